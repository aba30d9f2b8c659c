// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/curvepage.h"

#include "core/schedule/registry.h"
#include "core/sweep/refold.h"
#include "core/sweep/scenarioedit.h"
#include "ui/charts/chartcopy.h"
#include "ui/dialogs/valuedelegate.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/theme/appearance.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr int kLook = Qt::UserRole + 1;
constexpr int kFirstMicrobatches = 64;
constexpr int kFirstDevices = 32;
constexpr double kFirstFactor = 4;
constexpr double kLeastFactor = 0.5;
constexpr double kFirstTarget = 20;
/// What a lecturer compares first, beside the present schedule.
constexpr const char* kFirstShown[] = {"1f1b", "interleaved-1f1b", "zb-h1", "forward-only"};

int slowestStageOf(const Scenario& scenario)
{
    int slowest = middleStage(scenario);
    for (int s = 0; s < scenario.stages(); ++s)
        if (slowdownOf(scenario, s) > slowdownOf(scenario, slowest))
            slowest = s;
    return slowest;
}

/// What an entry tells of its schedule: a value at its end, which the sentence spells out.
void say(QListWidgetItem& item, const QString& value, const QString& sentence)
{
    const std::string schedule = item.data(Qt::UserRole).toString().toStdString();
    const QString what = QStringLiteral("%1: %2").arg(item.text(), translated(findSchedule(schedule)->description));
    item.setData(kValueRole, value);
    item.setData(Qt::AccessibleTextRole, sentence.isEmpty() ? item.text() : sentence);
    item.setToolTip(sentence.isEmpty() ? what : what + u'\n' + sentence);
}

}  // namespace

CurvePage::CurvePage(CurveAxis axis, Session* session, const Appearance* appearance, QWidget* parent)
    : ChartPage(session, appearance, parent)
    , m_axis(axis)
    , m_plot(new LinePlot(appearance, this))
{
    m_plot->setObjectName(QStringLiteral("curvePlot"));
    m_plot->setFacts([this](LinePlot::Place place) { return factsOf(place); });
    addRange();
    if (axis == CurveAxis::Microbatches)
        addTarget();
    addSchedules();
    if (axis == CurveAxis::Microbatches)
        addUse();
    build(m_plot);
    watch(m_job);
    watch(m_leastJob);
    addCopyActions(
        this, appearance, [this] { return m_plot; }, [this] { return csv(); });
    connect(&m_job, &CurveJob::finished, this, &CurvePage::takeCurves);
    connect(&m_leastJob, &LeastJob::finished, this, &CurvePage::takeLeast);
    connect(session, &Session::scenarioChanged, this, &CurvePage::takeScenario);
    connect(session, &Session::runChanged, this, &CurvePage::takePresent);
    connect(appearance, &Appearance::changed, this, &CurvePage::paintSamples);
    connect(m_plot, &LinePlot::chosen, this, [this](LinePlot::Place place) {
        const Curve& curve = m_job.curves()[place.line];
        const double at = pointAt(place).place;
        showScenario(atPlace(m_job.present(), m_job.setting(), curve.schedule, at), at);
    });
    connect(m_plot, &LinePlot::markChosen, this, [this](int mark) {
        const PlotMark& chosen = m_plot->marks()[static_cast<std::size_t>(mark)];
        for (const LeastJob::Row& row : m_leastJob.rows())
            if (row.found.microbatches == static_cast<int>(chosen.at.x()) && lookOf(row.schedule) == chosen.look)
                return showScenario(row.scenario, chosen.at.x());
    });
    fillSchedules();
}

