// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The stream of a live run: what the worker's writer writes comes back as it was, and what else may come does no harm.

#include "core/live/measuredrun.h"
#include "core/live/streamreader.h"
#include "tests/core/streamtext.h"
#include "tests/core/support.h"

#include <QElapsedTimer>
#include <QTest>

#include <fmt/format.h>
#include <random>

using namespace bubblescope;
using namespace bubblescope::live;

namespace {

constexpr const char* kHello = R"({"bsw":1,"type":"hello","program":"p","host":"h"})";
/// Two devices, two microbatches of forwards.
constexpr const char* kPlan = R"({"bsw":1,"type":"plan","backend":"cpu","mode":"paced","devices":[{"name":"a"},{}],)"
                              R"("edges":[{"from":0,"to":1,"slots":2,"transport":"local"}],"iterations":0,)"
                              R"("microbatch_span":2,"schedule":[["0F0","0F1"],["1F0","1F1"]]})";

std::string lines(std::initializer_list<std::string> all)
{
    std::string text;
    for (const std::string& line : all)
        text += line + "\n";
    return text;
}

std::string iv(const std::string& entries)
{
    return R"({"bsw":1,"type":"iv","iv":[)" + entries + "]}";
}

std::shared_ptr<const LiveRun> read(const std::string& text)
{
    StreamReader reader;
    reader.feed(text);
    reader.endOfInput();
    return reader.snapshot();
}

Scenario chunked(Scenario s, int chunks)
{
    s.chunks = chunks;
    return s;
}

std::vector<Scenario> examples()
{
    std::vector<Scenario> all{test::scenario("1f1b", 4, 8, 1, 2),
                              test::scenario("gpipe", 3, 5, 1, 2),
                              test::scenario("forward-only", 3, 6, 1, 0),
                              test::scenario("forward-only-sequential", 3, 4, 1, 0),
                              test::scenario("naive", 3, 3, 1, 2),
                              test::scenario("dualpipe", 4, 8, 1, 2),
                              chunked(test::scenario("zb-v", 4, 8, 1, 2), 2),
                              chunked(test::scenario("interleaved-1f1b", 2, 4, 1, 2), 3)};
    for (std::size_t i = 0, count = all.size(); i < count; ++i) {
        all.push_back(all[i]);
        all.back().transfer.latencyNs = 300'000;
        all.back().costs.slowdown = {1.5};
    }
    all.push_back(test::scenario("1f1b", 3, 4, 1, 2));
    all.back().iterations = 3;
    return all;
}

QString nameOf(const Scenario& s)
{
    return QString::fromStdString(
        fmt::format("{} latency {} iterations {}", s.schedule, s.transfer.latencyNs, s.iterations));
}

bool sameTimeline(const Timeline& a, const Timeline& b)
{
    return a.rows->ops == b.rows->ops && a.rows->rowBegin == b.rows->rowBegin && a.startNs == b.startNs &&
           a.endNs == b.endNs && a.transfers == b.transfers;
}

}  // namespace

