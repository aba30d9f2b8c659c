// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the charts over scenarios show, computed on all cores.

#include "core/sweep/curves.h"
#include "core/sweep/leastmicrobatches.h"
#include "core/sweep/seeds.h"
#include "ui/session/backgroundjob.h"

#include <optional>
#include <string>
#include <vector>

namespace bubblescope {

/// Lines over one setting of the scenario.
class CurveJob : public BackgroundJob {
    Q_OBJECT

public:
    explicit CurveJob(QObject* parent = nullptr);

    void start(const Scenario& present, const CurveSetting& setting);
    [[nodiscard]] const std::vector<Curve>& curves() const { return m_curves; }
    /// What curves() are of.
    [[nodiscard]] const Scenario& present() const { return m_present; }
    [[nodiscard]] const CurveSetting& setting() const { return m_setting; }

private:
    std::vector<Curve> m_curves;
    Scenario m_present;
    CurveSetting m_setting;
};

/// The least number of microbatches for a bubble as small as wanted, for each of several schedules.
class LeastJob : public BackgroundJob {
    Q_OBJECT

public:
    struct Row {
        std::string schedule;
        Scenario scenario;  ///< with that number, or with the present one where there is none
        LeastMicrobatches found;
    };
    explicit LeastJob(QObject* parent = nullptr);

    /// Orders that are searched for are tried up to `most` only, others further.
    void start(const Scenario& present, const std::vector<std::string>& schedules, double wanted, int most);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// Without what was found for an older question.
    void forget() { m_rows.clear(); }

private:
    std::vector<Row> m_rows;
};

/// One scenario with many seeds.
class SeedsJob : public BackgroundJob {
    Q_OBJECT

public:
    explicit SeedsJob(QObject* parent = nullptr);

    void start(const Scenario& present, int count);
    [[nodiscard]] const std::vector<SeedOutcome>& outcomes() const { return m_outcomes; }
    /// The same without jitter.
    [[nodiscard]] const Outcome& steady() const { return m_steady; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const Scenario& present() const { return m_present; }

private:
    std::vector<SeedOutcome> m_outcomes;
    Outcome m_steady;
    std::optional<Error> m_error;
    Scenario m_present;
};

}  // namespace bubblescope
