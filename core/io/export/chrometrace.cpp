// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/chrometrace.h"

#include "core/schedule/registry.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
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

std::string jsonOf(std::string_view text)
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
    enum class Kind : std::uint8_t { Work, Bubble, Unmeasured, Incomplete, Received, FlowStart, FlowEnd };

    TimeNs atNs = 0;
    TimeNs endNs = 0;        ///< of a bubble
    std::size_t number = 0;  ///< of the op or the transfer; of the device for a bubble
    Kind kind = Kind::Work;
    std::uint8_t run = 0;  ///< which of several
};

/// One of the runs, and what those before it have taken.
struct Traced {
    const ExportedRun* run = nullptr;
    int devicesBefore = 0;
    std::size_t transfersBefore = 0;
    std::size_t stepsBefore = 0;
    /// What its processes' names begin with.
    std::string name;

    [[nodiscard]] const Timeline& timeline() const { return run->timeline; }
    [[nodiscard]] const OpRows& rows() const { return *run->timeline.rows; }
    [[nodiscard]] std::size_t steps() const { return rows().ops.size() + timeline().transfers.size(); }
    [[nodiscard]] int pid(std::size_t device) const { return devicesBefore + static_cast<int>(device) + 1; }
    [[nodiscard]] int pidOf(std::size_t op) const { return pid(rows().deviceOf(op).index()); }
};

std::vector<Traced> traced(std::span<const ExportedRun> runs)
{
    std::vector<Traced> all;
    Traced next;
    for (const ExportedRun& run : runs) {
        next.run = &run;
        const ScheduleInfo* info = findSchedule(run.scenario.schedule);
        const std::string schedule(info == nullptr ? std::string_view(run.scenario.schedule) : info->name);
        next.name = run.letter.empty() ? std::string() : run.letter + " " + schedule + ", ";
        all.push_back(next);
        next.devicesBefore += run.timeline.deviceCount();
        next.transfersBefore += run.timeline.transfers.size();
        next.stepsBefore += next.steps();
    }
    return all;
}

std::size_t stepsOf(const std::vector<Traced>& runs)
{
    return runs.empty() ? 0 : runs.back().stepsBefore + runs.back().steps();
}

std::size_t mostEvents(const std::vector<Traced>& runs)
{
    std::size_t count = 0;
    for (const Traced& one : runs)
        count += 2 * one.rows().ops.size() + 3 * one.timeline().transfers.size();
    return count;
}

std::string titleOf(const Scenario& scenario)
{
    return jsonOf(scenario.title.empty() ? scenario.schedule : scenario.title);
}

std::string stateOf(const ExportedRun& run)
{
    return fmt::format(R"("measured": {}, "complete": {})", run.measured, run.complete());
}

std::string metadata(std::span<const Traced> runs)
{
    if (runs.size() == 1 && runs.front().run->letter.empty())
        return R"("title": )" + titleOf(runs.front().run->scenario) + ", " + stateOf(*runs.front().run);
    std::string text = R"("scenarios": [)";
    for (const Traced& one : runs)
        text += (&one == &runs.front() ? "" : ", ") +
                fmt::format(R"({{"letter": {}, "title": {}, "schedule": {}, {}}})", jsonOf(one.run->letter),
                            titleOf(one.run->scenario), jsonOf(one.run->scenario.schedule), stateOf(*one.run));
    return text + "]";
}

/// The events of all runs, by time.
class Gatherer {
public:
    Gatherer(const std::vector<Traced>& runs, const ExportRange& range, const JobControl& control)
        : m_runs(runs)
        , m_range(range)
        , m_control(control)
        , m_steps(control, stepsOf(runs))
    {
    }

    /// False if asked to stop.
    bool gather(std::vector<Event>& events)
    {
        m_events.reserve(mostEvents(m_runs));
        for (std::size_t r = 0; r < m_runs.size(); ++r) {
            m_run = static_cast<std::uint8_t>(r);
            if (!gatherRun(m_runs[r]))
                return false;
        }
        std::stable_sort(m_events.begin(), m_events.end(),
                         [](const Event& a, const Event& b) { return a.atNs < b.atNs; });
        events = std::move(m_events);
        return !m_control.stopped();
    }

private:
    void add(TimeNs atNs, TimeNs endNs, std::size_t number, Event::Kind kind)
    {
        m_events.push_back({atNs, endNs, number, kind, m_run});
    }

