// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpcard.h"

#include "ui/theme/appearance.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

constexpr double kTextWidth = 300;
constexpr double kMargin = 12;
constexpr double kAway = 6;

}  // namespace

const HelpTopic* topicOf(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
        return topicOfWidget(label->buddy()->objectName());
    return topicOfWidget(widget->objectName());
}

const HelpTopic* topicAround(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget())
        if (const HelpTopic* topic = topicOf(widget))
            return topic;
    return nullptr;
}

HelpCard* HelpCard::open(const HelpTopic& topic, const Appearance* appearance, QWidget* anchor, bool offersMore)
{
    auto* card = new HelpCard(topic, appearance, anchor->window(), offersMore);
    card->adjustSize();
    card->placeBeside(anchor);
    card->show();
    card->setFocus(Qt::PopupFocusReason);
    return card;
}

HelpCard::HelpCard(const HelpTopic& topic, const Appearance* appearance, QWidget* parent, bool offersMore)
    : QFrame(parent, Qt::Popup)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("helpCard"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(topic.plain());
    setFrameShape(QFrame::StyledPanel);
    const Theme& theme = appearance->theme();
    QPalette colours = appearance->palette();
    colours.setColor(QPalette::Window, theme.window);
    setPalette(colours);

    auto* column = new QVBoxLayout(this);
    const int margin = qRound(appearance->px(kMargin));
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(margin / 2);
    QFont bold = appearance->textFont();
    bold.setBold(true);
    addText(topic.translatedName(), bold, theme.text);
    addText(topic.translatedText(), appearance->textFont(), theme.text);
    if (const QString formula = topic.translatedFormula(); !formula.isEmpty())
        addText(formula, appearance->textFont(), theme.control);
    if (!topic.source.empty())
        addText(QString::fromUtf8(topic.source.data(), static_cast<qsizetype>(topic.source.size())),
                appearance->noteFont(), theme.muted);
    if (!offersMore)
        return;
    auto* more = new QPushButton(tr("Glossary and figures…"), this);
    more->setObjectName(QStringLiteral("helpMore"));
    more->setAutoDefault(false);
    more->setFont(appearance->noteFont());
    column->addWidget(more, 0, Qt::AlignLeft);
    const QString id = QString::fromUtf8(topic.id.data(), static_cast<qsizetype>(topic.id.size()));
    connect(more, &QPushButton::clicked, this, [this, id] {
        emit moreWanted(id);
        close();
    });
}

void HelpCard::addText(const QString& text, const QFont& font, const QColor& colour)
{
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFixedWidth(qRound(m_appearance->px(kTextWidth)));
    label->setFont(font);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colour);
    label->setPalette(colours);
    layout()->addWidget(label);
}

void HelpCard::placeBeside(const QWidget* anchor)
{
    const QRect room = anchor->screen()->availableGeometry();
    const QRect beside(anchor->mapToGlobal(QPoint(0, 0)), anchor->size());
    const int away = qRound(m_appearance->px(kAway));
    int left = beside.right() + 1 + away;
    if (left + width() > room.right())
        left = beside.left() - away - width();
    const int top = qBound(room.top(), beside.top(), std::max(room.top(), room.bottom() - height()));
    move(qBound(room.left(), left, std::max(room.left(), room.right() - width())), top);
}

void HelpCard::keyPressEvent(QKeyEvent* event)
{
    // Enter on the button is the button's.
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        close();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace bubblescope
