// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportsettings.h"

#include "ui/export/exportformat.h"

#include <QSettings>

#include <algorithm>

namespace bubblescope {

ExportOptions rememberedExport()
{
    const QSettings settings;
    const auto value = [&](const char* key, const auto& otherwise) {
        return settings.value(QStringLiteral("export/") + QLatin1String(key), otherwise);
    };
    ExportOptions options;
    const QString format = value("format", options.format).toString();
    if (ExportFormat::find(format) != nullptr)
        options.format = format;
    options.range = value("visible", false).toBool() ? ExportOptions::Range::Visible : ExportOptions::Range::Whole;
    options.window = value("window", options.window).toBool();
    options.ruler = value("ruler", options.ruler).toBool();
    options.figures = value("figures", options.figures).toBool();
    options.legend = value("legend", options.legend).toBool();
    options.queues = value("queues", options.queues).toBool();
    options.marks = value("marks", options.marks).toBool();
    options.theme = static_cast<Appearance::Mode>(std::clamp(value("theme", static_cast<int>(options.theme)).toInt(),
                                                             static_cast<int>(Appearance::Mode::Light),
                                                             static_cast<int>(Appearance::Mode::HighContrast)));
    const QSize size = value("size", options.size).toSize();
    if (size.isValid())
        options.size = size.boundedTo({kMostExportSide, kMostExportSide}).expandedTo({1, 1});
    options.scale = std::clamp(value("scale", options.scale).toDouble(), kLeastExportScale, kMostExportScale);
    options.seconds = std::clamp(value("seconds", options.seconds).toDouble(), kLeastFilmSeconds, kMostFilmSeconds);
    options.framesPerSecond =
        std::clamp(value("framesPerSecond", options.framesPerSecond).toInt(), kLeastFilmRate, kMostFilmRate);
    return options;
}

QString rememberedExportFolder()
{
    return QSettings().value(QStringLiteral("export/folder")).toString();
}

void rememberExport(const ExportOptions& options, const QString& folder)
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("export"));
    settings.setValue("format", options.format);
    settings.setValue("visible", options.range == ExportOptions::Range::Visible);
    settings.setValue("window", options.window);
    settings.setValue("ruler", options.ruler);
    settings.setValue("figures", options.figures);
    settings.setValue("legend", options.legend);
    settings.setValue("queues", options.queues);
    settings.setValue("marks", options.marks);
    settings.setValue("theme", static_cast<int>(options.theme));
    settings.setValue("size", options.size);
    settings.setValue("scale", options.scale);
    settings.setValue("seconds", options.seconds);
    settings.setValue("framesPerSecond", options.framesPerSecond);
    settings.setValue("folder", folder);
}

}  // namespace bubblescope
