// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/objectreader.h"

#include <cmath>
#include <limits>

namespace bubblescope {

namespace {

/// A duration that says its unit. Under a key that ends in `_ns` a bare number in quotes would be a riddle.
std::optional<TimeNs> durationWithUnit(const std::string& text)
{
    return !text.empty() && text.back() == 's' ? parseDuration(text) : std::nullopt;
}

}  // namespace

Problems::Problems(std::string fileName)
    : m_fileName(std::move(fileName))
{
}

void Problems::add(ErrorCode code, const std::string& path, std::vector<std::string> args)
{
    if (!m_first)
        m_first = Error{code, path.empty() ? m_fileName : m_fileName + ": " + path, std::move(args), {}};
}

void Problems::add(const Error& error)
{
    if (!m_first)
        m_first = error;
}

std::optional<std::int64_t> wholeNumber(const nlohmann::ordered_json& value)
{
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    constexpr double kExact = 9007199254740992.0;  // up to 2^53 a double holds every whole number
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(kMost))
        return kMost;
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (!value.is_number_float())
        return std::nullopt;
    const double number = value.get<double>();
    if (std::abs(number) <= kExact && std::trunc(number) == number)
        return static_cast<std::int64_t>(number);
    return std::nullopt;
}

ObjectReader::ObjectReader(const Json& object, std::string path, Problems& problems)
    : m_object(object)
    , m_path(std::move(path))
    , m_problems(problems)
{
    if (!m_object.is_object())
        m_problems.add(ErrorCode::WrongType, m_path, {"an object", quote(m_object)});
}

const nlohmann::ordered_json* ObjectReader::find(std::string_view key)
{
    if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
        m_known.push_back(key);
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

std::string ObjectReader::pathOf(std::string_view key) const
{
    return m_path.empty() ? std::string(key) : m_path + "." + std::string(key);
}

void ObjectReader::refuseOtherKeys() const
{
    if (!m_object.is_object())
        return;
    std::string allowed;
    for (const std::string_view known : m_known)
        allowed.append(allowed.empty() ? "" : ", ").append(known);
    for (const auto& [key, value] : m_object.items()) {
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
            m_problems.add(ErrorCode::UnknownKey, pathOf(key), {key, allowed});
    }
}

void ObjectReader::read(std::string_view key, std::string& target)
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    if (value->is_string())
        target = value->get<std::string>();
    else
        m_problems.add(ErrorCode::WrongType, pathOf(key), {"text", quote(*value)});
}

void ObjectReader::read(std::string_view key, bool& target)
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    if (value->is_boolean())
        target = value->get<bool>();
    else
        m_problems.add(ErrorCode::WrongType, pathOf(key), {"true or false", quote(*value)});
}

void ObjectReader::read(std::string_view key, double& target)
{
    if (const Json* value = find(key))
        number(*value, pathOf(key), target);
}

void ObjectReader::read(std::string_view key, std::uint64_t& target)
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    const std::optional<std::int64_t> whole = wholeNumber(*value);
    if (value->is_number_unsigned())
        target = value->get<std::uint64_t>();
    else if (whole && *whole >= 0)
        target = static_cast<std::uint64_t>(*whole);
    else
        m_problems.add(ErrorCode::WrongType, pathOf(key), {"a whole number, 0 or more", quote(*value)});
}

void ObjectReader::readDuration(std::string_view key, TimeNs& target, Units units)
{
    if (const Json* value = find(key))
        duration(*value, pathOf(key), target, units);
}

template <class Entry, class ReadEntry>
void ObjectReader::readList(std::string_view key, std::vector<Entry>& target, ReadEntry readEntry)
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    target.assign(value->is_array() ? value->size() : 1, Entry{});
    if (!value->is_array())
        return readEntry(*value, pathOf(key), target.front());
    for (std::size_t i = 0; i < value->size(); ++i)
        readEntry((*value)[i], pathOf(key) + "[" + std::to_string(i) + "]", target[i]);
}

void ObjectReader::readDurations(std::string_view key, std::vector<TimeNs>& target, Units units)
{
    readList(key, target,
             [&](const Json& value, const std::string& path, TimeNs& entry) { duration(value, path, entry, units); });
}

void ObjectReader::readFactors(std::string_view key, std::vector<double>& target)
{
    readList(key, target,
             [&](const Json& value, const std::string& path, double& entry) { number(value, path, entry); });
}

void ObjectReader::number(const Json& value, const std::string& path, double& target)
{
    if (value.is_number())
        target = value.get<double>();
    else
        m_problems.add(ErrorCode::WrongType, path, {"a number", quote(value)});
}

bool ObjectReader::integer(const Json& value, const std::string& path, std::int64_t least, std::int64_t most,
                           std::int64_t& target)
{
    const std::optional<std::int64_t> whole = wholeNumber(value);
    const bool inRange = whole && *whole >= least && *whole <= most;
    if (!whole)
        m_problems.add(ErrorCode::WrongType, path, {"a whole number", quote(value)});
    else if (!inRange)
        m_problems.add(ErrorCode::OutOfRange, path, {quote(value), std::to_string(least), std::to_string(most)});
    else
        target = *whole;
    return inRange;
}

void ObjectReader::duration(const Json& value, const std::string& path, TimeNs& target, Units units)
{
    if (value.is_number_float() && !wholeNumber(value)) {
        m_problems.add(ErrorCode::WrongType, path, {"a whole number of ns", quote(value)});
    } else if (value.is_number()) {
        integer(value, path, 0, kMaxDurationNs, target);
    } else if (value.is_string() && units == Units::Allowed) {
        const auto text = value.get<std::string>();
        const std::optional<TimeNs> parsed = durationWithUnit(text);
        if (!parsed)
            m_problems.add(ErrorCode::BadDuration, path, {text});
        else
            target = *parsed;
    } else {
        const char* expected =
            units == Units::Allowed ? "a whole number of ns, or text such as \"2.5ms\"" : "a whole number of ns";
        m_problems.add(ErrorCode::WrongType, path, {expected, quote(value)});
    }
}

}  // namespace bubblescope
