// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/visiontable.h"

#include "ui/theme/accessiblerole.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr PaletteKind kShown[] = {PaletteKind::Forward,        PaletteKind::Backward,   PaletteKind::BackwardInput,
                                  PaletteKind::BackwardWeight, PaletteKind::Overlapped, PaletteKind::Idle,
                                  PaletteKind::Transfer,       PaletteKind::Accent};
constexpr int kShownKinds = static_cast<int>(std::size(kShown));
constexpr double kMargin = 8;

Vision visionAt(int row)
{
    return static_cast<Vision>(row);
}

/// What a bar of the kind is labelled with.
QString labelOf(PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Forward:
        return QStringLiteral("F3");
    case PaletteKind::Backward:
        return QStringLiteral("B3");
    case PaletteKind::BackwardInput:
        return QStringLiteral("I3");
    case PaletteKind::BackwardWeight:
        return QStringLiteral("W3");
    case PaletteKind::Overlapped:
        return QStringLiteral("F3+B1");
    default:
        return {};
    }
}

QColor labelColour(const Theme& theme, PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Backward:
        return theme.onBackward;
    case PaletteKind::BackwardInput:
        return theme.onBackwardInput;
    case PaletteKind::BackwardWeight:
        return theme.onBackwardWeight;
    case PaletteKind::Overlapped:
        return theme.onOverlapped;
    default:
        return theme.onForward;
    }
}

}  // namespace

VisionTable::VisionTable(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("visionTable"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(tr("The kinds as they look with each kind of colour vision"));
    connect(appearance, &Appearance::changed, this, &VisionTable::follow);
    follow();
}

QString VisionTable::visionName(Vision vision)
{
    switch (vision) {
    case Vision::Normal:
        return tr("Normal vision");
    case Vision::Deuteranopia:
        return tr("Deuteranopia");
    case Vision::Protanopia:
        return tr("Protanopia");
    case Vision::Tritanopia:
        return tr("Tritanopia");
    case Vision::Grey:
        break;
    }
    return tr("Black and white");
}

QString VisionTable::kindName(PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Forward:
        return tr("forward");
    case PaletteKind::Backward:
        return tr("backward");
    case PaletteKind::BackwardInput:
        return tr("for the input");
    case PaletteKind::BackwardWeight:
        return tr("for the weights");
    case PaletteKind::Overlapped:
        return tr("both at once");
    case PaletteKind::Idle:
        return tr("idle");
    case PaletteKind::Transfer:
        return tr("transfer");
    case PaletteKind::Accent:
        return tr("cursor");
    case PaletteKind::Ground:
        break;
    }
    return tr("ground");
}

QString VisionTable::nearestText(const Appearance& appearance, Vision vision)
{
    const PalettePair nearest = palettePairs(appearance.trueTheme(), vision).front();
    return tr("%1: %2 – %3", "distance, kind, kind")
        .arg(QLocale().toString(nearest.distance, 'f', 1), kindName(nearest.one), kindName(nearest.other));
}

