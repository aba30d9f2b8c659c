// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where large arrays lie, and that they hold what any vector would.

#include "core/model/largevector.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

using namespace bubblescope;

namespace {

constexpr std::uintptr_t kHugePage = std::uintptr_t{2} << 20;

std::uintptr_t offsetInPage(const LargeVector<std::int64_t>& vector)
{
    return reinterpret_cast<std::uintptr_t>(vector.data()) % kHugePage;
}

}  // namespace

class TestLargeVector : public QObject {
    Q_OBJECT

private slots:
    /// Grown one by one from nothing, past the size from which memory is taken the other way, and copied.
    void holdsWhatItIsGiven()
    {
        const std::size_t count = 3 * kLargeBytes / sizeof(std::int64_t);
        LargeVector<std::int64_t> grown;
        for (std::size_t i = 0; i < count; ++i)
            grown.push_back(static_cast<std::int64_t>(i));
        LargeVector<std::int64_t> written;
        written.resize(count);
        std::iota(written.begin(), written.end(), std::int64_t{0});
        QVERIFY(grown == written);
        LargeVector<std::int64_t> copy = grown;
        copy.back() = -1;
        QVERIFY(copy != grown);
        grown = std::move(copy);
        QCOMPARE(grown.back(), -1);
        QCOMPARE(grown[count / 2], static_cast<std::int64_t>(count / 2));
        grown.resize(2);
        grown.shrink_to_fit();
        QCOMPARE(grown.back(), 1);
    }

    /// Side by side they share no cache set: each begins elsewhere, all near the beginning of a huge page.
    void largeOnesBeginNearAHugePageEachElsewhere()
    {
        std::vector<LargeVector<std::int64_t>> arrays(4);
        std::vector<std::uintptr_t> setsOf;
        for (auto& array : arrays) {
            array.resize(kLargeBytes / sizeof(std::int64_t));
            QVERIFY(offsetInPage(array) < 32 * 1024);
            QCOMPARE(offsetInPage(array) % 64, std::uintptr_t{0});
            setsOf.push_back(offsetInPage(array) / 64 % 64);
        }
        std::sort(setsOf.begin(), setsOf.end());
        QVERIFY(std::adjacent_find(setsOf.begin(), setsOf.end()) == setsOf.end());
    }
};

QTEST_APPLESS_MAIN(TestLargeVector)
#include "tst_largevector.moc"
