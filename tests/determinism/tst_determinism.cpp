// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The same scenario gives the same timeline, to the nanosecond, with every compiler and at every level of optimisation.
#include "core/schedule/registry.h"
#include "tests/determinism/cases.h"

#include <iomanip>
#include <iostream>
#include <map>

namespace {

/// Found with g++ 12 at -O0; whatever else compiles this has to find the same. A change of the engine that is meant to
/// change results changes these: the test prints the new ones.
const std::map<std::string_view, std::uint64_t> kGolden = {
    {"1f1b", 0x88d8d60a88e29b9f},
    {"gpipe", 0xc1069cd0f33ed4e7},
    {"interleaved-1f1b", 0x8ba41ff0fb95f988},
    {"eager-1f1b", 0x9556712b4c0c6461},
    {"looped-bfs", 0xaf28f278c8627507},
    {"zb-h1", 0xc08c78962523c3b6},
    {"zb-h2", 0x2b31786f976a37ef},
    {"zb-auto", 0xb1efbf6c6c99de0c},
    {"interleaved-zero-bubble", 0x487f53b438326f1c},
    {"1f1b-v", 0x52e02187b89e2384},
    {"zb-v", 0xc28efd3f5cb5fdf2},
    {"v-half", 0x79a01d514dfe2fbc},
    {"v-min", 0xc01bf21ad85a3ab0},
    {"dualpipe", 0xfe4acd4f8fea826b},
    {"dualpipev", 0x6603b05e9c67d2a1},
    {"chimera", 0x935b345044b5ef2e},
    {"hanayo", 0x52e4debd81b38281},
    {"pipedream", 0x88d8d60a88e29b9f},
    {"forward-only", 0xb001018345ad1b31},
    {"forward-only-sequential", 0x9db43883d5cd42d8},
    {"sequential", 0xd132565037054cf9},
    {"naive", 0xc309ccd96f170797},
};

}  // namespace

int main()
{
    int failures = 0;
    std::size_t known = 0;
    for (const bubblescope::ScheduleInfo& info : bubblescope::scheduleRegistry()) {
        // Its order is the user's.
        if (info.id == "custom")
            continue;
        const std::uint64_t found = determinism::hashOfAll(info.id);
        const auto golden = kGolden.find(info.id);
        known += golden != kGolden.end() ? 1 : 0;
        if (found == 0 || golden == kGolden.end() || golden->second != found) {
            ++failures;
            std::cerr << (golden == kGolden.end() ? "no golden hash for " : "not as before: ") << info.id << "; now {\""
                      << info.id << "\", 0x" << std::hex << std::setw(16) << std::setfill('0') << found << std::dec
                      << "},\n";
        }
    }
    if (known != kGolden.size()) {
        ++failures;
        std::cerr << "a schedule with a golden hash is no longer in the registry\n";
    }
    std::cout << kGolden.size() << " schedules, " << failures << " failed\n";
    return failures == 0 ? 0 : 1;
}
