// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Live runs in the whole window: the bar, keys, kept streams, both charts, and closing in the midst of a run.

#include "tests/ui/liveworkers.h"
#include "tests/ui/windowfixture.h"
#include "ui/gantt/ganttview.h"
#include "ui/live/differencetable.h"
#include "ui/live/livebar.h"
#include "ui/text/format.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/predictedpane.h"

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QToolButton>

using namespace bubblescope;

namespace {

constexpr int kLongMs = 60'000;

struct Window : test::Window {
    using test::Window::Window;
    LiveBar* bar() { return findChild<LiveBar*>(); }
    QString text(const char* label) { return findChild<QLabel*>(label)->text(); }
    QPushButton* button(const char* name) { return findChild<QPushButton*>(name); }
    void set(int opMs, int repeat)
    {
        LiveSettings settings;
        settings.paced = true;
        settings.opNs = opMs * kNsPerMs;
        settings.repeat = repeat;
        bar()->setSettings(settings);
    }
    qint64 pid() { return live().status().run->hello->pid; }
};

}  // namespace

class TestLiveWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::rememberIn(m_home);
        FakeWorker::useRealWorker();
    }
    void cleanup() { QVERIFY(WorkerProcess::waitForAll(kLongMs)); }

    void runsByKeysAndButtons()
    {
        Window w;
        QVERIFY(!w.bar()->isVisible());
        QTest::keyClick(&w, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(w.bar()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(w.text("liveRemarks").contains("CPU:"), kLongMs);
        QVERIFY(!w.button("livePause")->isEnabled());
        QVERIFY(!w.button("liveCancel")->isEnabled());
        w.set(3, 0);
        QTest::keyClick(&w, Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(w.session().showsMeasured(), kLongMs);
        QCOMPARE(w.play().cursorNs(), w.play().endNs());
        QVERIFY2(w.text("liveState").startsWith("Running"), qPrintable(w.text("liveState")));
        QVERIFY(w.text("liveRemarks").contains("paced"));
        // The bar of a run under way cannot be hidden.
        QTest::keyClick(&w, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(w.bar()->isVisible());
        w.button("livePause")->click();
        QTRY_COMPARE_WITH_TIMEOUT(w.live().status().state, LiveState::Paused, kLongMs);
        QCOMPARE(w.button("livePause")->text(), QString("Resume"));
        // Back to the simulation with one key; the run is still there.
        QTest::keyClick(&w, Qt::Key_Escape);
        QVERIFY(!w.session().showsMeasured());
        QVERIFY(w.live().active());
        w.actions().liveMeasured->trigger();
        QVERIFY(w.session().showsMeasured());
        w.button("livePause")->click();
        QTRY_COMPARE_WITH_TIMEOUT(w.live().status().state, LiveState::Running, kLongMs);
        w.button("liveCancel")->click();
        QVERIFY(w.live().waitUntilOver(kLongMs));
        QVERIFY2(w.text("liveState").startsWith("Cancelled"), qPrintable(w.text("liveState")));
        QVERIFY(!w.button("liveCancel")->isEnabled());
        // Another place says what it can do, though there is a run to look at.
        auto* place = w.findChild<QComboBox*>("livePlace");
        for (const int index : {2, 0}) {
            place->setCurrentIndex(index);
            emit place->activated(index);
            QTRY_VERIFY_WITH_TIMEOUT(w.text("liveRemarks").contains("not yet run on hardware"), kLongMs);
        }
        QVERIFY(w.text("liveRemarks").contains("CPU:"));
        QTest::keyClick(&w, Qt::Key_Escape);
        QTest::keyClick(&w, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!w.bar()->isVisible());
    }

    void detailsFollowTheRun()
    {
        Window w;
        QTest::keyClick(&w, Qt::Key_L, Qt::ControlModifier);
        w.set(3, 0);
        QTest::keyClick(&w, Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(w.live().status().state, LiveState::Running, kLongMs);
        w.findChild<QToolButton*>("liveDetails")->click();
        const auto* details = w.findChild<QPlainTextEdit*>("liveDetailsText");
        QVERIFY(details && details->toPlainText().startsWith("Running"));
        w.live().cancel();
        QVERIFY(w.live().waitUntilOver(kLongMs));
        QVERIFY2(details->toPlainText().startsWith("Cancelled"), qPrintable(details->toPlainText()));
    }

    void closingEndsTheRun()
    {
        qint64 pid = 0;
        {
            Window w;
            w.set(5, 0);
            w.actions().liveRun->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(w.session().showsMeasured(), kLongMs);
            pid = w.pid();
            w.close();
        }
        QVERIFY(WorkerProcess::waitForAll(kLongMs));
        QVERIFY(!isAlive(pid));
    }

    void closingDoesNotWaitForAWorkerThatHangs()
    {
        const FakeWorker fake("trap '' TERM INT HUP\nwhile :; do sleep 60; done");
        auto w = std::make_unique<Window>();
        w->set(5, 0);
        w->actions().liveRun->trigger();
        QTest::qWait(100);
        QVERIFY(w->live().active());
        w.reset();
        // It goes on without the window until it is killed: had the window waited, it would be gone.
        QVERIFY(!WorkerProcess::waitForAll(0));
        QVERIFY(WorkerProcess::waitForAll(kLongMs));
    }

    void bothChartsMoveTogether()
    {
        Window w;
        w.set(2, 1);
        w.actions().liveRun->trigger();
        QVERIFY(w.live().waitUntilOver(kLongMs));
        auto* pane = w.findChild<PredictedPane*>();
        QVERIFY(!pane->isVisible());
        w.actions().liveBeside->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(pane->isVisible(), kLongMs);
        PlayController& lower = pane->play();
        QCOMPARE(lower.fromNs(), w.play().fromNs());
        QCOMPARE(lower.toNs(), w.play().toNs());
        QVERIFY(lower.run()->analysis.makespanNs <= w.play().toNs());
        w.play().zoom(0, 2);
        QCOMPARE(lower.toNs(), w.play().toNs());
        lower.pan(kNsPerMs);
        QCOMPARE(w.play().fromNs(), lower.fromNs());
        lower.setCursorNs(7 * kNsPerMs);
        QCOMPARE(w.play().cursorNs(), 7 * kNsPerMs);
        w.play().setCursorNs(9 * kNsPerMs);
        QCOMPARE(lower.cursorNs(), 9 * kNsPerMs);

        // The table adds up, as the figures are rounded.
        QVERIFY(w.live().comparison());
        const live::Comparison& comparison = *w.live().comparison();
        TimeNs sum = comparison.predictedNs;
        for (const TimeNs part : comparison.byNs)
            sum += part;
        QCOMPARE(sum, w.session().run()->analysis.makespanNs);
        QCOMPARE(comparison.expectedNs, lower.run()->analysis.makespanNs);
        const QStringList figures = pane->findChild<DifferenceTable*>()->figures();
        QCOMPARE(figures.size(), live::kGapSources + 2);
        QCOMPARE(figures.first(), formatTime(comparison.predictedNs));
        QCOMPARE(figures.last(), formatTime(sum));

        // What was measured becomes the scenario's, and undo takes it back.
        const Scenario before = w.session().scenario();
        w.button("takeCostsButton")->click();
        QCOMPARE(w.session().scenario().costs.forwardNs.size(), std::size_t(4));
        QVERIFY(w.session().scenario().costs.forwardNs[0] > kNsPerMs);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(w.session().simulated()->timeline.endNs, lower.run()->timeline.endNs);
        w.session().undoStack()->undo();
        QCOMPARE(w.session().scenario(), before);
        QTest::keyClick(&w, Qt::Key_Escape);
        QVERIFY(!pane->isVisible());
    }

    /// A scroll bar makes a plot narrower; an instant has one place in both charts all the same.
    void bothChartsHaveOneAxis()
    {
        Window w;
        Scenario many = w.session().scenario();
        many.devices = 24;
        w.load(many);
        w.set(1, 1);
        w.actions().liveRun->trigger();
        QVERIFY(w.live().waitUntilOver(kLongMs));
        w.actions().liveBeside->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(w.findChild<PredictedPane*>()->isVisible(), kLongMs);
        auto* upper = w.findChild<GanttView*>("ganttView");
        auto* lower = w.findChild<GanttView*>("predictedGantt");
        auto* split = qobject_cast<QSplitter*>(w.findChild<PredictedPane*>()->parentWidget());
        QVERIFY(split);
        // Whichever of the two has less room.
        for (const QList<int>& heights : {QList<int>{0, 120, 900, 0}, QList<int>{0, 900, 120, 0}}) {
            split->setSizes(heights);
            QCoreApplication::processEvents();
            QVERIFY(upper->verticalScrollBar()->maximum() > 0 || lower->verticalScrollBar()->maximum() > 0);
            QCOMPARE(lower->plotRect().left(), upper->plotRect().left());
            QCOMPARE(lower->plotRect().right(), upper->plotRect().right());
        }
        w.actions().liveMeasured->trigger();
        QCOMPARE(upper->verticalScrollBarPolicy(), Qt::ScrollBarAsNeeded);
    }

    /// "run" becomes run.jsonl: it is that file that must not be replaced unasked.
    void savingAsksAboutTheNameThatIsWritten()
    {
        Window w;
        w.set(1, 1);
        w.actions().liveRun->trigger();
        QVERIFY(w.live().waitUntilOver(kLongMs));
        QTemporaryDir folder;
        const QString path = folder.filePath("run.jsonl");
        test::write(path, "mine");
        QString asked;
        QStringList answers{"no", "yes"};
        QSignalSpy saved(&w.live(), &LiveSession::saved);
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* question = qobject_cast<QMessageBox*>(modal)) {
                asked = question->text();
                QCOMPARE(test::written(path), QByteArray("mine"));
                question->button(answers.takeFirst() == "no" ? QMessageBox::No : QMessageBox::Yes)->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("run"));
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        answer.start(20);
        w.actions().liveSave->trigger();
        answer.stop();
        QVERIFY2(asked.contains("run.jsonl"), qPrintable(asked));
        QVERIFY(answers.isEmpty());
        QVERIFY(!saved.isEmpty() || saved.wait(kLongMs));
        QVERIFY(test::written(path).startsWith("{\"bsw\":1"));
    }

    /// With fewer cores than devices only waiting keeps the ratios; whoever has chosen is not overruled.
    void proposesWhatTheMachineCanDo()
    {
        Window w;
        auto* backend = w.findChild<QComboBox*>("liveBackend");
        Scenario s = w.session().scenario();
        s.devices = QThread::idealThreadCount() + 1;
        s.microbatches = 2 * s.devices;
        w.session().edit("more", s);
        QCOMPARE(backend->currentText(), QString("CPU, paced"));
        QVERIFY(w.bar()->settings().paced);
        s.devices = 1;
        w.session().edit("fewer", s);
        QCOMPARE(backend->currentText(), QString("CPU threads"));
        backend->setCurrentIndex(0);
        emit backend->activated(0);
        s.devices = QThread::idealThreadCount() + 1;
        w.session().edit("more", s);
        QCOMPARE(backend->currentText(), QString("CPU threads"));
        QVERIFY(!w.bar()->settings().paced);
    }

    void reopensTheLastRun()
    {
        QFile::remove(ScenarioFiles::lastRunPath());
        std::size_t ops = 0;
        {
            Window w(true);
            w.set(1, 1);
            w.actions().liveRun->trigger();
            QVERIFY(w.live().waitUntilOver(kLongMs));
            ops = w.session().run()->timeline.rows->ops.size();
            w.close();
        }
        Window w(true);
        const QStringList recent = w.files().recent();
        w.actions().liveOpenLast->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(w.session().showsMeasured(), kLongMs);
        QCOMPARE(w.session().run()->timeline.rows->ops.size(), ops);
        QCOMPARE(w.files().recent(), recent);
    }

    void opensWhatItSaved()
    {
        const QString path = m_home.filePath("run.jsonl");
        Window w;
        w.set(2, 1);
        w.actions().liveRun->trigger();
        QVERIFY(!w.actions().liveSave->isEnabled());
        QVERIFY(w.live().waitUntilOver(kLongMs));
        QVERIFY(w.actions().liveSave->isEnabled());
        QSignalSpy saved(&w.live(), &LiveSession::saved);
        w.live().saveStream(path);
        QVERIFY(saved.wait(kLongMs));
        const std::vector<TimeNs> ends(w.session().run()->timeline.endNs.begin(),
                                       w.session().run()->timeline.endNs.end());

        Window other;
        other.openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(other.session().showsMeasured(), kLongMs);
        QVERIFY(std::equal(ends.begin(), ends.end(), other.session().run()->timeline.endNs.begin(),
                           other.session().run()->timeline.endNs.end()));
        QVERIFY(other.bar()->isVisible());
        QVERIFY2(other.text("liveState").startsWith("Ended"), qPrintable(other.text("liveState")));

        QFile bad(m_home.filePath("bad.jsonl"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("no stream\n");
        bad.close();
        other.openFile(bad.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(other.findChild<NoticeBar*>()->text().contains("Not opened"), kLongMs);
        QVERIFY(other.session().showsMeasured());
        other.openFile(m_home.filePath("nowhere.jsonl"));
        QTRY_VERIFY_WITH_TIMEOUT(other.findChild<NoticeBar*>()->text().contains("nowhere"), kLongMs);
    }

    void remembersItsSettings()
    {
        {
            Window w(true);
            w.set(7, 12);
            w.close();
        }
        Window w(true);
        QCOMPARE(w.bar()->settings().opNs, 7 * kNsPerMs);
        QCOMPARE(w.bar()->settings().repeat, 12);
        QCOMPARE(w.findChild<QComboBox*>("liveBackend")->currentText(), QString("CPU, paced"));
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestLiveWindow)
#include "tst_livewindow.moc"
