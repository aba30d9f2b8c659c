// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a command stops: one sentence for standard error, and the exit status.

#include "app/cli/exitstatus.h"
#include "core/model/errortext.h"
#include "core/model/result.h"

#include <string>
#include <utility>

namespace bubblescope::cli {

struct Failure {
    std::string sentence;
    int exitStatus = kWrongInput;
};

[[nodiscard]] inline Failure failureOf(const Error& error)
{
    return {describe(error), exitStatusOf(error)};
}

[[nodiscard]] inline Failure wrongUse(std::string sentence)
{
    return {std::move(sentence), kWrongInput};
}

}  // namespace bubblescope::cli
