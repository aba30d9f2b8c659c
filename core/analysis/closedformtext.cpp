// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/closedformtext.h"

namespace bubblescope {

std::string reasonText(const ClosedForm& theory)
{
    const auto argument = [&](std::size_t i) { return i < theory.args.size() ? theory.args[i] : std::string("?"); };
    switch (theory.reason) {
    case NoClosedForm::None:
        return {};
    case NoClosedForm::UnknownSchedule:
        return "none is known for this schedule";
    case NoClosedForm::UnequalStages:
        return "stages take different times; stage " + argument(0) + " takes longest";
    case NoClosedForm::Transfers:
        return "transfers take time";
    case NoClosedForm::Jitter:
        return "durations vary at random";
    case NoClosedForm::UnequalMicrobatches:
        return "microbatches differ in size";
    case NoClosedForm::FewMicrobatches:
        return "M = " + argument(0) + " is too small: it holds from M = " + argument(1) + " on";
    case NoClosedForm::OtherTimes:
        return "forward, input and weight gradient take other times: it holds where " + argument(0);
    case NoClosedForm::NotDivisible:
        return "P = " + argument(0) + " does not divide M = " + argument(1);
    case NoClosedForm::Searched:
        return "the order is made for these very costs";
    case NoClosedForm::Iterations:
        return "iterations run into each other";
    }
    return {};
}

}  // namespace bubblescope
