// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A schedule made ready to be run for real: compute nodes and transfer nodes, which buffer each uses, and what each has
// to wait for. Nothing about time. Made by lower(), proved by checkPlan(), run by the Dispatcher on a Backend.
//
// Rules, after which a plan cannot deadlock and no buffer is overwritten too early (checked in plancheck.h):
//   R1 on each edge the sequence of sends equals the sequence of receives;
//   R2 the waits, with the slots there are, form no cycle;
//   R3 an edge has at least two slots, and as many as Plan::slotRule says;
//   R4 a device keeps as many activations as are in flight at once in its own order;
//   R5 a buffer is read only after it was written, and written again only after its last reader;
//   R6 `order` lists every node after all that it waits for.

#include "core/model/schedule.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bubblescope::live {

/// Index of a node: compute nodes first, in the order of OpRows (a unit of overlapped ops is one node), then transfers.
using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = UINT32_MAX;

enum class Payload : std::uint8_t {
    Activation,  ///< output of F(s,m), input of F(s+1,m)
    Gradient,    ///< output of B or I(s,m), needed by B or I(s−1,m)
    Token,       ///< no data: an extra dependency of the schedule
};

/// One op, or an overlapped unit, on its device's compute queue.
struct ComputeNode {
    std::size_t firstOp = 0;  ///< index into OpRows::ops
    std::size_t endOp = 0;    ///< one past the last
    DeviceId device;
};

/// A payload on its way from one device to another. The sender writes it into an output slot of the edge, the transfer
/// copies that to the input slot of the same number, the consumer reads it there.
struct TransferNode {
    std::size_t producer = 0;  ///< index into OpRows::ops
    std::size_t consumer = 0;  ///< index into OpRows::ops
    Payload payload = Payload::Activation;
    std::uint32_t edge = 0;
    std::uint32_t place = 0;  ///< position in the edge's sequence; the slot is place % slotCount
};

/// All that goes from one device to one other, in order: a stream, a queue or a communicator of its own.
struct Edge {
    DeviceId from;
    DeviceId to;
    std::uint32_t slotCount = 2;  ///< buffers at each end (not `slots`, which is a macro where Qt is)
    /// Transfer nodes in the order in which the sender sends and the receiver receives. The same list (R1).
    std::vector<NodeId> sends;
    std::vector<NodeId> receives;
};

/// How many buffers an edge gets (R3).
enum class SlotRule : std::uint8_t {
    /// The least number, at least two, with which R2 holds. A sender then waits while its receiver is slow.
    Least,
    /// So many that no op ever waits for a buffer, whatever the ops take: the run has the simulator's unbounded queues,
    /// and a queue can be seen to grow in front of a slow stage. Less where memory sets a limit, never below Least.
    Unthrottled,
};

/// Where an op finds and leaves its data. kNone where there is none.
struct OpBuffers {
    static constexpr std::uint32_t kNone = UINT32_MAX;
    NodeId incoming = kNoNode;  ///< transfer that brings the activation (F) or the gradient (B, I)
    NodeId outgoing = kNoNode;  ///< transfer that takes the output along
    /// Where producer and consumer share a device, the payload stays in one of the device's local slots.
    std::uint32_t localIn = kNone;
    std::uint32_t localOut = kNone;
    /// The slot of the device's stash that holds this microbatch from its F until its B (or W, if split): F fills it
    /// with its input, B and I read it, I adds its gradient, W reads both. None where there is no backward.
    std::uint32_t stash = kNone;
};

struct Plan {
    std::shared_ptr<const OpRows> rows = std::make_shared<OpRows>();
    int stageCount = 0;
    int microbatchSpan = 0;
    SlotRule slotRule = SlotRule::Unthrottled;
    std::vector<ComputeNode> compute;
    std::vector<TransferNode> transfers;
    std::vector<Edge> edges;
    std::vector<OpBuffers> buffers;         ///< one an op
    std::vector<std::uint32_t> stashSlots;  ///< one a device (R4)
    std::vector<std::uint32_t> localSlots;  ///< one a device
    std::vector<std::size_t> computeBegin;  ///< deviceCount + 1 offsets into `compute`
    std::vector<NodeId> order;              ///< all nodes, each after what it waits for (R6), by simulated time
    std::vector<std::uint32_t> waitBegin;   ///< nodeCount + 1 offsets into `waits`
    std::vector<NodeId> waits;

    [[nodiscard]] int deviceCount() const { return rows->deviceCount(); }
    [[nodiscard]] std::size_t nodeCount() const { return compute.size() + transfers.size(); }
    [[nodiscard]] bool isCompute(NodeId node) const { return node < compute.size(); }
    /// The compute node that op `op` belongs to; O(log nodes).
    [[nodiscard]] NodeId nodeOf(std::size_t op) const;
    [[nodiscard]] const TransferNode& transfer(NodeId node) const { return transfers[node - compute.size()]; }
    /// What must have ended before `node` may begin, besides the one before it in its own queue (device or edge):
    /// for a compute node the transfers that bring its inputs, and the transfer that last used its output slot; for a
    /// transfer its producer, and the consumer of what last lay in its input slot.
    [[nodiscard]] std::span<const NodeId> waitsOf(NodeId node) const
    {
        return std::span(waits).subspan(waitBegin[node], waitBegin[node + 1] - waitBegin[node]);
    }
    /// "2F5", "(2F5;2B3)OVERLAP_F_B", "SEND_F 2F5 0>1", "SEND_B 2B5 1>0", "SEND_TOKEN 2F5 0>1".
    [[nodiscard]] std::string nodeText(NodeId node) const;
};

/// Works out `waits` from the transfers and the edges' slots. lower() calls it; call it again after changing slots.
void assignWaits(Plan& plan);

/// Bytes that a device must hold: `payloadBytes` for each local slot, each slot at its end of an edge that carries
/// data, and each slot of the stash, twice that where the device splits backwards (input and gradient until W).
[[nodiscard]] std::int64_t bufferBytes(const Plan& plan, DeviceId device, std::int64_t payloadBytes);

}  // namespace bubblescope::live
