// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "core/io/layerscsv.h"
#include "core/io/textfile.h"
#include "ui/charts/memorychart.h"
#include "ui/charts/queuechart.h"
#include "ui/compare/compareview.h"
#include "ui/dialogs/balancedialog.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/colourvisiondialog.h"
#include "ui/dialogs/rankdialog.h"
#include "ui/flow/flowview.h"
#include "ui/gantt/ganttlegend.h"
#include "ui/gantt/ganttview.h"
#include "ui/gantt/rowfigures.h"
#include "ui/help/helpdialog.h"
#include "ui/lessons/lessonpane.h"
#include "ui/live/livebar.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurespanel.h"
#include "ui/text/messages.h"
#include "ui/theme/dialogfit.h"
#include "ui/theme/savedialog.h"
#include "ui/viewmodel/figures.h"
#include "ui/window/busyveil.h"
#include "ui/window/chartstack.h"
#include "ui/window/filenames.h"
#include "ui/window/firsthint.h"
#include "ui/window/lessonmarks.h"
#include "ui/window/noticebar.h"
#include "ui/window/playbar.h"
#include "ui/window/predictedpane.h"
#include "ui/window/presentation.h"
#include "ui/window/splitterstate.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace bubblescope {
namespace {

/// Kept from the first start on.
const QString kGeometryKey = QStringLiteral("window/geometry");
/// The picture's shares while several scenarios are in it.
const QString kComparedKey = QStringLiteral("window/pictureCompared");
constexpr QSize kLeastSize(640, 400);

}  // namespace

MainWindow::MainWindow(bool remembers)
    : MainWindow(remembers, std::make_shared<Workspace>())
{
    const bool firstStart = m_remembers && !QSettings().contains(kGeometryKey);
    if (m_remembers)
        restore();
    if (!m_session.busy())
        loadFirst();
    m_firstHint->setVisible(firstStart);
    refreshTitle();
}

MainWindow::MainWindow(bool remembers, std::shared_ptr<Workspace> workspace)
    : m_workspace(std::move(workspace))
    , m_session(m_workspace->session)
    , m_live(m_workspace->live)
    , m_play(m_workspace->play)
    , m_comparison(m_workspace->comparison)
    , m_appearance(m_workspace->appearance)
    , m_dialogAppearance(m_workspace->dialogAppearance)
    , m_files(m_workspace->files)
    , m_lessons(m_workspace->lessons)
    , m_remembers(remembers)
{
    setObjectName("mainWindow");
    setAcceptDrops(true);
    // What there is to see comes and goes and changes its size; the window's is its user's. What does not fit gives
    // way.
    setMinimumSize(kLeastSize);
    buildLayout();
    buildMenus();
    connectActions();
    connectPlayActions();
    connectLive();
    connectCompare();
    connectLessons();
    connectHelp();
    new DialogFit(this);
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::applyAppearance);
    connect(&m_session, &Session::scenarioChanged, this, &MainWindow::refreshTitle);
    connect(&m_session, &Session::runChanged, this, &MainWindow::refreshNotes);
    connect(&m_files, &ScenarioFiles::pathChanged, this, &MainWindow::refreshTitle);
    connect(&m_files, &ScenarioFiles::opening, &m_lessons, &LessonPlayer::close);
    if (m_remembers) {
        m_live.setLastRunPath(ScenarioFiles::lastRunPath());
        rememberChanges();
    }
    applyAppearance();
}

MainWindow::~MainWindow()
{
    // Before what they look at.
    delete m_rank;
    delete m_balance;
    delete m_chartsDialog;
    delete m_help;
    delete m_colourVision;
    delete m_lessonMarkers;
    delete takeCentralWidget();
}

