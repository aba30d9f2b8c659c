// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the window looks: theme, scale of type and marks, motion. Views take colours and fonts from here, never from
// constants of their own, and repaint on changed().

#include "ui/theme/colourvision.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

namespace bubblescope {

struct Theme {
    QColor window, panel, line;   ///< picture's ground, side panels' ground, thin separators
    QColor text, muted;           ///< text, notes and section heads
    QColor accent, accentGround;  ///< "look here": cursor, slow stage, its queue
    QColor control;               ///< sliders, switches, play button
    QColor forward, backward, backwardInput, backwardWeight, overlapped;
    QColor onForward, onBackward, onBackwardInput, onBackwardWeight, onOverlapped;  ///< text upon these
    QColor transfer;
    QColor idle, idleHatch;  ///< bubbles: ground and the lines across it
    QColor series[8];        ///< lines of charts
    bool dark = false;

    /// How far towards white every other microbatch's bars are.
    [[nodiscard]] double alternateShare() const { return dark ? 0.22 : 0.2; }
    /// All colours as they look to somebody who sees so.
    [[nodiscard]] Theme seen(Vision vision) const;
};

class Appearance : public QObject {
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark, HighContrast };
    Q_ENUM(Mode)
    enum class Ahead { Faint, Hidden };
    Q_ENUM(Ahead)

    explicit Appearance(QObject* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    /// What theme() is with normal vision.
    [[nodiscard]] const Theme& trueTheme() const { return m_trueTheme; }
    /// Shows everything as it looks to somebody who sees so. Colours that are mixed of two (what lies ahead, shares of
    /// a pixel column) are mixed of those, which is near enough to look at.
    [[nodiscard]] Vision vision() const { return m_vision; }
    void setVision(Vision vision);
    /// The matching palette for Qt's own widgets.
    [[nodiscard]] QPalette palette() const;

    /// Ctrl + and −: 0.5 to 4; a presentation on a large screen takes more.
    static constexpr double kMostScale = 8;
    [[nodiscard]] double scale() const { return m_scale; }
    void setScale(double scale);
    /// `px` at scale 1, for sizes of marks, margins and bars.
    [[nodiscard]] double px(double px) const { return px * m_scale; }
    [[nodiscard]] QFont textFont() const;      ///< 13 px
    [[nodiscard]] QFont noteFont() const;      ///< 11 px
    [[nodiscard]] QFont headFont() const;      ///< 11 px bold, section heads
    [[nodiscard]] QFont figureFont() const;    ///< 22 px bold
    [[nodiscard]] QFont headlineFont() const;  ///< 44 px bold

    /// Whether tokens glide and bars grow, or jump.
    [[nodiscard]] bool motion() const { return m_motion; }
    void setMotion(bool motion);
    /// What lies after the cursor.
    [[nodiscard]] Ahead ahead() const { return m_ahead; }
    void setAhead(Ahead ahead);

signals:
    void changed();

private:
    [[nodiscard]] QFont font(double px, bool bold) const;
    void takeColours();

    bool m_systemIsDark = false;  ///< when the program started, before any palette of ours
    Mode m_mode = Mode::System;
    Vision m_vision = Vision::Normal;
    Theme m_trueTheme;
    Theme m_theme;
    double m_scale = 1;
    bool m_motion = true;
    Ahead m_ahead = Ahead::Faint;
};

}  // namespace bubblescope
