// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The last choices, kept beside the other settings.

#include "ui/export/exportoptions.h"

namespace bubblescope {

[[nodiscard]] ExportOptions rememberedExport();
/// The folder that the last export went to; empty at first.
[[nodiscard]] QString rememberedExportFolder();
void rememberExport(const ExportOptions& options, const QString& folder);

}  // namespace bubblescope
