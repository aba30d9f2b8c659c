// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/ganttmodel.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace bubblescope;

namespace {

struct Unit {
    TimeNs startNs;
    TimeNs endNs;
    std::vector<OpKind> parts{OpKind::Forward};
};

/// A run of one device (or several) with nothing in it but a timeline and its index.
Run runOf(const std::vector<std::vector<Unit>>& devices)
{
    Run run;
    OpRows rows;
    for (const auto& units : devices) {
        for (std::size_t u = 0; u < units.size(); ++u)
            for (std::size_t p = 0; p < units[u].parts.size(); ++p) {
                Op op = makeOp(0, units[u].parts[p], static_cast<int>(u));
                op.joinsPrevious = p > 0;
                rows.ops.push_back(op);
                run.timeline.startNs.push_back(units[u].startNs);
                run.timeline.endNs.push_back(units[u].endNs);
            }
        rows.rowBegin.push_back(rows.ops.size());
    }
    run.timeline.rows = std::make_shared<OpRows>(std::move(rows));
    run.analysis.makespanNs = run.timeline.makespanNs();
    run.index = IntervalIndex(run.timeline);
    return run;
}

GanttRow rowOf(const Run& run, const TimeScale& scale, int device = 0)
{
    GanttRow row;
    GanttRowMaker(run, scale).make(DeviceId(device), row);
    return row;
}

std::shared_ptr<const Run> computed(const char* schedule, int devices, int chunks, int microbatches,
                                    TimeNs latencyNs = 0)
{
    Scenario s;
    s.schedule = schedule;
    s.devices = devices;
    s.chunks = chunks;
    s.microbatches = microbatches;
    s.transfer.latencyNs = latencyNs;
    Result<std::shared_ptr<const Run>> run = computeRun(s);
    return run ? run.value() : nullptr;
}

/// What every row must satisfy, whatever it shows.
void checkRow(const Run& run, const TimeScale& scale, const GanttRow& row)
{
    std::vector<char> taken(static_cast<std::size_t>(scale.widthPx), 0);
    int x = 0;
    for (const GanttBar& bar : row.bars) {
        QVERIFY(bar.x0 >= x && bar.x0 < bar.x1 && bar.x1 <= scale.widthPx);
        const double from = std::clamp<double>(pixelOf(scale, run.timeline.startNs[bar.firstOp]), 0, scale.widthPx);
        const double to = std::clamp<double>(pixelOf(scale, run.timeline.endNs[bar.firstOp]), 0, scale.widthPx);
        QVERIFY(std::fabs(bar.x0 - from) <= 1.5 && std::fabs(bar.x1 - to) <= 1.5);
        std::fill(taken.begin() + bar.x0, taken.begin() + bar.x1, char(1));
        x = bar.x1;
    }
    x = -1;
    for (const GanttColumn& column : row.columns) {
        QVERIFY(column.x > x && column.x < scale.widthPx);
        QVERIFY2(!taken[static_cast<std::size_t>(column.x)], "a column under a bar");
        x = column.x;
        const TimeNs from = columnStartNs(scale, column.x);
        const TimeNs to = columnStartNs(scale, column.x + 1);
        const BusyTotals busy = run.index.busy(run.timeline, DeviceId(0), from, to);
        QVERIFY(std::accumulate(column.weight.begin(), column.weight.end(), 0) <= kFullWeight);
        for (std::size_t kind = 0; kind < kBusyKinds; ++kind) {
            QCOMPARE(column.weight[kind] > 0, busy[kind] > 0);
            // Exact shares, but for what is lifted to be seen.
            const double share = static_cast<double>(busy[kind]) / static_cast<double>(to - from) * kFullWeight;
            if (share > kLeastWeight && total(busy) == busy[kind])
                QVERIFY(std::fabs(column.weight[kind] - share) <= 1);
        }
        taken[static_cast<std::size_t>(column.x)] = 2;
    }
    // Nothing busy vanishes: some pixel of every op that takes time is a bar's or a column's.
    for (std::size_t op = 0; op < run.timeline.startNs.size(); ++op) {
        const TimeNs start = std::max(run.timeline.startNs[op], scale.fromNs);
        const TimeNs end = std::min(run.timeline.endNs[op], scale.toNs);
        if (end <= start)
            continue;
        const auto first = taken.begin() + static_cast<int>(std::floor(pixelOf(scale, start)));
        const auto last = taken.begin() + std::min(static_cast<int>(std::ceil(pixelOf(scale, end))), scale.widthPx);
        const bool shown = std::any_of(first, last, [](char t) { return t != 0; });
        QVERIFY2(shown, qPrintable(QString("op %1 [%2, %3) has vanished in [%4, %5) over %6 px")
                                       .arg(op)
                                       .arg(run.timeline.startNs[op])
                                       .arg(run.timeline.endNs[op])
                                       .arg(scale.fromNs)
                                       .arg(scale.toNs)
                                       .arg(scale.widthPx)));
    }
}

}  // namespace

