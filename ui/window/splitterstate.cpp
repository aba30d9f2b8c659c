// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/splitterstate.h"

#include <QSplitter>

#include <numeric>

namespace bubblescope {
namespace {

constexpr int kParts = 4;

/// A splitter of parts that are never too small for their sizes.
void fill(QSplitter& splitter, qsizetype parts)
{
    for (qsizetype i = 0; i < parts; ++i)
        splitter.addWidget(new QWidget(&splitter));
}

}  // namespace

QByteArray splitterState(const QList<int>& sizes)
{
    QSplitter splitter(Qt::Vertical);
    fill(splitter, sizes.size());
    splitter.setSizes(sizes);
    return splitter.saveState();
}

QByteArray withFirstShown(const QByteArray& state)
{
    constexpr int kHeight = 1000;
    constexpr int kShare = 5;
    QSplitter splitter(Qt::Vertical);
    fill(splitter, kParts);
    splitter.resize(kHeight, kHeight);
    if (!splitter.restoreState(state))
        return state;
    QList<int> sizes = splitter.sizes();
    if (sizes.first() > 0)
        return state;
    sizes.first() = std::accumulate(sizes.begin(), sizes.end(), 0) / (kShare - 1);
    return splitterState(sizes);
}

}  // namespace bubblescope
