// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Predicted beside measured: runs that differ from their prediction in one known way.

#include "core/live/comparison.h"
#include "core/live/streamreader.h"
#include "tests/core/streamtext.h"
#include "tests/core/support.h"

#include <QTest>

#include <numeric>

using namespace bubblescope;
using namespace bubblescope::live;

namespace {

/// What a worker would have streamed that ran `real` and was told `claimed`.
std::shared_ptr<const LiveRun> streamed(const Run& real, const Scenario& claimed,
                                        const test::StreamOptions& options = {})
{
    Run told = real;
    told.scenario = claimed;
    StreamReader reader;
    reader.feed(test::streamOf(told, options));
    reader.endOfInput();
    return reader.snapshot();
}

TimeNs sumOf(const Comparison& comparison)
{
    return std::accumulate(comparison.byNs.begin(), comparison.byNs.end(), TimeNs{0});
}

TimeNs part(const Comparison& comparison, GapSource source)
{
    return comparison.byNs[static_cast<std::size_t>(source)];
}

/// The difference comes from one source alone.
void onlyFrom(const Comparison& comparison, GapSource source)
{
    for (int i = 0; i < kGapSources; ++i)
        if (static_cast<GapSource>(i) != source)
            QCOMPARE(comparison.byNs[static_cast<std::size_t>(i)], 0);
    QCOMPARE(part(comparison, source), comparison.differenceNs());
}

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void noDifference()
    {
        // Those that send two payloads on one edge at one instant are below.
        for (const char* schedule : {"1f1b", "gpipe", "zb-h1", "forward-only-sequential"}) {
            Scenario s = test::scenario(schedule, 4, 8, 2, 4);
            s.costs.slowdown = {1, 2, 1, 1};
            s.transfer.latencyNs = kNsPerMs / 4;
            s.costs.overlapSavingNs = kNsPerMs;
            const auto run = test::run(s);
            QVERIFY(run);
            const auto compared = compare(*streamed(*run, s), 0);
            QVERIFY(compared.ok());
            QCOMPARE(compared.value().measuredNs, run->analysis.makespanNs);
            QCOMPARE(compared.value().predictedNs, run->analysis.makespanNs);
            QCOMPARE(compared.value().expected.startNs, compared.value().predicted.startNs);
            for (int i = 0; i < kGapSources; ++i)
                QVERIFY2(compared.value().byNs[static_cast<std::size_t>(i)] == 0,
                         qPrintable(QStringLiteral("%1: %2 %3 ns")
                                        .arg(QLatin1String(schedule))
                                        .arg(QString::fromStdString(std::string(idOf(static_cast<GapSource>(i)))))
                                        .arg(compared.value().byNs[static_cast<std::size_t>(i)])));
        }
    }

    void payloadsThatShareAnEdge()
    {
        // The simulation lets two payloads of one edge travel together, a worker sends them one after the other. A
        // stream that has them together like the simulation shows the wait for the edge as buffers, taken back by the
        // dispatcher. `naive` sends the last microbatch and the token of the stage's end at one instant across each of
        // its 2(P−1) boundaries; in DualPipe a device's two directions meet twice on the longest path.
        constexpr TimeNs kLatency = kNsPerMs / 4;
        const auto edgesOf = [](const Scenario& s) -> std::optional<Comparison> {
            const auto run = test::run(s);
            auto compared = compare(*streamed(*run, s), 0);
            return compared.ok() ? std::optional(std::move(compared).value()) : std::nullopt;
        };
        const auto isShared = [&](const Scenario& s, TimeNs expectedNs) {
            const auto compared = edgesOf(s);
            QVERIFY(compared);
            QCOMPARE(compared->differenceNs(), 0);
            QCOMPARE(part(*compared, GapSource::Buffers), expectedNs);
            QCOMPARE(part(*compared, GapSource::Dispatcher), -expectedNs);
            QCOMPARE(sumOf(*compared), 0);
        };
        for (const int devices : {2, 3, 4, 6}) {
            for (const int microbatches : {1, 4, 8}) {
                Scenario s = test::scenario("naive", devices, microbatches, 2, 4);
                s.transfer.latencyNs = kLatency;
                isShared(s, 2 * (devices - 1) * kLatency);
            }
        }
        Scenario s = test::scenario("dualpipe", 4, 8, 2, 4);
        s.costs.overlapSavingNs = kNsPerMs;
        for (const TimeNs latencyNs : {TimeNs{0}, kLatency, 2 * kLatency}) {
            s.transfer.latencyNs = latencyNs;
            isShared(s, 2 * latencyNs);
        }
    }

