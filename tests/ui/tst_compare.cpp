// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios side by side in the window: one axis, one cursor, one undo stack; figures with their differences.

#include "core/io/comparisonjson.h"
#include "core/io/scenariojson.h"
#include "tests/ui/windowfixture.h"
#include "ui/compare/basisbar.h"
#include "ui/compare/compareview.h"
#include "ui/compare/lanehead.h"
#include "ui/dialogs/rankdialog.h"
#include "ui/export/exportdialog.h"
#include "ui/export/sheet.h"
#include "ui/gantt/ganttview.h"
#include "ui/window/windowhost.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

Scenario scenarioOf(const char* schedule, int devices = 4, int microbatches = 8, int chunks = 1)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.devices = devices;
    scenario.microbatches = microbatches;
    scenario.chunks = chunks;
    return scenario;
}

struct Compared : Window {
    explicit Compared(const std::vector<Scenario>& scenarios, int active = 0) { compare(scenarios, active); }

    void compare(const std::vector<Scenario>& scenarios, int active = 0)
    {
        comparison().show(QStringLiteral("test"), scenarios, active);
        QVERIFY(comparison().waitUntilIdle());
        QCoreApplication::processEvents();
    }

    CompareView* view() { return findChild<CompareView*>(); }
    LaneHead::Content lane(int index) { return view()->head(index)->content(); }
    QString basis() { return findChild<BasisBar*>()->text(); }
    void undo()
    {
        actions().undo->trigger();
        QVERIFY(comparison().waitUntilIdle());
    }
    void redo()
    {
        actions().redo->trigger();
        QVERIFY(comparison().waitUntilIdle());
    }
};

QStringList schedulesOf(MainWindow& window)
{
    QStringList list;
    for (const Scenario& scenario : window.comparison().scenarios())
        list << QString::fromStdString(scenario.schedule);
    return list;
}

}  // namespace

class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void aloneItIsOneChart();
    void knownFiguresAndTheirDifferences();
    void oneAxisAndOneCursor();
    void playsToTheEndOfTheLongest();
    void aClickMakesALaneTheActiveOne();
    void controlsAreTheActiveOnes();
    void addsAndRemoves();
    void copiesSettingsButNotTheSchedule();
    void undoesOverAllLanes();
    void basisAndUnequalWork();
    void anErrorStaysInItsLane();
    void aLaneThatNeverRanShowsNoOthersRun();
    void rankedRowsSideBySide();
    void lessonStepsSideBySide();
    void savedAndOpened();
    void filesTogether();
    void remembered();
    void anotherLanguage();
    void exportsAllOfThem();
    void savingProposesAName();
};

void TestCompare::aloneItIsOneChart()
{
    Window w;
    QVERIFY(!w.comparison().isOpen());
    const auto* view = w.findChild<CompareView*>();
    QCOMPARE(view->gantt(0)->geometry(), view->rect());
    QVERIFY(!w.findChild<BasisBar*>()->isVisible());
    QVERIFY(w.findChildren<LaneHead*>().isEmpty());
    QVERIFY(!w.actions().compareRemove->isEnabled());
    QVERIFY(w.actions().compareAdd->isEnabled());
}

void TestCompare::knownFiguresAndTheirDifferences()
{
    Compared w({scenarioOf("gpipe"), scenarioOf("1f1b")});
    const auto values = [&](int lane) {
        QStringList list;
        for (const ComparedFigure& figure : w.lane(lane).figures)
            list << QString(figure.value).replace(QChar::Nbsp, u' ');
        return list;
    };
    QCOMPARE(values(0), QStringList({"33 ms", "27.3 %", "8"}));
    QCOMPARE(values(1), QStringList({"33 ms", "27.3 %", "4"}));
    QCOMPARE(w.lane(0).figures[2].difference, QString());
    QCOMPARE(w.lane(1).figures[0].difference, QStringLiteral("±0"));
    QCOMPARE(w.lane(1).figures[1].difference, QStringLiteral("±0"));
    QCOMPARE(w.lane(1).figures[2].difference, QStringLiteral("−4"));
    QCOMPARE(w.lane(1).figures[2].sign, -1);
    QCOMPARE(w.lane(1).note, QStringLiteral("1F1B instead of GPipe"));
    QVERIFY(w.basis().startsWith("Same devices: 4 · same stages: 4 · same microbatch size"));
}

