// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The NCCL calls that the backend makes, filled from libnccl (gpu/cuda, by dlopen) or by a fake in the tests. Codes are
// ncclResult_t. All communicators are non-blocking.

#include "gpu/api/gpuapi.h"

#include <array>
#include <string>

namespace bubblescope::gpu {

using NcclCode = int;
inline constexpr NcclCode kNcclSuccess = 0;
inline constexpr NcclCode kNcclInProgress = 7;

using NcclComm = struct NcclCommTag*;
using NcclId = std::array<std::byte, 128>;

class NcclApi {
public:
    virtual ~NcclApi() = default;

    /// Null without a usable library; `why` then says what is missing.
    [[nodiscard]] virtual bool available(std::string& why) = 0;
    [[nodiscard]] virtual int version() = 0;  ///< 22809 for 2.28.9
    [[nodiscard]] virtual std::string errorText(NcclCode code, NcclComm comm) = 0;

    virtual NcclCode uniqueId(NcclId& id) = 0;
    /// Non-blocking, at most `maxCtas` multiprocessors (0: NCCL's choice), on the current device.
    virtual NcclCode init(NcclComm& comm, const NcclId& id, int ranks, int rank, int maxCtas) = 0;
    virtual NcclCode groupStart() = 0;
    virtual NcclCode groupEnd() = 0;
    virtual NcclCode send(const void* data, std::size_t bytes, int peer, NcclComm comm, Stream stream) = 0;
    virtual NcclCode receive(void* data, std::size_t bytes, int peer, NcclComm comm, Stream stream) = 0;
    virtual NcclCode asyncError(NcclComm comm, NcclCode& state) = 0;
    virtual NcclCode finalize(NcclComm comm) = 0;
    virtual NcclCode destroy(NcclComm comm) = 0;
    virtual NcclCode abort(NcclComm comm) = 0;
    [[nodiscard]] virtual bool canRevoke() = 0;  ///< since 2.28.7
    virtual NcclCode revoke(NcclComm comm) = 0;
};

}  // namespace bubblescope::gpu
