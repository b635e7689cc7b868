// What a play still needs to know. It starts with all legal actions that one card stands for and narrows them by the person's
// answers (a twin card, a color, a seat, a card to give) until one is left. A plain value: no Qt, no rules.
#pragma once

#include "core/action.h"

#include <optional>
#include <vector>

namespace uno {

class Asking {
public:
    enum class Question { None, Second, Color, Target, Give };

    /// At least one option; `cardId` is the hand's id of the card.
    Asking(std::vector<Action> options, int cardId) : m_options(std::move(options)), m_cardId(cardId) {}

    int cardId() const { return m_cardId; }
    /// The next thing to ask; None when nothing is open any more.
    Question question() const;
    /// The action that all answers led to; only when nothing is open.
    const Action &action() const { return m_options.front(); }

    std::vector<Color> colors() const;
    /// The seats that may be named; none among them: nobody may be named as well.
    std::vector<std::optional<Seat>> seats() const;
    /// The cards that may be given, or go along; none among them: no card.
    std::vector<std::optional<Card>> cards() const;

    /// Each answers false if that can't be chosen, and leaves everything as it was.
    bool choose(Color color);
    bool choose(std::optional<Seat> seat);
    bool choose(std::optional<Card> card);

private:
    template <typename Keep>
    bool narrow(Keep keep);

    std::vector<Action> m_options;
    int m_cardId;
};

} // namespace uno
