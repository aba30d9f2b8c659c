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
