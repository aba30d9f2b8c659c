// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/lanehead.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace bubblescope {
namespace {

constexpr double kEdgePx = 3;  ///< the active lane's mark
constexpr double kGapPx = 6;
constexpr double kColumnGapPx = 20;
/// In one line: makespan and bubble.
constexpr std::size_t kLeastFigures = 2;

/// A letter on a small plate, filled where its lane is the active one.
class LetterButton : public QAbstractButton {
public:
    LetterButton(const Appearance* appearance, QWidget* parent)
        : QAbstractButton(parent)
        , m_appearance(appearance)
    {
        setCheckable(true);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = fontMetrics().height() + qRound(m_appearance->px(kGapPx));
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = m_appearance->theme();
        const double line = m_appearance->px(hasFocus() ? 2 : 1);
        const double radius = m_appearance->px(4);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(hasFocus() ? theme.text : isChecked() ? theme.control : theme.muted, line));
        painter.setBrush(isChecked() ? theme.control : theme.window);
        painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
        painter.setPen(isChecked() ? theme.window : theme.text);
        painter.setFont(font());
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    const Appearance* m_appearance;
};

}  // namespace

LaneHead::LaneHead(const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_letter(new LetterButton(appearance, this))
    , m_remove(new QToolButton(this))
{
    setObjectName(QStringLiteral("laneHead"));
    m_letter->setObjectName(QStringLiteral("laneLetter"));
    m_letter->setFocusPolicy(Qt::TabFocus);
    m_remove->setObjectName(QStringLiteral("laneRemove"));
    m_remove->setText(QStringLiteral("×"));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::TabFocus);
    connect(m_letter, &QAbstractButton::clicked, this, [this] {
        // It says which lane is active, and there always is one.
        m_letter->setChecked(m_content.active);
        emit chosen();
    });
    connect(m_remove, &QToolButton::clicked, this, &LaneHead::removed);
    connect(appearance, &Appearance::changed, this, &LaneHead::follow);
    follow();
}

void LaneHead::show(const Content& content)
{
    m_content = content;
    m_letter->setText(content.letter);
    m_letter->setChecked(content.active);
    m_letter->setToolTip(tr("Work on %1: controls, figures and charts are about it (Ctrl+%2)")
                             .arg(content.letter, QString::number(content.letter.at(0).unicode() - u'A' + 1)));
    m_remove->setToolTip(tr("Take %1 out of the comparison").arg(content.letter));
    m_remove->setAccessibleName(m_remove->toolTip());
    QStringList said{content.title, content.note};
    for (const ComparedFigure& figure : content.figures)
        said << QStringLiteral("%1 %2 %3").arg(figure.name, figure.value, figure.difference).trimmed();
    said.removeAll(QString());
    m_letter->setAccessibleName(content.active ? tr("%1, active").arg(content.letter) : content.letter);
    m_letter->setAccessibleDescription(said.join(QStringLiteral("; ")));
    update();
}

void LaneHead::setPrinted()
{
    m_printed = true;
    m_letter->hide();
    m_remove->hide();
    placeButtons();
    update();
}

void LaneHead::setOneLine(bool oneLine)
{
    m_oneLine = oneLine;
    placeButtons();
    updateGeometry();
    update();
}

QString LaneHead::title() const
{
    return m_printed ? m_content.letter + QStringLiteral("  ") + m_content.title : m_content.title;
}

QFont LaneHead::valueFont() const
{
    QFont font = m_appearance->textFont();
    font.setBold(true);
    return font;
}

int LaneHead::margin() const
{
    return qRound(m_appearance->px(kGapPx));
}

int LaneHead::buttonSide() const
{
    return QFontMetrics(m_appearance->textFont()).height() + margin();
}

std::vector<int> LaneHead::neededColumns() const
{
    const QFontMetrics values(valueFont());
    const QFontMetrics notes(m_appearance->noteFont());
    std::vector<int> columns;
    for (const ComparedFigure& figure : m_content.figures) {
        if (m_oneLine) {
            // Name, value and difference one after another.
            int width = notes.horizontalAdvance(figure.name) + 2 * margin();
            width += std::max(values.horizontalAdvance(figure.wideValue), values.horizontalAdvance(figure.value));
            width +=
                std::max(values.horizontalAdvance(figure.wideDifference), values.horizontalAdvance(figure.difference));
            columns.push_back(width);
            continue;
        }
        int width = notes.horizontalAdvance(figure.name);
        for (const QString& text : {figure.wideValue, figure.value, figure.wideDifference, figure.difference})
            width = std::max(width, values.horizontalAdvance(text));
        columns.push_back(width);
    }
    return columns;
}

