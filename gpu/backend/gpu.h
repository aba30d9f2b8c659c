// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One GPU of this machine: its clock, its stop word, a store of events.

#include "gpu/backend/gpuclock.h"

#include <memory>
#include <vector>

namespace bubblescope::gpu {

class Gpu {
public:
    Gpu(Cuda& cuda, int ordinal);

    [[nodiscard]] int ordinal() const { return m_ordinal; }
    [[nodiscard]] const GpuProperties& properties() const { return m_properties; }
    [[nodiscard]] GpuClock& clock() { return *m_clock; }
    [[nodiscard]] std::size_t freeBytes();

    /// Makes the kernels that run now, and all that come later, end at once.
    void stop();
    [[nodiscard]] const std::uint32_t* stopWord() const;

    /// A timed event; made when the store is empty.
    [[nodiscard]] Event take();
    void giveBack(Event event) { m_store.push_back(event); }

private:
    Cuda& m_cuda;
    int m_ordinal;
    GpuProperties m_properties;
    OwnedMapped m_stop;
    std::unique_ptr<GpuClock> m_clock;
    std::vector<OwnedEvent> m_events;
    std::vector<Event> m_store;
};

}  // namespace bubblescope::gpu
