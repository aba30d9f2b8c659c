// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worker/ranks.h"

#include "app/cli/values.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>

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
};

constexpr std::array<Launcher, 3> kLaunchers{{
    {"torchrun", "RANK", "WORLD_SIZE", "LOCAL_RANK", {"TORCHELASTIC_RUN_ID", nullptr}, "LOCAL_WORLD_SIZE", nullptr},
    {"Open MPI",
     "OMPI_COMM_WORLD_RANK",
     "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_LOCAL_RANK",
     {"PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid"},
     "OMPI_COMM_WORLD_LOCAL_SIZE",
     nullptr},
    {"Slurm",
     "SLURM_PROCID",
     "SLURM_NTASKS",
     "SLURM_LOCALID",
     {"SLURM_JOB_ID", "SLURM_STEP_ID"},
     nullptr,
     "SLURM_STEP_NUM_NODES"},
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

/// Whether the launcher's variables are there; half of them is an error.
MaybeFailure readLauncher(const Launcher& launcher, const Environment& environment, Ranks& ranks, bool& found)
{
    const std::string rank = textOf(environment, launcher.rank);
    const std::string size = textOf(environment, launcher.size);
    const std::string local = textOf(environment, launcher.local);
    // An allocation without srun has the number of tasks alone, which says nothing about this process.
    found = !rank.empty();
    if (!found)
        return std::nullopt;
    for (const auto& [name, value] : {std::pair(launcher.size, size), std::pair(launcher.local, local)}) {
        if (value.empty())
            return cli::wrongUse(fmt::format("{} is set, but {} is not: this is no complete set from {}", launcher.rank,
                                             name, launcher.name));
    }
    ranks.source = launcher.name;
    if (MaybeFailure failure = number(launcher.size, size, 1, kMostRanks, ranks.size))
        return failure;
    if (MaybeFailure failure = number(launcher.rank, rank, 0, ranks.size - 1, ranks.rank))
        return failure;
    if (MaybeFailure failure = number(launcher.local, local, 0, ranks.size - 1, ranks.local))
        return failure;
    for (const char* name : launcher.run)
        ranks.token += textOf(environment, name) + " ";
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
    } else {
        for (const Launcher& launcher : kLaunchers) {
            bool found = false;
            if (MaybeFailure failure = readLauncher(launcher, environment, ranks, found))
                return failure;
            if (found) {
                used = &launcher;
                break;
            }
        }
    }
    ranks.token += textOf(environment, "BUBBLESCOPE_TOKEN");
    if (ranks.size == 1) {
        ranks = {};
        return std::nullopt;
    }
    return readMaster(arguments, environment, used, ranks);
}

}  // namespace bubblescope::worker
