// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard in every corner: Tab goes through all that can be operated, whoever has the focus shows it, in each
// theme, and a presenter's remote works in the windows beside the main one.

#include "tests/ui/windowfixture.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/rankdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QSet>
#include <QStyleFactory>
#include <QTableView>

using namespace bubblescope;
using bubblescope::test::Window;

namespace {

QString nameOf(const QWidget* widget)
{
    return QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName() + u' ' +
           widget->accessibleName();
}

/// The widget as it is on the screen, with a little around it.
QImage look(QWidget* widget)
{
    constexpr int kAround = 4;
    QWidget* window = widget->window();
    const QRect place(widget->mapTo(window, QPoint()), widget->size());
    QCoreApplication::processEvents();
    return window->grab(place.adjusted(-kAround, -kAround, kAround, kAround)).toImage();
}

/// Pixels that differ plainly.
int difference(const QImage& one, const QImage& other)
{
    constexpr int kPlain = 24;
    if (one.size() != other.size())
        return one.width() * one.height();
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            count +=
                std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) > kPlain;
        }
    return count;
}

}  // namespace

class TestFocus : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
    void tabReachesAll_data();
    void tabReachesAll();
    void focusShows_data() { tabReachesAll_data(); }
    void focusShows();
    void remoteWorksInOtherWindows();
};

void TestFocus::tabReachesAll_data()
{
    QTest::addColumn<Appearance::Mode>("mode");
    QTest::newRow("light") << Appearance::Mode::Light;
    QTest::newRow("dark") << Appearance::Mode::Dark;
    QTest::newRow("high contrast") << Appearance::Mode::HighContrast;
}

void TestFocus::tabReachesAll()
{
    QFETCH(Appearance::Mode, mode);
    Window w;
    w.appearance().setMode(mode);
    w.actions().live->setChecked(true);
    QVERIFY(!w.openLesson(QStringLiteral("3"), 1));
    QVERIFY(w.session().waitUntilIdle());
    w.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&w));
    QSet<QWidget*> wanted;
    for (QWidget* widget : w.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
            !widget->focusProxy() && widget->window() == &w && !qobject_cast<QLineEdit*>(widget))
            wanted.insert(widget);
    QVERIFY(wanted.size() > 20);
    // Of radio buttons Tab goes to the chosen one, arrows to the others.
    for (QWidget* widget : QSet<QWidget*>(wanted))
        if (auto* button = qobject_cast<QAbstractButton*>(widget);
            button && button->autoExclusive() && !button->isChecked())
            wanted.remove(widget);
    QSet<QWidget*> met;
    QWidget* first = QApplication::focusWidget();
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        met.insert(focus);
        if (focus == first)
            break;
    }
    QCOMPARE(QApplication::focusWidget(), first);
    QStringList missed;
    for (QWidget* widget : wanted - met)
        missed << nameOf(widget);
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

void TestFocus::focusShows()
{
    QFETCH(Appearance::Mode, mode);
    Window w;
    w.appearance().setMode(mode);
    w.appearance().setMotion(false);
    QApplication::setCursorFlashTime(0);
    w.actions().live->setChecked(true);
    QVERIFY(!w.openLesson(QStringLiteral("3"), 1));
    QVERIFY(w.session().waitUntilIdle());
    w.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&w));
    QWidget* first = QApplication::focusWidget();
    QStringList unseen;
    int seen = 0;
    for (int i = 0; i < 400; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* focus = QApplication::focusWidget();
        const QImage with = look(focus);
        // As a click elsewhere does it.
        focus->clearFocus();
        const QImage without = look(focus);
        focus->setFocus(Qt::TabFocusReason);
        constexpr int kLeastPixels = 12;
        if (difference(with, without) < kLeastPixels)
            unseen << nameOf(focus);
        else
            ++seen;
        if (focus == first)
            break;
    }
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    QVERIFY(seen > 20);
}

void TestFocus::remoteWorksInOtherWindows()
{
    Window w;
    w.play().setCursorNs(0);
    const TimeNs tick = w.play().tickNs();
    w.actions().charts->trigger();
    auto* charts = w.findChild<ChartsDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(charts));
    QTest::keyClick(charts, Qt::Key_PageDown);
    QTest::keyClick(charts, Qt::Key_PageDown);
    QCOMPARE(w.play().cursorNs(), 2 * tick);
    QTest::keyClick(charts, Qt::Key_PageUp);
    QCOMPARE(w.play().cursorNs(), tick);
    charts->close();

    w.actions().bestSchedule->trigger();
    auto* rank = w.findChild<RankDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(rank));
    auto* table = rank->findChild<QTableView*>(QStringLiteral("rankTable"));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_PageDown);
    QCOMPARE(w.play().cursorNs(), 2 * tick);
    // In a lesson it turns the lesson's pages, here as there.
    QVERIFY(!w.openLesson(QStringLiteral("3"), 0));
    QVERIFY(w.session().waitUntilIdle());
    rank->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(rank));
    QTest::keyClick(table, Qt::Key_PageDown);
    QTest::keyClick(table, Qt::Key_PageDown);
    QVERIFY(w.lessons().stepIndex() > 0 || w.lessons().answerOf(0) != LessonPlayer::Answer::Open);
    rank->close();
}

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
