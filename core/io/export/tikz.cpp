// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/export/tikz.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

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
std::size_t countBars(const Timeline& timeline, const ExportRange& range, std::size_t most)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < timeline.startNs.size() && count <= most; ++i)
        count += range.meets(timeline.startNs[i], timeline.endNs[i]) ? 1 : 0;
    return count <= most ? count : timeline.startNs.size();
}

class Writer {
public:
    Writer(const Timeline& timeline, const TikzOptions& options, const TextSink& sink, const JobControl& control)
        : m_timeline(timeline)
        , m_options(options)
        , m_fromNs(std::max<TimeNs>(0, options.range.fromNs))
        , m_toNs(std::max(m_fromNs + 1, std::min(timeline.makespanNs(), options.range.toNs)))
        , m_chunks(hasChunks(timeline))
        , m_out(sink, control, timeline.rows->ops.size())
    {
    }

    std::optional<Error> write()
    {
        m_out.text() = kHead;
        for (int d = 0; d < m_timeline.deviceCount(); ++d)
            if (!addDevice(d))
                return Error{};
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
    /// Whether a device runs several stages, so that a bar's label has to say which.
    static bool hasChunks(const Timeline& timeline)
    {
        for (int d = 0; d < timeline.deviceCount(); ++d) {
            const auto ops = timeline.row(DeviceId(d)).ops;
            if (std::any_of(ops.begin(), ops.end(), [&](const Op& op) { return op.stage != ops.front().stage; }))
                return true;
        }
        return false;
    }
    /// Cut to the range.
    double x(TimeNs ns) const
    {
        const TimeNs within = std::clamp(ns, m_fromNs, m_toNs) - m_fromNs;
        return m_options.widthCm * static_cast<double>(within) / static_cast<double>(m_toNs - m_fromNs);
    }
    double top(int device) const { return -m_options.rowCm * 1.15 * device; }

    /// False if asked to stop.
    bool addDevice(int device)
    {
        const double y1 = top(device);
        const double y0 = y1 - m_options.rowCm;
        add("\\node[anchor=east] at (-0.1,{:.3f}) {{device {}}};\n", (y0 + y1) / 2, device);
        // Nobody knows what a device does beyond what was measured.
        if (const TimeNs knownNs = m_timeline.knownUntilNs(DeviceId(device), m_toNs); knownNs > m_fromNs)
            add("\\fill[bubblescopeIdle] (0,{:.3f}) rectangle ({:.3f},{:.3f});\n", y0, x(knownNs), y1);
        const Timeline::Row row = m_timeline.row(DeviceId(device));
        for (std::size_t i = 0; i < row.ops.size();) {
            const std::size_t end = m_timeline.rows->unitEnd(row.firstIndex + i) - row.firstIndex;
            if (m_out.stopAt(row.firstIndex + i))
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
        const double y = top(m_timeline.deviceCount() - 1) - m_options.rowCm - 0.12;
        const TimeNs step = tickStep(m_toNs - m_fromNs, 10);
        const bool ms = step >= kNsPerMs / 1000;
        const double unit = static_cast<double>(ms ? kNsPerMs : kNsPerUs);
        add("\\draw (0,{:.3f}) -- ({:.3f},{:.3f});\n", y, x(m_toNs), y);
        for (TimeNs at = (m_fromNs + step - 1) / step * step; at <= m_toNs; at += step)
            add("\\draw ({0:.4f},{1:.3f}) -- +(0,-0.08) node[below,inner sep=1.5pt] {{{2:g}}};\n", x(at), y,
                static_cast<double>(at) / unit);
        add("\\node[anchor=east] at (-0.1,{:.3f}) {{{}}};\n", y - 0.15, ms ? "ms" : "\\textmu s");
    }

    const Timeline& m_timeline;
    const TikzOptions& m_options;
    TimeNs m_fromNs;
    TimeNs m_toNs;
    bool m_chunks;
    TextWriter m_out;
};

}  // namespace

std::optional<Error> writeTikz(const Timeline& timeline, const TikzOptions& options, const TextSink& sink,
                               const JobControl& control)
{
    const std::size_t bars = countBars(timeline, options.range, kMaxTikzOps);
    if (bars > kMaxTikzOps)
        return Error{ErrorCode::TooLarge, "", {std::to_string(bars), std::to_string(kMaxTikzOps)}, nullptr};
    return Writer(timeline, options, sink, control).write();
}

}  // namespace bubblescope
