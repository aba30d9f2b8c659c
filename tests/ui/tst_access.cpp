// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers get: ops and bubbles of the Gantt chart one by one, and a name for everything that can have the
// keyboard.

#include "tests/ui/windowfixture.h"
#include "ui/gantt/ganttview.h"
#include "ui/text/language.h"
#include "ui/viewmodel/idletext.h"

#include <QAccessible>
#include <QAccessibleWidget>

using namespace bubblescope;
using bubblescope::test::Window;

namespace {

QAccessibleInterface* ganttOf(Window& w)
{
    return QAccessible::queryAccessibleInterface(w.findChild<GanttView*>(QStringLiteral("ganttView")));
}

Scenario shape(const std::string& schedule, int devices, int microbatches)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.microbatches = microbatches;
    return s;
}

}  // namespace

class TestAccess : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void chartSaysWhatIsPinned();
    void devicesAreRows();
    void itemsSayOpDeviceAndTimes();
    void bubblesSayTheirCause();
    void itemsFillTheRow();
    void partsOfAUnitAreItems();
    void pinHasTheFocus();
    void readerMovesThePin();
    void placeIsFoundAndPointedAt();
    void anotherRunForgetsTheOld();
    void millionOpsCostNothing();
    void whatHasTheKeyboardHasAName();
    void figuresSayTheirValue();
};

void TestAccess::initTestCase()
{
    setLanguage(QStringLiteral("en"));
}

void TestAccess::chartSaysWhatIsPinned()
{
    Window w;
    QAccessibleInterface* chart = ganttOf(w);
    QVERIFY(!chart->text(QAccessible::Name).isEmpty());
    const QString unpinned = chart->text(QAccessible::Description);
    QVERIFY2(unpinned.contains(QStringLiteral("220 ms")), qPrintable(unpinned));
    w.play().setPinnedOp(w.session().run()->indexOf(1, OpKind::Forward, 2));
    const QString pinned = chart->text(QAccessible::Description);
    QVERIFY2(pinned.contains(QStringLiteral("microbatch 2")) && pinned.contains(QStringLiteral("40 ms")),
             qPrintable(pinned));
    w.play().unpin();
    QCOMPARE(chart->text(QAccessible::Description), unpinned);
}

void TestAccess::devicesAreRows()
{
    Window w;
    QAccessibleInterface* chart = ganttOf(w);
    QVERIFY(chart && chart->isValid());
    QCOMPARE(chart->role(), QAccessible::Chart);
    QCOMPARE(chart->childCount(), 4);
    QAccessibleInterface* row = chart->child(2);
    QCOMPARE(row->text(QAccessible::Name), QStringLiteral("device 2"));
    QVERIFY2(row->text(QAccessible::Description).contains(QStringLiteral("16 operation")),
             qPrintable(row->text(QAccessible::Description)));
    QCOMPARE(row->parent(), chart);
    QCOMPARE(chart->indexOfChild(row), 2);
    // Asked twice, the same one.
    QCOMPARE(chart->child(2), row);
    QVERIFY(!chart->child(4));
    QVERIFY(!chart->child(-1));
}

void TestAccess::itemsSayOpDeviceAndTimes()
{
    Window w;
    QAccessibleInterface* row = ganttOf(w)->child(0);
    QAccessibleInterface* first = row->child(0);
    QCOMPARE(first->text(QAccessible::Name),
             QStringLiteral("0F0, forward of microbatch 0 on stage 0, device 0, from 0 ms to 10 ms"));
    QVERIFY(first->text(QAccessible::Description).contains(QStringLiteral("nothing")));
    QCOMPARE(first->role(), QAccessible::ListItem);
    QCOMPARE(first->parent(), row);
    QAccessibleInterface* second = row->child(1);
    QVERIFY2(second->text(QAccessible::Description).contains(QStringLiteral("0F0")),
             qPrintable(second->text(QAccessible::Description)));
    QCOMPARE(row->indexOfChild(second), 1);
}

void TestAccess::bubblesSayTheirCause()
{
    Window w;
    const Run& run = *w.session().run();
    QAccessibleInterface* bubble = ganttOf(w)->child(0)->child(4);
    QCOMPARE(bubble->text(QAccessible::Name), QStringLiteral("Bubble, device 0, from 40 ms to 70 ms"));
    const std::optional<IdleGap> gap = run.idleGapAt(DeviceId(0), 50 * kNsPerMs);
    QVERIFY(gap);
    QCOMPARE(bubble->text(QAccessible::Description), IdleText::sentence(run, *gap, run.chainBehind(*gap)));
    QVERIFY(bubble->text(QAccessible::Description).contains(QStringLiteral("gradient")));
}

void TestAccess::itemsFillTheRow()
{
    Window w;
    w.load(shape("zb-h1", 4, 8));
    const Run& run = *w.session().run();
    for (int d = 0; d < 4; ++d) {
        TimeNs atNs = 0;
        std::size_t ops = 0;
        for (const GanttItem& item : ganttItems(run, DeviceId(d))) {
            QCOMPARE(item.startNs, atNs);
            QVERIFY(item.endNs > atNs);
            atNs = item.endNs;
            ops += item.op.has_value() ? 1 : 0;
        }
        QCOMPARE(atNs, run.analysis.makespanNs);
        QCOMPARE(ops, run.timeline.row(DeviceId(d)).ops.size());
    }
}

