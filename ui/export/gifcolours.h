// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// At most 256 colours for pictures that have more. Ours are flat: a few dozen colours cover nearly all of them, and
// what remains are shades at the edges of letters, for which the nearest does. So the commonest are taken.

#include <QImage>
#include <QRgb>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace bubblescope {

class GifColours {
public:
    explicit GifColours(const std::vector<QImage>& samples);

    [[nodiscard]] const std::vector<QRgb>& colours() const { return m_colours; }
    /// Of every pixel, line by line.
    [[nodiscard]] std::vector<std::uint8_t> indicesOf(const QImage& picture);

private:
    [[nodiscard]] std::uint8_t nearest(QRgb colour) const;

    std::vector<QRgb> m_colours;
    std::unordered_map<QRgb, std::uint8_t> m_known;
};

}  // namespace bubblescope
