// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/exportflags.h"

#include "ui/export/exportformat.h"

#include <QCommandLineParser>

namespace bubblescope {
namespace {

constexpr int kBadUsage = 2;
constexpr const char* kDependents[] = {"format", "lane", "range", "content", "seconds", "frames"};

GuiExit badValue(const QString& option, const QString& value, const QString& right)
{
    return {QStringLiteral("--%1: “%2” will not do; %3").arg(option, value, right), kBadUsage};
}

QString knownFormats()
{
    QStringList known;
    for (const ExportFormat& format : ExportFormat::all())
        known << QLatin1String(format.id);
    return known.join(QStringLiteral(", "));
}

std::optional<GuiExit> readContent(const QString& text, ExportOptions& options)
{
    options.window = options.ruler = options.figures = options.legend = options.queues = false;
    bool gantt = false;
    for (const QString& part : text.split(u',')) {
        bool* wanted = part == u"window"    ? &options.window
                       : part == u"gantt"   ? &gantt
                       : part == u"ruler"   ? &options.ruler
                       : part == u"figures" ? &options.figures
                       : part == u"legend"  ? &options.legend
                       : part == u"queues"  ? &options.queues
                                            : nullptr;
        if (wanted == nullptr)
            return badValue("content", part,
                            "window, or of gantt, ruler, figures, legend, queues those that are wanted");
        *wanted = true;
    }
    if (options.window && (gantt || options.ruler || options.figures || options.legend || options.queues))
        return badValue("content", text, "the window has its own parts; window alone");
    return std::nullopt;
}

}  // namespace

void addExportFlags(QCommandLineParser& parser)
{
    parser.addOptions({
        {"export",
         "Write the run without showing a window; the name's ending says as what (png, svg, pdf, gif, webp, csv, json, "
         "tex).",
         "file"},
        {"format", "With --export, whatever the name's ending: " + knownFormats() + ".", "format"},
        {"lane",
         "With --export, of scenarios side by side: only this one, A to D; all otherwise, but for those formats that "
         "hold "
         "one schedule.",
         "letter"},
        {"range", "With --export: a part of the run such as 10ms:60ms; all of it otherwise.", "from:to"},
        {"content",
         "With --export: window, or of gantt, ruler, figures, legend, queues those wanted; ruler,figures,legend "
         "otherwise.",
         "parts"},
        {"seconds", "With --export: how long a film plays.", "number"},
        {"frames", "With --export: frames of a film in a second.", "number"},
    });
}

std::optional<GuiExit> readExportFlags(const QCommandLineParser& parser, GuiOptions& options)
{
    if (!parser.isSet("export")) {
        for (const char* name : kDependents)
            if (parser.isSet(name))
                return GuiExit{QStringLiteral("--%1 is for --export FILE").arg(QLatin1String(name)), kBadUsage};
        return std::nullopt;
    }
    if (parser.isSet("screenshot"))
        return GuiExit{"--export and --screenshot: one at a time", kBadUsage};
    ExportOptions& wanted = options.exporting;
    options.exportPath = parser.value("export");
    const ExportFormat* format = ExportFormat::forFile(options.exportPath);
    if (parser.isSet("format")) {
        format = ExportFormat::find(parser.value("format"));
        if (format == nullptr)
            return badValue("format", parser.value("format"), "one of " + knownFormats());
    }
    if (format == nullptr)
        return badValue("export", options.exportPath,
                        "a name that ends in .png, .svg, .pdf, .gif, .webp, .csv, .json or .tex, or --format");
    wanted.format = QLatin1String(format->id);
    if (parser.isSet("lane")) {
        options.exportLane = parser.value("lane").toUpper();
        if (options.exportLane.size() != 1 || options.exportLane < u"A" || options.exportLane > u"D")
            return badValue("lane", parser.value("lane"), "the letter of a scenario, A to D");
    }
    if (parser.isSet("content")) {
        if (auto wrong = readContent(parser.value("content"), wanted))
            return wrong;
    }
    if (wanted.window && format->kind == ExportFormat::Kind::Film)
        return badValue("content", "window", "a film shows the Gantt, not the whole window");
    if (parser.isSet("range")) {
        const std::optional<ExportRange> range = parseExportRange(parser.value("range").toStdString());
        if (!range)
            return badValue("range", parser.value("range"), "two times such as 10ms:60ms, the earlier first");
        if (!format->takesRange() || wanted.window)
            return badValue("range", parser.value("range"), "what is exported is of the whole run; leave it out");
        wanted.range = ExportOptions::Range::Given;
        wanted.given = *range;
    }
    bool ok = true;
    if (parser.isSet("seconds"))
        wanted.seconds = parser.value("seconds").toDouble(&ok);
    if (!ok || !(wanted.seconds >= kLeastFilmSeconds && wanted.seconds <= kMostFilmSeconds))
        return badValue("seconds", parser.value("seconds"),
                        QStringLiteral("a number from %1 to %2").arg(kLeastFilmSeconds).arg(kMostFilmSeconds));
    if (parser.isSet("frames"))
        wanted.framesPerSecond = parser.value("frames").toInt(&ok);
    if (!ok || wanted.framesPerSecond < kLeastFilmRate || wanted.framesPerSecond > kMostFilmRate)
        return badValue("frames", parser.value("frames"),
                        QStringLiteral("a whole number from %1 to %2").arg(kLeastFilmRate).arg(kMostFilmRate));
    wanted.scale = 1;
    if (parser.isSet("scale"))
        wanted.scale = parser.value("scale").toDouble(&ok);
    if (!ok || !(wanted.scale >= kLeastExportScale && wanted.scale <= kMostExportScale))
        return badValue("scale", parser.value("scale"),
                        QStringLiteral("a number from %1 to %2").arg(kLeastExportScale).arg(kMostExportScale));
    // What the window makes of --scale, the size of text, is not meant then.
    options.scale = 1;
    wanted.theme = options.theme.value_or(Appearance::Mode::Light);
    wanted.marks = options.atNs.has_value();
    return std::nullopt;
}

}  // namespace bubblescope
