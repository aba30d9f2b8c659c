// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's part in comparing scenarios: actions, the menu, files, what makes room for several charts.

#include "ui/flow/flowview.h"
#include "ui/gantt/ganttview.h"
#include "ui/gantt/rowfigures.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/presentation.h"
#include "ui/window/splitterstate.h"

#include <QFileInfo>
#include <QMenu>
#include <QSplitter>

namespace bubblescope {
namespace {

/// More than any least size, so that the shares are kept whatever the window's size is by now.
constexpr int kAllShares = 10'000;

}  // namespace

void MainWindow::connectCompare()
{
    Comparison* comparison = &m_comparison;
    connect(m_actions.compareAdd, &QAction::triggered, comparison, &Comparison::add);
    connect(m_actions.compareEnd, &QAction::triggered, comparison, &Comparison::end);
    connect(m_actions.compareRemove, &QAction::triggered, comparison,
            [comparison] { comparison->remove(comparison->active()); });
    connect(m_actions.compareFromFirst, &QAction::triggered, comparison,
            [comparison] { comparison->copySettings(0, {comparison->active()}); });
    connect(m_actions.compareToAll, &QAction::triggered, comparison, [comparison] {
        comparison->copySettings(comparison->active(), {0, 1, 2, 3});
    });
    connect(m_actions.compareSwap, &QAction::triggered, comparison,
            [comparison] { comparison->swap(comparison->active(), comparison->active() - 1); });
    connect(m_actions.compareDevices, &QAction::triggered, comparison,
            [comparison] { comparison->useBasis(RankBasis::Devices); });
    connect(m_actions.compareStages, &QAction::triggered, comparison,
            [comparison] { comparison->useBasis(RankBasis::Stages); });
    connect(m_actions.compareBatch, &QAction::triggered, comparison,
            [comparison] { comparison->useBatchMode(BatchMode::FixedBatch); });
    connect(m_actions.compareMicrobatch, &QAction::triggered, comparison,
            [comparison] { comparison->useBatchMode(BatchMode::FixedMicrobatch); });
    for (int lane = 0; lane < m_actions.compareLanes.size(); ++lane)
        connect(m_actions.compareLanes[lane], &QAction::triggered, comparison, [this, lane] {
            m_comparison.choose(lane);
            refreshCompare();
        });
    connect(comparison, &Comparison::lanesChanged, this, [this] {
        // It is another scenario's.
        m_live.setView(LiveSession::View::Simulated);
        refreshCompare();
        refreshTitle();
        m_rowFigures->update();
        if (m_remembers)
            m_rememberLater.start();
    });
    refreshCompare();
}

void MainWindow::fillCompare(QMenu* menu)
{
    menu->setObjectName(QStringLiteral("compareMenu"));
    menu->setToolTipsVisible(true);
    menu->addActions({m_actions.compareAdd, m_actions.compareRemove});
    menu->addSeparator();
    menu->addActions(m_actions.compareLanes);
    menu->addSeparator();
    menu->addActions({m_actions.compareFromFirst, m_actions.compareToAll, m_actions.compareSwap});
    menu->addSeparator();
    menu->addActions({m_actions.compareDevices, m_actions.compareStages});
    menu->addSeparator();
    menu->addActions({m_actions.compareBatch, m_actions.compareMicrobatch});
    menu->addSeparator();
    menu->addAction(m_actions.compareEnd);
}

void MainWindow::refreshCompare()
{
    const bool open = m_comparison.isOpen();
    const int active = m_comparison.active();
    m_actions.compareAdd->setEnabled(!m_comparison.isFull());
    for (QAction* action :
         {m_actions.compareRemove, m_actions.compareToAll, m_actions.compareDevices, m_actions.compareStages,
          m_actions.compareBatch, m_actions.compareMicrobatch, m_actions.compareEnd})
        action->setEnabled(open);
    for (QAction* action : {m_actions.compareFromFirst, m_actions.compareSwap})
        action->setEnabled(open && active > 0);
    for (int lane = 0; lane < m_actions.compareLanes.size(); ++lane) {
        m_actions.compareLanes[lane]->setEnabled(open && lane < m_comparison.count());
        m_actions.compareLanes[lane]->setChecked(open && lane == active);
    }
    makeRoom();
}

/// Several charts need the room of the flow view, which shows one scenario, and the more they are the more of the rest.
void MainWindow::makeRoom()
{
    const int lanes = m_comparison.isOpen() ? m_comparison.count() : 0;
    if (lanes == m_roomFor)
        return;
    if (m_roomFor == 0)
        m_pictureAlone = m_presentation->usual().picture;
    m_roomFor = lanes;
    if (!m_presentation->isOn())
        m_flow->setVisible(lanes == 0);
    if (lanes == 0) {
        m_presentation->usePicture(m_pictureAlone);
        return;
    }
    // The charts over time get as much as one scenario does, roughly; flow, Gantt, predicted, charts.
    const int charts = kAllShares / (lanes + 2);
    m_presentation->usePicture(splitterState({0, kAllShares - charts, 0, charts}));
}

void MainWindow::compare(const std::vector<Scenario>& scenarios)
{
    m_lessons.close();
    m_comparison.show(tr("Compare schedules"), scenarios, 0);
    m_gantt->setFocus();
}

bool MainWindow::compareFiles(const QStringList& paths)
{
    const std::optional<Error> error = m_files.openAll(paths);
    if (error && error->code == ErrorCode::WrongCount && error->where.empty())
        m_notice->showMessage(
            tr("Not opened: two to four scenarios are compared, not %1.").arg(fromCore(error->args[0])));
    else if (error)
        m_notice->showMessage(tr("Not opened: %1").arg(errorText(*error)));
    else
        m_play.startAfresh();
    return !error;
}

/// "GPipe | 1F1B", where no file gives a name.
QString MainWindow::comparisonTitle() const
{
    QStringList names;
    for (const Scenario& scenario : m_comparison.scenarios())
        names << scheduleName(scenario.schedule);
    return names.join(QStringLiteral(" | "));
}

}  // namespace bubblescope
