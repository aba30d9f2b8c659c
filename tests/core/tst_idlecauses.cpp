// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Why devices are idle: the causes add up to the idle time in every golden case and for every schedule, agree with the
// rule evaluated instant by instant, and say what is expected of known pictures.

#include "core/analysis/idlecauses.h"
#include "tests/core/goldenruns.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace bubblescope;
using test::run;
using test::scenario;

namespace {

TimeNs at(const IdleTimes& times, IdleCause cause)
{
    return times[static_cast<std::size_t>(cause)];
}

std::vector<IdleTimes> causesOf(const Run& run)
{
    return idleByCause(run.schedule, run.table, run.timeline, run.costs).value();
}

IdleGap gapOf(const Run& run, int device, TimeNs atNs)
{
    return idleGapAt(run.schedule, run.table, run.timeline, run.costs, DeviceId(device), atNs).value_or(IdleGap{});
}

/// The rule of idlecauses.h, evaluated at one instant by looking at everything.
class Rule {
public:
    Rule(const Schedule& schedule, const Timeline& timeline, const OpCosts& costs)
        : m_schedule(schedule)
        , m_rows(*schedule.rows)
        , m_timeline(timeline)
        , m_costs(costs)
        , m_table(schedule)
    {
    }

    IdleCause causeAt(DeviceId device, TimeNs t) const
    {
        std::size_t next = m_rows.rowBegin[device.index()];
        const std::size_t rowEnd = m_rows.rowBegin[device.index() + 1];
        while (next < rowEnd && m_timeline.startNs[next] <= t)
            ++next;
        if (m_costs.blockingTransfers && isTransferring(device, t, next))
            return IdleCause::Transfer;
        if (next == rowEnd)
            return IdleCause::NothingLeft;
        std::vector<Arrival> needs = needsOfUnit(next, device);
        if (allArrived(needs, t))
            return IdleCause::Late;
        for (std::size_t later = m_rows.unitEnd(next); later < rowEnd; later = m_rows.unitEnd(later))
            if (allArrived(needsOfUnit(later, device), t))
                return IdleCause::Order;
        const Arrival last = *std::max_element(
            needs.begin(), needs.end(), [](const Arrival& a, const Arrival& b) { return a.arrivedNs < b.arrivedNs; });
        if (t >= last.endedNs)
            return IdleCause::Transfer;
        return last.kind == NeedKind::Activation ? IdleCause::Activation
               : last.kind == NeedKind::Gradient ? IdleCause::Gradient
                                                 : IdleCause::Dependency;
    }

private:
    static bool allArrived(const std::vector<Arrival>& needs, TimeNs t)
    {
        return std::all_of(needs.begin(), needs.end(), [t](const Arrival& need) { return need.arrivedNs <= t; });
    }

    bool isTransferring(DeviceId device, TimeNs t, std::size_t next) const
    {
        for (const Transfer& transfer : m_timeline.transfers) {
            const bool own = m_rows.deviceOf(transfer.producer) == device;
            const bool received = m_rows.deviceOf(transfer.consumer) == device;
            const bool toSend = own && m_timeline.endNs[transfer.producer] <= t && transfer.producer < next;
            if ((received && transfer.startNs <= t && t < transfer.endNs) || (toSend && t < transfer.endNs))
                return true;
        }
        return false;
    }

    std::vector<Arrival> needsOfUnit(std::size_t begin, DeviceId device) const
    {
        std::vector<Arrival> needs;
        for (std::size_t i = begin; i < m_rows.unitEnd(begin); ++i)
            for (const Need& need : needsOf(m_rows.ops[i], m_schedule.stageCount)) {
                const std::size_t producer = m_table.find(need);
                const NeedKind kind = need.output == Output::Activation ? NeedKind::Activation : NeedKind::Gradient;
                needs.push_back({producer, kind, m_timeline.endNs[producer],
                                 arrivedNs(producer, m_rows.deviceOf(producer) != device)});
            }
        for (const ExtraDependency& extra : m_schedule.extra)
            if (extra.consumer == begin)
                needs.push_back(
                    {extra.producer, NeedKind::Dependency, m_timeline.endNs[extra.producer],
                     arrivedNs(extra.producer, extra.untilArrival && m_rows.deviceOf(extra.producer) != device)});
        return needs;
    }

