// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/slowdownsection.h"

#include "core/sweep/scenarioedit.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/sidepanel.h"
#include "ui/panels/slimslider.h"
#include "ui/panels/spinboxes.h"
#include "ui/panels/switchbutton.h"
#include "ui/text/format.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QUndoGroup>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bubblescope {
namespace {

constexpr int kHundredths = 100;
constexpr double kFirstMiddleFactor = 2.5;

int hundredths(double factor)
{
    return static_cast<int>(std::lround(factor * kHundredths));
}

}  // namespace

StageSlider::StageSlider(int stage, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_stage(stage)
    , m_slider(new SlimSlider(Qt::Vertical, appearance, this))
{
    m_slider->setObjectName(QStringLiteral("slowdown%1").arg(stage));
    m_slider->setRange(25, 800);
    m_slider->setCurve(SlimSlider::Curve::Log);
    m_slider->setMouseDigits(2);
    m_slider->setSingleStep(10);
    m_slider->setPageStep(100);
    m_slider->setResettable(true);
    m_slider->setAccessibleName(tr("Slowdown of stage %1").arg(stage));
    const QString explanation = tr("How many times longer everything takes on stage %1: ×0.25 to ×8. Double-click for "
                                   "×1.")
                                    .arg(stage);
    setToolTip(explanation);
    m_slider->setToolTip(explanation);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { emit factorEdited(m_stage, static_cast<double>(value) / kHundredths); });
    connect(m_slider, &SlimSlider::resetRequested, this, [this] { emit factorEdited(m_stage, 1.0); });
    connect(m_slider, &QSlider::sliderPressed, this, &StageSlider::gestureChanged);
    connect(appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(kHundredths);
}

void StageSlider::showFactor(double factor, bool slowest)
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(hundredths(factor));
    m_slider->setAccented(slowest);
    if (factor == m_factor && slowest == m_slowest)
        return;
    m_factor = factor;
    m_slowest = slowest;
    update();
}

int StageSlider::textHeight() const
{
    return QFontMetrics(m_appearance->textFont()).height() + QFontMetrics(m_appearance->noteFont()).height();
}

QSize StageSlider::sizeHint() const
{
    const int factor = QFontMetrics(m_appearance->textFont()).horizontalAdvance(QStringLiteral("×0.25"));
    const int name = QFontMetrics(m_appearance->noteFont()).horizontalAdvance(tr("stage %1").arg(m_stage));
    return {std::max(factor, name) + static_cast<int>(m_appearance->px(10)),
            m_slider->sizeHint().height() + textHeight()};
}

void StageSlider::resizeEvent(QResizeEvent*)
{
    m_slider->setGeometry(0, 0, width(), height() - textHeight());
}

void StageSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance->theme();
    QPainter painter(this);
    QRect line(0, height() - textHeight(), width(), QFontMetrics(m_appearance->textFont()).height());
    QFont font = m_appearance->textFont();
    font.setBold(m_slowest);
    painter.setFont(font);
    painter.setPen(m_slowest ? theme.accent : theme.text);
    painter.drawText(line, Qt::AlignCenter, formatFactor(m_factor));
    line = QRect(0, line.bottom() + 1, width(), height() - line.bottom() - 1);
    painter.setFont(m_appearance->noteFont());
    painter.setPen(theme.muted);
    painter.drawText(line, Qt::AlignCenter, tr("stage %1").arg(m_stage));
}

