// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios side by side: what they have in common, putting one on another's basis, their file.

#include "core/analysis/run.h"
#include "core/io/comparisonjson.h"
#include "core/model/errortext.h"
#include "core/sweep/outcome.h"
#include "core/sweep/scenarioedit.h"
#include "core/sweep/sidebyside.h"

#include <QTest>

using namespace bubblescope;

namespace {

Scenario scenarioOf(const char* schedule, int devices = 4, int microbatches = 8, int chunks = 1)
{
    Scenario scenario;
    scenario.schedule = schedule;
    scenario.devices = devices;
    scenario.microbatches = microbatches;
    scenario.chunks = chunks;
    return scenario;
}

std::string firstWrong(const QByteArray& json)
{
    const auto read =
        readComparisonJson(std::string_view(json.data(), static_cast<std::size_t>(json.size())), "pair.json");
    return read.ok() ? std::string() : describe(read.error());
}

}  // namespace

class TestSideBySide : public QObject {
    Q_OBJECT

private slots:
    void sameBubbleOtherActivations();
    void namesWhatIsTheSame();
    void equalDevicesAndStages();
    void whatCannotBeStaysAsItIs();
    void equalBatches();
    void settingsWithoutTheSchedule();
    void runsHaveTheOutcomeOfTheirScenario();
    void filesComeBack();
    void refusesFiles_data();
    void refusesFiles();
};

void TestSideBySide::sameBubbleOtherActivations()
{
    const Outcome gpipe = evaluate(scenarioOf("gpipe"));
    const Outcome oneF1B = evaluate(scenarioOf("1f1b"));
    QCOMPARE(gpipe.bubbleRatio, oneF1B.bubbleRatio);
    QVERIFY(std::abs(gpipe.bubbleRatio - 3.0 / 11) < 1e-9);
    QCOMPARE(heldBy(gpipe, RankBasis::Devices), 8.0);
    QCOMPARE(heldBy(oneF1B, RankBasis::Devices), 4.0);
    QVERIFY(!differsInWork(gpipe, oneF1B));
    QCOMPARE(gpipe.workNs, 4 * 8 * 3 * kNsPerMs);
}

void TestSideBySide::namesWhatIsTheSame()
{
    const std::vector<Scenario> all{scenarioOf("1f1b", 4), scenarioOf("interleaved-1f1b", 2, 8, 2)};
    const CommonBasis common = commonBasis(all);
    QVERIFY(!common.devices && common.stages && common.microbatches);
    QVERIFY(common.batchMode == BatchMode::FixedMicrobatch);
    QVERIFY(countingBasis(common) == RankBasis::Stages);
    Scenario batch = scenarioOf("1f1b");
    batch.batch.mode = BatchMode::FixedBatch;
    const std::vector<Scenario> mixed{scenarioOf("1f1b"), batch};
    QVERIFY(!commonBasis(mixed).batchMode);
    QVERIFY(countingBasis(commonBasis(mixed)) == RankBasis::Devices);
}

void TestSideBySide::equalDevicesAndStages()
{
    const Scenario first = scenarioOf("1f1b", 4);
    Scenario other = scenarioOf("interleaved-1f1b", 8, 12, 2);
    other.transfer.latencyNs = 5;
    const Scenario devices = atDevicesOf(first, other);
    QCOMPARE(devices.devices, 4);
    QCOMPARE(devices.chunks, 2);
    QCOMPARE(devices.microbatches, 12);
    QCOMPARE(devices.transfer.latencyNs, 5);
    const Scenario stages = atStagesOf(first, other);
    QCOMPARE(stages.devices, 2);
    QCOMPARE(stages.stages(), 4);
    // The same model either way, in as many microbatches.
    const TimeNs work = evaluate(withMicrobatches(first, 12)).workNs;
    QCOMPARE(evaluate(devices).workNs, work);
    QCOMPARE(evaluate(stages).workNs, work);
}

void TestSideBySide::whatCannotBeStaysAsItIs()
{
    const Scenario first = scenarioOf("1f1b", 5);
    const Scenario folded = scenarioOf("zb-v", 4, 8, 2);
    QVERIFY(atStagesOf(first, folded) == folded);
    Scenario custom = scenarioOf("custom");
    QVERIFY(atDevicesOf(first, custom) == custom);
    QVERIFY(atDevicesOf(first, scenarioOf("gpipe", 5)) == scenarioOf("gpipe", 5));
}