    TimeNs arrivedNs(std::size_t producer, bool elsewhere) const
    {
        if (elsewhere)
            for (const Transfer& transfer : m_timeline.transfers)
                if (transfer.producer == producer)
                    return transfer.endNs;
        return m_timeline.endNs[producer];
    }

    const Schedule& m_schedule;
    const OpRows& m_rows;
    const Timeline& m_timeline;
    const OpCosts& m_costs;
    OpTable m_table;
};

/// The causes by the rule: between two neighbouring instants at which anything happens, nothing changes.
IdleTimes byRule(const Run& run, DeviceId device)
{
    std::set<TimeNs> instants{0};
    instants.insert(run.timeline.startNs.begin(), run.timeline.startNs.end());
    instants.insert(run.timeline.endNs.begin(), run.timeline.endNs.end());
    for (const Transfer& transfer : run.timeline.transfers)
        instants.insert({transfer.startNs, transfer.endNs});
    const Rule rule(run.schedule, run.timeline, run.costs);
    const Timeline::Row row = run.timeline.row(device);
    IdleTimes times{};
    for (auto from = instants.begin(); *from < run.analysis.makespanNs; ++from) {
        bool busy = false;
        for (std::size_t i = 0; i < row.ops.size(); ++i)
            busy = busy || (row.startNs[i] <= *from && *from < row.endNs[i]);
        if (!busy)
            times[static_cast<std::size_t>(rule.causeAt(device, *from))] += *std::next(from) - *from;
    }
    return times;
}

}  // namespace

class TestIdleCauses : public QObject {
    Q_OBJECT

private slots:
    void sumIsTheIdleTimeInEveryGoldenCase()
    {
        const std::vector<test::GoldenRun> runs = test::goldenRuns();
        QVERIFY(runs.size() >= 200);
        for (const test::GoldenRun& one : runs) {
            const auto causes = idleByCause(one.schedule, OpTable(one.schedule), one.timeline, one.costs).value();
            const auto figures = analyse({}, one.schedule, one.costs, one.timeline).value();
            for (std::size_t d = 0; d < causes.size(); ++d) {
                QVERIFY2(std::accumulate(causes[d].begin(), causes[d].end(), TimeNs{0}) == figures.devices[d].idleNs,
                         one.name.c_str());
                QVERIFY2(std::all_of(causes[d].begin(), causes[d].end(), [](TimeNs ns) { return ns >= 0; }),
                         one.name.c_str());
                // Nobody starts late in a simulation.
                QVERIFY2(at(causes[d], IdleCause::Late) == 0, one.name.c_str());
            }
        }
    }

    void agreesWithTheRule_data()
    {
        QTest::addColumn<int>("row");
        const std::vector<Scenario> all = test::unequalScenarios();
        for (int row = 0; row < static_cast<int>(all.size()); ++row)
            QTest::newRow(test::nameOf(all[static_cast<std::size_t>(row)]).c_str()) << row;
    }

    void agreesWithTheRule()
    {
        QFETCH(int, row);
        const auto r = run(test::unequalScenarios()[static_cast<std::size_t>(row)]);
        QVERIFY(r);
        const std::vector<IdleTimes> causes = causesOf(*r);
        for (std::size_t d = 0; d < causes.size(); ++d) {
            const DeviceId device(static_cast<int>(d));
            QCOMPARE(std::accumulate(causes[d].begin(), causes[d].end(), TimeNs{0}), r->analysis.devices[d].idleNs);
            QCOMPARE(causes[d], byRule(*r, device));
            QCOMPARE(at(causes[d], IdleCause::Late), TimeNs{0});
        }
    }

