// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// 1F1B-V (Qi et al. 2024, "Pipeline parallelism with controllable memory", arXiv 2405.15362): 2P stages folded into a
// V, device r holds the stages r and 2P−1−r, backwards whole, at two thirds of 1F1B's memory. A building block on a
// grid of unit slots, a backward taking two, is repeated every six slots; then each op, in the order of time, moves to
// an earlier free slot where that does not raise the peak, as in the authors' scheduler
// (sail-sg/zero-bubble-pipeline-parallelism, v1f1b). The order does not depend on the scenario's costs. Any P and M
// run.

#include "core/schedule/generators.h"

#include <algorithm>
#include <array>
#include <vector>

namespace bubblescope {
namespace {

constexpr int kInterval = 6;

/// What happens to a microbatch on a device. A backward takes two slots in a row, the second is an entry of its own.
enum Kind { kForwardDown, kForwardUp, kBackwardDown, kBackwardUp, kSecondDown, kSecondUp, kKinds };

/// The slots of microbatch 0 by device.
std::vector<std::array<int, kKinds>> buildingBlock(int devices)
{
    std::vector<std::array<int, kKinds>> block(static_cast<std::size_t>(devices));
    int slot = 0;
    for (int d = 0; d < devices; ++d)
        block[static_cast<std::size_t>(d)][kForwardDown] = slot++;
    for (int d = devices - 1; d >= 0; --d)
        block[static_cast<std::size_t>(d)][kForwardUp] = slot++;
    if (devices % 3 == 0)
        slot += 3;
    // Three backwards fill one interval; the next begins three slots later so that no two blocks meet.
    int inGroup = (3 - (devices + 2) % 3) % 3;
    const auto placeBackward = [&](int device, Kind first, Kind second) {
        block[static_cast<std::size_t>(device)][first] = slot;
        block[static_cast<std::size_t>(device)][second] = slot + 1;
        slot += 2;
        if (++inGroup == 3) {
            inGroup = 0;
            slot += 3;
        }
    };
    for (int d = 0; d < devices; ++d)
        placeBackward(d, kBackwardDown, kSecondDown);
    for (int d = devices - 1; d >= 0; --d)
        placeBackward(d, kBackwardUp, kSecondUp);
    return block;
}

class Grid {
public:
    struct Cell {
        int kind = -1;  ///< −1: free
        int microbatch = 0;
    };

    Grid(int devices, int microbatches)
        : m_microbatches(microbatches)
        , m_rows(static_cast<std::size_t>(devices))
    {
        const auto block = buildingBlock(devices);
        int last = 0;
        for (const auto& slots : block)
            last = std::max(last, *std::max_element(slots.begin(), slots.end()));
        m_length = static_cast<std::size_t>(last + kInterval * (microbatches - 1) + 1);
        for (std::size_t d = 0; d < m_rows.size(); ++d) {
            Row& row = m_rows[d];
            row.cells.resize(m_length);
            row.at.assign(static_cast<std::size_t>(kKinds * microbatches), -1);
            for (int kind = 0; kind < kKinds; ++kind)
                for (int m = 0; m < microbatches; ++m)
                    row.cells[static_cast<std::size_t>(block[d][static_cast<std::size_t>(kind)] + kInterval * m)] = {
                        kind, m};
            int held = 0;
            for (const Cell& cell : row.cells) {
                held += isForward(cell.kind) ? 1 : isSecond(cell.kind) ? -1 : 0;
                row.held.push_back(held);
                m_peak = std::max(m_peak, held);
            }
        }
    }

    /// False if stopped.
    bool tighten(const JobControl& control)
    {
        for (std::size_t slot = 0; slot < m_length; ++slot) {
            if (control.stopped())
                return false;
            for (std::size_t d = 0; d < m_rows.size(); ++d)
                if (m_rows[d].cells[slot].kind >= 0)
                    moveEarlier(d, slot);
        }
        return true;
    }

