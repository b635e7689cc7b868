#include "options.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace uno {

namespace {

using Take = std::function<bool(Options &, const QString &value)>;

struct Row {
    const char *name;
    Take take; ///< false if the value is none
};

bool takeRenderer(Options &options, const QString &value)
{
    const QStringList names{QStringLiteral("auto"), QStringLiteral("gpu"), QStringLiteral("software")};
    options.renderer = static_cast<Options::Renderer>(std::max<qsizetype>(0, names.indexOf(value)));
    return names.contains(value);
}

bool takeSeed(Options &options, const QString &value)
{
    bool good = false;
    options.seed = value.toULongLong(&good);
    return good;
}

bool takeLanguage(Options &options, const QString &value)
{
    options.language = value;
    return QStringList{QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("ru")}.contains(value);
}

const std::vector<Row> &rows()
{
    static const std::vector<Row> all{
        {"--renderer", takeRenderer},
        {"--seed", takeSeed},
        {"--language", takeLanguage},
        {"--demo", [](Options &options, const QString &value) { return !(options.demo = value).isEmpty(); }},
        {"--gallery", [](Options &options, const QString &value) { return !(options.gallery = value).isEmpty(); }},
    };
    return all;
}

Options wrong(const QString &sentence)
{
    Options options;
    options.outcome = Options::Outcome::Wrong;
    options.complaint = sentence;
    return options;
}

} // namespace

QString OptionsText::help()
{
    return tr("usage: uno-table [OPTION...] [FILE.unorec]\n"
              "\n"
              "Opens the table, or the record of a match.\n"
              "\n"
              "  --renderer auto|gpu|software   what draws the table (auto: software where there is no GPU)\n"
              "  --language system|en|ru        for this start\n"
              "  --seed N                       the cards of the next new match, for repeating it\n"
              "  --demo FILE.png                bots play a round, at speed; saves a screenshot and ends\n"
              "  --gallery DIR                  saves screenshots of table and dialogs, and ends\n"
              "  --version, --help\n");
}

Options parseOptions(const QStringList &arguments)
{
    Options options;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString name = arguments[i].section(QLatin1Char('='), 0, 0);
        if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("--version")) {
            options.outcome = name == QLatin1String("--version") ? Options::Outcome::Version : Options::Outcome::Help;
            return options;
        }
        const auto row = std::find_if(rows().begin(), rows().end(), [&](const Row &each) { return name == QLatin1String(each.name); });
        if (row == rows().end()) {
            if (name.startsWith(QLatin1Char('-')))
                return wrong(OptionsText::tr("Unknown option: %1").arg(name));
            if (!options.file.isEmpty())
                return wrong(OptionsText::tr("Only one file can be opened: %1").arg(arguments[i]));
            options.file = arguments[i];
            continue;
        }
        QString value = arguments[i].section(QLatin1Char('='), 1);
        if (!arguments[i].contains(QLatin1Char('=')))
            value = arguments.value(++i);
        if (!row->take(options, value))
            return wrong(OptionsText::tr("%1 needs another value than “%2”.").arg(name, value));
    }
    return options;
}

} // namespace uno