    void gapsAreCutWithoutHoles()
    {
        for (const Scenario& s : test::unequalScenarios()) {
            const auto r = run(s);
            QVERIFY(r);
            std::vector<IdleTimes> sums(static_cast<std::size_t>(r->schedule.deviceCount()));
            for (std::size_t d = 0; d < sums.size(); ++d) {
                const DeviceId device(static_cast<int>(d));
                const Timeline::Row row = r->timeline.row(device);
                TimeNs fromNs = 0;
                for (std::size_t i = 0; i <= row.ops.size(); ++i) {
                    const TimeNs toNs = i < row.ops.size() ? row.startNs[i] : r->analysis.makespanNs;
                    if (fromNs < toNs) {
                        const IdleGap gap = gapOf(*r, device.value(), fromNs + (toNs - fromNs) / 2);
                        QCOMPARE(gap.startNs, fromNs);
                        QCOMPARE(gap.endNs, toNs);
                        QCOMPARE(gap.next, i < row.ops.size() ? row.firstIndex + i : kNoOp);
                        QCOMPARE(gapOf(*r, device.value(), fromNs), gap);
                        for (const IdlePiece& piece : gap.pieces) {
                            QCOMPARE(piece.startNs, fromNs);
                            QVERIFY(piece.startNs < piece.endNs);
                            QCOMPARE(piece.waitedFor == kNoOp, piece.cause == IdleCause::NothingLeft);
                            QCOMPARE(piece.ready != kNoOp, piece.cause == IdleCause::Order);
                            fromNs = piece.endNs;
                            sums[d][static_cast<std::size_t>(piece.cause)] += piece.endNs - piece.startNs;
                        }
                        QCOMPARE(fromNs, toNs);
                    }
                    fromNs = i < row.ops.size() ? row.endNs[i] : fromNs;
                    if (i < row.ops.size() && row.startNs[i] < row.endNs[i])
                        QVERIFY(gapOf(*r, device.value(), row.startNs[i]).pieces.empty());
                }
            }
            QCOMPARE(sums, causesOf(*r));
        }
    }

    void oneForwardOneBackward()
    {
        // Stage 0 always has a next forward that 1F1B holds back to bound the activations; GPipe holds back nothing.
        const auto ofOneF1B = run(scenario("1f1b", 4, 8, 1, 2));
        const IdleGap warmUp = gapOf(*ofOneF1B, 0, 4 * kNsPerMs);
        const std::size_t firstBackward = ofOneF1B->indexOf(0, OpKind::Backward, 0);
        const IdlePiece held{4 * kNsPerMs, 10 * kNsPerMs, IdleCause::Order, ofOneF1B->indexOf(1, OpKind::Backward, 0),
                             ofOneF1B->indexOf(0, OpKind::Forward, 4)};
        QCOMPARE(warmUp.next, firstBackward);
        QCOMPARE(warmUp.pieces, std::vector<IdlePiece>{held});

        const auto ofGpipe = run(scenario("gpipe", 4, 8, 1, 2));
        const std::vector<IdleTimes> causes = causesOf(*ofGpipe);
        for (int d = 0; d < 4; ++d) {
            const IdleTimes& times = causes[static_cast<std::size_t>(d)];
            QCOMPARE(at(times, IdleCause::Activation), d * kNsPerMs);
            QCOMPARE(at(times, IdleCause::Gradient), (3 - d) * 3 * kNsPerMs);
            QCOMPARE(at(times, IdleCause::NothingLeft), d * 2 * kNsPerMs);
            QCOMPARE(at(times, IdleCause::Order), TimeNs{0});
        }
    }

