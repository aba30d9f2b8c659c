// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the window explains: controls, the field's words, and the figures with their definitions. Data in three tables,
// controltopics.cpp, viewtopics.cpp and definitiontopics.cpp; tests hold that every control and every figure has an
// entry.

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace bubblescope {

enum class HelpKind { Control, Term, Figure };

struct HelpTopic {
    /// Unique among all.
    std::string_view id;
    HelpKind kind = HelpKind::Term;
    /// English, for translation in the context "help".
    const char* name = nullptr;
    const char* text = nullptr;
    const char* formula = nullptr;  ///< may be null
    std::string_view source = {};   ///< the paper; may be empty
    std::string_view widgets = {};  ///< object names of what it explains, separated by blanks

    [[nodiscard]] QString translatedName() const;
    [[nodiscard]] QString translatedText() const;
    /// Empty where there is none.
    [[nodiscard]] QString translatedFormula() const;
    /// All of it in one text, for screen readers.
    [[nodiscard]] QString plain() const;
};

/// What the panel of controls holds, in its order.
[[nodiscard]] std::span<const HelpTopic> controlTopics();
/// Pictures, bars and dialogs beside it.
[[nodiscard]] std::span<const HelpTopic> viewTopics();
/// The words of the field, then the figures.
[[nodiscard]] std::span<const HelpTopic> definitionTopics();

/// Null if there is none.
[[nodiscard]] const HelpTopic* findTopic(std::string_view id);
/// What explains a widget with this object name; null if nothing does. "forwardSlider" and "forwardSpin" are one
/// control, and so are "slowdown0" and "slowdown7".
[[nodiscard]] const HelpTopic* topicOfWidget(const QString& objectName);

}  // namespace bubblescope
