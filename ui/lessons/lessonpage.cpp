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

namespace bubblescope {
namespace {

/// Shares of the width for text and question.
constexpr int kTextShare = 60;
constexpr int kQuestionShare = 40;

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
    columns->addLayout(words, kTextShare);
    if (shown.question) {
        m_question = new QuestionBox(player, step, appearance, this);
        columns->addWidget(m_question, kQuestionShare);
    } else {
        columns->addStretch(kQuestionShare);
    }
    connect(appearance, &Appearance::changed, this, &LessonPage::follow);
    follow();
}

void LessonPage::setTextPx(int px)
{
    m_textPx = px;
    // Also where it is the size of before: the scale may be another.
    follow();
    if (m_question)
        m_question->setTextPx(px);
    // Whoever asks next how high this is gets the new answer, not that of before the event loop.
    layout()->invalidate();
    updateGeometry();
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
}

}  // namespace bubblescope
