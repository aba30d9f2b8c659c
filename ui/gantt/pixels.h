// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A picture's pixels to write to. QImage looks up whether it is shared at every line that it hands out; this once.

#include <QImage>
#include <QRgb>

namespace bubblescope {

class Pixels {
public:
    /// Of a 32-bit picture, which must outlive this and not be copied meanwhile.
    explicit Pixels(QImage& image)
        : m_first(reinterpret_cast<QRgb*>(image.bits()))
        , m_stride(image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb)))
        , m_width(image.width())
        , m_height(image.height())
    {
    }
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] QRgb* line(int y) const { return m_first + y * m_stride; }

private:
    QRgb* m_first;
    qsizetype m_stride;
    int m_width;
    int m_height;
};

}  // namespace bubblescope
