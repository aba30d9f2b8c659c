// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reading the golden data of tests/data/oracle.

#include "core/sim/opcosts.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <vector>

namespace bubblescope::test {

inline const QString kGoldenCases = QStringLiteral(BUBBLESCOPE_SOURCE_DIR "/tests/data/oracle");

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline std::vector<TimeNs> times(const QJsonValue& value)
{
    std::vector<TimeNs> list;
    for (const QJsonValue& entry : value.toArray())
        list.push_back(entry.toInteger());
    return list;
}

inline OpCosts costsOf(const QJsonObject& json)
{
    OpCosts costs;
    costs.forwardNs = times(json["f"]);
    costs.backwardInputNs = times(json["i"]);
    costs.backwardWeightNs = times(json["w"]);
    costs.latencyNs = json["comm"].toInteger();
    costs.overlapSavingNs = json["overlap_saving"].toInteger();
    return costs;
}

}  // namespace bubblescope::test
