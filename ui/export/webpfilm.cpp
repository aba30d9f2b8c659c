// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/film.h"

#include <webp/encode.h>
#include <webp/mux.h>

namespace bubblescope {
namespace {

struct EncoderDeleter {
    void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
};

/// Owns what libwebp allocates for a picture.
struct Picture {
    Picture() { valid = WebPPictureInit(&picture) != 0; }
    ~Picture() { WebPPictureFree(&picture); }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    WebPPicture picture{};
    bool valid = false;
};

class WebpFilm : public FilmWriter {
public:
    explicit WebpFilm(QSize size)
    {
        WebPAnimEncoderOptions options;
        // Level 2 of 9: the pictures are flat, and more costs seconds a frame for a tenth of the size.
        m_good = WebPAnimEncoderOptionsInit(&options) != 0 && WebPConfigInit(&m_config) != 0 &&
                 WebPConfigLosslessPreset(&m_config, 2) != 0;
        options.anim_params.loop_count = 0;  // for ever
        if (m_good)
            m_encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
        m_good = m_encoder != nullptr;
    }

    bool add(const QImage& frame, int durationMs) override
    {
        const QImage pixels = frame.convertToFormat(QImage::Format_RGBX8888);
        Picture picture;
        m_good = m_good && picture.valid && !pixels.isNull();
        if (!m_good)
            return false;
        picture.picture.use_argb = 1;
        picture.picture.width = pixels.width();
        picture.picture.height = pixels.height();
        m_good = WebPPictureImportRGBX(&picture.picture, pixels.constBits(), static_cast<int>(pixels.bytesPerLine())) &&
                 WebPAnimEncoderAdd(m_encoder.get(), &picture.picture, m_atMs, &m_config);
        m_atMs += durationMs;
        return m_good;
    }

    QByteArray finish() override
    {
        WebPData data;
        WebPDataInit(&data);
        QByteArray bytes;
        // Without a picture: when the last one ends.
        if (m_good && WebPAnimEncoderAdd(m_encoder.get(), nullptr, m_atMs, nullptr) &&
            WebPAnimEncoderAssemble(m_encoder.get(), &data))
            bytes = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
        WebPDataClear(&data);
        return bytes;
    }

private:
    std::unique_ptr<WebPAnimEncoder, EncoderDeleter> m_encoder;
    WebPConfig m_config{};
    int m_atMs = 0;
    bool m_good = false;
};

}  // namespace

std::unique_ptr<FilmWriter> webpFilm(QSize size)
{
    return std::make_unique<WebpFilm>(size);
}

}  // namespace bubblescope
