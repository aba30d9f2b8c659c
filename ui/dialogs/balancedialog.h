// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which layers are in which stage. It stays open beside the window, whose Gantt follows at once.

#include "core/model/scenario.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace bubblescope {

class Appearance;
class IntSpin;
class LayerBar;
class LayerModel;
class Session;

class BalanceDialog : public QDialog {
    Q_OBJECT

public:
    BalanceDialog(Session* session, const Appearance* appearance, QWidget* parent = nullptr);

    /// Layers from a file.
    void useLayers(const std::vector<ModelLayer>& layers);

signals:
    void fileWanted();
    void saveWanted();

private:
    enum Source { None, Alike, OfModel, FromFile, Own };
    QWidget* makeSourceLine();
    QWidget* makeSplitLine();
    void chooseSource(int source);
    void chooseSplit(SplitMode mode);
    void rebalance();
    void moveCut();
    void takeTable();
    void apply(const QString& text, const std::optional<Partition>& partition, const QString& mergeKey = {});
    void refresh();
    void takeRun();
    void showBubbles();

    struct Before {
        double bubbleRatio = 0;
        TimeNs makespanNs = 0;
    };

    Session* m_session;
    const Appearance* m_appearance;
    QComboBox* m_source = nullptr;
    IntSpin* m_count = nullptr;
    QComboBox* m_split = nullptr;
    QPushButton* m_rebalance = nullptr;
    QPushButton* m_save = nullptr;
    LayerBar* m_bar;
    QLabel* m_longest;
    QLabel* m_bubbles;
    LayerModel* m_layers;
    QTableView* m_table;
    /// What the last rebalancing started from.
    std::optional<Before> m_before;
    bool m_own = false;
    int m_gesture = 0;
};

}  // namespace bubblescope
