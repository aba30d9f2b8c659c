// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/valuedelegate.h"

#include <QApplication>
#include <QPainter>

namespace bubblescope {

void ValueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString value = index.data(kValueRole).toString();
    const int space = option.fontMetrics.horizontalAdvance(u' ');
    QStyleOptionViewItem name = option;
    initStyleOption(&name, index);
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &name, painter, option.widget);
    name.rect.setRight(option.rect.right() -
                       (value.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(value) + 2 * space));
    QStyledItemDelegate::paint(painter, name, index);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(option.rect.adjusted(0, 0, -space, 0), Qt::AlignRight | Qt::AlignVCenter, value);
    painter->restore();
}

}  // namespace bubblescope
