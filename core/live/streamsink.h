// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The records of the stream (README.md) from what the dispatcher reports. With several processes rank 0 has the only
// one; what the other ranks report comes in through their connections' threads.

#include "core/live/dispatcher.h"
#include "core/live/sink.h"
#include "core/live/streamwriter.h"

#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace bubblescope::live {

/// For the `hello` record.
struct StreamHello {
    std::string version;
    std::int64_t pid = 0;
    std::string host;
    std::int64_t startedUnixNs = 0;
    std::vector<Capability> capabilities;
    std::vector<std::pair<std::string, std::int64_t>> limits;
};

/// {"name":…,"available":…,"detail":…}, an element of an array for each.
[[nodiscard]] std::string capabilitiesJson(const std::vector<Capability>& capabilities);

/// Code of the `warn` record of a calibration that cannot be relied on.
inline constexpr const char* kCalibrationWarning = "calibration";

/// What is wrong with a calibration, in a sentence; empty where nothing is. Ops take time = fixed + perUnit · units by
/// it, so they miss their targets by about the fraction that its check was off. From a tenth on that shows: it is three
/// times what the measured bubble of a pipeline may differ from its simulation, and what neighbouring devices on an
/// idle machine differ by is well below.
[[nodiscard]] std::string calibrationWarning(const std::vector<Calibration>& calibration);

class StreamSink final : public Sink {
public:
    StreamSink(StreamWriter& writer, std::shared_ptr<const Plan> plan, Workload workload, Placement placement,
               DispatchOptions options);

    // Before the run.
    void hello(const StreamHello& hello);
    /// What writeScenarioJson() gives.
    void scenario(const std::string& scenario);

    void state(RunState state, TimeNs atNs) override;
    void prepared(const BackendInfo& info, const std::vector<Calibration>& calibration) override;
    void clocks(const std::vector<ClockReading>& readings) override;
    void iteration(int number, TimeNs atNs, const std::vector<double>& slowdown) override;
    void op(const MeasuredOp& measured) override { m_writer.op(measured); }
    void transfer(const MeasuredTransfer& measured) override { m_writer.transfer(measured); }
    void watermark(const std::vector<TimeNs>& atNs) override;
    void heartbeat(const Heartbeat& beat) override;
    void metrics(const DispatchMetrics& metrics) override;
    void warning(const std::string& code, const std::string& words) override;
    void error(const LiveFault& fault) override;
    void done(const Ending& ending) override;

    /// What another rank says of its devices; goes into rank 0's next records.
    void merge(int rank, const Heartbeat& beat);
    void merge(const std::vector<TimeNs>& watermark);

private:
    StreamWriter& m_writer;
    std::shared_ptr<const Plan> m_plan;
    Workload m_workload;
    Placement m_placement;
    DispatchOptions m_options;

    std::mutex m_mutex;
    std::vector<TimeNs> m_watermark;  ///< guarded by m_mutex, as the rest
    std::vector<TimeNs> m_watermarkWritten;
    Heartbeat m_others;
    bool m_planned = false;  ///< the plan is written
    std::vector<ClockReading> m_earlyClocks;
};

}  // namespace bubblescope::live
