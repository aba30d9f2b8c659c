// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/switchbutton.h"

#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace bubblescope {
namespace {

constexpr double kTrackWidth = 34;
constexpr double kTrackHeight = 18;
constexpr double kGap = 8;

}  // namespace

SwitchButton::SwitchButton(const QString& text, const Appearance* appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
{
    setText(text);
    setCheckable(true);
    // Not by click: after a click the space key goes on to play and pause.
    setFocusPolicy(Qt::TabFocus);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize SwitchButton::sizeHint() const
{
    const QFontMetrics metrics(m_appearance->textFont());
    const double width = m_appearance->px(kTrackWidth + kGap + 4) + metrics.horizontalAdvance(text());
    const double height = std::max(m_appearance->px(kTrackHeight + 4), static_cast<double>(metrics.height()));
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
}

bool SwitchButton::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    return QAbstractButton::event(event);
}

void SwitchButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double trackHeight = m_appearance->px(kTrackHeight);
    const QRectF track(m_appearance->px(2), (height() - trackHeight) / 2, m_appearance->px(kTrackWidth), trackHeight);
    QColor ground = isChecked() ? theme.accent : theme.muted;
    if (!isEnabled())
        ground.setAlphaF(0.4F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(track, trackHeight / 2, trackHeight / 2);
    const double radius = trackHeight / 2 - m_appearance->px(2.5);
    const double fromEdge = trackHeight / 2;
    painter.setBrush(theme.window);
    painter.drawEllipse(QPointF(isChecked() ? track.right() - fromEdge : track.left() + fromEdge, track.center().y()),
                        radius, radius);
    if (hasFocus()) {
        painter.setPen(QPen(theme.control, m_appearance->px(1.5)));
        painter.setBrush(Qt::NoBrush);
        const double out = m_appearance->px(1.5);
        painter.drawRoundedRect(track.adjusted(-out, -out, out, out), trackHeight / 2 + out, trackHeight / 2 + out);
    }
    painter.setFont(m_appearance->textFont());
    painter.setPen(isEnabled() ? theme.text : theme.muted);
    const double textLeft = track.right() + m_appearance->px(kGap);
    painter.drawText(QRectF(textLeft, 0, width() - textLeft, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
}

}  // namespace bubblescope
