// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/playcontroller.h"

#include "ui/session/session.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace bubblescope {
namespace {

constexpr int kFrameMs = 16;
constexpr double kSlowest = 0.1;
constexpr double kFastest = 1000;
/// How far beyond the run the picture may be moved, as a share of the run.
constexpr double kMargin = 0.02;

bool splitsBackward(const Run& run)
{
    const LargeVector<Op>& ops = run.timeline.rows->ops;
    return std::any_of(ops.begin(), ops.end(), [](const Op& op) { return op.kind == OpKind::BackwardInput; });
}

/// The largest time that divides every duration, so that everything starts and ends on a tick; 0 where durations are
/// irregular.
TimeNs commonDivisor(const Run& run)
{
    const OpCosts& costs = run.costs;
    if (!costs.sameForAllMicrobatches())
        return 0;
    const bool split = splitsBackward(run);
    TimeNs divisor = costs.transferDurationNs(MicrobatchId(0));
    for (std::size_t s = 0; s < costs.forwardNs.size(); ++s) {
        const TimeNs input = costs.backwardInputNs[s];
        const TimeNs weight = costs.backwardWeightNs[s];
        divisor = std::gcd(divisor, costs.forwardNs[s]);
        divisor = std::gcd(divisor, input + weight);
        if (split)
            divisor = std::gcd(divisor, input);
    }
    return divisor;
}

/// An op of one measured run in another; none in a run of its own.
std::optional<std::size_t> sameOp(const Run* before, const Run* now, std::optional<std::size_t> op)
{
    if (!op || !before || !before->measured || !now || !now->measured)
        return std::nullopt;
    const Op& wanted = before->timeline.rows->ops[*op];
    const std::size_t found = now->indexOf(wanted.stage.value(), wanted.kind, wanted.microbatch.value());
    return found < now->schedule.opCount() ? std::optional(found) : std::nullopt;
}

/// One time unit of the run: the common divisor of its durations; where that is too fine to step by, a round figure
/// near a two-hundredth of the run.
TimeNs naturalTick(const Run& run)
{
    constexpr TimeNs kMostTicks = 1000;
    const TimeNs makespan = run.analysis.makespanNs;
    const TimeNs divisor = commonDivisor(run);
    if (divisor > 0 && makespan / divisor <= kMostTicks)
        return divisor;
    const double wanted = std::max(1.0, static_cast<double>(makespan) / 200);
    double round = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (round * step >= wanted) {
            round *= step;
            break;
        }
    return std::max<TimeNs>(1, std::llround(round));
}

}  // namespace

PlayController::PlayController(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrameMs);
    connect(&m_timer, &QTimer::timeout, this, &PlayController::advance);
    connect(session, &Session::runChanged, this, &PlayController::takeRun);
    connect(session, &Session::errorChanged, this, [this] { m_fresh = m_fresh && !m_session->error(); });
    if (session->run())
        takeRun();
}

void PlayController::startAfresh()
{
    m_fresh = true;
    setPlaying(false);
    // Nothing new is on its way where the scenario is the same as before.
    if (!m_session->busy() && m_session->run())
        takeRun();
}

TimeNs PlayController::endNs() const
{
    return m_run ? m_run->analysis.makespanNs : 0;
}

TimeNs PlayController::lastNs() const
{
    return std::max(endNs(), m_leastLastNs);
}

TimeNs PlayController::spanNs() const
{
    return std::max({endNs(), m_session->expectedEndNs(), m_leastSpanNs});
}

void PlayController::setAtLeast(TimeNs lastNs, TimeNs spanNs)
{
    if (lastNs == m_leastLastNs && spanNs == m_leastSpanNs)
        return;
    const bool wasFitted = m_fromNs <= 0 && m_toNs >= m_lastSpanNs;
    m_leastLastNs = lastNs;
    m_leastSpanNs = spanNs;
    if (wasFitted)
        fit();
    else
        setRange(m_fromNs, m_toNs);
    m_lastSpanNs = this->spanNs();
    placeAfresh();
}

TimeNs PlayController::tickNs() const
{
    return m_chosenTickNs.value_or(m_autoTickNs);
}

