// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportjob.h"

#include "core/io/outfile.h"
#include "ui/export/film.h"
#include "ui/export/sheet.h"
#include "ui/text/messages.h"

#include <QBuffer>
#include <QDir>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <future>
#include <utility>

namespace bubblescope {
namespace {

/// 1 GiB of memory.
constexpr qint64 kMostPixels = qint64{1} << 28;
/// The last frame stays for a while before the film begins again.
constexpr int kLastFrameMs = 1500;

std::filesystem::path nativePath(const QString& path)
{
    return std::filesystem::path(QDir::toNativeSeparators(path).toStdU16String());
}

/// Fails once a stop is asked for, so that whoever encodes into it gives up.
class StoppableBuffer : public QBuffer {
public:
    explicit StoppableBuffer(std::stop_token stop)
        : m_stop(std::move(stop))
    {
    }

protected:
    qint64 writeData(const char* data, qint64 length) override
    {
        return m_stop.stop_requested() ? -1 : QBuffer::writeData(data, length);
    }

private:
    std::stop_token m_stop;
};

ExportOutcome cancelledOutcome()
{
    ExportOutcome outcome;
    outcome.cancelled = true;
    return outcome;
}

ExportOutcome failedOutcome(const QString& problem)
{
    ExportOutcome outcome;
    outcome.problem = problem;
    return outcome;
}

ExportOutcome outcomeOf(const std::optional<Error>& error)
{
    if (!error)
        return {};
    return error->code == ErrorCode::Cancelled ? cancelledOutcome() : failedOutcome(errorText(*error));
}

ExportOutcome writeBytes(const QString& path, const QByteArray& bytes, const JobControl& control)
{
    if (control.stopped())
        return cancelledOutcome();
    OutFile file(nativePath(path));
    file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    ExportOutcome outcome = outcomeOf(file.commit());
    outcome.bytes = bytes.size();
    return outcome;
}

QString titleOf(const ExportView& view)
{
    const Scenario& scenario = view.run->scenario;
    return scenario.title.empty() ? scheduleName(scenario.schedule) : translated(scenario.title);
}

int framesOf(const ExportOptions& options)
{
    return std::max(2, static_cast<int>(std::lround(options.seconds * options.framesPerSecond)));
}

}  // namespace

ExportJob::ExportJob(QObject* parent)
    : QObject(parent)
{
}

ExportJob::~ExportJob()
{
    m_thread.request_stop();
}

ExportRequest ExportJob::narrowed(ExportRequest request)
{
    request.view = request.view.of(request.options.lane);
    request.options.lane = ExportOptions::kAllLanes;
    return request;
}

QString ExportJob::problemOf(const ExportRequest& asked)
{
    const ExportRequest request = narrowed(asked);
    const ExportOptions& options = request.options;
    const ExportFormat* format = ExportFormat::find(options.format);
    if (format == nullptr)
        return tr("There is no format “%1”.").arg(options.format);
    if (!request.view.run || request.view.run->timeline.startNs.empty())
        return tr("There is nothing to export: no device has anything to do.");
    if (request.view.lanes.size() > 1 && !format->takesSeveral())
        return tr("%1: holds one schedule, not several scenarios'.").arg(format->name());
    if (!format->isPicture())
        return {};
    if (options.window && format->kind == ExportFormat::Kind::Film)
        return tr("A film shows the Gantt, not the whole window.");
    if (options.range == ExportOptions::Range::Given && options.given.fromNs >= request.view.run->analysis.makespanNs)
        return tr("The range begins after the run has ended.");
    QSize size;
    if (options.window) {
        size = request.window ? request.window->size() : QSize();
    } else {
        const ExportSheet sheet(options, request.view);
        const QSize least = sheet.leastSize();
        size = sheet.size();
        if (size.width() < least.width() || size.height() < least.height())
            return tr("%1 × %2 is too small: all devices need at least %3 × %4.")
                .arg(size.width())
                .arg(size.height())
                .arg(least.width())
                .arg(least.height());
    }
    if (format->kind == ExportFormat::Kind::Drawing)
        return {};
    const QSizeF pixels = QSizeF(size) * options.scale;
    const int side = format->kind == ExportFormat::Kind::Film ? kMostWebpSide : 2 * kMostExportSide - 1;
    if (pixels.width() > side || pixels.height() > side || pixels.width() * pixels.height() > kMostPixels)
        return tr("%1 × %2 pixels are too many; a smaller size or scale has fewer.")
            .arg(qRound64(pixels.width()))
            .arg(qRound64(pixels.height()));
    return {};
}

void ExportJob::start(const ExportRequest& asked)
{
    const ExportRequest request = narrowed(asked);
    Q_ASSERT(!m_busy);
    m_busy = true;
    const QString problem = problemOf(request);
    const ExportFormat* format = ExportFormat::find(request.options.format);
    Work work;
    if (!problem.isEmpty())
        work = [problem](const JobControl&) { return failedOutcome(problem); };
    else if (format->kind == ExportFormat::Kind::Text)
        work = textWork(request);
    else if (format->kind == ExportFormat::Kind::Picture)
        work = pictureWork(request);
    else if (format->kind == ExportFormat::Kind::Drawing)
        work = drawingWork(request);
    else
        work = filmWork(request);
    run([work = std::move(work), path = request.path](const JobControl& control) {
        ExportOutcome outcome = work(control);
        outcome.path = path;
        return outcome;
    });
}

void ExportJob::run(Work work)
{
    m_thread = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        using Clock = std::chrono::steady_clock;
        const auto report = [this, last = Clock::time_point()](double done) mutable {
            using namespace std::chrono_literals;
            if (Clock::now() - last < 50ms)
                return;
            last = Clock::now();
            QMetaObject::invokeMethod(
                this, [this, done] { emit progressChanged(done); }, Qt::QueuedConnection);
        };
        const ExportOutcome outcome = work({stop, report});
        QMetaObject::invokeMethod(
            this, [this, outcome] { finish(outcome); }, Qt::QueuedConnection);
    });
}

