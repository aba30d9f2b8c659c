// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flow/flowpainter.h"

#include "ui/text/format.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bubblescope {

namespace {

/// "0 + 3"
QString deviceNumbers(const FlowModel& model, int stage)
{
    QStringList numbers;
    for (const DeviceId device : model.devicesOf(stage))
        numbers << QString::number(device.value());
    return numbers.join(QStringLiteral(" + "));
}

struct Colours {
    QColor ground;
    QColor text;
};

Colours coloursOf(const Theme& theme, OpKind kind, int microbatch)
{
    Colours colours;
    switch (kind) {
    case OpKind::Forward:
        colours = {theme.forward, theme.onForward};
        break;
    case OpKind::Backward:
        colours = {theme.backward, theme.onBackward};
        break;
    case OpKind::BackwardInput:
        colours = {theme.backwardInput, theme.onBackwardInput};
        break;
    case OpKind::BackwardWeight:
        colours = {theme.backwardWeight, theme.onBackwardWeight};
        break;
    }
    // Neighbours in a queue stay apart; the text upon them stays readable.
    if (microbatch % 2 == 1)
        colours.ground = colours.text.lightness() > 128 ? colours.ground.darker(112) : colours.ground.lighter(109);
    return colours;
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

/// The factor of the slow stage; 0 where none is slowed, or all alike are.
double largestSlowdown(const Run& run)
{
    const std::vector<double>& slowdown = run.scenario.costs.slowdown;
    if (slowdown.empty())
        return 0;
    const auto [least, most] = std::minmax_element(slowdown.begin(), slowdown.end());
    return *most > 1 && *least < *most ? *most : 0;
}

class FlowPainter {
    Q_DECLARE_TR_FUNCTIONS(bubblescope::FlowView)

public:
    FlowPainter(QPainter& painter, const FlowPaintInput& input)
        : m_painter(painter)
        , m_in(input)
        , m_layout(*input.layout)
        , m_theme(input.appearance->theme())
        , m_note(input.appearance->noteFont())
        , m_label(input.appearance->textFont())
        , m_largestSlowdown(largestSlowdown(*input.model->run()))
    {
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        for (int s = m_in.visible.first; s < m_in.visible.end; ++s)
            if (m_layout.detail() == FlowDetail::Tokens)
                paintLanes(s);
        for (const FlowStage& stage : m_in.state->stages) {
            if (m_layout.detail() == FlowDetail::Tokens)
                paintBox(stage);
            else
                paintCell(stage);
        }
        paintTokens();
        paintNotes();
        paintMark();
    }

private:
    double px(double px) const { return m_in.appearance->px(px); }
    bool isSlowest(int stage) const
    {
        return m_largestSlowdown > 0 && slowdownOf(m_in.model->run()->scenario, stage) == m_largestSlowdown;
    }

    void paintArrow(QPointF tip, bool right)
    {
        const double size = px(4);
        const double back = right ? -size : size;
        QPainterPath head;
        head.moveTo(tip);
        head.lineTo(tip + QPointF(back, -size * 0.8));
        head.lineTo(tip + QPointF(back, size * 0.8));
        head.closeSubpath();
        m_painter.fillPath(head, m_theme.transfer);
    }

    /// The forward lane into a stage and the backward lane out of it.
    void paintLanes(int stage)
    {
        const QRectF box = m_layout.boxOf(stage);
        const QRectF in = m_layout.queueOf(stage, true);
        const QRectF out = m_layout.queueOf(stage, false);
        const double space = px(2);
        m_painter.setPen(QPen(m_theme.transfer, px(1.2)));
        const double forward = m_layout.laneOf(stage, true);
        const double backward = m_layout.laneOf(stage, false);
        const bool first = stage == 0;
        const bool last = stage + 1 == m_layout.stages();
        const double left = first ? box.left() - px(7) - px(10) : in.left() + space;
        m_painter.drawLine(QPointF(left, forward), QPointF(box.left() - space, forward));
        paintArrow({box.left() - space, forward}, true);
        if (!m_in.model->hasBackward()) {
            if (last) {
                m_painter.setPen(QPen(m_theme.transfer, px(1.2)));
                m_painter.drawLine(QPointF(box.right() + space, forward), QPointF(box.right() + px(16), forward));
                paintArrow({box.right() + px(16), forward}, true);
            } else if (m_layout.columnOf(stage) + 1 == m_layout.perRow()) {
                m_painter.setPen(QPen(m_theme.transfer, px(1.2)));
                m_painter.drawLine(QPointF(box.right() + space, forward), QPointF(out.right(), forward));
            }
            return;
        }
        m_painter.setPen(QPen(m_theme.transfer, px(1.2)));
        const double right = last ? box.right() + px(22) : out.right() - space;
        m_painter.drawLine(QPointF(box.right() + space, backward), QPointF(right, backward));
        paintArrow({box.right() + space, backward}, false);
        m_painter.setPen(QPen(m_theme.transfer, px(1.2)));
        if (last) {
            // Where the forward has been through all stages the backward begins.
            QPainterPath turn(QPointF(box.right() + space, forward));
            const double bend = (backward - forward) / 2;
            turn.lineTo(right, forward);
            turn.arcTo(QRectF(right - bend, forward, 2 * bend, 2 * bend), 90, -180);
            m_painter.drawPath(turn);
        } else if (m_layout.columnOf(stage) + 1 == m_layout.perRow()) {
            m_painter.drawLine(QPointF(box.right() + space, forward), QPointF(right, forward));
        }
        if (m_layout.columnOf(stage) == 0) {
            m_painter.drawLine(QPointF(box.left() - space, backward), QPointF(box.left() - px(17), backward));
            paintArrow({box.left() - px(17), backward}, false);
        }
    }

    void paintBox(const FlowStage& stage)
    {
        const QRectF box = m_layout.boxOf(stage.stage);
        const bool slowest = isSlowest(stage.stage);
        const double radius = px(8);
        m_painter.setPen(QPen(slowest ? m_theme.accent : m_theme.line, px(1.2)));
        m_painter.setBrush(slowest ? m_theme.accentGround : m_theme.panel);
        m_painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        for (const FlowToken& token : stage.working)
            paintProgress(box, token);
        paintLabel(stage.stage);
    }

    /// How much of the work is done, along the edge of the box on the token's side.
    void paintProgress(const QRectF& box, const FlowToken& token)
    {
        const double share = static_cast<double>(m_in.state->atNs - token.startNs) /
                             static_cast<double>(std::max<TimeNs>(1, token.endNs - token.startNs));
        const double inset = px(8);
        const double thick = px(2.5);
        const double width = (box.width() - 2 * inset) * std::clamp(share, 0.0, 1.0);
        if (width <= 0)
            return;
        const bool top = token.forward() && m_in.model->hasBackward();
        const double y = top ? box.top() - thick / 2 + 0.5 : box.bottom() - thick / 2 - 0.5;
        // In the direction in which the token travels.
        const double x = token.forward() ? box.left() + inset : box.right() - inset - width;
        m_painter.fillRect(QRectF(x, y, width, thick), coloursOf(m_theme, token.kind, 0).ground);
    }

    void paintLabel(int stage)
    {
        const Run& run = *m_in.model->run();
        const QRectF box = m_layout.boxOf(stage);
        const QString slow = slowdownText(run, stage);
        const QFontMetricsF metrics(m_label);
        const double room = box.width() + px(12);
        QString text = stageText(run, stage);
        if (metrics.horizontalAdvance(text) > room)
            text = slow.isEmpty() ? QString::number(stage) : QString::number(stage) + u' ' + slow;
        const double width = std::max(room, metrics.horizontalAdvance(text) + 2);
        const bool accent = !slow.isEmpty() && slowdownOf(run.scenario, stage) > 1;
        m_painter.setFont(m_label);
        m_painter.setPen(accent ? m_theme.accent : m_theme.text);
        const QRectF rect(box.center().x() - width / 2, box.bottom() + px(3), width, metrics.height());
        m_painter.drawText(rect, Qt::AlignHCenter | Qt::AlignTop, text);
        if (const QString device = deviceText(*m_in.model, stage); !device.isEmpty()) {
            m_painter.setFont(m_note);
            m_painter.setPen(m_theme.muted);
            const QFontMetricsF note(m_note);
            const QRectF below(rect.left() - px(8), rect.bottom(), width + px(16), note.height());
            // The tool tip has the word as well.
            const bool fits = note.horizontalAdvance(device) <= below.width();
            m_painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop,
                               fits ? device : deviceNumbers(*m_in.model, stage));
        }
    }

    /// A stage in the overview: a cell in the colour of its work, queues as bars, forward above and backward below.
    void paintCell(const FlowStage& stage)
    {
        const QRectF box = m_layout.boxOf(stage.stage);
        const double radius = std::min(px(4), box.width() / 4);
        const bool slowest = isSlowest(stage.stage);
        m_painter.setPen(QPen(slowest ? m_theme.accent : m_theme.line, px(1)));
        m_painter.setBrush(slowest ? m_theme.accentGround : m_theme.panel);
        m_painter.drawRoundedRect(box, radius, radius);
        paintBar(stage.stage, stage.forward.length, true);
        if (m_in.model->hasBackward())
            paintBar(stage.stage, stage.backward.length, false);
        paintCellNumber(stage.stage, slowest);
    }

    void paintBar(int stage, int length, bool forward)
    {
        if (length == 0)
            return;
        const QRectF box = m_layout.boxOf(stage);
        const double tallest = px(20);
        const double space = px(2);
        const double height =
            std::max(px(2), tallest * length / std::max(1, std::max(m_in.model->peakQueue(), length)));
        const QRectF bar(box.left(), forward ? box.top() - space - height : box.bottom() + space, box.width(), height);
        const bool longest = m_in.longest.standsOut(length, forward);
        const QColor colour = coloursOf(m_theme, forward ? OpKind::Forward : OpKind::Backward, 0).ground;
        m_painter.fillRect(bar, longest ? m_theme.accent : withAlpha(colour, 0.75));
        m_painter.setFont(m_note);
        const QFontMetricsF metrics(m_note);
        const QString text = QString::number(length);
        const double width = metrics.horizontalAdvance(text) + 2;
        // Narrow cells: only where to look.
        if (!longest && box.width() < px(20))
            return;
        m_painter.setPen(longest ? m_theme.accent : m_theme.muted);
        m_painter.drawText(QRectF(box.center().x() - width / 2, forward ? bar.top() - metrics.height() : bar.bottom(),
                                  width, metrics.height()),
                           Qt::AlignCenter, text);
    }

    /// Stages are numbered where there is room: each, or every fifth, tenth, …
    void paintCellNumber(int stage, bool slowest)
    {
        const QFontMetricsF metrics(m_note);
        const QRectF box = m_layout.boxOf(stage);
        const double pitch = m_layout.perRow() > 1 ? m_layout.boxOf(1).left() - m_layout.boxOf(0).left() : box.width();
        const double widest = metrics.horizontalAdvance(QString::number(m_layout.stages())) + px(6);
        int every = 1;
        for (const int step : {1, 2, 5, 10, 20, 50, 100}) {
            every = step;
            if (pitch * step >= widest)
                break;
        }
        if (!slowest && stage % every != 0)
            return;
        const double bars = m_in.model->hasBackward() ? px(22) + metrics.height() : 0;
        m_painter.setFont(m_note);
        m_painter.setPen(slowest ? m_theme.accent : m_theme.muted);
        m_painter.drawText(QRectF(box.center().x() - px(30), box.bottom() + bars, px(60), metrics.height()),
                           Qt::AlignHCenter | Qt::AlignTop, QString::number(stage));
    }

    void paintTokens()
    {
        QFont bold = m_note;
        bold.setBold(true);
        bold.setPixelSize(std::max(1, static_cast<int>(m_layout.numberSize())));
        const QFontMetricsF metrics(bold);
        m_painter.setFont(bold);
        const bool overview = m_layout.detail() == FlowDetail::Overview;
        const double radius = overview ? std::min(px(4), m_layout.tokenSize().width() / 4) : px(5);
        const std::vector<TokenMark>& tokens = m_in.scene->tokens;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const TokenMark& mark = tokens[i];
            const Colours colours = coloursOf(m_theme, mark.token.kind, mark.token.microbatch);
            const bool waitsOutside = mark.place == FlowPlace::Batch;
            m_painter.setPen(waitsOutside ? QPen(colours.ground, px(1.2)) : QPen(Qt::NoPen));
            m_painter.setBrush(waitsOutside ? m_theme.window : colours.ground);
            m_painter.drawRoundedRect(mark.rect, radius, radius);
            paintRing(mark, radius);
            QString text = QString::number(mark.token.microbatch);
            if (mark.place == FlowPlace::Working) {
                const QString named = QLatin1Char(letterOf(mark.token.kind)) + text;
                if (metrics.horizontalAdvance(named) + px(3) <= mark.rect.width())
                    text = named;
            }
            // In the pile that has not entered only the one on top can be read.
            const bool covered = waitsOutside && i + 1 < tokens.size() && tokens[i + 1].place == FlowPlace::Batch;
            if (covered || metrics.horizontalAdvance(text) > mark.rect.width())
                continue;
            m_painter.setPen(waitsOutside ? m_theme.muted : colours.text);
            m_painter.drawText(mark.rect, Qt::AlignCenter, text);
        }
    }

