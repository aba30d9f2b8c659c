// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything about one scenario once it has been computed: immutable, shared by whoever shows it.

#include "core/analysis/analysis.h"
#include "core/analysis/criticalpath.h"
#include "core/analysis/intervalindex.h"
#include "core/model/dataflow.h"
#include "core/model/deadlock.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"
#include "core/model/timeline.h"
#include "core/sim/opcosts.h"

#include <memory>
#include <optional>
#include <vector>

namespace bubblescope {

struct Run {
    Scenario scenario;
    Schedule schedule;
    OpCosts costs;
    Timeline timeline;
    Analysis analysis;
    IntervalIndex index;
    std::vector<PathStep> criticalPath;

    /// Busy time of a device up to an instant; what the live percentages show.
    [[nodiscard]] TimeNs busyUntilNs(DeviceId device, TimeNs atNs) const;
    /// 1 − busy / elapsed up to an instant, for a device and over all; 0 at time 0.
    [[nodiscard]] double bubbleRatioUntil(DeviceId device, TimeNs atNs) const;
    [[nodiscard]] double bubbleRatioUntil(TimeNs atNs) const;
    /// The ops that op `index` had to wait for (data flow, extra dependencies), and those that wait for it.
    [[nodiscard]] std::vector<std::size_t> dependenciesOf(std::size_t index) const;
    [[nodiscard]] std::vector<std::size_t> dependentsOf(std::size_t index) const;
    /// Of what `index` needed (its dependencies and the op before it on its device), the one that came last: what it
    /// waited for. `index` itself if it could start at time 0.
    [[nodiscard]] std::size_t waitedFor(std::size_t index) const;
    /// When the output of `producer` may be used by `consumer`: its end, or the end of the transfer between them.
    [[nodiscard]] TimeNs arrivalNs(std::size_t producer, std::size_t consumer) const;
    /// Why a device is idle at an instant, and what the end of that gap came from; see idlecauses.h and criticalpath.h.
    [[nodiscard]] std::optional<IdleGap> idleGapAt(DeviceId device, TimeNs atNs) const;
    [[nodiscard]] std::vector<PathStep> chainBehind(const IdleGap& gap) const;
    /// Index of an op in the timeline's arrays; schedule.opCount() if it does not occur.
    [[nodiscard]] std::size_t indexOf(int stage, OpKind kind, int microbatch) const;

    /// The timeline was measured, not simulated; it may then hold a part of the schedule only.
    bool measured = false;
    /// Why it goes no further: then it holds what ran until nothing could (see stuckRun()).
    std::shared_ptr<const Deadlock> stuck;
    /// What each device has to do in all, where the timeline may hold a part of it only; else null.
    std::shared_ptr<const OpRows> planned;
    [[nodiscard]] const OpRows& allRows() const { return planned ? *planned : *timeline.rows; }
    [[nodiscard]] bool hasBackward() const;
    /// The weights that each op uses (see iterations.h); empty for a synchronous schedule, whose iteration says it.
    std::vector<int> weightVersions;
    /// Where each op is; what the look-ups above use.
    OpTable table;
};

/// validate → makeSchedule → resolveCosts → simulate → analyse. Progress covers all of it.
[[nodiscard]] Result<std::shared_ptr<const Run>> computeRun(const Scenario& scenario, const JobControl& control = {});

/// What a schedule that cannot finish does until nothing can run any more; `error` is what computeRun() gave. Its
/// figures go as far as it goes. Errors: Cancelled, or `error` itself if that is no deadlock or nothing ran at all.
[[nodiscard]] Result<std::shared_ptr<const Run>> stuckRun(const Scenario& scenario, const Error& error,
                                                          const JobControl& control = {});
/// The last step of that, for a run whose scenario, schedule, costs and timeline are there; a measured one has its
/// theory too (its rows may be a part of the schedule). See analyse() for `comesLater`. Error: Cancelled.
[[nodiscard]] Result<std::shared_ptr<const Run>> analysedRun(Run begun, const JobControl& control = {},
                                                             const ComesLater& comesLater = {});

}  // namespace bubblescope
