// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: walked with a presenter's keys in every language, asked and answered, left and returned to.
// With BUBBLESCOPE_PICTURES set to a folder the walk leaves a picture of each step there.

#include "core/io/scenariojson.h"
#include "tests/ui/windowfixture.h"
#include "ui/gantt/ganttview.h"
#include "ui/lessons/lessonpane.h"
#include "ui/lessons/talleststack.h"
#include "ui/text/language.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace bubblescope;

namespace {

struct Window : test::Window {
    explicit Window(bool remembers = false)
        : test::Window(remembers)
    {
        appearance().setMotion(false);
    }

    void lesson(const QString& wanted, int step = 0)
    {
        const auto error = openLesson(wanted, step);
        QVERIFY(!error);
        settle();
    }
    void settle()
    {
        QVERIFY(session().waitUntilIdle());
        QVERIFY(lessons().settled());
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key)
    {
        QTest::keyClick(this, key);
        settle();
    }
    LessonPane* pane() { return findChild<LessonPane*>(); }
    QWidget* page()
    {
        auto* pages = pane()->findChild<TallestStack*>();
        return pages->page(pages->current());
    }
    template <class Widget>
    Widget* part(const char* name)
    {
        return page()->findChild<Widget*>(QLatin1String(name));
    }
    QString notice() { return findChild<NoticeBar*>()->text(); }
    bool framed() { return findChild<QWidget*>("lessonMark") != nullptr; }
};

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray ownLesson(const QByteArray& members = "\"source\": \"mine\"")
{
    return R"({"bubblescope_lesson": 1, "title": "My lesson", "steps": [{"text": "one",
        "scenario": {"schedule": "gpipe", "devices": 3, "microbatches": 2}, )" +
           members + "}]}";
}

/// What of a page's texts is cut off; empty where all can be read.
QString clipped(QWidget* page)
{
    for (const QLabel* label : page->findChildren<QLabel*>())
        if (label->isVisible() && label->height() < label->heightForWidth(label->width()))
            return label->text();
    for (const QAbstractButton* button : page->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->width() < button->minimumSizeHint().width())
            return button->text();
    for (const QWidget* part : page->findChildren<QWidget*>())
        if (part->isVisible() && !page->rect().contains(QRect(part->mapTo(page, QPoint()), part->size())))
            return part->objectName() + " reaches out";
    return {};
}

void keepPicture(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(window.grab().save(folder + '/' + name + ".png"));
}

QPoint middleOfGap(Window& w, int device, TimeNs fromNs, TimeNs toNs)
{
    auto* gantt = w.findChild<GanttView*>("ganttView");
    const QRect plot = gantt->plotRect();
    const PlayController& play = w.play();
    const double share = (static_cast<double>(fromNs + toNs) / 2 - static_cast<double>(play.fromNs())) /
                         static_cast<double>(play.toNs() - play.fromNs());
    const auto row = play.run()->timeline.row(DeviceId(device));
    return {plot.left() + qRound(share * plot.width()), qRound(gantt->barRect(row.firstIndex).center().y())};
}

}  // namespace

