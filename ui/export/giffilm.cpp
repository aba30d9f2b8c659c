// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/film.h"
#include "ui/export/gifcolours.h"

#include <QRect>

#include <algorithm>
#include <array>
#include <gif_lib.h>

namespace bubblescope {
namespace {

constexpr int kBitsPerColour = 8;
constexpr std::size_t kTableSize = 256;

struct TableDeleter {
    void operator()(ColorMapObject* table) const { GifFreeMapObject(table); }
};

int appendTo(GifFileType* file, const GifByteType* bytes, int count)
{
    static_cast<QByteArray*>(file->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

class GifFilm : public FilmWriter {
public:
    GifFilm(QSize size, const std::vector<QImage>& samples)
        : m_size(size)
        , m_colours(samples)
        , m_table(GifMakeMapObject(static_cast<int>(kTableSize), nullptr))
        , m_file(EGifOpen(&m_bytes, appendTo, nullptr))
    {
        m_good = m_file != nullptr && m_table != nullptr;
        if (!m_good)
            return;
        for (std::size_t i = 0; i < kTableSize; ++i) {
            const QRgb colour = i < m_colours.colours().size() ? m_colours.colours()[i] : 0;
            m_table->Colors[i] = {static_cast<GifByteType>(qRed(colour)), static_cast<GifByteType>(qGreen(colour)),
                                  static_cast<GifByteType>(qBlue(colour))};
        }
        EGifSetGifVersion(m_file, true);
        m_good = EGifPutScreenDesc(m_file, size.width(), size.height(), kBitsPerColour, 0, m_table.get()) == GIF_OK &&
                 putLoop();
    }
    ~GifFilm() override { close(); }
    GifFilm(const GifFilm&) = delete;
    GifFilm& operator=(const GifFilm&) = delete;

    bool add(const QImage& frame, int durationMs) override
    {
        if (!m_good || frame.size() != m_size)
            return m_good = false;
        std::vector<std::uint8_t> indices = m_colours.indicesOf(frame);
        const QRect changed = m_last.empty() ? QRect(QPoint(), m_size) : difference(indices);
        m_last = std::move(indices);
        m_good = putDelay(durationMs) && putPart(changed);
        return m_good;
    }

    QByteArray finish() override
    {
        m_good = m_good && !m_last.empty();
        close();
        return m_good ? m_bytes : QByteArray();
    }

private:
    /// "For ever", as browsers have it since Netscape 2.0.
    bool putLoop()
    {
        const std::array<GifByteType, 3> loop{1, 0, 0};
        return EGifPutExtensionLeader(m_file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
               EGifPutExtensionBlock(m_file, 11, "NETSCAPE2.0") == GIF_OK &&
               EGifPutExtensionBlock(m_file, static_cast<int>(loop.size()), loop.data()) == GIF_OK &&
               EGifPutExtensionTrailer(m_file) == GIF_OK;
    }

    bool putDelay(int durationMs)
    {
        constexpr int kMsPerStep = 10;
        const int before = (m_atMs + kMsPerStep / 2) / kMsPerStep;
        m_atMs += durationMs;
        GraphicsControlBlock control{};
        control.DisposalMode = DISPOSE_DO_NOT;
        control.DelayTime = (m_atMs + kMsPerStep / 2) / kMsPerStep - before;
        control.TransparentColor = NO_TRANSPARENT_COLOR;
        std::array<GifByteType, 4> bytes{};
        EGifGCBToExtension(&control, bytes.data());
        return EGifPutExtension(m_file, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()), bytes.data()) == GIF_OK;
    }

    bool putPart(const QRect& part)
    {
        bool good = EGifPutImageDesc(m_file, part.x(), part.y(), part.width(), part.height(), false, nullptr) == GIF_OK;
        for (int y = part.top(); good && y <= part.bottom(); ++y)
            good = EGifPutLine(m_file, m_last.data() + offsetOf(part.x(), y), part.width()) == GIF_OK;
        return good;
    }

    /// What is not as in the last frame; a pixel where nothing is, since there is no empty frame.
    [[nodiscard]] QRect difference(const std::vector<std::uint8_t>& indices) const
    {
        int left = m_size.width();
        int right = -1;
        int top = m_size.height();
        int bottom = -1;
        for (int y = 0; y < m_size.height(); ++y) {
            const auto* before = m_last.data() + offsetOf(0, y);
            const auto* now = indices.data() + offsetOf(0, y);
            const auto* end = now + m_size.width();
            const auto first = static_cast<int>(std::mismatch(now, end, before).first - now);
            if (first == m_size.width())
                continue;
            int last = m_size.width() - 1;
            while (now[last] == before[last])
                --last;
            left = std::min(left, first);
            right = std::max(right, last);
            top = std::min(top, y);
            bottom = y;
        }
        return bottom < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
    }

    [[nodiscard]] std::ptrdiff_t offsetOf(int x, int y) const
    {
        return static_cast<std::ptrdiff_t>(y) * m_size.width() + x;
    }

    void close()
    {
        if (m_file != nullptr)
            m_good = EGifCloseFile(std::exchange(m_file, nullptr), nullptr) == GIF_OK && m_good;
    }

    QSize m_size;
    GifColours m_colours;
    std::unique_ptr<ColorMapObject, TableDeleter> m_table;
    QByteArray m_bytes;
    GifFileType* m_file;
    std::vector<std::uint8_t> m_last;
    int m_atMs = 0;
    bool m_good = false;
};

}  // namespace

std::unique_ptr<FilmWriter> gifFilm(QSize size, const std::vector<QImage>& samples)
{
    return std::make_unique<GifFilm>(size, samples);
}

}  // namespace bubblescope
