// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// From the settings of a live run to the command that starts it, and from what a worker says to sentences.

#include "core/live/streamsink.h"
#include "ui/live/capabilityprobe.h"
#include "ui/live/livestatus.h"
#include "ui/live/workercommand.h"
#include "ui/text/format.h"

#include <QTest>

using namespace bubblescope;

class TestWorkerCommand : public QObject {
    Q_OBJECT

private slots:
    void onThisMachine()
    {
        LiveSettings settings;
        const WorkerCommand command = runCommand(settings, "/opt/bubblescope-worker", "unused.json");
        QVERIFY(command.ok());
        QCOMPARE(command.program, QString("/opt/bubblescope-worker"));
        QCOMPARE(command.arguments.join(' '),
                 QString("--scenario - --backend cpu --op-ms 5000000ns --repeat 0 --slowdown-by more-work"));
    }

    void everySettingBecomesAFlag()
    {
        LiveSettings settings;
        settings.backend = LiveSettings::Backend::Cuda;
        settings.paced = true;
        settings.opNs = 0;
        settings.repeat = 3;
        settings.slowdownBy = LiveSettings::SlowdownBy::FewerUnits;
        settings.traceFile = "/data/my run.jsonl";
        QCOMPARE(runCommand(settings, "w", {}).arguments,
                 QStringList({"--scenario", "-", "--backend", "cuda", "--repeat", "3", "--slowdown-by", "fewer-units",
                              "--paced", "--trace", "/data/my run.jsonl"}));
    }

    void withoutAWorkerThereIsNoCommand()
    {
        const WorkerCommand command = runCommand({}, {}, {});
        QVERIFY(!command.ok());
        QVERIFY2(command.problem.contains("bubblescope-worker"), qPrintable(command.problem));
        LiveSettings remote;
        remote.place = LiveSettings::Place::Ssh;
        remote.host = "gpu7";
        QVERIFY(runCommand(remote, {}, {}).ok());
    }

    void overSsh()
    {
        LiveSettings settings;
        settings.place = LiveSettings::Place::Ssh;
        settings.host = " me@gpu7 ";
        settings.remoteCommand = "nice ~/bin/bubblescope-worker";
        settings.traceFile = "it's.jsonl";
        const WorkerCommand command = runCommand(settings, {}, {});
        QCOMPARE(command.program, QString("ssh"));
        const QStringList& arguments = command.arguments;
        for (const char* option : {"-T", "BatchMode=yes", "ServerAliveInterval=5", "ServerAliveCountMax=3"})
            QVERIFY2(arguments.contains(QLatin1String(option)), option);
        const qsizetype host = arguments.indexOf("me@gpu7");
        QCOMPARE(arguments.at(host - 1), QString("--"));
        QCOMPARE(host, arguments.size() - 2);
        QCOMPARE(arguments.last(), QString("nice ~/bin/bubblescope-worker --scenario - --backend cpu --op-ms 5000000ns "
                                           "--repeat 0 --slowdown-by more-work --trace 'it'\\''s.jsonl'"));
    }

