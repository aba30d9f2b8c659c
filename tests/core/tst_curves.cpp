// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What charts over scenarios are made from: lines over a setting, many seeds, how values are spread.

#include "core/schedule/registry.h"
#include "core/sweep/curves.h"
#include "core/sweep/seeds.h"
#include "core/sweep/spread.h"
#include "tests/core/support.h"

#include <algorithm>
#include <cmath>

using namespace bubblescope;

namespace {

Scenario jittered()
{
    Scenario scenario = test::scenario("1f1b", 4, 8, 10, 20);
    scenario.jitter = {JitterKind::Normal, 0.2, 1};
    return scenario;
}

const CurvePoint& pointAt(const Curve& curve, double place)
{
    return *std::find_if(curve.points.begin(), curve.points.end(),
                         [&](const CurvePoint& point) { return point.place == place; });
}

}  // namespace

class TestCurves : public QObject {
    Q_OBJECT

private slots:
    void overMicrobatchesIsTheFormula();
    void overDevicesKeepsTheStages();
    void overSlowdownIsWhatThatScenarioGives();
    void otherSchedulesAreTheSameModel();
    void refusedPlacesSayWhy();
    void everyPlaceIsThereWhileCheap();
    void manyPlacesBecomeFewer();
    void filesHaveTheirOwnSizes();
    void curvesDoNotDependOnThreads();
    void curvesAreCancelled();
    void seedsAreRuns();
    void seedsDoNotDependOnThreads();
    void seedsAreCancelled();
    void seedsOfWhatCannotRun();
    void spreadIsByNearestRank();
    void histogramCountsAll();
};

void TestCurves::overMicrobatchesIsTheFormula()
{
    const Scenario scenario = test::scenario("1f1b", 4, 8, 10, 20);
    const auto found = curves(scenario, {CurveAxis::Microbatches, {"1f1b", "interleaved-1f1b"}, 1, 64, 0}, 2);
    QVERIFY(found.ok());
    const std::vector<Curve>& lines = found.value();
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(lines[0].points.size(), std::size_t{64});
    for (const CurvePoint& point : lines[0].points) {
        QVERIFY(std::abs(point.outcome.bubbleRatio - 3 / (point.place + 3)) < 1e-12);
        QVERIFY(point.outcome.theory.applies());
        QVERIFY(std::abs(point.outcome.theory.bubbleRatio - point.outcome.bubbleRatio) < 1e-12);
    }
    // Two chunks a device, as the window takes for a schedule that has them.
    QVERIFY(std::abs(pointAt(lines[1], 8).outcome.bubbleRatio - 3.0 / (3 + 16)) < 1e-12);
}

void TestCurves::overDevicesKeepsTheStages()
{
    const Scenario scenario = test::scenario("gpipe", 4, 8, 10, 20);
    const auto found = curves(scenario, {CurveAxis::Devices, {"gpipe"}, 1, 16, 0}, 2);
    for (const CurvePoint& point : found.value()[0].points) {
        QVERIFY(std::abs(point.outcome.bubbleRatio - (point.place - 1) / (point.place + 7)) < 1e-12);
        QCOMPARE(point.outcome.devices, static_cast<int>(point.place));
    }
}

void TestCurves::overSlowdownIsWhatThatScenarioGives()
{
    Scenario scenario = test::scenario("1f1b", 4, 8, 10, 20);
    scenario.costs.slowdown = {1, 1, 2.5, 1};
    const CurveSetting setting{CurveAxis::Slowdown, {"1f1b"}, 0.5, 4, 2};
    const auto found = curves(scenario, setting, 2);
    const Curve& line = found.value()[0];
    QCOMPARE(line.points.size(), std::size_t{71});
    QCOMPARE(presentPlace(scenario, setting), 2.5);
    QCOMPARE(pointAt(line, 2.5).outcome.makespanNs, test::run(scenario)->analysis.makespanNs);
    scenario.costs.slowdown = {1, 1, 4, 1};
    QCOMPARE(line.points.back().outcome.makespanNs, test::run(scenario)->analysis.makespanNs);
    QVERIFY(line.points.back().outcome.bubbleRatio > pointAt(line, 2.5).outcome.bubbleRatio);
}

