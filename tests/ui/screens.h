// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tests that need screens of certain sizes: the offscreen platform has them side by side.

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScreen>
#include <QTemporaryFile>
#include <QTest>

namespace bubblescope::test {

inline QScreen* screenOf(QSize size)
{
    for (QScreen* screen : QGuiApplication::screens())
        if (screen->size() == size)
            return screen;
    return nullptr;
}

/// For main().
template <class Test, class Sizes>
int runOnScreens(int argc, char** argv, const Sizes& sizes)
{
    QTemporaryFile screens;
    if (!screens.open())
        return 1;
    QJsonArray list;
    int left = 0;
    for (const QSize& size : sizes) {
        list << QJsonObject{{"name", QString::number(size.width())},
                            {"x", left},
                            {"y", 0},
                            {"width", size.width()},
                            {"height", size.height()},
                            {"logicalDpi", 96},
                            {"logicalBaseDpi", 96},
                            {"dpr", 1}};
        left += size.width();
    }
    screens.write(QJsonDocument(QJsonObject{{"screens", list}}).toJson());
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    QApplication application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace bubblescope::test
