// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The page that is exported: a Gantt of its own, never shown, of a size of its own, with ruler, figures, legend and
// queues as wanted; of scenarios side by side a Gantt for each, with their heads for figures. It is made of the
// window's views, so an export looks as the window does, and is painted into pictures and drawings alike.

#include "ui/export/exportoptions.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <vector>

class QIODevice;

namespace bubblescope {

class GanttLegend;
class GanttView;
class QueueChart;
class SheetHead;
class StyledLabel;

class ExportSheet : public QWidget {
    Q_OBJECT

public:
    /// `view.run` must be there.
    ExportSheet(const ExportOptions& options, const ExportView& view);
    ~ExportSheet() override;

    /// The least size at which nothing is cut.
    [[nodiscard]] QSize leastSize() const;
    /// Wide enough for a page or a slide, and as high as its rows can make use of.
    [[nodiscard]] QSize naturalSize() const;
    /// The part of the run that is to be seen.
    [[nodiscard]] TimeNs fromNs() const { return m_play.fromNs(); }
    [[nodiscard]] TimeNs toNs() const { return m_play.toNs(); }
    /// Where the longest run ends.
    [[nodiscard]] TimeNs lastNs() const { return m_play.lastNs(); }
    void setCursorNs(TimeNs cursorNs);
    [[nodiscard]] GanttView* gantt() const { return m_gantt; }
    [[nodiscard]] SheetHead* head() const { return m_head; }
    /// Null where there is to be none.
    [[nodiscard]] GanttLegend* legend() const { return m_legend; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A scenario below the first of a comparison.
    struct Lane {
        Session session;
        PlayController play{&session};
        GanttView* gantt = nullptr;
    };

    GanttView* addGantt(PlayController* play, bool ruler);
    [[nodiscard]] LaneHead* makeHead(const LaneHead::Content& content);
    void addLanes(const ExportView& view);
    void addLegend(const ExportView& view);
    void lineUpLanes();
    [[nodiscard]] std::vector<PlayController*> plays();
    void place(const ExportOptions& options, const ExportView& view);
    void alignParts();
    void evenRows();

    Session m_session;
    PlayController m_play;
    Appearance m_appearance;
    std::vector<std::unique_ptr<Lane>> m_lanes;
    std::vector<LaneHead*> m_laneHeads;
    StyledLabel* m_basis = nullptr;
    SheetHead* m_head = nullptr;
    GanttView* m_gantt = nullptr;
    GanttLegend* m_legend = nullptr;
    QueueChart* m_queues = nullptr;
};

/// What is exported as a picture: the sheet or the window.
[[nodiscard]] QImage pictureOf(QWidget& widget, double scale);
void drawSvg(QWidget& widget, const QString& title, QIODevice& out);
void drawPdf(QWidget& widget, const QString& title, QIODevice& out);

}  // namespace bubblescope
