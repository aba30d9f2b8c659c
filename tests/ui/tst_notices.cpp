// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells: what was done goes by itself, what failed stays, and while presenting neither takes room from
// the picture nor a key more than Escape.

#include "tests/ui/presentfixture.h"
#include "ui/gantt/ganttview.h"

#include <QEnterEvent>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

NoticeBar& barOf(MainWindow& w)
{
    return *w.findChild<NoticeBar*>();
}

QTimer& timeOf(MainWindow& w)
{
    return *w.findChild<QTimer*>(QStringLiteral("noticeTime"));
}

/// As if its time were over.
void runOut(MainWindow& w)
{
    QVERIFY(timeOf(w).isActive());
    timeOf(w).start(0);
    settle();
}

QString failure()
{
    return QStringLiteral("Not opened: nowhere.json");
}

}  // namespace

class TestNotices : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { rememberIn(m_home); }
    void whatWasDoneGoes();
    void longTextStaysLonger();
    void notFromUnderThePointer();
    void whatFailedStays();
    void remarkGoesWithItsReason();
    void escapeDismissesFirst();
    void escapeIsUsualOutside();
    void pictureKeepsItsSizeWhilePresenting_data();
    void pictureKeepsItsSizeWhilePresenting();
    void lastingTroubleHidesNothing();

private:
    QTemporaryDir m_home;
};

void TestNotices::whatWasDoneGoes()
{
    Window w;
    w.actions().copyPicture->trigger();
    QVERIFY(w.notice().contains("clipboard"));
    constexpr int kLeastMs = 6000;
    QVERIFY(timeOf(w).interval() >= kLeastMs && timeOf(w).interval() < 2 * kLeastMs);
    runOut(w);
    QVERIFY(w.notice().isEmpty());
    // The next one has its own time, and no button of the last.
    barOf(w).showDone(QStringLiteral("written"), QStringLiteral("Show in folder"), [] {});
    auto* next = w.findChild<QPushButton*>(QStringLiteral("noticeNext"));
    QVERIFY(next->isVisible());
    w.actions().copyPicture->trigger();
    QVERIFY(!next->isVisible() && timeOf(w).isActive());
}

void TestNotices::longTextStaysLonger()
{
    Window w;
    barOf(w).showDone(QStringLiteral("short"));
    const int brief = timeOf(w).interval();
    barOf(w).showDone(QString(300, u'x'));
    QVERIFY(timeOf(w).interval() > 2 * brief);
}

void TestNotices::notFromUnderThePointer()
{
    Window w;
    barOf(w).showDone(QStringLiteral("written"), QStringLiteral("Show in folder"), [] {});
    const QPointF at(5, 5);
    QEnterEvent enter(at, at, at);
    QCoreApplication::sendEvent(&barOf(w), &enter);
    QVERIFY(!timeOf(w).isActive());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&barOf(w), &leave);
    QVERIFY(timeOf(w).isActive());
    // Nor from under the keys.
    QVERIFY(QTest::qWaitForWindowActive(&w));
    w.findChild<QPushButton*>(QStringLiteral("noticeNext"))->setFocus();
    runOut(w);
    QCOMPARE(w.notice(), QStringLiteral("written"));
    w.findChild<GanttView*>(QStringLiteral("ganttView"))->setFocus();
    runOut(w);
    QVERIFY(w.notice().isEmpty());
}

void TestNotices::whatFailedStays()
{
    Window w;
    barOf(w).showDone(QStringLiteral("written"));
    barOf(w).showMessage(failure());
    QVERIFY(!timeOf(w).isActive());
    w.actions().zoomIn->trigger();
    w.resize(w.size() + QSize(20, 20));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&barOf(w), &leave);
    QVERIFY(!timeOf(w).isActive());
    QCOMPARE(w.notice(), failure());
    QTest::mouseClick(w.findChild<QWidget*>("noticeDismiss"), Qt::LeftButton);
    QVERIFY(w.notice().isEmpty());
}

void TestNotices::remarkGoesWithItsReason()
{
    Window w;
    const auto tooLarge = [&w] {
        constexpr int kMany = 30;
        for (int i = 0; i < kMany && w.notice().isEmpty(); ++i) {
            w.actions().larger->trigger();
            QApplication::processEvents();
        }
        QVERIFY2(w.notice().contains("no room"), qPrintable(w.notice()));
        QVERIFY(timeOf(w).isActive());
    };
    tooLarge();
    w.actions().smaller->trigger();
    QVERIFY(w.notice().isEmpty() && !timeOf(w).isActive());
    tooLarge();
    w.actions().zoomIn->trigger();
    QVERIFY(w.notice().isEmpty());
    tooLarge();
    w.resize(w.size() + QSize(60, 60));
    QApplication::processEvents();
    QVERIFY(w.notice().isEmpty());
    tooLarge();
    runOut(w);
    QVERIFY(w.notice().isEmpty());
    // What was done stays so, whatever is done next.
    barOf(w).showDone(QStringLiteral("written"));
    w.actions().zoomIn->trigger();
    QCOMPARE(w.notice(), QStringLiteral("written"));
}

