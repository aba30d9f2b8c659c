// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gantt/labelatlas.h"

#include "ui/gantt/ganttpalette.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bubblescope {
namespace {

constexpr std::string_view kLetters = "FBIW+w ";
constexpr std::string_view kDigits = "0123456789";

}  // namespace

LabelAtlas::LabelAtlas(const QFont& font, double devicePixelRatio)
{
    const QFontMetricsF metrics(font);
    m_height = static_cast<int>(std::ceil(metrics.height() * devicePixelRatio));
    m_baseline = static_cast<int>(std::lround(metrics.ascent() * devicePixelRatio));
    m_capHeight = static_cast<int>(std::lround(metrics.capHeight() * devicePixelRatio));
    int digitAdvance = 0;
    for (const std::string_view set : {kLetters, kDigits})
        for (const char letter : set)
            render(letter, font, devicePixelRatio);
    for (const char digit : kDigits)
        digitAdvance = std::max(digitAdvance, m_glyphs[static_cast<std::size_t>(digit)].advance);
    for (const char digit : kDigits)
        m_glyphs[static_cast<std::size_t>(digit)].advance = digitAdvance;
}

void LabelAtlas::render(char letter, const QFont& font, double devicePixelRatio)
{
    Glyph& glyph = m_glyphs[static_cast<std::size_t>(letter)];
    const QChar character = QLatin1Char(letter);
    glyph.advance = static_cast<int>(std::lround(QFontMetricsF(font).horizontalAdvance(character) * devicePixelRatio));
    // One more, for what smoothing puts beyond the advance.
    glyph.width = glyph.advance + 1;
    QImage image(glyph.width, m_height, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(QPointF(0, m_baseline / devicePixelRatio), QString(character));
    painter.end();
    glyph.alpha.reserve(static_cast<std::size_t>(glyph.width) * static_cast<std::size_t>(m_height));
    for (int y = 0; y < m_height; ++y)
        for (int x = 0; x < glyph.width; ++x)
            glyph.alpha.push_back(
                static_cast<std::uint8_t>(qAlpha(reinterpret_cast<const QRgb*>(image.constScanLine(y))[x])));
}

int LabelAtlas::widthOf(std::string_view text) const
{
    int width = 0;
    for (const char letter : text)
        width += m_glyphs[static_cast<std::size_t>(letter) & 127].advance;
    return width;
}

void LabelAtlas::draw(const Pixels& pixels, std::string_view text, QRgb color, int centreX, int centreY) const
{
    int left = centreX - widthOf(text) / 2;
    const int top = centreY + m_capHeight / 2 - m_baseline;
    const int firstY = std::max(0, -top);
    const int lastY = std::min(m_height, pixels.height() - top);
    for (const char letter : text) {
        const Glyph& glyph = m_glyphs[static_cast<std::size_t>(letter) & 127];
        const int firstX = std::max(0, -left);
        const int lastX = std::min(glyph.width, pixels.width() - left);
        for (int y = firstY; y < lastY; ++y) {
            QRgb* line = pixels.line(top + y) + left;
            const std::uint8_t* alpha = glyph.alpha.data() + static_cast<std::ptrdiff_t>(y) * glyph.width;
            for (int x = firstX; x < lastX; ++x)
                if (alpha[x] != 0)
                    line[x] = blend(line[x], color, alpha[x] + (alpha[x] >> 7));
        }
        left += glyph.advance;
    }
}

}  // namespace bubblescope
