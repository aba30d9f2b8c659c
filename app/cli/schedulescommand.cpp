// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/jsonreport.h"
#include "app/cli/textreport.h"

namespace bubblescope::cli {

std::optional<Failure> runSchedules(const Arguments& arguments, Output& out)
{
    if (arguments.json)
        writeRegistryJson(out);
    else
        writeRegistryText(out, terminalWidth());
    return std::nullopt;
}

}  // namespace bubblescope::cli
