// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lines of very many points, for the eye: what falls into one column of pixels keeps its first, lowest, highest and
// last point, so that no peak gets lost.

#include <QList>
#include <QPointF>

#include <cstddef>
#include <optional>
#include <span>

namespace bubblescope {

/// `points` ascend in x. Unchanged where there are at most 4 a column; else at most 4 · columns of them,
/// in their order. Columns divide [from, to] evenly; what lies outside belongs to the outermost.
[[nodiscard]] QList<QPointF> thinned(std::span<const QPointF> points, double from, double to, int columns);

/// The point nearest to `to` that is no further off than `within`.
[[nodiscard]] std::optional<std::size_t> nearest(std::span<const QPointF> points, QPointF to, double within);

}  // namespace bubblescope
