// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Many scenarios at once: rows, ranks, least numbers of microbatches.

#include "core/schedule/registry.h"
#include "core/sweep/inorder.h"
#include "core/sweep/leastmicrobatches.h"
#include "core/sweep/rank.h"
#include "core/sweep/sweep.h"
#include "tests/core/support.h"

#include <algorithm>
#include <atomic>

using namespace bubblescope;

namespace {

/// 1F1B's peak at P = 8, M = 32 with one slow stage.
Scenario slowStage()
{
    Scenario scenario = test::scenario("1f1b", 8, 32, 10, 20);
    scenario.costs.slowdown.assign(8, 1.0);
    scenario.costs.slowdown[3] = 1.5;
    return scenario;
}

std::string textOf(const SweepRow& row)
{
    return std::to_string(row.index) + " " + row.scenario.schedule + " " +
           (row.outcome.error ? describe(*row.outcome.error) : std::to_string(row.outcome.makespanNs)) + " " +
           std::to_string(row.outcome.peakActivations);
}

}  // namespace

class TestSweep : public QObject {
    Q_OBJECT

private slots:
    void outcomesAreTheAnalysis_data();
    void outcomesAreTheAnalysis();
    void gridCountsLastListFastest();
    void shardsAreTheWhole();
    void rowsDoNotDependOnThreads();
    void stoppingLeavesWholeRowsInOrder();
    void rankPutsWhatFitsFirst();
    void rankUnderALimitInBytes();
    void rankLimitCountsBytesWhereTheyAreKnown();
    void rankAtEqualStages();
    void rankKeepsTheModel();
    void rankNamesWhatCannotRun();
    void leastIsTheLeast_data();
    void leastIsTheLeast();
    void leastMayNotExist();
};

void TestSweep::outcomesAreTheAnalysis_data()
{
    QTest::addColumn<QString>("schedule");
    for (const ScheduleInfo& info : scheduleRegistry())
        if (info.id != "custom")
            QTest::newRow(std::string(info.id).c_str())
                << QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
}

void TestSweep::outcomesAreTheAnalysis()
{
    QFETCH(QString, schedule);
    Scenario scenario = test::scenario(schedule.toStdString(), 4, 10, 3, 4);
    scenario.chunks = fittingChunks(*findSchedule(scenario.schedule), 2);
    scenario.costs.slowdown = {1, 1, 2, 1};
    scenario.transfer.latencyNs = kNsPerMs;
    scenario.memory.emplace();
    scenario.memoryLimitBytes = 3'000'000'000;
    const auto run = test::run(scenario);
    QVERIFY(run);
    const Outcome outcome = evaluate(scenario);
    QVERIFY(!outcome.error);
    QCOMPARE(outcome.makespanNs, run->analysis.makespanNs);
    QCOMPARE(outcome.bubbleRatio, run->analysis.bubbleRatio);
    QCOMPARE(outcome.spanBubbleRatio, run->analysis.spanBubbleRatio);
    int peak = 0;
    for (const DeviceFigures& device : run->analysis.devices)
        peak = std::max(peak, device.peakActivations);
    QCOMPARE(outcome.peakActivations, peak);
    QCOMPARE(outcome.peakBytes.value(), run->analysis.memory.peakBytes());
    TimeNs over = -1;
    for (const DeviceMemory& device : run->analysis.memory.devices)
        if (device.overLimitAtNs >= 0 && (over < 0 || device.overLimitAtNs < over))
            over = device.overLimitAtNs;
    QCOMPARE(outcome.overLimitAtNs, over);
}

void TestSweep::gridCountsLastListFastest()
{
    const Grid grid({2, 3});
    QCOMPARE(grid.count(), std::size_t{6});
    QCOMPARE(grid.at(0), (std::vector<std::size_t>{0, 0}));
    QCOMPARE(grid.at(4), (std::vector<std::size_t>{1, 1}));
    QCOMPARE(Grid({}).count(), std::size_t{1});
}

