// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/ganttaccess.h"

#include "ui/gantt/ganttview.h"
#include "ui/gantt/hovertext.h"
#include "ui/viewmodel/idletext.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace bubblescope {
namespace {

class GanttAccess;

/// What a row and an item have in common: a place in the chart instead of a widget.
class PartAccess : public QAccessibleInterface {
public:
    PartAccess(GanttAccess* chart, DeviceId device)
        : m_chart(chart)
        , m_device(device)
    {
    }
    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface* part = child(i); part->rect().contains(x, y))
                return part;
        return nullptr;
    }

protected:
    [[nodiscard]] GanttAccess& chart() const { return *m_chart; }
    [[nodiscard]] DeviceId device() const { return m_device; }

private:
    GanttAccess* m_chart;
    DeviceId m_device;
};

class RowAccess : public PartAccess {
public:
    using PartAccess::PartAccess;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessible::Role role() const override { return QAccessible::List; }
    QAccessible::State state() const override { return {}; }
    QRect rect() const override;
    QString text(QAccessible::Text what) const override;
};

class ItemAccess : public PartAccess, public QAccessibleActionInterface {
public:
    ItemAccess(GanttAccess* chart, DeviceId device, int index)
        : PartAccess(chart, device)
        , m_index(index)
    {
    }
    [[nodiscard]] int index() const { return m_index; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;
    QRect rect() const override;
    QString text(QAccessible::Text what) const override;
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] const GanttItem& item() const;

    int m_index;
};

class GanttAccess : public QAccessibleWidget {
public:
    explicit GanttAccess(GanttView* view)
        : QAccessibleWidget(view, QAccessible::Chart)
        , m_view(view)
    {
    }
    ~GanttAccess() override { forget(); }

    [[nodiscard]] GanttView& view() const { return *m_view; }
    [[nodiscard]] const Run* run() const { return m_view->play()->run().get(); }

    int childCount() const override { return run() ? run()->timeline.deviceCount() : 0; }
    QAccessibleInterface* child(int index) const override
    {
        return index >= 0 && index < childCount() ? row(DeviceId(index)) : nullptr;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int device = 0; device < childCount(); ++device)
            if (screenRect(m_view->rowRect(DeviceId(device))).contains(x, y))
                return row(DeviceId(device));
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [device, id] : m_rows)
            if (QAccessible::accessibleInterface(id) == child)
                return device;
        return -1;
    }
    QAccessibleInterface* focusChild() const override
    {
        if (!m_view->hasFocus())
            return nullptr;
        QAccessibleInterface* pinned = pinnedItem();
        return pinned ? pinned : const_cast<GanttAccess*>(this);
    }

    [[nodiscard]] QAccessibleInterface* row(DeviceId device) const
    {
        auto [found, fresh] = m_rows.try_emplace(device.value(), 0);
        if (fresh)
            found->second = QAccessible::registerAccessibleInterface(new RowAccess(self(), device));
        return QAccessible::accessibleInterface(found->second);
    }
    [[nodiscard]] QAccessibleInterface* item(DeviceId device, int index) const
    {
        if (index < 0 || index >= static_cast<int>(itemsOf(device).size()))
            return nullptr;
        auto [found, fresh] = m_parts.try_emplace({device.value(), index}, 0);
        if (fresh)
            found->second = QAccessible::registerAccessibleInterface(new ItemAccess(self(), device, index));
        return QAccessible::accessibleInterface(found->second);
    }
    /// What a device does and does not, in order.
    [[nodiscard]] const std::vector<GanttItem>& itemsOf(DeviceId device) const
    {
        auto [found, fresh] = m_items.try_emplace(device.value());
        if (fresh && run())
            found->second = ganttItems(*run(), device);
        return found->second;
    }
    [[nodiscard]] int itemAt(DeviceId device, TimeNs atNs) const
    {
        const std::vector<GanttItem>& items = itemsOf(device);
        const auto after = std::upper_bound(items.begin(), items.end(), atNs,
                                            [](TimeNs ns, const GanttItem& item) { return ns < item.startNs; });
        return static_cast<int>(after - items.begin()) - 1;
    }
    [[nodiscard]] QAccessibleInterface* pinnedItem() const
    {
        if (!run())
            return nullptr;
        if (const auto& gap = m_view->play()->pinnedGap())
            return item(gap->device, itemAt(gap->device, gap->startNs));
        const auto op = m_view->play()->pinnedOp();
        if (!op)
            return nullptr;
        const DeviceId device = run()->timeline.rows->deviceOf(*op);
        // Of the parts of a unit, which start together, the last is found; and those of no length.
        int index = itemAt(device, run()->timeline.startNs[*op]);
        while (index > 0 && itemsOf(device)[static_cast<std::size_t>(index)].op != op)
            --index;
        return item(device, index);
    }
    [[nodiscard]] QRect screenRect(const QRect& inViewport) const
    {
        const QRect seen = inViewport & m_view->plotRect();
        return {m_view->viewport()->mapToGlobal(seen.topLeft()), seen.size()};
    }
    void forget()
    {
        for (const auto& [place, id] : std::exchange(m_parts, {}))
            QAccessible::deleteAccessibleInterface(id);
        for (const auto& [device, id] : std::exchange(m_rows, {}))
            QAccessible::deleteAccessibleInterface(id);
        m_items.clear();
    }

