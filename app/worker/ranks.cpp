// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/ranks.h"

#include "app/cli/values.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace bubblescope::worker {

namespace {

using Environment = std::function<const char*(const char*)>;
using MaybeFailure = std::optional<cli::Failure>;

constexpr int kMostRanks = 4096;

struct Launcher {
    const char* name;
    const char* rank;
    const char* size;
    const char* local;
    /// What tells one run of it from another.
    std::array<const char*, 2> run;
    /// How many hosts or how many processes on this one: tells whether all are on this host.
    const char* localSize;
    const char* nodes;
    /// An allocation without processes of its own has the number of tasks, too, which says nothing about this process.
    bool allocates;
};

constexpr std::array<Launcher, 3> kLaunchers{{
    {"torchrun",
     "RANK",
     "WORLD_SIZE",
     "LOCAL_RANK",
     {"TORCHELASTIC_RUN_ID", nullptr},
     "LOCAL_WORLD_SIZE",
     nullptr,
     false},
    {"Open MPI",
     "OMPI_COMM_WORLD_RANK",
     "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_LOCAL_RANK",
     {"PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid"},
     "OMPI_COMM_WORLD_LOCAL_SIZE",
     nullptr,
     false},
    {"Slurm",
     "SLURM_PROCID",
     "SLURM_NTASKS",
     "SLURM_LOCALID",
     {"SLURM_JOB_ID", "SLURM_STEP_ID"},
     nullptr,
     "SLURM_STEP_NUM_NODES",
     true},
}};

std::string textOf(const Environment& environment, const char* name)
{
    const char* const value = name == nullptr ? nullptr : environment(name);
    return value == nullptr ? std::string() : value;
}

MaybeFailure number(const std::string& where, const std::string& text, int least, int most, int& target)
{
    const Result<std::int64_t> value = cli::parseWhole(where, text, least, most);
    if (!value)
        return cli::failureOf(value.error());
    target = static_cast<int>(value.value());
    return std::nullopt;
}

/// "HOST:PORT"; an IPv6 address in brackets.
MaybeFailure splitMaster(const std::string& where, const std::string& text, Ranks& ranks)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos || colon == 0)
        return cli::wrongUse(where + " needs HOST:PORT, not \"" + text + "\"");
    ranks.host = text.substr(0, colon);
    if (ranks.host.size() > 2 && ranks.host.front() == '[' && ranks.host.back() == ']')
        ranks.host = ranks.host.substr(1, ranks.host.size() - 2);
    return number(where + ", port", text.substr(colon + 1), 1, 65535, ranks.port);
}

/// A port for processes that all are on this host: the same for all of a run, seldom that of another.
int portOf(const std::string& token)
{
    std::uint32_t hash = 2166136261U;
    for (const char c : token)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return 20000 + static_cast<int>(hash % 12000U);
}

/// What a launcher has set: all of its variables, none, or (an error) some.
MaybeFailure readLauncher(const Launcher& launcher, const Environment& environment, Ranks& ranks, bool& found)
{
    const std::array<const char*, 3> names{launcher.rank, launcher.size, launcher.local};
    const auto has = [&](const char* name) { return !textOf(environment, name).empty(); };
    found = launcher.allocates ? has(launcher.rank) : std::any_of(names.begin(), names.end(), has);
    if (!found)
        return std::nullopt;
    for (const char* const missing : names) {
        if (has(missing))
            continue;
        const char* const there = *std::find_if(names.begin(), names.end(), has);
        return cli::wrongUse(
            fmt::format("{} is set, but {} is not: this is no complete set from {}", there, missing, launcher.name));
    }
    ranks.source = launcher.name;
    if (MaybeFailure failure = number(launcher.size, textOf(environment, launcher.size), 1, kMostRanks, ranks.size))
        return failure;
    if (MaybeFailure failure = number(launcher.rank, textOf(environment, launcher.rank), 0, ranks.size - 1, ranks.rank))
        return failure;
    if (MaybeFailure failure =
            number(launcher.local, textOf(environment, launcher.local), 0, ranks.size - 1, ranks.local))
        return failure;
    // The hosts have as many each where only their number is known; flags and other launchers: all are here.
    int nodes = 1;
    ranks.localSize = ranks.size;
    if (has(launcher.localSize)) {
        if (MaybeFailure failure = number(launcher.localSize, textOf(environment, launcher.localSize), ranks.local + 1,
                                          ranks.size, ranks.localSize))
            return failure;
    } else if (has(launcher.nodes)) {
        if (MaybeFailure failure = number(launcher.nodes, textOf(environment, launcher.nodes), 1, kMostRanks, nodes))
            return failure;
        ranks.localSize = std::max(ranks.local + 1, (ranks.size + nodes - 1) / nodes);
    }
    for (const char* name : launcher.run)
        ranks.token += textOf(environment, name) + " ";
    return std::nullopt;
}

