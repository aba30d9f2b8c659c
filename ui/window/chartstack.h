// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The charts below the picture, one at a time, chosen by tabs; each is copied as a picture or as data.

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QStackedWidget;
class QTabBar;

namespace bubblescope {

class Appearance;

class ChartStack : public QWidget {
    Q_OBJECT

public:
    explicit ChartStack(const Appearance* appearance, QWidget* parent = nullptr);
    /// `csv` is the chart's data.
    void add(QWidget* chart, const QString& name, const QString& toolTip, std::function<QString()> csv);
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// One of those added.
    void setCurrent(QWidget* chart);
    /// Where the tabs begin, so that they line up with the plots.
    void setLeft(int px);
    void setTabsShown(bool shown);

private:
    void follow();

    const Appearance* m_appearance;
    QHBoxLayout* m_tabRow;
    QTabBar* m_tabs;
    QStackedWidget* m_charts;
    std::vector<std::function<QString()>> m_data;
};

}  // namespace bubblescope
