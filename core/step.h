// What is still owed: the steps on the agenda. The top step asks a seat to act, or runs by itself.
#pragma once

#include "card.h"
#include "seat.h"

#include <array>
#include <optional>

namespace uno {

enum class StepKind : std::uint8_t {
    Opening,  ///< race for the first turn; `waiting`: who has not passed
    NameColor,///< the first card is a Wild
    Turn,
    Drawn,    ///< `card` was drawn and may be played
    Follow,   ///< a further card is to be laid on the Wild
    Respond,  ///< `charge` waits for an answer
    Exchange, ///< `seat` gives a card back for `card`, which `other` gives
    Slap,     ///< `waiting`: who has not slapped; `other`: who called
    Ready,
    Onward,   ///< runs by itself: the turn goes on from `seat`, with `charge` for the next
};

/// A penalty, or a Skip that can be answered, on its way to a seat.
struct Charge {
    std::uint16_t cards = 0;      ///< cards to draw; 0 for a Skip, and for Wild Draw Color (see untilColor)
    Face source;                  ///< the face that made it; unknown: there is no charge
    bool untilColor = false;      ///< draw until the color in force comes (Wild Draw Color)
    bool wild = false;            ///< a Wild Draw card is in the sum (courtesy)
    bool repeated = false;        ///< made by a Blank
    bool challengeable = false;   ///< the Wild Draw card is on top and may be challenged
    bool lie = false;             ///< it was laid with a card of the color in hand
    std::uint8_t heldThen = 0;    ///< cards in the bluffer's hand when it was laid
    Seat player{};                ///< who laid the Wild Draw card
    std::optional<Color> colorBefore;
    Symbol effectBefore = Symbol::Unknown;
    std::optional<Seat> layerBefore;

    constexpr bool exists() const { return source.known(); }
    constexpr bool skips() const { return source.symbol() == Symbol::Skip; }
    friend bool operator==(const Charge &, const Charge &) = default;
};

enum class Onward : std::uint8_t { Next, Again };

struct Step {
    StepKind kind = StepKind::Turn;
    Seat seat{};
    Seat other{};
    Onward onward = Onward::Next;
    Card card{};
    SeatSet waiting = 0;
    Charge charge{};

    friend bool operator==(const Step &, const Step &) = default;
};

/// A short stack: a play leaves at most Onward, Exchange and Slap; Ready lies on a Turn.
class Agenda {
public:
    const Step &top() const { return m_steps[m_depth - 1u]; }
    Step &top() { return m_steps[m_depth - 1u]; }
    bool empty() const { return m_depth == 0; }
    int depth() const { return m_depth; }
    /// 0 is the bottom.
    const Step &at(int i) const { return m_steps[static_cast<std::size_t>(i)]; }
    /// A new step on top, to be filled in.
    Step &push(StepKind kind, Seat seat)
    {
        Step &step = m_steps[m_depth++];
        step.kind = kind;
        step.seat = seat;
        return step;
    }
    void pop() { m_steps[--m_depth] = Step{}; }
    void clear() { while (!empty()) pop(); }
    friend bool operator==(const Agenda &, const Agenda &) = default;

private:
    std::array<Step, 4> m_steps{};
    std::uint8_t m_depth = 0;
};

} // namespace uno
