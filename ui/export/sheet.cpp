// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sheet.h"

#include "ui/charts/queuechart.h"
#include "ui/export/sheethead.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/gantt/ganttview.h"
#include "ui/panels/styledlabel.h"

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
constexpr double kEdgePx = 8;    ///< below all
constexpr double kTitlePx = 12;  ///< to the left of a lane's title

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
    const bool compares = !view.lanes.empty();
    m_session.showMeasured(compares ? view.lanes.front().run : view.run);

    QPalette colours = m_appearance.palette();
    colours.setColor(QPalette::Window, m_appearance.theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
    setFont(m_appearance.textFont());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, qRound(m_appearance.px(kEdgePx)));
    column->setSpacing(0);
    m_gantt = addGantt(&m_play, options.ruler);
    if (options.figures && compares) {
        m_basis = new StyledLabel(StyledLabel::Style::Note, view.basis, &m_appearance, this);
        m_basis->setMargin(qRound(m_appearance.px(kEdgePx)));
        m_basis->setIndent(qRound(m_appearance.px(kTitlePx - kEdgePx)));
        m_basis->setWordWrap(true);
        column->insertWidget(0, m_basis);
        column->insertWidget(1, makeHead(view.lanes.front().head));
    } else if (options.figures) {
        m_head = new SheetHead(&m_play, &m_appearance, this);
        column->insertWidget(0, m_head);
    }
    if (compares)
        addLanes(view);
    if (options.legend)
        addLegend(view);
    if (options.queues && !compares) {
        m_queues = new QueueChart(&m_play, &m_appearance, this);
        m_queues->setFixedHeight(qRound(m_appearance.px(kQueueHeightPx)));
        m_queues->setShown(true, view.run->hasBackward());
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
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        delete lane->gantt;
    delete m_gantt;
    delete m_legend;
    delete m_queues;
    delete m_head;
}

GanttView* ExportSheet::addGantt(PlayController* play, bool ruler)
{
    auto* gantt = new GanttView(play, &m_appearance, this);
    gantt->setRulerShown(ruler);
    gantt->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    static_cast<QVBoxLayout*>(layout())->addWidget(gantt, 1);
    return gantt;
}

void ExportSheet::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    evenRows();
}

/// Rows are as high in one chart as in another, whichever has the ruler.
void ExportSheet::evenRows()
{
    struct Chart {
        GanttView* view;
        int devices;
    };
    std::vector<Chart> charts;
    const auto add = [&charts](GanttView* view, const PlayController& play) {
        charts.push_back({view, play.run() ? std::max(1, play.run()->timeline.deviceCount()) : 1});
    };
    add(m_gantt, m_play);
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        add(lane->gantt, lane->play);
    layout()->activate();
    int room = 0;
    int devices = 0;
    for (const Chart& chart : charts) {
        room += chart.view->height() - chart.view->plotRect().top();
        devices += chart.devices;
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    for (const Chart& chart : charts)
        column->setStretch(column->indexOf(chart.view),
                           chart.view->plotRect().top() + std::max(1, room * chart.devices / devices));
    column->activate();
}

LaneHead* ExportSheet::makeHead(const LaneHead::Content& content)
{
    auto* head = new LaneHead(&m_appearance, this);
    head->show(content);
    head->setPrinted();
    m_laneHeads.push_back(head);
    return head;
}

void ExportSheet::addLanes(const ExportView& view)
{
    for (std::size_t i = 1; i < view.lanes.size(); ++i) {
        m_lanes.push_back(std::make_unique<Lane>());
        Lane& lane = *m_lanes.back();
        lane.session.showMeasured(view.lanes[i].run);
        if (!m_laneHeads.empty())
            layout()->addWidget(makeHead(view.lanes[i].head));
        lane.gantt = addGantt(&lane.play, false);
    }
    lineUpLanes();
}

/// One for all lanes: it has what any of them has.
void ExportSheet::addLegend(const ExportView& view)
{
    m_legend = new GanttLegend(&m_play, &m_appearance, this);
    m_legend->setWraps();
    std::vector<std::shared_ptr<const Run>> others;
    for (std::size_t i = 1; i < view.lanes.size(); ++i)
        others.push_back(view.lanes[i].run);
    m_legend->setOthers(std::move(others));
    layout()->addWidget(m_legend);
}

std::vector<PlayController*> ExportSheet::plays()
{
    std::vector<PlayController*> all{&m_play};
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        all.push_back(&lane->play);
    return all;
}

/// One time axis, and figures in columns.
void ExportSheet::lineUpLanes()
{
    TimeNs lastNs = 0;
    for (const PlayController* play : plays())
        lastNs = std::max(lastNs, play->endNs());
    for (PlayController* play : plays())
        play->setAtLeast(lastNs, lastNs);
    int names = m_gantt->ownNameWidth();
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        names = std::max(names, lane->gantt->ownNameWidth());
    m_gantt->setLeastNameWidth(names);
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        lane->gantt->setLeastNameWidth(names);
    LaneHead::lineUp(m_laneHeads);
}

void ExportSheet::setCursorNs(TimeNs cursorNs)
{
    for (PlayController* play : plays())
        play->setCursorNs(cursorNs);
}

void ExportSheet::place(const ExportOptions& options, const ExportView& view)
{
    const TimeNs endNs = m_play.lastNs();
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
    for (PlayController* play : plays()) {
        play->setRange(m_play.fromNs(), m_play.toNs());
        play->setCursorShown(options.marks);
        play->setCursorNs(options.marks ? view.cursorNs : endNs);
        if (!options.marks)
            continue;
        play->setPathShown(view.pathShown);
        // What is pinned is the active one's.
        if (play->run() != view.run)
            continue;
        if (view.pinnedOp)
            play->setPinnedOp(view.pinnedOp);
        else if (view.pinnedGap)
            play->setPinnedGap(view.pinnedGap->device, view.pinnedGap->startNs);
    }
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
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        least.rheight() += lane->gantt->heightForAllRows();
    for (const LaneHead* head : m_laneHeads)
        least = {std::max(least.width(), head->minimumSizeHint().width()),
                 least.height() + head->minimumSizeHint().height()};
    if (m_legend != nullptr) {
        least.setWidth(std::max(least.width(), m_legend->minimumSizeHint().width()));
        least.rheight() += m_legend->heightForWidth(least.width());
    }
    if (m_basis != nullptr)
        least.rheight() += m_basis->heightForWidth(least.width());
    return least;
}

QSize ExportSheet::naturalSize() const
{
    const int rows = qRound(m_appearance.px(kRowsHeightPx)) / static_cast<int>(1 + m_lanes.size());
    int extra = m_gantt->heightForAllRows(rows) - m_gantt->heightForAllRows();
    for (const std::unique_ptr<Lane>& lane : m_lanes)
        extra += lane->gantt->heightForAllRows(rows) - lane->gantt->heightForAllRows();
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
    if (m_legend != nullptr)
        m_legend->setLeft(plot.left());
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
