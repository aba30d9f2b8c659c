// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which lessons there are: those that come with the program, and a lecturer's own in a folder.

#include "core/lesson/lesson.h"
#include "core/model/result.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace bubblescope {

using SharedLesson = std::shared_ptr<const Lesson>;

struct LessonEntry {
    QString path;
    QString id;           ///< the file's name without its number and ending: "slow-stage" for 3-slow-stage.json
    QString number;       ///< "3"; empty where the name has none
    SharedLesson lesson;  ///< null where the file is no lesson
    std::optional<Error> error;
};

/// The lessons that come with the program, by number.
[[nodiscard]] const std::vector<LessonEntry>& builtInLessons();
/// Those in a folder, by file name; files that are no lessons at all are left out, broken ones are not.
[[nodiscard]] std::vector<LessonEntry> lessonsIn(const QString& folder);
/// One of them by its id, its number or its file's name; null if there is none.
[[nodiscard]] const LessonEntry* findLesson(const std::vector<LessonEntry>& lessons, const QString& wanted);

[[nodiscard]] LessonEntry readLesson(const QString& path);
/// Whether a file is meant as a lesson, right or wrong.
[[nodiscard]] bool isLessonFile(const QString& path);

/// A text in the language that the window speaks, or in English.
[[nodiscard]] QString inWindowLanguage(const LessonText& text);

}  // namespace bubblescope
