// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helptopic.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

namespace bubblescope {
namespace {

QString say(const char* english)
{
    return english == nullptr ? QString() : QCoreApplication::translate("help", english);
}

template <class Take>
void forEachTopic(Take take)
{
    for (const std::span<const HelpTopic> topics : {controlTopics(), viewTopics(), definitionTopics()})
        for (const HelpTopic& topic : topics)
            take(topic);
}

QHash<QString, const HelpTopic*> byWidget()
{
    QHash<QString, const HelpTopic*> topics;
    forEachTopic([&](const HelpTopic& topic) {
        const QString names = QString::fromUtf8(topic.widgets.data(), static_cast<qsizetype>(topic.widgets.size()));
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts))
            topics.insert(name, &topic);
    });
    return topics;
}

/// What is left of a name without its number, or without the kind of its widget.
QString stem(QString name)
{
    for (const char* kind : {"Slider", "Spin"})
        if (name.endsWith(QLatin1String(kind)))
            name.chop(static_cast<qsizetype>(qstrlen(kind)));
    while (!name.isEmpty() && name.back().isDigit())
        name.chop(1);
    return name;
}

}  // namespace

QString HelpTopic::translatedName() const
{
    return say(name);
}

QString HelpTopic::translatedText() const
{
    return say(text);
}

QString HelpTopic::translatedFormula() const
{
    return say(formula);
}

QString HelpTopic::plain() const
{
    QStringList parts{translatedName() + u'.', translatedText()};
    if (formula != nullptr)
        parts << translatedFormula() + u'.';
    if (!source.empty())
        parts << QString::fromUtf8(source.data(), static_cast<qsizetype>(source.size()));
    return parts.join(u' ');
}

const HelpTopic* findTopic(std::string_view id)
{
    const HelpTopic* found = nullptr;
    forEachTopic([&](const HelpTopic& topic) {
        if (topic.id == id)
            found = &topic;
    });
    return found;
}

const HelpTopic* topicOfWidget(const QString& objectName)
{
    static const QHash<QString, const HelpTopic*> topics = byWidget();
    const HelpTopic* exact = topics.value(objectName);
    return exact != nullptr ? exact : topics.value(stem(objectName));
}

}  // namespace bubblescope
