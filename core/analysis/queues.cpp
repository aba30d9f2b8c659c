// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/queues.h"

#include <cstddef>
#include <optional>

namespace bubblescope {

namespace {

struct Waits {
    std::vector<StepFunction::Step> arrivals;
    std::vector<StepFunction::Step> starts;

    void add(TimeNs arrivalNs, TimeNs startNs)
    {
        // Who is taken in at once never waits: its two changes would cancel out.
        if (arrivalNs >= startNs)
            return;
        arrivals.push_back({arrivalNs, 1});
        starts.push_back({startNs, -1});
    }

    [[nodiscard]] StepFunction sum()
    {
        arrivals.insert(arrivals.end(), starts.begin(), starts.end());
        starts = {};
        return accumulate(std::move(arrivals));
    }
};

/// Whose queue this op's output joins. The last stage's forward makes its own backward possible.
std::optional<Need> queuedConsumer(const Op& op, int stageCount)
{
    if (op.kind == OpKind::Forward && op.stage.value() + 1 == stageCount)
        return Need{Output::InputGradient, op.stage.value(), op.microbatch.value()};
    return receiverOf(op, stageCount);
}

}  // namespace

std::vector<StageQueues> stageQueues(const Schedule& schedule, const Timeline& timeline, const JobControl& control,
                                     const ComesLater& comesLater)
{
    const OpTable table(schedule, control.part(0, 0.2));
    std::vector<StageQueues> queues(static_cast<std::size_t>(schedule.stageCount));
    const LargeVector<Op>& ops = timeline.rows->ops;
    std::vector<Waits> forward(static_cast<std::size_t>(schedule.stageCount));
    std::vector<Waits> backward(static_cast<std::size_t>(schedule.stageCount));

    auto transfer = timeline.transfers.begin();
    const JobControl scan = control.part(0.2, 0.6);
    JobSteps steps(scan, ops.size());
    for (std::size_t producer = 0; producer < ops.size(); ++producer) {
        if (steps.stopAt(producer))
            return queues;
        while (transfer != timeline.transfers.end() && transfer->producer < producer)
            ++transfer;
        const std::optional<Need> need = queuedConsumer(ops[producer], schedule.stageCount);
        if (!need)
            continue;
        const std::size_t consumer = table.find(*need);
        const bool missing = consumer == OpTable::kNone;
        const std::optional<TimeNs> later = missing && comesLater ? comesLater(*need) : std::nullopt;
        if (missing && !later)
            continue;
        TimeNs arrivalNs = timeline.endNs[producer];
        for (auto t = transfer; t != timeline.transfers.end() && t->producer == producer; ++t)
            if (t->consumer == consumer)
                arrivalNs = t->endNs;
        auto& waits = need->output == Output::Activation ? forward : backward;
        Waits& before = waits[static_cast<std::size_t>(need->stage)];
        // What came after its device took something up cannot be what it took up.
        if (later && (*later == kNotTakenUp || *later < arrivalNs))
            before.arrivals.push_back({arrivalNs, 1});
        else
            before.add(arrivalNs, later ? *later : timeline.startNs[consumer]);
    }

    for (std::size_t s = 0; s < queues.size() && !control.stopped(); ++s) {
        queues[s] = {forward[s].sum(), backward[s].sum()};
        control.report(0.6 + 0.4 * static_cast<double>(s + 1) / static_cast<double>(queues.size()));
    }
    return queues;
}

}  // namespace bubblescope
