// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keysheet.h"

#include "ui/theme/appearance.h"
#include "ui/window/actions.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr int kMostColumns = 3;
/// Of what the screen has room for; the rest is the window manager's frame.
constexpr double kWidthShare = 0.94;
constexpr double kHeightShare = 0.88;
/// What a text may be wide before it is broken into lines, in px at scale 1.
constexpr double kTextWidth = 222;

QString keysText(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral("   "));
}

}  // namespace

KeySheet::KeySheet(const Actions& actions, const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
    , m_appearance(appearance)
{
    setObjectName("keySheet");
    setWindowTitle(tr("Keys"));
    addSections(actions);
    auto* area = new QScrollArea(this);
    area->setObjectName("keySheetArea");
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(buttons);

    const QSize available = (parent ? parent->screen() : screen())->availableSize();
    const QSize room(qRound(available.width() * kWidthShare), qRound(available.height() * kHeightShare));
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const QMargins margins = layout->contentsMargins();
    const int frame = margins.left() + margins.right();
    // As many columns as there is room for: the more, the less there is to scroll.
    auto* sheet = new QWidget;
    auto* columns = new QHBoxLayout(sheet);
    const int spacing = qRound(appearance.px(28));
    columns->setSpacing(spacing);
    int columnWidth = 0;
    for (const QWidget* section : m_sections)
        columnWidth = std::max(columnWidth, section->sizeHint().width());
    const int fit = (room.width() - frame - bar - spacing) / (columnWidth + spacing);
    arrange(columns, std::clamp(fit, 1, kMostColumns));
    area->setWidget(sheet);
    const QSize content = sheet->sizeHint();
    area->setMinimumWidth(std::min(content.width() + bar, room.width() - frame));
    const int rest = buttons->sizeHint().height() + layout->spacing() + margins.top() + margins.bottom();
    resize(std::min(content.width() + bar + frame, room.width()), std::min(content.height() + rest, room.height()));
}

void KeySheet::addSections(const Actions& actions)
{
    for (const Actions::Section& section : actions.sections()) {
        QList<std::pair<QString, QString>> rows;
        for (const Actions::Entry& entry : section.entries)
            if (!entry.keys.isEmpty())
                rows.append({keysText(entry.keys), entry.action->statusTip()});
        addSection(section.title, rows);
    }
    addSection(tr("Keys in the Gantt chart"), {{keysText({QKeySequence(Qt::CTRL | Qt::Key_Right)}),
                                                tr("Pin the next operation; other arrows: its neighbours")},
                                               {keysText({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right)}),
                                                tr("Pin the next bubble and say what it waits for")},
                                               {keysText({QKeySequence(Qt::ALT | Qt::Key_Right)}), tr("Move in time")},
                                               {keysText({Qt::Key_Up}), tr("Other devices, where not all fit")}});
    addSection(tr("Keys in charts"),
               {{keysText({QKeySequence(Qt::CTRL | Qt::Key_C)}), tr("Copy the chart as a picture")},
                {keysText({QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)}), tr("Copy its data (CSV)")}});
    addSection(tr("Mouse in the Gantt chart"), {{tr("wheel"), tr("Zoom at the pointer")},
                                                {tr("drag"), tr("Move in time")},
                                                {tr("drag the ruler"), tr("Move the cursor")},
                                                {tr("click a bar"), tr("Pin it and show what it depends on")},
                                                {tr("click a bubble"), tr("Say what the device waits for")},
                                                {tr("double-click"), tr("Show the whole run")}});
}

void KeySheet::addSection(const QString& title, const QList<std::pair<QString, QString>>& rows)
{
    auto* section = new QWidget(this);
    auto* grid = new QGridLayout(section);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(qRound(m_appearance.px(18)));
    auto* head = new QLabel(title, section);
    head->setFont(m_appearance.headFont());
    head->setForegroundRole(QPalette::Dark);
    grid->addWidget(head, 0, 0, 1, 2);
    for (const auto& [keys, tip] : rows) {
        const int row = grid->rowCount();
        auto* key = new QLabel(keys, section);
        QFont bold = m_appearance.textFont();
        bold.setBold(true);
        key->setFont(bold);
        auto* text = new QLabel(tip, section);
        text->setWordWrap(true);
        text->setFixedWidth(qRound(m_appearance.px(kTextWidth)));
        grid->addWidget(key, row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1, Qt::AlignTop);
    }
    grid->setColumnStretch(0, 1);
    m_sections.push_back(section);
}

void KeySheet::arrange(QHBoxLayout* columns, int count)
{
    // In their order, each column up to its share of the height.
    int all = 0;
    for (const QWidget* section : m_sections)
        all += section->sizeHint().height();
    QVBoxLayout* column = nullptr;
    int before = 0;
    int made = 0;
    for (QWidget* section : m_sections) {
        const int high = section->sizeHint().height();
        if (!column || (made < count && before + high / 2 > all * made / count)) {
            if (column)
                column->addStretch();
            column = new QVBoxLayout;
            column->setSpacing(qRound(m_appearance.px(16)));
            columns->addLayout(column);
            ++made;
        }
        column->addWidget(section);
        before += high;
    }
    column->addStretch();
}

}  // namespace bubblescope
