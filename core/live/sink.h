// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where what a live run measures goes: to the stream, to rank 0, to a test. The dispatcher's thread calls all of this
// and must not be held up: nothing here waits for a reader, a disk or a socket.

#include "core/live/backend.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bubblescope::live {

enum class RunState : std::uint8_t { Starting, Calibrating, Running, Pausing, Paused, Verifying, Stopping };

/// A part of a compute node that took place.
struct MeasuredOp {
    int device = 0;
    OpKind kind = OpKind::Forward;
    int stage = 0;
    std::int64_t microbatch = 0;  ///< counts through the iterations
    TimeNs startNs = 0;
    TimeNs durationNs = 0;
};

/// A transfer that took place; stage and microbatch of its producer.
struct MeasuredTransfer {
    int edge = 0;
    Payload payload = Payload::Activation;
    int stage = 0;
    std::int64_t microbatch = 0;
    TimeNs startNs = 0;
    TimeNs durationNs = 0;
};

struct Heartbeat {
    TimeNs atNs = 0;
    std::vector<int> inFlight;        ///< nodes issued and not ended, one a device
    std::vector<std::int64_t> ended;  ///< nodes ended since the start, one a device
    std::vector<std::string> last;    ///< the last op that ended, one a device; empty before the first
};

struct DispatchMetrics {
    TimeNs atNs = 0;
    TimeNs dispatchNs = 0;  ///< what the dispatcher has worked, without waiting
    TimeNs busyNs = 0;      ///< what the devices have worked, all together
    std::int64_t polls = 0;
    std::vector<std::pair<std::string, double>> backend;
};

enum class EndReason : std::uint8_t { Finished, Cancelled, Error };

struct Ending {
    EndReason reason = EndReason::Finished;
    int iterations = 0;            ///< complete ones
    std::optional<bool> verified;  ///< not set: not checked
    TimeNs atNs = 0;
    bool gaveUp = false;  ///< something is still running; the process had better end
};

class Sink {
public:
    virtual ~Sink() = default;
    virtual void state(RunState state, TimeNs atNs) = 0;
    /// Once, when everything is ready to run.
    virtual void prepared(const BackendInfo& info, const std::vector<Calibration>& calibration) = 0;
    virtual void clocks(const std::vector<ClockReading>& readings) = 0;
    virtual void iteration(int number, TimeNs atNs, const std::vector<double>& slowdown) = 0;
    virtual void op(const MeasuredOp& measured) = 0;
    virtual void transfer(const MeasuredTransfer& measured) = 0;
    /// For each device: no op that starts before this follows.
    virtual void watermark(const std::vector<TimeNs>& atNs) = 0;
    virtual void heartbeat(const Heartbeat& beat) = 0;
    virtual void metrics(const DispatchMetrics& metrics) = 0;
    virtual void warning(const std::string& code, const std::string& text) = 0;
    virtual void error(const LiveFault& fault) = 0;
    virtual void done(const Ending& ending) = 0;
};

}  // namespace bubblescope::live