void MainWindow::buildLayout()
{
    m_playBar = new PlayBar(&m_play, &m_actions, &m_appearance, this);
    m_liveBar = new LiveBar(&m_live, &m_session, &m_appearance, this);
    m_notice = new NoticeBar(&m_session, &m_appearance, this);
    m_lessonPane = new LessonPane(
        &m_lessons, {m_actions.lessonBack, m_actions.lessonNext, m_actions.lessonReturn, m_actions.lessonClose},
        &m_appearance, this);
    m_controls = new ControlPanel(&m_session, &m_appearance, this);
    m_flow = new FlowView(&m_play, &m_appearance, this);
    m_gantt = new GanttView(&m_play, &m_appearance, this);
    m_predicted = new PredictedPane(&m_live, &m_play, &m_appearance, this);
    m_predicted->lineUpWith(m_gantt);
    m_charts = new ChartStack(&m_appearance, this);
    m_queues = new QueueChart(&m_play, &m_appearance, m_charts);
    m_activations = new MemoryChart(&m_play, &m_appearance, MemoryUnit::MicrobatchStages, m_charts);
    m_memory = new MemoryChart(&m_play, &m_appearance, MemoryUnit::Bytes, m_charts);
    m_charts->add(m_queues, tr("Queues"), tr("Microbatches that wait before each stage, over time"),
                  [this] { return m_queues->csv(); });
    m_charts->add(m_activations, tr("Activations"),
                  tr("Microbatches whose activations each device holds, over time, in microbatch-stages"),
                  [this] { return m_activations->csv(); });
    m_charts->add(m_memory, tr("Memory"), tr("What each device holds, over time, in bytes"),
                  [this] { return m_memory->csv(); });
    m_figures = new FiguresPanel(&m_session, &m_play, &m_appearance, this);

    m_picture = new QSplitter(Qt::Vertical, this);
    auto* gantt = new QWidget(this);
    m_legend = new GanttLegend(&m_play, &m_appearance, gantt);
    m_legend->setWraps();
    auto* rows = new QVBoxLayout(gantt);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* chartRow = new QHBoxLayout;
    chartRow->setSpacing(0);
    m_compared = new CompareView(&m_comparison, m_gantt, m_actions.compareCommands(), &m_appearance, gantt);
    chartRow->addWidget(m_compared, 1);
    m_rowFigures = new RowFigures(&m_play, &m_appearance, m_gantt, gantt);
    chartRow->addWidget(m_rowFigures);
    rows->addLayout(chartRow, 1);
    rows->addWidget(m_legend);
    for (QWidget* view : {static_cast<QWidget*>(m_flow), gantt, static_cast<QWidget*>(m_charts)})
        m_picture->addWidget(view);
    // At first the flow has a fifth of the height and the chart a quarter; later the user's own split.
    m_picture->insertWidget(2, m_predicted);
    m_picture->setSizes({200, 550, 400, 250});
    m_picture->setStretchFactor(0, 2);
    m_picture->setStretchFactor(1, 5);
    m_picture->setStretchFactor(2, 5);
    m_picture->setStretchFactor(3, 3);
    connect(m_gantt, &GanttView::plotRectChanged, this, &MainWindow::alignChart);

    // What it takes it takes from the picture; no control moves under the pointer.
    auto* middle = new QWidget(this);
    auto* middleColumn = new QVBoxLayout(middle);
    middleColumn->setContentsMargins(0, 0, 0, 0);
    middleColumn->setSpacing(0);
    middleColumn->addWidget(m_notice);
    m_firstHint = new FirstHint(&m_session, &m_play, &m_appearance, middle);
    middleColumn->addWidget(m_firstHint);
    middleColumn->addWidget(m_picture, 1);

    m_columns = new QSplitter(Qt::Horizontal, this);
    for (QWidget* column : {static_cast<QWidget*>(m_controls), middle, static_cast<QWidget*>(m_figures)})
        m_columns->addWidget(column);
    m_columns->setStretchFactor(1, 1);

    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_playBar);
    // Above what comes and goes, so that its text stays where it is.
    layout->addWidget(m_lessonPane);
    layout->addWidget(m_liveBar);
    layout->addWidget(m_columns, 1);
    setCentralWidget(central);
    new BusyVeil(&m_session, &m_appearance, {m_picture, m_figures}, central);
    buildPresentation(m_rowFigures);
    buildVisionBar();
    alignChart();
    m_gantt->setFocus();
}

void MainWindow::alignChart()
{
    const QRect plot = m_gantt->plotRect();
    const int beside = m_rowFigures->isHidden() ? 0 : m_rowFigures->width();
    const int right = m_gantt->width() - plot.right() - 1 + beside;
    m_queues->setPlotMargins(plot.left(), right);
    m_activations->setPlotMargins(plot.left(), right);
    m_memory->setPlotMargins(plot.left(), right);
    m_charts->setLeft(plot.left());
    m_legend->setLeft(plot.left());
}

void MainWindow::loadFirst()
{
    const Scenario first = exampleScenario(QStringLiteral("first-picture.json"));
    m_session.load(first);
    m_files.adopt({first});
}

