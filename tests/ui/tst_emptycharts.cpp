// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A chart that has nothing to show yet takes whatever the user does to it.

#include "tests/ui/support.h"
#include "ui/charts/causeplot.h"
#include "ui/charts/chartcopy.h"
#include "ui/charts/histogramplot.h"
#include "ui/charts/lineplot.h"
#include "ui/charts/memorychart.h"
#include "ui/charts/queuechart.h"
#include "ui/charts/queueplot.h"
#include "ui/dialogs/causespage.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/curvepage.h"
#include "ui/dialogs/seedspage.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QEnterEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QHoverEvent>
#include <QTest>
#include <QWheelEvent>

using namespace bubblescope;
using test::slowStageScenario;

namespace {

constexpr QSize kSizes[] = {{900, 500}, {60, 40}, {1, 1}};

void sendTo(QWidget& target, QEvent&& event)
{
    QCoreApplication::sendEvent(&target, &event);
}

/// Over the whole of it, so that there is no place that is left out.
void sendMouse(QWidget& target)
{
    for (int column = 0; column <= 4; ++column)
        for (int row = 0; row <= 4; ++row) {
            const QPointF at(target.width() * column / 4.0, target.height() * row / 4.0);
            const QPointF global = target.mapToGlobal(at);
            sendTo(target, QEnterEvent(at, at, global));
            sendTo(target, QHoverEvent(QEvent::HoverMove, at, global, at));
            sendTo(target, QMouseEvent(QEvent::MouseMove, at, global, Qt::NoButton, Qt::NoButton, {}));
            for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton})
                for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseMove, QEvent::MouseButtonRelease,
                                                QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease})
                    sendTo(target, QMouseEvent(type, at, global, type == QEvent::MouseMove ? Qt::NoButton : button,
                                               type == QEvent::MouseButtonRelease ? Qt::NoButton : button, {}));
            for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier})
                for (const int turn : {120, -120})
                    sendTo(target, QWheelEvent(at, global, {}, {0, turn}, {}, modifiers, Qt::NoScrollPhase, false));
            for (const QEvent::Type type : {QEvent::ToolTip, QEvent::WhatsThis, QEvent::QueryWhatsThis})
                sendTo(target, QHelpEvent(type, at.toPoint(), global.toPoint()));
        }
    sendTo(target, QHoverEvent(QEvent::HoverLeave, QPointF(-1, -1), QPointF(-1, -1), QPointF()));
    sendTo(target, QEvent(QEvent::Leave));
}

void sendKeys(QWidget& target)
{
    const Qt::Key keys[] = {Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,       Qt::Key_Down,  Qt::Key_Home,
                            Qt::Key_End,    Qt::Key_Space, Qt::Key_PageDown, Qt::Key_Enter, Qt::Key_Return,
                            Qt::Key_PageUp, Qt::Key_Plus,  Qt::Key_Minus,    Qt::Key_A,     Qt::Key_Delete};
    for (const Qt::FocusReason reason : {Qt::TabFocusReason, Qt::MouseFocusReason, Qt::ShortcutFocusReason}) {
        sendTo(target, QFocusEvent(QEvent::FocusIn, reason));
        target.setFocus(reason);
        for (const Qt::Key key : keys)
            for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
                sendTo(target, QKeyEvent(QEvent::KeyPress, key, modifiers));
                sendTo(target, QKeyEvent(QEvent::KeyRelease, key, modifiers));
            }
        target.clearFocus();
        sendTo(target, QFocusEvent(QEvent::FocusOut, reason));
    }
}

/// As a screen reader asks.
void readAloud(QWidget& target)
{
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&target);
    QVERIFY(read);
    for (int text = QAccessible::Name; text <= QAccessible::Accelerator; ++text)
        (void)read->text(static_cast<QAccessible::Text>(text));
    (void)read->role();
    (void)read->state();
    for (int i = 0; i < read->childCount(); ++i)
        QVERIFY(read->child(i));
    (void)read->childAt(read->rect().center().x(), read->rect().center().y());
    (void)read->focusChild();
}

void copy(QWidget& target)
{
    for (QAction* action : target.actions())
        if (action->objectName() == "copyPicture" || action->objectName() == "copyData")
            action->trigger();
}

