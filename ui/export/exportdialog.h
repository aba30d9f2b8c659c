// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// File > Export: what, as what, how large and where to, with a preview; then how far it is, with a way to end it.
// Closes when the file is there.

#include "ui/export/exportjob.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace bubblescope {

class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `suggestedPath`: folder and name without a suffix. `window` is what "the whole window" means.
    ExportDialog(const ExportView& view, const ExportOptions& options, const QString& suggestedPath, QWidget* window,
                 const Appearance* appearance);

    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] QString path() const;
    void setPath(const QString& path);
    /// The file that the scenario is kept in, which no export replaces.
    void setDocument(const QString& path);
    [[nodiscard]] bool busy() const { return m_job.busy(); }

public slots:
    void reject() override;

signals:
    void exported(const bubblescope::ExportOutcome& outcome);

private:
    void buildForm();
    QWidget* makeParts();
    QWidget* makeSize();
    QWidget* makeFilm();
    QWidget* makePath();
    void addLanes();
    /// What of the scenarios side by side the format can take.
    void followLanes();
    void fill(const ExportOptions& options);
    /// Shows what the choices mean: which of them count, the preview, the size.
    void follow();
    void takeTyped(const QString& path);
    void showPreview();
    void browse();
    void begin();
    void finish(const ExportOutcome& outcome);
    [[nodiscard]] ExportRequest request() const;
    [[nodiscard]] const ExportFormat& format() const;
    [[nodiscard]] QString sizeText() const;
    /// Which scenarios will be in it; empty without a comparison.
    [[nodiscard]] QString lanesText() const;

    ExportView m_view;
    QWidget* m_window;
    const Appearance* m_appearance;
    ExportJob m_job;
    QTimer m_previewLater;

    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_lane;
    bool m_allWanted = true;  ///< while the format cannot take all
    QComboBox* m_range;
    QComboBox* m_content;
    QCheckBox* m_ruler;
    QCheckBox* m_figures;
    QCheckBox* m_legend;
    QCheckBox* m_queues;
    QCheckBox* m_marks;
    QComboBox* m_theme;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QDoubleSpinBox* m_scale;
    QDoubleSpinBox* m_seconds;
    QSpinBox* m_rate;
    QLineEdit* m_path;
    QString m_document;
    QPushButton* m_browse;
    QLabel* m_preview;
    QLabel* m_sizeText;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_cancel;
};

}  // namespace bubblescope
