// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window: keys, play, files, undo, errors, and what it remembers.

#include "core/io/layerscsv.h"
#include "core/io/scenariojson.h"
#include "core/schedule/registry.h"
#include "tests/ui/windowfixture.h"
#include "ui/gantt/ganttview.h"
#include "ui/panels/figurelabel.h"
#include "ui/text/format.h"
#include "ui/viewmodel/idletext.h"
#include "ui/window/keysheet.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace bubblescope;
using namespace bubblescope::test;

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::rememberIn(m_home); }

    /// Only what can be read ends the lesson.
    void brokenFilesLeaveTheLesson()
    {
        Window w;
        QVERIFY(!w.openLesson(QStringLiteral("slow-stage"), 1));
        const QTemporaryDir folder;
        const QString broken = folder.filePath("broken.json");
        test::write(broken, R"({"bubblescope": 1, "colour": "red"})");
        QVERIFY(!w.openFile(broken));
        QVERIFY(w.notice().contains("colour"));
        QVERIFY(w.lessons().isOpen());
        QVERIFY(!w.compareFiles({broken, broken}));
        QVERIFY(w.lessons().isOpen());
        const QString good = folder.filePath("good.json");
        test::write(good, QByteArray::fromStdString(writeScenarioJson(Scenario())));
        QVERIFY(w.openFile(good));
        QVERIFY(!w.lessons().isOpen());
    }

    /// Saving must not write one file's scenario into another's.
    void undoGivesTheFileBack()
    {
        const QTemporaryDir folder;
        const QString paths[] = {folder.filePath("a.json"), folder.filePath("b.json")};
        for (const QString& path : paths) {
            Scenario scenario;
            scenario.microbatches = path.endsWith("a.json") ? 5 : 6;
            test::write(path, QByteArray::fromStdString(writeScenarioJson(scenario)));
        }
        Window w;
        for (const QString& path : paths)
            QVERIFY(w.openFile(path));
        w.actions().undo->trigger();
        QCOMPARE(w.files().path(), paths[0]);
        QVERIFY(!w.files().modified());
        QCOMPARE(w.session().scenario().microbatches, 5);
        w.actions().undo->trigger();
        QCOMPARE(w.files().path(), QString());
        QVERIFY(!w.files().modified());
        w.actions().redo->trigger();
        w.actions().redo->trigger();
        QCOMPARE(w.files().path(), paths[1]);
        QCOMPARE(w.session().scenario().microbatches, 6);
        QVERIFY(w.compareFiles({paths[0], paths[1]}));
        QCOMPARE(w.files().path(), QString());
        w.actions().undo->trigger();
        QCOMPARE(w.files().path(), paths[1]);
        QVERIFY(!w.comparison().isOpen() && !w.files().modified());
        w.findChild<QMenu*>("examples")->actions().first()->trigger();
        QCOMPARE(w.files().path(), QString());
        w.actions().undo->trigger();
        QCOMPARE(w.files().path(), paths[1]);
    }

    void tickStepsFromWhatIsShown()
    {
        Window w;
        auto* tick = w.findChild<QAbstractSpinBox*>("tickSpin");
        const TimeNs shown = w.play().tickNs();
        QVERIFY(!w.play().chosenTickNs());
        tick->setFocus();
        QTest::keyClick(tick, Qt::Key_Up);
        QVERIFY(w.play().tickNs() > shown && w.play().tickNs() <= 2 * shown);
    }

    void wrongGuessKeepsTheField()
    {
        Window w;
        QVERIFY(!w.openLesson(QStringLiteral("2"), 0));
        auto* number = w.findChild<QAbstractSpinBox*>("lessonNumber");
        number->setFocus();
        number->selectAll();
        for (const char* guess : {"5", "6"}) {
            QTest::keyClicks(QApplication::focusWidget(), guess);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            if (*guess == '5')
                QCOMPARE(w.lessons().answerOf(0), LessonPlayer::Answer::Wrong);
        }
        QCOMPARE(w.lessons().answerOf(0), LessonPlayer::Answer::Right);
    }

    void enterPressesAButton()
    {
        Window w;
        QVERIFY(!w.openLesson(QStringLiteral("why-by-depth"), 1));
        auto* choice = w.findChild<QPushButton*>("lessonChoice0");
        QVERIFY(choice);
        choice->setFocus();
        QSignalSpy pressed(choice, &QPushButton::clicked);
        QTest::keyClick(choice, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
    }

    /// What is typed in "Balance stages" serves again, and the command line too.
    void layersAreSaved()
    {
        Window w;
        w.actions().balance->trigger();
        auto* source = w.findChild<QComboBox*>("layerSource");
        auto* save = w.findChild<QPushButton*>("saveLayers");
        QVERIFY(!save->isEnabled());
        emit source->activated(1);
        QVERIFY(save->isEnabled());
        const QTemporaryDir folder;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("mine"));
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        answer.start(20);
        save->click();
        answer.stop();
        const auto read = readLayersCsv(test::written(folder.filePath("mine.csv")).toStdString(), "mine.csv");
        QVERIFY(read.ok());
        QCOMPARE(read.value(), w.session().scenario().partition->layers);
    }

    void keysStepAndPlay()
    {
        Window w;
        PlayController& play = w.play();
        play.toStart();
        const TimeNs tick = play.tickNs();
        QTest::keyClick(&w, Qt::Key_Right);
        QCOMPARE(play.cursorNs(), tick);
        QTest::keyClick(&w, Qt::Key_PageDown);
        QCOMPARE(play.cursorNs(), 2 * tick);
        QTest::keyClick(&w, Qt::Key_PageUp);
        QTest::keyClick(&w, Qt::Key_Left);
        QCOMPARE(play.cursorNs(), 0);
        QTest::keyClick(&w, Qt::Key_Right, Qt::ShiftModifier);
        const TimeNs firstEvent = play.cursorNs();
        QCOMPARE(firstEvent, w.session().run()->timeline.endNs[0]);
        QTest::keyClick(&w, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&w, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(play.cursorNs(), firstEvent);
        QTest::keyClick(&w, Qt::Key_End);
        QCOMPARE(play.cursorNs(), play.endNs());
        QTest::keyClick(&w, Qt::Key_Home);
        QCOMPARE(play.cursorNs(), 0);
        QTest::keyClick(&w, Qt::Key_Space);
        QVERIFY(play.playing());
        QTRY_VERIFY(play.cursorNs() > 0);
        QTest::keyClick(&w, Qt::Key_Space);
        QVERIFY(!play.playing());
        QTest::keyClick(&w, Qt::Key_L);
        QVERIFY(play.loop());
        const double speed = play.speed();
        QTest::keyClick(&w, Qt::Key_BracketRight);
        QCOMPARE(play.speed(), 2 * speed);
        QTest::keyClick(&w, Qt::Key_BracketLeft);
        QCOMPARE(play.speed(), speed);
    }

    void keysZoom()
    {
        Window w;
        PlayController& play = w.play();
        play.setCursorNs(play.endNs() / 2);
        const TimeNs width = play.toNs() - play.fromNs();
        QTest::keyClick(&w, Qt::Key_Plus);
        QVERIFY(play.toNs() - play.fromNs() < width);
        QTest::keyClick(&w, Qt::Key_Minus);
        QTest::keyClick(&w, Qt::Key_Plus);
        QTest::keyClick(&w, Qt::Key_0);
        QCOMPARE(play.toNs() - play.fromNs(), width);
        const double scale = w.appearance().scale();
        QTest::keyClick(&w, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(w.appearance().scale() > scale);
        QTest::keyClick(&w, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(w.appearance().scale(), scale);
        QTest::keyClick(&w, Qt::Key_F11);
        QVERIFY(w.isFullScreen());
        QVERIFY(!w.menuBar()->isVisible());
        QTest::keyClick(&w, Qt::Key_F11);
        QVERIFY(!w.isFullScreen());
        play.setPinnedOp(3);
        QTest::keyClick(&w, Qt::Key_Escape);
        QVERIFY(!play.pinnedOp());
    }

    void keySheetNamesEveryKey()
    {
        Window w;
        QStringList shown;
        QTimer::singleShot(0, &w, [&] {
            auto* sheet = w.findChild<KeySheet*>();
            QVERIFY(sheet);
            for (const QLabel* label : sheet->findChildren<QLabel*>())
                shown << label->text();
            sheet->close();
        });
        QTest::keyClick(&w, Qt::Key_F1);
        const QString all = shown.join('\n');
        for (const char* key : {"Space", "PgDown", "PgUp", "Home", "End", "F11", "Shift+Right", "Ctrl+Z", "F1"})
            QVERIFY2(all.contains(key), key);
    }

    void steppingBackRestoresTheState()
    {
        Window w;
        w.appearance().setMotion(false);
        PlayController& play = w.play();
        play.setCursorNs(play.tickNs() * 7);
        const QImage before = w.grab().toImage();
        QTest::keyClick(&w, Qt::Key_Right);
        QVERIFY(w.grab().toImage() != before);
        QTest::keyClick(&w, Qt::Key_Left);
        QCOMPARE(w.grab().toImage(), before);
        // Jumping there gives the same as stepping.
        play.toEnd();
        play.setCursorNs(play.tickNs() * 7);
        QCOMPARE(w.grab().toImage(), before);
    }

    void playsToTheEndAndLoops()
    {
        Window w;
        PlayController& play = w.play();
        play.setSpeed(1000);
        play.toStart();
        play.setPlaying(true);
        QTRY_VERIFY(!play.playing());
        QCOMPARE(play.cursorNs(), play.endNs());
        play.setLoop(true);
        play.setPlaying(true);
        QSignalSpy moved(&play, &PlayController::cursorChanged);
        TimeNs last = 0;
        bool wrapped = false;
        QTRY_VERIFY([&] {
            wrapped = wrapped || play.cursorNs() < last;
            last = play.cursorNs();
            return wrapped;
        }());
        QVERIFY(play.playing());
        QVERIFY(moved.size() > 2);
    }

    void everyControlChangesPictureAndFigures_data()
    {
        QTest::addColumn<QString>("control");
        QTest::addColumn<QString>("typed");
        const auto row = [](const char* control, const char* typed) { QTest::newRow(control) << control << typed; };
        row("stagesSpin", "6");
        row("microbatchesSpin", "5");
        row("forwardSpin", "3");
        row("backwardSpin", "31");
        row("latencySpin", "2");
        row("slowMiddleSwitch", "");
        row("samplesSpin", "11");
    }

    void everyControlChangesPictureAndFigures()
    {
        QFETCH(QString, control);
        QFETCH(QString, typed);
        Window w;
        w.appearance().setMotion(false);
        w.play().toEnd();
        const auto before = w.session().run();
        const QImage ganttBefore = w.findChild<GanttView*>("ganttView")->grab().toImage();
        auto* widget = w.findChild<QWidget*>(control);
        QVERIFY(widget);
        if (typed.isEmpty()) {
            QTest::mouseClick(widget, Qt::LeftButton);
        } else {
            widget->setFocus();
            qobject_cast<QAbstractSpinBox*>(widget)->selectAll();
            QTest::keyClicks(widget, typed);
            QTest::keyClick(widget, Qt::Key_Return);
        }
        QVERIFY(w.session().waitUntilIdle());
        const auto run = w.session().run();
        QVERIFY(run != before);
        QVERIFY(w.findChild<GanttView*>("ganttView")->grab().toImage() != ganttBefore);
        // The figures are those that core gives for the scenario that the controls now hold.
        const auto expected = computeRun(w.session().scenario());
        QVERIFY(expected.ok());
        QCOMPARE(run->analysis.makespanNs, expected.value()->analysis.makespanNs);
        QCOMPARE(w.findChild<FigureLabel*>("bubbleHeadline")->text(),
                 formatPercent(expected.value()->analysis.bubbleRatio));
        QCOMPARE(w.findChild<FigureLabel*>("makespan")->text(), formatTime(expected.value()->analysis.makespanNs));
    }

    void undoAndRedo()
    {
        Window w;
        const Scenario first = w.session().scenario();
        Scenario changed = first;
        changed.microbatches = 12;
        w.session().edit("Microbatches", changed, "microbatches");
        changed.microbatches = 13;
        w.session().edit("Microbatches", changed, "microbatches");
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run()->scenario.microbatches, 13);
        QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().scenario(), first);
        QCOMPARE(w.session().run()->scenario, first);
        QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run()->scenario.microbatches, 13);
    }

    void opensSavesAndDrops()
    {
        QTemporaryDir dir;
        Window w;
        Scenario scenario;
        scenario.schedule = "gpipe";
        scenario.devices = 3;
        write(dir.filePath("a.json"), QByteArray::fromStdString(writeScenarioJson(scenario)));
        QVERIFY(w.openFile(dir.filePath("a.json")));
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().scenario(), scenario);
        QVERIFY(w.windowTitle().startsWith("a.json"));
        QVERIFY(!w.isWindowModified());
        QVERIFY(w.files().recent().first().endsWith("a.json"));

        scenario.microbatches = 5;
        w.session().edit("x", scenario);
        QVERIFY(w.isWindowModified());
        w.actions().save->trigger();
        QVERIFY(!w.isWindowModified());
        QVERIFY(written(dir.filePath("a.json")) == QByteArray::fromStdString(writeScenarioJson(scenario)));

        // Dropping a schedule file; undo brings the scenario back.
        write(dir.filePath("s.csv"), "0F0,0F1,0B0,0B1\n1F0,1B0,1F1,1B1\n");
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(dir.filePath("s.csv"))});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&w, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&w, &drop);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run()->schedule.deviceCount(), 2);
        QCOMPARE(QString::fromStdString(w.session().scenario().schedule), QString("custom"));
        w.actions().undo->trigger();
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run()->scenario, scenario);
    }

    void pastesSchedulesAndScenarios()
    {
        Window w;
        const Scenario before = w.session().scenario();
        const auto paste = [&](const QString& text) {
            QApplication::clipboard()->setText(text);
            w.actions().paste->trigger();
            QVERIFY(w.session().waitUntilIdle());
        };
        paste("0F0,0F1,0B0,0B1\n1F0,1B0,1F1,1B1\n");
        QCOMPARE(QString::fromStdString(w.session().scenario().schedule), QString("custom"));
        QCOMPARE(w.session().run()->schedule.deviceCount(), 2);
        Scenario other;
        other.schedule = "gpipe";
        other.devices = 3;
        paste(QString::fromStdString(writeScenarioJson(other)));
        QCOMPARE(w.session().scenario(), other);
        paste("0F0,0Q1");
        QVERIFY2(w.notice().contains("0Q1") && w.notice().contains("clipboard"), qPrintable(w.notice()));
        QCOMPARE(w.session().scenario(), other);
        paste(" ");
        QVERIFY2(w.notice().contains("clipboard"), qPrintable(w.notice()));
        w.actions().undo->trigger();
        w.actions().undo->trigger();
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().scenario(), before);
    }

    void aScheduleThatIsStuckShowsHowFarItGets()
    {
        QTemporaryDir dir;
        Window w;
        const auto before = w.session().run();
        // Device 0 wants the gradient of microbatch 1 first, device 1 that of microbatch 0.
        write(dir.filePath("stuck.csv"), "0F0,0B1,0F1,0B0\n1F0,1B0,1F1,1B1\n");
        w.openFile(dir.filePath("stuck.csv"));
        QVERIFY(w.session().waitUntilIdle());
        const auto run = w.session().run();
        QVERIFY(run != before && run->stuck);
        QCOMPARE(run->timeline.rows->ops.size(), std::size_t(3));
        QCOMPARE(run->stuck->blocked.size(), std::size_t(2));
        QVERIFY2(w.notice().contains("0B1 waits for 0F1, 1B1") && w.notice().contains("how far"),
                 qPrintable(w.notice()));
        QVERIFY(w.play().spanNs() > w.play().endNs());
        const auto gap = run->idleGapAt(DeviceId(0), run->analysis.makespanNs - 1);
        QVERIFY(gap);
        QCOMPARE(IdleText::sentence(*run, *gap, {}), QString("Device 0 cannot go on: 0B1 waits for 0F1, 1B1."));
        w.actions().undo->trigger();
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(!w.session().run()->stuck && !w.session().error());
        QCOMPARE(w.session().expectedEndNs(), 0);
    }

    /// With chunks the control is called "Devices (8 stages)".
    void errorsCallTheSettingAsItsControl()
    {
        Window w;
        Scenario scenario = w.session().scenario();
        scenario.schedule = "interleaved-1f1b";
        scenario.chunks = 2;
        scenario.devices = kMaxDevices + 1;
        w.session().edit(QStringLiteral("test"), scenario);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY2(w.notice().startsWith("Devices: 4097"), qPrintable(w.notice()));
        scenario.schedule = "1f1b";
        scenario.chunks = 1;
        w.session().edit(QStringLiteral("test"), scenario);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY2(w.notice().startsWith("Stages: 4097"), qPrintable(w.notice()));
    }

    void errorsKeepTheLastPicture_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("says");
        QTest::newRow("not JSON") << QByteArray("{\"bubblescope\": 1,") << QString("not JSON");
        QTest::newRow("unknown key") << QByteArray("{\"bubblescope\": 1, \"stagse\": 4}") << QString("stagse");
        QTest::newRow("bad cell") << QByteArray("0F0,0Q1") << QString("0Q1");
        QTest::newRow("cannot finish") << QByteArray("0B0,0F0") << QString("0B0 waits for 0F0");
    }

    void errorsKeepTheLastPicture()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, says);
        QTemporaryDir dir;
        Window w;
        const auto before = w.session().run();
        const QString path = dir.filePath(file.startsWith('{') ? "bad.json" : "bad.csv");
        write(path, file);
        w.openFile(path);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run(), before);
        QVERIFY2(w.notice().contains(says), qPrintable(w.notice()));
        // The way out: undo or a change, and the notice is gone.
        Scenario good = before->scenario;
        good.microbatches += 1;
        w.session().edit("x", good);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(w.session().run() != before);
        QCOMPARE(w.notice(), QString());
    }

    void typingANumberGivesTheKeysBack()
    {
        Window w;
        auto* spin = w.findChild<QAbstractSpinBox*>("stagesSpin");
        QTest::mouseClick(spin, Qt::LeftButton);
        spin->selectAll();
        QTest::keyClicks(spin, "5");
        // Ctrl+Z takes the change back, not the text, though it comes before the pause in which the change counts.
        QTest::keyClick(spin, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(w.session().scenario().devices, 4);
        QCOMPARE(w.session().undoStack()->count(), 1);
        spin->selectAll();
        QTest::keyClicks(spin, "6");
        QTest::keyClick(spin, Qt::Key_Return);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(!spin->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(w.play().cursorNs(), 0);
    }

    void slowMiddleIsOnScreenAtOnce()
    {
        Window w;  // 1280×720
        const auto* button = w.findChild<QWidget*>("slowMiddleSwitch");
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
    }

    void examplesDoNotOverwriteAFile()
    {
        QTemporaryDir dir;
        Window w;
        QVERIFY(!w.isWindowModified());
        w.files().save(dir.filePath("mine.json"));
        w.files().adopt({w.session().scenario()});
        QVERIFY(w.files().path().isEmpty());
        Scenario changed = w.session().scenario();
        changed.microbatches = 9;
        w.session().edit("x", changed);
        QVERIFY(w.isWindowModified());
    }

    void refusalOfAScheduleIsSaid()
    {
        Window w;
        Scenario s = w.session().scenario();
        s.schedule = "interleaved-1f1b";
        s.chunks = 2;
        s.options["group-size"] = "2";
        w.session().edit("x", s);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(w.session().error());
        QVERIFY2(w.notice().contains("group of 2"), qPrintable(w.notice()));
    }

    void longWorkShowsProgressAndCanBeCancelled()
    {
        Window w;
        const auto before = w.session().run();
        Scenario s = w.session().scenario();
        s.devices = 64;
        s.microbatches = 200'000;
        w.session().edit("x", s);
        QVERIFY(w.session().busy());
        w.session().cancel();
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().error()->code, ErrorCode::Cancelled);
        QCOMPARE(w.session().run(), before);
    }

    void everyScheduleDraws()
    {
        Window w;
        for (const ScheduleInfo& info : scheduleRegistry()) {
            if (info.id == "custom")
                continue;
            Scenario s;
            s.schedule = info.id;
            s.devices = 2;
            s.chunks = fittingChunks(info, 1);
            s.microbatches = 4;
            w.load(s);
            QVERIFY2(!w.session().error(), info.id.data());
            QCOMPARE(w.play().run()->scenario.schedule, s.schedule);
            QVERIFY(!w.grab().isNull());
        }
    }

    void examplesRun()
    {
        Window w;
        int examples = 0;
        for (QMenu* menu : w.menuBar()->findChildren<QMenu*>()) {
            if (menu->title() != "&Examples")
                continue;
            for (QAction* example : menu->actions()) {
                example->trigger();
                QVERIFY(w.session().waitUntilIdle());
                QVERIFY2(!w.session().error(), qPrintable(example->text()));
                ++examples;
            }
        }
        QVERIFY(examples >= 5);
    }

    void remembersAcrossStarts()
    {
        Scenario scenario;
        scenario.schedule = "gpipe";
        scenario.microbatches = 21;
        {
            Window w(true);
            w.load(scenario);
            w.appearance().setMode(Appearance::Mode::Dark);
            w.play().setSpeed(8);
            w.close();
        }
        MainWindow again(true);
        QVERIFY(again.session().waitUntilIdle());
        QCOMPARE(again.session().scenario(), scenario);
        QCOMPARE(again.appearance().mode(), Appearance::Mode::Dark);
        QCOMPARE(again.play().speed(), 8.0);
    }

    void picturesAtCommonSizes_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("1280x720") << QSize(1280, 720) << false;
        QTest::newRow("2560x1440 dark") << QSize(2560, 1440) << true;
    }

    void picturesAtCommonSizes()
    {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        Window w;
        w.appearance().setMode(dark ? Appearance::Mode::Dark : Appearance::Mode::Light);
        w.resize(size);
        w.play().setCursorNs(w.play().endNs() / 2);
        const QImage picture = w.grab().toImage();
        QCOMPARE(picture.size(), size);
        // Nothing pushes the window beyond its size, and both kinds of work are to be seen in the picture.
        QVERIFY(w.minimumSizeHint().width() <= 1280);
        QVERIFY(w.minimumSizeHint().height() <= 720);
        int forward = 0;
        const QRgb blue = w.appearance().theme().forward.rgb();
        for (int y = 0; y < picture.height(); y += 2)
            for (int x = 0; x < picture.width(); x += 2)
                forward += picture.pixel(x, y) == blue;
        QVERIFY(forward > 500);
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
