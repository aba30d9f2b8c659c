// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All keys on one sheet, made from the actions themselves: in as many columns as the screen has room for, and no larger
// than the screen.

#include <QDialog>

#include <utility>
#include <vector>

class QHBoxLayout;

namespace bubblescope {

class Actions;
class Appearance;

class KeySheet : public QDialog {
    Q_OBJECT

public:
    KeySheet(const Actions& actions, const Appearance& appearance, QWidget* parent = nullptr);

private:
    void addSections(const Actions& actions);
    void addSection(const QString& title, const QList<std::pair<QString, QString>>& rows);
    void arrange(QHBoxLayout* columns, int count);

    const Appearance& m_appearance;
    std::vector<QWidget*> m_sections;
};

}  // namespace bubblescope