private:
    /// Qt asks through const functions for what it may then act upon.
    [[nodiscard]] GanttAccess* self() const { return const_cast<GanttAccess*>(this); }

    GanttView* m_view;
    mutable std::map<int, QAccessible::Id> m_rows;
    mutable std::map<std::pair<int, int>, QAccessible::Id> m_parts;
    mutable std::map<int, std::vector<GanttItem>> m_items;
};

QAccessibleInterface* RowAccess::parent() const
{
    return &chart();
}

QAccessibleInterface* RowAccess::child(int index) const
{
    return chart().item(device(), index);
}

QAccessibleInterface* RowAccess::childAt(int x, int) const
{
    const GanttView& view = chart().view();
    const QRect plot = view.plotRect();
    const TimeScale scale{view.play()->fromNs(), view.play()->toNs(), std::max(1, plot.width())};
    const int inPlot = view.viewport()->mapFromGlobal(QPoint(x, 0)).x() - plot.left();
    return child(chart().itemAt(device(), timeAt(scale, inPlot)));
}

int RowAccess::childCount() const
{
    return static_cast<int>(chart().itemsOf(device()).size());
}

int RowAccess::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* item = dynamic_cast<const ItemAccess*>(child);
    return item ? item->index() : -1;
}

QRect RowAccess::rect() const
{
    return chart().screenRect(chart().view().rowRect(device()));
}

QString RowAccess::text(QAccessible::Text what) const
{
    if (what == QAccessible::Name)
        return HoverText::deviceName(device());
    return what == QAccessible::Description ? HoverText::ofDevice(*chart().run(), device()) : QString();
}

const GanttItem& ItemAccess::item() const
{
    return chart().itemsOf(device())[static_cast<std::size_t>(m_index)];
}

QAccessibleInterface* ItemAccess::parent() const
{
    return chart().row(device());
}

QAccessible::State ItemAccess::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    state.selected = chart().pinnedItem() == this;
    state.focused = state.selected && chart().view().hasFocus();
    state.offscreen = rect().isEmpty();
    return state;
}

QRect ItemAccess::rect() const
{
    const GanttView& view = chart().view();
    const QRect row = view.rowRect(device());
    const TimeScale scale{view.play()->fromNs(), view.play()->toNs(), std::max(1, row.width())};
    const auto edge = [&](TimeNs ns) {
        return row.left() + qRound(std::clamp(pixelOf(scale, ns), -1.0, row.width() + 1.0));
    };
    const int left = edge(item().startNs);
    // Narrower than a pixel it is still somewhere.
    return chart().screenRect({left, row.top(), std::max(1, edge(item().endNs) - left), row.height()});
}

QString ItemAccess::text(QAccessible::Text what) const
{
    const Run& run = *chart().run();
    if (what == QAccessible::Name)
        return item().op ? HoverText::spokenOp(run, *item().op)
                         : HoverText::spokenGap(device(), item().startNs, item().endNs);
    if (what != QAccessible::Description)
        return {};
    if (item().op)
        return HoverText::spokenCause(run, *item().op);
    const std::optional<IdleGap> gap = run.idleGapAt(device(), item().startNs);
    return gap ? IdleText::sentence(run, *gap, run.chainBehind(*gap)) : QString();
}

void ItemAccess::doAction(const QString& name)
{
    if (name != setFocusAction())
        return;
    chart().view().setFocus();
    if (item().op)
        chart().view().play()->setPinnedOp(item().op);
    else
        chart().view().play()->setPinnedGap(device(), item().startNs);
}

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    if (className != QLatin1String("bubblescope::GanttView"))
        return nullptr;
    return new GanttAccess(static_cast<GanttView*>(object));
}

GanttAccess* accessOf(GanttView* view)
{
    return dynamic_cast<GanttAccess*>(QAccessible::queryAccessibleInterface(view));
}

}  // namespace

void installGanttAccess()
{
    // Installing it once more would do nothing but make each look-up longer.
    static const bool once = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(once);
}

void announcePinned(GanttView* view)
{
    if (!view->hasFocus() || !(view->play()->pinnedOp() || view->play()->pinnedGap()))
        return;
    GanttAccess* access = accessOf(view);
    QAccessibleInterface* pinned = access ? access->pinnedItem() : nullptr;
    if (!pinned)
        return;
    QAccessibleEvent focus(pinned, QAccessible::Focus);
    QAccessible::updateAccessibility(&focus);
    QAccessibleEvent selection(pinned, QAccessible::Selection);
    QAccessible::updateAccessibility(&selection);
}

void forgetGanttAccess(GanttView* view)
{
    if (GanttAccess* access = accessOf(view))
        access->forget();
}

}  // namespace bubblescope
