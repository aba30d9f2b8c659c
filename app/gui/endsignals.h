// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Signals that ask the program to end (kill, Ctrl+C, a terminal that goes away) end it as closing its window does, with
// all that is to be remembered written.

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace bubblescope {

class EndSignals : public QObject {
    Q_OBJECT

public:
    /// One at a time; where no pipe can be made, signals go on ending the program at once.
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    void endWanted();

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

}  // namespace bubblescope
