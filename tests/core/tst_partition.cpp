// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Layers to stages: exact against every way there is, and what becomes of a scenario.

#include "core/io/layerscsv.h"
#include "core/partition/modellayers.h"
#include "core/partition/split.h"
#include "tests/core/support.h"

#include <numeric>
#include <random>

using namespace bubblescope;

namespace {

std::vector<ModelLayer> layersOf(const std::vector<int>& ms)
{
    std::vector<ModelLayer> layers;
    for (const int each : ms) {
        layers.push_back({std::string("x"), LayerKind::Block, false, each, 0, 0, 0, 0});
    }
    return layers;
}

/// Tries every set of boundaries.
TimeNs leastLongest(const StageTimes& times, const std::vector<double>& slowdown, int stage, int first)
{
    const int stages = static_cast<int>(slowdown.size());
    const double factor = slowdown[static_cast<std::size_t>(stage)];
    if (stage + 1 == stages)
        return times.stageNs(first, times.layerCount(), factor);
    TimeNs best = INT64_MAX;
    for (int end = first + 1; end <= times.layerCount() - (stages - 1 - stage); ++end)
        best =
            std::min(best, std::max(times.stageNs(first, end, factor), leastLongest(times, slowdown, stage + 1, end)));
    return best;
}

Result<std::vector<ModelLayer>> readCsv(const char* text)
{
    return readLayersCsv(text, "layers.csv");
}

}  // namespace

class TestPartition : public QObject {
    Q_OBJECT

private slots:
    void optimalIsAsGoodAsEveryOtherSplit();
    void optimalLiesNearAnEvenDivision();
    void equalCountSpreadsWhatIsLeft_data();
    void equalCountSpreadsWhatIsLeft();
    void endsGoAlongWithBlocks();
    void divisibleLayersAreCutInHalves();
    void manualSplitMustFit();
    void layersGiveStagesTheirTimes();
    void rebalancingShrinksTheBubble();
    void modelLayersKeepTheTotal();
    void csvReadsBackEqual();
    void csvSaysWhereItIsWrong_data();
    void csvSaysWhereItIsWrong();
};

void TestPartition::optimalIsAsGoodAsEveryOtherSplit()
{
    std::mt19937 random(7);
    const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    for (int round = 0; round < 3000; ++round) {
        const int stages = 1 + below(5);
        std::vector<ModelLayer> layers(static_cast<std::size_t>(stages + below(8)));
        for (ModelLayer& layer : layers) {
            layer.forwardNs = below(4) == 0 ? 0 : below(50);
            layer.backwardInputNs = below(30);
            layer.backwardWeightNs = below(3) == 0 ? 200 : below(20);
        }
        std::vector<double> slowdown(static_cast<std::size_t>(stages), 1.0);
        if (round % 2 == 1)
            for (double& factor : slowdown)
                factor = 0.5 + below(5) * 0.75;
        const StageTimes times(layers, round % 3 == 0 ? SplitTime::Forward : SplitTime::ForwardAndBackward);
        const Split split = optimalSplit(times, slowdown);
        QCOMPARE(split.size(), static_cast<std::size_t>(stages) + 1);
        QCOMPARE(split.front(), 0);
        QCOMPARE(split.back(), static_cast<int>(layers.size()));
        for (std::size_t s = 0; s + 1 < split.size(); ++s)
            QVERIFY(split[s] < split[s + 1]);
        QCOMPARE(longestStageNs(times, split, slowdown), leastLongest(times, slowdown, 0, 0));
    }
}

void TestPartition::optimalLiesNearAnEvenDivision()
{
    // 3+2+2+2 and its orders and 3+3+2+1 all have 3 in the longest: no stage is left nearly empty.
    const StageTimes times(layersOf({1, 1, 1, 1, 1, 1, 1, 1, 1}), SplitTime::Forward);
    const std::vector<double> alike(4, 1.0);
    const Split split = optimalSplit(times, alike);
    for (std::size_t s = 0; s < 4; ++s)
        QVERIFY(split[s + 1] - split[s] >= 2);
    // A stage twice as slow gets half as many.
    const std::vector<double> slow{1, 2, 1, 1};
    const StageTimes more(layersOf(std::vector<int>(14, 1)), SplitTime::Forward);
    QCOMPARE(optimalSplit(more, slow), (Split{0, 4, 6, 10, 14}));
}

void TestPartition::equalCountSpreadsWhatIsLeft_data()
{
    QTest::addColumn<int>("layers");
    QTest::addColumn<QList<int>>("counts");
    QTest::newRow("7 in 2") << 7 << QList<int>{3, 4};
    QTest::newRow("8 in 4") << 8 << QList<int>{2, 2, 2, 2};
    QTest::newRow("40 in 16") << 40 << QList<int>{2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3};
    QTest::newRow("3 in 3") << 3 << QList<int>{1, 1, 1};
}

