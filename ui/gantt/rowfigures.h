// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Beside each row of a Gantt chart its device's bubble up to the cursor, as large as the row allows: for a
// presentation.

#include <QWidget>

namespace bubblescope {

class Appearance;
class GanttView;
class PlayController;

class RowFigures : public QWidget {
    Q_OBJECT

public:
    RowFigures(PlayController* play, const Appearance* appearance, const GanttView* gantt, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {sizeHint().width(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString head() const;

    PlayController* m_play;
    const Appearance* m_appearance;
    const GanttView* m_gantt;
};

}  // namespace bubblescope
