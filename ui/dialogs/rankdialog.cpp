// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rankdialog.h"

#include "core/sweep/sidebyside.h"
#include "ui/dialogs/rankmodel.h"
#include "ui/help/helpbutton.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/messages.h"
#include "ui/theme/appearance.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr double kLeastOptions = 150;
constexpr double kMostOptions = 280;
constexpr double kLeastNote = 260;

}  // namespace

RankDialog::RankDialog(Session* session, const Appearance* appearance, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_model(new RankModel(appearance, this))
    , m_about(new QLabel(this))
    , m_limit(new QComboBox(this))
    , m_activations(new RealSpin(this))
    , m_basis(new QComboBox(this))
    , m_again(new QPushButton(tr("&Compare again"), this))
    , m_beside(new QPushButton(tr("Show side &by side"), this))
    , m_cancel(new QPushButton(tr("Ca&ncel"), this))
    , m_progress(new QProgressBar(this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("rankDialog"));
    setWindowTitle(tr("Best schedule"));
    m_about->setObjectName(QStringLiteral("rankAbout"));
    m_about->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("rankTable"));
    m_table->setAccessibleName(tr("Schedules, best first"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setWordWrap(true);  // notes may be long
    m_table->viewport()->installEventFilter(this);
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    m_cancel->setObjectName(QStringLiteral("rankCancel"));
    m_again->setObjectName(QStringLiteral("rankAgain"));
    m_again->setAutoDefault(false);
    m_beside->setObjectName(QStringLiteral("rankBeside"));
    m_beside->setAutoDefault(false);
    m_beside->setToolTip(tr("Two to four schedules on one time axis: choose their rows with Ctrl or Shift"));
    m_cancel->setAutoDefault(false);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_again);
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(m_cancel);
    bottom->addStretch();
    bottom->addWidget(m_beside);
    bottom->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_about);
    column->addWidget(makeLimitLine());
    column->addWidget(m_table, 1);
    column->addLayout(bottom);
    resize(qRound(appearance->px(1080)), qRound(appearance->px(600)));

    addExplainKey(this, appearance);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_again, &QPushButton::clicked, this, &RankDialog::compare);
    connect(m_cancel, &QPushButton::clicked, &m_job, &RankJob::cancel);
    connect(m_beside, &QPushButton::clicked, this, [this] { emit compareWanted(chosen()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RankDialog::followChoice);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RankDialog::followChoice);
    connect(m_table, &QTableView::clicked, this, &RankDialog::showRow);
    connect(m_table, &QTableView::activated, this, &RankDialog::showRow);
    connect(&m_job, &RankJob::finished, this, &RankDialog::takeRows);
    connect(&m_job, &RankJob::busyChanged, this, &RankDialog::follow);
    connect(&m_job, &RankJob::progressChanged, this, [this](double done) { m_progress->setValue(qRound(100 * done)); });
    connect(session, &Session::scenarioChanged, this, &RankDialog::follow);
    connect(appearance, &Appearance::changed, this, &RankDialog::follow);
    // Once the table has the new type.
    connect(appearance, &Appearance::changed, this, &RankDialog::fitColumns, Qt::QueuedConnection);
    follow();
    followChoice();
}

QWidget* RankDialog::makeLimitLine()
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Memory limit:"), widget);
    label->setBuddy(m_limit);
    m_limit->setObjectName(QStringLiteral("rankLimit"));
    m_limit->addItems({tr("none"), tr("as much as 1F1B holds"), tr("activations on a device:")});
    m_limit->setToolTip(tr("With a model, under Memory, this counts bytes: weights, gradients, optimizer state and "
                           "activations. Without one, activations alone, in microbatches of a device's share of the "
                           "model. A limit in bytes, under Memory, holds besides."));
    m_activations->setObjectName(QStringLiteral("rankActivations"));
    m_activations->setRange(0.5, kMaxMicrobatches);
    m_activations->setDecimals(1);
    m_activations->setValue(8);
    m_activations->setAccessibleName(tr("Activations on a device"));
    row->addWidget(label);
    row->addWidget(m_limit);
    row->addWidget(m_activations);
    row->addWidget(new HelpButton("rank-limit", m_appearance, widget));
    auto* basisLabel = new QLabel(tr("&Same in all rows:"), widget);
    basisLabel->setBuddy(m_basis);
    m_basis->setObjectName(QStringLiteral("rankBasis"));
    m_basis->addItems({tr("devices"), tr("stages")});
    m_basis->setToolTip(tr("Devices: a schedule with several chunks on a device cuts the model into as many more, "
                           "shorter stages. Stages: each takes the times set, on as many devices as the schedule needs "
                           "for them."));
    row->addSpacing(qRound(m_appearance->px(24)));
    row->addWidget(basisLabel);
    row->addWidget(m_basis);
    row->addWidget(new HelpButton("rank-basis", m_appearance, widget));
    row->addStretch();
    connect(m_basis, &QComboBox::currentIndexChanged, this, &RankDialog::compare);
    connect(m_limit, &QComboBox::currentIndexChanged, this, &RankDialog::compare);
    connect(m_activations, &RealSpin::edited, this, &RankDialog::compare);
    return widget;
}

