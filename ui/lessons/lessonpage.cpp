// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonpage.h"

#include "ui/lessons/lessonplayer.h"
#include "ui/lessons/questionbox.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

/// Shares of the width for text and question, and of a text alone, whose lines would else be too long to follow.
constexpr int kTextShare = 60;
constexpr int kQuestionShare = 40;
constexpr int kAloneShare = 85;
/// At scale 1.
constexpr int kMostTextPx = 16;
constexpr int kLeastTextPx = 11;

/// "Source: …", and that the lesson does not speak the window's language.
QString noteFor(const Lesson& lesson, const LessonStep& step)
{
    QStringList notes;
    if (!step.source.empty())
        notes << LessonPage::tr("Source: %1").arg(fromCore(step.source));
    if (!speaks(lesson, currentLanguage().toStdString()))
        notes << LessonPage::tr("This lesson has no text in %1; what is missing is in English.")
                     .arg(QLocale().nativeLanguageName());
    return notes.join(QStringLiteral("  ·  "));
}

}  // namespace

LessonPage::LessonPage(LessonPlayer* player, int step, const Appearance* appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_text(new QLabel(this))
    , m_note(new QLabel(this))
    , m_textPx(kMostTextPx)
    , m_questionPx(kMostTextPx)
{
    const Lesson& lesson = *player->lesson();
    const LessonStep& shown = lesson.steps[static_cast<std::size_t>(step)];
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_text->setText(inWindowLanguage(shown.text));
    m_note->setObjectName(QStringLiteral("lessonNote"));
    m_note->setText(noteFor(lesson, shown));
    m_note->setVisible(!m_note->text().isEmpty());
    for (QLabel* label : {m_text, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    auto* words = new QVBoxLayout;
    words->setSpacing(qRound(appearance->px(6)));
    words->addWidget(m_text);
    words->addWidget(m_note);
    words->addStretch(1);
    columns->addLayout(words, shown.question ? kTextShare : kAloneShare);
    if (shown.question) {
        m_question = new QuestionBox(player, step, appearance, this);
        columns->addWidget(m_question, kQuestionShare);
    } else {
        columns->addStretch(100 - kAloneShare);
    }
    connect(appearance, &Appearance::changed, this, &LessonPage::follow);
    follow();
}

void LessonPage::fit(int width, int height)
{
    const auto heightWith = [&](int textPx, int questionPx) {
        m_textPx = textPx;
        m_questionPx = questionPx;
        // Also where it is the size of before: the scale may be another.
        follow();
        return heightForWidth(width);
    };
    int px = kMostTextPx;
    int needed = heightWith(px, px);
    while (needed > height && px > kLeastTextPx) {
        --px;
        needed = heightWith(px, px);
    }
    // Where it is the question that takes the height, the text may be larger.
    int textPx = kMostTextPx;
    while (textPx > px && heightWith(textPx, px) > std::max(height, needed))
        --textPx;
    heightWith(textPx, px);
}

void LessonPage::follow()
{
    QFont font = m_appearance->textFont();
    font.setPixelSize(qRound(m_appearance->px(m_textPx)));
    m_text->setFont(font);
    m_note->setFont(m_appearance->noteFont());
    QPalette muted = m_appearance->palette();
    muted.setColor(QPalette::WindowText, m_appearance->theme().muted);
    m_note->setPalette(muted);
    layout()->setSpacing(qRound(m_appearance->px(28)));
    if (m_question)
        m_question->setTextPx(m_questionPx);
    // Whoever asks next how high this is gets the new answer, not that of before the event loop, from layouts within
    // layouts too.
    for (QLayout* each : findChildren<QLayout*>())
        each->invalidate();
    updateGeometry();
}

}  // namespace bubblescope
