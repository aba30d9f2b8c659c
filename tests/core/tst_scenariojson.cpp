// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files: what is written reads back equal, what is wrong is refused with where, what and what would be right.

#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/model/errortext.h"
#include "core/schedule/registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace bubblescope;

namespace {

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

Result<Scenario> read(const QByteArray& json)
{
    return readScenarioJson(std::string_view(json.data(), static_cast<std::size_t>(json.size())), "file.json");
}

/// A scenario in which nothing has its default value.
Scenario unusual()
{
    Scenario scenario;
    scenario.title = "Zażółć \"gęślą\"\n\tjaźń";
    scenario.schedule = "interleaved-1f1b";
    scenario.options["group-size"] = "4";
    scenario.devices = 2;
    scenario.chunks = 3;
    scenario.microbatches = 9;
    scenario.costs.forwardNs = {1, 2};
    scenario.costs.backwardInputNs = {1, 2, 3, 4, 5, 6};
    scenario.costs.backwardWeightNs = {kMaxDurationNs};
    scenario.costs.slowdown = {0.1, 1.0 / 3};
    scenario.costs.overlapSavingNs = 7;
    scenario.transfer = {11, 12, 13, true};
    scenario.transfer.bytesPerSecond = 1'000'000;
    scenario.jitter = {JitterKind::LongTail, 0.3, UINT64_MAX};
    scenario.batch = {BatchMode::FixedBatch, 20, 5};
    scenario.measured = Measurement{3'237'888'000, "somewhere"};
    scenario.memory = MemoryModel{"mine", BlockKind::Llama,    5,  6,    7,   2,   9, 10, false, 11, 12,
                                  3,      Recomputation::Full, 14, true, 1.5, 6.25};
    scenario.memoryLimitBytes = 80'000'000'000;
    scenario.partition.emplace();
    scenario.partition->split = SplitMode::Manual;
    scenario.partition->layersPerStage = {1, 1, 1, 1, 1, 2};
    scenario.partition->layers.assign(6, {"x", LayerKind::Block, false, 1, 2, 3, 4, 5});
    scenario.partition->layers[2].kind = LayerKind::Ends;
    scenario.partition->layers[3].divisible = true;
    return scenario;
}

}  // namespace

class TestScenarioJson : public QObject {
    Q_OBJECT

private slots:
    void readsBackEqual_data();
    void readsBackEqual();
    void absentKeysAreDefaults();
    void durationsWithUnits();
    void wholeNumbersAsDoubles();
    void refuses_data();
    void refuses();
    void hostileText_data();
    void hostileText();
    void everyCutIsAnError();
    void oracleCosts();
    void files();
};

void TestScenarioJson::readsBackEqual_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("default") << bytes(writeScenarioJson({}));
    QTest::newRow("nothing default") << bytes(writeScenarioJson(unusual()));
    for (const ScheduleInfo& info : scheduleRegistry()) {
        Scenario scenario;
        scenario.schedule = info.id;
        scenario.chunks = fittingChunks(info, 1);
        for (const ScheduleOption& option : info.options)
            scenario.options[std::string(option.id)] = std::string(option.defaultValue);
        scenario.customCsv = info.id == "custom" ? "0F0,0B0\n1F0,1B0\n" : "";
        QTest::newRow(std::string(info.id).c_str()) << bytes(writeScenarioJson(scenario));
    }
}

void TestScenarioJson::readsBackEqual()
{
    QFETCH(const QByteArray, json);
    const Result<Scenario> scenario = read(json);
    QVERIFY2(scenario.ok(), scenario.ok() ? "" : describe(scenario.error()).c_str());
    QCOMPARE(bytes(writeScenarioJson(scenario.value())), json);
    if (QTest::currentDataTag() == QByteArray("nothing default"))
        QVERIFY(scenario.value() == unusual());
    if (QTest::currentDataTag() == QByteArray("default"))
        QVERIFY(scenario.value() == Scenario());
}

