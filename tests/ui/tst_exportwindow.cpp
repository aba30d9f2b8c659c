// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Exports as the user asks for them: the dialog, the clipboard, the command line.

#include "core/io/scenariojson.h"
#include "tests/ui/exportfixture.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exportformat.h"
#include "ui/export/exportsettings.h"
#include "ui/gantt/ganttview.h"
#include "ui/text/language.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDirIterator>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyleFactory>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

struct ExportWindow : Window {
    using Window::Window;
    ExportDialog* openDialog()
    {
        actions().exportFile->trigger();
        return findChild<ExportDialog*>();
    }
};

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    return environment;
}

int runProgram(const QStringList& arguments, QString* errors = nullptr,
               const QProcessEnvironment& environment = withoutDisplay())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(BUBBLESCOPE_PATH), arguments);
    process.waitForFinished(-1);
    if (errors != nullptr)
        *errors = QString::fromUtf8(process.readAllStandardError());
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

}  // namespace

class TestExportWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setStyle(QStyleFactory::create("Fusion"));
        QCoreApplication::setOrganizationName("BubblescopeTest");
        QCoreApplication::setApplicationName("exporting");
        QSettings().clear();
        qRegisterMetaType<ExportOutcome>();
    }

    /// Who has a picture made has not opened the file in the window.
    void picturesLeaveNoRecentFile()
    {
        QTemporaryDir folder;
        const QString scenario = folder.filePath("mine.json");
        QFile file(scenario);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"bubblescope\": 1}\n") > 0);
        file.close();
        QProcessEnvironment environment = withoutDisplay();
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        environment.insert("HOME", folder.path());
        QString errors;
        for (const char* how : {"--screenshot", "--export"}) {
            const QString picture = folder.filePath("picture.png");
            QVERIFY2(runProgram({scenario, how, picture}, &errors, environment) == 0, qPrintable(errors));
            QVERIFY(QFile::remove(picture));
        }
        QDirIterator all(folder.filePath("config"), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile settings(all.next());
            QVERIFY(settings.open(QIODevice::ReadOnly));
            QVERIFY2(!settings.readAll().contains("mine.json"), qPrintable(settings.fileName()));
        }
    }

    /// As in a terminal whose display is gone.
    void aDeadDisplayIsNoMatter()
    {
        const QTemporaryDir folder;
        QProcessEnvironment environment = withoutDisplay();
        environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":7777"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        QString errors;
        for (const char* option : {"--screenshot", "--export"}) {
            const QString picture = folder.filePath(QStringLiteral("%1.png").arg(QLatin1String(option)));
            QVERIFY2(runProgram({QLatin1String(option), picture}, &errors, environment) == 0, qPrintable(errors));
            QVERIFY(!QImage(picture).isNull());
        }
    }

    /// An order of which not even the first op can run leaves nothing to draw.
    void nothingRunsIsAnError()
    {
        const QTemporaryDir folder;
        const QString order = folder.filePath(QStringLiteral("order.csv"));
        test::write(order, "0B0,0F0\n");
        for (const char* option : {"--screenshot", "--export"}) {
            QString errors;
            const QString picture = folder.filePath(QStringLiteral("picture.png"));
            QCOMPARE(runProgram({order, QLatin1String(option), picture}, &errors, withoutDisplay()), 1);
            QVERIFY2(errors.contains(QStringLiteral("0B0")), qPrintable(errors));
            QVERIFY(!QFile::exists(picture));
        }
    }

    /// In the language of the window, as the title is; without what means something in paths.
    void suggestedNameIsTheTitle()
    {
        QVERIFY(setLanguage("ru"));
        ExportWindow window;
        const QString name = QFileInfo(window.openDialog()->path()).completeBaseName();
        QVERIFY(setLanguage("en"));
        QCOMPARE(name, QStringLiteral("Первая картина 1F1B, 4 стадии, 8 микробатчей"));
    }

    void dialogExports()
    {
        const QTemporaryDir folder;
        ExportWindow window(true);
        ExportDialog* dialog = window.openDialog();
        QVERIFY(dialog != nullptr);
        dialog->setPath(folder.filePath(QStringLiteral("gantt.png")));
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("exportFormat"));
        format->setCurrentIndex(format->findData(QStringLiteral("svg")));
        QCOMPARE(dialog->path(), folder.filePath(QStringLiteral("gantt.svg")));
        auto* width = dialog->findChild<QSpinBox*>(QStringLiteral("exportWidth"));
        auto* begin = dialog->findChild<QPushButton*>(QStringLiteral("exportBegin"));
        const int good = width->value();
        width->setValue(20);
        QVERIFY(!begin->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("exportNote"))->text().contains(QStringLiteral("at least")));
        width->setValue(good + 40);
        QVERIFY(begin->isEnabled());
        QSignalSpy ended(dialog, &ExportDialog::exported);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(ended.wait(30'000));
        QVERIFY(renderedSvg(contentOf(folder.filePath(QStringLiteral("gantt.svg"))), {100, 50}).width() == 100);
        QVERIFY2(window.notice().contains(QStringLiteral("gantt.svg")), qPrintable(window.notice()));
        QVERIFY(window.findChild<QPushButton*>(QStringLiteral("noticeNext"))->isVisible());
        // The next time begins with these choices.
        QCOMPARE(rememberedExport().format, QStringLiteral("svg"));
        QCOMPARE(rememberedExport().size.width(), good + 40);
        QCOMPARE(QDir(rememberedExportFolder()), QDir(folder.path()));
        QSettings().clear();
    }

    /// Return, pressed without a look, costs nobody their scenario.
    void documentIsNotReplaced()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        const QString order = folder.filePath(QStringLiteral("order.csv"));
        const QByteArray mine = QByteArray::fromStdString(writeScenarioJson(Scenario()));
        test::write(path, mine);
        test::write(order, "0F0,0B0\n");
        ExportWindow window(true);
        QVERIFY(window.openFile(path));
        QVERIFY(window.session().waitUntilIdle());
        ExportDialog* dialog = window.openDialog();
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("exportFormat"));
        auto* begin = dialog->findChild<QPushButton*>(QStringLiteral("exportBegin"));
        QSet<QString> names;
        for (int i = 0; i < format->count(); ++i) {
            format->setCurrentIndex(i);
            QVERIFY(!QFile::exists(dialog->path()));
            QCOMPARE(ExportFormat::baseName(QFileInfo(dialog->path()).fileName()), QStringLiteral("mine"));
            names << dialog->path();
        }
        QCOMPARE(names.size(), format->count());
        dialog->setPath(folder.filePath(QStringLiteral("../%1/mine.json").arg(QFileInfo(folder.path()).fileName())));
        QVERIFY(!begin->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("exportNote"))->text().contains(QStringLiteral("own file")));
        for (const QString& input : {path, order}) {
            QString errors;
            QCOMPARE(runProgram({input, QStringLiteral("--export"), input}, &errors, withoutDisplay()), 2);
            QVERIFY2(errors.contains(QStringLiteral("name another file")), qPrintable(errors));
        }
        QCOMPARE(contentOf(path), mine);
        QCOMPARE(contentOf(order), QByteArray("0F0,0B0\n"));
        QSettings().clear();
    }

    void typedNameChoosesTheFormat()
    {
        ExportWindow window;
        ExportDialog* dialog = window.openDialog();
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("exportFormat"));
        auto* path = dialog->findChild<QLineEdit*>(QStringLiteral("exportPath"));
        const auto typed = [&](const QString& name) {
            path->selectAll();
            QTest::keyClicks(path, name);
            return format->currentData().toString();
        };
        QCOMPARE(typed(QStringLiteral("film.gif")), QStringLiteral("gif"));
        QCOMPARE(path->text(), QStringLiteral("film.gif"));
        QCOMPARE(typed(QStringLiteral("x.json")), QStringLiteral("json"));
        format->setCurrentIndex(format->findData(QStringLiteral("chrome-trace")));
        QCOMPARE(typed(QStringLiteral("y.json")), QStringLiteral("chrome-trace"));
        QCOMPARE(typed(QStringLiteral("z.unknown")), QStringLiteral("chrome-trace"));
    }

    void dialogCancels()
    {
        const QTemporaryDir folder;
        ExportWindow window;
        ExportDialog* dialog = window.openDialog();
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("exportFormat"));
        format->setCurrentIndex(format->findData(QStringLiteral("webp")));
        dialog->setPath(folder.filePath(QStringLiteral("long.webp")));
        dialog->findChild<QDoubleSpinBox*>(QStringLiteral("exportSeconds"))->setValue(kMostFilmSeconds);
        dialog->findChild<QPushButton*>(QStringLiteral("exportBegin"))->click();
        QVERIFY(dialog->busy());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->busy(), 30'000);
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("exportNote"))->text().contains(QStringLiteral("Cancelled")));
        QCOMPARE(filesIn(folder), QStringList());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    void dialogTellsOfWhatItReplaces()
    {
        const QTemporaryDir folder;
        ExportWindow window;
        ExportDialog* dialog = window.openDialog();
        const QString path = folder.filePath(QStringLiteral("there.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        dialog->setPath(path);
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("exportNote"))->text().contains(QStringLiteral("replaced")));
        dialog->setPath(folder.filePath(QStringLiteral("none/there.png")));
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("exportBegin"))->isEnabled());
        dialog->setPath(folder.path());
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("exportBegin"))->isEnabled());
    }

    void wholeWindowIsSharp()
    {
        const QTemporaryDir folder;
        ExportWindow window;
        ExportRequest request{{}, window.exportView(), folder.filePath(QStringLiteral("window.png")), &window};
        request.options.window = true;
        request.options.scale = 1;
        // Panels fill in as results arrive.
        const QImage once = window.grab().toImage();
        QCOMPARE(exported(request).problem, QString());
        QCOMPARE(difference(QImage(request.path), once), 0.0);
        // Twice as large it is made of more than the pixels of the screen.
        request.options.scale = 2;
        const QImage now = window.grab().toImage();
        QCOMPARE(exported(request).problem, QString());
        const QImage twice(request.path);
        QCOMPARE(twice.size(), window.size() * 2);
        const QImage smaller = twice.scaled(now.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QVERIFY(difference(smaller, now) < difference(smaller, now.mirrored()) / 2);
        QVERIFY(difference(twice, now.scaled(twice.size())) > 1);
    }

    void wholeWindowAsShapes()
    {
        const QTemporaryDir folder;
        ExportWindow window;
        ExportRequest request{{}, window.exportView(), folder.filePath(QStringLiteral("window.svg")), &window};
        request.options.window = true;
        request.options.format = QStringLiteral("svg");
        const QImage grab = window.grab().toImage();
        QCOMPARE(exported(request).problem, QString());
        const QImage image = renderedSvg(contentOf(request.path), window.size());
        const double found = difference(image, grab);
        QVERIFY2(found < 8, qPrintable(QString::number(found)));
        // The menus' titles are there.
        const QRect menus = window.menuBar()->actionGeometry(window.menuBar()->actions().first());
        QImage empty(menus.size(), QImage::Format_RGB32);
        empty.fill(grab.pixel(menus.topLeft()));
        QVERIFY(difference(image.copy(menus), grab.copy(menus)) < difference(empty, grab.copy(menus)));
    }

    void copiesThePicture()
    {
        ExportWindow window;
        QApplication::clipboard()->clear();
        window.actions().copyPicture->trigger();
        const QImage image = QApplication::clipboard()->image();
        QVERIFY(image.width() >= 2 * window.findChild<GanttView*>("ganttView")->width());
        QVERIFY(window.notice().contains(QStringLiteral("clipboard")));
    }

    void commandLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* name, const QStringList& arguments, const QString& wrong) {
            QTest::newRow(name) << arguments << wrong;
        };
        row("by its ending", {"--export", "a.svg"}, {});
        row("all",
            {"--export", "a.gif", "--size", "800x400", "--scale", "0.25", "--range", "1ms:9ms", "--seconds", "3",
             "--frames", "10", "--content", "gantt,queues", "--theme", "dark", "--at", "5ms"},
            {});
        row("another format", {"--export", "a.json", "--format", "chrome-trace"}, {});
        row("no ending", {"--export", "a"}, "--format");
        row("unknown format", {"--export", "a.png", "--format", "bmp"}, "one of png");
        row("range backwards", {"--export", "a.png", "--range", "9:1"}, "the earlier first");
        row("range of a figure", {"--export", "a.json", "--range", "1:9"}, "whole run");
        row("scale", {"--export", "a.png", "--scale", "0"}, "0.25");
        row("content", {"--export", "a.png", "--content", "flow"}, "queues");
        row("window and more", {"--export", "a.png", "--content", "window,ruler"}, "alone");
        row("film of the window", {"--export", "a.gif", "--content", "window"}, "Gantt");
        row("seconds", {"--export", "a.gif", "--seconds", "x"}, "number");
        row("frames", {"--export", "a.gif", "--frames", "500"}, "number");
        row("without export", {"--range", "1:9"}, "--export");
        row("both", {"--export", "a.png", "--screenshot", "b.png"}, "one at a time");
    }
    void commandLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, wrong);
        QString errors;
        const QTemporaryDir folder;
        for (QString& argument : arguments)
            if (argument.startsWith(u"a.") || argument == u"a")
                argument = folder.filePath(argument);
        const int status = runProgram(arguments, &errors);
        if (wrong.isEmpty()) {
            QVERIFY2(status == 0 && errors.isEmpty(), qPrintable(errors));
            QCOMPARE(filesIn(folder), QStringList{QFileInfo(arguments.at(1)).fileName()});
            return;
        }
        QCOMPARE(status, 2);
        QVERIFY2(errors.contains(wrong), qPrintable(errors));
        QCOMPARE(errors.count(u'\n'), 1);
        QCOMPARE(filesIn(folder), QStringList());
    }

    void commandLineThatFails()
    {
        const QTemporaryDir folder;
        QString errors;
        QCOMPARE(runProgram({"--export", folder.filePath("none/a.png")}, &errors), 1);
        QVERIFY2(errors.contains(QStringLiteral("none/a.png")), qPrintable(errors));
        QCOMPARE(runProgram({"--export", folder.filePath("a.png"), "--size", "320x240", "--content", "ruler,queues"},
                            &errors),
                 2);
        QVERIFY2(errors.contains(QStringLiteral("at least")), qPrintable(errors));
        QCOMPARE(runProgram({folder.filePath("none.json"), "--export", folder.filePath("a.png")}, &errors), 2);
        QCOMPARE(filesIn(folder), QStringList());
    }

    void commandLineHasSizeAndRange()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.png"));
        QCOMPARE(runProgram({"--export", path, "--size", "700x400", "--scale", "1.5"}), 0);
        QCOMPARE(QImage(path).size(), QSize(1050, 600));
        const QString table = folder.filePath(QStringLiteral("a.csv"));
        QCOMPARE(runProgram({"--export", table, "--range", "20ms:40ms"}), 0);
        const QByteArray part = contentOf(table);
        QCOMPARE(runProgram({"--export", table}), 0);
        QVERIFY(part.size() > 100 && part.size() < contentOf(table).size());
    }
};

QTEST_MAIN(TestExportWindow)
#include "tst_exportwindow.moc"
