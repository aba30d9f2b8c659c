// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A label that takes font and colour from the Appearance by its part in the panel, and follows it.

#include "ui/theme/appearance.h"

#include <QLabel>

namespace bubblescope {

class StyledLabel : public QLabel {
    Q_OBJECT

public:
    enum class Style {
        Head,        ///< section head: small, bold, grey, upper case
        Text,        ///< what stands beside a control
        Note,        ///< small and grey
        AccentNote,  ///< small, "look here"
    };

    StyledLabel(Style style, const QString& text, const Appearance* appearance, QWidget* parent = nullptr);
    void setStyle(Style style);

private:
    void follow();

    const Appearance* m_appearance;
    Style m_style;
};

}  // namespace bubblescope
