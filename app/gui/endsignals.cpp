// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/endsignals.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace bubblescope {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

int pipeEnds[2] = {-1, -1};

/// Only what a signal handler may do. A second signal ends the program whatever it is at.
void passOn(int signal)
{
    std::signal(signal, SIG_DFL);
    const char byte = 0;
    const auto written = ::write(pipeEnds[1], &byte, 1);
    static_cast<void>(written);
}

}  // namespace

EndSignals::EndSignals(QObject* parent)
    : QObject(parent)
{
    if (::pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(pipeEnds[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (::read(pipeEnds[0], &byte, 1) == 1) {
        }
        emit endWanted();
    });
    for (const int signal : kSignals)
        std::signal(signal, passOn);
}

EndSignals::~EndSignals()
{
    if (!m_notifier)
        return;
    for (const int signal : kSignals)
        std::signal(signal, SIG_DFL);
    m_notifier.reset();
    for (int& end : pipeEnds) {
        ::close(end);
        end = -1;
    }
}

}  // namespace bubblescope
