// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filenames.h"

#include "ui/text/messages.h"
#include "ui/viewmodel/sidebysidetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>

namespace bubblescope {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(FileNames)
};

}  // namespace

QString fileNameOf(QString title)
{
    title.removeIf(
        [](QChar letter) { return letter.unicode() < 32 || QStringLiteral("/\\:*?\"<>|").contains(letter); });
    constexpr int kMostLetters = 80;
    title = title.left(kMostLetters).simplified();
    return title.isEmpty() || title.startsWith(u'.') ? QStringLiteral("bubblescope") : title;
}

QString suggestedName(const std::vector<Scenario>& scenarios, bool titled)
{
    const Scenario& first = scenarios.front();
    if (scenarios.size() == 1 && titled && !first.title.empty())
        return fileNameOf(translated(first.title));
    if (scenarios.size() == 1)
        return fileNameOf(scenarioSummary(first).remove(QStringLiteral(" ·")));
    QStringList schedules;
    for (const Scenario& scenario : scenarios)
        schedules << scheduleName(scenario.schedule);
    schedules.removeDuplicates();
    return fileNameOf(Text::tr("Comparison of %1").arg(schedules.join(QStringLiteral(", "))));
}

QString suggestedFolder(const QString& path)
{
    const QString folder = path.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                          : QFileInfo(path).absolutePath();
    return QDir(folder).exists() ? folder : QDir::homePath();
}

}  // namespace bubblescope
