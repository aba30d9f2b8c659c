// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A million intervals as fast as a worker can write them: all of them arrive, and the interface goes on. Prints the
// longest time between two turns of the interface's event loop.

#include "core/schedule/registry.h"
#include "tests/ui/liveworkers.h"
#include "ui/live/livebar.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTimer>

using namespace bubblescope;

namespace {

constexpr int kLongMs = 300'000;
constexpr TimeNs kOpNs = kNsPerMs;

/// What a worker would send that runs the schedule `iterations` times, each op after the one before on its device.
void writeStream(const QString& path, const Schedule& schedule, int iterations)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const OpRows& rows = *schedule.rows;
    const int devices = schedule.deviceCount();
    QByteArray plan = R"({"bsw":1,"type":"plan","backend":"cpu","mode":"paced","ranks":1,"edges":[],"devices":[)";
    for (int d = 0; d < devices; ++d)
        plan += d ? R"(,{"name":"d"})" : R"({"name":"d"})";
    plan += "],\"ops\":" + QByteArray::number(static_cast<qulonglong>(rows.ops.size())) +
            ",\"iterations\":" + QByteArray::number(iterations) +
            ",\"microbatch_span\":" + QByteArray::number(schedule.microbatchSpan) + ",\"schedule\":[";
    for (int d = 0; d < devices; ++d) {
        plan += d ? ",[" : "[";
        const std::size_t begin = rows.rowBegin[static_cast<std::size_t>(d)];
        for (std::size_t i = begin; i < rows.rowBegin[static_cast<std::size_t>(d) + 1]; ++i)
            plan += (i > begin ? ",\"" : "\"") + QByteArray::fromStdString(rows.unitText(i)) + '"';
        plan += ']';
    }
    file.write(R"({"bsw":1,"type":"hello","program":"fake","version":"0","pid":1,"host":"h"})");
    file.write("\n" + plan + "]}\n{\"bsw\":1,\"type\":\"state\",\"state\":\"running\",\"t\":0}\n");
    std::vector<std::size_t> sent(static_cast<std::size_t>(devices));
    const TimeNs lasts = static_cast<TimeNs>(rows.ops.size()) / devices * kOpNs;
    for (int n = 0; n < iterations; ++n) {
        file.write("{\"bsw\":1,\"type\":\"iteration\",\"n\":" + QByteArray::number(n) +
                   ",\"t\":" + QByteArray::number(n * lasts) + ",\"slowdown\":[]}\n");
        constexpr std::size_t kBatch = 256;
        for (std::size_t from = 0; from * static_cast<std::size_t>(devices) < rows.ops.size(); from += kBatch)
            for (std::size_t d = 0; d < sent.size(); ++d) {
                const std::size_t begin = rows.rowBegin[d];
                const std::size_t end = std::min(begin + from + kBatch, rows.rowBegin[d + 1]);
                QByteArray line = "{\"bsw\":1,\"type\":\"iv\",\"iv\":[";
                for (std::size_t i = begin + from; i < end; ++i) {
                    const Op& op = rows.ops[i];
                    const auto number = [](auto value) { return QByteArray::number(static_cast<qlonglong>(value)); };
                    line += (i > begin + from ? ",[" : "[") + number(d) + ",\"" +
                            (op.kind == OpKind::Forward ? 'F' : 'B') + "\"," + number(op.stage.value()) + ',' +
                            number(n * schedule.microbatchSpan + op.microbatch.value()) + ',' +
                            number(n * lasts + static_cast<TimeNs>(i - begin) * kOpNs) + ',' + number(kOpNs) + ',' +
                            number(sent[d]++) + ']';
                }
                file.write(line + "]}\n");
            }
    }
    QByteArray done =
        "{\"bsw\":1,\"type\":\"done\",\"reason\":\"finished\",\"iterations\":" + QByteArray::number(iterations) +
        ",\"count\":[";
    for (std::size_t d = 0; d < sent.size(); ++d)
        done += (d ? "," : "") + QByteArray::number(static_cast<qulonglong>(sent[d]));
    file.write(done + "],\"tr_count\":[],\"verified\":null,\"t\":0}\n");
}

/// What this thread has used: the turn itself, whatever else the machine does.
qint64 threadCpuNs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * qint64(1'000'000'000) + now.tv_nsec;
}

}  // namespace

class TestLiveStall : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(QStyleFactory::create("Fusion"));
        QStandardPaths::setTestModeEnabled(true);
    }
    void cleanup() { QVERIFY(WorkerProcess::waitForAll(kLongMs)); }

    void aMillionIntervals_data()
    {
        QTest::addColumn<int>("microbatches");
        QTest::addColumn<int>("iterations");
        QTest::newRow("one iteration") << 62'500 << 1;
        QTest::newRow("100 iterations") << 625 << 100;
    }
    void aMillionIntervals()
    {
        QFETCH(int, microbatches);
        QFETCH(int, iterations);
        Scenario scenario;
        scenario.devices = 8;
        scenario.microbatches = microbatches;
        const Result<Schedule> schedule = makeSchedule(scenario);
        QVERIFY(schedule.ok());
        QTemporaryDir folder;
        const QString stream = folder.filePath("stream.jsonl");
        writeStream(stream, schedule.value(), iterations);
        const FakeWorker fake("exec cat " + QFile::encodeName(stream));

        MainWindow w(false);
        w.resize(1600, 900);
        w.show();
        QVERIFY(w.session().waitUntilIdle());
        w.actions().live->setChecked(true);
        QTest::qWait(300);

        qint64 longestNs = 0;
        qint64 longestCpuNs = 0;
        qint64 cpuNs = 0;
        int pictures = 0;
        QElapsedTimer turn;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] {
            longestNs = std::max(longestNs, turn.nsecsElapsed());
            longestCpuNs = std::max(longestCpuNs, threadCpuNs() - cpuNs);
            turn.start();
            cpuNs = threadCpuNs();
        });
        connect(&w.live(), &LiveSession::measuredChanged, this, [&] { ++pictures; });
        QElapsedTimer whole;
        whole.start();
        turn.start();
        cpuNs = threadCpuNs();
        beat.start(0);
        w.live().start({});
        QVERIFY(w.live().waitUntilOver(kLongMs));
        beat.stop();
        qInfo("%lld ms for all, %d pictures, longest turn of the interface %.1f ms, %.1f ms of CPU", whole.elapsed(),
              pictures, static_cast<double>(longestNs) / 1e6, static_cast<double>(longestCpuNs) / 1e6);
        QVERIFY2(w.live().status().state == LiveState::Ended, qPrintable(stateText(w.live().status())));
        QCOMPARE(w.live().status().run->opCount(), std::int64_t(1'000'000));
        QVERIFY(w.session().showsMeasured());
        QCOMPARE(w.session().run()->timeline.rows->ops.size(), std::size_t(1'000'000 / iterations));
    }
};

QTEST_MAIN(TestLiveStall)
#include "tst_livestall.moc"
