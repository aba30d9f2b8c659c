// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the difference between a simulation and what was measured comes from (core/live/comparison.h): simulated, the
// parts, measured, in one row that adds up.

#include "core/live/comparison.h"
#include "ui/theme/appearance.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace bubblescope {

class DifferenceTable : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceTable(const Appearance* appearance, QWidget* parent = nullptr);

    void show(const live::Comparison& comparison);
    /// The figures as they are shown, simulated first, measured last.
    [[nodiscard]] QStringList figures() const;

private:
    void addColumn(const QString& head, const QString& explanation);
    void follow();

    const Appearance* m_appearance;
    QList<QLabel*> m_heads;
    QList<QLabel*> m_figures;
};

}  // namespace bubblescope
