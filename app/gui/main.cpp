// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/endsignals.h"
#include "app/gui/options.h"
#include "core/model/errortext.h"
#include "ui/export/exportjob.h"
#include "ui/live/workerprocess.h"
#include "ui/text/language.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowhost.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QIcon>
#include <QSaveFile>
#include <QStyleFactory>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace bubblescope;

/// Qt's own words go to standard error, but for those that every run without a session would print; where Qt would end
/// the program with a signal, for want of a display that answers, one sentence and an exit status do.
void takeMessage(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    for (const char* noise :
         {"This plugin does not support propagateSizeHints", "QStandardPaths: XDG_RUNTIME_DIR not set"})
        if (text.startsWith(QLatin1String(noise)))
            return;
    if (type != QtFatalMsg) {
        std::fprintf(stderr, "%s\n", qPrintable(text));
        return;
    }
    std::fputs("bubblescope: no window can be opened; does the display that DISPLAY or WAYLAND_DISPLAY names answer? "
               "--screenshot FILE.png and --export FILE render without one\n",
               stderr);
    std::_Exit(1);
}

int fail(const QString& sentence, int status)
{
    std::fprintf(stderr, "bubblescope: %s\n", qPrintable(sentence));
    return status;
}

/// Opens what the command line names and waits until there is a run of it. The exit status if there will be none; a bad
/// file is an error on the terminal, there being no window to show it in.
std::optional<int> load(MainWindow& window, const GuiOptions& options, bool showsStuck = false)
{
    constexpr int kTenMinutesMs = 600'000;
    if (LiveSession::looksLikeStream(options.file)) {
        QString problem;
        QEventLoop loop;
        QObject::connect(&window.live(), &LiveSession::fileOpened, &loop, [&](const QString&, const QString& why) {
            problem = why;
            loop.quit();
        });
        window.live().openFile(options.file);
        loop.exec();
        if (!problem.isEmpty())
            return fail(problem, 2);
        window.live().waitUntilOver(kTenMinutesMs);
    } else if (!options.file.isEmpty() || !options.compared.isEmpty()) {
        const Scenario& base = window.session().scenario();
        const Result<std::vector<Scenario>> scenarios = options.compared.isEmpty()
                                                            ? ScenarioFiles::read(options.file, base)
                                                            : ScenarioFiles::readAll(options.compared, base);
        if (!scenarios.ok())
            return fail(QString::fromStdString(describe(scenarios.error())), 2);
        window.comparison().show({}, scenarios.value(), 0);
    }
    if (!window.comparison().waitUntilIdle(kTenMinutesMs))
        return fail("the scenario takes too long to compute", 1);
    // Of several, one that cannot run says so in its own place. There is no run where not even the first op can.
    const auto& run = window.session().run();
    const bool isShown = window.comparison().isOpen() || (showsStuck && run && run->stuck);
    if (const auto& error = window.session().error(); error && !isShown)
        return fail(QString::fromStdString(describe(*error)), error->code == ErrorCode::CannotFinish ? 1 : 2);
    if (!options.lesson.isEmpty()) {
        window.setLessonFolder(options.lessonFolder);
        if (const auto error = window.openLesson(options.lesson, options.lessonStep - 1))
            return fail(QString::fromStdString(describe(*error)), 2);
        if (!window.comparison().waitUntilIdle(kTenMinutesMs))
            return fail("the lesson's scenario takes too long to compute", 1);
    }
    return std::nullopt;
}

