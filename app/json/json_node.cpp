#include "json_node.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace uno {

namespace {

constexpr int QuoteLength = 40;
constexpr qint64 MaxInputBytes = 16 * 1024 * 1024;

QString lineAndColumn(const QByteArray &bytes, int offset)
{
    const QByteArray before = bytes.left(std::clamp<qsizetype>(offset, 0, bytes.size()));
    const qsizetype column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
    return JsonText::tr("line %1, column %2").arg(before.count('\n') + 1).arg(column);
}

} // namespace

QString quoted(const QString &text)
{
    QString shown = text.left(QuoteLength);
    for (QChar &c : shown)
        if (!c.isPrint() && !c.isSurrogate())
            c = QLatin1Char(' ');
    if (text.size() > QuoteLength)
        shown += QStringLiteral("...");
    return QLatin1Char('"') + shown + QLatin1Char('"');
}

JsonNode parseJson(const QByteArray &bytes)
{
    if (bytes.size() > MaxInputBytes)
        throw BadInput({}, JsonText::tr("more than 16 MiB of JSON"));
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        throw BadInput(lineAndColumn(bytes, error.offset), JsonText::tr("not valid JSON (%1)").arg(error.errorString()));
    return JsonNode(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()));
}

void JsonNode::fail(const QString &reason) const { throw BadInput(m_place, reason); }

QString JsonNode::placeOf(const QString &key) const
{
    return m_place.isEmpty() ? key : m_place + QLatin1Char('.') + key;
}

QJsonObject JsonNode::object() const
{
    if (!m_value.isObject())
        fail(JsonText::tr("an object is wanted here"));
    return m_value.toObject();
}

QString JsonNode::text() const
{
    if (!m_value.isString())
        fail(JsonText::tr("a text is wanted here"));
    return m_value.toString();
}

bool JsonNode::flag() const
{
    if (!m_value.isBool())
        fail(JsonText::tr("true or false is wanted here"));
    return m_value.toBool();
}

qint64 JsonNode::integer(qint64 least, qint64 most) const
{
    const double number = m_value.toDouble(std::nan(""));
    const bool whole = m_value.isDouble() && std::isfinite(number) && std::floor(number) == number;
    if (!whole || number < static_cast<double>(least) || number > static_cast<double>(most))
        fail(JsonText::tr("a whole number from %1 to %2 is wanted here").arg(least).arg(most));
    return static_cast<qint64>(number);
}

std::vector<JsonNode> JsonNode::list() const
{
    if (!m_value.isArray())
        fail(JsonText::tr("a list is wanted here"));
    std::vector<JsonNode> nodes;
    const QJsonArray items = m_value.toArray();
    for (qsizetype i = 0; i < items.size(); ++i)
        nodes.emplace_back(items.at(i), m_place + QStringLiteral("[%1]").arg(i));
    return nodes;
}

std::optional<JsonNode> JsonNode::find(const char *key) const
{
    const QJsonObject members = object();
    const auto found = members.find(QLatin1String(key));
    if (found == members.end())
        return std::nullopt;
    return JsonNode(*found, placeOf(QLatin1String(key)));
}

JsonNode JsonNode::at(const char *key) const
{
    const auto found = find(key);
    if (!found)
        fail(JsonText::tr("\"%1\" is missing").arg(QLatin1String(key)));
    return *found;
}

void JsonNode::allowOnly(std::initializer_list<const char *> keys) const
{
    for (const QString &key : object().keys())
        if (std::none_of(keys.begin(), keys.end(), [&](const char *known) { return key == QLatin1String(known); }))
            fail(JsonText::tr("unknown key %1").arg(quoted(key)));
}

} // namespace uno
