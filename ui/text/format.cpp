// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace bubblescope {
namespace {

constexpr QChar kNoBreakSpace(0x00A0);
/// From here on the ruler counts in seconds too.
constexpr TimeNs kSecondsFromNs = 10 * kNsPerS;

QLocale plainLocale()
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

}  // namespace

QString formatNumber(double value, int digits)
{
    const QLocale locale = plainLocale();
    if (value == 0 || !std::isfinite(value))
        return locale.toString(0);
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    const int decimals = std::max(0, digits - magnitude);
    QString text = locale.toString(value, 'f', decimals);
    const QString point = locale.decimalPoint();
    if (decimals > 0) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

QString formatTime(TimeNs ns, int digits)
{
    if (std::abs(ns) < kSecondsFromNs)
        return formatNumber(static_cast<double>(ns) / static_cast<double>(kNsPerMs), digits) + kNoBreakSpace +
               QCoreApplication::translate("format", "ms", "milliseconds");
    const double seconds = static_cast<double>(ns) / static_cast<double>(kNsPerS);
    const int digitsToMs = static_cast<int>(std::log10(std::abs(seconds))) + 4;
    return formatNumber(seconds, std::max(digits, digitsToMs)) + kNoBreakSpace +
           QCoreApplication::translate("format", "s", "seconds");
}

QString formatPercent(double ratio, int decimals)
{
    // Less than all must not read as 100 %: 99.96 becomes 99.9.
    const double percent = ratio < 1 ? std::min(ratio * 100, 100 - std::pow(10.0, -decimals)) : ratio * 100;
    return plainLocale().toString(percent, 'f', percent >= 100 ? 0 : decimals) + kNoBreakSpace + u'%';
}

QString formatBytes(std::int64_t bytes)
{
    constexpr const char* kUnits[] = {QT_TRANSLATE_NOOP("format", "B"),  QT_TRANSLATE_NOOP("format", "kB"),
                                      QT_TRANSLATE_NOOP("format", "MB"), QT_TRANSLATE_NOOP("format", "GB"),
                                      QT_TRANSLATE_NOOP("format", "TB"), QT_TRANSLATE_NOOP("format", "PB"),
                                      QT_TRANSLATE_NOOP("format", "EB")};
    constexpr double kStep = 1000;
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    // 999.5 would be rounded to 1000 of this unit.
    while (std::abs(value) >= 999.5 && unit + 1 < std::size(kUnits)) {
        value /= kStep;
        ++unit;
    }
    return formatNumber(value) + kNoBreakSpace + QCoreApplication::translate("format", kUnits[unit]);
}

QString formatFactor(double factor)
{
    return u'×' + formatNumber(factor);
}

QString fromCore(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace bubblescope