void TestSideBySide::equalBatches()
{
    const Scenario first = scenarioOf("gpipe", 4, 8);
    const Scenario finer = scenarioOf("gpipe", 4, 16);
    QVERIFY(differsInWork(evaluate(first), evaluate(finer)));
    const Scenario firstBatch = inBatchMode(first, first, BatchMode::FixedBatch, false);
    const Scenario finerBatch = inBatchMode(first, finer, BatchMode::FixedBatch, false);
    QCOMPARE(evaluate(firstBatch).makespanNs, evaluate(first).makespanNs);
    QCOMPARE(finerBatch.microbatches, 16);
    QVERIFY(!differsInWork(evaluate(firstBatch), evaluate(finerBatch)));
    QVERIFY(evaluate(finerBatch).makespanNs < evaluate(firstBatch).makespanNs);
    QVERIFY(inBatchMode(firstBatch, finerBatch, BatchMode::FixedMicrobatch, false) == finer);
}

void TestSideBySide::settingsWithoutTheSchedule()
{
    Scenario from = scenarioOf("gpipe", 6, 24);
    from.costs.slowdown = {1, 1, 2, 1, 1, 1};
    from.options["backward-order"] = "fifo";
    const Scenario to = scenarioOf("interleaved-1f1b", 4, 8, 2);
    const Scenario same = withSettingsOf(from, to);
    QCOMPARE(same.schedule, to.schedule);
    QCOMPARE(same.chunks, 2);
    QVERIFY(same.options.empty());
    QCOMPARE(same.devices, 6);
    QCOMPARE(same.microbatches, 24);
    QVERIFY(same.costs == from.costs);
    const Scenario custom = scenarioOf("custom");
    QCOMPARE(withSettingsOf(from, custom).devices, custom.devices);
}

void TestSideBySide::runsHaveTheOutcomeOfTheirScenario()
{
    Scenario scenario = scenarioOf("interleaved-1f1b", 4, 8, 2);
    scenario.costs.slowdown = {1, 1, 3, 1};
    scenario.memory = MemoryModel();
    const auto run = computeRun(scenario);
    QVERIFY2(run.ok(), run.ok() ? "" : describe(run.error()).c_str());
    const Outcome direct = evaluate(scenario);
    const Outcome fromRun = outcomeOf(*run.value());
    QCOMPARE(fromRun.makespanNs, direct.makespanNs);
    QCOMPARE(fromRun.bubbleRatio, direct.bubbleRatio);
    QCOMPARE(fromRun.peakActivations, direct.peakActivations);
    QCOMPARE(fromRun.peakShares, direct.peakShares);
    QVERIFY(fromRun.peakBytes == direct.peakBytes);
    QCOMPARE(fromRun.workNs, direct.workNs);
    QCOMPARE(fromRun.weightCopies, direct.weightCopies);
}

void TestSideBySide::filesComeBack()
{
    std::vector<Scenario> scenarios{scenarioOf("gpipe"), scenarioOf("1f1b"), scenarioOf("zb-v", 4, 8, 2)};
    scenarios[1].title = "a \"title\"\nof two lines";
    scenarios[1].costs.slowdown = {1, 2, 1, 1};
    const std::string text = writeComparisonJson(scenarios);
    QVERIFY(looksLikeComparison(text));
    const auto read = readComparisonJson(text, "pair.json");
    QVERIFY2(read.ok(), read.ok() ? "" : describe(read.error()).c_str());
    QVERIFY(read.value() == scenarios);
}

void TestSideBySide::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no version") << QByteArray(R"({"scenarios": [{}, {}]})") << QByteArray("bubblescope_comparison");
    QTest::newRow("newer") << QByteArray(R"({"bubblescope_comparison": 2, "scenarios": [{}, {}]})") << QByteArray("2");
    QTest::newRow("version as text") << QByteArray(R"({"bubblescope_comparison": "1", "scenarios": [{}, {}]})")
                                     << QByteArray("bubblescope_comparison");
    QTest::newRow("one") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": [{}]})")
                         << QByteArray("scenarios: 1 values given; allowed: 2 to 4");
    QTest::newRow("five") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": [{}, {}, {}, {}, {}]})")
                          << QByteArray("scenarios: 5 values given; allowed: 2 to 4");
    QTest::newRow("no list") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": {}})")
                             << QByteArray("scenarios");
    QTest::newRow("absent") << QByteArray(R"({"bubblescope_comparison": 1})") << QByteArray("scenarios");
    QTest::newRow("unknown key") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": [{}, {}], "basis": 1})")
                                 << QByteArray("basis");
    QTest::newRow("no object") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": [{}, 3]})")
                               << QByteArray("pair.json: scenarios[1]");
    QTest::newRow("bad one") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": [{}, {"devices": 0}]})")
                             << QByteArray("pair.json: scenarios[1]: devices");
    QTest::newRow("cut") << QByteArray(R"({"bubblescope_comparison": 1, "scenarios": [{})") << QByteArray("pair.json");
}

void TestSideBySide::refusesFiles()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, message);
    const std::string said = firstWrong(json);
    QVERIFY2(said.find(message.toStdString()) != std::string::npos, said.c_str());
}

QTEST_APPLESS_MAIN(TestSideBySide)
#include "tst_sidebyside.moc"
