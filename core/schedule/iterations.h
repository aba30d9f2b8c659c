// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Several training steps in a row. Microbatch m of iteration n has the number n·S + m, where S is the span of one
// iteration's numbers.
//
// With the optimizer's barrier no device begins the next iteration before all have ended the last: the norm of the
// gradients, or a check for NaN, needs everyone's. Without it (post-validation, Qi et al. 2024, arXiv 2401.10241,
// section 4) a device goes on as soon as its own ops have ended, which is where zero-bubble schedules gain; copies of a
// stage on two devices still wait for each other, since they exchange gradients.

#include "core/model/jobcontrol.h"
#include "core/model/result.h"
#include "core/model/schedule.h"

namespace bubblescope {

/// Error: Cancelled.
[[nodiscard]] Result<Schedule> repeated(const Schedule& one, int iterations, bool barrier,
                                        const JobControl& control = {});

}  // namespace bubblescope
