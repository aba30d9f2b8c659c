// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/intervalindex.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace bubblescope;

namespace {

struct Shape {
    std::vector<std::size_t> units;  ///< of each device
    TimeNs longestGap = 20;
    TimeNs longestOp = 30;
    int overlappedPercent = 20;
    int emptyPercent = 15;  ///< of units that take no time
};

Timeline randomTimeline(const Shape& shape, unsigned seed)
{
    std::mt19937 random(seed);
    const auto upTo = [&](TimeNs most) { return static_cast<TimeNs>(random() % static_cast<unsigned>(most + 1)); };
    OpRows rows;
    Timeline timeline;
    for (const std::size_t units : shape.units) {
        TimeNs at = 0;
        for (std::size_t u = 0; u < units; ++u) {
            at += random() % 2 == 0 ? 0 : upTo(shape.longestGap);
            const bool empty = static_cast<int>(random() % 100) < shape.emptyPercent;
            const TimeNs length = empty ? 0 : 1 + upTo(shape.longestOp - 1);
            const bool overlapped = static_cast<int>(random() % 100) < shape.overlappedPercent;
            const std::size_t parts = overlapped ? 2 + random() % 2 : 1;
            for (std::size_t p = 0; p < parts; ++p) {
                Op op = makeOp(0, static_cast<OpKind>(random() % kOpKinds), static_cast<int>(u));
                op.joinsPrevious = p > 0;
                rows.ops.push_back(op);
                timeline.startNs.push_back(at);
                timeline.endNs.push_back(at + length);
            }
            at += length;
        }
        rows.rowBegin.push_back(rows.ops.size());
    }
    timeline.rows = std::make_shared<OpRows>(std::move(rows));
    return timeline;
}

/// Every unit of the device, cut to the window.
BusyTotals busyByLoop(const Timeline& timeline, int device, TimeNs fromNs, TimeNs toNs)
{
    BusyTotals busy{};
    const Timeline::Row row = timeline.row(DeviceId(device));
    for (std::size_t i = 0; i < row.ops.size(); ++i) {
        if (row.ops[i].joinsPrevious)
            continue;
        const bool overlapped = i + 1 < row.ops.size() && row.ops[i + 1].joinsPrevious;
        const auto kind =
            overlapped ? static_cast<std::size_t>(BusyKind::Overlapped) : static_cast<std::size_t>(row.ops[i].kind);
        busy[kind] += std::max<TimeNs>(0, std::min(toNs, row.endNs[i]) - std::max(fromNs, row.startNs[i]));
    }
    return busy;
}

TimeNs endOf(const Timeline& timeline)
{
    return timeline.endNs.empty() ? 0 : *std::max_element(timeline.endNs.begin(), timeline.endNs.end());
}

Shape shapeOfTheRow()
{
    QFETCH(QList<int>, units);
    QFETCH(int, longestGap);
    QFETCH(int, longestOp);
    QFETCH(int, overlappedPercent);
    QFETCH(int, emptyPercent);
    return {std::vector<std::size_t>(units.begin(), units.end()), longestGap, longestOp, overlappedPercent,
            emptyPercent};
}

}  // namespace

class TestIntervalIndex : public QObject {
    Q_OBJECT

private slots:
    void busy_data();
    void busy();
    void columns_data() { busy_data(); }
    void columns();
    void visible_data() { busy_data(); }
    void visible();
    void lastUnitOfABlockIsClipped();
    void repeatedBoundaries();
    void wideSpanOfTime();
};

void TestIntervalIndex::busy_data()
{
    QTest::addColumn<QList<int>>("units");
    QTest::addColumn<int>("longestGap");
    QTest::addColumn<int>("longestOp");
    QTest::addColumn<int>("overlappedPercent");
    QTest::addColumn<int>("emptyPercent");
    QTest::newRow("no op") << QList<int>{0} << 5 << 5 << 0 << 0;
    QTest::newRow("one op") << QList<int>{1} << 5 << 5 << 0 << 0;
    QTest::newRow("blocks and one less and one more") << QList<int>{15, 16, 17, 32, 33, 64, 65} << 5 << 9 << 0 << 0;
    QTest::newRow("no gaps") << QList<int>{200, 1} << 0 << 9 << 0 << 0;
    QTest::newRow("overlapped units") << QList<int>{150, 0, 90} << 20 << 30 << 40 << 0;
    QTest::newRow("only overlapped units") << QList<int>{100} << 3 << 10 << 100 << 0;
    QTest::newRow("ops without length") << QList<int>{300} << 10 << 20 << 20 << 50;
    QTest::newRow("nothing has a length") << QList<int>{100} << 10 << 20 << 20 << 100;
    QTest::newRow("1 ns beside long ones") << QList<int>{120, 120} << 1 << 1'000'000 << 10 << 10;
}

