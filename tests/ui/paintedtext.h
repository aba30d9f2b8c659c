// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The texts that a widget paints by itself, and where: a paint device that keeps texts and drops all else.

#include <QList>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QString>
#include <QWidget>

namespace bubblescope::test {

struct PaintedText {
    QString text;
    QRectF place;  ///< in the widget
    QRectF clip;   ///< what the painter lets through there; null: all
};

class TextEngine : public QPaintEngine {
public:
    TextEngine()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath&) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        const QTransform transform = painter()->deviceTransform();
        QRectF clip;
        if (painter()->hasClipping())
            clip = transform.mapRect(painter()->clipBoundingRect());
        texts.append({item.text(), transform.mapRect(box), clip});
    }
    Type type() const override { return User; }

    QList<PaintedText> texts;
};

class TextDevice : public QPaintDevice {
public:
    explicit TextDevice(const QWidget* widget)
        : m_widget(widget)
    {
    }

    [[nodiscard]] const QList<PaintedText>& texts() const { return m_engine.texts; }
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_widget->width();
        case PdmHeight:
            return m_widget->height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget->logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget->logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 32;
        }
    }

private:
    const QWidget* m_widget;
    mutable TextEngine m_engine;
};

/// Without those of its children.
inline QList<PaintedText> paintedTexts(QWidget* widget)
{
    TextDevice device(widget);
    widget->render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    return device.texts();
}

}  // namespace bubblescope::test