void TestCompare::oneAxisAndOneCursor()
{
    Compared w({scenarioOf("gpipe"), scenarioOf("1f1b", 4, 16), scenarioOf("gpipe", 12)});
    const TimeNs longest = w.comparison().session(1).run()->analysis.makespanNs;
    for (int lane = 0; lane < 3; ++lane) {
        PlayController& play = w.comparison().play(lane);
        QCOMPARE(play.spanNs(), longest);
        QCOMPARE(play.lastNs(), longest);
        QVERIFY(play.toNs() >= longest);
        QCOMPARE(play.fromNs(), w.play().fromNs());
        QCOMPARE(play.toNs(), w.play().toNs());
        // Bars of the same instant stand one below the other, though names differ in width.
        const QRect plot = w.view()->gantt(lane)->plotRect();
        QCOMPARE(plot.left(), w.view()->gantt(0)->plotRect().left());
        QCOMPARE(plot.width(), w.view()->gantt(0)->plotRect().width());
        QCOMPARE(w.view()->gantt(lane)->width(), w.view()->width());
    }
    // Whoever moves it moves it in all, also beyond the end of a shorter one.
    w.play().setCursorNs(longest - 1);
    QCOMPARE(w.comparison().play(1).cursorNs(), longest - 1);
    w.comparison().play(2).setCursorNs(7 * kNsPerMs);
    QCOMPARE(w.play().cursorNs(), 7 * kNsPerMs);
    QCOMPARE(w.comparison().play(1).cursorNs(), 7 * kNsPerMs);
    w.comparison().play(1).setRange(2 * kNsPerMs, 9 * kNsPerMs);
    for (int lane = 0; lane < 3; ++lane) {
        QCOMPARE(w.comparison().play(lane).fromNs(), 2 * kNsPerMs);
        QCOMPARE(w.comparison().play(lane).toNs(), 9 * kNsPerMs);
    }
    w.actions().fit->trigger();
    QVERIFY(w.comparison().play(2).toNs() >= longest);
    w.actions().criticalPath->trigger();
    QVERIFY(w.comparison().play(1).pathShown());
    // One that becomes longer takes the others along.
    w.comparison().choose(2);
    w.session().edit({}, scenarioOf("gpipe", 12, 40));
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(w.play().endNs() > longest);
    QCOMPARE(w.comparison().play(0).spanNs(), w.play().endNs());
    QCOMPARE(w.comparison().play(0).toNs(), w.play().toNs());
}

void TestCompare::playsToTheEndOfTheLongest()
{
    Compared w({scenarioOf("gpipe", 4, 2), scenarioOf("gpipe", 4, 8)});
    w.play().setCursorNs(w.play().endNs());
    QVERIFY(w.play().cursorNs() < w.play().lastNs());
    w.actions().stepForward->trigger();
    QVERIFY(w.play().cursorNs() > w.play().endNs());
    w.actions().toEnd->trigger();
    QCOMPARE(w.play().cursorNs(), w.comparison().play(1).endNs());
    // Of its own run it goes on saying what holds at its end.
    QCOMPARE(w.play().run()->bubbleRatioUntil(w.play().cursorNs()), w.play().run()->analysis.bubbleRatio);
    w.play().setSpeed(1000);
    w.play().setPlaying(true);
    QTRY_VERIFY(!w.play().playing());
    QCOMPARE(w.play().cursorNs(), w.comparison().play(1).endNs());
}

