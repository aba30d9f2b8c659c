// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/seedspage.h"

#include "ui/charts/chartcopy.h"
#include "ui/charts/histogramplot.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/theme/appearance.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bubblescope {
namespace {

constexpr int kFirstCount = 1000;
constexpr int kMostCount = 100'000;
constexpr double kFirstAmount = 0.1;

bool varies(const Scenario& scenario)
{
    return scenario.jitter.kind != JitterKind::None && scenario.jitter.amount > 0;
}

bool sameButForSeed(Scenario a, const Scenario& b)
{
    a.jitter.seed = b.jitter.seed;
    return a == b;
}

/// In the unit, with the digits that tell it from what is `step` away.
QString timeNumber(double ns, TimeUnit unit, double step)
{
    return numberText(std::llround(ns), unit, decimalsFor(unit, std::llround(step)));
}

QPushButton* makeButton(const QString& text, const char* name, const QString& toolTip, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    button->setToolTip(toolTip);
    return button;
}

}  // namespace

SeedsPage::SeedsPage(Session* session, const Appearance* appearance, QWidget* parent)
    : ChartPage(session, appearance, parent)
    , m_plot(new HistogramPlot(appearance, this))
    , m_count(new IntSpin(this))
    , m_figure(new QComboBox(this))
{
    m_plot->setObjectName(QStringLiteral("seedsPlot"));
    m_plot->setFacts([this](std::size_t bin) { return factsOf(bin); });
    m_count->setObjectName(QStringLiteral("seedsCount"));
    m_count->setRange(10, kMostCount);
    m_count->setValue(kFirstCount);
    addControl(tr("&Runs:"), m_count, tr("How many times the step is simulated, with seeds 1, 2, 3 and so on."));
    m_figure->setObjectName(QStringLiteral("seedsFigure"));
    m_figure->addItems({tr("makespan"), tr("bubble")});
    addControl(tr("&Figure:"), m_figure, tr("What the chart counts: how long the step takes, or the bubble ratio."));
    addHead(tr("How it varies"));
    m_text = addNote(QStringLiteral("seedsText"));
    const QString tip = tr("Shows the run that came out so, by its seed, in the window.");
    m_vary = makeButton(tr("Let durations &vary by 10 %"), "seedsVary",
                        tr("Every operation's time is multiplied by a random factor near 1, as under Jitter."), this);
    m_low = makeButton(tr("Show the &5 % run"), "seedsLow", tip, this);
    m_median = makeButton(tr("Show the &median run"), "seedsMedian", tip, this);
    m_high = makeButton(tr("Show the &95 % run"), "seedsHigh", tip, this);
    for (QPushButton* button : {m_vary, m_low, m_median, m_high})
        controls()->addWidget(button);
    controls()->addStretch();
    build(m_plot);
    watch(m_job);
    addCopyActions(
        this, appearance, [this] { return m_plot; }, [this] { return csv(); });
    connect(&m_job, &SeedsJob::finished, this, &SeedsPage::takeOutcomes);
    connect(m_count, &IntSpin::edited, this, &SeedsPage::refreshLater);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &SeedsPage::takeOutcomes);
    connect(m_vary, &QPushButton::clicked, this, &SeedsPage::letVary);
    connect(m_low, &QPushButton::clicked, this, [this] { showRun(m_spread.low); });
    connect(m_median, &QPushButton::clicked, this, [this] { showRun(m_spread.median); });
    connect(m_high, &QPushButton::clicked, this, [this] { showRun(m_spread.high); });
    connect(m_plot, &HistogramPlot::chosen, this, &SeedsPage::showBin);
    connect(session, &Session::scenarioChanged, this, &SeedsPage::takeScenario);
    describe();
}

void SeedsPage::takeScenario()
{
    // All seeds are in the chart already.
    if (!m_values.empty() && sameButForSeed(m_job.present(), session()->scenario()))
        return;
    refreshLater();
}

void SeedsPage::compute()
{
    if (varies(session()->scenario())) {
        m_job.start(session()->scenario(), m_count->value());
        return;
    }
    m_job.cancel();
    m_values.clear();
    describe();
}

void SeedsPage::letVary()
{
    Scenario scenario = session()->scenario();
    scenario.jitter.kind = JitterKind::Normal;
    scenario.jitter.amount = kFirstAmount;
    scenario.measured.reset();
    session()->edit(tr("Jitter"), scenario);
}

bool SeedsPage::showsMakespan() const
{
    return m_figure->currentIndex() == 0;
}

QString SeedsPage::valueText(double value) const
{
    if (!showsMakespan())
        return formatPercent(value, decimalsOfStep(100 * m_step));
    constexpr QChar kNoBreakSpace(0x00A0);
    return timeNumber(value, m_unit, m_step) + kNoBreakSpace + unitText(m_unit);
}

double SeedsPage::steadyValue() const
{
    return showsMakespan() ? static_cast<double>(m_job.steady().makespanNs) : m_job.steady().bubbleRatio;
}

