// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Zero bubble, automatic (Qi et al. 2024, arXiv 2401.10241, §3): list scheduling under a memory limit for the costs of
// the scenario, so the order changes with them. ZB-H1 and ZB-H2 are among the candidates where they stay within the
// limit, so the result is never worse than they are. One stage a device; any P, M and limit can run.
//   memory-limit            activations on a device, counted from F to W; 0: P, as 1F1B (the paper's ZB-1p)
//   limit-from              activations: that; device-memory: as many as the scenario's limit in bytes leaves room for
//   released-by-input       thousandths of an activation that the end of I gives back; W gives back the rest. In the
//                           paper's model of a transformer layer 2h+5as of 34h+5as, 633 for h/a = 96 and s = 1024
//   objective               makespan, or the longest span of a device, which the paper minimises
//   effort                  random changes to the best order's policy that are tried; 0: about a second's worth
// Jitter is not planned for: the order is made for the costs without it.

#include "core/schedule/generators.h"
#include "core/schedule/searchedorder.h"

namespace bubblescope {

Result<Schedule> generateZbAuto(const Scenario& scenario, const JobControl& control)
{
    return searchedOrder(scenario, {generateZbH1, generateZbH2}, scenario.devices, control);
}

}  // namespace bubblescope
