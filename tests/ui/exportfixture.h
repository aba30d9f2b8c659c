// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of exports share: requests, jobs run to their end, pictures compared.

#include "tests/ui/support.h"
#include "ui/export/exportjob.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace bubblescope::test {

inline std::shared_ptr<const Run> runOf(const Scenario& scenario)
{
    const auto run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

inline ExportRequest requestFor(const QString& path, const Scenario& scenario = slowStageScenario("zb-h1", 4, 8))
{
    ExportRequest request;
    request.path = path;
    request.view.run = runOf(scenario);
    request.view.toNs = request.view.run->analysis.makespanNs;
    request.view.cursorNs = request.view.toNs;
    request.options.format = QLatin1String(ExportFormat::forFile(path)->id);
    request.options.size = {900, 360};
    request.options.scale = 1;
    return request;
}

inline ExportOutcome exported(const ExportRequest& request, bool cancelled = false)
{
    ExportJob job;
    QSignalSpy ended(&job, &ExportJob::finished);
    job.start(request);
    if (cancelled)
        job.cancel();
    if (ended.isEmpty())
        ended.wait(120'000);
    return ended.isEmpty() ? ExportOutcome{} : ended.first().first().value<ExportOutcome>();
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

/// Mean difference of the channels, 0 to 255.
inline double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size() || a.isNull())
        return 255;
    const QImage x = a.convertToFormat(QImage::Format_RGB32);
    const QImage y = b.convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    for (int row = 0; row < x.height(); ++row)
        for (int column = 0; column < x.width(); ++column) {
            const QRgb p = x.pixel(column, row);
            const QRgb q = y.pixel(column, row);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / 3 / x.width() / x.height();
}

inline QImage renderedSvg(const QByteArray& svg, QSize size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    if (!renderer.isValid())
        return {};
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

}  // namespace bubblescope::test
