// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Ctrl+C (SIGINT) or a polite kill (SIGTERM) as a stop request, so that long work ends with whole rows. A second one
// ends the process at once.

#include <stop_token>
#include <thread>

namespace bubblescope::cli {

/// One at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_watcher;
};

}  // namespace bubblescope::cli