void TestPartition::equalCountSpreadsWhatIsLeft()
{
    QFETCH(int, layers);
    QFETCH(QList<int>, counts);
    const Split split = equalSplit(std::vector<ModelLayer>(static_cast<std::size_t>(layers)), int(counts.size()));
    for (qsizetype s = 0; s < counts.size(); ++s)
        QCOMPARE(split[static_cast<std::size_t>(s) + 1] - split[static_cast<std::size_t>(s)], counts[s]);
}

void TestPartition::endsGoAlongWithBlocks()
{
    std::vector<ModelLayer> layers(10);
    layers.front().kind = LayerKind::Ends;
    layers.back().kind = LayerKind::Ends;
    QCOMPARE(equalSplit(layers, 4), (Split{0, 3, 5, 7, 10}));
    // Too few blocks for one in each stage: ends count too.
    layers.resize(3);
    layers.back().kind = LayerKind::Ends;
    QCOMPARE(equalSplit(layers, 3), (Split{0, 1, 2, 3}));
}

void TestPartition::divisibleLayersAreCutInHalves()
{
    Partition partition;
    partition.layers = layersOf({2, 7, 2});
    partition.layers[1].divisible = true;
    partition.layers[1].parameters = 5;
    const std::vector<ModelLayer> layers = layersToSplit(partition);
    QCOMPARE(layers.size(), std::size_t{4});
    QCOMPARE(QString::fromStdString(layers[2].name), QString("x 2/2"));
    QCOMPARE(layers[1].forwardNs + layers[2].forwardNs, TimeNs{7});
    QCOMPARE(layers[1].parameters + layers[2].parameters, std::int64_t{5});
    // 9+2 or 2+9 without cutting it; 5+6 with.
    partition.split = SplitMode::Optimal;
    const std::vector<double> alike(2, 1.0);
    const Result<Split> split = splitOf(partition, alike, SplitTime::Forward);
    QVERIFY(split.ok());
    QCOMPARE(split.value(), (Split{0, 2, 4}));
}

void TestPartition::manualSplitMustFit()
{
    Scenario scenario = test::scenario("1f1b", 2, 4, 1, 2);
    scenario.partition.emplace();
    scenario.partition->layers = layersOf({1, 2, 3});
    scenario.partition->split = SplitMode::Manual;
    scenario.partition->layersPerStage = {1, 1};
    const auto few = computeRun(scenario);
    QVERIFY(!few.ok());
    QCOMPARE(few.error().code, ErrorCode::Mismatch);
    scenario.partition->layersPerStage = {1, 1, 1};
    const auto many = computeRun(scenario);
    QVERIFY(!many.ok());
    QCOMPARE(QString::fromStdString(many.error().where), QString("partition.layers_per_stage"));
    scenario.partition->layersPerStage = {2, 1};
    QVERIFY(computeRun(scenario).ok());
    scenario.devices = 4;
    scenario.partition->split = SplitMode::Optimal;
    const auto stages = computeRun(scenario);
    QVERIFY(!stages.ok());
    QCOMPARE(QString::fromStdString(stages.error().where), QString("partition.layers"));
}

void TestPartition::layersGiveStagesTheirTimes()
{
    Scenario scenario = test::scenario("gpipe", 2, 1, 100, 200);
    scenario.partition.emplace();
    scenario.partition->layers = layersOf({3, 4, 5, 6});
    scenario.partition->split = SplitMode::Manual;
    scenario.partition->layersPerStage = {3, 1};
    scenario.costs.slowdown = {1, 2};
    const auto run = test::run(scenario);
    QVERIFY(run);
    QCOMPARE(run->costs.forwardNs, (std::vector<TimeNs>{12, 12}));
    QCOMPARE(run->analysis.makespanNs, TimeNs{24});
}

void TestPartition::rebalancingShrinksTheBubble()
{
    Scenario scenario = test::scenario("1f1b", 4, 16, 10, 20);
    scenario.costs.slowdown = {1, 1, 3, 1};
    scenario.partition.emplace();
    scenario.partition->layers = equalLayers(scenario, 40);
    const auto before = test::run(scenario);
    scenario.partition->split = SplitMode::Optimal;
    const auto after = test::run(scenario);
    QVERIFY(before && after);
    QCOMPARE(before->costs.split, (Split{0, 10, 20, 30, 40}));
    QCOMPARE(after->costs.split, (Split{0, 12, 24, 28, 40}));
    QVERIFY(after->analysis.bubbleRatio < before->analysis.bubbleRatio);
    QVERIFY(after->analysis.makespanNs < before->analysis.makespanNs);
}

