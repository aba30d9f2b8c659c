// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything that can be done from a menu or by a key, in one place: menus and the sheet of keys under F1 are made from
// it, so they cannot disagree.

#include "ui/compare/compareview.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

namespace bubblescope {

/// How a key reaches its action.
enum class KeyRoute {
    Shortcut,  ///< always, whatever has the focus (Page Down from a presenter's remote, Ctrl+O)
    Fallback,  ///< only if the focused control has no use for it (Space, arrows: a slider's or a button's own keys)
};

class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    QAction *open, *save, *saveAs, *liveSave, *exportFile, *quit;
    QAction *undo, *redo, *copyPicture, *paste, *bestSchedule, *balance, *charts;
    QAction *playPause, *stepBack, *stepForward, *eventBack, *eventForward, *toStart, *toEnd, *loop, *slower, *faster;
    QAction *zoomIn, *zoomOut, *fit, *unpin, *criticalPath;
    QAction *larger, *smaller, *normalSize, *motion, *hideAhead, *colourVision, *colourTable;
    QAction *presentation, *hallControls, *hallBars;
    QAction *compareAdd, *compareRemove, *compareFromFirst, *compareToAll, *compareSwap, *compareEnd;
    QAction *compareDevices, *compareStages, *compareBatch, *compareMicrobatch;
    QList<QAction*> compareLanes;  ///< choose A, B, …
    QAction *live, *liveRun, *livePause, *liveCancel, *liveSimulated, *liveMeasured, *liveBeside, *liveTakeCosts;
    QAction* liveOpenLast;
    QAction *lessonNext, *lessonBack, *lessonReturn, *lessonClose, *lessonOpen, *lessonFolder;
    QAction *keys, *glossary, *figures, *explain, *explainPointed, *about;

    /// While a lesson is open its own keys, which a presenter's remote sends, go through its steps.
    void setLessonOpen(bool isOpen);
    /// Of a presentation alone: what brings its controls in.
    void setPresenting(bool on);
    /// What the line over a comparison offers.
    [[nodiscard]] CompareView::Commands compareCommands() const;
    /// Triggers the action whose fallback key this is.
    bool handleFallback(const QKeySequence& key);

    struct Entry {
        QAction* action = nullptr;
        QList<QKeySequence> keys;
    };
    struct Section {
        QString title;
        QList<Entry> entries;
    };
    /// In the order of the menus, for the sheet of keys.
    [[nodiscard]] const QList<Section>& sections() const { return m_sections; }

private:
    void beginSection(const QString& title) { m_sections.append({title, {}}); }
    QAction* add(const QString& text, const QList<QKeySequence>& keys, KeyRoute route, const QString& tip);

    QList<Section> m_sections;
    QList<Entry> m_fallbacks;
};

}  // namespace bubblescope
