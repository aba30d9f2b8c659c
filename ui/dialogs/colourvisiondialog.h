// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The check of the palette for colour vision deficiencies, to be shown: the kinds in the present theme as others see
// them, the least distances, what tells kinds apart besides colour; and the whole window as others see it, for as long
// as the dialog is open.

#include <QDialog>

class QComboBox;
class QLabel;

namespace bubblescope {

class Appearance;

class ColourVisionDialog : public QDialog {
    Q_OBJECT

public:
    explicit ColourVisionDialog(Appearance* appearance, QWidget* parent = nullptr);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void follow();

    Appearance* m_appearance;
    QComboBox* m_vision;
    QLabel* m_verdict;
    QLabel* m_about;
};

}  // namespace bubblescope
