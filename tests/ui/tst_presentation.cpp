// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a hall: large, nothing cut off, everything reachable, and as it was when it is left.

#include "tests/ui/paintedtext.h"
#include "tests/ui/presentfixture.h"
#include "ui/charts/queuechart.h"
#include "ui/dialogs/visiontable.h"
#include "ui/flow/flowview.h"
#include "ui/gantt/ganttview.h"
#include "ui/gantt/rowfigures.h"
#include "ui/lessons/lessonpane.h"
#include "ui/live/livebar.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurelabel.h"
#include "ui/panels/figurespanel.h"
#include "ui/panels/hallstrip.h"
#include "ui/text/language.h"
#include "ui/window/playbar.h"
#include "ui/window/visionbar.h"
#include "ui/window/windowhost.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTabWidget>
#include <QToolButton>

#include <memory>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

/// What is too small or cut off.
QStringList unreadable(MainWindow& w)
{
    QStringList list;
    const auto say = [&list](const QWidget* widget, const QString& text, const QString& why) {
        list << QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName() + QStringLiteral(": “") +
                    text + QStringLiteral("” ") + why;
    };
    for (QWidget* widget : w.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &w)
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            if (label->text().isEmpty())
                continue;
            if (label->font().pixelSize() < kLeastType)
                say(label, label->text(), QStringLiteral("is small"));
            if (label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1
                                  : label->sizeHint().width() > label->width() + 1)
                say(label, label->text(), QStringLiteral("is cut off"));
            continue;
        }
        for (const test::PaintedText& painted : test::paintedTexts(widget)) {
            if (painted.text.trimmed().isEmpty())
                continue;
            // From the top of the highest letter to the bottom of the lowest is more than the type's size.
            if (painted.place.height() < kLeastType)
                say(widget, painted.text, QStringLiteral("is small"));
            if (painted.place.left() < -1 || painted.place.right() > widget->width() + 1)
                say(widget, painted.text, QStringLiteral("is cut off"));
        }
    }
    return list;
}

}  // namespace

class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { setLanguage(QStringLiteral("en")); }
    void isAsItWasWhenLeft();
    void keepsAMaximizedWindow();
    void drawersHandOver();
    void dialogsAreOfTheUsualScale();
    void everythingIsLarge_data();
    void everythingIsLarge();
    void percentIsTheLargest();
    void rowsStandBesideTheirPercentages();
    void controlsComeIn();
    void edgeBringsThemIn();
    void escapeLeavesStepByStep();
    void remoteSteps();
    void sizeCanBeChanged();
    void lessonBringsWhatItPointsAt();
    void liveBarFits();
    void lessonsFit_data();
    void lessonsFit();
    void lessonThatIsOpenFitsToo();
    void languageChangesMeanwhile();
    void nothingOfItIsRemembered();
    void slowestSpeedIsSlow();
    void coloursStayAsOthersSeeThem();
    void visionBarOutlivesItsLanguage();
};

void TestPresentation::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("BubblescopeTest"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_presentation"));
    QSettings().clear();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    setLanguage(QStringLiteral("en"));
}

void TestPresentation::isAsItWasWhenLeft()
{
    Window w;
    w.appearance().setScale(1.1);
    auto* columns = w.centralWidget()->findChild<QSplitter*>({}, Qt::FindDirectChildrenOnly);
    QVERIFY(columns);
    settle();
    columns->setSizes({330, 700, 250});
    settle();
    auto* picture = columns->widget(1)->findChild<QSplitter*>();
    picture->setSizes({150, 300, 0, 200});
    settle();
    const QList<int> columnSizes = columns->sizes();
    const QList<int> pictureSizes = picture->sizes();
    const QRect geometry = w.geometry();
    const QImage before = w.grab().toImage();

    QTest::keyClick(&w, Qt::Key_F11);
    QVERIFY(w.isFullScreen());
    settle();
    QVERIFY(!w.menuBar()->isVisible());
    QVERIFY(!shows<PlayBar>(w) && !shows<ControlPanel>(w) && !shows<FiguresPanel>(w) && !shows<QueueChart>(w));
    QVERIFY(w.findChild<GanttView*>(QStringLiteral("ganttView"))->isVisible() && shows<HallStrip>(w));

    QTest::keyClick(&w, Qt::Key_F11);
    settle();
    QVERIFY(!w.isFullScreen());
    QCOMPARE(w.geometry(), geometry);
    QCOMPARE(w.appearance().scale(), 1.1);
    QCOMPARE(columns->sizes(), columnSizes);
    QCOMPARE(picture->sizes(), pictureSizes);
    QVERIFY(w.menuBar()->isVisible() && shows<PlayBar>(w) && shows<FlowView>(w));
    QVERIFY(!shows<HallStrip>(w) && !shows<RowFigures>(w));
    QCOMPARE(w.grab().toImage(), before);
}

