// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A checkable button drawn as a switch with its text beside it. On is the accent colour and the knob at the right, so
// colour is not the only sign.

#include "ui/theme/appearance.h"

#include <QAbstractButton>

namespace bubblescope {

class SwitchButton : public QAbstractButton {
    Q_OBJECT

public:
    SwitchButton(const QString& text, const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance* m_appearance;
};

}  // namespace bubblescope
