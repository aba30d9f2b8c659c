// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/causespage.h"

#include "ui/charts/causeplot.h"
#include "ui/charts/chartcopy.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"

#include <QVBoxLayout>

namespace bubblescope {

CausesPage::CausesPage(Session* session, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_plot(new CausePlot(appearance, this))
{
    m_plot->setObjectName(QStringLiteral("causePlot"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_plot, 1);
    addCopyActions(
        this, appearance, [this] { return m_plot; }, [this] { return m_plot->csv(); });
    connect(session, &Session::runChanged, this, &CausesPage::takeRun);
    takeRun();
}

void CausesPage::takeRun()
{
    const std::shared_ptr<const Run>& run = m_session->run();
    if (!run)
        return;
    const Scenario& scenario = run->scenario;
    m_plot->setAnalysis(run->analysis,
                        tr("%1, P = %2, M = %3: bubble %4 of %5")
                            .arg(scheduleName(scenario.schedule))
                            .arg(scenario.devices)
                            .arg(scenario.microbatches)
                            .arg(formatPercent(run->analysis.bubbleRatio), formatTime(run->analysis.makespanNs)));
}

}  // namespace bubblescope
