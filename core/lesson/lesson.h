// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A lesson: steps that each have a text, a scenario, a place in its run and what to look at, some with a question to
// the audience. Plain values, in as many languages as the file has; read by core/io/lessonjson.h, shown by ui/lessons.

#include "core/lesson/expectation.h"
#include "core/model/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bubblescope {

/// The language that every text has, and that stands in for one that is missing.
inline constexpr std::string_view kLessonFallback = "en";

/// The same said in several languages, by their codes: "en", "ru", "pl".
struct LessonText {
    std::map<std::string, std::string, std::less<>> byLanguage;

    [[nodiscard]] bool empty() const { return byLanguage.empty(); }
    [[nodiscard]] bool has(std::string_view language) const { return byLanguage.contains(language); }
    /// In the language, or else in English; empty where there is neither.
    [[nodiscard]] std::string_view in(std::string_view language) const;
    friend bool operator==(const LessonText&, const LessonText&) = default;
};

/// The idle gap of a device around an instant.
struct BubblePlace {
    int device = 0;
    TimeNs atNs = 0;
    friend bool operator==(const BubblePlace&, const BubblePlace&) = default;
};

/// Figures beside the picture that a step can point at.
enum class LessonFigure {
    Bubble,
    BubbleAtEnd,
    Devices,
    Makespan,
    Causes,
    FirstResult,
    Activations,
    Queues,
    BubbleRatio,
    Overhead,
    LongestSpan,
};

/// Controls that a step can point at.
enum class LessonControl {
    Schedule,
    Stages,
    Microbatches,
    Chunks,
    Forward,
    Backward,
    Transfer,
    Slowdown,
    Batch,
    Jitter,
    Iterations,
    Barrier,
    Model,
};

enum class LessonChart { Queues, Activations, Memory };

/// What a step draws the eye to; at most one of each.
struct LessonMarks {
    std::optional<int> queue;   ///< before this stage
    std::optional<int> device;  ///< its row
    std::optional<BubblePlace> bubble;
    std::optional<LessonFigure> figure;
    std::optional<LessonControl> control;
    std::optional<LessonChart> chart;
    bool criticalPath = false;
    bool live = false;  ///< the bar for live runs
    friend bool operator==(const LessonMarks&, const LessonMarks&) = default;
};

struct NumberAnswer {
    double value = 0;
    double tolerance = 0;
    std::string unit;  ///< "ms", "%"; may be empty
    friend bool operator==(const NumberAnswer&, const NumberAnswer&) = default;
};

struct ChoiceAnswer {
    std::vector<LessonText> choices;
    int right = 0;
    friend bool operator==(const ChoiceAnswer&, const ChoiceAnswer&) = default;
};

/// A click on the bubble around any of these.
struct BubbleAnswer {
    std::vector<BubblePlace> right;
    friend bool operator==(const BubbleAnswer&, const BubbleAnswer&) = default;
};

struct LessonQuestion {
    LessonText text;
    std::variant<NumberAnswer, ChoiceAnswer, BubbleAnswer> answer;
    LessonText reason;  ///< says the answer too
    friend bool operator==(const LessonQuestion&, const LessonQuestion&) = default;
};

struct LessonStep {
    LessonText title;
    LessonText text;
    Scenario scenario;
    /// Shown above it on the same time axis; the first is what the others are compared with. May be empty.
    std::vector<Scenario> comparedWith;
    /// None: the end of the run.
    std::optional<TimeNs> cursorNs;
    /// None: the whole run.
    std::optional<std::pair<TimeNs, TimeNs>> rangeNs;
    LessonMarks marks;
    std::optional<LessonQuestion> question;
    /// What the text says of the run, so that it can be checked.
    Expectation expected;
    std::string source;  ///< the paper behind this step; may be empty
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
};

struct Lesson {
    LessonText title;
    /// Never empty.
    std::vector<LessonStep> steps;
    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// Whether every text of the lesson is there in a language.
[[nodiscard]] bool speaks(const Lesson& lesson, std::string_view language);

/// Whether a guess answers the question.
[[nodiscard]] bool isRight(const NumberAnswer& answer, double guess);
[[nodiscard]] bool isRight(const BubbleAnswer& answer, int device, TimeNs startNs, TimeNs endNs);

}  // namespace bubblescope
