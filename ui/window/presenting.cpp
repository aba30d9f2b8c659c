// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The main window's part in presenting: the actions, and a presenter's remote in the windows beside it.

#include "ui/charts/queuechart.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/colourvisiondialog.h"
#include "ui/flow/flowview.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/gantt/ganttview.h"
#include "ui/gantt/rowfigures.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurespanel.h"
#include "ui/panels/hallstrip.h"
#include "ui/window/chartstack.h"
#include "ui/window/firsthint.h"
#include "ui/window/lessonmarks.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/playbar.h"
#include "ui/window/presentation.h"
#include "ui/window/visionbar.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace bubblescope {

void MainWindow::buildPresentation(RowFigures* rowFigures)
{
    auto* column = static_cast<QBoxLayout*>(centralWidget()->layout());
    auto* strip = new HallStrip(&m_play, &m_appearance, centralWidget());
    column->insertWidget(column->indexOf(m_columns), strip);
    m_presentation = new Presentation({.window = this,
                                       .central = centralWidget(),
                                       .column = column,
                                       .columns = m_columns,
                                       .picture = m_picture,
                                       .playBar = m_playBar,
                                       .controls = m_controls,
                                       .liveBar = m_liveBar,
                                       .figures = m_figures,
                                       .flow = m_flow,
                                       .gantt = m_gantt,
                                       .compared = m_compared,
                                       .legend = m_legend,
                                       .charts = m_charts,
                                       .lessonPane = m_lessonPane,
                                       .strip = strip,
                                       .rowFigures = rowFigures},
                                      &m_lessons, &m_appearance);
    m_actions.setPresenting(false);
    connect(&m_session, &Session::runChanged, m_presentation, &Presentation::arrange);
    connect(&m_play, &PlayController::pinChanged, m_presentation, &Presentation::arrange);
    connect(
        m_presentation, &Presentation::figuresShown, this,
        [this] {
            if (m_lessons.isOpen())
                m_lessonMarkers->show(m_lessons.step().marks);
        },
        Qt::QueuedConnection);
    connect(m_actions.presentation, &QAction::toggled, m_presentation, &Presentation::setOn);
    connect(m_actions.presentation, &QAction::triggered, m_presentation, [this](bool on) {
        if (on)
            m_presentation->showHint();
    });
    connect(m_presentation, &Presentation::changed, &m_actions, &Actions::setPresenting);
    connect(m_presentation, &Presentation::changed, this, &MainWindow::alignChart);
    connect(m_presentation, &Presentation::changed, this, &MainWindow::fitCharts);
    connect(m_presentation, &Presentation::changed, m_notice, &NoticeBar::setPresenting);
    connect(m_presentation, &Presentation::changed, m_firstHint, &QWidget::hide);
    connect(m_actions.hallControls, &QAction::triggered, m_presentation, &Presentation::toggleControls);
    connect(m_actions.hallBars, &QAction::triggered, m_presentation, &Presentation::toggleBars);
    connect(m_actions.colourTable, &QAction::triggered, this, &MainWindow::showColourTable);
}

void MainWindow::buildVisionBar()
{
    auto* bar = new VisionBar(&m_appearance, m_actions.colourVision, m_actions.colourTable, centralWidget());
    centralWidget()->layout()->addWidget(bar);
    connect(bar, &VisionBar::done, m_gantt, qOverload<>(&QWidget::setFocus));
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_presentation->fit();
    fitCharts();
    m_notice->forgetRemark();
}

void MainWindow::showColourTable()
{
    if (m_colourVision == nullptr) {
        m_colourVision = new ColourVisionDialog(&m_appearance, this);
        takeRemoteIn(m_colourVision);
    }
    m_colourVision->show();
    m_colourVision->raise();
    m_colourVision->activateWindow();
}

/// Charts are what one shows, so they have a hall's type and room; other dialogs have not.
void MainWindow::fitCharts()
{
    if (m_chartsDialog != nullptr)
        m_chartsDialog->useRoom(m_presentation->isOn() ? geometry() : QRect());
}

/// A presenter's remote sends page keys to whichever window is in front.
void MainWindow::takeRemoteIn(QWidget* window)
{
    window->addActions({m_actions.lessonNext, m_actions.lessonBack, m_actions.stepForward, m_actions.stepBack});
}

}  // namespace bubblescope
