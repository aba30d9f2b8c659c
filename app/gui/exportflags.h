// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The part of the command line that is about `--export`.

#include "app/gui/options.h"

class QCommandLineParser;

namespace bubblescope {

void addExportFlags(QCommandLineParser& parser);
/// Fills in `options.exporting`. What was wrong, if something was.
[[nodiscard]] std::optional<GuiExit> readExportFlags(const QCommandLineParser& parser, GuiOptions& options);

}  // namespace bubblescope
