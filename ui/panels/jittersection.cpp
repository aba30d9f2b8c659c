// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/jittersection.h"

#include "ui/panels/scenarioeditor.h"
#include "ui/panels/spinboxes.h"

#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <climits>

namespace bubblescope {
namespace {

/// Seeds from a file may be larger than the spin box can say: it shows its largest then.
int shownSeed(std::uint64_t seed)
{
    return static_cast<int>(std::min<std::uint64_t>(seed, INT_MAX));
}

}  // namespace

JitterSection::JitterSection(ScenarioEditor* editor, const Appearance* appearance, QWidget* parent)
    : ControlSection(tr("Jitter"), editor, appearance, parent)
    , m_kind(new CalmCombo(this))
    , m_amount(new RealSpin(this))
    , m_seed(new IntSpin(this))
{
    m_kind->setObjectName(QStringLiteral("jitterCombo"));
    m_kind->addItem(tr("none"), static_cast<int>(JitterKind::None));
    m_kind->addItem(tr("uniform"), static_cast<int>(JitterKind::Uniform));
    m_kind->addItem(tr("normal"), static_cast<int>(JitterKind::Normal));
    m_kind->addItem(tr("long tail"), static_cast<int>(JitterKind::LongTail));
    m_amount->setObjectName(QStringLiteral("jitterAmountSpin"));
    m_amount->setDecimals(2);
    m_amount->setRange(0, 100);
    m_amount->setSuffix(QStringLiteral(" %"));
    m_seed->setObjectName(QStringLiteral("seedSpin"));
    m_seed->setRange(0, INT_MAX);
    auto* next = new QToolButton(this);
    next->setObjectName(QStringLiteral("nextSeedButton"));
    next->setText(tr("another"));
    next->setFocusPolicy(Qt::TabFocus);

    column()->addWidget(line(tr("Durations vary"), m_kind,
                             tr("Every operation's time is multiplied by a random factor. Uniform: evenly spread; "
                                "normal: mostly near 1; long tail: now and then many times longer.")));
    m_amountLine = line(tr("By"), m_amount,
                        tr("In percent of the time. Uniform: at most so much more or less; normal: the standard "
                           "deviation; long tail: the scale of what is above."));
    column()->addWidget(m_amountLine);
    m_seedLine = line(tr("Seed"), m_seed, tr("The same seed gives the same times, on every machine."));
    m_seedLine->layout()->addWidget(next);
    next->setToolTip(tr("Takes the next seed."));
    column()->addWidget(m_seedLine);
    setTabOrder(m_seed, next);

    connect(m_amount, &QAbstractSpinBox::editingFinished, editor, &ScenarioEditor::endGesture);
    connect(m_seed, &QAbstractSpinBox::editingFinished, editor, &ScenarioEditor::endGesture);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this](int index) {
        Jitter jitter = this->editor()->scenario().jitter;
        jitter.kind = static_cast<JitterKind>(m_kind->itemData(index).toInt());
        this->editor()->endGesture();
        edit(tr("Jitter"), jitter, QStringLiteral("jitterKind"));
    });
    connect(m_amount, &RealSpin::edited, this, [this](double percent) {
        Jitter jitter = this->editor()->scenario().jitter;
        jitter.amount = percent / 100;
        edit(tr("Jitter"), jitter, QStringLiteral("jitterAmount"));
    });
    connect(m_seed, &IntSpin::edited, this, [this](int seed) {
        Jitter jitter = this->editor()->scenario().jitter;
        jitter.seed = static_cast<std::uint64_t>(seed);
        edit(tr("Seed"), jitter, QStringLiteral("seed"));
    });
    connect(next, &QAbstractButton::clicked, this, [this] {
        Jitter jitter = this->editor()->scenario().jitter;
        ++jitter.seed;
        edit(tr("Seed"), jitter, QStringLiteral("nextSeed"));
    });
}

void JitterSection::edit(const QString& text, const Jitter& jitter, const QString& control)
{
    Scenario changed = editor()->scenario();
    changed.jitter = jitter;
    editor()->apply(text, changed, control);
}

void JitterSection::refresh(const Scenario& scenario)
{
    const Jitter& jitter = scenario.jitter;
    const QSignalBlocker kindBlocker(m_kind);
    const QSignalBlocker amountBlocker(m_amount);
    const QSignalBlocker seedBlocker(m_seed);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(jitter.kind)));
    if (m_amount->value() / 100 != jitter.amount)
        m_amount->setValue(jitter.amount * 100);
    if (m_seed->value() != shownSeed(jitter.seed))
        m_seed->setValue(shownSeed(jitter.seed));
    m_amountLine->setVisible(jitter.kind != JitterKind::None);
    m_seedLine->setVisible(jitter.kind != JitterKind::None);
}

}  // namespace bubblescope