void TestCompare::aClickMakesALaneTheActiveOne()
{
    Compared w({scenarioOf("gpipe"), scenarioOf("1f1b")});
    auto* own = w.findChild<GanttView*>("ganttView");
    QCOMPARE(w.view()->gantt(0), own);
    GanttView* below = w.view()->gantt(1);
    const std::size_t op = w.comparison().session(1).run()->indexOf(2, OpKind::Forward, 3);
    const QPoint bar = below->barRect(op).center().toPoint();
    QTest::mouseClick(below->viewport(), Qt::LeftButton, {}, bar);
    QTRY_COMPARE(w.comparison().active(), 1);
    QCOMPARE(w.view()->gantt(1), own);
    QCOMPARE(w.play().pinnedOp(), std::optional<std::size_t>(op));
    QCOMPARE(w.session().scenario().schedule, std::string("1f1b"));
    QVERIFY(w.lane(1).active && !w.lane(0).active);
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b"}));
    // The letter, the head and the keys do it too.
    auto* letter = w.view()->head(0)->findChild<QAbstractButton*>("laneLetter");
    letter->setFocus();
    QTest::keyClick(letter, Qt::Key_Space);
    QCOMPARE(w.comparison().active(), 0);
    QTest::mouseClick(w.view()->head(1), Qt::LeftButton);
    QCOMPARE(w.comparison().active(), 1);
    QTest::keyClick(&w, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(w.comparison().active(), 0);
    QVERIFY(w.actions().compareLanes[0]->isChecked());
    QVERIFY(!w.actions().compareLanes[3]->isEnabled());
    // It is nothing to undo.
    QCOMPARE(w.session().undoStack()->count(), 1);
}

void TestCompare::controlsAreTheActiveOnes()
{
    Compared w({scenarioOf("gpipe"), scenarioOf("1f1b")}, 1);
    const auto gpipe = w.comparison().session(0).run();
    Scenario more = w.session().scenario();
    more.microbatches = 12;
    w.session().edit({}, more);
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(w.comparison().scenarios()[1].microbatches, 12);
    QCOMPARE(w.comparison().scenarios()[0].microbatches, 8);
    // Only its own run is computed.
    QCOMPARE(w.comparison().session(0).run(), gpipe);
    QCOMPARE(w.lane(1).note, QStringLiteral("1F1B instead of GPipe · Microbatches 12 instead of 8"));
    QCOMPARE(QString(w.lane(1).figures[0].difference).replace(QChar::Nbsp, u' '), QStringLiteral("+12 ms"));
}

void TestCompare::addsAndRemoves()
{
    Window w;
    const Scenario first = w.session().scenario();
    for (int count = 2; count <= 4; ++count) {
        w.actions().compareAdd->trigger();
        QVERIFY(w.comparison().waitUntilIdle());
        QCOMPARE(w.comparison().count(), count);
        QCOMPARE(w.comparison().active(), count - 1);
        QVERIFY(w.session().scenario() == first);
    }
    QVERIFY(!w.actions().compareAdd->isEnabled());
    w.comparison().add();
    QCOMPARE(w.comparison().count(), 4);
    Scenario other = first;
    other.schedule = "gpipe";
    w.session().edit({}, other);
    w.comparison().choose(1);
    auto* remove = w.findChild<CompareView*>()->head(0)->findChild<QToolButton*>("laneRemove");
    remove->click();
    QTRY_COMPARE(w.comparison().count(), 3);
    QCOMPARE(w.comparison().active(), 0);
    QCOMPARE(schedulesOf(w).last(), QStringLiteral("gpipe"));
    w.comparison().choose(2);
    w.actions().compareRemove->trigger();
    QCOMPARE(w.comparison().count(), 2);
    QCOMPARE(w.comparison().active(), 1);
    w.actions().compareEnd->trigger();
    QVERIFY(!w.comparison().isOpen());
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(w.play().lastNs(), w.play().endNs());
    QVERIFY(w.findChildren<LaneHead*>().isEmpty());
}

void TestCompare::copiesSettingsButNotTheSchedule()
{
    Scenario slow = scenarioOf("gpipe", 6, 12);
    slow.costs.slowdown = {1, 1, 2, 1, 1, 1};
    Compared w({slow, scenarioOf("1f1b"), scenarioOf("interleaved-1f1b", 4, 8, 2)}, 1);
    w.actions().compareFromFirst->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b", "interleaved-1f1b"}));
    QCOMPARE(w.lane(1).note, QStringLiteral("1F1B instead of GPipe"));
    QCOMPARE(w.comparison().scenarios()[2].devices, 4);
    w.actions().compareToAll->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(w.comparison().scenarios()[2].devices, 6);
    QCOMPARE(w.comparison().scenarios()[2].chunks, 2);
    QVERIFY(w.comparison().scenarios()[0] == slow);
    w.actions().compareSwap->trigger();
    QCOMPARE(schedulesOf(w), QStringList({"1f1b", "gpipe", "interleaved-1f1b"}));
    QCOMPARE(w.comparison().active(), 0);
}

void TestCompare::undoesOverAllLanes()
{
    Window w;
    const Scenario first = w.session().scenario();
    const auto edit = [&](const char* schedule) {
        Scenario changed = w.session().scenario();
        changed.schedule = schedule;
        w.session().edit(QStringLiteral("schedule"), changed);
        QVERIFY(w.comparison().waitUntilIdle());
    };
    w.actions().compareAdd->trigger();
    edit("gpipe");
    w.comparison().choose(0);
    edit("zb-h1");
    w.comparison().choose(1);
    w.comparison().remove(0);
    const int steps = w.session().undoStack()->count();
    QCOMPARE(steps, 4);
    QCOMPARE(schedulesOf(w), QStringList({"gpipe"}));
    const auto undo = [&] {
        w.actions().undo->trigger();
        QVERIFY(w.comparison().waitUntilIdle());
    };
    undo();
    QCOMPARE(schedulesOf(w), QStringList({"zb-h1", "gpipe"}));
    QCOMPARE(w.comparison().active(), 1);
    // A step of another lane shows where it is.
    undo();
    QCOMPARE(schedulesOf(w), QStringList({"1f1b", "gpipe"}));
    QCOMPARE(w.comparison().active(), 0);
    undo();
    QCOMPARE(schedulesOf(w), QStringList({"1f1b", "1f1b"}));
    QCOMPARE(w.comparison().active(), 1);
    undo();
    QVERIFY(!w.comparison().isOpen());
    QVERIFY(w.session().scenario() == first);
    for (int i = 0; i < steps; ++i)
        w.actions().redo->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(schedulesOf(w), QStringList({"gpipe"}));
    undo();
    QCOMPARE(schedulesOf(w), QStringList({"zb-h1", "gpipe"}));
    for (int lane = 0; lane < 2; ++lane)
        QVERIFY(w.comparison().session(lane).run()->scenario ==
                w.comparison().scenarios()[static_cast<std::size_t>(lane)]);
}

void TestCompare::basisAndUnequalWork()
{
    Compared w({scenarioOf("1f1b"), scenarioOf("interleaved-1f1b", 4, 8, 2)});
    QVERIFY(w.basis().startsWith("Same devices: 4 · stages: 4, 8"));
    w.actions().compareStages->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY2(w.basis().startsWith("Devices: 4, 2 · same stages: 4"), qPrintable(w.basis()));
    QVERIFY(!w.basis().contains("work"));
    w.actions().compareDevices->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(w.comparison().scenarios()[1].devices, 4);
    w.undo();
    QCOMPARE(w.comparison().scenarios()[1].devices, 2);

    w.compare({scenarioOf("gpipe", 4, 8), scenarioOf("gpipe", 4, 12)});
    QVERIFY2(w.basis().contains("Not the same work as A: B ×1.5"), qPrintable(w.basis()));
    w.actions().compareBatch->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY2(!w.basis().contains("Not the same work") && w.basis().contains("same batch"), qPrintable(w.basis()));
    QCOMPARE(w.comparison().session(0).run()->analysis.makespanNs, 33 * kNsPerMs);
    w.actions().compareMicrobatch->trigger();
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(w.basis().contains("B ×1.5"));
}

void TestCompare::anErrorStaysInItsLane()
{
    Compared w({scenarioOf("gpipe"), scenarioOf("1f1b")}, 1);
    Scenario refused = w.session().scenario();
    refused.schedule = "dualpipe";
    refused.devices = 3;
    w.session().edit({}, refused);
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(w.lane(1).noteIsProblem);
    QVERIFY(w.lane(1).note.contains("DualPipe"));
    QCOMPARE(w.lane(1).figures[0].value, QStringLiteral("–"));
    QVERIFY(!w.lane(0).noteIsProblem);
    QVERIFY(w.lane(0).figures[0].value.startsWith("33"));
    w.comparison().choose(0);
    QVERIFY(!w.session().error());
    QVERIFY(w.lane(1).noteIsProblem);
}

void TestCompare::aLaneThatNeverRanShowsNoOthersRun()
{
    Compared w({scenarioOf("gpipe"), scenarioOf("dualpipe", 3)});
    w.play().setCursorNs(11 * kNsPerMs);
    const TimeNs cursorNs = w.play().cursorNs();
    QVERIFY(!w.comparison().session(1).run());
    for (const bool presenting : {false, true}) {
        w.actions().presentation->setChecked(presenting);
        w.actions().compareLanes[1]->trigger();
        QVERIFY(w.session().error());
        QVERIFY(!w.session().run() && !w.play().run());
        QVERIFY(w.lane(1).noteIsProblem && w.lane(1).active);
        QVERIFY(w.notice().contains("There is no picture of it"));
        QCOMPARE(w.view()->gantt(1)->accessibleDescription(), QStringLiteral("Nothing has been computed yet"));
        QVERIFY(w.comparison().play(0).run());
        // Whatever has to do with runs bears that there is none.
        w.grab();
        w.actions().stepForward->trigger();
        w.actions().stepBack->trigger();
        w.actions().copyPicture->trigger();
        w.actions().compareLanes[0]->trigger();
        QVERIFY(!w.session().error() && w.play().run());
        QCOMPARE(w.play().cursorNs(), cursorNs);
        QVERIFY(!w.comparison().play(1).run());
        QCOMPARE(w.view()->gantt(1)->accessibleDescription(), QStringLiteral("Nothing has been computed yet"));
    }
    // Once it can run it does.
    w.comparison().choose(1);
    w.session().edit({}, scenarioOf("1f1b"));
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(w.play().run());
    QCOMPARE(w.play().cursorNs(), cursorNs);
}

void TestCompare::rankedRowsSideBySide()
{
    Window w;
    w.actions().bestSchedule->trigger();
    auto* dialog = w.findChild<RankDialog*>();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->job().busy() && !dialog->job().rows().empty(), 60'000);
    auto* table = dialog->findChild<QTableView*>("rankTable");
    auto* button = dialog->findChild<QPushButton*>("rankBeside");
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers) {
        const QPoint at = table->visualRect(table->model()->index(row, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, at);
    };
    QVERIFY(!button->isEnabled());
    click(0, {});
    QVERIFY(w.session().scenario() == dialog->job().rows()[0].scenario);
    click(2, Qt::ControlModifier);
    // Choosing several shows none of them alone.
    QVERIFY(w.session().scenario() == dialog->job().rows()[0].scenario);
    QVERIFY(button->isEnabled());
    click(4, Qt::ShiftModifier);
    QCOMPARE(table->selectionModel()->selectedRows().size(), 4);
    QVERIFY(button->isEnabled());
    click(5, Qt::ShiftModifier);
    QVERIFY(!button->isEnabled());
    click(0, {});
    click(2, Qt::ControlModifier);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(w.comparison().count(), 2);
    QVERIFY(w.comparison().scenarios()[0] == dialog->job().rows()[0].scenario);
    QVERIFY(w.comparison().scenarios()[1] == dialog->job().rows()[2].scenario);
    QCOMPARE(w.comparison().active(), 0);
}

void TestCompare::lessonStepsSideBySide()
{
    Window w;
    const Scenario own = w.session().scenario();
    QVERIFY(!w.openLesson(QStringLiteral("gpipe-1f1b")));
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(!w.comparison().isOpen());
    QSignalSpy missed(&w.lessons(), &LessonPlayer::factMissed);
    w.lessons().goTo(1);
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b"}));
    QCOMPARE(w.comparison().active(), 1);
    QVERIFY(w.lessons().settled());
    // Played with, and back.
    w.actions().compareAdd->trigger();
    w.lessons().returnToStep();
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b"}));
    w.lessons().goTo(5);
    QVERIFY(w.comparison().waitUntilIdle());
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b", "eager-1f1b"}));
    QCOMPARE(w.play().cursorNs(), w.play().lastNs());
    QCOMPARE(w.play().lastNs(), 49 * kNsPerMs);
    w.lessons().goTo(2);
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(!w.comparison().isOpen());
    QCOMPARE(missed.count(), 0);
    // The user's own comparison comes back.
    w.lessons().close();
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(w.session().scenario() == own);
    w.comparison().show({}, {scenarioOf("gpipe"), own}, 0);
    QVERIFY(!w.openLesson(QStringLiteral("slow-stage")));
    QVERIFY(!w.comparison().isOpen());
    w.lessons().close();
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b"}));
    QCOMPARE(w.comparison().active(), 0);
}

void TestCompare::savedAndOpened()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("pair.json");
    const std::vector<Scenario> scenarios{scenarioOf("gpipe"), scenarioOf("1f1b", 4, 12)};
    {
        Compared w(scenarios);
        QVERIFY(!w.files().save(path));
        QVERIFY(!w.files().modified());
        QVERIFY(w.windowTitle().startsWith("pair.json"));
        w.comparison().choose(1);
        QVERIFY(!w.files().modified());
        w.session().edit({}, scenarioOf("zb-h1"));
        QVERIFY(w.files().modified());
    }
    const auto read = readComparisonJson(written(path).toStdString(), "pair.json");
    QVERIFY(read.ok() && read.value() == scenarios);
    Window w;
    const Scenario before = w.session().scenario();
    QVERIFY(w.openFile(path));
    QVERIFY(w.comparison().waitUntilIdle());
    QVERIFY(w.comparison().scenarios() == scenarios);
    QVERIFY(!w.files().modified());
    // A single scenario takes the active one's place.
    const QString single = folder.filePath("single.json");
    write(single, QByteArray::fromStdString(writeScenarioJson(scenarioOf("sequential"))));
    w.comparison().choose(1);
    QVERIFY(w.openFile(single));
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "sequential"}));
    QCOMPARE(w.files().path(), path);
    QVERIFY(w.files().modified());
    for (int i = 0; i < 2; ++i)
        w.actions().undo->trigger();
    QVERIFY(!w.comparison().isOpen());
    QVERIFY(w.session().scenario() == before);
}

