// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported, read back: pictures, drawings, films and text; what is left where an export does not come to its
// end.

#include "core/io/export/textformats.h"
#include "tests/ui/exportfixture.h"
#include "ui/export/film.h"
#include "ui/export/sheet.h"
#include "ui/export/sheethead.h"
#include "ui/gantt/ganttview.h"

#include <QApplication>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStyleFactory>

#include <webp/demux.h>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

/// How many ops' bars have another colour than in `expected`, a little below their middles, where there is no label.
/// Those at the cursor are left out: its line is there.
int wrongBars(const ExportSheet& sheet, const ExportRequest& request, const QImage& expected, const QImage& found)
{
    int wrong = 0;
    const Run& run = *request.view.run;
    for (std::size_t op = 0; op < run.timeline.startNs.size(); ++op) {
        if (request.options.marks && run.timeline.startNs[op] <= request.view.cursorNs &&
            run.timeline.endNs[op] >= request.view.cursorNs)
            continue;
        const QRectF bar = sheet.gantt()->barRect(op);
        const QPoint at = (sheet.gantt()->pos() + bar.center() + QPointF(0, bar.height() * 0.3)).toPoint();
        const QColor a = expected.pixelColor(at);
        const QColor b = found.pixelColor(at);
        wrong += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) > 12;
    }
    return wrong;
}

}  // namespace

