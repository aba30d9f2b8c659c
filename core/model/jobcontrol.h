// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Handed to every job that may take long: it polls `stop` at least every few milliseconds and reports how far it is.
// A function that returns no Result returns early, with only part of its work done, when asked to stop: whoever called
// it asks stopped() and drops what it got.

#include <cstddef>
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
    /// For a job within this one: what it reports is the part [from, to] of this one. Ends before this one does.
    [[nodiscard]] JobControl part(double from, double to) const
    {
        if (!progress)
            return {stop, {}};
        return {stop, [this, from, to](double done) { report(from + (to - from) * done); }};
    }
    /// For a job within this one that is one of many.
    [[nodiscard]] JobControl quiet() const { return {stop, {}}; }
};

/// Polls and reports for a loop of many short steps, now and then, at the cost of one comparison a step.
class JobSteps {
public:
    /// Some 0.1 ms to 1 ms of work.
    static constexpr std::size_t kPerPoll = std::size_t{1} << 16;

    JobSteps(const JobControl& control, std::size_t total)
        : m_control(control)
        , m_total(total)
    {
    }

    /// Asked before each step, or each few, with ascending numbers; true if the loop is to end, once and for all.
    [[nodiscard]] bool stopAt(std::size_t step) { return step >= m_nextPoll && poll(step); }

private:
    bool poll(std::size_t step)
    {
        if (m_control.stopped())
            return true;
        if (step > 0)
            m_control.report(static_cast<double>(step) / static_cast<double>(m_total));
        m_nextPoll = step + kPerPoll;
        return false;
    }

    const JobControl& m_control;
    std::size_t m_total;
    std::size_t m_nextPoll = 0;
};

}  // namespace bubblescope
