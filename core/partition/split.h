// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Layers dealt out to stages: contiguous, each stage at least one. A split is the first layer of each stage and, at the
// end, the number of layers: {0, 3, 7} is 3 layers and 4.

#include "core/model/layers.h"
#include "core/model/result.h"

#include <span>
#include <vector>

namespace bubblescope {

using Split = std::vector<int>;

/// The layers as they are split: a divisible one is there as its two halves, named "NAME 1/2" and "NAME 2/2".
[[nodiscard]] std::vector<ModelLayer> layersToSplit(const Partition& partition);

/// As many blocks in each stage; where they do not divide evenly, the stages with one more lie spread out (7 in 2: 3
/// and 4). Embedding and head go along with the layer beside them. There are at least as many layers as stages.
[[nodiscard]] Split equalSplit(std::span<const ModelLayer> layers, int stages);

/// Which part of a layer's time counts.
enum class SplitTime { Forward, ForwardAndBackward };

/// What the layers [first, last) take as one stage: each of its times is rounded to a ns as the engine does it.
/// O(layers) to prepare, then O(1) a question.
class StageTimes {
public:
    StageTimes(std::span<const ModelLayer> layers, SplitTime time);
    /// `factor` is the stage's slowdown.
    [[nodiscard]] TimeNs stageNs(int first, int last, double factor) const;
    [[nodiscard]] int layerCount() const { return static_cast<int>(m_sums.size()) - 1; }

private:
    struct Sums {
        TimeNs forwardNs = 0;
        TimeNs backwardInputNs = 0;
        TimeNs backwardWeightNs = 0;
    };
    std::vector<Sums> m_sums{Sums{}};  ///< of the layers before
    SplitTime m_time;
};

/// The split whose longest stage is shortest, exactly; among those one whose boundaries lie near an even division.
/// `slowdown` has one factor a stage. O(stages · layers · log time).
[[nodiscard]] Split optimalSplit(const StageTimes& times, std::span<const double> slowdown);

/// The longest stage's time.
[[nodiscard]] TimeNs longestStageNs(const StageTimes& times, const Split& split, std::span<const double> slowdown);

/// As the partition asks for. Errors: WrongCount at "partition.layers" (fewer layers than stages) or
/// "partition.layers_per_stage".
[[nodiscard]] Result<Split> splitOf(const Partition& partition, std::span<const double> slowdown, SplitTime time);

}  // namespace bubblescope