    [[nodiscard]] const std::vector<Cell>& cells(int device) const
    {
        return m_rows[static_cast<std::size_t>(device)].cells;
    }

private:
    struct Row {
        std::vector<Cell> cells;
        std::vector<int> held;  ///< activations after each slot
        std::vector<int> at;    ///< slots of what has been moved already, by kind and microbatch
    };

    static bool isForward(int kind) { return kind == kForwardDown || kind == kForwardUp; }
    static bool isSecond(int kind) { return kind == kSecondDown || kind == kSecondUp; }

    int& at(std::size_t device, int kind, int microbatch)
    {
        return m_rows[device].at[static_cast<std::size_t>(kind * m_microbatches + microbatch)];
    }

    /// The slot after all that the cell needs.
    std::size_t earliest(std::size_t d, const Cell& cell)
    {
        const bool first = d == 0;
        const bool last = d + 1 == m_rows.size();
        const int m = cell.microbatch;
        int latest = m > 0 ? at(d, cell.kind, m - 1) : -1;
        switch (cell.kind) {
        case kForwardDown:
            if (!first)
                latest = std::max(latest, at(d - 1, kForwardDown, m));
            break;
        case kForwardUp:
            latest = std::max(latest, last ? at(d, kForwardDown, m) : at(d + 1, kForwardUp, m));
            break;
        case kBackwardDown:
            latest = std::max(latest, first ? at(d, kForwardUp, m) : at(d - 1, kSecondDown, m));
            break;
        case kBackwardUp:
            latest = std::max(latest, last ? at(d, kSecondDown, m) : at(d + 1, kSecondUp, m));
            break;
        case kSecondDown:
            latest = std::max(latest, at(d, kBackwardDown, m));
            break;
        default:
            latest = std::max(latest, at(d, kBackwardUp, m));
            break;
        }
        return static_cast<std::size_t>(latest + 1);
    }

    void moveEarlier(std::size_t d, std::size_t slot)
    {
        Row& row = m_rows[d];
        const Cell cell = row.cells[slot];
        std::size_t to = earliest(d, cell);
        const auto taken = [&row](std::size_t s) { return row.cells[s].kind >= 0; };
        const bool two = cell.kind == kBackwardDown || cell.kind == kBackwardUp;
        while (to < slot && (taken(to) || (two && taken(to + 1))))
            ++to;
        if (isForward(cell.kind)) {
            // Back from where it is as long as one more activation fits, then to the first free slot.
            std::size_t place = slot;
            while (place > to && row.held[place - 1] < m_peak)
                --place;
            while (place < slot && taken(place))
                ++place;
            to = place;
        }
        if (to < slot) {
            row.cells[to] = cell;
            row.cells[slot].kind = -1;
            const int change = isForward(cell.kind) ? 1 : isSecond(cell.kind) ? -1 : 0;
            for (std::size_t s = to; s < slot; ++s)
                row.held[s] += change;
        }
        at(d, cell.kind, cell.microbatch) = static_cast<int>(to);
    }

    int m_microbatches;
    int m_peak = 0;
    std::size_t m_length = 0;
    std::vector<Row> m_rows;
};

}  // namespace

Result<Schedule> generate1f1bV(const Scenario& scenario, const JobControl& control)
{
    Grid grid(scenario.devices, scenario.microbatches);
    if (!grid.tighten(control))
        return Error{};
    RowWriter writer(2 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const int upper = 2 * scenario.devices - 1 - device;
        for (const Grid::Cell& cell : grid.cells(device)) {
            if (cell.kind == kForwardDown)
                writer.add(device, OpKind::Forward, cell.microbatch);
            else if (cell.kind == kForwardUp)
                writer.add(upper, OpKind::Forward, cell.microbatch);
            else if (cell.kind == kBackwardDown)
                writer.add(upper, OpKind::Backward, cell.microbatch);
            else if (cell.kind == kBackwardUp)
                writer.add(device, OpKind::Backward, cell.microbatch);
        }
    });
}

}  // namespace bubblescope
