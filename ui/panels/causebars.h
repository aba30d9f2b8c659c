// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why each device is idle: a bar for each, and one for all devices on average, stacked from the causes. The device that
// is idle longest has the full width.

#include "core/analysis/analysis.h"
#include "ui/panels/rowlist.h"

#include <vector>

namespace bubblescope {

class CauseBars : public RowList {
    Q_OBJECT

public:
    explicit CauseBars(const Appearance* appearance, QWidget* parent = nullptr);

    void setCauses(const Analysis& analysis);

    struct Segment {
        IdleCause cause = IdleCause::NothingLeft;
        double from = 0;  ///< share of the bar's room, from the left
        double to = 0;
    };
    /// Row 0 is the average of all devices, row d + 1 device d. Causes that do not occur are left out.
    [[nodiscard]] std::vector<Segment> segments(int row) const;
    [[nodiscard]] QString rowToolTip(int row) const override;
    /// What the row says at its end.
    [[nodiscard]] double idleShare(int row) const;

protected:
    [[nodiscard]] QSize rowSizeHint() const override;
    void paintRow(QPainter& painter, int row, const QRect& rect) override;

private:
    [[nodiscard]] QString rowName(int row) const;
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] TimeNs idleNs(int row) const;

    std::vector<IdleTimes> m_rows;
    std::vector<TimeNs> m_knownNs;  ///< what each row's idle time is a part of
    TimeNs m_longestNs = 0;
};

/// The causes that occur, each with its sign, its name and its share of all idle time.
class CauseLegend : public RowList {
    Q_OBJECT

public:
    explicit CauseLegend(const Appearance* appearance, QWidget* parent = nullptr);

    void setCauses(const Analysis& analysis);
    /// What row `row` says: name and share.
    [[nodiscard]] QString rowText(int row) const;
    [[nodiscard]] QString rowToolTip(int row) const override;

protected:
    [[nodiscard]] QSize rowSizeHint() const override;
    void paintRow(QPainter& painter, int row, const QRect& rect) override;

private:
    struct Entry {
        IdleCause cause = IdleCause::NothingLeft;
        TimeNs ns = 0;
        double share = 0;
    };
    std::vector<Entry> m_entries;
};

}  // namespace bubblescope
