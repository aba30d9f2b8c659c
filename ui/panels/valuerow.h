// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A number that can be dragged and typed: its name, a spin box, and under both a slider. The slider covers the usual
// values, the spin box all that are allowed. setValue() shows a value without saying that it was edited.

#include "core/model/scenario.h"
#include "ui/panels/slimslider.h"
#include "ui/panels/spinboxes.h"
#include "ui/panels/styledlabel.h"

#include <QWidget>

namespace bubblescope {

class ValueRow : public QWidget {
    Q_OBJECT

public:
    void setLabel(const QString& label);
    void setExplanation(const QString& toolTip);
    [[nodiscard]] SlimSlider* slider() const { return m_slider; }

signals:
    /// A new gesture begins or the present one ends: what follows is another step of undo.
    void gestureChanged();

protected:
    /// `name` gives "NAMESlider" and "NAMESpin"; takes the spin box over.
    ValueRow(const QString& name, const QString& label, QAbstractSpinBox* spin, const Appearance* appearance,
             QWidget* parent);

private:
    StyledLabel* m_label;
    QAbstractSpinBox* m_spin;
    SlimSlider* m_slider;
};

class IntRow : public ValueRow {
    Q_OBJECT

public:
    IntRow(const QString& name, const QString& label, const Appearance* appearance, QWidget* parent = nullptr);
    void setRange(int least, int mostOnSlider, int most);
    void setValue(int value);
    [[nodiscard]] IntSpin* spin() const { return m_intSpin; }

signals:
    void valueEdited(int value);

private:
    IntRow(IntSpin* spin, const QString& name, const QString& label, const Appearance* appearance, QWidget* parent);
    IntSpin* m_intSpin;
};

/// A duration in ms; the slider moves in tenths of one.
class TimeRow : public ValueRow {
    Q_OBJECT

public:
    TimeRow(const QString& name, const QString& label, const Appearance* appearance, QWidget* parent = nullptr);
    void setSliderMaximumMs(int ms);
    void setValueNs(TimeNs ns);
    [[nodiscard]] RealSpin* spin() const { return m_realSpin; }

signals:
    void valueEditedNs(bubblescope::TimeNs ns);

private:
    TimeRow(RealSpin* spin, const QString& name, const QString& label, const Appearance* appearance, QWidget* parent);
    RealSpin* m_realSpin;
};

}  // namespace bubblescope
