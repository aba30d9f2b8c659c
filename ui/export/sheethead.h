// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The line above an exported Gantt: the scenario's title and what it is, and at the right the figures.

#include <QString>
#include <QWidget>

#include <vector>

namespace bubblescope {

class Appearance;
class PlayController;

class SheetHead : public QWidget {
    Q_OBJECT

public:
    SheetHead(const PlayController* play, const Appearance* appearance, QWidget* parent);

    /// Space at both sides, so that it lines up with the plot below.
    void setMargins(int left, int right);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    struct Figure {
        QString what;
        QString value;
    };
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] std::vector<Figure> figures() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Returns where the figures begin.
    int paintFigures(QPainter& painter) const;
    [[nodiscard]] int figureWidth(const Figure& figure) const;

    const PlayController* m_play;
    const Appearance* m_appearance;
    int m_left = 0;
    int m_right = 0;
};

}  // namespace bubblescope
