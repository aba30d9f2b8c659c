// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scenariofiles.h"

#include "core/io/comparisonjson.h"
#include "core/io/scenariojson.h"
#include "core/io/textfile.h"
#include "core/schedule/custom.h"
#include "ui/session/comparison.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QUndoCommand>

#include <algorithm>
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

/// As a single file or as a comparison's.
Result<std::vector<Scenario>> readJson(const std::string& text, const std::string& name)
{
    if (looksLikeComparison(text))
        return readComparisonJson(text, name);
    const Result<Scenario> scenario = readScenarioJson(text, name);
    return scenario.ok() ? Result<std::vector<Scenario>>({scenario.value()})
                         : Result<std::vector<Scenario>>(scenario.error());
}

std::string writeJson(const std::vector<Scenario>& scenarios)
{
    return scenarios.size() == 1 ? writeScenarioJson(scenarios.front()) : writeComparisonJson(scenarios);
}

constexpr const char* kActiveKey = "compare/active";
constexpr const char* kLast = "last-scenario.json";
constexpr const char* kOrigin = "last-origin.json";

QString rememberedPath(const char* name)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + QLatin1String(name);
}

/// What is undone gets its file back: saving must not write it into another's.
class BelongingCommand : public QUndoCommand {
public:
    BelongingCommand(ScenarioFiles* files, ScenarioFiles::Belonging before, ScenarioFiles::Belonging after)
        : m_files(files)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
    }
    void undo() override { m_files->restore(m_before); }
    void redo() override { m_files->restore(m_after); }

private:
    ScenarioFiles* m_files;
    ScenarioFiles::Belonging m_before;
    ScenarioFiles::Belonging m_after;
};

}  // namespace

