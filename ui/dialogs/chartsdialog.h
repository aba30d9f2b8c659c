// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Charts over many scenarios, beside the window: the bubble over microbatches, devices and a stage's slowdown, many
// seeds, idle time by cause. They follow the present scenario; a click on a point shows that scenario there. (What
// changes over the time of one run is below the Gantt.)

#include <QDialog>

class QTabWidget;

namespace bubblescope {

class Appearance;
class Session;

class ChartsDialog : public QDialog {
    Q_OBJECT

public:
    enum Page { Microbatches, Devices, Slowdown, Seeds, Causes };

    ChartsDialog(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] QWidget* page(Page page) const;
    void setPage(Page page);
    /// In a presentation it takes most of the screen, `room`; with none it is again where it was before.
    void useRoom(const QRect& room);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void takeAppearance();

    const Appearance* m_appearance;
    QTabWidget* m_pages;
    QRect m_before;  ///< its place outside of presentations; null while there is none
};

}  // namespace bubblescope
