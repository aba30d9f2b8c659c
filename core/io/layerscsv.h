// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A model's layers as CSV, one a line, in the order of the model. The first line names the columns:
//   name               text (needed)
//   forward            duration of one microbatch: milliseconds, or with a unit: 500us, 2.5ms, 1s (needed)
//   backward_input     duration; absent or empty: 0
//   backward_weight    duration; absent or empty: 0
//   activation_bytes   whole number, what a microbatch leaves behind until its backward; absent or empty: 0
//   parameters         whole number; absent or empty: 0
//   kind               block, or end for an embedding or head; absent or empty: block
//   divisible          yes or no, whether the layer may be cut into two halves; absent or empty: no
// in any order. Blank lines and lines that begin with # say nothing. No quotes.

#include "core/model/layers.h"
#include "core/model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace bubblescope {

/// `name` is the file's. Errors: WrongType, UnknownKey, OutOfRange with `where` as "NAME:LINE, column K".
[[nodiscard]] Result<std::vector<ModelLayer>> readLayersCsv(std::string_view text, const std::string& name);

/// All columns, durations in ns; reading it back gives the same layers. Commas and line breaks in names become blanks.
[[nodiscard]] std::string writeLayersCsv(const std::vector<ModelLayer>& layers);

}  // namespace bubblescope
