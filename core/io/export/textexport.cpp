// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/textexport.h"

#include <utility>

namespace bubblescope {

namespace {
constexpr std::size_t kPieceBytes = std::size_t{1} << 18;
}

std::optional<ExportRange> parseExportRange(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    ExportRange range;
    const std::pair<std::string_view, TimeNs*> parts[] = {{text.substr(0, colon), &range.fromNs},
                                                          {text.substr(colon + 1), &range.toNs}};
    for (const auto& [part, bound] : parts) {
        const std::optional<TimeNs> ns = part.empty() ? *bound : parseDuration(part);
        if (!ns)
            return std::nullopt;
        *bound = *ns;
    }
    return range.fromNs < range.toNs ? std::optional(range) : std::nullopt;
}

bool TextWriter::stopAt(std::size_t step)
{
    // A piece takes about as long to write as a poll may wait.
    if (m_text.size() >= kPieceBytes && (m_control.stopped() || !flush()))
        return true;
    return m_steps.stopAt(step);
}

std::optional<Error> TextWriter::finish()
{
    if (m_control.stopped() || !flush())
        return Error{};
    m_control.report(1);
    return std::nullopt;
}

bool TextWriter::flush()
{
    m_refused = m_refused || !m_sink(std::exchange(m_text, {}));
    return !m_refused;
}

}  // namespace bubblescope
