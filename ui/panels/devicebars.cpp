// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/devicebars.h"

#include "ui/text/format.h"

#include <QPainter>

#include <cmath>

namespace bubblescope {
namespace {

constexpr int kMostShown = 8;

}  // namespace

DeviceBars::DeviceBars(const Appearance* appearance, QWidget* parent)
    : RowList(kMostShown, Header::None, appearance, parent)
{
}

void DeviceBars::setDevices(const std::vector<DeviceFigure>& devices)
{
    if (devices == m_devices)
        return;
    m_devices = devices;
    setRowCount(static_cast<int>(devices.size()));
    viewport()->update();
}

QSize DeviceBars::rowSizeHint() const
{
    const QFontMetrics metrics(appearance()->noteFont());
    const int texts =
        metrics.horizontalAdvance(tr("device %1").arg(rowCount())) + metrics.horizontalAdvance(formatPercent(1, 0));
    return {texts + static_cast<int>(appearance()->px(80)),
            std::max(metrics.height() + 2, static_cast<int>(std::ceil(appearance()->px(24))))};
}

void DeviceBars::paintRow(QPainter& painter, int row, const QRect& rect)
{
    const Theme& theme = appearance()->theme();
    const DeviceFigure& device = m_devices[static_cast<std::size_t>(row)];
    const QFontMetrics metrics(appearance()->noteFont());
    const int gap = static_cast<int>(appearance()->px(8));
    const int name = metrics.horizontalAdvance(tr("device %1").arg(rowCount()));
    const int percent = metrics.horizontalAdvance(formatPercent(1, 0));
    painter.setFont(appearance()->noteFont());
    painter.setPen(theme.text);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, tr("device %1").arg(row));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, formatPercent(device.bubbleRatio, 0));

    const double height = appearance()->px(14);
    const QRectF bar(name + gap + 0.5, rect.center().y() - height / 2 + 0.5,
                     std::max(4, rect.width() - name - percent - 2 * gap) - 1, height);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.idle);
    painter.drawRoundedRect(bar, 3, 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(theme.idleHatch, Qt::BDiagPattern));
    painter.drawRoundedRect(bar, 3, 3);
    QRectF busy = bar;
    busy.setWidth(bar.width() * std::clamp(1 - device.bubbleRatio, 0.0, 1.0));
    painter.setBrush(theme.control);
    if (busy.width() >= 1)
        painter.drawRoundedRect(busy, 3, 3);
}

QString DeviceBars::rowToolTip(int row) const
{
    const DeviceFigure& device = m_devices[static_cast<std::size_t>(row)];
    return tr("Device %1, up to the cursor: busy %2, bubble %3. Holds %n activations now.", nullptr, device.activations)
        .arg(row)
        .arg(formatPercent(1 - device.bubbleRatio), formatPercent(device.bubbleRatio));
}

}  // namespace bubblescope
