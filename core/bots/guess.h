// A guess deals the cards that a seat can't see, so that they fit its view and what its memory makes likely, and hands out a
// Playout: the round as it may stand, on the same engine and the same rules. Only guess.* may name the whole truth of a round;
// everything else in this folder works with views, memories and playouts.
#pragma once

#include "memory.h"
#include "policy.h"

#include "core/round.h"

#include <memory>

namespace uno {

/// A round that may be the real one. Copyable without heap.
class Playout {
public:
    explicit Playout(const State &state) : m_state(state) {}

    bool over() const { return m_state.over; }
    const Rules &rules() const { return m_state.rules; }
    Phase phase() const { return phaseOf(m_state); }
    /// Who acts next; in a race or a slap the first of those who may.
    Seat actor() const;
    MoveList moves(Seat seat) const { return legalMoves(m_state, seat); }
    /// False if the action isn't legal here.
    bool act(const Action &action) { return step(m_state, action).accepted(); }

    int seats() const { return m_state.seats; }
    bool plays(Seat seat) const { return m_state.plays(seat); }
    std::span<const Card> hand(Seat seat) const { return m_state.hand(seat); }
    int handCount(Seat seat) const { return m_state.handCount(seat); }
    Side side() const { return m_state.side; }
    std::optional<Color> color() const { return m_state.color; }
    Face top() const { return m_state.top(); }
    const Charge &charge() const { return m_state.agenda.top().charge; }
    int moveCount() const { return m_state.moves; }
    /// Everything that `seat` would see.
    PlayerView view(Seat seat) const { return viewFor(m_state, seat); }
    /// What `seat` sees, for the rules of thumb.
    Sight sight(Seat seat) const;

    /// The seat's chance to win the match as things stand at the end of the round (RULES.md §8), 0 to 1; of a round cut
    /// short: by the cards left.
    double worth(Seat seat) const;

private:
    State m_state;
};

class Guess {
public:
    /// Whether what others did not play is weighed, or only the cards that are known counted.
    enum class Inference : std::uint8_t { None, Weighed };

    Guess(const PlayerView &view, const Memory &memory, Inference inference);
    Guess(Guess &&) noexcept;
    Guess &operator=(Guess &&) noexcept;
    ~Guess();

    /// Another round that fits.
    Playout deal(Rng &rng) const;

private:
    struct Table;
    std::unique_ptr<Table> m_table;
};

} // namespace uno
