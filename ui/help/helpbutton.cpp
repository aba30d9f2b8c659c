// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpbutton.h"

#include "ui/help/helpcard.h"
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QShortcut>

namespace bubblescope {

HelpButton::HelpButton(std::string_view topicId, const Appearance* appearance, QWidget* parent)
    : QToolButton(parent)
{
    const HelpTopic* topic = findTopic(topicId);
    Q_ASSERT(topic != nullptr);
    setText(QStringLiteral("?"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Explain: %1").arg(topic->translatedName()));
    setToolTip(topic->translatedName());
    connect(this, &QToolButton::clicked, this,
            [this, topic, appearance] { HelpCard::open(*topic, appearance, this, false); });
}

void addExplainKey(QWidget* dialog, const Appearance* appearance)
{
    const auto* key = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1), dialog);
    QObject::connect(key, &QShortcut::activated, dialog, [appearance] {
        QWidget* focused = QApplication::focusWidget();
        if (const HelpTopic* topic = topicAround(focused))
            HelpCard::open(*topic, appearance, focused, false);
    });
}

}  // namespace bubblescope
