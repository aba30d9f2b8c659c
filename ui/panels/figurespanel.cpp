// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/figurespanel.h"

#include "core/schedule/registry.h"
#include "ui/panels/causebars.h"
#include "ui/panels/devicebars.h"
#include "ui/panels/queuelist.h"
#include "ui/panels/whysection.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

constexpr double kWidth = 240;
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
    : SidePanel(kWidth, appearance, parent)
    , m_session(session)
    , m_play(play)
{
    setAccessibleName(tr("Figures"));
    addBubble();
    addMakespan();
    addCauses();
    addFirstResult();
    addActivations();
    addQueues();
    addDefinitions();
    column()->addStretch(1);
    nameFigures();
    connect(play, &PlayController::runChanged, this, &FiguresPanel::takeRun);
    connect(play, &PlayController::cursorChanged, this, &FiguresPanel::showCursor);
    connect(session, &Session::errorChanged, this, &FiguresPanel::showError);
    connect(appearance, &Appearance::changed, this, &FiguresPanel::followScale);
    followScale();
    takeRun();
    showError();
}

QVBoxLayout* FiguresPanel::addGroup(const QString& head, const QString& toolTip)
{
    auto* group = new QVBoxLayout;
    m_groups.push_back(group);
    column()->addLayout(group);
    auto* label = new StyledLabel(StyledLabel::Style::Head, head, appearance(), widget());
    label->setToolTip(toolTip);
    group->addWidget(label);
    return group;
}

void FiguresPanel::nameFigures()
{
    // A name belongs to its figure: for screen readers, and for whoever asks what it is.
    const std::pair<std::size_t, QWidget*> firstOfGroup[] = {{0, m_headline},    {1, m_makespan},        {2, m_causes},
                                                             {3, m_firstResult}, {4, m_peakActivations}, {5, m_queues}};
    for (const auto& [group, figure] : firstOfGroup)
        if (auto* head = qobject_cast<QLabel*>(m_groups[group]->itemAt(0)->widget())) {
            head->setBuddy(figure);
            head->setCursor(Qt::WhatsThisCursor);
        }
}

StyledLabel* FiguresPanel::addNote(QVBoxLayout* group, const QString& objectName, const QString& toolTip)
{
    auto* label = new StyledLabel(StyledLabel::Style::Note, {}, appearance(), widget());
    label->setObjectName(objectName);
    label->setToolTip(toolTip);
    label->setWordWrap(true);
    group->addWidget(label);
    return label;
}

void FiguresPanel::addBubble()
{
    using Size = FigureLabel::Size;
    const QString toolTip = tr("Idle time of all devices, of their time up to the cursor.");
    QVBoxLayout* group = addGroup(tr("Bubble, up to the cursor"), toolTip);
    m_headline =
        new FigureLabel(Size::Headline, formatPercent(0.888), tr("Bubble up to the cursor"), appearance(), widget());
    m_headline->setObjectName(QStringLiteral("bubbleHeadline"));
    m_headline->setToolTip(toolTip);
    m_atEnd = new FigureLabel(Size::Text, tr("at the end %1").arg(formatPercent(0.888)), tr("Bubble at the end"),
                              appearance(), widget());
    m_atEnd->setObjectName(QStringLiteral("bubbleAtEnd"));
    m_atEnd->setToolTip(tr("The same over the whole run."));
    m_atEnd->setFaded(true);
    group->addWidget(m_headline);
    group->addWidget(m_atEnd);
    m_theory = addNote(group, QStringLiteral("closedForm"),
                       tr("What a formula from the literature gives for the bubble at the end: P devices, M "
                          "microbatches, V chunks per device."));
    m_stale = addNote(group, QStringLiteral("staleNote"), tr("The present settings cannot run; see the message."));
    m_stale->setStyle(StyledLabel::Style::AccentNote);
    m_bars = new DeviceBars(appearance(), widget());
    m_bars->setObjectName(QStringLiteral("deviceBars"));
    m_bars->setAccessibleName(tr("Bubble of each device"));
    group->addWidget(m_bars);
}

