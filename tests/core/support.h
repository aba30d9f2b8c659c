// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Short ways to scenarios and runs for tests.

#include "core/analysis/run.h"
#include "core/model/errortext.h"

#include <QTest>

#include <memory>
#include <string>

namespace bubblescope::test {

/// P devices, M microbatches, F = `forward`, B = `backward` (half I, half W), in ms.
inline Scenario scenario(const std::string& schedule, int devices, int microbatches, TimeNs forwardMs,
                         TimeNs backwardMs)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.microbatches = microbatches;
    s.costs.forwardNs = {forwardMs * kNsPerMs};
    s.costs.backwardInputNs = {backwardMs * kNsPerMs / 2};
    s.costs.backwardWeightNs = {backwardMs * kNsPerMs / 2};
    return s;
}

/// The run, or null with the reason on the test's output.
inline std::shared_ptr<const Run> run(const Scenario& scenario)
{
    const auto result = computeRun(scenario);
    if (!result.ok()) {
        qWarning("%s", describe(result.error()).c_str());
        return nullptr;
    }
    return result.value();
}

}  // namespace bubblescope::test