void CurvePage::addRange()
{
    if (m_axis == CurveAxis::Slowdown) {
        m_stage = new IntSpin(this);
        m_stage->setObjectName(QStringLiteral("curveStage"));
        m_stage->setRange(0, std::max(0, session()->scenario().stages() - 1));
        m_stage->setValue(slowestStageOf(session()->scenario()));
        addControl(tr("&Stage:"), m_stage, tr("The stage that is made slower."));
        m_mostFactor = new RealSpin(this);
        m_mostFactor->setObjectName(QStringLiteral("curveMostFactor"));
        m_mostFactor->setPrefix(QStringLiteral("×"));
        m_mostFactor->setRange(1, 100);
        m_mostFactor->setValue(kFirstFactor);
        addControl(tr("&Up to:"), m_mostFactor, tr("The largest slowdown in the chart: how many times longer."));
        connect(m_stage, &IntSpin::edited, this, &CurvePage::refreshLater);
        connect(m_mostFactor, &RealSpin::edited, this, &CurvePage::refreshLater);
        return;
    }
    const bool overMicrobatches = m_axis == CurveAxis::Microbatches;
    m_most = new IntSpin(this);
    m_most->setObjectName(QStringLiteral("curveMost"));
    m_most->setRange(2, overMicrobatches ? kMaxMicrobatches : kMaxDevices);
    const int present = overMicrobatches ? session()->scenario().microbatches : session()->scenario().devices;
    m_most->setValue(std::max(overMicrobatches ? kFirstMicrobatches : kFirstDevices, 2 * present));
    addControl(overMicrobatches ? tr("M &up to:") : tr("P &up to:"), m_most,
               overMicrobatches ? tr("The largest number of microbatches in the chart.")
                                : tr("The largest number of devices in the chart."));
    connect(m_most, &IntSpin::edited, this, &CurvePage::refreshLater);
}

void CurvePage::addTarget()
{
    m_target = new RealSpin(this);
    m_target->setObjectName(QStringLiteral("curveTarget"));
    m_target->setSuffix(QStringLiteral(" %"));
    m_target->setRange(0.1, 99);
    m_target->setValue(kFirstTarget);
    addControl(tr("&Wanted bubble:"), m_target,
               tr("Bubble ratio, idle time as a share of all device time. The chart marks the least number of "
                  "microbatches that gets there."));
    connect(m_target, &RealSpin::edited, this, &CurvePage::findLeast);
}

void CurvePage::addUse()
{
    m_use = new QPushButton(this);
    m_use->setObjectName(QStringLiteral("useLeast"));
    m_use->setAutoDefault(false);
    m_use->setToolTip(tr("Shows the present schedule with that number of microbatches in the window."));
    controls()->addWidget(m_use);
    connect(m_use, &QPushButton::clicked, this, &CurvePage::useLeast);
}

void CurvePage::addSchedules()
{
    // The numbers found are in the schedules' own lines, so that no line moves when there is one more or less of them.
    if (m_target == nullptr)
        addHead(tr("Schedules"));
    else
        addHead(tr("Schedules"), tr("Least M"))->setObjectName(QStringLiteral("leastHead"));
    m_schedules = new QListWidget(this);
    m_schedules->setItemDelegate(new ValueDelegate(m_schedules));
    m_schedules->setObjectName(QStringLiteral("curveSchedules"));
    m_schedules->setAccessibleName(tr("Schedules in the chart"));
    m_schedules->setToolTip(tr("Which schedules have a line, at most %n.", nullptr, kMostPlotLines));
    m_schedules->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    controls()->addWidget(m_schedules, 1);
    connect(m_schedules, &QListWidget::itemChanged, this, &CurvePage::checkChanged);
}

void CurvePage::fillSchedules()
{
    const Scenario& scenario = session()->scenario();
    const ScheduleInfo* present = findSchedule(scenario.schedule);
    QStringList wanted;
    for (const ScheduleInfo& info : scheduleRegistry())
        if (present != nullptr && (info.id == present->id || (comparable(info, *present) && info.id != "custom")))
            wanted << fromCore(info.id);
    QStringList listed;
    for (int i = 0; i < m_schedules->count(); ++i)
        listed << m_schedules->item(i)->data(Qt::UserRole).toString();
    const QSignalBlocker quiet(m_schedules);
    if (listed != wanted) {
        const std::vector<std::string> checked = checkedSchedules();
        m_schedules->clear();
        for (const QString& id : wanted) {
            auto* item = new QListWidgetItem(scheduleName(id.toStdString()), m_schedules);
            item->setData(Qt::UserRole, id);
            say(*item, {}, {});
            item->setData(kLook, -1);
            const std::string name = id.toStdString();
            const bool first = checked.empty() &&
                               std::find(std::begin(kFirstShown), std::end(kFirstShown), name) != std::end(kFirstShown);
            const bool before = std::find(checked.begin(), checked.end(), name) != checked.end();
            item->setCheckState(first || before ? Qt::Checked : Qt::Unchecked);
        }
    }
    // The present schedule has a line, so that one sees where one is.
    for (int i = 0; i < m_schedules->count(); ++i)
        if (m_schedules->item(i)->data(Qt::UserRole).toString() == fromCore(scenario.schedule) &&
            static_cast<int>(checkedSchedules().size()) < kMostPlotLines)
            m_schedules->item(i)->setCheckState(Qt::Checked);
    checkChanged(nullptr);
}