void TestSweep::shardsAreTheWhole()
{
    for (const std::size_t count : {0u, 1u, 7u, 24u})
        for (const std::size_t parts : {1u, 2u, 5u, 30u}) {
            std::size_t next = 0;
            for (std::size_t part = 0; part < parts; ++part) {
                const Shard shard = shardOf(count, part, parts);
                QCOMPARE(shard.first, next);
                QVERIFY(shard.last - shard.first <= count / parts + 1);
                next = shard.last;
            }
            QCOMPARE(next, count);
        }
}

void TestSweep::rowsDoNotDependOnThreads()
{
    const auto rowsWith = [](int threads) {
        std::vector<std::string> rows;
        const std::size_t done = sweep(
            {3, 63},
            [](std::size_t i) -> Result<Scenario> {
                if (i % 7 == 0)
                    return Error{ErrorCode::BadDuration, "x", {"y"}, nullptr};
                // Long ones first, so that later ones are ready earlier.
                Scenario scenario =
                    test::scenario(i % 2 == 0 ? "zb-h2" : "dualpipe", 2 + int(i % 3), 70 - int(i), 1, 2);
                return scenario;
            },
            threads, {},
            [&](const SweepRow& row) {
                rows.push_back(textOf(row));
                return true;
            });
        return done == 60 ? rows : std::vector<std::string>();
    };
    const std::vector<std::string> one = rowsWith(1);
    QCOMPARE(one.size(), std::size_t{60});
    QCOMPARE(rowsWith(2), one);
    QCOMPARE(rowsWith(7), one);
    QVERIFY(one[4].starts_with("7 ") && one[4].find("no duration") != std::string::npos);
    QVERIFY(
        std::any_of(one.begin(), one.end(), [](const std::string& row) { return row.find("cannot do") != row.npos; }));
}

