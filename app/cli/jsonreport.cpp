// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/jsonreport.h"

#include "app/cli/theorytext.h"
#include "core/schedule/registry.h"

#include <nlohmann/json.hpp>
#include <span>
#include <string_view>
#include <utility>

namespace bubblescope::cli {

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
    for (int cause = 0; cause < kIdleCauses; ++cause)
        json[std::string(idOf(static_cast<IdleCause>(cause)))] = times[static_cast<std::size_t>(cause)];
    return json;
}

Json opsJson(const Timeline& timeline, DeviceId device)
{
    const Timeline::Row row = timeline.row(device);
    Json ops = Json::array();
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (!row.ops[i].joinsPrevious)
            ops.push_back({timeline.rows->unitText(row.firstIndex + i), row.startNs[i], row.endNs[i]});
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

Json deviceJson(const Simulation& simulation, std::size_t device, bool withOps)
{
    const DeviceFigures& figures = simulation.analysis.devices[device];
    Json json;
    json["busy_ns"] = figures.busyNs;
    json["idle_ns"] = figures.idleNs;
    json["idle_by_cause_ns"] = causesJson(figures.idleByCauseNs);
    json["first_start_ns"] = figures.firstStartNs;
    json["last_end_ns"] = figures.lastEndNs;
    json["bubble_ratio"] = figures.bubbleRatio;
    json["peak_activations"] = figures.peakActivations;
    json["peak_activations_until_input_grad"] = figures.peakActivationsUntilInputGrad;
    const DeviceId id(static_cast<int>(device));
    if (simulation.schedule.asynchronous)
        json["most_weight_versions"] = mostWeightVersions(simulation.schedule, id);
    if (!simulation.analysis.memory.empty())
        json["memory"] = deviceMemoryJson(simulation.analysis.memory.devices[device]);
    if (withOps)
        json["ops"] = opsJson(simulation.timeline, id);
    return json;
}

/// `count` objects, one a line, in brackets. Stops early where nobody reads any more.
template <class Make>
void writeList(Output& out, std::string_view indent, std::size_t count, Make make)
{
    out << "[";
    for (std::size_t i = 0; i < count && !out.readerGone(); ++i)
        out << (i == 0 ? "\n" : ",\n") << indent << dumped(make(i));
    out << "\n" << indent.substr(2) << "]";
}

Json optionJson(const ScheduleOption& option)
{
    Json json;
    json["id"] = option.id;
    json["description"] = option.description;
    json["default"] = option.defaultValue;
    if (option.choices.empty()) {
        json["least"] = option.least;
        json["most"] = option.most;
    } else {
        json["choices"] = option.choices;
    }
    return json;
}

}  // namespace

void writeJson(Output& out, const Simulation& simulation, bool withOps)
{
    const Analysis& analysis = simulation.analysis;
    Json head = headJson(simulation.scenario, simulation.schedule);
    head["deadlock"] = false;
    head["makespan_ns"] = analysis.makespanNs;
    head["bubble_time_ns"] = analysis.bubbleTimeNs;
    head["idle_by_cause_ns"] = causesJson(analysis.idleByCauseNs);
    head["bubble_ratio"] = analysis.bubbleRatio;
    head["overhead_ratio"] = analysis.overheadRatio;
    head["span_bubble_ratio"] = analysis.spanBubbleRatio;
    head["first_result_ns"] = analysis.firstResultNs < 0 ? Json() : Json(analysis.firstResultNs);
    if (analysis.iterationEndNs.size() > 1) {
        head["iteration_end_ns"] = analysis.iterationEndNs;
        head["steady"] = {{"iteration_ns", analysis.steady.iterationNs}, {"bubble_ratio", analysis.steady.bubbleRatio}};
    }
    head["theory"] = theoryJson(analysis.theory);
    head["memory"] = memoryJson(analysis.memory);
    if (!simulation.split.empty())
        head["layers_per_stage"] = layersPerStageJson(simulation.split);
    out << "{\n" << lines(head) << ",\n  \"devices\": ";
    writeList(out, "    ", analysis.devices.size(),
              [&](std::size_t device) { return deviceJson(simulation, device, withOps); });
    out << ",\n  \"stages\": ";
    writeList(out, "    ", analysis.stages.size(), [&](std::size_t stage) {
        Json json{{"peak_forward_queue", analysis.stages[stage].peakForwardQueue},
                  {"peak_backward_queue", analysis.stages[stage].peakBackwardQueue}};
        if (!analysis.memory.empty())
            json["memory"] = stageMemoryJson(analysis.memory.stages[stage]);
        return json;
    });
    out << "\n}\n";
}

void writeJson(Output& out, const Scenario& scenario, const Schedule& schedule, const Deadlock& deadlock)
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
    out << "{\n" << lines(json) << "\n}\n";
}

void writeRegistryJson(Output& out)
{
    const std::span<const ScheduleInfo> all = scheduleRegistry();
    writeList(out, "  ", all.size(), [&](std::size_t i) {
        const ScheduleInfo& info = all[i];
        Json json;
        json["id"] = info.id;
        json["name"] = info.name;
        json["description"] = info.description;
        json["source"] = info.source;
        json["aliases"] = info.aliases;
        json["has_backward"] = info.hasBackward;
        json["uses_chunks"] = info.usesChunks;
        json["least_chunks"] = fittingChunks(info, 1);
        json["most_chunks"] = fittingChunks(info, kMaxChunks);
        json["options"] = Json::array();
        for (const ScheduleOption& option : info.options)
            json["options"].push_back(optionJson(option));
        return json;
    });
    out << "\n";
}

}  // namespace bubblescope::cli