void ExportJob::finish(const ExportOutcome& outcome)
{
    m_sheet.reset();
    m_busy = false;
    emit finished(outcome);
}

QWidget& ExportJob::pageOf(const ExportRequest& request)
{
    if (request.options.window)
        return *request.window;
    m_sheet = std::make_unique<ExportSheet>(request.options, request.view);
    return *m_sheet;
}

ExportJob::Work ExportJob::textWork(const ExportRequest& request) const
{
    ExportRange range;
    if (request.options.range == ExportOptions::Range::Visible)
        range = {request.view.fromNs, request.view.toNs};
    else if (request.options.range == ExportOptions::Range::Given)
        range = request.options.given;
    const TextFormat format = *ExportFormat::find(request.options.format)->text;
    std::vector<ExportLane> lanes = request.view.lanes;
    if (lanes.empty())
        lanes.push_back({request.view.run, {}});
    return [format, range, lanes, path = request.path](const JobControl& control) {
        std::vector<ExportedRun> runs;
        for (const ExportLane& lane : lanes) {
            runs.push_back(exportedRun(*lane.run));
            runs.back().letter = lane.head.letter.toStdString();
        }
        OutFile file(nativePath(path));
        qint64 bytes = 0;
        const auto sink = [&](std::string_view text) {
            bytes += static_cast<qint64>(text.size());
            return file.write(text);
        };
        std::optional<Error> error = exportText(format, runs, range, sink, control);
        if (file.error())
            error = file.error();
        if (!error)
            error = file.commit();
        ExportOutcome outcome = outcomeOf(error);
        outcome.bytes = bytes;
        return outcome;
    };
}

