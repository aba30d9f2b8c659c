// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The stream of a live run, in pieces that its bytes choose; then everything that is made of it.

#include "core/live/comparison.h"
#include "core/live/streamreader.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace bubblescope;
using namespace bubblescope::live;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    StreamReader reader;
    const std::size_t piece = size > 0 ? 1 + data[0] : 1;
    for (std::size_t at = 0; at < size; at += piece)
        reader.feed(text.substr(at, piece));
    const auto before = reader.snapshot();
    const std::int64_t count = before->opCount();
    reader.endOfInput();
    fuzz::require(before->opCount() == count, "a snapshot stays as it was");
    const LiveRun& run = reader.now();
    fuzz::require(isOver(run.phase), "the end of the input ends the run");
    // Larger ones take longer, no more.
    if (!run.plan || run.plan->schedule.opCount() > 1000 ||
        std::int64_t{run.plan->schedule.microbatchSpan} * run.plan->schedule.stageCount > 100'000 ||
        run.iterations.size() > 20)
        return 0;
    const auto measured = measuredRun(run);
    if (!measured.ok())
        return 0;
    const Run& made = *measured.value();
    for (int d = 0; d < made.timeline.deviceCount(); ++d) {
        const Timeline::Row row = made.timeline.row(DeviceId(d));
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            fuzz::require(row.startNs[i] >= 0 && row.endNs[i] >= row.startNs[i], "intervals begin before they end");
            fuzz::require(i == 0 || row.ops[i].joinsPrevious || row.startNs[i] >= row.endNs[i - 1],
                          "intervals do not overlap");
        }
    }
    TimeNs idle = 0;
    for (const TimeNs ns : made.analysis.idleByCauseNs)
        idle += ns;
    fuzz::require(idle == made.analysis.bubbleTimeNs, "idle time adds up");
    if (const auto compared = compare(run, 0); compared.ok()) {
        TimeNs sum = 0;
        for (const TimeNs ns : compared.value().byNs)
            sum += ns;
        fuzz::require(sum == compared.value().differenceNs(), "the difference adds up");
    }
    return 0;
}