void TestNotices::escapeDismissesFirst()
{
    Window w;
    present(w);
    auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    gantt->setFocus();
    w.play().setPinnedOp(0);
    QVERIFY(w.play().pinnedOp());
    barOf(w).showMessage(failure());
    QTest::keyClick(gantt, Qt::Key_Escape);
    QVERIFY(w.notice().isEmpty());
    QVERIFY(w.play().pinnedOp());
    // Then as ever: the pin, then the presentation.
    QTest::keyClick(gantt, Qt::Key_Escape);
    QVERIFY(!w.play().pinnedOp() && w.actions().presentation->isChecked());
    QTest::keyClick(gantt, Qt::Key_Escape);
    settle();
    QVERIFY(!w.actions().presentation->isChecked());
}

void TestNotices::escapeIsUsualOutside()
{
    Window w;
    auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    gantt->setFocus();
    w.play().setPinnedOp(0);
    barOf(w).showMessage(failure());
    QTest::keyClick(gantt, Qt::Key_Escape);
    QVERIFY(!w.play().pinnedOp());
    QCOMPARE(w.notice(), failure());
}

void TestNotices::pictureKeepsItsSizeWhilePresenting_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("short") << failure();
    QTest::newRow("long") << QStringLiteral(
                                 "Not opened: a sentence that is far too long for one line of a hall's type ")
                                 .repeated(3)
                                 .trimmed();
}

void TestNotices::pictureKeepsItsSizeWhilePresenting()
{
    QFETCH(const QString, sentence);
    Window w;
    auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    present(w);
    const QRect before(gantt->mapTo(&w, QPoint()), gantt->size());
    barOf(w).showMessage(sentence);
    settle();
    QVERIFY(barOf(w).isVisible());
    QCOMPARE(QRect(gantt->mapTo(&w, QPoint()), gantt->size()), before);
    // All of it is in sight, over the picture's lower end.
    const QRect place(barOf(w).mapTo(&w, QPoint()), barOf(w).size());
    QVERIFY(w.rect().contains(place) && place.top() > w.height() / 2);
    auto* label = w.findChild<QLabel*>(QStringLiteral("noticeText"));
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    if (const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES"); !folder.isEmpty())
        w.grab().save(folder + QStringLiteral("/notice-%1.png").arg(QLatin1String(QTest::currentDataTag())));
    // It follows the window.
    w.resize(w.size() - QSize(200, 80));
    settle();
    QVERIFY(w.rect().contains(QRect(barOf(w).mapTo(&w, QPoint()), barOf(w).size())));
    w.resize(kHall);
    settle();
    QTest::mouseClick(w.findChild<QWidget*>("noticeDismiss"), Qt::LeftButton);
    QVERIFY(!barOf(w).isVisible());
    // Outside of presentations it is above the picture again.
    barOf(w).showMessage(sentence);
    w.actions().presentation->setChecked(false);
    settle();
    QVERIFY(barOf(w).isVisible());
    QVERIFY(barOf(w).mapTo(&w, QPoint(0, barOf(w).height())).y() <= gantt->mapTo(&w, QPoint()).y());
}

void TestNotices::lastingTroubleHidesNothing()
{
    Window w;
    present(w);
    auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    Scenario refused = w.session().scenario();
    refused.schedule = "dualpipe";
    refused.devices = 3;
    w.session().edit(QStringLiteral("x"), refused);
    QVERIFY(w.session().waitUntilIdle());
    settle();
    QVERIFY(w.session().error() && barOf(w).isVisible());
    const QRect place(barOf(w).mapTo(&w, QPoint()), barOf(w).size());
    QVERIFY(!place.intersects(QRect(gantt->mapTo(&w, QPoint()), gantt->size())));
    // It is no notice to dismiss: Escape does what it does.
    gantt->setFocus();
    QTest::keyClick(gantt, Qt::Key_Escape);
    settle();
    QVERIFY(!w.actions().presentation->isChecked() && barOf(w).isVisible());
}

QTEST_MAIN(TestNotices)
#include "tst_notices.moc"
