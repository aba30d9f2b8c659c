// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Memory, balance and ranks in the window, driven by mouse and keys.

#include "core/partition/modellayers.h"
#include "tests/ui/paintedtext.h"
#include "ui/charts/linelegend.h"
#include "ui/charts/memorychart.h"
#include "ui/dialogs/balancedialog.h"
#include "ui/dialogs/layerbar.h"
#include "ui/dialogs/layermodel.h"
#include "ui/dialogs/rankdialog.h"
#include "ui/dialogs/rankmodel.h"
#include "ui/gantt/memorymarks.h"
#include "ui/panels/memorysection.h"
#include "ui/panels/scenarioeditor.h"
#include "ui/panels/spinboxes.h"
#include "ui/session/playcontroller.h"
#include "ui/session/session.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/theme/appearance.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

using namespace bubblescope;

namespace {

Scenario slowStage()
{
    Scenario scenario;
    scenario.devices = 4;
    scenario.microbatches = 16;
    scenario.costs.forwardNs = {10 * kNsPerMs};
    scenario.costs.backwardInputNs = {10 * kNsPerMs};
    scenario.costs.backwardWeightNs = {10 * kNsPerMs};
    scenario.costs.slowdown = {1, 1, 3, 1};
    return scenario;
}

template <class Widget>
Widget* child(QWidget& parent, const char* name)
{
    return parent.findChild<Widget*>(QLatin1String(name));
}

int rowOf(const QTableView& table, const RankModel& model, const char* schedule)
{
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (model.at(row).scenario.schedule == schedule && model.at(row).fit != Fit::Refused)
            return row;
    return -1;
}

}  // namespace

class TestDialogs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void rankShowsBestFirstAndAClickShowsIt();
    void rankFollowsTheLimit();
    void rankKeepsTheStagesIfAsked();
    void rankNotesAreReadable_data();
    void rankNotesAreReadable();
    void rankIsCancelled();
    void balanceCutsAreDragged();
    void balanceCutsMoveByKeys();
    void rebalancingShowsBothBubbles();
    void layersAreTyped();
    void modelsAreChosenAndChanged();
    void chartShowsTheLimitAndWhoGoesOverIt();
    void chartCountsWithoutAModel();
    void legendOfTheChartIsHonest();
    void chartEndsWithWhatIsKnown();
    void ganttMarksTheInstant();
    void numbersHaveNoUseForSpace();

private:
    std::unique_ptr<Session> m_session;
    Appearance m_appearance;
};

void TestDialogs::init()
{
    QVERIFY(setLanguage(QStringLiteral("en")));
    m_session = std::make_unique<Session>();
    m_session->load(slowStage());
    QVERIFY(m_session->waitUntilIdle());
}

void TestDialogs::rankShowsBestFirstAndAClickShowsIt()
{
    RankDialog dialog(m_session.get(), &m_appearance);
    auto* table = child<QTableView>(dialog, "rankTable");
    auto* model = qobject_cast<RankModel*>(table->model());
    const QAbstractItemModelTester tester(model);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() > 15, 30'000);
    QCOMPARE(model->index(0, RankModel::Place).data().toString(), QString("1"));
    for (int row = 1; row < model->rowCount(); ++row)
        if (model->at(row).fit == model->at(row - 1).fit && model->at(row).fit == Fit::Fits)
            QVERIFY(model->at(row - 1).outcome.makespanNs <= model->at(row).outcome.makespanNs);
    const int shown = rowOf(*table, *model, "1f1b");
    QCOMPARE(model->index(shown, RankModel::Note).data().toString(), QString("shown now"));

    const int gpipe = rowOf(*table, *model, "gpipe");
    QVERIFY(gpipe >= 0);
    const QModelIndex index = model->index(gpipe, RankModel::Schedule);
    table->scrollTo(index);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    QCOMPARE(m_session->scenario().schedule, std::string("gpipe"));
    QCOMPARE(model->index(gpipe, RankModel::Note).data().toString(), QString("shown now"));
    QVERIFY(m_session->waitUntilIdle());
    QCOMPARE(m_session->run()->analysis.makespanNs, model->at(gpipe).outcome.makespanNs);
    m_session->undoStack()->undo();
    QCOMPARE(m_session->scenario().schedule, std::string("1f1b"));
    // Another change makes the table old.
    Scenario other = m_session->scenario();
    other.microbatches = 20;
    m_session->edit("x", other);
    QVERIFY(child<QLabel>(dialog, "rankAbout")->text().contains("changed since"));
}

