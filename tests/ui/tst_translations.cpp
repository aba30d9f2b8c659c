// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The .ts files: every text is there and translated, with its placeholders, what core hands out included.

#include "core/io/scenariojson.h"
#include "core/model/errortext.h"
#include "core/schedule/registry.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/messages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace bubblescope;

namespace {

struct Message {
    QString context;
    QString source;
    QStringList translations;  ///< several for plural forms
    bool plural = false;
    bool finished = true;
};

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value("numerus") == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.finished = !xml.attributes().hasAttribute("type");
            if (!message.plural) {
                message.translations << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> messagesOf(const QString& language)
{
    QFile file(QStringLiteral(BUBBLESCOPE_SOURCE_DIR "/resources/translations/bubblescope_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << readMessage(xml, context);
    }
    if (xml.hasError() || messages.isEmpty())
        qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(xml.errorString()));
    return messages;
}

QStringList placeholdersIn(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%(?:[1-9]|n)|\\{[a-z]+\\}|<[a-z/]+>"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

QString shown(const Message& message)
{
    return message.context + QStringLiteral(": “") + message.source + QStringLiteral("”");
}

/// Scenarios that some schedule or other refuses.
QList<Scenario> awkwardScenarios()
{
    QList<Scenario> list;
    for (const ScheduleInfo& info : scheduleRegistry())
        for (const int devices : {3, 4})
            for (const int microbatches : {1, 5, 9})
                for (const int chunks : {1, 2, 3, 4}) {
                    Scenario s;
                    s.schedule = info.id;
                    s.devices = devices;
                    s.microbatches = microbatches;
                    s.chunks = chunks;
                    list << s;
                    for (const ScheduleOption& option : info.options)
                        for (const char* value : {"1", "2", "device-memory", "search"}) {
                            s.options = {{std::string(option.id), value}};
                            list << s;
                        }
                }
    return list;
}

}  // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(setLanguage("en")); }

    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("pluralForms");
        QTest::newRow("English") << "en" << 2;
        QTest::newRow("Polish") << "pl" << 3;
        QTest::newRow("Russian") << "ru" << 3;
    }
    void everyTextIsTranslated()
    {
        QFETCH(const QString, language);
        QFETCH(const int, pluralForms);
        QStringList wrong;
        for (const Message& message : messagesOf(language)) {
            if (!message.finished || message.translations.contains(QString())) {
                wrong << shown(message) + QStringLiteral(" is not translated");
                continue;
            }
            if (message.plural && message.translations.size() != pluralForms)
                wrong << shown(message) + QStringLiteral(" needs %1 forms").arg(pluralForms);
            for (const QString& translation : message.translations) {
                if (placeholdersIn(translation) != placeholdersIn(message.source))
                    wrong << shown(message) + QStringLiteral(" has other placeholders in “%1”").arg(translation);
                if (message.source.endsWith(u'…') != translation.endsWith(u'…'))
                    wrong << shown(message) + QStringLiteral(" ends otherwise in “%1”").arg(translation);
                if (message.source.startsWith(u' ') != translation.startsWith(u' '))
                    wrong << shown(message) + QStringLiteral(" begins otherwise in “%1”").arg(translation);
                if (message.source.contains(u'&') != translation.contains(u'&'))
                    wrong << shown(message) + QStringLiteral(" has another mnemonic in “%1”").arg(translation);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void languagesHaveTheSameTexts()
    {
        const auto keys = [](const QString& language) {
            QStringList list;
            for (const Message& message : messagesOf(language))
                list << shown(message);
            list.sort();
            return list;
        };
        QCOMPARE(keys("pl"), keys("ru"));
    }

    /// Whatever core can hand out for tr() of the window is listed for the translators.
    void coreTextsAreListed()
    {
        QSet<QString> listed;
        for (const Message& message : messagesOf("ru"))
            if (message.context == u"core")
                listed << message.source;
        QStringList missing;
        const auto need = [&](std::string_view text) {
            if (!text.empty() && !listed.contains(fromCore(text)))
                missing << fromCore(text);
        };
        for (const ScheduleInfo& info : scheduleRegistry()) {
            need(info.name);
            need(info.description);
            need(info.source);
            for (const ScheduleOption& option : info.options) {
                need(option.id);
                need(option.description);
                for (const std::string_view choice : option.choices)
                    need(choice);
            }
        }
        for (int code = 0; code <= static_cast<int>(ErrorCode::CannotFinish); ++code)
            need(errorTemplate(static_cast<ErrorCode>(code)));
        const QDir examples(QStringLiteral(":/presets"));
        QVERIFY(!examples.isEmpty());
        for (const QString& name : examples.entryList()) {
            QFile file(examples.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Result<Scenario> scenario = readScenarioJson(file.readAll().toStdString(), name.toStdString());
            QVERIFY(scenario.ok());
            need(scenario.value().title);
        }
        missing.removeDuplicates();
        QVERIFY2(missing.isEmpty(), qPrintable(u'\n' + missing.join(u'\n')));
    }

    /// Sentences with figures are looked up without them.
    void reasonsOfRefusalsAreTranslated()
    {
        QVERIFY(setLanguage("ru"));
        QStringList english;
        int refusals = 0;
        for (const Scenario& scenario : awkwardScenarios()) {
            const Result<Schedule> made = makeSchedule(scenario);
            if (made.ok() || made.error().code != ErrorCode::Refused)
                continue;
            ++refusals;
            const std::string& reason = made.error().args.at(1);
            if (translated(reason) == fromCore(reason))
                english << fromCore(reason);
            else
                QVERIFY2(errorText(made.error()).contains(translated(reason)), reason.c_str());
        }
        QVERIFY(refusals > 20);
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(u'\n' + english.join(u'\n')));
    }

    void figuresStayWhereTheyBelong()
    {
        QVERIFY(setLanguage("ru"));
        const QString text = translated("a group of 3 is smaller than the number of devices, 4, so its first "
                                        "microbatch would wait for its own next chunk; use 4 or more");
        QVERIFY2(text.startsWith(QStringLiteral("группа 3 ")) && text.contains(QStringLiteral("устройств, 4,")),
                 qPrintable(text));
        // What is no text of core's stays as it is.
        QCOMPARE(translated("run-17.json"), QStringLiteral("run-17.json"));
        QCOMPARE(translated("42"), QStringLiteral("42"));
        QCOMPARE(fromWorker("2 cores, AMD EPYC 9B14; up to 256 devices"),
                 QStringLiteral("ядер: 2, AMD EPYC 9B14; устройств до 256"));
        QCOMPARE(fromWorker("no GPU module: /a, b; c: gone"), QStringLiteral("нет модуля GPU: /a, b; c: gone"));
    }

    void numbersAndPluralsFollowTheLanguage()
    {
        constexpr QChar space(0x00A0);
        QCOMPARE(formatPercent(0.273), QStringLiteral("27.3") + space + u'%');
        QCOMPARE(QCoreApplication::translate("HoverText", "after %n updates", nullptr, 1),
                 QStringLiteral("after 1 update"));
        QVERIFY(setLanguage("ru"));
        QCOMPARE(currentLanguage(), QStringLiteral("ru"));
        QCOMPARE(formatPercent(0.273), QStringLiteral("27,3") + space + u'%');
        QCOMPARE(formatTime(2'500'000), QStringLiteral("2,5") + space + QStringLiteral("мс"));
        QCOMPARE(QCoreApplication::translate("LiveStatus", "%n iterations", nullptr, 21),
                 QStringLiteral("21 итерация"));
        QCOMPARE(QCoreApplication::translate("LiveStatus", "%n iterations", nullptr, 3), QStringLiteral("3 итерации"));
        QCOMPARE(QCoreApplication::translate("LiveStatus", "%n iterations", nullptr, 5), QStringLiteral("5 итераций"));
        QVERIFY(!setLanguage("xx"));
        QCOMPARE(currentLanguage(), QStringLiteral("ru"));
    }

    /// A file means the same whatever language the window speaks.
    void filesDoNotFollowTheLanguage()
    {
        Scenario scenario;
        scenario.costs.forwardNs = {2'500'000};
        scenario.costs.slowdown = {1, 1.5, 1, 1};
        const std::string english = writeScenarioJson(scenario);
        QVERIFY(setLanguage("ru"));
        QCOMPARE(writeScenarioJson(scenario), english);
        QVERIFY(readScenarioJson(english, "x").ok());
    }
};

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
