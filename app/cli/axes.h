// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a sweep varies: flags with several values.
//   4,8,16         these
//   4:16           4, 5, … 16        4:16:4   4, 8, 12, 16        4:64:*2   4, 8, 16, 32, 64     whole numbers, times
//   1,1,3,1;1      flags whose value is a list itself: alternatives are separated by semicolons

#include "app/cli/arguments.h"
#include "core/model/result.h"

#include <string>
#include <vector>

namespace bubblescope::cli {

struct Axis {
    std::string flag;  ///< without dashes
    std::vector<std::string> values;
};

/// In the order in which the flags were given, those of one value among them; flags that name files are not. Errors:
/// WrongType, OutOfRange, TooLarge with the flag.
[[nodiscard]] Result<std::vector<Axis>> axesOf(const Arguments& arguments);

}  // namespace bubblescope::cli
