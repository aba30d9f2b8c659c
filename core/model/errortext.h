// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The sentences for errors, once, as templates with %1, %2, … for the arguments: the command line fills them in as
// they are, the window looks up their translation first.

#include "core/model/result.h"

#include <string>
#include <string_view>

namespace bubblescope {

[[nodiscard]] std::string_view errorTemplate(ErrorCode code);

/// "WHERE: sentence" in English; just the sentence where `where` is empty.
[[nodiscard]] std::string describe(const Error& error);

/// Several lines: for every blocked device its op and what that waits for.
[[nodiscard]] std::string describe(const Deadlock& deadlock);

}  // namespace bubblescope
