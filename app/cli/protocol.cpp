#include "protocol.h"

#include "app/json/json_node.h"

namespace uno::cli {

namespace {

/// One word of a command, from `at` on.
QString wordFrom(const QString &command, qsizetype &at)
{
    QString word;
    QChar quote;
    for (; at < command.size(); ++at) {
        const QChar c = command[at];
        if (quote.isNull() && c.isSpace())
            break;
        if (c == QLatin1Char('\\') && quote != QLatin1Char('\'') && at + 1 < command.size())
            word += command[++at];
        else if (quote.isNull() && (c == QLatin1Char('"') || c == QLatin1Char('\'')))
            quote = c;
        else if (c == quote)
            quote = QChar();
        else
            word += c;
    }
    if (!quote.isNull())
        throw BadInput({}, JsonText::tr("a quote is open in %1").arg(quoted(command)));
    return word;
}

} // namespace

QStringList shellWords(const QString &command)
{
    QStringList words;
    for (qsizetype at = 0; at < command.size(); ++at)
        if (!command[at].isSpace())
            words += wordFrom(command, at);
    if (words.isEmpty() || words.first().isEmpty())
        throw BadInput({}, JsonText::tr("a command is missing"));
    return words;
}

std::optional<int> pickFrom(const QByteArray &line, int actions)
{
    try {
        return static_cast<int>(parseJson(line).at("pick").integer(0, actions - 1));
    } catch (const BadInput &) {
        return std::nullopt;
    }
}

} // namespace uno::cli
