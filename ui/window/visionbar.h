// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One line at the window's lower edge that lets all of it be seen with a colour vision deficiency: which, how near the
// two nearest kinds come then, and off. It stays as long as colours are not the true ones, so that nobody wonders why
// they are so odd; the picture goes on above it, in presentations too.

#include "ui/theme/appearance.h"

#include <QWidget>

class QAction;
class QComboBox;
class QToolButton;

namespace bubblescope {

class StyledLabel;

class VisionBar : public QWidget {
    Q_OBJECT

public:
    /// `shown` is checked while this is shown; `table` opens all distances.
    VisionBar(Appearance* appearance, QAction* shown, QAction* table, QWidget* parent);

    /// What the line says of the two nearest kinds.
    [[nodiscard]] const QString& verdict() const { return m_text; }

signals:
    /// Something was chosen: the keyboard is wanted elsewhere again.
    void done();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setShown(bool shown);
    void follow();
    void fitText();

    Appearance* m_appearance;
    QComboBox* m_vision;
    StyledLabel* m_verdict;
    QString m_text;  ///< its own, whatever there is room for
    QToolButton* m_table;
    QToolButton* m_off;
};

}  // namespace bubblescope
