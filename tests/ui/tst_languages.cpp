// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The window in each language at 1280×720: no text is cut off, every text is looked up where it can be found, mnemonics
// are unique; and the language changes while the window goes on.

#include "tests/ui/everyview.h"
#include "tests/ui/paintedtext.h"
#include "ui/panels/figurelabel.h"
#include "ui/panels/switchbutton.h"
#include "ui/text/language.h"
#include "ui/window/windowhost.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>

using namespace bubblescope;
using bubblescope::test::forEachView;
using bubblescope::test::settle;

namespace {

/// Keeps what is asked for and translates nothing.
class Recorder : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        asked.insert({QString::fromUtf8(context), QString::fromUtf8(source)});
        return {};
    }
    bool isEmpty() const override { return false; }

    mutable QSet<QPair<QString, QString>> asked;
};

QString nameOf(const QWidget* widget)
{
    return QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
}

int widthOf(const QWidget* widget, const QString& text)
{
    QString plain = text;
    plain.remove(u'&');
    return widget->fontMetrics().horizontalAdvance(plain);
}

/// What of a widget's texts does not fit; empty if all do.
QString clippedText(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (label->text().isEmpty())
            return {};
        const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                            : label->sizeHint().width() <= label->width() + 1;
        return fits ? QString() : label->text();
    }
    if (const auto* figure = qobject_cast<const FigureLabel*>(widget))
        return figure->sizeHint().width() <= figure->width() ? QString() : figure->text();
    if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        option.editable = combo->isEditable();
        const int room =
            combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo).width();
        return widthOf(combo, combo->currentText()) <= room ? QString() : combo->currentText();
    }
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(widget)) {
        const auto* edit = spin->findChild<QLineEdit*>();
        return widthOf(edit, edit->displayText()) <= edit->width() ? QString() : edit->displayText();
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
        for (int i = 0; i < bar->count(); ++i)
            if (widthOf(bar, bar->tabText(i)) > bar->tabRect(i).width() || bar->tabRect(i).right() > bar->width())
                return bar->tabText(i);
        return {};
    }
    if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
        for (int i = 0; i < header->count(); ++i) {
            const QString text = header->model()->headerData(i, header->orientation()).toString();
            if (header->orientation() == Qt::Horizontal && !header->isSectionHidden(i) &&
                widthOf(header, text) > header->sectionSize(i))
                return text;
        }
        return {};
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
        const auto* tool = qobject_cast<const QToolButton*>(widget);
        const bool hasText = !button->text().isEmpty() &&
                             !(tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull());
        return !hasText || button->sizeHint().width() <= button->width() + 1 ? QString() : button->text();
    }
    return {};
}

/// A widget that a scroll area shows must not reach over its right edge where nothing scrolls sideways.
bool reachesOverEdge(const QWidget* widget)
{
    const QScrollArea* area = nullptr;
    for (QWidget* parent = widget->parentWidget(); parent && !area; parent = parent->parentWidget())
        area = qobject_cast<const QScrollArea*>(parent);
    return area && area->viewport()->isAncestorOf(widget) &&
           area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
           widget->mapTo(area->viewport(), QPoint(widget->width(), 0)).x() > area->viewport()->width();
}

/// A view of ours, or the part of one that scrolls; not Qt's controls, which clippedText() knows.
bool paintsItself(const QWidget* widget)
{
    const auto isOurs = [](const QWidget* one) {
        return QByteArray(one->metaObject()->className()).startsWith("bubblescope::");
    };
    if (qobject_cast<const QAbstractScrollArea*>(widget->parentWidget()))
        return isOurs(widget->parentWidget());
    return isOurs(widget) && !qobject_cast<const QAbstractSpinBox*>(widget) &&
           !qobject_cast<const QComboBox*>(widget) && !qobject_cast<const QLabel*>(widget) &&
           !qobject_cast<const QAbstractScrollArea*>(widget);
}

/// Texts that a view of ours paints beyond its edges or its painter's.
QStringList clippedPainting(QWidget* widget)
{
    QStringList list;
    const QRectF room = QRectF(widget->rect()).adjusted(-1, -1, 1, 1);
    for (const test::PaintedText& painted : test::paintedTexts(widget)) {
        const bool outside = !painted.text.trimmed().isEmpty() &&
                             (painted.place.left() < room.left() || painted.place.right() > room.right());
        const QRectF clip = painted.clip.adjusted(-1, -1, 1, 1);
        const bool cut =
            !painted.clip.isNull() && (painted.place.left() < clip.left() || painted.place.right() > clip.right());
        if (outside || cut)
            list << nameOf(widget) + QStringLiteral(" paints “%1” over its edge").arg(painted.text);
    }
    return list;
}

