// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scenarioeditor.h"

#include "ui/session/session.h"

#include <QScopedValueRollback>

namespace bubblescope {

ScenarioEditor::ScenarioEditor(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(session, &Session::scenarioChanged, this, &ScenarioEditor::changedElsewhere);
}

const Scenario& ScenarioEditor::scenario() const
{
    return m_session->scenario();
}

bool ScenarioEditor::splitBackward() const
{
    const auto& run = m_session->simulated();
    return run && run->indexOf(0, OpKind::BackwardInput, 0) < run->schedule.opCount();
}

const QUndoStack* ScenarioEditor::undoStack() const
{
    return m_session->undoStack();
}

const QUndoGroup* ScenarioEditor::history() const
{
    return m_session->history();
}

const Scenario& ScenarioEditor::before(const QString& control)
{
    if (control != m_control) {
        m_control = control;
        ++m_gesture;
        m_before = m_session->scenario();
    }
    return m_before;
}

void ScenarioEditor::apply(const QString& text, const Scenario& changed, const QString& control)
{
    // Begins the gesture if it has not begun.
    (void)before(control);
    const QScopedValueRollback applying(m_applying, true);
    m_session->edit(text, changed, control + u'#' + QString::number(m_gesture));
}

void ScenarioEditor::endGesture()
{
    m_control.clear();
}

void ScenarioEditor::changedElsewhere()
{
    if (!m_applying)
        endGesture();
}

}  // namespace bubblescope
