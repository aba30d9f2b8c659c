// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A number that changes while playing. Unlike a QLabel's, its size does not follow its text but a widest example, so
// nothing moves and no layout is worked out sixty times a second; it repaints only when the text differs.

#include "ui/theme/appearance.h"

#include <QWidget>

namespace bubblescope {

class FigureLabel : public QWidget {
    Q_OBJECT

public:
    /// Hall: of a presentation, larger than all else.
    enum class Size { Note, Text, Figure, Headline, Hall };

    /// `name`: what the number is, for screen readers.
    FigureLabel(Size size, const QString& widest, const QString& name, const Appearance* appearance,
                QWidget* parent = nullptr);

    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text);
    void setSize(Size size);
    /// Grey.
    void setFaded(bool faded);
    void setAlignment(Qt::Alignment alignment) { m_alignment = alignment; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont labelFont() const;

    Size m_size;
    QString m_widest;
    QString m_text;
    const Appearance* m_appearance;
    Qt::Alignment m_alignment = Qt::AlignLeft;
    bool m_faded = false;
};

}  // namespace bubblescope
