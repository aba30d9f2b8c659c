// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told as it happens: what the keyboard moves to, what steps, undo and lessons change.

#include "tests/ui/windowfixture.h"
#include "ui/charts/lineplot.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/gantt/ganttview.h"
#include "ui/lessons/lessonpane.h"
#include "ui/text/language.h"

#include <QAccessible>

using namespace bubblescope;
using bubblescope::test::Window;

namespace {

struct Told {
    QAccessible::Event what;
    QObject* object;
    QString name;
    QString description;
};

QList<Told>& told()
{
    static QList<Told> list;
    return list;
}

/// The last that was told of this kind, of this object if it matters.
Told last(QAccessible::Event what, const QObject* object = nullptr)
{
    for (auto it = told().crbegin(); it != told().crend(); ++it)
        if (it->what == what && (object == nullptr || it->object == object))
            return *it;
    return {QAccessible::InvalidEvent, nullptr, {}, {}};
}

GanttView* ganttOf(const MainWindow& w)
{
    return w.findChild<GanttView*>(QStringLiteral("ganttView"));
}

void focusGantt(MainWindow& w)
{
    w.activateWindow();
    ganttOf(w)->setFocus();
    QTRY_VERIFY(ganttOf(w)->hasFocus());
    told().clear();
}

}  // namespace

// Qt drops events unless a platform's bridge to a screen reader is active, and lets nobody activate it. Here are those
// two of its functions instead, for this program and for the libraries that it loads.
bool QAccessible::isActive()
{
    return true;
}

void QAccessible::updateAccessibility(QAccessibleEvent* event)
{
    QAccessibleInterface* interface = event->accessibleInterface();
    told().append({event->type(), event->object(), interface ? interface->text(QAccessible::Name) : QString(),
                   interface ? interface->text(QAccessible::Description) : QString()});
}

class TestAccessEvents : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::rememberIn(m_home); }
    void init()
    {
        QVERIFY(setLanguage("en"));
        told().clear();
    }

    void barsAndBubbles()
    {
        Window w;
        focusGantt(w);
        w.play().setCursorNs(0);
        auto* view = ganttOf(w);
        QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier);
        const QString first = QStringLiteral("0F0, forward of microbatch 0 on stage 0, device 0, from 0 ms to 10 ms");
        QCOMPARE(last(QAccessible::Focus).name, first);
        QCOMPARE(last(QAccessible::Selection).name, first);
        QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("0F1, ")));
        QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        const Told bubble = last(QAccessible::Focus);
        QCOMPARE(bubble.name, QStringLiteral("Bubble, device 0, from 40 ms to 70 ms"));
        QVERIFY2(bubble.description.contains(QStringLiteral("gradient")), qPrintable(bubble.description));
        // One after another, each is told of once.
        told().clear();
        QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(std::count_if(told().cbegin(), told().cend(),
                               [](const Told& one) { return one.what == QAccessible::Focus; }),
                 1);
    }

    void steps()
    {
        Window w;
        focusGantt(w);
        w.play().setCursorNs(0);
        QTest::keyClick(&w, Qt::Key_Right);
        const Told step = last(QAccessible::DescriptionChanged, ganttOf(w));
        QVERIFY2(step.description.startsWith(QStringLiteral("At 10 ms bubble 75")), qPrintable(step.description));
        const auto* headline = w.findChild<QWidget*>(QStringLiteral("bubbleHeadline"));
        QVERIFY(last(QAccessible::NameChanged, headline).name.contains(QStringLiteral("75")));
        // Not while it plays.
        w.play().setPlaying(true);
        told().clear();
        w.play().setCursorNs(30 * kNsPerMs);
        QCOMPARE(last(QAccessible::DescriptionChanged, ganttOf(w)).what, QAccessible::InvalidEvent);
    }

    void slidersAndUndo()
    {
        Window w;
        auto* slider = w.findChild<QWidget*>(QStringLiteral("microbatchesSlider"));
        focusGantt(w);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(w.session().waitUntilIdle());
        QVERIFY(!last(QAccessible::ValueChanged, slider).name.isEmpty());
        QVERIFY(last(QAccessible::DescriptionChanged, ganttOf(w)).description.contains(QStringLiteral("240 ms")));
        told().clear();
        QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(w.session().waitUntilIdle());
        QCOMPARE(last(QAccessible::ValueChanged, slider).what, QAccessible::ValueChanged);
        QVERIFY(last(QAccessible::DescriptionChanged, ganttOf(w)).description.contains(QStringLiteral("220 ms")));
    }

    void lanes()
    {
        Window w;
        w.comparison().add();
        QVERIFY(w.comparison().waitUntilIdle());
        QCoreApplication::processEvents();
        focusGantt(w);
        QTest::keyClick(&w, Qt::Key_1, Qt::ControlModifier);
        QVERIFY2(last(QAccessible::NameChanged, ganttOf(w)).name.startsWith(QStringLiteral("A, 1F1B")),
                 qPrintable(last(QAccessible::NameChanged, ganttOf(w)).name));
        QTest::keyClick(&w, Qt::Key_2, Qt::ControlModifier);
        QVERIFY(last(QAccessible::NameChanged, ganttOf(w)).name.startsWith(QStringLiteral("B, 1F1B")));
        w.play().setCursorNs(0);
        QTest::keyClick(ganttOf(w), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("0F0, ")));
        w.comparison().end();
        QVERIFY(ganttOf(w)->accessibleName().startsWith(QStringLiteral("Gantt")));
    }

    void charts()
    {
        Window w;
        w.actions().charts->trigger();
        auto* charts = w.findChild<ChartsDialog*>();
        charts->setPage(ChartsDialog::Microbatches);
        LinePlot* plot = nullptr;
        for (auto* each : charts->findChildren<LinePlot*>())
            plot = each->isVisible() ? each : plot;
        QVERIFY(plot);
        QTRY_VERIFY_WITH_TIMEOUT(!plot->lines().empty(), 20'000);
        charts->activateWindow();
        plot->setFocus();
        told().clear();
        QTest::keyClick(plot, Qt::Key_Right);
        const QString first = last(QAccessible::DescriptionChanged, plot).description;
        QVERIFY2(first.contains(u'%'), qPrintable(first));
        QTest::keyClick(plot, Qt::Key_Right);
        QVERIFY(last(QAccessible::DescriptionChanged, plot).description != first);
    }

    void lessonsAndNotices()
    {
        Window w;
        focusGantt(w);
        QVERIFY(!w.openLesson(QStringLiteral("2")));
        QVERIFY(w.session().waitUntilIdle());
        const auto* pane = w.findChild<LessonPane*>();
        QVERIFY(last(QAccessible::Alert, pane).name.contains(QStringLiteral("One after another")));
        QVERIFY(last(QAccessible::Alert, pane).description.startsWith(QStringLiteral("Three stages")));
        w.lessons().goTo(2);
        QVERIFY(last(QAccessible::Alert, pane).name.contains(QStringLiteral("The first result")));
        w.lessons().close();
        told().clear();
        w.openFile(QStringLiteral("/no/such/file.json"));
        QVERIFY(last(QAccessible::Alert).name.contains(QStringLiteral("Not opened")));
    }

private:
    QTemporaryDir m_home;
};

QTEST_MAIN(TestAccessEvents)
#include "tst_accessevents.moc"