QStringList clippedIn(const QWidget* window)
{
    QStringList list;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window)
            continue;
        if (const QString text = clippedText(widget); !text.isEmpty())
            list << nameOf(widget) + QStringLiteral(": ") + text;
        else if (reachesOverEdge(widget))
            list << nameOf(widget) + QStringLiteral(" reaches over the edge");
        else if (paintsItself(widget))
            list << clippedPainting(widget);
    }
    return list;
}

QChar mnemonicOf(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == u'&') {
            if (text[i + 1] != u'&')
                return text[i + 1].toLower();
            ++i;
        }
    return {};
}

void addDoubles(const QStringList& texts, const QString& where, QStringList& doubles)
{
    QMap<QChar, QString> seen;
    for (const QString& text : texts) {
        const QChar key = mnemonicOf(text);
        if (key.isNull())
            continue;
        if (seen.contains(key))
            doubles << where + QStringLiteral(": “%1” and “%2”").arg(seen[key], text);
        seen[key] = text;
    }
}

void addDoublesOfMenus(const QList<QAction*>& actions, const QString& where, QStringList& doubles)
{
    QStringList texts;
    for (const QAction* action : actions) {
        texts << action->text();
        if (action->menu())
            addDoublesOfMenus(action->menu()->actions(), where + u'/' + action->text(), doubles);
    }
    addDoubles(texts, where, doubles);
}

void addDoublesOfDialog(const QWidget* dialog, QStringList& doubles)
{
    QStringList texts;
    for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != dialog)
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            texts << label->text();
    }
    addDoubles(texts, dialog->windowTitle(), doubles);
}