RankOptions RankDialog::options() const
{
    RankOptions options;
    options.basis = m_basis->currentIndex() == 1 ? RankBasis::Stages : RankBasis::Devices;
    if (m_limit->currentIndex() == LikeOneF1B)
        static_cast<void>(limitTo(*findSchedule("1f1b"), m_session->scenario(), options));
    else if (m_limit->currentIndex() == Activations)
        static_cast<void>(limitTo(m_activations->value(), m_session->scenario(), options));
    return options;
}

void RankDialog::compare()
{
    m_progress->setValue(0);
    const RankOptions wanted = options();
    m_made = wanted.basis;
    m_job.start(m_session->scenario(), wanted);
    follow();
}

void RankDialog::takeRows()
{
    const std::vector<RankedRow> rows = m_job.rows();
    m_model->setRows(rows, m_made);
    // Without a model there are no bytes.
    m_table->setColumnHidden(RankModel::Peak, std::none_of(rows.begin(), rows.end(), [](const RankedRow& row) {
                                 return row.outcome.peakBytes.has_value();
                             }));
    follow();  // the row shown now is bold, which makes it wider
    fitColumns();
}

void RankDialog::fitColumns()
{
    m_table->resizeColumnsToContents();
    m_widestOptions = std::min(m_table->columnWidth(RankModel::Options), qRound(m_appearance->px(kMostOptions)));
    m_widestNote = m_table->columnWidth(RankModel::Note);
    fitNotes();
}

/// Notes have what the other columns leave, and never too little to be read: the options give way first, then the table
/// scrolls.
void RankDialog::fitNotes()
{
    m_table->setColumnWidth(RankModel::Options, m_widestOptions);
    int others = 0;
    for (int column = 0; column < RankModel::Note; ++column)
        others += m_table->columnWidth(column);
    const int left = m_table->viewport()->width() - others;
    const int least = std::min(m_widestNote, qRound(m_appearance->px(kLeastNote)));
    const int spared =
        std::clamp(least - left, 0, std::max(0, m_widestOptions - qRound(m_appearance->px(kLeastOptions))));
    m_table->setColumnWidth(RankModel::Options, m_widestOptions - spared);
    m_table->setColumnWidth(RankModel::Note, std::max(left + spared, least));
    m_table->resizeRowsToContents();
}

bool RankDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitNotes();
    return QDialog::eventFilter(watched, event);
}

void RankDialog::showRow(const QModelIndex& index)
{
    // A row that joins or leaves others is not to be shown alone.
    if (!index.isValid() || m_model->at(index.row()).fit == Fit::Refused || chosen().size() != 1)
        return;
    const Scenario& chosen = m_model->at(index.row()).scenario;
    m_session->edit(tr("Show %1").arg(scheduleName(chosen.schedule)), chosen);
}

std::vector<Scenario> RankDialog::chosen() const
{
    std::vector<Scenario> scenarios;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_table->selectionModel()->isRowSelected(row, {}))
            scenarios.push_back(m_model->at(row).scenario);
    return scenarios;
}

void RankDialog::followChoice()
{
    const std::size_t count = chosen().size();
    m_beside->setEnabled(count >= kLeastCompared && count <= kMostCompared);
}

void RankDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (m_model->rowCount() == 0 && !m_job.busy())
        compare();
}

void RankDialog::follow()
{
    const Scenario& scenario = m_session->scenario();
    QString about =
        m_made == RankBasis::Stages
            ? tr("All schedules for %1 stages and %2 microbatches, with the present times, on as many devices "
                 "as each needs.")
                  .arg(scenario.stages())
                  .arg(scenario.microbatches)
            : tr("All schedules for %1 devices and %2 microbatches, with the present times.")
                  .arg(scenario.devices)
                  .arg(scenario.microbatches);
    if (scenario.memoryLimitBytes > 0)
        about += u' ' + tr("A device has %1.").arg(formatBytes(scenario.memoryLimitBytes));
    m_model->setShown(scenario);
    if (m_model->rowCount() > 0 && !m_job.busy() && !m_model->hasShown())
        about += u' ' + tr("The settings have changed since: compare again.");
    m_about->setText(about);
    m_activations->setVisible(m_limit->currentIndex() == Activations);
    m_progress->setVisible(m_job.busy());
    m_cancel->setVisible(m_job.busy());
    m_again->setVisible(!m_job.busy());
}

}  // namespace bubblescope