    void paintRing(const TokenMark& mark, double radius)
    {
        const bool pinned = m_in.pinnedMicrobatch == mark.token.microbatch;
        if (!pinned && m_in.hoveredMicrobatch != mark.token.microbatch)
            return;
        const double off = px(1);
        m_painter.setPen(QPen(pinned ? m_theme.accent : m_theme.text, px(pinned ? 2 : 1.4)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(mark.rect.adjusted(-off, -off, off, off), radius + off, radius + off);
    }

    /// A frame about a stage and the queue before it.
    void paintMark()
    {
        const int stage = m_in.markedQueue;
        if (stage < m_in.visible.first || stage >= m_in.visible.end)
            return;
        QRectF mark = m_layout.boxOf(stage);
        if (m_layout.detail() == FlowDetail::Tokens)
            mark.setLeft(m_layout.queueOf(stage, true).left() + px(8));
        // Between the numbers above and below there is little room.
        const double gap = px(4);
        const double narrow = px(1);
        m_painter.setPen(QPen(m_theme.accent, px(2)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(mark.adjusted(-gap, -narrow, gap, narrow), px(8), px(8));
    }

    void paintNotes()
    {
        QFont bold = m_note;
        bold.setBold(true);
        for (const TextMark& note : m_in.scene->notes) {
            const bool accent = note.tone == TextMark::Tone::Accent;
            // Counts stand upon a lane.
            if (note.tone == TextMark::Tone::Text)
                m_painter.fillRect(note.rect, m_theme.window);
            m_painter.setFont(accent ? bold : m_note);
            m_painter.setPen(accent                               ? m_theme.accent
                             : note.tone == TextMark::Tone::Muted ? m_theme.muted
                                                                  : m_theme.text);
            m_painter.drawText(note.rect, static_cast<int>(note.alignment) | Qt::TextDontClip, note.text);
        }
    }

    QPainter& m_painter;
    const FlowPaintInput& m_in;
    const FlowLayout& m_layout;
    const Theme& m_theme;
    QFont m_note;
    QFont m_label;
    double m_largestSlowdown;
};

}  // namespace

void paintFlow(QPainter& painter, const FlowPaintInput& input)
{
    FlowPainter(painter, input).paint();
}

QString slowdownText(const Run& run, int stage)
{
    const double factor = slowdownOf(run.scenario, stage);
    return factor == 1 ? QString() : formatFactor(factor);
}

QString stageText(const Run& run, int stage)
{
    const QString text = QCoreApplication::translate("bubblescope::FlowView", "stage %1").arg(stage);
    const QString slow = slowdownText(run, stage);
    return slow.isEmpty() ? text : text + u' ' + slow;
}

QString deviceText(const FlowModel& model, int stage)
{
    const std::vector<DeviceId>& devices = model.devicesOf(stage);
    if (devices.size() == 1 && devices.front().value() == stage &&
        model.stageCount() == model.run()->schedule.deviceCount())
        return {};
    return QCoreApplication::translate("bubblescope::FlowView", "device %1").arg(deviceNumbers(model, stage));
}

}  // namespace bubblescope
