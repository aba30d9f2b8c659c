// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/failure.h"
#include "app/cli/values.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bubblescope::cli {

/// Applies flags to a scenario one after another; after the first error the rest does nothing.
class FlagReader {
public:
    FlagReader(const Arguments& arguments, std::optional<Failure>& failure)
        : m_arguments(arguments)
        , m_failure(failure)
    {
    }

    [[nodiscard]] const Arguments& given() const { return m_arguments; }
    [[nodiscard]] const std::string* text(const std::string& flag) const
    {
        const auto found = m_arguments.values.find(flag);
        return m_failure || found == m_arguments.values.end() ? nullptr : &found->second;
    }
    /// The name of a file.
    [[nodiscard]] const std::string* path(const std::string& flag)
    {
        const std::string* given = text(flag);
        if (given != nullptr && given->empty()) {
            fail(wrongUse("--" + flag + " needs the name of a file"));
            return nullptr;
        }
        return given;
    }
    void fail(Failure failure)
    {
        if (!m_failure)
            m_failure = std::move(failure);
    }
    /// Takes the value, or keeps the error and says no.
    template <class T, class Target>
    bool take(Result<T> result, Target& target)
    {
        if (!result)
            fail(failureOf(result.error()));
        else
            target = static_cast<Target>(std::move(result).value());
        return !m_failure;
    }
    template <class Integer>
    void whole(const std::string& flag, Integer& target, std::int64_t least, std::int64_t most)
    {
        if (const std::string* given = text(flag))
            take(parseWhole("--" + flag, *given, least, most), target);
    }
    void duration(const std::string& flag, TimeNs& target)
    {
        if (const std::string* given = text(flag))
            take(parseOneDuration("--" + flag, *given), target);
    }
    void durations(const std::string& flag, std::vector<TimeNs>& target)
    {
        if (const std::string* given = text(flag))
            take(parseDurations("--" + flag, *given), target);
    }
    void bytes(const std::string& flag, std::int64_t& target, bool perSecond)
    {
        if (const std::string* given = text(flag))
            take(parseBytes("--" + flag, *given, perSecond), target);
    }

private:
    const Arguments& m_arguments;
    std::optional<Failure>& m_failure;
};

}  // namespace bubblescope::cli
