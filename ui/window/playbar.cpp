// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/playbar.h"

#include "ui/panels/spinboxes.h"
#include "ui/session/playcontroller.h"
#include "ui/text/format.h"
#include "ui/theme/glyphs.h"
#include "ui/window/actions.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

#include <cmath>

namespace bubblescope {
namespace {

/// The slider runs over powers of two: −2 is a tick in four seconds, 8 is 256 ticks a second.
constexpr int kStepsPerOctave = 4;
constexpr int kSlowestOctave = -2;
constexpr int kFastestOctave = 8;

double speedAt(int position)
{
    return std::exp2(static_cast<double>(position) / kStepsPerOctave);
}

/// Steps begin at the tick that is shown, also where that is the one chosen for the run.
class TickSpin : public RealSpin {
public:
    TickSpin(const PlayController* play, QWidget* parent)
        : RealSpin(parent)
        , m_play(play)
    {
    }
    void stepBy(int steps) override
    {
        if (!m_play->chosenTickNs()) {
            const QSignalBlocker blocker(this);
            setValue(static_cast<double>(m_play->tickNs()) / static_cast<double>(kNsPerMs));
        }
        RealSpin::stepBy(steps);
    }

private:
    const PlayController* m_play;
};

}  // namespace

PlayBar::PlayBar(PlayController* play, Actions* actions, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_actions(actions)
    , m_appearance(appearance)
    , m_title(new QLabel(QStringLiteral("Bubblescope"), this))
    , m_tick(new TickSpin(play, this))
    , m_speed(new QSlider(Qt::Horizontal, this))
    , m_speedText(new QLabel(this))
{
    setObjectName("playBar");
    setAutoFillBackground(true);
    m_toStart = addButton(actions->toStart, "toStartButton");
    m_back = addButton(actions->stepBack, "stepBackButton");
    m_playPause = addButton(actions->playPause, "playButton");
    m_forward = addButton(actions->stepForward, "stepForwardButton");
    m_toEnd = addButton(actions->toEnd, "toEndButton");
    m_loop = addButton(actions->loop, "loopButton");
    m_back->setAutoRepeat(true);
    m_forward->setAutoRepeat(true);

    m_tick->setObjectName("tickSpin");
    m_tick->setRange(0, 1e6);
    m_tick->setKeyboardTracking(false);
    m_tick->setSuffix(tr(" ms"));
    m_tick->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_tick->setAccessibleName(tr("Tick"));
    m_tick->setToolTip(tr("Tick: what one step moves by, in milliseconds. 0 lets the program choose the largest time "
                          "that divides all durations."));
    m_speed->setObjectName("speedSlider");
    m_speed->setRange(kSlowestOctave * kStepsPerOctave, kFastestOctave * kStepsPerOctave);
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setToolTip(tr("Speed of playing, in ticks a second"));
    m_speed->setAccessibleName(tr("Speed"));

    auto* tickLabel = new QLabel(tr("tick"), this);
    tickLabel->setBuddy(m_tick);
    auto* speedLabel = new QLabel(tr("speed"), this);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_title);
    layout->addSpacing(24);
    for (QToolButton* button : {m_toStart, m_back, m_playPause, m_forward, m_toEnd, m_loop})
        layout->addWidget(button);
    layout->addSpacing(12);
    for (QWidget* widget :
         {static_cast<QWidget*>(tickLabel), static_cast<QWidget*>(m_tick), static_cast<QWidget*>(speedLabel)})
        layout->addWidget(widget);
    layout->addWidget(m_speed, 1);
    layout->addWidget(m_speedText);
    layout->addStretch(1);

    connect(m_tick, &RealSpin::edited, this, [this](double ms) {
        m_play->setChosenTickNs(ms > 0 ? std::optional<TimeNs>(std::llround(ms * 1e6)) : std::nullopt);
    });
    connect(m_speed, &QSlider::valueChanged, this, [this](int position) { m_play->setSpeed(speedAt(position)); });
    connect(play, &PlayController::playingChanged, this, &PlayBar::refreshIcons);
    connect(play, &PlayController::tickChanged, this, &PlayBar::refreshTick);
    connect(play, &PlayController::speedChanged, this, &PlayBar::refreshSpeed);
    connect(play, &PlayController::loopChanged, this, [this] { m_actions->loop->setChecked(m_play->loop()); });
    connect(appearance, &Appearance::changed, this, &PlayBar::refreshIcons);
    refreshIcons();
    refreshTick();
    refreshSpeed();
}

QToolButton* PlayBar::addButton(QAction* action, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setToolTip(action->toolTip());
    button->setAccessibleName(action->statusTip());
    button->setCheckable(action->isCheckable());
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::toggled, button, &QToolButton::setChecked);
    return button;
}

void PlayBar::refreshIcons()
{
    const Theme& theme = m_appearance->theme();
    const int size = qRound(m_appearance->px(18));
    const auto set = [size](QToolButton* button, Glyph glyph, const QColor& color) {
        button->setIcon(glyphIcon(glyph, color, size));
        button->setIconSize(QSize(size, size));
    };
    set(m_toStart, Glyph::ToStart, theme.text);
    set(m_back, Glyph::StepBack, theme.text);
    set(m_playPause, m_play->playing() ? Glyph::Pause : Glyph::Play, theme.control);
    set(m_forward, Glyph::StepForward, theme.text);
    set(m_toEnd, Glyph::ToEnd, theme.text);
    set(m_loop, Glyph::Loop, theme.text);
    m_title->setFont([this] {
        QFont font = m_appearance->textFont();
        font.setPixelSize(qRound(m_appearance->px(17)));
        font.setBold(true);
        return font;
    }());
}

void PlayBar::refreshTick()
{
    const QSignalBlocker blocker(m_tick);
    m_tick->setValue(static_cast<double>(m_play->chosenTickNs().value_or(0)) / static_cast<double>(kNsPerMs));
    // Zero stands for it.
    m_tick->setSpecialValueText(formatTime(m_play->tickNs(), 6));
}

void PlayBar::refreshSpeed()
{
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(static_cast<int>(std::lround(std::log2(m_play->speed()) * kStepsPerOctave)));
    const double speed = m_play->speed();
    m_speedText->setText(speed >= 1 ? tr("%1 ticks/s").arg(QLocale().toString(speed, 'g', 3))
                                    : tr("%1 s a tick").arg(QLocale().toString(1 / speed, 'g', 3)));
}

}  // namespace bubblescope
