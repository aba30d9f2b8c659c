// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Sentences for what core says in codes. Core's own English (errors, descriptions of schedules and options) is looked
// up in the translation context "core".

#include "core/analysis/closedform.h"
#include "core/model/deadlock.h"
#include "core/model/result.h"

#include <QString>

#include <string_view>

namespace bubblescope {

/// The translation of an English text of core's, or the text itself.
[[nodiscard]] QString translated(std::string_view english);

/// What a worker says (its own program, in English): translated as a whole, or else piece by piece, so that
/// "2 cores, AMD EPYC; up to 256 devices" keeps the name that nobody can translate.
[[nodiscard]] QString fromWorker(std::string_view english);

/// "WHERE: sentence", one line. What blocks a schedule that cannot finish is in error.deadlock.
[[nodiscard]] QString errorText(const Error& error);

/// The same for an error of the scenario's: the setting by the name that it has in the window, where with chunks the
/// stages are called devices, schedules by theirs.
[[nodiscard]] QString settingErrorText(const Error& error, bool hasChunks);

/// "2F5 waits for 1F5".
[[nodiscard]] QString blockedText(const BlockedUnit& unit);

/// "(P−1)/(P+M−1) = 27.3 %", with the reason after it where it does not apply; never empty.
[[nodiscard]] QString closedFormText(const ClosedForm& form);

/// Only why it does not apply: "stage 2 is slower than the others"; empty where it applies.
[[nodiscard]] QString closedFormReason(const ClosedForm& form);

/// A schedule's option in words: "group-size" is "Group size" where there is no translation.
[[nodiscard]] QString optionLabel(std::string_view id);

/// A schedule's name for an id or alias; the id itself if there is none.
[[nodiscard]] QString scheduleName(std::string_view id);

}  // namespace bubblescope