class TestStreamReader : public QObject {
    Q_OBJECT

private slots:
    void comesBackAsItWas()
    {
        for (const Scenario& s : examples()) {
            const auto simulated = test::run(s);
            QVERIFY(simulated);
            const std::string text = test::streamOf(*simulated);
            const auto live = read(text);
            QCOMPARE(live->phase, LivePhase::Finished);
            QVERIFY2(!live->faults.any(), qPrintable(nameOf(s)));
            QVERIFY(live->scenario == s);
            QCOMPARE(live->iterations.size(), std::size_t{1});
            QVERIFY(live->isComplete(*live->iterations[0]));
            const auto measured = measuredRun(*live);
            QVERIFY(measured.ok());
            const Run& run = *measured.value();
            QVERIFY(run.measured);
            QVERIFY2(sameTimeline(run.timeline, simulated->timeline), qPrintable(nameOf(s)));
            QCOMPARE(run.schedule.extra.size(), simulated->schedule.extra.size());
            const Analysis& a = run.analysis;
            const Analysis& b = simulated->analysis;
            QCOMPARE(a.makespanNs, b.makespanNs);
            QCOMPARE(a.bubbleRatio, b.bubbleRatio);
            QCOMPARE(a.idleByCauseNs, b.idleByCauseNs);
            QCOMPARE(a.theory.bubbleRatio, b.theory.bubbleRatio);
            for (std::size_t i = 0; i < a.stages.size(); ++i)
                QCOMPARE(a.stages[i].peakForwardQueue, b.stages[i].peakForwardQueue);
            for (std::size_t i = 0; i < a.devices.size(); ++i)
                QCOMPARE(a.devices[i].peakActivations, b.devices[i].peakActivations);
            QCOMPARE(run.criticalPath.size(), simulated->criticalPath.size());
        }
    }

    void facts()
    {
        const auto live = read(test::streamOf(*test::run(test::scenario("1f1b", 2, 3, 1, 2)), {.iterations = 2}));
        QVERIFY(live->hello && live->plan && live->done);
        QCOMPARE(live->hello->pid, 42);
        QCOMPARE(live->hello->startedUnixNs, 1'795'982'790'287'547'352);
        QCOMPARE(live->hello->capabilities.size(), std::size_t{2});
        QCOMPARE(live->hello->capabilities[1].detail, std::string("no module"));
        QCOMPARE(live->plan->backend, std::string("cpu"));
        QCOMPARE(live->plan->iterations, 2);
        QCOMPARE(live->plan->edges.size(), std::size_t{2});
        QCOMPARE(live->plan->edges[0].to, 1);
        QCOMPARE(live->calibration.at(0).perUnitNs, 2.5);
        QCOMPARE(live->clockErrorNs(), 100);
        QCOMPARE(live->done->verified, std::optional<bool>(true));
        QCOMPARE(live->done->iterations, 2);
        QCOMPARE(live->devices.size(), std::size_t{2});
        QCOMPARE(live->devices[1].ops, 12);
        QCOMPARE(live->devices[1].busyNs, 18 * kNsPerMs);
        QCOMPARE(live->opCount(), 24);
    }

    void piecesOfAnySize()
    {
        const std::string text = test::streamOf(*test::run(test::scenario("1f1b", 3, 5, 1, 2)), {.iterations = 2});
        const auto whole = read(text);
        std::mt19937 random(1);
        for (int round = 0; round < 20; ++round) {
            StreamReader reader;
            for (std::size_t at = 0; at < text.size();) {
                const std::size_t size = round == 0 ? 1 : random() % 200;
                reader.feed(std::string_view(text).substr(at, size));
                at += size;
            }
            reader.endOfInput();
            QVERIFY(!reader.now().faults.any());
            QVERIFY(sameTimeline(measuredTimeline(*reader.snapshot()).timeline, measuredTimeline(*whole).timeline));
        }
    }

    void severalIterations()
    {
        const auto simulated = test::run(test::scenario("gpipe", 3, 4, 1, 2));
        const TimeNs makespan = simulated->analysis.makespanNs;
        const auto live = read(test::streamOf(*simulated, {.iterations = 3}));
        QCOMPARE(live->iterations.size(), std::size_t{3});
        const MeasuredTimeline all = measuredTimeline(*live);
        QCOMPARE(all.iterations, std::size_t{3});
        QCOMPARE(all.schedule.microbatchSpan, 12);
        QCOMPARE(all.schedule.iterations, 3);
        QCOMPARE(all.timeline.makespanNs(), 3 * makespan + 2 * kNsPerMs);
        // Two barriers, each with three devices.
        QCOMPARE(all.schedule.extra.size(), std::size_t{6});
        for (std::size_t i = 0; i < 3; ++i) {
            const MeasuredTimeline one = measuredTimeline(*live, {i, 1});
            QVERIFY(sameTimeline(one.timeline, simulated->timeline));
            QCOMPARE(one.originNs, 5 * kNsPerMs + static_cast<TimeNs>(i) * (makespan + kNsPerMs));
        }
        const auto run = measuredRun(*live);
        QVERIFY(run.ok());
        TimeNs idle = 0;
        for (const TimeNs ns : run.value()->analysis.idleByCauseNs)
            idle += ns;
        QCOMPARE(idle, run.value()->analysis.bubbleTimeNs);
        // For the first device the millisecond between iterations is the dispatcher's; the others wait for it.
        QCOMPARE(run.value()->analysis.idleByCauseNs[static_cast<std::size_t>(IdleCause::Late)], 2 * kNsPerMs);
        QVERIFY(measuredTimeline(*live, {7, 2}).timeline.rows->ops.empty());
    }

