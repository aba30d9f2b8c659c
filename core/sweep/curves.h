// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a scenario's figures change with one of its settings, a line for each of several schedules: what the charts of
// the bubble over microbatches, devices and the slowdown of a stage are made from.

#include "core/sweep/outcome.h"

#include <string>
#include <string_view>
#include <vector>

namespace bubblescope {

enum class CurveAxis { Microbatches, Devices, Slowdown };

struct CurveSetting {
    CurveAxis axis = CurveAxis::Microbatches;
    /// Ids of the registry, each a line.
    std::vector<std::string> schedules;
    /// The range; whole numbers, or factors for the slowdown.
    double least = 1;
    double most = 1;
    /// Slowdown: of which of the present scenario's stages.
    int stage = 0;
    friend bool operator==(const CurveSetting&, const CurveSetting&) = default;
};

/// The step between two slowdowns.
inline constexpr double kSlowdownStep = 0.05;

/// Where the present scenario is on the axis.
[[nodiscard]] double presentPlace(const Scenario& present, const CurveSetting& setting);

/// The present scenario with another value and schedule; its own schedule keeps its options and chunks.
[[nodiscard]] Scenario atPlace(const Scenario& present, const CurveSetting& setting, std::string_view schedule,
                               double place);

/// Whole numbers from least to most (slowdowns in steps): all of them where a line takes a second or so, otherwise ever
/// fewer as they grow. The present place is among them if it is in the range. An order from a file has no other
/// numbers of microbatches and devices than its own.
[[nodiscard]] std::vector<double> curvePlaces(const Scenario& present, const CurveSetting& setting,
                                              std::string_view schedule);

struct CurvePoint {
    double place = 0;
    Outcome outcome;  ///< its error says why there is no value
};

struct Curve {
    std::string schedule;
    std::vector<CurvePoint> points;  ///< ascending in place
};

/// A curve for each of the schedules, in their order, whatever the number of threads. Error: Cancelled.
[[nodiscard]] Result<std::vector<Curve>> curves(const Scenario& present, const CurveSetting& setting, int threads,
                                                const JobControl& control = {});

}  // namespace bubblescope
