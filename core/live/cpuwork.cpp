// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/cpuwork.h"

#include "core/live/monotonic.h"

#include <algorithm>
#include <ctime>
#include <numeric>
#include <sched.h>
#include <sys/prctl.h>
#include <thread>

namespace bubblescope::live {

namespace {

/// A sleep is at most this long, so that a stop request is seen.
constexpr std::int64_t kNapNs = 3 * kNsPerMs;
/// What a sleeping thread may wake late without being noticed.
constexpr std::int64_t kSpinNs = 60 * kNsPerUs;

void sleepUntil(std::int64_t untilNs)
{
    timespec at{};
    at.tv_sec = static_cast<std::time_t>(untilNs / kNsPerS);
    at.tv_nsec = static_cast<long>(untilNs % kNsPerS);
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, nullptr);
}

}  // namespace

MatrixWork::MatrixWork()
    : m_a(kSize * kSize)
    , m_b(kSize * kSize)
    , m_c(kSize * kSize)
{
    for (std::size_t i = 0; i < kSize * kSize; ++i) {
        m_a[i] = static_cast<float>(i % 7) * 0.125F - 0.25F;
        m_b[i] = static_cast<float>(i % 5) * 0.0625F + 0.5F;
    }
}

void MatrixWork::unit()
{
    for (std::size_t row = m_row; row < m_row + kRows; ++row) {
        float* const c = m_c.data() + row * kSize;
        std::fill(c, c + kSize, 0.0F);
        for (std::size_t k = 0; k < kSize; ++k) {
            const float a = m_a[row * kSize + k];
            const float* const b = m_b.data() + k * kSize;
            for (std::size_t j = 0; j < kSize; ++j)
                c[j] += a * b[j];
        }
    }
    m_sum += m_c[m_row * kSize];
    m_row = (m_row + kRows) % kSize;
}

bool MatrixWork::run(std::int64_t units, const std::atomic<bool>& stop)
{
    for (std::int64_t i = 0; i < units; ++i) {
        if (stop.load(std::memory_order_relaxed))
            return false;
        unit();
    }
    return true;
}

bool waitUntil(std::int64_t untilNs, const std::atomic<bool>& stop)
{
    for (std::int64_t now = monotonicNs(); now < untilNs; now = monotonicNs()) {
        if (stop.load(std::memory_order_relaxed))
            return false;
        if (untilNs - now > kSpinNs)
            sleepUntil(std::min(now + kNapNs, untilNs - kSpinNs));
    }
    return true;
}

void setUpThread(const char* name)
{
    prctl(PR_SET_NAME, name);
    prctl(PR_SET_TIMERSLACK, 1UL);
}

int usableCores()
{
    cpu_set_t set;
    CPU_ZERO(&set);
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return std::max(1, CPU_COUNT(&set));
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace bubblescope::live
