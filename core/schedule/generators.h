// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The generators, one file a family, and what they share. Called through the registry with a valid scenario.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/scenario.h"
#include "core/model/schedule.h"

#include <charconv>
#include <string>
#include <string_view>

namespace bubblescope {

Result<Schedule> generateForwardOnly(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateForwardOnlySequential(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateNaive(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateSequential(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateGpipe(const Scenario& scenario, const JobControl& control);
Result<Schedule> generate1f1b(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateInterleaved1f1b(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateLoopedBfs(const Scenario& scenario, const JobControl& control);
Result<Schedule> generatePipeDream(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateEager1f1b(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateInterleavedZeroBubble(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateZbH1(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateDualPipe(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateDualPipeV(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateChimera(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateZbH2(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateZbV(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateVHalf(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateVMin(const Scenario& scenario, const JobControl& control);
/// The blocks' own orders, whatever the options.
Result<Schedule> generateVHalfPattern(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateVMinPattern(const Scenario& scenario, const JobControl& control);
Result<Schedule> generate1f1bV(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateHanayo(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateZbAuto(const Scenario& scenario, const JobControl& control);
Result<Schedule> generateCustom(const Scenario& scenario, const JobControl& control);

/// The refusal of a generator: `reason` is English, with figures.
[[nodiscard]] inline Error refused(const Scenario& scenario, const std::string& where, std::string reason)
{
    return {ErrorCode::Refused, where, {scenario.schedule, std::move(reason)}, nullptr};
}

/// Whether the scenario sets the option to this word; false where the option is left at its default.
[[nodiscard]] inline bool optionIs(const Scenario& scenario, const char* id, std::string_view value)
{
    const auto given = scenario.options.find(id);
    return given != scenario.options.end() && given->second == value;
}

/// The number that the scenario sets the option to, or `absent`. Valid scenarios have a number there.
[[nodiscard]] inline int optionNumber(const Scenario& scenario, const char* id, int absent)
{
    int value = absent;
    if (const auto given = scenario.options.find(id); given != scenario.options.end())
        std::from_chars(given->second.data(), given->second.data() + given->second.size(), value);
    return value;
}

/// Writes rows one device after another.
class RowWriter {
public:
    explicit RowWriter(std::size_t opCount) { m_rows.ops.reserve(opCount); }

    void add(const Op& op) { m_rows.ops.push_back(op); }
    void add(int stage, OpKind kind, int microbatch) { add(makeOp(stage, kind, microbatch)); }
    /// Adds an op that runs together with the one added last.
    void addJoined(int stage, OpKind kind, int microbatch)
    {
        add(stage, kind, microbatch);
        m_rows.ops.back().joinsPrevious = true;
    }
    void endRow() { m_rows.rowBegin.push_back(m_rows.ops.size()); }
    [[nodiscard]] std::size_t size() const { return m_rows.ops.size(); }
    [[nodiscard]] OpRows takeRows() { return std::move(m_rows); }

private:
    OpRows m_rows;
};

/// The schedule of these rows; Cancelled if stopped.
template <class Rows>
[[nodiscard]] Result<Schedule> finished(Rows rows, const JobControl& control)
{
    Schedule schedule = makeScheduleFromRows(std::move(rows), control);
    if (control.stopped())
        return Error{};
    return schedule;
}

/// Calls `writeRow(device)` for each device and ends its row; stops when asked to.
template <class WriteRow>
[[nodiscard]] Result<Schedule> writeRows(const Scenario& scenario, const JobControl& control, RowWriter& writer,
                                         const WriteRow& writeRow)
{
    for (int device = 0; device < scenario.devices; ++device) {
        if (control.stopped())
            return Error{};
        writeRow(device);
        writer.endRow();
        control.report(0.5 * (device + 1) / scenario.devices);
    }
    return finished(writer.takeRows(), control.part(0.5, 1));
}

/// P · V · M ops a pass.
[[nodiscard]] inline std::size_t opsPerPass(const Scenario& scenario)
{
    return static_cast<std::size_t>(scenario.stages()) * static_cast<std::size_t>(scenario.microbatches);
}

}  // namespace bubblescope