void PlayController::takeRun()
{
    // A measured run in between is not the one that was asked for.
    const std::shared_ptr<const Run>& now = m_session->run();
    const bool isFirst = now && (!m_hadRun || (m_fresh && now == m_session->simulated()));
    if (isFirst)
        m_fresh = false;
    m_hadRun = m_hadRun || now;
    const bool wasFitted = isFirst || (m_fromNs <= 0 && m_toNs >= m_lastSpanNs);
    const std::shared_ptr<const Run> before = std::exchange(m_run, now);
    const bool hadPin = m_pinnedOp || m_pinnedGap;
    // While a measured run grows, who looks at an op goes on looking at it.
    m_hoveredOp = sameOp(before.get(), m_run.get(), m_hoveredOp);
    m_pinnedOp = sameOp(before.get(), m_run.get(), m_pinnedOp);
    m_pinnedGap.reset();
    m_gapChain.clear();
    const TimeNs oldTick = tickNs();
    if (m_run)
        m_autoTickNs = naturalTick(*m_run);
    emit runChanged();
    if (hadPin)
        emit pinChanged();
    emit hoverChanged();
    if (tickNs() != oldTick)
        emit tickChanged();
    // Whoever looked at the whole run goes on doing so; a cursor at the end stays at the end.
    if (wasFitted)
        fit();
    else
        setRange(m_fromNs, m_toNs);
    m_lastSpanNs = spanNs();
    // The first picture shows the pipeline at work.
    if (isFirst)
        place(endNs() * 2 / 5 / tickNs() * tickNs());
    placeAfresh();
}

void PlayController::placeAfresh()
{
    m_cursorNs = m_atEnd && !m_playing ? lastNs() : std::min(m_placedNs, lastNs());
    m_playedNs = static_cast<double>(m_cursorNs);
    emit cursorChanged();
}

void PlayController::place(TimeNs cursorNs)
{
    m_cursorNs = cursorNs;
    m_placedNs = cursorNs;
    m_atEnd = cursorNs >= lastNs();
}

void PlayController::setCursorNs(TimeNs cursorNs)
{
    cursorNs = std::clamp<TimeNs>(cursorNs, 0, lastNs());
    const bool moves = cursorNs != m_cursorNs;
    place(cursorNs);
    if (!moves)
        return;
    m_playedNs = static_cast<double>(cursorNs);
    emit cursorChanged();
}

void PlayController::setCursorShown(bool shown)
{
    if (std::exchange(m_cursorShown, shown) != shown)
        emit cursorChanged();
}

