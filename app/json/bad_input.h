// Wrong input from outside: a file, an argument, a bot's answer. It says where and why, in a sentence a person can read.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <exception>

namespace uno {

/// Thrown by every function that reads JSON; what() is not for people, sentence() is.
class BadInput : public std::exception {
public:
    BadInput(QString place, QString reason) : m_place(std::move(place)), m_reason(std::move(reason)) {}
    /// "actions[3].seat", "line 4, column 2"; may be empty.
    const QString &place() const { return m_place; }
    const QString &reason() const { return m_reason; }
    QString sentence() const { return m_place.isEmpty() ? m_reason : m_place + QStringLiteral(": ") + m_reason; }
    const char *what() const noexcept override { return "bad input"; }

private:
    QString m_place;
    QString m_reason;
};

/// The context of all sentences about wrong JSON.
class JsonText {
    Q_DECLARE_TR_FUNCTIONS(JsonText)
};

} // namespace uno
