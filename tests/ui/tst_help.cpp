// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations: every control and every figure has one, definitions say what core computes, and the `?`, Shift+F1 and
// the window of definitions show them. The line at the first start.

#include "core/analysis/idlecauses.h"
#include "core/schedule/registry.h"
#include "tests/ui/everyview.h"
#include "ui/help/helpbutton.h"
#include "ui/help/helpdialog.h"
#include "ui/help/helpmark.h"
#include "ui/live/livebar.h"
#include "ui/panels/controlpanel.h"
#include "ui/panels/figurelabel.h"
#include "ui/panels/figurespanel.h"
#include "ui/panels/rowlist.h"
#include "ui/text/language.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QWhatsThis>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

/// A view of ours that the keyboard reaches.
bool isView(const QWidget* widget)
{
    return QByteArray(widget->metaObject()->className()).startsWith("bubblescope::") &&
           (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
}

bool isControl(const QWidget* widget)
{
    if (qobject_cast<const HelpMark*>(widget) || qobject_cast<const HelpButton*>(widget))
        return false;
    return qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QAbstractSlider*>(widget) ||
           qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractButton*>(widget) ||
           qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QTabBar*>(widget) ||
           qobject_cast<const QAbstractItemView*>(widget) || isView(widget);
}

/// Controls of ours, not what Qt makes them of.
QList<QWidget*> controlsIn(QWidget* parent)
{
    QList<QWidget*> controls;
    for (QWidget* widget : parent->findChildren<QWidget*>())
        if (isControl(widget) && widget->window() == parent->window() &&
            !qobject_cast<QComboBox*>(widget->parentWidget()) &&
            !qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) && !widget->objectName().startsWith("qt_") &&
            widget->focusPolicy() != Qt::NoFocus)
            controls << widget;
    return controls;
}

/// What ends a dialog: its word says all.
bool isPlain(const QWidget* control)
{
    return qobject_cast<const QDialogButtonBox*>(control->parentWidget()) != nullptr;
}

QString nameOf(const QWidget* widget)
{
    return QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
}

void addUnexplained(QWidget* parent, QStringList& missing)
{
    for (const QWidget* control : controlsIn(parent))
        if (topicOfWidget(control->objectName()) == nullptr)
            missing << nameOf(control);
    missing.removeDuplicates();
}

HelpCard* shownCard()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* card = qobject_cast<HelpCard*>(widget); card && card->isVisible())
            return card;
    return nullptr;
}

