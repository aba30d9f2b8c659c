// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The line over a comparison: on what basis the scenarios are compared, what makes it an unequal one, and buttons that
// put all on one basis, add a scenario and end the comparison.

#include "ui/theme/appearance.h"

#include <QList>
#include <QWidget>

class QAction;
class QToolButton;

namespace bubblescope {

class StyledLabel;

class BasisBar : public QWidget {
    Q_OBJECT

public:
    /// `basis`: the actions in the menu of its button, separated where one is null.
    BasisBar(const QList<QAction*>& basis, QAction* add, QAction* end, const Appearance* appearance,
             QWidget* parent = nullptr);

    void show(const QString& basis, const QString& unequal);
    [[nodiscard]] QString text() const;

private:
    QToolButton* addButton(QAction* action, const QString& name, const QString& text);
    void follow();

    const Appearance* m_appearance;
    StyledLabel* m_basis;
    StyledLabel* m_unequal;
    QList<QToolButton*> m_buttons;
};

}  // namespace bubblescope
