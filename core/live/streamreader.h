// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads a live run's stream (README.md) as it comes, in pieces of any size, and never fails: what is not understood is
// counted in StreamFaults or kept as log text. The one thing that ends the reading is another major version.
//
// One thread at a time; snapshots may go to others. Memory: 20 bytes an interval.

#include "core/live/liverun.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace bubblescope::live {

/// Longer lines are left out and counted.
inline constexpr std::size_t kMaxStreamLine = 32u << 10;
/// The same for `scenario` and `plan`.
inline constexpr std::size_t kMaxStreamPlanLine = 64u << 20;

class StreamReader {
public:
    StreamReader();
    ~StreamReader();
    StreamReader(StreamReader&&) noexcept;
    StreamReader& operator=(StreamReader&&) noexcept;

    /// The next bytes of the stream.
    void feed(std::string_view bytes);
    /// No more will come: a line without an end is dropped, and a run without `done` is cut off.
    void endOfInput();
    /// The state now. Iterations that a snapshot holds are copied before they change.
    [[nodiscard]] std::shared_ptr<const LiveRun> snapshot();
    /// The same without the copy, valid until the next feed().
    [[nodiscard]] const LiveRun& now() const;

private:
    class Records;
    std::unique_ptr<Records> m_records;
    std::string m_line;       ///< the line so far
    bool m_skipping = false;  ///< the rest of a line that is too long
};

}  // namespace bubblescope::live
