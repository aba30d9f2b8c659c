// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/gifcolours.h"

#include <algorithm>
#include <utility>

namespace bubblescope {
namespace {

constexpr std::size_t kMostColours = 256;

}  // namespace

GifColours::GifColours(const std::vector<QImage>& samples)
{
    std::unordered_map<QRgb, std::size_t> counts;
    for (const QImage& sample : samples) {
        const QImage pixels = sample.convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < pixels.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
            for (int x = 0; x < pixels.width(); ++x)
                ++counts[line[x] | 0xff000000];
        }
    }
    std::vector<std::pair<QRgb, std::size_t>> byCount(counts.begin(), counts.end());
    // Equally common ones by value, so that the same pictures always have the same colours.
    std::sort(byCount.begin(), byCount.end(), [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    for (std::size_t i = 0; i < std::min(byCount.size(), kMostColours); ++i)
        m_colours.push_back(byCount[i].first);
    if (m_colours.empty())
        m_colours.push_back(qRgb(255, 255, 255));
}

std::uint8_t GifColours::nearest(QRgb colour) const
{
    std::size_t best = 0;
    int least = 4 * 256 * 256;
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const int red = qRed(colour) - qRed(m_colours[i]);
        const int green = qGreen(colour) - qGreen(m_colours[i]);
        const int blue = qBlue(colour) - qBlue(m_colours[i]);
        const int distance = red * red + green * green + blue * blue;
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return static_cast<std::uint8_t>(best);
}

std::vector<std::uint8_t> GifColours::indicesOf(const QImage& picture)
{
    const QImage pixels = picture.convertToFormat(QImage::Format_RGB32);
    std::vector<std::uint8_t> indices;
    indices.reserve(static_cast<std::size_t>(pixels.width()) * static_cast<std::size_t>(pixels.height()));
    QRgb lastColour = 0;
    std::uint8_t lastIndex = 0;
    for (int y = 0; y < pixels.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        for (int x = 0; x < pixels.width(); ++x) {
            const QRgb colour = line[x] | 0xff000000;
            if (colour != lastColour) {
                const auto [known, isNew] = m_known.try_emplace(colour, std::uint8_t{0});
                if (isNew)
                    known->second = nearest(colour);
                lastColour = colour;
                lastIndex = known->second;
            }
            indices.push_back(lastIndex);
        }
    }
    return indices;
}

}  // namespace bubblescope
