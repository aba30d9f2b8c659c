// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/determinism/cases.h"

#include "core/model/errortext.h"
#include "core/schedule/registry.h"

#include <bit>
#include <iostream>

namespace determinism {

using namespace bubblescope;

namespace {

/// Byte by byte, lowest first, so that it does not depend on the machine either.
class Fnv1a {
public:
    void add(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i) {
            m_hash = (m_hash ^ ((value >> (8 * i)) & 0xff)) * 0x100000001b3ull;
        }
    }
    void add(std::int64_t value) { add(static_cast<std::uint64_t>(value)); }
    void add(int value) { add(static_cast<std::int64_t>(value)); }
    void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
    [[nodiscard]] std::uint64_t hash() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xcbf29ce484222325ull;
};

Scenario unequal(std::string_view schedule)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.devices = 5;
    scenario.chunks = fittingChunks(*findSchedule(schedule), 2);
    scenario.microbatches = 15;
    scenario.costs.forwardNs = {1'000'001, 999'983, 1'234'567, 700'001, 1'500'007};
    scenario.costs.backwardInputNs = {1'100'003, 1'000'003, 1'300'021, 800'011, 1'600'033};
    scenario.costs.backwardWeightNs = {900'007, 1'000'037, 1'200'007, 600'011, 1'400'017};
    scenario.costs.slowdown = {1.0, 1.1, 1.0 / 3.0, 2.7, 1.0};
    if (!makeSchedule(scenario).ok()) {
        // Some need an even number of devices and of microbatches.
        scenario.devices = 4;
        scenario.microbatches = 16;
        StageCosts& costs = scenario.costs;
        for (auto* list : {&costs.forwardNs, &costs.backwardInputNs, &costs.backwardWeightNs})
            list->resize(4);
        costs.slowdown.resize(4);
    }
    return scenario;
}

}  // namespace

std::vector<Case> casesOf(std::string_view schedule)
{
    const Scenario base = unequal(schedule);
    std::vector<Case> cases{{"unequal", base}};

    Scenario transfers = base;
    transfers.transfer = {.latencyNs = 10'007, .bytes = 123'456'789, .bytesPerSecond = 987'654'321'000};
    cases.push_back({"transfers", transfers});
    transfers.transfer.blocking = true;
    cases.push_back({"blocking", transfers});

    for (const JitterKind kind : {JitterKind::Uniform, JitterKind::Normal, JitterKind::LongTail}) {
        Scenario jitter = base;
        jitter.jitter = {.kind = kind, .amount = 0.37, .seed = 20'240'517};
        cases.push_back({"jitter " + std::to_string(static_cast<int>(kind)), jitter});
    }

    Scenario batch = base;
    batch.batch = {.mode = BatchMode::FixedBatch, .samples = 67, .overheadNs = 12'345};
    cases.push_back({"batch", batch});
    return cases;
}

std::uint64_t hashOf(const Run& run)
{
    Fnv1a hash;
    const Timeline& timeline = run.timeline;
    for (std::size_t i = 0; i < timeline.rows->ops.size(); ++i) {
        const Op& op = timeline.rows->ops[i];
        hash.add(op.stage.value());
        hash.add(op.microbatch.value());
        hash.add(static_cast<int>(op.kind) * 2 + (op.joinsPrevious ? 1 : 0));
        hash.add(timeline.startNs[i]);
        hash.add(timeline.endNs[i]);
    }
    for (const Transfer& transfer : timeline.transfers) {
        hash.add(transfer.startNs);
        hash.add(transfer.endNs);
    }
    const Analysis& analysis = run.analysis;
    hash.add(analysis.makespanNs);
    hash.add(analysis.bubbleRatio);
    hash.add(analysis.overheadRatio);
    hash.add(analysis.spanBubbleRatio);
    hash.add(analysis.firstResultNs);
    for (const DeviceFigures& device : analysis.devices) {
        hash.add(device.busyNs);
        hash.add(device.bubbleRatio);
        hash.add(device.peakActivations);
    }
    for (const StageFigures& stage : analysis.stages) {
        hash.add(stage.peakForwardQueue);
        hash.add(stage.peakBackwardQueue);
    }
    return hash.hash();
}

std::uint64_t hashOfAll(std::string_view schedule)
{
    Fnv1a hash;
    for (const Case& one : casesOf(schedule)) {
        const Result<std::shared_ptr<const Run>> run = computeRun(one.scenario);
        if (!run) {
            std::cerr << schedule << ", " << one.name << ": " << describe(run.error()) << '\n';
            return 0;
        }
        hash.add(hashOf(*run.value()));
    }
    return hash.hash();
}

}  // namespace determinism
