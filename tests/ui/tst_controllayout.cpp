// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How the control panel is laid out and reached: names, tab order, many stages, scale and theme.

#include "tests/ui/controlpanelfixture.h"
#include "ui/help/helpmark.h"
#include "ui/panels/slimslider.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

using namespace bubblescope;
using namespace bubblescope::test;

class TestControlLayout : public ControlPanelFixture {
    Q_OBJECT

private slots:
    void everyControlIsNamedAndExplained();
    void tabOrderFollowsTheScreen();
    void manyStagesScrollSideways();
    void scaleAndThemeAreFollowed();
    void noWidthIsLeftOfLargerType();
};

void TestControlLayout::everyControlIsNamedAndExplained()
{
    auto* combo = find<QComboBox>("scheduleCombo");
    combo->setCurrentIndex(combo->findData(QStringLiteral("gpipe")));
    int controls = 0;
    for (const QWidget* widget : m_panel->findChildren<QWidget*>()) {
        const bool control = qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                             qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QSlider*>(widget);
        if (!control || widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        // Goes from control to control; by keyboard it is Shift+F1 on the control itself.
        if (qobject_cast<const HelpMark*>(widget))
            continue;
        ++controls;
        QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
        QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 qPrintable(widget->objectName()));
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus, qPrintable(widget->objectName()));
    }
    QVERIFY(controls > 25);
}

void TestControlLayout::tabOrderFollowsTheScreen()
{
    find<QComboBox>("scheduleCombo")->setFocus();
    int lastY = -1;
    QStringList names;
    for (int i = 0; i < 60; ++i) {
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        names << focus->objectName();
        const int y = focus->mapTo(m_panel->widget(), QPoint()).y();
        QVERIFY2(y >= lastY - 4, qPrintable(names.join(QStringLiteral(" → "))));
        lastY = y;
        if (focus->objectName() == QLatin1String("jitterCombo"))
            break;
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    QCOMPARE(names.last(), QStringLiteral("jitterCombo"));
    QVERIFY2(names.contains(QStringLiteral("slowdown3")), qPrintable(names.join(QStringLiteral(" → "))));
    QVERIFY(names.contains(QStringLiteral("slowMiddleSwitch")));
}

void TestControlLayout::manyStagesScrollSideways()
{
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("64"));
    QTest::qWait(20);
    auto* scroll = find<QScrollArea>("slowdownScroll");
    QVERIFY(scroll->horizontalScrollBar()->maximum() > 0);
    QVERIFY(m_panel->horizontalScrollBar()->maximum() == 0);
    // What gets the focus is scrolled to.
    find<SlimSlider>("slowdown62")->setFocus();
    QTest::keyClick(find<SlimSlider>("slowdown62"), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("slowdown63"));
    QVERIFY(scroll->horizontalScrollBar()->value() > 0);
    type(find<QSpinBox>("stagesSpin"), QStringLiteral("4000"));
    QCOMPARE(scenario().devices, 4000);
    QVERIFY(!m_panel->findChild<QWidget*>(QStringLiteral("slowdown3000")));
    QVERIFY(m_session->waitUntilIdle());
}

void TestControlLayout::scaleAndThemeAreFollowed()
{
    const int width = m_panel->minimumSizeHint().width();
    const QSize slider = find<SlimSlider>("stagesSlider")->sizeHint();
    m_appearance->setScale(2);
    QTRY_VERIFY(m_panel->minimumSizeHint().width() > width * 3 / 2);
    QCOMPARE(find<SlimSlider>("stagesSlider")->sizeHint().height(), slider.height() * 2);
    m_appearance->setMode(Appearance::Mode::Dark);
    QCOMPARE(m_panel->palette().color(QPalette::Window), m_appearance->theme().panel);
    QCOMPARE(m_panel->viewport()->palette().color(QPalette::Window), m_appearance->theme().panel);
}

/// The window's columns are as wide as what is in them must be.
void TestControlLayout::noWidthIsLeftOfLargerType()
{
    const auto least = [&](double scale) {
        m_appearance->setScale(scale);
        QCoreApplication::processEvents();
        int width = 0;
        for (const QComboBox* combo : m_panel->findChildren<QComboBox*>())
            width = std::max(width, combo->minimumSizeHint().width());
        return width;
    };
    const int usual = least(1);
    QVERIFY(least(1.7) > usual);
    QCOMPARE(least(1), usual);
}

QTEST_MAIN(TestControlLayout)
#include "tst_controllayout.moc"
