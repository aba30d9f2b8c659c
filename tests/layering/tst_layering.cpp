// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// tst_layering SOURCE            the tree keeps the rules of allowed.txt and the house
// tst_layering --planted SOURCE  the checks catch what breaks them
#include "tests/layering/planted.h"
#include "tests/layering/tree.h"

#include <iostream>

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty()) {
        std::cerr << "tst_layering [--planted] SOURCE\n";
        return 2;
    }
    const std::filesystem::path root = arguments.back();
    const layering::Rules rules = layering::readRules(root / "tests/layering/allowed.txt");

    std::vector<std::string> problems;
    if (arguments.front() == "--planted") {
        problems = layering::missedViolations(rules);
    } else {
        layering::Report report = layering::checkTree(root, rules);
        problems = std::move(report.violations);
        std::cout << report.files << " files, " << report.includes << " includes\n";
        if (report.includes == 0)
            problems.emplace_back("no include was read: is " + root.string() + " the source folder?");
    }
    for (const std::string& problem : problems)
        std::cerr << problem << '\n';
    return problems.empty() ? 0 : 1;
}