    void aHostIsNoOption_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("none") << "";
        QTest::newRow("an option") << "-oProxyCommand=touch /tmp/x";
        QTest::newRow("words") << "gpu7 rm";
    }
    void aHostIsNoOption()
    {
        QFETCH(QString, host);
        LiveSettings settings;
        settings.place = LiveSettings::Place::Ssh;
        settings.host = host;
        QVERIFY(!runCommand(settings, {}, {}).ok());
        QVERIFY(!capabilitiesCommand(settings, {}).ok());
    }

    void byALauncher()
    {
        LiveSettings settings;
        settings.place = LiveSettings::Place::Launcher;
        settings.launcher = "srun -n 4 --input=0 \"my env\" {worker} {arguments} --gpus 0,1";
        settings.opNs = 0;
        WorkerCommand command = runCommand(settings, "/opt/w", "/home/me/s.json");
        QCOMPARE(command.program, QString("srun"));
        QCOMPARE(command.arguments,
                 QStringList({"-n", "4", "--input=0", "my env", "/opt/w", "--scenario", "/home/me/s.json", "--backend",
                              "cpu", "--repeat", "0", "--slowdown-by", "more-work", "--gpus", "0,1"}));
        settings.launcher = "mpirun /there/worker";
        command = runCommand(settings, {}, "s.json");
        QVERIFY(command.ok());
        QCOMPARE(command.arguments.mid(0, 3), QStringList({"/there/worker", "--scenario", "s.json"}));
        settings.launcher = "mpirun {worker}";
        QVERIFY(!runCommand(settings, {}, "s.json").ok());
        settings.launcher = " ";
        QVERIFY(!runCommand(settings, "w", "s.json").ok());
        QVERIFY(!capabilitiesCommand(settings, "w").ok());
    }

    void shellWords_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("quoted");
        QTest::newRow("plain") << "--op-ms=5ms"
                               << "--op-ms=5ms";
        QTest::newRow("empty") << ""
                               << "''";
        QTest::newRow("space") << "a b"
                               << "'a b'";
        QTest::newRow("quote") << "a'b"
                               << "'a'\\''b'";
        QTest::newRow("command") << "$(rm)"
                                 << "'$(rm)'";
        QTest::newRow("not ASCII") << "ä"
                                   << "'ä'";
    }
    void shellWords()
    {
        QFETCH(QString, word);
        QTEST(shellQuoted(word), "quoted");
    }

    void readsCapabilities()
    {
        const auto all = readCapabilities("Welcome to gpu7 [Ubuntu]\n[\n {\"name\":\"cpu\",\"available\":true,"
                                          "\"detail\":\"8 cores\"},\n {\"name\":\"cuda\",\"available\":false,"
                                          "\"detail\":\"no driver\"}\n]\nbye\n");
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[1].name, std::string("cuda"));
        QVERIFY(!all[1].available);
        QCOMPARE(all[1].detail, std::string("no driver"));
        QVERIFY(readCapabilities("").empty());
        QVERIFY(readCapabilities("bash: bubblescope-worker: not found\n").empty());
        QVERIFY(readCapabilities("]\n[").empty());
    }

    void says_data()
    {
        QTest::addColumn<WorkerEnd>("end");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("sentence");
        using How = WorkerEnd::How;
        QTest::newRow("killed") << WorkerEnd{How::Killed, 9, {}, false} << ""
                                << "Incomplete: the worker was killed (signal 9): last words";
        QTest::newRow("by us") << WorkerEnd{How::Killed, 9, {}, true} << ""
                               << "Incomplete: the worker did not answer and was killed";
        QTest::newRow("status") << WorkerEnd{How::Exited, 2, {}, false} << ""
                                << "Incomplete: the worker ended with status 2: last words";
        QTest::newRow("ssh") << WorkerEnd{How::Exited, 255, {}, false} << "gpu7"
                             << "Incomplete: the connection to gpu7 failed: last words";
        QTest::newRow("not started") << WorkerEnd{How::NotStarted, 0, "no such file", false} << ""
                                     << "Incomplete: the worker did not start: no such file";
    }
    void says()
    {
        QFETCH(WorkerEnd, end);
        LiveStatus status;
        QVERIFY(stateText(status).isEmpty());
        status.state = LiveState::Incomplete;
        status.errorLines = QStringList{"first", "last words"};
        status.end = end;
        QFETCH(QString, place);
        status.place = place;
        QTEST(stateText(status), "sentence");
    }

    void remarksSayWhatFiguresAreWorth()
    {
        auto plan = std::make_shared<live::LivePlan>();
        plan->backend = "cpu";
        plan->devices.resize(4);
        for (live::LiveDevice& device : plan->devices)
            device.shared = true;
        live::LiveRun run;
        run.plan = plan;
        run.done = live::LiveDone{1, true, 0};
        LiveStatus status;
        status.state = LiveState::Running;
        status.run = std::make_shared<live::LiveRun>(run);
        QVERIFY(remarks(status).contains("results equal the serial run"));
        QVERIFY(remarks(status).contains("cores shared by 4 devices"));
        plan->paced = true;
        run.done->verified = false;
        run.faults.missing = 12;
        status.run = std::make_shared<live::LiveRun>(run);
        QVERIFY(remarks(status).contains("paced: devices wait instead of computing"));
        QVERIFY(remarks(status).contains("results differ from the serial run"));
        QVERIFY(remarks(status).contains("12 intervals were lost on the way"));
        status.silentS = 30;
        QVERIFY(remarks(status).first().contains("no word"));
        plan->backend = "cuda";
        run.pauses = {{0, 2 * kNsPerS, 0}};
        run.calibration = {{0, 0, 1, 0.02}, {1, 0, 1, 0.23}};
        run.warnings = {{live::kCalibrationWarning, "bad"}, {live::kTraceWarning, "lost"}};
        run.phase = live::LivePhase::Finished;
        status.run = std::make_shared<live::LiveRun>(run);
        QVERIFY(remarks(status).contains("GPUs: not yet run on hardware"));
        QVERIFY(remarks(status).contains("bad calibration: ops may miss their durations by " + formatPercent(0.23, 0)));
        QVERIFY(remarks(status).contains("the worker's copy of the stream is lost"));
        QVERIFY(remarks(status).contains("pauses of " + formatTime(2 * kNsPerS, 2) + " left out"));
        // What is the reason for an early end is not said again.
        status.state = LiveState::Incomplete;
        QCOMPARE(stateText(status), "Incomplete: 12 intervals were lost on the way");
        QVERIFY(!remarks(status).join(' ').contains("intervals"));
    }
};

QTEST_MAIN(TestWorkerCommand)
#include "tst_workercommand.moc"
