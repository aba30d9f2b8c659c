// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/valuerow.h"

#include <QGridLayout>
#include <QSignalBlocker>

#include <cmath>

namespace bubblescope {
namespace {

constexpr TimeNs kNsPerSliderStep = kNsPerMs / 10;

}  // namespace

ValueRow::ValueRow(const QString& name, const QString& label, QAbstractSpinBox* spin, const Appearance* appearance,
                   QWidget* parent)
    : QWidget(parent)
    , m_label(new StyledLabel(StyledLabel::Style::Text, label, appearance, this))
    , m_spin(spin)
    , m_slider(new SlimSlider(Qt::Horizontal, appearance, this))
{
    m_slider->setObjectName(name + QStringLiteral("Slider"));
    m_spin->setObjectName(name + QStringLiteral("Spin"));
    m_label->setBuddy(m_spin);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_spin, 0, 1);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    setLabel(label);
    connect(m_slider, &QSlider::sliderPressed, this, &ValueRow::gestureChanged);
    connect(m_spin, &QAbstractSpinBox::editingFinished, this, &ValueRow::gestureChanged);
}

void ValueRow::setLabel(const QString& label)
{
    m_label->setText(label);
    m_slider->setAccessibleName(label);
    m_spin->setAccessibleName(label);
}

void ValueRow::setExplanation(const QString& toolTip)
{
    setToolTip(toolTip);
    m_slider->setToolTip(toolTip);
    m_spin->setToolTip(toolTip);
}

IntRow::IntRow(const QString& name, const QString& label, const Appearance* appearance, QWidget* parent)
    : IntRow(new IntSpin(parent), name, label, appearance, parent)
{
}

IntRow::IntRow(IntSpin* spin, const QString& name, const QString& label, const Appearance* appearance, QWidget* parent)
    : ValueRow(name, label, spin, appearance, parent)
    , m_intSpin(spin)
{
    connect(m_intSpin, &IntSpin::edited, this, &IntRow::valueEdited);
    connect(slider(), &QSlider::valueChanged, this, &IntRow::valueEdited);
}

void IntRow::setRange(int least, int mostOnSlider, int most)
{
    const QSignalBlocker spinBlocker(m_intSpin);
    const QSignalBlocker sliderBlocker(slider());
    m_intSpin->setRange(least, most);
    slider()->setRange(least, mostOnSlider);
}

void IntRow::setValue(int value)
{
    const QSignalBlocker spinBlocker(m_intSpin);
    const QSignalBlocker sliderBlocker(slider());
    // Setting the same value would tidy up the text while it is being typed.
    if (m_intSpin->value() != value)
        m_intSpin->setValue(value);
    slider()->setValue(value);
}

TimeRow::TimeRow(const QString& name, const QString& label, const Appearance* appearance, QWidget* parent)
    : TimeRow(new RealSpin(parent), name, label, appearance, parent)
{
}

TimeRow::TimeRow(RealSpin* spin, const QString& name, const QString& label, const Appearance* appearance,
                 QWidget* parent)
    : ValueRow(name, label, spin, appearance, parent)
    , m_realSpin(spin)
{
    m_realSpin->setSuffix(QStringLiteral(" ") + tr("ms"));
    // Times from a measurement have all their digits.
    m_realSpin->setRoom(9);
    m_realSpin->setRange(0, static_cast<double>(kMaxDurationNs) / static_cast<double>(kNsPerMs));
    slider()->setCurve(SlimSlider::Curve::Square);
    slider()->setMouseDigits(2);
    slider()->setSingleStep(1);
    setSliderMaximumMs(50);
    connect(m_realSpin, &RealSpin::edited, this,
            [this](double ms) { emit valueEditedNs(std::llround(ms * static_cast<double>(kNsPerMs))); });
    connect(slider(), &QSlider::valueChanged, this,
            [this](int steps) { emit valueEditedNs(steps * kNsPerSliderStep); });
}

void TimeRow::setSliderMaximumMs(int ms)
{
    const QSignalBlocker blocker(slider());
    slider()->setRange(0, ms * 10);
    slider()->setPageStep(ms);
}

void TimeRow::setValueNs(TimeNs ns)
{
    const QSignalBlocker spinBlocker(m_realSpin);
    const QSignalBlocker sliderBlocker(slider());
    if (std::llround(m_realSpin->value() * static_cast<double>(kNsPerMs)) != ns)
        m_realSpin->setValue(static_cast<double>(ns) / static_cast<double>(kNsPerMs));
    slider()->setValue(static_cast<int>(std::min<TimeNs>(ns / kNsPerSliderStep, slider()->maximum())));
}

}  // namespace bubblescope
