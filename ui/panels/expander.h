// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A small arrow with a word that shows or hides what is below it.

#include "ui/theme/appearance.h"

#include <QAbstractButton>

namespace bubblescope {

class Expander : public QAbstractButton {
    Q_OBJECT

public:
    /// Hidden at first. `content` stays where its layout has it.
    Expander(const QString& text, QWidget* content, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* m_content;
    const Appearance* m_appearance;
};

}  // namespace bubblescope