class TestGanttModel : public QObject {
    Q_OBJECT

private slots:
    void barsOfAWideRow();
    void overlappedUnitIsOneBar();
    void barsAreCutToTheRange();
    void narrowOpsShareAColumn();
    void oneNanosecondBesideOneSecond();
    void opsWithoutLengthAreNotShown();
    void wideOpBehindNarrowOnes();
    void randomRows_data();
    void randomRows();
    void sameRuleAtAnyCount_data();
    void sameRuleAtAnyCount();
    void hits();
    void nothingBeyondWhatIsKnown();
    void hitsNearNarrowOps();
    void neighbours();
    void runningUntil();
    void chunks();
    void transfers();
};

void TestGanttModel::barsOfAWideRow()
{
    const Run run = runOf({{{0, 10}, {10, 20, {OpKind::Backward}}, {50, 100}}});
    const GanttRow row = rowOf(run, {0, 100, 1000});
    const std::vector<GanttBar> expected{{0, 1, 0, 100}, {1, 1, 100, 200}, {2, 1, 500, 1000}};
    QCOMPARE(row.bars, expected);
    QVERIFY(row.columns.empty());
}

void TestGanttModel::overlappedUnitIsOneBar()
{
    const Run run = runOf({{{0, 10}, {10, 30, {OpKind::Forward, OpKind::Backward}}, {30, 40}}});
    const GanttRow row = rowOf(run, {0, 40, 400});
    const std::vector<GanttBar> expected{{0, 1, 0, 100}, {1, 2, 100, 300}, {3, 1, 300, 400}};
    QCOMPARE(row.bars, expected);
}

void TestGanttModel::barsAreCutToTheRange()
{
    const Run run = runOf({{{0, 40}, {40, 100}}});
    const GanttRow row = rowOf(run, {20, 60, 400});
    const std::vector<GanttBar> expected{{0, 1, 0, 200, false, true}, {1, 1, 200, 400, true, false}};
    QCOMPARE(row.bars, expected);
}

void TestGanttModel::narrowOpsShareAColumn()
{
    // 10 ns a pixel: 3 ns forward, 1 ns idle, 6 ns backward.
    const Run run = runOf({{{100, 103}, {104, 110, {OpKind::Backward}}, {500, 1000}}});
    const GanttRow row = rowOf(run, {0, 1000, 100});
    QCOMPARE(row.bars.size(), std::size_t(1));
    QCOMPARE(row.columns.size(), std::size_t(1));
    QCOMPARE(row.columns[0].x, 10);
    QCOMPARE(int(row.columns[0].weight[int(BusyKind::Forward)]), 77);
    QCOMPARE(int(row.columns[0].weight[int(BusyKind::Backward)]), 153);
}

