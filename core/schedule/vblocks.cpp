// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// V-Half and V-Min (Qi et al. 2024, "Pipeline parallelism with controllable memory", arXiv 2405.15362): 2P stages
// folded into a V, device r holds the stages r and 2P−1−r, every backward split. One microbatch's forwards and input
// gradients form a building block on a grid of unit slots; repeated every six slots it gives a steady state of which
// the block alone fixes the memory: P+2 (P even) or P+1 activations for V-Half, 2⌊(P+4)/3⌋ for V-Min, where 1F1B has
// 2P. Warm-up and cool-down are then tightened greedily without raising the peak, and weight gradients fill free slots,
// as in the authors' scheduler (sail-sg/zero-bubble-pipeline-parallelism). Any P and M can run. Orders:
//   pattern (default)  that; it does not depend on the scenario's costs
//   search             for the costs of the scenario under the pattern's own peak or, with a limit given, under that;
//                      never worse than the pattern where that stays within the limit

#include "core/schedule/generators.h"
#include "core/schedule/searchedorder.h"

#include <algorithm>
#include <array>
#include <vector>

namespace bubblescope {
namespace {

constexpr int kInterval = 6;
constexpr int kBlockKinds = 4;

/// What happens to a microbatch on a device, in that order; then its weight gradients.
enum Kind { kForwardDown, kForwardUp, kInputDown, kInputUp, kWeightLast, kWeightFirst, kKinds };

/// Slots of one device, by kind and microbatch.
using Slots = std::array<std::vector<int>, kKinds>;

using Block = std::array<int, kBlockKinds>;

Block halfBlock(int device, int devices)
{
    const int gap = devices % 2 == 0 ? 3 : 0;
    return {2 * device, 3 * devices - 2 - device, 3 * devices - 1 + gap + 2 * device, 6 * devices - 2 + gap - device};
}

Block minBlock(int device, int devices)
{
    const int gap = devices % 3 == 0 ? 2 : 0;
    return {device, 2 * devices - 1 - device, 2 * devices + gap + device, 4 * devices - 1 + gap - device};
}

struct Placed {
    int slot = 0;
    int device = 0;
    int kind = 0;
    int microbatch = 0;
    [[nodiscard]] std::array<int, 4> key() const { return {slot, device, kind, microbatch}; }
};

bool isInput(int kind)
{
    return kind == kInputDown || kind == kInputUp;
}

/// One device's slots as a line, with the activations held after each slot. Where weight gradients are not placed yet,
/// each free slot is taken to run one that is due.
class Line {
public:
    Line(const Slots& slots, bool implicitWeights)
        : m_implicitWeights(implicitWeights)
    {
        int last = 0;
        for (const auto& list : slots)
            if (!list.empty())
                last = std::max(last, list.back());
        m_kind.assign(static_cast<std::size_t>(last) + 1, -1);
        m_after.resize(m_kind.size());
        for (int kind = 0; kind < kKinds; ++kind)
            for (const int slot : slots[static_cast<std::size_t>(kind)])
                m_kind[static_cast<std::size_t>(slot)] = kind;
        State state;
        for (std::size_t i = 0; i < m_kind.size(); ++i)
            m_after[i] = state = next(state, m_kind[i]);
    }

    [[nodiscard]] int peak() const
    {
        int most = 0;
        for (const State& state : m_after)
            most = std::max(most, state.held);
        return most;
    }
    [[nodiscard]] bool isFree(int slot) const { return m_kind[static_cast<std::size_t>(slot)] < 0; }

    /// Moves what is in `from` to the free slot `to` before it, unless more than `limit` would be held then.
    bool move(int from, int to, int limit)
    {
        const auto begin = static_cast<std::size_t>(to);
        const auto end = static_cast<std::size_t>(from);
        std::swap(m_kind[begin], m_kind[end]);
        m_changed.clear();
        State state = begin == 0 ? State{} : m_after[begin - 1];
        for (std::size_t i = begin; i < m_kind.size(); ++i) {
            state = next(state, m_kind[i]);
            if (state.held > limit) {
                std::swap(m_kind[begin], m_kind[end]);
                return false;
            }
            if (i >= end && state == m_after[i])
                break;  // from here on all is as before
            m_changed.push_back(state);
        }
        std::copy(m_changed.begin(), m_changed.end(), m_after.begin() + to);
        return true;
    }

private:
    struct State {
        int held = 0;
        int due = 0;  ///< weight gradients
        friend bool operator==(const State&, const State&) = default;
    };

    [[nodiscard]] State next(State state, int kind) const
    {
        if (kind == kForwardDown || kind == kForwardUp) {
            ++state.held;
        } else if (kind == kWeightLast || kind == kWeightFirst) {
            --state.held;
        } else if (m_implicitWeights && isInput(kind)) {
            ++state.due;
        } else if (m_implicitWeights && kind < 0 && state.due > 0) {
            --state.due;
            --state.held;
        }
        return state;
    }

