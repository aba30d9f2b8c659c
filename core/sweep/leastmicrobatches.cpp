// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/leastmicrobatches.h"

#include "core/schedule/registry.h"
#include "core/sweep/outcome.h"

#include <algorithm>
#include <map>
#include <set>

namespace bubblescope {
namespace {

/// Ops that are scheduled and simulated in some seconds.
constexpr double kOpsToSpend = 6e7;

class Finder {
public:
    Finder(const Scenario& scenario, double wanted, int most, const JobControl& control)
        : m_scenario(scenario)
        , m_wanted(wanted)
        , m_most(most)
        , m_control(control)
    {
        // An order that is searched for is simulated some hundred times.
        constexpr double kSearches = 300;
        m_opsEach = static_cast<double>(scenario.stages()) * 3 * (isSearched(scenario) ? kSearches : 1);
    }

    Result<LeastMicrobatches> find()
    {
        int enough = 0;
        int last = 0;
        for (const int count : ladder()) {
            if (reaches(count)) {
                enough = count;
                break;
            }
            last = count;
            if (m_control.stopped())
                return Error{};
        }
        if (enough > 0) {
            enough = halve(last, enough);
            m_found.allSmallerTried = tryAllBelow(enough);
        }
        if (m_control.stopped())
            return Error{};
        m_found.microbatches = enough;
        if (enough > 0)
            m_found.bubbleRatio = m_known.at(enough);
        return m_found;
    }

private:
    /// Powers of two, and multiples of the number of devices by them: some schedules take nothing else.
    [[nodiscard]] std::set<int> ladder() const
    {
        std::set<int> counts;
        for (std::int64_t count = 1; count < m_most; count *= 2)
            counts.insert(static_cast<int>(count));
        for (std::int64_t count = m_scenario.devices; count < m_most; count *= 2)
            counts.insert(static_cast<int>(count));
        counts.insert(m_most);
        return counts;
    }

    bool reaches(int count)
    {
        if (const auto known = m_known.find(count); known != m_known.end())
            return known->second <= m_wanted;
        Scenario scenario = m_scenario;
        scenario.microbatches = count;
        const Outcome outcome = evaluate(scenario, m_control.quiet());
        m_spent += m_opsEach * count;
        if (outcome.error) {
            m_found.refusal = outcome.error;
            return false;
        }
        m_known[count] = outcome.bubbleRatio;
        if (outcome.bubbleRatio < m_found.bestBubbleRatio || m_found.bestMicrobatches == 0) {
            m_found.bestMicrobatches = count;
            m_found.bestBubbleRatio = outcome.bubbleRatio;
        }
        return outcome.bubbleRatio <= m_wanted;
    }

    int halve(int tooFew, int enough)
    {
        while (enough - tooFew > 1 && !m_control.stopped()) {
            const int middle = tooFew + (enough - tooFew) / 2;
            (reaches(middle) ? enough : tooFew) = middle;
        }
        return enough;
    }

    /// Takes a smaller number if there is one after all. False if there are too many to try.
    bool tryAllBelow(int& enough)
    {
        for (int count = 1; count < enough; ++count) {
            if (m_control.stopped() || m_spent > kOpsToSpend)
                return false;
            if (reaches(count)) {
                enough = count;
                return true;
            }
            m_control.report(static_cast<double>(count) / enough);
        }
        return true;
    }

    const Scenario& m_scenario;
    double m_wanted;
    int m_most;
    const JobControl& m_control;
    double m_opsEach = 0;
    double m_spent = 0;
    std::map<int, double> m_known;
    LeastMicrobatches m_found;
};

}  // namespace

Result<LeastMicrobatches> leastMicrobatches(const Scenario& scenario, double wanted, int most,
                                            const JobControl& control)
{
    return Finder(scenario, wanted, most, control).find();
}

}  // namespace bubblescope