void TestScenarioJson::absentKeysAreDefaults()
{
    const Result<Scenario> scenario = read(R"({"bubblescope": 1, "jitter": {"kind": "normal"}})");
    QVERIFY(scenario.ok());
    Scenario expected;
    expected.jitter.kind = JitterKind::Normal;
    QVERIFY(scenario.value() == expected);
}

void TestScenarioJson::durationsWithUnits()
{
    const Result<Scenario> scenario = read(R"({"bubblescope": 1, "devices": 2, "costs": {"forward_ns": ["2.5ms", 7],
        "backward_input_ns": "3 us", "backward_weight_ns": ["1s"]}, "transfer": {"latency_ns": "10ns"}})");
    QVERIFY(scenario.ok());
    QCOMPARE(scenario.value().costs.forwardNs, (std::vector<TimeNs>{2'500'000, 7}));
    QCOMPARE(scenario.value().costs.backwardInputNs, std::vector<TimeNs>{3'000});
    QCOMPARE(scenario.value().costs.backwardWeightNs, std::vector<TimeNs>{kNsPerS});
    QCOMPARE(scenario.value().transfer.latencyNs, TimeNs{10});
}

void TestScenarioJson::wholeNumbersAsDoubles()
{
    const Result<Scenario> scenario =
        read(R"({"bubblescope": 1, "devices": 2.0, "costs": {"forward_ns": 2e6}, "jitter": {"seed": 3.0}})");
    QVERIFY(scenario.ok());
    QCOMPARE(scenario.value().devices, 2);
    QCOMPARE(scenario.value().costs.forwardNs, std::vector<TimeNs>{2'000'000});
    QCOMPARE(scenario.value().jitter.seed, std::uint64_t{3});
    const Result<Scenario> both = read(R"({"bubblescope": 1, "schedule": "chimera", "chunks": 2})");
    QVERIFY2(both.ok(), "as many as each device has where microbatches enter at both ends");
    QCOMPARE(both.value().chunks, 1);
}

void TestScenarioJson::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QByteArray& members, ErrorCode code, const char* where,
                        const char* says) {
        QTest::newRow(name) << QByteArray(R"({"bubblescope": 1, )") + members + "}" << static_cast<int>(code)
                            << QByteArray("file.json: ") + where << QByteArray(says);
    };
    using enum ErrorCode;
    row("unknown key", R"("stages": 4)", UnknownKey, "stages", "devices");
    row("unknown inner key", R"("costs": {"forward": [1]})", UnknownKey, "costs.forward", "forward_ns");
    row("text for a number", R"("devices": "4")", WrongType, "devices", "\"4\"");
    row("fraction", R"("devices": 2.5)", WrongType, "devices", "2.5");
    row("list for an object", R"("costs": [1])", WrongType, "costs", "a list");
    row("null title", R"("title": null)", WrongType, "title", "null");
    row("truth", R"("transfer": {"blocking": 1})", WrongType, "transfer.blocking", "true or false");
    row("no device", R"("devices": 0)", OutOfRange, "devices", "1 to 4096");
    row("too many devices", R"("devices": 4097)", OutOfRange, "devices", "4097");
    row("beyond 64 bits", R"("devices": 99999999999999999999999)", WrongType, "devices", "e+22");
    row("negative time", R"("costs": {"forward_ns": [1, 2, -3, 4]})", OutOfRange, "costs.forward_ns[2]", "-3");
    row("part of a ns", R"("costs": {"forward_ns": [1.5]})", WrongType, "costs.forward_ns[0]", "whole number of ns");
    row("duration without unit", R"("costs": {"forward_ns": "5"})", BadDuration, "costs.forward_ns", "2.5ms");
    row("negative text", R"("costs": {"forward_ns": "-5ms"})", BadDuration, "costs.forward_ns", "-5ms");
    row("below half a ns", R"("costs": {"forward_ns": "1e-9ms"})", BadDuration, "costs.forward_ns", "at least 1ns");
    row("chunks of 1F1B", R"("chunks": 2)", Refused, "chunks", "one stage on each device");
    row("chunks of Chimera", R"("schedule": "chimera", "chunks": 3)", Refused, "chunks", "two stages, one for either");
    row("too long", R"("transfer": {"latency_ns": "2000s"})", OutOfRange, "transfer.latency_ns", "2000000000000");
    row("length of list", R"("costs": {"slowdown": [1, 2]})", WrongCount, "costs.slowdown", "2 values");
    row("empty list", R"("costs": {"forward_ns": []})", WrongCount, "costs.forward_ns", "0 values");
    row("no slowdown", R"("costs": {"slowdown": 0})", OutOfRange, "costs.slowdown[0]", "0.01");
    row("schedule", R"("schedule": "2f2b")", UnknownSchedule, "schedule", "1f1b");
    row("option", R"("options": {"group-size": 4})", UnknownOption, "options.group-size", "1f1b");
    row("option's type", R"("options": {"x": [4]})", WrongType, "options.x", "a list");
    row("option's value", R"("schedule": "gpipe", "options": {"backward-order": "up"})", NotOneOf,
        "options.backward-order", "fifo");
    row("jitter kind", R"("jitter": {"kind": "gauss"})", NotOneOf, "jitter.kind", "long-tail");
    row("jitter amount", R"("jitter": {"amount": 2})", OutOfRange, "jitter.amount", "2");
    row("negative seed", R"("jitter": {"seed": -1})", WrongType, "jitter.seed", "-1");
    row("batch mode", R"("batch": {"mode": 1})", WrongType, "batch.mode", "fixed-batch");
    row("measured", R"("measured": {"makespan_ns": -1})", OutOfRange, "measured.makespan_ns", "-1");
    row("twice", R"("costs": {"slowdown": 1, "slowdown": 2})", WrongType, "costs.slowdown", "given once");
}

