// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is refused with a sentence or read as a lesson whose steps have valid scenarios; a small one's facts are
// held against its run.
#include "core/analysis/run.h"
#include "core/io/lessonjson.h"
#include "core/lesson/expectation.h"
#include "core/model/errortext.h"
#include "core/schedule/validate.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <string_view>

namespace {

using namespace bubblescope;

void holdAgainstRun(const LessonStep& step)
{
    constexpr std::int64_t kSmall = 500;
    const Scenario& scenario = step.scenario;
    if (std::int64_t{scenario.stages()} * scenario.microbatches * scenario.iterations > kSmall)
        return;
    const Result<std::shared_ptr<const Run>> run = computeRun(scenario);
    if (!run) {
        fuzz::require(!describe(run.error()).empty(), "a run that fails says why");
        return;
    }
    if (const std::optional<Error> error = unmet(step.expected, *run.value(), "step"))
        fuzz::require(error->code == ErrorCode::WrongFact && !describe(*error).empty(), "what does not hold is said");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Lesson> read = readLessonJson(text, "lesson.json");
    if (!read) {
        fuzz::require(!describe(read.error()).empty(), "a refusal has a sentence");
        return 0;
    }
    const Lesson& lesson = read.value();
    fuzz::require(!lesson.steps.empty(), "a lesson has a step");
    fuzz::require(lesson.title.has(kLessonFallback), "a lesson has an English title");
    for (const LessonStep& step : lesson.steps) {
        fuzz::require(step.text.has(kLessonFallback), "a step has an English text");
        fuzz::require(!validate(step.scenario), "a step's scenario is valid");
        if (step.question)
            fuzz::require(!step.question->reason.empty(), "an answer has a reason");
        holdAgainstRun(step);
    }
    return 0;
}
