// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whole small files in and out. Writing replaces the file only once all of it is on disk.

#include "core/model/result.h"

#include <filesystem>
#include <optional>
#include <string>

namespace bubblescope {

/// Above this a file is no scenario and no schedule; refused as TooLarge.
inline constexpr std::size_t kMaxTextBytes = 256u << 20;

[[nodiscard]] Result<std::string> readTextFile(const std::filesystem::path& path);
[[nodiscard]] std::optional<Error> writeTextFile(const std::filesystem::path& path, const std::string& text);

}  // namespace bubblescope
