// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences of the flow view: tooltips and the description for screen readers.

#include "ui/flow/flowpainter.h"
#include "ui/flow/flowview.h"
#include "ui/session/playcontroller.h"
#include "ui/text/format.h"

#include <QStringList>

#include <algorithm>

namespace bubblescope {

namespace {

/// Queues are named up to here, stages up to kStagesInWords.
constexpr int kMicrobatchesInWords = 12;
constexpr int kStagesInWords = 16;

QString numbersOf(const FlowQueue& queue)
{
    QStringList numbers;
    for (const FlowToken& token : queue.next)
        numbers << QString::number(token.microbatch);
    QString text = numbers.join(QStringLiteral(", "));
    if (const int more = queue.length - static_cast<int>(queue.next.size()); more > 0)
        text += QStringLiteral(" +%1").arg(more);
    return text;
}

}  // namespace

QString FlowView::tipFor(const TokenMark& mark) const
{
    const FlowToken& token = mark.token;
    const Run& run = *m_model.run();
    const auto workOf = [this](OpKind kind) {
        switch (kind) {
        case OpKind::Forward:
            return tr("forward");
        case OpKind::Backward:
            return tr("backward");
        case OpKind::BackwardInput:
            return tr("backward for the input");
        case OpKind::BackwardWeight:
            break;
        }
        return tr("backward for the weights");
    };
    QStringList lines{
        tr("Microbatch %1, %2 of stage %3").arg(token.microbatch).arg(workOf(token.kind)).arg(mark.stage)};
    switch (mark.place) {
    case FlowPlace::Working:
        lines << tr("in work from %1 to %2").arg(formatTime(token.startNs), formatTime(token.endNs));
        break;
    case FlowPlace::OnTheWay:
        lines << tr("on the way, arrives at %1").arg(formatTime(token.arrivedNs));
        break;
    case FlowPlace::Batch:
        lines << tr("not yet entered, starts at %1").arg(formatTime(token.startNs));
        break;
    case FlowPlace::ForwardQueue:
    case FlowPlace::BackwardQueue: {
        lines << tr("waits since %1, starts at %2").arg(formatTime(token.arrivedNs), formatTime(token.startNs));
        const std::size_t cause = run.waitedFor(token.op);
        if (cause != token.op)
            lines << tr("its turn comes after %1, which ends at %2")
                         .arg(fromCore(toString(run.timeline.rows->ops[cause])), formatTime(run.timeline.endNs[cause]));
        break;
    }
    }
    return lines.join(u'\n');
}

QString FlowView::tipForStage(int stage) const
{
    const FlowState state = m_model.stateAt(m_controller->cursorNs(), stage, stage + 1, kMicrobatchesInWords);
    if (state.stages.empty())
        return {};
    const FlowStage& here = state.stages.front();
    QString head = tr("Stage %1").arg(stage);
    if (const QString slow = slowdownText(*m_model.run(), stage); !slow.isEmpty())
        head += u' ' + slow;
    if (const QString device = deviceText(m_model, stage); !device.isEmpty())
        head += QStringLiteral(", ") + device;
    QStringList lines{head};
    for (const FlowToken& token : here.working)
        lines << tr("works on %1 until %2")
                     .arg(QLatin1Char(letterOf(token.kind)) + QString::number(token.microbatch),
                          formatTime(token.endNs));
    if (here.working.empty())
        lines << tr("idle");
    if (here.forward.length > 0)
        lines << tr("forward queue: %1").arg(numbersOf(here.forward));
    if (here.backward.length > 0)
        lines << tr("backward queue: %1").arg(numbersOf(here.backward));
    return lines.join(u'\n');
}

QString FlowView::summary() const
{
    if (!m_model.run())
        return {};
    const TimeNs at = m_controller->cursorNs();
    const int named = std::min(m_model.stageCount(), kStagesInWords);
    const FlowState state = m_model.stateAt(at, 0, named, 0);
    QStringList sentences{tr("At %1:").arg(formatTime(at))};
    for (const FlowStage& stage : state.stages) {
        QStringList parts;
        for (const FlowToken& token : stage.working) {
            if (token.forward())
                parts << tr("stage %1 works on forward of microbatch %2").arg(stage.stage).arg(token.microbatch);
            else
                parts << tr("stage %1 works on backward of microbatch %2").arg(stage.stage).arg(token.microbatch);
        }
        if (parts.isEmpty())
            parts << tr("stage %1 is idle").arg(stage.stage);
        if (stage.forward.length > 0 && stage.backward.length > 0) {
            parts << tr("%n wait for forward", nullptr, stage.forward.length)
                  << tr("%n wait for backward", nullptr, stage.backward.length);
        } else if (const int waiting = stage.forward.length + stage.backward.length; waiting > 0) {
            parts << tr("%n wait", nullptr, waiting);
        }
        sentences << parts.join(QStringLiteral("; ")) + u'.';
    }
    if (m_model.stageCount() > named)
        sentences << tr("%n more stages.", nullptr, m_model.stageCount() - named);
    sentences << tr("%n not yet entered.", nullptr, state.notEntered) << tr("%n done.", nullptr, state.finished);
    return sentences.join(u' ');
}

}  // namespace bubblescope
