// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files: what is wrong is refused with step, key, value and what would be right; and each lesson that comes with
// the program says in every language what the engine gives.

#include "core/analysis/run.h"
#include "core/io/lessonjson.h"
#include "core/io/textfile.h"
#include "core/lesson/places.h"
#include "core/model/errortext.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace bubblescope;

namespace {

const QString kFolder = QStringLiteral(BUBBLESCOPE_SOURCE_DIR "/resources/lessons");
constexpr const char* kLanguages[] = {"en", "ru", "pl"};

Result<Lesson> read(const QByteArray& json)
{
    return readLessonJson(std::string_view(json.data(), static_cast<std::size_t>(json.size())), "file.json");
}

/// A lesson of two steps, the second of which has these members besides its text.
QByteArray withStep(const QByteArray& members)
{
    return R"({"bubblescope_lesson": 1, "title": "T", "steps": [
        {"text": "one", "scenario": {"schedule": "gpipe", "devices": 2, "microbatches": 3}},
        {"text": "two")" +
           QByteArray(members.isEmpty() ? "" : ", ") + members + "}]}";
}

Lesson builtIn(const QString& file)
{
    const Result<std::string> text = readTextFile((kFolder + '/' + file).toStdString());
    if (!text.ok())
        return {};
    const Result<Lesson> lesson = readLessonJson(text.value(), file.toStdString());
    if (!lesson.ok())
        qWarning("%s", describe(lesson.error()).c_str());
    return lesson.ok() ? lesson.value() : Lesson();
}

void addBuiltIn()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : QDir(kFolder).entryList({"*.json"}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(file)) << file;
}

/// All numbers of a text, in order of size, with a point for the decimal sign.
QStringList numbersIn(std::string_view text)
{
    static const QRegularExpression pattern(QStringLiteral("\\d+(?:[.,]\\d+)?"));
    QStringList numbers;
    auto found = pattern.globalMatch(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    while (found.hasNext())
        numbers << found.next().captured().replace(u',', u'.');
    numbers.sort();
    return numbers;
}

std::vector<LessonText> textsOf(const LessonStep& step)
{
    std::vector<LessonText> texts{step.title, step.text};
    if (!step.question)
        return texts;
    texts.push_back(step.question->text);
    texts.push_back(step.question->reason);
    if (const auto* choice = std::get_if<ChoiceAnswer>(&step.question->answer))
        texts.insert(texts.end(), choice->choices.begin(), choice->choices.end());
    return texts;
}

/// A percentage in a step's text that is nearly one of the run's figures and not what the window shows for it.
QString wronglyRounded(const LessonStep& step, const Analysis& analysis)
{
    std::vector<double> figures{analysis.bubbleRatio, analysis.overheadRatio, analysis.spanBubbleRatio};
    for (const DeviceFigures& device : analysis.devices)
        figures.push_back(device.bubbleRatio);
    static const QRegularExpression pattern(QStringLiteral("(\\d+(?:\\.(\\d+))?)[  ]?%"));
    for (const LessonText& text : textsOf(step)) {
        auto found = pattern.globalMatch(QString::fromStdString(std::string(text.in("en"))));
        while (found.hasNext()) {
            const QRegularExpressionMatch said = found.next();
            const auto decimals = static_cast<int>(said.captured(2).size());
            QString nearly;
            bool right = false;
            for (const double ratio : figures) {
                const QString shown = QString::number(ratio * 100, 'f', decimals);
                right = right || shown == said.captured(1);
                if (std::abs(said.captured(1).toDouble() - ratio * 100) < std::pow(10, -decimals))
                    nearly = shown;
            }
            if (!right && !nearly.isEmpty())
                return QStringLiteral("%1 is %2").arg(said.captured(1), nearly);
        }
    }
    return {};
}

}  // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void readsAStep();
    void scenariosBuildOnEachOther();
    void comparesWithChanges();
    void textsByLanguage();
    void guesses();
    void refuses_data();
    void refuses();
    void everyCutIsAnError();
    void saysWhatTheEngineGives_data() { addBuiltIn(); }
    void saysWhatTheEngineGives();
    void placesAreThere_data();
    void placesAreThere();
    void speaksThreeLanguages_data() { addBuiltIn(); }
    void speaksThreeLanguages();
    void wrongFactsAreNamed();
};

