// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/jitter.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

std::uint64_t mix(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/// The n-th 64 random bits of an op.
std::uint64_t bits(const Jitter& jitter, const Op& op, std::uint64_t n)
{
    const auto stage = static_cast<std::uint64_t>(op.stage.value());
    const auto microbatch = static_cast<std::uint64_t>(op.microbatch.value());
    const auto kind = static_cast<std::uint64_t>(op.kind);
    return mix(mix(mix(jitter.seed) ^ (microbatch << 32 | stage << 8 | kind)) + n);
}

/// In [0, 1), a multiple of 2^-53.
double uniform(std::uint64_t random)
{
    return static_cast<double>(random >> 11) * 0x1p-53;
}

}  // namespace

double jitterFactor(const Jitter& jitter, const Op& op)
{
    switch (jitter.kind) {
    case JitterKind::None:
        break;
    case JitterKind::Uniform:
        return 1 + jitter.amount * (2 * uniform(bits(jitter, op, 0)) - 1);
    case JitterKind::Normal: {
        // The sum of twelve uniform numbers less 6 has mean 0 and variance 1; whole numbers add up exactly.
        std::int64_t sum = 0;
        for (std::uint64_t n = 0; n < 6; ++n) {
            const std::uint64_t random = bits(jitter, op, n);
            sum += static_cast<std::int64_t>(random >> 32) + static_cast<std::int64_t>(random & 0xffffffffu);
        }
        const double deviation = static_cast<double>(sum - (std::int64_t{6} << 32)) * 0x1p-32;
        return std::max(0.0, 1 + jitter.amount * deviation);
    }
    case JitterKind::LongTail: {
        // Lomax with shape 4: (1 − u)^(−1/4) − 1 has mean 1/3; times 3 and less 1 the mean is 0.
        const double excess = 3 * (1 / std::sqrt(std::sqrt(1 - uniform(bits(jitter, op, 0)))) - 1);
        return 1 + jitter.amount * (excess - 1);
    }
    }
    return 1;
}

}  // namespace bubblescope
