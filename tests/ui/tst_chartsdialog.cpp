// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The window of charts as one shows it and works in it: what is written in a chart can be read, copies are fit for a
// slide, nothing moves under the pointer, closing it ends what it was at, and in a hall it is large.

#include "tests/ui/paintedtext.h"
#include "tests/ui/presentfixture.h"
#include "tests/ui/screens.h"
#include "tests/ui/support.h"
#include "ui/charts/causeplot.h"
#include "ui/charts/histogramplot.h"
#include "ui/charts/labelplaces.h"
#include "ui/charts/lineplot.h"
#include "ui/charts/memorychart.h"
#include "ui/charts/queuechart.h"
#include "ui/dialogs/causespage.h"
#include "ui/dialogs/chartsdialog.h"
#include "ui/dialogs/curvepage.h"
#include "ui/dialogs/seedspage.h"
#include "ui/panels/spinboxes.h"
#include "ui/text/language.h"
#include "ui/theme/hovercard.h"
#include "ui/window/chartstack.h"
#include "ui/window/windowhost.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>

#include <cmath>

using namespace bubblescope;
using namespace bubblescope::test;

namespace {

constexpr QSize kScreens[] = {{1280, 720}, {1920, 1080}};
constexpr int kComputedMs = 60'000;
/// Longer than a card takes to come.
constexpr int kCardMs = 300;

/// For whoever wants to look: BUBBLESCOPE_PICTURES names a folder.
void keepPicture(const QPixmap& picture, const QString& name)
{
    const QString folder = qEnvironmentVariable("BUBBLESCOPE_PICTURES");
    if (!folder.isEmpty())
        picture.save(folder + u'/' + name + QStringLiteral(".png"));
}

void wait(const ChartPage& page)
{
    QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), kComputedMs);
}

Scenario jittering(Scenario scenario, double amount = 0.2)
{
    scenario.jitter = {JitterKind::Normal, amount, 5};
    return scenario;
}

template <class Page>
Page* pageOf(const ChartsDialog& dialog, ChartsDialog::Page page)
{
    return qobject_cast<Page*>(dialog.page(page));
}

/// To it alone, whichever window is above it.
void pointAt(QWidget* surface, QPointF at)
{
    QMouseEvent move(QEvent::MouseMove, at, surface->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(surface, &move);
}

/// All that a chart writes is there in full, within it, and apart from all else that it writes.
void checkTexts(QWidget* chart)
{
    const QList<PaintedText> texts = paintedTexts(chart);
    QVERIFY(texts.size() > 5);
    for (int i = 0; i < texts.size(); ++i) {
        QVERIFY2(!texts[i].text.contains(u'…'), qPrintable(texts[i].text));
        QVERIFY2(QRectF(chart->rect()).adjusted(-1, -1, 1, 1).contains(texts[i].place), qPrintable(texts[i].text));
        for (int j = 0; j < i; ++j) {
            const QRectF both = texts[i].place & texts[j].place;
            QVERIFY2(both.width() <= 1 || both.height() <= texts[i].place.height() / 4,
                     qPrintable(texts[i].text + QStringLiteral(" | ") + texts[j].text));
        }
    }
}

/// Two that lie upon each other; empty if there are none.
QString overlap(const std::vector<LinePlot::Label>& labels)
{
    for (std::size_t i = 0; i < labels.size(); ++i)
        for (std::size_t j = i + 1; j < labels.size(); ++j)
            if (labels[i].rect.intersects(labels[j].rect))
                return labels[i].text + QStringLiteral(" and ") + labels[j].text;
    return {};
}

}  // namespace

class TestChartsDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { rememberIn(m_home); }
    void init();
    void cleanup() { QVERIFY(setLanguage(QStringLiteral("en"))); }
    void copiesShowNeitherFocusNorPointer();
    void copiesHaveAMargin();
    void cardGoesWithItsWindow();
    void closingEndsTheComputation();
    void tickMovesNothing();
    void labelsKeepClear();
    void levelsKeepClear_data();
    void levelsKeepClear();
    void oneUnitWithinAChart();
    void ticksAreToldApart();
    void slowdownSaysWhereTheFormulaHolds();
    void inAHall_data();
    void inAHall();
    void afterTheHall();

private:
    std::unique_ptr<Session> m_session;
    Appearance m_appearance;
    QTemporaryDir m_home;
};

void TestChartsDialog::init()
{
    m_session = std::make_unique<Session>();
    m_session->load(slowStageScenario("1f1b", 4, 8));
    QVERIFY(m_session->waitUntilIdle());
}

