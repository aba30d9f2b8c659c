// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One chart of the charts window: the chart, its controls beside it, and below how far the computation is. It follows
// the present scenario while it is visible; what was drawn stays until the new lines are there.

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace bubblescope {

class Appearance;
class BackgroundJob;
class Session;

class ChartPage : public QWidget {
    Q_OBJECT

public:
    /// Whether something is being computed, or about to be.
    [[nodiscard]] bool busy() const;

    /// Ends what is being computed, because nobody sees the charts any more. What is drawn stays; it is computed anew
    /// when the page is shown again.
    void rest();

public slots:
    void cancel();

protected:
    /// In pixels at scale 1.
    static constexpr double kControlsWidth = 250;

    ChartPage(Session* session, const Appearance* appearance, QWidget* parent);

    [[nodiscard]] Session* session() const { return m_session; }
    [[nodiscard]] const Appearance* appearance() const { return m_appearance; }
    /// Once all controls are there. The chart takes all room that they leave.
    void build(QWidget* chart);
    /// Where the controls go.
    [[nodiscard]] QVBoxLayout* controls() const { return m_controls; }
    /// Over what comes next; `beside` is at the other end of the line, over a second column. Returns the last of them.
    QLabel* addHead(const QString& text, const QString& beside = {});
    QLabel* addNote(const QString& name);
    /// `control` with its name before it.
    void addControl(const QString& name, QWidget* control, const QString& toolTip);
    void watch(BackgroundJob& job);
    /// Computes soon, or when the page is shown.
    void refreshLater();
    virtual void compute() = 0;
    void setRemark(const QString& remark);
    void showEvent(QShowEvent* event) override;

private:
    void takeAppearance();
    void computeNow();
    void follow();
    void refreshStatus();
    [[nodiscard]] bool running() const;

    Session* m_session;
    const Appearance* m_appearance;
    QVBoxLayout* m_controls;
    QLabel* m_remark = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_again = nullptr;
    std::vector<QLabel*> m_heads;
    std::vector<QLabel*> m_notes;
    std::vector<BackgroundJob*> m_jobs;
    QTimer m_later;
    QTimer m_takesLong;
    bool m_stale = true;
    bool m_cancelled = false;
    /// What takes only a moment shows no progress: nothing flashes while a slider is dragged.
    bool m_showsProgress = false;
};

}  // namespace bubblescope