    bool m_implicitWeights;
    std::vector<int> m_kind;  ///< by slot; −1: free
    std::vector<State> m_after;
    std::vector<State> m_changed;
};

/// Puts weight gradients into the free slots, those of the last stage first or, with `together`, all in one list.
void placeWeights(Slots& slots, bool together)
{
    int last = 0;
    for (int kind = 0; kind < kBlockKinds; ++kind)
        last = std::max(last, slots[static_cast<std::size_t>(kind)].back());
    std::vector<int> kinds(static_cast<std::size_t>(last) + 1, -1);
    for (int kind = 0; kind < kBlockKinds; ++kind)
        for (const int slot : slots[static_cast<std::size_t>(kind)])
            kinds[static_cast<std::size_t>(slot)] = kind;
    slots[kWeightLast].clear();
    slots[kWeightFirst].clear();
    int due[2] = {0, 0};
    const auto placeOne = [&](int slot) {
        const int which = due[0] > 0 ? 0 : 1;
        if (due[which] == 0)
            return false;
        slots[which == 0 ? kWeightLast : kWeightFirst].push_back(slot);
        --due[which];
        return true;
    };
    for (int slot = 0; slot <= last; ++slot) {
        const int kind = kinds[static_cast<std::size_t>(slot)];
        if (kind < 0)
            placeOne(slot);
        else if (isInput(kind))
            ++due[together || kind == kInputDown ? 0 : 1];
    }
    for (int slot = last + 1; placeOne(slot); ++slot) {
    }
}

class BlockScheduler {
public:
    BlockScheduler(int devices, int microbatches, Block (*block)(int device, int devices))
        : m_microbatches(microbatches)
        , m_slots(static_cast<std::size_t>(devices))
    {
        for (int d = 0; d < devices; ++d) {
            const Block offsets = block(d, devices);
            for (std::size_t kind = 0; kind < kBlockKinds; ++kind)
                for (int m = 0; m < microbatches; ++m)
                    slotsOf(d)[kind].push_back(offsets[kind] + kInterval * m);
        }
    }

    /// False if stopped.
    bool run(const JobControl& control)
    {
        forEachDevice([](Slots& slots) { placeWeights(slots, true); });
        if (!tighten(false, control))
            return false;
        startAsap();
        forEachDevice([](Slots& slots) {
            slots[kWeightLast].clear();
            slots[kWeightFirst].clear();
        });
        if (!tighten(true, control))
            return false;
        forEachDevice([](Slots& slots) { placeWeights(slots, true); });
        startAsap();
        forEachDevice([](Slots& slots) { placeWeights(slots, false); });
        return true;
    }

    [[nodiscard]] std::vector<Placed> inOrder() const
    {
        std::vector<Placed> ops;
        for (int d = 0; d < devices(); ++d)
            for (int kind = 0; kind < kKinds; ++kind) {
                const std::vector<int>& list = m_slots[static_cast<std::size_t>(d)][static_cast<std::size_t>(kind)];
                for (std::size_t m = 0; m < list.size(); ++m)
                    ops.push_back({list[m], d, kind, static_cast<int>(m)});
            }
        std::sort(ops.begin(), ops.end(), [](const Placed& a, const Placed& b) { return a.key() < b.key(); });
        return ops;
    }

private:
    [[nodiscard]] int devices() const { return static_cast<int>(m_slots.size()); }
    Slots& slotsOf(int device) { return m_slots[static_cast<std::size_t>(device)]; }
    int& slot(int device, int kind, int microbatch)
    {
        return slotsOf(device)[static_cast<std::size_t>(kind)][static_cast<std::size_t>(microbatch)];
    }
    template <class Do>
    void forEachDevice(const Do& what)
    {
        for (Slots& slots : m_slots)
            what(slots);
    }

    /// The latest slot among what the op needs, by `at(device, kind, microbatch)`; −1 if it needs nothing.
    template <class At>
    int latestNeed(const Placed& op, const At& at) const
    {
        int latest = -1;
        if (op.kind == kForwardDown || op.kind == kInputDown) {
            if (op.device > 0)
                latest = std::max(latest, at(op.device - 1, op.kind, op.microbatch));
        } else if (op.kind == kForwardUp || op.kind == kInputUp) {
            if (op.device + 1 < devices())
                latest = std::max(latest, at(op.device + 1, op.kind, op.microbatch));
        }
        if (op.kind > 0 && op.kind < kBlockKinds)
            latest = std::max(latest, at(op.device, op.kind - 1, op.microbatch));
        if (op.microbatch > 0)
            latest = std::max(latest, at(op.device, op.kind, op.microbatch - 1));
        return latest;
    }