void TestScenarioJson::refuses()
{
    QFETCH(const QByteArray, json);
    QFETCH(const int, code);
    QFETCH(const QByteArray, where);
    QFETCH(const QByteArray, says);
    const Result<Scenario> scenario = read(json);
    QVERIFY(!scenario.ok());
    QCOMPARE(bytes(scenario.error().where), where);
    const std::string sentence = describe(scenario.error());
    QVERIFY2(static_cast<int>(scenario.error().code) == code, sentence.c_str());
    QVERIFY2(bytes(sentence).contains(says), sentence.c_str());
    QVERIFY2(!bytes(sentence).contains('%'), sentence.c_str());
}

void TestScenarioJson::hostileText_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("empty") << QByteArray("") << QByteArray("line 1, column 1:");
    QTest::newRow("line and column") << QByteArray("{\n  \"bubblescope\": 1,\n  \"devices\": oops\n}")
                                     << QByteArray("line 3, column 14:");
    QTest::newRow("trailing text") << QByteArray("{\"bubblescope\": 1} x") << QByteArray("line 1, column 20:");
    QTest::newRow("not a number") << QByteArray("{\"bubblescope\": NaN}") << QByteArray("line 1");
    QTest::newRow("beyond any double") << QByteArray("{\"bubblescope\": 1,\n\"devices\": 1e999}")
                                       << QByteArray("1e999 is too large");
    QTest::newRow("deep list") << QByteArray(1'000'000, '[') << QByteArray("nested at most");
    QTest::newRow("deep object") << QByteArray("{\"a\":").repeated(100'000) << QByteArray("nested at most");
    QTest::newRow("many values") << "{\"costs\":{\"forward_ns\":[" + QByteArray("1,").repeated(1'000'001) + "1]}}"
                                 << QByteArray("costs.forward_ns: should be at most 1000000 values");
    QTest::newRow("not UTF-8") << QByteArray("{\"title\": \"\xff\xfe\"}") << QByteArray("line 1");
    QTest::newRow("UTF-16") << QByteArray("{\0\"\0a\0", 6) << QByteArray("line 1");
    QTest::newRow("list") << QByteArray("[1, 2]") << QByteArray("should be an object, not a list");
    QTest::newRow("no version") << QByteArray("{}") << QByteArray("the key “bubblescope” is missing");
    QTest::newRow("later version") << QByteArray("{\"bubblescope\": 2, \"new\": 1}") << QByteArray("version 2");
    QTest::newRow("version as text") << QByteArray("{\"bubblescope\": \"1\"}") << QByteArray("version \"1\"");
}

