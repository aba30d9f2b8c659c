// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A frame of the Gantt at 1600×900, and a moved slider until the new Gantt is painted. Budgets: DESIGN section 8.
// Run with QT_QPA_PLATFORM=offscreen where there is no display.

#include "ui/gantt/ganttview.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QApplication>

#include <benchmark/benchmark.h>

#include <memory>
#include <string>

using namespace bubblescope;

namespace {

Scenario scenarioOf(int devices, int microbatches)
{
    Scenario s;
    s.schedule = "1f1b";
    s.devices = devices;
    s.microbatches = microbatches;
    // Uneven, so that rows are not copies of each other.
    s.jitter = {.kind = JitterKind::Uniform, .amount = 0.3, .seed = 1};
    return s;
}

/// A view on screen with its run, kept for all benchmarks that look at the same one.
struct Shown {
    explicit Shown(const Scenario& scenario)
        : play(&session)
        , view(&play, &appearance)
    {
        appearance.setMode(Appearance::Mode::Light);
        view.resize(1600, 900);
        view.show();
        session.load(scenario);
        session.waitUntilIdle();
        view.viewport()->repaint();
    }

    Session session;
    PlayController play;
    Appearance appearance;
    GanttView view;
};

/// Made in main(), so that it ends before the application does.
struct Stage {
    std::unique_ptr<Shown> shown;
    std::pair<int, int> size;
};
Stage* stage = nullptr;

Shown& shown(int devices, int microbatches)
{
    const std::pair size(devices, microbatches);
    if (!stage->shown || stage->size != size) {
        stage->shown.reset();
        stage->shown = std::make_unique<Shown>(scenarioOf(devices, microbatches));
        stage->size = size;
    }
    return *stage->shown;
}

/// All rows anew, at 1 / 2^zoom of the run about its middle, with the cursor in the middle of the picture: both sides
/// of it are painted.
void frame(benchmark::State& state, int devices, int microbatches)
{
    Shown& s = shown(devices, microbatches);
    const TimeNs end = s.play.endNs();
    const TimeNs span = std::max<TimeNs>(40, end >> state.range(0));
    s.play.setCursorNs(end / 2);
    TimeNs shift = 0;
    for (auto _ : state) {
        shift = shift == 0 ? std::max<TimeNs>(1, span / 100) : 0;
        s.play.setRange(end / 2 - span / 2 + shift, end / 2 + span / 2 + shift);
        s.view.viewport()->repaint();
    }
    state.SetLabel(std::to_string(s.play.run()->timeline.startNs.size()) + " intervals");
}

void cursorMoves(benchmark::State& state)
{
    Shown& s = shown(16, 31'250);
    s.play.fit();
    const TimeNs end = s.play.endNs();
    TimeNs at = 0;
    for (auto _ : state) {
        at = (at + end / 1000) % end;
        s.play.setCursorNs(at);
        QCoreApplication::processEvents();
    }
}

/// From the edit to the painted picture: engine, analysis and view, through the session's own thread.
void sliderMoves(benchmark::State& state)
{
    Shown& s = shown(16, 256);
    Scenario changed = s.session.scenario();
    TimeNs costNs = kNsPerMs;
    for (auto _ : state) {
        costNs = costNs == kNsPerMs ? 2 * kNsPerMs : kNsPerMs;
        changed.costs.forwardNs = {costNs};
        s.session.edit(QStringLiteral("forward time"), changed, QStringLiteral("forward"));
        s.session.waitUntilIdle();
        s.view.viewport()->repaint();
    }
}

void registerAll()
{
    for (const auto& [devices, microbatches] : {std::pair(16, 31'250), std::pair(64, 7'813), std::pair(4096, 122)}) {
        const std::string name =
            "frame/P=" + std::to_string(devices) + "/M=" + std::to_string(microbatches) + "/zoom=2^";
        auto* bench = benchmark::RegisterBenchmark(name.c_str(), frame, devices, microbatches);
        bench->Unit(benchmark::kMillisecond);
        for (const int zoom : {0, 2, 4, 6, 8, 10, 12, 14, 20})
            bench->Arg(zoom);
    }
    benchmark::RegisterBenchmark("cursor/1M intervals", cursorMoves)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("slider/P=16/M=256", sliderMoves)->Unit(benchmark::kMillisecond)->UseRealTime();
}

}  // namespace

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    Stage views;
    stage = &views;
    registerAll();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