class TestExporting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(QStyleFactory::create("Fusion"));
        qRegisterMetaType<ExportOutcome>();
    }

    void png_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.5, 1.0, 3.0})
            QTest::addRow("×%g", scale) << scale;
    }
    void png()
    {
        QFETCH(double, scale);
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("zażółć – конвейер.png")));
        request.options.scale = scale;
        const ExportOutcome outcome = exported(request);
        QCOMPARE(outcome.problem, QString());
        QCOMPARE(filesIn(folder), QStringList{QFileInfo(request.path).fileName()});
        QCOMPARE(outcome.bytes, QFileInfo(request.path).size());
        const QImage image(request.path);
        QCOMPARE(image.size(), (QSizeF(900, 360) * scale).toSize());
        QCOMPARE(image.dotsPerMeterX(), qRound(scale * 96 / 0.0254));
        ExportSheet sheet(request.options, request.view);
        QCOMPARE(difference(image, pictureOf(sheet, scale)), 0.0);
        // Not a small picture made larger: a bar's edge is sharp.
        if (scale == 3.0) {
            ExportOptions once = request.options;
            once.scale = 1;
            ExportSheet small(once, request.view);
            const QImage stretched = pictureOf(small, 1).scaled(image.size());
            QVERIFY(difference(image, stretched) > 1);
        }
    }

    void allOfTheRunIsInFullColours()
    {
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.png")));
        request.view.cursorNs = 0;
        const ExportSheet atStart(request.options, request.view);
        request.view.cursorNs = request.view.toNs;
        const ExportSheet atEnd(request.options, request.view);
        const QImage a = pictureOf(const_cast<ExportSheet&>(atStart), 1);
        QCOMPARE(difference(a, pictureOf(const_cast<ExportSheet&>(atEnd), 1)), 0.0);
        // With the window's cursor it is another picture.
        request.view.cursorNs = request.view.toNs / 2;
        request.options.marks = true;
        ExportSheet marked(request.options, request.view);
        QVERIFY(difference(a, pictureOf(marked, 1)) > 1);
    }

    void svg_data()
    {
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<bool>("marks");
        QTest::newRow("zero bubble") << "zb-h1" << false;
        QTest::newRow("overlapped units") << "dualpipev" << false;
        QTest::newRow("chunks, half-way") << "interleaved-1f1b" << true;
    }
    void svg()
    {
        QFETCH(QString, schedule);
        QFETCH(bool, marks);
        const QTemporaryDir folder;
        Scenario scenario = test::slowStageScenario("1f1b", 4, 8);
        scenario.schedule = schedule.toStdString();
        scenario.chunks = schedule == u"zb-h1" ? 1 : 2;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.svg")), scenario);
        request.options.marks = marks;
        request.view.motion = false;
        request.view.cursorNs = request.view.toNs / 2;
        QCOMPARE(exported(request).problem, QString());
        const QByteArray svg = contentOf(request.path);
        const QImage image = renderedSvg(svg, request.options.size);
        ExportSheet sheet(request.options, request.view);
        const QImage grab = pictureOf(sheet, 1);
        QVERIFY2(difference(image, grab) < 6, qPrintable(QString::number(difference(image, grab))));
        QCOMPARE(wrongBars(sheet, request, grab, image), 0);
        // Shapes and letters, not a picture of them.
        QVERIFY(svg.contains("<text"));
        QVERIFY(!svg.contains("<image"));
    }

    void drawingsOfLongRunsStaySmall_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("svg") << "out.svg";
        QTest::newRow("pdf") << "out.pdf";
    }
    void drawingsOfLongRunsStaySmall()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const auto sizeWith = [&](int microbatches) {
            ExportRequest request = requestFor(folder.filePath(name), test::slowStageScenario("1f1b", 8, microbatches));
            return exported(request).bytes;
        };
        const qint64 many = sizeWith(20'000);
        QVERIFY(many > 0);
        QVERIFY2(many < 2'000'000, qPrintable(QString::number(many)));
    }

    void longRunInSvgLooksAsOnTheScreen()
    {
        const QTemporaryDir folder;
        ExportRequest request =
            requestFor(folder.filePath(QStringLiteral("out.svg")), test::slowStageScenario("zb-h1", 4, 3000));
        QCOMPARE(exported(request).problem, QString());
        ExportSheet sheet(request.options, request.view);
        const QImage image = renderedSvg(contentOf(request.path), request.options.size);
        const double found = difference(image, pictureOf(sheet, 1));
        QVERIFY2(found < 8, qPrintable(QString::number(found)));
    }

    void pdf()
    {
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.pdf")));
        QCOMPARE(exported(request).problem, QString());
        const QByteArray pdf = contentOf(request.path);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        // 900 × 360 pixels of 1/96 inch in points of 1/72.
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)\\]"));
        const QRegularExpressionMatch page = box.match(QString::fromLatin1(pdf));
        QVERIFY(page.hasMatch());
        QVERIFY(std::abs(page.captured(1).toDouble() - 675) < 0.5);
        QVERIFY(std::abs(page.captured(2).toDouble() - 270) < 0.5);
        QCOMPARE(pdf.count("/Type /Page\n") + pdf.count("/Type /Page "), 1);
        // Each font comes with its outlines.
        QVERIFY(pdf.count("/FontDescriptor") > 0);
        QVERIFY(pdf.count("/FontFile2") + pdf.count("/FontFile3") > 0);
        QVERIFY(!pdf.contains("/Subtype /Type3"));
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftoppm"));
        if (tool.isEmpty())
            return;
        QCOMPARE(QProcess::execute(tool, {"-r", "96", "-png", "-singlefile", request.path, folder.filePath("page")}),
                 0);
        const QImage image = QImage(folder.filePath("page.png"));
        ExportSheet sheet(request.options, request.view);
        const QImage grab = pictureOf(sheet, 1);
        QVERIFY(difference(image, grab) < 6);
        QCOMPARE(wrongBars(sheet, request, grab, image), 0);
    }

    void longTitleIsElided()
    {
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.png")));
        auto longer = std::make_shared<Run>(*request.view.run);
        for (int i = 0; i < 40; ++i)
            longer->scenario.title += "a title without an end ";
        ExportView view = request.view;
        view.run = longer;
        ExportSheet sheet(request.options, view);
        const QImage with = pictureOf(sheet, 1);
        ExportSheet plain(request.options, request.view);
        const QImage without = pictureOf(plain, 1);
        QVERIFY(sheet.head()->title().size() > 500);
        QVERIFY(difference(with, without) > 0);
        // The figures at the right are as they were: nothing runs into them.
        const int figures = sheet.head()->minimumSizeHint().width();
        const QRect right(900 - figures + 100, 0, figures - 100, sheet.head()->height());
        QCOMPARE(difference(with.copy(right), without.copy(right)), 0.0);
    }

    void webp()
    {
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.webp")));
        request.options.size = {600, 300};
        request.options.seconds = 1;
        request.options.framesPerSecond = 6;
        QCOMPARE(exported(request).problem, QString());
        const QByteArray bytes = contentOf(request.path);
        const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                            static_cast<std::size_t>(bytes.size())};
        WebPAnimDecoderOptions options;
        QVERIFY(WebPAnimDecoderOptionsInit(&options));
        WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, &options);
        QVERIFY(decoder != nullptr);
        WebPAnimInfo info;
        QVERIFY(WebPAnimDecoderGetInfo(decoder, &info));
        QCOMPARE(QSize(static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height)), QSize(600, 300));
        QCOMPARE(info.loop_count, 0u);
        QList<int> ends;
        QList<QImage> frames;
        while (WebPAnimDecoderHasMoreFrames(decoder)) {
            std::uint8_t* pixels = nullptr;
            int endMs = 0;
            QVERIFY(WebPAnimDecoderGetNext(decoder, &pixels, &endMs));
            ends << endMs;
            frames << QImage(pixels, 600, 300, QImage::Format_RGBA8888).copy();
        }
        WebPAnimDecoderDelete(decoder);
        QCOMPARE(ends, (QList<int>{166, 333, 500, 666, 833, 2333}));
        checkFrames(request, frames, 0);
    }

    void gif()
    {
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.gif")));
        request.options.size = {600, 300};
        request.options.seconds = 1;
        request.options.framesPerSecond = 6;
        QCOMPARE(exported(request).problem, QString());
        QImageReader reader(request.path, "gif");
        QCOMPARE(reader.imageCount(), 6);
        QCOMPARE(reader.size(), QSize(600, 300));
        QCOMPARE(reader.loopCount(), -1);
        QList<QImage> frames;
        QList<int> delays;
        for (int i = 0; i < 6; ++i) {
            frames << reader.read();
            delays << reader.nextImageDelay();
        }
        QCOMPARE(delays, (QList<int>{170, 160, 170, 170, 160, 1500}));
        checkFrames(request, frames, 1.0);
    }

    void textFormats_data()
    {
        QTest::addColumn<QString>("format");
        for (const TextFormatInfo& info : bubblescope::textFormats())
            QTest::newRow(info.id.data()) << QString::fromLatin1(info.id.data());
    }
    void textFormats()
    {
        QFETCH(QString, format);
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.csv")));
        request.options.format = format;
        request.options.range = ExportOptions::Range::Visible;
        request.view.toNs /= 2;
        const ExportOutcome outcome = exported(request);
        QCOMPARE(outcome.problem, QString());
        std::string expected;
        const auto sink = [&](std::string_view piece) {
            expected += piece;
            return true;
        };
        const TextFormatInfo* info = findTextFormat(format.toStdString());
        QVERIFY(!exportText(info->format, exportedRun(*request.view.run), {0, request.view.toNs}, sink));
        QCOMPARE(contentOf(request.path), QByteArray::fromStdString(expected));
        QCOMPARE(outcome.bytes, static_cast<qint64>(expected.size()));
    }

    void cancelLeavesNothing_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"out.png", "out.svg", "out.pdf", "out.webp", "out.gif", "out.csv", "out.json", "out.tex"})
            QTest::newRow(name) << name;
    }
    void cancelLeavesNothing()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const ExportOutcome outcome = exported(requestFor(folder.filePath(name)), true);
        QCOMPARE(outcome.problem, QString());
        // What is written in a moment may be there already; then it is there whole.
        if (name.endsWith(u"webp") || name.endsWith(u"gif"))
            QVERIFY(outcome.cancelled);
        QCOMPARE(filesIn(folder), outcome.cancelled ? QStringList() : QStringList{name});
        QCOMPARE(contentOf(folder.filePath(name)).size(), outcome.cancelled ? 0 : outcome.bytes);
    }

    void cancelAfterSomeFrames()
    {
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.webp")));
        request.options.seconds = kMostFilmSeconds;
        ExportJob job;
        QSignalSpy ended(&job, &ExportJob::finished);
        connect(&job, &ExportJob::progressChanged, &job, &ExportJob::cancel);
        job.start(request);
        QVERIFY(ended.wait(60'000));
        QVERIFY(ended.first().first().value<ExportOutcome>().cancelled);
        QCOMPARE(filesIn(folder), QStringList());
        QVERIFY(!job.busy());
    }

    void jobThatGoesAwayLeavesNothing()
    {
        const QTemporaryDir folder;
        {
            ExportRequest request = requestFor(folder.filePath(QStringLiteral("out.gif")));
            request.options.seconds = kMostFilmSeconds;
            ExportJob job;
            job.start(request);
            QTest::qWait(50);
        }
        QCOMPARE(filesIn(folder), QStringList());
    }

    void folderThatCannotBeWritten_data() { cancelLeavesNothing_data(); }
    void folderThatCannotBeWritten()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        ExportRequest request = requestFor(folder.filePath(QStringLiteral("none/") + name));
        request.options.size = {600, 300};
        request.options.seconds = 0.5;
        request.options.framesPerSecond = 4;
        const ExportOutcome outcome = exported(request);
        QVERIFY(!outcome.cancelled);
        QVERIFY2(outcome.problem.contains(QStringLiteral("none/") + name), qPrintable(outcome.problem));
        QCOMPARE(filesIn(folder), QStringList());
    }

    void sizesThatWillNotDo()
    {
        ExportRequest request = requestFor(QStringLiteral("out.png"), test::slowStageScenario("1f1b", 64, 64));
        QVERIFY(ExportJob::problemOf(request).contains(QStringLiteral("64")) ||
                ExportJob::problemOf(request).contains(QStringLiteral("too small")));
        request.options.size = {1280, 1200};
        QCOMPARE(ExportJob::problemOf(request), QString());
        request.options.scale = 16;
        QVERIFY(ExportJob::problemOf(request).contains(QStringLiteral("20480")));
        request.options.scale = 1;
        request.options.format = QStringLiteral("gif");
        request.options.window = true;
        QVERIFY(!ExportJob::problemOf(request).isEmpty());
        // With no size given there is room for all.
        request.options.window = false;
        request.options.size = {};
        QCOMPARE(ExportJob::problemOf(request), QString());
    }

private:
    /// Each frame is the sheet with the cursor where it is then.
    static void checkFrames(const ExportRequest& request, const QList<QImage>& frames, double most)
    {
        ExportOptions options = request.options;
        options.marks = true;
        ExportView view = request.view;
        view.motion = true;
        ExportSheet sheet(options, view);
        const TimeNs endNs = view.run->analysis.makespanNs;
        for (int i = 0; i < frames.size(); ++i) {
            sheet.setCursorNs(std::llround(static_cast<double>(endNs) * i / static_cast<double>(frames.size() - 1)));
            const double found = difference(frames[i], pictureOf(sheet, 1));
            QVERIFY2(found <= most, qPrintable(QStringLiteral("frame %1: %2").arg(i).arg(found)));
        }
        QVERIFY(difference(frames.first(), frames.last()) > 2);
    }
};

QTEST_MAIN(TestExporting)
#include "tst_exporting.moc"
