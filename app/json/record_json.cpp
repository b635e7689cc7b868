#include "record_json.h"

#include "action_json.h"
#include "fairness.h"
#include "rules_json.h"

#include "core/presets.h"

namespace uno {

namespace {

constexpr int Format = 1;
constexpr qint64 MaxRecordBytes = 64 * 1024 * 1024;
constexpr int MaxNameLength = 200;

QJsonArray playersToJson(const std::vector<RecordPlayer> &players)
{
    QJsonArray list;
    for (const RecordPlayer &player : players) {
        QJsonObject json{{"name", player.name}};
        if (!player.level.isEmpty())
            json.insert("level", player.level);
        if (!player.temper.isEmpty())
            json.insert("temper", player.temper);
        list += json;
    }
    return list;
}

QString shortText(const JsonNode &node)
{
    const QString text = node.text();
    if (text.size() > MaxNameLength)
        node.fail(JsonText::tr("this text is too long"));
    return text;
}

QString optionalText(const JsonNode &node, const char *key)
{
    const auto found = node.find(key);
    return found ? shortText(*found) : QString();
}

std::vector<RecordPlayer> playersFrom(const JsonNode &node)
{
    std::vector<RecordPlayer> players;
    for (const JsonNode &item : node.list()) {
        item.allowOnly({"name", "level", "temper"});
        players.push_back({shortText(item.at("name")), optionalText(item, "level"), optionalText(item, "temper")});
    }
    if (players.size() < MinSeats || players.size() > MaxSeats)
        node.fail(JsonText::tr("a table has from %1 to %2 seats").arg(MinSeats).arg(MaxSeats));
    return players;
}

Seed seedAt(const JsonNode &node)
{
    const auto seed = seedFromHex(node.text().toUtf8());
    if (!seed)
        node.fail(JsonText::tr("64 hex digits are wanted here"));
    return *seed;
}

QByteArray digestAt(const JsonNode &node) { return toHex(seedAt(node)); }

RecordHeader headerFrom(const JsonNode &node)
{
    node.allowOnly({"unorec", "program", "preset", "rules", "players", "dealer", "commitment"});
    if (node.at("unorec").integer(0, 1'000'000) != Format)
        node.at("unorec").fail(JsonText::tr("a newer version of the program wrote this match"));
    RecordHeader header;
    header.program = optionalText(node, "program");
    header.preset = optionalText(node, "preset");
    header.rules = rulesFrom(node.at("rules"));
    header.players = playersFrom(node.at("players"));
    header.dealer = seatFrom(node.at("dealer"), header.seats());
    header.commitment = digestAt(node.at("commitment"));
    return header;
}

RecordRoundEnd roundEndFrom(const JsonNode &node)
{
    node.allowOnly({"round_end", "seed", "commitment", "hash"});
    return {static_cast<int>(node.at("round_end").integer(1, 1'000'000)), seedAt(node.at("seed")),
            digestAt(node.at("commitment")), digestAt(node.at("hash"))};
}

/// Takes the lines after the header, one after the other.
class Lines {
public:
    explicit Lines(Record &record) : m_record(record) { m_record.rounds.emplace_back(); }

    void take(const JsonNode &node, int line)
    {
        if (node.find("do"))
            round().actions.push_back({actionFrom(node, m_record.header.seats(), m_record.header.rules.deck), line});
        else if (node.find("undo"))
            undo(node);
        else if (node.find("round_end"))
            end(node, line);
        else if (node.find("match_seed"))
            matchSeed(node, line);
        else
            node.fail(JsonText::tr("neither an action nor an undo, a round's end or a seed"));
    }

private:
    RecordedRound &round() { return m_record.rounds.back(); }

    void undo(const JsonNode &node)
    {
        node.allowOnly({"undo"});
        const auto count = static_cast<std::size_t>(node.at("undo").integer(1, 1'000'000));
        if (count > round().actions.size())
            node.fail(JsonText::tr("more is taken back than was done in this round"));
        round().actions.resize(round().actions.size() - count);
    }

    void end(const JsonNode &node, int line)
    {
        const RecordRoundEnd read = roundEndFrom(node);
        if (read.round != static_cast<int>(m_record.rounds.size()))
            node.fail(JsonText::tr("round %1 should end here").arg(m_record.rounds.size()));
        round().end = read;
        round().endLine = line;
        m_record.rounds.emplace_back();
    }

    void matchSeed(const JsonNode &node, int line)
    {
        node.allowOnly({"match_seed"});
        m_record.matchSeed = seedAt(node.at("match_seed"));
        m_record.matchSeedLine = line;
    }

    Record &m_record;
};

JsonNode parsedLine(const QByteArray &line, int number)
{
    try {
        return parseJson(line);
    } catch (const BadInput &bad) {
        throw BadInput(JsonText::tr("line %1").arg(number), bad.reason());
    }
}

void inLine(int number, const auto &read)
{
    try {
        read();
    } catch (const BadInput &bad) {
        const QString place = JsonText::tr("line %1").arg(number);
        throw BadInput(bad.place().isEmpty() ? place : place + QStringLiteral(", ") + bad.place(), bad.reason());
    }
}

void takeLine(Record &record, std::optional<Lines> &lines, const QByteArray &bytes, int number)
{
    const JsonNode node = parsedLine(bytes, number);
    inLine(number, [&] {
        if (lines)
            return lines->take(node, number);
        record.header = headerFrom(node);
        lines.emplace(record);
    });
}

} // namespace

QByteArray recordLine(const RecordHeader &header)
{
    QJsonObject json{{"unorec", Format}, {"program", header.program}, {"rules", toJson(header.rules)},
                     {"players", playersToJson(header.players)}, {"dealer", index(header.dealer)},
                     {"commitment", QString::fromLatin1(header.commitment)}};
    if (!header.preset.isEmpty())
        json.insert("preset", header.preset);
    return toLine(json);
}

QByteArray recordLine(const Action &action) { return toLine(toJson(action)); }

QByteArray recordLine(const RecordUndo &undo) { return toLine({{"undo", undo.actions}}); }

QByteArray recordLine(const RecordRoundEnd &end)
{
    return toLine({{"round_end", end.round}, {"seed", QString::fromLatin1(toHex(end.seed))},
                   {"commitment", QString::fromLatin1(end.commitment)}, {"hash", QString::fromLatin1(end.hash)}});
}

QByteArray recordLine(const RecordMatchSeed &seed)
{
    return toLine({{"match_seed", QString::fromLatin1(toHex(seed.seed))}});
}

Record readRecord(const QByteArray &bytes)
{
    if (bytes.size() > MaxRecordBytes)
        throw BadInput({}, JsonText::tr("more than 64 MiB"));
    Record record;
    std::optional<Lines> lines;
    int number = 0;
    for (qsizetype from = 0; from < bytes.size();) {
        const qsizetype end = bytes.indexOf('\n', from);
        record.torn = end < 0;
        if (record.torn)
            break;
        takeLine(record, lines, bytes.mid(from, end - from), ++number);
        from = end + 1;
        record.goodBytes = from;
    }
    if (!lines)
        throw BadInput({}, JsonText::tr("this is no saved match: its first line is missing"));
    return record;
}

RecordHeader readRecordHeader(const QByteArray &firstLine)
{
    RecordHeader header;
    const JsonNode node = parsedLine(firstLine, 1);
    inLine(1, [&] { header = headerFrom(node); });
    return header;
}

} // namespace uno
