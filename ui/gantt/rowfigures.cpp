// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/rowfigures.h"

#include "ui/gantt/ganttview.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"

#include <QPainter>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr double kMargin = 8;
/// Of a row's height.
constexpr double kRowShare = 0.8;

}  // namespace

RowFigures::RowFigures(PlayController* play, const Appearance* appearance, const GanttView* gantt, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_appearance(appearance)
    , m_gantt(gantt)
{
    setObjectName(QStringLiteral("rowFigures"));
    setAccessibleName(tr("Bubble of each device"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);
    const auto repaint = qOverload<>(&QWidget::update);
    connect(play, &PlayController::runChanged, this, repaint);
    connect(play, &PlayController::cursorChanged, this, repaint);
    connect(gantt, &GanttView::rowsMoved, this, repaint);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QString RowFigures::head() const
{
    return tr("bubble", "over the devices' percentages");
}

QSize RowFigures::sizeHint() const
{
    const int figure = QFontMetrics(m_appearance->figureFont()).horizontalAdvance(formatPercent(1, 0));
    const int head = QFontMetrics(m_appearance->noteFont()).horizontalAdvance(this->head());
    return {std::max(figure, head) + qRound(m_appearance->px(kMargin)), qRound(m_appearance->px(120))};
}

void RowFigures::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    const auto& run = m_play->run();
    if (!run || run->timeline.deviceCount() == 0)
        return;
    // The rows may begin further down, below those of other scenarios.
    painter.translate(0, mapFromGlobal(m_gantt->mapToGlobal(QPoint())).y());
    const int right = width() - qRound(m_appearance->px(kMargin));
    painter.setFont(m_appearance->noteFont());
    painter.setPen(theme.muted);
    painter.drawText(QRect(0, 0, right, m_gantt->plotRect().top()), Qt::AlignRight | Qt::AlignVCenter, head());
    QFont font = m_appearance->figureFont();
    const int pitch = m_gantt->rowRect(DeviceId(0)).height();
    // Where rows are lower than a line of text, not all of them have it.
    const int every = m_gantt->rowsPerName();
    const int least = std::min(font.pixelSize(), m_appearance->noteFont().pixelSize());
    font.setPixelSize(std::clamp(qRound(pitch * kRowShare), least, font.pixelSize()));
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.setClipRect(QRect(0, m_gantt->plotRect().top(), width(), m_gantt->plotRect().height()));
    for (int d = 0; d < run->timeline.deviceCount(); ++d) {
        const QRect row = m_gantt->rowRect(DeviceId(d));
        if (row.top() > m_gantt->plotRect().bottom())
            break;
        if (row.bottom() < m_gantt->plotRect().top() || d % every != 0)
            continue;
        const double ratio = run->bubbleRatioUntil(DeviceId(d), m_play->cursorNs());
        const int high = std::max(row.height(), painter.fontMetrics().height());
        const QRect rows = m_gantt->plotRect();
        const int top = std::clamp(row.center().y() - high / 2, std::min(rows.top(), row.top()),
                                   std::max(rows.bottom() + 1 - high, row.top()));
        painter.drawText(QRect(0, top, right, high), Qt::AlignRight | Qt::AlignVCenter, formatPercent(ratio, 0));
    }
}

}  // namespace bubblescope
