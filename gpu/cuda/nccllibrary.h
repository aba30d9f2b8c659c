// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The real NcclApi: libnccl.so.2, opened when it is first asked for.

#include "gpu/api/ncclapi.h"

#include <memory>

namespace bubblescope::gpu {

[[nodiscard]] std::shared_ptr<NcclApi> makeNcclLibrary();

}  // namespace bubblescope::gpu
