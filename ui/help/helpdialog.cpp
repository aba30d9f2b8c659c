// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpdialog.h"

#include "ui/theme/appearance.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kTextRole = Qt::UserRole + 1;  ///< what the search looks through
constexpr double kListWidth = 270;
constexpr double kWidth = 820;
constexpr double kHeight = 520;

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString htmlOf(const HelpTopic& topic, const Theme& theme)
{
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p>")
                       .arg(topic.translatedName().toHtmlEscaped(), topic.translatedText().toHtmlEscaped());
    if (topic.formula != nullptr)
        html += QStringLiteral("<p style='color:%1'>%2</p>")
                    .arg(theme.control.name(), topic.translatedFormula().toHtmlEscaped());
    if (!topic.source.empty())
        html += QStringLiteral("<p style='color:%1'>%2</p>")
                    .arg(theme.muted.name(), fromView(topic.source).toHtmlEscaped());
    return html;
}

}  // namespace

HelpDialog::HelpDialog(const Appearance* appearance, QWidget* parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(tr("Glossary and figures"));
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("helpList"));
    m_list->setAccessibleName(tr("What is explained"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setSpacing(qRound(appearance->px(2)));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(tr("Explanation"));
    m_text->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);

    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* both = new QHBoxLayout;
    both->setSpacing(qRound(appearance->px(16)));
    both->addLayout(left);
    both->addWidget(m_text, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(both, 1);
    column->addWidget(buttons);
    resize(qRound(appearance->px(kWidth)), qRound(appearance->px(kHeight)));

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &HelpDialog::narrow);
    connect(m_list, &QListWidget::currentItemChanged, this, &HelpDialog::showCurrent);
    connect(appearance, &Appearance::changed, this, &HelpDialog::follow);
    fill();
    follow();
}

void HelpDialog::fill()
{
    const auto addHead = [this](const QString& text) {
        auto* head = new QListWidgetItem(text, m_list);
        head->setFlags(Qt::NoItemFlags);
    };
    const auto addTopics = [this](std::span<const HelpTopic> topics, HelpKind kind) {
        std::vector<const HelpTopic*> ofKind;
        for (const HelpTopic& topic : topics)
            if (topic.kind == kind)
                ofKind.push_back(&topic);
        // Words by the alphabet of the language; figures and controls as the window has them.
        if (kind == HelpKind::Term)
            std::sort(ofKind.begin(), ofKind.end(), [](const HelpTopic* a, const HelpTopic* b) {
                return QString::localeAwareCompare(a->translatedName(), b->translatedName()) < 0;
            });
        for (const HelpTopic* topic : ofKind) {
            auto* item = new QListWidgetItem(topic->translatedName(), m_list);
            item->setData(kIdRole, fromView(topic->id));
            item->setData(kTextRole, topic->plain());
        }
    };
    addHead(tr("Glossary"));
    addTopics(definitionTopics(), HelpKind::Term);
    addHead(tr("Figures"));
    addTopics(definitionTopics(), HelpKind::Figure);
    addHead(tr("Controls"));
    addTopics(controlTopics(), HelpKind::Control);
    addTopics(viewTopics(), HelpKind::Control);
}

void HelpDialog::narrow(const QString& wanted)
{
    const QString words = wanted.trimmed();
    QListWidgetItem* head = nullptr;
    QListWidgetItem* firstByName = nullptr;
    QListWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        if (item->data(kIdRole).isNull()) {
            head = item;
            head->setHidden(true);
            continue;
        }
        const bool found = item->data(kTextRole).toString().contains(words, Qt::CaseInsensitive);
        item->setHidden(!found);
        if (!found)
            continue;
        head->setHidden(false);
        first = first ? first : item;
        if (!firstByName && item->text().contains(words, Qt::CaseInsensitive))
            firstByName = item;
    }
    if (first != nullptr)
        m_list->setCurrentItem(firstByName ? firstByName : first);
    else
        m_list->setCurrentItem(nullptr);
    showCurrent();
}

void HelpDialog::showCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    const HelpTopic* topic = item ? findTopic(item->data(kIdRole).toString().toStdString()) : nullptr;
    if (topic != nullptr)
        m_text->setHtml(htmlOf(*topic, m_appearance->theme()));
    else
        m_text->setPlainText(m_search->text().isEmpty() ? QString() : tr("Nothing is called so, and no text has it."));
}

void HelpDialog::showKind(HelpKind kind)
{
    for (int i = 0; i < m_list->count(); ++i) {
        const HelpTopic* topic = findTopic(m_list->item(i)->data(kIdRole).toString().toStdString());
        if (topic != nullptr && topic->kind == kind)
            return showTopic(fromView(topic->id));
    }
}

void HelpDialog::showTopic(const QString& id)
{
    m_search->clear();
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->data(kIdRole).toString() == id) {
            m_list->setCurrentRow(i);
            m_list->scrollToItem(m_list->item(i), QAbstractItemView::PositionAtCenter);
        }
    m_search->setFocus();
}

void HelpDialog::follow()
{
    m_list->setFixedWidth(qRound(m_appearance->px(kListWidth)));
    QFont headFont = m_appearance->headFont();
    headFont.setCapitalization(QFont::AllUppercase);
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        const bool isHead = item->data(kIdRole).isNull();
        item->setFont(isHead ? headFont : m_appearance->textFont());
        item->setForeground(isHead ? m_appearance->theme().muted : m_appearance->theme().text);
    }
    m_search->setFont(m_appearance->textFont());
    m_text->setFont(m_appearance->textFont());
    showCurrent();
}

void HelpDialog::keyPressEvent(QKeyEvent* event)
{
    // From the search into the list and on.
    if (m_search->hasFocus() && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
        m_list->setFocus();
        QCoreApplication::sendEvent(m_list, event);
        return;
    }
    QDialog::keyPressEvent(event);
}

}  // namespace bubblescope
