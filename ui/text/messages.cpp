// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/messages.h"

#include "core/model/errortext.h"
#include "core/schedule/registry.h"
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <string>

namespace bubblescope {
namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("closedform", text);
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Fills in %1 to %9 in one pass, so that an argument that holds a % sign cannot be taken for a placeholder.
QString filled(const QString& pattern, const std::vector<std::string>& args)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = i + 1 < pattern.size() && pattern[i] == u'%' ? pattern[i + 1].digitValue() : -1;
        if (number >= 1 && static_cast<std::size_t>(number) <= args.size()) {
            text += translated(args[static_cast<std::size_t>(number) - 1]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

}  // namespace

QString translated(std::string_view english)
{
    const std::string source(english);
    const QString text = QCoreApplication::translate("core", source.c_str());
    if (text != fromCore(source))
        return text;
    // The same sentence with other figures is one text: "a group of 3 is smaller …" is there as "a group of %1 …".
    std::string pattern;
    std::vector<std::string> figures;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (!isDigit(source[i])) {
            pattern += source[i];
            continue;
        }
        const std::size_t begin = i;
        while (i + 1 < source.size() && isDigit(source[i + 1]))
            ++i;
        figures.push_back(source.substr(begin, i + 1 - begin));
        pattern += '%' + std::to_string(figures.size());
    }
    const QString known = QCoreApplication::translate("core", pattern.c_str());
    return known == fromCore(pattern) ? text : filled(known, figures);
}

QString fromWorker(std::string_view english)
{
    const QString whole = translated(english);
    if (whole != fromCore(english))
        return whole;
    constexpr std::string_view kSeparators[] = {"; ", ", ", ": "};
    QString text;
    while (!english.empty()) {
        std::size_t end = english.size();
        for (const std::string_view separator : kSeparators)
            end = std::min(end, english.find(separator));
        text += translated(english.substr(0, end));
        if (end < english.size())
            text += fromCore(english.substr(end, 2));
        english.remove_prefix(std::min(english.size(), end + 2));
    }
    return text;
}

QString errorText(const Error& error)
{
    QString sentence = filled(translated(errorTemplate(error.code)), error.args);
    return error.where.empty() ? sentence : fromCore(error.where) + QStringLiteral(": ") + sentence;
}

QString blockedText(const BlockedUnit& unit)
{
    QStringList needs;
    for (const BlockedUnit::Need& need : unit.waitingFor)
        needs << (need.inSchedule
                      ? fromCore(need.op)
                      : QCoreApplication::translate("blocked", "%1, which no device runs").arg(fromCore(need.op)));
    return QCoreApplication::translate("blocked", "%1 waits for %2")
        .arg(fromCore(unit.unit), needs.join(QStringLiteral(", ")));
}

QString settingErrorText(const Error& error, bool hasChunks)
{
    const std::pair<std::string_view, const char*> names[] = {
        {"devices", QT_TRANSLATE_NOOP("setting", "Stages")},
        {"chunks", QT_TRANSLATE_NOOP("setting", "Chunks per device")},
        {"microbatches", QT_TRANSLATE_NOOP("setting", "Microbatches")},
        {"iterations", QT_TRANSLATE_NOOP("setting", "Iterations")},
        {"schedule", QT_TRANSLATE_NOOP("setting", "Schedule")},
        {"costs.forward_ns", QT_TRANSLATE_NOOP("setting", "Forward")},
        {"costs.backward_input_ns", QT_TRANSLATE_NOOP("setting", "Backward for the input")},
        {"costs.backward_weight_ns", QT_TRANSLATE_NOOP("setting", "Backward for the weights")},
        {"costs.slowdown", QT_TRANSLATE_NOOP("setting", "Slowdown of each stage")},
        {"transfer.latency_ns", QT_TRANSLATE_NOOP("setting", "Transfer")},
        {"transfer.bytes", QT_TRANSLATE_NOOP("setting", "Size of a transfer")},
        {"transfer.bytes_per_second", QT_TRANSLATE_NOOP("setting", "Bandwidth")},
        {"jitter.amount", QT_TRANSLATE_NOOP("setting", "Jitter")},
        {"batch.samples", QT_TRANSLATE_NOOP("setting", "Samples")},
        {"batch.overhead_ns", QT_TRANSLATE_NOOP("setting", "Overhead")},
        {"memory_limit_bytes", QT_TRANSLATE_NOOP("setting", "Memory limit")},
    };
    Error named = error;
    // A list's entry keeps its number.
    const std::string key = error.where.substr(0, error.where.find('['));
    constexpr std::string_view kOption = "options.";
    QString name;
    for (const auto& [known, text] : names)
        if (known == key)
            name = QCoreApplication::translate("setting", text);
    if (key == "devices" && hasChunks)
        name = QCoreApplication::translate("setting", "Devices");
    if (key.starts_with(kOption))
        name = optionLabel(key.substr(kOption.size()));
    if (!name.isEmpty())
        named.where = name.toStdString() + error.where.substr(key.size());
    for (std::string& arg : named.args)
        if (findSchedule(arg))
            arg = scheduleName(arg).toStdString();
    return errorText(named);
}

QString optionLabel(std::string_view id)
{
    QString label = translated(id);
    label.replace(u'-', u' ');
    if (!label.isEmpty())
        label[0] = label[0].toUpper();
    return label;
}

QString closedFormReason(const ClosedForm& form)
{
    switch (form.reason) {
    case NoClosedForm::None:
        return {};
    case NoClosedForm::UnknownSchedule:
        return say(QT_TRANSLATE_NOOP("closedform", "none is known for this schedule"));
    case NoClosedForm::UnequalStages:
        return filled(say(QT_TRANSLATE_NOOP("closedform", "stage %1 is slower than the others")), form.args);
    case NoClosedForm::Transfers:
        return say(QT_TRANSLATE_NOOP("closedform", "transfers take time"));
    case NoClosedForm::Jitter:
        return say(QT_TRANSLATE_NOOP("closedform", "durations are random"));
    case NoClosedForm::UnequalMicrobatches:
        return say(QT_TRANSLATE_NOOP("closedform", "the batch does not divide evenly into microbatches"));
    case NoClosedForm::FewMicrobatches:
        return filled(say(QT_TRANSLATE_NOOP("closedform", "M = %1 is too small: it holds from M = %2 on")), form.args);
    case NoClosedForm::OtherTimes:
        return filled(say(QT_TRANSLATE_NOOP("closedform", "it holds for times of F, I and W with %1")), form.args);
    case NoClosedForm::NotDivisible:
        return filled(say(QT_TRANSLATE_NOOP("closedform", "P = %1 does not divide M = %2")), form.args);
    case NoClosedForm::Searched:
        return say(QT_TRANSLATE_NOOP("closedform", "the order is made for these very costs"));
    case NoClosedForm::Iterations:
        return say(QT_TRANSLATE_NOOP("closedform", "iterations run into each other"));
    }
    return {};
}

QString closedFormText(const ClosedForm& form)
{
    if (form.formula.empty())
        return say(QT_TRANSLATE_NOOP("closedform", "closed form: %1")).arg(closedFormReason(form));
    const QString formula = fromCore(form.formula) + QStringLiteral(" = ") + formatPercent(form.bubbleRatio);
    if (form.applies())
        return formula;
    return say(QT_TRANSLATE_NOOP("closedform", "%1 does not apply: %2")).arg(formula, closedFormReason(form));
}

QString scheduleName(std::string_view id)
{
    const ScheduleInfo* info = findSchedule(id);
    return info ? translated(info->name) : fromCore(id);
}

}  // namespace bubblescope
