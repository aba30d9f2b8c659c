// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of the whole window share.

#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

namespace bubblescope::test {

/// A window that has computed its first picture: 4 stages, 8 microbatches, 1F1B.
struct Window : MainWindow {
    explicit Window(bool remembers = false)
        : MainWindow(remembers)
    {
        appearance().setMode(Appearance::Mode::Light);
        resize(1280, 720);
        show();
        session().waitUntilIdle();
    }

    void load(const Scenario& scenario)
    {
        session().load(scenario);
        QVERIFY(session().waitUntilIdle());
    }

    QString notice() { return findChild<NoticeBar*>()->text(); }
};

/// For initTestCase(): what the window remembers goes into a folder of the test's own.
inline void rememberIn(const QTemporaryDir& home)
{
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QCoreApplication::setOrganizationName("BubblescopeTest");
    QVERIFY(home.isValid());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
    QStandardPaths::setTestModeEnabled(true);
}

inline QByteArray written(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace bubblescope::test
