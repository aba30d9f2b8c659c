// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/run.h"
#include "core/model/errortext.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QLocale>
#include <QtTest/QTest>

using namespace bubblescope;

namespace {

/// No-break spaces as plain ones, so that expectations can be read.
QString plain(QString text)
{
    return text.replace(QChar(0x00A0), u' ');
}

std::shared_ptr<const Run> runOf(const Scenario& scenario)
{
    Result<std::shared_ptr<const Run>> run = computeRun(scenario);
    return run.ok() ? run.value() : nullptr;
}

}  // namespace

class TestText : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void times_data();
    void times();
    void percents_data();
    void percents();
    void numbersFollowTheLocale();
    void everyErrorHasASentence();
    void argumentsAreNotPlaceholders();
    void closedForms_data();
    void closedForms();
};

void TestText::times_data()
{
    QTest::addColumn<qint64>("ns");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << qint64{0} << "0 ms";
    QTest::newRow("whole") << qint64{138'000'000} << "138 ms";
    QTest::newRow("trailing zeros") << qint64{2'500'000} << "2.5 ms";
    QTest::newRow("one ns") << qint64{1} << "0.000001 ms";
    QTest::newRow("four digits") << qint64{12'345'678} << "12.35 ms";
    QTest::newRow("rounds to a whole") << qint64{9'999'960} << "10 ms";
    QTest::newRow("never rounds ms away") << qint64{9'876'543'210} << "9877 ms";
    QTest::newRow("as the ruler from 10 s on") << qint64{10'000'000'000} << "10 s";
    QTest::newRow("neither in seconds") << qint64{123'456'700'000} << "123.457 s";
    QTest::newRow("millions of seconds") << qint64{1'234'567'000'000'000} << "1234567 s";
}

void TestText::times()
{
    QFETCH(qint64, ns);
    QTEST(plain(formatTime(ns)), "text");
}

void TestText::percents_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0.0 %";
    QTest::newRow("three digits") << 0.27272727 << "27.3 %";
    QTest::newRow("small") << 0.0526 << "5.3 %";
    QTest::newRow("whole") << 1.0 << "100 %";
    QTest::newRow("nearly whole") << 0.999999 << "99.9 %";
    QTest::newRow("more than whole") << 1.25 << "125 %";
    QTest::newRow("not quite") << 0.9994 << "99.9 %";
}

void TestText::percents()
{
    QFETCH(double, ratio);
    QTEST(plain(formatPercent(ratio)), "text");
}

void TestText::numbersFollowTheLocale()
{
    QLocale::setDefault(QLocale(QLocale::Polish));
    QCOMPARE(plain(formatTime(2'500'000)), QStringLiteral("2,5 ms"));
    QCOMPARE(plain(formatPercent(0.417)), QStringLiteral("41,7 %"));
    QCOMPARE(formatFactor(2.5), QStringLiteral("×2,5"));
    QCOMPARE(plain(formatTime(1'234 * kNsPerMs)), QStringLiteral("1234 ms"));
    QCOMPARE(plain(formatTime(12'345 * kNsPerMs)), QStringLiteral("12,345 s"));
}

void TestText::everyErrorHasASentence()
{
    for (int code = 0; code <= static_cast<int>(ErrorCode::CannotFinish); ++code) {
        const Error error{static_cast<ErrorCode>(code), "some.where", {"a", "b", "c", "d"}, nullptr};
        QCOMPARE(errorText(error), QString::fromStdString(describe(error)));
        QVERIFY(errorText(error).size() > QStringLiteral("some.where: ").size());
    }
}

void TestText::argumentsAreNotPlaceholders()
{
    const Error error{ErrorCode::CannotRead, "", {"100%2.json", "gone"}, nullptr};
    QCOMPARE(errorText(error), QStringLiteral("cannot read 100%2.json: gone"));
}

void TestText::closedForms_data()
{
    QTest::addColumn<QString>("schedule");
    QTest::addColumn<int>("microbatches");
    QTest::addColumn<double>("slowdown");
    QTest::addColumn<qint64>("latency");
    QTest::addColumn<QString>("text");
    QTest::newRow("applies") << "gpipe" << 8 << 1.0 << qint64{0} << "(P−1)/(P+M−1) = 27.3 %";
    QTest::newRow("slow stage") << "gpipe" << 8 << 2.5 << qint64{0}
                                << "(P−1)/(P+M−1) = 27.3 % does not apply: stage 2 is slower than the others";
    QTest::newRow("transfers") << "1f1b" << 8 << 1.0 << qint64{1000}
                               << "(P−1)/(P+M−1) = 27.3 % does not apply: transfers take time";
    QTest::newRow("no overlap") << "sequential" << 3 << 1.0 << qint64{0} << "1−1/P = 75.0 %";
}

void TestText::closedForms()
{
    QFETCH(QString, schedule);
    QFETCH(int, microbatches);
    QFETCH(double, slowdown);
    QFETCH(qint64, latency);
    Scenario scenario;
    scenario.schedule = schedule.toStdString();
    scenario.microbatches = microbatches;
    scenario.costs.slowdown = {1, 1, slowdown, 1};
    scenario.transfer.latencyNs = latency;
    const auto run = runOf(scenario);
    QVERIFY(run);
    QTEST(plain(closedFormText(run->analysis.theory)), "text");
}

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
