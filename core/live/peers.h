// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The other processes of a run, as the dispatcher's thread sees them: messages between rank 0, which leads, and each of
// the others. Rank 0 says when an iteration starts, when to pause and when to end; the others say how far they are.

#include "core/live/sink.h"

#include <optional>
#include <vector>

namespace bubblescope::live {

struct PeerMessage {
    enum Kind : std::uint8_t {
        Prepared,  ///< to rank 0: ready to run; `info`, `calibration`
        Start,     ///< from rank 0: iteration `number` with `slowdown`
        Drained,   ///< to rank 0: iteration `number` has ended here
        Pause,     ///< from rank 0
        Paused,    ///< to rank 0: nothing computes here
        Resume,    ///< from rank 0
        Cancel,    ///< from rank 0: wind down now
        Finish,    ///< from rank 0: no further iteration, check the values
        Ended,     ///< to rank 0: nothing more follows; `verified`
        Leaving,   ///< to rank 0: somebody else has told this rank to end, and it does
        Fault,     ///< either way: `fault` ends the run
    };
    Kind kind = Prepared;
    int rank = 0;       ///< who sent it
    bool lost = false;  ///< a Fault that `rank` did not send: it is gone
    int number = 0;
    std::vector<double> slowdown;
    BackendInfo info;
    std::vector<Calibration> calibration;
    LiveFault fault;
    std::optional<bool> verified;
};

class Peers {
public:
    virtual ~Peers() = default;
    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int size() const = 0;
    /// Rank 0: to all others; another rank: to rank 0. Does not wait.
    virtual void tell(const PeerMessage& message) = 0;
    /// The next message that has arrived. A rank whose connection broke shows as a Fault "peer-lost" of that rank.
    [[nodiscard]] virtual std::optional<PeerMessage> take() = 0;
};

}  // namespace bubblescope::live
