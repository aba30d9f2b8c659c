// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportdialog.h"

#include "ui/export/sheet.h"
#include "ui/text/format.h"
#include "ui/theme/savedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblescope {
namespace {

constexpr QSize kPreviewPx{420, 280};
constexpr int kPreviewMs = 150;
constexpr double kMillimetresPerPx = 25.4 / 96;

QWidget* rowOf(QWidget* parent, std::initializer_list<QWidget*> widgets)
{
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    layout->addStretch(1);
    return row;
}

}  // namespace

ExportDialog::ExportDialog(const ExportView& view, const ExportOptions& options, const QString& suggestedPath,
                           QWidget* window, const Appearance* appearance)
    : QDialog(window)
    , m_view(view)
    , m_window(window)
    , m_appearance(appearance)
    , m_form(new QFormLayout)
    , m_format(new QComboBox(this))
    , m_lane(new QComboBox(this))
    , m_range(new QComboBox(this))
    , m_content(new QComboBox(this))
    , m_ruler(new QCheckBox(tr("&Time ruler"), this))
    , m_figures(new QCheckBox(tr("Title and fi&gures"), this))
    , m_legend(new QCheckBox(tr("Lege&nd"), this))
    , m_queues(new QCheckBox(tr("&Queues"), this))
    , m_marks(new QCheckBox(tr("&Cursor and pin"), this))
    , m_theme(new QComboBox(this))
    , m_width(new QSpinBox(this))
    , m_height(new QSpinBox(this))
    , m_scale(new QDoubleSpinBox(this))
    , m_seconds(new QDoubleSpinBox(this))
    , m_rate(new QSpinBox(this))
    , m_path(new QLineEdit(this))
    , m_browse(new QPushButton(tr("&Browse…"), this))
    , m_preview(new QLabel(this))
    , m_sizeText(new QLabel(this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_export(new QPushButton(tr("&Export"), this))
    , m_cancel(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    buildForm();
    fill(options);
    setPath(suggestedPath + format().nameEnd());

    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setAlignment(Qt::AlignCenter);
    // On a small screen the choices come first.
    const QSize most(window->screen()->availableSize().width() / 3, window->screen()->availableSize().height() * 2 / 5);
    m_preview->setFixedSize(
        QSizeF(appearance->px(kPreviewPx.width()), appearance->px(kPreviewPx.height())).toSize().boundedTo(most));
    m_sizeText->setObjectName(QStringLiteral("exportSize"));
    m_sizeText->setAlignment(Qt::AlignCenter);
    m_sizeText->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("exportNote"));
    m_note->setWordWrap(true);
    QPalette accent = m_note->palette();
    accent.setColor(QPalette::WindowText, appearance->theme().accent);
    m_note->setPalette(accent);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("How much of the export is done"));
    m_progress->hide();

    auto* right = new QVBoxLayout;
    right->addWidget(m_preview);
    right->addWidget(m_sizeText);
    right->addStretch(1);
    auto* top = new QHBoxLayout;
    top->addLayout(m_form, 1);
    top->addSpacing(qRound(appearance->px(16)));
    top->addLayout(right);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    m_export->setDefault(true);
    m_export->setObjectName(QStringLiteral("exportBegin"));
    m_cancel->setObjectName(QStringLiteral("exportCancel"));
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_note);
    column->addLayout(bottom);

    m_previewLater.setSingleShot(true);
    m_previewLater.setInterval(kPreviewMs);
    connect(&m_previewLater, &QTimer::timeout, this, &ExportDialog::showPreview);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::begin);
    connect(m_cancel, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(&m_job, &ExportJob::progressChanged, this,
            [this](double done) { m_progress->setValue(qRound(done * m_progress->maximum())); });
    connect(&m_job, &ExportJob::finished, this, &ExportDialog::finish);
    follow();
    showPreview();
}

