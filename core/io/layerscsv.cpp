// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/layerscsv.h"

#include "core/io/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace bubblescope {
namespace {

enum class Column { Name, Forward, BackwardInput, BackwardWeight, ActivationBytes, Parameters, Kind, Divisible };
constexpr std::array<std::string_view, 8> kColumns{
    "name", "forward", "backward_input", "backward_weight", "activation_bytes", "parameters", "kind", "divisible"};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r";
    const auto first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string_view> fieldsOf(std::string_view line)
{
    std::vector<std::string_view> fields;
    while (true) {
        const std::size_t comma = line.find(',');
        fields.push_back(trimmed(line.substr(0, comma)));
        if (comma == std::string_view::npos)
            return fields;
        line.remove_prefix(comma + 1);
    }
}

std::string allColumns()
{
    std::string list;
    for (const std::string_view column : kColumns)
        list.append(list.empty() ? "" : ", ").append(column);
    return list;
}

class Reader {
public:
    explicit Reader(const std::string& name)
        : m_name(name)
    {
    }

    Result<std::vector<ModelLayer>> read(std::string_view text)
    {
        for (m_line = 1; !text.empty() && !m_error; ++m_line) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = trimmed(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            if (line.empty() || line.front() == '#')
                continue;
            if (m_columns.empty())
                readHeader(line);
            else
                readLayer(line);
        }
        if (!m_error && m_layers.empty())
            fail(0, "", "a first line with the columns' names, and a line for each layer");
        if (m_error)
            return *m_error;
        return std::move(m_layers);
    }

private:
    void readHeader(std::string_view line)
    {
        for (const std::string_view field : fieldsOf(line)) {
            const auto known = std::find(kColumns.begin(), kColumns.end(), field);
            const std::size_t number = m_columns.size() + 1;
            if (known == kColumns.end()) {
                setError({ErrorCode::UnknownKey, where(number), {std::string(field), allColumns()}, nullptr});
                return;
            }
            const auto column = static_cast<Column>(known - kColumns.begin());
            if (std::find(m_columns.begin(), m_columns.end(), column) != m_columns.end())
                return fail(number, field, "each column once");
            m_columns.push_back(column);
        }
        for (const Column needed : {Column::Name, Column::Forward})
            if (std::find(m_columns.begin(), m_columns.end(), needed) == m_columns.end())
                return fail(0, line, "a column " + std::string(kColumns[static_cast<std::size_t>(needed)]));
    }

    void readLayer(std::string_view line)
    {
        const std::vector<std::string_view> fields = fieldsOf(line);
        if (fields.size() != m_columns.size())
            return fail(std::min(fields.size(), m_columns.size()), fields.back(),
                        std::to_string(m_columns.size()) + " fields, as the first line has, not " +
                            std::to_string(fields.size()));
        if (m_layers.size() == static_cast<std::size_t>(kMaxLayers)) {
            setError({ErrorCode::OutOfRange,
                      where(0),
                      {"more than " + std::to_string(kMaxLayers), "1", std::to_string(kMaxLayers)},
                      nullptr});
            return;
        }
        ModelLayer& layer = m_layers.emplace_back();
        for (std::size_t i = 0; i < fields.size() && !m_error; ++i)
            readField(m_columns[i], i + 1, fields[i], layer);
    }

    void readField(Column column, std::size_t number, std::string_view field, ModelLayer& layer)
    {
        switch (column) {
        case Column::Name:
            if (field.empty())
                return fail(number, field, "a name");
            layer.name = field;
            return;
        case Column::Forward:
            if (field.empty())
                return fail(number, field, kDuration);
            return readDuration(number, field, layer.forwardNs);
        case Column::BackwardInput:
            return readDuration(number, field, layer.backwardInputNs);
        case Column::BackwardWeight:
            return readDuration(number, field, layer.backwardWeightNs);
        case Column::ActivationBytes:
            return readWhole(number, field, layer.activationBytes);
        case Column::Parameters:
            return readWhole(number, field, layer.parameters);
        case Column::Kind:
            if (const std::optional<LayerKind> kind = valueOf<LayerKind>(field))
                layer.kind = *kind;
            else if (!field.empty())
                fail(number, field, "block or end");
            return;
        case Column::Divisible:
            layer.divisible = field == "yes";
            if (!field.empty() && field != "yes" && field != "no")
                fail(number, field, "yes or no");
            return;
        }
    }

    void readDuration(std::size_t number, std::string_view field, TimeNs& target)
    {
        if (field.empty())
            return;
        const std::optional<TimeNs> ns = parseDuration(field);
        if (!ns || *ns > kMaxDurationNs)
            return fail(number, field, kDuration);
        target = *ns;
    }

    void readWhole(std::size_t number, std::string_view field, std::int64_t& target)
    {
        if (field.empty())
            return;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), target);
        if (error != std::errc() || end != field.data() + field.size() || target < 0)
            fail(number, field, "a whole number, 0 or more");
    }

    [[nodiscard]] std::string where(std::size_t column) const
    {
        return m_name + ":" + std::to_string(m_line) + (column == 0 ? "" : ", column " + std::to_string(column));
    }
    void fail(std::size_t column, std::string_view found, std::string expected)
    {
        constexpr std::size_t kShown = 40;
        setError({ErrorCode::WrongType,
                  where(column),
                  {std::move(expected), found.empty() ? "nothing" : "“" + std::string(found.substr(0, kShown)) + "”"},
                  nullptr});
    }
    void setError(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }

    static constexpr const char* kDuration =
        "a duration, 0 or from 1ns to 1000 s: a number of milliseconds, or one with a unit such as 500us";
    const std::string& m_name;
    std::vector<Column> m_columns;
    std::vector<ModelLayer> m_layers;
    std::optional<Error> m_error;
    std::size_t m_line = 1;
};

}  // namespace

Result<std::vector<ModelLayer>> readLayersCsv(std::string_view text, const std::string& name)
{
    // A byte order mark, as spreadsheets write it.
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return Reader(name).read(text);
}

std::string writeLayersCsv(const std::vector<ModelLayer>& layers)
{
    std::string text = "kind,name,divisible,forward,backward_input,backward_weight,activation_bytes,parameters\n";
    for (const ModelLayer& layer : layers) {
        std::string name = layer.name;
        std::replace_if(
            name.begin(), name.end(), [](char c) { return c == ',' || c == '\n' || c == '\r'; }, ' ');
        // The kind first: a line that began with a name such as "#1" would say nothing.
        text += std::string(wordOf(layer.kind)) + "," + name + (layer.divisible ? ",yes," : ",no,") +
                std::to_string(layer.forwardNs) + "ns," + std::to_string(layer.backwardInputNs) + "ns," +
                std::to_string(layer.backwardWeightNs) + "ns," + std::to_string(layer.activationBytes) + "," +
                std::to_string(layer.parameters) + "\n";
    }
    return text;
}

}  // namespace bubblescope