/// Reads the first launcher's set. Others beside it must agree, but for one that only allocates machines: other
/// launchers are started by it.
MaybeFailure readEnvironment(const Environment& environment, Ranks& ranks, const Launcher*& used)
{
    for (const Launcher& launcher : kLaunchers) {
        bool found = false;
        Ranks read;
        if (used != nullptr && launcher.allocates)
            break;
        if (MaybeFailure failure = readLauncher(launcher, environment, read, found))
            return failure;
        if (!found)
            continue;
        if (used == nullptr) {
            ranks = std::move(read);
            used = &launcher;
        } else if (read.rank != ranks.rank || read.size != ranks.size) {
            return cli::wrongUse(fmt::format(
                "{} says rank {} of {}, {} says rank {} of {}: unset one's variables, or give --rank and --world-size",
                used->name, ranks.rank, ranks.size, launcher.name, read.rank, read.size));
        }
    }
    return std::nullopt;
}

MaybeFailure readMaster(const Arguments& arguments, const Environment& environment, const Launcher* launcher,
                        Ranks& ranks)
{
    if (arguments.has("master"))
        return splitMaster("--master", arguments.text("master"), ranks);
    const std::string address = textOf(environment, "MASTER_ADDR");
    const std::string port = textOf(environment, "MASTER_PORT");
    if (!address.empty() && !port.empty()) {
        ranks.host = address;
        // torchrun's own store listens on MASTER_PORT; the next one is ours.
        int own = 0;
        MaybeFailure failure = number("MASTER_PORT", port, 1, 65534, own);
        ranks.port = own + 1;
        return failure;
    }
    const bool oneHost =
        launcher != nullptr && (textOf(environment, launcher->localSize) == std::to_string(ranks.size) ||
                                textOf(environment, launcher->nodes) == "1");
    if (!oneHost)
        return cli::wrongUse("several processes need --master HOST:PORT, where rank 0 listens");
    ranks.port = portOf(ranks.token);
    return std::nullopt;
}

}  // namespace

MaybeFailure readRanks(const Arguments& arguments, const Environment& environment, Ranks& ranks)
{
    const Launcher* used = nullptr;
    if (arguments.has("rank") || arguments.has("world-size")) {
        if (!arguments.has("rank") || !arguments.has("world-size"))
            return cli::wrongUse("--rank and --world-size go together");
        ranks.source = "flags";
        if (MaybeFailure failure = number("--world-size", arguments.text("world-size"), 1, kMostRanks, ranks.size))
            return failure;
        if (MaybeFailure failure = number("--rank", arguments.text("rank"), 0, ranks.size - 1, ranks.rank))
            return failure;
        ranks.local = ranks.rank;
        ranks.localSize = ranks.size;
    } else if (MaybeFailure failure = readEnvironment(environment, ranks, used)) {
        return failure;
    }
    ranks.token += textOf(environment, "BUBBLESCOPE_TOKEN");
    if (ranks.size == 1) {
        ranks = {};
        return std::nullopt;
    }
    return readMaster(arguments, environment, used, ranks);
}

}  // namespace bubblescope::worker
