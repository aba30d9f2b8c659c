// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a command stops: one sentence for standard error, and the exit status.

#include "app/cli/exitstatus.h"
#include "core/model/errortext.h"
#include "core/model/result.h"

#include <optional>
#include <string>
#include <utility>

namespace bubblescope::cli {

struct Failure {
    std::string sentence;
    int exitStatus = kWrongInput;
    /// What the sentence was made from, where it was.
    std::optional<Error> error = std::nullopt;
};

[[nodiscard]] inline Failure failureOf(const Error& error)
{
    return {describe(error), exitStatusOf(error), error};
}

[[nodiscard]] inline Failure wrongUse(std::string sentence)
{
    return {std::move(sentence), kWrongInput, std::nullopt};
}

}  // namespace bubblescope::cli
