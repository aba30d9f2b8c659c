// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the checks look at in one text file.

#include <filesystem>
#include <string>
#include <vector>

namespace layering {

struct Include {
    std::size_t line = 0;  ///< from 1
    std::string what;      ///< `<vector>` with its brackets, `core/model/op.h` without its quotes
};

struct SourceFile {
    std::string path;  ///< from the repository's root, with slashes
    std::vector<std::string> lines;
    bool endsWithNewline = true;

    /// Every #include, those in a branch of #if too. A macro in place of a name is given as it is written.
    [[nodiscard]] std::vector<Include> includes() const;
    [[nodiscard]] bool isHeader() const { return path.ends_with(".h") || path.ends_with(".cuh"); }
    [[nodiscard]] bool isCode() const { return isHeader() || path.ends_with(".cpp") || path.ends_with(".cu"); }
};

[[nodiscard]] SourceFile readSourceFile(const std::filesystem::path& root, const std::string& path);

}  // namespace layering
