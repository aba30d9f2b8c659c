// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A list whose entries have a short value at the right end of their line.

#include <QStyledItemDelegate>

namespace bubblescope {

/// The value's role: a QString.
inline constexpr int kValueRole = Qt::UserRole + 16;

class ValueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace bubblescope