void ExportDialog::buildForm()
{
    for (const ExportFormat& each : ExportFormat::all())
        m_format->addItem(each.name(), QString::fromLatin1(each.id));
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_lane->setObjectName(QStringLiteral("exportLane"));
    addLanes();
    m_range->addItem(tr("Whole run"), static_cast<int>(ExportOptions::Range::Whole));
    m_range->addItem(tr("What the window shows"), static_cast<int>(ExportOptions::Range::Visible));
    m_range->setObjectName(QStringLiteral("exportRange"));
    m_range->setToolTip(tr("Figures and schedules are always of the whole run"));
    m_content->addItem(tr("Gantt chart"), false);
    m_content->addItem(tr("Whole window, as it is"), true);
    m_content->setObjectName(QStringLiteral("exportContent"));
    m_theme->addItem(tr("Light"), static_cast<int>(Appearance::Mode::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(Appearance::Mode::Dark));
    m_theme->addItem(tr("High contrast"), static_cast<int>(Appearance::Mode::HighContrast));
    m_theme->setObjectName(QStringLiteral("exportTheme"));

    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("Scen&arios"), m_lane);
    m_form->setRowVisible(m_lane, !m_view.lanes.empty());
    m_form->addRow(tr("&Range"), m_range);
    m_form->addRow(tr("C&ontent"), m_content);
    m_form->addRow(QString(), makeParts());
    m_form->addRow(tr("The&me"), m_theme);
    m_form->addRow(tr("&Size"), makeSize());
    m_form->addRow(tr("Fi&lm"), makeFilm());
    m_form->addRow(tr("F&ile"), makePath());

    for (QComboBox* box : {m_format, m_lane, m_range, m_content, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::follow);
    for (QCheckBox* box : {m_ruler, m_figures, m_legend, m_queues, m_marks})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::follow);
    for (QSpinBox* box : {m_width, m_height, m_rate})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::follow);
    for (QDoubleSpinBox* box : {m_scale, m_seconds})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::follow);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::follow);
    connect(m_path, &QLineEdit::textEdited, this, &ExportDialog::takeTyped);
}

void ExportDialog::addLanes()
{
    if (m_view.lanes.empty())
        return;
    m_lane->setToolTip(tr("All: pictures have them one below the other, other files tell them apart by letter"));
    // A long title is no reason for a wide dialog.
    constexpr int kLetters = 24;
    m_lane->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lane->setMinimumContentsLength(kLetters);
    m_lane->addItem(tr("All: %1").arg(m_view.letters(ExportOptions::kAllLanes).join(QStringLiteral(", "))),
                    ExportOptions::kAllLanes);
    for (std::size_t i = 0; i < m_view.lanes.size(); ++i)
        m_lane->addItem(tr("Only %1: %2").arg(m_view.lanes[i].head.letter, m_view.lanes[i].head.title),
                        static_cast<int>(i));
}

void ExportDialog::followLanes()
{
    if (m_view.lanes.empty())
        return;
    const QSignalBlocker quiet(m_lane);
    const bool all = format().takesSeveral();
    qobject_cast<QStandardItemModel*>(m_lane->model())->item(0)->setEnabled(all);
    if (sender() == m_lane)
        m_allWanted = m_lane->currentIndex() == 0;
    else if (!all && m_lane->currentIndex() == 0)
        m_lane->setCurrentIndex(1 + m_view.activeLane());
    else if (all && m_allWanted)
        m_lane->setCurrentIndex(0);
}

QWidget* ExportDialog::makeParts()
{
    m_ruler->setObjectName(QStringLiteral("exportRuler"));
    m_figures->setObjectName(QStringLiteral("exportFigures"));
    m_legend->setObjectName(QStringLiteral("exportLegend"));
    m_queues->setObjectName(QStringLiteral("exportQueues"));
    m_marks->setObjectName(QStringLiteral("exportMarks"));
    m_ruler->setToolTip(tr("Times above the rows"));
    m_figures->setToolTip(tr("A line with the title, the bubble, the makespan and the activations held"));
    m_legend->setToolTip(tr("What the colours of the bars stand for"));
    m_queues->setObjectName(QStringLiteral("exportQueues"));
    m_queues->setToolTip(tr("The chart of microbatches that wait before each stage"));
    m_marks->setToolTip(tr("Cursor, pin and critical path as the window has them, and what lies ahead faint; otherwise "
                           "all in full colours"));
    auto* parts = new QWidget(this);
    auto* grid = new QGridLayout(parts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_ruler, 0, 0);
    grid->addWidget(m_figures, 0, 1);
    grid->addWidget(m_legend, 1, 0);
    grid->addWidget(m_queues, 1, 1);
    grid->addWidget(m_marks, 2, 0, 1, 2);
    return parts;
}

