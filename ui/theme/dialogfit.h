// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Keeps every dialog of the application within the screen that it is shown on, whatever the size of type and the length
// of texts. One that could not be made that small scrolls, with its buttons below where they always are.

#include <QObject>

class QDialog;

namespace bubblescope {

class DialogFit : public QObject {
    Q_OBJECT

public:
    /// Watches all dialogs for as long as it lives.
    explicit DialogFit(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void fit(QDialog* dialog);
};

}  // namespace bubblescope
