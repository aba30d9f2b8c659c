// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Work off the interface thread, one piece at a time, with progress and cancel. Lives in the interface thread; all
// signals are emitted there.

#include "core/model/jobcontrol.h"

#include <QObject>

#include <functional>
#include <thread>

namespace bubblescope {

class BackgroundJob : public QObject {
    Q_OBJECT

public:
    /// finished() then comes no more.
    void cancel();
    [[nodiscard]] bool busy() const { return m_busy; }

signals:
    void progressChanged(double done);
    void busyChanged(bool busy);
    void finished();

protected:
    explicit BackgroundJob(QObject* parent);
    /// Stops and waits, some milliseconds.
    ~BackgroundJob() override;

    using Deliver = std::function<void()>;
    /// `work` runs in a thread of its own; what it returns takes over the result in the interface thread, before
    /// finished(). It is not called if something newer was started meanwhile or the job cancelled; `work` returns
    /// nothing then. A running piece is stopped first.
    void run(std::function<Deliver(const JobControl&)> work);

private:
    void setBusy(bool busy);
    void tell(quint64 number, std::function<void()> what);

    quint64 m_number = 0;
    bool m_busy = false;
    std::jthread m_thread;
};

}  // namespace bubblescope