QWidget* ExportDialog::makeSize()
{
    for (QSpinBox* box : {m_width, m_height}) {
        box->setRange(1, kMostExportSide);
        box->setSingleStep(20);
        box->setSuffix(tr(" px"));
        box->setKeyboardTracking(false);
    }
    m_width->setObjectName(QStringLiteral("exportWidth"));
    m_width->setToolTip(tr("Width in pixels of 1/96 inch"));
    m_width->setAccessibleName(tr("Width"));
    m_height->setObjectName(QStringLiteral("exportHeight"));
    m_height->setToolTip(tr("Height in pixels of 1/96 inch"));
    m_height->setAccessibleName(tr("Height"));
    m_scale->setRange(kLeastExportScale, kMostExportScale);
    m_scale->setDecimals(2);
    m_scale->setSingleStep(0.5);
    m_scale->setPrefix(QStringLiteral("× "));
    m_scale->setObjectName(QStringLiteral("exportScale"));
    m_scale->setToolTip(tr("Pixels of the picture for each of these: 2 is sharp on fine screens, 4 in print"));
    m_scale->setAccessibleName(tr("Scale"));
    return rowOf(this, {m_width, m_height, m_scale});
}

QWidget* ExportDialog::makeFilm()
{
    m_seconds->setRange(kLeastFilmSeconds, kMostFilmSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setObjectName(QStringLiteral("exportSeconds"));
    m_seconds->setToolTip(tr("How many seconds the film takes from its start to its end"));
    m_seconds->setAccessibleName(tr("Seconds"));
    m_rate->setRange(kLeastFilmRate, kMostFilmRate);
    m_rate->setSuffix(tr(" frames/s"));
    m_rate->setObjectName(QStringLiteral("exportRate"));
    m_rate->setToolTip(tr("Frames in a second: more are smoother and make a larger file"));
    m_rate->setAccessibleName(tr("Frames in a second"));
    return rowOf(this, {m_seconds, m_rate});
}

QWidget* ExportDialog::makePath()
{
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_path->setMinimumWidth(qRound(m_appearance->px(220)));
    m_path->setToolTip(tr("The file that is written"));
    m_browse->setAutoDefault(false);
    m_browse->setObjectName(QStringLiteral("exportBrowse"));
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_path, 1);
    layout->addWidget(m_browse);
    row->setFocusProxy(m_path);
    return row;
}

void ExportDialog::fill(const ExportOptions& options)
{
    const auto select = [](QComboBox* box, const QVariant& value) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(std::max(0, box->findData(value)));
    };
    select(m_format, options.format);
    select(m_lane, options.lane);
    select(m_range, static_cast<int>(options.range));
    select(m_content, options.window);
    select(m_theme, static_cast<int>(options.theme));
    m_ruler->setChecked(options.ruler);
    m_figures->setChecked(options.figures);
    m_legend->setChecked(options.legend);
    m_queues->setChecked(options.queues);
    m_marks->setChecked(options.marks);
    // A run of more devices than the last one needs more room.
    const ExportSheet sheet(options, m_view.of(options.lane));
    const QSize size = sheet.size().expandedTo(sheet.leastSize());
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_scale->setValue(options.scale);
    m_seconds->setValue(options.seconds);
    m_rate->setValue(options.framesPerSecond);
}

const ExportFormat& ExportDialog::format() const
{
    return *ExportFormat::find(m_format->currentData().toString());
}

ExportOptions ExportDialog::options() const
{
    ExportOptions options;
    options.format = m_format->currentData().toString();
    options.lane = m_view.lanes.empty() ? ExportOptions::kAllLanes : m_lane->currentData().toInt();
    options.range = static_cast<ExportOptions::Range>(m_range->currentData().toInt());
    options.window = m_content->currentData().toBool();
    options.ruler = m_ruler->isChecked();
    options.figures = m_figures->isChecked();
    options.legend = m_legend->isChecked();
    options.queues = m_queues->isChecked();
    options.marks = m_marks->isChecked();
    options.theme = static_cast<Appearance::Mode>(m_theme->currentData().toInt());
    options.size = {m_width->value(), m_height->value()};
    options.scale = m_scale->value();
    options.seconds = m_seconds->value();
    options.framesPerSecond = m_rate->value();
    return options;
}