void TestGanttModel::oneNanosecondBesideOneSecond()
{
    const Run run = runOf({{{0, kNsPerS}, {kNsPerS, kNsPerS + 1, {OpKind::Backward}}, {kNsPerS + 1, 2 * kNsPerS}}});
    for (const int width : {100, 101, 999, 1600})
        for (TimeNs span = 20; span < 3 * kNsPerS; span = span * 3 / 2) {
            const TimeScale scale{kNsPerS - span / 3, kNsPerS - span / 3 + span, width};
            const GanttRow row = rowOf(run, scale);
            checkRow(run, scale, row);
            const bool bar =
                std::any_of(row.bars.begin(), row.bars.end(), [](const GanttBar& b) { return b.firstOp == 1; });
            const bool column = std::any_of(row.columns.begin(), row.columns.end(), [](const GanttColumn& c) {
                return c.weight[int(BusyKind::Backward)] >= kLeastWeight;
            });
            QVERIFY2(bar != column, qPrintable(QString("%1 ns over %2 px").arg(span).arg(width)));
        }
}

void TestGanttModel::opsWithoutLengthAreNotShown()
{
    const Run run = runOf({{{0, 0}, {0, 50}, {50, 50}, {60, 60}, {70, 100}}});
    const TimeScale scale{0, 100, 1000};
    const GanttRow row = rowOf(run, scale);
    QCOMPARE(row.bars.size(), std::size_t(2));
    QVERIFY(row.columns.empty());
    QVERIFY(rowOf(run, {0, 10'000'000, 100}).bars.empty());
}

void TestGanttModel::wideOpBehindNarrowOnes()
{
    // The last op that starts in a column of narrow ones is wide: it must be found though the walk jumps.
    std::vector<Unit> units;
    for (TimeNs i = 0; i < 9; ++i)
        units.push_back({i, i + 1});
    units.push_back({9, 900, {OpKind::Backward}});
    const Run run = runOf({units});
    const TimeScale scale{0, 1000, 100};
    const GanttRow row = rowOf(run, scale);
    checkRow(run, scale, row);
    QCOMPARE(row.bars.size(), std::size_t(1));
    QCOMPARE(row.bars[0].firstOp, std::size_t(9));
    QCOMPARE(row.columns.size(), std::size_t(1));
    QCOMPARE(row.bars[0].x1, 90);
}

void TestGanttModel::randomRows_data()
{
    QTest::addColumn<int>("longestNs");
    QTest::addColumn<int>("widthPx");
    QTest::newRow("all narrow") << 10 << 80;
    QTest::newRow("mixed") << 500 << 300;
    QTest::newRow("mostly wide") << 3000 << 1600;
    QTest::newRow("wider than the picture") << 100'000 << 200;
}

void TestGanttModel::randomRows()
{
    QFETCH(int, longestNs);
    QFETCH(int, widthPx);
    for (unsigned seed = 1; seed <= 40; ++seed) {
        std::mt19937 random(seed);
        std::vector<Unit> units;
        TimeNs at = 0;
        for (int i = 0; i < 150; ++i) {
            at += random() % 3 == 0 ? random() % 40 : 0;
            // Long and short ones mixed: lengths of every order of magnitude.
            const TimeNs longest = 1 + longestNs / (1 << (random() % 12));
            const TimeNs length = random() % 10 == 0 ? 0 : 1 + random() % static_cast<unsigned>(longest);
            std::vector<OpKind> parts{static_cast<OpKind>(random() % kOpKinds)};
            if (random() % 5 == 0)
                parts.push_back(OpKind::Backward);
            units.push_back({at, at + length, parts});
            at += length;
        }
        const Run run = runOf({units});
        for (int window = 0; window < 10; ++window) {
            const TimeNs from = static_cast<TimeNs>(random() % static_cast<unsigned>(at + 1)) - 20;
            const TimeNs span = 20 + static_cast<TimeNs>(random() % static_cast<unsigned>(at + 1));
            const TimeScale scale{from, from + span, widthPx};
            checkRow(run, scale, rowOf(run, scale));
            if (QTest::currentTestFailed()) {
                qWarning("seed %u, window %d", seed, window);
                return;
            }
        }
    }
}

void TestGanttModel::sameRuleAtAnyCount_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {10, 999, 1000, 1001, 14'999, 15'000, 15'001, 100'000})
        QTest::addRow("%d ops", count) << count;
}

