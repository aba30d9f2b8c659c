// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The charts below the picture, one at a time, chosen by tabs.

#include <QWidget>

class QHBoxLayout;
class QStackedWidget;
class QTabBar;

namespace bubblescope {

class Appearance;

class ChartStack : public QWidget {
    Q_OBJECT

public:
    explicit ChartStack(const Appearance* appearance, QWidget* parent = nullptr);
    void add(QWidget* chart, const QString& name, const QString& toolTip);
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// Where the tabs begin, so that they line up with the plots.
    void setLeft(int px);

private:
    void follow();

    const Appearance* m_appearance;
    QHBoxLayout* m_tabRow;
    QTabBar* m_tabs;
    QStackedWidget* m_charts;
};

}  // namespace bubblescope