void TestPresentation::keepsAMaximizedWindow()
{
    Window w;
    w.showMaximized();
    QTest::keyClick(&w, Qt::Key_F11);
    QVERIFY(w.isFullScreen());
    QTest::keyClick(&w, Qt::Key_F11);
    QVERIFY(w.isMaximized() && !w.isFullScreen());
}

void TestPresentation::drawersHandOver()
{
    Window w;
    present(w);
    w.activateWindow();
    constexpr int kLongerThanASlide = 400;
    constexpr int kLongerThanUnused = 1000;
    for (const int wait : {0, kLongerThanASlide, kLongerThanUnused}) {
        QTest::keyClick(&w, Qt::Key_F10);
        QTest::qWait(wait);
        QTest::keyClick(w.focusWidget(), Qt::Key_F9);
        QTest::qWait(kLongerThanUnused);
        QVERIFY(shows<ControlPanel>(w) && !shows<PlayBar>(w));
        QVERIFY(w.findChild<ControlPanel*>()->isAncestorOf(w.focusWidget()));
        QTest::keyClick(w.focusWidget(), Qt::Key_F10);
        QTest::qWait(kLongerThanUnused);
        QVERIFY(!shows<ControlPanel>(w) && shows<PlayBar>(w));
        QTest::keyClick(w.focusWidget(), Qt::Key_F10);
        QTest::qWait(kLongerThanUnused);
        QVERIFY(!shows<ControlPanel>(w) && !shows<PlayBar>(w));
    }
}

void TestPresentation::dialogsAreOfTheUsualScale()
{
    Window w;
    w.actions().charts->trigger();
    settle();
    auto* charts = w.findChild<QDialog*>(QStringLiteral("chartsDialog"));
    auto* tabs = charts->findChild<QTabWidget*>();
    const QSize size = charts->size();
    const QFont font = tabs->font();
    QCOMPARE(font.pixelSize(), w.appearance().textFont().pixelSize());
    present(w);
    QVERIFY(w.appearance().textFont().pixelSize() > font.pixelSize());
    // Charts are shown to the hall like the picture; the others are forms.
    QCOMPARE(tabs->font().pixelSize(), w.appearance().textFont().pixelSize());
    w.actions().bestSchedule->trigger();
    settle();
    const auto* rank = w.findChild<QDialog*>(QStringLiteral("rankDialog"));
    QCOMPARE(rank->findChild<QLabel*>()->font().pixelSize(), font.pixelSize());
    QVERIFY(rank->width() <= std::max(w.screen()->availableSize().width(), rank->minimumSizeHint().width()));
    w.actions().presentation->setChecked(false);
    settle();
    QCOMPARE(charts->size(), size);
    // The user's own scale is theirs too.
    w.appearance().setScale(1.2);
    settle();
    QCOMPARE(tabs->font().pixelSize(), w.appearance().textFont().pixelSize());
}

void TestPresentation::everythingIsLarge_data()
{
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("microbatches");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "pl", "ru"}) {
        QTest::addRow("4 × 8, %s", language) << 4 << 8 << QString::fromLatin1(language);
        QTest::addRow("16 × 64, %s", language) << 16 << 64 << QString::fromLatin1(language);
    }
}