void TestLessons::readsAStep()
{
    const Result<Lesson> lesson = read(withStep(R"("title": {"en": "Two", "pl": "Dwa"}, "cursor_ns": "2ms",
        "range_ns": ["1ms", "3ms"], "source": "a paper",
        "show": {"queue": 1, "device": 0, "bubble": {"device": 1, "at_ns": "500us"}, "figure": "makespan",
                 "control": "stages", "chart": "memory", "critical_path": true, "live": true},
        "question": {"text": "?", "number": {"value": 2.5, "tolerance": 0.5, "unit": "ms"}, "reason": "so"},
        "expect": {"makespan_ns": "9ms", "first_result_ns": 7, "bubble_percent": 20, "overhead_percent": 1,
                   "longest_span_percent": 2, "device_bubble_percent": [3, 4], "peak_activations": [5, 6],
                   "peak_queue": [7, 8]})"));
    QVERIFY2(lesson.ok(), lesson.ok() ? "" : describe(lesson.error()).c_str());
    const LessonStep& step = lesson.value().steps.at(1);
    QCOMPARE(step.title.in("pl"), std::string_view("Dwa"));
    QCOMPARE(step.cursorNs.value(), 2 * kNsPerMs);
    QVERIFY((step.rangeNs == std::pair<TimeNs, TimeNs>(kNsPerMs, 3 * kNsPerMs)));
    QCOMPARE(step.source, std::string("a paper"));
    QVERIFY((step.marks == LessonMarks{1, 0, BubblePlace{1, 500'000}, LessonFigure::Makespan, LessonControl::Stages,
                                       LessonChart::Memory, true, true}));
    QVERIFY((std::get<NumberAnswer>(step.question->answer) == NumberAnswer{2.5, 0.5, "ms"}));
    QVERIFY((step.expected == Expectation{9 * kNsPerMs, 7, 20.0, 1.0, 2.0, {3, 4}, {5, 6}, {7, 8}}));
}

void TestLessons::scenariosBuildOnEachOther()
{
    const Result<Lesson> lesson =
        read(withStep(R"("change": {"microbatches": 5, "costs": {"slowdown": [1, 2]}}}, {"text": "three")"));
    QVERIFY(lesson.ok());
    Scenario expected;
    expected.schedule = "gpipe";
    expected.devices = 2;
    expected.microbatches = 3;
    QVERIFY(lesson.value().steps[0].scenario == expected);
    expected.microbatches = 5;
    expected.costs.slowdown = {1, 2};
    QVERIFY(lesson.value().steps[1].scenario == expected);
    QVERIFY(lesson.value().steps[2].scenario == expected);
}

void TestLessons::comparesWithChanges()
{
    const Result<Lesson> lesson = read(withStep(
        R"("change": {"schedule": "1f1b"}, "compare_with": [{"schedule": "gpipe"}, {"microbatches": 5}]}, {"text": "three")"));
    QVERIFY2(lesson.ok(), lesson.ok() ? "" : describe(lesson.error()).c_str());
    const LessonStep& step = lesson.value().steps[1];
    QCOMPARE(step.scenario.schedule, std::string("1f1b"));
    QCOMPARE(step.comparedWith.size(), std::size_t(2));
    QCOMPARE(step.comparedWith[0].schedule, std::string("gpipe"));
    QCOMPARE(step.comparedWith[0].microbatches, 3);
    QCOMPARE(step.comparedWith[1].schedule, std::string("1f1b"));
    QCOMPARE(step.comparedWith[1].microbatches, 5);
    // The next step builds on the step's own scenario, alone.
    QVERIFY(lesson.value().steps[2].scenario == step.scenario);
    QVERIFY(lesson.value().steps[2].comparedWith.empty());
}

void TestLessons::textsByLanguage()
{
    const Result<Lesson> lesson = read(withStep(R"("title": {"en": ["a", "b"], "ru": "в"})"));
    QVERIFY(lesson.ok());
    const LessonText& title = lesson.value().steps[1].title;
    QCOMPARE(title.in("en"), std::string_view("a\nb"));
    QCOMPARE(title.in("ru"), std::string_view("в"));
    QCOMPARE(title.in("pl"), std::string_view("a\nb"));
    QVERIFY(speaks(lesson.value(), "en"));
    QVERIFY(!speaks(lesson.value(), "ru"));
}

void TestLessons::guesses()
{
    QVERIFY(isRight(NumberAnswer{6, 0, {}}, 6));
    QVERIFY(!isRight(NumberAnswer{6, 0, {}}, 6.001));
    QVERIFY(isRight(NumberAnswer{0.3, 0, {}}, 0.1 + 0.2));
    QVERIFY(isRight(NumberAnswer{20, 0.5, {}}, 20.5));
    const BubbleAnswer bubble{{{2, 100}, {0, 5}}};
    QVERIFY(isRight(bubble, 2, 50, 101));
    QVERIFY(isRight(bubble, 0, 5, 6));
    QVERIFY(!isRight(bubble, 0, 0, 5));
    QVERIFY(!isRight(bubble, 1, 50, 101));
}

void TestLessons::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("says");
    const auto whole = [](const char* name, const QByteArray& json, const char* says) {
        QTest::newRow(name) << json << QByteArray(says);
    };
    const auto step = [](const char* name, const QByteArray& members, const char* says) {
        QTest::newRow(name) << withStep(members) << QByteArray(says);
    };
    whole("no json", "{", "line 1");
    whole("list", "[]", "should be an object");
    whole("no version", "{}", "bubblescope_lesson");
    whole("another version", R"({"bubblescope_lesson": 2})", "version 2");
    whole("no title", R"({"bubblescope_lesson": 1, "steps": []})", "file.json: title: should be text, not absent");
    whole("no steps", R"({"bubblescope_lesson": 1, "title": "T"})", "file.json: steps: should be a list of steps");
    whole("empty", R"({"bubblescope_lesson": 1, "title": "T", "steps": []})", "steps: 0 values given");
    whole("steps no list", R"({"bubblescope_lesson": 1, "title": "T", "steps": 3})",
          "steps: should be a list of steps, not 3");
    whole("step no object", R"({"bubblescope_lesson": 1, "title": "T", "steps": [3]})",
          "steps[0]: should be an object, not 3");
    whole("no scenario", R"({"bubblescope_lesson": 1, "title": "T", "steps": [{"text": "x"}]})",
          "steps[0].scenario: should be a scenario in the first step");
    step("compared with nothing", R"("compare_with": [])", "steps[1].compare_with: 0 values given; allowed: 1 to 3");
    step("compared with too many", R"("compare_with": [{}, {}, {}, {}])", "compare_with: 4 values given");
    step("compared with no list", R"("compare_with": {})", "compare_with: should be a list of changes");
    step("compared with a number", R"("compare_with": [3])", "compare_with[0]: should be an object, not 3");
    step("compared with what is wrong", R"("compare_with": [{}, {"devices": 0}])", "compare_with[1]: devices");
    whole("unknown key",
          R"({"bubblescope_lesson": 1, "title": "T", "stepz": [], "steps": [{"text": "x", "scenario": {}}]})",
          "unknown key “stepz”");
    step("no English", R"("title": {"ru": "x"})", "steps[1].title.en: should be the English text");
    step("no language", R"("title": {"en": "x", "Polish": "y"})", "steps[1].title.Polish: unknown key “Polish”");
    step("text no text", R"("title": 4)", "steps[1].title: should be text");
    step("empty text", R"("title": "")", "steps[1].title: should be text, not nothing");
    step("unknown in step", R"("scenari": {})", "steps[1].scenari: unknown key");
    step("scenario and change", R"("scenario": {}, "change": {})", "steps[1].change: should be absent");
    step("change no object", R"("change": 3)", "steps[1].change: should be an object, not 3");
    step("bad scenario", R"("change": {"devices": 0})", "file.json: steps[1].change: devices: 0 is out of range");
    step("unknown in scenario", R"("change": {"device": 3})", "steps[1].change: device: unknown key");
    step("cursor", R"("cursor_ns": "soon")", "steps[1].cursor_ns: “soon” is no duration");
    step("range", R"("range_ns": ["2ms", "1ms"])",
         "steps[1].range_ns: should be a range whose end is after its start, not [\"2ms\",\"1ms\"]");
    step("range of three", R"("range_ns": [1, 2, 3])", "steps[1].range_ns: 3 values");
    step("queue", R"("show": {"queue": 2})", "steps[1].show.queue: 2 is out of range; allowed: 0 to 1");
    step("device", R"("show": {"device": -1})", "steps[1].show.device: -1 is out of range");
    step("figure", R"("show": {"figure": "speed"})", "steps[1].show.figure: “speed” is not one of: bubble, ");
    step("control", R"("show": {"control": "knob"})", "steps[1].show.control: “knob” is not one of: schedule");
    step("chart", R"("show": {"chart": "pie"})",
         "steps[1].show.chart: “pie” is not one of: queues, activations, memory");
    step("bubble without time", R"("show": {"bubble": {"device": 0}})", "steps[1].show.bubble.at_ns");
    step("mark", R"("show": {"arrow": 1})", "steps[1].show.arrow: unknown key");
    step("no question", R"("question": {"text": "?", "reason": "r"})",
         "steps[1].question: should be a question with one of");
    step("two questions", R"("question": {"text": "?", "reason": "r", "number": {"value": 1},
        "bubble": {"device": 0, "at_ns": 1}})",
         "one with 2 of them");
    step("no reason", R"("question": {"text": "?", "number": {"value": 1}})",
         "steps[1].question.reason: should be text");
    step("no value", R"("question": {"text": "?", "reason": "r", "number": {}})", "steps[1].question.number.value");
    step("one choice", R"("question": {"text": "?", "reason": "r", "choice": {"choices": ["a"], "right": 0}})",
         "steps[1].question.choice.choices: 1 values given; allowed: 2 to 6");
    step("right choice", R"("question": {"text": "?", "reason": "r", "choice": {"choices": ["a", "b"], "right": 2}})",
         "steps[1].question.choice.right: 2 is out of range; allowed: 0 to 1");
    step("no bubbles", R"("question": {"text": "?", "reason": "r", "bubble": []})",
         "steps[1].question.bubble: 0 values");
    step("bubble's device", R"("question": {"text": "?", "reason": "r", "bubble": [{"device": 2, "at_ns": 1}]})",
         "steps[1].question.bubble[0].device: 2 is out of range");
    step("expectation", R"("expect": {"makespan": 3})", "steps[1].expect.makespan: unknown key “makespan”");
    step("counts", R"("expect": {"peak_queue": [1, 2.5]})", "steps[1].expect.peak_queue[1]: should be a whole number");
}