void MainWindow::connectActions()
{
    // First: what an action then says is newer.
    for (const Actions::Section& section : m_actions.sections())
        for (const Actions::Entry& entry : section.entries)
            connect(entry.action, &QAction::triggered, m_notice, &NoticeBar::forgetRemark);
    connect(m_actions.open, &QAction::triggered, this, &MainWindow::askOpen);
    connect(m_actions.save, &QAction::triggered, this, &MainWindow::saveOrAsk);
    connect(m_actions.saveAs, &QAction::triggered, this, &MainWindow::askSave);
    connect(m_actions.exportFile, &QAction::triggered, this, &MainWindow::askExport);
    connect(m_actions.copyPicture, &QAction::triggered, this, &MainWindow::copyPicture);
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);

    connect(m_actions.paste, &QAction::triggered, this, &MainWindow::pasteSchedule);
    connect(m_actions.bestSchedule, &QAction::triggered, this, &MainWindow::showRank);
    connect(m_actions.balance, &QAction::triggered, this, &MainWindow::showBalance);
    connect(m_actions.charts, &QAction::triggered, this, &MainWindow::showCharts);

    QUndoGroup* undo = m_session.history();
    connect(m_actions.undo, &QAction::triggered, undo, &QUndoGroup::undo);
    connect(m_actions.redo, &QAction::triggered, undo, &QUndoGroup::redo);
    connect(undo, &QUndoGroup::canUndoChanged, m_actions.undo, &QAction::setEnabled);
    connect(undo, &QUndoGroup::canRedoChanged, m_actions.redo, &QAction::setEnabled);
    const auto nameUndo = [this](const QString& text) {
        m_actions.undo->setText(text.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(text));
    };
    const auto nameRedo = [this](const QString& text) {
        m_actions.redo->setText(text.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(text));
    };
    connect(undo, &QUndoGroup::undoTextChanged, this, nameUndo);
    connect(undo, &QUndoGroup::redoTextChanged, this, nameRedo);
    nameUndo(undo->undoText());
    nameRedo(undo->redoText());
    m_actions.undo->setEnabled(undo->canUndo());
    m_actions.redo->setEnabled(undo->canRedo());

    constexpr double kScaleStep = 1.1;
    connect(m_actions.larger, &QAction::triggered, this, [this] {
        const double before = m_appearance.scale();
        setUpdatesEnabled(false);
        m_appearance.setScale(before * kScaleStep);
        // No larger than the window has room for; what it needs is known when all in it has been laid out.
        QCoreApplication::sendPostedEvents();
        setUpdatesEnabled(true);
        const QSize least = minimumSizeHint();
        if (least.width() <= width() && least.height() <= height())
            return;
        m_appearance.setScale(before);
        m_notice->showRemark(tr("Not made larger: the window has no room for it"));
    });
    connect(m_actions.smaller, &QAction::triggered, this,
            [this] { m_appearance.setScale(m_appearance.scale() / kScaleStep); });
    connect(m_actions.normalSize, &QAction::triggered, this,
            [this] { m_appearance.setScale(m_presentation->isOn() ? m_presentation->hallScale() : 1); });
    connect(m_actions.motion, &QAction::toggled, &m_appearance, &Appearance::setMotion);
    connect(m_actions.hideAhead, &QAction::toggled, this,
            [this](bool hide) { m_appearance.setAhead(hide ? Appearance::Ahead::Hidden : Appearance::Ahead::Faint); });
    m_actions.motion->setChecked(m_appearance.motion());
    m_actions.hideAhead->setChecked(m_appearance.ahead() == Appearance::Ahead::Hidden);
}

