// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the main window as a file or a picture.

#include "ui/compare/compareview.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exportsettings.h"
#include "ui/export/sheet.h"
#include "ui/gantt/ganttview.h"
#include "ui/help/helpbutton.h"
#include "ui/text/format.h"
#include "ui/window/filenames.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace bubblescope {
ExportView MainWindow::exportView() const
{
    ExportView view{m_play.run(),
                    m_play.fromNs(),
                    m_play.toNs(),
                    m_play.cursorNs(),
                    m_play.pinnedOp(),
                    m_play.pinnedGap(),
                    m_play.pathShown(),
                    m_appearance.ahead(),
                    m_appearance.motion(),
                    {},
                    {},
                    {}};
    for (int lane = 0; m_comparison.isOpen() && lane < m_comparison.count(); ++lane)
        if (const auto& run = m_comparison.play(lane).run(); run && !run->timeline.startNs.empty())
            view.lanes.push_back({run, m_compared->head(lane)->content()});
        else
            view.withoutRun << Comparison::letter(lane);
    if (!view.lanes.empty())
        view.basis = m_compared->basis();
    // The active one may have none; then the picture is the others'.
    if (!view.run && !view.lanes.empty())
        view.run = view.lanes.front().run;
    return view;
}

void MainWindow::askExport()
{
    const ExportView view = exportView();
    if (!view.run)
        return;
    QString folder = rememberedExportFolder();
    if (!m_remembers || folder.isEmpty() || !QDir(folder).exists())
        folder = suggestedFolder(m_files.path());
    const std::vector<Scenario> scenarios =
        m_comparison.isOpen() ? m_comparison.scenarios() : std::vector{view.run->scenario};
    const QString name =
        !m_files.path().isEmpty() ? QFileInfo(m_files.path()).completeBaseName() : suggestedName(scenarios, true);
    const ExportOptions options = m_remembers ? rememberedExport() : ExportOptions();
    auto* dialog = new ExportDialog(view, options, folder + u'/' + name, this, &m_dialogAppearance);
    dialog->setDocument(m_files.path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    addExplainKey(dialog, &m_dialogAppearance);
    connect(dialog, &ExportDialog::exported, this, [this, dialog](const ExportOutcome& outcome) {
        const QString written = QFileInfo(outcome.path).absolutePath();
        if (m_remembers)
            rememberExport(dialog->options(), written);
        m_notice->showDone(
            tr("%1 was written, %2.").arg(QFileInfo(outcome.path).fileName(), formatBytes(outcome.bytes)),
            tr("Show in folder"), [written] { QDesktopServices::openUrl(QUrl::fromLocalFile(written)); });
    });
    dialog->open();
}

void MainWindow::copyPicture()
{
    const ExportView view = exportView();
    if (!view.run || view.run->timeline.startNs.empty())
        return;
    ExportOptions options;
    options.range = ExportOptions::Range::Visible;
    options.figures = m_comparison.isOpen();
    options.marks = true;
    options.theme = m_appearance.mode();
    options.size = m_compared->size();
    ExportSheet sheet(options, view);
    sheet.resize(options.size.expandedTo(sheet.leastSize()));
    QApplication::clipboard()->setImage(pictureOf(sheet, options.scale));
    m_notice->showDone(tr("The picture of the Gantt chart is in the clipboard."));
}

}  // namespace bubblescope
