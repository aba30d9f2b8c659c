// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/hovertext.h"

#include "ui/text/format.h"

#include <QStringList>

#include <algorithm>

namespace bubblescope {
namespace {

QString opName(const Run& run, std::size_t op)
{
    return QString::fromStdString(toString(run.timeline.rows->ops[op]));
}

}  // namespace

QString HoverText::deviceName(DeviceId device)
{
    return tr("device %1").arg(device.value());
}

QString HoverText::kindName(OpKind kind)
{
    switch (kind) {
    case OpKind::Forward:
        return tr("Forward");
    case OpKind::Backward:
        return tr("Backward");
    case OpKind::BackwardInput:
        return tr("Backward for the input");
    case OpKind::BackwardWeight:
        break;
    }
    return tr("Backward for the weights");
}

QString HoverText::waitText(const Run& run, std::size_t op)
{
    const Timeline& timeline = run.timeline;
    const std::size_t cause = run.waitedFor(op);
    if (cause == op)
        return tr("nothing");
    const DeviceId device = timeline.rows->deviceOf(cause);
    const QString end = durationText(timeline.endNs[cause]);
    const auto [first, last] = unitOf(timeline, op);
    bool needed = false;
    TimeNs arrivalNs = timeline.endNs[cause];
    for (std::size_t part = first; part < last; ++part) {
        const std::vector<std::size_t> dependencies = run.dependenciesOf(part);
        if (std::find(dependencies.begin(), dependencies.end(), cause) == dependencies.end())
            continue;
        needed = true;
        arrivalNs = std::max(arrivalNs, run.arrivalNs(cause, part));
    }
    if (!needed)
        return tr("its device, busy with %1 until %2").arg(opName(run, cause), end);
    if (arrivalNs > timeline.endNs[cause])
        return tr("%1 on %2, sent at %3, here at %4")
            .arg(opName(run, cause), deviceName(device), end, durationText(arrivalNs));
    return tr("%1 on %2, done at %3").arg(opName(run, cause), deviceName(device), end);
}

Facts HoverText::ofOp(const Run& run, const ChunkTable& chunks, std::size_t op)
{
    const Timeline& timeline = run.timeline;
    const Op& what = timeline.rows->ops[op];
    const DeviceId device = timeline.rows->deviceOf(op);
    Facts facts;
    facts.title = tr("%1, microbatch %2", "kind of op").arg(kindName(what.kind)).arg(what.microbatch.value());
    const ChunkPlace chunk = chunks.of(device, what.stage);
    facts.rows.emplace_back(tr("stage"), QString::number(what.stage.value()));
    facts.rows.emplace_back(tr("device"),
                            chunk.count > 1
                                ? tr("%1, its chunk %2 of %3").arg(device.value()).arg(chunk.chunk + 1).arg(chunk.count)
                                : QString::number(device.value()));
    const auto [first, last] = unitOf(timeline, op);
    QStringList others;
    for (std::size_t part = first; part < last; ++part)
        if (part != op)
            others += opName(run, part);
    if (!others.isEmpty())
        facts.rows.emplace_back(tr("together with"), others.join(QStringLiteral(", ")));
    facts.rows.emplace_back(tr("from"), durationText(timeline.startNs[op]));
    facts.rows.emplace_back(tr("to"), durationText(timeline.endNs[op]));
    facts.rows.emplace_back(tr("takes"), durationText(timeline.endNs[op] - timeline.startNs[op]));
    QStringList needs;
    for (const std::size_t dependency : run.dependenciesOf(op))
        needs += opName(run, dependency);
    if (!needs.isEmpty())
        facts.rows.emplace_back(tr("needs"), needs.join(QStringLiteral(", ")));
    facts.rows.emplace_back(tr("waited for"), waitText(run, op));
    if (run.schedule.iterations > 1)
        facts.rows.emplace_back(tr("iteration"),
                                QString::number(what.microbatch.value() / run.schedule.iterationSpan()));
    if (!run.weightVersions.empty())
        facts.rows.emplace_back(tr("weights"), tr("after %n updates", nullptr, run.weightVersions[op]));
    return facts;
}

Facts HoverText::ofGap(DeviceId device, const GanttHit& gap)
{
    Facts facts;
    facts.title = tr("Idle: %1").arg(deviceName(device));
    facts.rows.emplace_back(tr("from"), durationText(gap.gapFromNs));
    facts.rows.emplace_back(tr("to"), durationText(gap.gapToNs));
    facts.rows.emplace_back(tr("lasts"), durationText(gap.gapToNs - gap.gapFromNs));
    facts.rows.emplace_back(tr("why"), tr("click to see"));
    return facts;
}

QString HoverText::spokenOp(const Run& run, std::size_t op)
{
    const Timeline& timeline = run.timeline;
    const Op& what = timeline.rows->ops[op];
    QString text;
    switch (what.kind) {
    case OpKind::Forward:
        text = tr("%1, forward of microbatch %2 on stage %3, device %4, from %5 to %6", "2F5, …");
        break;
    case OpKind::Backward:
        text = tr("%1, backward of microbatch %2 on stage %3, device %4, from %5 to %6", "2B5, …");
        break;
    case OpKind::BackwardInput:
        text = tr("%1, backward for the input of microbatch %2 on stage %3, device %4, from %5 to %6", "2I5, …");
        break;
    case OpKind::BackwardWeight:
        text = tr("%1, backward for the weights of microbatch %2 on stage %3, device %4, from %5 to %6", "2W5, …");
        break;
    }
    return text.arg(opName(run, op), QString::number(what.microbatch.value()), QString::number(what.stage.value()),
                    QString::number(timeline.rows->deviceOf(op).value()), durationText(timeline.startNs[op]),
                    durationText(timeline.endNs[op]));
}

QString HoverText::spokenCause(const Run& run, std::size_t op)
{
    return tr("Waited for: %1").arg(waitText(run, op));
}

QString HoverText::spokenGap(DeviceId device, TimeNs startNs, TimeNs endNs)
{
    return tr("Bubble, device %1, from %2 to %3")
        .arg(QString::number(device.value()), durationText(startNs), durationText(endNs));
}

QString HoverText::ofDevice(const Run& run, DeviceId device)
{
    const auto ops = static_cast<int>(run.timeline.row(device).ops.size());
    return tr("%n operation(s), bubble %1", nullptr, ops)
        .arg(formatPercent(run.bubbleRatioUntil(device, run.analysis.makespanNs)));
}

}  // namespace bubblescope