    /// At every instant of a run, what its stream shows so far.
    void anyPart()
    {
        for (const char* schedule : {"1f1b", "gpipe", "forward-only", "zb-h1"}) {
            Scenario s = test::scenario(schedule, 3, 6, 1, std::string(schedule) == "forward-only" ? 0 : 2);
            s.costs.slowdown = {1, 3, 1};
            const auto whole = test::run(s);
            const LargeVector<Op>& ops = whole->timeline.rows->ops;
            for (TimeNs at = kNsPerMs; at < whole->analysis.makespanNs; at += kNsPerMs / 2) {
                const auto live = read(test::streamOf(*whole, {.untilNs = at}));
                QCOMPARE(live->phase, LivePhase::CutOff);
                const auto made = measuredRun(*live);
                QVERIFY(made.ok());
                const Run& run = *made.value();
                std::size_t ended = 0;
                std::vector<int> waiting(3);
                for (std::size_t i = 0; i < ops.size(); ++i) {
                    ended += whole->timeline.endNs[i] <= at;
                    const auto receiver = receiverOf(ops[i], 3);
                    if (!receiver || receiver->output != Output::Activation || whole->timeline.endNs[i] > at)
                        continue;
                    const std::uint32_t consumer = whole->table.find(*receiver);
                    // An op under way has been taken up, although its interval is not there yet.
                    waiting[static_cast<std::size_t>(receiver->stage)] += whole->timeline.startNs[consumer] > at;
                }
                QCOMPARE(run.timeline.rows->ops.size(), ended);
                TimeNs idle = 0;
                for (std::size_t d = 0; d < 3; ++d) {
                    const DeviceFigures& device = run.analysis.devices[d];
                    idle += device.idleNs;
                    const bool all = run.timeline.row(DeviceId(static_cast<int>(d))).ops.size() ==
                                     whole->timeline.row(DeviceId(static_cast<int>(d))).ops.size();
                    const IdleCause cannotBe = all ? IdleCause::Unmeasured : IdleCause::NothingLeft;
                    QCOMPARE(device.idleByCauseNs[static_cast<std::size_t>(cannotBe)], 0);
                    // An op under way is no bubble.
                    const DeviceId id(static_cast<int>(d));
                    const Timeline::Row row = whole->timeline.row(id);
                    TimeNs known = at;
                    for (std::size_t i = 0; i < row.ops.size(); ++i)
                        if (row.startNs[i] < at && row.endNs[i] > at)
                            known = row.startNs[i];
                    QCOMPARE(device.idleNs + device.busyNs, std::min(known, run.analysis.makespanNs));
                    QCOMPARE(run.bubbleRatioUntil(id, at), device.bubbleRatio);
                    QVERIFY(!run.idleGapAt(id, known));
                }
                QCOMPARE(idle, run.analysis.bubbleTimeNs);
                for (std::size_t stage = 0; stage < 3; ++stage)
                    QCOMPARE(run.analysis.queues[stage].forward.at(at), waiting[stage]);
            }
        }
    }

