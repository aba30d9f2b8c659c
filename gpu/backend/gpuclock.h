// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When the events of one GPU took place, on the host's clock. CUDA tells only how long after another event an event
// was, in a float of milliseconds, which loses a quarter of a microsecond at four seconds: so a new base event is
// recorded every second, chained to the one before it. Each base is an anchor for the ClockModel too.

#include "gpu/backend/clockmodel.h"
#include "gpu/backend/cuda.h"

#include <array>

namespace bubblescope::gpu {

class GpuClock {
public:
    /// Makes stream, events and mapped words, and the first anchors.
    GpuClock(Cuda& cuda, int gpu);

    /// A careful anchor, by `rounds` of ping-pong with the device; some 20 µs each. For when the device is idle.
    void anchor(int rounds);
    /// Records a base when it is time and looks whether it has come; takes microseconds.
    void tick();

    /// The base that events recorded from now on are measured against, kept until release().
    [[nodiscard]] int hold();
    void release(int base);
    /// Host time of a completed timed event.
    [[nodiscard]] TimeNs hostTimeNs(int base, Event event);

    [[nodiscard]] const ClockModel& model() const { return m_model; }
    /// How far times of just now may be off.
    [[nodiscard]] TimeNs errorNs() const;
    /// Least round trip of the last anchor().
    [[nodiscard]] TimeNs roundTripNs() const { return m_roundTripNs; }

private:
    static constexpr int kBases = 8;
    struct Base {
        OwnedEvent event;
        std::int64_t deviceNs = 0;
        int users = 0;
    };
    struct Words {
        std::uint64_t stamp = 0;
        std::uint32_t ready = 0;
        std::uint32_t go = 0;
        std::uint32_t answer = 0;
    };
    struct DeviceTime {
        std::int64_t ns = 0;
        TimeNs errorNs = 0;  ///< half a step of the float that CUDA answers with: microseconds after minutes
    };
    [[nodiscard]] DeviceTime deviceTime(int base, Event event);
    void await(const std::uint32_t& word, std::uint32_t value);
    void startBase();
    void finishBase(TimeNs nowNs);

    Cuda& m_cuda;
    int m_gpu;
    OwnedStream m_stream;
    OwnedMapped m_mapped;
    OwnedEvent m_probe;
    std::array<Base, kBases> m_bases;
    int m_current = 0;
    bool m_pending = false;
    TimeNs m_pendingSinceNs = 0;
    TimeNs m_lastBaseNs = 0;
    std::uint32_t m_round = 0;
    TimeNs m_roundTripNs = 0;
    ClockModel m_model;
};

}  // namespace bubblescope::gpu
