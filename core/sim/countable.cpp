// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/countable.h"

#include "core/sim/jitter.h"

#include <algorithm>
#include <fmt/format.h>

namespace bubblescope {
namespace {

/// Half of what fits, so that no rounding of these sums matters.
constexpr double kMostNs = 0x1p62;
constexpr double kNsPerYear = 365.25 * 86'400 * 1e9;
/// (2^53)^(1/4): where the long tail ends, for amount 1 (see jitter.cpp).
constexpr double kLongestTail = 3 * 9742;

std::optional<Error> tooLong(double ns)
{
    if (ns <= kMostNs)
        return std::nullopt;
    return Error{ErrorCode::TooLong,
                 "",
                 {fmt::format("{:.3g}", ns / kNsPerYear), fmt::format("{:.0f}", kMostNs / kNsPerYear)},
                 nullptr};
}

/// Without jitter.
double opNs(const OpCosts& costs, const Op& op)
{
    const std::size_t s = op.stage.index();
    const double times[kOpKinds] = {
        static_cast<double>(costs.forwardNs[s]),
        static_cast<double>(costs.backwardInputNs[s]) + static_cast<double>(costs.backwardWeightNs[s]),
        static_cast<double>(costs.backwardInputNs[s]), static_cast<double>(costs.backwardWeightNs[s])};
    return times[static_cast<std::size_t>(op.kind)] + static_cast<double>(costs.overheadNs);
}

}  // namespace

std::optional<Error> uncountable(const Schedule& schedule, const OpCosts& costs)
{
    double microbatchNs = 0;
    for (std::size_t s = 0; s < costs.forwardNs.size(); ++s)
        microbatchNs += static_cast<double>(costs.forwardNs[s]) + static_cast<double>(costs.backwardInputNs[s]) +
                        static_cast<double>(costs.backwardWeightNs[s]) + 3 * static_cast<double>(costs.overheadNs);
    const double transferNs = 2 * static_cast<double>(costs.transferDurationNs(MicrobatchId(0)));
    const auto microbatches = static_cast<double>(schedule.microbatchSpan);
    const double transfersNs = transferNs * static_cast<double>(schedule.stageCount) * microbatches;
    const double amount = costs.jitter.amount;
    double factor = 1;
    if (costs.jitter.kind == JitterKind::Uniform)
        factor = 1 + amount;
    else if (costs.jitter.kind == JitterKind::Normal)
        factor = 1 + 6 * amount;
    else if (costs.jitter.kind == JitterKind::LongTail)
        factor = 1 + kLongestTail * amount;
    const double mostNs = microbatchNs * microbatches * factor + transfersNs;
    if (mostNs <= kMostNs || costs.jitter.kind != JitterKind::LongTail)
        return tooLong(mostNs);
    double sumNs = transfersNs;
    for (const Op& op : schedule.rows->ops)
        sumNs += opNs(costs, op) * jitterFactor(costs.jitter, op);
    return tooLong(sumNs);
}

std::optional<Error> uncountable(const Timeline& timeline)
{
    return tooLong(static_cast<double>(timeline.makespanNs()) * std::max(1, timeline.deviceCount()));
}

}  // namespace bubblescope