void TestGanttModel::sameRuleAtAnyCount()
{
    // However many ops lie elsewhere, the same stretch of time looks the same.
    QFETCH(int, count);
    std::vector<Unit> units{{0, 100}, {110, 111, {OpKind::Backward}}, {120, 122}, {300, 304, {OpKind::Backward}}};
    for (int i = 4; i < count; ++i)
        units.push_back({1000 + i * 10, 1005 + i * 10});
    const Run run = runOf({units});
    const GanttRow row = rowOf(run, {0, 500, 500});
    const std::vector<GanttBar> bars{{0, 1, 0, 100}, {3, 1, 300, 304}};
    QCOMPARE(row.bars, bars);
    const std::array<std::uint8_t, kBusyKinds> forward{255, 0, 0, 0, 0};
    const std::array<std::uint8_t, kBusyKinds> backward{0, 255, 0, 0, 0};
    const std::vector<GanttColumn> columns{{110, backward}, {120, forward}, {121, forward}};
    QCOMPARE(row.columns, columns);
}

void TestGanttModel::hits()
{
    const Run run = runOf({{{0, 10}, {10, 30, {OpKind::Forward, OpKind::Backward}}, {60, 100}}, {{40, 50}}});
    const auto opAt = [&](TimeNs ns) { return ganttHit(run, DeviceId(0), ns, 0)->op; };
    QCOMPARE(opAt(0), std::optional<std::size_t>(0));
    QCOMPARE(opAt(9), std::optional<std::size_t>(0));
    QCOMPARE(opAt(10), std::optional<std::size_t>(1));
    QCOMPARE(opAt(29), std::optional<std::size_t>(1));
    QCOMPARE(opAt(99), std::optional<std::size_t>(3));
    const auto gap = ganttHit(run, DeviceId(0), 30, 0);
    QVERIFY(gap && !gap->op);
    QCOMPARE(gap->gapFromNs, TimeNs(30));
    QCOMPARE(gap->gapToNs, TimeNs(60));
    // Before a device's first op and after its last it is idle too, from 0 to the makespan.
    QCOMPARE(ganttHit(run, DeviceId(1), 5, 0)->gapFromNs, TimeNs(0));
    QCOMPARE(ganttHit(run, DeviceId(1), 5, 0)->gapToNs, TimeNs(40));
    QCOMPARE(ganttHit(run, DeviceId(1), 70, 0)->gapToNs, TimeNs(100));
    QVERIFY(!ganttHit(run, DeviceId(0), -1, 5));
    QVERIFY(!ganttHit(run, DeviceId(0), 100, 5));
}

void TestGanttModel::nothingBeyondWhatIsKnown()
{
    Run run = runOf({{{0, 10}, {60, 100}}, {{40, 50}}});
    run.timeline.knownNs = {INT64_MAX, 70};
    QCOMPARE(ganttHit(run, DeviceId(0), 99, 0)->op, std::optional<std::size_t>(1));
    QCOMPARE(ganttHit(run, DeviceId(1), 69, 0)->gapToNs, TimeNs(70));
    QVERIFY(!ganttHit(run, DeviceId(1), 70, 0));
    QCOMPARE(neighbouringGap(run, {DeviceId(0), 96, 98}, GanttStep::Below)->endNs, TimeNs(70));
}

void TestGanttModel::hitsNearNarrowOps()
{
    const Run run = runOf({{{0, 1000}, {2000, 2001}, {2001, 2001}, {5000, 9000}}});
    QCOMPARE(ganttHit(run, DeviceId(0), 1990, 20)->op, std::optional<std::size_t>(1));
    QVERIFY(!ganttHit(run, DeviceId(0), 1970, 20)->op);
    // A gap beside a wide op is a gap up to its last pixel.
    QVERIFY(!ganttHit(run, DeviceId(0), 1001, 20)->op);
    QVERIFY(!ganttHit(run, DeviceId(0), 4999, 20)->op);
}

