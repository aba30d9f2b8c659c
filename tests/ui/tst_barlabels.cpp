// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Bars of one length all have a label, or none has, at whatever width.

#include "ui/gantt/barlook.h"
#include "ui/gantt/ganttview.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QTest>

using namespace bubblescope;

namespace {

struct Bench {
    explicit Bench(int microbatches)
        : play(&session)
        , view(&play, &appearance)
    {
        appearance.setMode(Appearance::Mode::Light);
        view.show();
        Scenario scenario;
        scenario.schedule = "gpipe";
        scenario.devices = 4;
        scenario.microbatches = microbatches;
        session.load(scenario);
        session.waitUntilIdle();
        play.toEnd();
        // The cursor's line would lie over a bar.
        play.setCursorShown(false);
    }

    Appearance appearance;
    Session session;
    PlayController play;
    GanttView view;
};

/// Whether text in the colour that forwards are labelled in is upon a bar.
bool isLabelled(const Bench& b, const QImage& picture, std::size_t op)
{
    const QRect bar = b.view.barRect(op).toRect().adjusted(2, 4, -2, -4);
    const QColor ink = b.appearance.theme().onForward;
    for (int y = bar.top(); y <= bar.bottom(); ++y)
        for (int x = bar.left(); x <= bar.right(); ++x)
            if (picture.pixelColor(x, y) == ink)
                return true;
    return false;
}

}  // namespace

class TestBarLabels : public QObject {
    Q_OBJECT

private slots:
    void barsOfOneLengthAreAlike_data();
    void barsOfOneLengthAreAlike();
    void roomIsForTheLargestNumber();
};

void TestBarLabels::barsOfOneLengthAreAlike_data()
{
    QTest::addColumn<int>("microbatches");
    QTest::newRow("one digit") << 8;
    QTest::newRow("one and two digits") << 12;
}

void TestBarLabels::barsOfOneLengthAreAlike()
{
    QFETCH(int, microbatches);
    Bench b(microbatches);
    const auto all = static_cast<int>(4 * microbatches);
    int withLabels = 0;
    int without = 0;
    // From too narrow for any to wide enough for all.
    for (int width = 420; width < 1100; width += 3) {
        b.view.resize(width, 260);
        const QImage picture = b.view.viewport()->grab().toImage();
        int labelled = 0;
        for (int stage = 0; stage < 4; ++stage)
            for (int m = 0; m < microbatches; ++m)
                labelled += isLabelled(b, picture, b.play.run()->indexOf(stage, OpKind::Forward, m)) ? 1 : 0;
        QVERIFY2(labelled == 0 || labelled == all, qPrintable(QStringLiteral("%1 px: %2").arg(width).arg(labelled)));
        (labelled == 0 ? without : withLabels) += 1;
    }
    QVERIFY(withLabels > 0 && without > 0);
}

void TestBarLabels::roomIsForTheLargestNumber()
{
    Bench b(12);
    using Texts = std::vector<std::string>;
    const std::size_t op = b.play.run()->indexOf(0, OpKind::Forward, 3);
    QCOMPARE(barLabels(*b.play.run(), op, 1), (Texts{"F3", "3"}));
    QCOMPARE(widestLabels(*b.play.run(), op, 1), (Texts{"F00", "00"}));
}

QTEST_MAIN(TestBarLabels)
#include "tst_barlabels.moc"
