// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Asks the worker of a place what it can do, in the background. The newest question alone is answered.

#include "core/live/liverun.h"
#include "ui/live/workerprocess.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace bubblescope {

class CapabilityProbe : public QObject {
    Q_OBJECT

public:
    explicit CapabilityProbe(QObject* parent = nullptr);

    void ask(const LiveSettings& settings);
    [[nodiscard]] bool asking() const { return m_worker != nullptr; }
    /// Empty before an answer and where there is none.
    [[nodiscard]] const std::vector<live::LiveCapability>& capabilities() const { return m_capabilities; }
    /// Null if the answer does not name it.
    [[nodiscard]] const live::LiveCapability* find(const char* name) const;
    /// Why there is no answer; empty otherwise.
    [[nodiscard]] const QString& problem() const { return m_problem; }

signals:
    void changed();

private:
    void finish(const WorkerEnd& end);

    std::unique_ptr<WorkerProcess> m_worker;
    std::vector<live::LiveCapability> m_capabilities;
    QString m_problem;
    QTimer m_patience;
};

/// What `bubblescope-worker --capabilities --json` prints, with lines of others around it. Empty if it is not that.
[[nodiscard]] std::vector<live::LiveCapability> readCapabilities(const QByteArray& text);

}  // namespace bubblescope
