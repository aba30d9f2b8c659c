// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window: from the program's start to its first picture, a moved slider with four scenarios side by side, and
// a flood of measured intervals. Budgets: DESIGN section 8; for the flood, `longest_ms` is the longest time in which
// the window did nothing else, so that no frame took longer. Run with QT_QPA_PLATFORM=offscreen where there is no
// display.
//
// The flood comes from this program itself, which then plays the worker: P=16, M=256, as many intervals a second as
// BENCH_INTERVALS says, for five seconds.

#include "core/live/monotonic.h"
#include "core/live/streamsink.h"
#include "core/live/streamwriter.h"
#include "tests/live/support.h"
#include "ui/live/livesession.h"
#include "ui/session/comparison.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

namespace {

using namespace livetest;

constexpr const char* kRateVariable = "BENCH_INTERVALS";
constexpr int kFloodS = 5;

/// What the worker would measure if all went as simulated, at `rate` intervals a second.
int playWorker(double rate)
{
    Scenario scenario = scenarioOf("1f1b", 16, 256, kNsPerMs);
    const Prepared atFirst = prepare(scenario);
    const auto ops = static_cast<double>(atFirst.simulated.startNs.size());
    const auto makespan = static_cast<double>(atFirst.simulated.makespanNs());
    scenario = scenarioOf("1f1b", 16, 256, static_cast<TimeNs>(kNsPerMs * ops / rate * kNsPerS / makespan));
    const Prepared prepared = prepare(scenario);
    const Timeline& once = prepared.simulated;

    StreamWriterOptions options;
    options.fd = 1;
    StreamWriter writer(options, scenario.devices, static_cast<int>(prepared.plan->edges.size()));
    if (writer.start())
        return 1;
    DispatchOptions dispatch;
    dispatch.iterations = 0;
    StreamSink sink(writer, prepared.plan, prepared.workload, here(*prepared.plan), dispatch);
    StreamHello hello;
    hello.version = "bench";
    hello.pid = QCoreApplication::applicationPid();
    sink.hello(hello);
    BackendInfo info;
    info.name = "cpu";
    info.devices.resize(static_cast<std::size_t>(scenario.devices));
    info.edges.resize(prepared.plan->edges.size());
    sink.prepared(info, {});
    sink.state(RunState::Running, 0);

    // All devices' ops in the order of their ends, which is how they would be reported.
    std::vector<MeasuredOp> reported;
    for (int d = 0; d < scenario.devices; ++d)
        for (std::size_t i = once.rows->rowBegin[static_cast<std::size_t>(d)];
             i < once.rows->rowBegin[static_cast<std::size_t>(d) + 1]; ++i) {
            const Op& op = once.rows->ops[i];
            reported.push_back({d, op.kind, op.stage.value(), op.microbatch.value(), once.startNs[i],
                                once.endNs[i] - once.startNs[i]});
        }
    std::sort(reported.begin(), reported.end(), [](const MeasuredOp& a, const MeasuredOp& b) {
        return a.startNs + a.durationNs < b.startNs + b.durationNs;
    });
    const auto begin = std::chrono::steady_clock::now();
    int iteration = 0;
    for (TimeNs startNs = 0; startNs < kFloodS * kNsPerS; startNs += once.makespanNs(), ++iteration) {
        sink.iteration(iteration, startNs, std::vector<double>(static_cast<std::size_t>(scenario.devices), 1.0));
        for (std::size_t i = 0; i < reported.size(); ++i) {
            MeasuredOp op = reported[i];
            op.startNs += startNs;
            op.microbatch += std::int64_t{iteration} * scenario.microbatches;
            if (i % 512 == 0)
                std::this_thread::sleep_until(begin + std::chrono::nanoseconds(op.startNs + op.durationNs));
            sink.op(op);
        }
        sink.watermark(std::vector<TimeNs>(static_cast<std::size_t>(scenario.devices), startNs + once.makespanNs()));
    }
    Ending ending;
    ending.iterations = iteration;
    ending.atNs = kFloodS * kNsPerS;
    sink.done(ending);
    return writer.finish() ? 0 : 1;
}

/// A window with its first picture, which remembers nothing.
struct Shown {
    Shown()
        : window(false)
    {
        window.resize(1600, 900);
        window.show();
        window.session().waitUntilIdle();
        QApplication::processEvents();
    }
    MainWindow window;
};

/// The program, from exec to the end of writing its picture: more than until the first Gantt is painted.
void start(benchmark::State& state)
{
    const QTemporaryDir folder;
    for (auto _ : state) {
        QProcess process;
        process.start(QStringLiteral(BUBBLESCOPE_PATH),
                      {QStringLiteral("--screenshot"), folder.filePath(QStringLiteral("first.png"))});
        if (!process.waitForFinished() || process.exitCode() != 0)
            state.SkipWithError("no picture");
    }
}

void sliderMovesFourLanes(benchmark::State& state)
{
    Shown shown;
    Scenario scenario = shown.window.session().scenario();
    scenario.devices = 16;
    scenario.microbatches = 256;
    std::vector<Scenario> lanes(4, scenario);
    lanes[1].schedule = "gpipe";
    lanes[2].schedule = "zb-h1";
    lanes[3].schedule = "eager-1f1b";
    bubblescope::Comparison& comparison = shown.window.comparison();
    comparison.show(QStringLiteral("four"), lanes, 0);
    comparison.waitUntilIdle();
    QApplication::processEvents();
    for (auto _ : state) {
        scenario.costs.forwardNs = {scenario.costs.forwardNs.front() == kNsPerMs ? 2 * kNsPerMs : kNsPerMs};
        shown.window.session().edit(QStringLiteral("forward time"), scenario, QStringLiteral("forward"));
        comparison.waitUntilIdle();
        QApplication::processEvents();
    }
}

void flood(benchmark::State& state, const std::string& rate, LiveSession::Extent extent)
{
    qputenv(kRateVariable, QByteArray::fromStdString(rate));
    Shown shown;
    Scenario scenario = shown.window.session().scenario();
    scenario.devices = 16;
    scenario.microbatches = 256;
    shown.window.session().load(scenario);
    shown.window.session().waitUntilIdle();
    LiveSession& live = shown.window.live();
    for (auto _ : state) {
        std::int64_t last = monotonicNs();
        std::int64_t longest = 0;
        QTimer often;
        QObject::connect(&often, &QTimer::timeout, [&] {
            const std::int64_t now = monotonicNs();
            // Not while the run begins, which is no frame.
            if (live.hasMeasured())
                longest = std::max(longest, now - last);
            last = now;
        });
        often.start(1);
        live.start({});
        live.setExtent(extent);
        if (!live.waitUntilOver(60'000) || !live.hasMeasured())
            state.SkipWithError("no run");
        state.counters["longest_ms"] = static_cast<double>(longest) / 1e6;
        state.counters["intervals"] = static_cast<double>(live.status().run->opCount());
    }
}

void registerAll()
{
    benchmark::RegisterBenchmark("start/picture written", start)->Unit(benchmark::kMillisecond)->UseRealTime();
    benchmark::RegisterBenchmark("slider/4 lanes/P=16/M=256", sliderMovesFourLanes)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    for (const char* rate : {"100000", "400000"})
        for (const auto& [name, extent] :
             {std::pair("newest", LiveSession::Extent::Newest), std::pair("all", LiveSession::Extent::All)})
            benchmark::RegisterBenchmark((std::string("flood/") + rate + " per s/" + name).c_str(), flood,
                                         std::string(rate), extent)
                ->Iterations(1)
                ->Unit(benchmark::kMillisecond);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::string(argv[1]) == "--scenario")
        return playWorker(std::strtod(std::getenv(kRateVariable), nullptr));
    QApplication app(argc, argv);
    qputenv("BUBBLESCOPE_WORKER", QFile::encodeName(QApplication::applicationFilePath()));
    registerAll();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