/// Renders without a display.
int takeScreenshot(const GuiOptions& options)
{
    // The same picture everywhere, whatever the system speaks.
    setLanguage(options.language.isEmpty() ? QStringLiteral("en") : options.language);
    MainWindow window(false);
    window.files().setKeepsRecent(false);
    window.appearance().setMode(options.theme.value_or(Appearance::Mode::Light));
    window.appearance().setScale(options.scale);
    window.appearance().setMotion(false);
    window.resize(options.size);
    window.show();
    if (const std::optional<int> status = load(window, options, true))
        return *status;
    if (options.presentation) {
        window.actions().presentation->setChecked(true);
        // The size that is asked for instead of the screen's.
        window.setWindowState(Qt::WindowNoState);
        window.resize(options.size);
    }
    // A lesson's step has a place of its own.
    if (options.atNs || options.lesson.isEmpty())
        window.play().setCursorNs(options.atNs.value_or(window.play().lastNs()));
    // Text that is wrapped anew changes the room for others, and so once more.
    constexpr int kLayouts = 4;
    for (int i = 0; i < kLayouts; ++i)
        QCoreApplication::processEvents();
    if (window.size() != options.size)
        return fail(QStringLiteral("--size: the window needs at least %1x%2 at this scale")
                        .arg(window.minimumSizeHint().width())
                        .arg(window.minimumSizeHint().height()),
                    2);
    // A picture replaces a file, never a device or a pipe.
    const QFileInfo target(options.screenshot);
    if (target.exists() && !target.isFile())
        return fail(QStringLiteral("cannot write %1: not a regular file").arg(options.screenshot), 2);

    QSaveFile file(options.screenshot);
    const bool written = file.open(QIODevice::WriteOnly) && window.grab().save(&file, "PNG") && file.commit();
    if (!written)
        return fail(QStringLiteral("cannot write %1: %2").arg(options.screenshot, file.errorString()), 1);
    if (const auto& error = window.session().error())
        return fail(QString::fromStdString(describe(*error)), 1);
    return 0;
}

volatile std::sig_atomic_t interrupted = 0;

/// Which of scenarios side by side are exported. The exit status if that will not do.
std::optional<int> chooseLane(const GuiOptions& options, const Comparison& comparison, ExportRequest& request)
{
    const ExportView& view = request.view;
    if (options.exportLane.isEmpty()) {
        if (!view.withoutRun.isEmpty()) {
            const auto& error = comparison.session(view.withoutRun.front().at(0).unicode() - u'A').error();
            const QString reason =
                error ? QString::fromStdString(describe(*error)) : QStringLiteral("it has nothing to do");
            return fail(
                QStringLiteral("%1 has no run: %2; --lane names one that has").arg(view.withoutRun.front(), reason), 1);
        }
        if (view.lanes.size() > 1 && !ExportFormat::find(request.options.format)->takesSeveral())
            return fail(QStringLiteral("--format: %1 holds one schedule; --lane says whose: %2")
                            .arg(request.options.format, view.letters(ExportOptions::kAllLanes).join(", ")),
                        2);
        return std::nullopt;
    }
    const QStringList letters = view.letters(ExportOptions::kAllLanes);
    request.options.lane = static_cast<int>(letters.indexOf(options.exportLane));
    if (letters.isEmpty())
        return fail("--lane: there are no scenarios side by side; leave it out", 2);
    if (view.withoutRun.contains(options.exportLane))
        return fail(QStringLiteral("--lane: %1 has no run").arg(options.exportLane), 1);
    if (!letters.contains(options.exportLane))
        return fail(QStringLiteral("--lane: there is no %1, but %2").arg(options.exportLane, letters.join(", ")), 2);
    return std::nullopt;
}

/// What is read is not written over.
bool replacesInput(const GuiOptions& options)
{
    const QString target = QFileInfo(options.exportPath).canonicalFilePath();
    const QStringList inputs = options.compared + QStringList(options.file);
    return !target.isEmpty() && std::any_of(inputs.begin(), inputs.end(), [&](const QString& input) {
        return QFileInfo(input).canonicalFilePath() == target;
    });
}

