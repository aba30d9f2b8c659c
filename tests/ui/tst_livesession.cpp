// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Live runs from the window's side: real workers, and workers that die, hang, flood or talk nonsense.

#include "core/live/liverun.h"
#include "core/live/measuredrun.h"
#include "tests/ui/liveworkers.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/live/capabilityprobe.h"
#include "ui/live/keptstream.h"
#include "ui/live/livesession.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"
#include "ui/viewmodel/flowmodel.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <cmath>
#include <set>

using namespace bubblescope;

namespace {

constexpr int kLongMs = 60'000;

struct Live {
    Session session;
    LiveSession live{&session};
    PlayController play{&session};

    explicit Live(int devices = 4, int microbatches = 8)
    {
        Scenario scenario;
        scenario.devices = devices;
        scenario.microbatches = microbatches;
        session.load(scenario);
        session.waitUntilIdle();
    }

    LiveState state() const { return live.status().state; }
    QString text() const { return stateText(live.status()); }
    qint64 pid() const { return live.status().run && live.status().run->hello ? live.status().run->hello->pid : 0; }
};

LiveSettings paced(int opMs, int repeat)
{
    LiveSettings settings;
    settings.paced = true;
    settings.opNs = opMs * kNsPerMs;
    settings.repeat = repeat;
    return settings;
}

/// A worker that says hello, runs a plan of one device and one op, and goes on as told.
QByteArray beginning()
{
    return R"(cat <<'END'
{"bsw":1,"type":"hello","program":"fake","version":"0","pid":1,"host":"h","started_unix_ns":0,"capabilities":[],"limits":{}}
{"bsw":1,"type":"plan","backend":"cpu","mode":"paced","slowdown_by":"more-work","posting":"late","lookahead":2,"ranks":1,"devices":[{"name":"d","detail":"","shared":false,"rank":0}],"edges":[],"ops":2,"iterations":0,"payload_bytes":0,"microbatch_span":1,"schedule":[["0F0","0B0"]]}
{"bsw":1,"type":"state","state":"running","t":0}
{"bsw":1,"type":"iteration","n":0,"t":0,"slowdown":[1.0]}
{"bsw":1,"type":"iv","iv":[[0,"F",0,0,0,1000000,0]]}
END
)";
}

}  // namespace

