// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The program asked to end by a signal: it ends as if its window had been closed.

#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

/// Whether the process has a handler of its own for the signal.
bool handles(qint64 process, int signal)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("SigCgt:"))
            return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (signal - 1) & 1) != 0;
    return false;
}

}  // namespace

class TestEndSignals : public QObject {
    Q_OBJECT

private slots:
    void endsAndRemembers_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("kill") << SIGTERM;
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("terminal gone") << SIGHUP;
    }

    void endsAndRemembers()
    {
        QFETCH(int, signal);
        const QTemporaryDir home;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            environment.insert(name, home.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BUBBLESCOPE_PATH), {"--theme", "dark"});
        QVERIFY(program.waitForStarted());
        constexpr int kMinuteMs = 60'000;
        QTRY_VERIFY_WITH_TIMEOUT(handles(program.processId(), signal), kMinuteMs);
        ::kill(static_cast<pid_t>(program.processId()), signal);
        QVERIFY(program.waitForFinished(kMinuteMs));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        const QSettings kept(home.filePath("Bubblescope/bubblescope.conf"), QSettings::IniFormat);
        QVERIFY(kept.contains("window/geometry"));
        QCOMPARE(kept.value("appearance/mode").toInt(), 2);  // dark
    }
};

QTEST_GUILESS_MAIN(TestEndSignals)
#include "tst_endsignals.moc"
