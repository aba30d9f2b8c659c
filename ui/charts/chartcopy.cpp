// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartcopy.h"

#include "ui/theme/appearance.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QPixmap>
#include <QWidget>

#include <cmath>
#include <vector>

namespace bubblescope {
namespace {

constexpr double kSharpness = 2;

constexpr double kMargin = 16;

QString say(const char* text)
{
    return QCoreApplication::translate("ChartCopy", text);
}

}  // namespace

QPixmap pictureOfChart(QWidget* chart, const Appearance& appearance)
{
    std::vector<PointerMarks*> marks;
    QList<QWidget*> parts = chart->findChildren<QWidget*>();
    parts.prepend(chart);
    for (QWidget* part : parts)
        if (auto* mark = dynamic_cast<PointerMarks*>(part))
            marks.push_back(mark);
    for (PointerMarks* mark : marks)
        mark->showPointerMarks(false);
    const int margin = qRound(appearance.px(kMargin));
    QPixmap picture((chart->size() + QSize(2 * margin, 2 * margin)) * kSharpness);
    picture.setDevicePixelRatio(kSharpness);
    picture.fill(appearance.theme().window);
    chart->render(&picture, QPoint(margin, margin));
    for (PointerMarks* mark : marks)
        mark->showPointerMarks(true);
    return picture;
}

void CsvText::add(const QStringList& fields)
{
    QStringList quoted;
    for (QString field : fields) {
        if (field.contains(u',') || field.contains(u'"') || field.contains(u'\n'))
            field = u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
        quoted << field;
    }
    m_text += quoted.join(u',') + u'\n';
}

QString CsvText::number(double value)
{
    return std::isnan(value) ? QString() : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

void addCopyActions(QWidget* owner, const Appearance* appearance, const std::function<QWidget*()>& chart,
                    const std::function<QString()>& csv)
{
    auto* picture = new QAction(say(QT_TRANSLATE_NOOP("ChartCopy", "Copy &picture")), owner);
    picture->setObjectName(QStringLiteral("copyPicture"));
    picture->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_C));
    auto* data = new QAction(say(QT_TRANSLATE_NOOP("ChartCopy", "Copy &data (CSV)")), owner);
    data->setObjectName(QStringLiteral("copyData"));
    data->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C));
    for (QAction* action : {picture, data}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        owner->addAction(action);
    }
    owner->setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(picture, &QAction::triggered, owner,
                     [=] { QGuiApplication::clipboard()->setPixmap(pictureOfChart(chart(), *appearance)); });
    QObject::connect(data, &QAction::triggered, owner, [csv] { QGuiApplication::clipboard()->setText(csv()); });
}

}  // namespace bubblescope
