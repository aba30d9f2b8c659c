// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/activations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace bubblescope {

namespace {

bool releases(OpKind kind, ReleaseAt releaseAt)
{
    if (kind == OpKind::Backward)
        return true;
    return kind == (releaseAt == ReleaseAt::BackwardEnd ? OpKind::BackwardWeight : OpKind::BackwardInput);
}

/// Which device ran the forward of each (stage, microbatch) and so holds its activation, wherever the backward runs.
class Holders {
public:
    explicit Holders(const OpRows& rows)
    {
        std::size_t stages = 0;
        for (const Op& op : rows.ops) {
            stages = std::max(stages, op.stage.index() + 1);
            m_span = std::max(m_span, op.microbatch.index() + 1);
        }
        m_device.assign(stages * m_span, -1);
        for (int d = 0; d < rows.deviceCount(); ++d)
            for (const Op& op : rows.row(DeviceId(d)))
                if (op.kind == OpKind::Forward)
                    m_device[op.stage.index() * m_span + op.microbatch.index()] = d;
    }

    /// −1 if there is no forward.
    [[nodiscard]] std::int32_t of(const Op& op) const
    {
        return m_device[op.stage.index() * m_span + op.microbatch.index()];
    }

private:
    std::size_t m_span = 0;
    std::vector<std::int32_t> m_device;
};

}  // namespace

std::vector<StepFunction> activationsInFlight(const Timeline& timeline, ReleaseAt releaseAt)
{
    using Changes = std::vector<StepFunction::Step>;
    const OpRows& rows = *timeline.rows;
    const bool hasBackward =
        std::any_of(rows.ops.begin(), rows.ops.end(), [](const Op& op) { return op.kind != OpKind::Forward; });
    const Holders holders(rows);
    const std::size_t devices = static_cast<std::size_t>(rows.deviceCount());
    std::vector<Changes> taken(devices);
    std::vector<Changes> released(devices);
    for (std::size_t d = 0; d < devices; ++d) {
        const Timeline::Row row = timeline.row(DeviceId(static_cast<int>(d)));
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            const Op& op = row.ops[i];
            if (op.kind == OpKind::Forward) {
                taken[d].push_back({row.startNs[i], 1});
                if (!hasBackward)
                    released[d].push_back({row.endNs[i], -1});
            } else if (releases(op.kind, releaseAt)) {
                if (const std::int32_t holder = holders.of(op); holder >= 0)
                    released[static_cast<std::size_t>(holder)].push_back({row.endNs[i], -1});
            }
        }
    }

    std::vector<StepFunction> inFlight(devices);
    for (std::size_t d = 0; d < devices; ++d) {
        taken[d].insert(taken[d].end(), released[d].begin(), released[d].end());
        inFlight[d] = accumulate(std::move(taken[d]));
    }
    return inFlight;
}

}  // namespace bubblescope
