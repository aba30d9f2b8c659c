// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What an op does to the data that travels, word by word: the same code on a CPU thread, in a CUDA kernel and in the
// serial computation that a run is checked against (values.h). Every step is a bijection of the incoming word that
// depends on stage and position, so that any word that is lost, late, from another microbatch or from another place
// changes every checksum after it. Integers, so that the results are the same everywhere.

#include <cstdint>

#ifdef __CUDACC__
#define BUBBLESCOPE_VALUE_FUNCTION __host__ __device__ inline
#else
#define BUBBLESCOPE_VALUE_FUNCTION inline
#endif

namespace bubblescope::live {

/// What one op instance does, without addresses. Plain, so that it can be a kernel's argument.
struct ValueOp {
    enum Kind : std::uint32_t { Forward, Backward, BackwardInput, BackwardWeight };
    Kind kind = Forward;
    std::uint32_t stageKey = 0;
    std::uint32_t sampleKey = 0;
};

/// Where it finds and leaves them; null where there is none. `words` of 32 bits each.
struct ValueBuffers {
    const std::uint32_t* in = nullptr;  ///< F: activation, null: the model's input; B, I: gradient, null: the loss's
    std::uint32_t* stash = nullptr;
    std::uint32_t* out = nullptr;
    std::uint32_t words = 0;
};

/// Sums over the words, weighted by position, modulo 2^64: no matter in which order they are added.
struct ValueSums {
    std::uint64_t output = 0;   ///< of the activation (F) or of the input's gradient (B, I)
    std::uint64_t weights = 0;  ///< of the weights' gradient (B, W)
    friend bool operator==(const ValueSums&, const ValueSums&) = default;
};

/// The finalizer of MurmurHash3 (Appleby, public domain): a bijection in which every bit depends on every other.
BUBBLESCOPE_VALUE_FUNCTION std::uint32_t mixed(std::uint32_t x)
{
    x ^= x >> 16U;
    x *= 0x85ebca6bU;
    x ^= x >> 13U;
    x *= 0xc2b2ae35U;
    x ^= x >> 16U;
    return x;
}

/// What lies at place i in the parameters of a stage.
BUBBLESCOPE_VALUE_FUNCTION std::uint32_t parameter(std::uint32_t key, std::uint32_t i)
{
    return key + i * 0x9e3779b9U;
}

/// Does op to word i and adds to its sums. Words do not depend on each other.
BUBBLESCOPE_VALUE_FUNCTION void runWord(const ValueOp& op, const ValueBuffers& at, std::uint32_t i, ValueSums& sums)
{
    const std::uint32_t w = parameter(op.stageKey, i);
    const std::uint64_t place = 2 * static_cast<std::uint64_t>(i) + 1;
    if (op.kind == ValueOp::Forward) {
        const std::uint32_t x = at.in != nullptr ? at.in[i] : mixed(parameter(op.sampleKey, i));
        if (at.stash != nullptr) {
            at.stash[i] = x;
        }
        const std::uint32_t y = mixed(x ^ w);
        if (at.out != nullptr) {
            at.out[i] = y;
        }
        sums.output += y * place;
        return;
    }
    const std::uint32_t kept = at.stash != nullptr ? at.stash[i] : 0;
    std::uint32_t joint = kept;  // W: I has left the joint of x and the gradient there
    if (op.kind != ValueOp::BackwardWeight) {
        const std::uint32_t gradient = at.in != nullptr ? at.in[i] : ~mixed(kept ^ w);
        const std::uint32_t passedOn = mixed((gradient + mixed(kept)) ^ ~w);
        if (at.out != nullptr) {
            at.out[i] = passedOn;
        }
        sums.output += passedOn * place;
        joint = mixed(kept) ^ gradient;
    }
    if (op.kind == ValueOp::BackwardInput) {
        if (at.stash != nullptr) {
            at.stash[i] = joint;
        }
        return;
    }
    sums.weights += mixed(joint + w) * place;
}

}  // namespace bubblescope::live
