// Whoever plays a seat in the arena: a bot of ours, or a program of anybody's.
#pragma once

#include "witness.h"

#include "core/bots/bot.h"

#include <QString>

#include <memory>

namespace uno::cli {

/// What stands in --seats and --bot: "normal", "normal+greedy".
struct BotName {
    Level level = Level::Normal;
    Temper temper = Temper::None;
};
/// Throws BadInput.
BotName botNamed(const QString &text);

class Player {
public:
    virtual ~Player() = default;
    /// The seat must act; the answer is one of the view's legal actions.
    virtual Action decide(const PlayerView &view, const Witness &witness, Rng &rng) = 0;
    /// What it would do out of turn, if it notices in time.
    virtual std::optional<Action> react(const PlayerView &view, const Witness &witness, Rng &rng) = 0;
    /// Milliseconds, or none if it doesn't notice.
    virtual std::optional<double> reactionTime(Reaction reaction, Rng &rng) const = 0;
    /// A round is over: this is how it stands.
    virtual void roundOver(const State &) {}
};

/// A bot of ours. Without `playouts` a searching level takes its fixed number.
class LevelPlayer : public Player {
public:
    LevelPlayer(BotName name, std::optional<int> playouts);
    Action decide(const PlayerView &view, const Witness &witness, Rng &rng) override;
    std::optional<Action> react(const PlayerView &view, const Witness &witness, Rng &rng) override;
    std::optional<double> reactionTime(Reaction reaction, Rng &rng) const override;

private:
    BotName m_name;
    std::unique_ptr<Bot> m_bot;
    Budget m_budget;
};

} // namespace uno::cli
