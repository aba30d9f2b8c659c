// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which language the window speaks. Whoever shows text of its own (lessons) asks here; all other text comes from tr().
// A change concerns windows that are made after it.

#include <QList>
#include <QString>

namespace bubblescope {

struct Language {
    QString code;  ///< "ru"
    QString name;  ///< in itself: "Русский"
};

/// The languages that all texts exist in, English first.
[[nodiscard]] const QList<Language>& languages();
[[nodiscard]] bool isLanguage(const QString& code);

/// Its code: "en", "ru", "pl". That of QLocale(), which follows the system or the user's choice.
[[nodiscard]] QString currentLanguage();

/// The first of the user's languages on this system that is one of ours, or else English.
[[nodiscard]] QString systemLanguage();

/// Texts, numbers and plurals from now on; false, and nothing changes, if there is no such language.
bool setLanguage(const QString& code);

}  // namespace bubblescope
