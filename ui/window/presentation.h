// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The window as it is shown to a hall: over the whole screen, everything large enough for the back row, the figures in
// one strip, the percentages beside their rows. Controls, menus and the play bar are out of the way and come in from
// the edges. A lesson that points at a chart or a figure brings that onto the screen. Leaving it, the window is as it
// was. The views are the window's own, so all that they can do goes on working.

#include "ui/theme/appearance.h"

#include <QByteArray>
#include <QPointer>
#include <QRect>
#include <QTimer>

#include <vector>

class QBoxLayout;
class QLabel;
class QMainWindow;
class QMenuBar;
class QSplitter;

namespace bubblescope {

class ChartStack;
class CompareView;
class Drawer;
class GanttView;
class HallStrip;
class LessonPane;
class LessonPlayer;
class LiveBar;

/// What the window consists of, as far as it changes places.
struct PresentedViews {
    QMainWindow* window = nullptr;
    QWidget* central = nullptr;
    QBoxLayout* column = nullptr;  ///< central's; the play bar is its first
    QSplitter* columns = nullptr;  ///< controls, picture, figures
    QSplitter* picture = nullptr;  ///< flow, Gantt, predicted Gantt, charts
    QWidget* playBar = nullptr;
    QWidget* controls = nullptr;
    LiveBar* liveBar = nullptr;
    QWidget* figures = nullptr;
    QWidget* flow = nullptr;
    GanttView* gantt = nullptr;
    CompareView* compared = nullptr;  ///< where the Gantt is, alone or beside others
    QWidget* legend = nullptr;
    ChartStack* charts = nullptr;
    LessonPane* lessonPane = nullptr;
    HallStrip* strip = nullptr;     ///< shown in presentations only, as are
    QWidget* rowFigures = nullptr;  ///< these
};

class Presentation : public QObject {
    Q_OBJECT

public:
    Presentation(const PresentedViews& views, LessonPlayer* lessons, Appearance* appearance);

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    /// Goes on where the window before this one, in another language, was.
    void takeOver(const Presentation& before);

    /// What is to be kept of the window: while presenting, what it was before.
    struct Usual {
        QByteArray geometry;
        QByteArray columns;
        QByteArray picture;
        double scale = 1;
    };
    [[nodiscard]] Usual usual() const;
    /// How the picture's height is to be shared out outside of presentations, now and when one is left.
    void usePicture(const QByteArray& state);
    /// The scale at which the least text can be read from the back row, for the window's present size.
    [[nodiscard]] double hallScale() const;

    /// The window has another size.
    void fit();
    /// What there is to see has changed: another run, lesson, step.
    void arrange();
    /// For a moment, how to get at what is not to be seen.
    void showHint();
    void toggleControls();
    void toggleBars();
    /// Whether any was open.
    bool closeDrawers();

signals:
    void changed(bool on);
    /// A lesson's step has brought them in, or they have another size; what it points at may have to be scrolled to.
    void figuresShown();

private:
    void enter();
    void leave();
    void rescale();
    static void handOver(Drawer& wanted, Drawer& other);
    void mark();
    void placeHint();
    /// The picture's height as soon as all has been laid out.
    [[nodiscard]] int room() const;
    [[nodiscard]] bool wantsFigures() const;

    PresentedViews m_views;
    LessonPlayer* m_lessons;
    Appearance* m_appearance;
    Drawer* m_left;
    Drawer* m_top;
    QPointer<QMenuBar> m_menus;
    QLabel* m_hint;
    QTimer m_hintTime;
    QTimer m_later;
    int m_room = 0;  ///< that was shared out last
    Usual m_usual;
    Qt::WindowStates m_usualState;
    QRect m_usualGeometry;
    std::vector<QPointer<QWidget>> m_frames;
    double m_hallScale = 1;  ///< that was set last
    bool m_on = false;
    QTimer m_returned;
    bool m_returning = false;  ///< left, and the window has not its old size yet
};

}  // namespace bubblescope
