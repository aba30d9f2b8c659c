// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The stages as boxes in a line and the microbatches as numbered tokens: in work, waiting before a stage (forward on
// its left, backward on its right), on the way. What is shown is a function of the run and the cursor; motion only
// fills the moment between two such pictures. A frame costs as much as is visible.
// Hovering a token says what it waits for; a click pins its op. With the keyboard: Ctrl+Left and Ctrl+Right go from
// token to token, Escape lets go.

#include "ui/flow/flowlayout.h"
#include "ui/flow/flowscene.h"
#include "ui/viewmodel/flowmodel.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QTimer>

#include <optional>

namespace bubblescope {

class Appearance;
class PlayController;

class FlowView : public QAbstractScrollArea {
    Q_OBJECT

public:
    FlowView(PlayController* controller, const Appearance* appearance, QWidget* parent = nullptr);

    /// One quiet sentence beside the queue of `stage` (below all stages for −1); empty takes it away.
    void setNote(const QString& note, int stage = -1);
    [[nodiscard]] const QString& note() const { return m_note; }

    /// Frames a stage with the queue before it; −1 takes the frame away.
    void setMarkedQueue(int stage);
    [[nodiscard]] int markedQueue() const { return m_markedQueue; }

    /// What is shown when nothing moves any more. For tests.
    [[nodiscard]] FlowScene scene() const;
    [[nodiscard]] const FlowLayout& layoutOfStages() const { return m_layout; }
    /// What a tooltip at a position says; empty where there is nothing to say.
    [[nodiscard]] QString tipAt(QPoint pos) const;
    /// The state in sentences, for screen readers.
    [[nodiscard]] QString summary() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void takeRun();
    void takeAppearance();
    void cursorMoved();
    void relayout();
    void followTokens();
    void scrollTo(int value);
    void hover(QPointF pos);
    void pinNeighbour(int step);
    [[nodiscard]] FlowMetrics metrics() const;
    [[nodiscard]] FlowScene sceneOf(const FlowState& state, TimeNs glideNs) const;
    [[nodiscard]] FlowState stateAt(TimeNs atNs) const;
    [[nodiscard]] FlowLayout::Span visibleStages() const;
    [[nodiscard]] QPointF toContent(QPointF pos) const;
    [[nodiscard]] std::optional<int> microbatchOf(std::optional<std::size_t> op) const;
    [[nodiscard]] TimeNs glideNs() const;
    [[nodiscard]] double noteHeight() const;
    [[nodiscard]] QString tipFor(const TokenMark& mark) const;
    [[nodiscard]] QString tipForStage(int stage) const;
    /// Its size; at the left margin, height 0.
    [[nodiscard]] QRectF noteRect() const;
    void paintNote(QPainter& painter) const;

    PlayController* m_controller;
    const Appearance* m_appearance;
    FlowModel m_model;
    FlowLayout m_layout;
    QString m_note;
    int m_noteStage = -1;
    bool m_following = true;   ///< until the user scrolls, and again when the stages are others
    bool m_scrolling = false;  ///< by itself
    int m_markedQueue = -1;
    int m_stageLookedAt = -1;  ///< whose row was scrolled to
    TimeNs m_shownNs = 0;      ///< the instant of the last cursor signal
    // A step is shown as a short move from the scene before it.
    FlowScene m_before;
    QElapsedTimer m_sinceStep;
    QTimer m_stepTimer;
};

}  // namespace bubblescope