    /// Moves ops of the warm-up and the cool-down to earlier free slots without raising the largest peak. The steady
    /// state stays: from the first backward that leaves the pipeline to the last forward that enters it. Without
    /// weight gradients only the cool-down moves.
    bool tighten(bool implicitWeights, const JobControl& control)
    {
        std::vector<Line> lines;
        int limit = 0;
        for (const Slots& slots : m_slots) {
            lines.emplace_back(slots, implicitWeights);
            limit = std::max(limit, lines.back().peak());
        }
        enum { WarmUp, Steady, CoolDown } phase = WarmUp;
        for (const Placed& op : inOrder()) {
            if (control.stopped())
                return false;
            if (phase == WarmUp && op.device == 0 && op.kind == kInputUp)
                phase = Steady;
            if (phase == Steady && op.kind == kForwardDown && op.microbatch == m_microbatches - 1) {
                phase = CoolDown;
                continue;
            }
            if (phase == Steady || (phase == WarmUp && implicitWeights))
                continue;
            int earliest = latestNeed(op, [&](int d, int kind, int m) { return slot(d, kind, m); }) + 1;
            if (op.kind >= kBlockKinds)
                earliest = std::max(earliest, slotOfInput(op.device, op.microbatch) + 1);
            Line& line = lines[static_cast<std::size_t>(op.device)];
            for (int to = earliest; to < op.slot; ++to)
                if (line.isFree(to) && line.move(op.slot, to, limit)) {
                    slot(op.device, op.kind, op.microbatch) = to;
                    break;
                }
        }
        return true;
    }

    /// Where the device runs its input gradient number `index`, of either stage.
    int slotOfInput(int device, int index)
    {
        const Slots& slots = slotsOf(device);
        m_inputs = slots[kInputDown];
        m_inputs.insert(m_inputs.end(), slots[kInputUp].begin(), slots[kInputUp].end());
        std::nth_element(m_inputs.begin(), m_inputs.begin() + index, m_inputs.end());
        return m_inputs[static_cast<std::size_t>(index)];
    }

    /// Every device keeps its order; each op moves to the first slot that this order and its needs allow.
    void startAsap()
    {
        std::vector<int> freeAt(m_slots.size(), 0);
        const std::vector<Placed> ops = inOrder();
        for (const Placed& op : ops) {
            int& from = freeAt[static_cast<std::size_t>(op.device)];
            const int at = std::max(from, latestNeed(op, [&](int d, int k, int m) { return slot(d, k, m); }) + 1);
            slot(op.device, op.kind, op.microbatch) = at;
            from = at + 1;
        }
    }

    int m_microbatches;
    std::vector<Slots> m_slots;
    std::vector<int> m_inputs;
};

Result<Schedule> generateBlocks(const Scenario& scenario, const JobControl& control,
                                Block (*block)(int device, int devices))
{
    BlockScheduler scheduler(scenario.devices, scenario.microbatches, block);
    if (!scheduler.run(control))
        return Error{};
    constexpr OpKind kinds[kKinds] = {OpKind::Forward,       OpKind::Forward,        OpKind::BackwardInput,
                                      OpKind::BackwardInput, OpKind::BackwardWeight, OpKind::BackwardWeight};
    std::vector<std::vector<Op>> rows(static_cast<std::size_t>(scenario.devices));
    for (const Placed& op : scheduler.inOrder()) {
        const bool first = op.kind == kForwardDown || op.kind == kInputUp || op.kind == kWeightFirst;
        const int stage = first ? op.device : 2 * scenario.devices - 1 - op.device;
        rows[static_cast<std::size_t>(op.device)].push_back(makeOp(stage, kinds[op.kind], op.microbatch));
    }
    return finished(std::move(rows), control);
}

/// The block's own order, or the one searched for under the scenario's limit, the block's own peak if it names none.
Result<Schedule> generateOrSearch(const Scenario& scenario, const JobControl& control,
                                  const std::vector<Generate>& candidates)
{
    const Result<bool> searched = wantsSearch(scenario);
    if (!searched.ok())
        return searched.error();
    if (!searched.value())
        return candidates.front()(scenario, control);
    const Result<Schedule> own = candidates.front()(scenario, control.quiet());
    if (!own.ok())
        return own.error();
    return searchedOrder(scenario, candidates, peakActivationsOf(own.value()), control);
}

}  // namespace

Result<Schedule> generateVHalfPattern(const Scenario& scenario, const JobControl& control)
{
    return generateBlocks(scenario, control, halfBlock);
}

Result<Schedule> generateVMinPattern(const Scenario& scenario, const JobControl& control)
{
    return generateBlocks(scenario, control, minBlock);
}

Result<Schedule> generateVHalf(const Scenario& scenario, const JobControl& control)
{
    return generateOrSearch(scenario, control, {generateVHalfPattern, generateVMinPattern, generateZbV});
}

Result<Schedule> generateVMin(const Scenario& scenario, const JobControl& control)
{
    return generateOrSearch(scenario, control, {generateVMinPattern, generateVHalfPattern, generateZbV});
}

}  // namespace bubblescope
