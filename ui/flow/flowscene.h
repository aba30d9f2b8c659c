// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the flow view shows at one instant: every token with its rectangle, every number beside a queue. Made from a
// state and a layout alone; painting, hit tests and the motion between two scenes all read it.

#include "ui/flow/flowlayout.h"
#include "ui/viewmodel/flowmodel.h"

#include <QFontMetricsF>
#include <QString>

#include <vector>

namespace bubblescope {

enum class FlowPlace { Batch, Working, ForwardQueue, BackwardQueue, OnTheWay };

struct TokenMark {
    QRectF rect;
    FlowToken token;
    FlowPlace place = FlowPlace::Working;
    int stage = 0;
};

struct TextMark {
    enum class Tone { Text, Muted, Accent };
    QRectF rect;
    QString text;
    Tone tone = Tone::Muted;
    Qt::Alignment alignment = Qt::AlignCenter;
};

struct FlowScene {
    std::vector<TokenMark> tokens;  ///< in the order of painting
    std::vector<TextMark> notes;    ///< in the note font

    /// The topmost token at a position; null if there is none.
    [[nodiscard]] const TokenMark* tokenAt(QPointF pos) const;
};

struct FlowSceneInput {
    const FlowModel* model = nullptr;
    const FlowState* state = nullptr;
    const FlowLayout* layout = nullptr;
    QFontMetricsF noteMetrics;
    LongestQueues longest;  ///< anywhere in the run at this instant
    /// While playing a move that takes no time in the run is shown to take this much of it; 0: it is over at once.
    TimeNs glideNs = 0;
};

[[nodiscard]] FlowScene makeFlowScene(const FlowSceneInput& input);

/// Tokens of `to` drawn `share` (0 to 1) of the way from where `from` has them; those that came from further away than
/// the next stage, or from another row, jump.
[[nodiscard]] FlowScene between(const FlowScene& from, FlowScene to, double share);

}  // namespace bubblescope
