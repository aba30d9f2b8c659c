// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's part in languages: their menu, and how a window takes the place of one in another language.

#include "ui/dialogs/balancedialog.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/colourvisiondialog.h"
#include "ui/dialogs/rankdialog.h"
#include "ui/help/helpdialog.h"
#include "ui/live/livebar.h"
#include "ui/panels/controlpanel.h"
#include "ui/text/language.h"
#include "ui/window/chartstack.h"
#include "ui/window/firsthint.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>

namespace bubblescope {

MainWindow::MainWindow(const MainWindow& before)
    : MainWindow(before.m_remembers, before.m_workspace)
{
    if (m_session.run())
        refreshNotes();
    refreshTitle();
    m_controls->setSlowMiddleFactor(before.m_controls->slowMiddleFactor());
    m_liveBar->setSettings(before.m_liveBar->settings());
    m_actions.live->setChecked(before.m_actions.live->isChecked());
    refreshLive();
    if (before.m_rememberLater.isActive())
        m_rememberLater.start();

    const Presentation::Usual usual = before.m_presentation->usual();
    restoreGeometry(usual.geometry);
    m_columns->restoreState(usual.columns);
    m_picture->restoreState(usual.picture);
    m_pictureAlone = before.m_pictureAlone;
    m_charts->setCurrent(before.m_charts->current());
    m_presentation->takeOver(*before.m_presentation);
    applyAppearance();
    const auto isOpen = [](const QWidget* dialog) { return dialog != nullptr && dialog->isVisible(); };
    m_firstHint->setVisible(!before.m_firstHint->isHidden());
    if (isOpen(before.m_rank))
        showRank();
    if (isOpen(before.m_balance))
        showBalance();
    if (isOpen(before.m_chartsDialog))
        showCharts();
    if (isOpen(before.m_help))
        helpDialog().showKind(HelpKind::Term);
    if (isOpen(before.m_colourVision))
        showColourTable();
}

void MainWindow::addLanguages(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    for (const Language& language : languages()) {
        QAction* action = group->addAction(language.name);
        action->setCheckable(true);
        action->setChecked(language.code == currentLanguage());
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = language.code] { emit languageChosen(code); });
    }
}

}  // namespace bubblescope
