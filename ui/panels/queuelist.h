// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many microbatches wait before each stage, forward and backward apart: now, and at most in the whole run. The
// slowest stage is marked and scrolled to.

#include "ui/panels/rowlist.h"
#include "ui/viewmodel/figures.h"

namespace bubblescope {

class QueueList : public RowList {
    Q_OBJECT

public:
    explicit QueueList(const Appearance* appearance, QWidget* parent = nullptr);

    void setPeaks(const RunFigures& figures, bool hasBackward);
    void setLengths(const std::vector<StageQueueLengths>& lengths);
    /// "3 (5)": now 3, peak 5. For tests and screen readers.
    [[nodiscard]] QString forwardText(int stage) const;
    [[nodiscard]] QString backwardText(int stage) const;

protected:
    [[nodiscard]] QSize rowSizeHint() const override;
    void paintHeader(QPainter& painter, const QRect& rect) override;
    void paintRow(QPainter& painter, int stage, const QRect& rect) override;
    [[nodiscard]] QString rowToolTip(int stage) const override;

private:
    [[nodiscard]] QRect forwardColumn(const QRect& rect) const;

    std::vector<StageQueuePeaks> m_peaks;
    std::vector<StageQueueLengths> m_lengths;
    int m_slowest = -1;
    bool m_hasBackward = true;
};

}  // namespace bubblescope
