// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts "memory" and "partition" of a scenario file. For .cpp files of core/io only.

#include "core/io/json/objectreader.h"
#include "core/model/layers.h"
#include "core/model/memorymodel.h"

#include <optional>
#include <string_view>

namespace bubblescope {

/// null: none. A key "preset" fills in a well-known model first; what stands beside it overrides that.
void readMemoryModel(const nlohmann::ordered_json& json, std::optional<MemoryModel>& model, Problems& problems);
[[nodiscard]] nlohmann::ordered_json memoryModelJson(const MemoryModel& model);

/// null: none.
void readPartition(const nlohmann::ordered_json& json, std::optional<Partition>& partition, Problems& problems);
[[nodiscard]] nlohmann::ordered_json partitionJson(const Partition& partition);

}  // namespace bubblescope
