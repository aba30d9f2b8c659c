// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportformat.h"

#include <QFileInfo>

#include <vector>

namespace bubblescope {

std::span<const ExportFormat> ExportFormat::all()
{
    static const std::vector<ExportFormat> formats = [] {
        std::vector<ExportFormat> list{{Kind::Picture, "png", "png", {}},
                                       {Kind::Drawing, "svg", "svg", {}},
                                       {Kind::Drawing, "pdf", "pdf", {}},
                                       {Kind::Film, "webp", "webp", {}},
                                       {Kind::Film, "gif", "gif", {}}};
        for (const TextFormatInfo& info : textFormats())
            list.push_back({Kind::Text, info.id.data(), info.suffix.data(), info.format});
        return list;
    }();
    return formats;
}

const ExportFormat* ExportFormat::find(const QString& id)
{
    for (const ExportFormat& format : all())
        if (id == QLatin1String(format.id))
            return &format;
    return nullptr;
}

const ExportFormat* ExportFormat::forFile(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const ExportFormat& format : all())
        if (suffix == QLatin1String(format.suffix))
            return &format;
    return nullptr;
}

bool ExportFormat::takesRange() const
{
    return isPicture() || findTextFormat(id)->takesRange;
}

bool ExportFormat::takesSeveral() const
{
    return isPicture() || findTextFormat(id)->takesSeveral;
}

QString ExportFormat::name() const
{
    if (text) {
        switch (*text) {
        case TextFormat::IntervalCsv:
            return tr("Intervals (CSV)");
        case TextFormat::AnalysisJson:
            return tr("Figures and intervals (JSON)");
        case TextFormat::ChromeTrace:
            return tr("Trace for Perfetto (JSON)");
        case TextFormat::Tikz:
            return tr("TikZ picture for LaTeX");
        case TextFormat::ScheduleCsv:
            return tr("PyTorch schedule (CSV)");
        case TextFormat::ScheduleCsvWithCommunication:
            return tr("PyTorch schedule with sends and receives (CSV)");
        }
    }
    const QString upper = QString::fromLatin1(id).toUpper();
    switch (kind) {
    case Kind::Picture:
        return tr("%1 picture").arg(upper);
    case Kind::Drawing:
        return tr("%1 drawing").arg(upper);
    default:
        return id == QLatin1String("webp") ? tr("Animated WebP") : tr("Animated GIF");
    }
}

QString ExportFormat::nameEnd() const
{
    QString what;
    if (text) {
        switch (*text) {
        case TextFormat::IntervalCsv:
            what = QStringLiteral("-intervals");
            break;
        case TextFormat::AnalysisJson:
            what = QStringLiteral("-figures");
            break;
        case TextFormat::ChromeTrace:
            what = QStringLiteral("-trace");
            break;
        case TextFormat::Tikz:
            break;
        case TextFormat::ScheduleCsv:
            what = QStringLiteral("-schedule");
            break;
        case TextFormat::ScheduleCsvWithCommunication:
            what = QStringLiteral("-communication");
            break;
        }
    }
    return what + u'.' + QLatin1String(suffix);
}

QString ExportFormat::baseName(const QString& fileName)
{
    for (const ExportFormat& format : all())
        if (const QString end = format.nameEnd(); fileName.endsWith(end) && fileName.size() > end.size())
            return fileName.chopped(end.size());
    return QFileInfo(fileName).completeBaseName();
}

}  // namespace bubblescope
