// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a formula from the literature gives a schedule's makespan and bubble, it stands beside the simulated figures;
// where it does not hold, the reason is said instead.
//   gpipe, 1f1b:        T = (M+P−1)(f+b), bubble (P−1)/(P+M−1)      Huang et al. 2019, Narayanan et al. 2021
//   interleaved-1f1b:   T = (M+(P−1)/V)(f+b), bubble (P−1)/(P−1+MV)  Narayanan et al. 2021, for M divisible by P;
//                       with groups of P or more microbatches, as here, it holds for every M ≥ P; verified here
//   forward-only:       T = (M+P−1)f, bubble (P−1)/(P+M−1)
//   eager-1f1b:         as 1f1b
//   pipedream:          as 1f1b with the microbatches of all iterations
//   looped-bfs:         T = (max(MV+P−1, M+PV−1))(f+b) of one stage; verified here
//   zb-h1, interleaved-zero-bubble:  T = MV(f+i+w) + (P−1)·max(f+i−w, f, i) of one stage, M ≥ P;
//                       Qi et al. 2024 have (P−1)(f+i−w), which is that where w ≤ f and w ≤ i
//   zb-h2:              T = M(f+i+w) + (P−1)·max(f, f+i−2w, i−f), M ≥ 2P−1, or M ≥ P with f = i = w. Qi et al. have
//                       (P−1)(f+i−2w) inside a device's span, besides which the last device begins (P−1)f later
//   zb-h1, zb-h2, M < P:  T = (M+P−1)(f+i)+w, f = i = w             Qi et al. 2024, for M ≤ P
//   zb-v:               T = MV(f+i+w) + (P−1)·max(i, 2(i−w)) of one stage, f ≤ i ≥ w and M ≥ 2P−1: no bubble inside a
//                       device's span with f = i = w, as Qi et al. say; the rest verified here (PyTorch's order)
//   v-half, v-min:      T = MV(f+i+w) + (3P−7 or −4)f, (4P−7 or −5)f, f = i = w and M ≥ 2P; verified here. The authors'
//                       page promises 1F1B's bubble times 1/2 and 2/3, which are about that
//   dualpipe:           longest idle time (P/2−1)(F&B+B−3W), f = i ≥ w    DeepSeek-AI 2024; dualpipev, P devices with
//                       2P stages: (P−1)(F&B+B−3W). F&B is the overlapped unit, B the whole backward. With F = I = W =
//                       1 and no saving that is T = 3M+P−2, and 6M+2(P−1) for dualpipev
//   chimera:            T = M(f+b) + (P−2)(max(f, b) + (M/P−1)|b−f|), P | M; verified here. With f = b it is the
//                       (P−2)/(2M+P−2) of Li and Hoefler 2021
//   hanayo:             T = MV(f+b) + 2(P−1)·max(f, b), M ≥ P; PV(f+b) + 2(M−1)·max(f, b) below; verified here
//   sequential and forward-only-sequential, naive:  bubble 1 − 1/P
// Orders that are searched for (zb-auto, order=search) have none: they are made for the very costs.
// f and b are a device's share of one microbatch. Equal stages, no transfer time, no jitter, equal microbatches.
// Several iterations with the optimizer's barrier take that many times as long, at the same bubble.

#include "core/model/scenario.h"
#include "core/model/schedule.h"
#include "core/sim/opcosts.h"

#include <string>
#include <string_view>
#include <vector>

namespace bubblescope {

enum class NoClosedForm {
    None,                 ///< it applies
    UnknownSchedule,      ///< {} no formula for this schedule
    UnequalStages,        ///< {stage that is slowest} stages take different times
    Transfers,            ///< {} transfers take time
    Jitter,               ///< {}
    UnequalMicrobatches,  ///< {} the batch does not divide evenly
    FewMicrobatches,      ///< {M, least M} the formula holds for more microbatches only
    OtherTimes,           ///< {condition, such as "f = i = w"} it holds for such times of one stage's F, I and W only
    NotDivisible,         ///< {P, M} it holds where P divides M
    Searched,             ///< {} the order is made for these costs
    Iterations,           ///< {} iterations run into each other
};

struct ClosedForm {
    NoClosedForm reason = NoClosedForm::UnknownSchedule;
    std::vector<std::string> args;
    /// "(P−1)/(P+M−1)"; also where it does not apply but would for equal stages, so that it can be shown crossed out.
    std::string_view formula;
    /// Its value for the scenario's P, M, V; valid where `formula` is not empty.
    double bubbleRatio = 0;
    /// Only where it applies.
    TimeNs makespanNs = 0;

    [[nodiscard]] bool applies() const { return reason == NoClosedForm::None; }
};

[[nodiscard]] ClosedForm closedForm(const Scenario& scenario, const Schedule& schedule, const OpCosts& costs);

}  // namespace bubblescope
