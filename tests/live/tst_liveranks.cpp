// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Several ranks over loopback, each with threads of this process, so that the thread sanitizer sees all of them.
#include "tests/live/support.h"

#include "core/live/cpubackend.h"
#include "core/live/monotonic.h"
#include "core/live/rankgroup.h"
#include "core/live/rankwire.h"

#include <algorithm>
#include <fcntl.h>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace {

using namespace livetest;

struct RankResult {
    std::string problem;  ///< of joining
    Ending ending;
};

/// A stream kept in a temporary file.
class KeptStream {
public:
    KeptStream()
        : m_path("liveranks-" + std::to_string(::getpid()) + ".jsonl")
    {
    }
    ~KeptStream() { ::unlink(m_path.c_str()); }
    KeptStream(const KeptStream&) = delete;
    KeptStream& operator=(const KeptStream&) = delete;
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::vector<nlohmann::json> records() const
    {
        std::vector<nlohmann::json> all;
        const int fd = ::open(m_path.c_str(), O_RDONLY | O_CLOEXEC);
        std::string text(1 << 22, '\0');
        const ssize_t got = ::read(fd, text.data(), text.size());
        ::close(fd);
        text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            all.push_back(nlohmann::json::parse(line, nullptr, false));
        return all;
    }

private:
    std::string m_path;
};

struct Variation {
    int size = 3;
    DispatchOptions options;
    /// Beside rank 0's dispatcher.
    std::function<void(Dispatcher&)> user;
    /// This rank drops its connections in the middle, as if it were killed.
    int dies = -1;
    /// Called when it has.
    std::function<void()> onDeath;
    /// This rank is told to end in the middle by somebody else.
    int leaves = -1;
    /// This rank has another payload.
    int differs = -1;
};

/// Runs all ranks; the stream of rank 0 goes to `stream`.
std::vector<RankResult> runRanks(const Prepared& prepared, const Variation& what, const KeptStream& stream)
{
    std::vector<RankResult> results(static_cast<std::size_t>(what.size));
    std::atomic<int> port{0};
    const auto oneRank = [&](int rank) {
        RankResult& result = results[static_cast<std::size_t>(rank)];
        Workload workload = prepared.workload;
        workload.payloadBytes += rank == what.differs ? 4 : 0;
        while (rank > 0 && port == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        RankGroupOptions options;
        options.rank = rank;
        options.size = what.size;
        options.port = rank == 0 ? 0 : port.load();
        options.token = "secret";
        options.runHash = runHash(*prepared.plan, workload, what.options);
        options.onListening = [&](int chosen) { port = chosen; };
        Placement placement;
        placement.zeroNs = monotonicNs();
        auto joined = RankGroup::join(options, *prepared.plan, placement);
        if (const std::string* problem = std::get_if<std::string>(&joined)) {
            result.problem = *problem;
            return;
        }
        std::unique_ptr<RankGroup> group = std::move(*std::get_if<std::unique_ptr<RankGroup>>(&joined));
        CpuBackend backend(group.get());
        if (rank > 0) {
            ForwardingSink sink(*group);
            Dispatcher dispatcher(prepared.plan, workload, placement, what.options, backend, sink, group.get());
            std::thread killer;
            if (rank == what.dies)
                killer = std::thread([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(60));
                    group->breakForTest();
                    if (what.onDeath)
                        what.onDeath();
                });
            if (rank == what.leaves)
                killer = std::thread([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(60));
                    dispatcher.cancel();
                });
            result.ending = dispatcher.run();
            if (killer.joinable())
                killer.join();
            return;
        }
        StreamWriterOptions writing;
        writing.traceFile = stream.path();
        StreamWriter writer(writing, prepared.plan->deviceCount(), static_cast<int>(prepared.plan->edges.size()));
        check(!writer.start(), "the stream's file");
        StreamSink sink(writer, prepared.plan, workload, placement, what.options);
        group->setSink(&sink);
        Dispatcher dispatcher(prepared.plan, workload, placement, what.options, backend, sink, group.get());
        std::thread user;
        if (what.user)
            user = std::thread([&] { what.user(dispatcher); });
        result.ending = dispatcher.run();
        group->setSink(nullptr);
        static_cast<void>(writer.finish());
        if (user.joinable())
            user.join();
    };
    std::vector<std::thread> ranks;
    for (int rank = 0; rank < what.size; ++rank)
        ranks.emplace_back(oneRank, rank);
    for (std::thread& rank : ranks)
        rank.join();
    return results;
}

Prepared paced(std::string_view schedule, int devices, int microbatches)
{
    Prepared prepared = prepare(scenarioOf(schedule, devices, microbatches, 200 * kNsPerUs));
    prepared.workload.mode = WorkMode::Paced;
    return prepared;
}

void sleepMs(int ms)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(ms));
}

