// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/options.h"

#include "app/gui/exportflags.h"
#include "ui/text/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace bubblescope {
namespace {

constexpr int kBadUsage = 2;

GuiExit badValue(const QString& option, const QString& value, const QString& right)
{
    return {QStringLiteral("--%1: “%2” will not do; %3").arg(option, value, right), kBadUsage};
}

std::optional<QSize> parseSize(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    constexpr int kLargest = 16384;
    if (size.width() > kLargest || size.height() > kLargest || size.width() < 320 || size.height() < 240)
        return std::nullopt;
    return size;
}

std::optional<Appearance::Mode> parseTheme(const QString& text)
{
    if (text == u"light")
        return Appearance::Mode::Light;
    if (text == u"dark")
        return Appearance::Mode::Dark;
    if (text == u"high-contrast")
        return Appearance::Mode::HighContrast;
    return std::nullopt;
}

}  // namespace

std::variant<GuiOptions, GuiExit> parseGuiOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription("Makes pipeline parallelism visible.");
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument(
        "file",
        "Scenario or comparison (JSON), schedule (CSV) or measured run (JSON Lines) to open; several with --compare.",
        "[file]");
    parser.addOptions({
        {"scenario", "The same as naming the file.", "file"},
        {"compare", "Show the scenarios of two to four files side by side."},
        {"lesson", "Open a lesson: its number, its name or a file.", "lesson"},
        {"step", "Step of the lesson, from 1.", "number"},
        {"lessons", "Folder with lessons of one's own.", "folder"},
        {"presentation", "As a hall is shown it: over the whole screen, in large type (F11)."},
        {"screenshot", "Render the window to a PNG without showing it.", "png"},
        {"size", "Size of the window or the picture, e.g. 1440x900.", "WxH"},
        {"at", "Where the cursor stands: a time such as 27ms; the end otherwise.", "time"},
        {"theme", "light, dark or high-contrast.", "theme"},
        {"scale", "Size of text and marks, 0.5 to 4; with --export pixels of the picture for each of --size, to 16.",
         "factor"},
        {"language", "en, pl or ru.", "code"},
    });
    addExportFlags(parser);
    if (!parser.parse(arguments))
        return GuiExit{parser.errorText(), kBadUsage};
    if (parser.isSet(help))
        return GuiExit{parser.helpText().replace("<executable_name>", "bubblescope"), 0};
    if (parser.isSet(version))
        return GuiExit{QStringLiteral("bubblescope ") + QCoreApplication::applicationVersion(), 0};

    GuiOptions options;
    QStringList files = parser.positionalArguments();
    if (parser.isSet("scenario"))
        files.prepend(parser.value("scenario"));
    if (parser.isSet("compare")) {
        if (files.isEmpty())
            return GuiExit{"--compare: name the files whose scenarios are to be compared", kBadUsage};
        options.compared = files;
    } else if (files.size() > 1) {
        return GuiExit{QStringLiteral("one file at a time, not %1: %2; --compare shows several side by side")
                           .arg(files.size())
                           .arg(files.join(", ")),
                       kBadUsage};
    } else {
        options.file = files.value(0);
    }
    options.screenshot = parser.value("screenshot");
    if (parser.isSet("screenshot") && !options.screenshot.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return badValue("screenshot", options.screenshot, "the picture is a PNG; name a file that ends in .png");
    options.presentation = parser.isSet("presentation");
    options.lesson = parser.value("lesson");
    options.lessonFolder = parser.value("lessons");
    if (parser.isSet("step")) {
        bool ok = false;
        options.lessonStep = parser.value("step").toInt(&ok);
        if (!ok || options.lessonStep < 1 || options.lesson.isEmpty())
            return badValue("step", parser.value("step"), "a number from 1, together with --lesson");
    }
    if (parser.isSet("size")) {
        const std::optional<QSize> size = parseSize(parser.value("size"));
        if (!size)
            return badValue("size", parser.value("size"),
                            "width x height in pixels such as 1440x900, from 320x240 to 16384x16384");
        options.size = *size;
        options.sizeGiven = true;
    }
    if (parser.isSet("at")) {
        options.atNs = parseDuration(parser.value("at").toStdString());
        if (!options.atNs)
            return badValue("at", parser.value("at"), "a time such as 27, 27ms or 500us");
    }
    if (parser.isSet("theme")) {
        options.theme = parseTheme(parser.value("theme"));
        if (!options.theme)
            return badValue("theme", parser.value("theme"), "light, dark or high-contrast");
    }
    if (parser.isSet("scale") && !parser.isSet("export")) {
        bool ok = false;
        options.scale = parser.value("scale").toDouble(&ok);
        if (!ok || !(options.scale >= 0.5 && options.scale <= 4))
            return badValue("scale", parser.value("scale"), "a number from 0.5 to 4");
    }
    if (parser.isSet("language")) {
        options.language = parser.value("language");
        if (!isLanguage(options.language))
            return badValue("language", options.language, "en, pl or ru");
    }
    if (const auto wrong = readExportFlags(parser, options))
        return *wrong;
    return options;
}

}  // namespace bubblescope
