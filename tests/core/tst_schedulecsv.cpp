// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing PyTorch's schedule CSV, with the quirks of real files.

#include "core/model/errortext.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecommunication.h"
#include "core/schedule/schedulecsv.h"

#include <QFile>
#include <QTest>

using namespace bubblescope;

class TestScheduleCsv : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QByteArray>("canonical");
        QTest::newRow("plain") << QByteArray("0F0,0B0\n1F0,1B0\n") << QByteArray("0F0,0B0\n1F0,1B0\n");
        QTest::newRow("CRLF, spaces, empty cells, no last line end")
            << QByteArray(" 0F0,, 0B0 \r\n,1F0,1B0") << QByteArray("0F0,0B0\n1F0,1B0\n");
        QTest::newRow("split backward") << QByteArray("0F0,0I0,0W0") << QByteArray("0F0,0I0,0W0\n");
        QTest::newRow("old letters: B is the input half") << QByteArray("0F0,0B0,0W0") << QByteArray("0F0,0I0,0W0\n");
        QTest::newRow("old letters: BW is the whole")
            << QByteArray("0F0,0F1,0BW0,0B1,0W1") << QByteArray("0F0,0F1,0B0,0I1,0W1\n");
        QTest::newRow("overlapped pair") << QByteArray("0F0,0F1,(0F2;0B0)OVERLAP_F_B,0B1,0B2")
                                         << QByteArray("0F0,0F1,(0F2;0B0)OVERLAP_F_B,0B1,0B2\n");
        QTest::newRow("communication is left out")
            << QByteArray("0F0,0SEND_F0,0RECV_B0,0B0,0UNSHARD,0REDUCE_GRAD\n1RECV_F0,1F0,1B0,1SEND_B0")
            << QByteArray("0F0,0B0\n1F0,1B0\n");
        QTest::newRow("a blank line is a device without work")
            << QByteArray("0F0\n\n1F0\n") << QByteArray("0F0\n\n1F0\n");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                       "0F0")
                                         << QByteArray("0F0\n");
    }

    void reads()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QByteArray, canonical);
        const Result<Schedule> read = readScheduleCsv(csv.toStdString(), "f.csv");
        if (!read.ok())
            QFAIL(describe(read.error()).c_str());
        QCOMPARE(QByteArray::fromStdString(writeScheduleCsv(read.value())), canonical);
        // Reading back gives the same.
        const Result<Schedule> again = readScheduleCsv(canonical.toStdString(), "f.csv");
        QCOMPARE(again.value().rows->ops, read.value().rows->ops);
        QCOMPARE(again.value().rows->rowBegin, read.value().rows->rowBegin);
    }

    void everySchedulesCommunicationReadsBack_data()
    {
        QTest::addColumn<QString>("schedule");
        for (const ScheduleInfo& info : scheduleRegistry())
            if (info.id != "custom")
                QTest::newRow(std::string(info.id).c_str())
                    << QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
    }

    void everySchedulesCommunicationReadsBack()
    {
        QFETCH(QString, schedule);
        Scenario scenario;
        scenario.schedule = schedule.toStdString();
        scenario.devices = 4;
        scenario.microbatches = 8;
        scenario.chunks = fittingChunks(*findSchedule(scenario.schedule), 2);
        const Result<Schedule> made = makeSchedule(scenario);
        QVERIFY(made.ok());
        const Result<std::string> text = writeScheduleCsvWithCommunication(made.value());
        QVERIFY(text.ok());
        for (const std::string& written : {text.value(), withOldLetters(text.value())}) {
            CommunicationNote note;
            const Result<Schedule> again = readScheduleCsv(written, "again.csv", &note);
            QVERIFY2(again.ok(), again.ok() ? "" : describe(again.error()).c_str());
            QVERIFY2(!note, note ? describe(*note).c_str() : "");
            QCOMPARE(again.value().rows->ops, made.value().rows->ops);
            QCOMPARE(again.value().rows->rowBegin, made.value().rows->rowBegin);
        }
    }

    void sendsAndReceivesArePlacedAsPyTorchDoes()
    {
        // Stages 0 and 2 on one device, 1 and 3 on the other; the first cells of PyTorch's own lowering of this order.
        const Result<Schedule> read =
            readScheduleCsv("0F0,0F1,2F0,2F1,2B0,0B0\n1F0,1F1,3F0,3I0,3W0,3F1,1B0\n", "f.csv");
        QVERIFY(read.ok());
        const Result<std::string> text = writeScheduleCsvWithCommunication(read.value());
        QVERIFY(text.ok());
        QCOMPARE(QByteArray::fromStdString(text.value()),
                 QByteArray("0F0,0SEND_F0,2RECV_F0,0F1,0SEND_F1,2RECV_F1,2F0,2SEND_F0,2F1,2SEND_F1,2RECV_B0,2B0,"
                            "2SEND_B0,0RECV_B0,0B0\n"
                            "1RECV_F0,1F0,1SEND_F0,1RECV_F1,1F1,1SEND_F1,3RECV_F0,3F0,3RECV_F1,3I0,3SEND_B0,1RECV_B0,"
                            "3W0,3F1,1B0,1SEND_B0\n"));
        const Result<Schedule> stuck = readScheduleCsv("0F0,0B0\n1B0,1F0\n", "f.csv");
        QVERIFY(stuck.ok());
        const Result<std::string> none = writeScheduleCsvWithCommunication(stuck.value());
        QVERIFY(!none.ok());
        QCOMPARE(none.error().code, ErrorCode::CannotFinish);
    }

    void realFilesWithCommunication()
    {
        QFile file(QStringLiteral(BUBBLESCOPE_SOURCE_DIR) +
                   QStringLiteral("/../shared/cases/schedules/zb1p_2rank_2stagep_comms.csv"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the folder of real files is not there");
        const std::string text = file.readAll().replace("\r", "").toStdString();
        CommunicationNote note;
        const Result<Schedule> read = readScheduleCsv(text, "real.csv", &note);
        QVERIFY(read.ok());
        QVERIFY2(!note, note ? describe(*note).c_str() : "");
        const Result<std::string> written = writeScheduleCsvWithCommunication(read.value());
        QVERIFY(written.ok());
        QCOMPARE(QByteArray::fromStdString(written.value()).trimmed(), QByteArray::fromStdString(text).trimmed());
    }

    void saysWhatIsWrongWithCommunication_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("says");
        QTest::newRow("no receive") << QByteArray("0F0,0SEND_F0\n1F0\n") << "f.csv:1, cell 2: 0SEND_F0: 1RECV_F0";
        QTest::newRow("no send") << QByteArray("0F0\n1RECV_F0,1F0\n") << "f.csv:2, cell 1: 1RECV_F0: 0SEND_F0";
        QTest::newRow("too late") << QByteArray("0F0,0SEND_F0\n1F0,1RECV_F0\n") << "used before";
        QTest::newRow("too early") << QByteArray("0SEND_F0,0F0\n1RECV_F0,1F0\n") << "made only after";
        QTest::newRow("elsewhere") << QByteArray("0F0\n1RECV_F0,1F0,0SEND_F0\n") << "on device 0";
        QTest::newRow("twice") << QByteArray("0F0,0SEND_F0,0SEND_F0\n1RECV_F0,1F0\n") << "there twice";
        QTest::newRow("of nothing") << QByteArray("0F0,0SEND_F1\n1F0\n") << "not in the schedule";
        QTest::newRow("one is missing") << QByteArray("0F0,0SEND_F0,0F1\n1RECV_F0,1F0,1F1\n")
                                        << "0SEND_F1: it is missing after 0F1";
    }

    void saysWhatIsWrongWithCommunication()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, says);
        CommunicationNote note;
        const Result<Schedule> read = readScheduleCsv(csv.toStdString(), "f.csv", &note);
        QVERIFY(read.ok());
        QVERIFY(note);
        const QString found = QString::fromStdString(describe(*note));
        QVERIFY2(found.contains(says), qPrintable(found));
    }

    void controlCharactersReachNoTerminal()
    {
        const Result<Schedule> read = readScheduleCsv("0F0,\x1b[31m", "f\x07.csv");
        QVERIFY(!read.ok());
        const std::string sentence = describe(read.error());
        QVERIFY(sentence.find("\\x1b[31m") != std::string::npos);
        QVERIFY(std::all_of(sentence.begin(), sentence.end(),
                            [](char c) { return static_cast<unsigned char>(c) >= 0x20; }));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const char* csv, ErrorCode code, const char* where = "f.csv") {
            QTest::newRow(name) << QByteArray(csv) << static_cast<int>(code) << QString(where);
        };
        row("empty", "", ErrorCode::EmptySchedule);
        row("only blanks", ",,\n\n", ErrorCode::EmptySchedule);
        row("word", "0F0\n0F1,hello", ErrorCode::BadCell, "f.csv:2, cell 2");
        row("trailing text", "0F0x", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("no microbatch", "0F", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("unknown letter", "0X1", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("negative", "-1F0", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("number too large for an int", "99999999999F0", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("microbatch too large", "0F1000000", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("stage too large", "40000F0", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("pair not closed", "(0F0;0B1", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("pair of another kind", "(0F0;0B1)OVERLAP", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("empty pair", "()OVERLAP_F_B", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("communication in a pair", "(0F0;0SEND_F0)OVERLAP_F_B", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("five fields of a private fork", "0;F;0;1;2", ErrorCode::BadCell, "f.csv:1, cell 1");
        row("twice", "0F0,0F0", ErrorCode::DuplicateOp);
        row("twice on two devices", "0F0\n0F0", ErrorCode::DuplicateOp);
        row("B and I", "0F0,0B0,0I0,0W0", ErrorCode::MixedBackward);
        row("B and W", "0F0,0F1,0B0,0W0,0I1,0W1", ErrorCode::MixedBackward);
        row("absurdly sparse", "0F0,32000F999999", ErrorCode::TooLarge);
    }

    void refuses()
    {
        QFETCH(QByteArray, csv);
        QFETCH(int, code);
        QFETCH(QString, where);
        const Result<Schedule> read = readScheduleCsv(csv.toStdString(), "f.csv");
        QVERIFY(!read.ok());
        QCOMPARE(static_cast<int>(read.error().code), code);
        QCOMPARE(QString::fromStdString(read.error().where), where);
        QVERIFY(describe(read.error()).find("%1") == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestScheduleCsv)
#include "tst_schedulecsv.moc"
