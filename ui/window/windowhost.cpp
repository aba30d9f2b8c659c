// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowhost.h"

#include "ui/text/language.h"

#include <QSettings>

namespace bubblescope {
namespace {

const QString kLanguageKey = QStringLiteral("window/language");

}  // namespace

WindowHost::WindowHost(bool remembers, QObject* parent)
    : QObject(parent)
    , m_remembers(remembers)
    , m_window(std::make_unique<MainWindow>(remembers))
{
    follow();
}

QString WindowHost::rememberedLanguage()
{
    const QString code = QSettings().value(kLanguageKey).toString();
    return isLanguage(code) ? code : systemLanguage();
}

void WindowHost::changeLanguage(const QString& code)
{
    if (code == currentLanguage() || !setLanguage(code))
        return;
    if (m_remembers)
        QSettings().setValue(kLanguageKey, code);
    auto next = std::make_unique<MainWindow>(*m_window);
    next->show();
    // The one before goes only now, so that the program is never without a window.
    m_window = std::move(next);
    follow();
}

void WindowHost::follow()
{
    // Queued: the menu that it was chosen from goes away with its window.
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowHost::changeLanguage, Qt::QueuedConnection);
}

}  // namespace bubblescope
