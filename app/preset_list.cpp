#include "preset_list.h"

#include "own_presets.h"
#include "text_rules.h"

#include "core/presets.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace uno {

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int LinesRole = Qt::UserRole + 1;
constexpr int Padding = 7;
constexpr int Indent = 2;
constexpr int MostHeight = 1000;
constexpr qreal SmallFont = 0.88;

class PresetDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// As high as the wrapped lines need in the list's present width.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = static_cast<const QAbstractItemView *>(option.widget)->viewport()->width() - 2 * Padding - Indent;
        const QRect lines = QFontMetrics(lineFont(option)).boundingRect({0, 0, width, MostHeight}, LineFlags, linesOf(index));
        return {1, QFontMetrics(nameFont(option)).height() + lines.height() + 2 * Padding};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const auto role = (item.state & QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text;
        painter->save();
        painter->setPen(item.palette.color(role));
        QRect box = option.rect.adjusted(Padding + Indent, Padding, -Padding, -Padding);
        painter->setFont(nameFont(option));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        box.setTop(box.top() + painter->fontMetrics().height());
        painter->setFont(lineFont(option));
        painter->drawText(box, LineFlags, linesOf(index));
        painter->restore();
    }

private:
    static constexpr int LineFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    static QString linesOf(const QModelIndex &index) { return index.data(LinesRole).toStringList().join(QLatin1Char('\n')).trimmed(); }
    static QFont nameFont(const QStyleOptionViewItem &option)
    {
        QFont font = option.font;
        font.setBold(true);
        return font;
    }
    static QFont lineFont(const QStyleOptionViewItem &option)
    {
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * SmallFont);
        return font;
    }
};

} // namespace

PresetList::PresetList(QWidget *parent) : QListWidget(parent)
{
    setItemDelegate(new PresetDelegate(this));
    setAlternatingRowColors(true);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fill();
}

void PresetList::fill()
{
    const QString before = chosen();
    const QSignalBlocker quiet(this);
    clear();
    for (const Preset &preset : presets())
        addEntry(QString::fromLatin1(preset.id.data(), static_cast<qsizetype>(preset.id.size())), RuleText::presetName(preset.id),
                 RuleText::presetLines(preset.id));
    for (const QString &name : OwnPresets::names())
        addEntry(QStringLiteral("own:") + name, name, {tr("Your own rules"), QString()});
    choose(before);
}

void PresetList::addEntry(const QString &id, const QString &name, const QStringList &lines)
{
    auto *item = new QListWidgetItem(name, this);
    item->setData(IdRole, id);
    item->setData(LinesRole, lines);
    item->setToolTip(lines.join(QLatin1Char('\n')).trimmed());
    item->setData(Qt::AccessibleDescriptionRole, item->toolTip());
}

QString PresetList::chosen() const
{
    return currentItem() ? currentItem()->data(IdRole).toString() : QString();
}

void PresetList::choose(const QString &id)
{
    const QSignalBlocker quiet(this);
    setCurrentItem(nullptr);
    for (int i = 0; i < count(); ++i)
        if (item(i)->data(IdRole).toString() == id)
            setCurrentRow(i);
    if (currentItem())
        scrollToItem(currentItem());
}

} // namespace uno
