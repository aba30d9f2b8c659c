// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said of scenarios side by side: each one's figures with their difference from the first, what its settings
// differ by, and on what basis all are compared.

#include "core/sweep/sidebyside.h"

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace bubblescope {

struct ComparedFigure {
    QString name;
    QString value;
    QString difference;  ///< from the first: "−4", "±0"; empty for the first itself
    int sign = 0;        ///< of the difference; more is worse in all of them
    QString explanation;
    /// About as wide as they get, so that columns do not move while a slider does.
    QString wideValue;
    QString wideDifference;
};

/// Makespan, bubble, most activations on a device and, where `bytes`, most memory: always the same number of them, so
/// that they stand one below the other. Without an outcome, or with an error's, the values are "–".
[[nodiscard]] std::vector<ComparedFigure> comparedFigures(const Outcome* own, const Outcome* first, RankBasis counting,
                                                          bool bytes);

/// "GPipe · P 4 · V 2 · M 8".
[[nodiscard]] QString scenarioSummary(const Scenario& scenario);

/// What is set differently, one entry each: "GPipe instead of 1F1B", "Microbatches 12 instead of 8".
[[nodiscard]] QStringList settingDifferences(const Scenario& own, const Scenario& first);

/// "Same devices: 4 · same stages: 4 · same microbatch size, 8 of them".
[[nodiscard]] QString basisText(std::span<const Scenario> scenarios);

/// Which of them do not do the work of the first: "Not the same work as A: B ×1.5"; empty where all do. Those without
/// an outcome are null.
[[nodiscard]] QString unequalWorkText(std::span<const Outcome* const> outcomes);

}  // namespace bubblescope
