#include "arguments.h"

#include "app/json/json_node.h"

namespace uno::cli {

namespace {

QString dashed(const QString &option) { return QStringLiteral("--") + option; }

} // namespace

Arguments::Arguments(const QStringList &words, const Known &known)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i].startsWith(QLatin1String("--")))
            i = takeOption(words, i, known);
        else if (words[i].startsWith(QLatin1Char('-')) && words[i].size() > 1)
            throw BadInput(words[i], JsonText::tr("unknown option"));
        else
            m_files += words[i];
    }
}

qsizetype Arguments::takeOption(const QStringList &words, qsizetype at, const Known &known)
{
    const QString word = words[at].mid(2);
    const QString name = word.section(QLatin1Char('='), 0, 0);
    const bool joined = word.contains(QLatin1Char('='));
    if (known.flags.contains(name) && !joined) {
        m_flags += name;
        return at;
    }
    if (!known.values.contains(name))
        throw BadInput(words[at], JsonText::tr("unknown option"));
    if (joined) {
        m_values.append({name, word.section(QLatin1Char('='), 1)});
        return at;
    }
    if (at + 1 >= words.size())
        throw BadInput(dashed(name), JsonText::tr("a value is missing"));
    m_values.append({name, words[at + 1]});
    return at + 1;
}

std::optional<QString> Arguments::value(const QString &option) const
{
    const QStringList all = values(option);
    if (all.size() > 1)
        throw BadInput(dashed(option), JsonText::tr("this option is given twice"));
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

QStringList Arguments::values(const QString &option) const
{
    QStringList all;
    for (const auto &[name, value] : m_values)
        if (name == option)
            all += value;
    return all;
}

qint64 Arguments::integer(const QString &option, qint64 least, qint64 most, qint64 otherwise) const
{
    const auto text = value(option);
    if (!text)
        return otherwise;
    bool whole = false;
    const qint64 number = text->toLongLong(&whole);
    if (!whole || number < least || number > most)
        throw BadInput(dashed(option), JsonText::tr("%1 is not a whole number from %2 to %3").arg(quoted(*text)).arg(least).arg(most));
    return number;
}

double Arguments::number(const QString &option, double least, double most, double otherwise) const
{
    const auto text = value(option);
    if (!text)
        return otherwise;
    bool good = false;
    const double number = text->toDouble(&good);
    if (!good || !(number >= least && number <= most))
        throw BadInput(dashed(option), JsonText::tr("%1 is not a number from %2 to %3").arg(quoted(*text)).arg(least).arg(most));
    return number;
}

QString Arguments::onlyFile() const
{
    if (m_files.size() != 1)
        throw BadInput({}, m_files.isEmpty() ? JsonText::tr("a file is missing") : JsonText::tr("one file is enough"));
    return m_files.first();
}

void Arguments::allowNoFiles() const
{
    if (!m_files.isEmpty())
        throw BadInput(m_files.first(), JsonText::tr("nothing but options is wanted here"));
}

} // namespace uno::cli
