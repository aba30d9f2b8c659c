// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of live runs share.

#include "core/live/dispatcher.h"
#include "core/live/plan.h"
#include "core/live/sink.h"
#include "core/live/workload.h"
#include "core/model/scenario.h"
#include "core/model/timeline.h"

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace livetest {

using namespace bubblescope;
using namespace bubblescope::live;

/// Prints what does not hold. Any thread.
void check(bool holds, const std::string& what);
/// The test's exit status; no check at all is a failure too.
[[nodiscard]] int finish();

/// A scenario with equal stages: forward, input and weight half each `opNs`.
[[nodiscard]] Scenario scenarioOf(std::string_view schedule, int devices, int microbatches, TimeNs opNs);

struct Prepared {
    Scenario scenario;
    Schedule schedule;
    Timeline simulated;
    std::shared_ptr<const Plan> plan;
    Workload workload;
};
/// Fails the test where that does not work.
[[nodiscard]] Prepared prepare(const Scenario& scenario);

/// All devices in this process, from now on.
[[nodiscard]] Placement here(const Plan& plan);

/// Keeps all that is reported. The dispatcher's thread writes; `ops` and `stateNow` may be looked at meanwhile.
class KeepingSink : public Sink {
public:
    void state(RunState state, TimeNs atNs) override;
    void prepared(const BackendInfo& info, const std::vector<Calibration>& calibration) override;
    void clocks(const std::vector<ClockReading>& readings) override;
    void iteration(int number, TimeNs atNs, const std::vector<double>& slowdown) override;
    void op(const MeasuredOp& measured) override;
    void transfer(const MeasuredTransfer& measured) override;
    void watermark(const std::vector<TimeNs>& atNs) override;
    void heartbeat(const Heartbeat& beat) override;
    void metrics(const DispatchMetrics& metrics) override;
    void warning(const std::string& code, const std::string& text) override;
    void error(const LiveFault& fault) override;
    void done(const Ending& ending) override;

    std::vector<std::pair<RunState, TimeNs>> states;
    std::vector<MeasuredOp> ops;
    std::vector<MeasuredTransfer> transfers;
    std::vector<std::vector<double>> slowdowns;  ///< one an iteration
    std::vector<TimeNs> watermarks;
    std::vector<LiveFault> errors;
    std::vector<std::string> warnings;  ///< codes
    BackendInfo info;
    std::vector<Calibration> calibrations;
    DispatchMetrics lastMetrics;
    Heartbeat lastBeat;
    int beats = 0;
    std::vector<Ending> endings;
    bool lateOp = false;  ///< an op started before its device's watermark

    std::atomic<RunState> stateNow{RunState::Starting};
    std::atomic<std::size_t> opsNow{0};
    std::atomic<int> iterationsNow{0};
};

/// Checks what holds for every trace: order and no overlap in each device, the plan's data flow in time, the row's
/// order of ops from its start, one ending and that last.
void checkTrace(const KeepingSink& sink, const Plan& plan, const std::string& name);

}  // namespace livetest
