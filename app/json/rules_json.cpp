#include "rules_json.h"

#include "action_json.h"

#include "core/presets.h"
#include "core/rule_table.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace uno {

namespace {


QString listed(std::span<const std::string_view> values)
{
    QStringList words;
    for (const std::string_view value : values)
        words += QLatin1Char('"') + qt(value) + QLatin1Char('"');
    return words.join(QStringLiteral(", "));
}

int indexOf(const RuleRow &row, const JsonNode &node)
{
    const std::string text = node.text().toStdString();
    for (std::size_t i = 0; i < row.values.size(); ++i)
        if (row.values[i] == text)
            return static_cast<int>(i);
    node.fail(JsonText::tr("unknown value %1; it is one of %2").arg(quoted(node.text()), listed(row.values)));
}

int maskFrom(const RuleRow &row, const JsonNode &node)
{
    int mask = 0;
    for (const JsonNode &item : node.list())
        mask |= 1 << indexOf(row, item);
    return mask;
}

int numberFrom(const RuleRow &row, const JsonNode &node)
{
    const int number = static_cast<int>(node.integer(row.least, row.most));
    if (admits(row, number))
        return number;
    QStringList words;
    for (const int value : row.numbers)
        words += QString::number(value);
    node.fail(JsonText::tr("%1 is not one of %2").arg(number).arg(words.join(QStringLiteral(", "))));
}

int valueFrom(const RuleRow &row, const JsonNode &node)
{
    switch (row.kind) {
    case RuleKind::Choice: return indexOf(row, node);
    case RuleKind::Flag: return node.flag() ? 1 : 0;
    case RuleKind::Number: return numberFrom(row, node);
    case RuleKind::Set: return maskFrom(row, node);
    }
    return 0;
}

Rules presetNamed(const JsonNode &node)
{
    const Preset *preset = findPreset(node.text().toStdString());
    if (!preset)
        node.fail(JsonText::tr("unknown preset %1").arg(quoted(node.text())));
    return preset->rules;
}

QJsonArray setToJson(const RuleRow &row, int mask)
{
    QJsonArray list;
    for (std::size_t i = 0; i < row.values.size(); ++i)
        if (mask & (1 << i))
            list += qt(row.values[i]);
    return list;
}

QJsonValue valueToJson(const RuleRow &row, int value)
{
    switch (row.kind) {
    case RuleKind::Choice: return qt(row.values[static_cast<std::size_t>(value)]);
    case RuleKind::Flag: return value != 0;
    case RuleKind::Number: return value;
    case RuleKind::Set: return setToJson(row, value);
    }
    return {};
}

QByteArray memberLine(const RuleRow &row, const Rules &rules)
{
    const QJsonObject single{{qt(row.key), valueToJson(row, row.get(rules))}};
    const QByteArray braced = QJsonDocument(single).toJson(QJsonDocument::Compact);
    return braced.mid(1, braced.size() - 2);
}

} // namespace

Rules rulesFrom(const JsonNode &node)
{
    if (node.isText())
        return presetNamed(node);
    const auto preset = node.find("preset");
    Rules rules = preset ? presetNamed(*preset) : Rules{};
    for (const QString &key : node.value().toObject().keys()) {
        if (key == QLatin1String("preset"))
            continue;
        const RuleRow *row = findRule(key.toStdString());
        if (!row)
            node.fail(JsonText::tr("unknown option %1").arg(quoted(key)));
        row->set(rules, valueFrom(*row, node.at(key.toUtf8().constData())));
    }
    return rules;
}

Rules rulesFromArgument(const QString &argument)
{
    const bool document = argument.trimmed().startsWith(QLatin1Char('{'));
    return rulesFrom(document ? parseJson(argument.toUtf8()) : JsonNode(argument));
}

QJsonObject toJson(const Rules &rules)
{
    QJsonObject json;
    for (const RuleRow &row : ruleTable())
        json.insert(qt(row.key), valueToJson(row, row.get(rules)));
    return json;
}

QByteArray rulesLine(const Rules &rules)
{
    QByteArrayList members;
    for (const RuleRow &row : ruleTable())
        members += memberLine(row, rules);
    return '{' + members.join(',') + '}';
}

} // namespace uno
