// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/errortext.h"

#include "core/model/deadlock.h"

namespace bubblescope {

std::string_view errorTemplate(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::CannotRead:
        return "cannot read %1: %2";
    case ErrorCode::CannotWrite:
        return "cannot write %1: %2";
    case ErrorCode::NotJson:
        return "line %1, column %2: this is not JSON: %3";
    case ErrorCode::UnknownKey:
        return "unknown key “%1”; known here: %2";
    case ErrorCode::WrongType:
        return "should be %1, not %2";
    case ErrorCode::OutOfRange:
        return "%1 is out of range; allowed: %2 to %3";
    case ErrorCode::NotOneOf:
        return "“%1” is not one of: %2";
    case ErrorCode::BadDuration:
        return "“%1” is no duration; write 0 or at least 1ns, in milliseconds or with a unit: 500us, 2.5ms, 1s";
    case ErrorCode::WrongCount:
        return "%1 values given; allowed: %2";
    case ErrorCode::Mismatch:
        return "the values add up to %1, but should to %2";
    case ErrorCode::UnsupportedVersion:
        return "version %1 of the format is not known to this program, which reads version %2";
    case ErrorCode::MissingVersion:
        return "the key “%1” is missing, which says the version of the format; this program reads “%1”: %2";
    case ErrorCode::UnknownSchedule:
        return "there is no schedule “%1”; known: %2";
    case ErrorCode::UnknownOption:
        return "the schedule %2 has no option “%1”; it has: %3";
    case ErrorCode::Refused:
        return "%1 cannot do this: %2";
    case ErrorCode::TooLarge:
        return "%1 operations are too many; at most %2";
    case ErrorCode::TooLong:
        return "the times add up to %1 years, more than the %2 years that can be counted in nanoseconds; make the "
               "operations shorter or fewer";
    case ErrorCode::TransferTooLong:
        return "at this bandwidth a transfer of so many bytes takes %1 s; at most %2 s";
    case ErrorCode::TooManyRows:
        return "%1 combinations are too many; at most %2";
    case ErrorCode::TooManyBytes:
        return "with these sizes all microbatches together take more bytes than can be counted here, %1";
    case ErrorCode::EmptySchedule:
        return "the schedule has no operations; a row for each device is needed, with cells such as 0F0,0B0";
    case ErrorCode::BadCell:
        return "“%1” is no operation: %2";
    case ErrorCode::BadCommunication:
        return "%1: %2";
    case ErrorCode::DuplicateOp:
        return "%1 is scheduled twice";
    case ErrorCode::MixedBackward:
        return "stage %1, microbatch %2 has a whole backward (B) and a split one (I, W); it may have only one of them";
    case ErrorCode::TornMicrobatch:
        return "%1 runs on device %2, but %3, whose activation it needs, on device %4; a live run needs both on one";
    case ErrorCode::PlanDeadlock:
        return "a live run of this schedule would hang: %1";
    case ErrorCode::BuffersDoNotFit:
        return "device %1 needs %2 bytes for the activations and gradients of a live run and has %3";
    case ErrorCode::NotStream:
        return "this is no stream of a live run: it has no line that begins with {\"bsw\":1";
    case ErrorCode::WrongFact:
        return "the lesson says %1, but the simulation gives %2";
    case ErrorCode::CannotFinish:
        return "this schedule cannot finish: %1 of %2 operations ran, then %3 waits for %4";
    }
    return "";
}

namespace {

/// What a file or a user gave may hold anything; control characters must not reach a terminal.
std::string printable(const std::string& text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    std::string safe;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte != 0x7f)
            safe += c;
        else
            safe += {'\\', 'x', hex[byte >> 4], hex[byte & 15]};
    }
    return safe;
}

}  // namespace

std::string describe(const Error& error)
{
    std::string text;
    const std::string_view pattern = errorTemplate(error.code);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool placeholder = pattern[i] == '%' && i + 1 < pattern.size();
        const std::size_t number = placeholder ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (placeholder && number < error.args.size()) {
            text += printable(error.args[number]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return error.where.empty() ? text : printable(error.where) + ": " + text;
}

std::string describe(const Deadlock& deadlock)
{
    std::string text;
    for (const BlockedUnit& unit : deadlock.blocked) {
        text += "device " + std::to_string(unit.device.value()) + ": " + unit.unit + " waits for ";
        for (std::size_t i = 0; i < unit.waitingFor.size(); ++i)
            text += (i == 0 ? "" : ", ") + unit.waitingFor[i].op +
                    (unit.waitingFor[i].inSchedule ? "" : " (which no device ever runs)");
        text += '\n';
    }
    return text;
}

}  // namespace bubblescope
