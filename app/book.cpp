#include "book.h"

#include "text_rules.h"

#include "core/presets.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>

namespace uno {

namespace {

constexpr std::array allGroups{RuleGroup::Deck,      RuleGroup::Start, RuleGroup::Turn,  RuleGroup::Black,
                               RuleGroup::Responses, RuleGroup::Uno,   RuleGroup::House, RuleGroup::Points};

QString keyOf(const RuleRow &row) { return QString::fromLatin1(row.key.data(), static_cast<qsizetype>(row.key.size())); }

QString idOf(const Preset &preset) { return QString::fromLatin1(preset.id.data(), static_cast<qsizetype>(preset.id.size())); }

const Preset *presetOf(const QString &id) { return findPreset(id.toStdString()); }

QString nameOf(const Preset &preset) { return RuleText::presetName(preset.id); }

QString valueOf(const RuleRow &row, const Rules &rules) { return RuleText::optionValueName(row.key, row.get(rules)); }

QString read(const QString &file)
{
    if (file.isEmpty())
        return {};
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

BookPart heading(const QString &words)
{
    return {{}, QStringLiteral("<h1>%1</h1>").arg(words.toHtmlEscaped()), BookPart::Form::Html};
}

BookPart html(const QString &text) { return {{}, text, BookPart::Form::Html}; }

QString link(const QString &target, const QString &words)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, words.toHtmlEscaped());
}

QString plain(const BookPart &part)
{
    const auto fragment = part.form == BookPart::Form::Html ? QTextDocumentFragment::fromHtml(part.text)
                                                            : QTextDocumentFragment::fromMarkdown(part.text);
    return fragment.toPlainText().remove(QChar::ObjectReplacementCharacter).simplified();
}

/// The words round the first hit, the hit itself in bold.
QString snippetOf(const QString &text, qsizetype at, qsizetype length)
{
    constexpr qsizetype Around = 60;
    const qsizetype from = std::max<qsizetype>(0, at - Around);
    const qsizetype to = std::min(text.size(), at + length + Around);
    return (from > 0 ? QStringLiteral("… ") : QString()) + text.mid(from, at - from).toHtmlEscaped() + QStringLiteral("<b>")
        + text.mid(at, length).toHtmlEscaped() + QStringLiteral("</b>")
        + text.mid(at + length, to - at - length).toHtmlEscaped() + (to < text.size() ? QStringLiteral(" …") : QString());
}

QString pageOf(RuleGroup group) { return QStringLiteral("table:%1").arg(static_cast<int>(group)); }

/// Every value that the rule book has a paragraph for: all choices, both flags, the numbers that stand for themselves.
std::vector<int> tellingValues(const RuleRow &row, const Rules &rules)
{
    if (row.kind == RuleKind::Choice || row.kind == RuleKind::Flag) {
        std::vector<int> values;
        for (int value = 0; value < static_cast<int>(row.values.size()); ++value)
            values.push_back(value);
        return values;
    }
    std::vector<int> values{row.get(rules)};
    if (row.kind == RuleKind::Set) {
        for (std::size_t bit = 0; bit <= row.values.size(); ++bit)
            values.push_back(bit == 0 ? 0 : 1 << (bit - 1));
    } else if (!row.numbers.empty()) {
        values.insert(values.end(), row.numbers.begin(), row.numbers.end());
    } else if (row.least == 0) {
        values.push_back(0);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace

Book::Book(const Rules &rules, QString presetId, QString language)
    : m_rules(rules), m_presetId(std::move(presetId)), m_language(std::move(language))
{
}

QString Book::tableName() const
{
    const Preset *preset = presetOf(m_presetId);
    return preset && preset->rules == m_rules ? nameOf(*preset) : tr("Own rules");
}

const Rules &Book::baseRules() const
{
    const Preset *preset = presetOf(m_presetId);
    return preset ? preset->rules : presets().front().rules;
}

QString Book::baseName() const
{
    const Preset *preset = presetOf(m_presetId);
    return nameOf(preset ? *preset : presets().front());
}

// ---- contents -----------------------------------------------------------------------------------------------------------

std::vector<BookEntry> Book::contents() const
{
    std::vector<BookEntry> entries{{QStringLiteral("table"), {}, tr("The rules of this table"), 0}};
    for (const RuleGroup group : allGroups) {
        entries.push_back({pageOf(group), {}, RuleText::groupName(group), 1});
        for (const RuleRow &row : ruleTable())
            if (row.group == group)
                entries.push_back({pageOf(group), keyOf(row), RuleText::optionName(row.key), 2});
    }
    entries.push_back({{}, {}, tr("The game"), 0});
    for (const QString &chapter : chapters())
        entries.push_back({QStringLiteral("general:") + chapter, {}, chapterTitle(chapter), 1});
    entries.push_back({QStringLiteral("presets"), {}, tr("Presets"), 0});
    for (const Preset &preset : presets())
        entries.push_back({QStringLiteral("preset:") + idOf(preset), {}, nameOf(preset), 1});
    entries.push_back({QStringLiteral("compare:"), {}, tr("Presets side by side"), 1});
    return entries;
}

QString Book::titleOf(const QString &page) const
{
    if (page.startsWith(QLatin1String("option:")))
        return RuleText::optionName(page.section(QLatin1Char(':'), 1).toStdString());
    const QString wanted = page.startsWith(QLatin1String("compare:")) ? QStringLiteral("compare:") : page;
    for (const BookEntry &entry : contents())
        if (entry.page == wanted && entry.anchor.isEmpty())
            return entry.title;
    return {};
}

std::vector<BookPart> Book::partsOf(const QString &page) const
{
    const QString kind = page.section(QLatin1Char(':'), 0, 0);
    const QString rest = page.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("general"))
        return chapterParts(rest);
    if (kind == QLatin1String("table"))
        return rest.isEmpty() ? tableParts() : groupParts(static_cast<RuleGroup>(rest.toInt()));
    if (kind == QLatin1String("option")) {
        const RuleRow *row = findRule(rest.toStdString());
        return row ? optionParts(*row) : std::vector<BookPart>{};
    }
    if (kind == QLatin1String("presets"))
        return presetListParts();
    if (kind == QLatin1String("preset"))
        return presetParts(rest);
    if (kind == QLatin1String("compare"))
        return compareParts(rest.split(QLatin1Char(','), Qt::SkipEmptyParts));
    return {};
}

std::optional<BookPlace> Book::find(const QString &link) const
{
    QString kind = link.section(QLatin1Char(':'), 0, 0);
    QString rest = link.section(QLatin1Char(':'), 1);
    if (!link.contains(QLatin1Char(':')) && findRule(link.section(QLatin1Char('.'), 0, 0).toStdString())) {
        kind = QStringLiteral("rule");
        rest = link;
    } else if (!link.contains(QLatin1Char(':')) && chapters().contains(link)) {
        return BookPlace{QStringLiteral("general:") + link, {}};
    }
    if (kind == QLatin1String("rule")) {
        const RuleRow *row = findRule(rest.section(QLatin1Char('.'), 0, 0).toStdString());
        if (!row)
            return std::nullopt;
        if (!setHere(*row, rest.section(QLatin1Char('.'), 1)))
            return BookPlace{QStringLiteral("option:") + keyOf(*row), {}};
        return BookPlace{pageOf(row->group), keyOf(*row)};
    }
    const QString page = link.section(QLatin1Char('#'), 0, 0);
    if (partsOf(page).empty())
        return std::nullopt;
    return BookPlace{page, link.section(QLatin1Char('#'), 1)};
}

/// True if the option has that value (as the names of the paragraphs spell it) at this table, or none is named.
bool Book::setHere(const RuleRow &row, const QString &value) const
{
    if (value.isEmpty() || row.kind == RuleKind::Number)
        return true;
    const int now = row.get(m_rules);
    for (std::size_t i = 0; i < row.values.size(); ++i)
        if (value == QLatin1String(row.values[i].data(), static_cast<qsizetype>(row.values[i].size())))
            return row.kind == RuleKind::Set ? (now >> i & 1) != 0 : now == static_cast<int>(i);
    return row.kind != RuleKind::Set || now == 0;
}

std::vector<BookHit> Book::search(const QString &words) const
{
    std::vector<BookHit> hits;
    const QString wanted = words.simplified();
    if (wanted.isEmpty())
        return hits;
    QString done;
    for (const BookEntry &entry : contents()) {
        if (entry.page.isEmpty() || entry.page == done || entry.page.startsWith(QLatin1String("compare")))
            continue;
        done = entry.page;
        for (const BookPart &part : partsOf(entry.page)) {
            const QString text = plain(part);
            const qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive);
            if (at >= 0)
                hits.push_back({{entry.page, part.anchor}, titleOf(entry.page), snippetOf(text, at, wanted.size())});
        }
    }
    return hits;
}

// ---- the general game ---------------------------------------------------------------------------------------------------

/// Files are numbered for their order: "05-matching.md" is the chapter "matching".
QStringList Book::chapters() const
{
    QStringList names;
    const QDir folder(QStringLiteral(":/assets/rules/%1/general").arg(m_language));
    for (const QString &file : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        names.append(QFileInfo(file).completeBaseName().section(QLatin1Char('-'), 1));
    return names;
}

QString Book::chapterFile(const QString &chapter) const
{
    const QDir folder(QStringLiteral(":/assets/rules/%1/general").arg(m_language));
    for (const QString &file : folder.entryList({QStringLiteral("*-") + chapter + QStringLiteral(".md")}, QDir::Files))
        if (QFileInfo(file).completeBaseName().section(QLatin1Char('-'), 1) == chapter)
            return folder.filePath(file);
    return {};
}

QString Book::chapterTitle(const QString &chapter) const
{
    static const QRegularExpression title(QStringLiteral("^#\\s*(.+?)\\s*$"), QRegularExpression::MultilineOption);
    const auto match = title.match(read(chapterFile(chapter)));
    return match.hasMatch() ? match.captured(1) : chapter;
}

std::vector<BookPart> Book::chapterParts(const QString &chapter) const
{
    const QString text = read(chapterFile(chapter));
    if (text.isEmpty())
        return {};
    return {{{}, text, BookPart::Form::Markdown}};
}

// ---- this table ---------------------------------------------------------------------------------------------------------

std::vector<BookPart> Book::tableParts() const
{
    std::vector<BookPart> parts{heading(tr("The rules of this table"))};
    QString differences;
    for (const RuleRow &row : ruleTable()) {
        if (row.get(m_rules) == row.get(baseRules()))
            continue;
        differences += QStringLiteral("<li>%1: <b>%2</b> (%3)</li>")
                           .arg(link(QStringLiteral("rule:") + keyOf(row), RuleText::optionName(row.key)),
                                valueOf(row, m_rules).toHtmlEscaped(), valueOf(row, baseRules()).toHtmlEscaped());
    }
    QString text = QStringLiteral("<p><b>%1</b></p>").arg(tableName().toHtmlEscaped());
    if (!differences.isEmpty())
        text += QStringLiteral("<p>%1</p><ul>%2</ul>").arg(tr("What differs from “%1”:").arg(baseName().toHtmlEscaped()), differences);
    parts.push_back(html(text));

    QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\" width=\"100%\">");
    for (const RuleGroup group : allGroups) {
        table += QStringLiteral("<tr><td colspan=\"2\"><br/><b>%1</b></td></tr>")
                     .arg(link(pageOf(group), RuleText::groupName(group)));
        for (const RuleRow &row : ruleTable())
            if (row.group == group)
                table += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                             .arg(link(QStringLiteral("rule:") + keyOf(row), RuleText::optionName(row.key)),
                                  valueOf(row, m_rules).toHtmlEscaped());
    }
    parts.push_back(html(table + QStringLiteral("</table>")));
    return parts;
}

std::vector<BookPart> Book::groupParts(RuleGroup group) const
{
    std::vector<BookPart> parts{heading(RuleText::groupName(group))};
    for (const RuleRow &row : ruleTable()) {
        if (row.group != group)
            continue;
        parts.push_back({keyOf(row),
                         QStringLiteral("<h2 style=\"margin-top:20px\">%1: %2</h2>").arg(RuleText::optionName(row.key).toHtmlEscaped(), valueOf(row, m_rules).toHtmlEscaped()),
                         BookPart::Form::Html});
        parts.push_back(optionPart(row));
        QString foot = link(QStringLiteral("option:") + keyOf(row), tr("All possibilities"));
        if (row.get(m_rules) != row.get(baseRules()))
            foot = tr("“%1” has: %2.").arg(baseName(), valueOf(row, baseRules())).toHtmlEscaped() + QStringLiteral(" ") + foot;
        parts.push_back({keyOf(row), QStringLiteral("<p><small>%1</small></p>").arg(foot), BookPart::Form::Html});
    }
    return parts.size() > 1 ? parts : std::vector<BookPart>{};
}

BookPart Book::optionPart(const RuleRow &row) const
{
    return {keyOf(row), RuleText::paragraph(row.key, row.get(m_rules), m_language), BookPart::Form::Markdown};
}

std::vector<BookPart> Book::optionParts(const RuleRow &row) const
{
    std::vector<BookPart> parts{heading(RuleText::optionName(row.key))};
    for (const int value : tellingValues(row, m_rules)) {
        QString title = RuleText::optionValueName(row.key, value).toHtmlEscaped();
        if (value == row.get(m_rules))
            title += QStringLiteral(" ✔ <small>%1</small>").arg(tr("(so it is at this table)"));
        parts.push_back(html(QStringLiteral("<h2 style=\"margin-top:20px\">%1</h2>").arg(title)));
        parts.push_back({{}, RuleText::paragraph(row.key, value, m_language), BookPart::Form::Markdown});
    }
    QStringList users;
    for (const Preset &preset : presets())
        if (row.get(preset.rules) == row.get(m_rules))
            users.append(link(QStringLiteral("preset:") + idOf(preset), nameOf(preset)));
    if (!users.isEmpty())
        parts.push_back(html(QStringLiteral("<p>%1 %2</p>").arg(tr("Set like this table in:"), users.join(QStringLiteral(", ")))));
    return parts;
}

// ---- presets ------------------------------------------------------------------------------------------------------------

std::vector<BookPart> Book::presetListParts() const
{
    QString list;
    for (const Preset &preset : presets())
        list += QStringLiteral("<p><b>%1</b><br/>%2</p>")
                    .arg(link(QStringLiteral("preset:") + idOf(preset), nameOf(preset)),
                         RuleText::presetLines(preset.id).join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br/>")));
    list += QStringLiteral("<p>%1</p>").arg(link(QStringLiteral("compare:"), tr("Presets side by side")));
    return {heading(tr("Presets")), html(list)};
}

std::vector<BookPart> Book::presetParts(const QString &id) const
{
    const Preset *preset = presetOf(id);
    if (!preset)
        return {};
    std::vector<BookPart> parts{heading(nameOf(*preset)),
                                html(QStringLiteral("<p>%1</p>").arg(RuleText::presetLines(preset->id).join(QStringLiteral("<br/>"))))};
    const Preset &official = presets().front();
    if (preset->rules == official.rules)
        parts.push_back(html(QStringLiteral("<p>%1</p>").arg(tr("All other presets are told by what sets them apart from this one."))));
    else
        parts.push_back(html(QStringLiteral("<p>%1 %2</p>")
                                 .arg(tr("What sets it apart from “%1”:").arg(nameOf(official)).toHtmlEscaped(),
                                      link(QStringLiteral("compare:") + idOf(official) + QLatin1Char(',') + id, tr("Side by side")))));
    const Book own(preset->rules, id, m_language);
    for (const RuleRow &row : ruleTable()) {
        if (preset->rules != official.rules && row.get(preset->rules) == row.get(official.rules))
            continue;
        parts.push_back({keyOf(row),
                         QStringLiteral("<h3 style=\"margin-top:16px\">%1: %2</h3>").arg(RuleText::optionName(row.key).toHtmlEscaped(), valueOf(row, preset->rules).toHtmlEscaped()),
                         BookPart::Form::Html});
        parts.push_back(own.optionPart(row));
    }
    return parts;
}

std::vector<BookPart> Book::compareParts(const QStringList &ids) const
{
    std::vector<std::pair<QString, Rules>> columns;
    for (const QString &id : ids)
        if (const Preset *preset = presetOf(id))
            columns.emplace_back(nameOf(*preset), preset->rules);
    if (columns.empty()) {
        columns.emplace_back(tr("This table"), m_rules);
        columns.emplace_back(nameOf(presets().front()), presets().front().rules);
    }
    QString table = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"5\" width=\"100%\"><tr><th></th>");
    for (const auto &[name, rules] : columns)
        table += QStringLiteral("<th align=\"left\">%1</th>").arg(name.toHtmlEscaped());
    table += QStringLiteral("</tr>");
    int rows = 0;
    for (const RuleRow &row : ruleTable()) {
        const int first = row.get(columns.front().second);
        if (std::all_of(columns.begin(), columns.end(), [&](const auto &column) { return row.get(column.second) == first; }))
            continue;
        ++rows;
        table += QStringLiteral("<tr><td>%1</td>").arg(link(QStringLiteral("option:") + keyOf(row), RuleText::optionName(row.key)));
        for (const auto &[name, rules] : columns) {
            const QString value = valueOf(row, rules).toHtmlEscaped();
            table += QStringLiteral("<td>%1</td>").arg(row.get(rules) == first ? value : QStringLiteral("<b>%1</b>").arg(value));
        }
        table += QStringLiteral("</tr>");
    }
    const QString text = rows > 0 ? table + QStringLiteral("</table>")
                                  : QStringLiteral("<p>%1</p>").arg(tr("These have the same rules."));
    return {heading(tr("Presets side by side")), html(text)};
}

} // namespace uno
