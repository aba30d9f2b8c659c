// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/timecoords.h"

#include <QLocale>
#include <QTest>

#include <cmath>
#include <random>

using namespace bubblescope;

class TestTimeCoords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void columnsCoverTheRange_data();
    void columnsCoverTheRange();
    void pixelAndTimeRoundTrip();
    void timeIsNearest();
    void ticks_data();
    void ticks();
    void ticksStayWithinTheRun();
    void numbers_data();
    void numbers();
    void durations_data();
    void durations();
};

void TestTimeCoords::columnsCoverTheRange_data()
{
    QTest::addColumn<qint64>("fromNs");
    QTest::addColumn<qint64>("toNs");
    QTest::addColumn<int>("widthPx");
    QTest::newRow("one nanosecond a column") << qint64(0) << qint64(100) << 100;
    QTest::newRow("does not divide") << qint64(7) << qint64(1000) << 33;
    QTest::newRow("columns narrower than a nanosecond") << qint64(-3) << qint64(17) << 1600;
    QTest::newRow("one column") << qint64(0) << qint64(12345) << 1;
    QTest::newRow("before zero") << qint64(-1'000'000) << qint64(2'000'000) << 777;
    QTest::newRow("a billion seconds") << qint64(0) << qint64(1'000'000'000'000'000'000) << 3840;
    QTest::newRow("20 ns, a billion seconds on")
        << qint64(999'999'999'999'999'980) << qint64(1'000'000'000'000'000'000) << 1600;
}

void TestTimeCoords::columnsCoverTheRange()
{
    QFETCH(qint64, fromNs);
    QFETCH(qint64, toNs);
    QFETCH(int, widthPx);
    const TimeScale scale{fromNs, toNs, widthPx};
    const ColumnEdges edges(scale);
    QCOMPARE(columnStartNs(scale, 0), fromNs);
    QCOMPARE(columnStartNs(scale, widthPx), toNs);
    for (int c = 0; c < widthPx; ++c) {
        const TimeNs first = columnStartNs(scale, c);
        const TimeNs next = columnStartNs(scale, c + 1);
        QVERIFY(first <= next);
        QCOMPARE(edges.startNs()[static_cast<std::size_t>(c)], first);
        // As even as whole nanoseconds allow.
        QVERIFY(std::abs((next - first) - (toNs - fromNs) / widthPx) <= 1);
        if (first < next) {
            QCOMPARE(columnOf(scale, first), c);
            QCOMPARE(columnOf(scale, next - 1), c);
        }
    }
    QCOMPARE(columnOf(scale, fromNs - 1), -1);
    QCOMPARE(columnOf(scale, toNs), widthPx);
    QCOMPARE(edges.columnOf(fromNs - 1), -1);
    QCOMPARE(edges.columnOf(toNs), widthPx);
    std::mt19937_64 random(1);
    std::uniform_int_distribution<TimeNs> instant(fromNs, toNs - 1);
    for (int i = 0; i < 1000; ++i) {
        const TimeNs ns = instant(random);
        const int c = columnOf(scale, ns);
        QVERIFY(columnStartNs(scale, c) <= ns && ns < columnStartNs(scale, c + 1));
        QCOMPARE(edges.columnOf(ns), c);
    }
}

void TestTimeCoords::pixelAndTimeRoundTrip()
{
    // Every instant comes back where a pixel is not wider than a nanosecond; otherwise the pixel does.
    const TimeScale fine{100, 500, 1600};
    for (TimeNs ns = -50; ns < 900; ++ns)
        QCOMPARE(timeAt(fine, pixelOf(fine, ns)), ns);
    const TimeScale coarse{-1'000'000, 138'000'000, 1100};
    for (int px = -200; px < 1300; ++px)
        QVERIFY(std::fabs(pixelOf(coarse, timeAt(coarse, px)) - px) < 1e-4);
}

void TestTimeCoords::timeIsNearest()
{
    const TimeScale scale{0, 10, 100};
    QCOMPARE(timeAt(scale, 14), TimeNs(1));
    QCOMPARE(timeAt(scale, 16), TimeNs(2));
    QCOMPARE(timeAt(scale, -16), TimeNs(-2));
}

void TestTimeCoords::ticks_data()
{
    QTest::addColumn<qint64>("fromNs");
    QTest::addColumn<qint64>("toNs");
    QTest::addColumn<double>("leastPx");
    QTest::addColumn<qint64>("stepNs");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("unit");
    const qint64 ms = kNsPerMs;
    QTest::newRow("whole run") << qint64(0) << 138 * ms << 50.0 << 10 * ms << "0"
                               << "10"
                               << "ms";
    QTest::newRow("half milliseconds") << 20 * ms << 25 * ms << 80.0 << ms / 2 << "20.0"
                                       << "20.5"
                                       << "ms";
    QTest::newRow("microseconds") << qint64(1'000'100) << qint64(1'040'000) << 50.0 << qint64(2000) << "1002"
                                  << "1004"
                                  << "µs";
    QTest::newRow("nanoseconds") << qint64(0) << qint64(20) << 50.0 << qint64(1) << "0"
                                 << "1"
                                 << "ns";
    QTest::newRow("seconds") << qint64(0) << qint64(3'600'000'000'000) << 100.0 << qint64(500'000'000'000) << "0"
                             << "500"
                             << "s";
    QTest::newRow("none before zero") << -5 * ms << 95 * ms << 100.0 << 10 * ms << "0"
                                      << "10"
                                      << "ms";
}

void TestTimeCoords::ticks()
{
    QFETCH(qint64, fromNs);
    QFETCH(qint64, toNs);
    QFETCH(double, leastPx);
    QFETCH(qint64, stepNs);
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, unit);
    const TimeScale scale{fromNs, toNs, 1000};
    const RulerTicks ticks = rulerTicks(scale, leastPx, toNs);
    QCOMPARE(ticks.stepNs, stepNs);
    QCOMPARE(unitText(ticks.unit), unit);
    QVERIFY(ticks.atNs.size() >= 2);
    QCOMPARE(numberText(ticks.atNs[0], ticks.unit, ticks.decimals), first);
    QCOMPARE(numberText(ticks.atNs[1], ticks.unit, ticks.decimals), second);
    QVERIFY(static_cast<double>(ticks.stepNs) * pixelsPerNs(scale) >= leastPx);
    for (std::size_t i = 0; i < ticks.atNs.size(); ++i) {
        QCOMPARE(ticks.atNs[i] % ticks.stepNs, TimeNs(0));
        QVERIFY(ticks.atNs[i] >= std::max<TimeNs>(0, fromNs) && ticks.atNs[i] <= toNs);
        if (i > 0)
            QCOMPARE(ticks.atNs[i] - ticks.atNs[i - 1], ticks.stepNs);
    }
}

void TestTimeCoords::ticksStayWithinTheRun()
{
    const RulerTicks ticks = rulerTicks({0, 100, 1000}, 50, 42);
    QCOMPARE(ticks.atNs.front(), TimeNs(0));
    QCOMPARE(ticks.atNs.back(), TimeNs(40));
}

void TestTimeCoords::numbers_data()
{
    QTest::addColumn<qint64>("ns");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<bool>("trimmed");
    QTest::addColumn<QString>("text");
    QTest::newRow("kept zeros") << qint64(12'500'000) << int(TimeUnit::Ms) << 2 << false << "12.50";
    QTest::newRow("trimmed zeros") << qint64(12'500'000) << int(TimeUnit::Ms) << 2 << true << "12.5";
    QTest::newRow("trimmed to a whole") << qint64(120'000'000) << int(TimeUnit::Ms) << 2 << true << "120";
    QTest::newRow("no point to trim") << qint64(120'000'000) << int(TimeUnit::Ms) << 0 << true << "120";
    QTest::newRow("no group separator") << qint64(1'234'567) << int(TimeUnit::Ns) << 0 << false << "1234567";
}

void TestTimeCoords::numbers()
{
    QFETCH(qint64, ns);
    QFETCH(int, unit);
    QFETCH(int, decimals);
    QFETCH(bool, trimmed);
    QTEST(numberText(ns, static_cast<TimeUnit>(unit), decimals, trimmed), "text");
}

void TestTimeCoords::durations_data()
{
    QTest::addColumn<qint64>("ns");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << qint64(0) << "0 ms";
    QTest::newRow("1 ns") << qint64(1) << "1 ns";
    QTest::newRow("999 ns") << qint64(999) << "999 ns";
    QTest::newRow("microseconds") << qint64(1'250) << "1.25 µs";
    QTest::newRow("below a millisecond") << qint64(250'000) << "0.25 ms";
    QTest::newRow("milliseconds") << qint64(2'500'000) << "2.5 ms";
    QTest::newRow("six digits") << qint64(123'456'789) << "123.457 ms";
    QTest::newRow("seconds") << qint64(3'600'000'000'000) << "3600 s";
}

void TestTimeCoords::durations()
{
    QFETCH(qint64, ns);
    QTEST(durationText(ns), "text");
}

QTEST_GUILESS_MAIN(TestTimeCoords)
#include "tst_timecoords.moc"
