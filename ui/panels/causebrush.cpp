// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/causebrush.h"

#include <QPainter>

namespace bubblescope {
namespace {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

struct Look {
    QColor colour;
    double ground;  ///< share of the colour in the ground
    Qt::BrushStyle pattern;
};

Look lookOf(IdleCause cause, const Theme& theme)
{
    switch (cause) {
    case IdleCause::Activation:
        return {theme.forward, 0.3, Qt::BDiagPattern};
    case IdleCause::Gradient:
        return {theme.backward, 0.35, Qt::FDiagPattern};
    case IdleCause::Transfer:
        return {theme.transfer, 0.45, Qt::HorPattern};
    case IdleCause::Order:
        return {theme.muted, 0.75, Qt::SolidPattern};
    case IdleCause::Dependency:
        return {theme.backwardWeight, 0.35, Qt::VerPattern};
    case IdleCause::Late:
        return {theme.accent, 0.3, Qt::DiagCrossPattern};
    case IdleCause::Unmeasured:
        return {theme.muted, 0.2, Qt::Dense7Pattern};
    case IdleCause::NothingLeft:
        break;
    }
    return {theme.idleHatch, 0.0, Qt::Dense5Pattern};
}

}  // namespace

void fillCause(QPainter& painter, const QRectF& rect, IdleCause cause, const Theme& theme)
{
    const Look look = lookOf(cause, theme);
    painter.fillRect(rect, mixed(theme.idle, look.colour, look.ground));
    if (look.pattern != Qt::SolidPattern)
        painter.fillRect(rect, QBrush(look.colour, look.pattern));
}

}  // namespace bubblescope
