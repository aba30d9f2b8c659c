// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/jsontext.h"

#include <algorithm>
#include <optional>
#include <set>
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
        if (!m_keys.back().insert(name).second)
            return stop("the key \"" + name + "\" is given twice");
        return true;
    }
    bool parse_error(std::size_t position, const std::string& lastToken, const nlohmann::detail::exception& error)
    {
        m_position = position;
        m_problem = problemText(lastToken, error.what());
        return false;
    }

    /// What is wrong, if anything is.
    [[nodiscard]] const std::optional<std::string>& problem() const { return m_problem; }
    /// Byte up to which the parser had read, from 1; 0 where it does not say.
    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    bool stop(std::string problem)
    {
        m_problem = std::move(problem);
        return false;
    }
    bool value() { return ++m_values <= kMaxJsonValues || stop("it has too many values for a file of this kind"); }
    bool open()
    {
        m_keys.emplace_back();
        return value() && (m_keys.size() <= kMaxJsonDepth || stop("it is nested too deeply for a file of this kind"));
    }
    bool close()
    {
        m_keys.pop_back();
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

    std::vector<std::set<std::string>> m_keys;
    std::size_t m_values = 0;
    std::size_t m_position = 0;
    std::optional<std::string> m_problem;
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
    const bool good = Json::sax_parse(begin, end, &check);
    if (!good || check.problem()) {
        const std::size_t position = std::min(check.position() > 0 ? check.position() : taken, text.size());
        const std::string_view before = text.substr(0, position > 0 ? position - 1 : 0);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const std::size_t lineBegin = before.rfind('\n') + 1;  // npos + 1 is 0
        const std::size_t column = std::max<std::size_t>(position, 1) - lineBegin;
        return Error{ErrorCode::NotJson,
                     name,
                     {std::to_string(line), std::to_string(column), check.problem().value_or("it is not JSON")},
                     {}};
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