void MainWindow::connectPlayActions()
{
    PlayController* play = &m_play;
    connect(m_actions.playPause, &QAction::triggered, play, &PlayController::togglePlaying);
    connect(m_actions.stepForward, &QAction::triggered, play, [play] { play->stepTicks(1); });
    connect(m_actions.stepBack, &QAction::triggered, play, [play] { play->stepTicks(-1); });
    connect(m_actions.eventForward, &QAction::triggered, play, [play] { play->stepEvents(1); });
    connect(m_actions.eventBack, &QAction::triggered, play, [play] { play->stepEvents(-1); });
    connect(m_actions.toStart, &QAction::triggered, play, &PlayController::toStart);
    connect(m_actions.toEnd, &QAction::triggered, play, &PlayController::toEnd);
    m_actions.loop->setChecked(play->loop());
    m_actions.criticalPath->setChecked(play->pathShown());
    connect(m_actions.loop, &QAction::toggled, play, &PlayController::setLoop);
    connect(m_actions.slower, &QAction::triggered, play, [play] { play->setSpeed(play->speed() / 2); });
    connect(m_actions.faster, &QAction::triggered, play, [play] { play->setSpeed(play->speed() * 2); });
    constexpr double kZoomStep = 1.5;
    connect(m_actions.zoomIn, &QAction::triggered, play, [play] { play->zoomAboutCursor(kZoomStep); });
    connect(m_actions.zoomOut, &QAction::triggered, play, [play] { play->zoomAboutCursor(1 / kZoomStep); });
    connect(m_actions.fit, &QAction::triggered, play, &PlayController::fit);
    connect(m_actions.unpin, &QAction::triggered, this, &MainWindow::releasePinOrMeasured);
    connect(m_actions.criticalPath, &QAction::toggled, play, &PlayController::setPathShown);
    connect(play, &PlayController::pathShownChanged, m_actions.criticalPath, &QAction::setChecked);
    // Stepping by hand takes the cursor out of the player's hands.
    for (QAction* step : {m_actions.stepForward, m_actions.stepBack, m_actions.eventForward, m_actions.eventBack})
        connect(step, &QAction::triggered, play, [play] { play->setPlaying(false); });
}

void MainWindow::applyAppearance()
{
    QApplication::setPalette(m_appearance.palette());
    QApplication::setFont(m_appearance.textFont());
    // A hall's type would make them larger than its screen.
    m_dialogAppearance.setMode(m_appearance.mode());
    m_dialogAppearance.setVision(m_appearance.vision());
    m_dialogAppearance.setMotion(m_appearance.motion());
    m_dialogAppearance.setAhead(m_appearance.ahead());
    m_dialogAppearance.setScale(m_presentation->usual().scale);
    QApplication::setFont(m_dialogAppearance.textFont(), "QDialog");
    m_actions.motion->setChecked(m_appearance.motion());
    m_actions.hideAhead->setChecked(m_appearance.ahead() == Appearance::Ahead::Hidden);
}

void MainWindow::refreshTitle()
{
    const QString file = QFileInfo(m_files.path()).fileName();
    // A title tells what the scenario was before it was changed.
    const bool modified = m_files.modified() && !m_lessons.isOpen();
    const QString title = translated((modified ? m_files.origin() : m_session.scenario()).title);
    QString what = m_lessons.isOpen() ? inWindowLanguage(m_lessons.lesson()->title) : file;
    if (what.isEmpty() && m_comparison.isOpen())
        what = comparisonTitle();
    if (what.isEmpty())
        what = title.isEmpty() ? tr("new scenario") : modified ? tr("changed from “%1”").arg(title) : title;
    setWindowTitle(tr("%1[*] – Bubblescope").arg(what));
    setWindowModified(modified);
}

void MainWindow::refreshNotes()
{
    // Said where one would look for the queue: by the slow stage in the flow, and in the chart.
    const std::shared_ptr<const Run>& run = m_session.run();
    const QString note = run ? heldBackText(*run) : QString();
    m_flow->setNote(note, note.isEmpty() ? -1 : slowestStage(*run));
    m_queues->setNote(note);
}

bool MainWindow::openFile(const QString& path)
{
    if (LiveSession::looksLikeStream(path)) {
        m_live.openFile(path);
        return true;
    }
    if (isLessonFile(path))
        return !openLesson(path);
    const std::optional<Error> error = m_files.open(path);
    if (error)
        m_notice->showMessage(tr("Not opened: %1").arg(errorText(*error)));
    else
        m_play.startAfresh();
    return !error;
}

void MainWindow::pasteSchedule()
{
    const QString text = QApplication::clipboard()->text();
    const std::optional<Error> error = text.trimmed().isEmpty() ? std::nullopt : m_files.paste(text);
    if (error)
        m_notice->showMessage(tr("Not pasted: %1").arg(errorText(*error)));
    else if (!text.trimmed().isEmpty())
        m_play.startAfresh();
    else
        m_notice->showRemark(tr("Nothing to paste: the clipboard has no text"));
}

void MainWindow::showRank()
{
    if (m_rank == nullptr) {
        m_rank = new RankDialog(&m_session, &m_dialogAppearance, this);
        takeRemoteIn(m_rank);
        connect(m_rank, &RankDialog::compareWanted, this, &MainWindow::compare);
    }
    m_rank->show();
    m_rank->raise();
    m_rank->activateWindow();
}

