// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/jsonreport.h"
#include "app/cli/measuredreport.h"

namespace bubblescope::cli {

std::optional<Failure> runShow(const Arguments& arguments, Output& out)
{
    const auto file = arguments.values.find("file");
    if (file == arguments.values.end())
        return wrongUse("name the file that --trace kept: bubblescope-cli show run.jsonl");
    const Result<std::shared_ptr<const live::LiveRun>> read = live::readStreamFile(file->second);
    if (!read.ok())
        return failureOf(read.error());
    const live::LiveRun& run = *read.value();
    const auto wanted = arguments.values.find("iteration");
    int index = -1;
    if (std::optional<Failure> failure =
            chooseIteration(run, wanted == arguments.values.end() ? std::string() : wanted->second, index))
        return failure;
    writeLiveNotes(run, true);
    if (!arguments.json)
        return writeMeasuredText(run, index, arguments.ops, out);
    std::shared_ptr<const Run> made;
    if (std::optional<Failure> failure = makeMeasured(run, index, made))
        return failure;
    const Run& measured = *made;
    writeJson(out,
              {measured.scenario, measured.schedule, measured.timeline, measured.analysis, measured.costs.split, true},
              arguments.ops);
    return std::nullopt;
}

}  // namespace bubblescope::cli
