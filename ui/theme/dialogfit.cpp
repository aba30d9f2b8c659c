// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/dialogfit.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

/// The size that a dialog had when it was looked at last.
constexpr const char* kFitted = "fittedSize";

/// What the screen has for a dialog within its frame, which is not there yet.
QSize roomFor(const QDialog& dialog)
{
    const QStyle& style = *dialog.style();
    const int edge = style.pixelMetric(QStyle::PM_MdiSubWindowFrameWidth);
    return dialog.screen()->availableSize() - QSize(2 * edge, style.pixelMetric(QStyle::PM_TitleBarHeight) + edge);
}

bool holdsButtons(const QLayoutItem& item)
{
    if (item.widget() != nullptr)
        return qobject_cast<QDialogButtonBox*>(item.widget()) != nullptr;
    QLayout* row = const_cast<QLayoutItem&>(item).layout();
    for (int i = 0; row != nullptr && i < row->count(); ++i)
        if (holdsButtons(*row->itemAt(i)))
            return true;
    return false;
}

/// The least that a dialog needs, as wide as it is or there is room. What Qt holds to knows nothing of text that is
/// wrapped.
QSize leastSize(const QDialog& dialog, QSize room)
{
    QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    if (const QLayout* layout = dialog.layout(); layout != nullptr && layout->hasHeightForWidth()) {
        const int width = std::min(room.width(), std::max(dialog.width(), least.width()));
        least.setHeight(std::max(least.height(), layout->minimumHeightForWidth(width)));
    }
    return least;
}

/// Moves all but the buttons into an area that scrolls.
void letScroll(QDialog* dialog)
{
    auto* column = qobject_cast<QVBoxLayout*>(dialog->layout());
    if (column == nullptr || column->count() == 0)
        return;
    QLayoutItem* buttons = nullptr;
    if (column->count() > 1 && holdsButtons(*column->itemAt(column->count() - 1)))
        buttons = column->takeAt(column->count() - 1);
    auto* area = new QScrollArea(dialog);
    area->setObjectName(QStringLiteral("dialogArea"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    // In the dialog before it gets anything, so that Tab goes on as before.
    auto* page = new QWidget;
    area->setWidget(page);
    const QMargins margins = column->contentsMargins();
    column->setContentsMargins(0, 0, 0, 0);
    page->setLayout(column);
    auto* outer = new QVBoxLayout(dialog);
    outer->setContentsMargins(margins);
    outer->addWidget(area, 1);
    if (buttons != nullptr && buttons->layout() != nullptr) {
        outer->addLayout(buttons->layout());
    } else if (buttons != nullptr) {
        outer->addWidget(buttons->widget());
        delete buttons;
    }
    area->show();
    // Takes the former least size off the dialog.
    outer->activate();
}

void moveInside(QDialog* dialog)
{
    const QRect frame = dialog->frameGeometry();
    const QRect place = dialog->screen()->availableGeometry();
    const auto within = [](int at, int length, int from, int room) {
        return std::clamp(at, from, from + std::max(0, room - length));
    };
    const QPoint to(within(frame.x(), frame.width(), place.x(), place.width()),
                    within(frame.y(), frame.height(), place.y(), place.height()));
    if (to != frame.topLeft())
        dialog->move(to);
}

}  // namespace

DialogFit::DialogFit(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void DialogFit::fit(QDialog* dialog)
{
    if (dialog->isMaximized() || dialog->isFullScreen())
        return;
    const QSize room = roomFor(*dialog);
    QSize least = leastSize(*dialog, room);
    if (least.width() > room.width() || least.height() > room.height()) {
        letScroll(dialog);
        // One bar takes no room from what the other is not needed for.
        const int bar = dialog->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        least += {bar, bar};
    }
    if (const QSize size = dialog->size().expandedTo(least).boundedTo(room); size != dialog->size())
        dialog->resize(size);
    // One that is being shown gets its place afterwards; one that has the size of before is where its user wants it.
    if (dialog->testAttribute(Qt::WA_Mapped) && dialog->property(kFitted).toSize() != dialog->size())
        moveInside(dialog);
    dialog->setProperty(kFitted, dialog->size());
}

bool DialogFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        if (auto* dialog = qobject_cast<QDialog*>(watched))
            fit(dialog);
    } else if (event->type() == QEvent::LayoutRequest) {
        // Its type may have grown while it is there.
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isVisible())
            QMetaObject::invokeMethod(
                dialog, [dialog] { fit(dialog); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace bubblescope
