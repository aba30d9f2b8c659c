// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What whoever starts a worker grants it, the window and the command line alike.

namespace bubblescope::live {

/// How long a worker may take to end once it is told to cancel: then SIGTERM, then SIGKILL. It gives up by itself after
/// two seconds.
inline constexpr int kWorkerTerminateMs = 2500;
inline constexpr int kWorkerKillMs = 4000;
/// Banners and notices of launchers are shorter; what prints more bytes without a `hello` is no worker.
inline constexpr long long kMostBytesBeforeHello = 4LL << 20;

}  // namespace bubblescope::live
