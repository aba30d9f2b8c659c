// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/chrometrace.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

namespace bubblescope {
namespace {

enum Lane { kCompute = 1, kReceive = 2, kBubble = 3 };
constexpr std::string_view kLaneNames[] = {"", "compute", "receive", "bubble"};

/// Names of chrome://tracing's fixed list: blue, orange, orange, green, as the kinds are in the window.
constexpr std::string_view kColours[kOpKinds] = {"thread_state_runnable", "thread_state_iowait", "thread_state_iowait",
                                                 "thread_state_running"};
constexpr std::string_view kKinds[kOpKinds] = {"forward", "backward", "backward-input", "backward-weight"};

std::string quoted(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Microseconds, exact.
std::string us(TimeNs ns)
{
    return fmt::format("{}.{:03}", ns / kNsPerUs, ns % kNsPerUs);
}

class Writer {
public:
    explicit Writer(const Timeline& timeline)
        : m_timeline(timeline)
    {
    }

    std::string write(std::string_view title)
    {
        for (int d = 0; d < m_timeline.deviceCount(); ++d)
            addDevice(d);
        for (std::size_t t = 0; t < m_timeline.transfers.size(); ++t)
            addTransfer(t);
        std::stable_sort(m_events.begin(), m_events.end(),
                         [](const Event& a, const Event& b) { return a.atNs < b.atNs; });

        std::string text = "{\"displayTimeUnit\": \"ms\", \"otherData\": {\"title\": " + quoted(title) +
                           ", \"program\": \"Bubblescope\"}, \"traceEvents\": [\n";
        bool first = true;
        const auto add = [&](const std::string& event) {
            text.append(first ? "" : ",\n").append(event);
            first = false;
        };
        for (int d = 0; d < m_timeline.deviceCount(); ++d)
            addNames(d, add);
        for (const Event& event : m_events)
            add(event.text);
        return text + "\n]}\n";
    }

private:
    struct Event {
        TimeNs atNs = 0;
        std::string text;
    };

    template <class Add>
    void addNames(int device, const Add& add) const
    {
        const int pid = device + 1;
        const auto meta = [&](int tid, std::string_view what, const std::string& value) {
            add(fmt::format(R"({{"ph": "M", "pid": {}, "tid": {}, "name": "{}", "args": {{{}}}}})", pid, tid, what,
                            value));
        };
        meta(kCompute, "process_name", fmt::format(R"("name": "device {}")", device));
        meta(kCompute, "process_sort_index", fmt::format(R"("sort_index": {})", device));
        for (const Lane lane : {kCompute, kReceive, kBubble}) {
            if (lane == kReceive && m_timeline.transfers.empty())
                continue;
            meta(lane, "thread_name", fmt::format(R"("name": "{}")", kLaneNames[lane]));
            meta(lane, "thread_sort_index", fmt::format(R"("sort_index": {})", static_cast<int>(lane)));
        }
    }

    void addDevice(int device)
    {
        const Timeline::Row row = m_timeline.row(DeviceId(device));
        const TimeNs makespan = m_timeline.makespanNs();
        TimeNs busyUntil = 0;
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            const Op& op = row.ops[i];
            if (op.joinsPrevious)
                continue;
            addBubble(device, busyUntil, row.startNs[i]);
            busyUntil = row.endNs[i];
            const auto kind = static_cast<std::size_t>(op.kind);
            m_events.push_back(
                {row.startNs[i],
                 fmt::format(
                     R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{}", "cat": "compute", "cname": "{}", "ts": {}, "dur": {}, )"
                     R"("args": {{"kind": "{}", "stage": {}, "microbatch": {}}}}})",
                     device + 1, static_cast<int>(kCompute), m_timeline.rows->unitText(row.firstIndex + i),
                     kColours[kind], us(row.startNs[i]), us(row.endNs[i] - row.startNs[i]), kKinds[kind],
                     op.stage.value(), op.microbatch.value())});
        }
        addBubble(device, busyUntil, makespan);
    }

    void addBubble(int device, TimeNs fromNs, TimeNs toNs)
    {
        if (fromNs < toNs)
            m_events.push_back(
                {fromNs,
                 fmt::format(
                     R"({{"ph": "X", "pid": {}, "tid": {}, "name": "idle", "cat": "bubble", "cname": "grey", "ts": {}, "dur": {}}})",
                     device + 1, static_cast<int>(kBubble), us(fromNs), us(toNs - fromNs))});
    }

    void addTransfer(std::size_t number)
    {
        const Transfer& transfer = m_timeline.transfers[number];
        const OpRows& rows = *m_timeline.rows;
        const int from = rows.deviceOf(transfer.producer).value() + 1;
        const int to = rows.deviceOf(transfer.consumer).value() + 1;
        const Op& op = rows.ops[transfer.producer];
        m_events.push_back(
            {transfer.startNs,
             fmt::format(
                 R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{} {}", "cat": "comm", "cname": "yellow", "ts": {}, "dur": {}, )"
                 R"("args": {{"from": {}, "to": {}}}}})",
                 to, static_cast<int>(kReceive), op.kind == OpKind::Forward ? "RECV_F" : "RECV_B", toString(op),
                 us(transfer.startNs), us(transfer.endNs - transfer.startNs), from - 1, to - 1)});
        // A flow's ends lie inside the slices that they join: at their starts.
        m_events.push_back(
            {m_timeline.startNs[transfer.producer],
             fmt::format(
                 R"({{"ph": "s", "pid": {}, "tid": {}, "name": "transfer", "cat": "flow", "id": {}, "ts": {}}})", from,
                 static_cast<int>(kCompute), number + 1, us(m_timeline.startNs[transfer.producer]))});
        m_events.push_back(
            {m_timeline.startNs[transfer.consumer],
             fmt::format(
                 R"({{"ph": "f", "bp": "e", "pid": {}, "tid": {}, "name": "transfer", "cat": "flow", "id": {}, "ts": {}}})",
                 to, static_cast<int>(kCompute), number + 1, us(m_timeline.startNs[transfer.consumer]))});
    }

    const Timeline& m_timeline;
    std::vector<Event> m_events;
};

}  // namespace

std::string writeChromeTrace(const Timeline& timeline, std::string_view title)
{
    return Writer(timeline).write(title);
}

}  // namespace bubblescope
