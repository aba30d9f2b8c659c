// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/chrometrace.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>
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

/// What becomes one event of the trace. Kept this small, since all of them are sorted by time before any is written.
struct Event {
    enum class Kind : std::uint8_t { Work, Bubble, Received, FlowStart, FlowEnd };

    TimeNs atNs = 0;
    TimeNs endNs = 0;        ///< of a bubble
    std::size_t number = 0;  ///< of the op or the transfer; of the device for a bubble
    Kind kind = Kind::Work;
};

class Writer {
public:
    Writer(const Timeline& timeline, const ExportRange& range, const TextSink& sink, const JobControl& writing)
        : m_timeline(timeline)
        , m_rows(*timeline.rows)
        , m_range(range)
        , m_out(sink, writing, 2 * timeline.rows->ops.size() + 3 * timeline.transfers.size())
    {
    }

    std::optional<Error> write(std::string_view title, const JobControl& gathering)
    {
        if (!gather(gathering))
            return Error{};
        m_out.text() = "{\"displayTimeUnit\": \"ms\", \"otherData\": {\"title\": " + quoted(title) +
                       ", \"program\": \"Bubblescope\"}, \"traceEvents\": [\n";
        for (int d = 0; d < m_timeline.deviceCount(); ++d)
            addNames(d);
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            if (m_out.stopAt(i))
                return Error{};
            begin();
            addEvent(m_events[i]);
        }
        m_out.text() += "\n]}\n";
        return m_out.finish();
    }

