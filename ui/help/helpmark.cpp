// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpmark.h"

#include "ui/help/helpcard.h"
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace bubblescope {
namespace {

/// A control that is higher has the mark beside its first line.
constexpr double kLine = 26;
constexpr double kMargin = 16;

/// The topic of a widget or of one that it is in, below `content`.
const HelpTopic* topicWithin(const QWidget* widget, const QWidget* content)
{
    for (; widget != nullptr && widget != content; widget = widget->parentWidget())
        if (const HelpTopic* topic = topicOf(widget))
            return topic;
    return nullptr;
}

}  // namespace

HelpMark::HelpMark(const Appearance* appearance, QWidget* content)
    : QAbstractButton(content)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("helpMark"));
    // By keyboard it is Shift+F1 on the control itself.
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    hide();
    m_layoutDone.setSingleShot(true);
    connect(&m_layoutDone, &QTimer::timeout, this, &HelpMark::place);
    connect(this, &QAbstractButton::clicked, this, &HelpMark::openCard);
    connect(appearance, &Appearance::changed, this, [this] {
        followLayout();
        update();
    });
}

void HelpMark::pointAt(const QWidget* widget)
{
    const HelpTopic* topic = topicWithin(widget, parentWidget());
    if (topic == nullptr)
        return;
    m_topic = topic;
    setAccessibleName(tr("Explain: %1").arg(topic->translatedName()));
    setToolTip(tr("What is this? (%1)").arg(QKeySequence(Qt::SHIFT | Qt::Key_F1).toString(QKeySequence::NativeText)));
    place();
}

void HelpMark::pointAtFocus()
{
    const QWidget* focused = QApplication::focusWidget();
    m_topic = nullptr;
    if (focused != nullptr && parentWidget()->isAncestorOf(focused))
        pointAt(focused);
    setVisible(m_topic != nullptr);
}

void HelpMark::followLayout()
{
    if (m_topic != nullptr)
        m_layoutDone.start(0);
}

void HelpMark::place()
{
    // Beside the first line of all that has this explanation.
    QWidget* content = parentWidget();
    const QWidget* topmost = nullptr;
    int top = 0;
    for (const QWidget* widget : content->findChildren<QWidget*>()) {
        if (widget == this || !widget->isVisibleTo(content) || topicOf(widget) != m_topic)
            continue;
        const int y = widget->mapTo(content, QPoint(0, 0)).y();
        if (topmost == nullptr || y < top) {
            topmost = widget;
            top = y;
        }
    }
    if (topmost == nullptr) {
        m_topic = nullptr;
        hide();
        return;
    }
    const int size = qRound(m_appearance->px(kSize));
    const int line = std::min(topmost->height(), qRound(m_appearance->px(kLine)));
    const int right = content->width() - qRound(m_appearance->px(kMargin));
    setGeometry(right + (content->width() - right - size) / 2, top + (line - size) / 2, size, size);
    raise();
    show();
}

void HelpMark::openCard()
{
    if (m_topic != nullptr)
        connect(HelpCard::open(*m_topic, m_appearance, this, true), &HelpCard::moreWanted, this, &HelpMark::moreWanted);
}

void HelpMark::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = underMouse() ? theme.control : theme.muted;
    const double thick = m_appearance->px(1);
    painter.setPen(QPen(colour, thick));
    painter.drawEllipse(QRectF(rect()).adjusted(thick, thick, -thick, -thick));
    QFont font = m_appearance->headFont();
    font.setCapitalization(QFont::MixedCase);
    painter.setFont(font);
    painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("?"));
}

}  // namespace bubblescope
