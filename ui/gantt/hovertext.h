// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the Gantt says in words about an op or an idle gap.

#include "ui/text/facts.h"
#include "ui/viewmodel/ganttmodel.h"

#include <QCoreApplication>
#include <QString>

namespace bubblescope {

class HoverText {
    Q_DECLARE_TR_FUNCTIONS(HoverText)

public:
    [[nodiscard]] static QString deviceName(DeviceId device);
    [[nodiscard]] static Facts ofOp(const Run& run, const ChunkTable& chunks, std::size_t op);
    [[nodiscard]] static Facts ofGap(DeviceId device, const GanttHit& gap);
    /// For screen readers: "2F5, forward of microbatch 5 on stage 2, device 2, from 12 ms to 13 ms".
    [[nodiscard]] static QString spokenOp(const Run& run, std::size_t op);
    /// What it waited for.
    [[nodiscard]] static QString spokenCause(const Run& run, std::size_t op);
    [[nodiscard]] static QString spokenGap(DeviceId device, TimeNs startNs, TimeNs endNs);
    [[nodiscard]] static QString ofDevice(const Run& run, DeviceId device);

private:
    [[nodiscard]] static QString kindName(OpKind kind);
    [[nodiscard]] static QString waitText(const Run& run, std::size_t op);
};

}  // namespace bubblescope
