// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// bubblescope-worker from outside: its stream, its commands, and every way in which it may be left alone.
#include "core/live/cpuwork.h"
#include "core/live/monotonic.h"
#include "core/live/streamreader.h"
#include "tests/live/process.h"
#include "tests/live/support.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace {

using namespace livetest;
using Json = nlohmann::json;
using Words = std::vector<std::string>;

std::string worker;
/// What a launcher around this test may have set.
const Words kAlone{"RANK", "WORLD_SIZE", "LOCAL_RANK", "OMPI_COMM_WORLD_RANK", "SLURM_PROCID"};

Words command(const Words& more)
{
    Words words{worker, "--schedule", "1f1b", "--stages", "3", "--microbatches", "4", "--op-ms", "1ms", "--paced"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

std::vector<Json> records(const std::string& text)
{
    std::vector<Json> all;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        all.push_back(Json::parse(line, nullptr, false));
    return all;
}

bool has(const std::vector<Json>& all, const std::string& type, const std::string& key = {}, const Json& value = {})
{
    return std::any_of(all.begin(), all.end(), [&](const Json& record) {
        return record.is_object() && record["type"] == type && (key.empty() || record.value(key, Json()) == value);
    });
}

/// The stream as it must be whatever ended the run; checks totals against what came.
void checkStream(const std::string& text, const std::string& reason, const std::string& name)
{
    const std::vector<Json> all = records(text);
    bool valid = !all.empty() && text.back() == '\n';
    std::vector<std::int64_t> counts;
    for (const Json& record : all) {
        valid = valid && record.is_object() && record.value("bsw", 0) == 1;
        if (!valid)
            break;
        if (record["type"] == "plan")
            counts.resize(record["devices"].size());
        if (record["type"] != "iv")
            continue;
        for (const Json& one : record["iv"])
            valid = valid && one[6] == counts.at(one[0].get<std::size_t>())++;
    }
    check(valid, name + ": every line is a record and sequences have no gap");
    if (!valid)
        return;
    check(all.front()["type"] == "hello", name + ": hello comes first");
    const Json& done = all.back();
    check(done["type"] == "done" && done["reason"] == reason, name + ": ends as " + reason + ": " + done.dump());
    check(counts.empty() || done["count"] == counts, name + ": totals");
    StreamReader reader;
    reader.feed(text);
    check(!reader.now().faults.any(), name + ": our own reader finds nothing wrong with it");
}

void saysWhatItCanDo()
{
    Process table({worker, "--capabilities"}, kAlone);
    check(table.wait() == 0 && table.output().find("cpu ") == 0, "a table of capabilities");
    Process json({worker, "--capabilities", "--json"}, kAlone);
    check(json.wait() == 0, "the same as JSON");
    const Json all = Json::parse(json.output(), nullptr, false);
    check(all.is_array() && all[0]["name"] == "cpu" && all[0]["available"] == true, "with the CPU first");
    Process without({worker, "--capabilities", "--gpu-module", "/nonexistent.so"}, kAlone);
    check(without.wait() == 0 && without.output().find("/nonexistent.so") != std::string::npos,
          "a module that is missing is no failure, but named");
    Process help({worker, "--help"}, kAlone);
    check(help.wait() == 0 && help.output().find("--op-ms") != std::string::npos, "help");
}

void refusesWrongUse()
{
    const auto refused = [](const Words& words, const std::string& sentence, Words environment = kAlone) {
        Process process(words, environment);
        process.closeInput();
        const int status = process.wait();
        check(status == 2 && process.output().empty() && process.errors().find(sentence) != std::string::npos,
              sentence + ": " + std::to_string(status) + " " + process.errors());
    };
    refused(command({"--bakend", "cpu"}), "did you mean --backend?");
    refused(command({"--backend", "tpu"}), "--backend");
    refused(command({"--posting", "now"}), "late, early");
    refused(command({"--lookahead", "0"}), "--lookahead");
    refused({worker, "--schedule", "1f1b", "--op-ms", "fast"}, "--op-ms");
    refused({worker, "--schedule", "nonesuch"}, "nonesuch");
    refused(command({"--rank", "0"}), "--rank and --world-size go together");
    refused(command({"--rank", "2", "--world-size", "2"}), "--rank");
    refused(command({"--rank", "0", "--world-size", "2"}), "--master");
    refused(command({}), "WORLD_SIZE is not", {"RANK=0", "WORLD_SIZE", "OMPI_COMM_WORLD_RANK", "SLURM_PROCID"});
    refused(command({}), "WORLD_SIZE is set, but RANK is not",
            {"WORLD_SIZE=2", "LOCAL_RANK=0", "RANK", "OMPI_COMM_WORLD_RANK", "SLURM_PROCID"});
    refused(command({}), "Open MPI says rank 0 of 2",
            {"RANK=1", "WORLD_SIZE=2", "LOCAL_RANK=1", "OMPI_COMM_WORLD_RANK=0", "OMPI_COMM_WORLD_SIZE=2",
             "OMPI_COMM_WORLD_LOCAL_RANK=0", "SLURM_PROCID"});
    refused(command({"--trace", "/nonexistent/folder/file"}), "/nonexistent/folder/file");
    refused(command({"--backend", "cuda", "--gpu-module", "/nonexistent.so"}), "no GPU module: /nonexistent.so");
    refused({worker, "--scenario", "-"}, "standard input ends");
}

void runsAndKeepsACopy()
{
    const std::string path = "liveworker-" + std::to_string(::getpid()) + ".jsonl";
    Process process(command({"--repeat", "3", "--no-stdin", "--trace", path, "--slowdown", "1:2"}), kAlone);
    check(process.wait() == 0, "a run ends well: " + process.errors());
    checkStream(process.output(), "finished", "a run");
    const std::vector<Json> all = records(process.output());
    check(has(all, "done", "verified", true) && has(all, "done", "iterations", 3), "three verified repetitions");
    check(has(all, "plan", "mode", "paced"), "the mode is said");
    check(has(all, "iteration", "slowdown", Json({1.0, 2.0, 1.0})), "and the slowdown");
    std::ostringstream copy;
    copy << std::ifstream(path).rdbuf();
    std::remove(path.c_str());
    check(copy.str() == process.output(), "the copy is the stream");
}

void takesAScenarioAndCommands()
{
    Process process({worker, "--scenario", "-", "--paced", "--op-ms", "1ms", "--repeat", "0"}, kAlone);
    process.write("{\"bubblescope\": 1, \"schedule\": \"gpipe\",\n \"devices\": 2,\n \"microbatches\": 3\n}\n");
    check(process.readUntil("\"type\":\"iv\""), "a scenario from standard input runs: " + process.errors());
    process.write("{\"cmd\":\"pause\"}\n");
    check(process.readUntil("\"state\":\"paused\""), "pause");
    process.write("{\"cmd\":\"resume\"}\n{\"cmd\":\"slowdown\",\"factors\":[1,2.5]}\n");
    check(process.readUntil("\"slowdown\":[1.0,2.5]"), "slowdown");
    const auto beats = [&] {
        const std::vector<Json> all = records(process.output());
        return std::count_if(all.begin(), all.end(), [](const Json& r) { return r.is_object() && r["type"] == "hb"; });
    };
    const auto before = beats();
    process.write("{\"cmd\":\"ping\"}\n{\"cmd\":\"dance\"}\n{\"cmd\":\"slowdown\",\"factors\":[\"x\"]}\n[]\n");
    check(process.readUntil("dance"), "an unknown command is answered by a warning");
    process.write("{\"cmd\":\"slowdown\",\"factors\":[1]}\n{\"cmd\":\"slowdown\",\"factors\":[1,-2]}\n");
    check(process.readUntil("[1,-2]"), "so is a slowdown for too few stages or below 0");
    check(beats() > before || process.readUntil("\"type\":\"hb\""), "ping");
    process.write("{\"cmd\":\"cancel\"}\n");
    check(process.wait() == 0, "cancel ends well");
    checkStream(process.output(), "cancelled", "commands");
}

void endsWhenItIsLeftAlone()
{
    std::mt19937 random(3);
    double slowest = 0;
    for (int round = 0; round < 24; ++round) {
        Process process(command({"--repeat", "0"}), kAlone);
        const int how = round / 2 % 4;
        if (round % 2 == 0 || how == 1)  // a signal before main() kills, as it does any program
            check(process.readUntil("\"type\":\"hello\""), "it starts");
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 60'000));
        const std::int64_t start = monotonicNs();
        const char* const names[] = {"end of input", "SIGTERM", "cancel", "reader gone"};
        if (how == 0)
            process.closeInput();
        else if (how == 1)
            process.signal(SIGTERM);
        else if (how == 2)
            process.write("{\"cmd\":\"cancel\"}\n");
        else
            process.closeOutput();
        const int status = process.wait();
        const double ms = static_cast<double>(monotonicNs() - start) / 1e6;
        slowest = std::max(slowest, ms);
        check(status == 0 && ms < 20'000,
              std::string(names[how]) + ": ends well, status " + std::to_string(status) + ", " + process.errors());
        if (how != 3)
            checkStream(process.output(), "cancelled", names[how]);
    }
    std::printf("slowest of 24 ends: %.0f ms\n", slowest);
}

/// Long ops that a cancel cuts short measure nothing.
void aCutOpIsLeftOut()
{
    for (const char* mode : {"--paced", "--backend=cpu"}) {
        Process process(
            {worker, "--schedule", "1f1b", "--stages", "2", "--microbatches", "4", "--op-ms", "2000ms", mode}, kAlone);
        check(process.readUntil("\"type\":\"iteration\""), "it runs");
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        process.write("{\"cmd\":\"cancel\"}\n");
        check(process.wait() == 0, "a cancel in the midst of an op");
        checkStream(process.output(), "cancelled", std::string("cut ops, ") + mode);
        check(!has(records(process.output()), "iv"), std::string("no op has ended: ") + mode);
    }
}

void cancelledWhileItCalibrates()
{
    Process process({worker, "--schedule", "1f1b", "--stages", "4", "--microbatches", "8", "--op-ms", "10ms"}, kAlone);
    check(process.readUntil("calibrating"), "it calibrates");
    process.closeInput();
    check(process.wait() == 0, "a cancel while calibrating");
    checkStream(process.output(), "cancelled", "cancelled while calibrating");
}

void aFullDiskIsSaid()
{
    Process process({"/bin/sh", "-c", "exec \"$0\" \"$@\" >/dev/full", worker, "--schedule", "1f1b", "--stages", "2",
                     "--op-ms", "1ms", "--paced", "--no-stdin"},
                    kAlone);
    check(process.wait() == 1 && process.errors().find("cannot write the stream: ") != std::string::npos,
          "a stream that cannot be written: " + process.errors());
    Process copy(command({"--repeat", "3", "--no-stdin", "--trace", "/dev/full"}), kAlone);
    check(copy.wait() == 1 && copy.errors().find("/dev/full") != std::string::npos, "nor its copy: " + copy.errors());
    checkStream(copy.output(), "finished", "a lost copy");
    check(has(records(copy.output()), "warn", "code", "trace-lost"), "which the stream says too");
}

void killedItLeavesAWholeStream()
{
    Process process(command({"--repeat", "0"}), kAlone);
    check(process.readUntil("\"n\":3"), "it runs");
    process.signal(SIGKILL);
    check(process.wait() == 128 + SIGKILL, "killed");
    const std::string whole = process.output().substr(0, process.output().rfind('\n') + 1);
    const std::vector<Json> all = records(whole);
    check(std::none_of(all.begin(), all.end(), [](const Json& record) { return record.is_discarded(); }),
          "what came before is whole lines");
}

Words rankWords(int rank, int size, int port, const Words& more)
{
    Words words = command({"--rank", std::to_string(rank), "--world-size", std::to_string(size), "--master",
                           "127.0.0.1:" + std::to_string(port)});
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

int somePort()
{
    static int next = 21000 + static_cast<int>(::getpid()) % 9000;
    return next++;
}

void ranksRunTogether()
{
    const int port = somePort();
    Process one(rankWords(1, 3, port, {"--repeat", "2"}), kAlone);
    Process two(rankWords(2, 3, port, {"--repeat", "2"}), kAlone);
    Process zero(rankWords(0, 3, port, {"--repeat", "2", "--no-stdin"}), kAlone);
    check(zero.wait() == 0, "rank 0: " + zero.errors());
    check(one.wait() == 0 && two.wait() == 0, "the other ranks: " + one.errors() + two.errors());
    checkStream(zero.output(), "finished", "three ranks");
    check(has(records(zero.output()), "done", "verified", true), "three ranks, verified");
    check(one.output().empty() && two.output().empty(), "rank 0 alone writes");
    const std::vector<Json> all = records(zero.output());
    const auto plan = std::find_if(all.begin(), all.end(), [](const Json& r) { return r["type"] == "plan"; });
    check(plan != all.end() && (*plan)["devices"].size() == 3, "three devices");
    for (const Json& device : plan == all.end() ? Json::array() : (*plan)["devices"])
        check(device["shared"] == (usableCores() < 3), "cores of one machine are counted for all ranks");
}

/// A rank that somebody else tells to end, in whatever it does.
void aRankThatIsToldToEnd()
{
    for (const bool running : {false, true}) {
        const std::string when = running ? "while it runs" : "while it calibrates";
        const int port = somePort();
        const auto words = [&](int rank) {
            Words all = rankWords(rank, 3, port, {"--repeat", "0"});
            if (!running)
                all.erase(std::find(all.begin(), all.end(), "--paced"));
            return all;
        };
        Process one(words(1), kAlone);
        Process two(words(2), kAlone);
        Process zero(words(0), kAlone);
        check(zero.readUntil(running ? "\"n\":2" : "calibrating"), when + ": " + zero.errors());
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        one.signal(SIGTERM);
        check(zero.wait() == 1, when + ": rank 0 fails");
        check(one.wait() == 0 && two.wait() == 1, when + ": the others end");
        checkStream(zero.output(), "error", "SIGTERM to a rank " + when);
        const std::vector<Json> all = records(zero.output());
        check(has(all, "error", "code", "peer-lost") && has(all, "error", "dev", 1), when + ": a lost peer");
        check(zero.output().find("rank 1 was told to end") != std::string::npos, when + ": which is named");
    }
}

void torchrunsVariables()
{
    const int port = somePort();
    const auto variables = [&](int rank) {
        const std::string text = std::to_string(rank);
        return Words{"RANK=" + text,
                     "WORLD_SIZE=2",
                     "LOCAL_RANK=" + text,
                     "MASTER_ADDR=127.0.0.1",
                     "MASTER_PORT=" + std::to_string(port),
                     "TORCHELASTIC_RUN_ID=test"};
    };
    Process one(command({}), variables(1));
    Process zero(command({"--no-stdin"}), variables(0));
    check(zero.wait() == 0 && one.wait() == 0, "ranks from torchrun's variables: " + zero.errors() + one.errors());
    checkStream(zero.output(), "finished", "torchrun's variables");
}

void otherFlagsAreRefused()
{
    const int port = somePort();
    Process one(rankWords(1, 2, port, {"--payload", "4096"}), kAlone);
    Process zero(rankWords(0, 2, port, {"--no-stdin"}), kAlone);
    check(zero.wait() == 1 && zero.errors().find("another plan") != std::string::npos,
          "another plan: " + zero.errors());
    check(one.wait() == 1 && one.errors().find("another plan") != std::string::npos, "both say so: " + one.errors());
    for (const Words& other : {Words{"--slowdown", "1:2"}, Words{"--lookahead", "4"}}) {
        const int next = somePort();
        Process second(rankWords(1, 2, next, other), kAlone);
        Process first(rankWords(0, 2, next, {"--no-stdin"}), kAlone);
        check(first.wait() == 1 && second.wait() == 1, "ranks with other " + other.front());
    }
}

void aKilledRankEndsAll()
{
    for (const int victim : {0, 1, 2}) {
        const int port = somePort();
        std::vector<std::unique_ptr<Process>> ranks;
        for (int rank = 0; rank < 3; ++rank)
            ranks.push_back(std::make_unique<Process>(rankWords(rank, 3, port, {"--repeat", "0"}), kAlone));
        check(ranks[0]->readUntil("\"n\":2"), "the ranks run: " + ranks[0]->errors());
        ranks[static_cast<std::size_t>(victim)]->signal(SIGKILL);
        const std::int64_t start = monotonicNs();
        for (int rank = 0; rank < 3; ++rank) {
            const int status = ranks[static_cast<std::size_t>(rank)]->wait();
            check(status == (rank == victim ? 128 + SIGKILL : 1),
                  "rank " + std::to_string(rank) + " ends with " + std::to_string(status));
        }
        const double ms = static_cast<double>(monotonicNs() - start) / 1e6;
        std::printf("rank %d killed: all ended in %.0f ms\n", victim, ms);
        check(ms < 30'000, "all end soon");
        if (victim == 0) {
            for (int rank = 1; rank < 3; ++rank) {
                const std::string& said = ranks[static_cast<std::size_t>(rank)]->errors();
                check(said.find("rank " + std::to_string(rank) + " ends: ") != std::string::npos &&
                          said.find("rank 0 is gone") != std::string::npos &&
                          std::count(said.begin(), said.end(), '\n') == 1,
                      "rank " + std::to_string(rank) + " says so in a line: " + said);
            }
            continue;
        }
        checkStream(ranks[0]->output(), "error", "a killed rank");
        const std::vector<Json> all = records(ranks[0]->output());
        check(has(all, "error", "code", "peer-lost"), "the stream says that a rank is lost");
        check(ranks[0]->output().find("rank " + std::to_string(victim) + " is gone") != std::string::npos, "and which");
    }
}

void underMpirun()
{
    if (std::system("command -v mpirun > /dev/null 2>&1") != 0) {
        std::printf("mpirun is not there: not tried\n");
        return;
    }
    const Words environment{"OMPI_ALLOW_RUN_AS_ROOT=1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1", "RANK", "WORLD_SIZE",
                            "LOCAL_RANK"};
    const auto words = [](const Words& more) {
        Words all{"mpirun", "--oversubscribe", "-n", "3"};
        const Words own = command(more);
        all.insert(all.end(), own.begin(), own.end());
        return all;
    };
    Process run(words({"--repeat", "2", "--no-stdin"}), environment);
    check(run.wait() == 0, "mpirun: " + run.errors());
    checkStream(run.output(), "finished", "mpirun");
    check(has(records(run.output()), "plan", "ranks", 3), "three ranks under mpirun");

    // One of mpirun's children is killed: nothing may stay behind.
    Process broken(words({"--repeat", "0", "--no-stdin"}), environment);
    check(broken.readUntil("\"n\":2"), "mpirun: it runs");
    std::ifstream children("/proc/" + std::to_string(broken.id()) + "/task/" + std::to_string(broken.id()) +
                           "/children");
    std::vector<pid_t> ranks;
    for (pid_t one = 0; children >> one;)
        ranks.push_back(one);
    check(ranks.size() >= 3, "mpirun has three children");
    if (ranks.size() < 3)
        return;
    ::kill(ranks.back(), SIGKILL);
    check(broken.wait() != 0, "mpirun fails where a rank is killed");
    // mpirun ends the others by signals, which is no cancel.
    checkStream(broken.output(), "error", "mpirun, one rank killed");
    check(broken.output().find("rank 2 is gone") != std::string::npos, "and names the rank");
    const auto gone = [](pid_t id) {
        std::ifstream stat("/proc/" + std::to_string(id) + "/stat");
        std::string text;
        return !std::getline(stat, text) || text.find(") Z ") != std::string::npos;
    };
    const std::int64_t start = monotonicNs();
    while (!std::all_of(ranks.begin(), ranks.end(), gone) && monotonicNs() - start < 20 * kNsPerS)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    check(std::all_of(ranks.begin(), ranks.end(), gone), "no rank is left");
    std::printf("mpirun, one rank killed: all gone after %.0f ms\n", static_cast<double>(monotonicNs() - start) / 1e6);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: tst_liveworker WORKER\n");
        return 2;
    }
    worker = argv[1];
    std::signal(SIGPIPE, SIG_IGN);
    saysWhatItCanDo();
    refusesWrongUse();
    runsAndKeepsACopy();
    takesAScenarioAndCommands();
    endsWhenItIsLeftAlone();
    aCutOpIsLeftOut();
    cancelledWhileItCalibrates();
    aFullDiskIsSaid();
    killedItLeavesAWholeStream();
    ranksRunTogether();
    torchrunsVariables();
    otherFlagsAreRefused();
    aKilledRankEndsAll();
    aRankThatIsToldToEnd();
    for (int round = 0; round < 4; ++round)
        underMpirun();
    return finish();
}
