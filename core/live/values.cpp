// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/values.h"

#include <fmt/format.h>

#include <algorithm>

namespace bubblescope::live {
namespace {

ValueOp::Kind kindOf(OpKind kind)
{
    switch (kind) {
    case OpKind::Forward:
        return ValueOp::Forward;
    case OpKind::Backward:
        return ValueOp::Backward;
    case OpKind::BackwardInput:
        return ValueOp::BackwardInput;
    case OpKind::BackwardWeight:
        return ValueOp::BackwardWeight;
    }
    return ValueOp::Forward;
}

std::uint32_t keyOf(std::uint64_t seed, std::uint32_t number, std::uint32_t salt)
{
    const auto low = static_cast<std::uint32_t>(seed);
    const auto high = static_cast<std::uint32_t>(seed >> 32U);
    return mixed(mixed(mixed(low ^ salt) + high) + number);
}

/// The ops of one microbatch by stage, one list a kind; kNone where there is none.
class MicrobatchOps {
public:
    static constexpr std::size_t kNone = SIZE_MAX;

    explicit MicrobatchOps(const Plan& plan)
        : m_stages(static_cast<std::size_t>(plan.stageCount))
        , m_index(m_stages * static_cast<std::size_t>(plan.microbatchSpan) * kOpKinds, kNone)
    {
        for (std::size_t i = 0; i < plan.rows->ops.size(); ++i) {
            const Op& op = plan.rows->ops[i];
            m_index[at(op.microbatch.index(), op.stage.index(), op.kind)] = i;
        }
    }
    [[nodiscard]] std::size_t find(std::size_t microbatch, std::size_t stage, OpKind kind) const
    {
        return m_index[at(microbatch, stage, kind)];
    }

private:
    [[nodiscard]] std::size_t at(std::size_t microbatch, std::size_t stage, OpKind kind) const
    {
        return (microbatch * m_stages + stage) * kOpKinds + static_cast<std::size_t>(kind);
    }
    std::size_t m_stages;
    std::vector<std::size_t> m_index;
};

/// One microbatch from the model's input to the last gradient, one op after another in fresh buffers.
class SerialRun {
public:
    SerialRun(const Plan& plan, const MicrobatchOps& ops, std::uint32_t words, std::uint64_t seed, int variant,
              std::vector<ValueSums>& sums)
        : m_plan(plan)
        , m_ops(ops)
        , m_seed(seed)
        , m_variant(variant)
        , m_words(words)
        , m_current(words)
        , m_next(words)
        , m_stash(static_cast<std::size_t>(plan.stageCount), std::vector<std::uint32_t>(words))
        , m_sums(sums)
    {
    }
    void microbatch(std::size_t m)
    {
        const auto stages = static_cast<std::size_t>(m_plan.stageCount);
        bool arrives = false;
        for (std::size_t s = 0; s < stages; ++s) {
            std::fill(m_stash[s].begin(), m_stash[s].end(), 0U);
            arrives = step(m_ops.find(m, s, OpKind::Forward), s, arrives);
        }
        arrives = false;
        for (std::size_t s = stages; s-- > 0;) {
            const std::size_t whole = m_ops.find(m, s, OpKind::Backward);
            arrives = step(whole != MicrobatchOps::kNone ? whole : m_ops.find(m, s, OpKind::BackwardInput), s, arrives);
            run(m_ops.find(m, s, OpKind::BackwardWeight), {nullptr, m_stash[s].data(), nullptr, m_words});
        }
    }

private:
    /// True if there is such an op, so that the next stage gets its output.
    bool step(std::size_t op, std::size_t stage, bool arrives)
    {
        if (!run(op, {arrives ? m_current.data() : nullptr, m_stash[stage].data(), m_next.data(), m_words})) {
            return false;
        }
        m_current.swap(m_next);
        return true;
    }
    bool run(std::size_t op, const ValueBuffers& at)
    {
        if (op == MicrobatchOps::kNone) {
            return false;
        }
        m_sums[op] = runValues(valueOp(m_plan, op, m_variant, m_seed), at);
        return true;
    }

