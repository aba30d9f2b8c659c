// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/queuechart.h"

#include "ui/charts/chartcopy.h"
#include "ui/charts/linelegend.h"
#include "ui/charts/queueplot.h"
#include "ui/session/playcontroller.h"
#include "ui/theme/accessiblerole.h"
#include "ui/theme/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {

QueueChart::QueueChart(PlayController* controller, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_head(new QHBoxLayout)
    , m_title(new QLabel(tr("Queue before each stage").toUpper(), this))
    , m_legend(new LineLegend(appearance, this))
    , m_note(new QLabel(this))
    , m_forward(makeToggle(tr("forward"), tr("Microbatches that wait for their forward (solid lines)"), "showForward"))
    , m_backward(
          makeToggle(tr("backward"), tr("Microbatches that wait for their backward (dashed lines)"), "showBackward"))
    , m_plot(new QueuePlot(controller, appearance, this))
{
    useAccessibleRole(staticMetaObject, QAccessible::Chart);
    setAccessibleName(tr("Queue lengths over time"));
    m_forward->setChecked(true);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("queueNote"));
    m_note->hide();
    // It makes no window wider.
    m_title->setMinimumWidth(1);
    m_head->addWidget(m_title);
    m_head->addSpacing(12);
    m_head->addWidget(m_legend, 1);
    m_head->addWidget(m_forward);
    m_head->addWidget(m_backward);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_head);
    column->addWidget(m_plot, 1);
    column->addWidget(m_note);
    connect(controller, &PlayController::runChanged, this, &QueueChart::takeRun);
    connect(controller, &PlayController::cursorChanged, this, &QueueChart::describe);
    connect(controller, &PlayController::playingChanged, this, &QueueChart::describe);
    connect(appearance, &Appearance::changed, this, &QueueChart::takeAppearance);
    connect(m_forward, &QToolButton::toggled, this, &QueueChart::toggled);
    connect(m_backward, &QToolButton::toggled, this, &QueueChart::toggled);
    setPlotMargins(60, 16);
    takeAppearance();
    takeRun();
}

QToolButton* QueueChart::makeToggle(const QString& text, const QString& tip, const char* name)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(QLatin1String(name));
    return button;
}

void QueueChart::setPlotMargins(double left, double right)
{
    m_head->setContentsMargins(qRound(left), 0, qRound(right), 0);
    m_note->setContentsMargins(qRound(left), 0, qRound(right), 0);
    m_plot->setMargins(left, right);
    fitTitle();
}

void QueueChart::setNote(const QString& note)
{
    m_note->setText(note);
    fitNote();
}

void QueueChart::fitNote()
{
    // The curves first: where there is little room the sentence can be had by pointing.
    constexpr double kLeastPlot = 90;
    const int others = m_head->sizeHint().height() + m_note->heightForWidth(width()) + 2 * layout()->spacing();
    const bool fits = height() - others >= qRound(m_appearance->px(kLeastPlot));
    m_note->setVisible(fits && !m_note->text().isEmpty());
    setToolTip(fits ? QString() : m_note->text());
}

QString QueueChart::note() const
{
    return m_note->text();
}

bool QueueChart::showsForward() const
{
    return m_forward->isChecked();
}

bool QueueChart::showsBackward() const
{
    return m_backward->isChecked();
}

void QueueChart::setShown(bool forward, bool backward)
{
    {
        const QSignalBlocker quietForward(m_forward);
        const QSignalBlocker quietBackward(m_backward);
        m_forward->setChecked(forward || !backward);
        m_backward->setChecked(backward);
    }
    select();
}

void QueueChart::toggled()
{
    // A chart without lines tells nothing: whoever takes away one direction gets the other.
    if (!m_forward->isChecked() && !m_backward->isChecked()) {
        QToolButton* other = sender() == m_forward ? m_backward : m_forward;
        const QSignalBlocker quiet(other);
        other->setChecked(true);
    }
    select();
}

