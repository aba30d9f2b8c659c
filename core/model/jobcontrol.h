// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Handed to every job that may take long: it polls `stop` at least every few milliseconds and reports how far it is.

#include <functional>
#include <stop_token>

namespace bubblescope {

struct JobControl {
    std::stop_token stop;
    /// Called from the job's own thread with a value from 0 to 1; may be empty.
    std::function<void(double)> progress;

    [[nodiscard]] bool stopped() const { return stop.stop_requested(); }
    void report(double done) const
    {
        if (progress)
            progress(done);
    }
};

}  // namespace bubblescope
