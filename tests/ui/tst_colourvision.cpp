// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The palette holds for everybody: the simulation and the distance against published figures, then each theme.

#include "ui/theme/palettecheck.h"

#include <QTest>

#include <cmath>

using namespace bubblescope;

class TestColourVision : public QObject {
    Q_OBJECT

private slots:
    void distanceIsCiede2000_data();
    void distanceIsCiede2000();
    void labOfSrgb();
    void simulationIsMachados_data();
    void simulationIsMachados();
    void greyKeepsLuminance();
    void kindsStayApart_data();
    void kindsStayApart();
    void onlyTwoKindsDifferByColourAlone();
    void labelsAreReadable_data();
    void labelsAreReadable();
    void themeIsSeenThrough();
};

void TestColourVision::distanceIsCiede2000_data()
{
    QTest::addColumn<QList<double>>("one");
    QTest::addColumn<QList<double>>("other");
    QTest::addColumn<double>("expected");
    // Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and
    // Mathematical Observations", 2005: pairs 1, 4, 7, 17, 20 and 25.
    QTest::newRow("blue") << QList<double>{50, 2.6772, -79.7751} << QList<double>{50, 0, -82.7485} << 2.0425;
    QTest::newRow("other side") << QList<double>{50, -1.3802, -84.2814} << QList<double>{50, 0, -82.7485} << 1.0;
    QTest::newRow("grey") << QList<double>{50, 0, 0} << QList<double>{50, -1, 2} << 2.3669;
    QTest::newRow("far") << QList<double>{50, 2.5, 0} << QList<double>{73, 25, -18} << 27.1492;
    QTest::newRow("hues over 180") << QList<double>{50, 2.5, 0} << QList<double>{58, 24, 15} << 19.4535;
    QTest::newRow("green") << QList<double>{60.2574, -34.0099, 36.2677} << QList<double>{60.4626, -34.1751, 39.4387}
                           << 1.2644;
}

void TestColourVision::distanceIsCiede2000()
{
    QFETCH(QList<double>, one);
    QFETCH(QList<double>, other);
    QFETCH(double, expected);
    const LabColour a{one[0], one[1], one[2]};
    const LabColour b{other[0], other[1], other[2]};
    QVERIFY2(std::fabs(distance(a, b) - expected) < 5e-5, qPrintable(QString::number(distance(a, b), 'f', 5)));
    QVERIFY(std::fabs(distance(b, a) - expected) < 5e-5);
    QCOMPARE(distance(a, a), 0.0);
}

void TestColourVision::labOfSrgb()
{
    const LabColour white = labOf(QColor(Qt::white));
    QVERIFY(std::fabs(white.l - 100) < 0.01 && std::fabs(white.a) < 0.01 && std::fabs(white.b) < 0.01);
    const LabColour red = labOf(QColor(Qt::red));
    QVERIFY(std::fabs(red.l - 53.24) < 0.01 && std::fabs(red.a - 80.09) < 0.02 && std::fabs(red.b - 67.20) < 0.02);
}

void TestColourVision::simulationIsMachados_data()
{
    QTest::addColumn<Vision>("vision");
    QTest::addColumn<QColor>("seen");
    // Red is the matrix's first column, cut to what there is, in sRGB: 0.152286 of light is 109 of 255.
    QTest::newRow("protanopia") << Vision::Protanopia << QColor(109, 95, 0);
    QTest::newRow("deuteranopia") << Vision::Deuteranopia << QColor(163, 144, 0);
    QTest::newRow("tritanopia") << Vision::Tritanopia << QColor(255, 0, 15);
}

void TestColourVision::simulationIsMachados()
{
    QFETCH(Vision, vision);
    QFETCH(QColor, seen);
    QCOMPARE(seenBy(QColor(Qt::red), vision), seen);
    // Their rows add up to one: greys stay what they are.
    QCOMPARE(seenBy(QColor(120, 120, 120), vision), QColor(120, 120, 120));
}

void TestColourVision::greyKeepsLuminance()
{
    const QColor grey = seenBy(QColor(0x2f6fde), Vision::Grey);
    QCOMPARE(grey.red(), grey.green());
    QCOMPARE(grey.green(), grey.blue());
    QVERIFY(std::fabs(labOf(grey).l - labOf(QColor(0x2f6fde)).l) < 0.3);
}

