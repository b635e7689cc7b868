// See statistics.h.
#include "statistics.h"

#include "saves.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

namespace uno {
namespace {

constexpr qint64 LargestStatistics = 16 * 1024 * 1024;
constexpr int MostCurvePoints = 200;
constexpr int MostRemembered = 500; ///< matches that are known to have been counted

const QString Counted = QStringLiteral("counted");
const QString LeftOut = QStringLiteral("leftOut");
const QString Tallies = QStringLiteral("tallies");
const QString Totals = QStringLiteral("totals");
const QString Curve = QStringLiteral("curve");

QString levelOf(const MatchSetup &setup)
{
    QString level;
    for (const SeatSetup &seat : setup.seats) {
        if (seat.human)
            continue;
        const std::string_view text = toText(seat.level);
        const QString own = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        if (!level.isEmpty() && level != own)
            return QStringLiteral("mixed");
        level = own;
    }
    return level;
}

void add(QJsonObject &object, const QString &key, int amount)
{
    object[key] = object.value(key).toInt() + amount;
}

/// The facts of one action's events.
void tell(RoundFacts &facts, const Events &events, Seat person, const State &before, const State &after)
{
    const bool hadOne = before.handCount(person) == 1 && before.plays(person);
    if (!hadOne && after.handCount(person) == 1 && !after.over)
        ++facts.oneCard;
    for (const Event &event : events) {
        if (event.kind == EventKind::Caught && event.seat == person)
            ++facts.catches;
        if (event.kind == EventKind::Caught && event.other == person)
            ++facts.caught;
        if (event.kind == EventKind::PenaltyPut && event.seat == person && hadOne)
            ++facts.hitAtOneCard;
    }
    if (catchable(after) == person && catchable(before) != person)
        ++facts.callsForgotten;
}

int sumOf(const QJsonObject &tallies, const QString &key)
{
    int sum = 0;
    for (const QJsonValue &tally : tallies)
        sum += tally.toObject().value(key).toInt();
    return sum;
}

} // namespace

RoundFacts factsOf(const PlayedRound &round, Seat person)
{
    RoundFacts facts;
    State state = round.start;
    for (const Action &action : round.actions) {
        const State before = state;
        const Outcome outcome = advance(state, action);
        tell(facts, outcome.events, person, before, state);
    }
    facts.won = state.over && state.result.winner == person;
    facts.points = state.result.points[static_cast<std::size_t>(index(person))];
    return facts;
}

Statistics::Statistics(QObject *parent)
    : Statistics(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/statistics.json"),
                 parent)
{
}

Statistics::Statistics(QString file, QObject *parent) : QObject(parent), m_file(std::move(file))
{
    load();
}

void Statistics::load()
{
    QFile file(m_file);
    if (!file.exists())
        return;
    if (file.open(QIODevice::ReadOnly) && file.size() <= LargestStatistics) {
        const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
        m_data = document.object();
        if (document.isObject())
            return;
    }
    file.close();
    const QString aside = Saves::putAside(m_file);
    m_problem = tr("The statistics could not be read and start anew. The old file was put aside as %1.")
                    .arg(QFileInfo(aside).fileName());
}

void Statistics::save()
{
    QDir().mkpath(QFileInfo(m_file).path());
    const QString problem = Saves::saveAs(m_file, QJsonDocument(m_data).toJson(QJsonDocument::Compact));
    if (!problem.isEmpty() && !m_complained)
        m_problem = problem;
    m_complained = !problem.isEmpty();
    emit changed();
}

void Statistics::count(const MatchRun &run)
{
    const auto person = run.setup().person();
    if (!person || !counts(run.id()))
        return;
    const QString id = QString::fromLatin1(run.id());
    QJsonArray counted = m_data.value(Counted).toArray();
    qsizetype at = 0;
    while (at < counted.size() && counted[at].toObject().value(QStringLiteral("id")).toString() != id)
        ++at;
    QJsonObject known = at < counted.size() ? counted[at].toObject() : QJsonObject{{"id", id}};
    const int before = known.value(QStringLiteral("rounds")).toInt();
    const bool matchCounted = known.value(QStringLiteral("match")).toBool();
    int rounds = 0;
    while (rounds < run.round() && run.rounds()[static_cast<std::size_t>(rounds)].over)
        ++rounds;
    if (rounds <= before && (matchCounted || !run.matchOver()))
        return;
    for (int round = before; round < rounds; ++round)
        countRound(run, round, *person);
    if (run.matchOver() && !matchCounted)
        countMatch(run, *person);
    known[QStringLiteral("rounds")] = rounds;
    known[QStringLiteral("match")] = run.matchOver();
    if (at < counted.size())
        counted[at] = known;
    else
        counted.append(known);
    while (counted.size() > MostRemembered)
        counted.removeFirst();
    m_data[Counted] = counted;
    save();
}

void Statistics::countRound(const MatchRun &run, int round, Seat person)
{
    const RoundFacts facts = factsOf(run.rounds()[static_cast<std::size_t>(round)], person);
    QJsonObject totals = m_data.value(Totals).toObject();
    add(totals, QStringLiteral("callsForgotten"), facts.callsForgotten);
    add(totals, QStringLiteral("caught"), facts.caught);
    add(totals, QStringLiteral("catches"), facts.catches);
    add(totals, QStringLiteral("oneCard"), facts.oneCard);
    add(totals, QStringLiteral("hitAtOneCard"), facts.hitAtOneCard);
    add(totals, QStringLiteral("points"), facts.points);
    m_data[Totals] = totals;

    QJsonObject tallies = m_data.value(Tallies).toObject();
    const QString key = run.setup().presetId + QLatin1Char('/') + levelOf(run.setup());
    QJsonObject tally = tallies.value(key).toObject();
    add(tally, QStringLiteral("rounds"), 1);
    add(tally, QStringLiteral("roundsWon"), facts.won ? 1 : 0);
    tallies[key] = tally;
    m_data[Tallies] = tallies;
}

void Statistics::countMatch(const MatchRun &run, Seat person)
{
    const State &state = run.state();
    const bool won = contains(state.result.matchWinners, person);
    const int total = state.standing.points[static_cast<std::size_t>(index(person))];
    const bool lowIsGood = run.setup().rules.scoring == Scoring::EachKeeps;

    QJsonObject tallies = m_data.value(Tallies).toObject();
    const QString key = run.setup().presetId + QLatin1Char('/') + levelOf(run.setup());
    QJsonObject tally = tallies.value(key).toObject();
    const bool first = tally.value(QStringLiteral("matches")).toInt() == 0;
    const int best = tally.value(QStringLiteral("bestScore")).toInt();
    tally[QStringLiteral("bestScore")] = first ? total : lowIsGood ? std::min(best, total) : std::max(best, total);
    add(tally, QStringLiteral("matches"), 1);
    add(tally, QStringLiteral("matchesWon"), won ? 1 : 0);
    tallies[key] = tally;
    m_data[Tallies] = tallies;

    m_data[QStringLiteral("streak")] = won ? streak() + 1 : 0;
    m_data[QStringLiteral("longestStreak")] = std::max(longestStreak(), streak());
    QJsonArray points = m_data.value(Curve).toArray();
    points.append(QJsonObject{{"preset", run.setup().presetId}, {"total", total}, {"won", won}});
    while (points.size() > MostCurvePoints)
        points.removeFirst();
    m_data[Curve] = points;
}

void Statistics::leaveOut(const QByteArray &matchId)
{
    if (!counts(matchId))
        return;
    QJsonArray leftOut = m_data.value(LeftOut).toArray();
    leftOut.append(QString::fromLatin1(matchId));
    while (leftOut.size() > MostRemembered)
        leftOut.removeFirst();
    m_data[LeftOut] = leftOut;
    save();
}

bool Statistics::counts(const QByteArray &matchId) const
{
    return !m_data.value(LeftOut).toArray().contains(QString::fromLatin1(matchId));
}

void Statistics::reset()
{
    // What has been counted stays known, or a match in progress would be counted again.
    m_data = {{Counted, m_data.value(Counted)}, {LeftOut, m_data.value(LeftOut)}};
    save();
}

std::vector<Tally> Statistics::tallies() const
{
    std::vector<Tally> rows;
    const QJsonObject tallies = m_data.value(Tallies).toObject();
    for (auto at = tallies.begin(); at != tallies.end(); ++at) {
        const QJsonObject tally = at->toObject();
        const QStringList key = at.key().split(QLatin1Char('/'));
        rows.push_back({key.value(0), key.value(1), tally.value(QStringLiteral("rounds")).toInt(),
                        tally.value(QStringLiteral("roundsWon")).toInt(), tally.value(QStringLiteral("matches")).toInt(),
                        tally.value(QStringLiteral("matchesWon")).toInt(),
                        tally.value(QStringLiteral("bestScore")).toInt()});
    }
    return rows;
}

RoundFacts Statistics::totals() const
{
    const QJsonObject totals = m_data.value(Totals).toObject();
    RoundFacts facts;
    facts.points = totals.value(QStringLiteral("points")).toInt();
    facts.callsForgotten = totals.value(QStringLiteral("callsForgotten")).toInt();
    facts.caught = totals.value(QStringLiteral("caught")).toInt();
    facts.catches = totals.value(QStringLiteral("catches")).toInt();
    facts.oneCard = totals.value(QStringLiteral("oneCard")).toInt();
    facts.hitAtOneCard = totals.value(QStringLiteral("hitAtOneCard")).toInt();
    return facts;
}

int Statistics::rounds() const
{
    return sumOf(m_data.value(Tallies).toObject(), QStringLiteral("rounds"));
}

int Statistics::roundsWon() const
{
    return sumOf(m_data.value(Tallies).toObject(), QStringLiteral("roundsWon"));
}

int Statistics::matches() const
{
    return sumOf(m_data.value(Tallies).toObject(), QStringLiteral("matches"));
}

int Statistics::matchesWon() const
{
    return sumOf(m_data.value(Tallies).toObject(), QStringLiteral("matchesWon"));
}

std::vector<CurvePoint> Statistics::curve() const
{
    std::vector<CurvePoint> points;
    for (const QJsonValue &value : m_data.value(Curve).toArray()) {
        const QJsonObject point = value.toObject();
        points.push_back({point.value(QStringLiteral("preset")).toString(), point.value(QStringLiteral("total")).toInt(),
                          point.value(QStringLiteral("won")).toBool()});
    }
    return points;
}

QString Statistics::takeProblem()
{
    return std::exchange(m_problem, QString());
}

} // namespace uno
