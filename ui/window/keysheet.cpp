// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keysheet.h"

#include "ui/theme/appearance.h"
#include "ui/window/actions.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr double kWidth = 1240;

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
{
    setObjectName("keySheet");
    setWindowTitle(tr("Keys"));
    auto* columns = new QHBoxLayout;
    QVBoxLayout* column = nullptr;
    const auto addSection = [&](const QString& title, const QList<std::pair<QString, QString>>& rows) {
        auto* head = new QLabel(title, this);
        head->setFont(appearance.headFont());
        head->setForegroundRole(QPalette::Dark);
        column->addWidget(head);
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(qRound(appearance.px(18)));
        for (const auto& [keys, tip] : rows) {
            const int row = grid->rowCount();
            auto* key = new QLabel(keys, this);
            QFont bold = appearance.textFont();
            bold.setBold(true);
            key->setFont(bold);
            grid->addWidget(key, row, 0);
            auto* text = new QLabel(tip, this);
            text->setWordWrap(true);
            key->setAlignment(Qt::AlignTop | Qt::AlignLeading);
            grid->addWidget(text, row, 1);
        }
        grid->setColumnStretch(1, 1);
        column->addLayout(grid);
        column->addSpacing(qRound(appearance.px(10)));
    };

    int index = 0;
    for (const Actions::Section& section : actions.sections()) {
        // Play, the longest, has a column to itself with the mouse.
        if (index == 0 || index == 3 || index == 4) {
            if (column)
                column->addStretch();
            column = new QVBoxLayout;
            columns->addLayout(column, 1);
            columns->addSpacing(qRound(appearance.px(24)));
        }
        ++index;
        QList<std::pair<QString, QString>> rows;
        for (const Actions::Entry& entry : section.entries)
            if (!entry.keys.isEmpty())
                rows.append({keysText(entry.keys), entry.action->statusTip()});
        addSection(section.title, rows);
        if (index == 4) {
            addSection(tr("Keys in the Gantt chart"),
                       {{keysText({QKeySequence(Qt::CTRL | Qt::Key_Right)}),
                         tr("Pin the next operation; other arrows: its neighbours")},
                        {keysText({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right)}),
                         tr("Pin the next bubble and say what it waits for")},
                        {keysText({QKeySequence(Qt::ALT | Qt::Key_Right)}), tr("Move in time")},
                        {keysText({Qt::Key_Up}), tr("Other devices, where not all fit")}});
            addSection(tr("Keys in charts"),
                       {{keysText({QKeySequence(Qt::CTRL | Qt::Key_C)}), tr("Copy the chart as a picture")},
                        {keysText({QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)}), tr("Copy its data (CSV)")}});
        }
        if (index == 3)
            addSection(tr("Mouse in the Gantt chart"), {{tr("wheel"), tr("Zoom at the pointer")},
                                                        {tr("drag"), tr("Move in time")},
                                                        {tr("drag the ruler"), tr("Move the cursor")},
                                                        {tr("click a bar"), tr("Pin it and show what it depends on")},
                                                        {tr("click a bubble"), tr("Say what the device waits for")},
                                                        {tr("double-click"), tr("Show the whole run")}});
    }
    column->addStretch();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns);
    layout->addWidget(buttons);
    // As wide as a small screen, and as high as the wrapped texts need then.
    const int width = qRound(appearance.px(kWidth));
    resize(width, std::max(layout->minimumHeightForWidth(width), layout->minimumSize().height()));
}

}  // namespace bubblescope
