// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Hanayo (Liu et al. 2023, SC '23, arXiv 2308.15762): waves. The model is cut into 2·W·P stages; a microbatch runs down
// the devices and back up, W times, so that at each turn two stages in a row are on one device and nothing is sent.
// Device r holds r, 2P−1−r, 2P+r, 4P−1−r, … With one wave the placement is that of a V.
// No public implementation was found; the order follows the paper's description: backwards go before forwards (1F1B's
// rule), of several backwards that of the oldest microbatch first, of several forwards the one furthest in the model,
// and a microbatch enters as long as fewer than 2P (or the option "in-flight") are on their way. It is made on a grid
// of unit slots with F = 1 and B = 2, so it does not depend on the scenario's costs. Checked: every (stage, microbatch)
// runs once each way, the placement, the number in flight, that more waves shorten the step, and that with M = P the
// bubble is at most (2P−2)/(3PW+P−1). Refused: an odd number of chunks, which would be half a wave.

#include "core/schedule/generators.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace bubblescope {
namespace {

class WaveScheduler {
public:
    WaveScheduler(int devices, int chunks, int microbatches, int inFlight)
        : m_devices(devices)
        , m_stages(devices * chunks)
        , m_count(microbatches)
        , m_inFlight(inFlight)
        , m_stage(static_cast<std::size_t>(m_stages))
        , m_freeAt(static_cast<std::size_t>(devices), 0)
        , m_rows(static_cast<std::size_t>(devices))
    {
    }

    /// False if stopped.
    bool run(const JobControl& control)
    {
        for (std::int64_t now = 0; m_finished < m_count; ++now) {
            if (control.stopped())
                return false;
            for (int d = 0; d < m_devices; ++d) {
                if (m_freeAt[static_cast<std::size_t>(d)] > now)
                    continue;
                if (const std::optional<Op> op = choose(d, now))
                    start(d, *op, now);
            }
        }
        return true;
    }

    std::vector<std::vector<Op>> takeRows() { return std::move(m_rows); }

private:
    /// Microbatches pass a stage in order, so the time when the next one is ready is enough; those behind it wait in
    /// `readyForward` and `readyBackward`.
    struct Stage {
        int forwards = 0;
        int backwards = 0;
        std::vector<std::int64_t> readyForward;
        std::vector<std::int64_t> readyBackward;
    };

    [[nodiscard]] int stageOf(int device, int chunk) const
    {
        return chunk * m_devices + (chunk % 2 == 0 ? device : m_devices - 1 - device);
    }

    std::optional<Op> choose(int device, std::int64_t now) const
    {
        std::optional<Op> forward;
        std::optional<Op> backward;
        for (int chunk = m_stages / m_devices - 1; chunk >= 0; --chunk) {
            const int s = stageOf(device, chunk);
            const Stage& stage = m_stage[static_cast<std::size_t>(s)];
            if (isReady(stage.readyBackward, stage.backwards, now) &&
                (!backward || stage.backwards < backward->microbatch.value()))
                backward = makeOp(s, OpKind::Backward, stage.backwards);
            const bool enters = s == 0 && stage.forwards < m_count && stage.forwards - m_finished < m_inFlight;
            if (!forward && (enters || isReady(stage.readyForward, stage.forwards, now)))
                forward = makeOp(s, OpKind::Forward, stage.forwards);
        }
        return backward ? backward : forward;
    }

    static bool isReady(const std::vector<std::int64_t>& ready, int next, std::int64_t now)
    {
        const auto index = static_cast<std::size_t>(next);
        return index < ready.size() && ready[index] <= now;
    }

    void start(int device, const Op& op, std::int64_t now)
    {
        const bool forward = op.kind == OpKind::Forward;
        const std::int64_t end = now + (forward ? 1 : 2);
        const std::size_t s = op.stage.index();
        m_freeAt[static_cast<std::size_t>(device)] = end;
        m_rows[static_cast<std::size_t>(device)].push_back(op);
        ++(forward ? m_stage[s].forwards : m_stage[s].backwards);
        if (!forward && s == 0)
            ++m_finished;
        else if (!forward)
            m_stage[s - 1].readyBackward.push_back(end);
        else if (s + 1 < m_stage.size())
            m_stage[s + 1].readyForward.push_back(end);
        else
            m_stage[s].readyBackward.push_back(end);
    }

    int m_devices;
    int m_stages;
    int m_count;
    int m_inFlight;
    int m_finished = 0;  ///< microbatches whose last backward has started
    std::vector<Stage> m_stage;
    std::vector<std::int64_t> m_freeAt;
    std::vector<std::vector<Op>> m_rows;
};

}  // namespace

Result<Schedule> generateHanayo(const Scenario& scenario, const JobControl& control)
{
    if (scenario.chunks % 2 != 0)
        return refused(scenario, "chunks",
                       "a wave goes down the devices and back up, which takes two chunks; " +
                           std::to_string(scenario.chunks) + " chunks are not whole waves");
    const int given = optionNumber(scenario, "in-flight", 0);
    WaveScheduler scheduler(scenario.devices, scenario.chunks, scenario.microbatches,
                            given > 0 ? given : 2 * scenario.devices);
    if (!scheduler.run(control))
        return Error{};
    return finished(scheduler.takeRows(), control);
}

}  // namespace bubblescope