void TestLessons::refuses()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, says);
    const Result<Lesson> lesson = read(json);
    QVERIFY(!lesson.ok());
    const std::string sentence = describe(lesson.error());
    QVERIFY2(sentence.find(says.toStdString()) != std::string::npos, sentence.c_str());
    QVERIFY2(sentence.starts_with("file.json"), sentence.c_str());
}

void TestLessons::everyCutIsAnError()
{
    const QByteArray text = withStep(R"("question": {"text": "?", "number": {"value": 1}, "reason": "r"})");
    QVERIFY(read(text).ok());
    for (qsizetype length = 0; length < text.size(); ++length)
        QVERIFY(!read(text.left(length)).ok());
}

void TestLessons::saysWhatTheEngineGives()
{
    QFETCH(const QString, file);
    const Lesson lesson = builtIn(file);
    QVERIFY(!lesson.steps.empty());
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const auto run = computeRun(step.scenario);
        QVERIFY2(run.ok(), run.ok() ? "" : describe(run.error()).c_str());
        QVERIFY2(step.expected != Expectation(), qPrintable(QStringLiteral("step %1 declares nothing").arg(i)));
        const auto error = unmet(step.expected, *run.value(), "step " + std::to_string(i));
        QVERIFY2(!error, error ? describe(*error).c_str() : "");
        QCOMPARE(wronglyRounded(step, run.value()->analysis), QString());
        const auto place = misplaced(step, *run.value(), "step " + std::to_string(i));
        QVERIFY2(!place, place ? describe(*place).c_str() : "");
    }
}

