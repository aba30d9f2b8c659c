// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes: the published formula, well-known models' sizes, and what devices hold over time.

#include "core/analysis/iterations.h"
#include "core/analysis/memory.h"
#include "core/schedule/registry.h"
#include "tests/core/support.h"

#include <set>

using namespace bubblescope;

namespace {

/// Korthikanti et al. 2022, table 2, for 2-byte values, as printed there: bytes of one layer.
double published(double s, double b, double h, double a, double t, const QString& row)
{
    if (row == "none")
        return s * b * h * (34 + 5 * a * s / h);
    if (row == "tensor")
        return s * b * h * (10 + 24 / t + 5 * a * s / (h * t));
    if (row == "sequence")
        return s * b * h / t * (34 + 5 * a * s / h);
    if (row == "tensor, selective")
        return s * b * h * (10 + 24 / t);
    if (row == "sequence, selective")
        return s * b * h * 34 / t;
    return s * b * h * 2;
}

MemoryModel gpt3()
{
    MemoryModel model = findModelPreset("gpt3-175b")->model;
    model.tensorParallel = 1;
    model.sequenceParallel = false;
    model.recomputation = Recomputation::None;
    return model;
}

Scenario described(const std::string& schedule, int devices, int microbatches)
{
    Scenario scenario = test::scenario(schedule, devices, microbatches, 1, 2);
    if (const ScheduleInfo* info = findSchedule(schedule))
        scenario.chunks = fittingChunks(*info, 1);
    MemoryModel model;
    model.layers = 4 * scenario.stages() + 1;
    model.hiddenSize = 64;
    model.heads = 4;
    model.sequenceLength = 32;
    model.vocabulary = 100;
    scenario.memory = model;
    return scenario;
}

/// The definition, word for word, at one instant.
std::int64_t heldAt(const Run& run, int device, TimeNs atNs)
{
    const Timeline& timeline = run.timeline;
    const auto& ops = timeline.rows->ops;
    const std::vector<StageMemory> stages =
        stageMemory(run.scenario, run.costs.split, run.schedule.stageCount, run.schedule.hasBackward());
    std::int64_t bytes = 0;
    std::set<int> own;
    for (std::size_t f = 0; f < ops.size(); ++f) {
        if (timeline.rows->deviceOf(f).value() != device)
            continue;
        own.insert(ops[f].stage.value());
        if (ops[f].kind != OpKind::Forward || timeline.startNs[f] > atNs)
            continue;
        TimeNs freed = run.schedule.hasBackward() ? INT64_MAX : timeline.endNs[f];
        for (std::size_t b = 0; b < ops.size(); ++b)
            if (ops[b].stage == ops[f].stage && ops[b].microbatch == ops[f].microbatch &&
                (ops[b].kind == OpKind::Backward || ops[b].kind == OpKind::BackwardWeight))
                freed = timeline.endNs[b];
        if (atNs < freed)
            bytes += stages[ops[f].stage.index()].activationBytes;
    }
    const int versions = mostWeightVersions(run.schedule, DeviceId(device));
    for (const int s : own) {
        const StageMemory& stage = stages[static_cast<std::size_t>(s)];
        bytes += stage.stateBytes() + (versions - 1) * stage.weightBytes;
    }
    return bytes;
}

}  // namespace

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void activationsAreThePublishedFormula_data();
    void activationsAreThePublishedFormula();
    void otherValueSizesKeepMasks();
    void modelsHaveTheirPublishedSizes_data();
    void modelsHaveTheirPublishedSizes();
    void embeddingIsFirstAndHeadLast();
    void stateIsAdams();
    void devicesHoldWhatTheDefinitionSays_data();
    void devicesHoldWhatTheDefinitionSays();
    void gpipeHoldsAllMicrobatches();
    void limitMarksTheFirstInstantOver();
    void smallerMicrobatchesKeepLess();
    void unevenSplitIsNotAveraged();
    void searchTakesTheLimitInBytes_data();
    void searchTakesTheLimitInBytes();
    void noRoomIsRefused();
};

