// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Below the Gantt, in one line: what the colours, feet and bands of the bars stand for. Only what the run has.

#include "core/analysis/intervalindex.h"

#include <QWidget>

#include <vector>

namespace bubblescope {

class Appearance;
class PlayController;
struct GanttPalette;

class GanttLegend : public QWidget {
    Q_OBJECT

public:
    GanttLegend(PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);

    /// Where the rows begin, so that both line up.
    void setLeft(int left);
    /// One name for each sample, in the order shown.
    [[nodiscard]] QStringList names() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class What : std::uint8_t { Kind, Idle, Band, Weights };
    struct Entry {
        What what = What::Idle;
        BusyKind kind = BusyKind::Forward;
        QString name;
    };

    void takeRun();
    void paintSample(QPainter& painter, const QRectF& rect, const Entry& entry, const GanttPalette& palette) const;

    PlayController* m_play;
    const Appearance* m_appearance;
    std::vector<Entry> m_entries;
    int m_left = 0;
};

}  // namespace bubblescope
