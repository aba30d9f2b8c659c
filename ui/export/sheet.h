// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The page that is exported: a Gantt of its own, never shown, of a size of its own, with ruler, figures and queues as
// wanted. It is made of the window's views, so an export looks as the window does, and is painted into pictures and
// drawings alike.

#include "ui/export/exportoptions.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"

#include <QImage>
#include <QWidget>

class QIODevice;

namespace bubblescope {

class GanttView;
class QueueChart;
class SheetHead;

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
    void setCursorNs(TimeNs cursorNs) { m_play.setCursorNs(cursorNs); }
    [[nodiscard]] GanttView* gantt() const { return m_gantt; }
    [[nodiscard]] SheetHead* head() const { return m_head; }

private:
    void place(const ExportOptions& options, const ExportView& view);
    void alignParts();

    Session m_session;
    PlayController m_play;
    Appearance m_appearance;
    SheetHead* m_head = nullptr;
    GanttView* m_gantt = nullptr;
    QueueChart* m_queues = nullptr;
};

/// What is exported as a picture: the sheet or the window.
[[nodiscard]] QImage pictureOf(QWidget& widget, double scale);
void drawSvg(QWidget& widget, const QString& title, QIODevice& out);
void drawPdf(QWidget& widget, const QString& title, QIODevice& out);

}  // namespace bubblescope
