// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The layers as a table to type in: name, times in ms, whether a layer may be cut in two.

#include "core/model/layers.h"

#include <QAbstractTableModel>

#include <vector>

namespace bubblescope {

class LayerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Forward, BackwardInput, BackwardWeight, Divisible, Columns };

    explicit LayerModel(QObject* parent = nullptr);
    void setLayers(const std::vector<ModelLayer>& layers);
    [[nodiscard]] const std::vector<ModelLayer>& layers() const { return m_layers; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void edited();

private:
    std::vector<ModelLayer> m_layers;
};

}  // namespace bubblescope
