// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/chartpage.h"

#include "ui/help/helpbutton.h"
#include "ui/help/helptopic.h"
#include "ui/session/backgroundjob.h"
#include "ui/theme/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {

namespace {

/// After the last change, so that a slider being dragged does not start it again and again.
constexpr int kDelayMs = 200;
constexpr int kLongMs = 300;

}  // namespace

ChartPage::ChartPage(Session* session, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_controls(new QVBoxLayout)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kDelayMs);
    connect(&m_later, &QTimer::timeout, this, &ChartPage::computeNow);
    m_takesLong.setSingleShot(true);
    m_takesLong.setInterval(kLongMs);
    connect(&m_takesLong, &QTimer::timeout, this, [this] {
        m_showsProgress = running();
        refreshStatus();
    });
    connect(appearance, &Appearance::changed, this, &ChartPage::takeAppearance);
}

void ChartPage::build(QWidget* chart)
{
    m_remark = new QLabel(this);
    m_remark->setObjectName(QStringLiteral("chartRemark"));
    m_remark->setWordWrap(true);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("chartStatus"));
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("chartProgress"));
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    m_cancel = new QPushButton(tr("Ca&ncel"), this);
    m_cancel->setObjectName(QStringLiteral("chartCancel"));
    m_cancel->setToolTip(tr("Ends the computation; what is drawn stays."));
    m_again = new QPushButton(tr("Compute a&gain"), this);
    m_again->setObjectName(QStringLiteral("chartAgain"));
    m_again->setToolTip(tr("Computes the chart for the present settings."));
    for (QPushButton* button : {m_cancel, m_again})
        button->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, &ChartPage::cancel);
    connect(m_again, &QPushButton::clicked, this, &ChartPage::computeNow);

    auto* middle = new QHBoxLayout;
    middle->addWidget(chart, 1);
    middle->addLayout(m_controls);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_status);
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_again);
    bottom->addWidget(m_remark, 1);
    // The chart keeps its size while progress comes and goes.
    bottom->addStrut(m_cancel->sizeHint().height());
    auto* column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addLayout(bottom);
    takeAppearance();
    refreshStatus();
}

QLabel* ChartPage::addHead(const QString& text, const QString& beside)
{
    auto* line = new QHBoxLayout;
    for (const QString& head : {text, beside}) {
        if (head.isEmpty())
            continue;
        m_heads.push_back(new QLabel(head.toUpper(), this));
        line->addWidget(m_heads.back(), line->isEmpty() ? 1 : 0);
    }
    m_controls->addLayout(line);
    return m_heads.back();
}

QLabel* ChartPage::addNote(const QString& name)
{
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setWordWrap(true);
    m_notes.push_back(label);
    m_controls->addWidget(label);
    return label;
}

void ChartPage::addControl(const QString& name, QWidget* control, const QString& toolTip)
{
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(name, this);
    label->setBuddy(control);
    label->setToolTip(toolTip);
    control->setToolTip(toolTip);
    control->setAccessibleName(QString(name).remove(u'&'));
    row->addWidget(label, 1);
    row->addWidget(control);
    if (const HelpTopic* topic = topicOfWidget(control->objectName()))
        row->addWidget(new HelpButton(topic->id, m_appearance, this));
    m_controls->addLayout(row);
}

void ChartPage::takeAppearance()
{
    const int width = qRound(m_appearance->px(kControlsWidth));
    QPalette quiet = m_appearance->palette();
    quiet.setColor(QPalette::WindowText, m_appearance->theme().muted);
    for (QLabel* head : m_heads) {
        head->setFont(m_appearance->headFont());
        head->setPalette(quiet);
    }
    for (QLabel* note : m_notes) {
        note->setFont(m_appearance->textFont());
        note->setFixedWidth(width);
    }
    if (m_remark == nullptr)
        return;
    m_remark->setFont(m_appearance->noteFont());
    m_remark->setPalette(quiet);
}

void ChartPage::watch(BackgroundJob& job)
{
    m_jobs.push_back(&job);
    connect(&job, &BackgroundJob::busyChanged, this, &ChartPage::follow);
    if (m_jobs.size() == 1)
        connect(&job, &BackgroundJob::progressChanged, this,
                [this](double done) { m_progress->setValue(qRound(100 * done)); });
}

bool ChartPage::running() const
{
    return std::any_of(m_jobs.begin(), m_jobs.end(), [](const BackgroundJob* job) { return job->busy(); });
}

bool ChartPage::busy() const
{
    return m_later.isActive() || running();
}

void ChartPage::follow()
{
    if (!running()) {
        m_takesLong.stop();
        m_showsProgress = false;
    } else if (!m_showsProgress && !m_takesLong.isActive()) {
        m_takesLong.start();
    }
    refreshStatus();
}

void ChartPage::refreshLater()
{
    m_stale = true;
    if (isVisible())
        m_later.start();
}

void ChartPage::computeNow()
{
    m_later.stop();
    m_stale = false;
    m_cancelled = false;
    m_progress->setValue(0);
    compute();
    refreshStatus();
}

void ChartPage::cancel()
{
    const bool was = busy();
    m_later.stop();
    for (BackgroundJob* job : m_jobs)
        job->cancel();
    m_cancelled = m_cancelled || was;
    refreshStatus();
}

void ChartPage::rest()
{
    m_stale = m_stale || busy();
    m_later.stop();
    for (BackgroundJob* job : m_jobs)
        job->cancel();
    refreshStatus();
}

void ChartPage::setRemark(const QString& remark)
{
    m_remark->setText(remark);
}

void ChartPage::refreshStatus()
{
    m_status->setText(m_showsProgress ? tr("Computing…") : tr("Cancelled: what is drawn is older than the settings."));
    m_status->setVisible(m_showsProgress || m_cancelled);
    m_progress->setVisible(m_showsProgress);
    m_cancel->setVisible(m_showsProgress);
    m_again->setVisible(m_cancelled);
    m_remark->setVisible(!m_showsProgress && !m_cancelled);
}

void ChartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        computeNow();
}

}  // namespace bubblescope
