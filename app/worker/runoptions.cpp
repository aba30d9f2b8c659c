// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/runoptions.h"

#include "app/cli/scenarioflags.h"
#include "app/cli/values.h"
#include "core/live/lower.h"
#include "core/live/plancheck.h"
#include "core/live/workloadof.h"
#include "core/sim/opcosts.h"
#include "core/sim/simulator.h"

#include <array>
#include <fstream>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace bubblescope::worker {

namespace {

using cli::Failure;
using MaybeFailure = std::optional<Failure>;

/// One of a flag's words; `target` stays as it is where the flag is not given.
template <class Value, std::size_t N>
MaybeFailure word(const Arguments& arguments, const std::string& flag,
                  const std::array<std::pair<std::string_view, Value>, N>& words, Value& target)
{
    if (!arguments.has(flag))
        return std::nullopt;
    const std::string given = arguments.text(flag);
    std::string known;
    for (const auto& [one, value] : words) {
        if (one == given) {
            target = value;
            return std::nullopt;
        }
        known.append(known.empty() ? "" : ", ").append(one);
    }
    return cli::failureOf({ErrorCode::NotOneOf, "--" + flag, {given, known}, {}});
}

MaybeFailure whole(const Arguments& arguments, const std::string& flag, std::int64_t least, std::int64_t most,
                   int& target)
{
    if (!arguments.has(flag))
        return std::nullopt;
    const Result<std::int64_t> value = cli::parseWhole("--" + flag, arguments.text(flag), least, most);
    if (!value)
        return cli::failureOf(value.error());
    target = static_cast<int>(value.value());
    return std::nullopt;
}

MaybeFailure readDispatch(const Arguments& arguments, live::DispatchOptions& dispatch)
{
    constexpr std::array<std::pair<std::string_view, live::Posting>, 2> kPostings{
        {{"late", live::Posting::Late}, {"early", live::Posting::Early}}};
    if (MaybeFailure failure = word(arguments, "posting", kPostings, dispatch.posting))
        return failure;
    if (MaybeFailure failure = whole(arguments, "repeat", 0, std::numeric_limits<int>::max(), dispatch.iterations))
        return failure;
    return whole(arguments, "lookahead", 1, 1024, dispatch.lookahead);
}

MaybeFailure readWorkload(const Arguments& arguments, live::Workload& workload)
{
    constexpr std::array<std::pair<std::string_view, live::SlowdownBy>, 3> kMeans{
        {{"more-work", live::SlowdownBy::MoreWork},
         {"fewer-units", live::SlowdownBy::FewerUnits},
         {"paced", live::SlowdownBy::Paced}}};
    if (MaybeFailure failure = word(arguments, "slowdown-by", kMeans, workload.slowdownBy))
        return failure;
    workload.mode = arguments.paced ? live::WorkMode::Paced : live::WorkMode::Compute;
    if (!arguments.has("payload"))
        return std::nullopt;
    const Result<std::int64_t> bytes = cli::parseBytes("--payload", arguments.text("payload"), false);
    if (!bytes)
        return cli::failureOf(bytes.error());
    workload.payloadBytes = bytes.value();
    return std::nullopt;
}

MaybeFailure readGpu(const Arguments& arguments, live::GpuOptions& gpu)
{
    const auto take = [&](const char* flag, std::string& target) {
        if (arguments.has(flag))
            target = arguments.text(flag);
    };
    take("transport", gpu.transport);
    take("partition", gpu.partition);
    const std::string list = arguments.text("gpus");
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const Result<std::int64_t> one = cli::parseWhole("--gpus", list.substr(begin, end - begin), 0, 1023);
        if (!one)
            return cli::failureOf(one.error());
        gpu.gpus.push_back(static_cast<int>(one.value()));
        begin = end + 1;
    }
    return whole(arguments, "nccl-max-ctas", 0, 1024, gpu.ncclMaxCtas);
}

/// Half of the memory that can be had now, what caches would give back included, for each device. 0: unknown. Of a
/// GPU's memory the module knows.
std::int64_t bytesForEach(int devices)
{
    std::ifstream file("/proc/meminfo");
    std::string key;
    std::int64_t kibibytes = 0;
    while (file >> key >> kibibytes) {
        if (key == "MemAvailable:")
            return kibibytes * 1024 / 2 / devices;
        file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    }
    return 0;
}

}  // namespace

MaybeFailure readRunOptions(const Arguments& arguments, RunOptions& options)
{
    constexpr std::array<std::pair<std::string_view, bool>, 2> kBackends{{{"cpu", false}, {"cuda", true}}};
    constexpr std::array<std::pair<std::string_view, live::SlotRule>, 2> kSlots{
        {{"unthrottled", live::SlotRule::Unthrottled}, {"least", live::SlotRule::Least}}};
    live::SlotRule slots = live::SlotRule::Unthrottled;
    if (MaybeFailure failure = word(arguments, "backend", kBackends, options.cuda))
        return failure;
    if (MaybeFailure failure = word(arguments, "slots", kSlots, slots))
        return failure;
    if (MaybeFailure failure = readDispatch(arguments, options.dispatch))
        return failure;
    if (MaybeFailure failure = readGpu(arguments, options.gpu))
        return failure;

    cli::Input input;
    if (MaybeFailure failure = cli::prepare(arguments.scenario, input))
        return failure;
    if (arguments.has("op-ms")) {
        const Result<TimeNs> forward = cli::parseOneDuration("--op-ms", arguments.text("op-ms"));
        if (!forward)
            return cli::failureOf(forward.error());
        const Result<double> factor = live::factorFor(input.scenario, input.schedule, forward.value());
        if (!factor)
            return cli::failureOf(cli::nameFlag(factor.error(), arguments.scenario));
        input.scenario = live::scaled(std::move(input.scenario), factor.value());
    }
    const Result<OpCosts> costs = resolveCosts(input.scenario, input.schedule);
    if (!costs)
        return cli::failureOf(cli::nameFlag(costs.error(), arguments.scenario));
    const Result<Timeline> simulated = simulate(input.schedule, costs.value());
    if (!simulated)
        return Failure{cli::failureOf(simulated.error()).sentence, cli::kWrongInput};
    Result<live::Workload> workload = live::workloadOf(input.scenario, input.schedule);
    if (!workload)
        return cli::failureOf(cli::nameFlag(workload.error(), arguments.scenario));
    options.workload = std::move(workload).value();
    if (MaybeFailure failure = readWorkload(arguments, options.workload))
        return failure;
    live::BufferLimit limit;
    limit.payloadBytes = options.workload.payloadBytes;
    limit.bytesPerDevice = options.cuda ? 0 : bytesForEach(input.schedule.deviceCount());
    Result<live::Plan> plan = live::lower(input.schedule, simulated.value(), limit, slots);
    if (!plan)
        return Failure{cli::failureOf(plan.error()).sentence, cli::kWrongInput};
    if (const std::optional<live::PlanFault> fault = live::checkPlan(plan.value()))
        return cli::wrongUse("the plan is refused: " + fault->detail);
    options.plan = std::make_shared<const live::Plan>(std::move(plan).value());
    options.scenario = std::move(input.scenario);
    return std::nullopt;
}

}  // namespace bubblescope::worker