void TestPresentation::everythingIsLarge()
{
    QFETCH(int, devices);
    QFETCH(int, microbatches);
    QFETCH(QString, language);
    setLanguage(language);
    {
        Window w;
        w.load(shape(devices, microbatches));
        present(w);
        w.play().setCursorNs(w.play().endNs() / 3);
        const QStringList list = unreadable(w);
        QVERIFY2(list.isEmpty(), qPrintable(list.join(u'\n')));
        // All rows are to be seen.
        const auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
        QVERIFY(gantt->rowRect(DeviceId(devices - 1)).bottom() <= gantt->plotRect().bottom());
        // And the flow where there is room for it.
        QCOMPARE(shows<FlowView>(w), devices == 4);
        if (const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES"); !folder.isEmpty())
            w.grab().save(folder + QStringLiteral("/hall-%1-%2.png").arg(language).arg(devices));
    }
}

void TestPresentation::percentIsTheLargest()
{
    Window w;
    present(w);
    const auto* bubble = w.findChild<FigureLabel*>(QStringLiteral("hallBubble"));
    const auto* makespan = w.findChild<FigureLabel*>(QStringLiteral("hallMakespan"));
    constexpr int kTwice = 2;
    QVERIFY(bubble->sizeHint().height() > kTwice * makespan->sizeHint().height());
    QVERIFY(bubble->sizeHint().height() > 100);
    w.play().setCursorNs(0);
    w.play().toEnd();
    QCOMPARE(bubble->text(), QString(QStringLiteral("27.3") + QChar(QChar::Nbsp) + u'%'));
    QVERIFY(w.findChild<FigureLabel*>(QStringLiteral("hallTime"))->text().startsWith(QStringLiteral("220")));
}

void TestPresentation::rowsStandBesideTheirPercentages()
{
    Window w;
    present(w);
    w.play().setCursorNs(20 * kNsPerMs);
    auto* figures = w.findChild<RowFigures*>();
    const auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    QStringList texts;
    int row = 0;
    for (const test::PaintedText& painted : test::paintedTexts(figures)) {
        if (!painted.text.contains(u'%'))
            continue;
        texts << QString(painted.text).remove(QChar(QChar::Nbsp)).remove(u' ');
        QVERIFY(std::abs(painted.place.center().y() - gantt->rowRect(DeviceId(row)).center().y()) < 6);
        ++row;
    }
    QCOMPARE(texts, QStringList({"0%", "50%", "100%", "100%"}));
}

void TestPresentation::controlsComeIn()
{
    Window w;
    w.appearance().setMotion(false);
    present(w);
    w.activateWindow();
    QVERIFY(!shows<ControlPanel>(w));
    QTest::keyClick(&w, Qt::Key_F9);
    QVERIFY(shows<ControlPanel>(w));
    auto* controls = w.findChild<ControlPanel*>();
    QCOMPARE(w.focusWidget(), controls->findChild<QWidget*>(QStringLiteral("scheduleCombo")));
    QCOMPARE(controls->mapTo(&w, QPoint()), QPoint(0, 0));
    QVERIFY(controls->width() > 300 && controls->width() < kHall.width() / 2 + 40);
    // They work.
    auto* stages = w.findChild<QSpinBox*>(QStringLiteral("stagesSpin"));
    stages->setFocus();
    QTest::keyClick(stages, Qt::Key_Up);
    QVERIFY(w.session().waitUntilIdle());
    QCOMPARE(w.session().scenario().devices, 5);
    QTest::keyClick(&w, Qt::Key_F9);
    QVERIFY(!shows<ControlPanel>(w));
    QCOMPARE(w.focusWidget(), w.findChild<GanttView*>(QStringLiteral("ganttView")));
    QTest::keyClick(&w, Qt::Key_F10);
    QVERIFY(shows<PlayBar>(w));
    QVERIFY(w.findChild<PlayBar*>()->isAncestorOf(w.focusWidget()));
    QTest::keyClick(&w, Qt::Key_F10);
    QVERIFY(!shows<PlayBar>(w));
}

void TestPresentation::edgeBringsThemIn()
{
    Window w;
    w.appearance().setMotion(false);
    present(w);
    QWidget* edge = w.childAt(1, kHall.height() / 2);
    QVERIFY(edge);
    QEnterEvent enter(QPointF(1, 300), QPointF(1, 300), QPointF(1, 300));
    QApplication::sendEvent(edge, &enter);
    QVERIFY(shows<ControlPanel>(w));
    // The pointer is elsewhere and nothing in it has the keyboard: it goes again.
    QCursor::setPos(w.mapToGlobal(QPoint(kHall.width() - 20, kHall.height() - 20)));
    QTRY_VERIFY(!shows<ControlPanel>(w));
    edge = w.childAt(kHall.width() / 2, 1);
    QApplication::sendEvent(edge, &enter);
    QVERIFY(shows<PlayBar>(w));
}

void TestPresentation::escapeLeavesStepByStep()
{
    Window w;
    w.appearance().setMotion(false);
    QVERIFY(!w.openLesson(QStringLiteral("3"), 0));
    QVERIFY(w.session().waitUntilIdle());
    present(w);
    w.play().setPinnedOp(3);
    QTest::keyClick(&w, Qt::Key_F9);
    QTest::keyClick(w.focusWidget(), Qt::Key_Escape);
    QVERIFY(!shows<ControlPanel>(w) && w.play().pinnedOp());
    QTest::keyClick(w.focusWidget(), Qt::Key_Escape);
    QVERIFY(!w.play().pinnedOp() && w.actions().presentation->isChecked());
    QTest::keyClick(w.focusWidget(), Qt::Key_Escape);
    QVERIFY(!w.actions().presentation->isChecked());
    QVERIFY(w.lessons().isOpen());
    QTest::keyClick(w.focusWidget(), Qt::Key_Escape);
    QVERIFY(!w.lessons().isOpen());
}

void TestPresentation::remoteSteps()
{
    Window w;
    present(w);
    w.play().setCursorNs(0);
    QTest::keyClick(&w, Qt::Key_PageDown);
    QTest::keyClick(&w, Qt::Key_PageDown);
    QCOMPARE(w.play().cursorNs(), 2 * w.play().tickNs());
    QTest::keyClick(&w, Qt::Key_PageUp);
    QCOMPARE(w.play().cursorNs(), w.play().tickNs());
    QVERIFY(!w.openLesson(QStringLiteral("1"), 0));
    QVERIFY(w.session().waitUntilIdle());
    QTest::keyClick(&w, Qt::Key_PageDown);
    QTest::keyClick(&w, Qt::Key_PageDown);
    QVERIFY(w.lessons().stepIndex() > 0);
}

void TestPresentation::sizeCanBeChanged()
{
    Window w;
    present(w);
    const double hall = w.appearance().scale();
    QVERIFY(hall > 1.8);
    QTest::keyClick(&w, Qt::Key_Minus, Qt::ControlModifier);
    const double smaller = w.appearance().scale();
    QVERIFY(smaller < hall);
    // It stays so on a larger screen, where all is larger.
    w.resize(2 * kHall);
    settle();
    QVERIFY(std::abs(w.appearance().scale() - 2 * smaller) < 1e-6);
    QTest::keyClick(&w, Qt::Key_0, Qt::ControlModifier);
    QVERIFY(std::abs(w.appearance().scale() - 2 * hall) < 1e-6);
    w.actions().presentation->setChecked(false);
    QCOMPARE(w.appearance().scale(), 1.0);
}

void TestPresentation::lessonBringsWhatItPointsAt()
{
    Window w;
    present(w);
    // Points at queue and its chart, then at the devices' percentages.
    QVERIFY(!w.openLesson(QStringLiteral("3"), 1));
    QVERIFY(w.session().waitUntilIdle());
    settle();
    QVERIFY(shows<QueueChart>(w) && !shows<FiguresPanel>(w));
    // At the activations of each device, a figure and a chart.
    QVERIFY(!w.openLesson(QStringLiteral("5"), 0));
    QVERIFY(w.session().waitUntilIdle());
    settle();
    QVERIFY(shows<FiguresPanel>(w));
    const auto* panel = w.findChild<FiguresPanel*>();
    const auto* figure = panel->findChild<QWidget*>(QStringLiteral("peakActivations"));
    const QRect place(figure->mapTo(panel->viewport(), QPoint()), figure->size());
    QVERIFY(panel->viewport()->rect().contains(place.center()));
    w.lessons().close();
    settle();
    QVERIFY(!shows<QueueChart>(w) && !shows<FiguresPanel>(w));
}

void TestPresentation::liveBarFits()
{
    for (const char* language : {"en", "pl", "ru"}) {
        setLanguage(QString::fromLatin1(language));
        Window w;
        w.actions().live->setChecked(true);
        present(w);
        const auto* bar = w.findChild<LiveBar*>();
        QVERIFY(bar->isVisible());
        QCOMPARE(w.size(), kHall);
        QVERIFY(bar->layout()->minimumSize().width() <= bar->width());
        for (const char* name : {"livePlace", "liveBackend", "liveOp", "liveRepeat", "liveRun", "liveCancel"}) {
            const auto* widget = bar->findChild<QWidget*>(QLatin1String(name));
            QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), name);
        }
        if (const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES"); !folder.isEmpty())
            w.grab().save(folder + QStringLiteral("/hall-live-%1.png").arg(QLatin1String(language)));
        w.actions().presentation->setChecked(false);
        settle();
        QCOMPARE(bar->font().pixelSize(), w.appearance().textFont().pixelSize());
    }
}

