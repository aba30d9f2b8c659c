// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareview.h"

#include "ui/compare/basisbar.h"
#include "ui/compare/lanehead.h"
#include "ui/gantt/ganttview.h"
#include "ui/session/comparison.h"
#include "ui/text/messages.h"
#include "ui/viewmodel/sidebysidetext.h"

#include <QEvent>
#include <QMouseEvent>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace bubblescope {
namespace {

constexpr double kEdgePx = 3;
constexpr double kLeastRowsPx = 32;

}  // namespace

CompareView::CompareView(Comparison* comparison, GanttView* gantt, const Commands& commands,
                         const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_own(gantt)
    , m_appearance(appearance)
    , m_bar(new BasisBar(commands.basis, commands.add, commands.end, appearance, this))
    , m_edge(new QWidget(this))
{
    setObjectName(QStringLiteral("compareView"));
    gantt->setParent(this);
    m_edge->setObjectName(QStringLiteral("laneEdge"));
    m_edge->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_edge->setAutoFillBackground(true);
    connect(comparison, &Comparison::lanesChanged, this, &CompareView::takeLanes);
    connect(comparison, &Comparison::laneChanged, this, &CompareView::refresh);
    connect(appearance, &Appearance::changed, this, [this] {
        refresh();
        layOut();
    });
    takeLanes();
}

CompareView::~CompareView()
{
    // Before what they look at.
    for (const auto& [play, view] : m_waiting)
        delete view;
    delete m_own;
}

GanttView* CompareView::gantt(int lane) const
{
    return m_charts[static_cast<std::size_t>(lane)];
}

QString CompareView::basis() const
{
    return m_bar->text();
}

void CompareView::setInHall(bool inHall)
{
    if (std::exchange(m_inHall, inHall) == inHall)
        return;
    for (LaneHead* head : m_heads)
        head->setOneLine(inHall);
    for (GanttView* chart : m_charts)
        chart->setRowLimit(rowLimit());
    refresh();
    layOut();
    updateGeometry();
}

RowLimit CompareView::rowLimit() const
{
    return m_inHall ? RowLimit::Visible : RowLimit::Readable;
}

LaneHead* CompareView::head(int lane) const
{
    return m_heads[static_cast<std::size_t>(lane)];
}

GanttView* CompareView::makeWaiting(PlayController* play)
{
    auto* view = new GanttView(play, m_appearance, this);
    view->setObjectName(QStringLiteral("waitingGantt"));
    // The keys are the active one's.
    view->setFocusPolicy(Qt::NoFocus);
    view->setRowLimit(rowLimit());
    view->viewport()->installEventFilter(this);
    return view;
}

LaneHead* CompareView::makeHead(int lane)
{
    auto* head = new LaneHead(m_appearance, this);
    head->setOneLine(m_inHall);
    connect(head, &LaneHead::chosen, this, [this, lane] { m_comparison->choose(lane); });
    // Queued: the button that was pressed goes.
    connect(
        head, &LaneHead::removed, this, [this, lane] { m_comparison->remove(lane); }, Qt::QueuedConnection);
    return head;
}

void CompareView::takeLanes()
{
    const int count = m_comparison->count();
    std::set<PlayController*> present;
    m_charts.clear();
    for (int lane = 0; lane < count; ++lane) {
        PlayController* play = &m_comparison->play(lane);
        if (lane == m_comparison->active()) {
            m_charts.push_back(m_own);
            continue;
        }
        present.insert(play);
        GanttView*& view = m_waiting[play];
        if (view == nullptr)
            view = makeWaiting(play);
        m_charts.push_back(view);
    }
    std::erase_if(m_waiting, [&](const auto& waiting) {
        const bool gone = !present.contains(waiting.first);
        if (gone)
            delete waiting.second;
        return gone;
    });
    const std::size_t heads = m_comparison->isOpen() ? static_cast<std::size_t>(count) : 0;
    while (m_heads.size() > heads) {
        delete m_heads.back();
        m_heads.pop_back();
    }
    while (m_heads.size() < heads)
        m_heads.push_back(makeHead(static_cast<int>(m_heads.size())));
    m_known.assign(m_charts.size(), {});
    for (std::size_t lane = 0; lane < m_charts.size(); ++lane)
        m_charts[lane]->setRulerShown(lane == 0);
    m_bar->setVisible(m_comparison->isOpen());
    m_edge->setVisible(m_comparison->isOpen());
    for (LaneHead* head : m_heads)
        head->setVisible(true);
    for (GanttView* view : m_charts)
        view->setVisible(true);
    refresh();
    updateGeometry();
    layOut();
}

const Outcome* CompareView::outcomeOf(int lane)
{
    const Session& session = m_comparison->session(lane);
    const std::shared_ptr<const Run>& run = session.run();
    if (!run || (session.error() && !session.showsMeasured()))
        return nullptr;
    Known& known = m_known[static_cast<std::size_t>(lane)];
    if (known.run != run)
        known = {run, bubblescope::outcomeOf(*run)};
    return &known.outcome;
}

void CompareView::refresh()
{
    if (!m_comparison->isOpen())
        m_own->setSubject({});
    if (!m_comparison->isOpen() || m_heads.size() != static_cast<std::size_t>(m_comparison->count()))
        return;
    const std::vector<Scenario> scenarios = m_comparison->scenarios();
    std::vector<const Outcome*> outcomes;
    bool bytes = false;
    for (int lane = 0; lane < m_comparison->count(); ++lane) {
        outcomes.push_back(outcomeOf(lane));
        bytes = bytes || (outcomes.back() != nullptr && outcomes.back()->peakBytes);
    }
    const RankBasis counting = countingBasis(commonBasis(scenarios));
    for (std::size_t lane = 0; lane < m_heads.size(); ++lane) {
        const Scenario& own = scenarios[lane];
        const std::optional<Error>& error = m_comparison->session(static_cast<int>(lane)).error();
        LaneHead::Content content;
        content.letter = Comparison::letter(static_cast<int>(lane));
        content.title = scenarioSummary(own);
        if (const Session& session = m_comparison->session(static_cast<int>(lane)); session.showsMeasured())
            content.title += QStringLiteral(" · ") +
                             (session.run()->timeline.unfinished.empty() ? tr("measured") : tr("measured, incomplete"));
        content.active = static_cast<int>(lane) == m_comparison->active();
        content.noteIsProblem = error.has_value();
        const QStringList differences = settingDifferences(own, scenarios.front());
        content.note = error                   ? settingErrorText(*error, own.chunks > 1)
                       : lane == 0             ? tr("what the others are compared with")
                       : differences.isEmpty() ? tr("the same settings as A")
                                               : differences.join(QStringLiteral(" · "));
        content.figures = comparedFigures(outcomes[lane], outcomes.front(), counting, bytes);
        if (lane == 0)
            for (ComparedFigure& figure : content.figures)
                figure.difference.clear();
        m_heads[lane]->show(content);
        m_charts[lane]->setSubject(content.letter + QStringLiteral(", ") + content.title);
    }
    LaneHead::lineUp(m_heads);
    m_bar->show(basisText(scenarios), unequalWorkText(outcomes));
    QPalette edge;
    edge.setColor(QPalette::Window, m_appearance->theme().control);
    m_edge->setPalette(edge);
    layOut();
}

/// The same names' width and the same room for a scroll bar in all of them.
void CompareView::lineUp()
{
    int names = 0;
    bool scrolls = false;
    for (const GanttView* view : m_charts) {
        names = std::max(names, view->ownNameWidth());
        scrolls = scrolls || view->leastHeight() > view->height();
    }
    const bool alone = m_charts.size() == 1;
    for (GanttView* view : m_charts) {
        view->setLeastNameWidth(alone ? 0 : names);
        view->setVerticalScrollBarPolicy(alone     ? Qt::ScrollBarAsNeeded
                                         : scrolls ? Qt::ScrollBarAlwaysOn
                                                   : Qt::ScrollBarAlwaysOff);
    }
}

std::vector<int> CompareView::rowShares(int room) const
{
    const int bare = qRound(m_appearance->px(kLeastRowsPx));
    std::vector<int> needs;
    std::vector<int> leasts;
    for (const GanttView* chart : m_charts) {
        const int ruler = chart->plotRect().top();
        needs.push_back(std::max(bare, chart->heightForAllRows() - ruler));
        // One without a picture has a sentence in its place.
        const int rows = chart->leastHeight() - ruler;
        leasts.push_back(rows > 0 ? std::min(rows, needs.back()) : bare);
    }
    const int needed = std::accumulate(needs.begin(), needs.end(), 0);
    std::vector<int> shares(needs.size(), 0);
    if (needed <= room) {
        // Rows are as high in one chart as in another.
        for (std::size_t i = 0; i < needs.size(); ++i)
            shares[i] = room * needs[i] / needed;
        return shares;
    }
    // All have what they must have, if there is as much. Of the rest those that need little have it; the others share.
    if (std::accumulate(leasts.begin(), leasts.end(), 0) <= room)
        shares = leasts;
    room -= std::accumulate(shares.begin(), shares.end(), 0);
    const auto wanted = [&](std::size_t i) { return needs[i] - shares[i]; };
    std::vector<std::size_t> order(needs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted(a) < wanted(b); });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int more = std::min(wanted(order[i]), room / static_cast<int>(order.size() - i));
        shares[order[i]] += more;
        room -= more;
    }
    // Charts alike are of one height, to the pixel.
    for (std::size_t i = 0; i < shares.size(); ++i)
        for (std::size_t j = 0; j < shares.size(); ++j)
            if (needs[i] == needs[j])
                shares[i] = std::min(shares[i], shares[j]);
    return shares;
}