void TestMemory::activationsAreThePublishedFormula_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<bool>("sequence");
    QTest::addColumn<int>("recomputation");
    QTest::newRow("none") << "none" << 1 << false << 0;
    QTest::newRow("tensor") << "tensor" << 8 << false << 0;
    QTest::newRow("sequence") << "sequence" << 8 << true << 0;
    QTest::newRow("tensor, selective") << "tensor, selective" << 8 << false << 1;
    QTest::newRow("sequence, selective") << "sequence, selective" << 8 << true << 1;
    QTest::newRow("full") << "full" << 8 << true << 2;
}

void TestMemory::activationsAreThePublishedFormula()
{
    QFETCH(QString, row);
    QFETCH(int, tensor);
    QFETCH(bool, sequence);
    QFETCH(int, recomputation);
    for (const ModelPreset& preset : modelPresets()) {
        MemoryModel model = preset.model;
        model.tensorParallel = tensor;
        model.sequenceParallel = sequence;
        model.recomputation = static_cast<Recomputation>(recomputation);
        for (const int samples : {1, 4})
            QCOMPARE(static_cast<double>(layerActivationBytes(model, samples)),
                     published(model.sequenceLength, samples, model.hiddenSize, model.heads, tensor, row));
    }
}

void TestMemory::otherValueSizesKeepMasks()
{
    MemoryModel model = gpt3();
    const std::int64_t sh = std::int64_t{model.sequenceLength} * model.hiddenSize;
    const std::int64_t scores = std::int64_t{model.heads} * model.sequenceLength * model.sequenceLength;
    model.valueBytes = 4;
    QCOMPARE(layerActivationBytes(model, 1), 66 * sh + 9 * scores);
    model.valueBytes = 1;
    QCOMPARE(layerActivationBytes(model, 1), 18 * sh + 3 * scores);
}

void TestMemory::modelsHaveTheirPublishedSizes_data()
{
    QTest::addColumn<double>("billions");
    // Names of the models; Llama's papers round 70.6 and 405.9.
    QTest::newRow("gpt3-175b") << 175.0;
    QTest::newRow("gpt-22b") << 22.0;
    QTest::newRow("mt-nlg-530b") << 530.0;
    QTest::newRow("gpt-1t") << 1008.0;
    QTest::newRow("llama3-8b") << 8.03;
    QTest::newRow("llama3-70b") << 70.6;
    QTest::newRow("llama3-405b") << 405.9;
}

void TestMemory::modelsHaveTheirPublishedSizes()
{
    QFETCH(double, billions);
    const ModelPreset* preset = findModelPreset(QTest::currentDataTag());
    QVERIFY(preset != nullptr);
    QVERIFY(!preset->source.empty());
    const double found = static_cast<double>(allParameters(preset->model)) / 1e9;
    QVERIFY2(std::abs(found / billions - 1) < 0.013, qPrintable(QString::number(found)));
}

void TestMemory::embeddingIsFirstAndHeadLast()
{
    Scenario scenario = described("1f1b", 4, 4);
    MemoryModel& model = *scenario.memory;
    model.layers = 8;
    const auto stages = stageMemory(scenario, {}, 4, true);
    QCOMPARE(stages.size(), std::size_t{4});
    const std::int64_t h = model.hiddenSize;
    const std::int64_t layer = 12 * h * h + 13 * h;
    QCOMPARE(stages[1].parameters, 2 * layer);
    QCOMPARE(stages[0].parameters, 2 * layer + (model.vocabulary + model.sequenceLength) * h);
    QCOMPARE(stages[3].parameters, 2 * layer + model.vocabulary * h);
    // sbh for the dropout's mask; 4sbh + 4sbv before and in the head.
    const std::int64_t sh = model.sequenceLength * h;
    QCOMPARE(stages[0].activationBytes - stages[1].activationBytes, sh);
    QCOMPARE(stages[3].activationBytes - stages[1].activationBytes,
             4 * sh + std::int64_t{4} * model.sequenceLength * model.vocabulary);
    // On one stage a shared embedding is there once.
    const auto one = stageMemory(scenario, {}, 1, true);
    QCOMPARE(one[0].parameters, allParameters(model));
}

