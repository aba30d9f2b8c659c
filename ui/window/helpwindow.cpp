// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's part in explaining: all definitions in a window of their own, and the control with the focus.

#include "ui/help/helpcard.h"
#include "ui/help/helpdialog.h"
#include "ui/help/pointedhelp.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurespanel.h"
#include "ui/window/mainwindow.h"

#include <QApplication>

namespace bubblescope {

void MainWindow::connectHelp()
{
    connect(m_actions.glossary, &QAction::triggered, this, [this] { helpDialog().showKind(HelpKind::Term); });
    connect(m_actions.figures, &QAction::triggered, this, [this] { helpDialog().showKind(HelpKind::Figure); });
    connect(m_actions.explain, &QAction::triggered, this, &MainWindow::explainFocused);
    auto* pointed = new PointedHelp(&m_appearance, this);
    connect(m_actions.explainPointed, &QAction::triggered, pointed, &PointedHelp::begin);
    connect(pointed, &PointedHelp::moreWanted, this, [this](const QString& id) { helpDialog().showTopic(id); });
    for (SidePanel* panel : {static_cast<SidePanel*>(m_controls), static_cast<SidePanel*>(m_figures)})
        connect(panel, &SidePanel::moreHelpWanted, this, [this](const QString& id) { helpDialog().showTopic(id); });
}

HelpDialog& MainWindow::helpDialog()
{
    if (m_help == nullptr)
        m_help = new HelpDialog(&m_dialogAppearance, this);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
    return *m_help;
}

void MainWindow::explainFocused()
{
    QWidget* focused = QApplication::focusWidget();
    const HelpTopic* topic = topicAround(focused);
    if (topic == nullptr)
        return helpDialog().showKind(HelpKind::Control);
    connect(HelpCard::open(*topic, &m_appearance, focused, true), &HelpCard::moreWanted, this,
            [this](const QString& id) { helpDialog().showTopic(id); });
}

}  // namespace bubblescope
