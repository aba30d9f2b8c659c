// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Above each chart of a comparison: its letter, which scenario it is and what that differs by from the first, and its
// figures with their differences, in columns that stand below those of the other heads. Pressing the letter, or the
// head itself, makes the lane the active one.

#include "ui/theme/appearance.h"
#include "ui/viewmodel/sidebysidetext.h"

#include <QString>
#include <QWidget>

#include <vector>

class QAbstractButton;
class QPainter;
class QToolButton;

namespace bubblescope {

class LaneHead : public QWidget {
    Q_OBJECT

public:
    struct Content {
        QString letter;
        QString title;
        QString note;  ///< what it differs by, or why it has no run
        bool noteIsProblem = false;
        bool active = false;
        std::vector<ComparedFigure> figures;
    };

    LaneHead(const Appearance* appearance, QWidget* parent = nullptr);

    void show(const Content& content);
    /// On paper: the letter stands before the title, and nothing can be pressed.
    void setPrinted();
    /// Name and figures side by side, for a presentation, which needs the room.
    void setOneLine(bool oneLine);
    [[nodiscard]] const Content& content() const { return m_content; }
    /// Puts the figures of several heads into the same columns.
    static void lineUp(const std::vector<LaneHead*>& heads);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen();
    void removed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void follow();
    void placeButtons();
    [[nodiscard]] std::vector<int> neededColumns() const;
    [[nodiscard]] int margin() const;
    [[nodiscard]] int buttonSide() const;
    [[nodiscard]] int widthOf(const std::vector<int>& columns) const;
    [[nodiscard]] int columnsWidth() const { return widthOf(m_columns); }
    /// In one line the title goes before the last of the figures.
    void fitColumns();
    [[nodiscard]] QFont valueFont() const;
    /// Left and right of the texts.
    [[nodiscard]] QRect titleRect() const;
    [[nodiscard]] QString title() const;
    void paintOneLine(QPainter& painter) const;
    [[nodiscard]] QString toolTipAt(const QPoint& pos) const;

    const Appearance* m_appearance;
    Content m_content;
    std::vector<int> m_columns;     ///< widths of those that there is room for
    std::vector<int> m_allColumns;  ///< and of all
    int m_longestTitle = 0;         ///< of all heads, in px
    bool m_printed = false;
    bool m_oneLine = false;
    QAbstractButton* m_letter;
    QToolButton* m_remove;
};

}  // namespace bubblescope
