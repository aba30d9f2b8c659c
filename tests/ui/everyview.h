// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All that the program shows, one after another, for tests that hold of every view: the main window in its states,
// alone and presented, and each dialog.

#include "tests/core/streamtext.h"
#include "tests/ui/liveworkers.h"
#include "tests/ui/windowfixture.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/help/helpcard.h"
#include "ui/live/capabilityprobe.h"
#include "ui/panels/expander.h"
#include "ui/window/firsthint.h"
#include "ui/window/keysheet.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTemporaryDir>

namespace bubblescope::test {

inline void settle(MainWindow& window)
{
    QVERIFY(window.session().waitUntilIdle());
    // What a worker says of this machine comes when it comes.
    for (const CapabilityProbe* probe : window.findChildren<CapabilityProbe*>())
        QTRY_VERIFY_WITH_TIMEOUT(!probe->asking(), 30'000);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

/// Calls `look` with the main window in several states and with each dialog.
template <class Look>
void forEachView(MainWindow& window, Look look)
{
    window.appearance().setMode(Appearance::Mode::Light);
    window.appearance().setMotion(false);
    window.resize(1280, 720);
    window.show();
    settle(window);
    window.play().setCursorNs(window.play().endNs() / 2);
    look(&window, "window");
    window.findChild<FirstHint*>()->show();
    settle(window);
    look(&window, "first");
    window.findChild<FirstHint*>()->hide();

    // All there is to unfold, with the options and notes of a schedule that has many.
    for (Expander* expander : window.findChildren<Expander*>())
        expander->setChecked(true);
    for (const char* schedule : {"zb-v", "chimera", "interleaved-1f1b"}) {
        Scenario scenario = window.session().scenario();
        scenario.schedule = schedule;
        scenario.chunks = std::string_view(schedule) == "chimera" ? 1 : 2;
        scenario.iterations = 2;
        scenario.jitter.amount = 0.1;
        scenario.costs.slowdown = {1, 1, 2.5, 1};
        window.session().edit(QStringLiteral("test"), scenario);
        settle(window);
        look(&window, schedule);
    }
    window.actions().live->setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(!window.findChild<CapabilityProbe*>()->asking(), 60'000);
    settle(window);
    look(&window, "live");
    auto* place = window.findChild<QComboBox*>("livePlace");
    for (const auto& [index, name] : {std::pair(1, "live over ssh"), std::pair(0, "live here")}) {
        place->setCurrentIndex(index);
        emit place->activated(index);
        QTRY_VERIFY_WITH_TIMEOUT(!window.findChild<CapabilityProbe*>()->asking(), 60'000);
        settle(window);
        look(&window, name);
        const auto* host = window.findChild<QLineEdit*>("liveHost");
        constexpr int kHostLetters = 16;
        QVERIFY(!host->isVisible() || host->width() > kHostLetters * host->fontMetrics().averageCharWidth());
    }
    window.actions().live->setChecked(false);
    Scenario refused = window.session().scenario();
    refused.schedule = "dualpipe";
    refused.chunks = 1;
    refused.microbatches = 3;
    window.session().edit(QStringLiteral("test"), refused);
    settle(window);
    look(&window, "refused");
    window.session().undoStack()->undo();
    settle(window);

    const std::pair<QAction*, const char*> dialogs[] = {
        {window.actions().bestSchedule, "rank"},  {window.actions().balance, "balance"},
        {window.actions().charts, "charts"},      {window.actions().figures, "help"},
        {window.actions().colourTable, "vision"}, {window.actions().exportFile, "export"}};
    for (const auto& [action, name] : dialogs) {
        action->trigger();
        settle(window);
        QWidget* dialog = nullptr;
        for (QDialog* child : window.findChildren<QDialog*>())
            if (child->isVisible())
                dialog = child;
        QVERIFY(dialog);
        QTest::qWait(300);
        if (auto* charts = qobject_cast<ChartsDialog*>(dialog)) {
            for (const auto page : {ChartsDialog::Microbatches, ChartsDialog::Devices, ChartsDialog::Slowdown,
                                    ChartsDialog::Seeds, ChartsDialog::Causes}) {
                charts->setPage(page);
                QTest::qWait(300);
                look(charts, qPrintable(QStringLiteral("charts%1").arg(page)));
            }
        } else if (auto* format = dialog->findChild<QComboBox*>("exportFormat")) {
            for (int i = 0; i < format->count(); ++i) {
                format->setCurrentIndex(i);
                QTest::qWait(100);
                look(dialog, qPrintable(QStringLiteral("export%1").arg(i)));
            }
        } else {
            look(dialog, name);
        }
        dialog->close();
    }
    // Side by side: two, and as many as there can be, on no common basis, one of them refused.
    Scenario first = window.session().scenario();
    first.memory = MemoryModel();
    first.schedule = "1f1b";
    first.chunks = 1;
    Scenario more = first;
    more.microbatches = 96;
    more.devices = 12;
    more.transfer.latencyNs = 3 * kNsPerMs;
    more.batch.mode = BatchMode::FixedBatch;
    first.costs.slowdown = {1.0};
    more.costs.slowdown = {1.0};
    for (const std::vector<Scenario>& scenarios : {std::vector<Scenario>{first, more}, {more, first, refused, more}}) {
        window.comparison().show(QStringLiteral("test"), scenarios, 1);
        QVERIFY(window.comparison().waitUntilIdle());
        settle(window);
        look(&window, qPrintable(QStringLiteral("compare%1").arg(scenarios.size())));
    }
    window.comparison().end();
    settle(window);

    KeySheet keys(window.actions(), window.appearance(), &window);
    keys.show();
    settle(window);
    look(&keys, "keys");
    keys.close();
    HelpCard* card = HelpCard::open(*findTopic("peak-activations"), &window.appearance(), &window, true);
    settle(window);
    look(card, "card");
    card->close();

    // A measured run that was cut off beside its prediction, and then another that is being prepared.
    QTemporaryDir folder;
    const QString stream = folder.filePath("cut.jsonl");
    write(stream, QByteArray::fromStdString(streamOf(
                      *window.session().run(), {.untilNs = window.session().run()->analysis.makespanNs * 2 / 3})));
    window.live().setView(LiveSession::View::Beside);
    window.openFile(stream);
    QTRY_VERIFY(window.live().predicted());
    settle(window);
    look(&window, "both");
    {
        const FakeWorker calibrates(
            "echo '{\"bsw\":1,\"type\":\"hello\"}'; echo '{\"bsw\":1,\"type\":\"state\",\"state\":\"calibrating\"}'; "
            "read line; read line");
        window.actions().liveRun->trigger();
        QTRY_COMPARE(window.live().status().state, LiveState::Calibrating);
        settle(window);
        look(&window, "both, another begins");
        window.live().cancel();
        QVERIFY(window.live().waitUntilOver(60'000));
    }
    look(&window, "both, another failed");
    window.live().setView(LiveSession::View::Simulated);
    window.actions().live->setChecked(false);
    window.session().undoStack()->undo();
    settle(window);

    QVERIFY(!window.openLesson(QStringLiteral("4"), 1));
    settle(window);
    look(&window, "lesson");
    window.lessons().close();
    window.actions().colourVision->setChecked(true);
    settle(window);
    look(&window, "vision bar");
    window.actions().presentation->setChecked(true);
    // The size of a hall's screen instead of that of the test's.
    window.setWindowState(Qt::WindowNoState);
    window.resize(1280, 720);
    settle(window);
    look(&window, "presentation, vision bar");
    window.actions().colourVision->setChecked(false);
    settle(window);
    look(&window, "presentation");
    window.actions().hallControls->trigger();
    settle(window);
    look(&window, "presentation, controls");
    window.actions().hallBars->trigger();
    settle(window);
    look(&window, "presentation, bars");
    window.actions().hallBars->trigger();
    // Questions for a number, a choice and a bubble, and a comparison.
    for (const auto& [lesson, step] : {std::pair(2, 0), std::pair(3, 0), std::pair(7, 2), std::pair(5, 1)}) {
        QVERIFY(!window.openLesson(QString::number(lesson), step));
        settle(window);
        look(&window, qPrintable(QStringLiteral("presentation, lesson %1").arg(lesson)));
        window.lessons().close();
        settle(window);
    }
    for (const std::vector<Scenario>& scenarios : {std::vector<Scenario>{first, more}, {more, first, refused, more}}) {
        window.comparison().show(QStringLiteral("test"), scenarios, 1);
        QVERIFY(window.comparison().waitUntilIdle());
        settle(window);
        look(&window, qPrintable(QStringLiteral("presentation, compare%1").arg(scenarios.size())));
    }
    window.comparison().end();
    settle(window);
    window.actions().presentation->setChecked(false);
}

}  // namespace bubblescope::test
