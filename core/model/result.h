// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can fail in use returns a Result. An Error is a code with arguments; words are made from it by the interface
// (translated) or by describe() in errortext.h (English, for the command line).

#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bubblescope {

struct Deadlock;

enum class ErrorCode {
    Cancelled,           ///< the caller's own stop request; never shown as a failure
    CannotRead,          ///< {file, system's reason}
    CannotWrite,         ///< {file, system's reason}
    NotJson,             ///< {line, column, what the parser says}
    UnknownKey,          ///< {key, keys allowed}
    WrongType,           ///< {type expected, value found}
    OutOfRange,          ///< {value, least, most}
    NotOneOf,            ///< {value, values allowed}
    BadDuration,         ///< {value}
    WrongCount,          ///< {count found, counts allowed}
    Mismatch,            ///< {sum found, sum needed}
    UnsupportedVersion,  ///< {version found, version known}
    MissingVersion,      ///< {key, version known}
    UnknownSchedule,     ///< {id, ids known}
    UnknownOption,       ///< {option, schedule, options it has}
    Refused,             ///< {schedule, English reason with figures} what a generator cannot do
    TooLarge,            ///< {ops asked for, ops allowed}
    TooLong,             ///< {years asked for, years that can be counted}
    TransferTooLong,     ///< {seconds it takes, seconds allowed}
    TooManyRows,         ///< {rows asked for, rows allowed}
    TooManyBytes,        ///< {bytes allowed} a model whose memory cannot be counted
    EmptySchedule,       ///< {}
    BadCell,             ///< {cell, what is wrong or would be right}
    BadCommunication,    ///< {cell, what is wrong} a send or receive in a schedule file
    DuplicateOp,         ///< {op}
    MixedBackward,       ///< {stage, microbatch} both B and I or W
    TornMicrobatch,      ///< {op, its device, op whose activation it needs, that one's device}
    PlanDeadlock,        ///< {cycle of the live plan's steps}
    BuffersDoNotFit,     ///< {device, bytes needed, bytes there}
    NotStream,           ///< {}
    WrongFact,           ///< {what a lesson says, what the simulation gives}
    CannotFinish,        ///< {completed, total, first blocked op, what it waits for}; deadlock is set
};

struct Error {
    ErrorCode code = ErrorCode::Cancelled;
    /// Where: a file with line and column, a key's path ("costs.forward[2]"), a command line option. May be empty.
    std::string where;
    std::vector<std::string> args;
    /// Set for CannotFinish.
    std::shared_ptr<const Deadlock> deadlock;
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value)
        : m_value(std::move(value))
    {
    }
    Result(Error error)
        : m_value(std::move(error))
    {
    }

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(m_value); }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const T& value() const&
    {
        assert(ok());
        return *std::get_if<T>(&m_value);
    }
    [[nodiscard]] T& value() &
    {
        assert(ok());
        return *std::get_if<T>(&m_value);
    }
    [[nodiscard]] T value() &&
    {
        assert(ok());
        return std::move(*std::get_if<T>(&m_value));
    }
    [[nodiscard]] const Error& error() const
    {
        assert(!ok());
        return *std::get_if<Error>(&m_value);
    }

private:
    std::variant<T, Error> m_value;
};

}  // namespace bubblescope