void CompareView::layOut()
{
    if (m_charts.size() == 1) {
        m_own->setGeometry(rect());
        lineUp();
        return;
    }
    const int barHeight = m_bar->heightForWidth(width());
    m_bar->setGeometry(0, 0, width(), barHeight);
    int room = height() - barHeight;
    for (std::size_t lane = 0; lane < m_charts.size(); ++lane)
        room -= m_heads[lane]->sizeHint().height() + m_charts[lane]->plotRect().top();
    const std::vector<int> shares = rowShares(std::max(0, room));
    int y = barHeight;
    for (std::size_t lane = 0; lane < m_charts.size(); ++lane) {
        GanttView* chart = m_charts[lane];
        const int headHeight = m_heads[lane]->sizeHint().height();
        m_heads[lane]->setGeometry(0, y, width(), headHeight);
        y += headHeight;
        const bool last = lane + 1 == m_charts.size() && !m_inHall;
        const int high = last ? std::max(0, height() - y) : chart->plotRect().top() + shares[lane];
        chart->setGeometry(0, y, width(), high);
        if (chart == m_own) {
            m_edge->setGeometry(0, y, qRound(m_appearance->px(kEdgePx)), high);
            m_edge->raise();
        }
        y += high;
    }
    lineUp();
}

QSize CompareView::sizeHint() const
{
    return m_own->sizeHint();
}

QSize CompareView::minimumSizeHint() const
{
    QSize least = m_own->minimumSizeHint();
    if (m_charts.size() == 1)
        return least;
    least.setHeight(m_bar->sizeHint().height());
    for (std::size_t lane = 0; lane < m_charts.size(); ++lane) {
        const QSize head = m_heads[lane]->minimumSizeHint();
        least = {std::max(least.width(), head.width()), least.height() + head.height() +
                                                            m_charts[lane]->plotRect().top() +
                                                            qRound(m_appearance->px(kLeastRowsPx))};
    }
    return least;
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    layOut();
    QWidget::resizeEvent(event);
}

bool CompareView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        for (int lane = 0; lane < m_comparison->count(); ++lane)
            if (gantt(lane)->viewport() == watched) {
                // Once the chart itself has taken it: what was clicked is pinned then.
                QMetaObject::invokeMethod(
                    this,
                    [this, lane] {
                        m_comparison->choose(lane);
                        m_own->setFocus();
                    },
                    Qt::QueuedConnection);
                break;
            }
    return QWidget::eventFilter(watched, event);
}

}  // namespace bubblescope
