// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A pipeline device's share of a GPU: its multiprocessors, its compute stream and its memory.

#include "gpu/backend/gpu.h"
#include "gpu/backend/layout.h"

#include "core/live/values.h"

#include <string>

namespace bubblescope::gpu {

class Share {
public:
    /// `part`: the green context that it gets, or none.
    Share(Cuda& cuda, Gpu& gpu, DeviceId device, OwnedPartition part, int blocks);

    /// Payloads, matrices and checksums for the plan.
    void allocate(const live::Plan& plan, std::uint32_t words, std::int64_t stride, std::uint64_t seed);

    [[nodiscard]] Gpu& gpu() const { return m_gpu; }
    [[nodiscard]] DeviceId device() const { return m_device; }
    [[nodiscard]] Stream stream() const { return m_stream.get(); }
    [[nodiscard]] const DeviceLayout& layout() const { return *m_layout; }
    [[nodiscard]] bool isPartition() const { return m_part.get() != nullptr; }
    [[nodiscard]] int blocks() const { return m_blocks; }

    [[nodiscard]] std::uint32_t* payload(std::int64_t offset) const;
    /// The values of one op; `first` of its node, whose beginning pacing counts from.
    void launchValues(const live::ValueOp& op, const live::ValueBuffers& at, std::size_t opInRow, bool first);
    void launchWork(const WorkAmount& amount);
    /// A node as it is in a run, without its data: for calibration.
    void launchSample(const WorkAmount& amount, std::uint32_t words);

    /// Copies the checksums of all ops to the host, clears them on the device, and returns them by place in the row.
    [[nodiscard]] std::vector<live::ValueSums> takeSums();

private:
    [[nodiscard]] std::uint64_t* sumsOf(std::size_t opInRow) const;

    Cuda& m_cuda;
    Gpu& m_gpu;
    DeviceId m_device;
    int m_blocks;
    std::size_t m_ops = 0;
    // In this order, so that the stream goes before the partition that it belongs to.
    OwnedPartition m_part;
    OwnedStream m_stream;
    OwnedMemory m_payloads;
    OwnedMemory m_matrices;
    OwnedMemory m_sums;  ///< start stamp, then a pair an op, then a pair for samples
    OwnedMapped m_hostSums;
    std::unique_ptr<DeviceLayout> m_layout;
};

}  // namespace bubblescope::gpu
