// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Opening and saving: which file the scenario, or the comparison of several, belongs to, which were used last, and what
// a restart brings back. A schedule file (CSV) opens as a scenario with the schedule "custom". While scenarios are
// compared, a single one that is opened takes the place of the active one.

#include "core/model/result.h"
#include "core/model/scenario.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace bubblescope {

class Comparison;
class Session;

class ScenarioFiles : public QObject {
    Q_OBJECT

public:
    ScenarioFiles(Session* session, Comparison* comparison, QObject* parent = nullptr);

    /// JSON or CSV, told apart by content; several scenarios where it is a comparison's. `base` gives a CSV its costs.
    [[nodiscard]] static Result<std::vector<Scenario>> read(const QString& path, const Scenario& base);
    /// The scenarios of two to four files in their order, or of a comparison's. The error names the file.
    [[nodiscard]] static Result<std::vector<Scenario>> readAll(const QStringList& paths, const Scenario& base);

    /// Loads it into the session, as a step that can be undone. The error names the file.
    std::optional<Error> open(const QString& path);
    /// Shows the scenarios of several files side by side.
    std::optional<Error> openAll(const QStringList& paths);
    /// The same with a scenario (JSON) or a schedule (CSV) that stands in a text; the error names the clipboard.
    std::optional<Error> paste(const QString& text);
    /// Shows these instead of all there are. They belong to the file `path`, or to none; undoing that, which is one
    /// step, gives back what was shown before together with its file.
    void show(const QString& text, const std::vector<Scenario>& scenarios, const QString& path = {});
    std::optional<Error> save(const QString& path);
    /// The session now shows this, which belongs to no file: an example, the first picture, a lesson's step.
    void adopt(const std::vector<Scenario>& scenarios);

    /// Which file the scenario belongs to and how it was there: to be given back after a lesson.
    struct Belonging {
        QString path;
        std::vector<Scenario> saved;
    };
    [[nodiscard]] Belonging belonging() const { return {m_path, m_saved}; }
    void restore(const Belonging& belonging);

    /// The session now shows the scenario of a kept stream, which was opened.
    void adoptStream(const QString& path);
    /// Where the newest live run is kept until the next, for those who did not save it.
    [[nodiscard]] static QString lastRunPath();

    /// Empty where the scenario belongs to no file.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether the scenario differs, in more than its title, from what was opened, saved or adopted last.
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QStringList recent() const;
    /// False: what is opened was not opened by a person in a window.
    void setKeepsRecent(bool keeps) { m_keepsRecent = keeps; }

    /// What modified() compares with: as it was opened, saved or adopted.
    [[nodiscard]] const Scenario& origin() const { return m_saved.front(); }

    /// Keeps the last scenarios that ran, their file and what they have come from beside the settings for the next
    /// start. The error: why that cannot be.
    std::optional<Error> remember() const;
    /// Loads into the session what was kept, if anything was. Error: it cannot be read; it is set aside, as
    /// unreadPath(), and not written over.
    [[nodiscard]] std::optional<Error> restore();
    [[nodiscard]] static QString unreadPath();

signals:
    /// What has been read is about to be shown: the end of a lesson, which a file that cannot be read leaves alone.
    void opening();
    void pathChanged();
    void recentChanged();

private:
    void setPath(const QString& path);
    void addRecent(const QString& path);

    Session* m_session;
    Comparison* m_comparison;
    QString m_path;
    std::vector<Scenario> m_saved;
    bool m_keepsRecent = true;
};

}  // namespace bubblescope
