// A JSON value together with its place in the document, so that whatever is wrong with it can be said with the place.
#pragma once

#include "bad_input.h"

#include <QJsonObject>
#include <QJsonValue>

#include <initializer_list>
#include <optional>
#include <vector>

namespace uno {

/// All functions throw BadInput when the value is not what is asked for.
class JsonNode {
public:
    explicit JsonNode(QJsonValue value, QString place = {}) : m_value(std::move(value)), m_place(std::move(place)) {}

    const QJsonValue &value() const { return m_value; }
    const QString &place() const { return m_place; }
    bool isNull() const { return m_value.isNull(); }
    bool isText() const { return m_value.isString(); }

    QString text() const;
    bool flag() const;
    /// A whole number from `least` to `most`.
    qint64 integer(qint64 least, qint64 most) const;
    std::vector<JsonNode> list() const;

    /// The member of that name, which must be there.
    JsonNode at(const char *key) const;
    std::optional<JsonNode> find(const char *key) const;
    /// Complains about the first member that is not one of `keys`, and about a value that is no object.
    void allowOnly(std::initializer_list<const char *> keys) const;

    [[noreturn]] void fail(const QString &reason) const;

private:
    QJsonObject object() const;
    QString placeOf(const QString &key) const;

    QJsonValue m_value;
    QString m_place;
};

/// The document in `bytes`; a syntax error is told with line and column.
JsonNode parseJson(const QByteArray &bytes);

/// A short quotation of what stands there, for messages.
QString quoted(const QString &text);

} // namespace uno
