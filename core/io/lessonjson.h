// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lessons as JSON: {"bubblescope_lesson": 1, "title": …, "steps": […]}. A step has a scenario, a change to the one
// before (a JSON merge patch, RFC 7386), or that one itself. What is wrong is refused with file, step, key, value and
// what would be right. resources/lessons/README.md lists the keys.

#include "core/lesson/lesson.h"
#include "core/model/result.h"

#include <string>
#include <string_view>

namespace bubblescope {

inline constexpr int kLessonVersion = 1;
inline constexpr int kMaxLessonSteps = 100;
inline constexpr int kMaxChoices = 6;

/// Whether a file that begins so is meant as a lesson, right or wrong.
[[nodiscard]] bool looksLikeLesson(std::string_view text);

/// `name` is the file's, for messages.
[[nodiscard]] Result<Lesson> readLessonJson(std::string_view text, const std::string& name);

}  // namespace bubblescope
