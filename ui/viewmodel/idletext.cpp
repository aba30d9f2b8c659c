// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewmodel/idletext.h"

#include "core/analysis/idlecauses.h"
#include "ui/text/messages.h"
#include "ui/viewmodel/timecoords.h"

#include <algorithm>

namespace bubblescope {

/// What a sentence about a gap is made of.
struct IdleText::Story {
    const Run& run;
    const IdleGap& gap;
    std::span<const PathStep> chain;
    IdleTimes times{};
    /// The op whose output the gap's end waited for, and why; kNoOp if there is none.
    std::size_t producer = kNoOp;
    bool extra = false;
    std::size_t ready = kNoOp;

    Story(const Run& ofRun, const IdleGap& ofGap, std::span<const PathStep> behind)
        : run(ofRun)
        , gap(ofGap)
        , chain(behind)
    {
        const OpRows& rows = *run.timeline.rows;
        for (const IdlePiece& piece : gap.pieces) {
            times[static_cast<std::size_t>(piece.cause)] += piece.endNs - piece.startNs;
            if (piece.ready != kNoOp)
                ready = piece.ready;
            // What the device itself sends or receives in between is not what its next op waits for.
            const bool own = piece.cause == IdleCause::Transfer && !isNeeded(piece.waitedFor);
            if (piece.waitedFor != kNoOp && !own && rows.deviceOf(piece.waitedFor) != gap.device)
                producer = piece.waitedFor;
            if (piece.cause == IdleCause::Dependency)
                extra = true;
        }
        extra = extra || (producer != kNoOp && !isFlow(producer));
    }

