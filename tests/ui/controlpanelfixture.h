// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A control panel on the screen with its session: 1F1B, 4 × 8, forward and backward 10 ms each.

#include "ui/panels/controlpanel.h"
#include "ui/panels/slimslider.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QAbstractSpinBox>
#include <QtTest/QTest>

#include <memory>

namespace bubblescope::test {

/// As a user does: over what stood there, and Return.
inline void type(QAbstractSpinBox* spin, const QString& text)
{
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, text);
    QTest::keyClick(spin, Qt::Key_Return);
}

/// As a user does: press the handle, move in steps, let go.
inline void drag(SlimSlider* slider, int to)
{
    const QPoint from = slider->pointFor(slider->value());
    const QPoint end = slider->pointFor(to);
    QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= 8; ++i)
        QTest::mouseMove(slider, from + (end - from) * i / 8);
    QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, end);
}

class ControlPanelFixture : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_appearance = std::make_unique<Appearance>();
        m_session = std::make_unique<Session>();
        m_panel = std::make_unique<ControlPanel>(m_session.get(), m_appearance.get());
        m_panel->resize(m_panel->sizeHint());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        Scenario start;
        start.costs.forwardNs = {10 * kNsPerMs};
        start.costs.backwardInputNs = {5 * kNsPerMs};
        start.costs.backwardWeightNs = {5 * kNsPerMs};
        load(start);
    }
    void cleanup()
    {
        m_panel.reset();
        m_session.reset();
        m_appearance.reset();
    }

protected:
    template <class T>
    T* find(const char* name)
    {
        auto* found = m_panel->findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("no control called %s", name);
        return found;
    }
    const Scenario& scenario() { return m_session->scenario(); }
    /// The run that belongs to the present scenario.
    const Run& run()
    {
        if (!m_session->waitUntilIdle() || m_session->error() || m_session->run()->scenario != scenario())
            qFatal("the scenario has no run");
        return *m_session->run();
    }
    void load(const Scenario& scenario)
    {
        m_session->load(scenario);
        QVERIFY(m_session->waitUntilIdle());
    }

    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ControlPanel> m_panel;
};

}  // namespace bubblescope::test
