// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All that a user can set: which schedule, how many devices, chunks and microbatches, and what everything costs.
// A plain value: equal scenarios give equal runs on every machine. Saved as JSON by core/io/scenariojson.h.

#include "core/model/layers.h"
#include "core/model/memorymodel.h"
#include "core/model/result.h"
#include "core/model/timens.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bubblescope {

inline constexpr int kMaxDevices = 4096;
inline constexpr int kMaxChunks = 64;
inline constexpr int kMaxStages = 32767;
/// Of all iterations together.
inline constexpr int kMaxMicrobatches = 1'000'000;
inline constexpr int kMaxIterations = 1000;
/// About 4 GB of schedule and timeline; more is refused with ErrorCode::TooLarge.
inline constexpr std::int64_t kMaxOps = 100'000'000;
inline constexpr double kMinSlowdown = 0.01;
inline constexpr double kMaxSlowdown = 1000.0;

/// Durations of one microbatch, in ns. Each list has one value (every device), P values (each device's share of the
/// model, divided evenly among its chunks, so that changing the schedule keeps the model) or P·V values (each stage).
struct StageCosts {
    std::vector<TimeNs> forwardNs{kNsPerMs};
    std::vector<TimeNs> backwardInputNs{kNsPerMs};
    std::vector<TimeNs> backwardWeightNs{kNsPerMs};
    /// Factors on all three; one, P (a device's chunks alike) or P·V values.
    std::vector<double> slowdown{1.0};
    /// What two ops gain by overlapping as one unit: it takes max(longest part, sum − saving).
    TimeNs overlapSavingNs = 0;
    friend bool operator==(const StageCosts&, const StageCosts&) = default;
};

struct TransferCosts {
    TimeNs latencyNs = 0;
    /// Activation (and gradient) of one microbatch, in bytes.
    std::int64_t bytes = 0;
    /// 0: no limit, bytes cost nothing.
    std::int64_t bytesPerSecond = 0;
    /// A transfer occupies both devices instead of running beside their work.
    bool blocking = false;
    friend bool operator==(const TransferCosts&, const TransferCosts&) = default;
};

enum class JitterKind : std::uint8_t {
    None,
    Uniform,   ///< factor evenly spread over 1 ± amount
    Normal,    ///< standard deviation `amount`, cut at six of them and at 0
    LongTail,  ///< mean 1, never below 1 − amount, now and then many times `amount` above (Lomax, shape 4)
};

/// Every op's duration times a random factor that depends on nothing but the seed and the op.
struct Jitter {
    JitterKind kind = JitterKind::None;
    double amount = 0.1;  ///< 0 to 1
    std::uint64_t seed = 1;
    friend bool operator==(const Jitter&, const Jitter&) = default;
};

enum class BatchMode : std::uint8_t {
    FixedMicrobatch,  ///< costs are one microbatch's: work grows with M
    FixedBatch,       ///< costs are the whole batch's: a microbatch takes its share plus `overheadNs`
};

struct Batch {
    BatchMode mode = BatchMode::FixedMicrobatch;
    /// Samples in the batch, dealt out as evenly as whole numbers allow (8 in 3 microbatches: 3, 3, 2); a microbatch
    /// below the largest costs proportionally less. 0: divides evenly.
    int samples = 0;
    /// Added to every op in FixedBatch mode: launch costs, poorer use of the device by small microbatches.
    TimeNs overheadNs = 0;
    friend bool operator==(const Batch&, const Batch&) = default;
};

/// What a real run of this scenario took, to stand beside the simulation.
struct Measurement {
    TimeNs makespanNs = 0;
    std::string source;
    friend bool operator==(const Measurement&, const Measurement&) = default;
};

struct Scenario {
    std::string title;  ///< shown in the window; may be empty
    std::string schedule = "1f1b";
    /// The schedule's own options by id, as text ("4", "fifo"); absent means default.
    std::map<std::string, std::string> options;
    /// PyTorch's compute-only CSV, for the schedule "custom".
    std::string customCsv;
    int devices = 4;
    /// Stages on each device (V); 1 for schedules without chunks.
    int chunks = 1;
    int microbatches = 8;  ///< of one iteration
    /// Training steps one after another.
    int iterations = 1;
    /// No device begins the next iteration before all have ended the last (see core/schedule/iterations.h).
    bool optimizerBarrier = true;
    StageCosts costs;
    TransferCosts transfer;
    Jitter jitter;
    Batch batch;
    std::optional<Measurement> measured;
    /// What bytes are worked out from; none: activations are only counted.
    std::optional<MemoryModel> memory;
    /// Of one device, in bytes; 0: no limit.
    std::int64_t memoryLimitBytes = 0;
    /// The model layer by layer; none: StageCosts has the stages' times.
    std::optional<Partition> partition;

    [[nodiscard]] int stages() const { return devices * chunks; }
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Entry `stage` of a slowdown list of one, P or P·V values.
[[nodiscard]] double slowdownOf(const Scenario& scenario, int stage);

}  // namespace bubblescope
