// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether what a lesson's step points at is there in its run: bubbles, shown or asked for, and the cursor's place.

#include "core/lesson/lesson.h"
#include "core/model/result.h"

#include <optional>
#include <string>

namespace bubblescope {

struct Run;

/// WrongFact {what the step says, what the run gives} for the first that is not there; `where` names the step.
[[nodiscard]] std::optional<Error> misplaced(const LessonStep& step, const Run& run, const std::string& where);

}  // namespace bubblescope
