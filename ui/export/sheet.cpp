// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sheet.h"

#include "ui/charts/queuechart.h"
#include "ui/export/sheethead.h"
#include "ui/gantt/ganttview.h"

#include <QMenuBar>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QToolButton>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

constexpr double kDotsPerInch = 96;  ///< of logical pixels
constexpr double kPointsPerInch = 72;
constexpr double kMetresPerInch = 0.0254;
constexpr double kQueueHeightPx = 150;
constexpr double kWidthPx = 1280;
constexpr double kRowsHeightPx = 480;
constexpr double kEdgePx = 8;  ///< below all

/// A menu bar fills last what its items leave free, and has them spared by clipping. SVG has none, so there they are
/// drawn once more.
void drawMenuTitles(QPainter& painter, const QWidget& widget)
{
    for (const QMenuBar* bar : widget.findChildren<QMenuBar*>()) {
        if (!bar->isVisibleTo(&widget))
            continue;
        painter.setFont(bar->font());
        painter.setPen(bar->palette().color(QPalette::WindowText));
        for (QAction* action : bar->actions()) {
            const QRect place = bar->actionGeometry(action);
            painter.drawText(place.translated(bar->mapTo(&widget, QPoint())), Qt::AlignCenter | Qt::TextShowMnemonic,
                             action->text());
        }
    }
}

}  // namespace

ExportSheet::ExportSheet(const ExportOptions& options, const ExportView& view)
    : m_play(&m_session)
{
    m_appearance.setMode(options.theme);
    m_appearance.setAhead(view.ahead);
    m_appearance.setMotion(view.motion);
    m_session.showMeasured(view.run);

    QPalette colours = m_appearance.palette();
    colours.setColor(QPalette::Window, m_appearance.theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
    setFont(m_appearance.textFont());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, qRound(m_appearance.px(kEdgePx)));
    column->setSpacing(0);
    m_gantt = new GanttView(&m_play, &m_appearance, this);
    m_gantt->setRulerShown(options.ruler);
    m_gantt->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (options.figures) {
        m_head = new SheetHead(&m_play, &m_appearance, this);
        column->addWidget(m_head);
    }
    column->addWidget(m_gantt, 1);
    if (options.queues) {
        m_queues = new QueueChart(&m_play, &m_appearance, this);
        m_queues->setFixedHeight(qRound(m_appearance.px(kQueueHeightPx)));
        m_queues->setShown(true, view.run->schedule.hasBackward());
        column->addWidget(m_queues);
        // There is nobody to press them.
        for (QToolButton* button : m_queues->findChildren<QToolButton*>())
            button->hide();
    }
    connect(m_gantt, &GanttView::plotRectChanged, this, &ExportSheet::alignParts);
    resize(options.size.isValid() ? options.size : naturalSize());
    place(options, view);
}

ExportSheet::~ExportSheet()
{
    // Before what they look at.
    delete m_gantt;
    delete m_queues;
    delete m_head;
}

void ExportSheet::place(const ExportOptions& options, const ExportView& view)
{
    const TimeNs endNs = m_play.endNs();
    switch (options.range) {
    case ExportOptions::Range::Whole:
        m_play.setRange(0, m_play.spanNs());
        break;
    case ExportOptions::Range::Visible:
        m_play.setRange(view.fromNs, view.toNs);
        break;
    case ExportOptions::Range::Given:
        m_play.setRange(options.given.fromNs, std::min(options.given.toNs, endNs));
        break;
    }
    m_play.setCursorShown(options.marks);
    if (!options.marks) {
        m_play.setCursorNs(endNs);
        return;
    }
    m_play.setCursorNs(view.cursorNs);
    m_play.setPathShown(view.pathShown);
    if (view.pinnedOp)
        m_play.setPinnedOp(view.pinnedOp);
    else if (view.pinnedGap)
        m_play.setPinnedGap(view.pinnedGap->device, view.pinnedGap->startNs);
}

QSize ExportSheet::leastSize() const
{
    QSize least(m_gantt->minimumSizeHint().width(), m_gantt->heightForAllRows() + qRound(m_appearance.px(kEdgePx)));
    if (m_head != nullptr) {
        const QSize head = m_head->minimumSizeHint();
        // Room for some of the title.
        least = {std::max(least.width(), head.width() + qRound(m_appearance.px(80))), least.height() + head.height()};
    }
    if (m_queues != nullptr)
        least.rheight() += m_queues->height();
    return least;
}

QSize ExportSheet::naturalSize() const
{
    const int extra = m_gantt->heightForAllRows(qRound(m_appearance.px(kRowsHeightPx))) - m_gantt->heightForAllRows();
    const QSize least = leastSize();
    return {std::max(least.width(), qRound(m_appearance.px(kWidthPx))), least.height() + extra};
}

void ExportSheet::alignParts()
{
    const QRect plot = m_gantt->plotRect();
    const int right = m_gantt->width() - plot.right() - 1;
    if (m_head != nullptr)
        m_head->setMargins(plot.left(), right);
    if (m_queues != nullptr)
        m_queues->setPlotMargins(plot.left(), right);
}

QImage pictureOf(QWidget& widget, double scale)
{
    const QSize size = (QSizeF(widget.size()) * scale).toSize().expandedTo({1, 1});
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(widget.palette().color(QPalette::Window));
    QPainter painter(&image);
    painter.scale(scale, scale);
    widget.render(&painter);
    painter.end();
    // So that it has its natural size in a document.
    const int perMetre = qRound(scale * kDotsPerInch / kMetresPerInch);
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    return image;
}

void drawSvg(QWidget& widget, const QString& title, QIODevice& out)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&out);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    generator.setResolution(qRound(kDotsPerInch));
    generator.setTitle(title);
    QPainter painter(&generator);
    widget.render(&painter);
    drawMenuTitles(painter, widget);
}

void drawPdf(QWidget& widget, const QString& title, QIODevice& out)
{
    constexpr int kFineDotsPerInch = 1200;
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QSizeF(widget.size()) * (kPointsPerInch / kDotsPerInch), QPageSize::Point, {},
                                 QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setResolution(kFineDotsPerInch);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Bubblescope"));
    QPainter painter(&writer);
    painter.scale(kFineDotsPerInch / kDotsPerInch, kFineDotsPerInch / kDotsPerInch);
    widget.render(&painter);
}

}  // namespace bubblescope
