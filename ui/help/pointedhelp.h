// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// "What is this?" by the mouse, for whatever has no `?` of its own beside it: the pointer becomes a question mark, and
// the next click opens the card of what it is on, in the window or in a dialog of it. Escape ends it.

#include <QObject>

namespace bubblescope {

class Appearance;

class PointedHelp : public QObject {
    Q_OBJECT

public:
    PointedHelp(const Appearance* appearance, QObject* parent);

public slots:
    void begin();

signals:
    /// In the card that was opened everything was asked for.
    void moreWanted(const QString& topicId);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Appearance* m_appearance;
};

}  // namespace bubblescope