/// What is asked for must be there to be clicked.
void TestLessons::placesAreThere_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("says");
    // GPipe, 2 × 3, forward and backward 1 ms each, 8 ms in all: device 0 is idle from 3 to 5 ms.
    QTest::newRow("all right") << QByteArray(R"("cursor_ns": "8ms", "show": {"bubble": {"device": 0, "at_ns": "4ms"}})")
                               << QByteArray();
    QTest::newRow("cursor") << QByteArray(R"("cursor_ns": "80ms")")
                            << QByteArray("cursor_ns: the lesson says cursor at");
    QTest::newRow("shown") << QByteArray(R"("show": {"bubble": {"device": 0, "at_ns": "1ms"}})")
                           << QByteArray(
                                  "show.bubble: the lesson says bubble at 1 ms, but the simulation gives operation");
    QTest::newRow("asked")
        << QByteArray(
               R"("question": {"text": "?", "reason": "r", "bubble": [{"device": 1, "at_ns": 0}, {"device": 1, "at_ns": "2ms"}]})")
        << QByteArray("question.bubble[1]: the lesson says bubble at 2 ms");
}

void TestLessons::placesAreThere()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QByteArray, says);
    const Result<Lesson> lesson = read(withStep(members));
    QVERIFY2(lesson.ok(), lesson.ok() ? "" : describe(lesson.error()).c_str());
    const LessonStep& step = lesson.value().steps[1];
    const auto run = computeRun(step.scenario);
    QVERIFY(run.ok());
    const auto error = misplaced(step, *run.value(), "step");
    QCOMPARE(error.has_value(), !says.isEmpty());
    if (error)
        QVERIFY2(describe(*error).find(says.toStdString()) != std::string::npos, describe(*error).c_str());
}

