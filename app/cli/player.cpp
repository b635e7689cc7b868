#include "player.h"

#include "app/json/json_node.h"

namespace uno::cli {

BotName botNamed(const QString &text)
{
    const auto level = levelFromText(text.section(QLatin1Char('+'), 0, 0).toStdString());
    if (!level)
        throw BadInput({}, JsonText::tr("unknown bot %1").arg(quoted(text)));
    if (!text.contains(QLatin1Char('+')))
        return {*level, Temper::None};
    const auto temper = temperFromText(text.section(QLatin1Char('+'), 1).toStdString());
    if (!temper)
        throw BadInput({}, JsonText::tr("unknown temper of bot %1").arg(quoted(text)));
    return {*level, *temper};
}

LevelPlayer::LevelPlayer(BotName name, std::optional<int> playouts)
    : m_name(name), m_bot(makeBot(name.level, name.temper)), m_budget{playouts, std::nullopt, nullptr}
{
}

Action LevelPlayer::decide(const PlayerView &view, const Witness &witness, Rng &rng)
{
    return m_bot->decide(view, witness.memory(), rng, m_budget).action;
}

std::optional<Action> LevelPlayer::react(const PlayerView &view, const Witness &witness, Rng &rng)
{
    return m_bot->react(view, witness.memory(), rng);
}

std::optional<double> LevelPlayer::reactionTime(Reaction reaction, Rng &rng) const
{
    return uno::reactionTime(m_name.level, m_name.temper, reaction, rng);
}

} // namespace uno::cli
