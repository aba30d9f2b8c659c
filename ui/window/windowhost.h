// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Holds the main window and, when another language is chosen, puts one in that language in its place.

#include "ui/window/mainwindow.h"

#include <QObject>

#include <memory>

namespace bubblescope {

class WindowHost : public QObject {
    Q_OBJECT

public:
    /// With `remembers` the window and the language are those of last time.
    explicit WindowHost(bool remembers, QObject* parent = nullptr);

    /// Another one after a change of language.
    [[nodiscard]] MainWindow& window() { return *m_window; }

    /// The language that was chosen last time, or else that of the system.
    [[nodiscard]] static QString rememberedLanguage();

    void changeLanguage(const QString& code);

private:
    void follow();

    bool m_remembers;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace bubblescope
