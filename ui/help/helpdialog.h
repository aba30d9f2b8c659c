// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything that is explained, on one page: the words of the field, the figures with their formulas and papers, the
// controls. A search narrows the list.

#include "ui/help/helptopic.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace bubblescope {

class Appearance;

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    HelpDialog(const Appearance* appearance, QWidget* parent);

    /// The first of a kind.
    void showKind(HelpKind kind);
    /// Nothing happens if there is no such topic.
    void showTopic(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void narrow(const QString& wanted);
    void showCurrent();
    void follow();

    const Appearance* m_appearance;
    QLineEdit* m_search;
    QListWidget* m_list;
    QTextBrowser* m_text;
};

}  // namespace bubblescope
