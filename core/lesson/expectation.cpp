// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/expectation.h"

#include "core/analysis/run.h"

#include <fmt/format.h>

#include <cmath>

namespace bubblescope {

namespace {

class Check {
public:
    explicit Check(const std::string& where)
        : m_where(where)
    {
    }

    void time(const char* key, const std::optional<TimeNs>& said, TimeNs given)
    {
        if (said && *said != given)
            fail(key, formatMs(*said), formatMs(given));
    }

    void percent(const char* key, const std::optional<double>& said, double givenRatio)
    {
        constexpr double kPercent = 100;
        if (said && std::abs(*said - givenRatio * kPercent) > kPercentTolerance)
            fail(key, fmt::format("{} %", *said), fmt::format("{:.2f} %", givenRatio * kPercent));
    }

    /// One value for each of `given`, whose value `valueOf` takes out.
    template <class Said, class Given, class Compare>
    void each(const char* key, const std::vector<Said>& said, const std::vector<Given>& given, Compare compare)
    {
        if (said.empty())
            return;
        if (said.size() != given.size())
            return fail(key, fmt::format("{} values", said.size()), fmt::format("{}", given.size()));
        for (std::size_t i = 0; i < said.size(); ++i)
            compare(fmt::format("{}[{}]", key, i), said[i], given[i]);
    }

    void count(const std::string& key, int said, int given)
    {
        if (said != given)
            fail(key, std::to_string(said), std::to_string(given));
    }

    [[nodiscard]] const std::optional<Error>& first() const { return m_first; }

private:
    void fail(const std::string& key, const std::string& said, const std::string& given)
    {
        if (!m_first)
            m_first = Error{ErrorCode::WrongFact, m_where + "." + key, {said, given}, {}};
    }

    const std::string& m_where;
    std::optional<Error> m_first;
};

}  // namespace

std::optional<Error> unmet(const Expectation& expected, const Run& run, const std::string& where)
{
    using namespace expectationkeys;
    const Analysis& analysis = run.analysis;
    Check check(where);
    check.time(kMakespan, expected.makespanNs, analysis.makespanNs);
    check.time(kFirstResult, expected.firstResultNs, analysis.firstResultNs);
    check.percent(kBubble, expected.bubblePercent, analysis.bubbleRatio);
    check.percent(kOverhead, expected.overheadPercent, analysis.overheadRatio);
    check.percent(kLongestSpan, expected.longestSpanPercent, analysis.spanBubbleRatio);
    check.each(kDeviceBubble, expected.deviceBubblePercent, analysis.devices,
               [&](const std::string& key, double said, const DeviceFigures& device) {
                   check.percent(key.c_str(), said, device.bubbleRatio);
               });
    check.each(kPeakActivations, expected.peakActivations, analysis.devices,
               [&](const std::string& key, int said, const DeviceFigures& device) {
                   check.count(key, said, device.peakActivations);
               });
    check.each(kPeakQueue, expected.peakQueue, analysis.stages,
               [&](const std::string& key, int said, const StageFigures& stage) {
                   check.count(key, said, stage.peakForwardQueue);
               });
    return check.first();
}

}  // namespace bubblescope
