// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A run's Gantt chart as TikZ source for a paper or a slide. It is one tikzpicture: \input it into any document that
// has \usepackage{tikz}. Colours by kind are defined at its head, where a document can change them; bars are named by
// kind and microbatch where there is room (with the stage where a device has several), else by microbatch. A bar's foot
// tells kinds apart without colour, as in the window: a line for B, dots for I, two lines for W. Several runs stand one
// below the other on one time axis, each with a line above that has its letter, schedule and size.

#include "core/io/export/exportedrun.h"
#include "core/io/export/textexport.h"

#include <span>

namespace bubblescope {

/// More bars than this, of all runs together, TeX's memory does not take.
inline constexpr std::size_t kMaxTikzOps = 10'000;

struct TikzOptions {
    /// Of the time axis: with the devices' names as wide as the text of a plain article.
    double widthCm = 10.0;
    double rowCm = 0.62;
    /// Bars that reach beyond it are cut.
    ExportRange range;
};

/// Error: TooLarge {bars, kMaxTikzOps}, Cancelled.
[[nodiscard]] std::optional<Error> writeTikz(std::span<const ExportedRun> runs, const TikzOptions& options,
                                             const TextSink& sink, const JobControl& control = {});

}  // namespace bubblescope