void TestCompare::filesTogether()
{
    const QTemporaryDir folder;
    QStringList paths;
    for (const char* schedule : {"gpipe", "1f1b", "zb-h1", "sequential", "eager-1f1b"}) {
        paths << folder.filePath(QString(schedule) + ".json");
        write(paths.last(), QByteArray::fromStdString(writeScenarioJson(scenarioOf(schedule))));
    }
    Window w;
    const auto drop = [&](const QStringList& files) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&w, &enter);
        QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&w, &event);
    };
    drop(paths.mid(0, 3));
    QCOMPARE(schedulesOf(w), QStringList({"gpipe", "1f1b", "zb-h1"}));
    QVERIFY(w.files().path().isEmpty());
    QVERIFY(w.windowTitle().contains("GPipe | 1F1B"));
    drop(paths);
    QCOMPARE(w.comparison().count(), 3);
    QVERIFY2(w.notice().contains("two to four scenarios are compared, not 5"), qPrintable(w.notice()));
    // A bad one in the list: named, and nothing is changed.
    const QString bad = folder.filePath("bad.json");
    write(bad, R"({"bubblescope": 1, "devices": 0})");
    drop({paths[0], bad});
    QVERIFY2(w.notice().contains("bad.json: devices"), qPrintable(w.notice()));
    QCOMPARE(w.comparison().count(), 3);
}