ScenarioFiles::ScenarioFiles(Session* session, Comparison* comparison, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_comparison(comparison)
    , m_saved{Scenario()}
{
}

Result<std::vector<Scenario>> ScenarioFiles::read(const QString& path, const Scenario& base)
{
    const Result<std::string> text = readTextFile(nativePath(path));
    if (!text.ok())
        return text.error();
    const std::string name = QFileInfo(path).fileName().toStdString();
    if (looksLikeJson(text.value()) || QFileInfo(path).suffix().compare(u"json", Qt::CaseInsensitive) == 0)
        return readJson(text.value(), name);
    const Result<Scenario> scenario = customScenario(text.value(), name, base);
    return scenario.ok() ? Result<std::vector<Scenario>>({withStageCosts(scenario.value(), base)})
                         : Result<std::vector<Scenario>>(scenario.error());
}

Result<std::vector<Scenario>> ScenarioFiles::readAll(const QStringList& paths, const Scenario& base)
{
    std::vector<Scenario> all;
    for (const QString& path : paths) {
        const Result<std::vector<Scenario>> scenarios = read(path, base);
        if (!scenarios.ok())
            return scenarios.error();
        all.insert(all.end(), scenarios.value().begin(), scenarios.value().end());
    }
    if (all.size() < kLeastCompared || all.size() > kMostCompared)
        return Error{
            ErrorCode::WrongCount,
            {},
            {std::to_string(all.size()), std::to_string(kLeastCompared) + " to " + std::to_string(kMostCompared)},
            nullptr};
    return all;
}

std::optional<Error> ScenarioFiles::open(const QString& path)
{
    const Result<std::vector<Scenario>> scenarios = read(path, m_session->scenario());
    if (!scenarios.ok())
        return scenarios.error();
    emit opening();
    const QString step = tr("Open %1").arg(QFileInfo(path).fileName());
    addRecent(path);
    const bool single = scenarios.value().size() == 1;
    if (single && m_comparison->isOpen()) {
        m_session->edit(step, scenarios.value().front());
        return std::nullopt;
    }
    // Nothing but JSON is written: saving a schedule file asks for a name.
    show(step, scenarios.value(), single && scenarios.value().front().schedule == "custom" ? QString() : path);
    return std::nullopt;
}

std::optional<Error> ScenarioFiles::openAll(const QStringList& paths)
{
    const Result<std::vector<Scenario>> scenarios = readAll(paths, m_session->scenario());
    if (!scenarios.ok())
        return scenarios.error();
    emit opening();
    show(tr("Compare files"), scenarios.value());
    for (const QString& path : paths)
        addRecent(path);
    return std::nullopt;
}

void ScenarioFiles::show(const QString& text, const std::vector<Scenario>& scenarios, const QString& path)
{
    QUndoStack* history = m_session->undoStack();
    history->beginMacro(text);
    m_comparison->show(text, scenarios, 0);
    history->push(new BelongingCommand(this, belonging(), {path, scenarios}));
    history->endMacro();
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
    std::vector<Scenario> scenarios = m_comparison->scenarios();
    // An example's title tells what the example was; a file's own is its author's.
    if (m_path.isEmpty() && modified())
        for (Scenario& scenario : scenarios)
            scenario.title.clear();
    if (std::optional<Error> error = writeTextFile(nativePath(path), writeJson(scenarios)))
        return error;
    m_saved = m_comparison->scenarios();
    setPath(path);
    addRecent(path);
    return std::nullopt;
}

void ScenarioFiles::adopt(const std::vector<Scenario>& scenarios)
{
    m_saved = scenarios;
    setPath({});
}

void ScenarioFiles::restore(const Belonging& belonging)
{
    m_saved = belonging.saved;
    setPath(belonging.path);
}

void ScenarioFiles::adoptStream(const QString& path)
{
    adopt(m_comparison->scenarios());
    if (path != lastRunPath())
        addRecent(path);
}

QString ScenarioFiles::lastRunPath()
{
    return rememberedPath("last-run.jsonl");
}

bool ScenarioFiles::modified() const
{
    std::vector<Scenario> saved = m_saved;
    const std::vector<Scenario> now = m_comparison->scenarios();
    for (std::size_t i = 0; i < std::min(saved.size(), now.size()); ++i)
        saved[i].title = now[i].title;
    return now != saved;
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
    if (!m_keepsRecent)
        return;
    QStringList list = recent();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    list.removeAll(absolute);
    list.prepend(absolute);
    while (list.size() > kMostRecent)
        list.removeLast();
    QSettings().setValue("recentFiles", list);
    emit recentChanged();
}

std::optional<Error> ScenarioFiles::remember() const
{
    const auto keep = [](const char* name, const std::vector<Scenario>& scenarios) {
        const QString path = rememberedPath(name);
        QDir().mkpath(QFileInfo(path).path());
        return writeTextFile(nativePath(path), writeJson(scenarios));
    };
    std::vector<Scenario> ran;
    for (int lane = 0; lane < m_comparison->count(); ++lane) {
        const Session& session = m_comparison->session(lane);
        ran.push_back(session.simulated() ? session.simulated()->scenario : session.scenario());
    }
    std::optional<Error> error = keep(kLast, ran);
    if (!error)
        error = keep(kOrigin, m_saved);
    QSettings().setValue("lastFile", m_path);
    QSettings().setValue(kActiveKey, m_comparison->active());
    return error;
}

QString ScenarioFiles::unreadPath()
{
    return rememberedPath("last-scenario-unread.json");
}

std::optional<Error> ScenarioFiles::restore()
{
    std::optional<Error> error;
    const auto kept = [&error](const QString& path) -> std::optional<std::vector<Scenario>> {
        error.reset();
        if (!QFileInfo::exists(path))
            return std::nullopt;
        const Result<std::string> text = readTextFile(nativePath(path));
        if (!text.ok()) {
            error = text.error();
            return std::nullopt;
        }
        const Result<std::vector<Scenario>> read = readJson(text.value(), QFileInfo(path).fileName().toStdString());
        if (!read.ok())
            error = read.error();
        return read.ok() ? std::optional(read.value()) : std::nullopt;
    };
    const std::optional<std::vector<Scenario>> scenarios = kept(rememberedPath(kLast));
    if (error) {
        QFile::remove(unreadPath());
        QFile::rename(rememberedPath(kLast), unreadPath());
    }
    if (!scenarios)
        return error;
    m_session->load(scenarios->front());
    if (scenarios->size() > 1) {
        const int last = static_cast<int>(scenarios->size()) - 1;
        m_comparison->replace(*scenarios, std::clamp(QSettings().value(kActiveKey).toInt(), 0, last));
    }
    // The file may have changed, or gone, since; then saving brings it back.
    const QString path = QSettings().value("lastFile").toString();
    std::optional<std::vector<Scenario>> origin = path.isEmpty() ? std::nullopt : kept(path);
    if (!origin)
        origin = kept(rememberedPath(kOrigin));
    m_saved = origin.value_or(*scenarios);
    setPath(path);
    return std::nullopt;
}

}  // namespace bubblescope
