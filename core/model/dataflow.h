// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which op needs which: the rules of data flow, in one place.
//   F(s,m) needs F(s−1,m);  B and I(s,m) need F(s,m) and B or I(s+1,m);  W(s,m) needs I(s,m).

#include "core/model/schedule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace bubblescope {

/// What an op gives to others. B and I give the same: the gradient for the stage before.
enum class Output : std::uint8_t { Activation, InputGradient, WeightGradient };

[[nodiscard]] constexpr Output outputOf(OpKind kind)
{
    switch (kind) {
    case OpKind::Forward:
        return Output::Activation;
    case OpKind::BackwardWeight:
        return Output::WeightGradient;
    case OpKind::Backward:
    case OpKind::BackwardInput:
        break;
    }
    return Output::InputGradient;
}

struct Need {
    Output output = Output::Activation;
    int stage = 0;
    int microbatch = 0;
};

struct Needs {
    std::array<Need, 2> items;
    std::size_t count = 0;
    [[nodiscard]] const Need* begin() const { return items.data(); }
    [[nodiscard]] const Need* end() const { return items.data() + count; }
};

[[nodiscard]] constexpr Needs needsOf(const Op& op, int stageCount)
{
    const int s = op.stage.value();
    const int m = op.microbatch.value();
    Needs needs;
    switch (op.kind) {
    case OpKind::Forward:
        if (s > 0)
            needs.items[needs.count++] = {Output::Activation, s - 1, m};
        break;
    case OpKind::Backward:
    case OpKind::BackwardInput:
        needs.items[needs.count++] = {Output::Activation, s, m};
        if (s + 1 < stageCount)
            needs.items[needs.count++] = {Output::InputGradient, s + 1, m};
        break;
    case OpKind::BackwardWeight:
        needs.items[needs.count++] = {Output::InputGradient, s, m};
        break;
    }
    return needs;
}

/// The one op of another stage that is handed this op's output: (F, s+1) for a forward, (B or I, s−1) for a gradient.
[[nodiscard]] constexpr std::optional<Need> receiverOf(const Op& op, int stageCount)
{
    const int s = op.stage.value();
    const int m = op.microbatch.value();
    if (op.kind == OpKind::Forward && s + 1 < stageCount)
        return Need{Output::Activation, s + 1, m};
    if (givesInputGradient(op.kind) && s > 0)
        return Need{Output::InputGradient, s - 1, m};
    return std::nullopt;
}

/// Where in a schedule each output is made. 12 bytes a (stage, microbatch).
class OpTable {
public:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    OpTable() = default;
    /// Not whole where `control` was stopped.
    explicit OpTable(const Schedule& schedule, const JobControl& control = {});

    /// Index into OpRows::ops, or kNone. Any numbers may be asked for.
    [[nodiscard]] std::uint32_t find(const Need& need) const
    {
        if (need.stage < 0 || need.stage >= m_stages || need.microbatch < 0 || need.microbatch >= m_span)
            return kNone;
        return m_index[slot(need)];
    }

private:
    [[nodiscard]] std::size_t slot(const Need& need) const
    {
        return (static_cast<std::size_t>(need.output) * static_cast<std::size_t>(m_stages) +
                static_cast<std::size_t>(need.stage)) *
                   static_cast<std::size_t>(m_span) +
               static_cast<std::size_t>(need.microbatch);
    }

    std::vector<std::uint32_t> m_index;
    int m_stages = 0;
    int m_span = 0;
};

/// An op whose output another op makes too (for that, B and I are the same), if there is one.
[[nodiscard]] std::optional<std::size_t> findDuplicate(const Schedule& schedule);

}  // namespace bubblescope