/// Writes the run in another form, without a display.
int exportRun(const GuiOptions& options)
{
    if (replacesInput(options))
        return fail(QStringLiteral("--export: %1 is what is read; name another file").arg(options.exportPath), 2);
    constexpr int kInterrupted = 130;
    constexpr int kLookEveryMs = 20;
    setLanguage(options.language.isEmpty() ? QStringLiteral("en") : options.language);
    MainWindow window(false);
    window.files().setKeepsRecent(false);
    window.appearance().setMode(options.theme.value_or(Appearance::Mode::Light));
    window.appearance().setMotion(false);
    window.resize(options.size);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.show();
    if (const std::optional<int> status = load(window, options))
        return *status;
    PlayController& play = window.play();
    play.setCursorNs(options.atNs.value_or(play.lastNs()));
    QCoreApplication::processEvents();
    ExportRequest request{options.exporting, window.exportView(), options.exportPath, &window};
    if (options.sizeGiven)
        request.options.size = options.size;
    if (const std::optional<int> status = chooseLane(options, window.comparison(), request))
        return *status;
    if (const QString problem = ExportJob::problemOf(request); !problem.isEmpty())
        return fail(problem, 2);

    ExportJob job;
    QEventLoop loop;
    ExportOutcome outcome;
    QObject::connect(&job, &ExportJob::finished, &loop, [&](const ExportOutcome& ended) {
        outcome = ended;
        loop.quit();
    });
    // Ctrl+C ends it with nothing written.
    std::signal(SIGINT, [](int) { interrupted = 1; });
    std::signal(SIGTERM, [](int) { interrupted = 1; });
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &job, [&job] {
        if (interrupted != 0)
            job.cancel();
    });
    look.start(kLookEveryMs);
    job.start(request);
    loop.exec();
    if (outcome.cancelled)
        return fail("interrupted", kInterrupted);
    return outcome.problem.isEmpty() ? 0 : fail(outcome.problem, 1);
}

int showWindow(const GuiOptions& options)
{
    setLanguage(options.language.isEmpty() ? WindowHost::rememberedLanguage() : options.language);
    WindowHost host(true);
    if (options.theme)
        host.window().appearance().setMode(*options.theme);
    if (options.scale != 1)
        host.window().appearance().setScale(options.scale);
    if (options.sizeGiven) {
        host.window().setWindowState(Qt::WindowNoState);
        host.window().resize(options.size);
    }
    host.window().show();
    // A file that cannot run leaves the picture before it, so there must be one.
    if (!options.file.isEmpty() && host.window().comparison().waitUntilIdle()) {
        // It was asked for alone. What was compared at the last end can be had back by undoing.
        if (host.window().comparison().isOpen())
            host.window().comparison().end();
        host.window().openFile(options.file);
    }
    if (!options.compared.isEmpty() && host.window().session().waitUntilIdle())
        host.window().compareFiles(options.compared);
    if (!options.lessonFolder.isEmpty())
        host.window().setLessonFolder(options.lessonFolder);
    if (!options.lesson.isEmpty() && host.window().session().waitUntilIdle())
        host.window().openLesson(options.lesson, options.lessonStep - 1);
    if (options.atNs && host.window().session().waitUntilIdle())
        host.window().play().setCursorNs(*options.atNs);
    host.window().actions().presentation->setChecked(options.presentation);
    const EndSignals asked;
    QObject::connect(&asked, &EndSignals::endWanted, &host, [&host] {
        host.window().close();
        QCoreApplication::quit();
    });
    return QApplication::exec();
}

/// Qt ends the program with a signal where it finds no display; say so before it does.
bool hasDisplay()
{
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsSet("DISPLAY") ||
           qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName("Bubblescope");
    QCoreApplication::setApplicationName("bubblescope");
    QCoreApplication::setApplicationVersion(BUBBLESCOPE_VERSION);

    qInstallMessageHandler(takeMessage);
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const auto parsed = parseGuiOptions(arguments);
    if (const auto* exit = std::get_if<GuiExit>(&parsed)) {
        if (exit->status != 0)
            return fail(exit->text, exit->status);
        std::puts(qPrintable(exit->text));
        return 0;
    }
    const auto& options = std::get<GuiOptions>(parsed);
    // Whatever DISPLAY says: it may name one that is gone.
    if (!options.screenshot.isEmpty() || !options.exportPath.isEmpty())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay())
        return fail("there is no display (DISPLAY and WAYLAND_DISPLAY are not set); "
                    "--screenshot FILE.png and --export FILE render without one",
                    1);

    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setWindowIcon(QIcon(":/icons/bubblescope.svg"));
    const int status = !options.exportPath.isEmpty()   ? exportRun(options)
                       : !options.screenshot.isEmpty() ? takeScreenshot(options)
                                                       : showWindow(options);
    // No window is open any more; a worker that still runs has been asked to end.
    WorkerProcess::waitForAll(2 * WorkerProcess::kKillMs);
    return status;
}