    void transferAfterTheActivation()
    {
        Scenario s = scenario("forward-only", 2, 2, 2, 0);
        s.transfer.latencyNs = kNsPerMs;
        const auto r = run(s);
        const std::size_t producer = r->indexOf(0, OpKind::Forward, 0);
        const std::vector<IdlePiece> pieces{{0, 2 * kNsPerMs, IdleCause::Activation, producer, kNoOp},
                                            {2 * kNsPerMs, 3 * kNsPerMs, IdleCause::Transfer, producer, kNoOp}};
        QCOMPARE(gapOf(*r, 1, 0).pieces, pieces);
        s.transfer.blocking = true;
        const auto blocked = run(s);
        QCOMPARE(gapOf(*blocked, 1, 0).pieces, pieces);
        // The sender is held, too.
        const std::vector<IdlePiece> sending{{2 * kNsPerMs, 3 * kNsPerMs, IdleCause::Transfer, producer, kNoOp}};
        QCOMPARE(gapOf(*blocked, 0, 2 * kNsPerMs).pieces, sending);
    }

    void extraDependencies()
    {
        // One microbatch at a time: the first stage waits for the last one's end, which no flow of data asks for.
        const auto r = run(scenario("forward-only-sequential", 3, 2, 1, 0));
        const std::vector<IdleTimes> causes = causesOf(*r);
        QCOMPARE(at(causes[0], IdleCause::Dependency), 2 * kNsPerMs);
        QCOMPARE(at(causes[0], IdleCause::NothingLeft), 2 * kNsPerMs);
        QCOMPARE(gapOf(*r, 0, kNsPerMs).pieces.front().waitedFor, r->indexOf(2, OpKind::Forward, 0));
        QCOMPARE(at(causes[2], IdleCause::Activation), 4 * kNsPerMs);
    }

    void firstWaitingThenOrder()
    {
        // Device 1's list puts 1F1 first; 1F0 becomes ready while it waits for that.
        const Schedule schedule = readScheduleCsv("0F0,0F1\n1F1,1F0\n", "test").value();
        OpCosts costs;
        costs.forwardNs = {3, 1};
        costs.backwardInputNs = costs.backwardWeightNs = {0, 0};
        const Timeline timeline = simulate(schedule, costs).value();
        const auto gap = idleGapAt(schedule, OpTable(schedule), timeline, costs, DeviceId(1), 0);
        QVERIFY(gap);
        const std::vector<IdlePiece> pieces{{0, 3, IdleCause::Activation, 1, kNoOp}, {3, 6, IdleCause::Order, 1, 3}};
        QCOMPARE(gap->pieces, pieces);
    }

    void measuredRunsMayStartLate()
    {
        const auto r = run(scenario("forward-only", 2, 1, 1, 0));
        Timeline measured = r->timeline;
        measured.startNs[1] += 500;
        measured.endNs[1] += 500;
        const auto causes = idleByCause(r->schedule, r->table, measured, r->costs).value();
        QCOMPARE(at(causes[1], IdleCause::Activation), kNsPerMs);
        QCOMPARE(at(causes[1], IdleCause::Late), TimeNs{500});
        QCOMPARE(at(causes[0], IdleCause::NothingLeft), kNsPerMs + 500);
    }

    void cancels()
    {
        const auto r = run(scenario("1f1b", 4, 8, 1, 2));
        std::stop_source stop;
        stop.request_stop();
        const auto causes = idleByCause(r->schedule, r->table, r->timeline, r->costs, {stop.get_token(), {}});
        QVERIFY(!causes.ok());
        QCOMPARE(causes.error().code, ErrorCode::Cancelled);
        QVERIFY(criticalPath(r->schedule, r->table, r->timeline, r->costs, {stop.get_token(), {}}).empty());
    }

    void reportsProgress()
    {
        const auto r = run(scenario("1f1b", 8, 20'000, 1, 2));
        double last = 0;
        const auto causes = idleByCause(r->schedule, r->table, r->timeline, r->costs, {{}, [&last](double done) {
                                                                                           QVERIFY(done > last);
                                                                                           last = done;
                                                                                       }});
        QVERIFY(causes.ok());
        QVERIFY(last > 0.5 && last <= 1);
    }
};

QTEST_GUILESS_MAIN(TestIdleCauses)
#include "tst_idlecauses.moc"
