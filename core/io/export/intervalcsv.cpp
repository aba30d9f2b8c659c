// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/intervalcsv.h"

#include <fmt/format.h>
#include <iterator>
#include <string_view>

namespace bubblescope {

std::optional<Error> writeIntervalCsv(const Timeline& timeline, const ExportRange& range, const TextSink& sink,
                                      const JobControl& control)
{
    constexpr std::string_view kKinds[kOpKinds] = {"forward", "backward", "backward-input", "backward-weight"};
    const OpRows& rows = *timeline.rows;
    TextWriter writer(sink, control, rows.ops.size());
    writer.text() = "device,op,kind,stage,microbatch,start_ns,end_ns,unit\n";
    for (int d = 0; d < timeline.deviceCount(); ++d) {
        const Timeline::Row row = timeline.row(DeviceId(d));
        std::string unit;
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            const Op& op = row.ops[i];
            const std::size_t index = row.firstIndex + i;
            if (writer.stopAt(index))
                return Error{};
            if (!op.joinsPrevious)
                unit = rows.unitEnd(index) > index + 1 ? rows.unitText(index) : std::string();
            if (!range.meets(row.startNs[i], row.endNs[i]))
                continue;
            fmt::format_to(std::back_inserter(writer.text()), "{},{},{},{},{},{},{},{}\n", d, toString(op),
                           kKinds[static_cast<std::size_t>(op.kind)], op.stage.value(), op.microbatch.value(),
                           row.startNs[i], row.endNs[i], unit);
        }
    }
    return writer.finish();
}

}  // namespace bubblescope
