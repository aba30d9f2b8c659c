// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where every microbatch is at an instant: a pure function of the run and the instant, so stepping there and jumping
// there agree. For each direction a microbatch is in exactly one place: not yet entered, waiting before a stage, in
// work at a stage, on the way to the next stage, or through. What happens at an instant has happened.
// A state costs O(stages asked for · (log ops + tokens shown)), however long the run is.

#include "core/analysis/run.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace bubblescope {

struct FlowToken {
    int microbatch = 0;
    OpKind kind = OpKind::Forward;
    /// Index into the run's timeline: the op in work, or the one that the microbatch waits for or travels to.
    std::size_t op = 0;
    /// When its input came, −1 for what comes from the batch itself.
    TimeNs arrivedNs = -1;
    /// When its transfer began, −1 likewise. Equal to arrivedNs where no transfer takes time.
    TimeNs departedNs = -1;
    TimeNs startNs = 0;  ///< of `op`
    TimeNs endNs = 0;    ///< of `op`

    [[nodiscard]] bool forward() const { return kind == OpKind::Forward; }
    friend bool operator==(const FlowToken&, const FlowToken&) = default;
};

struct FlowQueue {
    int length = 0;
    /// Whose turn comes first stands first; at most as many as were asked for.
    std::vector<FlowToken> next;
};

struct FlowStage {
    int stage = 0;
    std::vector<FlowToken> working;   ///< more than one for overlapped units and stages on two devices
    FlowQueue forward;                ///< none before stage 0, where the batch waits
    FlowQueue backward;               ///< at the last stage: forward done, backward not started
    std::vector<FlowToken> arriving;  ///< on the way here, either direction, first come first
};

struct FlowState {
    TimeNs atNs = 0;
    int notEntered = 0;
    /// The next to enter, at most as many as were asked for.
    std::vector<FlowToken> entering;
    int forwardDone = 0;            ///< forwards through the last stage
    int finished = 0;               ///< through with all that the schedule does to them, weight gradients aside
    std::vector<FlowStage> stages;  ///< those asked for
};

struct LongestQueues {
    int forward = 0;
    int backward = 0;

    /// Whether a queue is the one to look at: the longest forward queue, or the longest backward one where no two
    /// forwards wait for the same stage. (Many backwards wait at the last stage by GPipe's very order.)
    [[nodiscard]] bool standsOut(int length, bool isForward) const
    {
        return length > 1 && (isForward ? length == forward : forward <= 1 && length == backward);
    }
};

class FlowModel {
public:
    FlowModel() = default;
    explicit FlowModel(std::shared_ptr<const Run> run);

    [[nodiscard]] const std::shared_ptr<const Run>& run() const { return m_run; }
    [[nodiscard]] int stageCount() const { return m_run ? m_run->schedule.stageCount : 0; }
    [[nodiscard]] bool hasBackward() const { return m_hasBackward; }
    /// The devices that run ops of the stage: one, or two in bidirectional schedules.
    [[nodiscard]] const std::vector<DeviceId>& devicesOf(int stage) const
    {
        return m_devices[static_cast<std::size_t>(stage)];
    }
    /// Stages [first, end) at an instant, at most `tokens` of each queue by name.
    [[nodiscard]] FlowState stateAt(TimeNs atNs, int first, int end, int tokens) const;
    [[nodiscard]] int forwardQueueAt(int stage, TimeNs atNs) const;
    [[nodiscard]] int backwardQueueAt(int stage, TimeNs atNs) const;
    /// The longest queues anywhere at an instant. O(stages · log ops).
    [[nodiscard]] LongestQueues longestQueuesAt(TimeNs atNs) const;
    /// The longest queue anywhere, ever.
    [[nodiscard]] int peakQueue() const { return m_peakQueue; }
    [[nodiscard]] int microbatches() const { return static_cast<int>(m_enteredNs.size()); }

    /// Ops looked at for each queue and instant before its members stay unnamed; only the length is then known.
    static constexpr std::size_t kMostOpsLookedAt = 4096;

private:
    [[nodiscard]] FlowToken tokenFor(std::size_t op) const;
    void addWorking(FlowStage& stage, DeviceId device, TimeNs atNs) const;
    void addWaiting(FlowQueue& queue, int stage, bool forward, TimeNs atNs, int tokens) const;
    void addArriving(FlowStage& stage, int from, bool forward, TimeNs atNs) const;
    void addEntering(FlowState& state, int tokens) const;

    std::shared_ptr<const Run> m_run;
    std::vector<std::vector<DeviceId>> m_devices;  ///< by stage
    std::vector<TimeNs> m_enteredNs;               ///< ascending: starts of the first stage's forwards
    std::vector<TimeNs> m_forwardDoneNs;           ///< ascending: ends of the last stage's forwards
    std::vector<TimeNs> m_finishedNs;              ///< ascending
    TimeNs m_longestWayNs = 0;                     ///< most between a producer's end and the arrival
    int m_peakQueue = 0;
    bool m_hasBackward = false;
};

}  // namespace bubblescope
