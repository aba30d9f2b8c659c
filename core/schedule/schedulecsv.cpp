// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedulecsv.h"

#include "core/model/dataflow.h"
#include "core/model/scenario.h"
#include "core/schedule/schedulecommunication.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace bubblescope {
namespace {

constexpr std::string_view kWellFormed =
    "write stage, letter, microbatch such as 2F5 (F, B, I or W), or a pair such as "
    "(2F5;2B3)OVERLAP_F_B";

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\"");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\"") - first + 1);
}

/// Takes digits off the front of `text`.
std::optional<int> takeNumber(std::string_view& text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || text.front() == '-')
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// Communication and sharding cells of PyTorch's lowered form; the engine makes its own transfers.
bool isCommunication(std::string_view word)
{
    constexpr std::array<std::string_view, 7> words{"SEND_F",  "RECV_F",  "SEND_B",     "RECV_B",
                                                    "UNSHARD", "RESHARD", "REDUCE_GRAD"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

class Reader {
public:
    Reader(std::string_view text, const std::string& name)
        : m_text(text)
        , m_name(name)
    {
    }

    Result<Schedule> read(CommunicationNote* note)
    {
        Result<Schedule> schedule = readRows();
        if (note != nullptr && schedule.ok())
            *note = checkCommunication(schedule.value(), m_communication);
        return schedule;
    }

private:
    Result<Schedule> readRows()
    {
        std::size_t rowCount = 0;
        for (std::size_t begin = 0; begin < m_text.size();) {
            const std::size_t end = std::min(m_text.find('\n', begin), m_text.size());
            m_line = ++rowCount;
            if (rowCount > static_cast<std::size_t>(kMaxDevices))
                return Error{ErrorCode::OutOfRange,
                             m_name + ": rows",
                             {"more than " + std::to_string(kMaxDevices), "1", std::to_string(kMaxDevices)},
                             nullptr};
            if (std::optional<Error> error = readRow(m_text.substr(begin, end - begin)))
                return *std::move(error);
            m_rows.rowBegin.push_back(m_rows.ops.size());
            begin = end + 1;
        }
        if (m_rows.ops.empty())
            return Error{ErrorCode::EmptySchedule, m_name, {}, nullptr};
        translateOldLetters();
        return checked();
    }

    std::optional<Error> readRow(std::string_view row)
    {
        std::size_t cell = 0;
        while (!row.empty() || cell == 0) {
            const std::size_t comma = std::min(row.find(','), row.size());
            ++cell;
            m_cell = cell;
            if (std::optional<Error> error = readCell(trimmed(row.substr(0, comma))))
                return error;
            if (comma >= row.size())
                break;
            row.remove_prefix(comma + 1);
        }
        return std::nullopt;
    }

    std::optional<Error> readCell(std::string_view cell)
    {
        if (cell.empty())
            return std::nullopt;
        if (cell.front() != '(')
            return readOp(cell, cell, false);
        const std::size_t close = cell.find(')');
        if (close == std::string_view::npos || cell.substr(close + 1) != "OVERLAP_F_B")
            return bad(cell, kWellFormed);
        std::string_view parts = cell.substr(1, close - 1);
        for (bool first = true; !parts.empty() || first; first = false) {
            const std::size_t semicolon = std::min(parts.find(';'), parts.size());
            const std::size_t before = m_rows.ops.size();
            if (std::optional<Error> error = readOp(trimmed(parts.substr(0, semicolon)), cell, !first))
                return error;
            if (m_rows.ops.size() == before)
                return bad(cell, "only F, B, I and W can overlap");
            parts.remove_prefix(std::min(semicolon + 1, parts.size()));
        }
        return std::nullopt;
    }

    std::optional<Error> readOp(std::string_view text, std::string_view cell, bool joinsPrevious)
    {
        std::string_view rest = text;
        const std::optional<int> stage = rest.empty() ? std::nullopt : takeNumber(rest);
        if (!stage)
            return bad(cell, kWellFormed);
        const std::size_t wordEnd = std::min(rest.find_first_of("0123456789"), rest.size());
        const std::string_view word = rest.substr(0, wordEnd);
        rest.remove_prefix(wordEnd);
        const std::optional<int> microbatch = rest.empty() ? std::nullopt : takeNumber(rest);
        if (!rest.empty())
            return bad(cell, kWellFormed);
        const int number = microbatch.value_or(0);  // GCC 12 warns of *microbatch at -O2
        if (isCommunication(word)) {
            if (microbatch.has_value())
                noteCommunication(word, *stage, number);
            return std::nullopt;
        }
        constexpr std::string_view letters = "FBIW";
        const std::size_t letter = word.size() == 1 ? letters.find(word) : std::string_view::npos;
        const bool oldWhole = word == "BW";
        if ((letter == std::string_view::npos && !oldWhole) || !microbatch)
            return bad(cell, kWellFormed);
        if (*stage >= kMaxStages || number >= kMaxMicrobatches)
            return bad(cell, "stages go up to " + std::to_string(kMaxStages - 1) + ", microbatches up to " +
                                 std::to_string(kMaxMicrobatches - 1));
        m_sawOldWhole = m_sawOldWhole || oldWhole;
        const OpKind kind = oldWhole ? OpKind::Backward : static_cast<OpKind>(letter);
        m_saw[static_cast<std::size_t>(kind)] = true;
        m_rows.ops.push_back(makeOp(*stage, kind, number));
        m_rows.ops.back().joinsPrevious = joinsPrevious;
        m_isOldWhole.push_back(oldWhole);
        return std::nullopt;
    }

    /// Sends and receives; the others say nothing about an op.
    void noteCommunication(std::string_view word, int stage, int microbatch)
    {
        const bool sends = word.starts_with("SEND_");
        if (!sends && !word.starts_with("RECV_"))
            return;
        m_communication.push_back(
            {sends, word.back() == 'F', stage, microbatch, static_cast<int>(m_line) - 1, m_rows.ops.size(), place()});
    }

    [[nodiscard]] std::string place() const
    {
        return m_name + ":" + std::to_string(m_line) + ", cell " + std::to_string(m_cell);
    }

    /// W and no I anywhere: B is the input half. BW is the whole backward in any case.
    void translateOldLetters()
    {
        const bool old = m_saw[static_cast<std::size_t>(OpKind::BackwardWeight)] &&
                         !m_saw[static_cast<std::size_t>(OpKind::BackwardInput)];
        if (!old && !m_sawOldWhole)
            return;
        for (std::size_t i = 0; i < m_rows.ops.size(); ++i)
            if (m_rows.ops[i].kind == OpKind::Backward && !m_isOldWhole[i])
                m_rows.ops[i].kind = OpKind::BackwardInput;
    }

    Result<Schedule> checked()
    {
        Schedule schedule = makeScheduleFromRows(std::move(m_rows));
        // The simulator keeps a place for each stage and microbatch: numbers may be sparse, but not absurdly so.
        const auto places = std::int64_t{schedule.stageCount} * schedule.microbatchSpan;
        if (places > kMaxOps)
            return Error{ErrorCode::TooLarge, m_name, {std::to_string(places), std::to_string(kMaxOps)}, nullptr};
        if (const std::optional<std::size_t> duplicate = findDuplicate(schedule)) {
            const Op& op = schedule.rows->ops[*duplicate];
            const OpTable table(schedule);
            const Op& other =
                schedule.rows->ops[table.find({outputOf(op.kind), op.stage.value(), op.microbatch.value()})];
            if (op.kind == other.kind)
                return Error{ErrorCode::DuplicateOp, m_name, {toString(op)}, nullptr};
            return mixed(op);
        }
        return checkBackwards(std::move(schedule));
    }

    Result<Schedule> checkBackwards(Schedule schedule) const
    {
        const OpTable table(schedule);
        for (const Op& op : schedule.rows->ops) {
            if (op.kind != OpKind::BackwardWeight)
                continue;
            const std::uint32_t input = table.find({Output::InputGradient, op.stage.value(), op.microbatch.value()});
            if (input != OpTable::kNone && schedule.rows->ops[input].kind == OpKind::Backward)
                return mixed(op);
        }
        return schedule;
    }

    Error mixed(const Op& op) const
    {
        return {ErrorCode::MixedBackward,
                m_name,
                {std::to_string(op.stage.value()), std::to_string(op.microbatch.value())},
                nullptr};
    }

    Error bad(std::string_view cell, std::string_view advice) const
    {
        constexpr std::size_t kShown = 40;
        std::string shown(cell.substr(0, kShown));
        if (cell.size() > kShown)
            shown += "…";
        return {ErrorCode::BadCell, place(), {shown, std::string(advice)}, nullptr};
    }

    std::string_view m_text;
    const std::string& m_name;
    OpRows m_rows;
    std::vector<bool> m_isOldWhole;
    std::vector<CommunicationCell> m_communication;
    std::array<bool, kOpKinds> m_saw{};
    bool m_sawOldWhole = false;
    std::size_t m_line = 0;
    std::size_t m_cell = 0;
};

}  // namespace

Result<Schedule> readScheduleCsv(std::string_view text, const std::string& name, CommunicationNote* note)
{
    // A byte order mark, as spreadsheets write it.
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return Reader(text, name).read(note);
}

std::string withOldLetters(std::string_view csv)
{
    const auto isDigit = [&](std::size_t i) { return i < csv.size() && csv[i] >= '0' && csv[i] <= '9'; };
    std::string old;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        // A letter of an op stands between two numbers; those of SEND_B and OVERLAP_F_B do not.
        const bool letter = i > 0 && isDigit(i - 1) && isDigit(i + 1);
        if (letter && csv[i] == 'I')
            old += 'B';
        else if (letter && csv[i] == 'B')
            old += "BW";
        else
            old += csv[i];
    }
    return old;
}

std::string writeScheduleCsv(const Schedule& schedule)
{
    const OpRows& rows = *schedule.rows;
    std::string text;
    for (int d = 0; d < rows.deviceCount(); ++d) {
        const std::size_t begin = rows.rowBegin[static_cast<std::size_t>(d)];
        const std::size_t end = rows.rowBegin[static_cast<std::size_t>(d) + 1];
        for (std::size_t i = begin; i < end; i = rows.unitEnd(i))
            text += (i == begin ? "" : ",") + rows.unitText(i);
        text += '\n';
    }
    return text;
}

}  // namespace bubblescope
