// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/figurespanel.h"

#include "core/schedule/registry.h"
#include "ui/panels/devicebars.h"
#include "ui/panels/queuelist.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

constexpr double kWidth = 220;
constexpr double kMargin = 16;
constexpr std::size_t kMostListed = 8;
/// Beside a measured time the simulated one is given as exactly.
constexpr int kMeasuredDigits = 5;

QString joined(const std::vector<int>& values)
{
    QStringList texts;
    for (const int value : values)
        texts << QString::number(value);
    return texts.join(QStringLiteral(" · "));
}

/// "4 · 3 · 2 · 1", or the extremes where there are too many to read.
QString listOrRange(const std::vector<int>& values)
{
    if (values.empty())
        return {};
    if (values.size() <= kMostListed)
        return joined(values);
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return *least == *most ? QString::number(*least)
                           : QString::number(*least) + QStringLiteral("–") + QString::number(*most);
}

}  // namespace

FiguresPanel::FiguresPanel(Session* session, PlayController* play, const Appearance* appearance, QWidget* parent)
    : QScrollArea(parent)
    , m_session(session)
    , m_play(play)
    , m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Figures"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    setWidget(content);
    for (int i = 0; i < 4; ++i) {
        m_groups.push_back(new QVBoxLayout);
        column->addLayout(m_groups.back());
    }
    column->addStretch(1);
    addBubble(m_groups[0]);
    addMakespan(m_groups[1]);
    addQueues(m_groups[2]);
    addDefinitions(m_groups[3]);
    connect(play, &PlayController::runChanged, this, &FiguresPanel::takeRun);
    connect(play, &PlayController::cursorChanged, this, &FiguresPanel::showCursor);
    connect(session, &Session::errorChanged, this, &FiguresPanel::showError);
    connect(appearance, &Appearance::changed, this, &FiguresPanel::followAppearance);
    followAppearance();
    takeRun();
    showError();
}

StyledLabel* FiguresPanel::addHead(QVBoxLayout* column, const QString& text, const QString& toolTip)
{
    auto* head = new StyledLabel(StyledLabel::Style::Head, text, m_appearance, widget());
    head->setToolTip(toolTip);
    column->addWidget(head);
    return head;
}

void FiguresPanel::addBubble(QVBoxLayout* column)
{
    using Size = FigureLabel::Size;
    const QString toolTip = tr("Idle time of all devices, of their time up to the cursor.");
    addHead(column, tr("Bubble, up to the cursor"), toolTip);
    m_headline =
        new FigureLabel(Size::Headline, formatPercent(0.888), tr("Bubble up to the cursor"), m_appearance, widget());
    m_headline->setObjectName(QStringLiteral("bubbleHeadline"));
    m_headline->setToolTip(toolTip);
    m_atEnd = new FigureLabel(Size::Text, tr("at the end %1").arg(formatPercent(0.888)), tr("Bubble at the end"),
                              m_appearance, widget());
    m_atEnd->setObjectName(QStringLiteral("bubbleAtEnd"));
    m_atEnd->setToolTip(tr("The same over the whole run."));
    m_theory = new StyledLabel(StyledLabel::Style::Note, {}, m_appearance, widget());
    m_theory->setObjectName(QStringLiteral("closedForm"));
    m_theory->setWordWrap(true);
    m_theory->setToolTip(tr("What a formula from the literature gives for the bubble at the end: P devices, M "
                            "microbatches, V chunks per device."));
    m_stale = new StyledLabel(StyledLabel::Style::AccentNote, tr("Of the last settings that could run."), m_appearance,
                              widget());
    m_stale->setObjectName(QStringLiteral("staleNote"));
    m_stale->setWordWrap(true);
    m_bars = new DeviceBars(m_appearance, widget());
    m_bars->setObjectName(QStringLiteral("deviceBars"));
    m_bars->setAccessibleName(tr("Bubble of each device"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_headline, m_atEnd, m_theory, m_stale, m_bars})
        column->addWidget(part);
}

