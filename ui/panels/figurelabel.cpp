// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/figurelabel.h"

#include <QAccessible>
#include <QPainter>

namespace bubblescope {

FigureLabel::FigureLabel(Size size, const QString& widest, const QString& name, const Appearance* appearance,
                         QWidget* parent)
    : QWidget(parent)
    , m_size(size)
    , m_widest(widest)
    , m_name(name)
    , m_appearance(appearance)
{
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void FigureLabel::setText(const QString& text)
{
    if (text == m_text)
        return;
    const bool wider = QFontMetrics(labelFont()).horizontalAdvance(text) > width();
    m_text = text;
    if (wider)
        updateGeometry();
    if (QAccessible::isActive())
        setAccessibleName(m_name + QStringLiteral(": ") + text);
    update();
}

void FigureLabel::setFaded(bool faded)
{
    if (faded == m_faded)
        return;
    m_faded = faded;
    update();
}

QFont FigureLabel::labelFont() const
{
    switch (m_size) {
    case Size::Note:
        return m_appearance->noteFont();
    case Size::Text:
        return m_appearance->textFont();
    case Size::Figure:
        return m_appearance->figureFont();
    case Size::Headline:
        break;
    }
    return m_appearance->headlineFont();
}

QSize FigureLabel::sizeHint() const
{
    const QFontMetrics metrics(labelFont());
    return {std::max(metrics.horizontalAdvance(m_widest), metrics.horizontalAdvance(m_text)), metrics.height()};
}

void FigureLabel::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.setFont(labelFont());
    painter.setPen(m_faded || m_size == Size::Note ? theme.muted : theme.text);
    painter.drawText(rect(), static_cast<int>(m_alignment | Qt::AlignVCenter) | Qt::TextDontClip, m_text);
}

}  // namespace bubblescope
