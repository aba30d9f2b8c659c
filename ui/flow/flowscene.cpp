// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flow/flowscene.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace bubblescope {

namespace {

/// Starts and stops softly.
double eased(double share)
{
    share = std::clamp(share, 0.0, 1.0);
    return share * share * (3 - 2 * share);
}

QPointF mix(QPointF a, QPointF b, double share)
{
    return a + (b - a) * share;
}

class SceneMaker {
    Q_DECLARE_TR_FUNCTIONS(bubblescope::FlowView)

public:
    explicit SceneMaker(const FlowSceneInput& input)
        : m_in(input)
        , m_layout(*input.layout)
        , m_state(*input.state)
        , m_model(*input.model)
    {
    }

    FlowScene make()
    {
        for (const FlowStage& stage : m_state.stages) {
            addQueue(stage, true);
            addQueue(stage, false);
            for (const FlowToken& token : stage.arriving)
                addOnTheWay(stage, token);
            addWorking(stage);
        }
        if (!m_state.stages.empty() && m_state.stages.front().stage == 0)
            addBatch();
        if (!m_model.hasBackward() && !m_state.stages.empty() &&
            m_state.stages.back().stage + 1 == m_model.stageCount())
            addFinishedAtTheRight();
        return std::move(m_scene);
    }

private:
    void addToken(QPointF centre, const FlowToken& token, FlowPlace place, int stage)
    {
        const QSizeF size = m_layout.tokenSize();
        m_scene.tokens.push_back(
            {QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()), token,
             place, stage});
    }

    double progressOfMove(TimeNs movedNs) const
    {
        if (m_in.glideNs <= 0 || movedNs < 0)
            return 1;
        return eased(static_cast<double>(m_state.atNs - movedNs) / static_cast<double>(m_in.glideNs));
    }

    /// The stage that a token of `stage` came from: its own where the backward turns round at the last stage.
    int stageBefore(int stage, bool forward) const
    {
        return forward ? stage - 1 : std::min(stage + 1, m_model.stageCount() - 1);
    }

    QPointF boxPlace(int stage, bool forward) const
    {
        return {m_layout.boxOf(stage).center().x(), m_layout.laneOf(stage, forward)};
    }

    /// Between a stage's box and a point at the next stage; where a row ends, out on its right and in on the left of
    /// the next (or the other way round).
    QPointF onPath(int from, int stage, bool forward, QPointF end, double share) const
    {
        const QPointF start = boxPlace(from, forward);
        if (m_layout.rowOf(from) == m_layout.rowOf(stage))
            return mix(start, end, share);
        const double out = m_layout.tokenPitch() * 2 + m_layout.boxOf(from).width() / 2;
        const double way = forward ? out : -out;
        if (share < 0.5)
            return start + QPointF(way * 2 * share, 0);
        return end - QPointF(way * 2 * (1 - share), 0);
    }

    static QString moreText(int more) { return QStringLiteral("+%1").arg(more); }

    int queueShown(const FlowQueue& queue) const
    {
        const int fit = m_layout.tokensThatFit(0);
        if (queue.length <= fit && static_cast<std::size_t>(queue.length) <= queue.next.size())
            return queue.length;
        const int named = static_cast<int>(queue.next.size());
        const double count = m_in.noteMetrics.horizontalAdvance(moreText(queue.length)) + 4;
        if (const int beside = m_layout.tokensThatFit(count); beside > 0 || named == 0)
            return std::min(beside, named);
        return std::min(std::max(1, m_layout.tokensThatFit(m_in.noteMetrics.horizontalAdvance(u'…') + 2)), named);
    }

    /// While the head of a queue glides into the box, the others move up.
    double shiftOf(const FlowStage& stage, bool forward) const
    {
        for (const FlowToken& token : stage.working)
            if (token.forward() == forward && token.kind != OpKind::BackwardWeight && token.arrivedNs >= 0 &&
                token.startNs > token.arrivedNs)
                return 1 - progressOfMove(token.startNs);
        return 0;
    }

