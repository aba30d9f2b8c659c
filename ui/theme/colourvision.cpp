// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colourvision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace bubblescope {
namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

// Machado et al. 2009, severity 1.0.
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
// IEC 61966-2-1: linear sRGB to XYZ; its second row is luminance.
constexpr Matrix kToXyz{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr Matrix kLuminance{{kToXyz[1], kToXyz[1], kToXyz[1]}};
constexpr Vector kWhite{0.95047, 1, 1.08883};

double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double fromLinear(double value)
{
    value = std::clamp(value, 0.0, 1.0);
    return value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

Vector linearOf(const QColor& colour)
{
    return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

Vector operator*(const Matrix& matrix, const Vector& vector)
{
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i)
            result[row] += matrix[row][i] * vector[i];
    return result;
}

const Matrix& matrixOf(Vision vision)
{
    switch (vision) {
    case Vision::Deuteranopia:
        return kDeuteranopia;
    case Vision::Protanopia:
        return kProtanopia;
    case Vision::Tritanopia:
        return kTritanopia;
    default:
        return kLuminance;
    }
}

double degrees(double radians)
{
    return radians * 180 / std::numbers::pi;
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

/// 0 to 360.
double hueOf(double a, double b)
{
    if (a == 0 && b == 0)
        return 0;
    const double hue = degrees(std::atan2(b, a));
    return hue < 0 ? hue + 360 : hue;
}

/// How much less differences of vivid colours count, as CIEDE2000 has it.
double vividness(double chroma)
{
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

}  // namespace

QColor seenBy(const QColor& colour, Vision vision)
{
    if (vision == Vision::Normal)
        return colour;
    const Vector seen = matrixOf(vision) * linearOf(colour);
    const auto channel = [&](std::size_t i) { return static_cast<int>(std::lround(255 * fromLinear(seen[i]))); };
    return {channel(0), channel(1), channel(2), colour.alpha()};
}

LabColour labOf(const QColor& colour)
{
    const Vector xyz = kToXyz * linearOf(colour);
    const auto f = [&](std::size_t i) {
        const double t = xyz[i] / kWhite[i];
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    return {116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))};
}

double distance(const LabColour& one, const LabColour& other)
{
    const double mean = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - vividness(mean));
    const double a1 = one.a * stretch;
    const double a2 = other.a * stretch;
    const double chroma1 = std::hypot(a1, one.b);
    const double chroma2 = std::hypot(a2, other.b);
    const double hue1 = hueOf(a1, one.b);
    const double hue2 = hueOf(a2, other.b);
    const bool hasHue = chroma1 * chroma2 != 0;

    double turn = hasHue ? hue2 - hue1 : 0;
    if (std::fabs(turn) > 180)
        turn -= std::copysign(360, turn);
    double hue = hue1 + hue2;
    if (hasHue)
        hue = std::fabs(hue1 - hue2) <= 180 ? hue / 2 : (hue < 360 ? hue + 360 : hue - 360) / 2;
    const double light = (one.l + other.l) / 2 - 50;
    const double chroma = (chroma1 + chroma2) / 2;

    const double byHue = 1 - 0.17 * std::cos(radians(hue - 30)) + 0.24 * std::cos(radians(2 * hue)) +
                         0.32 * std::cos(radians(3 * hue + 6)) - 0.20 * std::cos(radians(4 * hue - 63));
    const double lightScale = 1 + 0.015 * light * light / std::sqrt(20 + light * light);
    const double inBlue = 60 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -2 * vividness(chroma) * std::sin(radians(inBlue));

    const double dLight = (other.l - one.l) / lightScale;
    const double dChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
    const double dHue = 2 * std::sqrt(chroma1 * chroma2) * std::sin(radians(turn / 2)) / (1 + 0.015 * chroma * byHue);
    return std::sqrt(dLight * dLight + dChroma * dChroma + dHue * dHue + rotation * dChroma * dHue);
}

}  // namespace bubblescope