QString ExportDialog::path() const
{
    return m_path->text();
}

void ExportDialog::setPath(const QString& path)
{
    m_path->setText(path);
}

void ExportDialog::setDocument(const QString& path)
{
    m_document = QFileInfo(path).canonicalFilePath();
    follow();
}

/// A name that is typed says as what, as it does on the command line.
void ExportDialog::takeTyped(const QString& path)
{
    const ExportFormat* named = ExportFormat::forFile(path);
    if (named == nullptr || QLatin1String(named->suffix) == QLatin1String(format().suffix))
        return;
    const QSignalBlocker quiet(m_format);
    m_format->setCurrentIndex(m_format->findData(QLatin1String(named->id)));
    follow();
}

ExportRequest ExportDialog::request() const
{
    ExportRequest wanted{options(), m_view, path(), m_window};
    // A film of the window there is not: the choice stays for other formats.
    wanted.options.window = wanted.options.window && format().kind != ExportFormat::Kind::Film;
    return wanted;
}

QString ExportDialog::lanesText() const
{
    const int lane = options().lane;
    const QStringList letters = m_view.letters(lane);
    if (letters.isEmpty() || request().options.window)
        return {};
    if (lane != ExportOptions::kAllLanes)
        return format().takesSeveral() ? tr("only %1").arg(letters.front())
                                       : tr("only %1: a file holds one schedule").arg(letters.front());
    const QString all = letters.join(QStringLiteral(", "));
    const QString missing = m_view.withoutRun.join(QStringLiteral(", "));
    const QString text = format().isPicture() ? tr("%1 one below the other").arg(all) : tr("%1 in one file").arg(all);
    return missing.isEmpty() ? text : tr("%1, without %2, which cannot run").arg(text, missing);
}

QString ExportDialog::sizeText() const
{
    const ExportRequest wanted = request();
    const QSizeF size = wanted.options.window ? m_window->size() : wanted.options.size;
    const QLocale locale;
    switch (format().kind) {
    case ExportFormat::Kind::Text: {
        const ExportView view = m_view.of(wanted.options.lane);
        std::size_t count = view.lanes.empty() ? view.run->timeline.startNs.size() : 0;
        for (const ExportLane& lane : view.lanes)
            count += lane.run->timeline.startNs.size();
        return tr("operations: %1").arg(static_cast<qulonglong>(count));
    }
    case ExportFormat::Kind::Drawing:
        return tr("%1 × %2 mm, sharp at any size")
            .arg(locale.toString(size.width() * kMillimetresPerPx, 'f', 0),
                 locale.toString(size.height() * kMillimetresPerPx, 'f', 0));
    default:
        return tr("%1 × %2 pixels")
            .arg(qRound(size.width() * wanted.options.scale))
            .arg(qRound(size.height() * wanted.options.scale));
    }
}

