// SPDX-FileCopyrightText: The Bubblescope developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/facts.h"

#include <QStringList>

namespace bubblescope {

QString Facts::rich() const
{
    QString html = QStringLiteral("<b>%1</b><table cellspacing='0' cellpadding='0'>").arg(title.toHtmlEscaped());
    for (const auto& [what, value] : rows)
        html += QStringLiteral("<tr><td style='padding-right:10px'>%1</td><td>%2</td></tr>")
                    .arg(what.toHtmlEscaped(), value.toHtmlEscaped());
    return html + QStringLiteral("</table>");
}

QString Facts::plain() const
{
    QStringList parts{title};
    for (const auto& [what, value] : rows)
        parts += QStringLiteral("%1 %2").arg(what, value);
    return parts.join(QStringLiteral("; "));
}

}  // namespace bubblescope
