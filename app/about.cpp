#include "about.h"

#include "app_id.h"
#include "card_image.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace uno {

namespace {

constexpr int IconSize = 96;
constexpr int TextWidth = 420;

} // namespace

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    auto *picture = new QLabel;
    picture->setPixmap(QPixmap::fromImage(drawing(QStringLiteral("icons/uno-table"), {IconSize, IconSize}, devicePixelRatioF())));
    m_text = new QLabel;
    m_text->setWordWrap(true);
    m_text->setFixedWidth(TextWidth);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->setSpacing(18);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addWidget(m_text);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    retranslate();
}

void AboutDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Uno Table"));
    const QString version = tr("Version %1, with Qt %2").arg(QString::fromLatin1(AppVersion), QString::fromLatin1(qVersion()));
    m_text->setText(QStringLiteral("<h2>Uno Table</h2><p>%1</p><p>%2</p><p>%3</p><p>%4</p>")
                        .arg(version, tr("UNO for 2 to 10 players against computer opponents, with the rules of your table."),
                             tr("Free software under the GNU General Public License, version 3 or later. Without any warranty."),
                             tr("UNO is a trademark of Mattel. This program is made by players and has no connection with Mattel.")));
}

} // namespace uno
