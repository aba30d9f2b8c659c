// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/chartsdialog.h"

#include "ui/dialogs/causespage.h"
#include "ui/dialogs/chartpage.h"
#include "ui/dialogs/curvepage.h"
#include "ui/dialogs/seedspage.h"
#include "ui/help/helpbutton.h"
#include "ui/theme/appearance.h"

#include <QCoreApplication>
#include <QHideEvent>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace bubblescope {

ChartsDialog::ChartsDialog(Session* session, const Appearance* appearance, QWidget* parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_pages(new QTabWidget(this))
{
    setObjectName(QStringLiteral("chartsDialog"));
    setWindowTitle(tr("Charts"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_pages->setObjectName(QStringLiteral("chartPages"));
    m_pages->setDocumentMode(true);
    const auto add = [this](QWidget* page, const QString& name, const QString& toolTip) {
        m_pages->setTabToolTip(m_pages->addTab(page, name), toolTip);
    };
    add(new CurvePage(CurveAxis::Microbatches, session, appearance, m_pages), tr("Microbatches"),
        tr("The bubble over the number of microbatches, and the least number for a wanted bubble"));
    add(new CurvePage(CurveAxis::Devices, session, appearance, m_pages), tr("Devices"),
        tr("The bubble over the number of devices"));
    add(new CurvePage(CurveAxis::Slowdown, session, appearance, m_pages), tr("Slow stage"),
        tr("The bubble over the slowdown of one stage"));
    add(new SeedsPage(session, appearance, m_pages), tr("Jitter"),
        tr("How makespan and bubble vary where durations do: many runs with different seeds"));
    add(new CausesPage(session, appearance, m_pages), tr("Idle time"), tr("Why each device is idle, cause by cause"));
    addExplainKey(this, appearance);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_pages);
    resize(qRound(appearance->px(1080)), qRound(appearance->px(640)));
    connect(appearance, &Appearance::changed, this, &ChartsDialog::takeAppearance);
    takeAppearance();
}

void ChartsDialog::takeAppearance()
{
    // Other dialogs keep the usual type while presenting; this one shows something.
    setFont(m_appearance->textFont());
}

void ChartsDialog::useRoom(const QRect& room)
{
    if (room.isNull() && m_before.isNull())
        return;
    // What it needs at least is known when all in it has been laid out in its present type.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (room.isNull()) {
        setGeometry(std::exchange(m_before, {}));
        return;
    }
    if (m_before.isNull())
        m_before = geometry();
    constexpr double kEdge = 0.02;
    const int edge = qRound(kEdge * room.width());
    setGeometry(room.adjusted(edge, edge + style()->pixelMetric(QStyle::PM_TitleBarHeight), -edge, -edge));
}

void ChartsDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    // Spontaneous: only out of the way for a moment, as an icon.
    if (event->spontaneous())
        return;
    for (int i = 0; i < m_pages->count(); ++i)
        if (auto* page = qobject_cast<ChartPage*>(m_pages->widget(i)))
            page->rest();
}

QWidget* ChartsDialog::page(Page page) const
{
    return m_pages->widget(page);
}

void ChartsDialog::setPage(Page page)
{
    m_pages->setCurrentIndex(page);
}

}  // namespace bubblescope
