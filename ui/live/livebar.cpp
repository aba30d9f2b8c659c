// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/livebar.h"

#include "ui/help/helpbutton.h"
#include "ui/live/capabilityprobe.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblescope {
namespace {

using Place = LiveSettings::Place;
using Backend = LiveSettings::Backend;
using View = LiveSession::View;

/// Entries of the box that says what computes.
enum BackendEntry { kCpu, kCpuPaced, kCuda };

BackendEntry entryOf(const LiveSettings& settings)
{
    if (settings.backend == Backend::Cuda)
        return kCuda;
    return settings.paced ? kCpuPaced : kCpu;
}

/// Without the paths and the loader's words that follow; the whole of it is in the tool tip.
QString beginningOf(const QString& reason)
{
    constexpr qsizetype kShort = 60;
    const qsizetype colon = reason.indexOf(QStringLiteral(": "));
    return reason.size() <= kShort || colon < 0 ? reason : reason.first(colon);
}

}  // namespace

LiveBar::LiveBar(LiveSession* live, Session* session, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_live(live)
    , m_session(session)
    , m_appearance(appearance)
    , m_probe(new CapabilityProbe(this))
{
    setObjectName("liveBar");
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(11, 6, 11, 6);
    layout->setSpacing(4);
    layout->addWidget(buildSettings());
    layout->addWidget(buildState());
    connectSettings();
    connect(m_run, &QPushButton::clicked, this, &LiveBar::run);
    connect(m_pause, &QPushButton::clicked, this, &LiveBar::pauseOrResume);
    connect(m_cancel, &QPushButton::clicked, live, &LiveSession::cancel);
    connect(m_details, &QToolButton::clicked, this, &LiveBar::showDetails);
    connect(live, &LiveSession::statusChanged, this, &LiveBar::refreshStatus);
    connect(live, &LiveSession::viewChanged, this, &LiveBar::refreshStatus);
    connect(live, &LiveSession::measuredChanged, this, &LiveBar::refreshStatus);
    connect(session, &Session::scenarioChanged, this, [this] {
        proposeBackend();
        refreshStatus();
    });
    connect(m_probe, &CapabilityProbe::changed, this, &LiveBar::refreshPlace);
    connect(appearance, &Appearance::changed, this, &LiveBar::refreshColours);
    proposeBackend();
    refreshSettings();
    refreshColours();
}

QWidget* LiveBar::buildSettings()
{
    auto* row = new QWidget(this);
    const auto named = [](auto* widget, const char* name, const QString& what) {
        widget->setObjectName(name);
        widget->setAccessibleName(what);
        widget->setToolTip(what);
        return widget;
    };
    m_place = named(new CalmCombo(row), "livePlace", tr("Where the pipeline runs"));
    m_place->addItems({tr("This machine"), tr("Over ssh"), tr("By a launcher")});
    m_host = named(new QLineEdit(row), "liveHost",
                   tr("Host, as ssh knows it: HOST or USER@HOST. ssh asks for nothing "
                      "here, so a key or an agent must let you in"));
    m_host->setPlaceholderText(tr("host"));
    m_command = new QLineEdit(row);
    m_command->setObjectName("liveCommand");
    m_backend = named(new CalmCombo(row), "liveBackend", tr("What computes"));
    m_backend->addItems({tr("CPU threads"), tr("CPU, paced"), tr("GPUs (CUDA)")});
    m_backend->setItemData(kCpu, tr("Every device is a thread that multiplies matrices"), Qt::ToolTipRole);
    m_backend->setItemData(kCpuPaced,
                           tr("Devices wait instead of computing: exact ratios, also with fewer cores than devices"),
                           Qt::ToolTipRole);
    m_op = named(new RealSpin(row), "liveOp",
                 tr("How long a forward takes on average; all other times keep "
                    "their ratio to it. 0: the times of the scenario"));
    m_op->setRange(0, 10'000);
    m_op->setSuffix(tr(" ms"));
    m_op->setSpecialValueText(tr("as the scenario"));
    m_op->setKeyboardTracking(false);
    m_repeat = named(new IntSpin(row), "liveRepeat",
                     tr("How often the schedule is run. While it repeats, the "
                        "slowdown sliders act from the next time on"));
    m_repeat->setRange(0, 1'000'000);
    m_repeat->setSpecialValueText(tr("until cancelled"));
    m_repeat->setSuffix(tr(" times"));
    m_repeat->setKeyboardTracking(false);
    m_more = named(new QToolButton(row), "liveMore", tr("More settings"));
    m_more->setText(QStringLiteral("…"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    buildMore();
    m_run = named(new QPushButton(tr("Run"), row), "liveRun", tr("Run the scenario for real"));
    m_pause = named(new QPushButton(tr("Pause"), row), "livePause", tr("Hold every device after its present op"));
    m_cancel = named(new QPushButton(tr("Cancel"), row), "liveCancel", tr("End the run; what was measured stays"));

    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_place);
    layout->addWidget(m_host, 1);
    layout->addWidget(m_command, 1);
    layout->addWidget(m_backend);
    layout->addWidget(new HelpButton("live-backend", m_appearance, row));
    auto* opLabel = new QLabel(tr("op"), row);
    opLabel->setBuddy(m_op);
    auto* repeatLabel = new QLabel(tr("repeat"), row);
    repeatLabel->setBuddy(m_repeat);
    layout->addWidget(opLabel);
    layout->addWidget(m_op);
    layout->addWidget(new HelpButton("live-op", m_appearance, row));
    for (QWidget* widget :
         {static_cast<QWidget*>(repeatLabel), static_cast<QWidget*>(m_repeat), static_cast<QWidget*>(m_more)})
        layout->addWidget(widget);
    layout->addSpacing(12);
    for (QPushButton* button : {m_run, m_pause, m_cancel}) {
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
    }
    // What host and command leave: all, where they are not there.
    layout->addStretch(0);
    return row;
}

void LiveBar::buildMore()
{
    auto* menu = new QMenu(m_more);
    m_slowdownMenu = menu->addMenu(tr("Slow stages down by"));
    auto* means = new QActionGroup(m_slowdownMenu);
    const std::pair<LiveSettings::SlowdownBy, QString> choices[] = {
        {LiveSettings::SlowdownBy::MoreWork, tr("more work")},
        {LiveSettings::SlowdownBy::FewerUnits, tr("fewer multiprocessors (GPU)")},
        {LiveSettings::SlowdownBy::Paced, tr("waiting after the work")},
    };
    for (const auto& [by, text] : choices) {
        QAction* action = means->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(by));
        m_slowdownMenu->addAction(action);
        connect(action, &QAction::triggered, this, [this, by = by] { m_settings.slowdownBy = by; });
    }
    connect(menu->addAction(tr("Keep a copy of the stream there…")), &QAction::triggered, this, [this] {
        bool ok = false;
        const QString file = QInputDialog::getText(
            this, tr("Copy of the stream"),
            tr("File on the machine of the worker that it keeps a copy of the stream in; empty for none:"),
            QLineEdit::Normal, m_settings.traceFile, &ok);
        if (ok)
            m_settings.traceFile = file.trimmed();
    });
    m_more->setMenu(menu);
}

QWidget* LiveBar::buildState()
{
    auto* row = new QWidget(this);
    m_state = new QLabel(row);
    m_state->setObjectName("liveState");
    m_remarks = new QLabel(row);
    m_remarks->setObjectName("liveRemarks");
    for (QLabel* label : {m_state, m_remarks}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_remarks->setWordWrap(true);
    m_details = new QToolButton(row);
    m_details->setObjectName("liveDetails");
    m_details->setText(tr("Details…"));
    m_details->setToolTip(tr("Devices, warnings, and what the worker printed"));
    m_extent = new CalmCombo(row);
    m_extent->setObjectName("liveExtent");
    m_extent->addItems({tr("newest iteration"), tr("all iterations")});
    m_extent->setToolTip(
        tr("What of a repeating run is shown; iterations shorter than a second when they are complete"));
    m_extent->setAccessibleName(tr("What of a repeating run is shown"));

    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state);
    layout->addWidget(m_remarks, 1);
    layout->addWidget(m_details);
    layout->addSpacing(12);
    layout->addWidget(m_extent);
    m_views = new QButtonGroup(row);
    const std::tuple<View, QString, QString> views[] = {
        {View::Simulated, tr("Simulated"), tr("Show the simulation of the scenario (Esc)")},
        {View::Measured, tr("Measured"), tr("Show what the live run has measured")},
        {View::Beside, tr("Both"), tr("Measured above, and below what the simulation makes of the measured costs")},
    };
    for (const auto& [view, text, tip] : views) {
        auto* button = new QToolButton(row);
        button->setObjectName(QStringLiteral("liveView%1").arg(static_cast<int>(view)));
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_views->addButton(button, static_cast<int>(view));
        layout->addWidget(button);
    }
    connect(m_views, &QButtonGroup::idClicked, this, [this](int id) { m_live->setView(static_cast<View>(id)); });
    connect(m_extent, &QComboBox::activated, this,
            [this](int index) { m_live->setExtent(static_cast<LiveSession::Extent>(index)); });
    return row;
}

void LiveBar::connectSettings()
{
    connect(m_place, &QComboBox::activated, this, [this](int index) {
        m_settings.place = static_cast<Place>(index);
        refreshSettings();
        ask();
    });
    connect(m_host, &QLineEdit::editingFinished, this, &LiveBar::readPlace);
    connect(m_command, &QLineEdit::editingFinished, this, &LiveBar::readPlace);
    connect(m_backend, &QComboBox::activated, this, [this](int index) {
        m_settings.backend = index == kCuda ? Backend::Cuda : Backend::Cpu;
        m_settings.paced = index == kCpuPaced;
        m_backendChosen = true;
        refreshStatus();
    });
    connect(m_op, &QDoubleSpinBox::valueChanged, this,
            [this](double ms) { m_settings.opNs = std::llround(ms * static_cast<double>(kNsPerMs)); });
    connect(m_repeat, &QSpinBox::valueChanged, this, [this](int times) { m_settings.repeat = times; });
}

void LiveBar::readPlace()
{
    if (m_settings.place == Place::Ssh) {
        m_settings.host = m_host->text().trimmed();
        m_settings.remoteCommand = m_command->text().trimmed();
    } else if (m_settings.place == Place::Launcher) {
        m_settings.launcher = m_command->text().trimmed();
    }
    ask();
}

void LiveBar::setSettings(const LiveSettings& settings, bool backendChosen)
{
    m_settings = settings;
    m_backendChosen = backendChosen;
    proposeBackend();
    refreshSettings();
    if (isVisible())
        ask();
}

void LiveBar::refreshSettings()
{
    m_place->setCurrentIndex(static_cast<int>(m_settings.place));
    m_host->setVisible(m_settings.place == Place::Ssh);
    m_host->setText(m_settings.host);
    m_command->setVisible(m_settings.place != Place::ThisMachine);
    const bool launcher = m_settings.place == Place::Launcher;
    m_command->setText(launcher ? m_settings.launcher : m_settings.remoteCommand);
    const QString what = launcher ? tr("Command that starts the processes. {worker} and {arguments} are put in; the "
                                       "scenario's file lies in your home folder, which all machines must share")
                                  : tr("Command that starts the worker on the host");
    m_command->setToolTip(what);
    m_command->setAccessibleName(what);
    m_backend->setCurrentIndex(entryOf(m_settings));
    const QSignalBlocker opBlocker(m_op);
    m_op->setValue(static_cast<double>(m_settings.opNs) / static_cast<double>(kNsPerMs));
    const QSignalBlocker repeatBlocker(m_repeat);
    m_repeat->setValue(m_settings.repeat);
    for (QAction* action : m_slowdownMenu->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_settings.slowdownBy));
    refreshPlace();
}

void LiveBar::proposeBackend()
{
    if (m_backendChosen || m_settings.place != Place::ThisMachine || m_settings.backend != Backend::Cpu ||
        m_live->active())
        return;
    m_settings.paced = QThread::idealThreadCount() < m_session->scenario().devices;
    m_backend->setCurrentIndex(entryOf(m_settings));
}

void LiveBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

void LiveBar::ask()
{
    if (!isVisible() || (m_hasAsked && m_asked.samePlace(m_settings)))
        return;
    // What a new place can do matters more than how the run before has ended.
    m_placeIsNews = m_hasAsked;
    m_asked = m_settings;
    m_hasAsked = true;
    m_probe->ask(m_settings);
}

void LiveBar::refreshPlace()
{
    // A place that has not answered may have GPUs; the run will tell.
    const live::LiveCapability* cuda = m_probe->find("cuda");
    const bool refused = cuda && !cuda->available;
    auto* model = qobject_cast<QStandardItemModel*>(m_backend->model());
    model->item(kCuda)->setEnabled(!refused);
    m_backend->setItemData(kCuda, cuda ? fromWorker(cuda->detail) : QString(), Qt::ToolTipRole);
    if (refused && m_settings.backend == Backend::Cuda) {
        m_settings.backend = Backend::Cpu;
        m_backend->setCurrentIndex(entryOf(m_settings));
    }
    refreshStatus();
}

QString LiveBar::idleText() const
{
    if (m_probe->asking())
        return tr("Asking what there is to run on…");
    QStringList parts;
    if (!m_probe->problem().isEmpty())
        parts << m_probe->problem();
    if (m_settings.place == Place::Launcher)
        parts << tr("Several machines: not yet run on hardware");
    if (const live::LiveCapability* cpu = m_probe->find("cpu"))
        parts << tr("CPU: %1").arg(fromWorker(cpu->detail));
    if (const live::LiveCapability* cuda = m_probe->find("cuda"))
        parts << (cuda->available ? tr("GPUs: %1").arg(fromWorker(cuda->detail))
                                  : tr("GPUs (not yet run on hardware) would need an NVIDIA driver, CUDA "
                                       "and the worker's GPU module: %1")
                                        .arg(beginningOf(fromWorker(cuda->detail))));
    const int cores = QThread::idealThreadCount();
    const int devices = m_session->scenario().devices;
    if (m_settings.place == Place::ThisMachine && entryOf(m_settings) == kCpu && cores < devices)
        parts << tr("With fewer cores than devices only “CPU, paced” keeps the ratios");
    return parts.join(QStringLiteral("  ·  "));
}

void LiveBar::refreshStatus()
{
    const LiveStatus& status = m_live->status();
    if (m_live->active())
        m_placeIsNews = false;
    const bool idle = status.state == LiveState::Idle || m_placeIsNews;
    const bool bad = !idle && status.state == LiveState::Incomplete;
    const QString state = stateText(status);
    m_state->setVisible(!idle && !bad);
    m_state->setText(state);
    // An early end has a reason, which may be long: it has the line that wraps.
    QStringList texts = idle ? QStringList{idleText()} : remarks(status);
    if (bad)
        texts.prepend(state);
    m_remarks->setText(texts.join(QStringLiteral("  ·  ")));
    const live::LiveCapability* cuda = m_probe->find("cuda");
    m_remarks->setToolTip(idle && cuda ? fromWorker(cuda->detail) : QString());
    m_remarks->setVisible(!m_remarks->text().isEmpty());
    QPalette colours = m_appearance->palette();
    const Theme& theme = m_appearance->theme();
    colours.setColor(QPalette::WindowText, bad ? theme.accent : theme.muted);
    m_remarks->setPalette(colours);
    m_remarks->setFont(reduced(bad ? m_appearance->textFont() : m_appearance->noteFont()));

    const bool active = m_live->active();
    const bool held = status.state == LiveState::Paused || status.state == LiveState::Pausing;
    m_run->setText(active ? tr("Run again") : tr("Run"));
    m_pause->setText(held ? tr("Resume") : tr("Pause"));
    m_pause->setEnabled(held || status.state == LiveState::Running);
    m_cancel->setEnabled(active && status.state != LiveState::Stopping);
    m_details->setVisible(status.state != LiveState::Idle);
    const bool several = status.run && status.run->iterations.size() > 1;
    m_extent->setVisible(several && m_live->view() == View::Measured);
    m_extent->setCurrentIndex(static_cast<int>(m_live->extent()));
    for (QAbstractButton* button : m_views->buttons()) {
        button->setVisible(active || m_live->hasMeasured());
        button->setEnabled(m_live->hasMeasured() || m_views->id(button) == static_cast<int>(View::Simulated));
        const bool shown = m_views->id(button) == static_cast<int>(m_live->view());
        button->setChecked(shown);
        // Pressed alone is hardly seen on dark ground.
        QPalette pressed = m_appearance->palette();
        if (shown)
            pressed.setColor(QPalette::ButtonText, theme.control);
        button->setPalette(pressed);
        QFont font = reduced(m_appearance->textFont());
        font.setBold(shown);
        button->setFont(font);
    }
}

void LiveBar::setTypeShare(double share)
{
    if (std::exchange(m_typeShare, share) != share)
        refreshColours();
}

QFont LiveBar::reduced(QFont font) const
{
    font.setPixelSize(std::max(1, qRound(font.pixelSize() * m_typeShare)));
    return font;
}

void LiveBar::refreshColours()
{
    // Else it is the program's, whatever that becomes.
    setFont(m_typeShare == 1 ? QFont() : reduced(m_appearance->textFont()));
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().panel);
    setPalette(colours);
    // The words for 0 are longer than most numbers.
    for (QAbstractSpinBox* spin : {static_cast<QAbstractSpinBox*>(m_op), static_cast<QAbstractSpinBox*>(m_repeat)}) {
        const QFontMetrics metrics(reduced(m_appearance->textFont()));
        spin->setMinimumWidth(metrics.horizontalAdvance(spin->specialValueText()) +
                              qRound(m_appearance->px(20) * m_typeShare));
    }
    refreshStatus();
}

void LiveBar::run()
{
    // What is still being typed counts.
    readPlace();
    m_op->interpretText();
    m_repeat->interpretText();
    m_live->start(m_settings);
}

void LiveBar::pauseOrResume()
{
    const LiveState state = m_live->status().state;
    if (state == LiveState::Paused || state == LiveState::Pausing)
        m_live->resume();
    else
        m_live->pause();
}

void LiveBar::showDetails()
{
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Live run"));
    auto* text = new QPlainTextEdit(detailsText(m_live->status()), dialog);
    text->setReadOnly(true);
    text->setObjectName("liveDetailsText");
    // Goes on while the run does, and stays where it was scrolled to.
    connect(m_live, &LiveSession::statusChanged, text, [this, text] {
        const QString details = detailsText(m_live->status());
        if (details == text->toPlainText())
            return;
        const int at = text->verticalScrollBar()->value();
        text->setPlainText(details);
        text->verticalScrollBar()->setValue(at);
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog->resize(qRound(m_appearance->px(640)), qRound(m_appearance->px(420)));
    dialog->show();
}

}  // namespace bubblescope
