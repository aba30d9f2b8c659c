// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A bar for each device: busy share up to the cursor filled, the bubble hatched, its percentage, and the activations
// held now and at most. Paints only the rows that are visible.

#include "ui/panels/rowlist.h"
#include "ui/viewmodel/figures.h"

namespace bubblescope {

class DeviceBars : public RowList {
    Q_OBJECT

public:
    explicit DeviceBars(const Appearance* appearance, QWidget* parent = nullptr);

    void setDevices(const std::vector<DeviceFigure>& devices);

protected:
    [[nodiscard]] QSize rowSizeHint() const override;
    void paintRow(QPainter& painter, int row, const QRect& rect) override;
    [[nodiscard]] QString rowToolTip(int row) const override;

private:
    std::vector<DeviceFigure> m_devices;
};

}  // namespace bubblescope
