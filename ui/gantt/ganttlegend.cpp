// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/ganttlegend.h"

#include "ui/gantt/ganttpalette.h"
#include "ui/session/playcontroller.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace bubblescope {
namespace {

// At scale 1.
constexpr double kSampleWidth = 20;
constexpr double kSampleHeight = 12;
constexpr double kSpace = 5;
constexpr double kBetween = 16;

bool hasChunks(const Schedule& schedule)
{
    for (int d = 0; d < schedule.deviceCount(); ++d)
        if (schedule.stagesOf(DeviceId(d)).size() > 1)
            return true;
    return false;
}

/// Of a run that grows also those that are still to come, so that the legend stays as it is.
void addUsedKinds(const Run& run, std::array<bool, kBusyKinds>& used)
{
    for (int d = 0; d < run.timeline.deviceCount(); ++d) {
        const BusyTotals busy = run.index.busy(run.timeline, DeviceId(d), 0, run.analysis.makespanNs);
        for (std::size_t kind = 0; kind < kBusyKinds; ++kind)
            used[kind] = used[kind] || busy[kind] > 0;
    }
    if (run.planned)
        for (std::size_t i = 0; i < run.planned->ops.size(); i = run.planned->unitEnd(i))
            used[static_cast<std::size_t>(run.planned->unitEnd(i) > i + 1
                                              ? BusyKind::Overlapped
                                              : static_cast<BusyKind>(run.planned->ops[i].kind))] = true;
}

}  // namespace

