// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/styledlabel.h"

namespace bubblescope {

StyledLabel::StyledLabel(Style style, const QString& text, const Appearance* appearance, QWidget* parent)
    : QLabel(text, parent)
    , m_appearance(appearance)
    , m_style(style)
{
    // Where plain text is wanted, "<" must stay "<".
    setTextFormat(Qt::PlainText);
    connect(appearance, &Appearance::changed, this, &StyledLabel::follow);
    follow();
}

void StyledLabel::setStyle(Style style)
{
    if (style == m_style)
        return;
    m_style = style;
    follow();
}

void StyledLabel::follow()
{
    const Theme& theme = m_appearance->theme();
    QFont font = m_style == Style::Text   ? m_appearance->textFont()
                 : m_style == Style::Head ? m_appearance->headFont()
                                          : m_appearance->noteFont();
    if (m_style == Style::Head)
        font.setCapitalization(QFont::AllUppercase);
    setFont(font);
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::WindowText, m_style == Style::Text         ? theme.text
                                           : m_style == Style::AccentNote ? theme.accent
                                                                          : theme.muted);
    setPalette(colours);
}

}  // namespace bubblescope
