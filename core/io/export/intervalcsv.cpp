// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/intervalcsv.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>

namespace bubblescope {
namespace {

constexpr std::string_view kKinds[kOpKinds] = {"forward", "backward", "backward-input", "backward-weight"};

std::size_t opCount(std::span<const ExportedRun> runs)
{
    std::size_t count = 0;
    for (const ExportedRun& run : runs)
        count += run.timeline.rows->ops.size();
    return count;
}

class Writer {
public:
    Writer(std::span<const ExportedRun> runs, const ExportRange& range, const TextSink& sink, const JobControl& control)
        : m_runs(runs)
        , m_range(range)
        , m_named(!runs.empty() && !runs.front().letter.empty())
        , m_partial(std::any_of(runs.begin(), runs.end(), [](const ExportedRun& run) { return !run.complete(); }))
        , m_out(sink, control, opCount(runs))
    {
    }

    std::optional<Error> write()
    {
        m_out.text().append(m_named ? "scenario,schedule," : "");
        m_out.text().append("device,op,kind,stage,microbatch,start_ns,end_ns,unit");
        m_out.text().append(m_partial ? ",known_until_ns\n" : "\n");
        for (const ExportedRun& run : m_runs) {
            const std::string first = m_named ? run.letter + ',' + run.scenario.schedule + ',' : std::string();
            for (int d = 0; d < run.timeline.deviceCount(); ++d)
                if (!addDevice(run, d, first))
                    return Error{};
            m_opsBefore += run.timeline.rows->ops.size();
        }
        return m_out.finish();
    }

private:
    /// What each line of a device ends with.
    [[nodiscard]] std::string lastOf(const ExportedRun& run, int device) const
    {
        if (!m_partial)
            return "\n";
        const Timeline& timeline = run.timeline;
        const DeviceId id(device);
        const bool part = !run.complete() && timeline.unfinished[id.index()];
        return part ? fmt::format(",{}\n", timeline.knownUntilNs(id, timeline.makespanNs())) : ",\n";
    }

    /// False if asked to stop.
    bool addDevice(const ExportedRun& run, int device, const std::string& first)
    {
        const OpRows& rows = *run.timeline.rows;
        const Timeline::Row row = run.timeline.row(DeviceId(device));
        const std::string last = lastOf(run, device);
        std::string unit;
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            const Op& op = row.ops[i];
            const std::size_t index = row.firstIndex + i;
            if (m_out.stopAt(m_opsBefore + index))
                return false;
            if (!op.joinsPrevious)
                unit = rows.unitEnd(index) > index + 1 ? rows.unitText(index) : std::string();
            if (!m_range.meets(row.startNs[i], row.endNs[i]))
                continue;
            fmt::format_to(std::back_inserter(m_out.text()), "{}{},{},{},{},{},{},{},{}{}", first, device, toString(op),
                           kKinds[static_cast<std::size_t>(op.kind)], op.stage.value(), op.microbatch.value(),
                           row.startNs[i], row.endNs[i], unit, last);
        }
        return true;
    }

    std::span<const ExportedRun> m_runs;
    const ExportRange& m_range;
    bool m_named;
    bool m_partial;
    TextWriter m_out;
    std::size_t m_opsBefore = 0;
};

}  // namespace

std::optional<Error> writeIntervalCsv(std::span<const ExportedRun> runs, const ExportRange& range, const TextSink& sink,
                                      const JobControl& control)
{
    return Writer(runs, range, sink, control).write();
}

}  // namespace bubblescope
