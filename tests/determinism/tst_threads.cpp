// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs are computed off the interface thread, several at a time, and are cancelled from another thread. The thread
// sanitizer's build runs this; it needs programs without Qt.
#include "tests/determinism/cases.h"

#include <chrono>
#include <iostream>
#include <latch>
#include <thread>

namespace {

using namespace bubblescope;
using Clock = std::chrono::steady_clock;

int failures = 0;

void check(bool holds, std::string_view what)
{
    if (!holds) {
        ++failures;
        std::cerr << "FAILED: " << what << '\n';
    }
}

void manyAtATimeGiveWhatOneGives()
{
    const std::string_view schedules[] = {"1f1b", "gpipe", "interleaved-1f1b", "naive"};
    constexpr std::size_t kThreads = 4;
    std::uint64_t found[kThreads] = {};
    {
        std::vector<std::jthread> threads;
        for (std::size_t t = 0; t < kThreads; ++t) {
            threads.emplace_back([&found, &schedules, t] {
                // Each begins elsewhere, so that different ones meet.
                for (std::size_t i = 0; i < std::size(schedules); ++i)
                    found[t] += determinism::hashOfAll(schedules[(i + t) % std::size(schedules)]);
            });
        }
    }
    std::uint64_t expected = 0;
    for (const std::string_view schedule : schedules)
        expected += determinism::hashOfAll(schedule);
    for (const std::uint64_t one : found)
        check(one == expected, "a run beside others is the run alone");
}

/// Stops a long job midway, at the first report of `from` or more, and sees that it ends as cancelled and soon.
void cancelAt(double from)
{
    Scenario scenario;
    scenario.devices = 64;
    scenario.microbatches = 4096;
    std::stop_source stop;
    std::latch midway(1);
    std::latch asked(1);
    double reported = 0;
    bool held = false;
    // Holds the job there, so that it cannot end before it has been asked.
    const JobControl control{stop.get_token(), [&](double done) {
                                 check(done >= reported && done <= 1, "progress ascends from 0 to 1");
                                 reported = done;
                                 if (done >= from && !held) {
                                     held = true;
                                     midway.count_down();
                                     asked.wait();
                                 }
                             }};
    bool cancelled = false;
    Clock::time_point askedAt;
    {
        const std::jthread job([&] {
            const Result<std::shared_ptr<const Run>> run = computeRun(scenario, control);
            cancelled = !run && run.error().code == ErrorCode::Cancelled;
            if (!held)
                midway.count_down();
        });
        midway.wait();
        askedAt = Clock::now();
        stop.request_stop();
        asked.count_down();
    }
    const auto delay = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - askedAt).count();
    std::cout << "asked at " << reported << ", ended " << delay << " ms later\n";
    check(held, "a long job reports how far it is");
    check(cancelled, "a job that is asked to stop ends as cancelled");
    // What users may expect is 200 ms; a sanitizer's build on a busy machine takes many times that.
    check(delay < 10'000, "a job that is asked to stop ends soon");
}

}  // namespace

int main()
{
    manyAtATimeGiveWhatOneGives();
    for (const double from : {0.05, 0.2, 0.5})
        cancelAt(from);
    return failures == 0 ? 0 : 1;
}