void PlayController::setPlaying(bool playing)
{
    if (playing == m_playing || (playing && lastNs() == 0))
        return;
    if (playing && m_cursorNs >= lastNs())
        setCursorNs(0);
    m_playing = playing;
    if (playing) {
        m_playedNs = static_cast<double>(m_cursorNs);
        m_clock.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    emit playingChanged(playing);
}

void PlayController::advance()
{
    const double elapsedS = static_cast<double>(m_clock.nsecsElapsed()) / static_cast<double>(kNsPerS);
    m_clock.start();
    m_playedNs += elapsedS * m_speed * static_cast<double>(tickNs());
    const auto end = static_cast<double>(lastNs());
    if (m_playedNs >= end && m_loop && end > 0)
        m_playedNs = std::fmod(m_playedNs, end);
    const TimeNs cursor = std::min(std::llround(m_playedNs), static_cast<long long>(lastNs()));
    if (cursor != m_cursorNs) {
        place(cursor);
        emit cursorChanged();
    }
    if (m_cursorNs >= lastNs())
        setPlaying(false);
}

void PlayController::setSpeed(double ticksPerSecond)
{
    ticksPerSecond = std::clamp(ticksPerSecond, kSlowest, kFastest);
    if (ticksPerSecond == m_speed)
        return;
    m_speed = ticksPerSecond;
    emit speedChanged();
}

void PlayController::setLoop(bool loop)
{
    if (std::exchange(m_loop, loop) != loop)
        emit loopChanged();
}

void PlayController::setChosenTickNs(std::optional<TimeNs> tickNs)
{
    if (tickNs && *tickNs <= 0)
        tickNs.reset();
    if (std::exchange(m_chosenTickNs, tickNs) != tickNs)
        emit tickChanged();
}

void PlayController::stepTicks(int ticks)
{
    const TimeNs tick = tickNs();
    // From between two ticks the first step goes to the nearer end of that tick.
    const TimeNs before = m_cursorNs / tick;
    const bool onTick = m_cursorNs % tick == 0;
    setCursorNs(ticks > 0 ? (before + ticks) * tick : (before + ticks + (onTick ? 0 : 1)) * tick);
}

void PlayController::stepEvents(int events)
{
    if (!m_run)
        return;
    const Timeline& timeline = m_run->timeline;
    TimeNs at = m_cursorNs;
    for (; events > 0; --events) {
        TimeNs next = lastNs();
        for (int d = 0; d < timeline.deviceCount(); ++d) {
            const Timeline::Row row = timeline.row(DeviceId(d));
            for (const auto& times : {row.startNs, row.endNs})
                if (const auto found = std::upper_bound(times.begin(), times.end(), at); found != times.end())
                    next = std::min(next, *found);
        }
        at = next;
    }
    for (; events < 0; ++events) {
        TimeNs previous = 0;
        for (int d = 0; d < timeline.deviceCount(); ++d) {
            const Timeline::Row row = timeline.row(DeviceId(d));
            for (const auto& times : {row.startNs, row.endNs})
                if (const auto found = std::lower_bound(times.begin(), times.end(), at); found != times.begin())
                    previous = std::max(previous, *(found - 1));
        }
        at = previous;
    }
    setCursorNs(at);
}

void PlayController::toStart()
{
    setCursorNs(0);
}

void PlayController::toEnd()
{
    setCursorNs(lastNs());
}

void PlayController::setRange(TimeNs fromNs, TimeNs toNs)
{
    // Never narrower than 20 ns, never much wider than the run, never with the run out of sight.
    const auto end = std::max<TimeNs>(spanNs(), 1);
    const auto margin = static_cast<TimeNs>(static_cast<double>(end) * kMargin) + 1;
    const TimeNs width = std::clamp<TimeNs>(toNs - fromNs, std::min<TimeNs>(20, end), end + 2 * margin);
    fromNs = std::clamp(fromNs, -margin, end + margin - width);
    toNs = fromNs + width;
    if (fromNs == m_fromNs && toNs == m_toNs)
        return;
    m_fromNs = fromNs;
    m_toNs = toNs;
    emit rangeChanged();
}

void PlayController::zoom(TimeNs aboutNs, double factor)
{
    const double before = static_cast<double>(aboutNs - m_fromNs);
    const double after = static_cast<double>(m_toNs - aboutNs);
    setRange(aboutNs - std::llround(before / factor), aboutNs + std::llround(after / factor));
}

void PlayController::zoomAboutCursor(double factor)
{
    const bool inSight = m_cursorNs >= m_fromNs && m_cursorNs <= m_toNs;
    zoom(inSight ? m_cursorNs : m_fromNs + (m_toNs - m_fromNs) / 2, factor);
}

void PlayController::pan(TimeNs byNs)
{
    setRange(m_fromNs + byNs, m_toNs + byNs);
}

void PlayController::fit()
{
    const auto margin = static_cast<TimeNs>(static_cast<double>(spanNs()) * 0.01);
    setRange(0, spanNs() + margin);
}

void PlayController::setHoveredOp(std::optional<std::size_t> op)
{
    if (std::exchange(m_hoveredOp, op) != op)
        emit hoverChanged();
}

void PlayController::setPinnedOp(std::optional<std::size_t> op)
{
    const bool hadGap = std::exchange(m_pinnedGap, std::nullopt).has_value();
    m_gapChain.clear();
    if (std::exchange(m_pinnedOp, op) != op || hadGap)
        emit pinChanged();
}

void PlayController::setPinnedGap(DeviceId device, TimeNs atNs)
{
    std::optional<IdleGap> gap = m_run ? m_run->idleGapAt(device, atNs) : std::nullopt;
    if (!gap) {
        unpin();
        return;
    }
    if (gap == m_pinnedGap)
        return;
    m_pinnedOp.reset();
    m_gapChain = m_run->chainBehind(*gap);
    m_pinnedGap = std::move(gap);
    emit pinChanged();
}

void PlayController::setPathShown(bool shown)
{
    if (std::exchange(m_pathShown, shown) != shown)
        emit pathShownChanged(shown);
}

}  // namespace bubblescope
