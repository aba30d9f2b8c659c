// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/savedialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace bubblescope {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

bool mayReplace(QWidget* parent, const QString& path)
{
    const QString question = Text::tr("%1 is there already. Is it to be replaced?").arg(QFileInfo(path).fileName());
    return !QFileInfo::exists(path) ||
           QMessageBox::question(parent, Text::tr("Replace the file?"), question, QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
}

}  // namespace

QString askSaveName(QWidget* parent, const QString& title, const QString& start, const QString& filter,
                    const QString& suffix)
{
    QFileDialog dialog(parent, title, QString(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    const QFileInfo begin(start);
    dialog.setDirectory(begin.isDir() ? begin.filePath() : begin.path());
    if (!start.isEmpty() && !begin.isDir())
        dialog.selectFile(begin.fileName());
    while (dialog.exec() == QDialog::Accepted) {
        QString path = dialog.selectedFiles().value(0);
        if (QFileInfo(path).suffix().isEmpty())
            path += suffix;
        if (mayReplace(parent, path))
            return path;
    }
    return {};
}

}  // namespace bubblescope