void TestCompare::remembered()
{
    const std::vector<Scenario> scenarios{scenarioOf("gpipe"), scenarioOf("1f1b", 4, 12), scenarioOf("zb-h1")};
    {
        Window w(true);
        w.comparison().show({}, scenarios, 1);
        QVERIFY(w.comparison().waitUntilIdle());
        w.close();
    }
    Window again(true);
    QVERIFY(again.comparison().waitUntilIdle());
    QVERIFY(again.comparison().scenarios() == scenarios);
    QCOMPARE(again.comparison().active(), 1);
    QCOMPARE(again.session().undoStack()->count(), 0);
    for (int lane = 0; lane < 3; ++lane) {
        QVERIFY(again.comparison().session(lane).run() != nullptr);
        QCOMPARE(again.comparison().play(lane).fromNs(), again.play().fromNs());
        QCOMPARE(again.comparison().play(lane).toNs(), again.play().toNs());
        QCOMPARE(again.comparison().play(lane).cursorNs(), again.play().cursorNs());
    }
    QVERIFY(again.play().toNs() >= again.play().lastNs());
    again.comparison().end();
    again.close();
    Window alone(true);
    QVERIFY(!alone.comparison().isOpen());
}

void TestCompare::anotherLanguage()
{
    WindowHost host(false);
    host.window().show();
    host.window().session().waitUntilIdle();
    host.window().comparison().show({}, {scenarioOf("gpipe"), scenarioOf("1f1b")}, 1);
    QVERIFY(host.window().comparison().waitUntilIdle());
    host.changeLanguage(QStringLiteral("ru"));
    auto* view = host.window().findChild<CompareView*>();
    QVERIFY(view->head(1)->content().note.contains(QStringLiteral("вместо")));
    QCOMPARE(view->gantt(1), host.window().findChild<GanttView*>("ganttView"));
    host.window().comparison().choose(0);
    QCOMPARE(view->gantt(0), host.window().findChild<GanttView*>("ganttView"));
    host.changeLanguage(QStringLiteral("en"));
}

