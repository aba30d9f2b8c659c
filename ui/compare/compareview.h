// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The Gantt chart, or several one below the other: each scenario of a comparison with its head, all on one time axis,
// whose ruler stands above the first. The active one is the window's own chart, put where that lane is; the others are
// charts of their own, in which a click makes their lane the active one. Without a comparison it is the window's chart
// and nothing else.

#include "core/sweep/outcome.h"
#include "ui/theme/appearance.h"

#include <QList>
#include <QWidget>

#include <map>
#include <memory>
#include <vector>

class QAction;

namespace bubblescope {

class BasisBar;
class Comparison;
class GanttView;
class LaneHead;
class PlayController;
enum class RowLimit;
struct Run;

class CompareView : public QWidget {
    Q_OBJECT

public:
    struct Commands {
        QList<QAction*> basis;
        QAction* add = nullptr;
        QAction* end = nullptr;
    };

    /// `gantt` is the window's; it becomes a child of this.
    CompareView(Comparison* comparison, GanttView* gantt, const Commands& commands, const Appearance* appearance,
                QWidget* parent = nullptr);
    ~CompareView() override;

    /// For a presentation: heads take one line each, and rows become as low as all of them need.
    void setInHall(bool inHall);
    [[nodiscard]] bool isComparing() const { return laneCount() > 1; }
    [[nodiscard]] int laneCount() const { return static_cast<int>(m_charts.size()); }
    [[nodiscard]] GanttView* gantt(int lane) const;
    [[nodiscard]] LaneHead* head(int lane) const;
    /// What the line above says.
    [[nodiscard]] QString basis() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Known {
        std::shared_ptr<const Run> run;
        Outcome outcome;
    };

    void takeLanes();
    void refresh();
    void layOut();
    void lineUp();
    [[nodiscard]] RowLimit rowLimit() const;
    /// What of `room` pixels each chart gets for its rows.
    [[nodiscard]] std::vector<int> rowShares(int room) const;
    [[nodiscard]] GanttView* makeWaiting(PlayController* play);
    [[nodiscard]] LaneHead* makeHead(int lane);
    /// Null where the lane has no run of its scenario.
    [[nodiscard]] const Outcome* outcomeOf(int lane);

    Comparison* m_comparison;
    GanttView* m_own;
    const Appearance* m_appearance;
    BasisBar* m_bar;
    bool m_inHall = false;
    QWidget* m_edge;  ///< along the active chart
    std::map<PlayController*, GanttView*> m_waiting;
    std::vector<LaneHead*> m_heads;
    std::vector<GanttView*> m_charts;  ///< by lane
    std::vector<Known> m_known;        ///< by lane
};

}  // namespace bubblescope
