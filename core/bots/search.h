// The opponents that think ahead: guesses of the unseen cards, each played out once for every move worth considering.
#pragma once

#include "guess.h"
#include "heuristic.h"

namespace uno {

/// How an opponent searches.
struct Thinking {
    Guess::Inference inference = Guess::Inference::Weighed;
    int playouts = 900;       ///< where no time is given
    double sureness = 0;      ///< standard errors by which a move must be better than the rule of thumb's
    std::size_t candidates = 10;
    Weights playoutWeights{};
};

/// Values for the actions with which the seat on turn can act, best first. The first is the one to take.
std::vector<Candidate> searched(const PlayerView &view, const Memory &memory, const Care &care, const Thinking &thinking,
                                Rng &rng, const Budget &budget);

/// How two actions compare when both are played out in the same guesses.
struct Comparison {
    double one = 0;   ///< chance to win, 0 to 1
    double other = 0;
    double error = 0; ///< standard error of the difference
};
Comparison compared(const PlayerView &view, const Memory &memory, const Action &one, const Action &other,
                    const Thinking &thinking, Rng &rng, const Budget &budget);

class SearchBot : public HeuristicBot {
public:
    SearchBot(Level level, Temper temper, const Care &care, const Thinking &thinking)
        : HeuristicBot(level, temper, care), m_thinking(thinking)
    {
    }
    Thought decide(const PlayerView &view, const Memory &memory, Rng &rng, const Budget &budget) const override;

private:
    Thinking m_thinking;
};

} // namespace uno