void TestCompare::exportsAllOfThem()
{
    Compared w({scenarioOf("gpipe", 4, 4), scenarioOf("1f1b", 12), scenarioOf("zb-h1")}, 1);
    w.play().setCursorNs(12 * kNsPerMs);
    w.play().setPinnedOp(5);
    const ExportView view = w.exportView();
    QCOMPARE(view.lanes.size(), std::size_t(3));
    QCOMPARE(view.run, w.comparison().session(1).run());
    QCOMPARE(view.lanes[1].run, view.run);
    ExportOptions options;
    options.marks = true;
    ExportSheet sheet(options, view);
    QVERIFY(sheet.height() >= sheet.leastSize().height());
    const QImage picture = pictureOf(sheet, 1);
    QVERIFY(!picture.isNull());
    const auto heads = sheet.findChildren<LaneHead*>();
    QCOMPARE(heads.size(), 3);
    QCOMPARE(heads[2]->content().letter, QStringLiteral("C"));
    const auto charts = sheet.findChildren<GanttView*>();
    QCOMPARE(charts.size(), 3);
    for (const GanttView* chart : charts) {
        QCOMPARE(chart->plotRect().left(), charts[0]->plotRect().left());
        QCOMPARE(chart->plotRect().width(), charts[0]->plotRect().width());
    }
    // To the end of the longest, not of the first.
    QCOMPARE(sheet.lastNs(), w.play().lastNs());
    QCOMPARE(sheet.toNs(), sheet.lastNs());
    QBuffer svg;
    QVERIFY(svg.open(QIODevice::WriteOnly));
    drawSvg(sheet, QStringLiteral("three"), svg);
    for (const char* text : {"A  GPipe", "B  1F1B", "C  ZB-H1", "Devices: 4, 12, 4"})
        QVERIFY2(svg.data().contains(text), text);
    w.actions().copyPicture->trigger();
    QVERIFY(w.notice().contains("clipboard"));
    // What has been done is told for a while; what went wrong stays.
    auto* goes = w.findChild<QTimer*>(QStringLiteral("noticeTime"));
    QVERIFY(goes->isActive());
    goes->start(0);
    QTRY_VERIFY(w.notice().isEmpty());
    w.findChild<NoticeBar*>()->showMessage(QStringLiteral("something went wrong"));
    QVERIFY(!goes->isActive());
    w.comparison().end();
    QVERIFY(w.exportView().lanes.empty());
}

