// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the process returns; part of the command line's contract.

#include "core/model/result.h"

namespace bubblescope::cli {

inline constexpr int kDone = 0;
inline constexpr int kCannotFinish = 1;
inline constexpr int kWrongInput = 2;
/// Ctrl+C, as shells have it.
inline constexpr int kInterrupted = 130;

[[nodiscard]] inline int exitStatusOf(const Error& error)
{
    return error.code == ErrorCode::CannotFinish ? kCannotFinish : kWrongInput;
}

}  // namespace bubblescope::cli
