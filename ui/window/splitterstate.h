// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a splitter's saved state says, without a splitter that is shown.

#include <QByteArray>
#include <QList>

namespace bubblescope {

/// For restoreState() of a vertical splitter whose parts have these sizes.
[[nodiscard]] QByteArray splitterState(const QList<int>& sizes);
/// The state with a fifth of the whole for the first of its four parts if that has nothing.
[[nodiscard]] QByteArray withFirstShown(const QByteArray& state);

}  // namespace bubblescope
