// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A frame about a control or a figure that a lesson points at. It follows its widget and lets every click through.

#include "ui/theme/appearance.h"

#include <QPointer>
#include <QWidget>

namespace bubblescope {

class MarkFrame : public QWidget {
    Q_OBJECT

public:
    /// `target` must have a parent, in which the frame is drawn.
    MarkFrame(QWidget* target, const Appearance* appearance);

protected:
    void paintEvent(QPaintEvent* event) override;
    /// The widget's moves, which it has no signal for.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QPointer<QWidget> m_target;
    const Appearance* m_appearance;
};

}  // namespace bubblescope
