// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/streamreader.h"

#include "core/io/scenariojson.h"
#include "core/live/streamrecords.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecsv.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace bubblescope::live {
namespace {

using Json = nlohmann::json;

constexpr int kStreamMajor = 1;
constexpr std::size_t kMaxLogLine = 4096;
/// As much of a line as it takes to see its type.
constexpr std::size_t kHead = 60;

/// A whole number that times and counts may have; nothing for anything else.
std::optional<std::int64_t> wholeOf(const Json& value)
{
    if (!value.is_number_integer())
        return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(kMaxStreamNumber))
        return std::nullopt;
    const auto number = value.get<std::int64_t>();
    return number < -kMaxStreamNumber || number > kMaxStreamNumber ? std::nullopt : std::optional(number);
}

const Json& member(const Json& object, const char* key)
{
    static const Json none;
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

std::string textOf(const Json& object, const char* key)
{
    const Json& value = member(object, key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::int64_t wholeOf(const Json& object, const char* key, std::int64_t otherwise = 0)
{
    return wholeOf(member(object, key)).value_or(otherwise);
}

int smallOf(const Json& object, const char* key, int otherwise = 0)
{
    return static_cast<int>(std::clamp<std::int64_t>(wholeOf(object, key, otherwise), std::numeric_limits<int>::min(),
                                                     std::numeric_limits<int>::max()));
}

double realOf(const Json& object, const char* key)
{
    const Json& value = member(object, key);
    const double number = value.is_number() ? value.get<double>() : 0.0;
    return std::isfinite(number) ? number : 0.0;
}

bool flagOf(const Json& object, const char* key)
{
    const Json& value = member(object, key);
    return value.is_boolean() && value.get<bool>();
}

/// The list's whole numbers; others count as 0.
std::vector<std::int64_t> wholesOf(const Json& object, const char* key)
{
    std::vector<std::int64_t> numbers;
    if (const Json& list = member(object, key); list.is_array())
        for (const Json& value : list)
            numbers.push_back(wholeOf(value).value_or(0));
    return numbers;
}

/// The part of a line that says what it is; long lines are only read on if it is a plan or a scenario.
bool mayBeLong(std::string_view begin)
{
    std::string head;
    for (const char c : begin.substr(0, kHead))
        if (c != ' ')
            head += c;
    return head.starts_with("{\"bsw\":") && (head.find("\"type\":\"plan\"") != std::string::npos ||
                                             head.find("\"type\":\"scenario\"") != std::string::npos);
}

/// Rows of cells as PyTorch's CSV has them.
Result<Schedule> scheduleOf(const Json& rows)
{
    std::string csv;
    if (rows.is_array())
        for (const Json& row : rows) {
            if (row.is_array())
                for (const Json& cell : row) {
                    csv += cell.is_string() ? cell.get<std::string>() : std::string("?");
                    csv += ',';
                }
            csv += '\n';
        }
    return readScheduleCsv(csv, "plan");
}

/// The scenario's own schedule if it has these very rows: it knows what rows do not show (extra dependencies, where
/// iterations begin).
void takeScenarios(Schedule& schedule, const std::optional<Scenario>& scenario)
{
    if (!scenario)
        return;
    const bool searched = findSchedule(scenario->schedule) == nullptr || isSearched(*scenario);
    const auto least = std::int64_t{scenario->stages()} * scenario->microbatches * scenario->iterations;
    if (searched || least > static_cast<std::int64_t>(schedule.opCount()))
        return;
    Result<Schedule> made = makeSchedule(*scenario);
    if (made.ok() && made.value().rows->ops == schedule.rows->ops &&
        made.value().rows->rowBegin == schedule.rows->rowBegin)
        schedule = std::move(made).value();
}

/// The seven members of an entry of `iv` or `tr`, its letter apart; false if they are not what they should be.
bool readEntry(const Json& entry, std::int64_t (&numbers)[6], char& letter)
{
    if (!entry.is_array() || entry.size() != 7 || !entry[1].is_string())
        return false;
    const auto& word = entry[1].get_ref<const std::string&>();
    if (word.size() != 1)
        return false;
    letter = word.front();
    std::size_t at = 0;
    for (std::size_t i = 0; i < entry.size(); ++i) {
        if (i == 1)
            continue;
        const std::optional<std::int64_t> number = wholeOf(entry[i]);
        // Only a start may lie before the run's zero, by the error of a clock.
        const bool time = i == 4 || i == 5;
        if (!number || (*number < 0 && i != 4) || (time && std::abs(*number) > kMaxStreamTimeNs))
            return false;
        numbers[at++] = *number;
    }
    return true;
}

}  // namespace

class StreamReader::Records {
public:
    Records()
        : m_collector(m_run)
    {
    }
    Records(const Records&) = delete;
    Records& operator=(const Records&) = delete;
    ~Records() = default;

    void line(std::string_view text)
    {
        if (m_run.phase == LivePhase::Refused)
            return;
        if (text.ends_with('\r'))
            text.remove_suffix(1);
        if (text.empty())
            return;
        const Json json = text.front() == '{' ? Json::parse(text, nullptr, false) : Json();
        const Json& version = json.is_object() ? member(json, "bsw") : json;
        if (!version.is_number_integer() || !member(json, "type").is_string() || isOver(m_run.phase)) {
            log(text);
            return;
        }
        if (version != kStreamMajor) {
            m_run.refused =
                Error{ErrorCode::UnsupportedVersion, "", {version.dump(), std::to_string(kStreamMajor)}, nullptr};
            setPhase(LivePhase::Refused, m_run.phaseAtNs);
            return;
        }
        if (!record(textOf(json, "type"), json))
            ++m_run.faults.badRecords;
    }

    void tooLong()
    {
        if (m_run.phase != LivePhase::Refused)
            ++m_run.faults.longLines;
    }

    void end(bool partialLine)
    {
        if (isOver(m_run.phase))
            return;
        m_run.faults.partialLastLine = partialLine;
        setPhase(m_run.error ? LivePhase::Failed : LivePhase::CutOff, m_run.lastEndNs());
        notePause();
    }

    std::shared_ptr<const LiveRun> snapshot()
    {
        m_collector.shareAll();
        return std::make_shared<const LiveRun>(m_run);
    }
    [[nodiscard]] const LiveRun& now() const { return m_run; }

private:
    void log(std::string_view text)
    {
        if (m_run.hello)
            ++m_run.faults.strayLines;
        if (m_run.log.size() >= LiveRun::kMaxKept)
            m_run.log.erase(m_run.log.begin());
        m_run.log.emplace_back(text.substr(0, kMaxLogLine));
        ++m_run.logLines;
    }

    void setPhase(LivePhase phase, TimeNs atNs)
    {
        m_run.phase = phase;
        m_run.phaseAtNs = atNs;
    }

    /// False if something in it is impossible; what could be read is kept.
    bool record(const std::string& type, const Json& json)
    {
        if (type == "iv")
            return intervals(json);
        if (type == "tr")
            return transfers(json);
        if (type == "wm")
            return watermark(json);
        if (type == "hb")
            return heartbeat(json);
        if (type == "metrics")
            return metrics(json);
        if (type == "iteration")
            return iteration(json);
        if (type == "state")
            return state(json);
        if (type == "clock")
            return clock(json);
        if (type == "hello")
            return hello(json);
        if (type == "scenario")
            return scenario(json);
        if (type == "plan")
            return plan(json);
        if (type == "calibration")
            return calibration(json);
        if (type == "warn")
            return warning(json);
        if (type == "error")
            return error(json);
        if (type == "done")
            return done(json);
        return true;
    }

    bool hello(const Json& json)
    {
        if (m_run.hello)
            return false;
        LiveHello hello{textOf(json, "program"), textOf(json, "version"),          wholeOf(json, "pid"),
                        textOf(json, "host"),    wholeOf(json, "started_unix_ns"), {}};
        if (const Json& list = member(json, "capabilities"); list.is_array())
            for (const Json& one : list)
                if (one.is_object())
                    hello.capabilities.push_back(
                        {textOf(one, "name"), flagOf(one, "available"), textOf(one, "detail")});
        m_run.hello = std::move(hello);
        if (m_run.phase == LivePhase::Nothing)
            setPhase(LivePhase::Starting, 0);
        return true;
    }

    bool scenario(const Json& json)
    {
        if (m_run.scenario || m_run.scenarioProblem)
            return false;
        Result<Scenario> read = readScenarioJson(member(json, "scenario").dump(), "scenario");
        if (!read.ok()) {
            m_run.scenarioProblem = read.error();
            return false;
        }
        m_run.scenario = std::move(read).value();
        return true;
    }

    bool plan(const Json& json)
    {
        if (m_run.plan || m_run.planProblem)
            return false;
        Result<Schedule> schedule = scheduleOf(member(json, "schedule"));
        if (!schedule.ok()) {
            m_run.planProblem = schedule.error();
            return false;
        }
        auto plan = std::make_shared<LivePlan>();
        plan->schedule = std::move(schedule).value();
        // Microbatches are counted through with M; no less than the rows need.
        const std::int64_t span = wholeOf(json, "microbatch_span", plan->schedule.microbatchSpan);
        if (span < plan->schedule.microbatchSpan || span > kMaxMicrobatches ||
            span * plan->schedule.stageCount > kMaxOps) {
            m_run.planProblem = Error{
                ErrorCode::OutOfRange,
                "plan: microbatch_span",
                {std::to_string(span), std::to_string(plan->schedule.microbatchSpan), std::to_string(kMaxMicrobatches)},
                nullptr};
            return false;
        }
        takeScenarios(plan->schedule, m_run.scenario);
        if (span != plan->schedule.microbatchSpan)
            plan->schedule.iterations = 1;
        plan->schedule.microbatchSpan = static_cast<int>(span);
        plan->backend = textOf(json, "backend");
        plan->paced = textOf(json, "mode") == "paced";
        plan->slowdownBy = textOf(json, "slowdown_by");
        plan->posting = textOf(json, "posting");
        plan->lookahead = smallOf(json, "lookahead");
        plan->ranks = smallOf(json, "ranks", 1);
        plan->iterations = smallOf(json, "iterations");
        plan->payloadBytes = wholeOf(json, "payload_bytes");
        if (const Json& list = member(json, "devices"); list.is_array())
            for (const Json& one : list)
                plan->devices.push_back(one.is_object() ? LiveDevice{textOf(one, "name"), textOf(one, "detail"),
                                                                     flagOf(one, "shared"), smallOf(one, "rank")}
                                                        : LiveDevice());
        // The schedule has the last word on how many there are.
        plan->devices.resize(static_cast<std::size_t>(plan->schedule.deviceCount()));
        if (const Json& list = member(json, "edges"); list.is_array())
            for (const Json& one : list)
                plan->edges.push_back(one.is_object() ? LiveEdge{smallOf(one, "from"), smallOf(one, "to"),
                                                                 smallOf(one, "slots"), textOf(one, "transport")}
                                                      : LiveEdge());
        m_run.plan = plan;
        m_collector.setPlan(std::move(plan));
        return true;
    }

    bool state(const Json& json)
    {
        constexpr std::pair<std::string_view, LivePhase> kStates[] = {
            {"starting", LivePhase::Starting}, {"calibrating", LivePhase::Calibrating},
            {"running", LivePhase::Running},   {"pausing", LivePhase::Pausing},
            {"paused", LivePhase::Paused},     {"verifying", LivePhase::Verifying},
            {"stopping", LivePhase::Stopping}};
        const std::string word = textOf(json, "state");
        const auto* found = std::find_if(std::begin(kStates), std::end(kStates),
                                         [&](const auto& known) { return known.first == word; });
        if (found == std::end(kStates))
            return false;
        setPhase(found->second, wholeOf(json, "t"));
        notePause();
        return true;
    }

    void notePause()
    {
        std::vector<LivePause>& pauses = m_run.pauses;
        const bool open = !pauses.empty() && pauses.back().endNs == INT64_MAX;
        const TimeNs now = std::clamp<TimeNs>(m_run.phaseAtNs, 0, kMaxStreamTimeNs);
        if (m_run.phase != LivePhase::Paused) {
            if (open)
                pauses.back().endNs = std::max(now, pauses.back().startNs);
        } else if (!open) {
            const TimeNs beforeNs = m_run.pausedNs();
            if (pauses.empty() || now >= pauses.back().endNs)
                pauses.push_back({now, INT64_MAX, beforeNs});
        }
    }

    [[nodiscard]] std::optional<std::size_t> deviceOf(const Json& json) const
    {
        const std::int64_t device = wholeOf(json, "dev", -1);
        if (device < 0 || device >= static_cast<std::int64_t>(m_run.devices.size()))
            return std::nullopt;
        return static_cast<std::size_t>(device);
    }

    bool calibration(const Json& json)
    {
        const std::optional<std::size_t> device = deviceOf(json);
        if (!device || m_run.calibration.size() >= m_run.devices.size())
            return false;
        m_run.calibration.push_back({static_cast<int>(*device), realOf(json, "fixed_ns"), realOf(json, "per_unit_ns"),
                                     realOf(json, "linearity_error")});
        return true;
    }

    bool clock(const Json& json)
    {
        const std::optional<std::size_t> device = deviceOf(json);
        if (!device)
            return false;
        m_run.clocks[*device] = {true, wholeOf(json, "offset_ns"), realOf(json, "drift_ppm"),
                                 std::max<TimeNs>(0, wholeOf(json, "error_ns"))};
        return true;
    }

    bool iteration(const Json& json)
    {
        const std::int64_t number = wholeOf(json, "n", -1);
        if (number < 0 || number > std::numeric_limits<int>::max() / 2)
            return false;
        std::vector<double> factors;
        if (const Json& list = member(json, "slowdown"); list.is_array())
            for (const Json& value : list)
                factors.push_back(value.is_number() ? value.get<double>() : 1.0);
        return m_collector.begin(static_cast<int>(number), std::clamp<TimeNs>(wholeOf(json, "t"), 0, kMaxStreamTimeNs),
                                 std::move(factors));
    }

    bool intervals(const Json& json)
    {
        const Json& list = member(json, "iv");
        bool good = list.is_array();
        std::int64_t n[6] = {};
        char letter = ' ';
        if (good)
            for (const Json& one : list) {
                constexpr std::string_view kLetters = "FBIW";
                const std::size_t kind = readEntry(one, n, letter) ? kLetters.find(letter) : std::string_view::npos;
                if (kind == std::string_view::npos)
                    good = false;
                else
                    m_collector.add(IntervalEntry{n[0], static_cast<OpKind>(kind), n[1], n[2], n[3], n[4], n[5]});
            }
        return good;
    }

    bool transfers(const Json& json)
    {
        const Json& list = member(json, "tr");
        bool good = list.is_array();
        std::int64_t n[6] = {};
        char letter = ' ';
        if (good)
            for (const Json& one : list) {
                constexpr std::string_view kLetters = "AGT";
                const std::size_t kind = readEntry(one, n, letter) ? kLetters.find(letter) : std::string_view::npos;
                if (kind == std::string_view::npos)
                    good = false;
                else
                    m_collector.add(TransferEntry{n[0], static_cast<Payload>(kind), n[1], n[2], n[3], n[4], n[5]});
            }
        return good;
    }

    bool watermark(const Json& json)
    {
        const std::vector<std::int64_t> times = wholesOf(json, "t");
        if (times.size() != m_run.devices.size())
            return false;
        for (std::size_t d = 0; d < times.size(); ++d)
            m_run.devices[d].watermarkNs = std::max(m_run.devices[d].watermarkNs, times[d]);
        return true;
    }

    bool heartbeat(const Json& json)
    {
        const std::vector<std::int64_t> issued = wholesOf(json, "issued");
        for (std::size_t d = 0; d < std::min(issued.size(), m_run.devices.size()); ++d)
            m_run.devices[d].inFlight = static_cast<int>(std::clamp<std::int64_t>(issued[d], 0, 1'000'000));
        if (const Json& last = member(json, "last"); last.is_array())
            for (std::size_t d = 0; d < std::min(last.size(), m_run.devices.size()); ++d)
                if (last[d].is_string())
                    m_run.devices[d].last = last[d].get<std::string>();
        return true;
    }

    bool metrics(const Json& json)
    {
        LiveMetrics metrics{
            wholeOf(json, "t"), wholeOf(json, "dispatch_ns"), wholeOf(json, "busy_ns"), wholeOf(json, "polls"), {}};
        for (const auto& [key, value] : json.items())
            if (value.is_number() && key != "bsw" && key != "t" && key != "dispatch_ns" && key != "busy_ns" &&
                key != "polls")
                metrics.backend.emplace_back(key, value.get<double>());
        m_run.metrics = std::move(metrics);
        return true;
    }

    bool warning(const Json& json)
    {
        m_run.faults.dropped =
            std::min(m_run.faults.dropped + std::max<std::int64_t>(0, wholeOf(json, "dropped")), kMaxStreamNumber);
        if (m_run.warnings.size() < LiveRun::kMaxKept)
            m_run.warnings.push_back({textOf(json, "code"), textOf(json, "text")});
        ++m_run.warningCount;
        return true;
    }

    bool error(const Json& json)
    {
        if (m_run.error)
            return false;
        m_run.error = LiveError{textOf(json, "code"), smallOf(json, "dev", -1), textOf(json, "op"),
                                textOf(json, "text"), textOf(json, "hint")};
        return true;
    }

    bool done(const Json& json)
    {
        LiveDone done{smallOf(json, "iterations"), std::nullopt, wholeOf(json, "t")};
        if (const Json& verified = member(json, "verified"); verified.is_boolean())
            done.verified = verified.get<bool>();
        m_run.done = done;
        m_collector.settle(wholesOf(json, "count"), wholesOf(json, "tr_count"));
        const std::string reason = textOf(json, "reason");
        setPhase(reason == "finished"    ? LivePhase::Finished
                 : reason == "cancelled" ? LivePhase::Cancelled
                                         : LivePhase::Failed,
                 done.atNs);
        notePause();
        return reason == "finished" || reason == "cancelled" || reason == "error";
    }

    LiveRun m_run;
    IntervalCollector m_collector;
};

StreamReader::StreamReader()
    : m_records(std::make_unique<Records>())
{
}
StreamReader::~StreamReader() = default;
StreamReader::StreamReader(StreamReader&&) noexcept = default;
StreamReader& StreamReader::operator=(StreamReader&&) noexcept = default;

void StreamReader::feed(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view piece = bytes.substr(0, end);
        const bool whole = end != std::string_view::npos;
        bytes.remove_prefix(whole ? end + 1 : bytes.size());
        const std::size_t length = m_line.size() + piece.size();
        if (!m_skipping && length > kMaxStreamLine) {
            m_skipping =
                length > kMaxStreamPlanLine || !mayBeLong(m_line.substr(0, kHead).append(piece.substr(0, kHead)));
            if (m_skipping) {
                m_line = {};
                m_records->tooLong();
            }
        }
        if (m_skipping) {
            m_skipping = !whole;
        } else if (!whole) {
            m_line += piece;
        } else if (m_line.empty()) {
            m_records->line(piece);
        } else {
            m_line += piece;
            m_records->line(m_line);
            m_line.clear();
        }
    }
}

void StreamReader::endOfInput()
{
    m_records->end(!m_line.empty() || m_skipping);
    m_line = {};
}

std::shared_ptr<const LiveRun> StreamReader::snapshot()
{
    return m_records->snapshot();
}

const LiveRun& StreamReader::now() const
{
    return m_records->now();
}

}  // namespace bubblescope::live
