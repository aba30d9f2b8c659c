// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The main window: puts session, views and actions together and remembers its own state. Views know nothing of it.

#include "ui/export/exportoptions.h"
#include "ui/window/actions.h"
#include "ui/window/workspace.h"

#include <QMainWindow>

#include <memory>

class QActionGroup;
class QMenu;
class QSplitter;

namespace bubblescope {

class BalanceDialog;
class ChartStack;
class CompareView;
class ChartsDialog;
class ColourVisionDialog;
class ControlPanel;
class FiguresPanel;
class FirstHint;
class FlowView;
class GanttLegend;
class GanttView;
class HelpDialog;
class LessonMarkers;
class LessonPane;
class LiveBar;
class MemoryChart;
class NoticeBar;
class PlayBar;
class PredictedPane;
class Presentation;
class QueueChart;
class RankDialog;
class RowFigures;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// With `remembers` it starts with the scenario, place and theme of last time and keeps those of this time.
    explicit MainWindow(bool remembers);
    /// In the language that is set now, to take the place of `before`: it shares its workspace and looks the same.
    explicit MainWindow(const MainWindow& before);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] PlayController& play() { return m_play; }
    [[nodiscard]] LiveSession& live() { return m_live; }
    [[nodiscard]] Appearance& appearance() { return m_appearance; }
    [[nodiscard]] Actions& actions() { return m_actions; }
    [[nodiscard]] ScenarioFiles& files() { return m_files; }
    [[nodiscard]] LessonPlayer& lessons() { return m_lessons; }
    [[nodiscard]] Comparison& comparison() { return m_comparison; }

    /// What an export would show.
    [[nodiscard]] ExportView exportView() const;

    /// Opens a scenario or schedule file, or begins to open a kept stream; a failure is shown in the window.
    bool openFile(const QString& path);
    /// Shows the scenarios of two to four files side by side; a failure is shown in the window.
    bool compareFiles(const QStringList& paths);
    /// Opens a lesson at a step (from 0) by its number, name or file; a failure is shown in the window, and returned.
    std::optional<Error> openLesson(const QString& wanted, int step = 0);
    /// Where a lecturer's own lessons are, for as long as this window lives.
    void setLessonFolder(const QString& folder);

signals:
    /// By the user, from the menu: its code.
    void languageChosen(const QString& code);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    MainWindow(bool remembers, std::shared_ptr<Workspace> workspace);
    void buildLayout();
    void alignChart();
    void buildMenus();
    void connectActions();
    void connectPlayActions();
    void connectLessons();
    void fillLessons(QMenu* menu);
    void showLesson(const LessonEntry& entry, int step);
    void askLesson();
    void askLessonFolder();
    void enterLessonStep();
    void leaveLesson();
    void putLessonsLiveAway();
    void connectHelp();
    HelpDialog& helpDialog();
    void explainFocused();
    void connectCompare();
    void fillCompare(QMenu* menu);
    void compare(const std::vector<Scenario>& scenarios);
    void refreshCompare();
    void makeRoom();
    [[nodiscard]] QString comparisonTitle() const;
    void connectLive();
    void refreshLive();
    void releasePinOrMeasured();
    void askSaveStream();
    void restoreLive();
    void rememberLive() const;
    [[nodiscard]] static Scenario exampleScenario(const QString& name);
    void loadFirst();
    void addExamples(QMenu* menu);
    void addThemes(QMenu* menu);
    void addLanguages(QMenu* menu);
    void refreshRecent();
    void refreshTitle();
    void refreshNotes();
    void applyAppearance();
    void pasteSchedule();
    void showRank();
    void showBalance();
    void showCharts();
    void askLayers();
    void saveLayers();
    void askOpen();
    bool askSave();
    bool saveOrAsk();
    void askExport();
    void copyPicture();
    void buildPresentation(RowFigures* rowFigures);
    void takeRemoteIn(QWidget* window);
    void fitCharts();
    void buildVisionBar();
    void showColourTable();
    void restore();
    void takeFirstPlace();
    void rememberChanges();
    void remember();
    /// The scenarios alone; says once where that cannot be.
    void rememberScenarios();

    std::shared_ptr<Workspace> m_workspace;
    Session& m_session;
    LiveSession& m_live;
    PlayController& m_play;
    Comparison& m_comparison;
    Appearance& m_appearance;
    Appearance& m_dialogAppearance;
    ScenarioFiles& m_files;
    LessonPlayer& m_lessons;
    Actions m_actions;
    bool m_remembers;
    bool m_saidUnkept = false;  ///< that nothing can be kept for the next start
    QTimer m_rememberLater;

    NoticeBar* m_notice = nullptr;
    FirstHint* m_firstHint = nullptr;
    LessonPane* m_lessonPane = nullptr;
    LessonMarkers* m_lessonMarkers = nullptr;
    PlayBar* m_playBar = nullptr;
    LiveBar* m_liveBar = nullptr;
    ControlPanel* m_controls = nullptr;
    FlowView* m_flow = nullptr;
    GanttView* m_gantt = nullptr;
    GanttLegend* m_legend = nullptr;
    PredictedPane* m_predicted = nullptr;
    ChartStack* m_charts = nullptr;
    QueueChart* m_queues = nullptr;
    MemoryChart* m_activations = nullptr;
    MemoryChart* m_memory = nullptr;
    FiguresPanel* m_figures = nullptr;
    QSplitter* m_columns = nullptr;
    QSplitter* m_picture = nullptr;
    QByteArray m_pictureAlone;  ///< its state from before the comparison
    int m_roomFor = 0;          ///< how many scenarios side by side it is set up for
    QMenu* m_recentMenu = nullptr;
    RankDialog* m_rank = nullptr;
    BalanceDialog* m_balance = nullptr;
    ChartsDialog* m_chartsDialog = nullptr;
    HelpDialog* m_help = nullptr;
    ColourVisionDialog* m_colourVision = nullptr;
    Presentation* m_presentation = nullptr;
    RowFigures* m_rowFigures = nullptr;
    CompareView* m_compared = nullptr;
};

}  // namespace bubblescope