/// Everything to it and to all in it, at several sizes.
void sendEverything(QWidget& chart, Appearance& appearance)
{
    chart.show();
    for (const QSize& size : kSizes) {
        chart.resize(size);
        QCoreApplication::processEvents();
        QList<QPointer<QWidget>> parts{&chart};
        for (QWidget* part : chart.findChildren<QWidget*>())
            parts << part;
        for (const QPointer<QWidget>& part : parts) {
            if (!part || part->isWindow() != (part == &chart))
                continue;
            sendMouse(*part);
            sendKeys(*part);
            readAloud(*part);
            sendTo(*part, QEvent(QEvent::LanguageChange));
            sendTo(*part, QEvent(QEvent::PaletteChange));
            sendTo(*part, QEvent(QEvent::FontChange));
            sendTo(*part, QEvent(QEvent::StyleChange));
            copy(*part);
        }
        QVERIFY(!chart.grab().isNull());
        for (const double scale : {0.5, 2.0, 1.0})
            appearance.setScale(scale);
        appearance.setMode(appearance.mode() == Appearance::Mode::Dark ? Appearance::Mode::Light
                                                                       : Appearance::Mode::Dark);
        chart.hide();
        chart.show();
    }
    // What was to come a moment later.
    constexpr int kCardMs = 250;
    QTest::qWait(kCardMs);
}

}  // namespace

class TestEmptyCharts : public QObject {
    Q_OBJECT

private slots:
    void everyChartTakesEveryEvent_data();
    void everyChartTakesEveryEvent();
    void againOnceItIsEmptyAgain();
};

void TestEmptyCharts::everyChartTakesEveryEvent_data()
{
    QTest::addColumn<QString>("chart");
    for (const char* chart : {"lines", "histogram", "causes", "queues", "activations", "memory", "microbatches page",
                              "devices page", "slowdown page", "seeds page", "causes page", "dialog"})
        QTest::newRow(chart) << QString::fromLatin1(chart);
}

void TestEmptyCharts::everyChartTakesEveryEvent()
{
    QFETCH(const QString, chart);
    Appearance appearance;
    // Nothing is loaded: neither scenario nor run.
    Session session;
    PlayController play(&session);
    std::unique_ptr<QWidget> widget;
    if (chart == "lines")
        widget = std::make_unique<LinePlot>(&appearance);
    else if (chart == "histogram")
        widget = std::make_unique<HistogramPlot>(&appearance);
    else if (chart == "causes")
        widget = std::make_unique<CausePlot>(&appearance);
    else if (chart == "queues")
        widget = std::make_unique<QueueChart>(&play, &appearance);
    else if (chart == "activations")
        widget = std::make_unique<MemoryChart>(&play, &appearance, MemoryUnit::MicrobatchStages);
    else if (chart == "memory")
        widget = std::make_unique<MemoryChart>(&play, &appearance, MemoryUnit::Bytes);
    else if (chart == "microbatches page")
        widget = std::make_unique<CurvePage>(CurveAxis::Microbatches, &session, &appearance);
    else if (chart == "devices page")
        widget = std::make_unique<CurvePage>(CurveAxis::Devices, &session, &appearance);
    else if (chart == "slowdown page")
        widget = std::make_unique<CurvePage>(CurveAxis::Slowdown, &session, &appearance);
    else if (chart == "seeds page")
        widget = std::make_unique<SeedsPage>(&session, &appearance);
    else if (chart == "causes page")
        widget = std::make_unique<CausesPage>(&session, &appearance);
    else
        widget = std::make_unique<ChartsDialog>(&session, &appearance);
    sendEverything(*widget, appearance);
}

/// What was drawn before has left nothing behind that answers for it.
void TestEmptyCharts::againOnceItIsEmptyAgain()
{
    Appearance appearance;
    HistogramPlot histogram(&appearance);
    const std::vector<double> values{1, 2, 2, 3};
    PlotFrame frame;
    frame.title = "Makespan";
    histogram.setPicture(frame, histogramOf(values), {1, 3}, {{2, "median", true}});
    histogram.setFacts([&histogram](std::size_t bin) {
        return Facts{QString::number(histogram.histogram().counts.at(bin)), {}};
    });
    histogram.resize(kSizes[0]);
    histogram.show();
    QTest::mouseMove(&histogram, histogram.barOf(0).center().toPoint());
    QVERIFY(histogram.current());
    histogram.setHint("no jitter");
    QVERIFY(!histogram.current());
    sendEverything(histogram, appearance);

    LinePlot lines(&appearance);
    PlotLine line{"line", 0, {{0.1, 0.2}, {0.7, 0.8}}, {}};
    lines.setPicture(frame, {line, line});
    lines.setFacts([&lines](LinePlot::Place at) { return Facts{lines.lines().at(at.line).name, {}}; });
    lines.resize(kSizes[0]);
    lines.show();
    QTest::keyClick(&lines, Qt::Key_Down);
    QVERIFY(lines.current());
    line.points.clear();
    lines.setPicture(frame, {line, line});
    sendEverything(lines, appearance);
    lines.setPicture(frame, {});
    sendEverything(lines, appearance);
}

QTEST_MAIN(TestEmptyCharts)
#include "tst_emptycharts.moc"