void TestCurves::otherSchedulesAreTheSameModel()
{
    Scenario scenario = test::scenario("interleaved-1f1b", 4, 8, 10, 20);
    scenario.chunks = 2;
    scenario.options = {{"group-size", "8"}};
    const CurveSetting setting{CurveAxis::Microbatches, {}, 1, 64, 0};
    QCOMPARE(atPlace(scenario, setting, "interleaved-1f1b", 8), scenario);
    const Scenario own = atPlace(scenario, setting, "interleaved-1f1b", 12);
    QCOMPARE(own.options, scenario.options);
    QCOMPARE(own.microbatches, 12);
    const Scenario other = atPlace(scenario, setting, "1f1b", 12);
    QCOMPARE(other.chunks, 1);
    QVERIFY(other.options.empty());
    QCOMPARE(other.schedule, std::string("1f1b"));
    // A device has as much to do as before.
    QCOMPARE(evaluate(other).makespanNs, (12 + 3) * 30 * kNsPerMs);
}

void TestCurves::refusedPlacesSayWhy()
{
    const Scenario scenario = test::scenario("1f1b", 4, 8, 10, 20);
    const auto found = curves(scenario, {CurveAxis::Devices, {"dualpipe"}, 1, 6, 0}, 2);
    const Curve& line = found.value()[0];
    QCOMPARE(line.points.size(), std::size_t{6});
    QVERIFY(pointAt(line, 3).outcome.error);
    QVERIFY(!pointAt(line, 4).outcome.error);
}

void TestCurves::everyPlaceIsThereWhileCheap()
{
    const Scenario scenario = test::scenario("1f1b", 8, 8, 10, 20);
    const std::vector<double> places = curvePlaces(scenario, {CurveAxis::Microbatches, {}, 1, 512, 0}, "1f1b");
    QCOMPARE(places.size(), std::size_t{512});
    for (std::size_t i = 0; i < places.size(); ++i)
        QCOMPARE(places[i], static_cast<double>(i + 1));
}

