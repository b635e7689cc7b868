// A round as a value and three functions: what a seat may do, one step, and (in view.h) what a seat may know.
#pragma once

#include "state.h"

#include <span>
#include <vector>

namespace uno {

/// What `dealRound` needs to know.
struct Deal {
    Rules rules;
    int seats = MinSeats;           ///< 2 to 10; the rules must not clash (clashOf)
    Seat dealer{};
    std::optional<Seat> starter;    ///< who plays first; none: the seat left of the dealer
    Seed seed{};
    Standing standing{};
};

/// Shuffles, deals and turns the first card up (RULES.md §2). Appends to `events` if it isn't null.
State dealRound(const Deal &deal, Events *events = nullptr);

/// Any position, as scenarios describe it.
struct Position {
    Rules rules;
    std::vector<std::vector<Card>> hands;   ///< one per seat
    std::vector<Card> discard;              ///< last is the top card; at least one
    std::vector<Card> draw;                 ///< first is drawn next
    Seat turn{};
    std::optional<Seat> dealer;             ///< none: the seat before `turn` in direction
    Direction direction = Direction::Clockwise;
    std::optional<Color> color;             ///< the current color; none: "any"
    Side side = Side::Light;
    Phase phase = Phase::Turn;              ///< Turn, Opening or Color
    bool played = true;
    std::vector<int> scores;                ///< one per seat, or empty
    std::uint64_t seed = 1;
};
/// At most MaxCards cards in all.
State stateFrom(const Position &position);

/// A move without its choices: one per distinct card, as SCENARIOS.md's `legal` lists them.
struct Move {
    Verb verb = Verb::Draw;
    Card card{};
    Seat target{};    ///< Catch
    bool lie = false; ///< a Wild Draw card beside a card of the current color (bluff)
};
class MoveList {
public:
    void add(const Move &move) { m_moves[m_size++] = move; }
    const Move *begin() const { return m_moves; }
    const Move *end() const { return m_moves + m_size; }
    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const Move &operator[](int i) const { return m_moves[i]; }

private:
    union { Move m_moves[MaxCards + 32]; }; // left uninitialized: filled up to m_size
    int m_size = 0;

public:
    MoveList() {}
};

/// All that the seat may rightly do now, in no particular order; empty if it has to wait.
MoveList legalMoves(const State &state, Seat seat);
/// The same with every choice (color, target, card to give, second card, call) spelled out.
std::vector<Action> legalActions(const State &state, Seat seat);
/// The actions that one move stands for.
void spellOut(const State &state, Seat seat, const Move &move, std::vector<Action> &into);
/// One of the actions that the move stands for, each choice evenly at random; calls with an even chance.
/// Writes into `into`, so that playouts don't wait for the copy.
void spellAtRandom(const State &state, Seat seat, const Move &move, Rng &rng, Action &into);
inline Action spellAtRandom(const State &state, Seat seat, const Move &move, Rng &rng)
{
    Action action;
    spellAtRandom(state, seat, move, rng, action);
    return action;
}

/// Why `action` would be turned down or punished now; none if it would be accepted.
std::optional<Rejection> rejectionOf(const State &state, const Action &action);

struct Verdict {
    std::optional<Rejection> rejection;
    std::optional<int> penalized; ///< cards drawn for a misplay; the move itself did not happen

    bool accepted() const { return !rejection; }
    bool rejected() const { return rejection && !penalized; }
};
struct Outcome {
    Verdict verdict;
    Events events;
};

/// One step of play. A rejected action leaves the state byte for byte as it was.
Outcome advance(State &state, const Action &action);
/// The same without telling what happened: for playouts.
Verdict step(State &state, const Action &action);

/// The same for an action that is known to be allowed, as those spelled from `legalMoves` are (asserted in debug builds).
void stepAllowed(State &state, const Action &action);

/// Asserts the invariants of a state (debug builds); returns a sentence about the first one broken, or none.
std::optional<const char *> brokenInvariant(const State &state);

} // namespace uno
