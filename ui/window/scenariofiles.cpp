// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenariofiles.h"

#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/schedule/custom.h"
#include "ui/session/session.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <filesystem>

namespace bubblescope {
namespace {

constexpr int kMostRecent = 10;

std::filesystem::path nativePath(const QString& path)
{
    return std::filesystem::path(QDir::toNativeSeparators(path).toStdU16String());
}

QString rememberedPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/last-scenario.json";
}

}  // namespace

ScenarioFiles::ScenarioFiles(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

Result<Scenario> ScenarioFiles::read(const QString& path, const Scenario& base)
{
    const Result<std::string> text = readTextFile(nativePath(path));
    if (!text.ok())
        return text.error();
    const std::string name = QFileInfo(path).fileName().toStdString();
    const std::size_t first = text.value().find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const bool looksLikeJson = first != std::string::npos && (text.value()[first] == '{' || text.value()[first] == '[');
    if (looksLikeJson || QFileInfo(path).suffix().compare(u"json", Qt::CaseInsensitive) == 0)
        return readScenarioJson(text.value(), name);
    return customScenario(text.value(), name, base);
}

std::optional<Error> ScenarioFiles::open(const QString& path)
{
    const Result<Scenario> scenario = read(path, m_session->scenario());
    if (!scenario.ok())
        return scenario.error();
    m_session->edit(tr("Open %1").arg(QFileInfo(path).fileName()), scenario.value());
    m_saved = scenario.value();
    // Nothing but JSON is written: saving a schedule file asks for a name.
    setPath(scenario.value().schedule == "custom" ? QString() : path);
    addRecent(path);
    return std::nullopt;
}

std::optional<Error> ScenarioFiles::save(const QString& path)
{
    if (std::optional<Error> error = writeTextFile(nativePath(path), writeScenarioJson(m_session->scenario())))
        return error;
    m_saved = m_session->scenario();
    setPath(path);
    addRecent(path);
    return std::nullopt;
}

void ScenarioFiles::adopt(const Scenario& scenario)
{
    m_saved = scenario;
    setPath({});
}

void ScenarioFiles::restore(const Belonging& belonging)
{
    m_saved = belonging.saved;
    setPath(belonging.path);
}

void ScenarioFiles::adoptStream(const QString& path)
{
    adopt(m_session->scenario());
    addRecent(path);
}

bool ScenarioFiles::modified() const
{
    return m_session->scenario() != m_saved;
}

QStringList ScenarioFiles::recent() const
{
    return QSettings().value("recentFiles").toStringList();
}

void ScenarioFiles::setPath(const QString& path)
{
    m_path = path;
    emit pathChanged();
}

void ScenarioFiles::addRecent(const QString& path)
{
    QStringList list = recent();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    list.removeAll(absolute);
    list.prepend(absolute);
    while (list.size() > kMostRecent)
        list.removeLast();
    QSettings().setValue("recentFiles", list);
    emit recentChanged();
}

void ScenarioFiles::remember() const
{
    const QString path = rememberedPath();
    QDir().mkpath(QFileInfo(path).path());
    // Not worth a message: the next start merely opens with the first picture.
    const Scenario& scenario = m_session->simulated() ? m_session->simulated()->scenario : m_session->scenario();
    static_cast<void>(writeTextFile(nativePath(path), writeScenarioJson(scenario)));
}

std::optional<Scenario> ScenarioFiles::remembered() const
{
    const Result<std::string> text = readTextFile(nativePath(rememberedPath()));
    if (!text.ok())
        return std::nullopt;
    const Result<Scenario> scenario = readScenarioJson(text.value(), "last-scenario.json");
    return scenario.ok() ? std::optional(scenario.value()) : std::nullopt;
}

}  // namespace bubblescope
