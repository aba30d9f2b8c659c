// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/blockingtransfers.h"

#include <algorithm>
#include <tuple>

namespace bubblescope {

BlockingTransfers::BlockingTransfers(const Timeline& timeline, TransferEnd end, const JobControl& control)
    : m_rowBegin(static_cast<std::size_t>(timeline.deviceCount()) + 1)
{
    const auto forEachEnd = [&](auto&& visit) {
        std::uint32_t index = 0;
        for (const Transfer& transfer : timeline.transfers) {
            const Entry entry{transfer.endNs, index++};
            visit(timeline.rows->deviceOf(transfer.consumer).index(), entry);
            if (end == TransferEnd::Both)
                visit(timeline.rows->deviceOf(transfer.producer).index(), entry);
        }
    };
    forEachEnd([&](std::size_t device, const Entry&) { ++m_rowBegin[device + 1]; });
    for (std::size_t d = 1; d < m_rowBegin.size(); ++d)
        m_rowBegin[d] += m_rowBegin[d - 1];
    m_entries.resize(m_rowBegin.back());
    std::vector<std::size_t> next(m_rowBegin.begin(), m_rowBegin.end() - 1);
    forEachEnd([&](std::size_t device, const Entry& entry) { m_entries[next[device]++] = entry; });
    for (std::size_t d = 0; d + 1 < m_rowBegin.size() && !control.stopped(); ++d)
        std::sort(
            m_entries.begin() + static_cast<std::ptrdiff_t>(m_rowBegin[d]),
            m_entries.begin() + static_cast<std::ptrdiff_t>(m_rowBegin[d + 1]),
            [](const Entry& a, const Entry& b) { return std::tie(a.endNs, a.index) < std::tie(b.endNs, b.index); });
}

std::span<const BlockingTransfers::Entry> BlockingTransfers::endingAfter(DeviceId device, TimeNs atNs) const
{
    const std::span<const Entry> all = of(device);
    const auto at = std::upper_bound(all.begin(), all.end(), atNs,
                                     [](TimeNs wanted, const Entry& entry) { return wanted < entry.endNs; });
    return all.subspan(static_cast<std::size_t>(at - all.begin()));
}

}  // namespace bubblescope