    void slowerOps()
    {
        const Scenario claimed = test::scenario("1f1b", 4, 8, 2, 4);
        Scenario real = claimed;
        real.costs.slowdown = {1, 1, 1.5, 1};
        const auto run = test::run(real);
        const auto compared = compare(*streamed(*run, claimed), 0);
        QVERIFY(compared.ok());
        QVERIFY(compared.value().differenceNs() > 0);
        onlyFrom(compared.value(), GapSource::Compute);
        QCOMPARE(compared.value().expected.endNs, run->timeline.endNs);
    }

    void unevenOps()
    {
        const Scenario claimed = test::scenario("1f1b", 4, 16, 2, 4);
        Scenario real = claimed;
        real.jitter = {JitterKind::Uniform, 0.5, 3};
        const auto run = test::run(real);
        const auto compared = compare(*streamed(*run, claimed), 0);
        QVERIFY(compared.ok());
        QVERIFY(part(compared.value(), GapSource::Spread) > 0);
        QCOMPARE(part(compared.value(), GapSource::Transfers), 0);
        QCOMPARE(part(compared.value(), GapSource::Buffers), 0);
        QCOMPARE(part(compared.value(), GapSource::Dispatcher), 0);
        QCOMPARE(sumOf(compared.value()), compared.value().differenceNs());
    }

    void slowerTransfers()
    {
        const Scenario claimed = test::scenario("1f1b", 4, 8, 2, 4);
        Scenario real = claimed;
        real.transfer.latencyNs = kNsPerMs / 2;
        const auto compared = compare(*streamed(*test::run(real), claimed), 0);
        QVERIFY(compared.ok());
        QVERIFY(compared.value().differenceNs() > 0);
        onlyFrom(compared.value(), GapSource::Transfers);
    }

    void lateStarts()
    {
        // Every op begins a little after it could: as if it were longer, and ended early.
        constexpr TimeNs kLate = 50'000;
        const Scenario claimed = test::scenario("1f1b", 4, 8, 2, 4);
        Scenario slow = claimed;
        for (auto* list : {&slow.costs.forwardNs, &slow.costs.backwardInputNs})
            list->front() += kLate;
        Run real = *test::run(slow);
        for (TimeNs& startNs : real.timeline.startNs)
            startNs += kLate;
        const auto compared = compare(*streamed(real, claimed), 0);
        QVERIFY(compared.ok());
        QVERIFY(compared.value().differenceNs() >= 8 * kLate);
        onlyFrom(compared.value(), GapSource::Dispatcher);
    }

    void fewSlots()
    {
        // A stream that says that its edges had one slot and yet ran as if they had many: the parts still add up.
        const Scenario s = test::scenario("gpipe", 3, 8, 1, 2);
        Scenario real = s;
        real.costs.slowdown = {1, 3, 1};
        Run told = *test::run(real);
        told.scenario = real;
        std::string text = test::streamOf(told);
        for (std::size_t at = text.find("\"slots\":8"); at != std::string::npos; at = text.find("\"slots\":8"))
            text.replace(at, 9, "\"slots\":2");
        StreamReader reader;
        reader.feed(text);
        reader.endOfInput();
        const auto compared = compare(reader.now(), 0);
        QVERIFY(compared.ok());
        QVERIFY(part(compared.value(), GapSource::Buffers) >= 0);
        QCOMPARE(part(compared.value(), GapSource::Buffers), -part(compared.value(), GapSource::Dispatcher));
        QCOMPARE(sumOf(compared.value()), 0);
    }

    void anyPartAddsUp()
    {
        const Scenario claimed = test::scenario("zb-h1", 3, 6, 1, 2);
        Scenario real = claimed;
        real.jitter = {JitterKind::LongTail, 0.5, 9};
        real.transfer.latencyNs = kNsPerMs / 8;
        const auto run = test::run(real);
        int compared = 0;
        for (TimeNs at = kNsPerMs; at < run->analysis.makespanNs; at += kNsPerMs) {
            const auto one = compare(*streamed(*run, claimed, {.untilNs = at}), 0);
            if (!one.ok())
                continue;
            QCOMPARE(sumOf(one.value()), one.value().differenceNs());
            QVERIFY(!one.value().measured.complete);
            ++compared;
        }
        QVERIFY(compared > 10);
    }

    void nothingToCompare()
    {
        const Scenario s = test::scenario("1f1b", 2, 4, 1, 2);
        const auto live = streamed(*test::run(s), s);
        QCOMPARE(compare(*live, 1).error().code, ErrorCode::EmptySchedule);
        QCOMPARE(compare(LiveRun(), 0).error().code, ErrorCode::EmptySchedule);
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
