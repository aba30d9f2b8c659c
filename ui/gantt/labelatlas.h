// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The few letters and all digits that bars are labelled with, rendered once and then written straight into a picture:
// thousands of labels a frame cost less than a hundred drawn as text. Digits have one width.

#include "ui/gantt/pixels.h"

#include <QFont>
#include <QRgb>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace bubblescope {

class LabelAtlas {
public:
    LabelAtlas() = default;
    LabelAtlas(const QFont& font, double devicePixelRatio);

    /// In device pixels. Letters other than F B I W w + and the digits count as nothing.
    [[nodiscard]] int widthOf(std::string_view text) const;
    /// Height of capital letters and digits.
    [[nodiscard]] int capHeight() const { return m_capHeight; }
    /// Centred about (centreX, centreY), in device pixels; what lies outside of the picture is left out.
    void draw(const Pixels& pixels, std::string_view text, QRgb color, int centreX, int centreY) const;

private:
    struct Glyph {
        int advance = 0;
        int width = 0;
        std::vector<std::uint8_t> alpha;  ///< m_height rows of `width`
    };
    void render(char letter, const QFont& font, double devicePixelRatio);

    std::array<Glyph, 128> m_glyphs;
    int m_height = 0;
    int m_baseline = 0;
    int m_capHeight = 0;
};

}  // namespace bubblescope
