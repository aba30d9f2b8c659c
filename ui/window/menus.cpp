// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's menus.

#include "core/io/scenariojson.h"
#include "ui/text/messages.h"
#include "ui/window/keysheet.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>

namespace bubblescope {

void MainWindow::buildMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(m_actions.open);
    m_recentMenu = file->addMenu(tr("Open &recent"));
    addExamples(file->addMenu(tr("&Examples")));
    file->addSeparator();
    file->addActions({m_actions.save, m_actions.saveAs, m_actions.liveSave});
    file->addSeparator();
    file->addAction(m_actions.exportFile);
    file->addSeparator();
    file->addAction(m_actions.quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_actions.undo, m_actions.redo, m_actions.paste});
    edit->addSeparator();
    edit->addAction(m_actions.copyPicture);
    edit->addSeparator();
    edit->addActions({m_actions.bestSchedule, m_actions.balance, m_actions.charts});

    QMenu* play = menuBar()->addMenu(tr("&Play"));
    play->addActions({m_actions.playPause, m_actions.stepForward, m_actions.stepBack, m_actions.eventForward,
                      m_actions.eventBack, m_actions.toStart, m_actions.toEnd});
    play->addSeparator();
    play->addActions({m_actions.loop, m_actions.slower, m_actions.faster});

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_actions.zoomIn, m_actions.zoomOut, m_actions.fit, m_actions.unpin});
    view->addSeparator();
    view->addActions({m_actions.criticalPath, m_actions.hideAhead, m_actions.motion});
    view->addSeparator();
    addThemes(view->addMenu(tr("&Theme")));
    addLanguages(view->addMenu(tr("Lan&guage")));
    view->addActions({m_actions.larger, m_actions.smaller, m_actions.normalSize});
    view->addSeparator();
    view->addActions({m_actions.presentation, m_actions.hallControls, m_actions.hallBars});
    view->addSeparator();
    view->addActions({m_actions.colourVision, m_actions.colourTable});

    fillCompare(menuBar()->addMenu(tr("&Compare")));

    QMenu* live = menuBar()->addMenu(tr("&Live"));
    live->addAction(m_actions.live);
    live->addSeparator();
    live->addActions({m_actions.liveRun, m_actions.livePause, m_actions.liveCancel});
    live->addSeparator();
    live->addActions({m_actions.liveSimulated, m_actions.liveMeasured, m_actions.liveBeside});
    live->addSeparator();
    live->addActions({m_actions.liveTakeCosts, m_actions.liveOpenLast});
    connect(live, &QMenu::aboutToShow, this,
            [this] { m_actions.liveOpenLast->setEnabled(m_remembers && QFile::exists(ScenarioFiles::lastRunPath())); });

    QMenu* lessons = menuBar()->addMenu(tr("Le&ssons"));
    fillLessons(lessons);

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addMenu(lessons);
    help->addSeparator();
    help->addActions(
        {m_actions.keys, m_actions.glossary, m_actions.figures, m_actions.explain, m_actions.explainPointed});
    help->addSeparator();
    help->addAction(m_actions.about);

    // With the menu bar hidden in a presentation the keys must work all the same.
    for (const Actions::Section& section : m_actions.sections())
        for (const Actions::Entry& entry : section.entries)
            addAction(entry.action);

    connect(m_actions.keys, &QAction::triggered, this,
            [this] { KeySheet(m_actions, m_dialogAppearance, this).exec(); });
    connect(m_actions.about, &QAction::triggered, this, [this] {
        QMessageBox::about(this, tr("About Bubblescope"),
                           tr("<b>Bubblescope %1</b><p>Makes pipeline parallelism visible.</p>"
                              "<p>Free software under the GNU General Public License, version 3 or later. "
                              "It comes with no warranty.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
    connect(&m_files, &ScenarioFiles::recentChanged, this, &MainWindow::refreshRecent);
    refreshRecent();
}

Scenario MainWindow::exampleScenario(const QString& name)
{
    QFile file(QStringLiteral(":/presets/") + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    const Result<Scenario> scenario = readScenarioJson(file.readAll().toStdString(), name.toStdString());
    Q_ASSERT(opened && scenario.ok());  // compiled in, and a test reads each of them
    return opened && scenario.ok() ? scenario.value() : Scenario();
}

void MainWindow::addExamples(QMenu* menu)
{
    menu->setObjectName(QStringLiteral("examples"));
    for (const QString& name : QDir(QStringLiteral(":/presets")).entryList({"*.json"}, QDir::Files, QDir::Name)) {
        const Scenario scenario = exampleScenario(name);
        const QString title = translated(scenario.title);
        connect(menu->addAction(title), &QAction::triggered, this, [this, title, scenario] {
            m_lessons.close();
            const QString step = tr("Example: %1").arg(title);
            if (m_comparison.isOpen())
                m_session.edit(step, scenario);
            else
                m_files.show(step, {scenario});
            m_play.startAfresh();
        });
    }
}

void MainWindow::addThemes(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    const std::pair<Appearance::Mode, QString> modes[] = {
        {Appearance::Mode::System, tr("As the &system")},
        {Appearance::Mode::Light, tr("&Light")},
        {Appearance::Mode::Dark, tr("&Dark")},
        {Appearance::Mode::HighContrast, tr("&High contrast")},
    };
    for (const auto& [mode, text] : modes) {
        QAction* action = group->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_appearance.mode() == mode);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, mode = mode] { m_appearance.setMode(mode); });
        connect(&m_appearance, &Appearance::changed, action,
                [this, action, mode = mode] { action->setChecked(m_appearance.mode() == mode); });
    }
}

void MainWindow::refreshRecent()
{
    m_recentMenu->clear();
    const QStringList recent = m_files.recent();
    for (const QString& path : recent) {
        QAction* action = m_recentMenu->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_recentMenu->setToolTipsVisible(true);
    m_recentMenu->setEnabled(!recent.isEmpty());
}

}  // namespace bubblescope