void TestChartsDialog::copiesShowNeitherFocusNorPointer()
{
    m_session->load(jittering(slowStageScenario("1f1b", 4, 8)));
    QVERIFY(m_session->waitUntilIdle());
    ChartsDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto check = [this](QWidget* chart, const std::function<void()>& pointAndFocus) {
        chart->clearFocus();
        const QImage before = pictureOfChart(chart, m_appearance).toImage();
        const QImage screenBefore = chart->grab().toImage();
        pointAndFocus();
        QVERIFY2(chart->grab().toImage() != screenBefore, qPrintable(chart->objectName()));
        QVERIFY2(pictureOfChart(chart, m_appearance).toImage() == before, qPrintable(chart->objectName()));
        // On the screen they are still there.
        QVERIFY(chart->grab().toImage() != screenBefore);
    };
    auto* curves = pageOf<CurvePage>(dialog, ChartsDialog::Microbatches);
    wait(*curves);
    check(curves->plot(), [curves] {
        curves->plot()->setFocus();
        QTest::keyClick(curves->plot(), Qt::Key_Right);
    });
    dialog.setPage(ChartsDialog::Seeds);
    auto* seeds = pageOf<SeedsPage>(dialog, ChartsDialog::Seeds);
    wait(*seeds);
    check(seeds->plot(), [seeds] {
        seeds->plot()->setFocus();
        QTest::keyClick(seeds->plot(), Qt::Key_Right);
    });
    dialog.setPage(ChartsDialog::Causes);
    auto* causes = pageOf<CausesPage>(dialog, ChartsDialog::Causes);
    check(causes->plot(), [causes] {
        causes->plot()->setFocus();
        QTest::keyClick(causes->plot(), Qt::Key_Right);
    });

    Window w;
    auto* stack = w.findChild<ChartStack*>();
    const auto point = [](QWidget* surface) { pointAt(surface, surface->rect().center()); };
    check(w.findChild<QueueChart*>(),
          [&] { point(w.findChild<QueueChart*>()->findChild<QAbstractScrollArea*>()->viewport()); });
    stack->findChild<QTabBar*>()->setCurrentIndex(1);
    settle();
    auto* activations = w.findChild<MemoryChart*>(QStringLiteral("activationsChart"));
    check(activations, [&] { point(activations); });
}

void TestChartsDialog::copiesHaveAMargin()
{
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    page.resize(1000, 600);
    page.show();
    wait(page);
    const QPixmap picture = pictureOfChart(page.plot(), m_appearance);
    keepPicture(picture, QStringLiteral("copy-lines"));
    const QImage image = picture.toImage();
    constexpr int kLeastEdge = 16;
    for (int edge = 0; edge < kLeastEdge; ++edge) {
        for (int x = 0; x < image.width(); ++x)
            for (const int y : {edge, image.height() - 1 - edge})
                QCOMPARE(image.pixelColor(x, y), m_appearance.theme().window);
        for (int y = 0; y < image.height(); ++y)
            for (const int x : {edge, image.width() - 1 - edge})
                QCOMPARE(image.pixelColor(x, y), m_appearance.theme().window);
    }
}