void FiguresPanel::addMakespan()
{
    const QString toolTip = tr("From the first operation's start to the last one's end.");
    QVBoxLayout* group = addGroup(tr("Makespan"), toolTip);
    m_makespan = new FigureLabel(FigureLabel::Size::Figure, formatTime(88'888 * kNsPerMs), tr("Makespan"), appearance(),
                                 widget());
    m_makespan->setObjectName(QStringLiteral("makespan"));
    m_makespan->setToolTip(toolTip);
    group->addWidget(m_makespan);
    m_speedUp =
        addNote(group, QStringLiteral("speedUp"), tr("Compared with all work and transfers one after another."));
    m_steady =
        addNote(group, QStringLiteral("steadyState"),
                tr("From the end of the first iteration to the end of the last but one: how long a training step "
                   "takes once the pipeline is full, and its idle share."));
    m_measured = addNote(group, QStringLiteral("measured"), tr("What a real run of this scenario took."));
}

void FiguresPanel::addCauses()
{
    auto* why = new WhySection(m_session, m_play, appearance(), widget());
    m_groups.back()->addWidget(why);
    const QString toolTip =
        tr("What the devices wait for while they are idle, over the whole run. The causes add up to "
           "the bubble. Click a bubble in the Gantt chart to learn what it waits for.");
    QVBoxLayout* group = addGroup(tr("Idle by cause, at the end"), toolTip);
    m_causes = new CauseBars(appearance(), widget());
    m_causes->setObjectName(QStringLiteral("causeBars"));
    m_causes->setAccessibleName(tr("Idle time of each device by cause"));
    group->addWidget(m_causes);
    m_causeLegend = new CauseLegend(appearance(), widget());
    m_causeLegend->setObjectName(QStringLiteral("causeLegend"));
    m_causeLegend->setAccessibleName(tr("Causes of idle time"));
    group->addWidget(m_causeLegend);
}

void FiguresPanel::addFirstResult()
{
    const QString toolTip = tr("When the first microbatch's forward has left the last stage.");
    QVBoxLayout* group = addGroup(tr("First result"), toolTip);
    m_firstResult = new FigureLabel(FigureLabel::Size::Text, formatTime(88'888 * kNsPerMs), tr("First result"),
                                    appearance(), widget());
    m_firstResult->setObjectName(QStringLiteral("firstResult"));
    m_firstResult->setToolTip(toolTip);
    group->addWidget(m_firstResult);
}

void FiguresPanel::addActivations()
{
    const QString toolTip = tr("How many microbatches' activations each device holds at most: from the start of the "
                               "forward to the end of the backward, counted for each of its stages.");
    QVBoxLayout* group = addGroup(tr("Peak activations"), toolTip);
    m_peakActivations = addNote(group, QStringLiteral("peakActivations"), toolTip);
    m_peakActivations->setStyle(StyledLabel::Style::Text);
    m_activationsNow = new FigureLabel(FigureLabel::Size::Note, tr("now %1").arg(QStringLiteral("8 · 8 · 8 · 8")),
                                       tr("Activations at the cursor"), appearance(), widget());
    m_activationsNow->setObjectName(QStringLiteral("activationsNow"));
    m_activationsNow->setToolTip(tr("The same at the cursor."));
    group->addWidget(m_activationsNow);
}

void FiguresPanel::addQueues()
{
    QVBoxLayout* group =
        addGroup(tr("Queues, now"), tr("Microbatches that have arrived at a stage and wait for it, at the cursor."));
    m_queues = new QueueList(appearance(), widget());
    m_queues->setObjectName(QStringLiteral("queueList"));
    m_queues->setAccessibleName(tr("Queues before each stage"));
    group->addWidget(m_queues);
    m_heldBack = addNote(group, QStringLiteral("heldBackNote"),
                         tr("A schedule that limits how far the first stages run ahead moves the waiting from the "
                            "queue to the devices before it: same delay, less memory."));
    m_heldBack->setStyle(StyledLabel::Style::AccentNote);
}

FigureLabel* FiguresPanel::addDefinition(QVBoxLayout* group, const QString& name, const QString& objectName,
                                         const QString& toolTip)
{
    auto* row = new QHBoxLayout;
    auto* label = new StyledLabel(StyledLabel::Style::Note, name, appearance(), widget());
    label->setToolTip(toolTip);
    auto* value = new FigureLabel(FigureLabel::Size::Text, formatPercent(0.888), name, appearance(), widget());
    value->setObjectName(objectName);
    value->setToolTip(toolTip);
    value->setAlignment(Qt::AlignRight);
    value->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    label->setBuddy(value);
    label->setCursor(Qt::WhatsThisCursor);
    row->addWidget(label, 1);
    row->addWidget(value);
    group->addLayout(row);
    return value;
}

void FiguresPanel::addDefinitions()
{
    QVBoxLayout* group = addGroup(tr("Bubble, by definition"),
                                  tr("Published figures use different definitions, and so differ for the same run."));
    m_ratio = addDefinition(group, tr("bubble ratio"), QStringLiteral("bubbleRatio"),
                            tr("Idle time ÷ (devices × makespan). The headline. (P−1)/(P+M−1) for GPipe and 1F1B."));
    m_overhead = addDefinition(group, tr("overhead over ideal"), QStringLiteral("overheadRatio"),
                               tr("Idle time ÷ busy time: (P−1)/M for GPipe and 1F1B. Megatron's papers call this the "
                                  "bubble."));
    m_span = addDefinition(group, tr("longest-span bubble"), QStringLiteral("spanBubbleRatio"),
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
    constexpr double kNoFaster = 1.005;
    m_speedUp->setText(figures.speedUp < kNoFaster
                           ? tr("no faster than without overlap")
                           : tr("%1× faster than without overlap").arg(formatNumber(figures.speedUp)));
    m_steady->setVisible(scenario.iterations > 1);
    m_steady->setText(
        tr("an iteration in the steady state: %1, bubble %2")
            .arg(formatTime(figures.steady.iterationNs, digits), formatPercent(figures.steady.bubbleRatio)));
    m_measured->setVisible(figures.measured.has_value());
    if (figures.measured)
        m_measured->setText(tr("measured %1: %2")
                                .arg(formatTime(figures.measured->makespanNs, digits),
                                     QString::fromStdString(figures.measured->source)));
    m_causes->setCauses(m_play->run()->analysis);
    m_causeLegend->setCauses(m_play->run()->analysis);
    m_firstResult->setText(figures.firstResultNs < 0 ? tr("none") : formatTime(figures.firstResultNs));
    const QString peaks = listOrRange(figures.peakActivations);
    const bool one = peaks == QStringLiteral("1");
    m_peakActivations->setText(scenario.chunks > 1
                                   ? (one ? tr("1 microbatch-stage") : tr("%1 microbatch-stages").arg(peaks))
                               : one ? tr("1 microbatch")
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
    const bool measured = m_play->run()->measured;
    const bool differs = figures.theory.applies() && !figures.theoryMatches && !measured;
    if (differs)
        text = tr("%1 differs from the simulation").arg(text);
    else if (measured && figures.theory.applies())
        text = tr("%1, for what was asked for").arg(text);
    const bool calm = figures.theoryMatches || figures.theory.formula.empty() || (measured && figures.theory.applies());
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
    const auto& run = m_session->run();
    m_stale->setText(run && run->stuck ? tr("As far as the schedule gets.")
                                       : tr("Of the last settings that could run."));
    m_stale->setVisible(stale);
    m_headline->setFaded(stale);
    m_makespan->setFaded(stale);
}

void FiguresPanel::followScale()
{
    for (QVBoxLayout* group : m_groups)
        group->setSpacing(qRound(appearance()->px(4)));
}

}  // namespace bubblescope
