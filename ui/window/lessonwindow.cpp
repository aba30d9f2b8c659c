// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's part in lessons: the menu, files, what a step shows besides its run.

#include "ui/charts/memorychart.h"
#include "ui/charts/queuechart.h"
#include "ui/gantt/ganttview.h"
#include "ui/lessons/lessonpane.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurespanel.h"
#include "ui/text/messages.h"
#include "ui/window/lessonmarks.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include <utility>

namespace bubblescope {
namespace {

constexpr const char* kFolderKey = "lessons/folder";

}  // namespace

void MainWindow::connectLessons()
{
    m_lessonMarkers = new LessonMarkers(
        {m_controls, m_figures, m_flow, m_gantt, m_charts, m_queues, m_activations, m_memory}, &m_appearance);
    if (m_remembers && m_workspace->lessonFolder.isEmpty())
        m_workspace->lessonFolder = QSettings().value(kFolderKey).toString();
    connect(m_actions.lessonNext, &QAction::triggered, &m_lessons, &LessonPlayer::next);
    connect(m_actions.lessonBack, &QAction::triggered, &m_lessons, &LessonPlayer::back);
    connect(m_actions.lessonReturn, &QAction::triggered, &m_lessons, &LessonPlayer::returnToStep);
    connect(m_actions.lessonClose, &QAction::triggered, &m_lessons, &LessonPlayer::close);
    connect(m_actions.lessonOpen, &QAction::triggered, this, &MainWindow::askLesson);
    connect(m_actions.lessonFolder, &QAction::triggered, this, &MainWindow::askLessonFolder);
    connect(&m_lessons, &LessonPlayer::opened, this, [this] { m_actions.setLessonOpen(true); });
    connect(&m_lessons, &LessonPlayer::stepEntered, this, &MainWindow::enterLessonStep);
    connect(&m_lessons, &LessonPlayer::stepPlaced, this, [this] {
        m_lessonMarkers->show(m_lessons.step().marks);
        if (!m_lessons.step().marks.live || m_actions.live->isChecked())
            return;
        m_workspace->lessonShowsLive = true;
        m_actions.live->setChecked(true);
    });
    connect(&m_lessons, &LessonPlayer::factMissed, this,
            [this](const Error& error) { m_notice->showMessage(errorText(error)); });
    connect(&m_lessons, &LessonPlayer::closed, this, &MainWindow::leaveLesson);
    // Begun in the window before this one, which spoke another language.
    if (m_lessons.isOpen()) {
        m_actions.setLessonOpen(true);
        m_lessonMarkers->show(m_lessons.step().marks);
    }
}

void MainWindow::enterLessonStep()
{
    m_lessonMarkers->clear();
    if (!m_lessons.step().marks.live)
        putLessonsLiveAway();
    m_live.setView(LiveSession::View::Simulated);
    // Saving must not put the lesson into the user's file.
    m_files.adopt(m_lessons.stepScenarios());
}

/// The bar that a lesson has brought in, unless a run goes on there.
void MainWindow::putLessonsLiveAway()
{
    if (std::exchange(m_workspace->lessonShowsLive, false) && !m_live.active())
        m_actions.live->setChecked(false);
}

void MainWindow::leaveLesson()
{
    // Once the panels have been laid out for the user's own scenario.
    QMetaObject::invokeMethod(
        this, [this] { m_lessonMarkers->end(); }, Qt::QueuedConnection);
    m_lessonMarkers->clear();
    putLessonsLiveAway();
    m_actions.setLessonOpen(false);
    m_files.restore(m_workspace->ownBelonging);
}

void MainWindow::fillLessons(QMenu* menu)
{
    menu->setObjectName(QStringLiteral("lessonMenu"));
    menu->setToolTipsVisible(true);
    // Made anew each time: titles follow the language, own lessons their folder.
    const auto fill = [this, menu] {
        menu->clear();
        const auto add = [this, menu](const LessonEntry& entry, int number) {
            const QString title =
                entry.lesson ? inWindowLanguage(entry.lesson->title) : QFileInfo(entry.path).fileName();
            constexpr int kLastKey = 9;
            const QString text = QString(title).replace(u'&', QStringLiteral("&&"));
            QAction* action = menu->addAction(number <= kLastKey ? QStringLiteral("&%1  %2").arg(number).arg(text)
                                                                 : QStringLiteral("%1  %2").arg(number).arg(text));
            action->setToolTip(entry.error ? errorText(*entry.error)
                                           : tr("%n step(s)", nullptr, static_cast<int>(entry.lesson->steps.size())));
            connect(action, &QAction::triggered, this, [this, entry] { showLesson(entry, 0); });
        };
        int number = 0;
        for (const LessonEntry& entry : builtInLessons())
            add(entry, ++number);
        if (const std::vector<LessonEntry> own = lessonsIn(m_workspace->lessonFolder); !own.empty()) {
            menu->addSection(tr("Own lessons"));
            for (const LessonEntry& entry : own)
                add(entry, ++number);
        }
        menu->addSeparator();
        menu->addActions({m_actions.lessonOpen, m_actions.lessonFolder});
        menu->addSeparator();
        menu->addActions({m_actions.lessonNext, m_actions.lessonBack, m_actions.lessonReturn, m_actions.lessonClose});
    };
    connect(menu, &QMenu::aboutToShow, this, fill);
    fill();
}

void MainWindow::setLessonFolder(const QString& folder)
{
    m_workspace->lessonFolder = folder;
}

std::optional<Error> MainWindow::openLesson(const QString& wanted, int step)
{
    const std::vector<LessonEntry> own = lessonsIn(m_workspace->lessonFolder);
    const LessonEntry* listed = findLesson(builtInLessons(), wanted);
    if (!listed)
        listed = findLesson(own, wanted);
    const LessonEntry entry = listed ? *listed : readLesson(wanted);
    showLesson(entry, step);
    return entry.error;
}

void MainWindow::showLesson(const LessonEntry& entry, int step)
{
    if (!entry.lesson) {
        m_notice->showMessage(tr("Not opened: %1").arg(errorText(*entry.error)));
        return;
    }
    if (!m_lessons.isOpen()) {
        m_workspace->ownBelonging = m_files.belonging();
        if (m_remembers)
            rememberScenarios();
        m_lessonMarkers->begin();
    }
    m_lessons.open(entry.lesson, entry.path, step);
    m_gantt->setFocus();
}

void MainWindow::askLesson()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open lesson"), m_workspace->lessonFolder,
                                                      tr("Lessons (*.json);;All files (*)"));
    if (!path.isEmpty())
        openLesson(path);
}

void MainWindow::askLessonFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder of own lessons"), m_workspace->lessonFolder);
    if (folder.isEmpty())
        return;
    setLessonFolder(folder);
    if (m_remembers)
        QSettings().setValue(kFolderKey, folder);
}

}  // namespace bubblescope