void everyRankDoesItsPart()
{
    for (const char* schedule : {"1f1b", "gpipe", "zb-h1", "interleaved-1f1b", "zb-v", "chimera", "dualpipe"}) {
        for (const int size : {2, 4}) {
            const Prepared prepared = paced(schedule, 4, 8);
            const KeptStream stream;
            Variation what;
            what.size = size;
            what.options.iterations = 2;
            what.options.posting = size == 2 ? Posting::Late : Posting::Early;
            const std::vector<RankResult> results = runRanks(prepared, what, stream);
            const std::string name = schedule + std::string(" on ") + std::to_string(size) + " ranks";
            for (const RankResult& one : results)
                check(one.problem.empty() && one.ending.reason == EndReason::Finished && one.ending.verified == true,
                      name + ": finished and verified " + one.problem);
            std::vector<std::int64_t> counts(4, 0);
            bool gapless = true;
            nlohmann::json done;
            for (const nlohmann::json& record : stream.records()) {
                if (record["type"] == "iv") {
                    for (const nlohmann::json& one : record["iv"])
                        gapless = gapless && one[6] == counts[one[0].get<std::size_t>()]++;
                }
                if (record["type"] == "done")
                    done = record;
            }
            std::vector<std::int64_t> expected;
            for (std::size_t d = 0; d < 4; ++d)
                expected.push_back(static_cast<std::int64_t>(
                    2 * (prepared.plan->rows->rowBegin[d + 1] - prepared.plan->rows->rowBegin[d])));
            check(gapless && counts == expected && done["count"] == expected, name + ": rank 0 writes every op");
            check(done["verified"] == true && done["reason"] == "finished", name + ": and its end");
        }
    }
}

void pauseAndCancelReachAll()
{
    for (int round = 0; round < 6; ++round) {
        const Prepared prepared = paced(round % 2 == 0 ? "1f1b" : "zb-v", 3, 6);
        const KeptStream stream;
        Variation what;
        what.options.iterations = 0;
        what.options.posting = round < 3 ? Posting::Late : Posting::Early;
        what.user = [&](Dispatcher& dispatcher) {
            sleepMs(25 + 7 * round);
            dispatcher.pause();
            sleepMs(60);
            dispatcher.resume();
            sleepMs(20);
            dispatcher.cancel();
        };
        for (const RankResult& one : runRanks(prepared, what, stream))
            check(one.ending.reason == EndReason::Cancelled && !one.ending.gaveUp, "a cancel reaches every rank");
        std::int64_t from = -1;
        std::int64_t to = -1;
        std::vector<nlohmann::json> ops;
        for (const nlohmann::json& record : stream.records()) {
            if (record["type"] == "state" && record["state"] == "paused")
                from = record["t"];
            else if (record["type"] == "state" && record["state"] == "running" && from >= 0 && to < 0)
                to = record["t"];
            else if (record["type"] == "iv")
                ops.insert(ops.end(), record["iv"].begin(), record["iv"].end());
        }
        // A busy machine may take the whole pause to get there: then there is nothing to look at.
        check(to < 0 || std::none_of(ops.begin(), ops.end(),
                                     [&](const nlohmann::json& op) {
                                         return op[4] < to &&
                                                op[4].get<std::int64_t>() + op[5].get<std::int64_t>() > from;
                                     }),
              "nothing runs on any rank while paused");
    }
}

void aLostRankEndsAll()
{
    for (const int dies : {1, 2}) {
        const Prepared prepared = paced("1f1b", 3, 6);
        const KeptStream stream;
        Variation what;
        what.options.iterations = 0;
        what.dies = dies;
        const std::int64_t start = monotonicNs();
        const std::vector<RankResult> results = runRanks(prepared, what, stream);
        std::printf("rank %d lost: all ended %.0f ms after the start\n", dies,
                    static_cast<double>(monotonicNs() - start) / 1e6);
        for (const RankResult& one : results)
            check(one.ending.reason == EndReason::Error, "a lost rank ends every other as an error");
        const std::vector<nlohmann::json> records = stream.records();
        const auto error = std::find_if(records.begin(), records.end(),
                                        [](const nlohmann::json& record) { return record["type"] == "error"; });
        check(error != records.end() && (*error)["code"] == "peer-lost" &&
                  (*error)["text"].get<std::string>().find("rank " + std::to_string(dies)) == 0,
              "the stream says which: " + (error == records.end() ? std::string() : error->dump()));
        check(!records.empty() && records.back()["type"] == "done" && records.back()["reason"] == "error",
              "and is whole to its end: " + (records.empty() ? std::string() : records.back().dump()));
    }
}

