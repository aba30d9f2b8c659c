// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads a JSON object key by key. What is absent keeps its default; what is wrong is remembered once, with the path of
// the value, the value and what would be right. For .cpp files of core/io only.

#include "core/io/json/jsontext.h"
#include "core/model/timens.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bubblescope {

/// The words for the values of an enum.
template <class Enum>
using Words = std::span<const std::pair<std::string_view, Enum>>;

template <class Enum>
[[nodiscard]] std::optional<Enum> valueIn(Words<Enum> words, std::string_view text)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.first == text; });
    return found == words.end() ? std::nullopt : std::optional<Enum>(found->second);
}

template <class Enum>
[[nodiscard]] std::string listOf(Words<Enum> words)
{
    std::string list;
    for (const auto& word : words)
        list.append(list.empty() ? "" : ", ").append(word.first);
    return list;
}

/// The first thing that is wrong in a file; what comes after is not looked at.
class Problems {
public:
    explicit Problems(std::string fileName);
    void add(ErrorCode code, const std::string& path, std::vector<std::string> args);
    /// What a reader of a part has found, which names the file itself.
    void add(const Error& error);
    [[nodiscard]] const std::optional<Error>& first() const { return m_first; }

private:
    std::string m_fileName;
    std::optional<Error> m_first;
};

/// 5, and also 5.0 and 2e6: some programs know only doubles. Above 2^63 − 1 it is that.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(const nlohmann::ordered_json& value);

/// Whether text such as "2.5ms" may stand for a duration.
enum class Units { Allowed, NotAllowed };

/// `object` and `problems` must outlive the reader.
class ObjectReader {
public:
    using Json = nlohmann::ordered_json;

    ObjectReader(const Json& object, std::string path, Problems& problems);

    /// Null if the key is absent. The key then counts as known.
    [[nodiscard]] const Json* find(std::string_view key);
    [[nodiscard]] std::string pathOf(std::string_view key) const;
    /// Once all that is known has been read.
    void refuseOtherKeys() const;

    void read(std::string_view key, std::string& target);
    void read(std::string_view key, bool& target);
    void read(std::string_view key, double& target);
    void read(std::string_view key, std::uint64_t& target);
    /// A whole number from `least` to `most`.
    template <class Integer>
    void read(std::string_view key, Integer& target, std::int64_t least, std::int64_t most)
    {
        if (const Json* value = find(key)) {
            std::int64_t whole = 0;
            if (integer(*value, pathOf(key), least, most, whole))
                target = static_cast<Integer>(whole);
        }
    }
    template <class Enum>
    void readWord(std::string_view key, Enum& target, Words<Enum> words)
    {
        const Json* value = find(key);
        if (value == nullptr)
            return;
        if (!value->is_string())
            return m_problems.add(ErrorCode::WrongType, pathOf(key), {"one of " + listOf(words), quote(*value)});
        const auto text = value->get<std::string>();
        if (const std::optional<Enum> known = valueIn(words, text))
            target = *known;
        else
            m_problems.add(ErrorCode::NotOneOf, pathOf(key), {text, listOf(words)});
    }
    void readDuration(std::string_view key, TimeNs& target, Units units = Units::Allowed);
    /// Lists; one value stands for a list of one.
    void readDurations(std::string_view key, std::vector<TimeNs>& target, Units units = Units::Allowed);
    void readFactors(std::string_view key, std::vector<double>& target);

private:
    void number(const Json& value, const std::string& path, double& target);
    bool integer(const Json& value, const std::string& path, std::int64_t least, std::int64_t most,
                 std::int64_t& target);
    void duration(const Json& value, const std::string& path, TimeNs& target, Units units);
    template <class Entry, class ReadEntry>
    void readList(std::string_view key, std::vector<Entry>& target, ReadEntry readEntry);

    const Json& m_object;
    std::string m_path;
    Problems& m_problems;
    std::vector<std::string_view> m_known;
};

}  // namespace bubblescope
