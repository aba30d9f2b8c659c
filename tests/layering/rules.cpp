// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layering/rules.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>

namespace layering {

namespace {

bool isInFolder(std::string_view path, std::string_view folder)
{
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

/// `<vector>`: the names of the standard library are lower case and have no dot, no slash.
bool isStandard(std::string_view what)
{
    return what.size() > 2 && what.front() == '<' && std::all_of(what.begin() + 1, what.end() - 1, [](unsigned char c) {
               return std::islower(c) || std::isdigit(c) || c == '_';
           });
}

bool matches(std::string_view entry, std::string_view what)
{
    if (entry == "<std>")
        return isStandard(what);
    if (entry.ends_with("*>"))
        return what.starts_with(entry.substr(0, entry.size() - 2));
    return entry == what || (entry.front() != '<' && isInFolder(what, entry));
}

bool anyMatches(const std::vector<std::string>& entries, std::string_view what)
{
    return std::any_of(entries.begin(), entries.end(),
                       [what](const std::string& entry) { return matches(entry, what); });
}

}  // namespace

const Rule* Rules::ruleFor(std::string_view path) const
{
    const Rule* best = nullptr;
    for (const Rule& rule : rules) {
        if (isInFolder(path, rule.folder) && (!best || rule.folder.size() > best->folder.size()))
            best = &rule;
    }
    return best;
}

Rules readRules(const std::filesystem::path& file)
{
    Rules result;
    std::ifstream stream(file);
    if (!stream)
        result.problems.push_back(file.string() + ": cannot be read");
    std::vector<std::string>* list = nullptr;
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
        std::istringstream words(line);
        std::string word;
        while (words >> word && word.front() != '#') {
            if (word.front() == '[' && word.back() == ']') {
                result.rules.push_back({word.substr(1, word.size() - 2), {}, {}, {}});
                list = nullptr;
            } else if (!result.rules.empty() && word == "headers:") {
                list = &result.rules.back().headers;
            } else if (!result.rules.empty() && word == "sources:") {
                list = &result.rules.back().sources;
            } else if (!result.rules.empty() && word == "never:") {
                list = &result.rules.back().never;
            } else if (list) {
                list->push_back(word);
            } else {
                result.problems.push_back(file.string() + ":" + std::to_string(number) + ": what is " + word + "?");
            }
        }
    }
    return result;
}

bool allows(const Rule& rule, std::string_view what, bool inHeader)
{
    // A ban on a folder yields to the same list naming one file of it.
    const bool named = std::find(rule.headers.begin(), rule.headers.end(), what) != rule.headers.end();
    if (anyMatches(rule.never, what) && !named)
        return false;
    return anyMatches(rule.headers, what) || (!inHeader && anyMatches(rule.sources, what));
}

}  // namespace layering
