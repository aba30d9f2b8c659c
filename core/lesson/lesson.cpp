// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

#include <algorithm>
#include <cmath>

namespace bubblescope {

std::string_view LessonText::in(std::string_view language) const
{
    auto found = byLanguage.find(language);
    if (found == byLanguage.end())
        found = byLanguage.find(kLessonFallback);
    return found == byLanguage.end() ? std::string_view() : found->second;
}

bool speaks(const Lesson& lesson, std::string_view language)
{
    const auto said = [language](const LessonText& text) { return text.empty() || text.has(language); };
    const auto asked = [&said](const LessonQuestion& question) {
        const auto* choice = std::get_if<ChoiceAnswer>(&question.answer);
        return said(question.text) && said(question.reason) &&
               (choice == nullptr || std::all_of(choice->choices.begin(), choice->choices.end(), said));
    };
    return said(lesson.title) && std::all_of(lesson.steps.begin(), lesson.steps.end(), [&](const LessonStep& step) {
               return said(step.title) && said(step.text) && (!step.question || asked(*step.question));
           });
}

bool isRight(const NumberAnswer& answer, double guess)
{
    // What is typed in decimals need not be exact in binary.
    constexpr double kRounding = 1e-9;
    return std::abs(guess - answer.value) <= answer.tolerance + kRounding * std::max(1.0, std::abs(answer.value));
}

bool isRight(const BubbleAnswer& answer, int device, TimeNs startNs, TimeNs endNs)
{
    return std::any_of(answer.right.begin(), answer.right.end(), [&](const BubblePlace& place) {
        return place.device == device && startNs <= place.atNs && place.atNs < endNs;
    });
}

}  // namespace bubblescope
