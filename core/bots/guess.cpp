// Dealing the unseen. Cards that are known for sure go where they are; every other hand gets cards from the unseen ones, each
// accepted as readily as its seat's behavior makes it likely; the rest is the draw pile.
#include "guess.h"

#include "core/deck.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace uno {

namespace {

constexpr int MostTries = 24;

void removeFrom(std::vector<Card> &cards, Card card)
{
    const auto found = std::find(cards.begin(), cards.end(), card);
    if (found == cards.end())
        return;
    *found = cards.back();
    cards.pop_back();
}

/// The factors of one batch, scaled so that the likeliest card is always taken.
struct Taste {
    double share = 0; ///< cards of the hand that are of this batch
    std::array<float, 256> accept{};

    float of(Card card) const
    {
        float chance = 1;
        if (card.light.known())
            chance *= accept[factorIndex(card.light, Side::Light)];
        if (card.dark.known())
            chance *= accept[factorIndex(card.dark, Side::Dark)];
        return chance;
    }
};

void scaleToOne(Taste &taste, std::span<const Card> pool)
{
    float most = 0;
    for (Card card : pool)
        most = std::max(most, taste.of(card));
    if (most <= 0)
        return taste.accept.fill(1);
    if (pool.empty() || pool.front().twoSided())
        return; // weighed, not tried: no scale needed
    for (float &accept : taste.accept)
        accept /= most;
}

} // namespace

// ---------------------------------------------------------------------------------------------------------------- Playout

Seat Playout::actor() const
{
    if (const auto turn = seatOnTurn(m_state))
        return *turn;
    return seatAt(std::countr_zero(static_cast<unsigned>(m_state.agenda.top().waiting)));
}

Sight Playout::sight(Seat seat) const
{
    Sight sight;
    sight.rules = &m_state.rules;
    sight.hand = m_state.hand(seat);
    sight.side = m_state.side;
    sight.color = m_state.color;
    sight.seatsInPlay = seatsInPlay(m_state);
    Seat other = nextInPlay(m_state, seat);
    sight.next = sight.previous = sight.least = m_state.handCount(other);
    while ((other = nextInPlay(m_state, other)) != seat) {
        sight.previous = m_state.handCount(other);
        sight.least = std::min(sight.least, sight.previous);
    }
    sight.countHand();
    return sight;
}

namespace {

/// How far a seat is on its way to win a match, in points; higher is better.
double progress(const State &state, int seat)
{
    const auto i = static_cast<std::size_t>(seat);
    const Standing &standing = state.standing;
    switch (state.rules.scoring) {
    case Scoring::WinnerTakes:
        return standing.points[i];
    case Scoring::EachKeeps:
        return -standing.points[i];
    case Scoring::Lazy:
        return 100.0 * (standing.won[i] - standing.lost[i]);
    }
    return 0;
}

/// How many points make up for luck in the rest of the match.
double swing(const State &state)
{
    constexpr double PerRound = 110;
    double rounds = 4;
    if (state.rules.rounds > 0)
        rounds = std::max(1, state.rules.rounds - state.standing.rounds);
    if (state.rules.target > 0) {
        double most = 0;
        for (int s = 0; s < state.seats; ++s)
            most = std::max(most, static_cast<double>(state.standing.points[static_cast<std::size_t>(s)]));
        rounds = std::min(rounds, 0.5 + (state.rules.target - most) / PerRound);
    }
    return PerRound * std::sqrt(std::max(0.4, rounds));
}

double shareOfRest(const State &state, Seat seat)
{
    const double scale = swing(state);
    double sum = 0;
    for (int s = 0; s < state.seats; ++s)
        sum += std::exp((progress(state, s) - progress(state, index(seat))) / scale);
    return 1 / sum;
}

} // namespace

double Playout::worth(Seat seat) const
{
    if (!m_state.over) { // cut short: the fuller the hand, the worse
        double all = 0;
        for (int s = 0; s < m_state.seats; ++s)
            all += 1.0 / (1 + m_state.handCount(seatAt(s)));
        return 1.0 / (1 + m_state.handCount(seat)) / all;
    }
    const Result &result = m_state.result;
    if (result.matchOver && result.matchWinners != 0)
        return contains(result.matchWinners, seat) ? 1.0 / std::popcount(result.matchWinners) : 0;
    return shareOfRest(m_state, seat);
}

// ------------------------------------------------------------------------------------------------------------------ Guess

struct Guess::Table {
    State bare;               ///< everything but the unseen cards
    Seat own{};
    std::vector<Card> pool;   ///< unseen cards
    struct Hand {
        std::vector<Card> known;
        std::vector<Face> backs; ///< flip decks: of the cards that aren't known
        std::vector<Taste> tastes;
        int unseen = 0;

        /// Keeps as `backs` those that aren't of known cards; a card whose back isn't there can't be held.
        void matchBacks(std::vector<Face> seen, Side down);
    };
    std::vector<Hand> hands;
    std::vector<Card> ownHand;
    std::vector<Card> discard; ///< first is the top card
    std::optional<Face> drawBack;
    int drawCount = 0;

