// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Text for standard output, written in large blocks. A reader that goes away (`| head`) is no failure of ours.

#include <cstdio>
#include <string>
#include <string_view>

namespace bubblescope::cli {

class Output {
public:
    explicit Output(std::FILE* file);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    Output& operator<<(std::string_view text);
    /// Writes what is left. False if some of it could not be written; problem() then says why.
    [[nodiscard]] bool finish();
    /// Whether nobody reads any more, so that there is no point in going on.
    [[nodiscard]] bool readerGone() const;
    [[nodiscard]] std::string problem() const;

private:
    void flush();

    std::FILE* m_file;
    std::string m_pending;
    int m_systemError = 0;
};

/// On standard error, for what is worth knowing but stops nothing.
void writeNote(const std::string& sentence);

/// Columns of the terminal: the variable COLUMNS, else what standard output is, else 80.
[[nodiscard]] int terminalWidth();

}  // namespace bubblescope::cli
