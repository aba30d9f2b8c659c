// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a `?` opens beside a control or a figure: two sentences, the formula, the paper. Any click beside it, Escape or
// Enter closes it.

#include "ui/help/helptopic.h"

#include <QFrame>

namespace bubblescope {

class Appearance;

class HelpCard : public QFrame {
    Q_OBJECT

public:
    /// Shows it beside `anchor`; it deletes itself when it is closed. `offersMore`: with a button for all definitions.
    static HelpCard* open(const HelpTopic& topic, const Appearance* appearance, QWidget* anchor, bool offersMore);

signals:
    /// Everything that is explained is asked for.
    void moreWanted(const QString& topicId);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    HelpCard(const HelpTopic& topic, const Appearance* appearance, QWidget* parent, bool offersMore);
    void addText(const QString& text, const QFont& font, const QColor& colour);
    void placeBeside(const QWidget* anchor);

    const Appearance* m_appearance;
};

/// What explains a widget or what it is the name of; null if nothing does.
[[nodiscard]] const HelpTopic* topicOf(const QWidget* widget);

/// What explains the widget or the nearest of those that it is in, up to its window; null if nothing does.
[[nodiscard]] const HelpTopic* topicAround(const QWidget* widget);

}  // namespace bubblescope