void VisionTable::follow()
{
    QStringList rows;
    for (int row = 0; row < kVisions; ++row)
        rows << tr("%1: nearest %2").arg(visionName(visionAt(row)), nearestText(*m_appearance, visionAt(row)));
    setAccessibleDescription(rows.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int VisionTable::nameWidth() const
{
    const QFontMetrics metrics(m_appearance->textFont());
    int width = 0;
    for (int row = 0; row < kVisions; ++row)
        width = std::max(width, metrics.horizontalAdvance(visionName(visionAt(row))));
    return width + qRound(m_appearance->px(2 * kMargin));
}

int VisionTable::sampleWidth() const
{
    const QFontMetrics metrics(m_appearance->noteFont());
    int width = 0;
    for (const PaletteKind kind : kShown)
        width = std::max(width, metrics.horizontalAdvance(kindName(kind)));
    return width + qRound(m_appearance->px(kMargin));
}

int VisionTable::headHeight() const
{
    return QFontMetrics(m_appearance->noteFont()).height() + qRound(m_appearance->px(6));
}

int VisionTable::rowHeight() const
{
    return qRound(m_appearance->px(52));
}

QSize VisionTable::sizeHint() const
{
    const QFontMetrics metrics(m_appearance->noteFont());
    int nearest = metrics.horizontalAdvance(tr("nearest, and their distance"));
    for (int row = 0; row < kVisions; ++row)
        nearest = std::max(nearest, metrics.horizontalAdvance(nearestText(*m_appearance, visionAt(row))));
    return {nameWidth() + kShownKinds * sampleWidth() + nearest + qRound(m_appearance->px(2 * kMargin)),
            headHeight() + kVisions * rowHeight()};
}

void VisionTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance->trueTheme();
    painter.fillRect(rect(), theme.window);
    painter.setFont(m_appearance->noteFont());
    painter.setPen(theme.muted);
    const int head = headHeight();
    for (int i = 0; i < kShownKinds; ++i)
        painter.drawText(QRect(nameWidth() + i * sampleWidth(), 0, sampleWidth(), head), Qt::AlignCenter,
                         kindName(kShown[i]));
    const int nearest = nameWidth() + kShownKinds * sampleWidth() + qRound(m_appearance->px(kMargin));
    painter.drawText(QRect(nearest, 0, width() - nearest, head), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("nearest, and their distance"));
    for (int row = 0; row < kVisions; ++row)
        paintRow(painter, visionAt(row), head + row * rowHeight());
}

void VisionTable::paintRow(QPainter& painter, Vision vision, int top) const
{
    const Theme& theme = m_appearance->trueTheme();
    const Theme seen = theme.seen(vision);
    const int margin = qRound(m_appearance->px(kMargin));
    painter.setFont(m_appearance->textFont());
    painter.setPen(theme.text);
    painter.drawText(QRect(margin, top, nameWidth() - margin, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     visionName(vision));
    const QRect picture(nameWidth(), top + 1, kShownKinds * sampleWidth(), rowHeight() - 2);
    painter.fillRect(picture, seen.window);
    for (int i = 0; i < kShownKinds; ++i) {
        const QRectF cell(nameWidth() + i * sampleWidth(), top, sampleWidth(), rowHeight());
        const double inset = m_appearance->px(3);
        paintSample(painter, cell.adjusted(0, 2 * inset, -1, -2 * inset), kShown[i], seen);
    }
    painter.setFont(m_appearance->noteFont());
    painter.setPen(theme.text);
    painter.drawText(QRect(picture.right() + 1 + margin, top, width() - picture.right() - margin, rowHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter, nearestText(*m_appearance, vision));
}

void VisionTable::paintSample(QPainter& painter, const QRectF& rect, PaletteKind kind, const Theme& seen) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QColor> colours = coloursOf(seen, kind);
    if (kind == PaletteKind::Idle) {
        painter.fillRect(rect, seen.idle);
        painter.fillRect(rect, QBrush(seen.idleHatch, Qt::BDiagPattern));
    } else if (kind == PaletteKind::Transfer) {
        painter.setPen(QPen(colours[0], m_appearance->px(1.2)));
        painter.drawLine(rect.topLeft() + QPointF(rect.width() * 0.3, 0),
                         rect.bottomLeft() + QPointF(rect.width() * 0.7, 0));
    } else if (kind == PaletteKind::Accent) {
        const double thick = m_appearance->px(2);
        painter.fillRect(QRectF(rect.center().x() - thick / 2, rect.top(), thick, rect.height()), colours[0]);
    } else {
        // Both shades, as of two microbatches in a row.
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height()), colours[0]);
        painter.fillRect(QRectF(rect.center().x(), rect.top(), rect.width() / 2, rect.height()), colours[1]);
        QColor foot = seen.dark ? Qt::white : Qt::black;
        constexpr float kFootShare = 0.32F;
        foot.setAlphaF(kFootShare);
        const double line = rect.height() / 14;
        const QRectF lowest(rect.left(), rect.bottom() - line, rect.width(), line);
        const PaletteSign sign = signOf(kind);
        if (sign == PaletteSign::SolidFoot)
            painter.fillRect(lowest.adjusted(0, -2 * line, 0, 0), foot);
        else if (sign == PaletteSign::DoubleFoot)
            for (const double up : {0.0, 2 * line})
                painter.fillRect(lowest.translated(0, -up), foot);
        else if (sign == PaletteSign::DottedFoot)
            for (double x = rect.left(); x + line <= rect.right(); x += 2 * line)
                painter.fillRect(QRectF(x, lowest.top() - 2 * line, line, 3 * line), foot);
        painter.setFont(m_appearance->headFont());
        painter.setPen(labelColour(seen, kind));
        painter.drawText(rect, Qt::AlignCenter, labelOf(kind));
    }
    painter.restore();
}

}  // namespace bubblescope