void TestAccess::partsOfAUnitAreItems()
{
    Window w;
    w.load(shape("dualpipe", 4, 16));
    QVERIFY(!w.session().error());
    const Run& run = *w.session().run();
    const auto unit = std::find_if(run.timeline.rows->ops.begin(), run.timeline.rows->ops.end(),
                                   [](const Op& op) { return op.joinsPrevious; });
    QVERIFY(unit != run.timeline.rows->ops.end());
    const auto second = static_cast<std::size_t>(unit - run.timeline.rows->ops.begin());
    auto* view = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    view->setFocus();
    QTest::qWait(0);
    QStringList names;
    for (const std::size_t op : {second - 1, second}) {
        w.play().setPinnedOp(op);
        QAccessibleInterface* focus = ganttOf(w)->focusChild();
        QVERIFY(focus);
        names << focus->text(QAccessible::Name);
        QVERIFY2(names.last().startsWith(QString::fromStdString(toString(run.timeline.rows->ops[op])) + u','),
                 qPrintable(names.last()));
    }
}

void TestAccess::pinHasTheFocus()
{
    Window w;
    w.activateWindow();
    auto* view = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    view->setFocus();
    QVERIFY(QTest::qWaitFor([&] { return view->hasFocus(); }));
    w.play().setCursorNs(0);
    // Qt passes events on only while a screen reader listens, which none does here; what one would ask for is there.
    const auto focused = [&w] {
        QAccessibleInterface* focus = ganttOf(w)->focusChild();
        return focus ? focus->text(QAccessible::Name).section(u',', 0, 0) : QString();
    };
    QCOMPARE(focused(), ganttOf(w)->text(QAccessible::Name).section(u',', 0, 0));
    QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(focused(), QStringLiteral("0F0"));
    QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(focused(), QStringLiteral("0F1"));
    QAccessibleInterface* focus = ganttOf(w)->focusChild();
    QVERIFY(focus->state().focused && focus->state().selected);
    QVERIFY(!ganttOf(w)->child(0)->child(0)->state().focused);
    // A bubble as well.
    QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(focused(), QStringLiteral("Bubble"));
    // Elsewhere the keyboard is elsewhere.
    w.findChild<QWidget*>(QStringLiteral("speedSlider"))->setFocus();
    QVERIFY(!ganttOf(w)->focusChild());
}

void TestAccess::readerMovesThePin()
{
    Window w;
    QAccessibleInterface* item = ganttOf(w)->child(1)->child(1);
    QAccessibleActionInterface* action = item->actionInterface();
    QVERIFY(action);
    QVERIFY(action->actionNames().contains(QAccessibleActionInterface::setFocusAction()));
    action->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(w.play().pinnedOp(), std::optional(w.session().run()->indexOf(1, OpKind::Forward, 0)));
    ganttOf(w)->child(1)->child(0)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(w.play().pinnedGap());
}

void TestAccess::placeIsFoundAndPointedAt()
{
    Window w;
    QCoreApplication::processEvents();
    auto* view = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    QAccessibleInterface* item = ganttOf(w)->child(0)->child(1);
    const QRect place = item->rect();
    QVERIFY(view->viewport()->rect().contains(QRect(view->viewport()->mapFromGlobal(place.topLeft()), place.size())));
    QVERIFY(place.width() > 5 && place.height() > 5);
    QAccessibleInterface* row = ganttOf(w)->childAt(place.center().x(), place.center().y());
    QCOMPARE(row, ganttOf(w)->child(0));
    QCOMPARE(row->childAt(place.center().x(), place.center().y()), item);
    // Out of sight it says so.
    w.play().setRange(100 * kNsPerMs, 120 * kNsPerMs);
    QVERIFY(item->state().offscreen);
}

void TestAccess::anotherRunForgetsTheOld()
{
    Window w;
    QCOMPARE(ganttOf(w)->child(0)->childCount(), static_cast<int>(ganttItems(*w.session().run(), DeviceId(0)).size()));
    w.load(shape("gpipe", 2, 3));
    QCOMPARE(ganttOf(w)->childCount(), 2);
    QCOMPARE(ganttOf(w)->child(1)->childCount(), static_cast<int>(ganttItems(*w.session().run(), DeviceId(1)).size()));
}

void TestAccess::millionOpsCostNothing()
{
    Window w;
    w.load(shape("gpipe", 64, 2048));
    QAccessibleInterface* chart = ganttOf(w);
    QCOMPARE(chart->childCount(), 64);
    w.findChild<GanttView*>(QStringLiteral("ganttView"))->setFocus();
    w.play().setPinnedOp(w.session().run()->indexOf(40, OpKind::Backward, 2000));
    QAccessibleInterface* focus = chart->focusChild();
    QVERIFY(focus && focus->text(QAccessible::Name).startsWith(QStringLiteral("40B2000,")));
}

void TestAccess::whatHasTheKeyboardHasAName()
{
    Window w;
    w.actions().live->setChecked(true);
    QVERIFY(!w.openLesson(QStringLiteral("3"), 1));
    QVERIFY(w.session().waitUntilIdle());
    QCoreApplication::processEvents();
    QStringList nameless;
    for (QWidget* widget : w.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        const QString what = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            nameless << what + QStringLiteral(": no name");
        else if (interface->role() == QAccessible::NoRole || interface->role() == QAccessible::Client)
            nameless << what + QStringLiteral(": no role");
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

void TestAccess::figuresSayTheirValue()
{
    Window w;
    w.play().setCursorNs(0);
    w.play().toEnd();
    auto* headline = w.findChild<QWidget*>(QStringLiteral("bubbleHeadline"));
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(headline);
    QCOMPARE(interface->role(), QAccessible::StaticText);
    QVERIFY2(interface->text(QAccessible::Name).contains(QStringLiteral("27.3")),
             qPrintable(interface->text(QAccessible::Name)));
}

QTEST_MAIN(TestAccess)
#include "tst_access.moc"