    bool gatherRun(const Traced& one)
    {
        for (std::size_t d = 0; d < static_cast<std::size_t>(one.timeline().deviceCount()); ++d)
            if (!gatherDevice(one, d))
                return false;
        for (std::size_t t = 0; t < one.timeline().transfers.size(); ++t) {
            if (m_steps.stopAt(one.stepsBefore + one.rows().ops.size() + t))
                return false;
            gatherTransfer(one.timeline(), t);
        }
        return true;
    }

    bool gatherDevice(const Traced& one, std::size_t device)
    {
        const DeviceId id(static_cast<int>(device));
        const Timeline::Row row = one.timeline().row(id);
        TimeNs busyUntilNs = 0;
        for (std::size_t i = 0; i < row.ops.size(); ++i) {
            if (m_steps.stopAt(one.stepsBefore + row.firstIndex + i))
                return false;
            if (row.ops[i].joinsPrevious)
                continue;
            gatherIdle(device, busyUntilNs, row.startNs[i], Event::Kind::Bubble);
            busyUntilNs = row.endNs[i];
            if (m_range.meets(row.startNs[i], row.endNs[i]))
                add(row.startNs[i], 0, row.firstIndex + i, Event::Kind::Work);
        }
        const TimeNs endNs = one.timeline().makespanNs();
        const TimeNs knownNs = std::max(busyUntilNs, one.timeline().knownUntilNs(id, endNs));
        gatherIdle(device, busyUntilNs, knownNs, Event::Kind::Bubble);
        gatherIdle(device, knownNs, endNs, Event::Kind::Unmeasured);
        if (!one.run->complete() && one.timeline().unfinished[device] && m_range.meets(knownNs, knownNs))
            add(knownNs, 0, device, Event::Kind::Incomplete);
        return true;
    }

    void gatherIdle(std::size_t device, TimeNs fromNs, TimeNs toNs, Event::Kind kind)
    {
        if (fromNs < toNs && m_range.meets(fromNs, toNs))
            add(fromNs, toNs, device, kind);
    }

    void gatherTransfer(const Timeline& timeline, std::size_t number)
    {
        const Transfer& transfer = timeline.transfers[number];
        if (m_range.meets(transfer.startNs, transfer.endNs))
            add(transfer.startNs, 0, number, Event::Kind::Received);
        const auto inRange = [&](std::size_t op) { return m_range.meets(timeline.startNs[op], timeline.endNs[op]); };
        // An arrow needs both of the slices that it joins.
        if (!inRange(transfer.producer) || !inRange(transfer.consumer))
            return;
        add(timeline.startNs[transfer.producer], 0, number, Event::Kind::FlowStart);
        add(timeline.startNs[transfer.consumer], 0, number, Event::Kind::FlowEnd);
    }

    const std::vector<Traced>& m_runs;
    const ExportRange& m_range;
    const JobControl& m_control;
    JobSteps m_steps;
    std::vector<Event> m_events;
    std::uint8_t m_run = 0;
};

class Writer {
public:
    Writer(const std::vector<Traced>& runs, const TextSink& sink, const JobControl& control)
        : m_runs(runs)
        , m_out(sink, control, mostEvents(runs))
    {
    }