void MainWindow::showBalance()
{
    if (m_balance == nullptr) {
        m_balance = new BalanceDialog(&m_session, &m_dialogAppearance, this);
        connect(m_balance, &BalanceDialog::fileWanted, this, &MainWindow::askLayers);
        connect(m_balance, &BalanceDialog::saveWanted, this, &MainWindow::saveLayers);
        takeRemoteIn(m_balance);
    }
    m_balance->show();
    m_balance->raise();
    m_balance->activateWindow();
}

void MainWindow::showCharts()
{
    if (m_chartsDialog == nullptr) {
        m_chartsDialog = new ChartsDialog(&m_session, &m_appearance, this);
        takeRemoteIn(m_chartsDialog);
    }
    fitCharts();
    m_chartsDialog->show();
    m_chartsDialog->raise();
    m_chartsDialog->activateWindow();
}

void MainWindow::askLayers()
{
    const QString path = QFileDialog::getOpenFileName(m_balance, tr("Layers"), QFileInfo(m_files.path()).path(),
                                                      tr("Layers (*.csv);;All files (*)"));
    if (path.isEmpty())
        return;
    const Result<std::string> text = readTextFile(path.toStdString());
    const Result<std::vector<ModelLayer>> layers =
        text.ok() ? readLayersCsv(text.value(), path.toStdString()) : Result<std::vector<ModelLayer>>(text.error());
    if (layers.ok())
        m_balance->useLayers(layers.value());
    else
        m_notice->showMessage(tr("Not opened: %1").arg(errorText(layers.error())));
}

void MainWindow::saveLayers()
{
    const QDir folder = QFileInfo(m_files.path()).dir();
    const QString path = askSaveName(m_balance, tr("Save layers"), folder.filePath(QStringLiteral("layers.csv")),
                                     tr("Layers (*.csv)"), QStringLiteral(".csv"));
    const std::optional<Partition>& partition = m_session.scenario().partition;
    if (path.isEmpty() || !partition)
        return;
    if (const auto error = writeTextFile(path.toStdString(), writeLayersCsv(partition->layers)))
        m_notice->showMessage(tr("Not saved: %1").arg(errorText(*error)));
}

void MainWindow::askOpen()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), QFileInfo(m_files.path()).path(),
        tr("Scenarios, schedules, measured runs and lessons (*.json *.csv *.jsonl);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::saveOrAsk()
{
    if (m_files.path().isEmpty())
        return askSave();
    const std::optional<Error> error = m_files.save(m_files.path());
    if (error)
        m_notice->showMessage(tr("Not saved: %1").arg(errorText(*error)));
    refreshTitle();
    return !error;
}

bool MainWindow::askSave()
{
    // The desktop knows this suffix as ours, editors as JSON.
    const QString suffix = QStringLiteral(".bubblescope.json");
    const QString start =
        m_files.path().isEmpty()
            ? QDir(suggestedFolder({})).filePath(suggestedName(m_comparison.scenarios(), !m_files.modified()) + suffix)
            : m_files.path();
    const QString path = askSaveName(this, tr("Save as"), start, tr("Scenarios (*.bubblescope.json *.json)"), suffix);
    if (path.isEmpty())
        return false;
    const std::optional<Error> error = m_files.save(path);
    if (error)
        m_notice->showMessage(tr("Not saved: %1").arg(errorText(*error)));
    return !error;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Only what the focused control had no use for arrives here: Enter does what Space does with a button. A number
    // typed and confirmed gives the keys back to the picture.
    const bool confirmed = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
    if (confirmed && button != nullptr) {
        button->click();
        return;
    }
    const bool playsFromNumber =
        event->key() == Qt::Key_Space && qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget());
    // A guess that was wrong is followed by another.
    const bool answers = confirmed && m_lessonPane->isAncestorOf(QApplication::focusWidget());
    if ((confirmed && !answers) || playsFromNumber || event->key() == Qt::Key_Escape)
        m_gantt->setFocus();
    auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    // Where a symbol needs Shift (+ on many keyboards), Shift is part of the symbol.
    const QString text = event->text();
    if (text.size() == 1 && text[0].isPrint() && !text[0].isLetter() && !text[0].isSpace())
        modifiers &= ~Qt::ShiftModifier;
    if (!m_actions.handleFallback(QKeySequence(event->key() | static_cast<int>(modifiers))))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_remembers)
        remember();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // Several are taken as well: to say why not.
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    QStringList paths;
    for (const QUrl& url : urls)
        paths << url.toLocalFile();
    if (paths.size() > 1 ? compareFiles(paths) : !paths.isEmpty() && openFile(paths.first()))
        event->acceptProposedAction();
}