void TestPresentation::lessonsFit_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "pl", "ru"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestPresentation::lessonsFit()
{
    QFETCH(QString, language);
    setLanguage(language);
    {
        Window w;
        present(w);
        QStringList wrong;
        for (int lesson = 1; lesson <= 9; ++lesson) {
            QVERIFY(!w.openLesson(QString::number(lesson), 0));
            for (int step = 0; step < w.lessons().stepCount(); ++step) {
                QVERIFY(!w.openLesson(QString::number(lesson), step));
                QVERIFY(w.session().waitUntilIdle());
                settle();
                const QString where = QStringLiteral("lesson %1, step %2").arg(lesson).arg(step + 1);
                if (w.size() != kHall)
                    wrong << where + QStringLiteral(": the window has grown");
                if (!w.findChild<LessonPane*>()->showsAll())
                    wrong << where + QStringLiteral(": the text scrolls");
                const QWidget* text = w.findChild<LessonPane*>()->findChild<QWidget*>(QStringLiteral("lessonText"));
                if (text->font().pixelSize() < kLeastType)
                    wrong << where + QStringLiteral(": the text is small");
                if (const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES"); !folder.isEmpty())
                    w.grab().save(folder +
                                  QStringLiteral("/hall-lesson-%1-%2-%3.png").arg(language).arg(lesson).arg(step + 1));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
}

void TestPresentation::lessonThatIsOpenFitsToo()
{
    Window w;
    QVERIFY(!w.openLesson(QStringLiteral("6"), 1));
    QVERIFY(w.session().waitUntilIdle());
    present(w);
    const auto* pane = w.findChild<LessonPane*>();
    const auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    QTRY_VERIFY(pane->showsAll());
    // Its rows come before the flow.
    QTRY_VERIFY(gantt->rowRect(DeviceId(3)).bottom() <= gantt->plotRect().bottom());
    // And the text is as small as that makes it only there.
    w.actions().presentation->setChecked(false);
    w.resize(kHall);
    settle();
    QCOMPARE(pane->findChild<QWidget*>(QStringLiteral("lessonText"))->font().pixelSize(), 16);
}

void TestPresentation::languageChangesMeanwhile()
{
    WindowHost host(false);
    host.window().show();
    QVERIFY(host.window().session().waitUntilIdle());
    host.window().resize(kHall);
    host.window().appearance().setScale(1.2);
    settle();
    const auto columns = [&] {
        const QWidget* central = host.window().centralWidget();
        return central->findChild<QSplitter*>({}, Qt::FindDirectChildrenOnly)->sizes();
    };
    const QList<int> usual = columns();
    host.window().actions().presentation->setChecked(true);
    settle();
    const double hall = host.window().appearance().scale();
    emit host.window().languageChosen(QStringLiteral("ru"));
    QTRY_COMPARE(currentLanguage(), QStringLiteral("ru"));
    settle();
    QVERIFY(host.window().actions().presentation->isChecked());
    QVERIFY(host.window().findChild<HallStrip*>()->isVisible());
    QCOMPARE(host.window().appearance().scale(), hall);
    host.window().actions().presentation->setChecked(false);
    settle();
    QCOMPARE(host.window().appearance().scale(), 1.2);
    QCOMPARE(host.window().size(), kHall);
    QVERIFY2(columns()[0] - usual[0] < usual[0] / 4, qPrintable(QString::number(columns()[0])));
    QVERIFY2(columns()[2] - usual[2] < usual[2] / 4, qPrintable(QString::number(columns()[2])));
}

void TestPresentation::nothingOfItIsRemembered()
{
    QSettings().clear();
    {
        Window w(true);
        w.appearance().setScale(1.2);
        present(w);
        w.close();
    }
    QCOMPARE(QSettings().value(QStringLiteral("appearance/scale")).toDouble(), 1.2);
    Window next(true);
    QCOMPARE(next.appearance().scale(), 1.2);
    QVERIFY(shows<ControlPanel>(next));
    QSettings().clear();
}

void TestPresentation::slowestSpeedIsSlow()
{
    Window w;
    auto* slider = w.findChild<QSlider*>(QStringLiteral("speedSlider"));
    slider->setValue(slider->minimum());
    QVERIFY(1 / w.play().speed() >= 2);
    QStringList labels;
    for (const QLabel* label : w.findChild<PlayBar*>()->findChildren<QLabel*>())
        labels << label->text();
    QVERIFY2(labels.contains(QStringLiteral("4 s a tick")), qPrintable(labels.join(u'|')));
}

void TestPresentation::coloursStayAsOthersSeeThem()
{
    Window w;
    w.appearance().setMotion(false);
    auto* bar = w.findChild<VisionBar*>();
    auto* vision = bar->findChild<QComboBox*>(QStringLiteral("visionCombo"));
    const auto* gantt = w.findChild<GanttView*>(QStringLiteral("ganttView"));
    QVERIFY(!bar->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(&w));
    w.actions().colourVision->trigger();
    QVERIFY(bar->isVisible());
    QCOMPARE(w.appearance().vision(), Vision::Deuteranopia);
    QVERIFY(vision->hasFocus());
    QTest::keyClick(vision, Qt::Key_Down);
    QCOMPARE(w.appearance().vision(), Vision::Protanopia);
    QVERIFY(bar->verdict().contains(VisionTable::nearestText(w.appearance(), Vision::Protanopia)));
    // Done: the keys are the picture's again, and the colours stay.
    QTest::keyClick(vision, Qt::Key_Return);
    QVERIFY(gantt->hasFocus());
    // A small strip, also in a hall, in which a lesson goes on.
    present(w);
    QVERIFY(bar->isVisible());
    QVERIFY(bar->height() < kHall.height() / 12);
    QVERIFY(!w.openLesson(QStringLiteral("3"), 1));
    QVERIFY(w.session().waitUntilIdle());
    settle();
    QVERIFY(w.size() == kHall && bar->mapTo(&w, QPoint(0, bar->height())).y() == kHall.height());
    QVERIFY(gantt->rowRect(DeviceId(3)).bottom() <= gantt->plotRect().bottom());
    vision->setFocus();
    QTest::keyClick(vision, Qt::Key_PageDown);
    QCOMPARE(w.lessons().answerOf(1), LessonPlayer::Answer::Shown);
    QCOMPARE(w.appearance().vision(), Vision::Protanopia);
    // Escape there is no way out of the presentation.
    QTest::keyClick(vision, Qt::Key_Escape);
    QVERIFY(gantt->hasFocus());
    QVERIFY(w.actions().presentation->isChecked());
    // The table beside it comes and goes without a change.
    bar->findChild<QToolButton*>(QStringLiteral("visionTableButton"))->click();
    auto* table = w.findChild<QDialog*>(QStringLiteral("colourVisionDialog"));
    QVERIFY(table && table->isVisible());
    table->close();
    w.lessons().close();
    w.actions().presentation->setChecked(false);
    QCOMPARE(w.appearance().vision(), Vision::Protanopia);
    // The true ones to compare with, without an end to it.
    vision->setCurrentIndex(static_cast<int>(Vision::Normal));
    QVERIFY(bar->isVisible());
    bar->findChild<QToolButton*>(QStringLiteral("visionOffButton"))->click();
    QVERIFY(!bar->isVisible() && !w.actions().colourVision->isChecked());
    QCOMPARE(w.appearance().vision(), Vision::Normal);
    w.actions().colourVision->trigger();
    w.actions().colourVision->trigger();
    QVERIFY(!bar->isVisible());
    QCOMPARE(w.appearance().vision(), Vision::Normal);
}

void TestPresentation::visionBarOutlivesItsLanguage()
{
    Window w;
    w.actions().colourVision->trigger();
    w.appearance().setVision(Vision::Tritanopia);
    setLanguage(QStringLiteral("ru"));
    MainWindow russian(w);
    QVERIFY(!russian.findChild<VisionBar*>()->isHidden());
    QVERIFY(russian.actions().colourVision->isChecked());
    QCOMPARE(russian.appearance().vision(), Vision::Tritanopia);
}

QTEST_MAIN(TestPresentation)
#include "tst_presentation.moc"
