// See match_setup.h.
#include "match_setup.h"

#include "app_id.h"
#include "json/action_json.h"
#include "json/fairness.h"
#include "json/rules_json.h"
#include "text_rules.h"

#include "core/match.h"
#include "core/presets.h"
#include "core/rule_table.h"

#include <QDir>
#include <QJsonArray>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace uno {
namespace {

constexpr int MostDifferences = 3;

constexpr std::array<const char *, MaxSeats> defaultNames{
    //: The person's own name, until it is changed.
    QT_TRANSLATE_NOOP("SetupText", "Player"), QT_TRANSLATE_NOOP("SetupText", "Anna"), QT_TRANSLATE_NOOP("SetupText", "Boris"),
    QT_TRANSLATE_NOOP("SetupText", "Clara"), QT_TRANSLATE_NOOP("SetupText", "David"), QT_TRANSLATE_NOOP("SetupText", "Elena"),
    QT_TRANSLATE_NOOP("SetupText", "Felix"), QT_TRANSLATE_NOOP("SetupText", "Helen"), QT_TRANSLATE_NOOP("SetupText", "Ivan"),
    QT_TRANSLATE_NOOP("SetupText", "Julia")};

/// The default names in every language of the program.
std::vector<QStringList> namesInAllLanguages()
{
    std::vector<QStringList> all(1);
    for (const char *name : defaultNames)
        all.front().append(QString::fromLatin1(name));
    for (const QString &catalog : QDir(QStringLiteral(":/i18n")).entryList({QStringLiteral("uno_*.qm")})) {
        QTranslator translator;
        if (!translator.load(QStringLiteral(":/i18n/") + catalog))
            continue;
        QStringList names;
        for (const char *name : defaultNames)
            names.append(translator.translate("SetupText", name));
        all.push_back(names);
    }
    return all;
}

bool isDefault(const QString &name, int place)
{
    static const std::vector<QStringList> all = namesInAllLanguages();
    return std::ranges::any_of(all, [&](const QStringList &names) { return names.value(place) == name; });
}

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

Rules baseOf(const QString &presetId)
{
    const Preset *preset = findPreset(presetId.toStdString());
    return preset ? preset->rules : Rules{};
}

} // namespace

std::optional<Seat> MatchSetup::person() const
{
    const auto at = std::ranges::find(seats, true, &SeatSetup::human);
    if (at == seats.end())
        return std::nullopt;
    return seatAt(static_cast<int>(at - seats.begin()));
}

MatchSetup SetupText::firstTable()
{
    MatchSetup setup;
    setup.presetId = QStringLiteral("official");
    for (int place = 0; place < 4; ++place)
        setup.seats.push_back({defaultName(place), Level::Normal, Temper::None, place == 0});
    return setup;
}

QString SetupText::defaultName(int place)
{
    return place < 0 || place >= MaxSeats ? QString() : tr(defaultNames[static_cast<std::size_t>(place)]);
}

QString SetupText::shownName(const QString &name, int place)
{
    return isDefault(name, place) ? defaultName(place) : name;
}

QStringList SetupText::shownNames(const MatchSetup &setup)
{
    QStringList names;
    for (const SeatSetup &seat : setup.seats)
        names.append(shownName(seat.name, static_cast<int>(names.size())));
    return names;
}

QString SetupText::summary(const MatchSetup &setup)
{
    QStringList names;
    for (int place = 0; place < setup.seatCount(); ++place)
        if (const SeatSetup &seat = setup.seats[static_cast<std::size_t>(place)]; !seat.human)
            names.append(shownName(seat.name, place));
    const QString rules = setup.presetId.isEmpty() ? tr("Own rules") : RuleText::presetName(setup.presetId.toStdString());
    return tr("%1, %n player(s): %2", nullptr, setup.seatCount()).arg(rules, names.join(QStringLiteral(", ")));
}