    Table(const PlayerView &view, const Memory &memory, Inference inference);
    void findPool(const PlayerView &view);
    void tasteOf(Hand &hand, const std::vector<Batch> &batches, Inference inference) const;
    void copyOpen(const PlayerView &view);
    Playout deal(Rng &rng) const;
    Card takeTried(std::vector<Card> &unseen, const Taste &taste, Rng &rng) const;
    Card takeByBack(std::vector<Card> &unseen, const Hand &hand, Face back, Rng &rng) const;
    void fill(const Hand &hand, std::vector<Card> &unseen, Card *place, Rng &rng) const;
    void settleLies(State &state) const;
};

Guess::Table::Table(const PlayerView &view, const Memory &memory, Inference inference)
    : own(view.seat), hands(static_cast<std::size_t>(view.seats)), ownHand(view.hand),
      discard(view.discard.rbegin(), view.discard.rend()), drawBack(view.drawDown), drawCount(view.drawCount)
{
    copyOpen(view);
    for (int s = 0; s < view.seats; ++s) {
        if (seatAt(s) == own)
            continue;
        Hand &hand = hands[static_cast<std::size_t>(s)];
        const int count = view.counts[static_cast<std::size_t>(s)];
        hand.known = memory.known(seatAt(s));
        if (const Step &step = view.agenda.empty() ? Step{} : view.agenda.top();
            step.kind == StepKind::Exchange && step.other == seatAt(s) && step.card.known()
            && std::find(hand.known.begin(), hand.known.end(), step.card) == hand.known.end())
            hand.known.push_back(step.card);
        if (static_cast<int>(hand.known.size()) > count)
            hand.known.resize(static_cast<std::size_t>(count));
        if (!view.down.empty())
            hand.matchBacks(view.down[static_cast<std::size_t>(s)], other(view.side));
        hand.unseen = count - static_cast<int>(hand.known.size());
    }
    findPool(view);
    for (int s = 0; s < view.seats; ++s)
        if (seatAt(s) != own)
            tasteOf(hands[static_cast<std::size_t>(s)], memory.batches(seatAt(s)), inference);
}

void Guess::Table::Hand::matchBacks(std::vector<Face> seen, Side down)
{
    std::erase_if(known, [&](Card card) {
        const auto back = std::find(seen.begin(), seen.end(), card.face(down));
        if (back == seen.end())
            return true;
        seen.erase(back);
        return false;
    });
    backs = std::move(seen);
}

/// The deck without what this seat sees. In a scenario that need not add up to a deck it is made to fit.
void Guess::Table::findPool(const PlayerView &view)
{
    pool = uno::cardsOf(view.rules);
    const std::vector<Card> all = pool;
    for (Card card : ownHand)
        removeFrom(pool, card);
    for (Card card : discard)
        removeFrom(pool, card);
    std::size_t needed = static_cast<std::size_t>(drawCount);
    for (const Hand &hand : hands) {
        needed += static_cast<std::size_t>(hand.unseen);
        for (Card card : hand.known)
            removeFrom(pool, card);
    }
    for (std::size_t i = 0; pool.size() < needed; i = (i + 7) % all.size())
        pool.push_back(all[i]);
}

void Guess::Table::tasteOf(Hand &hand, const std::vector<Batch> &batches, Inference inference) const
{
    double sum = 0;
    if (inference == Inference::Weighed)
        for (const Batch &batch : batches) {
            Taste taste;
            taste.share = batch.count;
            taste.accept = batch.factor;
            scaleToOne(taste, pool);
            hand.tastes.push_back(taste);
            sum += batch.count;
        }
    if (sum < hand.unseen - 0.01) {
        Taste blind;
        blind.share = hand.unseen - sum;
        blind.accept.fill(1);
        hand.tastes.push_back(blind);
    }
}

void Guess::Table::copyOpen(const PlayerView &view)
{
    bare.rules = view.rules;
    bare.seats = static_cast<std::uint8_t>(view.seats);
    bare.dealer = view.dealer;
    bare.direction = view.direction;
    bare.side = view.side;
    bare.color = view.color;
    bare.effect = view.effect;
    bare.layer = view.layer;
    bare.lastLayer = view.lastLayer;
    bare.played = view.played;
    bare.passes = view.passes;
    bare.owes = view.owed;
    bare.called = view.called;
    bare.safe = view.safe;
    bare.silence = view.silence;
    bare.silenceColor = view.silenceColor;
    bare.due = view.due;
    bare.bonus = view.bonus;
    bare.inPlay = everySeat(view.seats);
    for (Seat seat : view.out) {
        bare.inPlay &= static_cast<SeatSet>(~only(seat));
        bare.out[bare.outCount++] = seat;
    }
    bare.agenda = view.agenda;
    bare.standing = view.standing;
}

