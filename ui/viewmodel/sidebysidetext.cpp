// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/sidebysidetext.h"

#include "core/sweep/scenarioedit.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace bubblescope {
namespace {

/// The context of the texts.
struct SideBySide {
    Q_DECLARE_TR_FUNCTIONS(SideBySide)
};

QString separator()
{
    return QStringLiteral(" · ");
}

QString none()
{
    return QStringLiteral("–");
}

QString signedText(int sign, const QString& size)
{
    return sign == 0 ? QStringLiteral("±0") : (sign < 0 ? u'−' : u'+') + size;
}

int signOf(double difference)
{
    return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

/// Lists of one value and of equal values read alike.
template <class T, class Text>
QString listText(const std::vector<T>& list, Text text)
{
    constexpr std::size_t kMost = 8;
    if (std::all_of(list.begin(), list.end(), [&](const T& value) { return value == list.front(); }))
        return text(list.front());
    QStringList parts;
    for (std::size_t i = 0; i < std::min(list.size(), kMost); ++i)
        parts << text(list[i]);
    if (list.size() > kMost)
        parts << QStringLiteral("…");
    return parts.join(QStringLiteral(", "));
}

QString timesText(const std::vector<TimeNs>& list)
{
    return listText(list, [](TimeNs ns) { return formatTime(ns); });
}

QString jitterText(const Jitter& jitter)
{
    switch (jitter.kind) {
    case JitterKind::None:
        return SideBySide::tr("none");
    case JitterKind::Uniform:
        return SideBySide::tr("even, %1").arg(formatPercent(jitter.amount));
    case JitterKind::Normal:
        return SideBySide::tr("normal, %1").arg(formatPercent(jitter.amount));
    case JitterKind::LongTail:
        return SideBySide::tr("long tail, %1").arg(formatPercent(jitter.amount));
    }
    return {};
}

QString batchText(BatchMode mode)
{
    return mode == BatchMode::FixedBatch ? SideBySide::tr("same batch") : SideBySide::tr("same microbatch size");
}

QString onOff(bool on)
{
    return on ? SideBySide::tr("on") : SideBySide::tr("off");
}

class Differences {
public:
    void add(const QString& setting, const QString& own, const QString& first)
    {
        if (own != first)
            m_list << SideBySide::tr("%1 %2 instead of %3").arg(setting, own, first);
    }
    void add(const QString& setting, int own, int first) { add(setting, QString::number(own), QString::number(first)); }
    void note(bool differs, const QString& text)
    {
        if (differs)
            m_list << text;
    }
    [[nodiscard]] const QStringList& list() const { return m_list; }

private:
    QStringList m_list;
};

void addOptions(const Scenario& own, const Scenario& first, Differences& differences)
{
    std::set<std::string> ids;
    for (const Scenario* scenario : {&own, &first})
        for (const auto& [id, value] : scenario->options)
            ids.insert(id);
    const ScheduleInfo* info = findSchedule(own.schedule);
    const auto valueOf = [&](const Scenario& scenario, const std::string& id) {
        if (const auto found = scenario.options.find(id); found != scenario.options.end())
            return translated(found->second);
        for (const ScheduleOption& option : info->options)
            if (option.id == id)
                return translated(option.defaultValue);
        return none();
    };
    // Of another schedule they mean something else, or nothing.
    if (info != nullptr && own.schedule == first.schedule)
        for (const std::string& id : ids)
            differences.add(optionLabel(id), valueOf(own, id), valueOf(first, id));
}

void addTransfer(const TransferCosts& own, const TransferCosts& first, Differences& differences)
{
    const auto bandwidth = [](const TransferCosts& transfer) {
        return transfer.bytesPerSecond > 0 ? SideBySide::tr("%1/s").arg(formatBytes(transfer.bytesPerSecond))
                                           : SideBySide::tr("no limit");
    };
    differences.add(SideBySide::tr("Transfer"), formatTime(own.latencyNs), formatTime(first.latencyNs));
    differences.add(SideBySide::tr("Size of a transfer"), formatBytes(own.bytes), formatBytes(first.bytes));
    differences.add(SideBySide::tr("Bandwidth"), bandwidth(own), bandwidth(first));
    differences.add(SideBySide::tr("Blocking transfers"), onOff(own.blocking), onOff(first.blocking));
}

/// The value that all have, or all of them.
QString valuesText(std::span<const Scenario> scenarios, int (*value)(const Scenario&))
{
    std::vector<int> list;
    for (const Scenario& scenario : scenarios)
        list.push_back(value(scenario));
    return listText(list, [](int number) { return QString::number(number); });
}

QString batchBasis(std::span<const Scenario> scenarios, const CommonBasis& common)
{
    const QString counts = valuesText(scenarios, [](const Scenario& scenario) { return scenario.microbatches; });
    if (!common.batchMode)
        return SideBySide::tr("some with a whole batch's times, some with a microbatch's; microbatches: %1")
            .arg(counts);
    return *common.batchMode == BatchMode::FixedBatch
               ? SideBySide::tr("same batch, in microbatches: %1").arg(counts)
               : SideBySide::tr("same microbatch size, microbatches: %1").arg(counts);
}

}  // namespace

std::vector<ComparedFigure> comparedFigures(const Outcome* own, const Outcome* first, RankBasis counting, bool bytes)
{
    const bool known = own != nullptr && !own->error;
    const bool comparable = known && first != nullptr && first != own && !first->error;
    const auto add = [&](std::vector<ComparedFigure>& list, const QString& name, const QString& explanation, auto usual,
                         auto valueOf, auto textOf, auto differenceOf) {
        ComparedFigure figure{name,          known ? textOf(valueOf(*own)) : none(), {}, 0, explanation,
                              textOf(usual), signedText(-1, differenceOf(usual))};
        if (comparable) {
            const auto difference = valueOf(*own) - valueOf(*first);
            const QString size = differenceOf(std::abs(difference));
            // What rounds to nothing is none.
            const bool equal = size == differenceOf(decltype(difference){});
            figure.sign = equal ? 0 : signOf(static_cast<double>(difference));
            figure.difference = signedText(figure.sign, size);
        }
        list.push_back(figure);
    };
    std::vector<ComparedFigure> list;
    add(
        list, SideBySide::tr("Makespan"),
        SideBySide::tr(
            "From time 0 to the end of the last operation; below it how much longer (+) or shorter (−) than A."),
        TimeNs{888'800'000}, [](const Outcome& outcome) { return outcome.makespanNs; },
        [](TimeNs ns) { return formatTime(ns); }, [](TimeNs ns) { return formatTime(ns, 3); });
    add(
        list, SideBySide::tr("Bubble"),
        SideBySide::tr("Share of the devices' time in which they do nothing; below it the difference from A in "
                       "percentage points."),
        0.888, [](const Outcome& outcome) { return outcome.bubbleRatio; },
        [](double ratio) { return formatPercent(ratio); },
        [](double ratio) { return SideBySide::tr("%1 pp").arg(formatNumber(std::round(1000 * ratio) / 10)); });
    add(
        list, SideBySide::tr("Activations"),
        counting == RankBasis::Stages
            ? SideBySide::tr(
                  "Most activations that a device holds, in microbatches of a stage; below it the difference from A.")
            : SideBySide::tr("Most activations that a device holds, in microbatches of a device's share of the model; "
                             "below it the "
                             "difference from A."),
        88.8, [counting](const Outcome& outcome) { return heldBy(outcome, counting); },
        [](double count) { return formatNumber(count); }, [](double count) { return formatNumber(count); });
    if (bytes)
        add(
            list, SideBySide::tr("Peak memory"),
            SideBySide::tr("Most bytes that a device needs; below it the difference from A."),
            std::int64_t{88'800'000'000}, [](const Outcome& outcome) { return outcome.peakBytes.value_or(0); },
            [](std::int64_t count) { return count > 0 ? formatBytes(count) : none(); },
            [](std::int64_t count) { return formatBytes(count); });
    return list;
}

QString scenarioSummary(const Scenario& scenario)
{
    QStringList parts{scheduleName(scenario.schedule), QStringLiteral("P %1").arg(scenario.devices)};
    if (scenario.chunks > 1)
        parts << QStringLiteral("V %1").arg(scenario.chunks);
    parts << QStringLiteral("M %1").arg(scenario.microbatches);
    return parts.join(separator());
}

QStringList settingDifferences(const Scenario& own, const Scenario& first)
{
    Differences differences;
    differences.note(own.schedule != first.schedule,
                     SideBySide::tr("%1 instead of %2").arg(scheduleName(own.schedule), scheduleName(first.schedule)));
    addOptions(own, first, differences);
    differences.add(SideBySide::tr("Devices"), own.devices, first.devices);
    differences.add(SideBySide::tr("Chunks per device"), own.chunks, first.chunks);
    differences.add(SideBySide::tr("Microbatches"), own.microbatches, first.microbatches);
    differences.add(SideBySide::tr("Forward"), timesText(own.costs.forwardNs), timesText(first.costs.forwardNs));
    differences.add(SideBySide::tr("Backward for the input"), timesText(own.costs.backwardInputNs),
                    timesText(first.costs.backwardInputNs));
    differences.add(SideBySide::tr("Backward for the weights"), timesText(own.costs.backwardWeightNs),
                    timesText(first.costs.backwardWeightNs));
    const auto factors = [](const Scenario& scenario) { return listText(scenario.costs.slowdown, formatFactor); };
    differences.add(SideBySide::tr("Slowdown"), factors(own), factors(first));
    differences.add(SideBySide::tr("Saving by overlap"), formatTime(own.costs.overlapSavingNs),
                    formatTime(first.costs.overlapSavingNs));
    addTransfer(own.transfer, first.transfer, differences);
    differences.add(SideBySide::tr("Times of"), batchText(own.batch.mode), batchText(first.batch.mode));
    differences.add(SideBySide::tr("Samples"), own.batch.samples, first.batch.samples);
    differences.add(SideBySide::tr("Overhead"), formatTime(own.batch.overheadNs), formatTime(first.batch.overheadNs));
    differences.add(SideBySide::tr("Iterations"), own.iterations, first.iterations);
    if (std::max(own.iterations, first.iterations) > 1)
        differences.add(SideBySide::tr("Optimizer's barrier"), onOff(own.optimizerBarrier),
                        onOff(first.optimizerBarrier));
    differences.add(SideBySide::tr("Jitter"), jitterText(own.jitter), jitterText(first.jitter));
    const bool jitters = own.jitter.kind != JitterKind::None && own.jitter.kind == first.jitter.kind;
    differences.note(jitters && own.jitter.seed != first.jitter.seed, SideBySide::tr("another seed"));
    differences.note(own.memory != first.memory, SideBySide::tr("another model"));
    differences.note(own.partition != first.partition, SideBySide::tr("other layers"));
    differences.note(own.customCsv != first.customCsv && own.schedule == first.schedule,
                     SideBySide::tr("another order"));
    const auto limit = [](const Scenario& scenario) {
        return scenario.memoryLimitBytes > 0 ? formatBytes(scenario.memoryLimitBytes) : SideBySide::tr("none");
    };
    differences.add(SideBySide::tr("Memory limit"), limit(own), limit(first));
    return differences.list();
}

QString basisText(std::span<const Scenario> scenarios)
{
    const CommonBasis common = commonBasis(scenarios);
    const QString devices = valuesText(scenarios, [](const Scenario& scenario) { return scenario.devices; });
    const QString stages = valuesText(scenarios, [](const Scenario& scenario) { return scenario.stages(); });
    QStringList parts;
    parts << (common.devices ? SideBySide::tr("Same devices: %1").arg(devices)
                             : SideBySide::tr("Devices: %1").arg(devices));
    parts << (common.stages ? SideBySide::tr("same stages: %1").arg(stages) : SideBySide::tr("stages: %1").arg(stages));
    parts << batchBasis(scenarios, common);
    return parts.join(separator());
}

QString unequalWorkText(std::span<const Outcome* const> outcomes)
{
    if (outcomes.empty() || outcomes.front() == nullptr || outcomes.front()->workNs == 0)
        return {};
    const Outcome& first = *outcomes.front();
    QStringList others;
    for (std::size_t i = 1; i < outcomes.size(); ++i)
        if (outcomes[i] != nullptr && differsInWork(first, *outcomes[i]))
            others << QStringLiteral("%1 %2").arg(
                QChar(u'A' + static_cast<char16_t>(i)),
                formatFactor(static_cast<double>(outcomes[i]->workNs) / static_cast<double>(first.workNs)));
    return others.isEmpty() ? QString()
                            : SideBySide::tr("Not the same work as A: %1").arg(others.join(QStringLiteral(", ")));
}

}  // namespace bubblescope
