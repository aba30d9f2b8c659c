// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The transfers in which each device takes part, in the order in which they ended; for transfers that occupy their
// devices, which therefore never overlap on one. 16 or 32 bytes a transfer.

#include "core/model/jobcontrol.h"
#include "core/model/timeline.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bubblescope {

enum class TransferEnd : std::uint8_t { Receiver, Both };

class BlockingTransfers {
public:
    struct Entry {
        TimeNs endNs = 0;
        std::uint32_t index = 0;  ///< into Timeline::transfers
    };

    BlockingTransfers() = default;
    /// Lists for each device those that it receives, or all; of no use if `control` stopped it meanwhile.
    /// O(transfers log transfers).
    BlockingTransfers(const Timeline& timeline, TransferEnd end, const JobControl& control = {});

    /// Ascending in time.
    [[nodiscard]] std::span<const Entry> of(DeviceId device) const
    {
        return std::span(m_entries).subspan(m_rowBegin[device.index()],
                                            m_rowBegin[device.index() + 1] - m_rowBegin[device.index()]);
    }
    /// Those of them that end after an instant. O(log transfers).
    [[nodiscard]] std::span<const Entry> endingAfter(DeviceId device, TimeNs atNs) const;

private:
    std::vector<std::size_t> m_rowBegin;
    std::vector<Entry> m_entries;
};

}  // namespace bubblescope
