// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where boxes, lanes and queues of the flow view lie: stages in reading order, in as few rows as are readable. Where
// numbered tokens have room (Detail::Tokens) each stage has a box with a gap on both sides in which queues stand; where
// not (Detail::Overview) each stage is a small cell with its queues as bars. Content coordinates: y 0 is the top of the
// first row, whatever has been scrolled. All look-ups are O(1).

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace bubblescope {

/// Sizes that depend on fonts and scale.
struct FlowMetrics {
    double scale = 1;
    double noteHeight = 14;    ///< a line of notes
    double labelHeight = 16;   ///< a line of stage labels
    double numberWidth = 0.7;  ///< the widest microbatch number, in font sizes
    double endWidth = 80;      ///< what stands at the left end: the batch, those done
    double labelWidth = 56;    ///< the widest stage label
    int labelLines = 1;        ///< under a box: its stage, its device
    bool twoLanes = true;      ///< forward above, backward below
};

enum class FlowDetail { Tokens, Overview };

class FlowLayout {
public:
    FlowLayout() = default;
    FlowLayout(QSizeF size, int stages, const FlowMetrics& metrics);

    [[nodiscard]] FlowDetail detail() const { return m_detail; }
    [[nodiscard]] int stages() const { return m_stages; }
    [[nodiscard]] int perRow() const { return m_perRow; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int rowOf(int stage) const { return stage / m_perRow; }
    [[nodiscard]] int columnOf(int stage) const { return stage % m_perRow; }
    [[nodiscard]] double contentHeight() const { return m_top + m_rows * m_rowHeight; }
    [[nodiscard]] double rowHeight() const { return m_rowHeight; }
    /// Stages [first, end) with anything between two heights.
    struct Span {
        int first = 0;
        int end = 0;
    };
    [[nodiscard]] Span visible(double top, double bottom) const;

    /// All that belongs to a stage, neighbours' queues excluded; −1 for nowhere.
    [[nodiscard]] int stageAt(QPointF pos) const;
    [[nodiscard]] QRectF boxOf(int stage) const;
    /// Height of the middle of a lane.
    [[nodiscard]] double laneOf(int stage, bool forward) const;
    /// Where a queue may stand: left of the box for the forward one, right of it for the backward one.
    [[nodiscard]] QRectF queueOf(int stage, bool forward) const;
    /// Left of the first stage: the batch (forward lane), those done (backward lane).
    [[nodiscard]] QRectF leftEnd() const;

    [[nodiscard]] QSizeF tokenSize() const { return {m_tokenWidth, m_tokenHeight}; }
    /// Font size of a token's number.
    [[nodiscard]] double numberSize() const { return numberSizeFor(m_tokenHeight); }
    [[nodiscard]] double tokenPitch() const { return m_tokenWidth + m_spacing; }
    /// Middle of the k-th place of a queue, counted from the box.
    [[nodiscard]] QPointF queuePlace(int stage, bool forward, double k) const;
    /// How many tokens fit into a queue's gap when `reserved` pixels are kept for a count.
    [[nodiscard]] int tokensThatFit(double reserved) const;

private:
    void layOutTokens(QSizeF size, int rows);
    void layOutOverview(QSizeF size);
    [[nodiscard]] double numberSizeFor(double tokenHeight) const;
    [[nodiscard]] double tokenWidthFor(double tokenHeight) const;
    [[nodiscard]] double rowTop(int stage) const { return m_top + rowOf(stage) * m_rowHeight; }

    FlowMetrics m_metrics;
    FlowDetail m_detail = FlowDetail::Tokens;
    int m_stages = 0;
    int m_perRow = 1;
    int m_rows = 0;
    double m_top = 0;        ///< of the first row
    double m_left = 0;       ///< of the first column's box
    double m_box = 0;        ///< width
    double m_gap = 0;        ///< between two boxes
    double m_rowHeight = 0;  ///< pitch of rows
    double m_boxTop = 0;     ///< within a row
    double m_boxHeight = 0;
    double m_tokenWidth = 0;
    double m_tokenHeight = 0;
    double m_spacing = 3;
};

}  // namespace bubblescope