void TestGanttModel::neighbours()
{
    const Run run = runOf({{{0, 10}, {10, 20}, {20, 30}}, {}, {{5, 7}, {14, 18}, {90, 100}}});
    QCOMPARE(ganttNeighbour(run, 1, GanttStep::Before), std::size_t(0));
    QCOMPARE(ganttNeighbour(run, 0, GanttStep::Before), std::size_t(0));
    QCOMPARE(ganttNeighbour(run, 1, GanttStep::After), std::size_t(2));
    QCOMPARE(ganttNeighbour(run, 2, GanttStep::After), std::size_t(2));
    // Over the device that has nothing to do.
    QCOMPARE(ganttNeighbour(run, 1, GanttStep::Below), std::size_t(4));
    QCOMPARE(ganttNeighbour(run, 0, GanttStep::Below), std::size_t(3));
    QCOMPARE(ganttNeighbour(run, 5, GanttStep::Above), std::size_t(2));
    QCOMPARE(ganttNeighbour(run, 3, GanttStep::Above), std::size_t(0));
    QCOMPARE(ganttNeighbour(run, 0, GanttStep::Above), std::size_t(0));
    QCOMPARE(ganttNeighbour(run, 5, GanttStep::Below), std::size_t(5));
}

void TestGanttModel::runningUntil()
{
    const Run run = runOf({{{0, 10}, {20, 30}}});
    QCOMPARE(runningUntilNs(run.timeline, DeviceId(0), 0), TimeNs(0));
    QCOMPARE(runningUntilNs(run.timeline, DeviceId(0), 1), TimeNs(10));
    QCOMPARE(runningUntilNs(run.timeline, DeviceId(0), 10), TimeNs(10));
    QCOMPARE(runningUntilNs(run.timeline, DeviceId(0), 15), TimeNs(15));
    QCOMPARE(runningUntilNs(run.timeline, DeviceId(0), 20), TimeNs(20));
    QCOMPARE(runningUntilNs(run.timeline, DeviceId(0), 40), TimeNs(40));
}

void TestGanttModel::chunks()
{
    const auto run = computed("interleaved-1f1b", 4, 2, 8);
    QVERIFY(run);
    const ChunkTable table(run->schedule);
    QCOMPARE(table.of(DeviceId(1), StageId(1)).chunk, 0);
    QCOMPARE(table.of(DeviceId(1), StageId(5)).chunk, 1);
    QCOMPARE(table.of(DeviceId(1), StageId(5)).count, 2);
    const auto plain = computed("1f1b", 4, 1, 8);
    QCOMPARE(ChunkTable(plain->schedule).of(DeviceId(3), StageId(3)).count, 1);
}

void TestGanttModel::transfers()
{
    const auto run = computed("1f1b", 4, 1, 8, kNsPerMs / 2);
    QVERIFY(run);
    const TimeNs end = run->analysis.makespanNs;
    QCOMPARE(run->timeline.transfers.size(), std::size_t(6 * 8));
    const TimeScale all{0, end, 1600};
    QCOMPARE(visibleTransfers(*run, all, DeviceId(0), DeviceId(3), 300), run->timeline.transfers);
    // Too many, too short, and those that lead out of the rows in sight.
    QVERIFY(visibleTransfers(*run, all, DeviceId(0), DeviceId(3), 47).empty());
    QVERIFY(visibleTransfers(*run, {0, end, 20}, DeviceId(0), DeviceId(3), 300).empty());
    QCOMPARE(visibleTransfers(*run, all, DeviceId(1), DeviceId(2), 300).size(), std::size_t(2 * 8));
    // Only those in sight.
    const TimeScale part{end / 3, end / 2, 800};
    std::vector<Transfer> expected;
    for (const Transfer& t : run->timeline.transfers)
        if (t.endNs > part.fromNs && t.startNs < part.toNs)
            expected.push_back(t);
    QVERIFY(!expected.empty());
    QCOMPARE(visibleTransfers(*run, part, DeviceId(0), DeviceId(3), 300), expected);
}

QTEST_GUILESS_MAIN(TestGanttModel)
#include "tst_ganttmodel.moc"
