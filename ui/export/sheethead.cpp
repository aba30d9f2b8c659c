// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sheethead.h"

#include "ui/session/playcontroller.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/theme/appearance.h"
#include "ui/viewmodel/figures.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr double kSpacePx = 24;  ///< between two figures
constexpr double kEdgePx = 10;   ///< above and below

}  // namespace

SheetHead::SheetHead(const PlayController* play, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SheetHead::setMargins(int left, int right)
{
    m_left = left;
    m_right = right;
    update();
}

QSize SheetHead::sizeHint() const
{
    const int lines =
        QFontMetrics(m_appearance->figureFont()).height() + QFontMetrics(m_appearance->noteFont()).height();
    return {minimumSizeHint().width(), lines + qRound(m_appearance->px(2 * kEdgePx))};
}

QSize SheetHead::minimumSizeHint() const
{
    int width = m_left + m_right;
    for (const Figure& figure : figures())
        width += figureWidth(figure) + qRound(m_appearance->px(kSpacePx));
    const int lines =
        QFontMetrics(m_appearance->figureFont()).height() + QFontMetrics(m_appearance->noteFont()).height();
    return {width, lines + qRound(m_appearance->px(2 * kEdgePx))};
}

QString SheetHead::title() const
{
    const Scenario& scenario = m_play->run()->scenario;
    return scenario.title.empty() ? scheduleName(scenario.schedule) : translated(scenario.title);
}

QString SheetHead::subtitle() const
{
    const Run& run = *m_play->run();
    QStringList parts{scheduleName(run.scenario.schedule), tr("devices: %1").arg(run.schedule.deviceCount())};
    if (run.schedule.stageCount != run.schedule.deviceCount())
        parts << tr("stages: %1").arg(run.schedule.stageCount);
    parts << tr("microbatches: %1").arg(run.schedule.microbatchCount / std::max(1, run.schedule.iterations));
    if (run.measured)
        parts << (run.timeline.unfinished.empty() ? tr("measured") : tr("measured, incomplete"));
    return parts.join(QStringLiteral(" · "));
}

std::vector<SheetHead::Figure> SheetHead::figures() const
{
    const Run& run = *m_play->run();
    std::vector<Figure> list;
    if (m_play->cursorShown())
        list.push_back({tr("bubble up to %1").arg(formatTime(m_play->cursorNs())),
                        formatPercent(run.bubbleRatioUntil(m_play->cursorNs()))});
    else
        list.push_back({tr("bubble"), formatPercent(run.analysis.bubbleRatio)});
    list.push_back({tr("makespan"), formatTime(run.analysis.makespanNs)});
    int peak = 0;
    for (const DeviceFigures& device : run.analysis.devices)
        peak = std::max(peak, device.peakActivations);
    list.push_back({tr("most activations held"), QString::number(peak)});
    return list;
}

int SheetHead::figureWidth(const Figure& figure) const
{
    return std::max(QFontMetrics(m_appearance->noteFont()).horizontalAdvance(figure.what),
                    QFontMetrics(m_appearance->figureFont()).horizontalAdvance(figure.value)) +
           1;
}

int SheetHead::paintFigures(QPainter& painter) const
{
    const int note = QFontMetrics(m_appearance->noteFont()).height();
    const int top = qRound(m_appearance->px(kEdgePx));
    int right = width() - m_right;
    const std::vector<Figure> list = figures();
    for (auto figure = list.rbegin(); figure != list.rend(); ++figure) {
        const int wide = figureWidth(*figure);
        painter.setFont(m_appearance->noteFont());
        painter.setPen(m_appearance->theme().muted);
        painter.drawText(QRect(right - wide, top, wide, note), Qt::AlignRight | Qt::AlignVCenter, figure->what);
        painter.setFont(m_appearance->figureFont());
        painter.setPen(m_appearance->theme().text);
        painter.drawText(QRect(right - wide, top + note, wide, height() - 2 * top - note),
                         Qt::AlignRight | Qt::AlignVCenter, figure->value);
        right -= wide + qRound(m_appearance->px(kSpacePx));
    }
    return right;
}

void SheetHead::paintEvent(QPaintEvent*)
{
    if (!m_play->run())
        return;
    QPainter painter(this);
    const int room = std::max(0, paintFigures(painter) - m_left);
    const int top = qRound(m_appearance->px(kEdgePx));
    QFont font = m_appearance->textFont();
    font.setPixelSize(font.pixelSize() * 5 / 4);
    font.setBold(true);
    const QFontMetrics metrics(font);
    const QFontMetrics notes(m_appearance->noteFont());
    const int first = top + std::max(0, height() - 2 * top - metrics.height() - notes.height()) / 2;
    painter.setFont(font);
    painter.setPen(m_appearance->theme().text);
    painter.drawText(QRect(m_left, first, room, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(title(), Qt::ElideRight, room));
    painter.setFont(m_appearance->noteFont());
    painter.setPen(m_appearance->theme().muted);
    painter.drawText(QRect(m_left, first + metrics.height(), room, notes.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     notes.elidedText(subtitle(), Qt::ElideRight, room));
}

}  // namespace bubblescope
