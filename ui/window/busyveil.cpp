// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/busyveil.h"

#include "ui/session/session.h"
#include "ui/theme/appearance.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr int kSlowMs = 500;
/// How much of what is below is left to see.
constexpr float kVeil = 0.55F;

}  // namespace

BusyVeil::BusyVeil(Session* session, const Appearance* appearance, const QList<QWidget*>& covered, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_covered(covered.begin(), covered.end())
    , m_card(new QFrame(parent))
    , m_text(new QLabel(m_card))
    , m_progress(new QProgressBar(m_card))
    , m_cancel(new QPushButton(tr("Cancel"), m_card))
{
    setObjectName("busyVeil");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_card->setObjectName("busyCard");
    m_card->setFrameShape(QFrame::StyledPanel);
    m_card->setAutoFillBackground(true);
    m_text->setObjectName("busyText");
    m_text->setWordWrap(true);
    m_progress->setObjectName("busyProgress");
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_cancel->setObjectName("busyCancel");
    m_cancel->setFocusPolicy(Qt::TabFocus);
    m_cancel->setToolTip(tr("Ends the computation; the picture of the settings before stays"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    auto* column = new QVBoxLayout(m_card);
    column->addWidget(m_text);
    column->addLayout(row);

    m_slow.setSingleShot(true);
    m_slow.setInterval(kSlowMs);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        m_long = true;
        refresh();
    });
    connect(session, &Session::busyChanged, this, [this](bool busy) {
        m_long = false;
        busy ? m_slow.start() : m_slow.stop();
        m_progress->setValue(0);
        refresh();
    });
    connect(session, &Session::progressChanged, this,
            [this](double done) { m_progress->setValue(qRound(done * m_progress->maximum())); });
    connect(session, &Session::runChanged, this, &BusyVeil::refresh);
    connect(appearance, &Appearance::changed, this, &BusyVeil::refresh);
    connect(m_cancel, &QPushButton::clicked, session, &Session::cancel);
    for (QWidget* widget : covered)
        widget->installEventFilter(this);
    if (session->busy())
        m_slow.start();
    refresh();
}

void BusyVeil::refresh()
{
    const bool stale = m_session->run() && !m_session->showsMeasured();
    m_text->setText(stale ? tr("Computing… Picture and figures are of the settings before.") : tr("Computing…"));
    m_card->setPalette(m_appearance->palette());
    place();
    setVisible(m_long && stale);
    m_card->setVisible(m_long);
    raise();
    m_card->raise();
    update();
}

void BusyVeil::place()
{
    // They go one after another when the window does.
    const QWidget* first = m_covered.first();
    if (first == nullptr)
        return;
    QRect all;
    for (const QPointer<QWidget>& widget : m_covered)
        if (widget && !widget->isHidden())
            all |= QRect(widget->mapTo(parentWidget(), QPoint()), widget->size());
    setGeometry(all);
    const int margin = qRound(m_appearance->px(8));
    const int wide = std::min(first->width() - 2 * margin, qRound(m_appearance->px(420)));
    const QPoint middle = first->mapTo(parentWidget(), QPoint(first->width() / 2, margin));
    const int high = m_card->layout()->hasHeightForWidth() ? m_card->layout()->totalHeightForWidth(wide)
                                                           : m_card->sizeHint().height();
    m_card->setGeometry(middle.x() - wide / 2, middle.y(), wide, high);
}

bool BusyVeil::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void BusyVeil::paintEvent(QPaintEvent*)
{
    QColor veil = m_appearance->theme().window;
    veil.setAlphaF(kVeil);
    QPainter(this).fillRect(rect(), veil);
}

}  // namespace bubblescope
