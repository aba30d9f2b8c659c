// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/tikz.h"

#include "core/schedule/registry.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>

namespace bubblescope {
namespace {

constexpr const char* kHead =
    "% A Gantt chart by Bubblescope. \\input it into a document with \\usepackage{tikz}.\n"
    "\\begingroup\n"
    "\\definecolor{bubblescopeF}{HTML}{2F6FE0}\n"
    "\\definecolor{bubblescopeB}{HTML}{E8873A}\n"
    "\\definecolor{bubblescopeI}{HTML}{F0B27A}\n"
    "\\definecolor{bubblescopeW}{HTML}{1F9E86}\n"
    "\\definecolor{bubblescopeIdle}{HTML}{EEF1F4}\n"
    "\\begin{tikzpicture}[x=1cm,y=1cm,font=\\sffamily\\scriptsize,\n"
    "  footB/.style={draw=bubblescopeB!60!black,line width=1.2pt},\n"
    "  footI/.style={draw=bubblescopeI!60!black,line width=1.2pt,dash pattern=on 1pt off 1pt},\n"
    "  footW/.style={draw=bubblescopeW!60!black,line width=0.5pt,double=bubblescopeW}]\n";

/// A step of 1, 2 or 5 times a power of ten that gives at most `most` ticks.
TimeNs tickStep(TimeNs lengthNs, int most)
{
    TimeNs step = 1;
    for (;;) {
        for (const TimeNs factor : {1, 2, 5})
            if (lengthNs / (step * factor) <= most)
                return step * factor;
        step *= 10;
    }
}

/// How many bars lie in the range; counting ends soon after `most`.
std::size_t countBars(std::span<const ExportedRun> runs, const ExportRange& range, std::size_t most)
{
    std::size_t count = 0;
    std::size_t all = 0;
    for (const ExportedRun& run : runs) {
        const Timeline& timeline = run.timeline;
        all += timeline.startNs.size();
        for (std::size_t i = 0; i < timeline.startNs.size() && count <= most; ++i)
            count += range.meets(timeline.startNs[i], timeline.endNs[i]) ? 1 : 0;
    }
    return count <= most ? count : all;
}

TimeNs longest(std::span<const ExportedRun> runs)
{
    TimeNs endNs = 0;
    for (const ExportedRun& run : runs)
        endNs = std::max(endNs, run.timeline.makespanNs());
    return endNs;
}

std::size_t opCount(std::span<const ExportedRun> runs)
{
    std::size_t count = 0;
    for (const ExportedRun& run : runs)
        count += run.timeline.rows->ops.size();
    return count;
}

/// Whether a device runs several stages, so that a bar's label has to say which.
bool hasChunks(const Timeline& timeline)
{
    for (int d = 0; d < timeline.deviceCount(); ++d) {
        const auto ops = timeline.row(DeviceId(d)).ops;
        if (std::any_of(ops.begin(), ops.end(), [&](const Op& op) { return op.stage != ops.front().stage; }))
            return true;
    }
    return false;
}

/// "B: 1F1B, P = 4, M = 8". A title may have letters that a plain document has no font for.
std::string nameOf(const ExportedRun& run)
{
    const ScheduleInfo* info = findSchedule(run.scenario.schedule);
    const Schedule& schedule = run.schedule;
    std::string name =
        fmt::format("{}: {}, $P={}$", run.letter, info == nullptr ? run.scenario.schedule : std::string(info->name),
                    schedule.deviceCount());
    if (run.scenario.chunks > 1)
        name += fmt::format(", $V={}$", run.scenario.chunks);
    return name + fmt::format(", $M={}$", schedule.microbatchCount / std::max(1, schedule.iterations));
}

class Writer {
public:
    Writer(std::span<const ExportedRun> runs, const TikzOptions& options, const TextSink& sink,
           const JobControl& control)
        : m_runs(runs)
        , m_options(options)
        , m_fromNs(std::max<TimeNs>(0, options.range.fromNs))
        , m_toNs(std::max(m_fromNs + 1, std::min(longest(runs), options.range.toNs)))
        , m_out(sink, control, opCount(runs))
    {
    }

    std::optional<Error> write()
    {
        m_out.text() = kHead;
        for (const ExportedRun& run : m_runs) {
            if (!run.letter.empty())
                addName(run);
            m_chunks = hasChunks(run.timeline);
            for (int d = 0; d < run.timeline.deviceCount(); ++d)
                if (!addDevice(run.timeline, d))
                    return Error{};
            m_opsBefore += run.timeline.rows->ops.size();
        }
        addAxis();
        m_out.text() += "\\end{tikzpicture}\n\\endgroup\n";
        return m_out.finish();
    }

private:
    template <class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args)
    {
        fmt::format_to(std::back_inserter(m_out.text()), format, std::forward<Args>(args)...);
    }
    /// Cut to the range.
    double x(TimeNs ns) const
    {
        const TimeNs within = std::clamp(ns, m_fromNs, m_toNs) - m_fromNs;
        return m_options.widthCm * static_cast<double>(within) / static_cast<double>(m_toNs - m_fromNs);
    }

