// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace bubblescope {
namespace {

constexpr QChar kNoBreakSpace(0x00A0);

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
    const double ms = static_cast<double>(ns) / static_cast<double>(kNsPerMs);
    return formatNumber(ms, digits) + kNoBreakSpace + QCoreApplication::translate("format", "ms", "milliseconds");
}

QString formatPercent(double ratio, int decimals)
{
    const double percent = ratio * 100;
    // 99.96 must not become "100.0".
    const bool whole = percent >= 100 - 0.5 * std::pow(10.0, -decimals);
    return plainLocale().toString(percent, 'f', whole ? 0 : decimals) + kNoBreakSpace + u'%';
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