    void addQueue(const FlowStage& stage, bool forward)
    {
        const FlowQueue& queue = forward ? stage.forward : stage.backward;
        if (queue.length == 0)
            return;
        if (m_layout.detail() == FlowDetail::Overview)
            return;
        const FlowPlace place = forward ? FlowPlace::ForwardQueue : FlowPlace::BackwardQueue;
        const int shown = queueShown(queue);
        const double shift = shiftOf(stage, forward);
        for (int k = shown - 1; k >= 0; --k) {
            const FlowToken& token = queue.next[static_cast<std::size_t>(k)];
            QPointF at = m_layout.queuePlace(stage.stage, forward, k + shift);
            if (token.departedNs == token.arrivedNs)
                at = onPath(stageBefore(stage.stage, forward), stage.stage, forward, at,
                            progressOfMove(token.arrivedNs));
            addToken(at, token, place, stage.stage);
        }
        if (shown < queue.length) {
            const QPointF at = m_layout.queuePlace(stage.stage, forward, shown + shift);
            const double height = m_layout.tokenSize().height();
            QString more = moreText(queue.length - shown);
            // In the narrowest gaps the label above says how many there are.
            if (shown > 0 && m_layout.tokensThatFit(m_in.noteMetrics.horizontalAdvance(more) + 4) < shown)
                more = QStringLiteral("…");
            const double width = m_in.noteMetrics.horizontalAdvance(more) + 2;
            const double half = m_layout.tokenSize().width() / 2;
            m_scene.notes.push_back(
                {QRectF(forward ? at.x() + half - width : at.x() - half, at.y() - height / 2, width, height), more,
                 TextMark::Tone::Text, Qt::AlignCenter});
        }
        addQueueLabel(stage.stage, queue.length, forward);
    }

    void addQueueLabel(int stage, int length, bool forward)
    {
        const QRectF area = m_layout.queueOf(stage, forward);
        const QRectF box = m_layout.boxOf(stage);
        const double height = m_in.noteMetrics.height();
        QString text = tr("queue %n", nullptr, length);
        // Below the lane it stands between the labels of two stages.
        if (m_in.noteMetrics.horizontalAdvance(text) > area.width() + (forward ? 4 : -8))
            text = QString::number(length);
        const auto tone = m_in.longest.standsOut(length, forward) ? TextMark::Tone::Accent : TextMark::Tone::Muted;
        const double wider = std::max(area.width(), m_in.noteMetrics.horizontalAdvance(text) + 2);
        const QRectF rect = forward ? QRectF(area.right() - wider, area.top() - height - 1, wider, height)
                                    : QRectF(area.left(), area.bottom() + 1, wider, height);
        // Forward: right-aligned with the box; it reads towards where the queue goes.
        m_scene.notes.push_back({rect.translated(0, forward ? std::min(0.0, box.top() - rect.bottom()) : 0), text, tone,
                                 (forward ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter});
    }

    void addOnTheWay(const FlowStage& stage, const FlowToken& token)
    {
        if (m_layout.detail() == FlowDetail::Overview)
            return;
        const bool forward = token.forward();
        const FlowQueue& queue = forward ? stage.forward : stage.backward;
        const QPointF tail = m_layout.queuePlace(stage.stage, forward, std::min(queue.length, queueShown(queue)));
        const int from = stageBefore(stage.stage, forward);
        const double way = static_cast<double>(token.arrivedNs - token.departedNs);
        const double share =
            way > 0 ? std::clamp(static_cast<double>(m_state.atNs - token.departedNs) / way, 0.0, 1.0) : 0;
        // It starts at the edge of the box, so that nobody takes it for being in work there.
        const double outside = m_layout.boxOf(from).width() / 2 + m_layout.tokenSize().width() / 2;
        const QPointF start = boxPlace(from, forward) + QPointF(forward ? outside : -outside, 0);
        const bool sameRow = m_layout.rowOf(from) == m_layout.rowOf(stage.stage);
        addToken(sameRow ? mix(start, tail, share) : onPath(from, stage.stage, forward, tail, share), token,
                 FlowPlace::OnTheWay, stage.stage);
    }

    void addWorking(const FlowStage& stage)
    {
        if (m_layout.detail() == FlowDetail::Overview) {
            if (!stage.working.empty())
                addToken(m_layout.boxOf(stage.stage).center(), stage.working.front(), FlowPlace::Working, stage.stage);
            return;
        }
        // Side by side where two devices share a stage and work in the same direction.
        const auto inLane = [&](bool forward) {
            return std::count_if(stage.working.begin(), stage.working.end(),
                                 [&](const FlowToken& token) { return token.forward() == forward; });
        };
        int placed[2] = {0, 0};
        for (const FlowToken& token : stage.working) {
            const bool forward = token.forward();
            const double side = placed[forward ? 1 : 0]++ - static_cast<double>(inLane(forward) - 1) / 2;
            const QPointF home = boxPlace(stage.stage, forward) + QPointF(side * m_layout.tokenPitch(), 0);
            const double share = progressOfMove(token.startNs);
            const bool fromQueue = token.startNs > token.arrivedNs || token.departedNs < token.arrivedNs;
            QPointF at = home;  // a weight gradient does not come from anywhere
            if (token.kind != OpKind::BackwardWeight)
                at = token.arrivedNs < 0 || fromQueue
                         ? mix(m_layout.queuePlace(stage.stage, forward, 0), home, share)
                         : onPath(stageBefore(stage.stage, forward), stage.stage, forward, home, share);
            addToken(at, token, FlowPlace::Working, stage.stage);
        }
    }

    void addBatch()
    {
        const QRectF area = m_layout.leftEnd();
        const double height = m_in.noteMetrics.height();
        const bool overview = m_layout.detail() == FlowDetail::Overview;
        const double lane = overview ? m_layout.boxOf(0).center().y() : m_layout.laneOf(0, true);
        const double half = overview ? height / 2 : m_layout.tokenSize().height() / 2;
        if (!overview && m_state.notEntered > 0) {
            // A pile: the next one on top, a few more behind it.
            const int shown = std::min<int>(3, static_cast<int>(m_state.entering.size()));
            for (int k = shown - 1; k >= 0; --k) {
                const QSizeF size = m_layout.tokenSize();
                const double x = area.right() - size.width() / 2 - k * size.width() * 0.3;
                addToken({x, lane}, m_state.entering[static_cast<std::size_t>(k)], FlowPlace::Batch, 0);
            }
        }
        // Beside an empty pile, else above it.
        double top = lane - half - height - 1;
        if (overview)
            top = lane - height;
        else if (m_state.notEntered == 0)
            top = lane - height / 2;
        m_scene.notes.push_back({QRectF(area.left(), top, area.width(), height),
                                 tr("batch: %n left", nullptr, m_state.notEntered), TextMark::Tone::Muted,
                                 Qt::AlignRight | Qt::AlignVCenter});
        if (!m_model.hasBackward())
            return;
        const double back = overview ? lane : m_layout.laneOf(0, false) - height / 2;
        m_scene.notes.push_back({QRectF(area.left(), back, area.width(), height),
                                 tr("done %n", nullptr, m_state.finished), TextMark::Tone::Muted,
                                 Qt::AlignRight | Qt::AlignVCenter});
    }

    void addFinishedAtTheRight()
    {
        const int last = m_model.stageCount() - 1;
        const QString text = tr("done %n", nullptr, m_state.finished);
        const double height = m_in.noteMetrics.height();
        const QRectF box = m_layout.boxOf(last);
        const double arrow = m_layout.detail() == FlowDetail::Overview ? 6 : 20;
        m_scene.notes.push_back({QRectF(box.right() + arrow, box.center().y() - height / 2,
                                        m_in.noteMetrics.horizontalAdvance(text) + 4, height),
                                 text, TextMark::Tone::Muted, Qt::AlignLeft | Qt::AlignVCenter});
    }

    const FlowSceneInput& m_in;
    const FlowLayout& m_layout;
    const FlowState& m_state;
    const FlowModel& m_model;
    FlowScene m_scene;
};

}  // namespace

