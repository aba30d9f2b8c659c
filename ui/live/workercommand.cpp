// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/workercommand.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>

namespace bubblescope {
namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("live", text);
}

WorkerCommand problem(const char* text)
{
    return {{}, {}, say(text)};
}

QString wordOf(LiveSettings::SlowdownBy by)
{
    switch (by) {
    case LiveSettings::SlowdownBy::MoreWork:
        return QStringLiteral("more-work");
    case LiveSettings::SlowdownBy::FewerUnits:
        return QStringLiteral("fewer-units");
    case LiveSettings::SlowdownBy::Paced:
        return QStringLiteral("paced");
    }
    return {};
}

QStringList runArguments(const LiveSettings& settings, const QString& scenarioFile)
{
    const bool cuda = settings.backend == LiveSettings::Backend::Cuda;
    QStringList arguments{"--scenario", scenarioFile, "--backend", cuda ? "cuda" : "cpu"};
    if (settings.opNs > 0)
        arguments << "--op-ms" << QString::number(settings.opNs) + "ns";
    arguments << "--repeat" << QString::number(settings.repeat);
    arguments << "--slowdown-by" << wordOf(settings.slowdownBy);
    if (settings.paced)
        arguments << "--paced";
    if (!settings.traceFile.isEmpty())
        arguments << "--trace" << settings.traceFile;
    return arguments;
}

WorkerCommand overSsh(const LiveSettings& settings, const QStringList& arguments)
{
    const QString host = settings.host.trimmed();
    if (host.isEmpty())
        return problem(QT_TRANSLATE_NOOP("live", "Name the host to run on, as ssh knows it"));
    // ssh would take it for an option, and options can run commands here.
    const bool hasSpace = std::any_of(host.begin(), host.end(), [](QChar c) { return c.isSpace(); });
    if (host.startsWith(u'-') || hasSpace)
        return problem(QT_TRANSLATE_NOOP("live", "A host's name has no spaces and does not begin with “-”"));
    if (settings.remoteCommand.trimmed().isEmpty())
        return problem(QT_TRANSLATE_NOOP("live", "Name the command that starts the worker on the host"));
    QString remote = settings.remoteCommand.trimmed();
    for (const QString& argument : arguments)
        remote += u' ' + shellQuoted(argument);
    // Without a terminal; a password cannot be asked for; a dead link is noticed within 15 s.
    return {QStringLiteral("ssh"),
            {"-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "-o", "ServerAliveInterval=5", "-o",
             "ServerAliveCountMax=3", "--", host, remote},
            {}};
}

WorkerCommand overLauncher(const LiveSettings& settings, const QString& worker, const QStringList& arguments)
{
    const QStringList words = QProcess::splitCommand(settings.launcher);
    if (words.isEmpty())
        return problem(QT_TRANSLATE_NOOP("live", "Write the command that starts the processes"));
    if (words.contains(u"{worker}") && worker.isEmpty())
        return problem(QT_TRANSLATE_NOOP("live", "bubblescope-worker is not installed here; write its path into the "
                                                 "command in place of {worker}"));
    QStringList all;
    bool placed = false;
    for (const QString& word : words) {
        if (word == u"{worker}") {
            all << worker;
        } else if (word == u"{arguments}") {
            all << arguments;
            placed = true;
        } else {
            all << word;
        }
    }
    if (!placed)
        all << arguments;
    return {all.takeFirst(), all, {}};
}

WorkerCommand commandFor(const LiveSettings& settings, const QString& worker, const QStringList& arguments)
{
    switch (settings.place) {
    case LiveSettings::Place::ThisMachine:
        break;
    case LiveSettings::Place::Ssh:
        return overSsh(settings, arguments);
    case LiveSettings::Place::Launcher:
        return overLauncher(settings, worker, arguments);
    }
    if (worker.isEmpty())
        return problem(QT_TRANSLATE_NOOP("live",
                                         "bubblescope-worker is not installed beside this program, nor in PATH; "
                                         "the variable BUBBLESCOPE_WORKER may name it"));
    return {worker, arguments, {}};
}

}  // namespace

bool LiveSettings::samePlace(const LiveSettings& other) const
{
    return place == other.place &&
           (place != Place::Ssh || (host == other.host && remoteCommand == other.remoteCommand));
}

QString findWorker()
{
    if (const QString named = qEnvironmentVariable("BUBBLESCOPE_WORKER"); !named.isEmpty())
        return named;
    const QString name = QStringLiteral("bubblescope-worker");
    const QString here = QCoreApplication::applicationDirPath();
    for (const char* folder : {"/", "/../libexec/", "/../libexec/bubblescope/", "/../worker/"}) {
        const QFileInfo file(here + folder + name);
        if (file.isFile() && file.isExecutable())
            return file.canonicalFilePath();
    }
    return QStandardPaths::findExecutable(name);
}

QString shellQuoted(const QString& word)
{
    const bool plain = !word.isEmpty() && std::all_of(word.begin(), word.end(), [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || QStringView(u"-_./:=,+@").contains(c);
    });
    if (plain)
        return word;
    QString inside = word;
    inside.replace(u'\'', QStringLiteral("'\\''"));
    return u'\'' + inside + u'\'';
}

WorkerCommand runCommand(const LiveSettings& settings, const QString& worker, const QString& scenarioFile)
{
    const bool fromFile = settings.place == LiveSettings::Place::Launcher;
    return commandFor(settings, worker, runArguments(settings, fromFile ? scenarioFile : QStringLiteral("-")));
}

WorkerCommand capabilitiesCommand(const LiveSettings& settings, const QString& worker)
{
    if (settings.place == LiveSettings::Place::Launcher)
        return problem(QT_TRANSLATE_NOOP("live", "What the machines can do shows when they start"));
    return commandFor(settings, worker, {"--capabilities", "--json"});
}

}  // namespace bubblescope
