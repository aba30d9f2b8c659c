// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/plan.h"

#include <algorithm>
#include <utility>

namespace bubblescope::live {

NodeId Plan::nodeOf(std::size_t op) const
{
    const auto after =
        std::upper_bound(compute.begin(), compute.end(), op,
                         [](std::size_t index, const ComputeNode& node) { return index < node.firstOp; });
    return static_cast<NodeId>(after - compute.begin()) - 1;
}

std::string Plan::nodeText(NodeId node) const
{
    if (isCompute(node))
        return rows->unitText(compute[node].firstOp);
    const TransferNode& sent = transfer(node);
    const char* what = sent.payload == Payload::Activation ? "SEND_F "
                       : sent.payload == Payload::Gradient ? "SEND_B "
                                                           : "SEND_TOKEN ";
    const Edge& edge = edges[sent.edge];
    return what + toString(rows->ops[sent.producer]) + " " + std::to_string(edge.from.value()) + ">" +
           std::to_string(edge.to.value());
}

void assignWaits(Plan& plan)
{
    std::vector<std::pair<NodeId, NodeId>> pairs;  // who waits, for what
    pairs.reserve(4 * plan.transfers.size());
    for (std::size_t t = 0; t < plan.transfers.size(); ++t) {
        const auto node = static_cast<NodeId>(plan.compute.size() + t);
        const TransferNode& transfer = plan.transfers[t];
        const NodeId producer = plan.nodeOf(transfer.producer);
        pairs.emplace_back(node, producer);
        pairs.emplace_back(plan.nodeOf(transfer.consumer), node);
        const Edge& edge = plan.edges[transfer.edge];
        if (transfer.place < edge.slotCount)
            continue;
        const NodeId before = edge.sends[transfer.place - edge.slotCount];
        pairs.emplace_back(producer, before);
        pairs.emplace_back(node, plan.nodeOf(plan.transfer(before).consumer));
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());

    plan.waits.clear();
    plan.waits.reserve(pairs.size());
    plan.waitBegin.assign(plan.nodeCount() + 1, 0);
    for (const auto& [node, waitsFor] : pairs) {
        plan.waits.push_back(waitsFor);
        ++plan.waitBegin[node + 1];
    }
    for (std::size_t n = 0; n < plan.nodeCount(); ++n)
        plan.waitBegin[n + 1] += plan.waitBegin[n];
}

std::int64_t bufferBytes(const Plan& plan, DeviceId device, std::int64_t payloadBytes)
{
    const auto row = plan.rows->row(device);
    const bool splits =
        std::any_of(row.begin(), row.end(), [](const Op& op) { return op.kind == OpKind::BackwardInput; });
    std::int64_t buffers = std::int64_t{plan.localSlots[device.index()]} +
                           std::int64_t{plan.stashSlots[device.index()]} * (splits ? 2 : 1);
    for (const Edge& edge : plan.edges) {
        if (edge.from != device && edge.to != device)
            continue;
        if (std::any_of(edge.sends.begin(), edge.sends.end(),
                        [&](NodeId node) { return plan.transfer(node).payload != Payload::Token; }))
            buffers += edge.slotCount;
    }
    return buffers * payloadBytes;
}

}  // namespace bubblescope::live
