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

/// Whoever opens a schedule's file thinks of what each of its ops takes. Where its devices hold several stages, one
/// value would be divided among them: it is given to each stage instead.
Scenario withStageCosts(Scenario scenario, const Scenario& base)
{
    if (scenario.chunks == 1)
        return scenario;
    const auto stagesBefore = static_cast<std::size_t>(base.stages());
    for (auto list : {&StageCosts::forwardNs, &StageCosts::backwardInputNs, &StageCosts::backwardWeightNs}) {
        std::vector<TimeNs>& values = scenario.costs.*list;
        const bool shared = (base.costs.*list).size() != stagesBefore;
        if (values.size() == 1)
            values.assign(static_cast<std::size_t>(scenario.stages()), values.front() / (shared ? base.chunks : 1));
    }
    return scenario;
}

std::filesystem::path nativePath(const QString& path)
{
    return std::filesystem::path(QDir::toNativeSeparators(path).toStdU16String());
}

bool looksLikeJson(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string::npos && (text[first] == '{' || text[first] == '[');
}

constexpr const char* kLast = "last-scenario.json";
constexpr const char* kOrigin = "last-origin.json";

QString rememberedPath(const char* name)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + QLatin1String(name);
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
    if (looksLikeJson(text.value()) || QFileInfo(path).suffix().compare(u"json", Qt::CaseInsensitive) == 0)
        return readScenarioJson(text.value(), name);
    const Result<Scenario> scenario = customScenario(text.value(), name, base);
    return scenario.ok() ? Result<Scenario>(withStageCosts(scenario.value(), base)) : scenario;
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

std::optional<Error> ScenarioFiles::paste(const QString& text)
{
    const std::string pasted = text.toStdString();
    const std::string name = tr("clipboard").toStdString();
    const Scenario& base = m_session->scenario();
    const bool json = looksLikeJson(pasted);
    const Result<Scenario> scenario = json ? readScenarioJson(pasted, name) : customScenario(pasted, name, base);
    if (!scenario.ok())
        return scenario.error();
    m_session->edit(tr("Paste"), json ? scenario.value() : withStageCosts(scenario.value(), base));
    return std::nullopt;
}

std::optional<Error> ScenarioFiles::save(const QString& path)
{
    Scenario scenario = m_session->scenario();
    // An example's title tells what the example was; a file's own is its author's.
    if (m_path.isEmpty() && modified())
        scenario.title.clear();
    if (std::optional<Error> error = writeTextFile(nativePath(path), writeScenarioJson(scenario)))
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
    Scenario saved = m_saved;
    saved.title = m_session->scenario().title;
    return m_session->scenario() != saved;
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
    // Not worth a message: the next start merely opens with the first picture.
    const auto keep = [](const char* name, const Scenario& scenario) {
        const QString path = rememberedPath(name);
        QDir().mkpath(QFileInfo(path).path());
        static_cast<void>(writeTextFile(nativePath(path), writeScenarioJson(scenario)));
    };
    keep(kLast, m_session->simulated() ? m_session->simulated()->scenario : m_session->scenario());
    keep(kOrigin, m_saved);
    QSettings().setValue("lastFile", m_path);
}

bool ScenarioFiles::restore()
{
    const auto kept = [](const QString& path) -> std::optional<Scenario> {
        const Result<std::string> text = readTextFile(nativePath(path));
        if (!text.ok())
            return std::nullopt;
        const Result<Scenario> scenario = readScenarioJson(text.value(), QFileInfo(path).fileName().toStdString());
        return scenario.ok() ? std::optional(scenario.value()) : std::nullopt;
    };
    const std::optional<Scenario> scenario = kept(rememberedPath(kLast));
    if (!scenario)
        return false;
    m_session->load(*scenario);
    // The file may have changed, or gone, since; then saving brings it back.
    const QString path = QSettings().value("lastFile").toString();
    std::optional<Scenario> origin = path.isEmpty() ? std::nullopt : kept(path);
    if (!origin)
        origin = kept(rememberedPath(kOrigin));
    m_saved = origin.value_or(*scenario);
    setPath(path);
    return true;
}

}  // namespace bubblescope