void TestCurves::manyPlacesBecomeFewer()
{
    const Scenario scenario = test::scenario("1f1b", 8, 4321, 10, 20);
    const CurveSetting setting{CurveAxis::Microbatches, {}, 1, 20'000, 0};
    const std::vector<double> places = curvePlaces(scenario, setting, "1f1b");
    QVERIFY(places.size() < 2000);
    QVERIFY(std::is_sorted(places.begin(), places.end()));
    QVERIFY(std::adjacent_find(places.begin(), places.end()) == places.end());
    QCOMPARE(places.front(), 1.0);
    QCOMPARE(places.back(), 20'000.0);
    QVERIFY(std::binary_search(places.begin(), places.end(), 4321.0));
    // Orders that are searched for take longer.
    QVERIFY(curvePlaces(scenario, setting, "zb-auto").size() < places.size());
}

void TestCurves::filesHaveTheirOwnSizes()
{
    Scenario scenario = test::scenario("custom", 4, 8, 10, 20);
    QCOMPARE(curvePlaces(scenario, {CurveAxis::Microbatches, {}, 1, 64, 0}, "custom"), std::vector<double>{8});
    QCOMPARE(curvePlaces(scenario, {CurveAxis::Devices, {}, 1, 64, 0}, "custom"), std::vector<double>{4});
    QCOMPARE(curvePlaces(scenario, {CurveAxis::Slowdown, {}, 1, 2, 0}, "custom").size(), std::size_t{21});
}

void TestCurves::curvesDoNotDependOnThreads()
{
    Scenario scenario = jittered();
    const CurveSetting setting{CurveAxis::Microbatches, {"zb-h1", "1f1b", "dualpipe"}, 1, 40, 0};
    const auto textOf = [](const std::vector<Curve>& lines) {
        std::string text;
        for (const Curve& line : lines)
            for (const CurvePoint& point : line.points)
                text += line.schedule + " " + std::to_string(point.place) + " " +
                        std::to_string(point.outcome.makespanNs) + "\n";
        return text;
    };
    const std::string one = textOf(curves(scenario, setting, 1).value());
    QCOMPARE(textOf(curves(scenario, setting, 3).value()), one);
    QVERIFY(one.starts_with("zb-h1 1.0"));
}

void TestCurves::curvesAreCancelled()
{
    std::stop_source stop;
    double reported = 0;
    JobControl control{stop.get_token(), [&](double done) {
                           reported = done;
                           stop.request_stop();
                       }};
    const auto found = curves(jittered(), {CurveAxis::Microbatches, {"1f1b", "gpipe"}, 1, 500, 0}, 2, control);
    QVERIFY(!found.ok());
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
    QVERIFY(reported > 0 && reported < 1);
}

void TestCurves::seedsAreRuns()
{
    Scenario scenario = jittered();
    const auto found = acrossSeeds(scenario, 20, 2);
    QVERIFY(found.ok());
    QCOMPARE(found.value().size(), std::size_t{20});
    for (const SeedOutcome& outcome : found.value()) {
        scenario.jitter.seed = outcome.seed;
        const auto run = test::run(scenario);
        QCOMPARE(outcome.makespanNs, run->analysis.makespanNs);
        QCOMPARE(outcome.bubbleRatio, run->analysis.bubbleRatio);
    }
    QCOMPARE(found.value().front().seed, std::uint64_t{1});
    QVERIFY(found.value()[0].makespanNs != found.value()[1].makespanNs);
}

void TestCurves::seedsDoNotDependOnThreads()
{
    const auto one = acrossSeeds(jittered(), 300, 1);
    for (const int threads : {2, 5})
        QVERIFY(acrossSeeds(jittered(), 300, threads).value() == one.value());
    Scenario other = jittered();
    other.jitter.seed = 99;
    QVERIFY(acrossSeeds(other, 300, 2).value() == one.value());
}

void TestCurves::seedsAreCancelled()
{
    std::stop_source stop;
    const JobControl control{stop.get_token(), [&](double) { stop.request_stop(); }};
    const auto found = acrossSeeds(jittered(), 100'000, 2, control);
    QVERIFY(!found.ok());
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
}

void TestCurves::seedsOfWhatCannotRun()
{
    Scenario scenario = jittered();
    scenario.schedule = "dualpipe";
    scenario.devices = 3;
    const auto found = acrossSeeds(scenario, 10, 2);
    QVERIFY(!found.ok());
    QVERIFY(found.error().code != ErrorCode::Cancelled);
}

void TestCurves::spreadIsByNearestRank()
{
    // 1 to 100, shuffled by a step that has no common divisor with 101.
    std::vector<double> values;
    for (int i = 1; i <= 100; ++i)
        values.push_back(i * 37 % 101);
    const Spread spread = spreadOf(values);
    QCOMPARE(values[spread.least], 1.0);
    QCOMPARE(values[spread.low], 5.0);
    QCOMPARE(values[spread.median], 50.0);
    QCOMPARE(values[spread.high], 95.0);
    QCOMPARE(values[spread.most], 100.0);
    QCOMPARE(spread.mean, 50.5);
    const std::vector<double> equal{7, 7, 7};
    QCOMPARE(spreadOf(equal).median, std::size_t{0});
    QCOMPARE(spreadOf(equal).most, std::size_t{0});
    QCOMPARE(spreadOf(std::vector<double>{3}).high, std::size_t{0});
}

void TestCurves::histogramCountsAll()
{
    std::vector<double> values;
    for (int i = 0; i < 900; ++i)
        values.push_back(100 + std::fmod(i * 0.7310585, 1.0) * 7);
    const Histogram histogram = histogramOf(values);
    int sum = 0;
    for (const int count : histogram.counts)
        sum += count;
    QCOMPARE(sum, 900);
    QVERIFY(histogram.counts.size() >= 10 && histogram.counts.size() <= 61);
    QVERIFY(histogram.from <= 100 && histogram.to() > 106.9);
    for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
        const double from = histogram.from + histogram.width * static_cast<double>(bin);
        const auto inside =
            std::count_if(values.begin(), values.end(), [&](double v) { return histogram.binOf(v) == bin; });
        QCOMPARE(inside, static_cast<std::ptrdiff_t>(histogram.counts[bin]));
        QCOMPARE(histogram.binOf(from + histogram.width / 2), bin);
    }
    QCOMPARE(histogramOf(std::vector<double>{5, 5, 5}).counts, std::vector<int>{3});
    QCOMPARE(histogramOf(std::vector<double>{0}).counts, std::vector<int>{1});
}

QTEST_APPLESS_MAIN(TestCurves)
#include "tst_curves.moc"
