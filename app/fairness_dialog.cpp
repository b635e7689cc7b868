#include "fairness_dialog.h"

#include "fairness_model.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace uno {

FairnessDialog::FairnessDialog(FairnessModel &model, QWidget *parent) : QDialog(parent), m_model(model)
{
    setObjectName(QStringLiteral("fairnessDialog"));
    m_explanation = new QLabel;
    m_explanation->setWordWrap(true);
    m_text = new QTextBrowser;
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_check = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_check->setObjectName(QStringLiteral("check"));
    connect(m_check, &QPushButton::clicked, this, &FairnessDialog::checkAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_model, &FairnessModel::changed, this, &FairnessDialog::fill);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &FairnessDialog::fill);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &FairnessDialog::fill);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_explanation);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    resize(760, 480);
    retranslate();
}

void FairnessDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FairnessDialog::retranslate()
{
    setWindowTitle(tr("Fairness"));
    m_explanation->setText(tr("Before each deal the program fixes the shuffle by a secret number, the seed, and shows its "
                              "SHA-256 hash, the commitment. After the round it shows the seed. The hash proves that the seed, and "
                              "with it the order of the cards, was the same all along."));
    m_check->setText(tr("Check all"));
    fill();
}

void FairnessDialog::fill()
{
    const auto line = [](const QString &title, const QString &digits) {
        return QStringLiteral("<tr><td>%1&nbsp;</td><td><tt>%2</tt></td></tr>").arg(title.toHtmlEscaped(), digits.toHtmlEscaped());
    };
    QString text;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex index = m_model.index(row);
        const QString seed = m_model.data(index, FairnessModel::SeedRole).toString();
        const QString verdict = m_model.data(index, FairnessModel::VerdictRole).toString();
        text += QStringLiteral("<h3>%1</h3><table>").arg(tr("Round %1").arg(m_model.data(index, FairnessModel::RoundRole).toInt()));
        text += line(tr("Commitment"), m_model.data(index, FairnessModel::CommitmentRole).toString());
        text += line(tr("Seed"), seed.isEmpty() ? tr("(shown when the round is over)") : seed);
        text += QStringLiteral("</table>");
        if (!verdict.isEmpty())
            text += QStringLiteral("<p><b>%1</b></p>").arg(verdict.toHtmlEscaped());
    }
    const QString seed = m_model.matchSeed();
    text += QStringLiteral("<h3>%1</h3><table>").arg(tr("The whole match"));
    text += line(tr("Commitment"), m_model.matchCommitment());
    text += line(tr("Seed"), seed.isEmpty() ? tr("(shown when the match is over)") : seed) + QStringLiteral("</table>");
    m_text->setHtml(text);
}

void FairnessDialog::checkAll()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_model.check(row);
    fill();
}

} // namespace uno
