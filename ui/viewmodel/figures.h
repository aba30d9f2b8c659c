// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The numbers beside the picture, as plain data: RunFigures is a function of the run alone and made once for each,
// CursorFigures a function of (run, instant), cheap enough for every frame: O(devices · log ops).

#include "core/analysis/run.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace bubblescope {

/// A queue that one would expect before a slow stage and that the schedule does not let form: the stages before it
/// are held back and stand idle instead. Known by comparing with what the same forwards do when nothing but the flow
/// of activations holds them back, as in GPipe.
struct HeldBackQueue {
    std::string schedule;
    int stage = 0;
    int peak = 0;          ///< longest forward queue before the stage
    int freePeak = 0;      ///< what it would reach
    int sender = 0;        ///< the device before
    int warmUp = 0;        ///< how many forwards the sender runs before its first backward
    bool byWarmUp = true;  ///< warmUp < all its forwards; else the order or extra dependencies hold back
};

struct StageQueuePeaks {
    int forward = 0;
    int backward = 0;
};

struct RunFigures {
    double bubbleRatio = 0;
    double overheadRatio = 0;
    double spanBubbleRatio = 0;
    TimeNs makespanNs = 0;
    /// Without overlap ÷ makespan.
    double speedUp = 1;
    TimeNs firstResultNs = -1;
    std::optional<Measurement> measured;
    ClosedForm theory;
    SteadyState steady;  ///< 0 with a single iteration
    /// The formula applies and gives what was simulated.
    bool theoryMatches = false;
    std::vector<int> peakActivations;     ///< one a device
    std::vector<StageQueuePeaks> queues;  ///< one a stage
    int slowestStage = -1;                ///< −1 where all stages take the same
    std::optional<HeldBackQueue> heldBack;
};

struct DeviceFigure {
    double bubbleRatio = 0;  ///< up to the instant
    int activations = 0;     ///< in flight at it
    friend bool operator==(const DeviceFigure&, const DeviceFigure&) = default;
};

struct StageQueueLengths {
    int forward = 0;
    int backward = 0;
    friend bool operator==(const StageQueueLengths&, const StageQueueLengths&) = default;
};

struct CursorFigures {
    TimeNs atNs = 0;
    double bubbleRatio = 0;
    std::vector<DeviceFigure> devices;
    std::vector<StageQueueLengths> queues;
};

[[nodiscard]] RunFigures runFigures(const Run& run);
[[nodiscard]] CursorFigures cursorFigures(const Run& run, TimeNs atNs);

/// The stage whose forward and backward take longest; −1 where all take the same.
[[nodiscard]] int slowestStage(const Run& run);

/// Set where a stage is slower than those before it and the queue before it stays shorter than it would in GPipe.
/// Not for stages on two devices. At most some 300,000 steps, whatever the run's size.
[[nodiscard]] std::optional<HeldBackQueue> heldBackQueue(const Run& run);

/// Why the queue before a slow stage stays short: "1F1B's warm-up limit … holds the senders back: …".
[[nodiscard]] QString heldBackText(const HeldBackQueue& queue);

/// The same for a run; empty where no queue is held back.
[[nodiscard]] QString heldBackText(const Run& run);

}  // namespace bubblescope
