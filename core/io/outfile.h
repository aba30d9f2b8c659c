// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A file that is written piece by piece and is there whole or not at all: the pieces go to a new file beside it, which
// takes its place on commit() and goes away without. A device or a pipe ("/dev/stdout"), which cannot be replaced, is
// written to directly.

#include "core/model/result.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace bubblescope {

class OutFile {
public:
    /// What goes wrong here, write() and commit() report.
    explicit OutFile(const std::filesystem::path& path);
    /// What has not been committed leaves nothing behind.
    ~OutFile();
    OutFile(const OutFile&) = delete;
    OutFile& operator=(const OutFile&) = delete;

    /// False from the first failure on.
    bool write(std::string_view text);
    /// Error: CannotWrite.
    [[nodiscard]] std::optional<Error> commit();
    /// What has gone wrong so far.
    [[nodiscard]] std::optional<Error> error() const;

private:
    void openBeside();
    bool close();
    void fail(int systemError);

    std::filesystem::path m_path;
    std::filesystem::path m_target;    ///< what m_path names, through symbolic links
    std::filesystem::path m_partPath;  ///< empty where it is written to directly
    int m_descriptor = -1;
    int m_systemError = 0;
};

}  // namespace bubblescope