void LaneHead::lineUp(const std::vector<LaneHead*>& heads)
{
    std::vector<int> columns;
    int longest = 0;
    for (const LaneHead* head : heads) {
        longest = std::max(longest, QFontMetrics(head->valueFont()).horizontalAdvance(head->title()));
        const std::vector<int> needed = head->neededColumns();
        columns.resize(std::max(columns.size(), needed.size()));
        for (std::size_t i = 0; i < needed.size(); ++i)
            columns[i] = std::max(columns[i], needed[i]);
    }
    for (LaneHead* head : heads) {
        head->m_allColumns = columns;
        head->m_longestTitle = longest;
        head->fitColumns();
        head->updateGeometry();
        head->update();
    }
}

void LaneHead::fitColumns()
{
    m_columns = m_allColumns;
    // A title of any length leaves room for some of them.
    const int title = std::min(m_longestTitle, width() / 3) + 2 * margin();
    while (m_oneLine && m_columns.size() > kLeastFigures && titleRect().width() < title)
        m_columns.pop_back();
}

int LaneHead::widthOf(const std::vector<int>& columns) const
{
    const int gap = qRound(m_appearance->px(kColumnGapPx));
    return std::accumulate(columns.begin(), columns.end(), 0,
                           [gap](int sum, int column) { return sum + column + gap; });
}

QSize LaneHead::sizeHint() const
{
    int texts = QFontMetrics(m_appearance->textFont()).height();
    if (!m_oneLine)
        texts += QFontMetrics(m_appearance->noteFont()).height();
    return {widthOf(m_allColumns) + 2 * buttonSide() + 4 * margin() + qRound(m_appearance->px(160)), texts + margin()};
}

QSize LaneHead::minimumSizeHint() const
{
    return {widthOf(m_allColumns) + 2 * buttonSide() + 4 * margin() + qRound(m_appearance->px(80)),
            sizeHint().height()};
}

void LaneHead::follow()
{
    QFont font = valueFont();
    m_letter->setFont(font);
    m_remove->setFont(m_appearance->textFont());
    placeButtons();
    updateGeometry();
    update();
}

void LaneHead::placeButtons()
{
    const int side = m_oneLine ? std::min(buttonSide(), height()) : buttonSide();
    const int top = (height() - side) / 2;
    const int letter = std::max(side, m_letter->sizeHint().width());
    const int remove = m_printed ? 0 : std::max(side, m_remove->sizeHint().width());
    m_letter->setGeometry(margin() + qRound(m_appearance->px(kEdgePx)), top, letter, side);
    m_remove->setGeometry(width() - (m_printed ? 2 : 1) * margin() - remove, top, remove, side);
}

void LaneHead::resizeEvent(QResizeEvent* event)
{
    placeButtons();
    fitColumns();
    QWidget::resizeEvent(event);
}

QRect LaneHead::titleRect() const
{
    const int left = m_printed ? 2 * margin() : m_letter->geometry().right() + 1 + margin();
    const int right = m_remove->x() - columnsWidth();
    return {left, 0, std::max(0, right - left), height()};
}

