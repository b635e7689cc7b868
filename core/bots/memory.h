// What one seat has legally seen in this round: cards of others that it knows, and what their draws and plays tell about the
// rest of their hands. It is fed by events redacted for that seat and never sees anything else. A plain copyable value.
#pragma once

#include "core/event.h"
#include "core/view.h"

#include <array>
#include <vector>

namespace uno {

/// Cards of one hand that came together and of which the same is known: how likely each face is beside a card drawn blindly.
struct Batch {
    double count = 0;                 ///< how many are left; a fraction where it isn't known which batch a card left
    std::array<float, 256> factor{};  ///< by `factorIndex`; 1: as likely as chance has it

    static Batch fresh(double count);
    friend bool operator==(const Batch &, const Batch &) = default;
};
/// Place of a face in `Batch::factor`.
constexpr std::size_t factorIndex(Face face, Side side)
{
    return (side == Side::Dark ? 128u : 0u) + (face.code() & 127u);
}

class Memory {
public:
    Memory(Seat own, int seats);

    /// Takes a position as it is, without a history (scenarios, a match joined in the middle).
    void begin(const PlayerView &view);
    /// One event, redacted for this seat, in the order of happening; `after`: the seat's view after the whole action.
    void note(const Event &event, const PlayerView &after);

    Seat own() const { return m_own; }
    /// Cards that `seat` certainly holds and this seat has seen. For the own seat: its hand.
    const std::vector<Card> &known(Seat seat) const { return at(seat).known; }
    const std::vector<Batch> &batches(Seat seat) const { return at(seat).batches; }
    /// How often in a row `seat` could not follow the color.
    int timesLacked(Seat seat, Color color) const { return at(seat).lacked[static_cast<std::size_t>(color)]; }
    /// Wild Draw cards that the seat was shown to have laid wrongly, and those that were proven right, in this match.
    int lies(Seat seat) const { return at(seat).lies; }
    int truths(Seat seat) const { return at(seat).truths; }

    friend bool operator==(const Memory &, const Memory &) = default;

private:
    struct Holding {
        std::vector<Card> known;
        std::vector<Batch> batches;
        std::array<std::uint8_t, 8> lacked{};
        int lies = 0;
        int truths = 0;
        friend bool operator==(const Holding &, const Holding &) = default;
    };

    Holding &at(Seat seat) { return m_holdings[static_cast<std::size_t>(index(seat))]; }
    const Holding &at(Seat seat) const { return m_holdings[static_cast<std::size_t>(index(seat))]; }
    void restart();
    void gain(Seat seat, const std::vector<Card> &cards);
    void lose(Seat seat, Card card);
    void loseUnseen(Seat seat);
    void noteDraw(const Event &event, const Rules &rules);
    void notePlay(const Event &event, const PlayerView &after);
    void noteKept(Seat seat);
    void noteAccepted(Seat seat, const Rules &rules);
    void noteTurnCame();
    void noteShown(const Event &event);
    void noteExchange(const Event &event);
    void noteHands(const Event &event, const PlayerView &after);
    void noteTop(const Event &event);
    void noteColorChosen(Seat seat, Color color);
    void doubtPlayable(Holding &holding, float factor, bool blacksToo);
    void doubtBetter(Seat seat, Face played, const PlayerView &after);
    int cardsOf(Seat seat) const;
    bool couldPlay(Face face) const;
    void doubt(Batch &batch, float factor, bool blacksToo) const;

    Seat m_own;
    std::vector<Holding> m_holdings;
    bool m_begun = false;
    Face m_top;                       ///< what lay on top before the event
    std::optional<Color> m_color;
    Side m_side = Side::Light;
    std::optional<Seat> m_charged;    ///< who must answer a penalty
    std::optional<Seat> m_drew;       ///< drew in its turn and has not yet played or kept that card
};

} // namespace uno
