// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/figurelabel.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>

namespace bubblescope {
namespace {

/// Reads out what the number is and the number, as it is when it is asked for.
class FigureAccess : public QAccessibleWidget {
public:
    explicit FigureAccess(FigureLabel* label)
        : QAccessibleWidget(label, QAccessible::StaticText)
        , m_label(label)
    {
    }
    QString text(QAccessible::Text what) const override
    {
        return what == QAccessible::Name ? m_label->accessibleName() + QStringLiteral(": ") + m_label->text()
                                         : QAccessibleWidget::text(what);
    }

private:
    FigureLabel* m_label;
};

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    auto* label = className == QLatin1String("bubblescope::FigureLabel") ? qobject_cast<FigureLabel*>(object) : nullptr;
    return label ? new FigureAccess(label) : nullptr;
}

}  // namespace

FigureLabel::FigureLabel(Size size, const QString& widest, const QString& name, const Appearance* appearance,
                         QWidget* parent)
    : QWidget(parent)
    , m_size(size)
    , m_widest(widest)
    , m_appearance(appearance)
{
    static const bool readOut = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(readOut);
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
    if (QAccessible::isActive()) {
        QAccessibleEvent changed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&changed);
    }
    update();
}

void FigureLabel::setSize(Size size)
{
    if (size == m_size)
        return;
    m_size = size;
    updateGeometry();
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
        return m_appearance->headlineFont();
    case Size::Hall:
        break;
    }
    constexpr double kHallPx = 56;
    QFont font = m_appearance->headlineFont();
    font.setPixelSize(qRound(m_appearance->px(kHallPx)));
    return font;
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
