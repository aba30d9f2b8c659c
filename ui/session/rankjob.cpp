// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/rankjob.h"

#include "core/sweep/inorder.h"

#include <utility>

namespace bubblescope {

RankJob::RankJob(QObject* parent)
    : QObject(parent)
{
}

RankJob::~RankJob() = default;

void RankJob::start(const Scenario& scenario, const RankOptions& options)
{
    m_asked = scenario;
    const quint64 number = ++m_number;
    RankOptions onAllCores = options;
    onAllCores.threads = allCores();
    // Assigning stops the one that runs and waits for it: its evaluations poll.
    m_thread = std::jthread([this, number, scenario, onAllCores](const std::stop_token& stop) {
        const auto tell = [this, number](auto what) {
            QMetaObject::invokeMethod(
                this,
                [this, number, what] {
                    if (number == m_number)
                        what();
                },
                Qt::QueuedConnection);
        };
        JobControl control;
        control.stop = stop;
        control.progress = [this, tell](double done) { tell([this, done] { emit progressChanged(done); }); };
        Result<std::vector<RankedRow>> ranked = rank(scenario, onAllCores, control);
        if (!ranked.ok())
            return;
        tell([this, rows = std::move(ranked).value()] {
            m_rows = rows;
            m_scenario = m_asked;
            setBusy(false);
            emit finished();
        });
    });
    setBusy(true);
}

void RankJob::cancel()
{
    ++m_number;
    m_thread.request_stop();
    setBusy(false);
}

void RankJob::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        emit busyChanged(busy);
}

}  // namespace bubblescope
