// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a device is idle, in words: the causes' names, and the sentence for one gap.

#include "core/analysis/run.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace bubblescope {

class IdleText {
    Q_DECLARE_TR_FUNCTIONS(IdleText)

public:
    /// "waits for an activation".
    [[nodiscard]] static QString causeName(IdleCause cause);
    /// A sentence on what exactly counts as that.
    [[nodiscard]] static QString causeExplained(IdleCause cause);
    /// "Device 2 waits 3 ms for the activation of 1F4, which device 1 is still computing." `chain` is what
    /// Run::chainBehind() says of the gap.
    [[nodiscard]] static QString sentence(const Run& run, const IdleGap& gap, std::span<const PathStep> chain);

private:
    struct Story;
    [[nodiscard]] static QString beginning(const Story& story);
    [[nodiscard]] static QString withProducer(const Story& story, const QString& text);
    [[nodiscard]] static QString withRest(const Story& story, QString text);
};

}  // namespace bubblescope