QString SetupText::rulesTitle(const Rules &rules, const QString &presetId)
{
    const QString name = presetId.isEmpty() ? tr("Own rules") : RuleText::presetName(presetId.toStdString());
    const Rules base = baseOf(presetId);
    const auto changes = std::ranges::count_if(ruleTable(), [&](const RuleRow &row) { return row.get(rules) != row.get(base); });
    return presetId.isEmpty() || changes == 0 ? name : tr("%1, %n change(s)", nullptr, static_cast<int>(changes)).arg(name);
}

QString SetupText::rulesLine(const Rules &rules, const QString &presetId)
{
    const Rules base = baseOf(presetId);
    QStringList differences;
    int more = 0;
    for (const RuleRow &row : ruleTable()) {
        if (row.get(rules) == row.get(base))
            continue;
        if (differences.size() == MostDifferences)
            ++more;
        else
            differences.append(RuleText::optionName(row.key) + QStringLiteral(": ") + RuleText::optionValueName(row.key, row.get(rules)));
    }
    const QString name = presetId.isEmpty() ? tr("Own rules") : RuleText::presetName(presetId.toStdString());
    if (differences.isEmpty())
        return name;
    if (more > 0)
        differences.append(tr("%n more difference(s)", nullptr, more));
    return name + QStringLiteral(" · ") + differences.join(QStringLiteral(" · "));
}

QString SetupText::lengthText(const Rules &rules)
{
    QStringList ends;
    if (rules.scoring != Scoring::Lazy && rules.target > 0)
        ends.append(tr("to %n point(s)", "length of a match", rules.target));
    if (rules.rounds > 0)
        ends.append(tr("%n round(s)", "length of a match", rules.rounds));
    return ends.isEmpty() ? tr("without end") : ends.join(QStringLiteral(", "));
}

QJsonObject toJson(const MatchSetup &setup)
{
    QJsonArray seats;
    for (const SeatSetup &seat : setup.seats)
        seats.append(QJsonObject{{"name", seat.name}, {"level", text(toText(seat.level))}, {"temper", text(toText(seat.temper))},
                                 {"human", seat.human}});
    return {{"preset", setup.presetId}, {"rules", toJson(setup.rules)}, {"seats", seats}};
}

std::optional<MatchSetup> matchSetupFrom(const QJsonObject &json)
{
    try {
        MatchSetup setup;
        setup.presetId = json.value(QStringLiteral("preset")).toString();
        setup.rules = rulesFrom(JsonNode(json.value(QStringLiteral("rules"))));
        for (const QJsonValue &value : json.value(QStringLiteral("seats")).toArray()) {
            const QJsonObject seat = value.toObject();
            setup.seats.push_back({seat.value(QStringLiteral("name")).toString(),
                                   levelFromText(seat.value(QStringLiteral("level")).toString().toStdString()).value_or(Level::Normal),
                                   temperFromText(seat.value(QStringLiteral("temper")).toString().toStdString()).value_or(Temper::None),
                                   seat.value(QStringLiteral("human")).toBool()});
        }
        if (clashOf(setup.rules, setup.seatCount()))
            return std::nullopt;
        return setup;
    } catch (const BadInput &) {
        return std::nullopt;
    }
}

RecordHeader headerOf(const MatchSetup &setup, const Seed &matchSeed)
{
    RecordHeader header;
    header.program = QStringLiteral("Uno Table ") + QString::fromLatin1(AppVersion);
    header.preset = setup.presetId;
    header.rules = setup.rules;
    for (const SeatSetup &seat : setup.seats)
        header.players.push_back({seat.name, seat.human ? QString() : text(toText(seat.level)),
                                  seat.human || seat.temper == Temper::None ? QString() : text(toText(seat.temper))});
    header.dealer = firstDealer(matchSeed, setup.seatCount());
    header.commitment = commitmentOf(matchSeed);
    return header;
}

MatchSetup setupOf(const RecordHeader &header)
{
    MatchSetup setup;
    setup.rules = header.rules;
    setup.presetId = header.preset;
    for (const RecordPlayer &player : header.players)
        setup.seats.push_back({player.name, levelFromText(player.level.toStdString()).value_or(Level::Normal),
                               temperFromText(player.temper.toStdString()).value_or(Temper::None), player.level.isEmpty()});
    return setup;
}

} // namespace uno