void LaneHead::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance->theme();
    const bool marked = m_content.active && !m_printed;
    painter.fillRect(rect(), marked ? theme.panel : theme.window);
    painter.fillRect(QRect(0, 0, width(), 1), theme.line);
    if (marked)
        painter.fillRect(QRectF(0, 0, m_appearance->px(kEdgePx), height()), theme.control);

    if (m_oneLine) {
        paintOneLine(painter);
        return;
    }
    const QFont values = valueFont();
    const QFont notes = m_appearance->noteFont();
    const int noteHeight = QFontMetrics(notes).height();
    const int textHeight = QFontMetrics(values).height();
    const int top = (height() - noteHeight - textHeight) / 2;
    const QRect place = titleRect();
    painter.setFont(values);
    painter.setPen(theme.text);
    painter.drawText(QRect(place.left(), top, place.width(), textHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title(), Qt::ElideRight, place.width()));
    painter.setFont(notes);
    painter.setPen(m_content.noteIsProblem ? theme.accent : theme.muted);
    // A problem is said in full; there are no figures then.
    const int room = m_content.noteIsProblem ? m_remove->x() - place.left() : place.width();
    painter.drawText(QRect(place.left(), top + textHeight, room, noteHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_content.note, Qt::ElideRight, room));

    int x = m_remove->x() - columnsWidth();
    for (std::size_t i = 0; i < std::min(m_columns.size(), m_content.figures.size()); ++i) {
        const ComparedFigure& figure = m_content.figures[i];
        const int column = m_columns[i];
        painter.setFont(values);
        painter.setPen(theme.text);
        painter.drawText(QRect(x, top, column, textHeight), Qt::AlignRight | Qt::AlignVCenter, figure.value);
        const QRect below(x, top + textHeight, column, noteHeight);
        if (m_content.noteIsProblem) {
            // Its words are there.
        } else if (figure.difference.isEmpty()) {
            painter.setFont(notes);
            painter.setPen(theme.muted);
            painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, figure.name);
        } else {
            painter.setPen(figure.sign > 0 ? theme.accent : figure.sign < 0 ? theme.control : theme.muted);
            painter.drawText(below.adjusted(0, (noteHeight - textHeight) / 2, 0, (textHeight - noteHeight + 1) / 2),
                             Qt::AlignRight | Qt::AlignVCenter, figure.difference);
        }
        x += column + qRound(m_appearance->px(kColumnGapPx));
    }
}

void LaneHead::paintOneLine(QPainter& painter) const
{
    const Theme& theme = m_appearance->theme();
    const auto write = [&](const QFont& font, const QColor& colour, int left, int right, Qt::Alignment side,
                           const QString& text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(left, 0, right - left, height()), side | Qt::AlignVCenter, text);
    };
    const QFont values = valueFont();
    const QFont notes = m_appearance->noteFont();
    const QRect place = titleRect();
    write(values, theme.text, place.left(), place.right() + 1, Qt::AlignLeft,
          QFontMetrics(values).elidedText(title(), Qt::ElideRight, place.width()));
    if (m_content.noteIsProblem) {
        // A problem takes the figures' place; there are none then.
        const int named = QFontMetrics(values).horizontalAdvance(title()) + 2 * margin();
        const int left = std::min(place.left() + named, place.right() + 1);
        write(notes, theme.accent, left, m_remove->x(), Qt::AlignLeft,
              QFontMetrics(notes).elidedText(m_content.note, Qt::ElideRight, m_remove->x() - left));
        return;
    }
    int x = m_remove->x() - columnsWidth();
    for (std::size_t i = 0; i < std::min(m_columns.size(), m_content.figures.size()); ++i) {
        const ComparedFigure& figure = m_content.figures[i];
        const int right = x + m_columns[i];
        const int differenceLeft = right - std::max(QFontMetrics(values).horizontalAdvance(figure.wideDifference),
                                                    QFontMetrics(values).horizontalAdvance(figure.difference));
        write(notes, theme.muted, x, differenceLeft, Qt::AlignLeft, figure.name);
        write(values, theme.text, x, differenceLeft - margin(), Qt::AlignRight, figure.value);
        write(values,
              figure.sign > 0   ? theme.accent
              : figure.sign < 0 ? theme.control
                                : theme.muted,
              differenceLeft, right, Qt::AlignRight, figure.difference);
        x = right + qRound(m_appearance->px(kColumnGapPx));
    }
}

void LaneHead::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit chosen();
}

QString LaneHead::toolTipAt(const QPoint& pos) const
{
    if (titleRect().contains(pos))
        return m_content.note.isEmpty() ? m_content.title : m_content.title + u'\n' + m_content.note;
    int x = m_remove->x() - columnsWidth();
    for (std::size_t i = 0; i < std::min(m_columns.size(), m_content.figures.size()); ++i) {
        const int right = x + m_columns[i];
        if (pos.x() >= x && pos.x() < right)
            return m_content.figures[i].name + QStringLiteral(": ") + m_content.figures[i].explanation;
        x = right + qRound(m_appearance->px(kColumnGapPx));
    }
    return {};
}

bool LaneHead::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace bubblescope
