// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The list of schedules. Typing searches names, ids and aliases anywhere in them ("vpp" finds Interleaved 1F1B); Enter
// takes the first that fits, Escape none; a click on the field shows them all. Item data is the schedule's id.

#include "ui/panels/spinboxes.h"

namespace bubblescope {

class ScheduleCombo : public CalmCombo {
    Q_OBJECT

public:
    explicit ScheduleCombo(QWidget* parent = nullptr);

    /// Without saying that it was chosen. An id that is not in the list shows as it is.
    void setSchedule(const QString& id);
    /// "custom" is in the list only where there is a file to take it from.
    void setCustomOffered(bool offered);

signals:
    void scheduleChosen(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void takeTyped();
    void addSchedule(std::string_view id);
};

}  // namespace bubblescope
