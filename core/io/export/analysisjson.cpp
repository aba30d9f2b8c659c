// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/analysisjson.h"

#include "core/analysis/closedformtext.h"
#include "core/analysis/iterations.h"
#include "core/analysis/papersrule.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace bubblescope {

namespace {

using Json = nlohmann::ordered_json;

std::string dumped(const Json& json)
{
    // Names in the report come from files, which may hold bytes that are no UTF-8.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The members of an object, one a line, with a comma after each but the last of the whole report.
std::string lines(const Json& object)
{
    std::string text;
    for (const auto& [key, value] : object.items())
        text.append(text.empty() ? "" : ",\n").append("  ").append(dumped(key)).append(": ").append(dumped(value));
    return text;
}

Json headJson(const Scenario& scenario, const Schedule& schedule)
{
    Json json;
    json["schedule"] = scenario.schedule;
    json["device_count"] = schedule.deviceCount();
    json["stage_count"] = schedule.stageCount;
    json["microbatch_count"] = schedule.microbatchCount / schedule.iterations;
    json["iterations"] = schedule.iterations;
    return json;
}

/// Null where the papers have no other rule than ours.
Json papersRuleJson(const ExportedRun& run)
{
    const std::optional<PapersRule> rule = papersRule(run.scenario, run.schedule, run.analysis);
    if (!rule)
        return {};
    Json json;
    json["makespan_ns"] = rule->makespanNs;
    json["bubble_ratio"] = rule->bubbleRatio;
    return json;
}

Json theoryJson(const ClosedForm& theory)
{
    Json json;
    json["applies"] = theory.applies();
    json["formula"] = theory.formula.empty() ? Json() : Json(theory.formula);
    json["bubble_ratio"] = theory.applies() ? Json(theory.bubbleRatio) : Json();
    json["makespan_ns"] = theory.applies() ? Json(theory.makespanNs) : Json();
    json["reason"] = theory.applies() ? Json() : Json(reasonText(theory));
    return json;
}

Json causesJson(const IdleTimes& times)
{
    Json json;
    for (int i = 0; i < kIdleCauses; ++i) {
        const auto cause = static_cast<IdleCause>(i);
        const TimeNs ns = times[static_cast<std::size_t>(i)];
        // A simulation has all there is.
        if (cause != IdleCause::Unmeasured || ns > 0)
            json[std::string(idOf(cause))] = ns;
    }
    return json;
}

/// `versions`: the weights that each op uses, where they change within an iteration; else empty.
Json opsJson(const Timeline& timeline, DeviceId device, const std::vector<int>& versions)
{
    const Timeline::Row row = timeline.row(device);
    Json ops = Json::array();
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (row.ops[i].joinsPrevious)
            continue;
        const std::size_t index = row.firstIndex + i;
        Json op = {timeline.rows->unitText(index), row.startNs[i], row.endNs[i]};
        if (!versions.empty())
            op.push_back(versions[index]);
        ops.push_back(std::move(op));
    }
    return ops;
}

Json stageMemoryJson(const StageMemory& stage)
{
    Json json;
    json["parameters"] = stage.parameters;
    json["weight_bytes"] = stage.weightBytes;
    json["gradient_bytes"] = stage.gradientBytes;
    json["optimizer_bytes"] = stage.optimizerBytes;
    json["activation_bytes"] = stage.activationBytes;
    return json;
}

Json deviceMemoryJson(const DeviceMemory& device)
{
    Json json;
    json["weight_bytes"] = device.weightBytes;
    json["gradient_bytes"] = device.gradientBytes;
    json["optimizer_bytes"] = device.optimizerBytes;
    json["peak_activation_bytes"] = device.peakBytes - device.stateBytes();
    json["peak_bytes"] = device.peakBytes;
    json["peak_at_ns"] = device.peakAtNs;
    json["over_limit_at_ns"] = device.overLimitAtNs < 0 ? Json() : Json(device.overLimitAtNs);
    return json;
}

/// Null where the scenario says nothing of memory.
Json memoryJson(const MemoryFigures& memory)
{
    if (memory.empty())
        return {};
    Json json;
    json["limit_bytes"] = memory.limitBytes == 0 ? Json() : Json(memory.limitBytes);
    json["peak_bytes"] = memory.peakBytes();
    json["peak_device"] = memory.worstDevice();
    json["over_limit"] = memory.overLimit();
    return json;
}

Json layersPerStageJson(const Split& split)
{
    Json counts = Json::array();
    for (std::size_t s = 0; s + 1 < split.size(); ++s)
        counts.push_back(split[s + 1] - split[s]);
    return counts;
}

Json deviceJson(const ExportedRun& run, std::size_t device, bool withOps, const std::vector<int>& versions)
{
    const DeviceFigures& figures = run.analysis.devices[device];
    Json json;
    json["known_until_ns"] = run.timeline.knownUntilNs(DeviceId(static_cast<int>(device)), run.analysis.makespanNs);
    json["busy_ns"] = figures.busyNs;
    json["idle_ns"] = figures.idleNs;
    json["idle_by_cause_ns"] = causesJson(figures.idleByCauseNs);
    json["first_start_ns"] = figures.firstStartNs;
    json["last_end_ns"] = figures.lastEndNs;
    json["bubble_ratio"] = figures.bubbleRatio;
    json["peak_activations"] = figures.peakActivations;
    json["peak_activations_until_input_grad"] = figures.peakActivationsUntilInputGrad;
    const DeviceId id(static_cast<int>(device));
    if (run.schedule.asynchronous)
        json["most_weight_versions"] = mostWeightVersions(run.schedule, id);
    if (!run.analysis.memory.empty())
        json["memory"] = deviceMemoryJson(run.analysis.memory.devices[device]);
    if (withOps)
        json["ops"] = opsJson(run.timeline, id, versions);
    return json;
}

class Writer {
public:
    Writer(const ExportedRun& run, bool withOps, const TextSink& sink, const JobControl& control)
        : m_run(run)
        , m_withOps(withOps)
        , m_out(sink, control, run.analysis.devices.size() * JobSteps::kPerPoll)
    {
    }

