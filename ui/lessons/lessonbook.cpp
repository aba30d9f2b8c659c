// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonbook.h"

#include "core/io/lessonjson.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace bubblescope {
namespace {

/// No lesson is larger; what is is not read into memory to find out.
constexpr qint64 kMostBytes = 16 << 20;

/// Empty where it cannot be read.
QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() <= kMostBytes ? file.readAll() : QByteArray();
}

}  // namespace

const std::vector<LessonEntry>& builtInLessons()
{
    static const std::vector<LessonEntry> lessons = lessonsIn(QStringLiteral(":/lessons"));
    return lessons;
}

std::vector<LessonEntry> lessonsIn(const QString& folder)
{
    std::vector<LessonEntry> lessons;
    if (folder.isEmpty())
        return lessons;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({"*.json"}, QDir::Files, QDir::Name))
        if (isLessonFile(dir.filePath(name)))
            lessons.push_back(readLesson(dir.filePath(name)));
    return lessons;
}

const LessonEntry* findLesson(const std::vector<LessonEntry>& lessons, const QString& wanted)
{
    const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const LessonEntry& entry) {
        const QFileInfo file(entry.path);
        return wanted == entry.id || (!wanted.isEmpty() && wanted == entry.number) || wanted == file.fileName() ||
               wanted == file.completeBaseName();
    });
    return found == lessons.end() ? nullptr : &*found;
}

LessonEntry readLesson(const QString& path)
{
    static const QRegularExpression pattern(QStringLiteral("^(?:(\\d+)-)?(.+)$"));
    const QFileInfo info(path);
    const QRegularExpressionMatch match = pattern.match(info.completeBaseName());
    LessonEntry entry{path, match.captured(2), match.captured(1), nullptr, std::nullopt};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        entry.error = Error{ErrorCode::CannotRead, {}, {path.toStdString(), file.errorString().toStdString()}, {}};
        return entry;
    }
    const QByteArray text = file.read(kMostBytes);
    const Result<Lesson> lesson =
        readLessonJson({text.data(), static_cast<std::size_t>(text.size())}, info.fileName().toStdString());
    if (lesson.ok())
        entry.lesson = std::make_shared<const Lesson>(lesson.value());
    else
        entry.error = lesson.error();
    return entry;
}

bool isLessonFile(const QString& path)
{
    if (QFileInfo(path).suffix().compare(u"json", Qt::CaseInsensitive) != 0)
        return false;
    const QByteArray text = contentsOf(path);
    return looksLikeLesson({text.data(), static_cast<std::size_t>(text.size())});
}

QString inWindowLanguage(const LessonText& text)
{
    // A number and its unit, and a formula, stay on one line.
    static const QRegularExpression inFormula(
        QStringLiteral("(?<=\\d) (?=(?:%|ms|мс)(?!\\p{L}))| (?=[=×/+−·] )|(?<= [=×/+−·]) "));
    return fromCore(text.in(currentLanguage().toStdString())).replace(inFormula, QString(QChar(QChar::Nbsp)));
}

}  // namespace bubblescope
