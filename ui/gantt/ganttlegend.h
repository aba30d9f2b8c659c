// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Below the Gantt, in one line: what the colours, feet and bands of the bars stand for. Only what the run has, or one
// of several that are shown together.

#include "core/analysis/intervalindex.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace bubblescope {

class Appearance;
class PlayController;
struct GanttPalette;
struct Run;

class GanttLegend : public QWidget {
    Q_OBJECT

public:
    GanttLegend(PlayController* play, const Appearance* appearance, QWidget* parent = nullptr);

    /// Where the rows begin, so that both line up.
    void setLeft(int left);
    /// What is shown beside the run.
    void setOthers(std::vector<std::shared_ptr<const Run>> others);
    /// On paper, where nothing may be missing: as many lines as it takes.
    void setWraps();
    /// One name for each sample, in the order shown.
    [[nodiscard]] QStringList names() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class What : std::uint8_t { Kind, Idle, Band, Weights };
    struct Entry {
        What what = What::Idle;
        BusyKind kind = BusyKind::Forward;
        QString name;
    };

    /// Where an entry stands: its sample's left, and its line.
    struct Place {
        double x = 0;
        int line = 0;
    };

    void takeRun();
    void addBands(const std::vector<const Run*>& runs);
    [[nodiscard]] double widthOf(const Entry& entry) const;
    [[nodiscard]] int lineHeight() const;
    /// Of those that have room.
    [[nodiscard]] std::vector<Place> places(int width) const;
    void paintSample(QPainter& painter, const QRectF& rect, const Entry& entry, const GanttPalette& palette) const;

    PlayController* m_play;
    const Appearance* m_appearance;
    std::vector<std::shared_ptr<const Run>> m_others;
    std::vector<Entry> m_entries;
    int m_left = 0;
    bool m_wraps = false;
};

}  // namespace bubblescope