    /// What a device that is stuck waits for.
    [[nodiscard]] QString blocked() const
    {
        for (const BlockedUnit& unit : run.stuck->blocked)
            if (unit.device == gap.device)
                return blockedText(unit);
        return {};
    }
    [[nodiscard]] TimeNs time(IdleCause cause) const { return times[static_cast<std::size_t>(cause)]; }
    [[nodiscard]] QString name(std::size_t op) const
    {
        return QString::fromStdString(run.timeline.rows->unitText(unitBegin(op)));
    }
    [[nodiscard]] QString opName(std::size_t op) const
    {
        return QString::fromStdString(toString(run.timeline.rows->ops[op]));
    }
    [[nodiscard]] int deviceOf(std::size_t op) const { return run.timeline.rows->deviceOf(op).value(); }
    [[nodiscard]] std::size_t unitBegin(std::size_t op) const
    {
        while (run.timeline.rows->ops[op].joinsPrevious)
            --op;
        return op;
    }

private:
    template <class Holds>
    [[nodiscard]] bool anyPart(Holds&& holds) const
    {
        if (gap.next == kNoOp)
            return false;
        for (std::size_t part = gap.next; part < run.timeline.rows->unitEnd(gap.next); ++part)
            if (holds(part))
                return true;
        return false;
    }
    [[nodiscard]] bool isNeeded(std::size_t op) const
    {
        return anyPart([&](std::size_t part) {
            const std::vector<std::size_t> needs = run.dependenciesOf(part);
            return std::find(needs.begin(), needs.end(), op) != needs.end();
        });
    }
    /// Whether data flow asks for the op, not only an extra dependency.
    [[nodiscard]] bool isFlow(std::size_t op) const
    {
        return anyPart([&](std::size_t part) {
            for (const Need& need : needsOf(run.timeline.rows->ops[part], run.schedule.stageCount))
                if (run.table.find(need) == op)
                    return true;
            return false;
        });
    }
};

QString IdleText::causeName(IdleCause cause)
{
    switch (cause) {
    case IdleCause::Activation:
        return tr("waits for an activation");
    case IdleCause::Gradient:
        return tr("waits for a gradient");
    case IdleCause::Transfer:
        return tr("transfer under way");
    case IdleCause::Order:
        return tr("held back by the order");
    case IdleCause::Dependency:
        return tr("waits at a barrier");
    case IdleCause::Late:
        return tr("starts late");
    case IdleCause::Unmeasured:
        return tr("reason not measured");
    case IdleCause::NothingLeft:
        break;
    }
    return tr("nothing left to do");
}

QString IdleText::causeExplained(IdleCause cause)
{
    switch (cause) {
    case IdleCause::Activation:
        return tr("The forward that the next operation needs has not ended.");
    case IdleCause::Gradient:
        return tr("The backward that the next operation needs has not ended.");
    case IdleCause::Transfer:
        return tr("What the next operation needs is on its way, or the device itself sends or receives and cannot "
                  "compute.");
    case IdleCause::Order:
        return tr("Another operation further down the device's list had all that it needs, but the schedule's order "
                  "says wait.");
    case IdleCause::Dependency:
        return tr("The schedule has the device wait for another's operation, though no activation or gradient is "
                  "missing.");
    case IdleCause::Late:
        return tr("All had arrived, and the device still had not started; only in measured runs.");
    case IdleCause::Unmeasured:
        return tr("The device has more to do, but the run ends here: it was cut off, has not got there yet, or cannot "
                  "go on.");
    case IdleCause::NothingLeft:
        break;
    }
    return tr("After the device's last operation, until the last device is done.");
}

QString IdleText::sentence(const Run& run, const IdleGap& gap, std::span<const PathStep> chain)
{
    const Story story(run, gap, chain);
    QString text = beginning(story);
    if (story.producer != kNoOp)
        text = withProducer(story, text);
    return tr("%1.", "ends a sentence").arg(withRest(story, text));
}

QString IdleText::beginning(const Story& story)
{
    const QString device = QString::number(story.gap.device.value());
    const QString length = durationText(story.gap.endNs - story.gap.startNs, 4);
    if (story.gap.next == kNoOp) {
        if (story.run.stuck && !story.blocked().isEmpty())
            return tr("Device %1 cannot go on: %2").arg(device, story.blocked());
        if (story.time(IdleCause::Unmeasured) > 0)
            return tr("What device %1 does in the last %2 has not been measured").arg(device, length);
        if (story.time(IdleCause::NothingLeft) == 0)
            return tr("Device %1 has nothing left to compute and sends its last output for %2").arg(device, length);
        return tr("Device %1 has nothing left to do for the last %2").arg(device, length);
    }
    if (story.producer == kNoOp) {
        if (story.time(IdleCause::Transfer) > 0)
            return tr("Device %1 sends or receives for %2 and cannot compute").arg(device, length);
        return tr("Device %1 is idle for %2").arg(device, length);
    }
    const QString op = story.opName(story.producer);
    if (story.extra)
        return tr("Device %1 waits %2 at a barrier for the end of %3").arg(device, length, op);
    if (story.run.timeline.rows->ops[story.producer].kind == OpKind::Forward)
        return tr("Device %1 waits %2 for the activation of %3").arg(device, length, op);
    return tr("Device %1 waits %2 for the gradient of %3").arg(device, length, op);
}

/// What the producer was doing when the gap began.
QString IdleText::withProducer(const Story& story, const QString& text)
{
    const Timeline& timeline = story.run.timeline;
    const std::size_t unit = story.unitBegin(story.producer);
    const QString device = QString::number(story.deviceOf(unit));
    const TimeNs fromNs = story.gap.startNs;
    if (timeline.endNs[unit] <= fromNs)
        return tr("%1, on its way from device %2").arg(text, device);
    if (timeline.startNs[unit] <= fromNs)
        return tr("%1, which device %2 is still computing").arg(text, device);
    // The chain's last unit is the producer; what came before it is why that started no sooner.
    std::size_t at = story.chain.size();
    while (at > 0 && (story.chain[at - 1].isTransfer() || story.chain[at - 1].op != unit))
        --at;
    if (at < 2)
        return tr("%1, which device %2 has still to compute").arg(text, device);
    const PathStep& before = story.chain[at - 2];
    QString more;
    if (before.isTransfer())
        more = tr("%1, which device %2 cannot start before %3 has arrived from device %4")
                   .arg(text, device, story.opName(before.op))
                   .arg(story.deviceOf(before.op));
    else if (story.deviceOf(before.op) == story.deviceOf(unit))
        more = tr("%1, which device %2 is still computing behind %3").arg(text, device, story.name(before.op));
    else
        more = tr("%1, which device %2 cannot start before %3 on device %4 has ended")
                   .arg(text, device, story.name(before.op))
                   .arg(story.deviceOf(before.op));
    const auto pace =
        std::find_if(story.chain.begin(), story.chain.end(), [](const PathStep& s) { return !s.isTransfer(); });
    if (pace != story.chain.end() && pace->op != before.op && pace->op != unit)
        more = tr("%1; %2 on device %3 set the pace").arg(more, story.name(pace->op)).arg(story.deviceOf(pace->op));
    return more;
}

QString IdleText::withRest(const Story& story, QString text)
{
    const TimeNs lengthNs = story.gap.endNs - story.gap.startNs;
    const TimeNs transferNs = story.time(IdleCause::Transfer);
    if (transferNs > 0 && transferNs < lengthNs)
        text = tr("%1; transfers take %2 of it").arg(text, durationText(transferNs, 4));
    if (const TimeNs orderNs = story.time(IdleCause::Order); orderNs == lengthNs)
        text = tr("%1; %2 is ready all the time, but the schedule's order puts it later")
                   .arg(text, story.name(story.ready));
    else if (orderNs > 0)
        text = tr("%1; for the last %2 %3 is ready, but the schedule's order puts it later")
                   .arg(text, durationText(orderNs, 4), story.name(story.ready));
    if (const TimeNs lateNs = story.time(IdleCause::Late); lateNs > 0)
        text = tr("%1; everything had arrived %2 before it went on").arg(text, durationText(lateNs, 4));
    return text;
}

}  // namespace bubblescope
