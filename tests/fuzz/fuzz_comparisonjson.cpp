// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is refused with a sentence or read as two to four valid scenarios, which survive writing and reading, can be
// put on each other's basis, and, small ones, are exported together.
#include "core/analysis/run.h"
#include "core/io/comparisonjson.h"
#include "core/io/export/textformats.h"
#include "core/model/errortext.h"
#include "core/schedule/validate.h"
#include "core/sweep/sidebyside.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string_view>

namespace {

using namespace bubblescope;

/// What the window does with them.
void compare(const std::vector<Scenario>& scenarios)
{
    static_cast<void>(countingBasis(commonBasis(scenarios)));
    const Scenario& first = scenarios.front();
    for (const Scenario& other : scenarios) {
        fuzz::require(!validate(atDevicesOf(first, other)), "a scenario on equal devices is valid");
        fuzz::require(!validate(atStagesOf(first, other)), "a scenario on equal stages is valid");
        static_cast<void>(withSettingsOf(first, other));
        for (const BatchMode mode : {BatchMode::FixedMicrobatch, BatchMode::FixedBatch})
            static_cast<void>(inBatchMode(first, other, mode, false));
    }
}

void exportIfSmall(const std::vector<Scenario>& scenarios)
{
    constexpr std::int64_t kSmall = 400;
    std::vector<std::shared_ptr<const Run>> computed;
    std::vector<ExportedRun> runs;
    for (const Scenario& scenario : scenarios) {
        if (std::int64_t{scenario.stages()} * scenario.microbatches * scenario.iterations > kSmall)
            return;
        const Result<std::shared_ptr<const Run>> run = computeRun(scenario);
        if (!run)
            return;
        computed.push_back(run.value());
        runs.push_back(exportedRun(*run.value()));
        runs.back().letter = std::string(1, static_cast<char>('A' + runs.size() - 1));
    }
    for (const TextFormatInfo& format : textFormats()) {
        std::size_t bytes = 0;
        const auto count = [&bytes](std::string_view text) {
            bytes += text.size();
            return true;
        };
        if (format.takesSeveral && !exportText(format.format, runs, {}, count))
            fuzz::require(bytes > 0, "an export that succeeds has written something");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static_cast<void>(looksLikeComparison(text));
    const Result<std::vector<Scenario>> read = readComparisonJson(text, "input.json");
    if (!read) {
        fuzz::require(!describe(read.error()).empty(), "a refusal has a sentence");
        return 0;
    }
    const std::vector<Scenario>& scenarios = read.value();
    fuzz::require(scenarios.size() >= kLeastCompared && scenarios.size() <= kMostCompared, "two to four");
    for (const Scenario& scenario : scenarios)
        fuzz::require(!validate(scenario), "what was read is valid");
    const std::string written = writeComparisonJson(scenarios);
    fuzz::require(looksLikeComparison(written), "what was written is told to be a comparison");
    const Result<std::vector<Scenario>> again = readComparisonJson(written, "again.json");
    fuzz::require(again.ok() && again.value() == scenarios, "what was written reads back equal");
    compare(scenarios);
    exportIfSmall(scenarios);
    return 0;
}
