// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All that a stream (README.md) has said so far. StreamReader makes it; a snapshot is immutable and shares the
// iterations that have not changed with the snapshot before, so that one can be had for every frame. measuredrun.h
// makes timelines and runs of it.

#include "core/model/result.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bubblescope::live {

/// Where a run stands, or how it has ended.
enum class LivePhase : std::uint8_t {
    Nothing,  ///< no line of a stream yet
    Starting,
    Calibrating,
    Running,
    Pausing,
    Paused,
    Verifying,
    Stopping,
    Finished,
    Cancelled,
    Failed,   ///< an `error` record says why
    CutOff,   ///< the stream has ended without `done`
    Refused,  ///< another major version of the stream
};
/// "running", "cut off".
[[nodiscard]] std::string_view wordOf(LivePhase phase);
[[nodiscard]] constexpr bool isOver(LivePhase phase)
{
    return phase >= LivePhase::Finished;
}

struct LiveCapability {
    std::string name;
    bool available = false;
    std::string detail;
};

struct LiveHello {
    std::string program;
    std::string version;
    std::int64_t pid = 0;
    std::string host;
    std::int64_t startedUnixNs = 0;
    std::vector<LiveCapability> capabilities;
};

struct LiveDevice {
    std::string name;
    std::string detail;
    bool shared = false;
    int rank = 0;
};

struct LiveEdge {
    int from = 0;
    int to = 0;
    int slotCount = 0;
    std::string transport;
};

struct LivePlan {
    std::string backend;
    bool paced = false;  ///< waiting instead of arithmetic
    std::string slowdownBy;
    std::string posting;
    int lookahead = 0;
    int ranks = 1;
    std::vector<LiveDevice> devices;
    std::vector<LiveEdge> edges;
    int iterations = 0;  ///< how often the schedule is run; 0: until stopped
    std::int64_t payloadBytes = 0;
    /// What is run again and again, with the extra dependencies that the scenario's schedule has.
    Schedule schedule;
};

struct LiveCalibration {
    int device = 0;
    double fixedNs = 0;
    double perUnitNs = 0;
    double linearityError = 0;
};

struct LiveClock {
    bool known = false;
    std::int64_t offsetNs = 0;
    double driftPpm = 0;
    TimeNs errorNs = 0;
};

/// What a device did in an iteration, in order: `ops` ascends, as do the times, and no two overlap.
struct DeviceIntervals {
    std::vector<std::uint32_t> ops;  ///< indices into the rows of LivePlan::schedule
    std::vector<TimeNs> startNs;
    std::vector<TimeNs> endNs;
};

struct LiveTransfer {
    std::uint32_t producer = 0;  ///< index into the rows of LivePlan::schedule
    TimeNs startNs = 0;
    TimeNs endNs = 0;
};

/// One run through the plan's schedule (which may hold several training steps, Scenario::iterations, itself).
struct LiveIteration {
    int number = 0;
    TimeNs startNs = 0;
    std::vector<double> slowdown;          ///< one a stage; empty if not said
    std::vector<DeviceIntervals> devices;  ///< one a device
    std::vector<LiveTransfer> transfers;   ///< of activations and gradients, in the order in which they came
    std::size_t opCount = 0;
};

/// Nothing computed from `startNs` to `endNs`, because the run was paused.
struct LivePause {
    TimeNs startNs = 0;
    TimeNs endNs = 0;     ///< INT64_MAX while it lasts
    TimeNs beforeNs = 0;  ///< length of all pauses before
};

/// Sums over all iterations, one a device.
struct LiveDeviceSums {
    std::int64_t ops = 0;
    TimeNs busyNs = 0;
    TimeNs lastEndNs = 0;
    TimeNs watermarkNs = 0;    ///< nothing that starts earlier follows
    std::int64_t missing = 0;  ///< intervals that were lost on the way
    int inFlight = 0;          ///< by the last heartbeat
    std::string last;          ///< op, by the last heartbeat
};

struct LiveMetrics {
    TimeNs atNs = 0;
    TimeNs dispatchNs = 0;  ///< time that the dispatcher itself has worked
    TimeNs busyNs = 0;
    std::int64_t polls = 0;
    std::vector<std::pair<std::string, double>> backend;
};

struct LiveMessage {
    std::string code;
    std::string text;
};

struct LiveError {
    std::string code;
    int device = -1;
    std::string op;  ///< node's text, may be empty
    std::string text;
    std::string hint;
};

struct LiveDone {
    int iterations = 0;  ///< complete ones
    std::optional<bool> verified;
    TimeNs atNs = 0;
};

/// What was wrong with the stream itself. None of it stops the reading.
struct StreamFaults {
    std::int64_t strayLines = 0;    ///< after `hello`, no record of ours
    std::int64_t longLines = 0;     ///< over the limit, left out
    std::int64_t badRecords = 0;    ///< ours, but with something impossible in it
    std::int64_t badIntervals = 0;  ///< for ops or places that the plan does not have, or out of order
    std::int64_t repeated = 0;      ///< sequence numbers seen before
    std::int64_t missing = 0;       ///< intervals lost, by sequence numbers and totals
    std::int64_t missingTransfers = 0;
    std::int64_t dropped = 0;   ///< of `missing`, those that the writer says it had to drop
    std::int64_t adjusted = 0;  ///< intervals that began before the one before had ended; they begin at its end
    bool partialLastLine = false;
    [[nodiscard]] bool any() const
    {
        return strayLines + longLines + badRecords + badIntervals + repeated + missing + missingTransfers + dropped +
                   adjusted >
               0;
    }
};

struct LiveRun {
    LivePhase phase = LivePhase::Nothing;
    TimeNs phaseAtNs = 0;
    /// Set for LivePhase::Refused: UnsupportedVersion.
    std::optional<Error> refused;
    std::optional<LiveHello> hello;
    std::optional<Scenario> scenario;
    /// Why there is none although the stream has one.
    std::optional<Error> scenarioProblem;
    std::shared_ptr<const LivePlan> plan;
    /// Why there is none although the stream has one.
    std::optional<Error> planProblem;
    std::vector<LiveCalibration> calibration;
    std::vector<LiveClock> clocks;  ///< one a device, the last reading
    std::vector<std::shared_ptr<const LiveIteration>> iterations;
    std::vector<LiveDeviceSums> devices;
    std::vector<LivePause> pauses;  ///< in order, apart
    std::optional<LiveMetrics> metrics;
    std::vector<LiveMessage> warnings;  ///< the first kMaxKept
    std::int64_t warningCount = 0;
    std::optional<LiveError> error;
    std::optional<LiveDone> done;
    std::vector<std::string> log;  ///< the last kMaxKept lines that are no records
    std::int64_t logLines = 0;
    StreamFaults faults;

    static constexpr std::size_t kMaxKept = 200;

    /// Latest instant that anything measured reaches.
    [[nodiscard]] TimeNs lastEndNs() const;
    [[nodiscard]] std::int64_t opCount() const;
    /// Every op of the iteration has been measured.
    [[nodiscard]] bool isComplete(const LiveIteration& iteration) const;
    /// An instant of the stream's clock on one that stands still in pauses: what figures and pictures go by.
    [[nodiscard]] TimeNs workingNs(TimeNs atNs) const;
    /// Length of all pauses that have ended.
    [[nodiscard]] TimeNs pausedNs() const;
    /// The largest error of any device's clock.
    [[nodiscard]] TimeNs clockErrorNs() const;
};

}  // namespace bubblescope::live
