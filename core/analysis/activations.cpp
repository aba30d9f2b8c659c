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
    Holders(const OpRows& rows, const JobControl& control)
    {
        std::size_t stages = 0;
        JobSteps steps(control, 2 * rows.ops.size());
        for (std::size_t i = 0; i < rows.ops.size(); ++i) {
            if (steps.stopAt(i))
                return;
            stages = std::max(stages, rows.ops[i].stage.index() + 1);
            m_span = std::max(m_span, rows.ops[i].microbatch.index() + 1);
        }
        m_device.assign(stages * m_span, -1);
        for (int d = 0; d < rows.deviceCount(); ++d)
            for (std::size_t i = rows.rowBegin[static_cast<std::size_t>(d)];
                 i < rows.rowBegin[static_cast<std::size_t>(d) + 1]; ++i) {
                if (steps.stopAt(rows.ops.size() + i))
                    return;
                const Op& op = rows.ops[i];
                if (op.kind == OpKind::Forward)
                    m_device[op.stage.index() * m_span + op.microbatch.index()] = d;
            }
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

std::vector<StepFunction> activationsInFlight(const Timeline& timeline, ReleaseAt releaseAt, const JobControl& control,
                                              bool backwardComes)
{
    using Changes = std::vector<StepFunction::Step>;
    const OpRows& rows = *timeline.rows;
    const bool hasBackward = backwardComes || std::any_of(rows.ops.begin(), rows.ops.end(),
                                                          [](const Op& op) { return op.kind != OpKind::Forward; });
    const Holders holders(rows, control.part(0, 0.3));
    const std::size_t devices = static_cast<std::size_t>(rows.deviceCount());
    std::vector<StepFunction> inFlight(devices);
    if (control.stopped())
        return inFlight;
    const JobControl scan = control.part(0.3, 0.6);
    JobSteps steps(scan, rows.ops.size());
    std::vector<Changes> taken(devices);
    std::vector<Changes> released(devices);
    for (std::size_t d = 0; d < devices; ++d) {
        const Timeline::Row row = timeline.row(DeviceId(static_cast<int>(d)));
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            if (steps.stopAt(row.firstIndex + i))
                return inFlight;
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

    for (std::size_t d = 0; d < devices && !control.stopped(); ++d) {
        taken[d].insert(taken[d].end(), released[d].begin(), released[d].end());
        inFlight[d] = accumulate(std::move(taken[d]));
        released[d] = {};
        control.report(0.6 + 0.4 * static_cast<double>(d + 1) / static_cast<double>(devices));
    }
    return inFlight;
}

}  // namespace bubblescope
