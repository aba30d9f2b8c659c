// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/layermodel.h"

#include "ui/text/format.h"

#include <QLocale>

#include <cmath>

namespace bubblescope {
namespace {

TimeNs* timeOf(ModelLayer& layer, int column)
{
    switch (column) {
    case LayerModel::Forward:
        return &layer.forwardNs;
    case LayerModel::BackwardInput:
        return &layer.backwardInputNs;
    case LayerModel::BackwardWeight:
        return &layer.backwardWeightNs;
    default:
        return nullptr;
    }
}

}  // namespace

LayerModel::LayerModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void LayerModel::setLayers(const std::vector<ModelLayer>& layers)
{
    if (layers == m_layers)
        return;
    const bool sameCount = layers.size() == m_layers.size();
    if (!sameCount)
        beginResetModel();
    m_layers = layers;
    if (!sameCount)
        endResetModel();
    else if (!layers.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int LayerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_layers.size());
}

int LayerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant LayerModel::data(const QModelIndex& index, int role) const
{
    ModelLayer layer = m_layers[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Divisible)
        return layer.divisible ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole && timeOf(layer, index.column()) != nullptr)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (index.column() == Name)
        return fromCore(layer.name);
    if (const TimeNs* ns = timeOf(layer, index.column()))
        return formatNumber(static_cast<double>(*ns) / static_cast<double>(kNsPerMs), 6);
    return {};
}

bool LayerModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    ModelLayer& layer = m_layers[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Divisible) {
        layer.divisible = value.toInt() == Qt::Checked;
    } else if (role == Qt::EditRole && index.column() == Name && !value.toString().trimmed().isEmpty()) {
        layer.name = value.toString().trimmed().toStdString();
    } else if (TimeNs* ns = timeOf(layer, index.column()); role == Qt::EditRole && ns != nullptr) {
        bool ok = false;
        const double ms = QLocale().toDouble(value.toString().trimmed(), &ok);
        const double most = static_cast<double>(kMaxDurationNs) / static_cast<double>(kNsPerMs);
        if (!ok || !(ms >= 0) || ms > most)
            return false;
        *ns = std::llround(ms * static_cast<double>(kNsPerMs));
    } else {
        return false;
    }
    emit dataChanged(index, index);
    emit edited();
    return true;
}

QVariant LayerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::ToolTipRole && section == Divisible && orientation == Qt::Horizontal)
        return tr("May be cut into two halves that go to different stages.");
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    switch (section) {
    case Name:
        return tr("Layer");
    case Forward:
        return tr("Forward, ms");
    case BackwardInput:
        return tr("Backward for the input, ms");
    case BackwardWeight:
        return tr("Backward for the weights, ms");
    default:
        return tr("Divisible");
    }
}

Qt::ItemFlags LayerModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Divisible ? flags | Qt::ItemIsUserCheckable : flags | Qt::ItemIsEditable;
}

}  // namespace bubblescope
