// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why each device of the run that the window shows is idle.

#include <QWidget>

namespace bubblescope {

class Appearance;
class CausePlot;
class Session;

class CausesPage : public QWidget {
    Q_OBJECT

public:
    CausesPage(Session* session, const Appearance* appearance, QWidget* parent = nullptr);
    [[nodiscard]] CausePlot* plot() const { return m_plot; }

private:
    void takeRun();

    Session* m_session;
    CausePlot* m_plot;
};

}  // namespace bubblescope
