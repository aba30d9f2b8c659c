// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/capabilityprobe.h"

#include "ui/live/livestatus.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace bubblescope {

CapabilityProbe::CapabilityProbe(QObject* parent)
    : QObject(parent)
{
    constexpr int kPatienceMs = 20'000;
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_worker)
            m_worker->stop();
    });
}

void CapabilityProbe::ask(const LiveSettings& settings)
{
    if (m_worker)
        m_worker->disconnect(this);
    m_worker.reset();
    m_capabilities.clear();
    const WorkerCommand command = capabilitiesCommand(settings, findWorker());
    m_problem = command.problem;
    if (command.ok()) {
        m_worker = std::make_unique<WorkerProcess>();
        connect(m_worker.get(), &WorkerProcess::ended, this, &CapabilityProbe::finish);
        m_worker->start(command, {});
        m_patience.start();
    }
    emit changed();
}

const live::LiveCapability* CapabilityProbe::find(const char* name) const
{
    const auto found = std::find_if(m_capabilities.begin(), m_capabilities.end(),
                                    [name](const live::LiveCapability& one) { return one.name == name; });
    return found == m_capabilities.end() ? nullptr : &*found;
}

void CapabilityProbe::finish(const WorkerEnd& end)
{
    m_patience.stop();
    // What is no record of a stream is kept as log, line by line.
    QByteArray text;
    if (const auto& snapshot = m_worker->snapshot())
        for (const std::string& line : snapshot->log)
            text.append(line.data(), static_cast<qsizetype>(line.size())).append('\n');
    m_capabilities = readCapabilities(text);
    if (m_capabilities.empty()) {
        LiveStatus status;
        status.state = LiveState::Incomplete;
        status.end = end;
        status.errorLines = m_worker->errorLines();
        m_problem = end.how == WorkerEnd::How::Exited && end.status == 0
                        ? tr("the command does not answer as bubblescope-worker does")
                        : endReason(status);
    }
    m_worker.release()->deleteLater();
    emit changed();
}

std::vector<live::LiveCapability> readCapabilities(const QByteArray& text)
{
    std::vector<live::LiveCapability> all;
    // The array starts on a line of its own.
    const qsizetype begin = text.startsWith('[') ? 0 : text.indexOf("\n[") + 1;
    const qsizetype end = text.lastIndexOf(']') + 1;
    if (end <= begin || text.at(begin) != '[')
        return all;
    const QJsonDocument json = QJsonDocument::fromJson(text.sliced(begin, end - begin));
    for (const auto& value : json.array()) {
        const QJsonObject one = value.toObject();
        if (one.value("name").isString() && one.value("available").isBool())
            all.push_back({one.value("name").toString().toStdString(), one.value("available").toBool(),
                           one.value("detail").toString().toStdString()});
    }
    return all;
}

}  // namespace bubblescope
