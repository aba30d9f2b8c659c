// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// An export under way. What must be painted is painted in the interface thread, a frame at a time; encoding and writing
// go on beside it. The file is there whole or not at all, also when the export is cancelled or this goes away.

#include "ui/export/exportformat.h"
#include "ui/export/exportoptions.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>

namespace bubblescope {

class ExportSheet;

struct ExportRequest {
    ExportOptions options;
    ExportView view;
    QString path;
    /// What `options.window` means.
    QPointer<QWidget> window;
};

struct ExportOutcome {
    QString path;
    qint64 bytes = 0;
    bool cancelled = false;
    QString problem;  ///< a sentence; empty: done
};

class ExportJob : public QObject {
    Q_OBJECT

public:
    explicit ExportJob(QObject* parent = nullptr);
    ~ExportJob() override;

    /// Why these options will not do, in a sentence; empty where they will.
    [[nodiscard]] static QString problemOf(const ExportRequest& asked);

    /// One at a time.
    void start(const ExportRequest& asked);
    void cancel() { m_thread.request_stop(); }
    [[nodiscard]] bool busy() const { return m_busy; }

signals:
    /// 0 to 1.
    void progressChanged(double done);
    void finished(const bubblescope::ExportOutcome& outcome);

private:
    /// In the job's own thread: makes the file, or says why not.
    using Work = std::function<ExportOutcome(const JobControl& control)>;
    void run(Work work);
    /// Of one lane, where that is asked for, as if there were no others.
    [[nodiscard]] static ExportRequest narrowed(ExportRequest request);
    [[nodiscard]] Work textWork(const ExportRequest& request) const;
    [[nodiscard]] Work pictureWork(const ExportRequest& request);
    [[nodiscard]] Work drawingWork(const ExportRequest& request);
    [[nodiscard]] Work filmWork(const ExportRequest& request);
    [[nodiscard]] QWidget& pageOf(const ExportRequest& request);
    /// Any thread: waits for the interface thread to paint. Nothing if asked to stop.
    [[nodiscard]] std::optional<QImage> frameAt(TimeNs cursorNs, double scale, const std::stop_token& stop);
    void finish(const ExportOutcome& outcome);

    std::unique_ptr<ExportSheet> m_sheet;
    bool m_busy = false;
    std::jthread m_thread;
};

}  // namespace bubblescope

Q_DECLARE_METATYPE(bubblescope::ExportOutcome)
