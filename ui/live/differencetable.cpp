// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/differencetable.h"

#include "ui/text/format.h"

#include <QGridLayout>
#include <QLabel>

#include <cmath>

namespace bubblescope {
namespace {

QString signedTime(TimeNs ns)
{
    const QString size = formatTime(std::abs(ns), 3);
    return (ns < 0 ? u'−' : u'+') + size;
}

}  // namespace

DifferenceTable::DifferenceTable(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName("differenceTable");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    addColumn(tr("simulated"), tr("The scenario as it was to run: its costs and slowdowns"));
    addColumn(tr("compute"), tr("Ops took longer or shorter than the scenario says, on average over a stage's ops"));
    addColumn(tr("spread"), tr("Single ops took longer or shorter than their stage's average"));
    addColumn(tr("transfers"), tr("What transfers took that the scenario does not say"));
    addColumn(tr("buffers"), tr("Senders waited for a free buffer, or for the transfer before on the same way"));
    addColumn(tr("dispatcher"),
              tr("Ops began later than they could: issuing them, noticing ends late, and threads that "
                 "the system did not run"));
    addColumn(tr("measured"), tr("The sum of all of it: what the run took"));
    grid->setColumnStretch(static_cast<int>(m_heads.size()), 1);
    connect(appearance, &Appearance::changed, this, &DifferenceTable::follow);
    follow();
}

void DifferenceTable::addColumn(const QString& head, const QString& explanation)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    const int column = static_cast<int>(m_heads.size());
    m_heads << new QLabel(head, this);
    m_figures << new QLabel(this);
    for (QLabel* label : {m_heads.last(), m_figures.last()}) {
        label->setTextFormat(Qt::PlainText);
        label->setToolTip(explanation);
        label->setAlignment(Qt::AlignRight);
    }
    m_figures.last()->setAccessibleName(head);
    grid->addWidget(m_heads.last(), 0, column);
    grid->addWidget(m_figures.last(), 1, column);
}

void DifferenceTable::follow()
{
    QPalette muted = m_appearance->palette();
    muted.setColor(QPalette::WindowText, m_appearance->theme().muted);
    for (QLabel* label : m_heads) {
        label->setFont(m_appearance->noteFont());
        label->setPalette(muted);
    }
    QFont font = m_appearance->textFont();
    for (QLabel* label : m_figures) {
        font.setBold(label == m_figures.first() || label == m_figures.last());
        label->setFont(font);
        label->setPalette(m_appearance->palette());
    }
}

void DifferenceTable::show(const live::Comparison& comparison)
{
    m_figures.first()->setText(formatTime(comparison.predictedNs));
    for (int i = 0; i < live::kGapSources; ++i)
        m_figures[i + 1]->setText(signedTime(comparison.byNs[static_cast<std::size_t>(i)]));
    m_figures.last()->setText(formatTime(comparison.measuredNs));
}

QStringList DifferenceTable::figures() const
{
    QStringList texts;
    for (const QLabel* label : m_figures)
        texts << label->text();
    return texts;
}

}  // namespace bubblescope
