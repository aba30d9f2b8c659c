// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers, how it fits its screen, what it says while it computes and where it cannot.

#include "core/io/scenariojson.h"
#include "tests/ui/windowfixture.h"
#include "ui/gantt/ganttview.h"
#include "ui/panels/figurelabel.h"
#include "ui/window/keysheet.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace bubblescope;
using namespace bubblescope::test;

class TestWindowState : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::rememberIn(m_home); }

    void plusNeedsShiftOnManyKeyboards()
    {
        Window w;
        PlayController& play = w.play();
        const TimeNs width = play.toNs() - play.fromNs();
        QTest::keyClick(&w, Qt::Key_Plus, Qt::ShiftModifier);
        QVERIFY(play.toNs() - play.fromNs() < width);
        // Where Shift is no part of the symbol it says something else.
        play.toStart();
        QTest::keyClick(&w, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(play.cursorNs(), w.session().run()->timeline.endNs[0]);
    }

    void spaceAfterANumberPlays()
    {
        Window w;
        w.play().toStart();
        auto* spin = w.findChild<QAbstractSpinBox*>("microbatchesSpin");
        QTest::mouseClick(spin, Qt::LeftButton);
        spin->selectAll();
        QTest::keyClicks(spin, "20");
        QTest::keyClick(spin, Qt::Key_Space);
        QCOMPARE(w.session().scenario().microbatches, 20);
        QVERIFY(w.play().playing());
        w.play().setPlaying(false);
        QVERIFY(w.session().waitUntilIdle());
        w.play().toEnd();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(w.play().cursorNs(), 0);
        // The tick is a number of the same kind: as many digits as it has.
        auto* tick = w.findChild<QAbstractSpinBox*>("tickSpin");
        tick->setFocus();
        tick->selectAll();
        QTest::keyClicks(tick, "3");
        QTest::keyClick(tick, Qt::Key_Return);
        QCOMPARE(w.play().tickNs(), 3 * kNsPerMs);
        QCOMPARE(tick->text(), QString("3 ms"));
    }

    void keySheetIsNoLargerThanTheScreen()
    {
        Window w;
        for (const double scale : {1.0, 2.0}) {
            w.appearance().setScale(scale);
            KeySheet sheet(w.actions(), w.appearance(), &w);
            sheet.show();
            QApplication::processEvents();
            const QSize room = w.screen()->availableSize();
            QVERIFY(sheet.width() <= room.width() && sheet.height() <= room.height());
            const auto* close = sheet.findChild<QAbstractButton*>();
            QVERIFY(sheet.rect().contains(QRect(close->mapTo(&sheet, QPoint()), close->size())));
            // All of it can be reached by scrolling.
            const auto* area = sheet.findChild<QScrollArea*>();
            QVERIFY(area->horizontalScrollBar()->maximum() + area->viewport()->width() >= area->widget()->width());
            QVERIFY(area->verticalScrollBar()->maximum() + area->viewport()->height() >= area->widget()->height());
            if (scale == 1)
                QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        }
    }

    void titleTellsWhatHasBeenChanged()
    {
        QTemporaryDir dir;
        Window w;
        const QString title = QString::fromStdString(w.session().scenario().title);
        QVERIFY(w.windowTitle().startsWith(title));
        Scenario changed = w.session().scenario();
        changed.devices = 64;
        w.session().edit("x", changed);
        QVERIFY2(w.windowTitle().startsWith("changed from “" + title), qPrintable(w.windowTitle()));
        w.actions().undo->trigger();
        QVERIFY(w.windowTitle().startsWith(title));
        // A file of the changed one must not claim to be the first picture.
        w.actions().redo->trigger();
        QVERIFY(!w.files().save(dir.filePath("mine.json")));
        QVERIFY(w.windowTitle().startsWith("mine.json"));
        QVERIFY(!w.isWindowModified());
        QVERIFY(!written(dir.filePath("mine.json")).contains(title.toUtf8()));
        // Of a file's own title its author decides.
        changed.title = "Our cluster";
        write(dir.filePath("own.json"), QByteArray::fromStdString(writeScenarioJson(changed)));
        QVERIFY(w.openFile(dir.filePath("own.json")));
        changed.microbatches = 3;
        w.session().edit("x", changed);
        w.actions().save->trigger();
        QVERIFY(written(dir.filePath("own.json")).contains("Our cluster"));
    }

    void fileAndChangesSurviveARestart()
    {
        QTemporaryDir dir;
        Scenario changed;
        {
            Window w(true);
            changed = w.session().scenario();
            QVERIFY(!w.files().save(dir.filePath("mine.json")));
            changed.microbatches = 13;
            w.session().edit("x", changed);
            QVERIFY(w.session().waitUntilIdle());
            w.close();
        }
        {
            MainWindow again(true);
            QVERIFY(again.session().waitUntilIdle());
            QCOMPARE(again.session().scenario().microbatches, 13);
            QVERIFY(again.files().path().endsWith("mine.json"));
            QVERIFY(again.isWindowModified());
            again.actions().save->trigger();
            QVERIFY(!again.isWindowModified());
            again.close();
        }
        MainWindow last(true);
        QVERIFY(!last.isWindowModified());
        last.files().adopt({last.session().scenario()});
        last.close();
    }

    void whatChangesIsKeptWithoutClosing()
    {
        // As a signal or a crash leaves it.
        Scenario scenario;
        scenario.microbatches = 24;
        scenario.costs.slowdown = {1, 1, 3, 1};
        Window w(true);
        w.appearance().setMode(Appearance::Mode::HighContrast);
        w.session().edit("x", scenario);
        QTRY_COMPARE(QSettings().value("appearance/mode").toInt(), static_cast<int>(Appearance::Mode::HighContrast));
        const auto keptMicrobatches = [] {
            const QString path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
            const auto kept = readScenarioJson(written(path + "/last-scenario.json").toStdString(), "kept");
            return kept.ok() ? kept.value().microbatches : 0;
        };
        QTRY_COMPARE(keptMicrobatches(), 24);
        // What takes long to compute is kept once it has run, however long that is after the change.
        scenario.microbatches = 25;
        w.session().edit("x", scenario);
        QVERIFY(w.session().waitUntilIdle());
        QTRY_COMPARE(keptMicrobatches(), 25);
        w.appearance().setMode(Appearance::Mode::Light);
    }

    void whatCannotBeReadIsSetAside()
    {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        write(folder + "/last-scenario.json", "{\"bubblescope\": 1, \"devices\": ");
        Window w(true);
        QVERIFY2(w.notice().contains("last-scenario-unread.json"), qPrintable(w.notice()));
        QCOMPARE(written(folder + "/last-scenario-unread.json"), QByteArray("{\"bubblescope\": 1, \"devices\": "));
        QCOMPARE(w.session().scenario().devices, 4);
        w.close();
        Window again(true);
        QVERIFY(again.notice().isEmpty());
    }

    /// Nobody is to find out at the next start.
    void whatCannotBeKeptIsSaid()
    {
        const QString path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/last-scenario.json";
        Window w(true);
        QFile::remove(path);
        QVERIFY(QDir().mkpath(path + "/in the way"));
        Scenario scenario = w.session().scenario();
        ++scenario.microbatches;
        w.session().edit("x", scenario);
        QTRY_VERIFY2(w.notice().contains("last-scenario.json"), qPrintable(w.notice()));
        w.findChild<NoticeBar*>()->hide();
        ++scenario.microbatches;
        w.session().edit("x", scenario);
        QTest::qWait(1500);
        QVERIFY(w.findChild<NoticeBar*>()->isHidden());
        w.close();
        QVERIFY(QDir(path).removeRecursively());
    }

    void factorOfTheSwitchSurvivesARestart()
    {
        {
            Window w(true);
            auto* factor = w.findChild<QAbstractSpinBox*>("slowMiddleFactor");
            factor->setFocus();
            factor->selectAll();
            QTest::keyClicks(factor, "6");
            QTest::keyClick(factor, Qt::Key_Return);
            QVERIFY(w.session().waitUntilIdle());
            w.close();
        }
        MainWindow again(true);
        QCOMPARE(again.findChild<QDoubleSpinBox*>("slowMiddleFactor")->value(), 6.0);
    }

    void firstPlaceSuitsTheScreen()
    {
        QSettings().remove("window/geometry");
        const MainWindow w(true);
        const QSize room = w.screen()->availableSize();
        if (room.width() < 1280 || room.height() < 800) {
            QVERIFY(w.isMaximized());
            return;
        }
        QVERIFY(w.width() >= std::min(1600, room.width() * 4 / 5));
        QVERIFY(w.height() >= std::min(1000, room.height() * 4 / 5));
    }

    void fitsAProjector()
    {
        Window w;
        QVERIFY2(w.minimumSizeHint().width() <= 1024, qPrintable(QString::number(w.minimumSizeHint().width())));
        QVERIFY(w.minimumSizeHint().height() <= 700);
    }

    void largerTypeNeverStretchesTheWindow()
    {
        Window w;
        QApplication::processEvents();
        const QSize size = w.size();
        const auto widths = [&w] {
            QList<int> list;
            for (const QSplitter* splitter : w.findChildren<QSplitter*>())
                list << splitter->sizes();
            return list;
        };
        const QList<int> before = widths();
        double scale = w.appearance().scale();
        constexpr int kMany = 20;
        int taken = 0;
        for (int i = 0; i < kMany; ++i) {
            w.actions().larger->trigger();
            QApplication::processEvents();
            QCOMPARE(w.size(), size);
            QVERIFY(w.minimumSizeHint().width() <= size.width() && w.minimumSizeHint().height() <= size.height());
            taken += w.appearance().scale() > scale ? 1 : 0;
            scale = w.appearance().scale();
        }
        QVERIFY(taken > 2 && taken < kMany);
        QVERIFY2(w.notice().contains("no room"), qPrintable(w.notice()));
        w.actions().normalSize->trigger();
        QApplication::processEvents();
        QCOMPARE(w.size(), size);
        // What was said of the size no longer holds.
        QVERIFY(w.notice().isEmpty());
        QApplication::processEvents();
        QCOMPARE(widths(), before);
    }

    void longWorkDimsThePictureAndMovesNothing()
    {
        Window w;
        auto* spin = w.findChild<QWidget*>("stagesSpin");
        auto* gantt = w.findChild<GanttView*>("ganttView");
        const QRect spinBefore(spin->mapTo(&w, QPoint()), spin->size());
        const QRect ganttBefore(gantt->mapTo(&w, QPoint()), gantt->size());
        auto* headline = w.findChild<FigureLabel*>("bubbleHeadline");
        const auto look = [](QWidget* widget) {
            const QRect place(widget->mapTo(widget->window(), QPoint()), widget->size());
            return widget->window()->grab(place).toImage();
        };
        const QImage picture = look(gantt);
        const QImage figure = look(headline);
        Scenario s = w.session().scenario();
        s.devices = 64;
        s.microbatches = 200'000;
        w.session().edit("x", s);
        auto* veil = w.findChild<QWidget*>("busyVeil");
        QTRY_VERIFY(veil->isVisible());
        QVERIFY(look(gantt) != picture);
        QVERIFY(look(headline) != figure);
        QVERIFY(w.findChild<QLabel*>("busyText")->text().contains("settings before"));
        QCOMPARE(QRect(spin->mapTo(&w, QPoint()), spin->size()), spinBefore);
        QCOMPARE(QRect(gantt->mapTo(&w, QPoint()), gantt->size()), ganttBefore);
        QTest::mouseClick(w.findChild<QWidget*>("busyCancel"), Qt::LeftButton);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().error()->code, ErrorCode::Cancelled);
        QVERIFY(!veil->isVisible());
    }

    void noticesStandTogetherAndMoveNoControl()
    {
        Window w;
        auto* spin = w.findChild<QWidget*>("stagesSpin");
        const QRect before(spin->mapTo(&w, QPoint()), spin->size());
        Scenario s = w.session().scenario();
        s.schedule = "dualpipe";
        s.devices = 3;
        w.session().edit("x", s);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(w.session().error());
        QApplication::processEvents();
        const QString about = w.notice();
        // In the window's words.
        QVERIFY2(about.contains("DualPipe cannot") && !about.contains("dualpipe"), qPrintable(about));
        QVERIFY2(about.startsWith("Stages:"), qPrintable(about));
        QCOMPARE(QRect(spin->mapTo(&w, QPoint()), spin->size()), before);
        w.openFile("/nowhere/at/all.json");
        QVERIFY2(w.notice().contains("all.json") && w.notice().contains(about), qPrintable(w.notice()));
        QTest::mouseClick(w.findChild<QWidget*>("noticeDismiss"), Qt::LeftButton);
        QCOMPARE(w.notice(), about);
    }

    void whatIsOpenedStartsAtItsOwnPlace()
    {
        QTemporaryDir dir;
        Window w;
        w.play().toEnd();
        w.play().zoomAboutCursor(4);
        Scenario scenario;
        scenario.microbatches = 30;
        write(dir.filePath("a.json"), QByteArray::fromStdString(writeScenarioJson(scenario)));
        QVERIFY(w.openFile(dir.filePath("a.json")));
        QVERIFY(w.session().waitUntilIdle());
        const PlayController& play = w.play();
        // Whole, and with the pipeline at work: as it starts with one.
        QVERIFY(play.cursorNs() > play.endNs() / 4 && play.cursorNs() < play.endNs() / 2);
        QVERIFY(play.fromNs() <= 0 && play.toNs() >= play.endNs());
        // Opened once more, though nothing differs.
        w.play().toEnd();
        QVERIFY(w.openFile(dir.filePath("a.json")));
        QVERIFY(play.cursorNs() < play.endNs() / 2);
        // A change of it leaves the cursor alone.
        w.play().toEnd();
        scenario.microbatches = 31;
        w.session().edit("x", scenario);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(play.cursorNs(), play.endNs());
    }

    void droppedFilesThatCannotBeComparedAreRefusedInWords()
    {
        Window w;
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile("/a.json"), QUrl::fromLocalFile("/b.json")});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&w, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&w, &drop);
        QVERIFY2(w.notice().contains("a.json"), qPrintable(w.notice()));
        QVERIFY(!w.comparison().isOpen());
    }

    void scheduleFilesGiveEachOpItsTime()
    {
        QTemporaryDir dir;
        Window w;
        Scenario scenario;  // 1 ms for F, I and W each
        w.load(scenario);
        // Two chunks a device: nothing is divided among them. B takes 2.
        write(dir.filePath("v.csv"), "0F0,3F0,3B0,0B0\n1F0,2F0,2B0,1B0\n");
        QVERIFY(w.openFile(dir.filePath("v.csv")));
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run()->analysis.makespanNs, 12 * kNsPerMs);
        const auto* forward = w.findChild<QDoubleSpinBox*>("forwardSpin");
        QCOMPARE(forward->value(), 1.0);
        QVERIFY(forward->toolTip().contains("Each stage's own time"));
        // The real ones, where they are at hand.
        const QString folder = QStringLiteral("/../shared/cases/schedules/");
        const QString file = QStringLiteral(BUBBLESCOPE_SOURCE_DIR) + folder + "torchtitan_4rank.csv";
        if (!QFileInfo::exists(file))
            QSKIP("no shared/cases here");
        w.load(scenario);
        QVERIFY(w.openFile(file));
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().run()->analysis.makespanNs, 39 * kNsPerMs);
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestWindowState)
#include "tst_windowstate.moc"
