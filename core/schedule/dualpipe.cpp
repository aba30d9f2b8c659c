// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// DualPipe and DualPipeV (DeepSeek-V3 technical report 2024, arXiv 2412.19437, figure 5; deepseek-ai/DualPipe): a
// device runs a forward and a backward of opposite directions as one overlapped unit.
//   dualpipe   bidirectional: P stages, device r holds r and P−1−r; microbatches 0…M/2−1 run from device 0 up, the
//              others from device P−1 down. P even, M even and at least 2P.
//   dualpipev  "cut in half": 2P stages, device r holds r and 2P−1−r. M at least 2P.
// Both are one pattern: the half of dualpipe's devices that a direction enters by behaves as a dualpipev of P/2 devices
// and M/2 microbatches. With fewer microbatches the main part has no room (its length would be negative on device 0),
// so DeepSeek's and PyTorch's codes refuse them, and so does this.

#include "core/schedule/generators.h"

#include <vector>

namespace bubblescope {
namespace {

/// The row of device `device` of `devices`, for `count` microbatches in each of two phases: phase 0 is the stage next
/// to where the microbatches enter, phase 1 the one next to where they leave.
class RowPattern {
public:
    struct Phase {
        int stage = 0;
        int firstForward = 0;
        int firstBackward = 0;
    };

    RowPattern(RowWriter& writer, Phase phase0, Phase phase1)
        : m_writer(writer)
        , m_phases{phase0, phase1}
    {
    }

    void write(int device, int devices, int count)
    {
        const int beyond = devices - 1 - device;  // devices between this one and the turning point
        repeat(2 * beyond, [&] { forward(0); });
        repeat(device + 1, [&] {
            forward(0);
            forward(1);
        });
        repeat(beyond, [&] {
            backward(1, true);
            weight();
            forward(1);
        });
        for (int i = 0; i < count - 2 * devices + device + 1; ++i) {
            if (i == 0 && beyond == 0) {
                forward(0);
                backward(1, false);  // not overlapped: it would make the bubble larger
            } else {
                overlapped(0, 1);
            }
            overlapped(1, 0);
        }
        repeat(beyond, [&] {
            backward(1, false);
            overlapped(1, 0);
        });
        // The second half of these 2·(device + 1) is split.
        for (int i = 0; i <= device; ++i) {
            backward(1, 2 * i > device);
            backward(0, 2 * i >= device);
        }
        repeat(beyond, [&] {
            weight();
            backward(0, true);
        });
        repeat(device + 1, [&] { weight(); });
    }

private:
    template <class Do>
    static void repeat(int times, const Do& what)
    {
        for (int i = 0; i < times; ++i)
            what();
    }

    Op nextForward(int phase) { return makeOp(m_phases[phase].stage, OpKind::Forward, m_phases[phase].firstForward++); }

    void forward(int phase) { m_writer.add(nextForward(phase)); }

    void backward(int phase, bool split)
    {
        const Op op = makeOp(m_phases[phase].stage, split ? OpKind::BackwardInput : OpKind::Backward,
                             m_phases[phase].firstBackward++);
        m_writer.add(op);
        if (split)
            m_putOff.push_back(op);
    }

    void overlapped(int forwardPhase, int backwardPhase)
    {
        forward(forwardPhase);
        m_writer.addJoined(m_phases[backwardPhase].stage, OpKind::Backward, m_phases[backwardPhase].firstBackward++);
    }

    void weight()
    {
        Op op = m_putOff[m_weights++];
        op.kind = OpKind::BackwardWeight;
        m_writer.add(op);
    }

    RowWriter& m_writer;
    Phase m_phases[2];
    std::vector<Op> m_putOff;
    std::size_t m_weights = 0;
};

std::string tooFew(const Scenario& scenario)
{
    return "M = " + std::to_string(scenario.microbatches) +
           " is less than 2P = " + std::to_string(2 * scenario.devices) + "; use " +
           std::to_string(2 * scenario.devices) + " or more";
}

}  // namespace

Result<Schedule> generateDualPipeV(const Scenario& scenario, const JobControl& control)
{
    const int devices = scenario.devices;
    if (scenario.microbatches < 2 * devices)
        return refused(scenario, "microbatches", tooFew(scenario));
    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        RowPattern(writer, {device, 0, 0}, {2 * devices - 1 - device, 0, 0})
            .write(device, devices, scenario.microbatches);
    });
}

Result<Schedule> generateDualPipe(const Scenario& scenario, const JobControl& control)
{
    const int devices = scenario.devices;
    const int count = scenario.microbatches;
    if (devices % 2 != 0)
        return refused(scenario, "devices",
                       "both directions share the devices in pairs, so their number must be even, not " +
                           std::to_string(devices));
    if (count < 2 * devices)
        return refused(scenario, "microbatches", tooFew(scenario));
    if (count % 2 != 0)
        return refused(scenario, "microbatches",
                       "half of the microbatches enter at each end, so their number must be even, not " +
                           std::to_string(count));
    RowWriter writer(3 * opsPerPass(scenario));
    return writeRows(scenario, control, writer, [&](int device) {
        const bool upper = device >= devices / 2;
        const int own = upper ? devices - 1 - device : device;
        const int ownFirst = upper ? count / 2 : 0;
        const int otherFirst = count / 2 - ownFirst;
        RowPattern(writer, {own, ownFirst, ownFirst}, {devices - 1 - own, otherFirst, otherFirst})
            .write(own, devices / 2, count / 2);
    });
}

}  // namespace bubblescope
