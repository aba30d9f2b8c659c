// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The strip under the play bar for live runs. Above: where, on what, how long and how often; run, pause, cancel. Below:
// where the run stands and what to know about its figures, or, before one, what the chosen place can do; and what the
// window shows. Owns no state of a run: all of that is LiveSession's.

#include "ui/live/livesession.h"
#include "ui/live/workercommand.h"
#include "ui/theme/appearance.h"

#include <QWidget>

class QAction;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace bubblescope {

class CapabilityProbe;
class IntSpin;
class RealSpin;
class Session;

class LiveBar : public QWidget {
    Q_OBJECT

public:
    LiveBar(LiveSession* live, Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] const LiveSettings& settings() const { return m_settings; }
    /// `backendChosen`: the user has said what computes. Until then it is what the scenario's devices need here.
    void setSettings(const LiveSettings& settings, bool backendChosen = true);
    [[nodiscard]] bool backendChosen() const { return m_backendChosen; }
    /// Its type as a share of the others': a presentation's is too large for all that stands here in a row.
    void setTypeShare(double share);

public slots:
    void run();
    void pauseOrResume();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildSettings();
    QWidget* buildState();
    void connectSettings();
    void buildMore();
    void readPlace();
    void proposeBackend();
    void refreshSettings();
    void refreshPlace();
    void refreshStatus();
    void refreshColours();
    [[nodiscard]] QFont reduced(QFont font) const;
    void ask();
    [[nodiscard]] QString idleText() const;
    void showDetails();

    LiveSession* m_live;
    Session* m_session;
    const Appearance* m_appearance;
    LiveSettings m_settings;
    CapabilityProbe* m_probe;
    LiveSettings m_asked;
    double m_typeShare = 1;
    bool m_backendChosen = false;
    bool m_hasAsked = false;
    bool m_placeIsNews = false;  ///< another place was chosen since the last run

    QComboBox* m_place = nullptr;
    QLineEdit* m_host = nullptr;
    QLineEdit* m_command = nullptr;
    QComboBox* m_backend = nullptr;
    RealSpin* m_op = nullptr;
    IntSpin* m_repeat = nullptr;
    QToolButton* m_more = nullptr;
    QMenu* m_slowdownMenu = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_remarks = nullptr;
    QToolButton* m_details = nullptr;
    QComboBox* m_extent = nullptr;
    QButtonGroup* m_views = nullptr;
};

}  // namespace bubblescope