    void snapshotsStayAsTheyWere()
    {
        StreamReader reader;
        reader.feed(lines({kHello, kPlan, iv(R"([0,"F",0,0,10,5,0],[0,"F",0,1,15,5,1])")}));
        const auto first = reader.snapshot();
        reader.feed(lines({iv(R"([0,"F",0,2,20,5,2])")}));
        const auto second = reader.snapshot();
        reader.feed(lines({iv(R"([0,"F",0,3,25,5,3],[1,"F",1,0,30,5,0])")}));
        const auto third = reader.snapshot();
        QCOMPARE(first->opCount(), 2);
        QCOMPARE(first->iterations.size(), std::size_t{1});
        QCOMPARE(second->iterations.size(), std::size_t{2});
        QCOMPARE(second->iterations[1]->devices[0].ops.size(), std::size_t{1});
        QCOMPARE(third->iterations[1]->devices[0].ops.size(), std::size_t{2});
        QCOMPARE(third->iterations[0]->devices[1].ops.size(), std::size_t{1});
        QCOMPARE(second->iterations[0], first->iterations[0]);
        QCOMPARE(first->iterations[0]->devices[1].ops.size(), std::size_t{0});
        QCOMPARE(reader.snapshot()->iterations[1], third->iterations[1]);
    }

    void bannersAndGarbage()
    {
        const auto live =
            read(lines({"Welcome to host", "", "{\"bsw\":", kHello, "WARNING: mpirun says", "{}", "[1]",
                        R"({"bsw":"1","type":"hello"})", "\xff\xfe{", kPlan}) +
                 std::string("nul\0led\r\n", 9) + iv(R"([0,"F",0,0,10,5,0])") + "\r\n" + "{\"bsw\":1,\"ty");
        QCOMPARE(live->logLines, 8);
        QCOMPARE(live->log.front(), std::string("Welcome to host"));
        QCOMPARE(live->faults.strayLines, 6);
        QCOMPARE(live->opCount(), 1);
        QVERIFY(live->faults.partialLastLine);
        QCOMPARE(live->phase, LivePhase::CutOff);
        QCOMPARE(live->faults.badRecords, 0);
    }

    void otherMajorIsRefused()
    {
        const auto live = read(lines({"banner", R"({"bsw":2,"type":"hello"})", kHello, kPlan}));
        QCOMPARE(live->phase, LivePhase::Refused);
        QVERIFY(live->refused && !live->hello);
        QCOMPARE(live->refused->code, ErrorCode::UnsupportedVersion);
        QCOMPARE(live->refused->args, (std::vector<std::string>{"2", "1"}));
    }

    void unknownIsIgnored()
    {
        const auto live =
            read(lines({R"({"bsw":1,"type":"hello","new":[1,{"a":2}]})", kPlan, R"({"bsw":1,"type":"novel"})",
                        R"({"bsw":1,"type":"iv","iv":[[0,"F",0,0,10,5,0]],"more":true})"}));
        QCOMPARE(live->opCount(), 1);
        QVERIFY(!live->faults.any());
    }

    void sequenceNumbers()
    {
        const auto live = read(lines(
            {kHello, kPlan, iv(R"([0,"F",0,0,10,5,0],[0,"F",0,0,10,5,0],[0,"F",0,3,40,5,3],[1,"F",1,0,20,5,1])"),
             R"({"bsw":1,"type":"warn","code":"dropped","text":"","dropped":2})",
             R"({"bsw":1,"type":"done","reason":"cancelled","iterations":1,"count":[6,2],"tr_count":[4],"t":99})"}));
        QCOMPARE(live->phase, LivePhase::Cancelled);
        QCOMPARE(live->faults.repeated, 1);
        QCOMPARE(live->devices[0].missing, 2 + 2);
        QCOMPARE(live->devices[1].missing, 1);
        QCOMPARE(live->faults.missing, 5);
        QCOMPARE(live->faults.missingTransfers, 4);
        QCOMPARE(live->faults.dropped, 2);
        QCOMPARE(live->opCount(), 3);
        QCOMPARE(live->iterations.size(), std::size_t{2});  // 0F3 is the second iteration's 0F1
        QCOMPARE(live->faults.badIntervals, 0);
    }

