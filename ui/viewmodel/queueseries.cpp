// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/queueseries.h"

#include <algorithm>
#include <cstddef>

namespace bubblescope {

namespace {

using Steps = std::vector<StepFunction::Step>;

QPointF point(TimeNs atNs, int value)
{
    return {static_cast<double>(atNs) / static_cast<double>(kNsPerMs), static_cast<double>(value)};
}

/// Steps [begin, end) fall into one column that was entered with `before`.
void addColumn(QList<QPointF>& points, Steps::const_iterator begin, Steps::const_iterator end, int before)
{
    auto lowest = begin;
    auto highest = begin;
    for (auto step = begin; step != end; ++step) {
        if (step->value < lowest->value)
            lowest = step;
        if (step->value > highest->value)
            highest = step;
    }
    points.append(point(begin->atNs, before));
    const auto [first, second] = std::minmax(lowest, highest);
    points.append(point(first->atNs, first->value));
    points.append(point(second->atNs, second->value));
    points.append(point((end - 1)->atNs, (end - 1)->value));
}

/// A stage with its longest queues of the wanted directions.
struct Candidate {
    int stage = 0;
    int forward = 0;
    int backward = 0;
    [[nodiscard]] int peak() const { return std::max(forward, backward); }
};

/// The stage to look at: that of the longest forward queue, of the longest backward one where no forward waits (at the
/// last stage many backwards wait by GPipe's very order); −1 where no two ever wait.
int accentOf(const std::vector<Candidate>& candidates)
{
    for (const auto length : {&Candidate::forward, &Candidate::backward}) {
        const auto longest =
            std::max_element(candidates.begin(), candidates.end(),
                             [length](const Candidate& a, const Candidate& b) { return a.*length < b.*length; });
        if (longest != candidates.end() && (*longest).*length > 1)
            return longest->stage;
    }
    return -1;
}

}  // namespace

TimeNs queuesKnownUntilNs(const Run& run)
{
    const std::vector<TimeNs>& known = run.timeline.knownNs;
    return known.empty() ? INT64_MAX : *std::min_element(known.begin(), known.end());
}

QueueSelection selectQueueLines(const Run& run, bool forward, bool backward, int most)
{
    QueueSelection selection;
    std::vector<Candidate> candidates;
    backward = backward && run.hasBackward();
    int s = 0;
    for (const StageFigures& stage : run.analysis.stages) {
        selection.everWaits = selection.everWaits || stage.peakForwardQueue > 0 || stage.peakBackwardQueue > 0;
        const Candidate candidate{s++, forward ? stage.peakForwardQueue : 0, backward ? stage.peakBackwardQueue : 0};
        if (!backward && (!forward || candidate.stage == 0))
            continue;
        candidates.push_back(candidate);
        selection.peak = std::max(selection.peak, candidate.peak());
    }
    selection.stages = static_cast<int>(candidates.size());
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.peak() > b.peak(); });
    candidates.resize(std::min(candidates.size(), static_cast<std::size_t>(std::max(most, 0))));
    selection.shownStages = static_cast<int>(candidates.size());
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.stage < b.stage; });
    const int accent = accentOf(candidates);
    int colour = 0;
    for (const Candidate& candidate : candidates) {
        const bool looked = candidate.stage == accent;
        if (forward && candidate.stage > 0)
            selection.lines.push_back({candidate.stage, true, candidate.forward, looked, colour});
        if (backward)
            selection.lines.push_back({candidate.stage, false, candidate.backward, looked, colour});
        ++colour;
    }
    return selection;
}

const StepFunction& queueOf(const Run& run, const QueueLine& line)
{
    const StageQueues& queues = run.analysis.queues[static_cast<std::size_t>(line.stage)];
    return line.forward ? queues.forward : queues.backward;
}

QList<QPointF> stepPoints(const StepFunction& function, TimeNs fromNs, TimeNs toNs, int columns)
{
    QList<QPointF> points;
    if (fromNs >= toNs || columns < 1)
        return points;
    const auto before = [](TimeNs ns, const StepFunction::Step& step) { return ns < step.atNs; };
    const auto begin = std::upper_bound(function.steps.begin(), function.steps.end(), fromNs, before);
    const auto end = std::upper_bound(begin, function.steps.end(), toNs, before);
    int value = begin == function.steps.begin() ? 0 : (begin - 1)->value;
    points.append(point(fromNs, value));
    if (end - begin <= 2 * static_cast<std::ptrdiff_t>(columns)) {
        for (auto step = begin; step != end; ++step) {
            points.append(point(step->atNs, value));
            value = step->value;
            points.append(point(step->atNs, value));
        }
    } else {
        const double perNs = columns / static_cast<double>(toNs - fromNs);
        const auto columnOf = [&](const StepFunction::Step& step) {
            return std::min(columns - 1, static_cast<int>(static_cast<double>(step.atNs - fromNs) * perNs));
        };
        for (auto step = begin; step != end;) {
            const int column = columnOf(*step);
            auto next = step;
            while (next != end && columnOf(*next) == column)
                ++next;
            addColumn(points, step, next, value);
            value = (next - 1)->value;
            step = next;
        }
    }
    points.append(point(toNs, value));
    return points;
}

}  // namespace bubblescope