private:
    template <class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args)
    {
        fmt::format_to(std::back_inserter(m_out.text()), format, std::forward<Args>(args)...);
    }
    /// Events are separated by commas; after the last there is none.
    void begin() { m_out.text() += std::exchange(m_first, false) ? "" : ",\n"; }

    void addNames(int device)
    {
        const int pid = device + 1;
        const auto meta = [&](int tid, std::string_view what, const std::string& value) {
            begin();
            add(R"({{"ph": "M", "pid": {}, "tid": {}, "name": "{}", "args": {{{}}}}})", pid, tid, what, value);
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

    /// False if asked to stop.
    bool gather(const JobControl& control)
    {
        JobSteps steps(control, m_rows.ops.size() + m_timeline.transfers.size());
        m_events.reserve(2 * m_rows.ops.size() + 3 * m_timeline.transfers.size());
        for (int d = 0; d < m_timeline.deviceCount(); ++d)
            if (!gatherDevice(d, steps))
                return false;
        for (std::size_t t = 0; t < m_timeline.transfers.size(); ++t) {
            if (steps.stopAt(m_rows.ops.size() + t))
                return false;
            gatherTransfer(t);
        }
        std::stable_sort(m_events.begin(), m_events.end(),
                         [](const Event& a, const Event& b) { return a.atNs < b.atNs; });
        return !control.stopped();
    }

    bool gatherDevice(int device, JobSteps& steps)
    {
        const Timeline::Row row = m_timeline.row(DeviceId(device));
        TimeNs busyUntilNs = 0;
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            if (steps.stopAt(row.firstIndex + i))
                return false;
            if (row.ops[i].joinsPrevious)
                continue;
            gatherBubble(device, busyUntilNs, row.startNs[i]);
            busyUntilNs = row.endNs[i];
            if (m_range.meets(row.startNs[i], row.endNs[i]))
                m_events.push_back({row.startNs[i], 0, row.firstIndex + i, Event::Kind::Work});
        }
        gatherBubble(device, busyUntilNs, m_timeline.makespanNs());
        return true;
    }

    void gatherBubble(int device, TimeNs fromNs, TimeNs toNs)
    {
        if (fromNs < toNs && m_range.meets(fromNs, toNs))
            m_events.push_back({fromNs, toNs, static_cast<std::size_t>(device), Event::Kind::Bubble});
    }

    void gatherTransfer(std::size_t number)
    {
        const Transfer& transfer = m_timeline.transfers[number];
        if (m_range.meets(transfer.startNs, transfer.endNs))
            m_events.push_back({transfer.startNs, 0, number, Event::Kind::Received});
        // An arrow needs both of the slices that it joins.
        if (!inRange(transfer.producer) || !inRange(transfer.consumer))
            return;
        m_events.push_back({m_timeline.startNs[transfer.producer], 0, number, Event::Kind::FlowStart});
        m_events.push_back({m_timeline.startNs[transfer.consumer], 0, number, Event::Kind::FlowEnd});
    }

    [[nodiscard]] bool inRange(std::size_t op) const
    {
        return m_range.meets(m_timeline.startNs[op], m_timeline.endNs[op]);
    }

    void addEvent(const Event& event)
    {
        switch (event.kind) {
        case Event::Kind::Work:
            return addWork(event.number);
        case Event::Kind::Bubble:
            return add(
                R"({{"ph": "X", "pid": {}, "tid": {}, "name": "idle", "cat": "bubble", "cname": "grey", "ts": {}, "dur": {}}})",
                event.number + 1, static_cast<int>(kBubble), us(event.atNs), us(event.endNs - event.atNs));
        case Event::Kind::Received:
            return addReceived(m_timeline.transfers[event.number]);
        // A flow's ends lie inside the slices that they join: at their starts.
        case Event::Kind::FlowStart:
            return add(R"({{"ph": "s", "pid": {}, "tid": {}, "name": "transfer", "cat": "flow", "id": {}, "ts": {}}})",
                       pidOf(m_timeline.transfers[event.number].producer), static_cast<int>(kCompute), event.number + 1,
                       us(event.atNs));
        case Event::Kind::FlowEnd:
            return add(
                R"({{"ph": "f", "bp": "e", "pid": {}, "tid": {}, "name": "transfer", "cat": "flow", "id": {}, "ts": {}}})",
                pidOf(m_timeline.transfers[event.number].consumer), static_cast<int>(kCompute), event.number + 1,
                us(event.atNs));
        }
    }

    void addWork(std::size_t index)
    {
        const Op& op = m_rows.ops[index];
        const auto kind = static_cast<std::size_t>(op.kind);
        add(R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{}", "cat": "compute", "cname": "{}", "ts": {}, "dur": {}, )"
            R"("args": {{"kind": "{}", "stage": {}, "microbatch": {}}}}})",
            pidOf(index), static_cast<int>(kCompute), m_rows.unitText(index), kColours[kind],
            us(m_timeline.startNs[index]), us(m_timeline.endNs[index] - m_timeline.startNs[index]), kKinds[kind],
            op.stage.value(), op.microbatch.value());
    }

    void addReceived(const Transfer& transfer)
    {
        const int from = pidOf(transfer.producer);
        const int to = pidOf(transfer.consumer);
        const Op& op = m_rows.ops[transfer.producer];
        add(R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{} {}", "cat": "comm", "cname": "yellow", "ts": {}, "dur": {}, )"
            R"("args": {{"from": {}, "to": {}}}}})",
            to, static_cast<int>(kReceive), op.kind == OpKind::Forward ? "RECV_F" : "RECV_B", toString(op),
            us(transfer.startNs), us(transfer.endNs - transfer.startNs), from - 1, to - 1);
    }

    [[nodiscard]] int pidOf(std::size_t op) const { return m_rows.deviceOf(op).value() + 1; }

    const Timeline& m_timeline;
    const OpRows& m_rows;
    const ExportRange& m_range;
    TextWriter m_out;
    std::vector<Event> m_events;
    bool m_first = true;
};

}  // namespace

std::optional<Error> writeChromeTrace(const Timeline& timeline, std::string_view title, const ExportRange& range,
                                      const TextSink& sink, const JobControl& control)
{
    const JobControl gathering = control.part(0, 0.2);
    const JobControl writing = control.part(0.2, 1);
    return Writer(timeline, range, sink, writing).write(title, gathering);
}

}  // namespace bubblescope
