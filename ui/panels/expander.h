// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A small arrow with a word that shows or hides what is below it.

#include "ui/theme/appearance.h"

#include <QToolButton>

namespace bubblescope {

class Expander : public QToolButton {
    Q_OBJECT

public:
    /// Hidden at first. `content` stays where its layout has it.
    Expander(const QString& text, QWidget* content, const Appearance* appearance, QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;

private:
    void open(bool isOpen);

    QWidget* m_content;
};

}  // namespace bubblescope
