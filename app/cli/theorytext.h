// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why no closed form stands beside the simulated figures, in words.

#include "core/analysis/closedform.h"

#include <string>

namespace bubblescope::cli {

[[nodiscard]] std::string reasonText(const ClosedForm& theory);

}  // namespace bubblescope::cli
