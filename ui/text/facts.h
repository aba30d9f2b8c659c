// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A few facts under a title, as the card beside the pointer and screen readers say them.

#include <QString>

#include <utility>
#include <vector>

namespace bubblescope {

struct Facts {
    QString title;
    std::vector<std::pair<QString, QString>> rows;  ///< what, value

    [[nodiscard]] QString rich() const;
    [[nodiscard]] QString plain() const;
};

}  // namespace bubblescope
