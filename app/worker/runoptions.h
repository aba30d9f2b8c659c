// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From flags to a plan and how to run it.

#include "app/cli/failure.h"
#include "app/worker/arguments.h"
#include "core/live/dispatcher.h"
#include "core/live/gpumodule.h"
#include "core/live/plan.h"
#include "core/live/workload.h"
#include "core/model/scenario.h"

#include <memory>
#include <optional>

namespace bubblescope::worker {

struct RunOptions {
    /// As it is run: durations scaled by --op-ms.
    Scenario scenario;
    std::shared_ptr<const live::Plan> plan;
    live::Workload workload;
    live::DispatchOptions dispatch;
    live::GpuOptions gpu;
    bool cuda = false;
};

/// Fills `options`, or says what is wrong. The plan has passed checkPlan().
[[nodiscard]] std::optional<cli::Failure> readRunOptions(const Arguments& arguments, RunOptions& options);

}  // namespace bubblescope::worker
