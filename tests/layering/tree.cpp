// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/tree.h"

#include "tests/layering/sourcefile.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace layering {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 7> kTopFolders = {"app", "core", "gpu", "ui", "resources", "tests", "packaging"};
/// Files longer than this do more than one thing.
constexpr std::size_t kMaxLines = 700;

bool hasAnyEnding(std::string_view path, std::initializer_list<std::string_view> endings)
{
    return std::any_of(endings.begin(), endings.end(), [path](auto ending) { return path.ends_with(ending); });
}

/// Files whose every line was written by us: code, build files, scripts.
bool carriesSpdx(std::string_view path)
{
    return hasAnyEnding(path, {".h", ".cpp", ".cu", ".cuh", ".cmake", "CMakeLists.txt", ".sh"});
}

std::vector<std::string> textFiles(const fs::path& root)
{
    std::vector<std::string> paths;
    const auto add = [&](const fs::path& path) {
        const std::string relative = path.lexically_relative(root).generic_string();
        if (fs::is_regular_file(path) && (carriesSpdx(relative) || relative.ends_with(".md")))
            paths.push_back(relative);
    };
    for (const auto& entry : fs::directory_iterator(root))
        add(entry.path());
    for (const std::string_view top : kTopFolders) {
        if (!fs::is_directory(root / top))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / top))
            add(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

class Checker {
public:
    Checker(const fs::path& root, const Rules& rules)
        : m_root(root)
        , m_rules(rules)
    {
    }

    Report run()
    {
        m_report.violations = m_rules.problems;
        checkReadmes();
        for (const std::string& path : textFiles(m_root)) {
            const SourceFile file = readSourceFile(m_root, path);
            ++m_report.files;
            checkText(file);
            if (carriesSpdx(path))
                checkSpdx(file);
            if (file.isHeader() && std::find(file.lines.begin(), file.lines.end(), "#pragma once") == file.lines.end())
                complain(file, 1, "has no #pragma once");
            if (file.isCode())
                checkIncludes(file);
            if (path.ends_with(".md"))
                checkLinks(file);
        }
        return std::move(m_report);
    }

private:
    void complain(const SourceFile& file, std::size_t line, const std::string& what)
    {
        m_report.violations.push_back(file.path + ":" + std::to_string(line) + ": " + what);
    }

    void checkIncludes(const SourceFile& file)
    {
        const Rule* rule = m_rules.ruleFor(file.path);
        if (!rule) {
            complain(file, 1, "no rule for its folder in tests/layering/allowed.txt");
            return;
        }
        for (const Include& include : file.includes()) {
            ++m_report.includes;
            // What moc makes of this very file.
            if (include.what == fs::path(file.path).stem().string() + ".moc")
                continue;
            if (!allows(*rule, include.what, file.isHeader())) {
                std::string may = joined(rule->headers);
                if (!file.isHeader() && !rule->sources.empty())
                    may += " " + joined(rule->sources);
                complain(file, include.line,
                         "includes " + include.what + "; " + rule->folder + " may include " + may + " and never " +
                             joined(rule->never));
            }
        }
    }

    void checkSpdx(const SourceFile& file)
    {
        const std::size_t first = !file.lines.empty() && file.lines[0].starts_with("#!") ? 1 : 0;
        constexpr std::string_view kCopyright = " SPDX-FileCopyrightText: The Bubblescope developers";
        constexpr std::string_view kLicence = " SPDX-License-Identifier: GPL-3.0-or-later";
        if (file.lines.size() < first + 2 || !file.lines[first].ends_with(kCopyright) ||
            !file.lines[first + 1].ends_with(kLicence))
            complain(file, first + 1, "does not begin with the two SPDX lines");
    }

    void checkText(const SourceFile& file)
    {
        if (!file.endsWithNewline)
            complain(file, file.lines.size(), "no line end at the end of the file");
        if (file.isCode() && file.lines.size() > kMaxLines)
            complain(file, kMaxLines, "longer than " + std::to_string(kMaxLines) + " lines");
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r'))
                complain(file, i + 1, "blank at the end of the line");
            if (line.find('\t') != std::string::npos)
                complain(file, i + 1, "a tab");
        }
    }

    void checkReadmes()
    {
        for (const std::string_view top : kTopFolders) {
            const fs::path readme = fs::path(top) / "README.md";
            if (fs::is_directory(m_root / top) && !fs::is_regular_file(m_root / readme))
                m_report.violations.push_back(readme.generic_string() + ":1: is missing");
        }
        if (!fs::is_regular_file(m_root / "README.md")) {
            m_report.violations.emplace_back("README.md:1: is missing");
            return;
        }
        const SourceFile readme = readSourceFile(m_root, "README.md");
        const auto picture = std::find_if(readme.lines.begin(), readme.lines.end(),
                                          [](const std::string& line) { return line.starts_with("!["); });
        if (picture - readme.lines.begin() > 4 || picture == readme.lines.end())
            complain(readme, 1, "does not open with a picture");
        for (const std::string_view command : {"packaging/run.sh", "packaging/test.sh"}) {
            if (std::none_of(readme.lines.begin(), readme.lines.end(),
                             [command](const std::string& line) { return line.find(command) != std::string::npos; }))
                complain(readme, 1, "does not name " + std::string(command));
        }
    }

    /// Every `](target)` that is no address and no anchor is a file or folder of ours; what stands between ``` is code.
    void checkLinks(const SourceFile& file)
    {
        bool isCode = false;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            const std::size_t text = line.find_first_not_of(' ');
            if (text != std::string::npos && line.compare(text, 3, "```") == 0)
                isCode = !isCode;
            if (isCode)
                continue;
            for (std::size_t at = line.find("]("); at != std::string::npos; at = line.find("](", at + 2)) {
                const std::string target = line.substr(at + 2, line.find_first_of(")# ", at + 2) - at - 2);
                if (target.empty() || target.find("://") != std::string::npos)
                    continue;
                if (!fs::exists(m_root / fs::path(file.path).parent_path() / target))
                    complain(file, i + 1, "links to " + target + ", which is not there");
            }
        }
    }

    fs::path m_root;
    const Rules& m_rules;
    Report m_report;
};

}  // namespace

Report checkTree(const fs::path& root, const Rules& rules)
{
    return Checker(root, rules).run();
}

}  // namespace layering
