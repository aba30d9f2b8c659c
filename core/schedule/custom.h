// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenarios made from a schedule file.

#include "core/model/result.h"
#include "core/model/scenario.h"

#include <string>
#include <string_view>

namespace bubblescope {

/// `base` with the schedule "custom": order, devices, chunks and microbatches come from the file, costs stay where they
/// fit. Errors: those of readScheduleCsv().
[[nodiscard]] Result<Scenario> customScenario(std::string_view csv, const std::string& name, Scenario base);

}  // namespace bubblescope
