// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/chartstack.h"

#include "ui/charts/chartcopy.h"
#include "ui/theme/appearance.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace bubblescope {

ChartStack::ChartStack(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_tabRow(new QHBoxLayout)
    , m_tabs(new QTabBar(this))
    , m_charts(new QStackedWidget(this))
{
    m_tabs->setObjectName(QStringLiteral("chartTabs"));
    m_tabs->setAccessibleName(tr("Charts"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_tabRow->addWidget(m_tabs);
    m_tabRow->addStretch();
    column->addLayout(m_tabRow);
    column->addWidget(m_charts, 1);
    addCopyActions(
        this, appearance, [this] { return m_charts->currentWidget(); },
        [this] { return m_data[static_cast<std::size_t>(m_charts->currentIndex())](); });
    connect(m_tabs, &QTabBar::currentChanged, m_charts, &QStackedWidget::setCurrentIndex);
    connect(appearance, &Appearance::changed, this, &ChartStack::follow);
    follow();
}

void ChartStack::add(QWidget* chart, const QString& name, const QString& toolTip, std::function<QString()> csv)
{
    m_data.push_back(std::move(csv));
    m_charts->addWidget(chart);
    m_tabs->setTabToolTip(m_tabs->addTab(name), toolTip);
}

int ChartStack::current() const
{
    return m_tabs->currentIndex();
}

void ChartStack::setCurrent(int index)
{
    m_tabs->setCurrentIndex(index);
}

void ChartStack::setCurrent(QWidget* chart)
{
    setCurrent(m_charts->indexOf(chart));
}

void ChartStack::setLeft(int px)
{
    m_tabRow->setContentsMargins(px, 0, 0, 0);
}

void ChartStack::setTabsShown(bool shown)
{
    m_tabs->setVisible(shown);
}

void ChartStack::follow()
{
    m_tabs->setFont(m_appearance->noteFont());
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
}

}  // namespace bubblescope
