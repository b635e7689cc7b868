#include "option_row.h"

#include "text_rules.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <QToolButton>

namespace uno {

namespace {

constexpr int EditorWidth = 280;
constexpr int LargeStep = 50;

} // namespace

OptionRow::OptionRow(const RuleRow &row, QWidget *parent) : QWidget(parent), m_row(row)
{
    setObjectName(QString::fromLatin1(row.key.data(), static_cast<qsizetype>(row.key.size())));
    m_name = new QLabel;
    m_name->setWordWrap(true);
    m_mark = new QToolButton;
    m_mark->setAutoRaise(true);
    m_mark->setText(QStringLiteral("↺"));
    connect(m_mark, &QToolButton::clicked, this, [this] { take(m_baseValue); });
    m_editor = makeEditor();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 8, 3);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_mark);
    layout->addWidget(m_editor);
    QSizePolicy keep = m_mark->sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    m_mark->setSizePolicy(keep);
    watch(this);
    watch(m_mark);
    watch(m_editor);
    for (QWidget *child : m_editor->findChildren<QWidget *>())
        watch(child);
    retranslate();
}

void OptionRow::watch(QWidget *widget)
{
    widget->installEventFilter(this);
}

QWidget *OptionRow::makeEditor()
{
    switch (m_row.kind) {
    case RuleKind::Choice: return makeChoice();
    case RuleKind::Flag: return makeFlag();
    case RuleKind::Number: return m_row.numbers.empty() ? makeNumber() : makeChoice();
    case RuleKind::Set: return makeSet();
    }
    return new QWidget;
}

QWidget *OptionRow::makeChoice()
{
    auto *box = new QComboBox;
    box->setFixedWidth(EditorWidth);
    box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the list of options, not the option
    std::vector<int> values(m_row.numbers.begin(), m_row.numbers.end());
    for (int i = 0; values.size() < m_row.values.size(); ++i)
        values.push_back(i);
    for (const int value : values)
        box->addItem(QString(), value);
    m_wordEditor = [this, box] {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, RuleText::optionValueName(m_row.key, box->itemData(i).toInt()));
    };
    m_showInEditor = [box](int value) { box->setCurrentIndex(box->findData(value)); };
    connect(box, &QComboBox::activated, this, [this, box](int i) { take(box->itemData(i).toInt()); });
    return box;
}

QWidget *OptionRow::makeFlag()
{
    auto *box = new QCheckBox;
    box->setFixedWidth(EditorWidth);
    m_wordEditor = [this, box] { box->setText(RuleText::optionValueName(m_row.key, m_value)); };
    m_showInEditor = [box](int value) { box->setChecked(value != 0); };
    connect(box, &QCheckBox::clicked, this, [this](bool on) { take(on ? 1 : 0); });
    return box;
}

QWidget *OptionRow::makeNumber()
{
    auto *box = new QSpinBox;
    box->setFixedWidth(EditorWidth);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setRange(m_row.least, m_row.most);
    box->setSingleStep(m_row.most > 2 * LargeStep ? LargeStep : 1);
    m_wordEditor = [this, box] {
        box->setSpecialValueText(m_row.least == 0 ? RuleText::optionValueName(m_row.key, 0) : QString());
    };
    m_showInEditor = [box](int value) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
    };
    connect(box, &QSpinBox::valueChanged, this, &OptionRow::take);
    return box;
}

QWidget *OptionRow::makeSet()
{
    auto *panel = new QWidget;
    panel->setMinimumWidth(EditorWidth);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    std::vector<QCheckBox *> boxes;
    for (std::size_t i = 0; i < m_row.values.size(); ++i) {
        auto *box = new QCheckBox;
        boxes.push_back(box);
        column->addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this, i](bool on) {
            const int bit = 1 << i;
            take(on ? m_value | bit : m_value & ~bit);
        });
    }
    m_wordEditor = [this, boxes] {
        for (std::size_t i = 0; i < boxes.size(); ++i)
            boxes[i]->setText(RuleText::optionValueName(m_row.key, 1 << i));
    };
    m_showInEditor = [boxes](int value) {
        for (std::size_t i = 0; i < boxes.size(); ++i)
            boxes[i]->setChecked((value >> i & 1) != 0);
    };
    return panel;
}

void OptionRow::take(int value)
{
    show(value);
    emit changed(value);
    emit chosen();
}

void OptionRow::show(int value)
{
    m_value = value;
    m_showInEditor(value);
    m_wordEditor();
    updateMark();
}

void OptionRow::compare(int baseValue, const QString &baseName)
{
    m_baseValue = baseValue;
    m_baseName = baseName;
    updateMark();
}

void OptionRow::updateMark()
{
    const bool differs = m_value != m_baseValue;
    m_mark->setVisible(differs);
    m_mark->setToolTip(tr("Differs from “%1”, which has: %2. Click to set it back.")
                           .arg(m_baseName, RuleText::optionValueName(m_row.key, m_baseValue)));
    m_mark->setAccessibleName(m_mark->toolTip());
    QFont font = m_name->font();
    font.setBold(differs);
    m_name->setFont(font);
}

bool OptionRow::speaksOf(const QString &words) const
{
    if (words.isEmpty() || m_name->text().contains(words, Qt::CaseInsensitive))
        return true;
    if (objectName().contains(words, Qt::CaseInsensitive))
        return true;
    for (std::size_t i = 0; i < m_row.values.size(); ++i) {
        const int value = m_row.kind == RuleKind::Set ? 1 << i : static_cast<int>(i);
        if (RuleText::optionValueName(m_row.key, value).contains(words, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

void OptionRow::setSelected(bool selected)
{
    m_selected = selected;
    update();
}

void OptionRow::setClashing(bool clashing)
{
    m_clashing = clashing;
    update();
}

void OptionRow::retranslate()
{
    m_name->setText(RuleText::optionName(m_row.key));
    m_name->setMinimumHeight(m_name->heightForWidth(m_name->width()));
    m_editor->setAccessibleName(m_name->text());
    m_wordEditor();
    updateMark();
}

bool OptionRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress)
        emit chosen();
    if (event->type() == QEvent::Wheel && watched != this && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// A name that needs two lines gets them.
void OptionRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_name->setMinimumHeight(m_name->heightForWidth(m_name->width()));
}

void OptionRow::paintEvent(QPaintEvent *)
{
    if (!m_selected && !m_clashing)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlpha(40);
    painter.setBrush(m_selected ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter.setPen(m_clashing ? QPen(QColor(0xd0, 0x30, 0x30), 2) : QPen(Qt::NoPen));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

} // namespace uno
