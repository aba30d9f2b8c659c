// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Paints a flow scene: boxes, the lanes between them, tokens and numbers, for the stages that are visible. Keeps
// nothing between two frames.

#include "ui/flow/flowscene.h"
#include "ui/theme/appearance.h"

#include <optional>

class QPainter;

namespace bubblescope {

struct FlowPaintInput {
    const FlowModel* model = nullptr;
    const FlowState* state = nullptr;
    const FlowLayout* layout = nullptr;
    const FlowScene* scene = nullptr;
    const Appearance* appearance = nullptr;
    FlowLayout::Span visible;
    LongestQueues longest;
    std::optional<int> pinnedMicrobatch;
    std::optional<int> hoveredMicrobatch;
    int markedQueue = -1;  ///< stage before which to look; −1: none
};

void paintFlow(QPainter& painter, const FlowPaintInput& input);

/// "×2.5"; empty where the stage is as fast as it should be.
[[nodiscard]] QString slowdownText(const Run& run, int stage);
/// "stage 2 ×2.5".
[[nodiscard]] QString stageText(const Run& run, int stage);
/// "device 1" where a stage's device cannot be told from its number; else empty.
[[nodiscard]] QString deviceText(const FlowModel& model, int stage);

}  // namespace bubblescope