void CurvePage::checkChanged(QListWidgetItem* item)
{
    const QSignalBlocker quiet(m_schedules);
    const auto looks = [this] {
        std::vector<int> all;
        for (int i = 0; i < m_schedules->count(); ++i)
            all.push_back(m_schedules->item(i)->data(kLook).toInt());
        return all;
    };
    const std::vector<int> before = looks();
    std::vector<bool> taken(kMostPlotLines, false);
    const auto look = [](const QListWidgetItem& entry) { return entry.data(kLook).toInt(); };
    for (int i = 0; i < m_schedules->count(); ++i) {
        QListWidgetItem& entry = *m_schedules->item(i);
        if (entry.checkState() != Qt::Checked) {
            entry.setData(kLook, -1);
            say(entry, {}, {});
        } else if (look(entry) >= 0) {
            taken[static_cast<std::size_t>(look(entry))] = true;
        }
    }
    for (int i = 0; i < m_schedules->count(); ++i) {
        QListWidgetItem& entry = *m_schedules->item(i);
        if (entry.checkState() != Qt::Checked || look(entry) >= 0)
            continue;
        const auto free = std::find(taken.begin(), taken.end(), false);
        if (free == taken.end()) {
            entry.setCheckState(Qt::Unchecked);
            continue;
        }
        entry.setData(kLook, static_cast<int>(free - taken.begin()));
        *free = true;
    }
    if (looks() != before)
        paintSamples();
    if (item != nullptr)
        refreshLater();
}

void CurvePage::paintSamples()
{
    const QSignalBlocker quiet(m_schedules);
    m_schedules->setFixedWidth(qRound(appearance()->px(kControlsWidth)));
    // The style draws the boxes' outlines in a darker shade of this, which on dark grounds nobody sees.
    QPalette colours = appearance()->palette();
    if (appearance()->theme().dark)
        colours.setColor(QPalette::Window, appearance()->theme().muted);
    m_schedules->setPalette(colours);
    const QSize size(qRound(appearance()->px(34)), qRound(appearance()->px(14)));
    m_schedules->setIconSize(size);
    for (int i = 0; i < m_schedules->count(); ++i) {
        QListWidgetItem& item = *m_schedules->item(i);
        QPixmap picture(size * 2);
        picture.setDevicePixelRatio(2);
        picture.fill(Qt::transparent);
        if (const int look = item.data(kLook).toInt(); look >= 0) {
            QPainter painter(&picture);
            LinePlot::drawSample(painter, QRectF(QPointF(), QSizeF(size)), look, *appearance());
        }
        item.setIcon(QIcon(picture));
    }
}

std::vector<std::string> CurvePage::checkedSchedules() const
{
    std::vector<std::string> ids;
    for (int i = 0; i < m_schedules->count(); ++i)
        if (m_schedules->item(i)->checkState() == Qt::Checked)
            ids.push_back(m_schedules->item(i)->data(Qt::UserRole).toString().toStdString());
    return ids;
}

QListWidgetItem* CurvePage::itemOf(const std::string& schedule) const
{
    for (int i = 0; i < m_schedules->count(); ++i)
        if (m_schedules->item(i)->data(Qt::UserRole).toString() == fromCore(schedule))
            return m_schedules->item(i);
    return nullptr;
}

int CurvePage::lookOf(const std::string& schedule) const
{
    const QListWidgetItem* item = itemOf(schedule);
    return item == nullptr ? 0 : std::max(0, item->data(kLook).toInt());
}

CurveSetting CurvePage::setting() const
{
    CurveSetting setting;
    setting.axis = m_axis;
    setting.schedules = checkedSchedules();
    if (m_axis == CurveAxis::Slowdown) {
        setting.least = kLeastFactor;
        setting.most = m_mostFactor->value();
        setting.stage = std::min(m_stage->value(), session()->scenario().stages() - 1);
    } else {
        setting.most = m_most->value();
    }
    return setting;
}