Card Guess::Table::takeTried(std::vector<Card> &unseen, const Taste &taste, Rng &rng) const
{
    std::size_t place = 0;
    for (int i = 0; i < MostTries; ++i) {
        place = rng.below(static_cast<std::uint32_t>(unseen.size()));
        const float accept = taste.of(unseen[place]);
        if (accept >= 1 || rng.unit() < accept)
            break;
    }
    std::swap(unseen[place], unseen.back());
    const Card card = unseen.back();
    unseen.pop_back();
    return card;
}

/// The back is seen: one of the cards that have it, weighed.
Card Guess::Table::takeByBack(std::vector<Card> &unseen, const Hand &hand, Face back, Rng &rng) const
{
    std::array<float, MaxCards> weight{};
    float total = 0;
    for (std::size_t i = 0; i < unseen.size(); ++i) {
        if (unseen[i].face(other(bare.side)) != back)
            continue;
        float share = 0;
        for (const Taste &taste : hand.tastes)
            share += static_cast<float>(taste.share) * taste.of(unseen[i]);
        total += weight[i] = share + 1e-6f;
    }
    float left = static_cast<float>(rng.unit()) * total;
    std::size_t place = unseen.size() - 1;
    for (std::size_t i = 0; i < unseen.size(); ++i) {
        if (weight[i] <= 0)
            continue;
        place = i;
        if ((left -= weight[i]) < 0)
            break;
    }
    std::swap(unseen[place], unseen.back());
    const Card card = unseen.back();
    unseen.pop_back();
    return card;
}

void Guess::Table::fill(const Hand &hand, std::vector<Card> &unseen, Card *place, Rng &rng) const
{
    place = std::copy(hand.known.begin(), hand.known.end(), place);
    if (!hand.backs.empty()) {
        for (Face back : hand.backs)
            *place++ = takeByBack(unseen, hand, back, rng);
        return;
    }
    // systematic sampling: how many cards come from which batch, right on average
    double point = rng.unit();
    double reached = 0;
    int left = hand.unseen;
    for (const Taste &taste : hand.tastes) {
        reached += taste.share;
        for (; left > 0 && point < reached; point += 1, --left)
            *place++ = takeTried(unseen, taste, rng);
    }
    for (; left > 0; --left)
        *place++ = takeTried(unseen, hand.tastes.back(), rng);
}

Playout Guess::Table::deal(Rng &rng) const
{
    State state = bare;
    std::vector<Card> unseen = pool;
    std::size_t end = static_cast<std::size_t>(drawCount);
    state.ends[0] = static_cast<std::uint16_t>(end);
    std::optional<Card> next;
    if (drawBack && drawCount > 0)
        next = takeByBack(unseen, Hand{{}, {}, {Taste{1, Batch::fresh(1).factor}}, 0}, *drawBack, rng);
    for (std::size_t s = 0; s < hands.size(); ++s) {
        if (seatAt(static_cast<int>(s)) == own) {
            std::copy(ownHand.begin(), ownHand.end(), state.row.begin() + static_cast<std::ptrdiff_t>(end));
            end += ownHand.size();
        } else {
            fill(hands[s], unseen, state.row.data() + end, rng);
            end += hands[s].known.size() + static_cast<std::size_t>(hands[s].unseen);
        }
        state.ends[s + 1] = static_cast<std::uint16_t>(end);
    }
    std::copy(discard.begin(), discard.end(), state.row.begin() + static_cast<std::ptrdiff_t>(end));
    state.total = static_cast<std::uint16_t>(end + discard.size());
    if (next)
        unseen.push_back(*next);
    shuffle(std::span<Card>(unseen.data(), unseen.size() - (next ? 1 : 0)), rng);
    std::copy(unseen.end() - drawCount, unseen.end(), state.row.begin());
    settleLies(state);
    state.rng = Rng(rng.next());
    return Playout(state);
}

/// Whether a Wild Draw card that waits for an answer was a lie follows from the hand dealt.
void Guess::Table::settleLies(State &state) const
{
    if (state.agenda.empty())
        return;
    const Agenda asked = state.agenda;
    state.agenda.clear();
    for (int i = 0; i < asked.depth(); ++i) {
        Step step = asked.at(i);
        Charge &charge = step.charge;
        if (charge.challengeable && charge.player != own && charge.colorBefore) {
            const auto hand = state.hand(charge.player);
            const auto then = hand.first(std::min<std::size_t>(hand.size(), charge.heldThen));
            charge.lie = std::any_of(then.begin(), then.end(),
                                     [&](Card card) { return card.face(state.side).has(*charge.colorBefore); });
        }
        state.agenda.push(step.kind, step.seat) = step;
    }
}

Guess::Guess(const PlayerView &view, const Memory &memory, Inference inference)
    : m_table(std::make_unique<Table>(view, memory, inference))
{
}
Guess::Guess(Guess &&) noexcept = default;
Guess &Guess::operator=(Guess &&) noexcept = default;
Guess::~Guess() = default;

Playout Guess::deal(Rng &rng) const { return m_table->deal(rng); }

} // namespace uno