ExportJob::Work ExportJob::pictureWork(const ExportRequest& request)
{
    const QImage image = pictureOf(pageOf(request), request.options.scale);
    return [image, path = request.path](const JobControl& control) {
        StoppableBuffer buffer(control.stop);
        buffer.open(QIODevice::WriteOnly);
        const bool encoded = image.save(&buffer, "PNG");
        control.report(0.9);
        if (!encoded && !control.stopped())
            return failedOutcome(tr("There is not enough memory for a picture of this size."));
        return writeBytes(path, buffer.data(), control);
    };
}

ExportJob::Work ExportJob::drawingWork(const ExportRequest& request)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QWidget& page = pageOf(request);
    if (request.options.format == u"pdf")
        drawPdf(page, titleOf(request.view), buffer);
    else
        drawSvg(page, titleOf(request.view), buffer);
    return [bytes = buffer.data(), path = request.path](const JobControl& control) {
        return writeBytes(path, bytes, control);
    };
}

ExportJob::Work ExportJob::filmWork(const ExportRequest& request)
{
    ExportRequest playing = request;
    playing.options.marks = true;
    playing.view.motion = true;
    static_cast<void>(pageOf(playing));
    const TimeNs fromNs = std::max<TimeNs>(0, m_sheet->fromNs());
    const TimeNs toNs = std::min(m_sheet->toNs(), m_sheet->lastNs());
    const int count = framesOf(request.options);
    const auto timeOf = [fromNs, toNs, count](int frame) {
        return fromNs + static_cast<TimeNs>(std::llround(static_cast<double>(toNs - fromNs) * frame / (count - 1)));
    };
    const QSize size = (QSizeF(m_sheet->size()) * request.options.scale).toSize();
    return [this, timeOf, count, size, options = request.options, path = request.path](const JobControl& control) {
        std::unique_ptr<FilmWriter> film;
        if (options.format == u"gif") {
            std::vector<QImage> samples;
            constexpr int kSamples = 5;
            for (int i = 0; i < kSamples; ++i) {
                std::optional<QImage> frame =
                    frameAt(timeOf(i * (count - 1) / (kSamples - 1)), options.scale, control.stop);
                if (!frame)
                    return cancelledOutcome();
                samples.push_back(std::move(*frame));
            }
            film = gifFilm(size, samples);
        } else {
            film = webpFilm(size);
        }
        int shownMs = 0;
        for (int i = 0; i < count; ++i) {
            const std::optional<QImage> frame = frameAt(timeOf(i), options.scale, control.stop);
            if (!frame)
                return cancelledOutcome();
            const int endMs = (i + 1) * 1000 / options.framesPerSecond;
            const int durationMs = i + 1 == count ? kLastFrameMs : endMs - shownMs;
            shownMs = endMs;
            if (!film->add(*frame, durationMs))
                return failedOutcome(tr("The film could not be encoded; a smaller size needs less memory."));
            control.report(static_cast<double>(i + 1) / (count + 1));
        }
        const QByteArray bytes = film->finish();
        if (bytes.isEmpty())
            return failedOutcome(tr("The film could not be encoded; a smaller size needs less memory."));
        return writeBytes(path, bytes, control);
    };
}

std::optional<QImage> ExportJob::frameAt(TimeNs cursorNs, double scale, const std::stop_token& stop)
{
    const auto painted = std::make_shared<std::promise<QImage>>();
    std::future<QImage> frame = painted->get_future();
    QMetaObject::invokeMethod(
        this,
        [this, painted, cursorNs, scale] {
            m_sheet->setCursorNs(cursorNs);
            painted->set_value(pictureOf(*m_sheet, scale));
        },
        Qt::QueuedConnection);
    // The interface thread may itself wait for this one to end.
    using namespace std::chrono_literals;
    while (frame.wait_for(10ms) != std::future_status::ready)
        if (stop.stop_requested())
            return std::nullopt;
    if (stop.stop_requested())
        return std::nullopt;
    return frame.get();
}

}  // namespace bubblescope
