// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A model as the list of its layers, and how they are dealt out to stages. Where a scenario has one, the stages' times
// come from it, and StageCosts' three lists count for nothing.

#include "core/model/timens.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bubblescope {

enum class LayerKind : std::uint8_t {
    Block,  ///< one of the many, which splitting by equal count counts
    Ends,   ///< embedding or head: goes along with the layer beside it
};

struct ModelLayer {
    std::string name;
    LayerKind kind = LayerKind::Block;
    /// May be cut into two halves that go to different stages.
    bool divisible = false;
    /// Of one microbatch, in ns (of the whole batch in BatchMode::FixedBatch).
    TimeNs forwardNs = 0;
    TimeNs backwardInputNs = 0;
    TimeNs backwardWeightNs = 0;
    /// What the largest microbatch leaves behind until its backward.
    std::int64_t activationBytes = 0;
    std::int64_t parameters = 0;
    friend bool operator==(const ModelLayer&, const ModelLayer&) = default;
};

enum class SplitMode : std::uint8_t {
    EqualCount,  ///< as many blocks in each stage, those left over spread evenly
    Optimal,     ///< the largest stage as small as it can be, slowdown included
    Manual,      ///< Partition::layersPerStage
};

struct Partition {
    std::vector<ModelLayer> layers;
    SplitMode split = SplitMode::EqualCount;
    /// One entry a stage, for SplitMode::Manual; a divisible layer counts as two.
    std::vector<int> layersPerStage;
    friend bool operator==(const Partition&, const Partition&) = default;
};

}  // namespace bubblescope
