// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spinboxes.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>
#include <QWheelEvent>

#include <utility>

namespace bubblescope {
namespace {

/// A line edit would claim Ctrl+Z for its own text.
bool asksForUndo(const QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    return (key->modifiers() & Qt::ControlModifier) && (key->key() == Qt::Key_Z || key->key() == Qt::Key_Y);
}

/// What stands between prefix and suffix.
QString bareText(QString text, const QString& prefix, const QString& suffix)
{
    if (text.startsWith(prefix))
        text.remove(0, prefix.size());
    if (text.endsWith(suffix))
        text.chop(suffix.size());
    return text.trimmed();
}

/// No part of a number: it is the window's, which plays.
bool isSpace(const QKeyEvent* event)
{
    return event->key() == Qt::Key_Space && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

void hintAtMost(QWidget* spin, const QString& most)
{
    QToolTip::showText(spin->mapToGlobal(QPoint(0, spin->height() / 2)),
                       QCoreApplication::translate("spinbox", "At most %1.").arg(most), spin);
}

/// Wide enough for `digits` digits, the prefix and the suffix; what is longer scrolls in the field.
QSize narrowed(const QAbstractSpinBox& spin, QSize wide, int digits, const QString& affixes)
{
    const int text = spin.fontMetrics().horizontalAdvance(QString(digits, u'0') + affixes);
    return {text + spin.fontMetrics().horizontalAdvance(QStringLiteral("00")), wide.height()};
}

}  // namespace

TypingPause::TypingPause(QAbstractSpinBox* spin, std::function<void()> pass)
    : m_pass(std::move(pass))
{
    constexpr int kPauseMs = 400;
    m_timer.setSingleShot(true);
    m_timer.setInterval(kPauseMs);
    QObject::connect(&m_timer, &QTimer::timeout, spin, m_pass);
    QObject::connect(spin, &QAbstractSpinBox::editingFinished, spin, [this] { end(); });
}

void TypingPause::changed()
{
    if (m_typing) {
        m_timer.start();
        return;
    }
    m_timer.stop();
    m_pass();
}

void TypingPause::end()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    m_pass();
}

TypingPause::Scope::Scope(TypingPause& pause, bool typing)
    : m_pause(pause)
    , m_before(pause.m_typing)
{
    pause.m_typing = typing;
}

IntSpin::IntSpin(QWidget* parent)
    : QSpinBox(parent)
    , m_pause(this, [this] { emit edited(value()); })
{
    connect(this, &QSpinBox::valueChanged, this, [this] { m_pause.changed(); });
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        if (isTooMuch(text))
            hintAtMost(this, locale().toString(maximum()));
    });
    setFocusPolicy(Qt::StrongFocus);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignRight);
    setAccelerated(true);
}

QSize IntSpin::sizeHint() const
{
    return narrowed(*this, QSpinBox::sizeHint(), 6, prefix() + suffix());
}

bool IntSpin::isTooMuch(const QString& text) const
{
    bool isNumber = false;
    // A double holds any number of digits.
    const double number = locale().toDouble(bareText(text, prefix(), suffix()), &isNumber);
    return isNumber && number > maximum() && !text.contains(locale().decimalPoint());
}

QValidator::State IntSpin::validate(QString& text, int& position) const
{
    return isTooMuch(text) ? QValidator::Acceptable : QSpinBox::validate(text, position);
}

int IntSpin::valueFromText(const QString& text) const
{
    return isTooMuch(text) ? maximum() : QSpinBox::valueFromText(text);
}

void IntSpin::stepBy(int steps)
{
    const TypingPause::Scope stepping(m_pause, false);
    QSpinBox::stepBy(steps);
}

void IntSpin::keyPressEvent(QKeyEvent* event)
{
    if (isSpace(event)) {
        m_pause.end();
        event->ignore();
        return;
    }
    const TypingPause::Scope typing(m_pause, true);
    QSpinBox::keyPressEvent(event);
}

bool IntSpin::event(QEvent* event)
{
    if (!asksForUndo(event))
        return QSpinBox::event(event);
    // What is taken back is what has been typed; a field left blank shows its number again.
    m_pause.end();
    setValue(value());
    return false;
}

void IntSpin::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

RealSpin::RealSpin(QWidget* parent)
    : QDoubleSpinBox(parent)
    , m_pause(this, [this] { emit edited(value()); })
{
    connect(this, &QDoubleSpinBox::valueChanged, this, [this] { m_pause.changed(); });
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        if (isTooMuch(text))
            hintAtMost(this, textFromValue(maximum()) + suffix());
    });
    setFocusPolicy(Qt::StrongFocus);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignRight);
    setAccelerated(true);
    setDecimals(6);
}

QSize RealSpin::sizeHint() const
{
    return narrowed(*this, QDoubleSpinBox::sizeHint(), m_room, prefix() + suffix());
}

void RealSpin::setRoom(int digits)
{
    m_room = digits;
    updateGeometry();
}

QString RealSpin::textFromValue(double value) const
{
    QString text = QDoubleSpinBox::textFromValue(value);
    if (text.contains(locale().decimalPoint())) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(locale().decimalPoint()))
            text.chop(locale().decimalPoint().size());
    }
    return text;
}

bool RealSpin::isTooMuch(const QString& text) const
{
    bool isNumber = false;
    const double number = locale().toDouble(bareText(text, prefix(), suffix()), &isNumber);
    return isNumber && number > maximum();
}

QValidator::State RealSpin::validate(QString& text, int& position) const
{
    return isTooMuch(text) ? QValidator::Acceptable : QDoubleSpinBox::validate(text, position);
}

double RealSpin::valueFromText(const QString& text) const
{
    return isTooMuch(text) ? maximum() : QDoubleSpinBox::valueFromText(text);
}

void RealSpin::stepBy(int steps)
{
    const TypingPause::Scope stepping(m_pause, false);
    QDoubleSpinBox::stepBy(steps);
}

void RealSpin::keyPressEvent(QKeyEvent* event)
{
    if (isSpace(event)) {
        m_pause.end();
        event->ignore();
        return;
    }
    const TypingPause::Scope typing(m_pause, true);
    QDoubleSpinBox::keyPressEvent(event);
}

bool RealSpin::event(QEvent* event)
{
    if (!asksForUndo(event))
        return QDoubleSpinBox::event(event);
    m_pause.end();
    setValue(value());
    return false;
}

void RealSpin::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

CalmCombo::CalmCombo(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

bool CalmCombo::event(QEvent* event)
{
    return !asksForUndo(event) && QComboBox::event(event);
}

void CalmCombo::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace bubblescope