const TokenMark* FlowScene::tokenAt(QPointF pos) const
{
    for (auto mark = tokens.rbegin(); mark != tokens.rend(); ++mark)
        if (mark->rect.contains(pos))
            return &*mark;
    return nullptr;
}

FlowScene makeFlowScene(const FlowSceneInput& input)
{
    return SceneMaker(input).make();
}

FlowScene between(const FlowScene& from, FlowScene to, double share)
{
    // A microbatch is one token, except that its weight gradient may be in work while its gradient moves on.
    const auto keyOf = [](const TokenMark& mark) {
        return std::pair(mark.token.microbatch, mark.token.kind == OpKind::BackwardWeight);
    };
    std::map<std::pair<int, bool>, const TokenMark*> before;
    for (const TokenMark& mark : from.tokens)
        before[keyOf(mark)] = &mark;
    for (TokenMark& mark : to.tokens) {
        const auto found = before.find(keyOf(mark));
        if (found == before.end() || std::abs(found->second->stage - mark.stage) > 1)
            continue;
        const QPointF way = found->second->rect.center() - mark.rect.center();
        if (std::abs(way.y()) > 2 * mark.rect.height())
            continue;
        mark.rect.translate(way * (1 - eased(share)));
    }
    return to;
}

}  // namespace bubblescope
