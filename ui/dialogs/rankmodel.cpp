// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rankmodel.h"

#include "core/schedule/registry.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

namespace bubblescope {

RankModel::RankModel(const Appearance* appearance, QObject* parent)
    : QAbstractTableModel(parent)
    , m_appearance(appearance)
{
}

void RankModel::setRows(const std::vector<RankedRow>& rows, RankBasis basis)
{
    beginResetModel();
    m_rows = rows;
    m_basis = basis;
    m_shown = -1;
    endResetModel();
}

void RankModel::setShown(const Scenario& scenario)
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const RankedRow& row) { return row.scenario == scenario; });
    m_shown = found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int RankModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RankModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

/// What tells it from the same schedule in another row: "chunks 4, order search".
QString RankModel::optionsText(const Scenario& scenario) const
{
    const ScheduleInfo* info = findSchedule(scenario.schedule);
    QStringList parts;
    if (m_basis == RankBasis::Stages)
        parts << tr("%n device(s)", nullptr, scenario.devices);
    if (info != nullptr && info->usesChunks && info->minChunks != info->maxChunks)
        parts << tr("chunks %1").arg(scenario.chunks);
    for (const auto& [id, value] : scenario.options)
        parts << translated(id) + u' ' + translated(value);
    return parts.join(QStringLiteral(", "));
}

QString RankModel::text(const QModelIndex& index) const
{
    const RankedRow& row = at(index.row());
    const Outcome& outcome = row.outcome;
    const bool known = row.fit != Fit::Refused;
    switch (index.column()) {
    case Place:
        return row.fit == Fit::Fits ? QString::number(index.row() + 1) : QStringLiteral("–");
    case Schedule:
        return scheduleName(row.scenario.schedule);
    case Options:
        return optionsText(row.scenario);
    case Makespan:
        return known ? formatTime(outcome.makespanNs) : QString();
    case Bubble:
        return known ? formatPercent(outcome.bubbleRatio) : QString();
    case Held:
        return known ? formatNumber(heldBy(outcome, m_basis)) : QString();
    case Peak:
        return known && outcome.peakBytes ? formatBytes(*outcome.peakBytes) : QString();
    case Note:
        if (!known)
            return errorText(*outcome.error);
        if (row.fit == Fit::OverLimit)
            return outcome.weightCopies > 1 ? tr("over the memory limit; two copies of the weights")
                                            : tr("over the memory limit");
        if (outcome.weightCopies > 1)
            return index.row() == m_shown ? tr("shown now; two copies of the weights")
                                          : tr("two copies of the weights");
        return index.row() == m_shown ? tr("shown now") : QString();
    default:
        return {};
    }
}

QVariant RankModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const RankedRow& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return index.column() == Note || row.fit == Fit::Refused
                   ? text(index.siblingAtColumn(Note))
                   : tr("Click to show this schedule in the window; Ctrl+Z takes it back.");
    case Qt::TextAlignmentRole:
        return index.column() == Schedule || index.column() == Options || index.column() == Note
                   ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                   : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (row.fit != Fit::Fits)
            return m_appearance->theme().muted;
        return {};
    case Qt::FontRole: {
        QFont font = m_appearance->textFont();
        font.setBold(index.row() == m_shown);
        return font;
    }
    default:
        return {};
    }
}

QVariant RankModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Held)
        return m_basis == RankBasis::Stages
                   ? tr("Most activations on a device, in microbatches of a stage.")
                   : tr("Most activations on a device, in microbatches of a device's share of the model.");
    if (role == Qt::ToolTipRole && section == Peak)
        return tr("Most memory on a device, in bytes; needs a model, under Memory.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Place:
        return tr("Rank");
    case Schedule:
        return tr("Schedule");
    case Options:
        return tr("Options");
    case Makespan:
        return tr("Makespan");
    case Bubble:
        return tr("Bubble");
    case Held:
        return tr("Held");
    case Peak:
        return tr("Peak memory");
    default:
        return tr("Note");
    }
}

Qt::ItemFlags RankModel::flags(const QModelIndex& index) const
{
    return !index.isValid() || at(index.row()).fit == Fit::Refused ? Qt::NoItemFlags
                                                                   : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace bubblescope