    /// A record that cannot be must not make those that follow look repeated or lost.
    void wrongNumbersPoisonNothing()
    {
        const std::string good = iv(R"([0,"F",0,0,10,5,0])");
        const std::string rest = iv(R"([0,"F",0,1,20,5,1],[0,"F",0,2,30,5,2])");
        const std::string done =
            R"({"bsw":1,"type":"done","reason":"cancelled","iterations":1,"count":[3,0],"tr_count":[],"t":99})";
        // No op of the plan; its second next; the next one under a wrong number.
        for (const char* entry : {R"([0,"B",0,0,11,5,77])", R"([0,"F",0,2,11,5,77])"}) {
            const auto live = read(lines({kHello, kPlan, good, iv(entry), rest, done}));
            QCOMPARE(live->opCount(), 3);
            QCOMPARE(live->faults.badIntervals, 1);
            QCOMPARE(live->faults.repeated, 0);
            QCOMPARE(live->faults.missing, 0);
        }
        const auto live = read(lines({kHello, kPlan, good, iv(R"([0,"F",0,1,20,5,77],[0,"F",0,2,30,5,2])"), done}));
        QCOMPARE(live->opCount(), 3);
        QCOMPARE(live->faults.missing, 0);
        // What was really lost shows in the numbers and in the plan.
        const auto gap = read(lines({kHello, kPlan, good, iv(R"([0,"F",0,2,30,5,2])"), done}));
        QCOMPARE(gap->opCount(), 2);
        QCOMPARE(gap->faults.missing, 1);
        QCOMPARE(gap->faults.badIntervals, 0);
        const auto transfers = read(lines({kHello, kPlan, R"({"bsw":1,"type":"tr","tr":[[0,"G",1,0,10,5,77]]})",
                                           R"({"bsw":1,"type":"tr","tr":[[0,"A",0,0,15,5,0]]})"}));
        QCOMPARE(transfers->faults.badIntervals, 1);
        QCOMPARE(transfers->iterations.at(0)->transfers.size(), std::size_t{1});
        QCOMPARE(transfers->faults.missingTransfers, 0);
    }

