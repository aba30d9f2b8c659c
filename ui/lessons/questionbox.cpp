// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/questionbox.h"

#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/talleststack.h"
#include "ui/panels/spinboxes.h"
#include "ui/text/format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace bubblescope {
namespace {

enum Page { kAsk, kAnswer };

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

QuestionBox::QuestionBox(LessonPlayer* player, int step, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
    , m_step(step)
    , m_lesson(player->lesson())
    , m_question(*m_lesson->steps[static_cast<std::size_t>(step)].question)
    , m_appearance(appearance)
    , m_text(wrapped(inWindowLanguage(m_question.text), this))
    , m_body(new TallestStack(this))
{
    setObjectName(QStringLiteral("lessonQuestion"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    column->addWidget(m_body);
    column->addStretch(1);

    auto* ask = new QWidget;
    m_ask = new QVBoxLayout(ask);
    m_ask->setContentsMargins(0, 0, 0, 0);
    if (const auto* number = std::get_if<NumberAnswer>(&m_question.answer))
        addNumber(*number);
    else if (const auto* choice = std::get_if<ChoiceAnswer>(&m_question.answer))
        addChoices(*choice);
    addFoot();
    m_body->add(ask);

    auto* answer = new QWidget;
    auto* reason = new QVBoxLayout(answer);
    reason->setContentsMargins(0, 0, 0, 0);
    m_verdict = wrapped({}, answer);
    m_verdict->setObjectName(QStringLiteral("lessonVerdict"));
    m_reason = wrapped(inWindowLanguage(m_question.reason), answer);
    m_reason->setObjectName(QStringLiteral("lessonReason"));
    reason->addWidget(m_verdict);
    reason->addWidget(m_reason);
    reason->addStretch(1);
    m_body->add(answer);

    connect(player, &LessonPlayer::answerChanged, this, [this](int changed) {
        if (changed == m_step)
            refresh();
    });
    connect(appearance, &Appearance::changed, this, &QuestionBox::follow);
    follow();
    refresh();
}

void QuestionBox::addNumber(const NumberAnswer& number)
{
    auto* row = new QHBoxLayout;
    m_number = new RealSpin(this);
    m_number->setObjectName(QStringLiteral("lessonNumber"));
    m_number->setAccessibleName(m_text->text());
    constexpr double kMost = 1e9;
    m_number->setRange(0, kMost);
    m_number->setDecimals(3);
    if (!number.unit.empty())
        m_number->setSuffix(QChar(QChar::Nbsp) + fromCore(number.unit));
    auto* check = new QPushButton(tr("Check"), this);
    check->setObjectName(QStringLiteral("lessonCheck"));
    check->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_number);
    row->addWidget(check);
    row->addStretch(1);
    m_ask->addLayout(row);
    connect(check, &QPushButton::clicked, this, &QuestionBox::guess);
    connect(m_number, &QAbstractSpinBox::editingFinished, this, [this] {
        // Leaving the field is no guess; Return is.
        if (m_number->hasFocus())
            guess();
    });
}

void QuestionBox::addChoices(const ChoiceAnswer& choice)
{
    for (std::size_t i = 0; i < choice.choices.size(); ++i) {
        auto* button = new QPushButton(inWindowLanguage(choice.choices[i]).replace(u'&', QStringLiteral("&&")), this);
        button->setObjectName(QStringLiteral("lessonChoice%1").arg(i));
        button->setFocusPolicy(Qt::TabFocus);
        button->setCheckable(true);
        m_ask->addWidget(button);
        m_choices.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, i] { m_player->guessChoice(static_cast<int>(i)); });
    }
}

void QuestionBox::addFoot()
{
    auto* row = new QHBoxLayout;
    m_hint = wrapped({}, this);
    m_hint->setObjectName(QStringLiteral("lessonHint"));
    auto* show = new QPushButton(tr("Show the answer"), this);
    show->setObjectName(QStringLiteral("lessonShowAnswer"));
    show->setFocusPolicy(Qt::TabFocus);
    show->setToolTip(tr("Page Down does the same"));
    row->addWidget(m_hint, 1);
    row->addWidget(show, 0, Qt::AlignTop);
    m_ask->addLayout(row);
    m_ask->addStretch(1);
    connect(show, &QPushButton::clicked, m_player, &LessonPlayer::showAnswer);
}

void QuestionBox::guess()
{
    m_player->guessNumber(m_number->value());
    // The next guess is typed over a wrong one.
    m_number->selectAll();
}

void QuestionBox::setTextPx(int px)
{
    m_textPx = px;
    follow();
    m_body->updateGeometry();
    layout()->invalidate();
    updateGeometry();
}

void QuestionBox::follow()
{
    QFont text = m_appearance->textFont();
    const int size = std::max(m_textPx - 1, std::min(m_textPx, 13));
    text.setPixelSize(qRound(m_appearance->px(size)));
    QFont bold = text;
    bold.setBold(true);
    m_text->setFont(bold);
    m_verdict->setFont(bold);
    m_reason->setFont(text);
    QFont control = m_appearance->textFont();
    control.setPixelSize(std::min(control.pixelSize(), text.pixelSize()));
    m_hint->setFont(control);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setFont(control);
    const int gap = qRound(m_appearance->px(4));
    layout()->setSpacing(gap);
    m_ask->setSpacing(gap);
    const Theme& theme = m_appearance->theme();
    QPalette accent = m_appearance->palette();
    accent.setColor(QPalette::WindowText, theme.accent);
    m_verdict->setPalette(accent);
    m_hint->setPalette(accent);
}

void QuestionBox::refresh()
{
    const LessonPlayer::Answer stands = m_player->answerOf(m_step);
    const bool wrong = stands == LessonPlayer::Answer::Wrong;
    const bool known = stands == LessonPlayer::Answer::Right || stands == LessonPlayer::Answer::Shown;
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        m_choices[i]->setChecked(m_player->chosenOf(m_step) == static_cast<int>(i));
    const bool bubble = std::holds_alternative<BubbleAnswer>(m_question.answer);
    m_hint->setText(wrong    ? tr("Not quite. Try again.")
                    : bubble ? tr("Click a bubble in the Gantt chart.")
                             : QString());
    m_verdict->setText(stands == LessonPlayer::Answer::Right ? tr("Right.") : tr("The answer"));
    m_body->setCurrent(known ? kAnswer : kAsk);
}

}  // namespace bubblescope
