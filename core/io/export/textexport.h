// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the writers in this folder share. They hand over their text piece by piece, so that a long run is never all in
// memory as text, and can be stopped between two pieces.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/timens.h"

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace bubblescope {

/// Takes the next piece. False once there is no point in going on: nobody reads any more, the disk is full.
using TextSink = std::function<bool(std::string_view)>;

/// The part of a run that is exported: what lies at least in part within [fromNs, toNs).
struct ExportRange {
    TimeNs fromNs = 0;
    TimeNs toNs = std::numeric_limits<TimeNs>::max();

    [[nodiscard]] bool meets(TimeNs startNs, TimeNs endNs) const
    {
        // What takes no time is where it starts.
        return startNs < toNs && (endNs > fromNs || startNs >= fromNs);
    }
};

/// "12ms:40ms"; either end may be left out. Nothing if it is no such text or the earlier is not first.
[[nodiscard]] std::optional<ExportRange> parseExportRange(std::string_view text);

/// Gathers a writer's text into large pieces.
class TextWriter {
public:
    /// `steps`: how often stopAt() will be asked, for the progress. Both must outlive this.
    TextWriter(const TextSink& sink, const JobControl& control, std::size_t steps)
        : m_sink(sink)
        , m_steps(control, steps)
        , m_control(control)
    {
    }

    /// Where the next text goes to.
    [[nodiscard]] std::string& text() { return m_text; }
    /// Asked after each step, in ascending order; true if the writer is to end.
    [[nodiscard]] bool stopAt(std::size_t step);
    /// Hands over what is left. Error: Cancelled, also where the sink wants no more; its owner knows why.
    [[nodiscard]] std::optional<Error> finish();

private:
    [[nodiscard]] bool flush();

    const TextSink& m_sink;
    JobSteps m_steps;
    const JobControl& m_control;
    std::string m_text;
    bool m_refused = false;
};

}  // namespace bubblescope