class TestLessonPane : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::rememberIn(m_home); }

    void liveBarGoesWithItsLesson()
    {
        Window w;
        const QAction* live = w.actions().live;
        w.lesson(QStringLiteral("9"), 2);
        QVERIFY(live->isChecked());
        w.lessons().close();
        QVERIFY(!live->isChecked());
        // One's own stays.
        w.actions().live->setChecked(true);
        w.lesson(QStringLiteral("9"), 2);
        w.lessons().close();
        QVERIFY(live->isChecked());
    }

    void cleanup() { setLanguage(QStringLiteral("en")); }

    void walked_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("language");
        QCOMPARE(builtInLessons().size(), std::size_t{9});
        for (const LessonEntry& entry : builtInLessons())
            for (const char* language : {"en", "ru", "pl"})
                QTest::newRow(qPrintable(entry.id + ' ' + language)) << entry.number << language;
    }

    void walked()
    {
        QFETCH(const QString, number);
        QFETCH(const QString, language);
        QVERIFY(setLanguage(language));
        Window w;
        w.lesson(number);
        const LessonPlayer& player = w.lessons();
        const int paneHeight = w.pane()->height();
        QStringList seen;
        for (int step = 0; step < player.stepCount(); ++step) {
            QCOMPARE(player.stepIndex(), step);
            const LessonStep& shown = player.step();
            QVERIFY(w.session().scenario() == shown.scenario);
            QVERIFY(w.session().run()->scenario == shown.scenario);
            QCOMPARE(w.play().cursorNs(), shown.cursorNs.value_or(w.play().lastNs()));
            QCOMPARE(w.notice(), QString());
            const QString text = w.part<QLabel>("lessonText")->text();
            QVERIFY(!text.isEmpty() && !seen.contains(text));
            seen << text;
            QCOMPARE(clipped(w.page()), QString());
            const auto* title = w.pane()->findChild<QLabel*>("lessonTitle");
            QVERIFY2(title->width() >= title->sizeHint().width(), qPrintable(title->text()));
            QVERIFY(w.pane()->showsAll());
            QCOMPARE(w.pane()->height(), paneHeight);
            QCOMPARE(w.framed(), shown.marks.control || shown.marks.figure);
            QCOMPARE(w.size(), QSize(1280, 720));
            const QString name = QStringLiteral("%1-%2-%3").arg(number).arg(step + 1).arg(language);
            keepPicture(w, name);
            if (shown.question) {
                QVERIFY(!w.part<QLabel>("lessonReason")->isVisible());
                w.press(Qt::Key_PageDown);
                QCOMPARE(player.stepIndex(), step);
                QVERIFY(w.part<QLabel>("lessonReason")->isVisible());
                QCOMPARE(clipped(w.page()), QString());
                keepPicture(w, name + "-answer");
            }
            w.press(Qt::Key_PageDown);
        }
        QCOMPARE(player.stepIndex(), player.stepCount() - 1);
        QVERIFY(player.isOpen());
    }

    void remoteAndArrowsStepOnlyThroughLessons()
    {
        Window w;
        w.play().toStart();
        w.press(Qt::Key_PageDown);
        QCOMPARE(w.play().cursorNs(), w.play().tickNs());
        w.lesson("2", 1);
        w.press(Qt::Key_PageDown);
        QCOMPARE(w.lessons().stepIndex(), 2);
        w.press(Qt::Key_PageUp);
        QCOMPARE(w.lessons().stepIndex(), 1);
        w.press(Qt::Key_Right);
        QCOMPARE(w.lessons().stepIndex(), 2);
        const TimeNs cursor = w.play().cursorNs();
        w.press(Qt::Key_Left);
        w.press(Qt::Key_Right);
        QCOMPARE(w.play().cursorNs(), cursor);
        // With the field of a question in hand the remote still works.
        w.press(Qt::Key_PageUp);
        w.press(Qt::Key_PageUp);
        auto* number = w.part<QDoubleSpinBox>("lessonNumber");
        number->setFocus();
        QTest::keyClick(number, Qt::Key_PageDown);
        QCOMPARE(w.lessons().answerOf(0), LessonPlayer::Answer::Shown);
        w.lessons().close();
        w.settle();
        w.play().toStart();
        w.press(Qt::Key_Right);
        w.press(Qt::Key_PageDown);
        QCOMPARE(w.play().cursorNs(), 2 * w.play().tickNs());
    }

    void numberIsGuessed()
    {
        Window w;
        w.lesson("2");
        auto* number = w.part<QDoubleSpinBox>("lessonNumber");
        const auto guess = [&](const char* digits) {
            number->setFocus();
            number->selectAll();
            QTest::keyClicks(number, digits);
            QTest::keyClick(number, Qt::Key_Return);
        };
        guess("7");
        QCOMPARE(w.lessons().answerOf(0), LessonPlayer::Answer::Wrong);
        QVERIFY(!w.part<QLabel>("lessonReason")->isVisible());
        QVERIFY(!w.part<QLabel>("lessonHint")->text().isEmpty());
        guess("6");
        QCOMPARE(w.lessons().answerOf(0), LessonPlayer::Answer::Right);
        QVERIFY(w.part<QLabel>("lessonReason")->isVisible());
        QCOMPARE(w.part<QLabel>("lessonVerdict")->text(), QString("Right."));
        // Known answers stay known on the way back.
        w.press(Qt::Key_PageDown);
        QCOMPARE(w.lessons().stepIndex(), 1);
        w.press(Qt::Key_PageUp);
        QVERIFY(w.part<QLabel>("lessonReason")->isVisible());
    }

    void choiceIsGuessed()
    {
        Window w;
        w.lesson("1", 1);
        QTest::mouseClick(w.part<QPushButton>("lessonChoice0"), Qt::LeftButton);
        QCOMPARE(w.lessons().answerOf(1), LessonPlayer::Answer::Wrong);
        QVERIFY(w.part<QPushButton>("lessonChoice0")->isChecked());
        QTest::mouseClick(w.part<QPushButton>("lessonChoice1"), Qt::LeftButton);
        QVERIFY(!w.part<QPushButton>("lessonChoice0")->isChecked());
        QTest::mouseClick(w.part<QPushButton>("lessonChoice2"), Qt::LeftButton);
        QCOMPARE(w.lessons().answerOf(1), LessonPlayer::Answer::Right);
        QCOMPARE(w.part<QLabel>("lessonVerdict")->text(), QString("Right."));
        w.lesson("1", 1);
        QTest::mouseClick(w.part<QPushButton>("lessonShowAnswer"), Qt::LeftButton);
        QCOMPARE(w.lessons().answerOf(1), LessonPlayer::Answer::Shown);
        QCOMPARE(w.part<QLabel>("lessonVerdict")->text(), QString("The answer"));
    }

    void bubbleIsClicked()
    {
        Window w;
        w.lesson("2", 3);
        auto* gantt = w.findChild<GanttView*>("ganttView");
        const TimeNs ms = kNsPerMs;
        QTest::mouseClick(gantt->viewport(), Qt::LeftButton, {}, middleOfGap(w, 0, 4 * ms, 6 * ms));
        QVERIFY(w.play().pinnedGap());
        QCOMPARE(w.lessons().answerOf(3), LessonPlayer::Answer::Wrong);
        QTest::mouseClick(gantt->viewport(), Qt::LeftButton, {}, middleOfGap(w, 2, 0, 2 * ms));
        QCOMPARE(w.lessons().answerOf(3), LessonPlayer::Answer::Right);
        // Shown without a guess, the bubble itself is shown too.
        w.lesson("2", 3);
        QVERIFY(!w.play().pinnedGap());
        w.press(Qt::Key_PageDown);
        QVERIFY(w.play().pinnedGap());
        QCOMPARE(w.play().pinnedGap()->device, DeviceId(2));
    }

    void returnsToTheStep()
    {
        Window w;
        w.lesson("3");
        const LessonStep step = w.lessons().step();
        Scenario played = step.scenario;
        played.microbatches = 30;
        w.session().edit("more", played);
        QVERIFY(w.session().waitUntilIdle());
        w.play().setCursorNs(0);
        w.play().zoomAboutCursor(3);
        QVERIFY(w.session().run()->scenario == played);
        w.press(Qt::Key_Backspace);
        QVERIFY(w.session().run()->scenario == step.scenario);
        QCOMPARE(w.play().cursorNs(), step.cursorNs.value());
        QVERIFY(w.play().fromNs() <= 0 && w.play().toNs() >= w.play().endNs());
        // One's own change can be taken back as well.
        w.session().undoStack()->undo();
        QVERIFY(w.session().scenario() == played);
    }

    void ownScenarioComesBack()
    {
        QTemporaryDir folder;
        Window w;
        Scenario own = w.session().scenario();
        own.microbatches = 5;
        const QString path = folder.filePath("own.json");
        write(path, QByteArray::fromStdString(writeScenarioJson(own)));
        QVERIFY(w.openFile(path));
        QVERIFY(w.session().waitUntilIdle());
        w.play().setCursorNs(30 * kNsPerMs);
        w.play().setRange(0, 90 * kNsPerMs);
        const int steps = w.session().undoStack()->index();
        w.lesson("3", 3);
        QVERIFY(w.play().pathShown());
        QVERIFY(w.windowTitle().startsWith("The slow middle stage"));
        QVERIFY(!w.isWindowModified());
        // Saving in a lesson must not write over one's own file.
        QCOMPARE(w.files().path(), QString());
        w.press(Qt::Key_PageUp);
        // What is pinned goes first.
        QVERIFY(w.play().pinnedGap());
        w.press(Qt::Key_Escape);
        QVERIFY(w.lessons().isOpen());
        w.press(Qt::Key_Escape);
        QVERIFY(!w.lessons().isOpen());
        QVERIFY(w.pane()->isHidden());
        QVERIFY(!w.framed());
        QVERIFY(w.session().run()->scenario == own);
        QCOMPARE(w.play().cursorNs(), 30 * kNsPerMs);
        QCOMPARE(w.play().toNs(), 90 * kNsPerMs);
        QVERIFY(!w.play().pathShown());
        QCOMPARE(w.files().path(), path);
        QVERIFY(!w.isWindowModified());
        // Nobody changed anything, so there is nothing to undo.
        QCOMPARE(w.session().undoStack()->index(), steps);
    }

    void restartBringsTheOwnScenario()
    {
        Scenario own;
        {
            Window w(true);
            own = w.session().scenario();
            own.microbatches = 7;
            w.session().edit("seven", own);
            QVERIFY(w.session().waitUntilIdle());
            w.lesson("5");
            w.close();
        }
        Window w(true);
        QVERIFY(w.session().scenario() == own);
        QVERIFY(!w.lessons().isOpen());
    }

    void filesAreOpened()
    {
        QTemporaryDir folder;
        const QString good = folder.filePath("good.json");
        const QString bad = folder.filePath("bad.json");
        const QString scenario = folder.filePath("scenario.json");
        write(good, ownLesson());
        write(bad, ownLesson(R"("show": {"device": 3})"));
        write(scenario, QByteArray::fromStdString(writeScenarioJson({})));
        Window w;
        QVERIFY(!w.openFile(bad));
        QVERIFY2(w.notice().contains("bad.json: steps[0].show.device: 3 is out of range"), qPrintable(w.notice()));
        QVERIFY(!w.lessons().isOpen());
        QVERIFY(w.openFile(good));
        w.settle();
        QCOMPARE(w.session().scenario().devices, 3);
        QVERIFY(w.part<QLabel>("lessonNote")->text().contains("mine"));
        // A scenario is what one wants to see now.
        QVERIFY(w.openFile(scenario));
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(!w.lessons().isOpen());
        QVERIFY(w.session().scenario() == Scenario());
        QVERIFY(w.openLesson("no such lesson"));
        QVERIFY(w.notice().contains("no such lesson"));
    }

    void menuListsAll()
    {
        QTemporaryDir folder;
        write(folder.filePath("mine.json"), ownLesson());
        write(folder.filePath("broken.json"), ownLesson("\"x\": 1"));
        write(folder.filePath("other.json"), "{}");
        Window w;
        w.setLessonFolder(folder.path());
        auto* menu = w.findChild<QMenu*>("lessonMenu");
        const auto texts = [menu] {
            emit menu->aboutToShow();
            QStringList all;
            for (const QAction* action : menu->actions())
                all << action->text();
            return all.join('\n');
        };
        QVERIFY(texts().contains("The formula and its limits"));
        QVERIFY(texts().contains("My lesson"));
        QVERIFY(texts().contains("broken.json"));
        QVERIFY(!texts().contains("other.json"));
        QLocale::setDefault(QLocale("ru"));
        QVERIFY(texts().contains(QStringLiteral("Формула и её границы")));
        w.lesson("mine");
        QVERIFY(w.part<QLabel>("lessonNote")->text().contains(QLocale("ru").nativeLanguageName()));
    }

    void languageChangesWhileOpen()
    {
        Window w;
        w.lesson("4", 1);
        const QString english = w.part<QLabel>("lessonText")->text();
        QLocale::setDefault(QLocale("pl"));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(w.pane(), &change);
        QCOMPARE(w.lessons().stepIndex(), 1);
        QVERIFY(w.part<QLabel>("lessonText")->text() != english);
    }

    void pointsAtEverything_data()
    {
        QTest::addColumn<QByteArray>("show");
        for (const char* figure : {"bubble", "bubble-at-end", "devices", "makespan", "causes", "first-result",
                                   "activations", "queues", "bubble-ratio", "overhead", "longest-span"})
            QTest::newRow(figure) << QByteArray(R"({"figure": ")") + figure + "\"}";
        for (const char* control : {"schedule", "stages", "microbatches", "chunks", "forward", "backward", "transfer",
                                    "slowdown", "batch", "jitter", "iterations", "barrier", "model"})
            QTest::newRow(control) << QByteArray(R"({"control": ")") + control + "\"}";
    }

    void pointsAtEverything()
    {
        QFETCH(const QByteArray, show);
        QTemporaryDir folder;
        const QString path = folder.filePath("own.json");
        write(path, ownLesson(R"("show": )" + show));
        Window w;
        QVERIFY(w.openFile(path));
        w.settle();
        auto* mark = w.findChild<QWidget*>("lessonMark");
        QVERIFY(mark);
        // Scrolled into sight, unless the control itself is not there for this schedule.
        if (mark->isVisible())
            QVERIFY(!mark->visibleRegion().isEmpty());
    }

    void wrongFactIsSaid()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("own.json");
        write(path, ownLesson(R"("expect": {"makespan_ns": "5ms"})"));
        Window w;
        QVERIFY(w.openFile(path));
        w.settle();
        QCOMPARE(w.notice(),
                 "own.json: steps[0].expect.makespan_ns: the lesson says 5 ms, but the simulation gives 12 ms");
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestLessonPane)
#include "tst_lessonpane.moc"
