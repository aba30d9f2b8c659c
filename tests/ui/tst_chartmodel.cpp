// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What charts work out before they draw: axes, ticks, thinned lines.

#include "core/model/roundstep.h"
#include "ui/viewmodel/chartaxis.h"
#include "ui/viewmodel/thinnedline.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace bubblescope;

class TestChartModel : public QObject {
    Q_OBJECT

private slots:
    void roundStepsAreAtLeastWhatIsAsked();
    void ticksAreRoundAndInTheRange_data();
    void ticksAreRoundAndInTheRange();
    void placesAndValuesAreInverse();
    void whatIsAlwaysThereTakesLittleRoom();
    void fewPointsStayAsTheyAre();
    void thinningKeepsExtremesAndEnds();
    void nearestPointIsFound();
};

void TestChartModel::roundStepsAreAtLeastWhatIsAsked()
{
    QCOMPARE(roundStep(1), 1.0);
    QCOMPARE(roundStep(1.1), 2.0);
    QCOMPARE(roundStep(3), 5.0);
    QCOMPARE(roundStep(70), 100.0);
    QVERIFY(std::abs(roundStep(0.03) - 0.05) < 1e-12);
}

void TestChartModel::ticksAreRoundAndInTheRange_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<bool>("doublings");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<double>>("wanted");
    QTest::newRow("percent") << 0.0 << 1.0 << false << 5 << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1};
    QTest::newRow("devices") << 1.0 << 32.0 << false << 8 << QList<double>{5, 10, 15, 20, 25, 30};
    QTest::newRow("microbatches") << 1.0 << 64.0 << true << 10 << QList<double>{1, 2, 4, 8, 16, 32, 64};
    QTest::newRow("few") << 1.0 << 64.0 << true << 4 << QList<double>{1, 4, 16, 64};
    QTest::newRow("not from a doubling") << 3.0 << 20.0 << true << 10 << QList<double>{4, 8, 16};
}

void TestChartModel::ticksAreRoundAndInTheRange()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(bool, doublings);
    QFETCH(int, most);
    QFETCH(QList<double>, wanted);
    const ChartAxis axis{from, to, doublings ? ChartAxis::Spread::Doublings : ChartAxis::Spread::Even};
    const std::vector<double> ticks = axis.ticks(most);
    QCOMPARE(ticks.size(), static_cast<std::size_t>(wanted.size()));
    for (std::size_t i = 0; i < ticks.size(); ++i)
        QVERIFY(std::abs(ticks[i] - wanted[static_cast<qsizetype>(i)]) < 1e-9);
}

void TestChartModel::placesAndValuesAreInverse()
{
    for (const ChartAxis::Spread spread : {ChartAxis::Spread::Even, ChartAxis::Spread::Doublings}) {
        const ChartAxis axis{2, 512, spread};
        QCOMPARE(axis.at(2), 0.0);
        QCOMPARE(axis.at(512), 1.0);
        for (const double value : {2.0, 3.0, 77.0, 512.0})
            QVERIFY(std::abs(axis.valueAt(axis.at(value)) - value) < 1e-9);
    }
    QCOMPARE((ChartAxis{2, 512, ChartAxis::Spread::Doublings}).at(32), 0.5);
}

void TestChartModel::whatIsAlwaysThereTakesLittleRoom()
{
    const BrokenAxis heavy{87, 130};
    QVERIFY(heavy.broken());
    QVERIFY(heavy.at(87) < 0.25);
    QCOMPARE(heavy.at(0), 0.0);
    QCOMPARE(heavy.at(130), 1.0);
    for (int value = 1; value <= 130; ++value)
        QVERIFY(heavy.at(value) > heavy.at(value - 1));
    // Above the break equal amounts are equally high.
    QVERIFY(std::abs((heavy.at(110) - heavy.at(100)) - (heavy.at(120) - heavy.at(110))) < 1e-12);
    const BrokenAxis light{1, 100};
    QVERIFY(!light.broken());
    QCOMPARE(light.at(50), 0.5);
    QVERIFY(!(BrokenAxis{0, 16}).broken());
}

void TestChartModel::fewPointsStayAsTheyAre()
{
    const std::vector<QPointF> points{{1, 3}, {2, 1}, {5, 4}};
    QCOMPARE(thinned(points, 0, 10, 100), QList<QPointF>(points.begin(), points.end()));
    QVERIFY(thinned({}, 0, 10, 100).isEmpty());
}

void TestChartModel::thinningKeepsExtremesAndEnds()
{
    std::mt19937 random(11);
    std::vector<QPointF> points;
    for (int i = 0; i < 20'000; ++i)
        points.emplace_back(i, static_cast<double>(random() % 1000));
    points[12'345].setY(5000);
    points[777].setY(-5000);
    constexpr int kColumns = 400;
    const QList<QPointF> thin = thinned(points, -0.5, 19'999.5, kColumns);
    QVERIFY(thin.size() <= 4 * kColumns);
    QVERIFY(std::is_sorted(thin.begin(), thin.end(), [](auto& a, auto& b) { return a.x() < b.x(); }));
    QVERIFY(thin.contains(points.front()) && thin.contains(points.back()));
    QVERIFY(thin.contains(points[12'345]) && thin.contains(points[777]));
    for (int column = 0; column < kColumns; ++column) {
        const auto begin = points.begin() + column * 50;
        const auto [low, high] = std::minmax_element(begin, begin + 50, [](auto& a, auto& b) { return a.y() < b.y(); });
        QVERIFY(thin.contains(*low) && thin.contains(*high));
    }
    for (const QPointF& point : thin)
        QVERIFY(points[static_cast<std::size_t>(point.x())] == point);
}

void TestChartModel::nearestPointIsFound()
{
    const std::vector<QPointF> points{{0, 0}, {10, 0}, {30, 5}};
    QCOMPARE(nearest(points, {9, 3}, 5), std::optional<std::size_t>(1));
    QCOMPARE(nearest(points, {20, 0}, 5), std::nullopt);
    QCOMPARE(nearest(points, {29, 5}, 5), std::optional<std::size_t>(2));
    QCOMPARE(nearest({}, {0, 0}, 5), std::nullopt);
}

QTEST_APPLESS_MAIN(TestChartModel)
#include "tst_chartmodel.moc"