void TestChartsDialog::cardGoesWithItsWindow()
{
    Window w;
    w.actions().charts->trigger();
    auto* dialog = w.findChild<ChartsDialog*>();
    auto* page = pageOf<CurvePage>(*dialog, ChartsDialog::Microbatches);
    wait(*page);
    LinePlot& plot = *page->plot();
    auto* card = plot.findChild<HoverCard*>();
    const auto point = [&plot] { pointAt(plot.viewport(), plot.positionOf(plot.lines()[0].points[20])); };
    point();
    QTRY_VERIFY(card->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QVERIFY(!card->isVisible());
    // Nor does one come that was about to.
    dialog->show();
    pointAt(plot.viewport(), QPointF(2, 2));
    point();
    QVERIFY(!card->pendingText().isEmpty() && !card->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTest::qWait(kCardMs);
    QVERIFY(!card->isVisible());
}

void TestChartsDialog::closingEndsTheComputation()
{
    // So much that it is at it still when the window closes, on any machine.
    m_session->load(jittering(slowStageScenario("1f1b", 16, 256)));
    QVERIFY(m_session->waitUntilIdle());
    ChartsDialog dialog(m_session.get(), &m_appearance);
    auto* page = pageOf<SeedsPage>(dialog, ChartsDialog::Seeds);
    page->findChild<IntSpin*>(QStringLiteral("seedsCount"))->setValue(100'000);
    dialog.setPage(ChartsDialog::Seeds);
    dialog.show();
    QTRY_VERIFY(page->job().busy());
    // Another page does not end it.
    dialog.setPage(ChartsDialog::Causes);
    QVERIFY(page->job().busy());
    QSignalSpy finished(&page->job(), &SeedsJob::finished);
    dialog.close();
    QVERIFY(!page->job().busy() && !page->busy());
    QTest::qWait(100);
    QCOMPARE(finished.count(), 0);
    // Opened again it starts anew, by itself.
    page->findChild<IntSpin*>(QStringLiteral("seedsCount"))->setValue(50);
    dialog.show();
    dialog.setPage(ChartsDialog::Seeds);
    QVERIFY(page->busy());
    wait(*page);
    QCOMPARE(page->job().outcomes().size(), std::size_t{50});
    // What is there is not computed again.
    dialog.close();
    dialog.show();
    QVERIFY(!page->busy());
}

void TestChartsDialog::tickMovesNothing()
{
    ChartsDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    auto* page = pageOf<CurvePage>(dialog, ChartsDialog::Microbatches);
    wait(*page);
    QCoreApplication::processEvents();
    auto* list = page->findChild<QListWidget*>(QStringLiteral("curveSchedules"));
    const auto places = [&] {
        QList<QRect> rects{QRect(list->mapTo(&dialog, QPoint()), list->size())};
        for (int i = 0; i < list->count(); ++i)
            rects << list->visualItemRect(list->item(i));
        return rects;
    };
    const QList<QRect> before = places();
    // By clicks where the boxes are, first down the list, then up again.
    for (int round = 0; round < 2; ++round)
        for (int i = 0; i < 6; ++i) {
            QListWidgetItem* item = list->item(round == 0 ? i : 5 - i);
            const Qt::CheckState state = item->checkState();
            const QRect line = list->visualItemRect(item);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(line.left() + 9, line.center().y()));
            QVERIFY(item->checkState() != state);
            QTest::qWait(300);
            wait(*page);
            QCoreApplication::processEvents();
            QCOMPARE(places(), before);
        }
}

void TestChartsDialog::labelsKeepClear()
{
    // The present scenario is where the threshold's name would be.
    m_session->load(slowStageScenario("1f1b", 64, 256));
    QVERIFY(m_session->waitUntilIdle());
    CurvePage page(CurveAxis::Microbatches, m_session.get(), &m_appearance);
    page.findChild<IntSpin*>(QStringLiteral("curveMost"))->setValue(256);
    page.show();
    for (const QSize& size : {QSize(1060, 560), QSize(800, 420), QSize(640, 360)}) {
        page.resize(size);
        wait(page);
        for (const double wanted : {20.0, 19.0, 17.0, 25.0, 50.0, 3.0}) {
            page.findChild<RealSpin*>(QStringLiteral("curveTarget"))->setValue(wanted);
            emit page.findChild<RealSpin*>(QStringLiteral("curveTarget"))->edited(wanted);
            wait(page);
            QTRY_VERIFY(!page.plot()->labels().empty());
            const auto labels = page.plot()->labels();
            QVERIFY(labels.size() >= 2);
            QVERIFY2(overlap(labels).isEmpty(), qPrintable(overlap(labels)));
            for (const LinePlot::Label& label : labels)
                QVERIFY2(QRectF(page.plot()->viewport()->rect()).contains(label.rect), qPrintable(label.text));
        }
        keepPicture(page.grab(), QStringLiteral("labels-%1").arg(size.width()));
    }
}

void TestChartsDialog::levelsKeepClear_data()
{
    QTest::addColumn<std::vector<double>>("levels");
    QTest::addColumn<int>("width");
    for (const int width : {1000, 700, 500}) {
        QTest::addRow("spread, %d", width) << std::vector<double>{50, 40, 62, 35} << width;
        QTest::addRow("narrow, %d", width) << std::vector<double>{50, 49, 51, 48.5} << width;
        QTest::addRow("at the left, %d", width) << std::vector<double>{32, 31, 36, 30.5} << width;
        QTest::addRow("at the right, %d", width) << std::vector<double>{68, 66, 69, 69.5} << width;
        QTest::addRow("alike, %d", width) << std::vector<double>{50, 50, 50, 50} << width;
    }
}

void TestChartsDialog::levelsKeepClear()
{
    QFETCH(const std::vector<double>, levels);
    QFETCH(const int, width);
    HistogramPlot plot(&m_appearance);
    PlotFrame frame;
    frame.title = QStringLiteral("Makespan");
    plot.setPicture(frame, Histogram{30, 1, std::vector<int>(40, 7)}, {levels[1], levels[2]},
                    {{levels[0], QStringLiteral("median: 48.25 ms"), true},
                     {levels[1], QStringLiteral("5 %: 44.50 ms"), false},
                     {levels[2], QStringLiteral("95 %: 52.75 ms"), false},
                     {levels[3], QStringLiteral("without jitter: 44.00 ms"), false}});
    plot.resize(width, 400);
    plot.show();
    keepPicture(plot.grab(), QStringLiteral("levels-%1").arg(QLatin1String(QTest::currentDataTag())).remove(u','));
    const std::vector<HistogramPlot::PlacedLevel> placed = plot.placedLevels();
    QCOMPARE(placed.size(), levels.size());
    for (std::size_t i = 0; i < placed.size(); ++i) {
        QVERIFY(QRectF(plot.rect()).contains(placed[i].label));
        for (std::size_t j = 0; j < placed.size(); ++j) {
            const QLineF& line = placed[j].line;
            QVERIFY(i == j || !placed[i].label.intersects(placed[j].label));
            QVERIFY(!placed[i].label.intersects(QRectF(line.p1(), line.p2()).adjusted(-1, 1, 1, 0)));
        }
    }
}

void TestChartsDialog::oneUnitWithinAChart()
{
    // From 9 s to 11 s, where times by themselves change from ms to s.
    Scenario scenario = slowStageScenario("1f1b", 4, 256);
    for (std::vector<TimeNs>* costs :
         {&scenario.costs.forwardNs, &scenario.costs.backwardInputNs, &scenario.costs.backwardWeightNs})
        *costs = {12'850'000};
    m_session->load(jittering(scenario, 0.5));
    QVERIFY(m_session->waitUntilIdle());
    SeedsPage page(m_session.get(), &m_appearance);
    page.findChild<IntSpin*>(QStringLiteral("seedsCount"))->setValue(300);
    page.resize(1000, 560);
    page.show();
    wait(page);
    keepPicture(page.grab(), QStringLiteral("seeds-unit"));
    QVERIFY(page.plot()->levels()[1].at > 1e10 && page.plot()->levels()[3].at < 1e10);
    const QString text = page.findChild<QLabel*>(QStringLiteral("seedsText"))->text();
    QVERIFY2(!text.contains(QStringLiteral("ms")), qPrintable(text));
    for (const PaintedText& painted : paintedTexts(page.plot()))
        QVERIFY2(!painted.text.contains(QStringLiteral("ms")), qPrintable(painted.text));
    // As exact as the bars are apart, no more.
    QVERIFY2(page.plot()->levels()[0].name.size() <= QStringLiteral("median: 10.303 s").size(),
             qPrintable(page.plot()->levels()[0].name));
}

void TestChartsDialog::ticksAreToldApart()
{
    // A bubble that hardly varies.
    m_session->load(jittering(slowStageScenario("1f1b", 4, 8), 0.002));
    QVERIFY(m_session->waitUntilIdle());
    SeedsPage page(m_session.get(), &m_appearance);
    page.findChild<IntSpin*>(QStringLiteral("seedsCount"))->setValue(300);
    page.resize(1000, 560);
    page.show();
    wait(page);
    for (int figure = 0; figure < 2; ++figure) {
        page.findChild<QComboBox*>(QStringLiteral("seedsFigure"))->setCurrentIndex(figure);
        keepPicture(page.grab(), QStringLiteral("seeds-ticks%1").arg(figure));
        const QRectF plot = page.plot()->plotArea();
        QStringList below;
        for (const PaintedText& painted : paintedTexts(page.plot()))
            if (painted.place.top() > plot.bottom() && painted.text.at(0).isDigit())
                below << painted.text;
        QVERIFY(below.size() >= 3);
        QCOMPARE(below.removeDuplicates(), qsizetype{0});
    }
}

void TestChartsDialog::slowdownSaysWhereTheFormulaHolds()
{
    CurvePage page(CurveAxis::Slowdown, m_session.get(), &m_appearance);
    page.show();
    wait(page);
    auto* remark = page.findChild<QLabel*>(QStringLiteral("chartRemark"));
    QCOMPARE(remark->text(), QStringLiteral("1F1B: closed form only at ×1, where all stages take the same time"));
    // Not of the stage that is swept: on half of the axis it is not the slow one.
    Scenario scenario = m_session->scenario();
    scenario.costs.slowdown = {1, 3, 1, 1};
    m_session->edit(QStringLiteral("slow"), scenario);
    page.findChild<IntSpin*>(QStringLiteral("curveStage"))->setValue(2);
    emit page.findChild<IntSpin*>(QStringLiteral("curveStage"))->edited(2);
    wait(page);
    QTRY_COMPARE(remark->text(), QStringLiteral("1F1B: no closed form, the stages take different times"));
    scenario.costs.slowdown.clear();
    scenario.transfer.latencyNs = kNsPerMs;
    m_session->edit(QStringLiteral("transfers"), scenario);
    wait(page);
    QTRY_VERIFY2(!remark->text().isEmpty(), "transfers");
}

void TestChartsDialog::inAHall_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    for (const QSize& screen : kScreens)
        for (const char* language : {"en", "ru", "pl"})
            for (const bool dark : {false, true})
                QTest::addRow("%dx%d %s %s", screen.width(), screen.height(), language, dark ? "dark" : "light")
                    << screen << QString::fromLatin1(language) << dark;
}

void TestChartsDialog::inAHall()
{
    QFETCH(const QSize, screen);
    QFETCH(const QString, language);
    QFETCH(const bool, dark);
    QVERIFY(setLanguage(language));
    WindowHost host(false);
    MainWindow& w = host.window();
    w.appearance().setMode(dark ? Appearance::Mode::Dark : Appearance::Mode::Light);
    QScreen* const place = screenOf(screen);
    QVERIFY(place);
    w.setScreen(place);
    w.setGeometry(place->geometry());
    w.show();
    w.session().load(jittering(slowStageScenario("1f1b", 8, 32, 5, 1.5), 0.1));
    QVERIFY(w.session().waitUntilIdle());
    w.actions().presentation->setChecked(true);
    w.setGeometry(place->geometry());
    settle();
    w.actions().charts->trigger();
    settle();
    auto* dialog = w.findChild<ChartsDialog*>();
    constexpr double kMost = 0.85;
    QVERIFY(dialog->width() >= kMost * screen.width() && dialog->height() >= kMost * screen.height());
    QVERIFY(place->geometry().contains(dialog->frameGeometry()));
    QVERIFY(!dialog->findChild<QScrollArea*>(QStringLiteral("dialogArea")));
    const int least = kLeastType * screen.height() / kHall.height();
    for (const auto page : {ChartsDialog::Microbatches, ChartsDialog::Devices, ChartsDialog::Slowdown,
                            ChartsDialog::Seeds, ChartsDialog::Causes}) {
        dialog->setPage(page);
        if (auto* chart = qobject_cast<ChartPage*>(dialog->page(page)))
            wait(*chart);
        settle();
        for (QWidget* widget : dialog->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->isWindow())
                continue;
            const QString name = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
            QVERIFY2(widget->font().pixelSize() >= least, qPrintable(name));
            QVERIFY2(dialog->rect().contains(QRect(widget->mapTo(dialog, QPoint()), widget->size())), qPrintable(name));
        }
        for (const char* name : {"curvePlot", "seedsPlot", "causePlot"})
            for (QWidget* plot : dialog->findChildren<QWidget*>(QLatin1String(name)))
                if (plot->isVisible()) {
                    auto* area = qobject_cast<QAbstractScrollArea*>(plot);
                    checkTexts(area ? area->viewport() : plot);
                }
        keepPicture(dialog->grab(), QStringLiteral("hall-%1-%2")
                                        .arg(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'))
                                        .arg(page));
    }
}

void TestChartsDialog::afterTheHall()
{
    MainWindow w(false);
    QScreen* const place = screenOf(kScreens[0]);
    w.setScreen(place);
    w.setGeometry(place->geometry());
    w.show();
    QVERIFY(w.session().waitUntilIdle());
    w.actions().charts->trigger();
    settle();
    auto* dialog = w.findChild<ChartsDialog*>();
    const QRect usual = dialog->geometry();
    const int type = dialog->font().pixelSize();
    w.actions().presentation->setChecked(true);
    w.setGeometry(place->geometry());
    settle();
    QVERIFY(dialog->width() > usual.width() && dialog->font().pixelSize() > type);
    w.actions().presentation->setChecked(false);
    settle();
    QCOMPARE(dialog->geometry(), usual);
    QCOMPARE(dialog->font().pixelSize(), type);
    // Opened in the hall, it is of the usual size afterwards all the same.
    dialog->close();
    w.actions().presentation->setChecked(true);
    w.setGeometry(place->geometry());
    settle();
    w.actions().charts->trigger();
    settle();
    QVERIFY(dialog->width() > usual.width());
    w.actions().presentation->setChecked(false);
    settle();
    QCOMPARE(dialog->size(), usual.size());
}

int main(int argc, char** argv)
{
    return runOnScreens<TestChartsDialog>(argc, argv, kScreens);
}

#include "tst_chartsdialog.moc"
