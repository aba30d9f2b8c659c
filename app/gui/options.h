// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The application's command line.

#include "core/model/timens.h"
#include "ui/export/exportoptions.h"
#include "ui/theme/appearance.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace bubblescope {

struct GuiOptions {
    QString file;          ///< scenario, schedule or kept stream to open; empty: the last one
    QStringList compared;  ///< files whose scenarios are shown side by side, instead of `file`
    QString lesson;        ///< number, name or file of a lesson to open; empty: none
    bool presentation = false;
    int lessonStep = 1;    ///< from 1
    QString lessonFolder;  ///< with a lecturer's own lessons; empty: the one remembered
    QString exportPath;    ///< file to write instead of showing the window
    ExportOptions exporting;
    QString exportLane;  ///< letter of the only one of scenarios side by side; empty: all
    QString screenshot;  ///< PNG to write instead of showing the window
    QSize size{1440, 900};
    bool sizeGiven = false;
    std::optional<TimeNs> atNs;  ///< where the cursor stands; the end if absent
    std::optional<Appearance::Mode> theme;
    double scale = 1;
    QString language;  ///< code; empty: the one of last time, or the system's
};

/// What to print and the exit status to end with, instead of going on.
struct GuiExit {
    QString text;
    int status = 0;
};

/// `arguments` as main() got them, the program's name first.
[[nodiscard]] std::variant<GuiOptions, GuiExit> parseGuiOptions(const QStringList& arguments);

}  // namespace bubblescope
