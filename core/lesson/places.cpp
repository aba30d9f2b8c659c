// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/places.h"

#include "core/analysis/run.h"

namespace bubblescope {

std::optional<Error> misplaced(const LessonStep& step, const Run& run, const std::string& where)
{
    const auto error = [&where](const std::string& key, const std::string& said, const std::string& given) {
        return Error{ErrorCode::WrongFact, where + "." + key, {said, given}, {}};
    };
    const TimeNs endNs = run.analysis.makespanNs;
    if (step.cursorNs && *step.cursorNs > endNs)
        return error("cursor_ns", "cursor at " + formatMs(*step.cursorNs), "end at " + formatMs(endNs));
    const auto isBubble = [&run](const BubblePlace& place) {
        return run.idleGapAt(DeviceId(place.device), place.atNs).has_value();
    };
    if (step.marks.bubble && !isBubble(*step.marks.bubble))
        return error("show.bubble", "bubble at " + formatMs(step.marks.bubble->atNs), "operation");
    if (const auto* asked = step.question ? std::get_if<BubbleAnswer>(&step.question->answer) : nullptr)
        for (std::size_t i = 0; i < asked->right.size(); ++i)
            if (!isBubble(asked->right[i]))
                return error("question.bubble[" + std::to_string(i) + "]",
                             "bubble at " + formatMs(asked->right[i].atNs), "operation");
    return std::nullopt;
}

}  // namespace bubblescope