class TestLiveSession : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { FakeWorker::useRealWorker(); }
    void cleanup()
    {
        // Nobody is left behind, whatever a test did.
        QVERIFY(WorkerProcess::waitForAll(kLongMs));
    }

    void keptStreamsLeaveNothingBehind()
    {
        QTemporaryDir folder;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(folder.path()));
        KeptStream kept;
        kept.add("some bytes", 10);
        QVERIFY(kept.flush());
        // Whatever ends this process.
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
        before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
        const QString path = folder.filePath("copy");
        QCOMPARE(kept.copyTo(path), QString());
        kept.add(", more", 6);
        QVERIFY(kept.flush());
        QCOMPARE(kept.copyTo(path), QString());
        QFile copy(path);
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), QByteArray("some bytes, more"));
    }

    void measuresWhatWasSimulated()
    {
        Live l;
        QSignalSpy first(&l.live, &LiveSession::firstShown);
        QVERIFY(!l.session.showsMeasured());
        l.live.start(paced(5, 1));
        QCOMPARE(l.state(), LiveState::Starting);
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QVERIFY2(l.state() == LiveState::Ended, qPrintable(l.text()));
        QCOMPARE(first.size(), 1);
        QVERIFY(l.session.showsMeasured());
        const Run& measured = *l.session.run();
        const Run& simulated = *l.session.simulated();
        QCOMPARE(measured.timeline.rows->ops.size(), simulated.timeline.rows->ops.size());
        const double difference = measured.analysis.bubbleRatio - simulated.analysis.bubbleRatio;
        qInfo("bubble measured %.1f %%, simulated %.1f %%", measured.analysis.bubbleRatio * 100,
              simulated.analysis.bubbleRatio * 100);
        QVERIFY2(std::abs(difference) < 0.15, qPrintable(QString::number(difference)));
        QVERIFY(remarks(l.live.status()).contains("results equal the serial run"));
        QCOMPARE(l.play.run(), l.session.run());
        l.live.setView(LiveSession::View::Simulated);
        QCOMPARE(l.session.run(), l.session.simulated());
        l.live.setView(LiveSession::View::Measured);
        QVERIFY(l.session.showsMeasured());
    }

    void barsComeWhileItRuns()
    {
        Live l;
        std::set<std::size_t> counts;
        connect(&l.live, &LiveSession::measuredChanged, this,
                [&] { counts.insert(l.live.measured()->timeline.rows->ops.size()); });
        l.live.start(paced(40, 1));
        QTRY_VERIFY_WITH_TIMEOUT(l.live.hasMeasured(), kLongMs);
        QVERIFY(l.live.active());
        // The axis is as long as the run will be, and the cursor follows the newest instant.
        l.play.toEnd();
        QTRY_VERIFY_WITH_TIMEOUT(l.session.expectedEndNs() > 0, kLongMs);
        const TimeNs seen = l.play.endNs();
        QVERIFY(l.play.spanNs() > seen);
        QTRY_VERIFY_WITH_TIMEOUT(l.play.endNs() > seen, kLongMs);
        QCOMPARE(l.play.cursorNs(), l.play.endNs());
        // A pinned op stays pinned, and whoever looks back stays there.
        const auto pinned = [&l] { return l.play.run()->timeline.rows->ops[*l.play.pinnedOp()]; };
        const auto rows = [&l] { return l.play.run()->timeline.rows; };
        QTRY_VERIFY_WITH_TIMEOUT(rows()->rowBegin[2] > rows()->rowBegin[1], kLongMs);
        l.play.setPinnedOp(rows()->rowBegin[1]);
        const Op op = pinned();
        l.play.setCursorNs(kNsPerMs);
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.play.cursorNs(), kNsPerMs);
        QVERIFY(l.play.pinnedOp());
        QVERIFY(pinned() == op);
        QVERIFY2(counts.size() > 3, qPrintable(QString::number(counts.size())));
        QCOMPARE(l.state(), LiveState::Ended);
    }

    /// Before the first backward is measured, legend and flow have it all the same.
    void whatIsToComeIsNamed()
    {
        const FakeWorker fake(beginning() + "read line; read line");
        Live l;
        const Appearance appearance;
        l.live.start(paced(5, 1));
        QTRY_VERIFY_WITH_TIMEOUT(l.session.showsMeasured(), kLongMs);
        QVERIFY(!l.session.run()->schedule.hasBackward());
        QVERIFY(FlowModel(l.session.run()).hasBackward());
        QCOMPARE(GanttLegend(&l.play, &appearance).names(), QStringList({"forward", "backward", "idle"}));
        l.live.cancel();
        QVERIFY(l.live.waitUntilOver(kLongMs));
    }

    void pausesAndResumes()
    {
        Live l;
        l.live.start(paced(3, 0));
        QTRY_COMPARE_WITH_TIMEOUT(l.state(), LiveState::Running, kLongMs);
        l.live.pause();
        QTRY_COMPARE_WITH_TIMEOUT(l.state(), LiveState::Paused, kLongMs);
        const std::int64_t ops = l.live.status().run->opCount();
        QTest::qWait(150);
        QCOMPARE(l.live.status().run->opCount(), ops);
        l.live.resume();
        QTRY_COMPARE_WITH_TIMEOUT(l.state(), LiveState::Running, kLongMs);
        QTRY_VERIFY_WITH_TIMEOUT(l.live.status().run->opCount() > ops, kLongMs);
        const qint64 pid = l.pid();
        l.live.cancel();
        QCOMPARE(l.state(), LiveState::Stopping);
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.state(), LiveState::Ended);
        QVERIFY2(l.text().startsWith("Cancelled after"), qPrintable(l.text()));
        QVERIFY(!isAlive(pid));
        QVERIFY(l.session.showsMeasured());
    }

    void slowdownActsOnTheNextIteration()
    {
        Live l;
        l.live.start(paced(2, 0));
        QTRY_VERIFY_WITH_TIMEOUT(l.live.hasMeasured(), kLongMs);
        Scenario slowed = l.session.scenario();
        slowed.costs.slowdown = {1, 1, 3, 1};
        l.session.edit("Slow", slowed);
        const auto newest = [&] { return l.live.status().run->iterations.back()->slowdown; };
        QTRY_COMPARE_WITH_TIMEOUT(newest(), std::vector<double>({1, 1, 3, 1}), kLongMs);
        QVERIFY(!l.live.status().outdated);
        QTRY_COMPARE_WITH_TIMEOUT(slowdownOf(l.session.run()->scenario, 2), 3.0, kLongMs);
        slowed.microbatches = 12;
        l.session.edit("More", slowed);
        QVERIFY(l.live.status().outdated);
        // Behind the measured run the simulation is that of the present scenario.
        QVERIFY(l.session.waitUntilIdle());
        QVERIFY(l.session.showsMeasured());
        QCOMPARE(l.session.simulated()->scenario.microbatches, 12);
        l.live.cancel();
        QVERIFY(l.live.waitUntilOver(kLongMs));
    }

    void aKilledWorkerLeavesWhatItMeasured()
    {
        Live l;
        l.live.start(paced(20, 1));
        QTRY_VERIFY_WITH_TIMEOUT(l.live.hasMeasured(), kLongMs);
        QVERIFY(::kill(static_cast<pid_t>(l.pid()), SIGKILL) == 0);
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.state(), LiveState::Incomplete);
        QVERIFY2(l.text().contains("killed (signal 9)"), qPrintable(l.text()));
        QVERIFY(l.session.showsMeasured());
        QVERIFY(!l.session.run()->timeline.rows->ops.empty());

        // It can be saved, and opened again.
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.jsonl");
        QVERIFY(l.live.canSave());
        QSignalSpy saved(&l.live, &LiveSession::saved);
        l.live.saveStream(path);
        QVERIFY(saved.wait(kLongMs));
        QCOMPARE(saved.at(0).at(1).toString(), QString());
        QVERIFY(LiveSession::looksLikeStream(path));
        Live other(2, 2);
        QSignalSpy opened(&other.live, &LiveSession::fileOpened);
        other.live.openFile(path);
        QVERIFY(opened.wait(kLongMs));
        QCOMPARE(opened.at(0).at(1).toString(), QString());
        QVERIFY(other.live.waitUntilOver(kLongMs));
        QCOMPARE(other.state(), LiveState::Incomplete);
        QCOMPARE(other.session.scenario().devices, 4);
        QCOMPARE(other.session.run()->timeline.endNs, l.session.run()->timeline.endNs);
    }

    void endsBadly_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("why");
        QTest::addColumn<bool>("measured");
        QTest::newRow("dies at once") << QByteArray("echo no luck >&2; exit 7") << "status 7: no luck" << false;
        QTest::newRow("says nothing") << QByteArray("cat >/dev/null & exit 0") << "without a last word" << false;
        QTest::newRow("other major") << QByteArray("echo '{\"bsw\":99,\"type\":\"hello\"}'; sleep 60") << "99" << false;
        QTest::newRow("floods without hello") << QByteArray("yes 'welcome to this machine'") << "no stream" << false;
        QTest::newRow("floods one line") << QByteArray("yes | tr -d '\\n'") << "no stream" << false;
        QTest::newRow("binary") << QByteArray("head -c 8000000 /dev/urandom; sleep 60") << "no stream" << false;
        QTest::newRow("cut off") << beginning() + "exit 0"
                                 << "without a last word" << true;
        QTest::newRow("half a line") << beginning() + "printf '{\"bsw\":1,\"type\":\"iv\",\"iv\":[[0'"
                                     << "" << true;
        QTest::newRow("nonsense after hello")
            << beginning() + "echo '}{'; echo '{\"bsw\":1,\"type\":\"iv\",\"iv\":[[9,9,9]]}'; kill -11 $$"
            << "signal 11" << true;
    }
    void endsBadly()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, why);
        const FakeWorker fake(script);
        Live l;
        l.live.start(paced(5, 1));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.state(), LiveState::Incomplete);
        QVERIFY2(l.text().contains(why), qPrintable(l.text()));
        QTEST(l.session.showsMeasured(), "measured");
    }

    /// What was measured stays until another run has measured something.
    void aFailedStartLosesNothing()
    {
        QTemporaryDir folder;
        Live l;
        l.live.start(paced(2, 1));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        const auto measured = l.live.measured();
        QVERIFY(measured);
        for (const char* script : {"exit 7", "echo '{\"bsw\":1,\"type\":\"hello\"}'; exit 1"}) {
            const FakeWorker fake(script);
            l.live.start(paced(2, 1));
            QVERIFY(l.live.waitUntilOver(kLongMs));
            QCOMPARE(l.state(), LiveState::Incomplete);
            QCOMPARE(l.live.measured(), measured);
            QCOMPARE(l.live.view(), LiveSession::View::Measured);
            QCOMPARE(l.session.run(), measured);
            QVERIFY(l.live.canTakeCosts());
        }
        LiveSettings nowhere = paced(2, 1);
        nowhere.place = LiveSettings::Place::Ssh;
        l.live.start(nowhere);  // no host is named
        QCOMPARE(l.state(), LiveState::Incomplete);
        QCOMPARE(l.session.run(), measured);
        QVERIFY(l.live.canSave());
        QSignalSpy saved(&l.live, &LiveSession::saved);
        const QString path = folder.filePath("kept.jsonl");
        l.live.saveStream(path);
        QVERIFY(saved.wait(kLongMs));
        const auto read = live::readStreamFile(path.toStdString());
        QVERIFY(read.ok());
        QCOMPARE(read.value()->opCount(), static_cast<std::int64_t>(measured->timeline.rows->ops.size()));
        // Its prediction can still be asked for.
        l.live.setView(LiveSession::View::Beside);
        QTRY_VERIFY_WITH_TIMEOUT(l.live.predicted(), kLongMs);
    }

    /// While a worker calibrates there is nothing measured: the simulation is shown and is what the view says.
    void nothingMeasuredIsNotShown()
    {
        const FakeWorker fake("echo '{\"bsw\":1,\"type\":\"hello\"}'; read line; read line");
        Live l;
        l.live.start(paced(2, 1));
        QTRY_VERIFY_WITH_TIMEOUT(l.live.status().run && l.live.status().run->hello, kLongMs);
        QCOMPARE(l.live.view(), LiveSession::View::Simulated);
        QVERIFY(!l.session.showsMeasured());
        l.live.cancel();
        QVERIFY(l.live.waitUntilOver(kLongMs));
    }

    /// Also where nobody is there any more when the run ends.
    void theLastRunIsKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("data/last-run.jsonl");
        {
            Live l;
            l.live.setLastRunPath(path);
            l.live.start(paced(2, 0));
            QTRY_VERIFY_WITH_TIMEOUT(l.live.hasMeasured(), kLongMs);
        }
        QVERIFY(WorkerProcess::waitForAll(kLongMs));
        const auto kept = live::readStreamFile(path.toStdString());
        QVERIFY(kept.ok());
        QCOMPARE(kept.value()->phase, live::LivePhase::Cancelled);
        const std::int64_t ops = kept.value()->opCount();
        QVERIFY(ops > 0);
        // A run that has measured nothing does not take its place.
        const FakeWorker fake("echo '{\"bsw\":1,\"type\":\"hello\"}'; exit 1");
        Live l;
        l.live.setLastRunPath(path);
        l.live.start(paced(2, 1));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(live::readStreamFile(path.toStdString()).value()->opCount(), ops);
    }

    void aWorkerThatIsNotThere()
    {
        qputenv("BUBBLESCOPE_WORKER", "/nowhere/bubblescope-worker");
        Live l;
        l.live.start(paced(5, 1));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        FakeWorker::useRealWorker();
        QCOMPARE(l.state(), LiveState::Incomplete);
        QVERIFY2(l.text().contains("did not start"), qPrintable(l.text()));
        QCOMPARE(l.live.view(), LiveSession::View::Simulated);
        // The next run is a new one.
        l.live.start(paced(2, 1));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.state(), LiveState::Ended);
    }

    void aWorkerThatWillNotEndIsKilled()
    {
        const FakeWorker fake("trap '' TERM INT HUP\n" + beginning() + "while :; do sleep 60; done");
        Live l;
        l.live.start(paced(5, 0));
        QTRY_VERIFY_WITH_TIMEOUT(l.live.hasMeasured(), kLongMs);
        l.live.cancel();
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.state(), LiveState::Incomplete);
        QVERIFY2(l.text().contains("did not answer"), qPrintable(l.text()));
        QVERIFY(l.session.showsMeasured());
    }

    void goingAwayLeavesNoWorker()
    {
        qint64 pid = 0;
        {
            Live l;
            l.live.start(paced(5, 0));
            QTRY_VERIFY_WITH_TIMEOUT(l.live.hasMeasured(), kLongMs);
            pid = l.pid();
            QVERIFY(isAlive(pid));
        }
        QVERIFY(WorkerProcess::waitForAll(kLongMs));
        QVERIFY(!isAlive(pid));
    }

    void aNewRunEndsTheOldOne()
    {
        Live l;
        l.live.start(paced(5, 0));
        QTRY_VERIFY_WITH_TIMEOUT(l.pid() > 0, kLongMs);
        const qint64 old = l.pid();
        l.live.start(paced(2, 1));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QCOMPARE(l.state(), LiveState::Ended);
        QVERIFY(l.pid() != old);
        QTRY_VERIFY_WITH_TIMEOUT(!isAlive(old), kLongMs);
    }

    void runsOverSsh()
    {
        // An ssh that connects to this machine: it hands its last argument to a shell.
        QTemporaryDir folder;
        QFile ssh(folder.filePath("ssh"));
        QVERIFY(ssh.open(QIODevice::WriteOnly));
        ssh.write("#!/bin/sh\nfor last; do host=$command; command=$last; done\n"
                  "if [ \"$host\" = down ]; then echo 'ssh: no route to host' >&2; exit 255; fi\n"
                  "echo Welcome to $host; exec sh -c \"$command\"\n");
        ssh.close();
        ssh.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(folder.path()) + ':' + path);
        Live l;
        LiveSettings settings = paced(2, 1);
        settings.place = LiveSettings::Place::Ssh;
        settings.host = "me@gpu7";
        settings.remoteCommand = QStringLiteral("exec '%1'").arg(QLatin1String(BUBBLESCOPE_WORKER_PATH));
        settings.traceFile = folder.filePath("a copy.jsonl");
        l.live.start(settings);
        QVERIFY(l.text().contains("me@gpu7"));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QVERIFY2(l.state() == LiveState::Ended, qPrintable(l.text()));
        QVERIFY(QFile::exists(settings.traceFile));
        QCOMPARE(l.live.status().run->log.front(), std::string("Welcome to me@gpu7"));

        settings.host = "down";
        l.live.start(settings);
        QVERIFY(l.live.waitUntilOver(kLongMs));
        qputenv("PATH", path);
        QCOMPARE(l.state(), LiveState::Incomplete);
        QVERIFY2(l.text().contains("connection to down failed: ssh: no route"), qPrintable(l.text()));
    }

    void runsByALauncher()
    {
        QStandardPaths::setTestModeEnabled(true);
        Live l;
        LiveSettings settings = paced(2, 1);
        settings.place = LiveSettings::Place::Launcher;
        settings.launcher = "env BY_LAUNCHER=1 {worker} {arguments}";
        l.live.start(settings);
        QVERIFY(l.live.waitUntilOver(kLongMs));
        QVERIFY2(l.state() == LiveState::Ended, qPrintable(l.text()));
        QCOMPARE(l.session.run()->timeline.rows->ops.size(), std::size_t(64));
    }

    void allIterationsOrTheNewest()
    {
        Live l;
        l.live.start(paced(2, 3));
        QVERIFY(l.live.waitUntilOver(kLongMs));
        const std::size_t one = l.session.run()->timeline.rows->ops.size();
        QCOMPARE(one, std::size_t(64));
        l.live.setExtent(LiveSession::Extent::All);
        QTRY_COMPARE_WITH_TIMEOUT(l.session.run()->timeline.rows->ops.size(), 3 * one, kLongMs);
    }

    void asksWhatThereIs()
    {
        CapabilityProbe probe;
        QSignalSpy changed(&probe, &CapabilityProbe::changed);
        probe.ask({});
        QTRY_VERIFY_WITH_TIMEOUT(!probe.asking(), kLongMs);
        QVERIFY2(probe.find("cpu") && probe.find("cpu")->available, qPrintable(probe.problem()));
        QVERIFY(probe.find("cuda"));
        QVERIFY(probe.find("cuda")->available || !probe.find("cuda")->detail.empty());
        const FakeWorker fake("echo 'no such program' >&2; exit 127");
        probe.ask({});
        QTRY_VERIFY_WITH_TIMEOUT(!probe.asking(), kLongMs);
        QVERIFY2(probe.problem().contains("no such program"), qPrintable(probe.problem()));
        QVERIFY(probe.capabilities().empty());
    }
};

QTEST_MAIN(TestLiveSession)
#include "tst_livesession.moc"