void FiguresPanel::addMakespan(QVBoxLayout* column)
{
    using Size = FigureLabel::Size;
    const auto note = [this](const char* name) {
        auto* label = new StyledLabel(StyledLabel::Style::Note, {}, m_appearance, widget());
        label->setObjectName(QLatin1String(name));
        label->setWordWrap(true);
        return label;
    };
    const QString toolTip = tr("From the first operation's start to the last one's end.");
    addHead(column, tr("Makespan"), toolTip);
    m_makespan = new FigureLabel(Size::Figure, formatTime(88'888 * kNsPerMs), tr("Makespan"), m_appearance, widget());
    m_makespan->setObjectName(QStringLiteral("makespan"));
    m_makespan->setToolTip(toolTip);
    m_speedUp = note("speedUp");
    m_speedUp->setToolTip(tr("Compared with all work and transfers one after another."));
    m_measured = note("measured");
    m_measured->setToolTip(tr("What a real run of this scenario took."));
    const QString firstToolTip = tr("When the first microbatch's forward has left the last stage.");
    column->addWidget(m_makespan);
    column->addWidget(m_speedUp);
    column->addWidget(m_measured);
    addHead(column, tr("First result"), firstToolTip);
    m_firstResult =
        new FigureLabel(Size::Text, formatTime(88'888 * kNsPerMs), tr("First result"), m_appearance, widget());
    m_firstResult->setObjectName(QStringLiteral("firstResult"));
    m_firstResult->setToolTip(firstToolTip);
    column->addWidget(m_firstResult);
    const QString memoryToolTip = tr("How many microbatches' activations each device holds at most: from the start of "
                                     "the forward to the end of the backward, counted for each of its stages.");
    addHead(column, tr("Peak activations"), memoryToolTip);
    m_peakActivations = new StyledLabel(StyledLabel::Style::Text, {}, m_appearance, widget());
    m_peakActivations->setObjectName(QStringLiteral("peakActivations"));
    m_peakActivations->setWordWrap(true);
    m_peakActivations->setToolTip(memoryToolTip);
    m_activationsNow = new FigureLabel(Size::Note, tr("now %1").arg(QStringLiteral("8 · 8 · 8 · 8")),
                                       tr("Activations at the cursor"), m_appearance, widget());
    m_activationsNow->setObjectName(QStringLiteral("activationsNow"));
    m_activationsNow->setToolTip(tr("The same at the cursor."));
    column->addWidget(m_peakActivations);
    column->addWidget(m_activationsNow);
}

void FiguresPanel::addQueues(QVBoxLayout* column)
{
    addHead(column, tr("Queues, now"), tr("Microbatches that have arrived at a stage and wait for it, at the cursor."));
    m_queues = new QueueList(m_appearance, widget());
    m_queues->setObjectName(QStringLiteral("queueList"));
    m_queues->setAccessibleName(tr("Queues before each stage"));
    m_heldBack = new StyledLabel(StyledLabel::Style::AccentNote, {}, m_appearance, widget());
    m_heldBack->setObjectName(QStringLiteral("heldBackNote"));
    m_heldBack->setWordWrap(true);
    m_heldBack->setToolTip(tr("A schedule that limits how far the first stages run ahead moves the waiting from the "
                              "queue to the devices before it: same delay, less memory."));
    column->addWidget(m_queues);
    column->addWidget(m_heldBack);
}

FigureLabel* FiguresPanel::addDefinition(QVBoxLayout* column, const QString& name, const QString& objectName,
                                         const QString& toolTip)
{
    auto* row = new QHBoxLayout;
    auto* label = new StyledLabel(StyledLabel::Style::Note, name, m_appearance, widget());
    label->setToolTip(toolTip);
    auto* value = new FigureLabel(FigureLabel::Size::Text, formatPercent(0.888), name, m_appearance, widget());
    value->setObjectName(objectName);
    value->setToolTip(toolTip);
    value->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(label, 1);
    row->addWidget(value);
    column->addLayout(row);
    return value;
}

void FiguresPanel::addDefinitions(QVBoxLayout* column)
{
    addHead(column, tr("Bubble, by definition"),
            tr("Published figures use different definitions, and so differ for the same run."));
    m_ratio = addDefinition(column, tr("bubble ratio"), QStringLiteral("bubbleRatio"),
                            tr("Idle time ÷ (devices × makespan). The headline. (P−1)/(P+M−1) for GPipe and 1F1B."));
    m_overhead = addDefinition(column, tr("overhead over ideal"), QStringLiteral("overheadRatio"),
                               tr("Idle time ÷ busy time: (P−1)/M for GPipe and 1F1B. Megatron's papers call this the "
                                  "bubble."));
    m_span = addDefinition(column, tr("longest-span bubble"), QStringLiteral("spanBubbleRatio"),
                           tr("1 − ideal ÷ the longest time from a device's first start to its last end; ideal is the "
                              "busiest device's work. The zero-bubble papers' figure: it can be 0 although devices "
                              "start late."));
}

void FiguresPanel::takeRun()
{
    const auto& run = m_play->run();
    widget()->setVisible(run != nullptr);
    if (!run)
        return;
    showRun(runFigures(*run));
    showCursor();
}

void FiguresPanel::showRun(const RunFigures& figures)
{
    const Scenario& scenario = m_play->run()->scenario;
    const int digits = figures.measured ? kMeasuredDigits : 4;
    m_atEnd->setText(tr("at the end %1").arg(formatPercent(figures.bubbleRatio)));
    showTheory(figures);
    m_makespan->setText(formatTime(figures.makespanNs, digits));
    m_speedUp->setText(tr("%1× faster than without overlap").arg(formatNumber(figures.speedUp)));
    m_measured->setVisible(figures.measured.has_value());
    if (figures.measured)
        m_measured->setText(tr("measured %1: %2")
                                .arg(formatTime(figures.measured->makespanNs, digits),
                                     QString::fromStdString(figures.measured->source)));
    m_firstResult->setText(figures.firstResultNs < 0 ? tr("none") : formatTime(figures.firstResultNs));
    const QString peaks = listOrRange(figures.peakActivations);
    m_peakActivations->setText(scenario.chunks > 1 ? tr("%1 microbatch-stages").arg(peaks)
                                                   : tr("%1 microbatches").arg(peaks));
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    m_queues->setPeaks(figures, !info || info->hasBackward);
    m_heldBack->setVisible(figures.heldBack.has_value());
    m_heldBack->setText(figures.heldBack ? heldBackText(*figures.heldBack) : QString());
    m_ratio->setText(formatPercent(figures.bubbleRatio));
    m_overhead->setText(formatPercent(figures.overheadRatio));
    m_span->setText(formatPercent(figures.spanBubbleRatio));
}

void FiguresPanel::showTheory(const RunFigures& figures)
{
    QString text = closedFormText(figures.theory);
    const bool differs = figures.theory.applies() && !figures.theoryMatches;
    if (differs)
        text = tr("%1 differs from the simulation").arg(text);
    const bool calm = figures.theoryMatches || figures.theory.formula.empty();
    m_theory->setStyle(calm ? StyledLabel::Style::Note : StyledLabel::Style::AccentNote);
    m_theory->setText(text);
}

void FiguresPanel::showCursor()
{
    const auto& run = m_play->run();
    if (!run)
        return;
    const CursorFigures figures = cursorFigures(*run, m_play->cursorNs());
    m_headline->setText(formatPercent(figures.bubbleRatio));
    m_bars->setDevices(figures.devices);
    std::vector<int> activations;
    activations.reserve(figures.devices.size());
    for (const DeviceFigure& device : figures.devices)
        activations.push_back(device.activations);
    m_activationsNow->setText(tr("now %1").arg(listOrRange(activations)));
    m_queues->setLengths(figures.queues);
}

void FiguresPanel::showError()
{
    const bool stale = m_session->error().has_value();
    m_stale->setVisible(stale);
    m_headline->setFaded(stale);
    m_makespan->setFaded(stale);
}

void FiguresPanel::followAppearance()
{
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().panel);
    setPalette(colours);
    setFont(m_appearance->textFont());
    const int margin = static_cast<int>(m_appearance->px(kMargin));
    widget()->layout()->setContentsMargins(margin, margin, margin, margin);
    widget()->layout()->setSpacing(margin);
    for (QVBoxLayout* group : m_groups)
        group->setSpacing(static_cast<int>(m_appearance->px(4)));
    updateGeometry();
}

int FiguresPanel::contentWidth() const
{
    return widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

QSize FiguresPanel::minimumSizeHint() const
{
    return {contentWidth(), static_cast<int>(m_appearance->px(120))};
}

QSize FiguresPanel::sizeHint() const
{
    return {std::max(contentWidth(), static_cast<int>(m_appearance->px(kWidth + kMargin))),
            widget()->sizeHint().height()};
}

}  // namespace bubblescope
