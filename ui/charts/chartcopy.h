// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every chart is copied as a picture or as data, from its menu or by keys.

#include <QString>
#include <QStringList>

#include <functional>

class QPixmap;
class QWidget;

namespace bubblescope {

class Appearance;

/// What draws where focus and pointer are. That belongs to the screen: it is left out of copies.
class PointerMarks {
public:
    virtual ~PointerMarks() = default;
    [[nodiscard]] bool pointerMarksShown() const { return m_shown; }
    void showPointerMarks(bool shown) { m_shown = shown; }

private:
    bool m_shown = true;
};

/// As on the screen, but twice as sharp, with a margin round it and without what PointerMarks draw.
[[nodiscard]] QPixmap pictureOfChart(QWidget* chart, const Appearance& appearance);

/// Comma-separated values as programs read them: a head, a line for each row, points in numbers whatever the language.
class CsvText {
public:
    explicit CsvText(const QStringList& head) { add(head); }
    void add(const QStringList& fields);
    [[nodiscard]] const QString& text() const { return m_text; }
    /// So exact that reading it back gives the same; empty for none.
    [[nodiscard]] static QString number(double value);

private:
    QString m_text;
};

/// Gives `owner` a menu with the actions "copyPicture", Ctrl+C, and "copyData", Ctrl+Alt+C, which work wherever in it
/// the focus is. `chart` says which widget is the picture.
void addCopyActions(QWidget* owner, const Appearance* appearance, const std::function<QWidget*()>& chart,
                    const std::function<QString()>& csv);

}  // namespace bubblescope
