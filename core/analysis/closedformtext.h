// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why no closed form stands beside the simulated figures, in English: for the command line and its JSON. The window has
// words of its own.

#include "core/analysis/closedform.h"

#include <string>

namespace bubblescope {

[[nodiscard]] std::string reasonText(const ClosedForm& theory);

}  // namespace bubblescope