void TestIntervalIndex::busy()
{
    const Shape shape = shapeOfTheRow();
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const Timeline timeline = randomTimeline(shape, seed);
        const IntervalIndex index(timeline);
        std::mt19937 random(seed);
        std::uniform_int_distribution<TimeNs> instant(-10, endOf(timeline) + 10);
        for (int d = 0; d < timeline.deviceCount(); ++d)
            for (int i = 0; i < 200; ++i) {
                const TimeNs from = instant(random);
                const TimeNs to = i % 4 == 0 ? from + i / 4 : instant(random);
                const BusyTotals expected = to > from ? busyByLoop(timeline, d, from, to) : BusyTotals{};
                const BusyTotals found = index.busy(timeline, DeviceId(d), from, to);
                QVERIFY2(found == expected,
                         qPrintable(QString("seed %1 device %2 [%3, %4)").arg(seed).arg(d).arg(from).arg(to)));
            }
    }
}

void TestIntervalIndex::columns()
{
    const Shape shape = shapeOfTheRow();
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const Timeline timeline = randomTimeline(shape, seed);
        const IntervalIndex index(timeline);
        std::mt19937 random(seed);
        std::uniform_int_distribution<TimeNs> instant(-10, endOf(timeline) + 10);
        for (const int count : {1, 2, 7, 40, 400}) {
            // Random boundaries: some columns hold many units, some lie within one.
            std::vector<TimeNs> boundaries;
            for (int i = 0; i <= count; ++i)
                boundaries.push_back(instant(random));
            std::sort(boundaries.begin(), boundaries.end());
            std::vector<BusyTotals> found(boundaries.size() - 1);
            for (int d = 0; d < timeline.deviceCount(); ++d) {
                index.busyColumns(timeline, DeviceId(d), boundaries, found);
                for (std::size_t c = 0; c < found.size(); ++c)
                    QCOMPARE(found[c], busyByLoop(timeline, d, boundaries[c], boundaries[c + 1]));
            }
        }
    }
}

void TestIntervalIndex::visible()
{
    const Shape shape = shapeOfTheRow();
    const Timeline timeline = randomTimeline(shape, 7);
    std::mt19937 random(7);
    std::uniform_int_distribution<TimeNs> instant(-10, endOf(timeline) + 10);
    for (int d = 0; d < timeline.deviceCount(); ++d)
        for (int i = 0; i < 200; ++i) {
            const TimeNs from = instant(random);
            const TimeNs to = from + 1 + i;
            const IntervalIndex::Range found = IntervalIndex::visible(timeline, DeviceId(d), from, to);
            const std::size_t rowBegin = timeline.rows->rowBegin[static_cast<std::size_t>(d)];
            const std::size_t rowEnd = timeline.rows->rowBegin[static_cast<std::size_t>(d) + 1];
            QVERIFY(rowBegin <= found.first && found.first <= found.last && found.last <= rowEnd);
            for (std::size_t op = rowBegin; op < rowEnd; ++op) {
                const bool inWindow = timeline.endNs[op] > from && timeline.startNs[op] < to;
                QCOMPARE(op >= found.first && op < found.last, inWindow);
            }
        }
}

void TestIntervalIndex::lastUnitOfABlockIsClipped()
{
    // Exactly one block of ops, 10 ns each: a window that ends within the last one has nothing left to scan.
    Timeline timeline;
    OpRows rows;
    for (int i = 0; i < static_cast<int>(IntervalIndex::kBlock); ++i) {
        rows.ops.push_back(makeOp(0, OpKind::Forward, i));
        timeline.startNs.push_back(i * 10);
        timeline.endNs.push_back(i * 10 + 10);
    }
    rows.rowBegin.push_back(rows.ops.size());
    timeline.rows = std::make_shared<OpRows>(std::move(rows));
    const IntervalIndex index(timeline);
    const TimeNs end = timeline.endNs.back();
    QCOMPARE(total(index.busy(timeline, DeviceId(0), 0, end - 7)), end - 7);
    QCOMPARE(total(index.busy(timeline, DeviceId(0), end - 9, end - 1)), TimeNs(8));
    QCOMPARE(total(index.busy(timeline, DeviceId(0), 0, 50 * end)), end);
}

void TestIntervalIndex::repeatedBoundaries()
{
    // Columns narrower than a nanosecond.
    const Timeline timeline = randomTimeline({{50}, 5, 9, 20, 0}, 3);
    const IntervalIndex index(timeline);
    const std::vector<TimeNs> boundaries{20, 20, 20, 21, 21, 22};
    std::vector<BusyTotals> found(5);
    index.busyColumns(timeline, DeviceId(0), boundaries, found);
    for (std::size_t c = 0; c < found.size(); ++c)
        QCOMPARE(found[c], busyByLoop(timeline, 0, boundaries[c], boundaries[c + 1]));
}

void TestIntervalIndex::wideSpanOfTime()
{
    // A million ops of the longest duration: sums stay within 64 bits.
    Timeline timeline;
    OpRows rows;
    for (int i = 0; i < 1000; ++i) {
        rows.ops.push_back(makeOp(0, OpKind::Backward, i));
        timeline.startNs.push_back(i * 1000 * kMaxDurationNs);
        timeline.endNs.push_back((i + 1) * 1000 * kMaxDurationNs);
    }
    rows.rowBegin.push_back(rows.ops.size());
    timeline.rows = std::make_shared<OpRows>(std::move(rows));
    const IntervalIndex index(timeline);
    QCOMPARE(total(index.busy(timeline, DeviceId(0), 0, timeline.endNs.back())), timeline.endNs.back());
}

QTEST_GUILESS_MAIN(TestIntervalIndex)
#include "tst_intervalindex.moc"