    void addName(const ExportedRun& run)
    {
        // Some space to the rows of the one above.
        m_top -= m_top < 0 ? m_options.rowCm * 0.4 : 0;
        add("\\node[anchor=west,inner sep=0pt] at (0,{:.3f}) {{\\bfseries {}}};\n", m_top - m_options.rowCm / 2,
            nameOf(run));
        m_top -= m_options.rowCm;
    }

    /// False if asked to stop.
    bool addDevice(const Timeline& timeline, int device)
    {
        const double y1 = m_top;
        const double y0 = y1 - m_options.rowCm;
        m_top -= m_options.rowCm * 1.15;
        add("\\node[anchor=east] at (-0.1,{:.3f}) {{device {}}};\n", (y0 + y1) / 2, device);
        // Nobody knows what a device does beyond what was measured.
        const TimeNs endNs = std::min(timeline.makespanNs(), m_toNs);
        if (const TimeNs knownNs = timeline.knownUntilNs(DeviceId(device), endNs); knownNs > m_fromNs)
            add("\\fill[bubblescopeIdle] (0,{:.3f}) rectangle ({:.3f},{:.3f});\n", y0, x(knownNs), y1);
        const Timeline::Row row = timeline.row(DeviceId(device));
        for (std::size_t i = 0; i < row.ops.size();) {
            const std::size_t end = timeline.rows->unitEnd(row.firstIndex + i) - row.firstIndex;
            if (m_out.stopAt(m_opsBefore + row.firstIndex + i))
                return false;
            const double height = m_options.rowCm / static_cast<double>(end - i);
            for (std::size_t part = i; part < end; ++part)
                if (m_options.range.meets(row.startNs[i], row.endNs[i]))
                    addBar(row.ops[part], row.startNs[i], row.endNs[i], y1 - height * static_cast<double>(part - i + 1),
                           height);
            i = end;
        }
        return true;
    }

    void addBar(const Op& op, TimeNs startNs, TimeNs endNs, double y, double height)
    {
        const double left = x(startNs);
        const double width = x(endNs) - left;
        const char letter = letterOf(op.kind);
        // A shade for every other microbatch, so that neighbours differ.
        add("\\filldraw[draw=white,line width=0.2pt,fill=bubblescope{}{}] ({:.4f},{:.3f}) rectangle ({:.4f},{:.3f});\n",
            letter, op.microbatch.value() % 2 == 0 ? "" : "!75!white", left, y, left + width, y + height);
        constexpr double kFootFromCm = 0.08;
        constexpr double kFootCm = 0.045;
        const bool hasFoot = op.kind != OpKind::Forward && width > kFootFromCm;
        if (hasFoot)
            add("\\draw[foot{}] ({:.4f},{:.3f}) -- ({:.4f},{:.3f});\n", letter, left + 0.01, y + kFootCm,
                left + width - 0.01, y + kFootCm);
        const std::string number = std::to_string(op.microbatch.value());
        const std::string whole = m_chunks ? toString(op) : letter + number;
        const std::string& label = width > roomCm(whole) ? whole : number;
        if (width > roomCm(label) && height > 0.25)
            add("\\node[inner sep=0pt{}] at ({:.4f},{:.3f}) {{{}}};\n", op.kind == OpKind::Forward ? ",text=white" : "",
                left + width / 2, y + (height + (hasFoot ? kFootCm : 0)) / 2, label);
    }

    /// About 1.7 mm a letter.
    static double roomCm(const std::string& label)
    {
        const auto wide = std::count(label.begin(), label.end(), letterOf(OpKind::BackwardWeight));
        return 0.17 * static_cast<double>(label.size()) + 0.1 * static_cast<double>(wide);
    }

    void addAxis()
    {
        const double y = m_top + 0.15 * m_options.rowCm - 0.12;
        const TimeNs step = tickStep(m_toNs - m_fromNs, 10);
        const bool ms = step >= kNsPerMs / 1000;
        const double unit = static_cast<double>(ms ? kNsPerMs : kNsPerUs);
        add("\\draw (0,{:.3f}) -- ({:.3f},{:.3f});\n", y, x(m_toNs), y);
        for (TimeNs at = (m_fromNs + step - 1) / step * step; at <= m_toNs; at += step)
            add("\\draw ({0:.4f},{1:.3f}) -- +(0,-0.08) node[below,inner sep=1.5pt] {{{2:g}}};\n", x(at), y,
                static_cast<double>(at) / unit);
        add("\\node[anchor=east] at (-0.1,{:.3f}) {{{}}};\n", y - 0.15, ms ? "ms" : "\\textmu s");
    }

    std::span<const ExportedRun> m_runs;
    const TikzOptions& m_options;
    TimeNs m_fromNs;
    TimeNs m_toNs;
    TextWriter m_out;
    double m_top = 0;  ///< of the next row
    bool m_chunks = false;
    std::size_t m_opsBefore = 0;
};

}  // namespace

std::optional<Error> writeTikz(std::span<const ExportedRun> runs, const TikzOptions& options, const TextSink& sink,
                               const JobControl& control)
{
    const std::size_t bars = countBars(runs, options.range, kMaxTikzOps);
    if (bars > kMaxTikzOps)
        return Error{ErrorCode::TooLarge, "", {std::to_string(bars), std::to_string(kMaxTikzOps)}, nullptr};
    return Writer(runs, options, sink, control).write();
}

}  // namespace bubblescope
