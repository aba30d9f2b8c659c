// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Animated pictures, frame by frame, by libwebp and giflib. Any thread. A film plays again and again.

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <memory>
#include <vector>

namespace bubblescope {

class FilmWriter {
public:
    virtual ~FilmWriter() = default;

    /// False from the first failure on. Every frame has the film's size.
    [[nodiscard]] virtual bool add(const QImage& frame, int durationMs) = 0;
    /// The file; empty after a failure.
    [[nodiscard]] virtual QByteArray finish() = 0;
};

/// Lossless. At most 16383 pixels a side.
[[nodiscard]] std::unique_ptr<FilmWriter> webpFilm(QSize size);
/// A GIF has 256 colours for all frames: the commonest of `samples`; others become the nearest of them. Each frame
/// holds only the rectangle that differs from the one before. Durations are kept to 10 ms, without drifting apart.
[[nodiscard]] std::unique_ptr<FilmWriter> gifFilm(QSize size, const std::vector<QImage>& samples);

inline constexpr int kMostWebpSide = 16383;

}  // namespace bubblescope