void TestColourVision::kindsStayApart_data()
{
    QTest::addColumn<Appearance::Mode>("mode");
    QTest::addColumn<Vision>("vision");
    const std::pair<const char*, Appearance::Mode> modes[] = {{"light", Appearance::Mode::Light},
                                                              {"dark", Appearance::Mode::Dark},
                                                              {"high contrast", Appearance::Mode::HighContrast}};
    const std::pair<const char*, Vision> visions[] = {{"normal", Vision::Normal},
                                                      {"deuteranopia", Vision::Deuteranopia},
                                                      {"protanopia", Vision::Protanopia},
                                                      {"tritanopia", Vision::Tritanopia}};
    for (const auto& [theme, mode] : modes)
        for (const auto& [name, vision] : visions)
            QTest::addRow("%s, %s", theme, name) << mode << vision;
}

void TestColourVision::kindsStayApart()
{
    QFETCH(Appearance::Mode, mode);
    QFETCH(Vision, vision);
    Appearance appearance;
    appearance.setMode(mode);
    QStringList wrong;
    for (const PalettePair& pair : palettePairs(appearance.trueTheme(), vision))
        if (pair.distance < pair.least())
            wrong << QStringLiteral("kinds %1 and %2: %3")
                         .arg(static_cast<int>(pair.one))
                         .arg(static_cast<int>(pair.other))
                         .arg(pair.distance, 0, 'f', 1);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral("; "))));
}

void TestColourVision::onlyTwoKindsDifferByColourAlone()
{
    // In grey, where colour says next to nothing, all other kinds are told by their sign.
    Appearance appearance;
    QList<std::pair<PaletteKind, PaletteKind>> plain;
    for (const PalettePair& pair : palettePairs(appearance.trueTheme(), Vision::Grey))
        if (pair.byColourAlone() && pair.other != PaletteKind::Ground)
            plain.append({pair.one, pair.other});
    QCOMPARE(plain.size(), 1);
    QCOMPARE(plain[0], std::pair(PaletteKind::Forward, PaletteKind::Overlapped));
}

void TestColourVision::labelsAreReadable_data()
{
    kindsStayApart_data();
}

/// What WCAG 2 asks of large bold text. Bars are lightened for every other microbatch, so of both.
void TestColourVision::labelsAreReadable()
{
    QFETCH(Appearance::Mode, mode);
    QFETCH(Vision, vision);
    constexpr double kLeast = 3;
    Appearance appearance;
    appearance.setMode(mode);
    const Theme& theme = appearance.trueTheme();
    const auto luminance = [](const QColor& colour) {
        const double l = (labOf(colour).l + 16) / 116;
        return l > 6.0 / 29 ? l * l * l : 3 * (6.0 / 29) * (6.0 / 29) * (l - 4.0 / 29);
    };
    const auto contrast = [&](const QColor& one, const QColor& other) {
        const double a = luminance(seenBy(one, vision));
        const double b = luminance(seenBy(other, vision));
        return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
    };
    const std::pair<PaletteKind, QColor> labels[] = {{PaletteKind::Forward, theme.onForward},
                                                     {PaletteKind::Backward, theme.onBackward},
                                                     {PaletteKind::BackwardInput, theme.onBackwardInput},
                                                     {PaletteKind::BackwardWeight, theme.onBackwardWeight},
                                                     {PaletteKind::Overlapped, theme.onOverlapped},
                                                     {PaletteKind::Ground, theme.text},
                                                     {PaletteKind::Ground, theme.muted},
                                                     {PaletteKind::Ground, theme.accent}};
    for (const auto& [kind, label] : labels)
        for (const QColor& ground : coloursOf(theme, kind))
            QVERIFY2(
                contrast(label, ground) >= kLeast,
                qPrintable(QStringLiteral("kind %1: %2").arg(static_cast<int>(kind)).arg(contrast(label, ground))));
}

void TestColourVision::themeIsSeenThrough()
{
    Appearance appearance;
    appearance.setMode(Appearance::Mode::Dark);
    int changes = 0;
    connect(&appearance, &Appearance::changed, this, [&changes] { ++changes; });
    const QColor forward = appearance.theme().forward;
    appearance.setVision(Vision::Tritanopia);
    appearance.setVision(Vision::Tritanopia);
    QCOMPARE(changes, 1);
    QCOMPARE(appearance.theme().forward, seenBy(forward, Vision::Tritanopia));
    QCOMPARE(appearance.trueTheme().forward, forward);
    // It lasts through a change of theme.
    appearance.setMode(Appearance::Mode::Light);
    QCOMPARE(appearance.theme().forward, seenBy(appearance.trueTheme().forward, Vision::Tritanopia));
    appearance.setVision(Vision::Normal);
    QCOMPARE(appearance.theme().forward, appearance.trueTheme().forward);
}

QTEST_MAIN(TestColourVision)
#include "tst_colourvision.moc"
