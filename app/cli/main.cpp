// uno-cli: the program without a window (SCENARIOS.md). Exit codes: 0 done; 2 the input is wrong, one line on standard error
// says where and why, and nothing is on standard output; 1 anything else.
#include "commands.h"

#include "app/json/json_node.h"

#include <QCoreApplication>

#include <cstdio>
#include <exception>

namespace uno::cli {

namespace {

constexpr int Done = 0;
constexpr int Failed = 1;
constexpr int WrongInput = 2;

struct Command {
    const char *name;
    QByteArray (*run)(const QStringList &words);
    const char *usage;
};

constexpr Command Commands[] = {
    {"script", script, "script FILE...                  play scenarios (- is standard input)"},
    {"view", view, "view FILE --seat S              what seat S may know after the scenario's actions"},
    {"decide", decide, "decide FILE --seat S --bot NAME [--seed N] [--playouts N]"},
    {"arena", arena,
     "arena --seats NAME,NAME,... --games N [--rules JSON|PRESET] [--seed N] [--threads T] [--rotate] [--match]\n"
     "                  [--playouts N] [--seat-bot S=COMMAND]... [--bot-timeout SECONDS]"},
    {"bench", bench, "bench [--rules JSON|PRESET] [--seats N] [--seconds S] [--threads T] [--seed N]"},
    {"rules", rules, "rules [PRESET]                  all presets' ids, or one preset's options"},
    {"verify", verify, "verify MATCHFILE                replay a saved match and check every step"},
};

QByteArray usage()
{
    QByteArray text = "uno-cli " UNO_VERSION "\n";
    for (const Command &command : Commands)
        text += QByteArray("    uno-cli ") + command.usage + '\n';
    return text;
}

QByteArray run(const QStringList &words)
{
    if (words.isEmpty())
        throw BadInput({}, JsonText::tr("a command is missing; uno-cli --help lists them"));
    if (words.first() == QLatin1String("--help") || words.first() == QLatin1String("--version"))
        return words.first() == QLatin1String("--help") ? usage() : QByteArray("uno-cli " UNO_VERSION "\n");
    for (const Command &command : Commands)
        if (words.first() == QLatin1String(command.name))
            return command.run(words.mid(1));
    throw BadInput(words.first(), JsonText::tr("unknown command; uno-cli --help lists them"));
}

int complain(const QString &sentence, int code)
{
    const QByteArray line = "uno-cli: " + QString(sentence).replace(QLatin1Char('\n'), QLatin1Char(' ')).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    return code;
}

int print(const QByteArray &text)
{
    const bool written = std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout)
                             == static_cast<std::size_t>(text.size())
                         && std::fflush(stdout) == 0;
    return written ? Done : complain(JsonText::tr("standard output can't be written"), Failed);
}

int runSafely(const QStringList &words)
{
    try {
        return print(run(words));
    } catch (const BadInput &bad) {
        return complain(bad.sentence(), WrongInput);
    } catch (const std::exception &error) {
        return complain(QString::fromLocal8Bit(error.what()), Failed);
    }
}

} // namespace

} // namespace uno::cli

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    return uno::cli::runSafely(QCoreApplication::arguments().mid(1));
}
