// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What both side panels are: a column that scrolls up and down, as wide as its texts need, in the colours and sizes of
// the Appearance.

#include "ui/theme/appearance.h"

#include <QScrollArea>

class QVBoxLayout;

namespace bubblescope {

class HelpMark;

class SidePanel : public QScrollArea {
    Q_OBJECT

public:
    ~SidePanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Beside a control or a figure everything that is explained was asked for.
    void moreHelpWanted(const QString& topicId);

protected:
    /// `usualWidth`: in px at scale 1, taken where the content needs no more.
    SidePanel(double usualWidth, const Appearance* appearance, QWidget* parent);

    [[nodiscard]] const Appearance* appearance() const { return m_appearance; }
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

    /// QScrollArea's own, which watches the content: a changed width is passed on to the window's layout.
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// The `?` follows the pointer, and where that is elsewhere the focus.
    bool event(QEvent* event) override;
    /// A click on a figure's name explains it.
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void follow();
    void fitHeight();
    [[nodiscard]] int contentWidth() const;

    const Appearance* m_appearance;
    QVBoxLayout* m_column;
    HelpMark* m_mark;
    double m_usualWidth;
    int m_knownWidth = 0;
};

/// Thin scroll bars without arrows.
void useSlimScrollBars(QAbstractScrollArea* area, const Appearance* appearance);

}  // namespace bubblescope
