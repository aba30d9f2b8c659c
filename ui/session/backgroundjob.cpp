// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/backgroundjob.h"

#include <utility>

namespace bubblescope {

namespace {

/// Of the whole, from one word of progress to the next.
constexpr double kStep = 0.01;

}  // namespace

BackgroundJob::BackgroundJob(QObject* parent)
    : QObject(parent)
{
}

BackgroundJob::~BackgroundJob() = default;

void BackgroundJob::run(std::function<Deliver(const JobControl&)> work)
{
    const quint64 number = ++m_number;
    // Assigning stops the one that runs and waits for it: it polls.
    m_thread = std::jthread([this, number, work = std::move(work)](const std::stop_token& stop) {
        JobControl control;
        control.stop = stop;
        control.progress = [this, number, next = 0.0](double done) mutable {
            if (done < next)
                return;
            next = done + kStep;
            tell(number, [this, done] { emit progressChanged(done); });
        };
        if (Deliver deliver = work(control))
            tell(number, [this, deliver = std::move(deliver)] {
                deliver();
                setBusy(false);
                emit finished();
            });
    });
    setBusy(true);
}

void BackgroundJob::tell(quint64 number, std::function<void()> what)
{
    QMetaObject::invokeMethod(
        this,
        [this, number, what = std::move(what)] {
            if (number == m_number)
                what();
        },
        Qt::QueuedConnection);
}

void BackgroundJob::cancel()
{
    ++m_number;
    m_thread.request_stop();
    setBusy(false);
}

void BackgroundJob::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        emit busyChanged(busy);
}

}  // namespace bubblescope
