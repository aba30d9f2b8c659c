// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/colourvisiondialog.h"

#include "ui/dialogs/visiontable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace bubblescope {

ColourVisionDialog::ColourVisionDialog(const Appearance* appearance, QWidget* parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_verdict(new QLabel(this))
    , m_about(new QLabel(this))
{
    setObjectName(QStringLiteral("colourVisionDialog"));
    setWindowTitle(tr("Colour vision check"));
    m_verdict->setObjectName(QStringLiteral("paletteVerdict"));
    m_about->setText(tr("Simulated after Machado, Oliveira and Fernandes (2009) at full severity. The distance is "
                        "CIEDE2000: 1 is just noticed side by side, 10 is plain at a glance. Kinds that differ in "
                        "colour alone stay at least %1 apart; the others, at least %2, have a sign besides: a line "
                        "along the foot (solid, dotted or double), hatching, or being a line themselves; and wide bars "
                        "have their letter.")
                         .arg(QLocale().toString(kLeastByColour), QLocale().toString(kLeastWithSign)));
    for (QLabel* text : {m_verdict, m_about})
        text->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new VisionTable(appearance, this));
    column->addWidget(m_verdict);
    column->addWidget(m_about);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(appearance, &Appearance::changed, this, &ColourVisionDialog::follow);
    follow();
}

void ColourVisionDialog::follow()
{
    bool good = true;
    for (const Vision vision : {Vision::Normal, Vision::Deuteranopia, Vision::Protanopia, Vision::Tritanopia})
        for (const PalettePair& pair : palettePairs(m_appearance->trueTheme(), vision))
            good = good && pair.distance >= pair.least();
    m_verdict->setText(good ? tr("The present theme passes: all kinds can be told apart.")
                            : tr("The present theme fails: some kinds cannot be told apart."));
    m_verdict->setFont(m_appearance->textFont());
    m_about->setFont(m_appearance->noteFont());
}

}  // namespace bubblescope
