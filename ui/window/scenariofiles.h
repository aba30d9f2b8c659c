// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Opening and saving: which file the scenario belongs to, which were used last, and the scenario that a restart brings
// back. A schedule file (CSV) opens as a scenario with the schedule "custom".

#include "core/model/result.h"
#include "core/model/scenario.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace bubblescope {

class Session;

class ScenarioFiles : public QObject {
    Q_OBJECT

public:
    explicit ScenarioFiles(Session* session, QObject* parent = nullptr);

    /// JSON or CSV, told apart by content. `base` gives a CSV its costs.
    [[nodiscard]] static Result<Scenario> read(const QString& path, const Scenario& base);

    /// Loads it into the session, as a step that can be undone. The error names the file.
    std::optional<Error> open(const QString& path);
    /// The same with a scenario (JSON) or a schedule (CSV) that stands in a text; the error names the clipboard.
    std::optional<Error> paste(const QString& text);
    std::optional<Error> save(const QString& path);
    /// The session now shows this scenario, which belongs to no file: an example, the first picture.
    void adopt(const Scenario& scenario);

    /// Which file the scenario belongs to and how it was there: to be given back after a lesson.
    struct Belonging {
        QString path;
        Scenario saved;
    };
    [[nodiscard]] Belonging belonging() const { return {m_path, m_saved}; }
    void restore(const Belonging& belonging);

    /// The session now shows the scenario of a kept stream, which was opened.
    void adoptStream(const QString& path);

    /// Empty where the scenario belongs to no file.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether the scenario differs, in more than its title, from what was opened, saved or adopted last.
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QStringList recent() const;

    /// What modified() compares with: as it was opened, saved or adopted.
    [[nodiscard]] const Scenario& origin() const { return m_saved; }

    /// Keeps the last scenario that ran, its file and what it has come from beside the settings for the next start.
    void remember() const;
    /// Loads into the session what was kept; false where nothing was.
    bool restore();

signals:
    void pathChanged();
    void recentChanged();

private:
    void setPath(const QString& path);
    void addRecent(const QString& path);

    Session* m_session;
    QString m_path;
    Scenario m_saved;
};

}  // namespace bubblescope
