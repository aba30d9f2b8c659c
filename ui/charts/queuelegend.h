// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which line of the queue chart is which stage, in one row; names grow shorter where room is scarce.

#include <QPen>
#include <QString>
#include <QWidget>

#include <vector>

namespace bubblescope {

class Appearance;

class QueueLegend : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QPen pen;
        QString name;       ///< "stage 2"
        QString shortName;  ///< "2"
        bool accent = false;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    explicit QueueLegend(const Appearance* appearance, QWidget* parent = nullptr);

    /// `remark` stands behind the entries: "8 of 64 stages shown".
    void setEntries(const std::vector<Entry>& entries, const QString& remark);
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const QString& remark() const { return m_remark; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double widthOf(const QString& name) const;

    const Appearance* m_appearance;
    std::vector<Entry> m_entries;
    QString m_remark;
};

}  // namespace bubblescope