void TestPartition::modelLayersKeepTheTotal()
{
    Scenario scenario = test::scenario("1f1b", 4, 16, 10, 20);
    scenario.costs.forwardNs = {1'000'003, 2, 3, 4};
    scenario.memory = findModelPreset("gpt3-175b")->model;
    const std::vector<ModelLayer> layers = layersOfModel(scenario);
    QCOMPARE(layers.size(), std::size_t{98});
    TimeNs forward = 0;
    TimeNs input = 0;
    std::int64_t parameters = 0;
    for (const ModelLayer& layer : layers) {
        forward += layer.forwardNs;
        input += layer.backwardInputNs;
        parameters += layer.parameters;
    }
    QCOMPARE(forward, TimeNs{1'000'012});
    QCOMPARE(input, 40 * kNsPerMs);
    QCOMPARE(layers.front().forwardNs, TimeNs{0});
    // vh against 12h²+sh/…: GPT-3's head is a third of a layer.
    QVERIFY(layers.back().forwardNs > layers[1].forwardNs / 4 && layers.back().forwardNs < layers[1].forwardNs / 2);
    // The same bytes as without the list.
    scenario.partition.emplace();
    scenario.partition->layers = layers;
    const auto listed = test::run(scenario);
    scenario.partition.reset();
    const auto unlisted = test::run(scenario);
    QVERIFY(listed && unlisted);
    QVERIFY(listed->analysis.memory.stages == unlisted->analysis.memory.stages);
}

void TestPartition::csvReadsBackEqual()
{
    std::vector<ModelLayer> layers = layersOf({1, 2'500'000, 3});
    layers[0].kind = LayerKind::Ends;
    layers[1].divisible = true;
    layers[1].backwardInputNs = 7;
    layers[2].backwardWeightNs = kMaxDurationNs;
    layers[2].activationBytes = 123'456'789'012;
    layers[2].parameters = 5;
    const auto read = readLayersCsv(writeLayersCsv(layers), "again.csv");
    QVERIFY(read.ok());
    QVERIFY(read.value() == layers);

    const auto free = readCsv("\xEF\xBB\xBF# my model\r\n\r\n forward , name\r\n2.5ms,first\r\n0.5, second \r\n");
    QVERIFY(free.ok());
    QCOMPARE(free.value().size(), std::size_t{2});
    QCOMPARE(free.value()[0].forwardNs, TimeNs{2'500'000});
    QCOMPARE(free.value()[1].forwardNs, TimeNs{500'000});
    QCOMPARE(QString::fromStdString(free.value()[1].name), QString("second"));
}

void TestPartition::csvSaysWhereItIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray("") << "a line for each layer";
    QTest::newRow("no layer") << QByteArray("name,forward\n") << "a line for each layer";
    QTest::newRow("column") << QByteArray("name,forwards\n") << "layers.csv:1, column 2: unknown key “forwards”";
    QTest::newRow("column twice") << QByteArray("name,forward,name\n") << "layers.csv:1, column 3";
    QTest::newRow("no forward") << QByteArray("name\nx\n") << "a column forward";
    QTest::newRow("few fields") << QByteArray("name,forward\n#\nx\n") << "layers.csv:3, column 1";
    QTest::newRow("many fields") << QByteArray("name,forward\nx,1,2\n") << "2 fields, as the first line has, not 3";
    QTest::newRow("duration") << QByteArray("name,forward\nx,1\ny,1h\n") << "layers.csv:3, column 2";
    QTest::newRow("long duration") << QByteArray("name,forward\nx,1001s\n") << "1ns to 1000 s";
    QTest::newRow("below half a ns") << QByteArray("name,forward\nx,1e-9\n") << "0 or from 1ns";
    QTest::newRow("bytes") << QByteArray("name,forward,parameters\nx,1,1e9\n") << "layers.csv:2, column 3";
    QTest::newRow("negative") << QByteArray("name,forward,activation_bytes\nx,1,-4\n") << "0 or more";
    QTest::newRow("kind") << QByteArray("name,forward,kind\nx,1,tail\n") << "block or end";
    QTest::newRow("divisible") << QByteArray("name,forward,divisible\nx,1,maybe\n") << "yes or no";
    QTest::newRow("no name") << QByteArray("name,forward\n,1\n") << "layers.csv:2, column 1";
}

void TestPartition::csvSaysWhereItIsWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const auto read = readCsv(text.constData());
    QVERIFY(!read.ok());
    const QString found = QString::fromStdString(describe(read.error()));
    QVERIFY2(found.contains(says), qPrintable(found));
}

QTEST_GUILESS_MAIN(TestPartition)
#include "tst_partition.moc"