void CurvePage::takeScenario()
{
    if (m_stage != nullptr) {
        const QSignalBlocker quiet(m_stage);
        m_stage->setRange(0, std::max(0, session()->scenario().stages() - 1));
    }
    widenRange();
    fillSchedules();
    refreshLater();
}

void CurvePage::widenRange()
{
    const double here = presentPlace(session()->scenario(), setting());
    if (m_most != nullptr && here > m_most->value()) {
        const QSignalBlocker quiet(m_most);
        m_most->setValue(2 * static_cast<int>(here));
    } else if (m_mostFactor != nullptr && here > m_mostFactor->value()) {
        const QSignalBlocker quiet(m_mostFactor);
        m_mostFactor->setValue(std::ceil(here));
    }
}

void CurvePage::compute()
{
    m_job.start(session()->scenario(), setting());
    findLeast();
}

void CurvePage::findLeast()
{
    if (m_target == nullptr)
        return;
    m_leastJob.start(session()->scenario(), checkedSchedules(), m_target->value() / 100, m_most->value());
}

const CurvePoint& CurvePage::pointAt(LinePlot::Place place) const
{
    return m_job.curves()[place.line].points[m_drawn[place.line][place.point]];
}

PlotFrame CurvePage::frame(double highest) const
{
    const CurveSetting& shown = m_job.setting();
    const Scenario& present = m_job.present();
    PlotFrame frame;
    constexpr double kStep = 0.05;
    const double room = m_target != nullptr ? std::max(highest, m_target->value() / 100) : highest;
    frame.y = {0, std::clamp(std::ceil(room * 1.06 / kStep) * kStep, kStep, 1.0), ChartAxis::Spread::Even};
    frame.yTitle = tr("bubble, % of all device time");
    frame.yText = [](double share, double step) { return formatPercent(share, decimalsOfStep(100 * step)); };
    const double most = std::max(shown.most, shown.least + kSlowdownStep);
    QStringList about;
    switch (m_axis) {
    case CurveAxis::Microbatches:
        frame.title = tr("Bubble over microbatches");
        frame.xTitle = tr("microbatches M");
        frame.x = {1, most, ChartAxis::Spread::Doublings};
        about << QStringLiteral("P = %1").arg(present.devices);
        break;
    case CurveAxis::Devices:
        frame.title = tr("Bubble over devices");
        frame.xTitle = tr("devices P");
        frame.x = {1, most, ChartAxis::Spread::Even};
        about << QStringLiteral("M = %1").arg(present.microbatches);
        break;
    case CurveAxis::Slowdown:
        frame.title = tr("Bubble over the slowdown of stage %1").arg(shown.stage);
        frame.xTitle = tr("slowdown of stage %1, times as long").arg(shown.stage);
        frame.x = {shown.least, most, ChartAxis::Spread::Even};
        about << QStringLiteral("P = %1").arg(present.devices) << QStringLiteral("M = %1").arg(present.microbatches);
        break;
    }
    frame.xText = [this](double place, double) {
        return m_axis == CurveAxis::Slowdown ? formatFactor(place) : formatNumber(place, 7);
    };
    const int slowest = slowestStageOf(present);
    if (m_axis != CurveAxis::Slowdown && slowdownOf(present, slowest) > 1)
        about << tr("stage %1 %2 slower").arg(slowest).arg(formatFactor(slowdownOf(present, slowest)));
    if (present.transfer.latencyNs > 0)
        about << tr("transfers %1").arg(formatTime(present.transfer.latencyNs));
    if (present.jitter.kind != JitterKind::None)
        about << tr("jitter %1, seed %2").arg(formatPercent(present.jitter.amount, 0)).arg(present.jitter.seed);
    if (present.batch.mode == BatchMode::FixedBatch)
        about << tr("fixed batch");
    frame.subtitle = about.join(QStringLiteral(", "));
    return frame;
}

