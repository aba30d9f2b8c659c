// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Between the panel's controls and the Session: which changes belong to one gesture (a drag, a number being typed) and
// so to one step of undo. A gesture on one control ends when it says so, when another control is used, or when the
// scenario changes from elsewhere.

#include "core/model/scenario.h"

#include <QObject>
#include <QString>

class QUndoGroup;
class QUndoStack;

namespace bubblescope {

class Session;

class ScenarioEditor : public QObject {
    Q_OBJECT

public:
    explicit ScenarioEditor(Session* session, QObject* parent = nullptr);

    [[nodiscard]] const Scenario& scenario() const;
    /// Whether the schedule of the last run splits its backwards into I and W.
    [[nodiscard]] bool splitBackward() const;

    /// The scenario as it was when the present gesture on `control` began. Changes that lose something (fewer stages)
    /// start from it: typing "16" passes by 1, and no stage's slowdown must be lost on the way.
    [[nodiscard]] const Scenario& before(const QString& control);
    void apply(const QString& text, const Scenario& changed, const QString& control);

    [[nodiscard]] const QUndoStack* undoStack() const;
    /// Tells of it, also when it becomes another.
    [[nodiscard]] const QUndoGroup* history() const;

public slots:
    void endGesture();

private:
    void changedElsewhere();

    Session* m_session;
    Scenario m_before;
    QString m_control;
    int m_gesture = 0;
    bool m_applying = false;
};

}  // namespace bubblescope