QString textOf(const QWidget* card)
{
    QStringList texts;
    for (const QLabel* label : card->findChildren<QLabel*>())
        texts << label->text();
    return texts.join(u'\n');
}

}  // namespace

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName("BubblescopeTest");
        QCoreApplication::setApplicationName("help");
        QVERIFY(m_home.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
    }
    void init()
    {
        QSettings().clear();
        QVERIFY(setLanguage("en"));
    }

    void topicsAreWhole()
    {
        QSet<QString> ids;
        QSet<QString> widgets;
        for (const std::span<const HelpTopic> topics : {controlTopics(), viewTopics(), definitionTopics()})
            for (const HelpTopic& topic : topics) {
                const QString id = QString::fromStdString(std::string(topic.id));
                QVERIFY2(!ids.contains(id), qPrintable(id));
                ids << id;
                QCOMPARE(findTopic(topic.id), &topic);
                const QString text = topic.translatedText();
                QVERIFY2(!topic.translatedName().isEmpty() && text.endsWith(u'.'), qPrintable(id));
                QVERIFY2(text.size() < 330, qPrintable(id + QStringLiteral(": two sentences are enough")));
                const QString names = QString::fromStdString(std::string(topic.widgets));
                for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
                    QVERIFY2(!widgets.contains(name), qPrintable(name));
                    widgets << name;
                    QCOMPARE(topicOfWidget(name), &topic);
                }
            }
        QCOMPARE(topicOfWidget("forwardSlider"), findTopic("forward"));
        QCOMPARE(topicOfWidget("slowdown12"), findTopic("slowdown"));
        QVERIFY(topicOfWidget("nothing") == nullptr);
    }

    void everyControlIsExplained()
    {
        Window window;
        QStringList missing;
        auto* panel = window.findChild<ControlPanel*>();
        for (const ScheduleInfo& info : scheduleRegistry()) {
            if (info.id == "custom")
                continue;
            Scenario scenario = window.session().scenario();
            scenario.schedule = info.id;
            scenario.chunks = fittingChunks(info, 1);
            scenario.options.clear();
            window.session().edit(QStringLiteral("test"), scenario);
            addUnexplained(panel, missing);
        }
        QVERIFY(controlsIn(panel).size() > 40);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    /// Whatever can be pressed, dragged or chosen, in each window and each state of it.
    void everyControlOfEveryViewIsExplained()
    {
        FakeWorker::useRealWorker();
        QSet<QString> seen;
        QStringList missing;
        MainWindow window(false);
        forEachView(window, [&](QWidget* view, const char* name) {
            if (qobject_cast<HelpDialog*>(view) || qobject_cast<HelpCard*>(view))
                return;
            for (const QWidget* control : controlsIn(view)) {
                const QString what = nameOf(control);
                if (!control->isVisible() || isPlain(control) || seen.contains(what))
                    continue;
                seen << what;
                if (topicOf(control) == nullptr)
                    missing << what + QStringLiteral(" in ") + QLatin1String(name);
            }
        });
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
        QVERIFY(seen.size() > 120);
    }

    void everyFigureIsExplained()
    {
        Window window;
        QStringList missing;
        int figures = 0;
        for (QWidget* widget : window.findChild<FiguresPanel*>()->findChildren<QWidget*>()) {
            const bool isFigure = qobject_cast<FigureLabel*>(widget) || qobject_cast<RowList*>(widget) ||
                                  (qobject_cast<StyledLabel*>(widget) && !widget->objectName().isEmpty());
            // Says only that the figures are those of older settings.
            if (!isFigure || widget->objectName() == QStringLiteral("staleNote"))
                continue;
            ++figures;
            const HelpTopic* topic = topicOfWidget(widget->objectName());
            if (topic == nullptr || topic->kind != HelpKind::Figure)
                missing << nameOf(widget);
        }
        QVERIFY(figures >= 17);
        for (int cause = 0; cause < kIdleCauses; ++cause)
            if (!findTopic("cause-" + std::string(idOf(static_cast<IdleCause>(cause)))))
                missing << QString::fromStdString(std::string(idOf(static_cast<IdleCause>(cause))));
        for (const char* name : {"hallBubble", "hallAtEnd", "hallTime", "hallMakespan", "rowFigures", "memoryChart",
                                 "activationsChart", "differenceTable", "leastHead"})
            if (topicOfWidget(name) == nullptr)
                missing << name;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    /// What the definitions say, worked out here from the intervals alone.
    void definitionsAreWhatIsComputed()
    {
        Window window;
        for (const char* schedule : {"gpipe", "1f1b", "zb-h1", "interleaved-1f1b"}) {
            Scenario scenario;
            scenario.schedule = schedule;
            scenario.chunks = schedule == std::string("interleaved-1f1b") ? 2 : 1;
            scenario.iterations = 3;
            scenario.costs.slowdown = {1, 1, 2, 1};
            scenario.transfer.latencyNs = kNsPerMs / 2;
            window.load(scenario);
            const Run& run = *window.session().run();
            const Analysis& analysis = run.analysis;
            const Timeline& timeline = run.timeline;
            const double devices = run.schedule.deviceCount();
            TimeNs makespan = 0;
            TimeNs busy = 0;
            TimeNs ideal = 0;
            TimeNs longestSpan = 0;
            for (int d = 0; d < run.schedule.deviceCount(); ++d) {
                const Timeline::Row row = timeline.row(DeviceId(d));
                TimeNs busyHere = 0;
                for (std::size_t i = 0; i < row.ops.size(); ++i)
                    busyHere += row.endNs[i] - row.startNs[i];
                busy += busyHere;
                ideal = std::max(ideal, busyHere);
                makespan = std::max(makespan, row.endNs.back());
                longestSpan = std::max(longestSpan, row.endNs.back() - row.startNs.front());
            }
            const double idle = devices * static_cast<double>(makespan) - static_cast<double>(busy);
            QCOMPARE(analysis.makespanNs, makespan);
            QCOMPARE(analysis.bubbleRatio, 1 - static_cast<double>(busy) / (devices * static_cast<double>(makespan)));
            QCOMPARE(analysis.overheadRatio, idle / static_cast<double>(busy));
            QCOMPARE(analysis.spanBubbleRatio, 1 - static_cast<double>(ideal) / static_cast<double>(longestSpan));
            TimeNs byCause = 0;
            for (const TimeNs ns : analysis.idleByCauseNs)
                byCause += ns;
            QCOMPARE(byCause, analysis.bubbleTimeNs);
            TimeNs path = 0;
            for (const PathStep& step : run.criticalPath)
                path += step.endNs - step.startNs;
            QCOMPARE(path, makespan);
            QCOMPARE(analysis.steady.iterationNs, analysis.iterationEndNs[1] - analysis.iterationEndNs[0]);
        }
    }

    void markFollowsPointerAndFocus()
    {
        Window window;
        auto* panel = window.findChild<ControlPanel*>();
        auto* mark = panel->findChild<HelpMark*>();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!mark->isVisible());
        auto* forward = panel->findChild<QWidget*>("forwardSlider");
        QTest::mouseMove(window.windowHandle(), forward->mapTo(&window, QPoint(20, 5)));
        QTRY_VERIFY(mark->isVisible());
        QCOMPARE(mark->topic(), findTopic("forward"));
        // In the margin: over no control.
        const QRect place(mark->mapTo(&window, QPoint(0, 0)), mark->size());
        for (const QWidget* control : controlsIn(panel))
            if (control->isVisible())
                QVERIFY2(!QRect(control->mapTo(&window, QPoint(0, 0)), control->size()).intersects(place),
                         qPrintable(nameOf(control)));
        // It stays while the pointer goes to it.
        QTest::mouseMove(window.windowHandle(), place.center());
        QCOMPARE(mark->topic(), findTopic("forward"));
        QTest::mouseClick(mark, Qt::LeftButton);
        HelpCard* card = shownCard();
        QVERIFY(card);
        QVERIFY(textOf(card).contains(findTopic("forward")->translatedText()));
        QVERIFY(textOf(card).contains(QStringLiteral("(M+P−1)")));
        QVERIFY(card->accessibleName().contains(QStringLiteral("Huang et al. 2019")));
        QTest::keyClick(card, Qt::Key_Escape);
        QTRY_VERIFY(!shownCard());

        QTest::mouseMove(window.windowHandle(), window.findChild<QWidget*>("ganttView")->mapTo(&window, QPoint(9, 9)));
        QTRY_VERIFY(!mark->isVisible());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        panel->findChild<QWidget*>("microbatchesSpin")->setFocus();
        QTRY_VERIFY(mark->isVisible());
        QCOMPARE(mark->topic(), findTopic("microbatches"));

        // It goes along when the controls above make room, and away with its own.
        const auto beside = [mark](const QWidget* control) {
            const int y = control->mapTo(mark->parentWidget(), control->rect().center()).y();
            return std::abs(mark->geometry().center().y() - y) <= 2;
        };
        auto* spin = panel->findChild<QWidget*>("microbatchesSpin");
        QVERIFY(beside(spin));
        Scenario scenario = window.session().scenario();
        scenario.schedule = "zb-v";
        scenario.chunks = 2;
        window.session().edit(QStringLiteral("test"), scenario);
        QTRY_VERIFY(beside(spin));
        panel->findChild<QWidget*>("option-order")->setFocus();
        QTRY_COMPARE(mark->topic(), findTopic("order"));
        QTRY_VERIFY(beside(panel->findChild<QWidget*>("option-order")));
        window.session().undoStack()->undo();
        QTRY_VERIFY(mark->topic() != findTopic("order"));
    }

    void shiftF1ExplainsTheControlWithTheFocus()
    {
        Window window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.findChild<QWidget*>("slowMiddleSwitch")->setFocus();
        QTest::keyClick(&window, Qt::Key_F1, Qt::ShiftModifier);
        HelpCard* card = shownCard();
        QVERIFY(card);
        QVERIFY(textOf(card).startsWith(QStringLiteral("Slow middle stage\n")));
        // From there to all of them.
        card->findChild<QPushButton*>("helpMore")->click();
        auto* dialog = window.findChild<HelpDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->findChild<QTextBrowser*>()->toPlainText().startsWith(QStringLiteral("Slow middle stage")));
        QTRY_VERIFY(!shownCard());
    }

    void clickAfterWhatIsThisExplains()
    {
        Window window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto clickOn = [&window](const char* name) {
            const auto* widget = window.findChild<QWidget*>(QLatin1String(name));
            QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                              widget->mapTo(&window, widget->rect().center()));
        };
        window.actions().explainPointed->trigger();
        clickOn("loopButton");
        HelpCard* card = shownCard();
        QVERIFY(card);
        QVERIFY(textOf(card).startsWith(QStringLiteral("Loop\n")));
        // It was explained, not pressed.
        QVERIFY(!window.play().loop());
        card->close();
        QTRY_VERIFY(!shownCard());
        // That was all: the next click is a click.
        clickOn("loopButton");
        QVERIFY(window.play().loop());
        QVERIFY(!shownCard());
        // What nothing explains ends it as well.
        window.actions().explainPointed->trigger();
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          window.findChild<QWidget*>(QStringLiteral("playBar"))->mapTo(&window, QPoint(2, 2)));
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QVERIFY(!shownCard());
    }

    void clickOnAFiguresNameDefinesIt()
    {
        Window window;
        auto* panel = window.findChild<FiguresPanel*>();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        int names = 0;
        for (QLabel* name : panel->findChildren<QLabel*>()) {
            const HelpTopic* topic = name->buddy() ? topicOf(name) : nullptr;
            if (topic == nullptr || !name->isVisible())
                continue;
            ++names;
            panel->ensureWidgetVisible(name);
            QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                              name->mapTo(&window, QPoint(4, name->height() / 2)));
            HelpCard* card = shownCard();
            QVERIFY2(card, qPrintable(name->text()));
            QVERIFY(textOf(card).contains(topic->translatedText()));
            card->close();
            QTRY_VERIFY(!shownCard());
        }
        QVERIFY2(names >= 9, qPrintable(QString::number(names)));
    }

    void definitionsAreSearched()
    {
        Window window;
        window.actions().figures->trigger();
        auto* dialog = window.findChild<HelpDialog*>();
        auto* list = dialog->findChild<QListWidget*>();
        auto* text = dialog->findChild<QTextBrowser*>();
        auto* search = dialog->findChild<QLineEdit*>("helpSearch");
        QVERIFY(text->toPlainText().startsWith(QStringLiteral("Bubble, up to the cursor")));
        window.actions().glossary->trigger();
        QVERIFY(text->toPlainText().startsWith(QStringLiteral("Activation")));
        QTest::keyClicks(search, QStringLiteral("megatron"));
        const auto shown = [list] {
            QStringList names;
            for (int i = 0; i < list->count(); ++i)
                if (!list->item(i)->isHidden())
                    names << list->item(i)->text();
            return names;
        };
        QVERIFY2(shown().contains(QStringLiteral("Overhead over ideal")), qPrintable(shown().join(u'\n')));
        QVERIFY(!shown().contains(QStringLiteral("Glossary")));
        QVERIFY(text->toPlainText().contains(QStringLiteral("Megatron")));
        search->setText(QStringLiteral("in flight"));
        QVERIFY(text->toPlainText().startsWith(QStringLiteral("In flight")));
        search->setText(QStringLiteral("qqq"));
        QVERIFY(shown().isEmpty());
        QVERIFY(!text->toPlainText().isEmpty());
        search->clear();
        dialog->activateWindow();
        QTRY_VERIFY(dialog->isActiveWindow());
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(list->hasFocus());
        for (const char* name : {"glossary", "warm-up", "microbatch", "stage", "bubble-term", "in-flight"})
            QVERIFY2(name == std::string("glossary") || findTopic(name), name);
        // The lessons are there too.
        bool lessons = false;
        for (const QAction* menu : window.menuBar()->actions())
            if (menu->text() == QStringLiteral("&Help"))
                for (const QAction* entry : menu->menu()->actions())
                    lessons = lessons || (entry->menu() && entry->menu()->actions().size() > 8);
        QVERIFY(lessons);
    }

    void dialogsExplainWhatIsNotPlain()
    {
        Window window;
        for (QAction* action : {window.actions().bestSchedule, window.actions().balance, window.actions().charts}) {
            action->trigger();
            QDialog* dialog = nullptr;
            for (QDialog* child : window.findChildren<QDialog*>())
                if (child->isVisible())
                    dialog = child;
            QVERIFY(dialog);
            auto* button = dialog->findChild<HelpButton*>();
            QVERIFY2(button && !button->accessibleName().isEmpty(), qPrintable(dialog->objectName()));
            button->click();
            QVERIFY2(shownCard(), qPrintable(dialog->objectName()));
            shownCard()->close();
            QTRY_VERIFY(!shownCard());
            dialog->close();
        }
        window.actions().live->setChecked(true);
        QVERIFY(window.findChild<LiveBar*>()->findChild<HelpButton*>());
    }

    void shiftF1ExplainsInDialogs()
    {
        Window window;
        window.actions().exportFile->trigger();
        auto* dialog = window.findChild<QDialog*>(QStringLiteral("exportDialog"));
        QVERIFY(dialog);
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        dialog->findChild<QWidget*>(QStringLiteral("exportScale"))->setFocus();
        QTest::keyClick(dialog, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(shownCard());
        QVERIFY(textOf(shownCard()).startsWith(QStringLiteral("Size of the export\n")));
        shownCard()->close();
        dialog->close();
    }

    void hintAtTheFirstStartAlone()
    {
        const auto hintOf = [](MainWindow& window) { return window.findChild<FirstHint*>(); };
        {
            Window window(true);
            QVERIFY(hintOf(window)->isVisible());
            QVERIFY(hintOf(window)->findChild<QLabel*>()->text().contains(QStringLiteral("stage 2")));
            QCOMPARE(window.session().scenario().schedule, std::string("1f1b"));
            QCOMPARE(window.session().scenario().devices, 4);
            hintOf(window)->findChild<QToolButton*>()->click();
            QVERIFY(!hintOf(window)->isVisible());
            window.close();
        }
        Window again(true);
        QVERIFY(!hintOf(again)->isVisible());
        QSettings().clear();
        Window presented(true);
        QVERIFY(hintOf(presented)->isVisible());
        presented.actions().presentation->setChecked(true);
        QVERIFY(!hintOf(presented)->isVisible());
        presented.actions().presentation->setChecked(false);
        presented.close();
        QSettings().clear();
        Window changed(true);
        QVERIFY(hintOf(changed)->isVisible());
        Scenario scenario = changed.session().scenario();
        scenario.costs.slowdown = {1, 1, 2, 1};
        changed.session().edit(QStringLiteral("test"), scenario);
        QVERIFY(!hintOf(changed)->isVisible());
        QSettings().clear();
        Window played(true);
        QVERIFY(hintOf(played)->isVisible());
        played.actions().playPause->trigger();
        QVERIFY(!hintOf(played)->isVisible());
        // Pictures are of the scenario.
        Window picture(false);
        QVERIFY(!hintOf(picture)->isVisible());
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