void CurvePage::takeCurves()
{
    std::vector<PlotLine> lines;
    m_drawn.clear();
    double highest = 0;
    for (const Curve& curve : m_job.curves()) {
        PlotLine line;
        line.name = scheduleName(curve.schedule);
        line.look = lookOf(curve.schedule);
        std::vector<std::size_t> drawn;
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const CurvePoint& point = curve.points[i];
            if (point.outcome.error)
                continue;
            drawn.push_back(i);
            line.points.emplace_back(point.place, point.outcome.bubbleRatio);
            highest = std::max(highest, point.outcome.bubbleRatio);
            if (point.outcome.theory.applies())
                line.theory.emplace_back(point.place, point.outcome.theory.bubbleRatio);
        }
        lines.push_back(std::move(line));
        m_drawn.push_back(std::move(drawn));
    }
    m_plot->setPicture(frame(highest), std::move(lines));
    setRemark(remark());
    takePresent();
    takeLeast();
}

QString CurvePage::remark() const
{
    QStringList remarks;
    for (const Curve& curve : m_job.curves()) {
        const auto refused = [](const CurvePoint& point) { return point.outcome.error.has_value(); };
        const auto count = std::count_if(curve.points.begin(), curve.points.end(), refused);
        const auto first = std::find_if(curve.points.begin(), curve.points.end(), refused);
        if (count > 0)
            remarks << tr("%1 has %2 of %3 points; at %4: %5")
                           .arg(scheduleName(curve.schedule))
                           .arg(static_cast<qint64>(curve.points.size()) - count)
                           .arg(curve.points.size())
                           .arg(placeText(first->place), errorText(*first->outcome.error));
        else if (curve.schedule == m_job.present().schedule && !curve.points.empty() &&
                 !curve.points.back().outcome.theory.applies())
            remarks << formulaRemark(curve);
    }
    return remarks.mid(0, 2).join(QStringLiteral("  "));
}

QString CurvePage::formulaRemark(const Curve& curve) const
{
    const QString name = scheduleName(curve.schedule);
    const auto applies = [](const CurvePoint& point) { return point.outcome.theory.applies(); };
    const auto with = std::find_if(curve.points.begin(), curve.points.end(), applies);
    const ClosedForm& last = curve.points.back().outcome.theory;
    if (m_axis == CurveAxis::Slowdown && last.reason == NoClosedForm::UnequalStages)
        // Which of them is the slow one changes along the axis.
        return with == curve.points.end() ? tr("%1: no closed form, the stages take different times").arg(name)
                                          : tr("%1: closed form only at %2, where all stages take the same time")
                                                .arg(name, formatFactor(with->place));
    if (with == curve.points.end())
        return tr("%1: no closed form, %2").arg(name, closedFormReason(last));
    return tr("%1: closed form at %2 of %3 points; at %4: %5")
        .arg(name)
        .arg(std::count_if(curve.points.begin(), curve.points.end(), applies))
        .arg(curve.points.size())
        .arg(placeText(curve.points.back().place), closedFormReason(last));
}

const LeastJob::Row* CurvePage::presentLeast() const
{
    for (const LeastJob::Row& row : m_leastJob.rows())
        if (row.schedule == session()->scenario().schedule)
            return &row;
    return nullptr;
}

void CurvePage::takeLeast()
{
    if (m_target == nullptr || m_leastJob.busy())
        return;
    const double wanted = m_target->value() / 100;
    std::vector<PlotMark> marks;
    for (const LeastJob::Row& row : m_leastJob.rows()) {
        if (row.found.microbatches > 0)
            marks.push_back({QPointF(row.found.microbatches, row.found.bubbleRatio),
                             tr("M = %1").arg(row.found.microbatches), lookOf(row.schedule)});
        sayLeast(row);
    }
    m_plot->setThreshold(wanted, tr("wanted: %1").arg(formatPercent(wanted, 0)), std::move(marks));
    const LeastJob::Row* present = presentLeast();
    const bool found = present != nullptr && present->found.microbatches > 0;
    m_use->setText(found ? tr("&Use M = %1").arg(present->found.microbatches) : tr("Use least M"));
    m_use->setEnabled(found && present->found.microbatches != session()->scenario().microbatches);
}