void TestLessons::speaksThreeLanguages()
{
    QFETCH(const QString, file);
    const Lesson lesson = builtIn(file);
    for (const char* language : kLanguages)
        QVERIFY(speaks(lesson, language));
    // A translation with another number in it would be another fact.
    for (const LessonStep& step : lesson.steps)
        for (const LessonText& text : textsOf(step))
            for (const char* language : kLanguages)
                QCOMPARE(numbersIn(text.in(language)), numbersIn(text.in("en")));
}

void TestLessons::wrongFactsAreNamed()
{
    const Result<Lesson> lesson = read(withStep(R"("expect": {"makespan_ns": "13ms"})"));
    QVERIFY(lesson.ok());
    const LessonStep& step = lesson.value().steps[1];
    const auto run = computeRun(step.scenario);
    QVERIFY(run.ok());
    const auto says = [&](const Expectation& expected) {
        const auto error = unmet(expected, *run.value(), "file.json: steps[1].expect");
        return error ? QString::fromStdString(describe(*error)) : QString();
    };
    // (3 + 2 − 1) · 3 ms; three of twelve slots are idle.
    QCOMPARE(says(step.expected),
             "file.json: steps[1].expect.makespan_ns: the lesson says 13 ms, but the simulation gives 12 ms");
    Expectation expected;
    expected.makespanNs = 12 * kNsPerMs;
    expected.bubblePercent = 25.04;
    QCOMPARE(says(expected), QString());
    expected.bubblePercent = 25.1;
    QVERIFY(says(expected).contains("bubble_percent: the lesson says 25.1 %, but the simulation gives 25.00 %"));
    expected = {};
    expected.peakQueue = {0};
    QVERIFY(says(expected).contains("peak_queue"));
    expected.peakQueue = {0, 9};
    QVERIFY(says(expected).contains("peak_queue[1]: the lesson says 9"));
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