void TestCompare::savingProposesAName()
{
    const auto proposed = [](MainWindow& window) {
        QString name;
        QTimer answer;
        connect(&answer, &QTimer::timeout, &window, [&name] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
                dialog->reject();
            }
        });
        answer.start(10);
        window.actions().saveAs->trigger();
        return name;
    };
    Compared w({scenarioOf("gpipe"), scenarioOf("1f1b"), scenarioOf("gpipe", 8)}, 1);
    QCOMPARE(proposed(w), QStringLiteral("Comparison of GPipe, 1F1B.bubblescope.json"));
    w.actions().exportFile->trigger();
    auto* sheet = w.findChild<ExportDialog*>();
    QCOMPARE(QFileInfo(sheet->path()).fileName(), QStringLiteral("Comparison of GPipe, 1F1B.png"));
    sheet->close();
    // One scenario: its title, until it is no longer what that tells of.
    test::Window alone;
    QCOMPARE(proposed(alone), QStringLiteral("First picture 1F1B, 4 stages, 8 microbatches.bubblescope.json"));
    Scenario changed = alone.session().scenario();
    changed.microbatches = 12;
    alone.session().edit(QStringLiteral("x"), changed);
    QVERIFY(alone.session().waitUntilIdle());
    QCOMPARE(proposed(alone), QStringLiteral("1F1B P 4 M 12.bubblescope.json"));
}

QTEST_MAIN(TestCompare)
#include "tst_compare.moc"
