// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layering/rules.h"

namespace layering {

/// Plants one violation after another in a small tree of its own and says which were not caught, or caught as something
/// else. Empty: the checks work.
[[nodiscard]] std::vector<std::string> missedViolations(const Rules& rules);

}  // namespace layering
