// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/op.h"

namespace bubblescope {

std::string toString(const Op& op)
{
    return std::to_string(op.stage.value()) + letterOf(op.kind) + std::to_string(op.microbatch.value());
}

}  // namespace bubblescope
