// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the charts of memory draw: a step line for each device over the visible range, in microbatch-stages, or in bytes
// where the scenario says what a microbatch takes; the limit; and what GPipe and 1F1B would need.

#include "core/analysis/run.h"

#include <QList>
#include <QPointF>

#include <optional>
#include <vector>

namespace bubblescope {

/// Lines of more devices than this cannot be told apart.
inline constexpr int kMostMemoryLines = 8;

struct MemoryLine {
    int device = 0;
    double peak = 0;
    TimeNs overLimitAtNs = -1;  ///< −1: never
    StepFunction steps;         ///< in MemorySeries::unit
};

/// What another schedule needs at most on a device, worked out without running it.
struct MemoryReference {
    const char* schedule;  ///< "gpipe"
    double peak = 0;
    int microbatches = 0;  ///< most that a stage holds
};

enum class MemoryUnit { MicrobatchStages, Bytes };

struct MemorySeries {
    /// Nothing is known: bytes are wanted and the scenario has no model.
    bool unknown = false;
    /// What a step's 1 stands for: 1 microbatch-stage, or a power of ten in bytes.
    double unit = 1;
    double limit = 0;  ///< in the same as the peaks; 0: none
    double peak = 0;   ///< of all devices, drawn or not
    double base = 0;   ///< what every device holds all the time: weights, gradients, optimizer state
    int devices = 0;
    /// The devices that hold most, at most kMostMemoryLines, by device.
    std::vector<MemoryLine> lines;
    /// GPipe and 1F1B on the same stages, where that can be said: one stage a device, equal microbatches, a backward.
    std::vector<MemoryReference> references;
};

/// O(steps of the devices).
[[nodiscard]] MemorySeries memorySeries(const Run& run, MemoryUnit unit);

}  // namespace bubblescope
