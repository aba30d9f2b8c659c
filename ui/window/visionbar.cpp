// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/visionbar.h"

#include "ui/dialogs/visiontable.h"
#include "ui/panels/spinboxes.h"
#include "ui/panels/styledlabel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace bubblescope {
namespace {

/// The first that colours are shown with: the most common deficiency.
constexpr Vision kFirst = Vision::Deuteranopia;

}  // namespace

VisionBar::VisionBar(Appearance* appearance, QAction* shown, QAction* table, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_vision(new CalmCombo(this))
    , m_verdict(new StyledLabel(StyledLabel::Style::Note, {}, appearance, this))
    , m_table(new QToolButton(this))
    , m_off(new QToolButton(this))
{
    setObjectName(QStringLiteral("visionBar"));
    setAutoFillBackground(true);
    m_vision->setObjectName(QStringLiteral("visionCombo"));
    m_vision->setAccessibleName(tr("Show the whole window with"));
    m_vision->setToolTip(tr("Everything is shown as people with this colour vision see it, until it is switched off"));
    // The mouse leaves the keyboard where it is.
    m_vision->setFocusPolicy(Qt::TabFocus);
    for (int vision = 0; vision < kVisions; ++vision)
        m_vision->addItem(VisionTable::visionName(static_cast<Vision>(vision)));
    m_verdict->setObjectName(QStringLiteral("visionVerdict"));
    // Gives way to the others.
    m_verdict->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_table->setObjectName(QStringLiteral("visionTableButton"));
    m_table->setText(tr("Distances…"));
    m_table->setToolTip(table->toolTip());
    m_off->setObjectName(QStringLiteral("visionOffButton"));
    m_off->setText(tr("Off"));
    m_off->setToolTip(tr("The true colours again"));
    for (QToolButton* button : {m_table, m_off}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true);
    }
    auto* label = new StyledLabel(StyledLabel::Style::Text, tr("Colours as with"), appearance, this);
    label->setBuddy(m_vision);
    auto* row = new QHBoxLayout(this);
    row->addWidget(label);
    row->addWidget(m_vision);
    row->addWidget(m_verdict, 1);
    row->addWidget(m_table);
    row->addWidget(m_off);

    for (QWidget* watched :
         {static_cast<QWidget*>(m_vision), static_cast<QWidget*>(m_verdict), m_vision->view()->window()})
        watched->installEventFilter(this);
    connect(m_vision, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_appearance->setVision(static_cast<Vision>(index)); });
    connect(m_table, &QToolButton::clicked, table, &QAction::trigger);
    connect(m_off, &QToolButton::clicked, shown, [shown] { shown->setChecked(false); });
    connect(appearance, &Appearance::changed, this, &VisionBar::follow);
    // May have begun in the window before this one, which spoke another language.
    const bool already = appearance->vision() != Vision::Normal;
    setVisible(already);
    shown->setChecked(already);
    connect(shown, &QAction::toggled, this, &VisionBar::setShown);
    follow();
}

void VisionBar::setShown(bool shown)
{
    setVisible(shown);
    m_vision->setCurrentIndex(static_cast<int>(shown ? kFirst : Vision::Normal));
    if (shown)
        m_vision->setFocus(Qt::ShortcutFocusReason);
    else
        emit done();
}

bool VisionBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_verdict) {
        if (event->type() == QEvent::Resize)
            fitText();
        return false;
    }
    if (watched != m_vision) {
        // Its list has closed, by the mouse or by a key.
        if (event->type() == QEvent::Hide)
            emit done();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool ends = key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (ends)
        emit done();
    return ends;
}

void VisionBar::follow()
{
    const Theme& theme = m_appearance->theme();
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, theme.panel);
    setPalette(colours);
    const int margin = qRound(m_appearance->px(11));
    layout()->setContentsMargins(margin, margin / 4, margin / 2, margin / 4);
    layout()->setSpacing(margin);
    m_vision->setFont(m_appearance->textFont());
    for (QToolButton* button : {m_table, m_off})
        button->setFont(m_appearance->textFont());
    m_vision->setCurrentIndex(static_cast<int>(m_appearance->vision()));
    m_text = tr("nearest kinds %1").arg(VisionTable::nearestText(*m_appearance, m_appearance->vision()));
    m_verdict->setToolTip(m_text + u'\n' + tr("CIEDE2000: 1 is just noticed side by side, 10 is plain at a glance"));
    fitText();
}

void VisionBar::fitText()
{
    m_verdict->setText(m_verdict->fontMetrics().elidedText(m_text, Qt::ElideRight, m_verdict->width()));
}

}  // namespace bubblescope
