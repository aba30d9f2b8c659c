// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// No dialog is larger than the screen, however small that and however large the type; all of each can be reached.

#include "tests/ui/screens.h"
#include "tests/ui/windowfixture.h"
#include "ui/dialogs/visiontable.h"
#include "ui/text/language.h"
#include "ui/window/windowhost.h"

#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QWindow>

#include <functional>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

constexpr QSize kScreens[] = {{1280, 720}, {1024, 600}};
constexpr double kLarger = 0.2;
/// Text that is wrapped anew changes the room for others.
constexpr int kLayouts = 4;

/// The first widget that reaches beyond the dialog's edge and cannot be scrolled to; empty if there is none.
QString outside(const QDialog& dialog)
{
    for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
        bool scrolls = false;
        for (const QWidget* above = widget->parentWidget(); above != nullptr && above != &dialog;
             above = above->parentWidget())
            scrolls = scrolls || qobject_cast<const QAbstractScrollArea*>(above) != nullptr;
        if (widget->isVisible() && !scrolls && !widget->isWindow() &&
            !dialog.rect().contains(QRect(widget->mapTo(&dialog, QPoint()), widget->size())))
            return QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
    }
    return {};
}

}  // namespace

class TestDialogFit : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        rememberIn(m_home);
        QCOMPARE(QGuiApplication::screens().size(), 2);
    }
    void cleanup() { QVERIFY(setLanguage(QStringLiteral("en"))); }

    void dialogsFit_data()
    {
        QTest::addColumn<int>("screen");
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (int screen = 0; screen < 2; ++screen)
            for (const char* language : {"en", "ru", "pl"})
                for (const double scale : {1.0, 1.5})
                    QTest::addRow("%dx%d, %s, %g", kScreens[screen].width(), kScreens[screen].height(), language, scale)
                        << screen << QString::fromLatin1(language) << scale;
    }
    void dialogsFit()
    {
        QFETCH(int, screen);
        QFETCH(QString, language);
        QFETCH(double, scale);
        QVERIFY(setLanguage(language));
        QScreen* const place = screenOf(kScreens[screen]);
        QVERIFY(place != nullptr);
        WindowHost host(false);
        MainWindow& window = host.window();
        window.appearance().setScale(scale);
        window.setScreen(place);
        window.setGeometry(place->availableGeometry());
        window.show();
        QVERIFY(window.session().waitUntilIdle());
        window.comparison().add();
        QVERIFY(window.comparison().waitUntilIdle());
        const Actions& actions = window.actions();
        for (QAction* action : {actions.bestSchedule, actions.balance, actions.charts, actions.figures,
                                actions.colourTable, actions.exportFile, actions.keys}) {
            QString looked;
            const auto look = [&] {
                QDialog* dialog = nullptr;
                for (QDialog* child : window.findChildren<QDialog*>())
                    if (child->isVisible())
                        dialog = child;
                QVERIFY2(dialog != nullptr, qPrintable(action->text()));
                for (int i = 0; i < kLayouts; ++i)
                    QCoreApplication::processEvents();
                looked = dialog->objectName();
                checkFits(*dialog, *place);
                // Larger type while it is there.
                window.appearance().setScale(scale + kLarger);
                for (int i = 0; i < kLayouts; ++i)
                    QCoreApplication::processEvents();
                checkFits(*dialog, *place);
                keepPicture(*dialog);
                window.appearance().setScale(scale);
                dialog->close();
            };
            // The sheet of keys runs a loop of its own.
            QTimer::singleShot(0, &window, [&] {
                if (QApplication::activeModalWidget() != nullptr)
                    look();
            });
            action->trigger();
            QCoreApplication::processEvents();
            if (looked.isEmpty())
                look();
            QVERIFY2(!looked.isEmpty(), qPrintable(action->text()));
        }
    }

private:
    static void checkFits(const QDialog& dialog, const QScreen& screen)
    {
        const QSize size = dialog.frameGeometry().size();
        const QSize room = screen.availableSize();
        QVERIFY2(
            size.width() <= room.width() && size.height() <= room.height(),
            qPrintable(QStringLiteral("%1: %2 × %3").arg(dialog.objectName()).arg(size.width()).arg(size.height())));
        QVERIFY2(screen.availableGeometry().contains(dialog.frameGeometry()), qPrintable(dialog.objectName()));
        if (const auto* table = dialog.findChild<VisionTable*>())
            QVERIFY(table->height() >= table->sizeHint().height());
        QVERIFY2(outside(dialog).isEmpty(), qPrintable(dialog.objectName() + QStringLiteral(": ") + outside(dialog)));
    }

    /// For whoever wants to look: BUBBLESCOPE_PICTURES names a folder.
    static void keepPicture(QDialog& dialog)
    {
        const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES");
        const QString test = QString::fromLatin1(QTest::currentDataTag()).remove(u',').replace(u' ', u'-');
        if (!folder.isEmpty())
            dialog.grab().save(folder + u'/' + dialog.objectName() + u'-' + test + QStringLiteral(".png"));
    }

    QTemporaryDir m_home;
};

int main(int argc, char** argv)
{
    return runOnScreens<TestDialogFit>(argc, argv, kScreens);
}

#include "tst_dialogfit.moc"