void ExportDialog::follow()
{
    followLanes();
    const ExportFormat& chosen = format();
    const bool film = chosen.kind == ExportFormat::Kind::Film;
    const bool picture = chosen.isPicture();
    const bool window = request().options.window && picture;
    m_range->setEnabled(chosen.takesRange() && !window);
    m_lane->setEnabled(!window);
    m_content->setEnabled(picture && !film);
    for (QWidget* part :
         {static_cast<QWidget*>(m_ruler), static_cast<QWidget*>(m_figures), static_cast<QWidget*>(m_legend),
          static_cast<QWidget*>(m_theme), static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height)})
        part->setEnabled(picture && !window);
    // Charts of several would take the room of their rows.
    m_queues->setEnabled(picture && !window && m_view.of(options().lane).lanes.empty());
    m_marks->setEnabled(picture && !window && !film);
    m_scale->setEnabled(picture && chosen.kind != ExportFormat::Kind::Drawing);
    m_seconds->setEnabled(film);
    m_rate->setEnabled(film);

    // The name follows the format.
    const QFileInfo file(path());
    if (sender() == m_format && !file.fileName().isEmpty()) {
        const QSignalBlocker quiet(m_path);
        const QString name = ExportFormat::baseName(file.fileName()) + chosen.nameEnd();
        m_path->setText(file.path() == u"." ? name : file.path() + u'/' + name);
    }
    const QFileInfo target(path());
    QString note = ExportJob::problemOf(request());
    if (note.isEmpty() && target.fileName().isEmpty())
        note = tr("Name the file that is to be written.");
    else if (note.isEmpty() && target.isDir())
        note = tr("%1 is a folder; name a file in it.").arg(path());
    else if (note.isEmpty() && !target.absoluteDir().exists())
        note = tr("There is no folder %1.").arg(target.absolutePath());
    else if (note.isEmpty() && !m_document.isEmpty() && target.canonicalFilePath() == m_document)
        note = tr("%1 is the scenario's own file; choose another name.").arg(target.fileName());
    m_export->setEnabled(note.isEmpty());
    m_export->setText(target.isFile() ? tr("&Replace") : tr("&Export"));
    if (note.isEmpty() && target.isFile())
        note = tr("There is a file of this name; it will be replaced.");
    m_note->setText(note);
    const QString lanes = lanesText();
    m_sizeText->setText(lanes.isEmpty() ? sizeText() : sizeText() + u'\n' + lanes);
    m_previewLater.start();
}

void ExportDialog::showPreview()
{
    const ExportRequest wanted = request();
    if (!format().isPicture()) {
        m_preview->setPixmap({});
        m_preview->setText(tr("%1: for other programs to read").arg(format().name()));
        return;
    }
    const double ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(m_preview->size()) * ratio;
    std::unique_ptr<ExportSheet> sheet;
    QWidget* page = m_window;
    if (!wanted.options.window) {
        ExportOptions shown = wanted.options;
        shown.marks = shown.marks || format().kind == ExportFormat::Kind::Film;
        sheet = std::make_unique<ExportSheet>(shown, m_view.of(shown.lane));
        page = sheet.get();
    }
    const double scale = std::min({ratio, room.width() / page->width(), room.height() / page->height()});
    // Text below its size is read better when it is made larger and then smaller.
    QPixmap pixmap = QPixmap::fromImage(pictureOf(*page, std::max(1.0, scale))
                                            .scaled((QSizeF(page->size()) * scale).toSize().expandedTo({1, 1}),
                                                    Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    m_preview->setPixmap(pixmap);
}

void ExportDialog::browse()
{
    // What is there already is asked about by the dialog, and told again by the button.
    const QString filter = QStringLiteral("%1 (*.%2)").arg(format().name(), QLatin1String(format().suffix));
    const QString chosen =
        askSaveName(this, tr("Export to"), path(), filter, u'.' + QString::fromLatin1(format().suffix));
    if (!chosen.isEmpty())
        setPath(chosen);
}

void ExportDialog::begin()
{
    if (m_job.busy())
        return;
    m_progress->setValue(0);
    m_progress->show();
    m_export->setEnabled(false);
    m_cancel->setText(tr("Cancel"));
    m_note->clear();
    for (int row = 0; row < m_form->rowCount(); ++row)
        if (QLayoutItem* field = m_form->itemAt(row, QFormLayout::FieldRole))
            field->widget()->setEnabled(false);
    m_job.start(request());
}

void ExportDialog::finish(const ExportOutcome& outcome)
{
    m_progress->hide();
    m_cancel->setText(tr("Close"));
    for (int row = 0; row < m_form->rowCount(); ++row)
        if (QLayoutItem* field = m_form->itemAt(row, QFormLayout::FieldRole))
            field->widget()->setEnabled(true);
    follow();
    if (outcome.cancelled) {
        m_note->setText(tr("Cancelled; nothing was written."));
    } else if (!outcome.problem.isEmpty()) {
        m_note->setText(outcome.problem);
    } else {
        emit exported(outcome);
        accept();
    }
}

void ExportDialog::reject()
{
    if (m_job.busy())
        m_job.cancel();
    else
        QDialog::reject();
}

}  // namespace bubblescope
