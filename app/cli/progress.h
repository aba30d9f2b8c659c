// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How far a long command is: a line on standard error that goes away when the command is done. Only where standard
// error is a terminal, and only once half a second has passed.

#include "core/model/jobcontrol.h"

#include <chrono>
#include <stop_token>

namespace bubblescope::cli {

class Progress {
public:
    Progress();
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// To be handed to a job, with what stops it. It must not outlive this object.
    [[nodiscard]] JobControl control(std::stop_token stop = {});

private:
    using Clock = std::chrono::steady_clock;

    void show(double done);

    bool m_terminal;
    bool m_shown = false;
    Clock::time_point m_next;
};

}  // namespace bubblescope::cli
