// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace bubblescope {
namespace {

/// "ru" of "ru_RU" and "ru-RU".
QString languageOf(const QString& name)
{
    return name.left(2);
}

/// The system's own conventions (of the country, as set by the user) where it speaks the language anyway.
QLocale localeFor(const QString& code)
{
    const QLocale system = QLocale::system();
    return languageOf(system.name()) == code ? system : QLocale(code);
}

/// Ours after Qt's, since the last one installed is asked first. They live as long as the application.
void load(const QString& child, const QString& file, const QString& folder)
{
    const QObject* application = QCoreApplication::instance();
    delete application->findChild<QTranslator*>(child, Qt::FindDirectChildrenOnly);
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(child);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
}

}  // namespace

const QList<Language>& languages()
{
    static const QList<Language> list{{QStringLiteral("en"), QStringLiteral("English")},
                                      {QStringLiteral("pl"), QStringLiteral("Polski")},
                                      {QStringLiteral("ru"), QStringLiteral("Русский")}};
    return list;
}

bool isLanguage(const QString& code)
{
    return std::any_of(languages().begin(), languages().end(),
                       [&code](const Language& language) { return language.code == code; });
}

QString currentLanguage()
{
    const QString code = languageOf(QLocale().name());
    // The "C" locale's words are English.
    return isLanguage(code) ? code : QStringLiteral("en");
}

QString systemLanguage()
{
    for (const QString& name : QLocale::system().uiLanguages())
        if (isLanguage(languageOf(name)))
            return languageOf(name);
    return QStringLiteral("en");
}

bool setLanguage(const QString& code)
{
    if (!isLanguage(code))
        return false;
    QLocale::setDefault(localeFor(code));
    load(QStringLiteral("qtTranslator"), QStringLiteral("qtbase_") + code,
         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("bubblescopeTranslator"), QStringLiteral("bubblescope_") + code,
         QStringLiteral(":/translations"));
    return true;
}

}  // namespace bubblescope
