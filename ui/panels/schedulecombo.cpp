// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/schedulecombo.h"

#include "core/schedule/registry.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSignalBlocker>

namespace bubblescope {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kSearchRole = Qt::UserRole + 1;

/// Searches kSearchRole, shows and fills in the name.
class ScheduleCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override
    {
        return index.data(Qt::DisplayRole).toString();
    }
};

/// A click opens the whole list under the field, where one can still type.
class ScheduleField : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        QLineEdit::mouseReleaseEvent(event);
        if (event->button() != Qt::LeftButton || hasSelectedText() || !completer())
            return;
        selectAll();
        completer()->setCompletionPrefix({});
        completer()->complete();
    }
};

constexpr int kMostVisible = 24;

}  // namespace

ScheduleCombo::ScheduleCombo(QWidget* parent)
    : CalmCombo(parent)
{
    for (const ScheduleInfo& info : scheduleRegistry())
        if (info.id != "custom")
            addSchedule(info.id);
    setLineEdit(new ScheduleField(this));
    lineEdit()->setFrame(false);
    setInsertPolicy(QComboBox::NoInsert);
    auto* completer = new ScheduleCompleter(model(), this);
    completer->setCompletionRole(kSearchRole);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(kMostVisible);
    setCompleter(completer);
    connect(this, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit scheduleChosen(itemData(index, kIdRole).toString());
    });
    connect(lineEdit(), &QLineEdit::editingFinished, this, &ScheduleCombo::takeTyped);
}

void ScheduleCombo::addSchedule(std::string_view id)
{
    const ScheduleInfo* info = findSchedule(id);
    QString search = scheduleName(id) + u' ' + fromCore(info->name) + u' ' + fromCore(id);
    for (const std::string_view alias : info->aliases)
        search += u' ' + fromCore(alias);
    addItem(scheduleName(id), fromCore(id));
    setItemData(count() - 1, search, kSearchRole);
    setItemData(count() - 1, translated(info->description), Qt::ToolTipRole);
}

void ScheduleCombo::setSchedule(const QString& id)
{
    const QSignalBlocker blocker(this);
    const int index = findData(id, kIdRole);
    if (index != currentIndex())
        setCurrentIndex(index);
    if (index < 0)
        setEditText(id);
}

void ScheduleCombo::setCustomOffered(bool offered)
{
    const QSignalBlocker blocker(this);
    const int index = findData(QStringLiteral("custom"), kIdRole);
    if (offered && index < 0)
        addSchedule("custom");
    else if (!offered && index >= 0)
        removeItem(index);
}

void ScheduleCombo::keyPressEvent(QKeyEvent* event)
{
    // Nothing has been chosen; leaving the field then takes nothing.
    if (event->key() == Qt::Key_Escape)
        setEditText(itemText(currentIndex()));
    CalmCombo::keyPressEvent(event);
}

void ScheduleCombo::takeTyped()
{
    const QString typed = lineEdit()->text();
    if (typed == itemText(currentIndex()))
        return;
    const ScheduleInfo* info = findSchedule(typed.trimmed().toStdString());
    int index = info ? findData(fromCore(info->id), kIdRole) : -1;
    for (int i = 0; index < 0 && !typed.trimmed().isEmpty() && i < count(); ++i)
        if (itemData(i, kSearchRole).toString().contains(typed.trimmed(), Qt::CaseInsensitive))
            index = i;
    if (index < 0 || index == currentIndex())
        setEditText(itemText(currentIndex()));
    else
        setCurrentIndex(index);
}

}  // namespace bubblescope
