// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a run can be exported as.

#include "core/io/export/textformats.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>

namespace bubblescope {

class ExportFormat {
    Q_DECLARE_TR_FUNCTIONS(ExportFormat)

public:
    enum class Kind {
        Picture,  ///< made of pixels
        Drawing,  ///< made of shapes
        Film,     ///< pictures one after another, while the cursor moves
        Text,
    };

    Kind kind = Kind::Picture;
    const char* id = "png";  ///< as in --format
    const char* suffix = "png";
    /// Which, where it is text.
    std::optional<TextFormat> text;

    [[nodiscard]] bool isPicture() const { return kind != Kind::Text; }
    [[nodiscard]] bool takesRange() const;
    /// Whether scenarios side by side fit into one file.
    [[nodiscard]] bool takesSeveral() const;
    /// "PNG picture".
    [[nodiscard]] QString name() const;
    /// What a proposed name ends with. Of what has a suffix in common with scenarios and orders it says what it is, so
    /// that none of those is proposed: "-figures.json".
    [[nodiscard]] QString nameEnd() const;
    /// A file's name without its suffix and without what nameEnd() has put before that.
    [[nodiscard]] static QString baseName(const QString& fileName);

    [[nodiscard]] static std::span<const ExportFormat> all();
    /// Null where there is none.
    [[nodiscard]] static const ExportFormat* find(const QString& id);
    /// The usual one for a file's name: of "x.csv" that of the intervals.
    [[nodiscard]] static const ExportFormat* forFile(const QString& path);
};

}  // namespace bubblescope
