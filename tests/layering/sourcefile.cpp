// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/sourcefile.h"

#include <fstream>
#include <string_view>

namespace layering {

namespace {

std::string_view skipSpace(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

}  // namespace

std::vector<Include> SourceFile::includes() const
{
    std::vector<Include> result;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view text = skipSpace(lines[i]);
        if (!text.starts_with('#'))
            continue;
        text = skipSpace(text.substr(1));
        if (!text.starts_with("include"))
            continue;
        text = skipSpace(text.substr(std::string_view("include").size()));
        std::string_view what = text;
        if (text.starts_with('<') && text.find('>') != std::string_view::npos)
            what = text.substr(0, text.find('>') + 1);
        else if (text.starts_with('"') && text.find('"', 1) != std::string_view::npos)
            what = text.substr(1, text.find('"', 1) - 1);
        result.push_back({i + 1, std::string(what)});
    }
    return result;
}

SourceFile readSourceFile(const std::filesystem::path& root, const std::string& path)
{
    SourceFile file;
    file.path = path;
    std::ifstream stream(root / path, std::ios::binary);
    std::string line;
    while (std::getline(stream, line)) {
        file.endsWithNewline = !stream.eof();
        file.lines.push_back(line);
    }
    return file;
}

}  // namespace layering
