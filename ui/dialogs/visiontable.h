// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The picture's kinds as they look with each kind of colour vision: a row for each, and at its end how near the two
// nearest kinds come.

#include "ui/theme/palettecheck.h"

#include <QWidget>

namespace bubblescope {

class VisionTable : public QWidget {
    Q_OBJECT

public:
    explicit VisionTable(const Appearance* appearance, QWidget* parent = nullptr);

    [[nodiscard]] static QString visionName(Vision vision);
    [[nodiscard]] static QString kindName(PaletteKind kind);
    /// "13.2: forward – overlapped".
    [[nodiscard]] static QString nearestText(const Appearance& appearance, Vision vision);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int sampleWidth() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int rowHeight() const;
    void paintRow(QPainter& painter, Vision vision, int top) const;
    void paintSample(QPainter& painter, const QRectF& rect, PaletteKind kind, const Theme& seen) const;

    const Appearance* m_appearance;
};

}  // namespace bubblescope