SlowdownSection::SlowdownSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection(tr("Slowdown of each stage"), editor, appearance, parent)
    , m_scroll(new QScrollArea(this))
    , m_bank(new QWidget)
    , m_tooMany(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
{
    auto* row = new QHBoxLayout(m_bank);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_scroll->setObjectName(QStringLiteral("slowdownScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_bank);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_bank->setAutoFillBackground(false);
    useSlimScrollBars(m_scroll, appearance);
    m_tooMany->setWordWrap(true);
    // The switch first, where it is on screen on small ones too. Tab goes through switch and sliders in this order, and
    // each further slider comes after the one before it.
    addMiddle();
    column()->addWidget(m_scroll);
    column()->addWidget(m_tooMany);
    showSliders(Scenario{});
    connect(appearance, &Appearance::changed, this, &SlowdownSection::resizeBank);
}

void SlowdownSection::addMiddle()
{
    m_middle = new SwitchButton(tr("slow middle stage"), appearance(), this);
    m_middle->setObjectName(QStringLiteral("slowMiddleSwitch"));
    m_middle->setToolTip(tr("Makes the stage in the middle slower, by the factor beside it; off: ×1 again."));
    m_middle->setAccessibleName(tr("Slow middle stage"));
    m_middleFactor = new RealSpin(this);
    m_middleFactor->setObjectName(QStringLiteral("slowMiddleFactor"));
    m_middleFactor->setAccessibleName(tr("Factor of the slow middle stage"));
    m_middleFactor->setToolTip(tr("How many times longer everything takes on the middle stage when it is slowed."));
    m_middleFactor->setDecimals(2);
    m_middleFactor->setSingleStep(0.5);
    m_middleFactor->setPrefix(QStringLiteral("×"));
    m_middleFactor->setRange(kMinSlowdown, kMaxSlowdown);
    m_middleFactor->setRoom(4);
    auto* line = new QHBoxLayout;
    line->addWidget(m_middle);
    line->addStretch(1);
    line->addWidget(m_middleFactor);
    column()->addLayout(line);
    connect(m_middle, &QAbstractButton::toggled, this, &SlowdownSection::switchMiddle);
    connect(m_middleFactor, &RealSpin::edited, this, &SlowdownSection::setMiddleFactor);
    connect(m_middleFactor, &QAbstractSpinBox::editingFinished, editor(), &ScenarioEditor::endGesture);
    // The scenario changes before its step counts.
    connect(editor()->history(), &QUndoGroup::indexChanged, this, [this] {
        forgetUndone();
        showMiddle();
    });
}

void SlowdownSection::setFactor(int stage, double factor)
{
    const Scenario& scenario = editor()->scenario();
    if (stage >= scenario.stages())
        return;
    editor()->apply(tr("Slowdown of stage %1").arg(stage), withSlowdown(scenario, stage, factor),
                    QStringLiteral("slowdown%1").arg(stage));
}

void SlowdownSection::switchMiddle(bool on)
{
    const Scenario& scenario = editor()->scenario();
    editor()->endGesture();
    editor()->apply(tr("Slow middle stage"), withSlowdown(scenario, middleStage(scenario), on ? middleFactor() : 1.0),
                    QStringLiteral("slowMiddle"));
    if (const auto middle = static_cast<std::size_t>(middleStage(scenario)); on && middle < m_sliders.size())
        m_scroll->ensureWidgetVisible(m_sliders[middle]);
}

void SlowdownSection::setMiddleFactor(double factor)
{
    if (m_middle->isChecked()) {
        const Scenario& scenario = editor()->scenario();
        editor()->apply(tr("Slow middle stage"), withSlowdown(scenario, middleStage(scenario), factor),
                        QStringLiteral("slowMiddleFactor"));
    }
    chooseMiddleFactor(factor);
}

double SlowdownSection::middleFactor() const
{
    const auto chosen = m_chosen.find(editor()->undoStack());
    if (chosen == m_chosen.end())
        return kFirstMiddleFactor;
    const auto after = chosen->second.upper_bound(editor()->undoStack()->index());
    return after == chosen->second.begin() ? kFirstMiddleFactor : std::prev(after)->second;
}

void SlowdownSection::chooseMiddleFactor(double factor)
{
    forgetUndone();
    m_chosen[editor()->undoStack()][editor()->undoStack()->index()] = factor;
    showMiddle();
}

void SlowdownSection::forgetUndone()
{
    const QUndoStack* stack = editor()->undoStack();
    if (auto& chosen = m_chosen[stack]; !stack->canRedo())
        chosen.erase(chosen.upper_bound(stack->index()), chosen.end());
}

void SlowdownSection::showMiddle()
{
    const Scenario& scenario = editor()->scenario();
    const double factor = slowdownOf(scenario, middleStage(scenario));
    const QSignalBlocker switchBlocker(m_middle);
    m_middle->setChecked(factor != 1.0);
    const double shown = factor != 1.0 ? factor : middleFactor();
    if (m_middleFactor->value() == shown)
        return;
    const QSignalBlocker spinBlocker(m_middleFactor);
    m_middleFactor->setValue(shown);
}

void SlowdownSection::showSliders(const Scenario& scenario)
{
    const int count = std::min(scenario.stages(), kMostSliders);
    while (static_cast<int>(m_sliders.size()) < count) {
        auto* slider = new StageSlider(static_cast<int>(m_sliders.size()), appearance(), m_bank);
        m_bank->layout()->addWidget(slider);
        connect(slider, &StageSlider::factorEdited, this, &SlowdownSection::setFactor);
        connect(slider, &StageSlider::gestureChanged, editor(), &ScenarioEditor::endGesture);
        if (!m_sliders.empty())
            setTabOrder(m_sliders.back()->slider(), slider->slider());
        m_sliders.push_back(slider);
    }
    double slowest = 1;
    for (int s = 0; s < scenario.stages(); ++s)
        slowest = std::max(slowest, slowdownOf(scenario, s));
    for (int s = 0; s < static_cast<int>(m_sliders.size()); ++s) {
        StageSlider* slider = m_sliders[static_cast<std::size_t>(s)];
        slider->setVisible(s < count);
        if (s < count) {
            const double factor = slowdownOf(scenario, s);
            slider->showFactor(factor, factor != 1.0 && factor == slowest);
        }
    }
    m_tooMany->setVisible(scenario.stages() > count);
    m_tooMany->setText(tr("The first %n stages are shown.", nullptr, count));
}

void SlowdownSection::resizeBank()
{
    // As tall as the sliders, with room for the scroll bar, so that it covers none when it comes.
    const int bar = m_scroll->horizontalScrollBar()->sizeHint().height();
    m_scroll->setFixedHeight(m_sliders.front()->sizeHint().height() + bar + qRound(appearance()->px(4)));
}

void SlowdownSection::refresh(const Scenario& scenario)
{
    showSliders(scenario);
    resizeBank();
    showMiddle();
}

}  // namespace bubblescope
