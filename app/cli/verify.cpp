// uno-cli verify: replays a saved match and checks every step and the shuffles' commitments.
#include "arguments.h"
#include "commands.h"
#include "input.h"

#include "app/json/action_json.h"
#include "app/json/record_replay.h"

namespace uno::cli {

namespace {

QJsonArray scoresOf(const State &state)
{
    QJsonArray scores;
    for (int i = 0; i < state.seats; ++i)
        scores += state.standing.points[static_cast<std::size_t>(i)];
    return scores;
}

QJsonObject summary(const Record &record, const Replay &replay)
{
    int actions = 0;
    int finished = 0;
    for (const ReplayedRound &round : replay.rounds) {
        actions += static_cast<int>(round.actions.size());
        finished += round.over ? 1 : 0;
    }
    const State *last = replay.rounds.empty() ? nullptr : &replay.rounds.back().now;
    return {{"rounds", finished},
            {"actions", actions},
            {"match_over", last && last->over && last->result.matchOver},
            {"match_winners", last && last->over ? seatsOf(last->result.matchWinners) : QJsonArray{}},
            {"scores", last ? scoresOf(*last) : QJsonArray{}},
            {"match_seed_known", record.matchSeed.has_value()},
            {"unchecked_actions", replay.uncheckedActions},
            {"torn", record.torn}};
}

} // namespace

QByteArray verify(const QStringList &words)
{
    const QString file = Arguments(words, {}).onlyFile();
    const QByteArray bytes = readWhole(file);
    return inFile(file, [&] {
        const Record record = readRecord(bytes);
        const Replay replayed = replay(record);
        if (!replayed.good())
            throw BadInput(JsonText::tr("line %1").arg(replayed.problemLine), replayed.problem);
        return toLine(summary(record, replayed));
    });
}

} // namespace uno::cli