void TestSweep::stoppingLeavesWholeRowsInOrder()
{
    std::stop_source stop;
    std::vector<std::size_t> indices;
    std::atomic<int> started{0};
    const std::size_t done = sweep(
        {0, 100'000},
        [&](std::size_t) -> Result<Scenario> {
            ++started;
            return test::scenario("1f1b", 4, 8, 1, 2);
        },
        3, {stop.get_token(), {}},
        [&](const SweepRow& row) {
            indices.push_back(row.index);
            if (indices.size() == 50)
                stop.request_stop();
            return true;
        });
    QCOMPARE(done, indices.size());
    QVERIFY(done >= 50 && done < 100'000);
    for (std::size_t i = 0; i < done; ++i)
        QCOMPARE(indices[i], i);
    const int startedThen = started;
    QVERIFY(startedThen < 100'000);

    // A row that takes minutes does not hold it up: generators poll too.
    std::stop_source long_;
    const std::jthread later([&] {
        while (started == startedThen)
            std::this_thread::yield();
        long_.request_stop();
    });
    const std::size_t none = sweep(
        {0, 4},
        [&](std::size_t) -> Result<Scenario> {
            Scenario scenario = test::scenario("zb-auto", 16, 512, 1, 2);
            scenario.options["effort"] = "1000000";
            ++started;
            return scenario;
        },
        2, {long_.get_token(), {}}, [](const SweepRow&) { return true; });
    QCOMPARE(none, std::size_t{0});
}

void TestSweep::rankPutsWhatFitsFirst()
{
    const Scenario scenario = slowStage();
    RankOptions options;
    options.mostActivations = 8;  // 1F1B's peak
    options.threads = 2;
    const auto ranked = rank(scenario, options);
    QVERIFY(ranked.ok());
    const std::vector<RankedRow>& rows = ranked.value();
    QVERIFY(rows.size() > 20);
    int present = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RankedRow& row = rows[i];
        present += row.present ? 1 : 0;
        if (row.present)
            QVERIFY(row.scenario == scenario);
        QCOMPARE(row.fit == Fit::Refused, row.outcome.error.has_value());
        QCOMPARE(row.fit == Fit::Fits, !row.outcome.error && row.outcome.peakShares <= 8);
        if (i > 0) {
            QVERIFY(rows[i - 1].fit <= row.fit);
            if (rows[i - 1].fit == row.fit && row.fit != Fit::Refused)
                QVERIFY(rows[i - 1].outcome.makespanNs <= row.outcome.makespanNs);
        }
        if (row.scenario.schedule == "gpipe")
            QVERIFY(row.fit == Fit::OverLimit);
        if (row.scenario.schedule == "forward-only" || row.scenario.schedule == "custom")
            QFAIL("it does not train, or has no order");
        // What is shown runs when it is chosen.
        if (row.fit != Fit::Refused && i % 5 == 0) {
            const auto run = test::run(row.scenario);
            QVERIFY(run);
            QCOMPARE(run->analysis.makespanNs, row.outcome.makespanNs);
        }
    }
    QCOMPARE(present, 1);
    // The slow stage's own work is a bound, half of it where two devices share that stage; the best beats 1F1B.
    QVERIFY(rows[0].outcome.makespanNs >= 16 * 45 * kNsPerMs);
    QVERIFY(rows[0].outcome.makespanNs < test::run(scenario)->analysis.makespanNs);
}

void TestSweep::rankUnderALimitInBytes()
{
    Scenario scenario = slowStage();
    scenario.memory.emplace();
    scenario.memory->layers = 64;
    scenario.memoryLimitBytes = test::run(scenario)->analysis.memory.peakBytes();
    const auto ranked = rank(scenario, {});
    QVERIFY(ranked.ok());
    bool automatic = false;
    for (const RankedRow& row : ranked.value()) {
        if (row.fit == Fit::Refused)
            continue;
        QCOMPARE(row.fit == Fit::Fits, row.outcome.peakBytes.value() <= scenario.memoryLimitBytes);
        automatic = automatic || row.scenario.options.contains("limit-from");
        if (row.scenario.options.contains("limit-from"))
            QCOMPARE(row.fit, Fit::Fits);
        if (row.present)
            QCOMPARE(row.fit, Fit::Fits);
    }
    QVERIFY(automatic);
}

void TestSweep::rankLimitCountsBytesWhereTheyAreKnown()
{
    Scenario scenario = test::scenario("1f1b", 8, 32, 1, 2);
    RankOptions options;
    options.threads = 2;
    QVERIFY(!limitTo(*findSchedule("1f1b"), scenario, options));
    QCOMPARE(options.mostActivations.value(), 8.0);
    QVERIFY(!options.mostBytes);

    scenario.memory.emplace();
    scenario.memory->layers = 64;
    const std::int64_t needed = test::run(scenario)->analysis.memory.peakBytes();
    QVERIFY(!limitTo(*findSchedule("1f1b"), scenario, options));
    QCOMPARE(options.mostBytes.value(), needed);
    RankOptions counted = options;
    QVERIFY(!limitTo(8.0, scenario, counted));
    QVERIFY(counted.mostBytes.value() >= needed);
    const auto ranked = rank(scenario, options);
    QVERIFY(ranked.ok());
    bool searched = false;
    for (const RankedRow& row : ranked.value()) {
        const bool twice = row.scenario.schedule == "chimera" || row.scenario.schedule == "dualpipe";
        if (row.fit == Fit::Refused)
            continue;
        QCOMPARE(row.outcome.weightCopies, twice ? 2 : 1);
        QCOMPARE(row.fit == Fit::Fits, row.outcome.peakBytes.value() <= needed);
        if (twice)
            QCOMPARE(row.fit, Fit::OverLimit);
        searched = searched || (row.fit == Fit::Fits && row.scenario.options.contains("limit-from"));
        if (!row.scenario.options.contains("limit-from"))
            QCOMPARE(row.scenario.memoryLimitBytes, std::int64_t{0});
    }
    QVERIFY(searched);
    QVERIFY(ranked.value().front().outcome.peakBytes.value() <= needed);
}

void TestSweep::rankAtEqualStages()
{
    Scenario scenario = test::scenario("1f1b", 8, 32, 1, 2);
    scenario.costs.slowdown = {1, 1, 1, 2, 1, 1, 1, 1};
    RankOptions options;
    options.basis = RankBasis::Stages;
    const std::vector<Scenario> candidates = rankCandidates(scenario, options);
    bool folded = false;
    for (const Scenario& candidate : candidates) {
        QCOMPARE(candidate.stages(), 8);
        folded = folded || (candidate.schedule == "dualpipev" && candidate.devices == 4);
        const auto made = computeRun(candidate);
        if (!made.ok())
            continue;
        // The same stages of the same times, wherever they are.
        for (std::size_t s = 0; s < 8; ++s)
            QCOMPARE(made.value()->costs.forwardNs[s], test::run(scenario)->costs.forwardNs[s]);
    }
    QVERIFY(folded);
}

void TestSweep::rankKeepsTheModel()
{
    // Stage by stage in a V: devices hold stages 0 and 3, 1 and 2.
    Scenario scenario = test::scenario("zb-v", 2, 8, 1, 2);
    scenario.chunks = 2;
    scenario.costs.forwardNs = {1, 2, 30, 400};
    scenario.costs.slowdown = {1, 1, 1, 3};
    for (const Scenario& candidate : rankCandidates(scenario, {})) {
        if (candidate.chunks == 2 && candidate.costs.forwardNs.size() == 4) {
            QCOMPARE(candidate.costs.forwardNs, scenario.costs.forwardNs);
            continue;
        }
        QCOMPARE(candidate.costs.forwardNs, (std::vector<TimeNs>{401, 32}));
        QCOMPARE(candidate.costs.slowdown, (std::vector<double>{2, 1}));
    }
}

void TestSweep::rankNamesWhatCannotRun()
{
    const auto ranked = rank(test::scenario("1f1b", 3, 4, 1, 2), {});
    QVERIFY(ranked.ok());
    int refused = 0;
    for (const RankedRow& row : ranked.value())
        if (row.fit == Fit::Refused) {
            ++refused;
            QVERIFY(!describe(*row.outcome.error).empty());
        }
    QVERIFY(refused >= 2);  // DualPipe and Chimera want an even number of devices
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = rank(slowStage(), {}, {stop.get_token(), {}});
    QVERIFY(!cancelled.ok());
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
}

void TestSweep::leastIsTheLeast_data()
{
    QTest::addColumn<QString>("schedule");
    QTest::addColumn<int>("chunks");
    QTest::addColumn<double>("wanted");
    QTest::newRow("1f1b") << "1f1b" << 1 << 0.1;
    QTest::newRow("gpipe") << "gpipe" << 1 << 0.25;
    QTest::newRow("interleaved, ragged") << "interleaved-1f1b" << 2 << 0.09;
    QTest::newRow("zb-h1") << "zb-h1" << 1 << 0.05;
    QTest::newRow("dualpipe, even numbers from 2P on") << "dualpipe" << 1 << 0.12;
    QTest::newRow("already with one") << "1f1b" << 1 << 0.76;
}

void TestSweep::leastIsTheLeast()
{
    QFETCH(QString, schedule);
    QFETCH(int, chunks);
    QFETCH(double, wanted);
    Scenario scenario = test::scenario(schedule.toStdString(), 4, 8, 2, 4);
    scenario.chunks = chunks;
    const auto found = leastMicrobatches(scenario, wanted, 500);
    QVERIFY(found.ok());
    int least = 0;
    for (int m = 1; m <= 500 && least == 0; ++m) {
        scenario.microbatches = m;
        const Outcome outcome = evaluate(scenario);
        if (!outcome.error && outcome.bubbleRatio <= wanted)
            least = m;
    }
    QVERIFY(least > 0);
    QCOMPARE(found.value().microbatches, least);
    QVERIFY(found.value().bubbleRatio <= wanted);
    QVERIFY(found.value().allSmallerTried);
}

void TestSweep::leastMayNotExist()
{
    const auto found = leastMicrobatches(test::scenario("sequential", 4, 8, 1, 2), 0.5, 40);
    QVERIFY(found.ok());
    QCOMPARE(found.value().microbatches, 0);
    QCOMPARE(found.value().bestBubbleRatio, 0.75);
    const auto refused = leastMicrobatches(test::scenario("dualpipe", 3, 8, 1, 2), 0.5, 40);
    QVERIFY(refused.ok());
    QCOMPARE(refused.value().bestMicrobatches, 0);
    QCOMPARE(refused.value().refusal->code, ErrorCode::Refused);
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = leastMicrobatches(test::scenario("1f1b", 4, 8, 1, 2), 0.1, 40, {stop.get_token(), {}});
    QVERIFY(!cancelled.ok());
}

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
