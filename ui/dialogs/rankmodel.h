// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The ranked schedules as a table.

#include "core/sweep/rank.h"
#include "ui/theme/appearance.h"

#include <QAbstractTableModel>

#include <vector>

namespace bubblescope {

class RankModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Place, Schedule, Options, Makespan, Bubble, Held, Peak, Note, Columns };

    explicit RankModel(const Appearance* appearance, QObject* parent = nullptr);
    void setRows(const std::vector<RankedRow>& rows, RankBasis basis);
    /// Which row the window shows now, if one of them.
    void setShown(const Scenario& scenario);
    [[nodiscard]] bool hasShown() const { return m_shown >= 0; }
    [[nodiscard]] const RankedRow& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QString optionsText(const Scenario& scenario) const;
    [[nodiscard]] QString text(const QModelIndex& index) const;

    const Appearance* m_appearance;
    std::vector<RankedRow> m_rows;
    RankBasis m_basis = RankBasis::Devices;
    int m_shown = -1;
};

}  // namespace bubblescope
