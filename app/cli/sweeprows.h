// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rows of a sweep as CSV (RFC 4180, with a line of names) or as one JSON array with an object a line: index,
// schedule and sizes, the varied flags, the figures, and the reason where there are none.

#include "app/cli/axes.h"
#include "app/cli/output.h"
#include "core/sweep/sweep.h"

#include <cstddef>
#include <string>
#include <vector>

namespace bubblescope::cli {

class SweepRows {
public:
    /// `head`: whether CSV begins with the columns' names.
    SweepRows(Output& out, const std::vector<Axis>& axes, bool json, bool head);
    /// `entries`: which value of each axis it has.
    void add(const SweepRow& row, const std::vector<std::size_t>& entries);
    void end();

private:
    Output& m_out;
    const std::vector<Axis>& m_axes;
    bool m_json;
    bool m_first = true;
};

}  // namespace bubblescope::cli
