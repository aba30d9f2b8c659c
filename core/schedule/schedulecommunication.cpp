// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedulecommunication.h"

#include "core/model/dataflow.h"
#include "core/sim/simulator.h"

#include <set>
#include <tuple>

namespace bubblescope {
namespace {

using Key = std::tuple<bool, bool, int, int>;

Key keyOf(const CommunicationCell& cell)
{
    return {cell.sends, cell.forward, cell.stage, cell.microbatch};
}

/// The other end: what is sent forward arrives one stage later, a gradient one stage earlier.
CommunicationCell otherEnd(const CommunicationCell& cell)
{
    CommunicationCell other = cell;
    other.sends = !cell.sends;
    other.stage += cell.sends == cell.forward ? 1 : -1;
    return other;
}

Output outputOf(const CommunicationCell& cell)
{
    return cell.forward ? Output::Activation : Output::InputGradient;
}

Error bad(const CommunicationCell& cell, std::string why)
{
    return {ErrorCode::BadCommunication, cell.where, {toString(cell), std::move(why)}, nullptr};
}

CommunicationCell sendOf(const Op& op)
{
    CommunicationCell cell;
    cell.sends = true;
    cell.forward = op.kind == OpKind::Forward;
    cell.stage = op.stage.value();
    cell.microbatch = op.microbatch.value();
    return cell;
}

/// The op that takes what `index` makes if it is on another device; kNone otherwise.
std::uint32_t receiverElsewhere(const Schedule& schedule, const OpTable& table, std::size_t index)
{
    const std::optional<Need> need = receiverOf(schedule.rows->ops[index], schedule.stageCount);
    if (!need)
        return OpTable::kNone;
    const std::uint32_t receiver = table.find(*need);
    if (receiver == OpTable::kNone || schedule.rows->deviceOf(receiver) == schedule.rows->deviceOf(index))
        return OpTable::kNone;
    return receiver;
}

std::optional<Error> checkPlace(const Schedule& schedule, const OpTable& table, const CommunicationCell& cell)
{
    const std::uint32_t op = table.find({outputOf(cell), cell.stage, cell.microbatch});
    if (op == OpTable::kNone)
        return bad(cell, "its op is not in the schedule");
    if (schedule.rows->deviceOf(op).value() != cell.device)
        return bad(cell, "its op is on device " + std::to_string(schedule.rows->deviceOf(op).value()));
    if (cell.sends && op >= cell.nextOp)
        return bad(cell, "what it sends is made only after it");
    if (!cell.sends && op < cell.nextOp)
        return bad(cell, "what it receives is used before it");
    return std::nullopt;
}

/// Runs the schedule in turns and writes down what each device does.
class Lowering {
public:
    explicit Lowering(const Schedule& schedule)
        : m_schedule(schedule)
        , m_table(schedule)
        , m_done(schedule.opCount(), false)
        , m_rows(static_cast<std::size_t>(schedule.deviceCount()))
    {
    }

    std::string write()
    {
        const OpRows& rows = *m_schedule.rows;
        std::vector<std::size_t> next(rows.rowBegin.begin(), rows.rowBegin.end() - 1);
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t d = 0; d < next.size(); ++d) {
                if (next[d] == rows.rowBegin[d + 1] || !isReady(next[d]))
                    continue;
                run(d, next[d]);
                next[d] = rows.unitEnd(next[d]);
                moved = true;
            }
        }
        std::string text;
        for (const std::string& row : m_rows)
            text += row + "\n";
        return text;
    }

private:
    [[nodiscard]] bool isReady(std::size_t begin) const
    {
        const std::size_t end = m_schedule.rows->unitEnd(begin);
        for (std::size_t i = begin; i < end; ++i)
            for (const Need& need : needsOf(m_schedule.rows->ops[i], m_schedule.stageCount))
                if (const std::uint32_t op = m_table.find(need);
                    op == OpTable::kNone || (!m_done[op] && !(op >= begin && op < end)))
                    return false;
        return true;
    }

    void run(std::size_t device, std::size_t begin)
    {
        add(device, m_schedule.rows->unitText(begin));
        for (std::size_t i = begin; i < m_schedule.rows->unitEnd(begin); ++i) {
            m_done[i] = true;
            const std::uint32_t receiver = receiverElsewhere(m_schedule, m_table, i);
            if (receiver == OpTable::kNone)
                continue;
            const CommunicationCell send = sendOf(m_schedule.rows->ops[i]);
            add(device, toString(send));
            add(m_schedule.rows->deviceOf(receiver).index(), toString(otherEnd(send)));
        }
    }

    void add(std::size_t device, const std::string& cell)
    {
        m_rows[device] += (m_rows[device].empty() ? "" : ",") + cell;
    }

    const Schedule& m_schedule;
    OpTable m_table;
    std::vector<bool> m_done;
    std::vector<std::string> m_rows;
};

}  // namespace

std::string toString(const CommunicationCell& cell)
{
    return std::to_string(cell.stage) + (cell.sends ? "SEND_" : "RECV_") + (cell.forward ? "F" : "B") +
           std::to_string(cell.microbatch);
}

std::optional<Error> checkCommunication(const Schedule& schedule, const std::vector<CommunicationCell>& cells)
{
    if (cells.empty())
        return std::nullopt;
    const OpTable table(schedule);
    std::set<Key> known;
    for (const CommunicationCell& cell : cells)
        if (!known.insert(keyOf(cell)).second)
            return bad(cell, "it is there twice");
    for (const CommunicationCell& cell : cells) {
        if (std::optional<Error> error = checkPlace(schedule, table, cell))
            return error;
        if (const CommunicationCell other = otherEnd(cell); !known.contains(keyOf(other)))
            return bad(cell, toString(other) + " is not in the schedule");
    }
    for (std::size_t i = 0; i < schedule.opCount(); ++i) {
        if (receiverElsewhere(schedule, table, i) == OpTable::kNone)
            continue;
        if (const CommunicationCell send = sendOf(schedule.rows->ops[i]); !known.contains(keyOf(send)))
            return bad(send, "it is missing after " + toString(schedule.rows->ops[i]));
    }
    return std::nullopt;
}

Result<std::string> writeScheduleCsvWithCommunication(const Schedule& schedule)
{
    // Times do not matter for whether it can finish; the simulator says best what waits for what.
    OpCosts costs;
    const auto stages = static_cast<std::size_t>(schedule.stageCount);
    costs.forwardNs.assign(stages, 1);
    costs.backwardInputNs.assign(stages, 1);
    costs.backwardWeightNs.assign(stages, 1);
    if (const Result<Timeline> timeline = simulate(schedule, costs); !timeline.ok())
        return timeline.error();
    return Lowering(schedule).write();
}

}  // namespace bubblescope
