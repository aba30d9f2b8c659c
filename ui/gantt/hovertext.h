// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the Gantt says in words about an op or an idle gap: in the card beside the pointer (rich text) and to screen
// readers (plain text).

#include "ui/viewmodel/ganttmodel.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace bubblescope {

class HoverText {
    Q_DECLARE_TR_FUNCTIONS(HoverText)

public:
    struct Facts {
        QString title;
        std::vector<std::pair<QString, QString>> rows;  ///< what, value
    };
    [[nodiscard]] static QString deviceName(DeviceId device);
    [[nodiscard]] static Facts ofOp(const Run& run, const ChunkTable& chunks, std::size_t op);
    [[nodiscard]] static Facts ofGap(DeviceId device, const GanttHit& gap);
    [[nodiscard]] static QString rich(const Facts& facts);
    [[nodiscard]] static QString plain(const Facts& facts);

private:
    [[nodiscard]] static QString kindName(OpKind kind);
    [[nodiscard]] static QString waitText(const Run& run, std::size_t op);
};

}  // namespace bubblescope
