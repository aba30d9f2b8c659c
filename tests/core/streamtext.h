// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Streams as a worker writes them, by the worker's own writer, from runs whose times are known.

#include "core/analysis/run.h"
#include "core/io/scenariojson.h"
#include "core/live/lower.h"
#include "core/live/streamsink.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

namespace bubblescope::test {

struct StreamOptions {
    int iterations = 1;
    TimeNs originNs = 5 * kNsPerMs;
    TimeNs gapNs = kNsPerMs;  ///< between iterations
    /// Only what has ended by then, counted from the first iteration's start, and no `done`.
    TimeNs untilNs = INT64_MAX;
};

inline std::string streamOf(const Run& run, const StreamOptions& options = {})
{
    QTemporaryDir folder;
    const QString path = folder.filePath("trace.jsonl");
    const Result<live::Plan> lowered = live::lower(run.schedule, run.timeline);
    if (!lowered.ok())
        return {};
    const auto plan = std::make_shared<const live::Plan>(lowered.value());
    const auto devices = static_cast<std::size_t>(plan->deviceCount());
    live::Placement placement;
    placement.rankOfDevice.assign(devices, 0);
    live::DispatchOptions dispatch;
    dispatch.iterations = options.iterations;
    live::StreamWriterOptions writing;
    writing.traceFile = path.toStdString();
    live::StreamWriter writer(writing, static_cast<int>(devices), static_cast<int>(plan->edges.size()));
    if (writer.start())
        return {};
    live::StreamSink sink(writer, plan, {}, placement, dispatch);
    sink.hello(
        {"1.0", 42, "host", 1'795'982'790'287'547'352, {{"cpu", true, "2 cores"}, {"cuda", false, "no module"}}, {}});
    sink.scenario(writeScenarioJson(run.scenario));
    sink.state(live::RunState::Starting, 0);
    live::BackendInfo info;
    info.name = "cpu";
    info.devices.resize(devices);
    info.edges.resize(plan->edges.size());
    sink.prepared(info, {{0, 10, 2.5, 0.01}});
    sink.clocks({{0, 0, 0, 100}});
    sink.state(live::RunState::Running, options.originNs);

    const Timeline& timeline = run.timeline;
    const LargeVector<Op>& ops = timeline.rows->ops;
    std::vector<std::size_t> byEnd(ops.size());
    std::iota(byEnd.begin(), byEnd.end(), std::size_t{0});
    std::stable_sort(byEnd.begin(), byEnd.end(),
                     [&](std::size_t a, std::size_t b) { return timeline.endNs[a] < timeline.endNs[b]; });
    const TimeNs makespanNs = timeline.makespanNs();
    for (int n = 0; n < options.iterations; ++n) {
        const TimeNs fromNs = n * (makespanNs + options.gapNs);
        const auto microbatch = [&](const Op& op) {
            return std::int64_t{n} * plan->microbatchSpan + op.microbatch.value();
        };
        if (fromNs > options.untilNs)
            break;
        std::vector<double> slowdown;
        for (int s = 0; s < plan->stageCount; ++s)
            slowdown.push_back(slowdownOf(run.scenario, s));
        sink.iteration(n, options.originNs + fromNs, slowdown);
        for (const std::size_t i : byEnd) {
            if (fromNs + timeline.endNs[i] > options.untilNs)
                continue;
            sink.op({timeline.rows->deviceOf(i).value(), ops[i].kind, ops[i].stage.value(), microbatch(ops[i]),
                     options.originNs + fromNs + timeline.startNs[i], timeline.endNs[i] - timeline.startNs[i]});
        }
        for (const Transfer& t : timeline.transfers) {
            if (fromNs + t.endNs > options.untilNs)
                continue;
            const auto sent = std::find_if(plan->transfers.begin(), plan->transfers.end(), [&](const auto& node) {
                return node.producer == t.producer && node.payload != live::Payload::Token;
            });
            sink.transfer({static_cast<int>(sent->edge), sent->payload, ops[t.producer].stage.value(),
                           microbatch(ops[t.producer]), options.originNs + fromNs + t.startNs, t.endNs - t.startNs});
        }
        // As the dispatcher says it: a device that computes is known up to the op under way.
        std::vector<TimeNs> known(devices, std::min(makespanNs, options.untilNs - fromNs));
        for (std::size_t i = 0; i < ops.size(); ++i)
            if (timeline.startNs[i] < known[timeline.rows->deviceOf(i).index()] &&
                fromNs + timeline.endNs[i] > options.untilNs)
                known[timeline.rows->deviceOf(i).index()] = timeline.startNs[i];
        for (TimeNs& at : known)
            at += options.originNs + fromNs;
        sink.watermark(known);
    }
    if (options.untilNs == INT64_MAX)
        sink.done({live::EndReason::Finished, options.iterations, true,
                   options.originNs + options.iterations * (makespanNs + options.gapNs), false});
    static_cast<void>(writer.finish());
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

}  // namespace bubblescope::test
