// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QFontDatabase>

#include <algorithm>
#include <utility>

namespace bubblescope {
namespace {

Theme light()
{
    Theme t;
    t.window = QColor(0xffffff);
    t.panel = QColor(0xf7f8fa);
    t.line = QColor(0xdfe2e8);
    t.text = QColor(0x1a2030);
    t.muted = QColor(0x5d6675);
    t.accent = QColor(0xc2185b);
    t.accentGround = QColor(0xfdeef3);
    t.control = QColor(0x2f6fde);
    t.forward = QColor(0x2f6fde);
    t.backward = QColor(0xe8853a);
    t.backwardInput = QColor(0xf6d2ac);
    t.backwardWeight = QColor(0x1f9e89);
    t.overlapped = QColor(0x5b3478);
    t.onForward = QColor(0xffffff);
    t.onBackward = QColor(0x2b1400);
    t.onBackwardInput = QColor(0x2b1400);
    t.onBackwardWeight = QColor(0x00130f);
    t.onOverlapped = QColor(0xffffff);
    t.transfer = QColor(0x7f9cc4);
    t.idle = QColor(0xf1f2f5);
    t.idleHatch = QColor(0xcfd3db);
    const QColor series[8] = {0x2f6fde, 0x1f9e89, 0xe8853a, 0x8a5fc0, 0x6b7a10, 0x0b7fab, 0xa0522d, 0x5d6675};
    std::copy(std::begin(series), std::end(series), t.series);
    return t;
}

Theme dark()
{
    Theme t;
    t.window = QColor(0x14171d);
    t.panel = QColor(0x1b1f27);
    t.line = QColor(0x343a46);
    t.text = QColor(0xe9ecf2);
    t.muted = QColor(0xa3acba);
    t.accent = QColor(0xf4487d);
    t.accentGround = QColor(0x3a1a28);
    t.control = QColor(0x5b93f5);
    t.forward = QColor(0x4f8af2);
    t.backward = QColor(0xf09a55);
    t.backwardInput = QColor(0xfde0bd);
    t.backwardWeight = QColor(0x35bda6);
    t.overlapped = QColor(0x5535a0);
    t.onForward = QColor(0x04122e);
    t.onBackward = QColor(0x2b1400);
    t.onBackwardInput = QColor(0x2b1400);
    t.onBackwardWeight = QColor(0x00130f);
    t.onOverlapped = QColor(0xffffff);
    t.transfer = QColor(0x7f93a9);
    t.idle = QColor(0x20252e);
    t.idleHatch = QColor(0x3c4350);
    const QColor series[8] = {0x5b93f5, 0x35bda6, 0xf09a55, 0xb294e6, 0xb5c23c, 0x42b4de, 0xd28a63, 0xa3acba};
    std::copy(std::begin(series), std::end(series), t.series);
    t.dark = true;
    return t;
}

Theme highContrast()
{
    Theme t = light();
    t.panel = QColor(0xffffff);
    t.line = Qt::black;
    t.text = Qt::black;
    t.muted = Qt::black;
    t.accent = QColor(0xa80024);
    t.accentGround = QColor(0xffe1ec);
    t.control = QColor(0x003fb8);
    t.forward = QColor(0x0b3fa8);
    t.backward = QColor(0xffa24d);
    t.backwardInput = QColor(0xffdcb5);
    t.backwardWeight = QColor(0x3aa69e);
    t.overlapped = QColor(0xaa90f9);
    t.onOverlapped = Qt::black;
    t.transfer = QColor(0x3d4f63);
    t.idle = QColor(0xffffff);
    t.idleHatch = QColor(0x767676);
    return t;
}

template <class Change>
void changeColours(Theme& theme, Change&& change)
{
    for (QColor* colour : {&theme.window,
                           &theme.panel,
                           &theme.line,
                           &theme.text,
                           &theme.muted,
                           &theme.accent,
                           &theme.accentGround,
                           &theme.control,
                           &theme.forward,
                           &theme.backward,
                           &theme.backwardInput,
                           &theme.backwardWeight,
                           &theme.overlapped,
                           &theme.onForward,
                           &theme.onBackward,
                           &theme.onBackwardInput,
                           &theme.onBackwardWeight,
                           &theme.onOverlapped,
                           &theme.transfer,
                           &theme.idle,
                           &theme.idleHatch})
        *colour = change(*colour);
    for (QColor& colour : theme.series)
        colour = change(colour);
}

}  // namespace

Theme Theme::seen(Vision vision) const
{
    Theme theme = *this;
    changeColours(theme, [vision](const QColor& colour) { return seenBy(colour, vision); });
    return theme;
}

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , m_systemIsDark(QApplication::palette().color(QPalette::Window).lightness() < 128)
{
    takeColours();
}

void Appearance::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    takeColours();
    emit changed();
}

void Appearance::setVision(Vision vision)
{
    if (vision == m_vision)
        return;
    m_vision = vision;
    takeColours();
    emit changed();
}

void Appearance::takeColours()
{
    switch (m_mode) {
    case Mode::Light:
        m_trueTheme = light();
        break;
    case Mode::Dark:
        m_trueTheme = dark();
        break;
    case Mode::HighContrast:
        m_trueTheme = highContrast();
        break;
    case Mode::System:
        m_trueTheme = m_systemIsDark ? dark() : light();
        break;
    }
    m_theme = m_trueTheme.seen(m_vision);
}

QPalette Appearance::palette() const
{
    QPalette p;
    const Theme& t = m_theme;
    p.setColor(QPalette::Window, t.panel);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.window);
    p.setColor(QPalette::AlternateBase, t.panel);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.muted);
    p.setColor(QPalette::Button, t.panel);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.accent);
    p.setColor(QPalette::ToolTipBase, t.window);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Highlight, t.control);
    p.setColor(QPalette::HighlightedText, t.onForward);
    p.setColor(QPalette::Link, t.control);
    p.setColor(QPalette::Light, t.window);
    p.setColor(QPalette::Midlight, t.line);
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, t.muted);
    p.setColor(QPalette::Shadow, t.muted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = t.muted;
        faded.setAlphaF(0.6F);
        p.setColor(QPalette::Disabled, role, faded);
    }
    return p;
}

void Appearance::setScale(double scale)
{
    scale = std::clamp(scale, 0.5, kMostScale);
    if (std::exchange(m_scale, scale) != scale)
        emit changed();
}

QFont Appearance::font(double px, bool bold) const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPixelSize(std::max(1, qRound(px * m_scale)));
    font.setBold(bold);
    return font;
}

QFont Appearance::textFont() const
{
    return font(13, false);
}

QFont Appearance::noteFont() const
{
    return font(11, false);
}

QFont Appearance::headFont() const
{
    return font(11, true);
}

QFont Appearance::figureFont() const
{
    return font(22, true);
}

QFont Appearance::headlineFont() const
{
    return font(44, true);
}

void Appearance::setMotion(bool motion)
{
    if (std::exchange(m_motion, motion) != motion)
        emit changed();
}

void Appearance::setAhead(Ahead ahead)
{
    if (std::exchange(m_ahead, ahead) != ahead)
        emit changed();
}

}  // namespace bubblescope