void SeedsPage::takeOutcomes()
{
    m_values.clear();
    for (const SeedOutcome& outcome : m_job.outcomes())
        m_values.push_back(showsMakespan() ? static_cast<double>(outcome.makespanNs) : outcome.bubbleRatio);
    Histogram histogram;
    if (!m_values.empty()) {
        // As many digits as tell the values apart, all in one unit: then they compare at a glance.
        constexpr double kFiner = 5;
        m_spread = spreadOf(m_values);
        histogram = histogramOf(m_values);
        m_step = histogram.width / kFiner;
        m_unit = unitForSpan(std::llround(std::max(histogram.to(), steadyValue())));
    }
    describe();
    if (m_values.empty())
        return;
    const double low = m_values[m_spread.low];
    const double median = m_values[m_spread.median];
    const double high = m_values[m_spread.high];
    PlotFrame frame;
    frame.title = showsMakespan() ? tr("Makespan of %n runs", nullptr, static_cast<int>(m_values.size()))
                                  : tr("Bubble of %n runs", nullptr, static_cast<int>(m_values.size()));
    const Scenario& present = m_job.present();
    frame.subtitle = QStringLiteral("%1, P = %2, M = %3, %4")
                         .arg(scheduleName(present.schedule))
                         .arg(present.devices)
                         .arg(present.microbatches)
                         .arg(tr("jitter %1").arg(formatPercent(present.jitter.amount, 0)));
    frame.xTitle = showsMakespan() ? tr("makespan, %1").arg(unitText(m_unit)) : tr("bubble, % of all device time");
    frame.yTitle = tr("runs");
    frame.xText = [makespan = showsMakespan(), unit = m_unit](double value, double step) {
        return makespan ? timeNumber(value, unit, step) : formatPercent(value, decimalsOfStep(100 * step));
    };
    frame.yText = [](double count, double) { return formatNumber(count, 6); };
    m_plot->setPicture(frame, std::move(histogram), {low, high},
                       {{median, tr("median: %1").arg(valueText(median)), true},
                        {low, tr("5 %: %1").arg(valueText(low)), false},
                        {high, tr("95 %: %1").arg(valueText(high)), false},
                        {steadyValue(), tr("without jitter: %1").arg(valueText(steadyValue())), false}});
}

void SeedsPage::describe()
{
    const bool there = !m_values.empty();
    m_vary->setVisible(!varies(session()->scenario()));
    for (QPushButton* button : {m_low, m_median, m_high})
        button->setEnabled(there);
    if (m_job.error() && varies(session()->scenario())) {
        m_text->clear();
        m_plot->setHint(errorText(*m_job.error()));
    } else if (!there) {
        const bool random = varies(session()->scenario());
        m_text->setText(random ? QString() : tr("Choose a jitter in the window, or:"));
        m_plot->setHint(random ? QString() : tr("Durations do not vary: every run comes out alike."));
    } else {
        m_text->setText(tr("median %1\n5 %: %2\n95 %: %3\nmean %4\nwithout jitter %5")
                            .arg(valueText(m_values[m_spread.median]), valueText(m_values[m_spread.low]),
                                 valueText(m_values[m_spread.high]), valueText(m_spread.mean),
                                 valueText(steadyValue())));
    }
}

void SeedsPage::showRun(std::size_t outcome)
{
    Scenario scenario = m_job.present();
    scenario.jitter.seed = m_job.outcomes()[outcome].seed;
    scenario.measured.reset();
    session()->edit(tr("Show the run with seed %1").arg(scenario.jitter.seed), scenario);
}

void SeedsPage::showBin(std::size_t bin)
{
    const Histogram& histogram = m_plot->histogram();
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (histogram.binOf(m_values[i]) == bin)
            return showRun(i);
}

Facts SeedsPage::factsOf(std::size_t bin) const
{
    const Histogram& histogram = m_plot->histogram();
    const double from = histogram.from + histogram.width * static_cast<double>(bin);
    const int count = histogram.counts[bin];
    const auto all = static_cast<double>(m_values.size());
    Facts facts{tr("%1 to %2").arg(valueText(from), valueText(from + histogram.width)), {}};
    facts.rows.emplace_back(
        tr("runs"),
        tr("%1 of %2 (%3)").arg(count).arg(m_values.size()).arg(formatPercent(static_cast<double>(count) / all)));
    facts.rows.emplace_back(tr("click"), tr("shows the first of them"));
    return facts;
}

QString SeedsPage::csv() const
{
    CsvText text({QStringLiteral("seed"), QStringLiteral("makespan_ns"), QStringLiteral("bubble_ratio")});
    for (const SeedOutcome& outcome : m_job.outcomes())
        text.add(
            {QString::number(outcome.seed), QString::number(outcome.makespanNs), CsvText::number(outcome.bubbleRatio)});
    return text.text();
}

}  // namespace bubblescope
