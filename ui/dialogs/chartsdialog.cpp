// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/chartsdialog.h"

#include "ui/dialogs/causespage.h"
#include "ui/dialogs/curvepage.h"
#include "ui/dialogs/seedspage.h"
#include "ui/help/helpbutton.h"
#include "ui/theme/appearance.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace bubblescope {

ChartsDialog::ChartsDialog(Session* session, const Appearance* appearance, QWidget* parent)
    : QDialog(parent)
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