/// A picture for whoever wants to look: in the folder that BUBBLESCOPE_PICTURES names.
void keepPicture(QWidget* window, const QString& name)
{
    const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(window->grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

}  // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::rememberIn(m_home);
        FakeWorker::useRealWorker();
    }
    void init()
    {
        QSettings().clear();
        QVERIFY(setLanguage("en"));
    }

    void nothingIsCutOff_data() { addLanguages(); }
    void nothingIsCutOff()
    {
        QFETCH(const QString, language);
        QVERIFY(setLanguage(language));
        QStringList clipped;
        MainWindow window(false);
        forEachView(window, [&](QWidget* view, const char* name) {
            keepPicture(view, language + u'-' + QLatin1String(name));
            for (const QString& text : clippedIn(view))
                clipped << QLatin1String(name) + QStringLiteral(": ") + text;
            if (view->width() > 1280 || view->height() > 720)
                clipped << QStringLiteral("%1 needs %2×%3").arg(name).arg(view->width()).arg(view->height());
        });
        QVERIFY2(clipped.isEmpty(), qPrintable(u'\n' + clipped.join(u'\n')));
    }

    /// Qt's own translations name some keys by a wrong sense of their word.
    void keysAreNamedAsOnTheKeyboard_data() { addLanguages(); }
    void keysAreNamedAsOnTheKeyboard()
    {
        QFETCH(const QString, language);
        QVERIFY(setLanguage(language));
        QCOMPARE(QKeySequence(Qt::Key_Home).toString(QKeySequence::NativeText), QStringLiteral("Home"));
        QCOMPARE(QKeySequence(Qt::Key_End).toString(QKeySequence::NativeText), QStringLiteral("End"));
    }

    void mnemonicsAreUnique_data() { addLanguages(); }
    void mnemonicsAreUnique()
    {
        QFETCH(const QString, language);
        QVERIFY(setLanguage(language));
        QStringList doubles;
        MainWindow window(false);
        forEachView(window, [&](QWidget* view, const char*) {
            if (view != &window)
                addDoublesOfDialog(view, doubles);
        });
        addDoublesOfMenus(window.menuBar()->actions(), {}, doubles);
        doubles.removeDuplicates();
        QVERIFY2(doubles.isEmpty(), qPrintable(u'\n' + doubles.join(u'\n')));
    }

    /// lupdate and the running program may disagree on a text's context, which no reader of the .ts would see.
    void everyTextIsFoundWhereItIsLookedUp()
    {
        QVERIFY(setLanguage("ru"));
        auto* ours = qApp->findChild<QTranslator*>("bubblescopeTranslator");
        QVERIFY(ours && !ours->isEmpty());
        Recorder recorder;
        QVERIFY(QCoreApplication::installTranslator(&recorder));
        {
            MainWindow window(false);
            forEachView(window, [](QWidget*, const char*) {});
        }
        QCoreApplication::removeTranslator(&recorder);
        QVERIFY(recorder.asked.size() > 400);
        QStringList missing;
        for (const auto& [context, source] : recorder.asked) {
            const QByteArray where = context.toUtf8();
            const QByteArray what = source.toUtf8();
            // One that has plurals answers only where there is a number.
            const bool found =
                !ours->translate(where, what).isEmpty() || !ours->translate(where, what, nullptr, 2).isEmpty();
            if (isOurs(context) && !source.isEmpty() && !found)
                missing << context + QStringLiteral(": ") + source;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u'\n' + missing.join(u'\n')));
    }

    void languageChangesWhileTheWindowGoesOn()
    {
        WindowHost host(false);
        MainWindow& english = host.window();
        english.resize(1280, 720);
        english.show();
        settle(english);
        Session* session = &english.session();
        Scenario scenario = session->scenario();
        scenario.microbatches = 12;
        session->edit(QStringLiteral("M"), scenario);
        settle(english);
        english.play().setCursorNs(50 * kNsPerMs);
        english.play().setPinnedOp(3);
        english.play().zoomAboutCursor(2);
        english.play().setLoop(true);
        english.actions().criticalPath->setChecked(true);
        english.actions().live->setChecked(true);
        const TimeNs fromNs = english.play().fromNs();
        settle(english);
        const QImage before = english.grab().toImage();

        choose(english, QStringLiteral("Русский"));
        MainWindow& russian = host.window();
        QCOMPARE(currentLanguage(), QStringLiteral("ru"));
        QCOMPARE(&russian.session(), session);
        QCOMPARE(session->scenario(), scenario);
        QCOMPARE(russian.play().cursorNs(), 50 * kNsPerMs);
        QCOMPARE(russian.play().fromNs(), fromNs);
        QCOMPARE(*russian.play().pinnedOp(), std::size_t{3});
        QVERIFY(russian.actions().loop->isChecked());
        QVERIFY(russian.actions().criticalPath->isChecked());
        QVERIFY(russian.isVisible());
        QCOMPARE(russian.size(), QSize(1280, 720));
        QCOMPARE(russian.menuBar()->actions()[0]->text(), QStringLiteral("&Файл"));
        QVERIFY(russian.actions().undo->isEnabled());
        settle(russian);
        QVERIFY(russian.grab().toImage() != before);
        QCOMPARE(QApplication::topLevelWidgets().count(&russian), 1);

        choose(russian, QStringLiteral("English"));
        MainWindow& again = host.window();
        QCOMPARE(again.menuBar()->actions()[0]->text(), QStringLiteral("&File"));
        // Every view has taken up what there was already: telling them of it changes nothing.
        again.play().unpin();
        settle(again);
        const QImage after = again.grab().toImage();
        emit session->scenarioChanged();
        emit session->runChanged();
        settle(again);
        if (again.grab().toImage() != after) {
            keepPicture(&again, QStringLiteral("told-again"));
            QFAIL("a view had not taken up the run");
        }
        again.actions().undo->trigger();
        QCOMPARE(session->scenario().microbatches, 8);
    }

    void languageIsRemembered()
    {
        {
            WindowHost host(true);
            host.window().show();
            settle(host.window());
            choose(host.window(), QStringLiteral("Polski"));
            host.window().close();
        }
        QVERIFY(setLanguage("en"));
        QCOMPARE(WindowHost::rememberedLanguage(), QStringLiteral("pl"));
        QSettings().setValue("window/language", "klingon");
        QCOMPARE(WindowHost::rememberedLanguage(), QStringLiteral("en"));
    }

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    /// Qt's own contexts are names of its classes; in "core" any text of core's may be looked up.
    static bool isOurs(const QString& context)
    {
        return !context.startsWith(u'Q') && context != u"MAC_APPLICATION_MENU" && context != u"core";
    }

    /// From the menu, as a user does.
    static void choose(MainWindow& window, const QString& language)
    {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->text() == language) {
                action->trigger();
                QCoreApplication::processEvents();
                return;
            }
        QFAIL(qPrintable(language));
    }

    QTemporaryDir m_home;
};

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