    std::optional<Error> write(const std::vector<Event>& events)
    {
        m_out.text() = "{\"displayTimeUnit\": \"ms\", \"otherData\": {" + metadata(m_runs) +
                       ", \"program\": \"Bubblescope\"}, \"traceEvents\": [\n";
        for (const Traced& one : m_runs)
            for (std::size_t d = 0; d < static_cast<std::size_t>(one.timeline().deviceCount()); ++d)
                addNames(one, d);
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (m_out.stopAt(i))
                return Error{};
            begin();
            addEvent(m_runs[events[i].run], events[i]);
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

    void addNames(const Traced& one, std::size_t device)
    {
        const int pid = one.pid(device);
        const auto meta = [&](int tid, std::string_view what, const std::string& value) {
            begin();
            add(R"({{"ph": "M", "pid": {}, "tid": {}, "name": "{}", "args": {{{}}}}})", pid, tid, what, value);
        };
        meta(kCompute, "process_name", R"("name": )" + jsonOf(fmt::format("{}device {}", one.name, device)));
        meta(kCompute, "process_sort_index", fmt::format(R"("sort_index": {})", pid - 1));
        for (const Lane lane : {kCompute, kReceive, kBubble}) {
            if (lane == kReceive && one.timeline().transfers.empty())
                continue;
            meta(lane, "thread_name", fmt::format(R"("name": "{}")", kLaneNames[lane]));
            meta(lane, "thread_sort_index", fmt::format(R"("sort_index": {})", static_cast<int>(lane)));
        }
    }

    void addEvent(const Traced& one, const Event& event)
    {
        switch (event.kind) {
        case Event::Kind::Work:
            return addWork(one, event.number);
        case Event::Kind::Bubble:
            return addIdle(one, event, "idle", "bubble");
        case Event::Kind::Unmeasured:
            return addIdle(one, event, "unmeasured", "unmeasured");
        case Event::Kind::Incomplete:
            return add(
                R"({{"ph": "i", "s": "t", "pid": {}, "tid": {}, "name": "incomplete", "cat": "incomplete", "ts": {}}})",
                one.pid(event.number), static_cast<int>(kCompute), us(event.atNs));
        case Event::Kind::Received:
            return addReceived(one, one.timeline().transfers[event.number]);
        // A flow's ends lie inside the slices that they join: at their starts.
        case Event::Kind::FlowStart:
            return add(R"({{"ph": "s", "pid": {}, "tid": {}, "name": "transfer", "cat": "flow", "id": {}, "ts": {}}})",
                       one.pidOf(one.timeline().transfers[event.number].producer), static_cast<int>(kCompute),
                       one.transfersBefore + event.number + 1, us(event.atNs));
        case Event::Kind::FlowEnd:
            return add(
                R"({{"ph": "f", "bp": "e", "pid": {}, "tid": {}, "name": "transfer", "cat": "flow", "id": {}, "ts": {}}})",
                one.pidOf(one.timeline().transfers[event.number].consumer), static_cast<int>(kCompute),
                one.transfersBefore + event.number + 1, us(event.atNs));
        }
    }

    void addIdle(const Traced& one, const Event& event, std::string_view name, std::string_view category)
    {
        add(R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{}", "cat": "{}", "cname": "grey", "ts": {}, "dur": {}}})",
            one.pid(event.number), static_cast<int>(kBubble), name, category, us(event.atNs),
            us(event.endNs - event.atNs));
    }

    void addWork(const Traced& one, std::size_t index)
    {
        const Timeline& timeline = one.timeline();
        const Op& op = one.rows().ops[index];
        const auto kind = static_cast<std::size_t>(op.kind);
        add(R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{}", "cat": "compute", "cname": "{}", "ts": {}, "dur": {}, )"
            R"("args": {{"kind": "{}", "stage": {}, "microbatch": {}}}}})",
            one.pidOf(index), static_cast<int>(kCompute), one.rows().unitText(index), kColours[kind],
            us(timeline.startNs[index]), us(timeline.endNs[index] - timeline.startNs[index]), kKinds[kind],
            op.stage.value(), op.microbatch.value());
    }

    void addReceived(const Traced& one, const Transfer& transfer)
    {
        const Op& op = one.rows().ops[transfer.producer];
        add(R"({{"ph": "X", "pid": {}, "tid": {}, "name": "{} {}", "cat": "comm", "cname": "yellow", "ts": {}, "dur": {}, )"
            R"("args": {{"from": {}, "to": {}}}}})",
            one.pidOf(transfer.consumer), static_cast<int>(kReceive), op.kind == OpKind::Forward ? "RECV_F" : "RECV_B",
            toString(op), us(transfer.startNs), us(transfer.endNs - transfer.startNs),
            one.rows().deviceOf(transfer.producer).value(), one.rows().deviceOf(transfer.consumer).value());
    }

    const std::vector<Traced>& m_runs;
    TextWriter m_out;
    bool m_first = true;
};

}  // namespace

std::optional<Error> writeChromeTrace(std::span<const ExportedRun> runs, const ExportRange& range, const TextSink& sink,
                                      const JobControl& control)
{
    const JobControl gathering = control.part(0, 0.2);
    const JobControl writing = control.part(0.2, 1);
    const std::vector<Traced> all = traced(runs);
    std::vector<Event> events;
    if (!Gatherer(all, range, gathering).gather(events))
        return Error{};
    return Writer(all, sink, writing).write(events);
}

}  // namespace bubblescope
