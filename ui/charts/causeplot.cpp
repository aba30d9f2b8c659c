// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/causeplot.h"

#include "ui/panels/causebrush.h"
#include "ui/text/format.h"
#include "ui/theme/accessiblerole.h"
#include "ui/theme/hovercard.h"
#include "ui/viewmodel/idletext.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

/// A column narrower than this cannot be hit.
constexpr double kLeastColumn = 4;
constexpr double kSample = 26;
constexpr double kGap = 8;

}  // namespace

CausePlot::CausePlot(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_card(new HoverCard(appearance, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void CausePlot::setAnalysis(const Analysis& analysis, const QString& subtitle)
{
    m_devices = analysis.devices;
    m_makespanNs = std::max<TimeNs>(1, analysis.makespanNs);
    m_causes.clear();
    for (int cause = 0; cause < kIdleCauses; ++cause)
        if (analysis.idleByCauseNs[static_cast<std::size_t>(cause)] > 0)
            m_causes.push_back(cause);
    double most = 0;
    for (const DeviceFigures& device : m_devices)
        most = std::max(most, static_cast<double>(device.idleNs) / static_cast<double>(m_makespanNs));
    m_frame.title = tr("Why the devices are idle");
    m_frame.subtitle = subtitle;
    m_frame.xTitle = tr("device");
    m_frame.yTitle = tr("idle, % of the makespan");
    m_frame.x = {-0.5, static_cast<double>(m_devices.size()) - 0.5, ChartAxis::Spread::Even};
    m_frame.y = {0, std::max(0.01, most * 1.08), ChartAxis::Spread::Even};
    m_frame.xText = [](double device, double) { return QString::number(qRound(device)); };
    m_frame.yText = [](double share, double step) { return formatPercent(share, decimalsOfStep(100 * step)); };
    constexpr int kMostNamed = 32;
    m_frame.xTicks.clear();
    for (std::size_t d = 0; d < m_devices.size() && m_devices.size() <= kMostNamed; ++d)
        m_frame.xTicks.push_back(static_cast<double>(d));
    if (m_current && *m_current >= static_cast<int>(m_devices.size()))
        m_current.reset();
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(m_frame.title);
    update();
}

std::vector<std::pair<QRectF, int>> CausePlot::legend() const
{
    const QFontMetricsF metrics(m_appearance->textFont());
    const double gap = m_appearance->px(kGap);
    const double height = metrics.height() + m_appearance->px(3);
    std::vector<std::pair<QRectF, int>> entries;
    QPointF at(2 * gap, m_frame.headHeight(width(), *m_appearance));
    for (const int cause : m_causes) {
        const double width = m_appearance->px(kSample) + gap +
                             metrics.horizontalAdvance(IdleText::causeName(static_cast<IdleCause>(cause)));
        if (at.x() + width > this->width() - gap && at.x() > 2 * gap)
            at = {2 * gap, at.y() + height};
        entries.emplace_back(QRectF(at, QSizeF(width, height)), cause);
        at.rx() += width + 2.5 * gap;
    }
    return entries;
}

QRectF CausePlot::plotArea() const
{
    const auto entries = legend();
    const double height =
        entries.empty() ? 0 : entries.back().first.bottom() - m_frame.headHeight(width(), *m_appearance);
    return m_frame.plotIn(rect(), height, *m_appearance);
}

int CausePlot::columns() const
{
    const auto room = static_cast<int>(plotArea().width() / m_appearance->px(kLeastColumn));
    return std::min(static_cast<int>(m_devices.size()), std::max(1, room));
}

int CausePlot::deviceIn(int column) const
{
    const auto count = static_cast<std::int64_t>(m_devices.size());
    const auto begin = m_devices.begin() + column * count / columns();
    const auto end = m_devices.begin() + (column + 1) * count / columns();
    const auto longest = std::max_element(begin, end, [](const auto& a, const auto& b) { return a.idleNs < b.idleNs; });
    return static_cast<int>(longest - m_devices.begin());
}

QRectF CausePlot::columnOf(int device) const
{
    const QRectF plot = plotArea();
    const int count = columns();
    const auto column =
        static_cast<int>(static_cast<std::int64_t>(device) * count / static_cast<int>(m_devices.size()));
    const double width = plot.width() / count;
    const double gap = width > m_appearance->px(12) ? width * 0.15 : 0;
    const double share =
        static_cast<double>(m_devices[static_cast<std::size_t>(device)].idleNs) / static_cast<double>(m_makespanNs);
    const double left = std::round(plot.left() + column * width + gap);
    const double right = std::round(plot.left() + (column + 1) * width - gap);
    return {QPointF(left, plot.bottom() - m_frame.y.at(share) * plot.height()), QPointF(right, plot.bottom())};
}

std::optional<int> CausePlot::deviceAt(QPointF position) const
{
    const QRectF plot = plotArea();
    if (m_devices.empty() || !plot.contains(position))
        return std::nullopt;
    return deviceIn(std::min(columns() - 1, static_cast<int>((position.x() - plot.left()) / plot.width() * columns())));
}

void CausePlot::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    if (m_devices.empty())
        return;
    const QRectF plot = plotArea();
    m_frame.draw(painter, rect(), plot, *m_appearance);
    painter.setFont(m_appearance->textFont());
    for (const auto& [place, cause] : legend()) {
        QRectF sample(place.left(), place.top(), m_appearance->px(kSample), place.height());
        sample.adjust(0, m_appearance->px(3), 0, -m_appearance->px(3));
        fillCause(painter, sample.toAlignedRect(), static_cast<IdleCause>(cause), theme);
        painter.setPen(theme.text);
        painter.drawText(place.adjusted(sample.width() + m_appearance->px(kGap), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, IdleText::causeName(static_cast<IdleCause>(cause)));
    }
    for (int column = 0; column < columns(); ++column) {
        const int device = deviceIn(column);
        const QRectF bar = columnOf(device);
        double bottom = bar.bottom();
        for (const int cause : m_causes) {
            const TimeNs ns =
                m_devices[static_cast<std::size_t>(device)].idleByCauseNs[static_cast<std::size_t>(cause)];
            if (ns == 0)
                continue;
            const double height =
                m_frame.y.at(static_cast<double>(ns) / static_cast<double>(m_makespanNs)) * plot.height();
            const QRectF part(bar.left(), std::round(bottom - height), bar.width(),
                              std::round(bottom) - std::round(bottom - height));
            fillCause(painter, part, static_cast<IdleCause>(cause), theme);
            painter.setPen(QPen(theme.window, 1));
            painter.drawLine(part.topLeft(), part.topRight());
            bottom -= height;
        }
        if (m_current == device && pointerMarksShown()) {
            painter.setPen(QPen(theme.text, m_appearance->px(1.6)));
            painter.drawRect(bar);
        }
    }
    if (hasFocus() && pointerMarksShown()) {
        painter.setPen(QPen(theme.control, m_appearance->px(1.5)));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

Facts CausePlot::factsOf(int device) const
{
    const DeviceFigures& figures = m_devices[static_cast<std::size_t>(device)];
    const auto share = [this](TimeNs ns) {
        return QStringLiteral("%1 (%2)").arg(
            formatTime(ns), formatPercent(static_cast<double>(ns) / static_cast<double>(m_makespanNs)));
    };
    Facts facts{tr("device %1").arg(device), {{tr("idle"), share(figures.idleNs)}}};
    for (const int cause : m_causes)
        facts.rows.emplace_back(IdleText::causeName(static_cast<IdleCause>(cause)),
                                share(figures.idleByCauseNs[static_cast<std::size_t>(cause)]));
    return facts;
}

QString CausePlot::csv() const
{
    QStringList head{QStringLiteral("device"), QStringLiteral("makespan_ns"), QStringLiteral("idle_ns")};
    for (int cause = 0; cause < kIdleCauses; ++cause)
        head << fromCore(idOf(static_cast<IdleCause>(cause))) + QStringLiteral("_ns");
    CsvText text(head);
    for (std::size_t d = 0; d < m_devices.size(); ++d) {
        QStringList row{QString::number(d), QString::number(m_makespanNs), QString::number(m_devices[d].idleNs)};
        for (const TimeNs ns : m_devices[d].idleByCauseNs)
            row << QString::number(ns);
        text.add(row);
    }
    return text.text();
}

void CausePlot::setCurrent(std::optional<int> device)
{
    if (device == m_current)
        return;
    m_current = device;
    setAccessibleDescription(device ? factsOf(*device).plain() : QString());
    update();
}

void CausePlot::mouseMoveEvent(QMouseEvent* event)
{
    setCurrent(deviceAt(event->position()));
    if (m_current)
        m_card->showNear(event->globalPosition().toPoint(), factsOf(*m_current).rich());
    else
        m_card->dismiss();
}

void CausePlot::leaveEvent(QEvent* event)
{
    m_card->dismiss();
    setCurrent(std::nullopt);
    QWidget::leaveEvent(event);
}

void CausePlot::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const auto last = static_cast<int>(m_devices.size()) - 1;
    if (step == 0 || last < 0) {
        event->ignore();
        return;
    }
    setCurrent(m_current ? std::clamp(*m_current + step, 0, last) : 0);
    m_card->showNear(mapToGlobal(columnOf(*m_current).topRight().toPoint()), factsOf(*m_current).rich());
}

}  // namespace bubblescope
