// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All schedules for the present scenario, best first, under a memory limit. It stays open beside the window: a click on
// a row shows that schedule there; several rows, chosen with Ctrl or Shift, are shown side by side by a button.

#include "ui/session/rankjob.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace bubblescope {

class Appearance;
class RankModel;
class RealSpin;
class Session;

class RankDialog : public QDialog {
    Q_OBJECT

public:
    RankDialog(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] RankJob& job() { return m_job; }

signals:
    /// Two to four of them, in their order in the table.
    void compareWanted(const std::vector<bubblescope::Scenario>& scenarios);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Limit { None, LikeOneF1B, Activations };
    QWidget* makeLimitLine();
    void compare();
    void takeRows();
    void fitColumns();
    void fitNotes();
    void showRow(const QModelIndex& index);
    void follow();
    /// Of the rows that are chosen, from above.
    [[nodiscard]] std::vector<Scenario> chosen() const;
    void followChoice();
    [[nodiscard]] RankOptions options() const;

    Session* m_session;
    const Appearance* m_appearance;
    RankJob m_job;
    RankModel* m_model;
    QLabel* m_about;
    QComboBox* m_limit;
    RealSpin* m_activations;
    QComboBox* m_basis;
    RankBasis m_made = RankBasis::Devices;  ///< of the rows, or of those being worked out
    QPushButton* m_again;
    QPushButton* m_beside;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    QTableView* m_table;
    int m_widestOptions = 0;  ///< in one line
    int m_widestNote = 0;
};

}  // namespace bubblescope