void MainWindow::rememberChanges()
{
    // A crash or a signal loses a second of work at most. What runs is kept, so a new run is news as well.
    constexpr int kRememberMs = 1000;
    m_rememberLater.setSingleShot(true);
    m_rememberLater.setInterval(kRememberMs);
    connect(&m_rememberLater, &QTimer::timeout, this, &MainWindow::remember);
    const auto start = qOverload<>(&QTimer::start);
    connect(&m_session, &Session::scenarioChanged, &m_rememberLater, start);
    connect(&m_session, &Session::runChanged, &m_rememberLater, start);
    connect(&m_files, &ScenarioFiles::pathChanged, &m_rememberLater, start);
    connect(&m_appearance, &Appearance::changed, &m_rememberLater, start);
    connect(&m_play, &PlayController::speedChanged, &m_rememberLater, start);
    connect(&m_play, &PlayController::loopChanged, &m_rememberLater, start);
    // The desktop's session ends.
    connect(
        qGuiApp, &QGuiApplication::commitDataRequest, this, [this] { remember(); }, Qt::DirectConnection);
}

void MainWindow::takeFirstPlace()
{
    constexpr double kShare = 0.9;
    constexpr QSize kMost(1600, 1000);
    constexpr QSize kSmallScreen(1280, 800);
    const QSize room = screen()->availableSize();
    resize((room * kShare).boundedTo(kMost));
    if (room.width() < kSmallScreen.width() || room.height() < kSmallScreen.height())
        setWindowState(Qt::WindowMaximized);
}

void MainWindow::restore()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(kGeometryKey).toByteArray()))
        takeFirstPlace();
    m_columns->restoreState(settings.value("window/columns").toByteArray());
    m_picture->restoreState(withFirstShown(settings.value("window/picture").toByteArray()));
    m_appearance.setMode(settings.value("appearance/mode").value<Appearance::Mode>());
    m_appearance.setScale(settings.value("appearance/scale", 1.0).toDouble());
    m_appearance.setMotion(settings.value("appearance/motion", true).toBool());
    m_appearance.setAhead(settings.value("appearance/hideAhead", false).toBool() ? Appearance::Ahead::Hidden
                                                                                 : Appearance::Ahead::Faint);
    m_play.setSpeed(settings.value("play/speed", m_play.speed()).toDouble());
    m_play.setLoop(settings.value("play/loop", false).toBool());
    m_controls->setSlowMiddleFactor(settings.value("controls/slowMiddleFactor", 0.0).toDouble());
    restoreLive();
    m_charts->setCurrent(settings.value("window/chart", 0).toInt());
    if (const std::optional<Error> error = m_files.restore()) {
        loadFirst();  // before the sentence, which goes with the scenario that it is about
        m_notice->showMessage(tr("The last scenario cannot be read and is kept as %1: %2")
                                  .arg(QDir::toNativeSeparators(ScenarioFiles::unreadPath()), errorText(*error)));
    }
    if (const QByteArray compared = settings.value(kComparedKey).toByteArray(); m_roomFor > 0 && !compared.isEmpty())
        m_presentation->usePicture(compared);
}

void MainWindow::rememberScenarios()
{
    const std::optional<Error> error = m_files.remember();
    if (error && !std::exchange(m_saidUnkept, true))
        m_notice->showMessage(
            tr("What is shown cannot be kept for the next start, so save what matters: %1").arg(errorText(*error)));
}

void MainWindow::remember()
{
    QSettings settings;
    const Presentation::Usual usual = m_presentation->usual();
    settings.setValue(kGeometryKey, usual.geometry);
    settings.setValue("window/columns", usual.columns);
    settings.setValue("window/picture", m_comparison.isOpen() ? m_pictureAlone : usual.picture);
    settings.setValue(kComparedKey, m_comparison.isOpen() ? usual.picture : QByteArray());
    settings.setValue("window/chart", m_charts->current());
    settings.setValue("appearance/mode", static_cast<int>(m_appearance.mode()));
    settings.setValue("appearance/scale", usual.scale);
    settings.setValue("appearance/motion", m_appearance.motion());
    settings.setValue("appearance/hideAhead", m_appearance.ahead() == Appearance::Ahead::Hidden);
    settings.setValue("play/speed", m_play.speed());
    settings.setValue("play/loop", m_play.loop());
    settings.setValue("controls/slowMiddleFactor", m_controls->slowMiddleFactor());
    rememberLive();
    if (!m_lessons.isOpen())
        rememberScenarios();
}

}  // namespace bubblescope
