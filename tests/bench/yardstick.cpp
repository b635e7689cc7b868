// A yardstick for `uno-cli bench`: the smallest loop we know that plays random four-seat classic UNO and nothing else.
// Hands are counted, not listed; no options, no events, no calls, no challenges, no match. What the real engine reaches of
// this figure tells what generality costs, on any machine. Usage: uno-yardstick [SECONDS]. A move is a play, a draw, an
// acceptance of a penalty, or keeping a drawn card that could have been played, as in `uno-cli bench`.
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace {

// A kind of card: 4 colors x 13 symbols (0-9, skip, reverse, draw two), then Wild and Wild Draw Four.
constexpr int Symbols = 13;
constexpr int Skip = 10, Reverse = 11, DrawTwo = 12;
constexpr int Wild = 4 * Symbols, WildDrawFour = Wild + 1, Kinds = Wild + 2;
constexpr int DeckSize = 108, Seats = 4, HandSize = 7;

using Mask = std::uint64_t;
constexpr Mask WildMask = Mask{3} << Wild;

constexpr Mask colorMask(int color)
{
    return ((Mask{1} << Symbols) - 1) << (color * Symbols);
}

constexpr Mask symbolMask(int symbol)
{
    Mask mask = 0;
    for (int color = 0; color < 4; ++color)
        mask |= Mask{1} << (color * Symbols + symbol);
    return mask;
}

/// What fits on a kind of colored card.
constexpr std::array<Mask, Wild> makeFits()
{
    std::array<Mask, Wild> fits{};
    for (int kind = 0; kind < Wild; ++kind)
        fits[kind] = colorMask(kind / Symbols) | symbolMask(kind % Symbols) | WildMask;
    return fits;
}

constexpr std::array<std::uint8_t, DeckSize> makeDeck()
{
    std::array<std::uint8_t, DeckSize> deck{};
    int size = 0;
    for (int kind = 0; kind < Kinds; ++kind) {
        const int copies = kind >= Wild ? 4 : kind % Symbols == 0 ? 1 : 2;
        for (int copy = 0; copy < copies; ++copy)
            deck[size++] = static_cast<std::uint8_t>(kind);
    }
    return deck;
}

constexpr std::array<std::uint8_t, Kinds> makePoints()
{
    std::array<std::uint8_t, Kinds> points{};
    for (int kind = 0; kind < Kinds; ++kind) {
        const int symbol = kind % Symbols;
        points[kind] = static_cast<std::uint8_t>(kind >= Wild ? 50 : symbol > 9 ? 20 : symbol);
    }
    return points;
}

constexpr auto Fits = makeFits();
constexpr auto Points = makePoints();
constexpr auto Deck = makeDeck();

/// Small and quick (wyrand's step); below() is a touch uneven, which no speed depends on.
struct Random {
    std::uint64_t state;

    std::uint64_t next()
    {
        state += 0xa0761d6478bd642fULL;
        std::uint64_t mixed = (state ^ (state >> 32)) * 0xe7037ed1a0b428dbULL;
        return mixed ^ (mixed >> 29);
    }
    int below(int bound) { return static_cast<int>(((next() & 0xffffffffULL) * static_cast<std::uint64_t>(bound)) >> 32); }
    /// One of the kinds in a mask that isn't empty.
    int oneOf(Mask mask)
    {
        const int turn = static_cast<int>(next() >> 58);
        return (std::countr_zero(std::rotr(mask, turn)) + turn) & 63;
    }
};

struct Hand {
    std::array<std::uint8_t, Kinds> counts{};
    Mask held = 0;
    int size = 0;

    void add(int kind)
    {
        ++counts[kind];
        held |= Mask{1} << kind;
        ++size;
    }
    void remove(int kind)
    {
        if (--counts[kind] == 0)
            held &= ~(Mask{1} << kind);
        --size;
    }
};

struct Pile {
    std::array<std::uint8_t, DeckSize> cards;
    int size = 0;

    void put(int kind) { cards[size++] = static_cast<std::uint8_t>(kind); }
    int take() { return cards[--size]; }
    void shuffle(Random &random)
    {
        for (int last = size - 1; last > 0; --last)
            std::swap(cards[last], cards[random.below(last + 1)]);
    }
};

class Round {
public:
    explicit Round(Random &random) : m_random(random) {}

    void play()
    {
        deal();
        while (!m_over && m_moves < 20000)
            turn();
    }

    std::int64_t moves() const { return m_moves; }

    /// What the winner gets.
    int points() const
    {
        int sum = 0;
        for (const Hand &hand : m_hands)
            for (Mask rest = hand.held; rest != 0; rest &= rest - 1) {
                const int kind = std::countr_zero(rest);
                sum += hand.counts[kind] * Points[kind];
            }
        return sum;
    }

private:
    void deal()
    {
        m_draw.cards = Deck;
        m_draw.size = DeckSize;
        m_draw.shuffle(m_random);
        for (Hand &hand : m_hands)
            for (int card = 0; card < HandSize; ++card)
                hand.add(m_draw.take());
        int first = m_draw.take();
        while (first >= Wild || first % Symbols > 9) {
            m_discard.put(first);
            first = m_draw.take();
        }
        m_top = first;
        m_fits = Fits[first];
    }

    void turn()
    {
        const Mask playable = m_hands[m_seat].held & m_fits;
        if (playable != 0)
            return lay(m_random.oneOf(playable));
        ++m_moves;
        const int drawn = drawOne(m_seat);
        if (drawn < 0 || (m_fits >> drawn & 1) == 0)
            return step(1);
        if (m_random.next() & 1)
            return lay(drawn);
        ++m_moves;
        step(1);
    }

    void lay(int kind)
    {
        ++m_moves;
        Hand &hand = m_hands[m_seat];
        hand.remove(kind);
        m_discard.put(m_top);
        m_top = kind;
        m_over = hand.size == 0;
        if (kind >= Wild) {
            m_fits = colorMask(m_random.below(4)) | WildMask;
            kind == WildDrawFour ? punish(4) : step(1);
            return;
        }
        m_fits = Fits[kind];
        switch (kind % Symbols) {
        case Skip: return step(2);
        case Reverse: m_direction = -m_direction; return step(1);
        case DrawTwo: return punish(2);
        default: return step(1);
        }
    }

    void punish(int cards)
    {
        ++m_moves;
        const int victim = (m_seat + m_direction) & (Seats - 1);
        for (int card = 0; card < cards; ++card)
            drawOne(victim);
        step(2);
    }

    int drawOne(int seat)
    {
        if (m_draw.size == 0)
            reshuffle();
        if (m_draw.size == 0)
            return -1;
        const int kind = m_draw.take();
        m_hands[seat].add(kind);
        return kind;
    }

    void reshuffle()
    {
        std::swap(m_draw, m_discard);
        m_draw.shuffle(m_random);
    }

    void step(int seats) { m_seat = (m_seat + seats * m_direction) & (Seats - 1); }

    Random &m_random;
    std::array<Hand, Seats> m_hands{};
    Pile m_draw, m_discard;
    Mask m_fits = 0;
    std::int64_t m_moves = 0;
    int m_top = 0, m_seat = 0, m_direction = 1;
    bool m_over = false;
};

} // namespace

int main(int argc, char **argv)
{
    using Clock = std::chrono::steady_clock;
    const double limit = argc > 1 ? std::atof(argv[1]) : 2.0;
    Random random{1};
    std::int64_t moves = 0, rounds = 0, points = 0;
    const auto start = Clock::now();
    double seconds = 0;
    while (seconds < limit) {
        for (int batch = 0; batch < 1000; ++batch) {
            Round round(random);
            round.play();
            moves += round.moves();
            points += round.points();
        }
        rounds += 1000;
        seconds = std::chrono::duration<double>(Clock::now() - start).count();
    }
    const auto perRound = [rounds](std::int64_t sum) { return static_cast<double>(sum) / static_cast<double>(rounds); };
    std::printf("{\"games\": %lld, \"moves_per_game\": %.1f, \"points_per_game\": %.1f, \"moves_per_s\": %.0f}\n",
                static_cast<long long>(rounds), perRound(moves), perRound(points), static_cast<double>(moves) / seconds);
}
