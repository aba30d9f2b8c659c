// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a lesson's step says about the run it shows. Held against the run itself, so that a text cannot go on saying
// what a changed scenario no longer gives.

#include "core/model/result.h"
#include "core/model/timens.h"

#include <optional>
#include <string>
#include <vector>

namespace bubblescope {

struct Run;

/// Percentages hold to half of their first decimal.
inline constexpr double kPercentTolerance = 0.05;

struct Expectation {
    std::optional<TimeNs> makespanNs;
    std::optional<TimeNs> firstResultNs;
    std::optional<double> bubblePercent;
    std::optional<double> overheadPercent;
    std::optional<double> longestSpanPercent;
    std::vector<double> deviceBubblePercent;  ///< one a device, or empty
    std::vector<int> peakActivations;         ///< one a device, or empty
    std::vector<int> peakQueue;               ///< forward, one a stage, or empty
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

/// The keys in files, and in the errors below.
namespace expectationkeys {
inline constexpr const char* kMakespan = "makespan_ns";
inline constexpr const char* kFirstResult = "first_result_ns";
inline constexpr const char* kBubble = "bubble_percent";
inline constexpr const char* kOverhead = "overhead_percent";
inline constexpr const char* kLongestSpan = "longest_span_percent";
inline constexpr const char* kDeviceBubble = "device_bubble_percent";
inline constexpr const char* kPeakActivations = "peak_activations";
inline constexpr const char* kPeakQueue = "peak_queue";
}  // namespace expectationkeys

/// WrongFact {what the step says, what the run gives} for the first that does not hold; `where` names the step.
[[nodiscard]] std::optional<Error> unmet(const Expectation& expected, const Run& run, const std::string& where);

}  // namespace bubblescope
