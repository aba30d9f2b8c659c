// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>
#include <unistd.h>

namespace bubblescope::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

/// Only what a signal handler may do; a thread looks at the flag.
void noteInterrupt(int signal)
{
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

constexpr useconds_t kLookEveryUs = 20'000;

}  // namespace

Interrupt::Interrupt()
    : m_watcher([this](const std::stop_token& ended) {
        while (!ended.stop_requested()) {
            if (interrupted != 0)
                m_stop.request_stop();
            ::usleep(kLookEveryUs);
        }
    })
{
    interrupted = 0;
    std::signal(SIGINT, noteInterrupt);
    std::signal(SIGTERM, noteInterrupt);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

}  // namespace bubblescope::cli