    const Plan& m_plan;
    const MicrobatchOps& m_ops;
    std::uint64_t m_seed;
    int m_variant;
    std::uint32_t m_words;
    std::vector<std::uint32_t> m_current;
    std::vector<std::uint32_t> m_next;
    std::vector<std::vector<std::uint32_t>> m_stash;
    std::vector<ValueSums>& m_sums;
};

}  // namespace

std::uint32_t payloadWords(std::int64_t payloadBytes)
{
    constexpr std::int64_t kMost = UINT32_MAX / 4;  // positions are doubled in the sums' weights
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>((payloadBytes + 3) / 4, 1, kMost));
}

ValueOp valueOp(const Plan& plan, std::size_t index, int iteration, std::uint64_t seed)
{
    const Op& op = plan.rows->ops[index];
    const int sample = iteration % kValueVariants * plan.microbatchSpan + op.microbatch.value();
    return {kindOf(op.kind), keyOf(seed, static_cast<std::uint32_t>(op.stage.value()), 0x57414745U),
            keyOf(seed, static_cast<std::uint32_t>(sample), 0x53414d50U)};
}

ValueSums runValues(const ValueOp& op, const ValueBuffers& at)
{
    ValueSums sums;
    for (std::uint32_t i = 0; i < at.words; ++i) {
        runWord(op, at, i, sums);
    }
    return sums;
}

std::string ValueFault::text(const Plan& plan) const
{
    return fmt::format("{} in iteration {}: the values that arrived are not those of the serial computation",
                       toString(plan.rows->ops[op]), iteration);
}

ValueCheck::ValueCheck(std::shared_ptr<const Plan> plan, std::uint32_t words, std::uint64_t seed)
    : m_plan(std::move(plan))
    , m_words(words)
    , m_seed(seed)
{
    m_seen.fill(std::vector<Seen>(m_plan->rows->ops.size()));
}

void ValueCheck::record(std::size_t op, int iteration, const ValueSums& sums)
{
    Seen& seen = m_seen[static_cast<std::size_t>(iteration % kValueVariants)][op];
    if (seen.iteration < 0) {
        seen = {sums, iteration};
    } else if (seen.sums != sums && !m_unsteady) {
        m_unsteady = ValueFault{op, iteration};
    }
}

std::vector<ValueSums> ValueCheck::serial(int variant, const std::stop_token& stop) const
{
    std::vector<ValueSums> sums(m_plan->rows->ops.size());
    const MicrobatchOps ops(*m_plan);
    SerialRun run(*m_plan, ops, m_words, m_seed, variant, sums);
    for (std::size_t m = 0; m < static_cast<std::size_t>(m_plan->microbatchSpan) && !stop.stop_requested(); ++m) {
        run.microbatch(m);
    }
    return sums;
}

std::optional<ValueFault> ValueCheck::verify(const std::stop_token& stop) const
{
    for (std::size_t variant = 0; variant < m_seen.size(); ++variant) {
        const auto& seen = m_seen[variant];
        if (std::all_of(seen.begin(), seen.end(), [](const Seen& s) { return s.iteration < 0; })) {
            continue;
        }
        const std::vector<ValueSums> expected = serial(static_cast<int>(variant), stop);
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        for (const NodeId node : m_plan->order) {  // the first wrong op, not what it led to
            const ComputeNode span = m_plan->isCompute(node) ? m_plan->compute[node] : ComputeNode{};
            for (std::size_t op = span.firstOp; op < span.endOp; ++op) {
                if (seen[op].iteration >= 0 && seen[op].sums != expected[op]) {
                    return ValueFault{op, seen[op].iteration};
                }
            }
        }
    }
    return m_unsteady;
}

}  // namespace bubblescope::live
