// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of presentations share.

#include "tests/ui/windowfixture.h"

namespace bubblescope::test {

inline constexpr QSize kHall(1280, 720);
inline constexpr int kLeastType = 20;

inline void settle()
{
    constexpr int kRounds = 5;
    for (int i = 0; i < kRounds; ++i)
        QCoreApplication::processEvents();
}

/// The test's screen has a size of its own; a hall's is wanted.
inline void present(MainWindow& w)
{
    w.actions().presentation->setChecked(true);
    w.setWindowState(Qt::WindowNoState);
    w.resize(kHall);
    settle();
}

template <class Widget>
bool shows(const MainWindow& w)
{
    return w.findChild<Widget*>()->isVisible();
}

inline Scenario shape(int devices, int microbatches)
{
    Scenario s;
    s.schedule = "1f1b";
    s.devices = devices;
    s.microbatches = microbatches;
    return s;
}

}  // namespace bubblescope::test
