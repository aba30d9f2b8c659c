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
constexpr std::size_t kUnknown = kIdle - 1;  ///< beyond what was measured

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

/// Neighbouring columns with the same owner.
struct Stretch {
    std::size_t owner = kIdle;
    std::size_t width = 0;
    bool mostlyIdle = false;  ///< in its first column
};

std::vector<Stretch> stretchesOf(const Timeline::Row& row, std::size_t columnCount, TimeNs nsPerColumn,
                                 TimeNs makespanNs, TimeNs knownNs)
{
    std::vector<Column> columns(columnCount);
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (!row.ops[i].joinsPrevious)
            addBusy(columns, nsPerColumn, i, row.startNs[i], row.endNs[i]);
    }
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < columnCount; ++i) {
        const TimeNs middle = static_cast<TimeNs>(i) * nsPerColumn + nsPerColumn / 2;
        if (columns[i].owner == kIdle && middle >= knownNs && knownNs < makespanNs)
            columns[i].owner = kUnknown;
        if (stretches.empty() || columns[i].owner != stretches.back().owner) {
            const TimeNs from = static_cast<TimeNs>(i) * nsPerColumn;
            const TimeNs length = std::min(makespanNs, from + nsPerColumn) - from;
            stretches.push_back({columns[i].owner, 0, columns[i].busyNs < length - columns[i].busyNs});
        }
        ++stretches.back().width;
    }
    return stretches;
}

/// With a column to spare, or the next label's stage would run into this one's microbatch. Two ops in one unit have no
/// label but 'X', which always fits.
bool fitWithStages(const Timeline::Row& row, const std::vector<Stretch>& stretches)
{
    return std::all_of(stretches.begin(), stretches.end(), [&](const Stretch& stretch) {
        return stretch.owner >= kUnknown || letterAt(row, stretch.owner) == 'X' ||
               toString(row.ops[stretch.owner]).size() < stretch.width;
    });
}

std::string label(const Timeline::Row& row, const Stretch& stretch, bool withStages)
{
    const Op& op = row.ops[stretch.owner];
    char letter = letterAt(row, stretch.owner);
    const bool single = letter != 'X';
    if (stretch.mostlyIdle)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    std::string text(1, letter);
    const std::string number = std::to_string(op.microbatch.value());
    if (single && withStages)
        text = std::to_string(op.stage.value()) + text + number;
    else if (single && text.size() + number.size() <= stretch.width)
        text += number;
    text.resize(stretch.width, '-');
    return text;
}

std::string drawRow(const Timeline::Row& row, const std::vector<Stretch>& stretches, bool withStages)
{
    std::string text;
    for (const Stretch& stretch : stretches) {
        if (stretch.owner < kUnknown) {
            text += label(row, stretch, withStages);
            continue;
        }
        for (std::size_t i = 0; i < stretch.width; ++i)
            text += stretch.owner == kIdle ? "·" : " ";
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
    TimeNs parts = maxColumns / (makespanNs / common);
    while (parts > 0 && common % parts != 0)
        --parts;
    return parts > 0 ? common / parts : (makespanNs + maxColumns - 1) / maxColumns;
}

}  // namespace

TextGantt drawTextGantt(const Timeline& timeline, int maxColumns, int maxRows, bool withStages)
{
    TextGantt gantt;
    const TimeNs makespanNs = timeline.makespanNs();
    if (makespanNs <= 0)
        return gantt;
    gantt.nsPerColumn = spanOfColumn(timeline, makespanNs, maxColumns);
    gantt.columns = static_cast<int>((makespanNs + gantt.nsPerColumn - 1) / gantt.nsPerColumn);
    gantt.withStages = withStages;
    std::vector<std::vector<Stretch>> rows;
    for (int device = 0; device < std::min(timeline.deviceCount(), maxRows); ++device) {
        const Timeline::Row row = timeline.row(DeviceId(device));
        const TimeNs knownNs = timeline.knownUntilNs(DeviceId(device), makespanNs);
        rows.push_back(
            stretchesOf(row, static_cast<std::size_t>(gantt.columns), gantt.nsPerColumn, makespanNs, knownNs));
        gantt.endsEarly = gantt.endsEarly || rows.back().back().owner == kUnknown;
        gantt.withStages = gantt.withStages && fitWithStages(row, rows.back());
    }
    for (std::size_t device = 0; device < rows.size(); ++device)
        gantt.rows.push_back(drawRow(timeline.row(DeviceId(static_cast<int>(device))), rows[device], gantt.withStages));
    return gantt;
}

}  // namespace bubblescope::cli
