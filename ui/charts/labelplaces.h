// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the labels of a chart go, so that none lies upon another and no line goes through one.

#include <QRectF>
#include <QSizeF>

#include <initializer_list>
#include <utility>
#include <vector>

namespace bubblescope {

/// Places given away one after the other; who comes first chooses.
class LabelPlaces {
public:
    explicit LabelPlaces(const QRectF& room)
        : m_room(room)
    {
    }

    /// Something that is there already.
    void keepFree(const QRectF& rect) { m_taken.push_back(rect); }
    /// The first of the wanted places that is in the room and free; where none is, the first one, moved into the room.
    QRectF place(const std::vector<QRectF>& wanted);

private:
    QRectF m_room;
    std::vector<QRectF> m_taken;
};

/// A vertical line with its name at its upper end, to the right or to the left of it.
struct LevelLabel {
    double x = 0;
    double width = 0;
    int row = 0;  ///< from above
    bool left = false;
};

/// Chooses row (each has its own) and side, so that as few lines as possible go through other names: a line begins in
/// its name's row and goes down from there. `gap` is between line and name. Few: all ways are tried.
void placeLevels(std::vector<LevelLabel>& levels, double gap, double from, double to);

}  // namespace bubblescope
