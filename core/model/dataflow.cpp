// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/dataflow.h"

namespace bubblescope {

OpTable::OpTable(const Schedule& schedule, const JobControl& control)
    : m_stages(schedule.stageCount)
    , m_span(schedule.microbatchSpan)
{
    m_index.assign(3 * static_cast<std::size_t>(m_stages) * static_cast<std::size_t>(m_span), kNone);
    const LargeVector<Op>& ops = schedule.rows->ops;
    JobSteps steps(control, ops.size());
    for (std::size_t i = 0; i < ops.size() && !steps.stopAt(i); ++i)
        m_index[slot({outputOf(ops[i].kind), ops[i].stage.value(), ops[i].microbatch.value()})] =
            static_cast<std::uint32_t>(i);
}

std::optional<std::size_t> findDuplicate(const Schedule& schedule)
{
    const OpTable table(schedule);
    const LargeVector<Op>& ops = schedule.rows->ops;
    // The table keeps the last of several; the others find that it is not them.
    for (std::size_t i = 0; i < ops.size(); ++i)
        if (table.find({outputOf(ops[i].kind), ops[i].stage.value(), ops[i].microbatch.value()}) != i)
            return i;
    return std::nullopt;
}

}  // namespace bubblescope
