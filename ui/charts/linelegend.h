// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which line of a chart is which stage or device: in one row, with shorter names or in two rows where room is scarce.
// What does not even fit there is counted, and named in the tooltip.

#include <QPen>
#include <QPointF>
#include <QString>
#include <QWidget>

#include <vector>

namespace bubblescope {

class Appearance;

class LineLegend : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QPen pen;
        QString name;       ///< "stage 2"
        QString shortName;  ///< "2"
        bool accent = false;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    explicit LineLegend(const Appearance* appearance, QWidget* parent = nullptr);

    /// `remark` stands behind the entries: "8 of 64 stages shown"; `tip` explains it.
    void setEntries(const std::vector<Entry>& entries, const QString& remark, const QString& tip);
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const QString& remark() const { return m_remark; }
    /// Whether one row of that width has them all.
    [[nodiscard]] bool namesAllIn(int width) const;
    /// How many entries there is no room for.
    [[nodiscard]] int unnamed() const { return static_cast<int>(m_entries.size() - place(width()).placed.size()); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Placement {
        bool longNames = true;
        int rows = 1;
        std::vector<QPointF> placed;  ///< left and row of the entries that fit
        QPointF rest;                 ///< of what stands behind them
    };
    [[nodiscard]] Placement place(int width) const;
    [[nodiscard]] Placement place(int width, bool longNames, int rows) const;
    [[nodiscard]] QString restText(std::size_t placed) const;
    [[nodiscard]] double widthOf(const Entry& entry, bool longNames) const;
    [[nodiscard]] double rowHeight() const;
    void nameRest();

    const Appearance* m_appearance;
    std::vector<Entry> m_entries;
    QString m_remark;
    QString m_tip;
};

}  // namespace bubblescope
