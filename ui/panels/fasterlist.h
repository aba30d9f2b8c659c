// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much sooner the run would end with one stage faster, a row for each stage; the stage that gives most is marked.

#include "core/model/timens.h"
#include "ui/panels/rowlist.h"

#include <vector>

namespace bubblescope {

class FasterList : public RowList {
    Q_OBJECT

public:
    explicit FasterList(const Appearance* appearance, QWidget* parent = nullptr);

    /// One value a stage. `percent`: of how much faster.
    void setSooner(const std::vector<TimeNs>& soonerNs, TimeNs makespanNs, double percent);
    /// "4.1 ms sooner", "no sooner", "0.2 ms later".
    [[nodiscard]] QString rowText(int stage) const;
    /// The stage that gives most; −1 if none gives anything.
    [[nodiscard]] int bestStage() const { return m_best; }
    [[nodiscard]] QString rowToolTip(int stage) const override;

protected:
    [[nodiscard]] QSize rowSizeHint() const override;
    void paintRow(QPainter& painter, int stage, const QRect& rect) override;

private:
    std::vector<TimeNs> m_soonerNs;
    TimeNs m_makespanNs = 0;
    double m_percent = 0;
    int m_best = -1;
};

}  // namespace bubblescope
