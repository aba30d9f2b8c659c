// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/expander.h"

#include <QKeyEvent>
#include <QPainter>

namespace bubblescope {
namespace {

constexpr double kArrow = 12;
constexpr double kPadding = 3;

}  // namespace

Expander::Expander(const QString& text, QWidget* content, const Appearance* appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_content(content)
    , m_appearance(appearance)
{
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    m_content->hide();
    connect(this, &QAbstractButton::toggled, m_content, &QWidget::setVisible);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize Expander::sizeHint() const
{
    const QFontMetrics metrics(m_appearance->noteFont());
    const int padding = qRound(m_appearance->px(2 * kPadding));
    return {qRound(m_appearance->px(kArrow)) + metrics.horizontalAdvance(text()) + padding, metrics.height() + padding};
}

bool Expander::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    return QAbstractButton::event(event);
}

void Expander::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = underMouse() || hasFocus() ? theme.text : theme.muted;
    const double arrow = m_appearance->px(kArrow);
    const double half = arrow / 4;
    painter.save();
    painter.translate(half + 1, height() / 2.0);
    if (isChecked())
        painter.rotate(90);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF triangle[] = {{-half / 2, -half}, {half, 0}, {-half / 2, half}};
    painter.drawPolygon(triangle, 3);
    painter.restore();
    painter.setPen(colour);
    painter.setFont(m_appearance->noteFont());
    painter.drawText(QRectF(arrow, 0, width() - arrow, height()), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (hasFocus()) {
        painter.setPen(QPen(theme.control, m_appearance->px(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

}  // namespace bubblescope
