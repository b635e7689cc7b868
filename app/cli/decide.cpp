// uno-cli decide: the move that a bot makes in a scenario.
#include "arguments.h"
#include "commands.h"
#include "observed.h"
#include "player.h"
#include "table_arguments.h"

#include "app/json/action_json.h"

namespace uno::cli {

namespace {

std::optional<Action> decisionOf(const Observed &observed, LevelPlayer &bot, Rng &rng)
{
    const Witness &witness = observed.witness;
    const PlayerView view = viewFor(observed.state, witness.seat());
    if (view.legal.empty())
        throw BadInput("--seat", JsonText::tr("there is nothing that seat %1 may do").arg(index(witness.seat())));
    return view.turn == view.seat ? bot.decide(view, witness, rng) : bot.react(view, witness, rng);
}

BotName namedBot(const Arguments &arguments)
{
    const auto name = arguments.value("bot");
    if (!name)
        throw BadInput("--bot", JsonText::tr("this option is needed"));
    try {
        return botNamed(*name);
    } catch (const BadInput &bad) {
        throw BadInput("--bot", bad.reason());
    }
}

} // namespace

QByteArray decide(const QStringList &words)
{
    const Arguments arguments(words, {{}, {"seat", "bot", "seed", "playouts"}});
    const Observed observed = observe(arguments);
    std::optional<int> playouts;
    if (arguments.value("playouts"))
        playouts = static_cast<int>(arguments.integer("playouts", 1, 10'000'000, 1));
    LevelPlayer bot(namedBot(arguments), playouts);
    Rng rng(static_cast<std::uint64_t>(seedOf(arguments)));
    const auto action = decisionOf(observed, bot, rng);
    return action ? toLine(toJson(*action)) : QByteArray("null\n");
}

} // namespace uno::cli
