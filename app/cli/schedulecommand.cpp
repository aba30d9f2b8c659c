// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress.h"
#include "app/cli/scenarioflags.h"
#include "core/schedule/registry.h"
#include "core/schedule/schedulecommunication.h"
#include "core/schedule/schedulecsv.h"

namespace bubblescope::cli {

namespace {

void writeOrder(Output& out, const Schedule& schedule)
{
    for (int device = 0; device < schedule.deviceCount() && !out.readerGone(); ++device) {
        out << "device " << std::to_string(device) << ":";
        const std::size_t end = schedule.rows->rowBegin[static_cast<std::size_t>(device) + 1];
        for (std::size_t i = schedule.rows->rowBegin[static_cast<std::size_t>(device)]; i < end;
             i = schedule.rows->unitEnd(i))
            out << " " << schedule.rows->unitText(i);
        out << "\n";
    }
}

}  // namespace

std::optional<Failure> runSchedule(const Arguments& arguments, Output& out)
{
    Input input;
    {
        const Interrupt interrupt;
        Progress progress;
        if (std::optional<Failure> failure = prepare(arguments, input, progress.control(interrupt.token())))
            return failure->error && failure->error->code == ErrorCode::Cancelled
                       ? Failure{"interrupted", kInterrupted, std::nullopt}
                       : failure;
    }
    for (const std::string& sentence : flagsWithoutEffect(arguments, input.scenario))
        writeNote(sentence);
    for (const char* flag :
         {"forward", "backward", "backward-input", "backward-weight", "costs", "slowdown", "latency"})
        if (arguments.has(flag) && !isSearched(input.scenario)) {
            writeNote("the order of " + input.scenario.schedule + " is the same whatever things cost");
            break;
        }
    if (input.communication)
        writeNote(describe(*input.communication) + "; sends and receives are left out anyway");
    if (arguments.communication) {
        const Result<std::string> text = writeScheduleCsvWithCommunication(input.schedule);
        if (!text)
            return failureOf(text.error());
        out << (arguments.oldLetters ? withOldLetters(text.value()) : text.value());
    } else if (arguments.csv || arguments.oldLetters) {
        const std::string text = writeScheduleCsv(input.schedule);
        out << (arguments.oldLetters ? withOldLetters(text) : text);
    } else {
        writeOrder(out, input.schedule);
    }
    if (!input.schedule.extra.empty())
        writeNote(input.scenario.schedule +
                  " also makes some ops wait that could run earlier; the order alone does not say that");
    return std::nullopt;
}

}  // namespace bubblescope::cli