void TestScenarioJson::hostileText()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, says);
    const Result<Scenario> scenario = read(json);
    QVERIFY(!scenario.ok());
    const std::string sentence = describe(scenario.error());
    QVERIFY2(bytes(sentence).startsWith("file.json: "), sentence.c_str());
    QVERIFY2(bytes(sentence).contains(says), sentence.c_str());
}

void TestScenarioJson::everyCutIsAnError()
{
    const QByteArray whole = bytes(writeScenarioJson(unusual())).trimmed();
    QVERIFY(read(whole).ok());
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const Result<Scenario> scenario = read(whole.left(length));
        QVERIFY2(!scenario.ok() && scenario.error().code == ErrorCode::NotJson, QByteArray::number(length));
    }
}

void TestScenarioJson::oracleCosts()
{
    Scenario base;
    base.title = "kept";
    const Result<Scenario> scenario =
        readOracleCosts(R"({"f":[3,4],"i":[5,6],"w":[0,8],"comm":9,"overlap_saving":1000})", "costs.json", base);
    QVERIFY(scenario.ok());
    base.costs.forwardNs = {3, 4};
    base.costs.backwardInputNs = {5, 6};
    base.costs.backwardWeightNs = {0, 8};
    base.costs.overlapSavingNs = 1000;
    base.transfer.latencyNs = 9;
    QVERIFY(scenario.value() == base);

    const std::pair<const char*, const char*> wrong[] = {
        {R"({"f":[1],"i":[1]})", "costs.json: w"},
        {R"({"f":[1,-1],"i":[1],"w":[1]})", "costs.json: f[1]"},
        {R"({"f":["1ms"],"i":[1],"w":[1]})", "costs.json: f[0]"},
        {R"({"f":[1],"i":[1],"w":[1],"latency":1})", "costs.json: latency"},
        {R"({"f":[1],"i":[1],"w":[1],"comm":-1})", "costs.json: comm"},
    };
    for (const auto& [text, where] : wrong) {
        const Result<Scenario> refused = readOracleCosts(text, "costs.json", {});
        QVERIFY2(!refused.ok(), text);
        QCOMPARE(bytes(refused.error().where), QByteArray(where));
    }
}

void TestScenarioJson::files()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("scenario.json").toStdString();
    QVERIFY(!writeTextFile(path, "first"));
    QVERIFY(!writeTextFile(path, "second"));
    QCOMPARE(bytes(readTextFile(path).value()), QByteArray("second"));
    // Nothing half-written is left beside it.
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("scenario.json"));

    // A link stays a link, and rights stay as they were.
    const std::filesystem::path link = folder.filePath("link.json").toStdString();
    std::filesystem::create_symlink(path, link);
    std::filesystem::permissions(path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    QVERIFY(!writeTextFile(link, "third"));
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(bytes(readTextFile(path).value()), QByteArray("third"));
    QVERIFY(std::filesystem::status(path).permissions() ==
            (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));

    const std::filesystem::path directory = folder.path().toStdString();
    QVERIFY(readTextFile(directory).error().code == ErrorCode::CannotRead);
    QVERIFY(readTextFile(directory / "absent").error().code == ErrorCode::CannotRead);
    QVERIFY(writeTextFile(directory, "x")->code == ErrorCode::CannotWrite);
    QVERIFY(writeTextFile(directory / "absent" / "x", "x")->code == ErrorCode::CannotWrite);
}

QTEST_GUILESS_MAIN(TestScenarioJson)
#include "tst_scenariojson.moc"
