// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pages of which one is seen, as high as the highest of them at the present width: turning them moves nothing else.

#include <QWidget>

#include <vector>

namespace bubblescope {

class TallestStack : public QWidget {
    Q_OBJECT

public:
    explicit TallestStack(QWidget* parent = nullptr);

    /// Becomes its parent.
    void add(QWidget* page);
    void setCurrent(int index);
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] QWidget* page(int index) const { return m_pages[static_cast<std::size_t>(index)]; }
    /// Deletes all pages.
    void clear();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();

    std::vector<QWidget*> m_pages;
    int m_current = 0;
};

}  // namespace bubblescope
