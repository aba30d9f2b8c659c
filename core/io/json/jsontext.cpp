// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsontext.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace bubblescope {

namespace {

using Json = nlohmann::ordered_json;

/// Reads the whole text without keeping it and stops at the first thing that the tree would hide or choke on.
class StructureCheck {
public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    bool null() { return value(); }
    bool boolean(bool) { return value(); }
    bool number_integer(number_integer_t) { return value(); }
    bool number_unsigned(number_unsigned_t) { return value(); }
    bool number_float(number_float_t, const string_t&) { return value(); }
    bool string(string_t&) { return value(); }
    bool binary(binary_t&) { return value(); }

    bool start_object(std::size_t) { return open(); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(); }
    bool end_array() { return close(); }
    bool key(string_t& name)
    {
        Level& level = m_levels.back();
        level.current = name;
        return level.keys.insert(name).second || refuse("given once", "twice");
    }
    bool parse_error(std::size_t position, const std::string& lastToken, const nlohmann::detail::exception& error)
    {
        m_position = position;
        m_syntax = problemText(lastToken, error.what());
        return false;
    }

    /// What the parser itself says, if it could not go on.
    [[nodiscard]] const std::optional<std::string>& syntax() const { return m_syntax; }
    /// Byte up to which the parser had read, from 1; 0 where it does not say.
    [[nodiscard]] std::size_t position() const { return m_position; }
    /// Good JSON that we do not take; `where` is the path.
    [[nodiscard]] const std::optional<Error>& refusal() const { return m_refusal; }

private:
    struct Level {
        std::set<std::string> keys;
        std::string current;
    };

    bool refuse(std::string allowed, std::string found)
    {
        std::string path;
        for (const Level& level : m_levels)
            path += (path.empty() || level.current.empty() ? "" : ".") + level.current;
        m_refusal = Error{ErrorCode::WrongType, std::move(path), {std::move(allowed), std::move(found)}, {}};
        return false;
    }
    bool value()
    {
        return ++m_values <= kMaxJsonValues ||
               refuse("at most " + std::to_string(kMaxJsonValues) + " values in all", "more");
    }
    bool open()
    {
        m_levels.emplace_back();
        return value() && (m_levels.size() <= kMaxJsonDepth ||
                           refuse("nested at most " + std::to_string(kMaxJsonDepth) + " deep", "deeper"));
    }
    bool close()
    {
        m_levels.pop_back();
        return true;
    }
    /// The library's sentence without its own number and position.
    static std::string problemText(const std::string& lastToken, const std::string& what)
    {
        if (what.find("out_of_range") != std::string::npos)
            return "the number " + lastToken + " is too large";
        const std::size_t column = what.find(", column ");
        const std::size_t begin = column == std::string::npos ? column : what.find(": ", column);
        return begin == std::string::npos ? what : what.substr(begin + 2);
    }

    std::vector<Level> m_levels;
    std::size_t m_values = 0;
    std::size_t m_position = 0;
    std::optional<std::string> m_syntax;
    std::optional<Error> m_refusal;
};

/// Hands the parser its input and remembers how much of it was taken, for errors that come without a position.
struct CountingInput {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* at = nullptr;
    std::size_t* taken = nullptr;

    reference operator*() const { return *at; }
    CountingInput& operator++()
    {
        ++at;
        if (taken != nullptr)
            ++*taken;
        return *this;
    }
    friend bool operator==(const CountingInput& a, const CountingInput& b) { return a.at == b.at; }
    friend bool operator!=(const CountingInput& a, const CountingInput& b) { return a.at != b.at; }
};

/// `position` counts bytes from 1.
Error syntaxError(std::string_view text, std::size_t position, const std::string& name, std::string problem)
{
    const std::size_t at = position > 0 ? position - 1 : 0;
    const std::string_view before = text.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineBegin = before.rfind('\n') + 1;  // npos + 1 is 0
    return {
        ErrorCode::NotJson, name, {std::to_string(line), std::to_string(at - lineBegin + 1), std::move(problem)}, {}};
}

void writeIndented(const Json& json, std::size_t indent, std::string& text)
{
    if (!json.is_object() || json.empty()) {
        text += json.dump(-1, ' ', false, Json::error_handler_t::replace);
        return;
    }
    text += "{\n";
    bool first = true;
    for (const auto& [key, value] : json.items()) {
        if (!std::exchange(first, false))
            text += ",\n";
        text.append(indent + 2, ' ');
        text += Json(key).dump(-1, ' ', false, Json::error_handler_t::replace) + ": ";
        writeIndented(value, indent + 2, text);
    }
    text += "\n";
    text.append(indent, ' ');
    text += "}";
}

}  // namespace

Result<Json> parseJson(std::string_view text, const std::string& name)
{
    StructureCheck check;
    std::size_t taken = 0;
    const CountingInput begin{text.data(), &taken};
    const CountingInput end{text.data() + text.size(), nullptr};
    if (!Json::sax_parse(begin, end, &check)) {
        if (check.refusal()) {
            Error refusal = *check.refusal();
            refusal.where = refusal.where.empty() ? name : name + ": " + refusal.where;
            return refusal;
        }
        const std::size_t position = std::min(check.position() > 0 ? check.position() : taken, text.size() + 1);
        return syntaxError(text, position, name, check.syntax().value_or("it ends too early"));
    }
    Json json = Json::parse(text, nullptr, false);
    return json;
}

std::string toText(const Json& json)
{
    std::string text;
    writeIndented(json, 0, text);
    text += "\n";
    return text;
}

std::string quote(const Json& value)
{
    constexpr std::size_t kLongest = 40;
    if (value.is_object())
        return "an object";
    if (value.is_array())
        return value.empty() ? "an empty list" : "a list";
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > kLongest) {
        std::size_t cut = kLongest;
        while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U)
            --cut;  // not within a character
        text = text.substr(0, cut) + "…";
    }
    return text;
}

}  // namespace bubblescope
