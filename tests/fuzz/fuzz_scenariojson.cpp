// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is refused with a sentence or read as a valid scenario, which survives writing and reading; a small one runs
// or says why not.
#include "core/analysis/run.h"
#include "core/io/scenariojson.h"
#include "core/model/errortext.h"
#include "core/schedule/validate.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string_view>

namespace {

using namespace bubblescope;

void runIfSmall(const Scenario& scenario)
{
    constexpr std::int64_t kSmall = 2'000;
    if (std::int64_t{scenario.stages()} * scenario.microbatches > kSmall)
        return;
    const Result<std::shared_ptr<const Run>> run = computeRun(scenario);
    if (!run) {
        fuzz::require(!describe(run.error()).empty(), "a run that fails says why");
        return;
    }
    const Analysis& analysis = run.value()->analysis;
    TimeNs idleNs = 0;
    for (const DeviceFigures& device : analysis.devices) {
        fuzz::require(device.busyNs + device.idleNs == analysis.makespanNs, "busy and idle make up the whole");
        idleNs += device.idleNs;
    }
    fuzz::require(idleNs == analysis.bubbleTimeNs, "the bubble is the sum of the devices' idle time");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Scenario> read = readScenarioJson(text, "input.json");
    if (!read) {
        fuzz::require(!describe(read.error()).empty(), "a refusal has a sentence");
        return 0;
    }
    const Scenario& scenario = read.value();
    fuzz::require(!validate(scenario), "what was read is valid");
    const Result<Scenario> again = readScenarioJson(writeScenarioJson(scenario), "again.json");
    fuzz::require(again.ok() && again.value() == scenario, "what was written reads back equal");
    runIfSmall(scenario);
    return 0;
}