void TestMemory::stateIsAdams()
{
    Scenario scenario = described("1f1b", 2, 2);
    const auto trained = stageMemory(scenario, {}, 2, true);
    QCOMPARE(trained[0].stateBytes(), 16 * trained[0].parameters);
    QCOMPARE(trained[0].weightBytes, 2 * trained[0].parameters);
    QCOMPARE(trained[0].optimizerBytes, 12 * trained[0].parameters);
    const auto inference = stageMemory(scenario, {}, 2, false);
    QCOMPARE(inference[0].stateBytes(), 2 * trained[0].parameters);
}

void TestMemory::devicesHoldWhatTheDefinitionSays_data()
{
    QTest::addColumn<QString>("schedule");
    for (const ScheduleInfo& info : scheduleRegistry())
        if (info.id != "custom")
            QTest::newRow(std::string(info.id).c_str()) << QString::fromUtf8(info.id.data(), qsizetype(info.id.size()));
}

void TestMemory::devicesHoldWhatTheDefinitionSays()
{
    QFETCH(QString, schedule);
    Scenario scenario = described(schedule.toStdString(), 2, 6);
    scenario.costs.slowdown = {1, 1.5};
    const auto run = test::run(scenario);
    QVERIFY(run);
    const MemoryFigures& memory = run->analysis.memory;
    QCOMPARE(memory.devices.size(), std::size_t{2});
    std::set<TimeNs> instants{0};
    for (std::size_t i = 0; i < run->timeline.startNs.size(); ++i)
        instants.insert({run->timeline.startNs[i], run->timeline.endNs[i], run->timeline.endNs[i] - 1});
    for (int d = 0; d < 2; ++d) {
        const DeviceMemory& device = memory.devices[static_cast<std::size_t>(d)];
        std::int64_t most = 0;
        for (const TimeNs at : instants) {
            QCOMPARE(device.at(at), heldAt(*run, d, at));
            most = std::max(most, device.at(at));
        }
        QCOMPARE(device.peakBytes, most);
        QCOMPARE(device.at(device.peakAtNs), most);
    }
}

void TestMemory::gpipeHoldsAllMicrobatches()
{
    Scenario scenario = described("gpipe", 4, 16);
    scenario.memory->layers = 16;
    const auto gpipe = test::run(scenario);
    scenario.schedule = "1f1b";
    const auto onef1b = test::run(scenario);
    QVERIFY(gpipe && onef1b);
    QCOMPARE(gpipe->analysis.bubbleRatio, onef1b->analysis.bubbleRatio);
    for (std::size_t d = 0; d < 4; ++d) {
        const DeviceMemory& all = gpipe->analysis.memory.devices[d];
        const DeviceMemory& few = onef1b->analysis.memory.devices[d];
        QCOMPARE(all.peakBytes - all.stateBytes(), 16 * gpipe->analysis.memory.stages[d].activationBytes);
        QCOMPARE(few.peakBytes - few.stateBytes(),
                 static_cast<std::int64_t>(4 - d) * onef1b->analysis.memory.stages[d].activationBytes);
    }
}

void TestMemory::limitMarksTheFirstInstantOver()
{
    Scenario scenario = described("gpipe", 2, 8);
    const auto free = test::run(scenario);
    QVERIFY(free);
    const DeviceMemory& device = free->analysis.memory.devices[0];
    QCOMPARE(device.overLimitAtNs, TimeNs{-1});
    // Room for exactly three: the fourth forward, which starts at 3 ms, goes over.
    scenario.memoryLimitBytes = device.stateBytes() + 3 * free->analysis.memory.stages[0].activationBytes;
    const auto limited = test::run(scenario);
    QVERIFY(limited);
    QCOMPARE(limited->analysis.memory.devices[0].overLimitAtNs, 3 * kNsPerMs);
    QVERIFY(limited->analysis.memory.overLimit());
    QCOMPARE(limited->analysis.makespanNs, free->analysis.makespanNs);
    // What does not even hold the weights is over from the start.
    scenario.memoryLimitBytes = 1;
    QCOMPARE(test::run(scenario)->analysis.memory.devices[1].overLimitAtNs, TimeNs{0});
}

void TestMemory::smallerMicrobatchesKeepLess()
{
    Scenario scenario = described("gpipe", 1, 3);
    scenario.batch.samples = 8;  // 3, 3, 2
    const auto run = test::run(scenario);
    QVERIFY(run);
    const StageMemory& stage = run->analysis.memory.stages[0];
    scenario.batch.samples = 0;
    scenario.memory->microbatchSize = 3;
    QCOMPARE(stage.activationBytes, test::run(scenario)->analysis.memory.stages[0].activationBytes);
    const DeviceMemory& device = run->analysis.memory.devices[0];
    QCOMPARE(device.peakBytes - device.stateBytes(), stage.activationBytes / 3 * 8);
}

