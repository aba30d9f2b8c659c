// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The `?` at the right edge of a panel, beside the control or figure that the pointer is over or that has the focus:
// one for all of them, so that the panel stays calm. It lies in the panel's margin and moves nothing.

#include "ui/help/helptopic.h"

#include <QAbstractButton>
#include <QTimer>

namespace bubblescope {

class Appearance;

class HelpMark : public QAbstractButton {
    Q_OBJECT

public:
    /// Above what `content` holds, whose right margin has room for it.
    HelpMark(const Appearance* appearance, QWidget* content);

    /// Beside what explains `widget`, a descendant of the content. Stays where it is if nothing does.
    void pointAt(const QWidget* widget);
    /// Beside what has the focus, or away.
    void pointAtFocus();
    /// The content is being laid out anew: goes along once that is done, or away with what it explains.
    void followLayout();
    /// What it explains; null while it is away.
    [[nodiscard]] const HelpTopic* topic() const { return m_topic; }

    /// Room in the margin, in px at scale 1.
    static constexpr double kSize = 15;

signals:
    /// In the card that it opened everything was asked for.
    void moreWanted(const QString& topicId);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void openCard();
    void place();

    const Appearance* m_appearance;
    const HelpTopic* m_topic = nullptr;
    QTimer m_layoutDone;
};

}  // namespace bubblescope
