// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that are known beforehand, from papers or worked out by hand, through the command line.
//   figures CLI

#include "tests/cli/checks.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

namespace {

using Json = nlohmann::json;
constexpr double kTolerance = 1e-12;

class Figures {
public:
    explicit Figures(std::string cli)
        : m_cli(std::move(cli))
    {
    }

    /// The report of `simulate` with these flags, blanks between them; null if there is none.
    Json simulate(const std::string& flags)
    {
        std::vector<std::string> command{m_cli, "simulate", "--json"};
        std::istringstream words(flags);
        for (std::string word; words >> word;)
            command.push_back(word);
        const clitest::Ended ended = clitest::run(command);
        m_checks.that(ended.exitStatus == 0, flags + ": " + ended.errors);
        Json report = Json::parse(ended.output, nullptr, false);
        return report.is_object() ? report : Json();
    }
    void makespanMs(const std::string& flags, double ms)
    {
        const Json report = simulate(flags);
        m_checks.that(report.value("makespan_ns", -1LL) == std::llround(ms * 1e6),
                      flags + ": makespan should be " + std::to_string(ms) + " ms, is " +
                          std::to_string(report.value("makespan_ns", -1LL)) + " ns");
    }
    void bubble(const std::string& flags, double ratio)
    {
        const Json report = simulate(flags);
        m_checks.that(std::abs(report.value("bubble_ratio", -1.0) - ratio) < kTolerance,
                      flags + ": bubble should be " + std::to_string(ratio) + ", is " +
                          std::to_string(report.value("bubble_ratio", -1.0)));
    }
    /// The longest forward queue before a stage.
    void forwardQueue(const std::string& flags, std::size_t stage, int length)
    {
        const Json report = simulate(flags);
        const Json found = report.value("stages", Json::array()).at(stage).at("peak_forward_queue");
        m_checks.that(found == length, flags + ": queue before stage " + std::to_string(stage) + " should be " +
                                           std::to_string(length) + ", is " + found.dump());
    }
    void that(bool holds, const std::string& what) { m_checks.that(holds, what); }
    int finish() { return m_checks.finish(); }

private:
    std::string m_cli;
    clitest::Checks m_checks;
};

std::string withSize(const std::string& schedule, int devices, int microbatches)
{
    return "--schedule " + schedule + " --stages " + std::to_string(devices) + " --microbatches " +
           std::to_string(microbatches) + " ";
}

void equalStages(Figures& figures)
{
    struct Row {
        int devices;
        int microbatches;
        double ms;
        double efficiency;
    };
    constexpr Row kRows[] = {{2, 1, 40, 1.0 / 2},   {2, 4, 100, 4.0 / 5},    {4, 1, 80, 1.0 / 4},
                             {4, 8, 220, 8.0 / 11}, {4, 16, 380, 16.0 / 19}, {4, 4, 140, 4.0 / 7}};
    for (const std::string schedule : {"gpipe", "1f1b"}) {
        for (const Row& row : kRows) {
            const std::string flags = withSize(schedule, row.devices, row.microbatches) + "--forward 10 --backward 10";
            figures.makespanMs(flags, row.ms);
            figures.bubble(flags, 1 - row.efficiency);
            const Json theory = figures.simulate(flags).value("theory", Json::object());
            figures.that(theory.value("applies", false) &&
                             std::abs(theory.value("bubble_ratio", -1.0) - (1 - row.efficiency)) < kTolerance,
                         flags + ": the closed form says the same");
        }
        // At most 20 % bubble with four stages takes twelve microbatches.
        figures.bubble(withSize(schedule, 4, 12), 0.2);
        figures.bubble(withSize(schedule, 4, 11), 3.0 / 14);
    }
    for (const auto& [microbatches, ms] : {std::pair(1, 12), {2, 15}, {3, 18}})
        figures.makespanMs(withSize("1f1b", 4, microbatches) + "--forward 1 --backward 2", ms);
}

/// The same bubble in GPipe and 1F1B, but M activations against min(M, P − r).
void activations(Figures& figures)
{
    for (const int microbatches : {1, 2, 3, 4, 8}) {
        const Json gpipe = figures.simulate(withSize("gpipe", 4, microbatches));
        const Json oneF1B = figures.simulate(withSize("1f1b", 4, microbatches));
        const std::string name = "M = " + std::to_string(microbatches);
        figures.that(gpipe.at("bubble_ratio") == oneF1B.at("bubble_ratio"), name + ": one bubble");
        for (std::size_t device = 0; device < 4; ++device) {
            const int least = std::min(microbatches, 4 - static_cast<int>(device));
            figures.that(gpipe["devices"][device]["peak_activations"] == microbatches, name + ": GPipe's peak");
            figures.that(oneF1B["devices"][device]["peak_activations"] == least, name + ": 1F1B's peak");
        }
    }
}

void forwardOnly(Figures& figures)
{
    const std::string size = " --stages 3 --microbatches 4 --forward 1ns";
    figures.makespanMs("--schedule forward-only-sequential" + size, 12e-6);
    figures.makespanMs("--schedule forward-only" + size, 6e-6);
    figures.that(figures.simulate("--schedule forward-only" + size).value("first_result_ns", -1) == 3,
                 "forward only: first result at 3");
    figures.makespanMs("--schedule forward-only" + size + " --slowdown 1,2,1", 10e-6);
    figures.makespanMs("--schedule forward-only" + size + " --slowdown 1:2", 10e-6);
    figures.forwardQueue("--schedule forward-only" + size + " --slowdown 1:2", 1, 2);
}

void slowStage(Figures& figures)
{
    const std::string costs = "--forward 1 --backward 2 --slowdown 2:3";
    figures.makespanMs(withSize("gpipe", 4, 16) + costs, 153);
    figures.makespanMs(withSize("1f1b", 4, 16) + costs, 150);
    figures.forwardQueue(withSize("gpipe", 4, 16) + costs, 2, 10);
    figures.forwardQueue(withSize("forward-only", 4, 16) + costs, 2, 10);
    figures.forwardQueue(withSize("1f1b", 4, 16) + costs, 2, 2);
    const Json theory = figures.simulate(withSize("gpipe", 4, 16) + costs).value("theory", Json::object());
    figures.that(!theory.value("applies", true) && theory.at("makespan_ns").is_null() &&
                     theory.at("reason").get<std::string>().find("stage 2") != std::string::npos,
                 "no closed form, because of stage 2: " + theory.dump());
}

void transfers(Figures& figures)
{
    const std::string costs = "--forward 1 --backward 2 ";
    figures.makespanMs(withSize("gpipe", 4, 8) + costs, 33);
    figures.makespanMs(withSize("1f1b", 4, 8) + costs, 33);
    figures.makespanMs(withSize("gpipe", 4, 8) + costs + "--latency 1", 39);
    figures.makespanMs(withSize("1f1b", 4, 8) + costs + "--latency 1", 49);
    figures.makespanMs(withSize("1f1b", 4, 8) + costs + "--bytes 1MB --bandwidth 1GB/s", 49);
    figures.makespanMs(withSize("1f1b", 4, 8) + costs + "--latency 500us --bytes 500000 --bandwidth 1GB/s", 49);
}

void interleaved(Figures& figures)
{
    figures.makespanMs(withSize("interleaved-1f1b", 4, 8) + "--chunks 2 --forward 1 --backward 2", 28.5);
    // Evenly sized groups: the closed form also where M is no multiple of P.
    for (const auto& [microbatches, ms] : {std::pair(5, 39), {6, 45}, {7, 51}, {9, 63}, {10, 69}})
        figures.makespanMs(withSize("interleaved-1f1b", 4, microbatches) + "--chunks 2 --forward 2 --backward 4", ms);
    // P·V values: each stage its own, here the same model as 2 and 4 for a device.
    figures.makespanMs(withSize("interleaved-1f1b", 2, 4) + "--chunks 2 --forward 1,1,1,1 --backward 2,2,2,2", 27);
    figures.makespanMs(withSize("interleaved-1f1b", 2, 4) + "--chunks 2 --forward 2,2 --backward 4,4", 27);
}

void batches(Figures& figures)
{
    const std::string batch = "--schedule forward-only --stages 1 --microbatches 3 --forward 3 --samples 8";
    const Json ops = figures.simulate(batch + " --ops").value("devices", Json::array()).at(0).at("ops");
    const Json expected = Json::parse(R"([["0F0",0,3000000],["0F1",3000000,6000000],["0F2",6000000,8000000]])");
    figures.that(ops == expected, "8 samples in 3 microbatches: " + ops.dump());
    figures.makespanMs("--schedule gpipe --stages 1 --microbatches 4 --forward 8 --backward 8 --batch-mode fixed-batch "
                       "--overhead 1",
                       24);
}

void halves(Figures& figures)
{
    const Json report = figures.simulate("--stages 1 --microbatches 1 --forward 1ns --backward 5ns");
    figures.that(report.value("makespan_ns", -1) == 6, "an odd backward is whole again after the split");
    figures.makespanMs("--stages 1 --microbatches 1 --forward 1 --backward-input 3 --backward-weight 4", 8);
}

/// Why devices are idle: GPipe's by the formulas for equal stages, and sums that are the idle time.
void causes(Figures& figures)
{
    const Json report = figures.simulate(withSize("gpipe", 4, 8) + "--forward 1 --backward 2");
    for (std::size_t device = 0; device < 4; ++device) {
        const auto d = static_cast<long long>(device);
        const Json expected = {{"activation", d * 1'000'000},
                               {"gradient", (3 - d) * 3'000'000},
                               {"transfer", 0},
                               {"order", 0},
                               {"dependency", 0},
                               {"late", 0},
                               {"nothing_left", d * 2'000'000}};
        const Json found = report.value("devices", Json::array()).at(device).value("idle_by_cause_ns", Json());
        figures.that(found == expected, "GPipe's causes on device " + std::to_string(device) + ": " + found.dump());
    }
    const Json blocked = figures.simulate(withSize("1f1b", 4, 8) + "--latency 1 --blocking --jitter uniform:0.3");
    const auto sum = [](const Json& times) {
        long long total = 0;
        for (const auto& [cause, ns] : times.items())
            total += ns.get<long long>();
        return total;
    };
    figures.that(sum(blocked.at("idle_by_cause_ns")) == blocked.at("bubble_time_ns"), "causes add up to the bubble");
    figures.that(blocked.at("idle_by_cause_ns").at("transfer") > 0, "blocking transfers leave devices idle");
    for (const Json& device : blocked.at("devices"))
        figures.that(sum(device.at("idle_by_cause_ns")) == device.at("idle_ns"), "causes add up to a device's idle");
}

void jitter(Figures& figures)
{
    const std::string flags = "--jitter long-tail:0.3 --ops --seed ";
    figures.that(figures.simulate(flags + "7") == figures.simulate(flags + "7"), "the same seed, the same run");
    figures.that(figures.simulate(flags + "7") != figures.simulate(flags + "8"), "another seed, another run");
    figures.that(figures.simulate("--jitter none --ops") == figures.simulate("--ops"), "no jitter is none");
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2)
        return EXIT_FAILURE;
    Figures figures(argv[1]);
    equalStages(figures);
    activations(figures);
    forwardOnly(figures);
    slowStage(figures);
    transfers(figures);
    interleaved(figures);
    batches(figures);
    halves(figures);
    causes(figures);
    jitter(figures);
    return figures.finish();
}