void TestDialogs::rankFollowsTheLimit()
{
    RankDialog dialog(m_session.get(), &m_appearance);
    auto* table = child<QTableView>(dialog, "rankTable");
    auto* model = qobject_cast<RankModel*>(table->model());
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() > 15, 30'000);
    QCOMPARE(model->at(rowOf(*table, *model, "gpipe")).fit, Fit::Fits);
    child<QComboBox>(dialog, "rankLimit")->setCurrentIndex(1);
    QVERIFY(dialog.job().busy());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.job().busy(), 30'000);
    QCOMPARE(model->at(rowOf(*table, *model, "gpipe")).fit, Fit::OverLimit);
    QCOMPARE(model->at(rowOf(*table, *model, "1f1b")).fit, Fit::Fits);
}

void TestDialogs::rankKeepsTheStagesIfAsked()
{
    RankDialog dialog(m_session.get(), &m_appearance);
    auto* table = child<QTableView>(dialog, "rankTable");
    auto* model = qobject_cast<RankModel*>(table->model());
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() > 15, 30'000);
    const auto zbv = [&] { return model->at(rowOf(*table, *model, "zb-v")); };
    QCOMPARE(zbv().scenario.devices, 4);
    child<QComboBox>(dialog, "rankBasis")->setCurrentIndex(1);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.job().busy(), 30'000);
    // Two stages a device: four of them need two devices.
    QCOMPARE(zbv().scenario.devices, 2);
    QCOMPARE(zbv().scenario.stages(), 4);
    const int row = rowOf(*table, *model, "zb-v");
    QVERIFY(model->index(row, RankModel::Options).data().toString().startsWith("2 device"));
    QCOMPARE(model->index(row, RankModel::Held).data().toString(), formatNumber(zbv().outcome.peakActivations));
    QVERIFY(child<QLabel>(dialog, "rankAbout")->text().startsWith("All schedules for 4 stages"));
}

void TestDialogs::rankNotesAreReadable_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("memory");
    for (const char* language : {"en", "pl", "ru"})
        for (const int width : {1240, 900, 600})
            for (const bool memory : {false, true})
                QTest::addRow("%s, %d, %s", language, width, memory ? "bytes" : "no bytes")
                    << QString::fromLatin1(language) << width << memory;
}

/// As many lines as it takes, in a column that is wide enough, or else the table scrolls; and no column for bytes that
/// there are none of.
void TestDialogs::rankNotesAreReadable()
{
    QFETCH(QString, language);
    QFETCH(int, width);
    QFETCH(bool, memory);
    QVERIFY(setLanguage(language));
    if (memory) {
        Scenario scenario = m_session->scenario();
        scenario.memory = MemoryModel();
        m_session->load(scenario);
        QVERIFY(m_session->waitUntilIdle());
    }
    RankDialog dialog(m_session.get(), &m_appearance);
    auto* table = child<QTableView>(dialog, "rankTable");
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 15, 30'000);
    dialog.resize(width, 600);
    QCoreApplication::processEvents();
    QCOMPARE(table->isColumnHidden(RankModel::Peak), !memory);
    int longest = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex index = table->model()->index(row, RankModel::Note);
        const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
        const QString note = index.data().toString();
        longest = std::max(longest, metrics.horizontalAdvance(note));
        const int margin = table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, table) + 1;
        const QRect place(0, 0, table->columnWidth(RankModel::Note) - 2 * margin, 10'000);
        const int needed = metrics.boundingRect(place, Qt::TextWordWrap, note).height();
        QVERIFY2(table->rowHeight(row) >= needed, qPrintable(note));
        QCOMPARE(index.data(Qt::ToolTipRole).toString(), note);
    }
    QVERIFY(table->columnWidth(RankModel::Note) >= std::min(longest, 260));
    // Beside the other columns where there is room.
    if (width > 1200)
        QVERIFY(!table->horizontalScrollBar()->isVisible());
}

void TestDialogs::rankIsCancelled()
{
    Scenario large = slowStage();
    large.devices = 64;
    large.microbatches = 2000;
    large.costs.slowdown = {1};
    m_session->load(large);
    RankDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    QVERIFY(dialog.job().busy());
    QTest::mouseClick(child<QPushButton>(dialog, "rankCancel"), Qt::LeftButton);
    QVERIFY(!dialog.job().busy());
    QVERIFY(child<QPushButton>(dialog, "rankAgain")->isVisible());
    QCOMPARE(child<QTableView>(dialog, "rankTable")->model()->rowCount(), 0);
}