void QueueChart::takeRun()
{
    const bool hasBackward = m_controller->run() && m_controller->run()->hasBackward();
    m_forward->setVisible(hasBackward);
    m_backward->setVisible(hasBackward);
    select();
}

void QueueChart::takeAppearance()
{
    m_forward->setFont(m_appearance->noteFont());
    m_backward->setFont(m_appearance->noteFont());
    m_note->setFont(m_appearance->noteFont());
    QPalette colours = m_appearance->palette();
    colours.setColor(QPalette::Window, m_appearance->theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
    QPalette quiet = colours;
    quiet.setColor(QPalette::WindowText, m_appearance->theme().muted);
    m_note->setPalette(quiet);
    m_title->setPalette(quiet);
    m_title->setFont(m_appearance->headFont());
    select();
}

void QueueChart::select()
{
    if (!m_controller->run()) {
        m_selection = {};
        m_plot->setSelection(m_selection);
        m_legend->setEntries({}, {}, {});
        fitTitle();
        return;
    }
    const Run& run = *m_controller->run();
    const bool hasBackward = run.hasBackward();
    const bool forward = m_forward->isChecked() || !hasBackward;
    m_selection = selectQueueLines(run, forward, m_backward->isChecked());
    m_plot->setSelection(m_selection);

    std::vector<LineLegend::Entry> entries;
    for (const QueueLine& line : m_selection.lines) {
        // A stage's second line is told by its dashes.
        const bool second = !line.forward && forward && line.stage > 0;
        const QString number = QString::number(line.stage);
        entries.push_back({m_plot->penOf(line), second ? tr("backward") : tr("stage %1").arg(line.stage),
                           second ? QString() : number, line.accent});
    }
    QString remark;
    if (m_selection.shownStages < m_selection.stages)
        remark = tr("the %1 longest queues of %2").arg(m_selection.shownStages).arg(m_selection.stages);
    m_legend->setEntries(entries, remark,
                         remark.isEmpty() ? QString()
                                          : tr("Of %1 stages those with the longest queues are shown, of equally "
                                               "long ones the first.")
                                                .arg(m_selection.stages));
    fitTitle();
    describe();
}

void QueueChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNote();
    fitTitle();
}

void QueueChart::fitTitle()
{
    // Whose line is whose matters more than what the tab says as well.
    const QMargins margins = m_head->contentsMargins();
    int needed = margins.left() + margins.right() + m_title->sizeHint().width() + m_legend->sizeHint().width();
    for (const QToolButton* button : {m_forward, m_backward})
        needed += button->isHidden() ? 0 : button->sizeHint().width();
    m_title->setVisible(needed + m_head->count() * m_head->spacing() <= width());
}

void QueueChart::describe()
{
    if (!m_controller->run() || m_controller->playing())
        return;
    const Run& run = *m_controller->run();
    QStringList sentences;
    for (const QueueLine& line : m_selection.lines) {
        const StepFunction& queue = queueOf(run, line);
        const QString text = line.forward ? tr("Stage %1, forward: %2 wait, at most %3.")
                                          : tr("Stage %1, backward: %2 wait, at most %3.");
        sentences << text.arg(line.stage).arg(queue.at(m_controller->cursorNs())).arg(line.peak);
    }
    if (!m_selection.everWaits)
        sentences = QStringList{tr("No microbatch ever waits.")};
    setAccessibleDescription(sentences.join(u' '));
}

QString QueueChart::csv() const
{
    CsvText text(
        {QStringLiteral("stage"), QStringLiteral("direction"), QStringLiteral("from_ns"), QStringLiteral("waiting")});
    if (!m_controller->run())
        return text.text();
    const std::vector<StageQueues>& queues = m_controller->run()->analysis.queues;
    for (std::size_t s = 0; s < queues.size(); ++s)
        for (const bool forward : {true, false})
            for (const StepFunction::Step& step : (forward ? queues[s].forward : queues[s].backward).steps)
                text.add({QString::number(s), forward ? QStringLiteral("forward") : QStringLiteral("backward"),
                          QString::number(step.atNs), QString::number(step.value)});
    return text.text();
}

}  // namespace bubblescope
