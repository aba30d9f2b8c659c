// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One piece of work: a kind, for one microbatch, in one stage. Written as PyTorch's pipelining does
// (torch.distributed.pipelining.schedules): `2F5` is stage 2, forward, microbatch 5.

#include "core/model/ids.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace bubblescope {

enum class OpKind : std::uint8_t {
    Forward,         ///< F
    Backward,        ///< B, the whole backward: input gradient and weight gradient, takes I + W
    BackwardInput,   ///< I, the gradient for the stage's input, which the stage before waits for
    BackwardWeight,  ///< W, the gradient for the stage's weights, which nobody waits for
};
inline constexpr int kOpKinds = 4;

/// 'F', 'B', 'I' or 'W'.
[[nodiscard]] constexpr char letterOf(OpKind kind)
{
    constexpr char letters[] = {'F', 'B', 'I', 'W'};
    return letters[static_cast<std::size_t>(kind)];
}

/// True for what lets the stage before go on: the whole backward or its input half.
[[nodiscard]] constexpr bool givesInputGradient(OpKind kind)
{
    return kind == OpKind::Backward || kind == OpKind::BackwardInput;
}

struct Op {
    MicrobatchId microbatch;
    StageId stage;
    OpKind kind = OpKind::Forward;
    /// This op and the one before it in the device's list are parts of one overlapped unit:
    /// they start together and end together.
    bool joinsPrevious = false;

    friend bool operator==(const Op&, const Op&) = default;
};
static_assert(sizeof(Op) == 8);

[[nodiscard]] constexpr Op makeOp(int stage, OpKind kind, int microbatch)
{
    return {MicrobatchId(microbatch), StageId(stage), kind, false};
}

/// "2F5".
[[nodiscard]] std::string toString(const Op& op);

}  // namespace bubblescope