void TestDialogs::balanceCutsAreDragged()
{
    Scenario scenario = m_session->scenario();
    scenario.partition.emplace();
    scenario.partition->layers = equalLayers(scenario, 16);
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    BalanceDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    auto* bar = child<LayerBar>(dialog, "layerBar");
    QCOMPARE(bar->split(), (Split{0, 4, 8, 12, 16}));
    const double layer = (bar->cutX(2) - bar->cutX(1)) / 4;
    const QPoint from(qRound(bar->cutX(3)), 20);
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 6; ++step)
        QTest::mouseMove(bar, from - QPoint(qRound(layer * step / 2), 0));
    QTest::mouseRelease(bar, Qt::LeftButton, {}, from - QPoint(qRound(layer * 3), 0));
    const Partition& moved = *m_session->scenario().partition;
    QCOMPARE(moved.split, SplitMode::Manual);
    QCOMPARE(moved.layersPerStage, (std::vector<int>{4, 4, 1, 7}));
    QVERIFY(m_session->waitUntilIdle());
    QCOMPARE(m_session->run()->costs.split, (Split{0, 4, 8, 9, 16}));
    // One drag is one step.
    m_session->undoStack()->undo();
    QCOMPARE(m_session->scenario().partition->split, SplitMode::EqualCount);
}

void TestDialogs::balanceCutsMoveByKeys()
{
    Scenario scenario = m_session->scenario();
    scenario.partition.emplace();
    scenario.partition->layers = equalLayers(scenario, 16);
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    BalanceDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    auto* bar = child<LayerBar>(dialog, "layerBar");
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Down);
    QTest::keyClick(bar, Qt::Key_Right);
    QCOMPARE(m_session->scenario().partition->layersPerStage, (std::vector<int>{4, 5, 3, 4}));
    QTest::keyClick(bar, Qt::Key_Up);
    QTest::keyClick(bar, Qt::Key_Left);
    QCOMPARE(m_session->scenario().partition->layersPerStage, (std::vector<int>{3, 6, 3, 4}));
    QVERIFY(bar->accessibleDescription().contains("before stage 1"));
    // No stage becomes empty.
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(bar, Qt::Key_Left);
    QCOMPARE(m_session->scenario().partition->layersPerStage, (std::vector<int>{1, 8, 3, 4}));
}

void TestDialogs::rebalancingShowsBothBubbles()
{
    BalanceDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    auto* source = child<QComboBox>(dialog, "layerSource");
    source->setCurrentIndex(1);
    emit source->activated(1);
    QVERIFY(m_session->scenario().partition);
    QCOMPARE(m_session->scenario().partition->layers.size(), std::size_t{32});
    QVERIFY(m_session->waitUntilIdle());
    const TimeNs before = m_session->run()->analysis.makespanNs;
    QVERIFY(child<QLabel>(dialog, "longestStage")->text().startsWith("Stage 2 takes longest"));
    QTest::mouseClick(child<QPushButton>(dialog, "rebalanceButton"), Qt::LeftButton);
    QCOMPARE(m_session->scenario().partition->split, SplitMode::Optimal);
    QVERIFY(m_session->waitUntilIdle());
    QVERIFY(m_session->run()->analysis.makespanNs < before);
    const QString text = child<QLabel>(dialog, "beforeAfter")->text();
    QVERIFY2(text.startsWith("Before: bubble") && text.contains("Now: bubble"), qPrintable(text));
    QVERIFY(child<LayerBar>(dialog, "layerBar")->split()[3] - child<LayerBar>(dialog, "layerBar")->split()[2] < 8);
}

