// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The schedules that the engine knows. A new family is one file with a generator and one row in registry.cpp; it then
// appears on the command line, in the window and in the tests that run over the whole registry.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bubblescope {

struct ScheduleOption {
    std::string_view id;           ///< "group-size": key in Scenario::options, flag on the command line
    std::string_view description;  ///< one line, English (translated by the window)
    std::string_view defaultValue;
    /// Allowed words; empty for a number.
    std::vector<std::string_view> choices = {};
    int least = 0;
    int most = 0;
};

struct ScheduleInfo {
    std::string_view id;           ///< "1f1b"
    std::string_view name;         ///< "1F1B"
    std::string_view description;  ///< one line, English (translated by the window)
    std::string_view source;       ///< the paper or program that the order follows
    std::vector<std::string_view> aliases = {};
    std::vector<ScheduleOption> options = {};
    bool hasBackward = true;
    /// Whether P·V stages with V > 1 are possible.
    bool usesChunks = false;
    /// Microbatches enter at both ends: V is 1, but each stage is on two devices, so each device holds two stages.
    bool bidirectional = false;
    /// Makes all iterations itself, as one that never drains; the others are repeated.
    bool asynchronous = false;
    /// The range of V where usesChunks; otherwise V is 1.
    int minChunks = 1;
    int maxChunks = kMaxChunks;
    /// The scenario is valid. Errors: Refused with the reason, TooLarge, Cancelled.
    Result<Schedule> (*generate)(const Scenario& scenario, const JobControl& control) = nullptr;
};

[[nodiscard]] std::span<const ScheduleInfo> scheduleRegistry();

/// By id or alias, whatever the case; null if there is none.
[[nodiscard]] const ScheduleInfo* findSchedule(std::string_view idOrAlias);

/// The number of chunks nearest to `chunks` that the schedule can have.
[[nodiscard]] int fittingChunks(const ScheduleInfo& info, int chunks);

/// The value of an option in the scenario, or its default.
[[nodiscard]] std::string_view optionText(const Scenario& scenario, const ScheduleOption& option);

/// Whether the order is searched for, which takes about a second, rather than written down. False for unknown
/// schedules.
[[nodiscard]] bool isSearched(const Scenario& scenario);

/// `one` as often as the scenario has iterations, with the optimizer's barrier between them where it asks for it.
[[nodiscard]] Result<Schedule> withIterations(Schedule one, const Scenario& scenario, const JobControl& control = {});

/// Validates the scenario and generates its schedule, all iterations of it.
[[nodiscard]] Result<Schedule> makeSchedule(const Scenario& scenario, const JobControl& control = {});

}  // namespace bubblescope
