// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/textgantt.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <numeric>

namespace bubblescope::cli {

namespace {

constexpr std::size_t kIdle = std::numeric_limits<std::size_t>::max();

/// What one span of time of one device holds.
struct Column {
    TimeNs busyNs = 0;
    TimeNs mostNs = 0;
    std::size_t owner = kIdle;  ///< the op that has most of it, an index within the row; the earlier of equals
};

void addBusy(std::vector<Column>& columns, TimeNs nsPerColumn, std::size_t op, TimeNs startNs, TimeNs endNs)
{
    for (TimeNs at = startNs; at < endNs;) {
        const TimeNs index = at / nsPerColumn;
        const TimeNs until = std::min(endNs, (index + 1) * nsPerColumn);
        Column& column = columns[static_cast<std::size_t>(index)];
        column.busyNs += until - at;
        if (until - at > column.mostNs) {
            column.mostNs = until - at;
            column.owner = op;
        }
        at = until;
    }
}

char letterAt(const Timeline::Row& row, std::size_t op)
{
    const bool overlapped = op + 1 < row.ops.size() && row.ops[op + 1].joinsPrevious;
    return overlapped ? 'X' : letterOf(row.ops[op].kind);
}

/// The label of an op that has `width` columns to itself.
std::string label(const Timeline::Row& row, std::size_t op, std::size_t width, bool showStages, bool mostlyIdle)
{
    char letter = letterAt(row, op);
    if (mostlyIdle)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    std::string text(1, letter);
    if (letterAt(row, op) != 'X') {
        const std::string withNumber = text + std::to_string(row.ops[op].microbatch.value());
        const std::string withStage = std::to_string(row.ops[op].stage.value()) + withNumber;
        if (showStages && withStage.size() <= width)
            text = withStage;
        else if (withNumber.size() <= width)
            text = withNumber;
    }
    text.resize(width, '-');
    return text;
}

std::string drawRow(const Timeline::Row& row, std::size_t columnCount, TimeNs nsPerColumn, TimeNs makespanNs,
                    bool showStages)
{
    std::vector<Column> columns(columnCount);
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (!row.ops[i].joinsPrevious)
            addBusy(columns, nsPerColumn, i, row.startNs[i], row.endNs[i]);
    }
    std::string text;
    for (std::size_t begin = 0; begin < columnCount;) {
        std::size_t end = begin + 1;
        while (end < columnCount && columns[end].owner == columns[begin].owner)
            ++end;
        if (columns[begin].owner == kIdle) {
            for (std::size_t i = begin; i < end; ++i)
                text += "·";
        } else {
            const TimeNs from = static_cast<TimeNs>(begin) * nsPerColumn;
            const TimeNs length = std::min(makespanNs, from + nsPerColumn) - from;
            const bool mostlyIdle = columns[begin].busyNs < length - columns[begin].busyNs;
            text += label(row, columns[begin].owner, end - begin, showStages, mostlyIdle);
        }
        begin = end;
    }
    return text;
}

/// Where all starts and ends are multiples of a span that fits, columns are an exact part of that span, so that every
/// edge falls between two columns. Otherwise as many columns as there may be.
TimeNs spanOfColumn(const Timeline& timeline, TimeNs makespanNs, TimeNs maxColumns)
{
    TimeNs common = makespanNs;
    for (std::size_t i = 0; i < timeline.startNs.size() && common > 1; ++i)
        common = std::gcd(common, std::gcd(timeline.startNs[i], timeline.endNs[i]));
    const TimeNs parts = maxColumns / (makespanNs / common);
    if (parts > 0 && common % parts == 0)
        return common / parts;
    return (makespanNs + maxColumns - 1) / maxColumns;
}

}  // namespace

TextGantt drawTextGantt(const Timeline& timeline, int maxColumns, int maxRows, bool showStages)
{
    TextGantt gantt;
    const TimeNs makespanNs = timeline.makespanNs();
    if (makespanNs <= 0)
        return gantt;
    gantt.nsPerColumn = spanOfColumn(timeline, makespanNs, maxColumns);
    gantt.columns = static_cast<int>((makespanNs + gantt.nsPerColumn - 1) / gantt.nsPerColumn);
    for (int device = 0; device < std::min(timeline.deviceCount(), maxRows); ++device)
        gantt.rows.push_back(drawRow(timeline.row(DeviceId(device)), static_cast<std::size_t>(gantt.columns),
                                     gantt.nsPerColumn, makespanNs, showStages));
    return gantt;
}

}  // namespace bubblescope::cli