void TestDialogs::layersAreTyped()
{
    BalanceDialog dialog(m_session.get(), &m_appearance);
    dialog.show();
    auto* source = child<QComboBox>(dialog, "layerSource");
    emit source->activated(1);
    auto* model = qobject_cast<LayerModel*>(child<QTableView>(dialog, "layerTable")->model());
    const QAbstractItemModelTester tester(model);
    QVERIFY(model->setData(model->index(3, LayerModel::Forward), "7.5", Qt::EditRole));
    QCOMPARE(m_session->scenario().partition->layers[3].forwardNs, TimeNs{7'500'000});
    QVERIFY(!model->setData(model->index(3, LayerModel::Forward), "-1", Qt::EditRole));
    QVERIFY(!model->setData(model->index(3, LayerModel::Forward), "fast", Qt::EditRole));
    QVERIFY(model->setData(model->index(4, LayerModel::Divisible), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(m_session->scenario().partition->layers[4].divisible);
    QVERIFY(model->setData(model->index(5, LayerModel::Name), " x ", Qt::EditRole));
    QCOMPARE(m_session->scenario().partition->layers[5].name, std::string("x"));
    QCOMPARE(source->currentIndex(), 4);
}

void TestDialogs::modelsAreChosenAndChanged()
{
    ScenarioEditor editor(m_session.get());
    MemorySection section(&editor, &m_appearance);
    connect(m_session.get(), &Session::scenarioChanged, &section, [&] { section.refresh(m_session->scenario()); });
    section.refresh(m_session->scenario());
    section.show();
    auto* models = child<QComboBox>(section, "modelCombo");
    QCOMPARE(models->currentIndex(), 0);
    emit models->activated(1);
    QCOMPARE(m_session->scenario().memory->name, std::string("GPT-3 175B"));
    QCOMPARE(models->currentText(), QString("GPT-3 175B"));
    child<QDoubleSpinBox>(section, "deviceMemorySpin")->setValue(80);
    QCOMPARE(m_session->scenario().memoryLimitBytes, std::int64_t{80'000'000'000});
    child<QSpinBox>(section, "modelTensorParallel")->setValue(4);
    QCOMPARE(models->currentText(), QString("GPT-3 175B"));
    child<QSpinBox>(section, "modelLayers")->setValue(48);
    QCOMPARE(m_session->scenario().memory->layers, 48);
    QCOMPARE(models->currentIndex(), models->count() - 1);
    emit models->activated(0);
    QVERIFY(!m_session->scenario().memory);
}

void TestDialogs::chartShowsTheLimitAndWhoGoesOverIt()
{
    Scenario scenario = slowStage();
    scenario.schedule = "gpipe";
    scenario.memory = findModelPreset("gpt3-175b")->model;
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    scenario.memoryLimitBytes = m_session->run()->analysis.memory.peakBytes() * 9 / 10;
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    PlayController play(m_session.get());
    MemoryChart chart(&play, &m_appearance, MemoryUnit::Bytes);
    chart.resize(800, 200);
    const MemorySeries& series = chart.series();
    QVERIFY(!series.unknown);
    QCOMPARE(series.lines.size(), std::size_t{4});
    QCOMPARE(series.references.size(), std::size_t{2});
    // GPipe's own reference is what was simulated; 1F1B's is lower.
    QCOMPARE(series.references[0].peak, series.peak);
    Scenario other = scenario;
    other.schedule = "1f1b";
    const auto onef1b = computeRun(other);
    QVERIFY(onef1b.ok());
    QCOMPARE(series.references[1].peak, static_cast<double>(onef1b.value()->analysis.memory.peakBytes()));
    QVERIFY(chart.accessibleDescription().contains("Over the limit from"));
    const QImage image = chart.grab().toImage();
    const int y = qRound(chart.yOf(series.limit));
    int accent = 0;
    for (int x = 100; x < 700; ++x)
        for (int dy = -1; dy <= 1; ++dy)
            accent += image.pixelColor(x, y + dy) == m_appearance.theme().accent ? 1 : 0;
    QVERIFY2(accent > 100, qPrintable(QString::number(accent)));
    for (const MemoryLine& line : series.lines)
        QVERIFY(std::abs(line.steps.peak() * series.unit - line.peak) <= series.unit);
}

void TestDialogs::chartCountsWithoutAModel()
{
    PlayController play(m_session.get());
    MemoryChart chart(&play, &m_appearance, MemoryUnit::MicrobatchStages);
    QCOMPARE(chart.series().peak, 4.0);
    QCOMPARE(chart.series().references[0].peak, 16.0);
    QCOMPARE(chart.series().references[1].peak, 4.0);
    // Four times as much is in the picture; a hundred times would leave no room for what is held here.
    chart.resize(800, 200);
    QVERIFY(chart.yOf(16) > chart.plotArea().top());
    Scenario many = slowStage();
    many.microbatches = 400;
    m_session->load(many);
    QVERIFY(m_session->waitUntilIdle());
    QCOMPARE(chart.series().references[0].peak, 400.0);
    QVERIFY(chart.yOf(400) < chart.plotArea().top());
    QVERIFY(chart.yOf(0) - chart.yOf(4) > 0.15 * chart.plotArea().height());
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.plotArea().center().toPoint());
    QVERIFY(play.cursorNs() > 0);
}

/// However narrow, the legend names each line or says that some are not named.
void TestDialogs::legendOfTheChartIsHonest()
{
    Scenario scenario;
    scenario.devices = 8;
    m_session->load(scenario);
    QVERIFY(m_session->waitUntilIdle());
    PlayController play(m_session.get());
    MemoryChart chart(&play, &m_appearance, MemoryUnit::MicrobatchStages);
    auto* legend = chart.findChild<LineLegend*>();
    chart.show();
    for (const int width : {1000, 700, 500, 380, 240, 200}) {
        chart.resize(width, 160);
        QCOMPARE(static_cast<int>(legend->entries().size()), 8);
        const QRect place = legend->geometry();
        QVERIFY(place.left() >= 60 && place.right() <= width);
        QVERIFY(place.height() >= legend->heightForWidth(place.width()) - 4);
        QVERIFY(place.bottom() <= chart.plotArea().top() + 1);
        QVERIFY(chart.plotArea().height() > 60);
        QStringList painted;
        for (const test::PaintedText& text : test::paintedTexts(legend))
            painted << text.text;
        const int named = 8 - legend->unnamed();
        QVERIFY(width < 380 || named == 8);
        if (named < 8) {
            QVERIFY2(painted.contains(QStringLiteral("+%1 more").arg(8 - named)), qPrintable(painted.join(u'|')));
            QVERIFY(legend->toolTip().contains(QStringLiteral("device 7")));
        }
    }
}

void TestDialogs::chartEndsWithWhatIsKnown()
{
    PlayController play(m_session.get());
    MemoryChart chart(&play, &m_appearance, MemoryUnit::MicrobatchStages);
    chart.resize(800, 200);
    const QRectF plot = chart.plotArea();
    // Pixels of the first device's line in the right third.
    const auto drawn = [&] {
        const QImage image = chart.grab().toImage();
        int count = 0;
        for (int x = qRound(plot.left() + plot.width() * 2 / 3); x < qRound(plot.right()); ++x)
            for (int y = qRound(plot.top()); y < qRound(plot.bottom()); ++y)
                count += image.pixelColor(x, y) == m_appearance.theme().series[0] ? 1 : 0;
        return count;
    };
    QVERIFY(drawn() > 50);
    auto cut = std::make_shared<Run>(*play.run());
    cut->timeline.knownNs.assign(4, play.endNs() / 2);
    m_session->showMeasured(cut);
    QCOMPARE(drawn(), 0);
}

void TestDialogs::ganttMarksTheInstant()
{
    MemoryFigures memory;
    memory.limitBytes = 5;
    memory.devices.resize(2);
    memory.devices[1].overLimitAtNs = 50;
    GanttGeometry geometry = GanttGeometry::make({500, 200}, 50, 20, 2, 1, 0);
    const TimeScale scale = geometry.timeScale(0, 100);
    QVERIFY(memoryMarkRect(geometry, scale, memory, DeviceId(0), m_appearance).isEmpty());
    const QRectF mark = memoryMarkRect(geometry, scale, memory, DeviceId(1), m_appearance);
    QVERIFY(std::abs(mark.center().x() - geometry.plot.center().x()) <= 1);
    QVERIFY(mark.contains(QPointF(mark.center().x(), geometry.barTop(DeviceId(1)) + 1)));
    QImage image(500, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintMemoryMarks(painter, geometry, scale, memory, m_appearance);
    painter.end();
    int accent = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == m_appearance.theme().accent) {
                ++accent;
                QVERIFY(mark.adjusted(-2, -2, 6, 2).contains(QPointF(x, y)));
            }
    QVERIFY(accent > 20);
}

/// It plays, and no number has one.
void TestDialogs::numbersHaveNoUseForSpace()
{
    const RankDialog rank(m_session.get(), &m_appearance);
    const BalanceDialog balance(m_session.get(), &m_appearance);
    const std::pair<const QWidget*, const char*> boxes[] = {{&rank, "rankActivations"}, {&balance, "layerCount"}};
    for (const auto& [dialog, name] : boxes) {
        auto* box = dialog->findChild<QAbstractSpinBox*>(QLatin1String(name));
        QVERIFY2(box, name);
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QCoreApplication::sendEvent(box, &press);
        QVERIFY2(!press.isAccepted(), name);
    }
}

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