    std::optional<Error> write()
    {
        const Analysis& analysis = m_run.analysis;
        m_out.text() = "{\n" + lines(head()) + ",\n  \"devices\": ";
        // A measured run may hold a part of the schedule only, whose versions nobody knows.
        const bool whole = m_run.timeline.rows->ops.size() == m_run.schedule.opCount();
        const std::vector<int> versions =
            m_withOps && whole && m_run.schedule.asynchronous ? weightVersions(m_run.schedule) : std::vector<int>();
        // A device may have many ops: a poll for each.
        if (!list(analysis.devices.size(), JobSteps::kPerPoll,
                  [&](std::size_t device) { return deviceJson(m_run, device, m_withOps, versions); }))
            return Error{};
        m_out.text() += ",\n  \"stages\": ";
        if (!list(analysis.stages.size(), 0, [&](std::size_t stage) { return stageJson(stage); }))
            return Error{};
        m_out.text() += "\n}\n";
        return m_out.finish();
    }

private:
    [[nodiscard]] Json head() const
    {
        const Analysis& analysis = m_run.analysis;
        Json json = headJson(m_run.scenario, m_run.schedule);
        json["deadlock"] = false;
        json["measured"] = m_run.measured;
        json["complete"] = m_run.timeline.unfinished.empty();
        json["makespan_ns"] = analysis.makespanNs;
        json["bubble_time_ns"] = analysis.bubbleTimeNs;
        json["idle_by_cause_ns"] = causesJson(analysis.idleByCauseNs);
        json["bubble_ratio"] = analysis.bubbleRatio;
        json["overhead_ratio"] = analysis.overheadRatio;
        json["span_bubble_ratio"] = analysis.spanBubbleRatio;
        json["first_result_ns"] = analysis.firstResultNs < 0 ? Json() : Json(analysis.firstResultNs);
        if (analysis.iterationEndNs.size() > 1) {
            json["iteration_end_ns"] = analysis.iterationEndNs;
            json["steady"] = {{"iteration_ns", analysis.steady.iterationNs},
                              {"bubble_ratio", analysis.steady.bubbleRatio}};
        }
        json["theory"] = theoryJson(analysis.theory);
        json["theory"]["zero_bubble_papers_rule"] = papersRuleJson(m_run);
        json["memory"] = memoryJson(analysis.memory);
        if (!m_run.split.empty())
            json["layers_per_stage"] = layersPerStageJson(m_run.split);
        return json;
    }

    [[nodiscard]] Json stageJson(std::size_t stage) const
    {
        const StageFigures& figures = m_run.analysis.stages[stage];
        Json json{{"peak_forward_queue", figures.peakForwardQueue}, {"peak_backward_queue", figures.peakBackwardQueue}};
        if (!m_run.analysis.memory.empty())
            json["memory"] = stageMemoryJson(m_run.analysis.memory.stages[stage]);
        return json;
    }

    /// `count` objects, one a line, in brackets; each counts as `steps`. False if asked to stop.
    template <class Make>
    bool list(std::size_t count, std::size_t steps, Make make)
    {
        m_out.text() += "[";
        for (std::size_t i = 0; i < count; ++i) {
            if (m_out.stopAt(i * steps))
                return false;
            m_out.text().append(i == 0 ? "\n" : ",\n").append("    ").append(dumped(make(i)));
        }
        m_out.text() += "\n  ]";
        return true;
    }

    const ExportedRun& m_run;
    bool m_withOps;
    TextWriter m_out;
};

}  // namespace

std::optional<Error> writeAnalysisJson(const ExportedRun& run, bool withOps, const TextSink& sink,
                                       const JobControl& control)
{
    return Writer(run, withOps, sink, control).write();
}

std::optional<Error> writeAnalysesJson(std::span<const ExportedRun> runs, bool withOps, const TextSink& sink,
                                       const JobControl& control)
{
    std::string before = "{\"scenarios\": [\n";
    const auto count = static_cast<double>(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        before +=
            "{\"letter\": " + dumped(runs[i].letter) + ", \"title\": " + dumped(runs[i].scenario.title) + ", \"run\": ";
        if (!sink(before))
            return Error{};
        const JobControl part = control.part(static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
        if (std::optional<Error> error = writeAnalysisJson(runs[i], withOps, sink, part))
            return error;
        before = "}, ";
    }
    return sink("}]}\n") ? std::nullopt : std::optional(Error{});
}

std::string deadlockJson(const Scenario& scenario, const Schedule& schedule, const Deadlock& deadlock)
{
    Json json = headJson(scenario, schedule);
    json["deadlock"] = true;
    json["completed_ops"] = deadlock.completedUnits;
    json["total_ops"] = deadlock.totalUnits;
    Json& blocked = json["blocked"] = Json::array();
    for (const BlockedUnit& unit : deadlock.blocked) {
        Json waitingFor = Json::array();
        for (const BlockedUnit::Need& need : unit.waitingFor) {
            Json entry;
            entry["op"] = need.op;
            entry["in_schedule"] = need.inSchedule;
            waitingFor.push_back(std::move(entry));
        }
        Json entry;
        entry["device"] = unit.device.value();
        entry["index"] = unit.index;
        entry["op"] = unit.unit;
        entry["waiting_for"] = std::move(waitingFor);
        blocked.push_back(std::move(entry));
    }
    return "{\n" + lines(json) + "\n}\n";
}

}  // namespace bubblescope
