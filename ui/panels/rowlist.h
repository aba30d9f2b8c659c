// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A list of painted rows of equal height, as many as thousands: paints the visible ones only and shows up to a certain
// number of rows before it scrolls. A header, if there is one, stays at the top.

#include "ui/theme/appearance.h"

#include <QAbstractScrollArea>

namespace bubblescope {

class RowList : public QAbstractScrollArea {
    Q_OBJECT

public:
    [[nodiscard]] int rowCount() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    enum class Header { None, Row };
    RowList(int mostShown, Header header, const Appearance* appearance, QWidget* parent);

    void setRowCount(int rows);
    [[nodiscard]] const Appearance* appearance() const { return m_appearance; }
    [[nodiscard]] virtual QSize rowSizeHint() const = 0;
    virtual void paintHeader(QPainter& painter, const QRect& rect);
    virtual void paintRow(QPainter& painter, int row, const QRect& rect) = 0;
    /// Row −1 is the header.
    [[nodiscard]] virtual QString rowToolTip(int row) const = 0;
    void scrollToRow(int row);

    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    void updateBar();
    [[nodiscard]] int headerHeight() const;
    /// Between the rows and the scroll bar, where there is one.
    [[nodiscard]] int barGap() const;

    const Appearance* m_appearance;
    int m_mostShown;
    Header m_header;
    int m_rows = 0;
};

}  // namespace bubblescope