void TestMemory::unevenSplitIsNotAveraged()
{
    Scenario scenario = described("1f1b", 4, 8);
    scenario.memory->layers = 8;
    scenario.memory->vocabulary = 0;
    scenario.partition.emplace();
    scenario.partition->layers.resize(8);
    scenario.partition->split = SplitMode::Manual;
    scenario.partition->layersPerStage = {1, 2, 2, 3};
    for (ModelLayer& layer : scenario.partition->layers)
        layer.forwardNs = kNsPerMs;
    const auto run = test::run(scenario);
    QVERIFY(run);
    const auto& stages = run->analysis.memory.stages;
    const std::int64_t layer = layerActivationBytes(*scenario.memory, 1);
    QCOMPARE(stages[1].activationBytes, 2 * layer);
    QCOMPARE(stages[3].activationBytes, 3 * layer + headActivationBytes(*scenario.memory, 1));
    std::int64_t worst = 0;
    for (const DeviceMemory& device : run->analysis.memory.devices)
        worst = std::max(worst, device.peakBytes);
    QCOMPARE(run->analysis.memory.peakBytes(), worst);
}

void TestMemory::searchTakesTheLimitInBytes_data()
{
    QTest::addColumn<QString>("schedule");
    QTest::addColumn<int>("activations");
    QTest::newRow("zb-auto, 3") << "zb-auto" << 3;
    QTest::newRow("zb-auto, 6") << "zb-auto" << 6;
    QTest::newRow("zb-v, 5") << "zb-v" << 5;
    QTest::newRow("zb-v, 9") << "zb-v" << 9;
}

void TestMemory::searchTakesTheLimitInBytes()
{
    QFETCH(QString, schedule);
    QFETCH(int, activations);
    Scenario scenario = described(schedule.toStdString(), 4, 12);
    scenario.memory->layers = 2 * scenario.stages();
    scenario.options = {{"limit-from", "device-memory"}, {"effort", "20"}};
    if (schedule == "zb-v")
        scenario.options["order"] = "search";
    const auto stages = stageMemory(scenario, {}, scenario.stages(), true);
    std::int64_t state = 0;
    std::int64_t largest = 0;
    for (int d = 0; d < 4; ++d) {
        std::int64_t own = stages[static_cast<std::size_t>(d)].stateBytes();
        if (schedule == "zb-v")
            own += stages[static_cast<std::size_t>(7 - d)].stateBytes();
        state = std::max(state, own);
    }
    for (const StageMemory& stage : stages)
        largest = std::max(largest, stage.activationBytes);
    scenario.memoryLimitBytes = state + activations * largest;
    const auto run = test::run(scenario);
    QVERIFY(run);
    QVERIFY(!run->analysis.memory.overLimit());
    for (const DeviceMemory& device : run->analysis.memory.devices)
        QCOMPARE(device.overLimitAtNs, TimeNs{-1});
    // With more room the step is no longer.
    scenario.memoryLimitBytes += 4 * largest;
    const auto roomy = test::run(scenario);
    QVERIFY(roomy);
    QVERIFY(roomy->analysis.makespanNs <= run->analysis.makespanNs);
}

void TestMemory::noRoomIsRefused()
{
    Scenario scenario = described("zb-auto", 2, 4);
    scenario.options = {{"limit-from", "device-memory"}};
    const auto unlimited = computeRun(scenario);
    QVERIFY(!unlimited.ok());
    QCOMPARE(unlimited.error().code, ErrorCode::Refused);
    scenario.memoryLimitBytes = 1000;
    const auto tight = computeRun(scenario);
    QVERIFY(!tight.ok());
    QVERIFY(describe(tight.error()).find("has room for 0 activations") != std::string::npos);
    scenario.memory.reset();
    const auto unknown = computeRun(scenario);
    QVERIFY(!unknown.ok());
    QVERIFY(describe(unknown.error()).find("how many bytes") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_memory.moc"
