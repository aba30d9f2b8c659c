// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The layers of the model side by side, each as wide as it takes time, cut into stages. The cuts can be dragged, or
// chosen with Up and Down and moved with Left and Right.

#include "core/partition/split.h"

#include <QWidget>

#include <vector>

namespace bubblescope {

class Appearance;

class LayerBar : public QWidget {
    Q_OBJECT

public:
    explicit LayerBar(const Appearance* appearance, QWidget* parent = nullptr);

    /// `slowdown` has one factor a stage. Empty layers: nothing is drawn.
    void setLayers(const std::vector<ModelLayer>& layers, const Split& split, const std::vector<double>& slowdown,
                   SplitTime time);
    [[nodiscard]] const Split& split() const { return m_split; }
    /// Where the cut before stage `stage` (from 1) is drawn.
    [[nodiscard]] double cutX(int stage) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The cut before `stage` is now before layer `layer`; `done` once the mouse is released.
    void cutMoved(int stage, int layer);
    void cutReleased();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    [[nodiscard]] int cutAt(double x) const;
    [[nodiscard]] int layerAt(double x) const;
    void moveCut(int stage, int layer);
    [[nodiscard]] int heaviest() const;
    [[nodiscard]] TimeNs stageNs(int stage) const;
    [[nodiscard]] QRectF barRect() const;
    void describe();

    const Appearance* m_appearance;
    std::vector<ModelLayer> m_layers;
    Split m_split;
    std::vector<double> m_slowdown;
    SplitTime m_time = SplitTime::ForwardAndBackward;
    std::vector<double> m_edges;  ///< x of each layer's left side, and the end
    int m_dragged = 0;            ///< the stage whose cut is dragged; 0: none
    int m_chosen = 1;             ///< by the keyboard
};

}  // namespace bubblescope