GanttLegend::GanttLegend(PlayController* play, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("ganttLegend"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(play, &PlayController::runChanged, this, &GanttLegend::takeRun);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    takeRun();
}

void GanttLegend::setLeft(int left)
{
    m_left = left;
    updateGeometry();
    update();
}

void GanttLegend::setOthers(std::vector<std::shared_ptr<const Run>> others)
{
    m_others = std::move(others);
    takeRun();
}

void GanttLegend::setWraps()
{
    m_wraps = true;
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QStringList GanttLegend::names() const
{
    QStringList names;
    for (const Entry& entry : m_entries)
        names << entry.name;
    return names;
}

void GanttLegend::takeRun()
{
    std::vector<const Run*> runs;
    if (m_play->run())
        runs.push_back(m_play->run().get());
    for (const auto& other : m_others)
        runs.push_back(other.get());
    m_entries.clear();
    if (!runs.empty()) {
        const QString kinds[kBusyKinds] = {tr("forward"), tr("backward"), tr("backward for the input"),
                                           tr("backward for the weights"), tr("forward and backward at once")};
        std::array<bool, kBusyKinds> used{};
        for (const Run* run : runs)
            addUsedKinds(*run, used);
        for (std::size_t kind = 0; kind < kBusyKinds; ++kind)
            if (used[kind])
                m_entries.push_back({What::Kind, static_cast<BusyKind>(kind), kinds[kind]});
        m_entries.push_back({What::Idle, {}, tr("idle")});
        addBands(runs);
        if (std::any_of(runs.begin(), runs.end(), [](const Run* run) { return !run->weightVersions.empty(); }))
            m_entries.push_back({What::Weights, BusyKind::Forward, tr("w: updates that the weights have had")});
    }
    setAccessibleName(tr("Colours: %1").arg(names().join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

void GanttLegend::addBands(const std::vector<const Run*>& runs)
{
    bool chunks = false;
    bool stages = false;
    for (const Run* run : runs)
        if (hasChunks(run->schedule))
            (run->schedule.oneDevicePerStage ? chunks : stages) = true;
    if (chunks)
        m_entries.push_back({What::Band, {}, tr("band: another chunk")});
    if (stages)
        m_entries.push_back({What::Band, {}, tr("band: another stage")});
}

double GanttLegend::widthOf(const Entry& entry) const
{
    return m_appearance->px(kSampleWidth) + m_appearance->px(kSpace) +
           QFontMetricsF(m_appearance->noteFont()).horizontalAdvance(entry.name);
}

int GanttLegend::lineHeight() const
{
    return qRound(QFontMetricsF(m_appearance->noteFont()).height() + m_appearance->px(8));
}

std::vector<GanttLegend::Place> GanttLegend::places(int width) const
{
    std::vector<Place> places;
    Place next{static_cast<double>(m_left), 0};
    for (const Entry& entry : m_entries) {
        const double wide = widthOf(entry);
        if (m_wraps && next.x > m_left && next.x + wide > width)
            next = {static_cast<double>(m_left), next.line + 1};
        const double nameX = next.x + m_appearance->px(kSampleWidth) + m_appearance->px(kSpace);
        if (!m_wraps && width - nameX < QFontMetricsF(m_appearance->noteFont()).height())
            break;
        places.push_back(next);
        next.x += wide + m_appearance->px(kBetween);
    }
    return places;
}

QSize GanttLegend::sizeHint() const
{
    return {qRound(m_appearance->px(300)), lineHeight()};
}

QSize GanttLegend::minimumSizeHint() const
{
    if (!m_wraps)
        return {qRound(m_appearance->px(60)), lineHeight()};
    double widest = 0;
    for (const Entry& entry : m_entries)
        widest = std::max(widest, widthOf(entry));
    return {m_left + static_cast<int>(std::ceil(widest)), lineHeight()};
}

int GanttLegend::heightForWidth(int width) const
{
    const std::vector<Place> all = places(width);
    return lineHeight() * (all.empty() ? 1 : all.back().line + 1);
}

void GanttLegend::paintSample(QPainter& painter, const QRectF& rect, const Entry& entry,
                              const GanttPalette& palette) const
{
    if (entry.what == What::Idle) {
        painter.fillRect(rect, QColor(palette.idle));
        painter.fillRect(rect, QBrush(QColor(palette.hatch), Qt::BDiagPattern));
        return;
    }
    const QRgb ground = palette.bar(entry.kind, 0);
    painter.fillRect(rect, QColor(ground));
    if (entry.what == What::Band) {
        painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), rect.height() * 0.3)),
                         QColor(palette.band(ground, 1, 2)));
        return;
    }
    if (entry.what == What::Weights) {
        painter.save();
        painter.setPen(QColor(palette.label[static_cast<std::size_t>(OpKind::Forward)]));
        painter.drawText(rect, Qt::AlignCenter, QStringLiteral("w2"));
        painter.restore();
        return;
    }
    // The feet of the bars: a solid line, a dotted one, a double one.
    const QColor foot(palette.foot(ground));
    const double line = rect.height() / 6;
    const QRectF lowest(rect.left(), rect.bottom() - line, rect.width(), line);
    if (entry.kind == BusyKind::Backward)
        painter.fillRect(lowest.adjusted(0, -line, 0, 0), foot);
    else if (entry.kind == BusyKind::BackwardInput)
        for (double x = rect.left(); x < rect.right(); x += 2 * line)
            painter.fillRect(QRectF(x, lowest.top() - line, line, 2 * line), foot);
    else if (entry.kind == BusyKind::BackwardWeight)
        for (const double up : {0.0, 2 * line})
            painter.fillRect(lowest.translated(0, -up), foot);
}

void GanttLegend::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    const GanttPalette palette(theme, Side::Done);
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.setFont(m_appearance->noteFont());
    painter.setPen(theme.muted);
    const QFontMetricsF metrics(m_appearance->noteFont());
    const double sampleWidth = m_appearance->px(kSampleWidth);
    const double sampleHeight = m_appearance->px(kSampleHeight);
    const std::vector<Place> all = places(width());
    const double high = m_wraps ? lineHeight() : height();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double top = high * all[i].line;
        const double nameX = all[i].x + sampleWidth + m_appearance->px(kSpace);
        paintSample(painter, {all[i].x, top + (high - sampleHeight) / 2, sampleWidth, sampleHeight}, m_entries[i],
                    palette);
        painter.drawText(QRectF(nameX, top, width() - nameX, high), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_entries[i].name, Qt::ElideRight, width() - nameX));
    }
}

}  // namespace bubblescope