    void impossibleIntervals_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<int>("badIntervals");
        QTest::addColumn<int>("badRecords");
        const auto row = [](const char* entry, int intervals, int records) {
            QTest::newRow(entry) << QString(entry) << intervals << records;
        };
        row(R"([0,"F",0,0,10,5,0])", 0, 0);
        row(R"([2,"F",0,0,10,5,0])", 1, 0);
        row(R"([1,"F",0,0,10,5,0])", 1, 0);
        row(R"([0,"F",1,0,10,5,0])", 1, 0);
        row(R"([0,"F",99999,0,10,5,0])", 1, 0);
        row(R"([0,"B",0,0,10,5,0])", 1, 0);
        row(R"([0,"W",0,0,10,5,0])", 1, 0);
        row(R"([0,"F",0,1152921504606846976,10,5,0])", 1, 0);
        row(R"([0,"F",0,0,10,1152921504606846976,0])", 0, 1);
        row(R"([0,"F",0,0,10,5])", 0, 1);
        row(R"([0,"F",0,0,10,5,0,0])", 0, 1);
        row(R"([0,"X",0,0,10,5,0])", 0, 1);
        row(R"([0,"FF",0,0,10,5,0])", 0, 1);
        row(R"([0,"F",0,0,10.5,5,0])", 0, 1);
        row(R"([0,"F",0,0,10,-5,0])", 0, 1);
        row(R"([-1,"F",0,0,10,5,0])", 0, 1);
        row(R"([0,"F",0,0,10,18446744073709551615,0])", 0, 1);
        row(R"([0,"F",0,0,10,1e300,0])", 0, 1);
        row(R"([0,"F",0,0,10,5,null])", 0, 1);
        row(R"(7)", 0, 1);
    }

    void impossibleIntervals()
    {
        QFETCH(QString, entry);
        QFETCH(int, badIntervals);
        QFETCH(int, badRecords);
        const auto live = read(lines({kHello, kPlan, iv(entry.toStdString())}));
        QCOMPARE(live->faults.badIntervals, badIntervals);
        QCOMPARE(live->faults.badRecords, badRecords);
        QCOMPARE(live->opCount(), badIntervals + badRecords == 0 ? 1 : 0);
    }

    void intervalsWithoutAPlan()
    {
        const auto live = read(lines(
            {kHello, iv(R"([0,"F",0,0,10,5,0])"), R"({"bsw":1,"type":"plan","schedule":[["0F0","0F0"]]})", kPlan}));
        QCOMPARE(live->faults.badIntervals, 1);
        QVERIFY(!live->plan);
        QCOMPARE(live->planProblem->code, ErrorCode::DuplicateOp);
        QCOMPARE(measuredRun(*live).error().code, ErrorCode::EmptySchedule);
    }

    void overlapsAreCutBack()
    {
        const auto live = read(lines({kHello, kPlan, iv(R"([0,"F",0,0,-10,25,0],[0,"F",0,1,12,5,1])")}));
        QCOMPARE(live->faults.adjusted, 2);
        const DeviceIntervals& device = live->iterations.at(0)->devices[0];
        QCOMPARE(device.startNs, (std::vector<TimeNs>{0, 15}));
        QCOMPARE(device.endNs, (std::vector<TimeNs>{15, 17}));
        QCOMPARE(live->devices[0].busyNs, 17);
    }

    void longLines()
    {
        const std::string padding(kMaxStreamLine, ' ');
        std::string plan = kPlan;
        plan.insert(plan.size() - 1, padding);
        const std::string longInterval = iv(R"([0,"F",0,0,10,5,0])" + padding);
        StreamReader reader;
        for (const char c : lines({std::string(100'000, 'x'), kHello, plan, longInterval, iv(R"([0,"F",0,0,10,5,0])")}))
            reader.feed({&c, 1});
        QCOMPARE(reader.now().faults.longLines, 2);
        QVERIFY(reader.now().plan);
        QCOMPARE(reader.now().opCount(), 1);
    }

    void endings()
    {
        const std::string begin = lines({kHello, kPlan});
        QCOMPARE(read("")->phase, LivePhase::CutOff);
        QCOMPARE(read(begin)->phase, LivePhase::CutOff);
        const std::string error =
            R"({"bsw":1,"type":"error","code":"stalled","dev":1,"op":"1F0","text":"t","hint":"h"})";
        const auto failed = read(begin + lines({error}));
        QCOMPARE(failed->phase, LivePhase::Failed);
        QCOMPARE(failed->error->op, std::string("1F0"));
        QCOMPARE(failed->error->device, 1);
        const std::string done = R"({"bsw":1,"type":"done","reason":"finished","iterations":3,"verified":null,"t":5})";
        const auto finished = read(begin + lines({done, iv(R"([0,"F",0,0,10,5,0])")}));
        QCOMPARE(finished->phase, LivePhase::Finished);
        QCOMPARE(finished->opCount(), 0);
        QCOMPARE(finished->faults.strayLines, 1);
        QVERIFY(!finished->done->verified);
    }

    void statesAndBeats()
    {
        StreamReader reader;
        reader.feed(lines({kHello}));
        QCOMPARE(reader.now().phase, LivePhase::Starting);
        reader.feed(lines({kPlan, R"({"bsw":1,"type":"state","state":"paused","t":77})"}));
        QCOMPARE(reader.now().phase, LivePhase::Paused);
        QCOMPARE(reader.now().phaseAtNs, 77);
        reader.feed(
            lines({R"({"bsw":1,"type":"state","state":"dancing"})",
                   R"({"bsw":1,"type":"hb","t":1,"issued":[2,0],"done":[5,6],"last":["0F1",""]})",
                   R"({"bsw":1,"type":"wm","t":[40,30]})", R"({"bsw":1,"type":"wm","t":[40]})",
                   R"({"bsw":1,"type":"metrics","t":9,"dispatch_ns":3,"busy_ns":4,"polls":5,"sm_clock_mhz":1980})"}));
        QCOMPARE(reader.now().phase, LivePhase::Paused);
        QCOMPARE(reader.now().faults.badRecords, 2);
        QCOMPARE(reader.now().devices[0].inFlight, 2);
        QCOMPARE(reader.now().devices[0].last, std::string("0F1"));
        QCOMPARE(reader.now().devices[1].watermarkNs, 30);
        QCOMPARE(reader.now().metrics->dispatchNs, 3);
        QCOMPARE(reader.now().metrics->backend.at(0).second, 1980.0);
    }

    void pausesTakeNoTime()
    {
        const auto state = [](const char* word, TimeNs ms) {
            return fmt::format(R"({{"bsw":1,"type":"state","state":"{}","t":{}}})", word, ms * kNsPerMs);
        };
        const std::string head =
            lines({kHello, kPlan, state("running", 10), R"({"bsw":1,"type":"iteration","n":0,"t":10000000})",
                   iv(R"([0,"F",0,0,10000000,5000000,0])"), state("pausing", 12), state("paused", 16)});
        StreamReader reader;
        reader.feed(head);
        const auto held = reader.snapshot();
        QCOMPARE(held->workingNs(15 * kNsPerMs), 15 * kNsPerMs);
        QCOMPARE(held->workingNs(900 * kNsPerMs), 16 * kNsPerMs);
        const std::string rest = lines({state("running", 2016), iv(R"([0,"F",0,1,2017000000,5000000,1])"),
                                        iv(R"([1,"F",1,0,2016000000,3000000,0],[1,"F",1,1,2022000000,3000000,1])")});
        const auto run = read(head + rest);
        QCOMPARE(run->pausedNs(), 2000 * kNsPerMs);
        const auto made = measuredRun(*run);
        QVERIFY(made.ok());
        QCOMPARE(made.value()->analysis.makespanNs, 15 * kNsPerMs);
        QCOMPARE(made.value()->analysis.devices[0].idleNs, 5 * kNsPerMs);
        QCOMPARE(made.value()->timeline.startNs[1], 7 * kNsPerMs);
    }

    void streamWithoutScenario()
    {
        const auto simulated = test::run(test::scenario("1f1b", 2, 4, 1, 2));
        std::string text = test::streamOf(*simulated);
        const std::size_t at = text.find(R"({"bsw":1,"type":"scenario")");
        text.erase(at, text.find('\n', at) + 1 - at);
        const auto live = read(text);
        QVERIFY(!live->scenario);
        const auto run = measuredRun(*live);
        QVERIFY(run.ok());
        QCOMPARE(run.value()->scenario.schedule, std::string("custom"));
        // The scenario that is made up simulates to what was measured.
        const auto again = test::run(run.value()->scenario);
        QVERIFY(again);
        QVERIFY(sameTimeline(again->timeline, simulated->timeline));
    }

    void costs()
    {
        Scenario s = test::scenario("dualpipe", 4, 10, 2, 4);
        s.costs.overlapSavingNs = kNsPerMs;
        s.costs.slowdown = {1, 1.25, 1, 2};
        const auto simulated = test::run(s);
        const auto live = read(test::streamOf(*simulated));
        const MeasuredTimeline measured = measuredTimeline(*live);
        const MeasuredCosts costs = measuredCosts(measured, simulated->costs);
        for (std::size_t stage = 0; stage < 4; ++stage) {
            const MeasuredCost& forward = costs.of(static_cast<int>(stage), OpKind::Forward);
            QCOMPARE(forward.meanNs, static_cast<double>(simulated->costs.forwardNs[stage]));
            QVERIFY(forward.deviationNs < 1e-6 && forward.leastNs == forward.mostNs);
        }
        QCOMPARE(costs.overlapSavingNs, 1e6);
        const Scenario taken = withMeasuredCosts(s, simulated->costs, costs);
        QCOMPARE(taken.costs.slowdown, std::vector<double>{1.0});
        const auto again = test::run(taken);
        QVERIFY(again);
        QVERIFY(sameTimeline(again->timeline, simulated->timeline));
    }

    void files()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("run.jsonl").toStdString();
        QCOMPARE(readStreamFile(path).error().code, ErrorCode::CannotRead);
        const auto write = [&](const std::string& text) {
            QFile file(QString::fromStdString(path));
            return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0;
        };
        QVERIFY(write("{\"bubblescope\":1}\n"));
        QCOMPARE(readStreamFile(path).error().code, ErrorCode::NotStream);
        QVERIFY(write("{\"bsw\":3,\"type\":\"hello\"}\n"));
        QCOMPARE(readStreamFile(path).error().code, ErrorCode::UnsupportedVersion);
        QVERIFY(write(test::streamOf(*test::run(test::scenario("1f1b", 2, 4, 1, 2)))));
        QCOMPARE(readStreamFile(path).value()->phase, LivePhase::Finished);
    }

    void aMillionIntervals()
    {
        constexpr int kIterations = 10'000;
        std::string text =
            lines({kHello, R"({"bsw":1,"type":"plan","devices":[],"edges":[],"microbatch_span":50,"schedule":[[)"});
        text.pop_back();
        for (int d = 0; d < 2; ++d) {
            text += d == 0 ? "" : "],[";
            for (int m = 0; m < 50; ++m)
                text += fmt::format("{}\"{}F{}\"", m == 0 ? "" : ",", d, m);
        }
        text += "]]}\n";
        for (int n = 0; n < kIterations; ++n) {
            text +=
                fmt::format("{{\"bsw\":1,\"type\":\"iteration\",\"n\":{},\"t\":{},\"slowdown\":[1,1]}}\n", n, n * 51L);
            for (int d = 0; d < 2; ++d) {
                text += "{\"bsw\":1,\"type\":\"iv\",\"iv\":[";
                for (int m = 0; m < 50; ++m)
                    text += fmt::format("{}[{},\"F\",{},{},{},1,{}]", m == 0 ? "" : ",", d, d, n * 50 + m,
                                        n * 51L + m + d, n * 50 + m);
                text += "]}\n";
            }
        }
        QElapsedTimer timer;
        timer.start();
        StreamReader reader;
        int snapshots = 0;
        for (std::size_t at = 0; at < text.size(); at += 65536) {
            reader.feed(std::string_view(text).substr(at, 65536));
            snapshots += reader.snapshot()->opCount() > 0;
        }
        qInfo("1,000,000 intervals, %zu bytes, %d snapshots: %lld ms", text.size(), snapshots,
              static_cast<long long>(timer.elapsed()));
        QCOMPARE(reader.now().opCount(), 1'000'000);
        QVERIFY(!reader.now().faults.any());
        timer.restart();
        const MeasuredTimeline all = measuredTimeline(reader.now());
        qInfo("its timeline: %lld ms", static_cast<long long>(timer.elapsed()));
        QCOMPARE(all.timeline.rows->ops.size(), std::size_t{1'000'000});
        QVERIFY(all.complete);
        QCOMPARE(all.timeline.makespanNs(), 51L * kIterations);
    }
};

QTEST_APPLESS_MAIN(TestStreamReader)
#include "tst_streamreader.moc"