void CurvePage::sayLeast(const LeastJob::Row& row)
{
    QListWidgetItem* item = itemOf(row.schedule);
    if (item == nullptr || item->checkState() != Qt::Checked)
        return;
    const QString name = scheduleName(row.schedule);
    const LeastMicrobatches& found = row.found;
    QString value;
    QString sentence;
    if (found.microbatches > 0) {
        value = (found.allSmallerTried ? QString() : QStringLiteral("≤ ")) + QString::number(found.microbatches);
        sentence = (found.allSmallerTried ? tr("%1: M = %2 (%3)") : tr("%1: M = %2 (%3), not every smaller one tried"))
                       .arg(name)
                       .arg(found.microbatches)
                       .arg(formatPercent(found.bubbleRatio));
    } else if (found.bestMicrobatches > 0) {
        value = tr("none", "number of microbatches");
        sentence = tr("%1: none, at best %2").arg(name, formatPercent(found.bestBubbleRatio));
    } else {
        value = QStringLiteral("–");
        sentence = tr("%1: refused").arg(name);
    }
    const QSignalBlocker quiet(m_schedules);
    say(*item, value, sentence);
}

void CurvePage::takePresent()
{
    const std::shared_ptr<const Run>& run = session()->simulated();
    if (run)
        m_plot->setPresent(QPointF(presentPlace(run->scenario, setting()), run->analysis.bubbleRatio));
}

void CurvePage::useLeast()
{
    // Not what was found for older settings.
    const LeastJob::Row* row = busy() ? nullptr : presentLeast();
    if (row != nullptr)
        showScenario(row->scenario, row->found.microbatches);
}

void CurvePage::showScenario(const Scenario& scenario, double place)
{
    session()->edit(tr("Show %1, %2").arg(scheduleName(scenario.schedule), placeText(place)), scenario);
}

QString CurvePage::placeText(double place) const
{
    switch (m_axis) {
    case CurveAxis::Microbatches:
        return QStringLiteral("M = %1").arg(formatNumber(place, 7));
    case CurveAxis::Devices:
        return QStringLiteral("P = %1").arg(formatNumber(place, 7));
    case CurveAxis::Slowdown:
        break;
    }
    return tr("stage %1 %2").arg(m_job.setting().stage).arg(formatFactor(place));
}

Facts CurvePage::factsOf(LinePlot::Place place) const
{
    const Curve& curve = m_job.curves()[place.line];
    const CurvePoint& point = pointAt(place);
    const Outcome& outcome = point.outcome;
    Facts facts{QStringLiteral("%1, %2").arg(scheduleName(curve.schedule), placeText(point.place)), {}};
    facts.rows.emplace_back(tr("bubble, simulated"), formatPercent(outcome.bubbleRatio, 2));
    facts.rows.emplace_back(tr("closed form"), outcome.theory.applies() ? formatPercent(outcome.theory.bubbleRatio, 2)
                                                                        : closedFormReason(outcome.theory));
    facts.rows.emplace_back(tr("makespan"), formatTime(outcome.makespanNs));
    facts.rows.emplace_back(tr("activations at most"), tr("%n microbatch-stages", nullptr, outcome.peakActivations));
    if (outcome.peakBytes)
        facts.rows.emplace_back(tr("memory at most"), formatBytes(*outcome.peakBytes));
    facts.rows.emplace_back(tr("click"), tr("shows it in the window"));
    return facts;
}

QString CurvePage::csv() const
{
    const char* places[] = {"microbatches", "devices", "slowdown"};
    CsvText text({QStringLiteral("schedule"), QLatin1String(places[static_cast<int>(m_axis)]),
                  QStringLiteral("bubble_ratio"), QStringLiteral("closed_form"), QStringLiteral("makespan_ns"),
                  QStringLiteral("peak_activations"), QStringLiteral("peak_bytes"), QStringLiteral("refused")});
    for (const Curve& curve : m_job.curves())
        for (const CurvePoint& point : curve.points) {
            const Outcome& outcome = point.outcome;
            QStringList row{fromCore(curve.schedule), CsvText::number(point.place)};
            if (outcome.error)
                row << QString() << QString() << QString() << QString() << QString() << errorText(*outcome.error);
            else
                row << CsvText::number(outcome.bubbleRatio)
                    << (outcome.theory.applies() ? CsvText::number(outcome.theory.bubbleRatio) : QString())
                    << QString::number(outcome.makespanNs) << QString::number(outcome.peakActivations)
                    << (outcome.peakBytes ? QString::number(*outcome.peakBytes) : QString()) << QString();
            text.add(row);
        }
    return text.text();
}

}  // namespace bubblescope