/// The stream's error, which has to be of a lost peer; its text begins as given.
void checkLoss(const std::vector<nlohmann::json>& records, const std::string& begin, const std::string& name)
{
    const auto error = std::find_if(records.begin(), records.end(),
                                    [](const nlohmann::json& record) { return record["type"] == "error"; });
    check(error != records.end() && (*error)["code"] == "peer-lost" &&
              (*error)["text"].get<std::string>().find(begin) == 0,
          name + " is named: " + (error == records.end() ? std::string() : error->dump()));
    check(!records.empty() && records.back()["type"] == "done" && records.back()["reason"] == "error",
          name + ": the stream ends as an error");
}

void aRankThatLeavesEndsAll()
{
    const Prepared prepared = paced("1f1b", 3, 6);
    const KeptStream stream;
    Variation what;
    what.options.iterations = 0;
    what.leaves = 1;
    const std::vector<RankResult> results = runRanks(prepared, what, stream);
    check(results[0].ending.reason == EndReason::Error && results[2].ending.reason == EndReason::Error,
          "a rank that leaves is a fault of the others");
    checkLoss(stream.records(), "rank 1 was told to end", "a rank that leaves");
}

/// A launcher that has lost a process ends the others: their signals and the news may come in any order.
void aLossIsNoCancel()
{
    for (int round = 0; round < 4; ++round) {
        const Prepared prepared = paced("1f1b", 3, 6);
        const KeptStream stream;
        std::atomic<bool> died{false};
        Variation what;
        what.options.iterations = 0;
        what.dies = 2;
        what.onDeath = [&] { died = true; };
        what.user = [&](Dispatcher& dispatcher) {
            while (!died)
                std::this_thread::sleep_for(std::chrono::microseconds(50));
            dispatcher.cancel();
        };
        const std::vector<RankResult> results = runRanks(prepared, what, stream);
        check(results[0].ending.reason == EndReason::Error, "a loss beside a cancel is an error");
        checkLoss(stream.records(), "rank 2 is gone", "a loss beside a cancel");
    }
}

void anotherPlanIsRefused()
{
    const Prepared prepared = paced("1f1b", 3, 6);
    const KeptStream stream;
    Variation what;
    what.size = 2;
    what.differs = 1;
    const std::vector<RankResult> results = runRanks(prepared, what, stream);
    for (const RankResult& one : results)
        check(one.problem.find("another plan") != std::string::npos, "another plan is refused: " + one.problem);
}

void strangersAreNotHeard()
{
    const Prepared prepared = paced("1f1b", 2, 2);
    RankGroupOptions options;
    options.size = 2;
    options.token = "secret";
    options.connectNs = 300 * kNsPerMs;
    std::thread stranger;
    options.onListening = [&](int port) {
        stranger = std::thread([port] {
            SocketResult other = connectTo("127.0.0.1", port, monotonicNs() + kNsPerS, {});
            check(other.socket.isOpen(), "a stranger can connect");
            const std::string hello =
                R"({"magic":"bubblescope-ranks","version":1,"token":"guess","rank":1,"size":2,"hash":0})";
            check(sendFrame(other.socket, RankGroup::Frame::Message, bodyOf(std::string_view(hello))), "and speak");
            std::byte byte{};
            check(!other.socket.receiveAll(std::span(&byte, 1)), "but gets no answer");
        });
    };
    Placement placement;
    auto joined = RankGroup::join(options, *prepared.plan, placement);
    stranger.join();
    const std::string* problem = std::get_if<std::string>(&joined);
    check(problem != nullptr && problem->find("0 of 1") == 0, "a stranger does not count");
}

void whatTravelsComesBack()
{
    PeerMessage message;
    message.kind = PeerMessage::Prepared;
    message.info = {"cpu", {{"CPU thread", "2 devices", 1, true}}, {{"tcp"}}, {"a warning"}};
    message.calibration = {{1, 2.5, 3.25, 0.125}};
    const std::optional<PeerMessage> back = messageOf(bodyOf(message));
    check(back && back->info.devices[0].detail == "2 devices" && back->info.edges[0].name == "tcp" &&
              back->calibration[0].perUnitNs == 3.25,
          "what a rank has prepared");
    check(!messageOf(bodyOf(std::string_view("{\"kind\":99}"))) && !messageOf(bodyOf(std::string_view("no json"))),
          "nonsense is no message");
    const std::vector<MeasuredOp> ops{{3, OpKind::BackwardWeight, 7, 1'000'000'000'000, -5, 6}};
    check(opsOf(bodyOf(ops))[0].microbatch == ops[0].microbatch && opsOf(bodyOf(ops))[0].kind == ops[0].kind,
          "measurements");
    check(opsOf(bodyOf(std::string_view("short"))).empty(), "half a measurement is none");
}

}  // namespace

int main()
{
    whatTravelsComesBack();
    everyRankDoesItsPart();
    pauseAndCancelReachAll();
    aLostRankEndsAll();
    aRankThatLeavesEndsAll();
    aLossIsNoCancel();
    anotherPlanIsRefused();
    strangersAreNotHeard();
    return finish();
}
