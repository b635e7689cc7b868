#include "scenario_json.h"

#include "action_json.h"
#include "rules_json.h"

#include "core/notation.h"

namespace uno {

namespace {

constexpr qint64 MaxScore = 1'000'000;
constexpr qint64 MaxSeed = 9'007'199'254'740'991; // the whole numbers that JSON numbers hold exactly

class Reader {
public:
    explicit Reader(const JsonNode &node) : m_node(node)
    {
        m_node.allowOnly({"rules", "seats", "hands", "discard", "draw", "turn", "dealer", "direction", "color", "side",
                          "phase", "played", "scores", "seed", "actions", "why", "expect"});
    }

    Scenario scenario()
    {
        m_position.rules = rulesFrom(m_node.at("rules"));
        m_seats = static_cast<int>(m_node.at("seats").integer(MinSeats, MaxSeats));
        readCards();
        readTurn();
        readPhase();
        readColor();
        readScores();
        return {m_position, actions()};
    }

private:
    Deck deck() const { return m_position.rules.deck; }

    void readCards()
    {
        const JsonNode hands = m_node.at("hands");
        for (const JsonNode &hand : hands.list())
            m_position.hands.push_back(cardsFrom(hand, deck()));
        if (m_position.hands.size() != static_cast<std::size_t>(m_seats))
            hands.fail(JsonText::tr("%1 hands are given for %2 seats").arg(m_position.hands.size()).arg(m_seats));
        m_position.discard = cardsFrom(m_node.at("discard"), deck());
        if (m_position.discard.empty())
            m_node.at("discard").fail(JsonText::tr("the discard pile needs a top card"));
        if (const auto draw = m_node.find("draw"))
            m_position.draw = cardsFrom(*draw, deck());
        std::size_t cards = m_position.discard.size() + m_position.draw.size();
        for (const auto &hand : m_position.hands)
            cards += hand.size();
        if (cards > MaxCards)
            m_node.fail(JsonText::tr("%1 cards are more than the %2 that a table holds").arg(cards).arg(MaxCards));
    }

    void readTurn()
    {
        m_position.turn = seatFrom(m_node.at("turn"), m_seats);
        if (const auto dealer = m_node.find("dealer"); dealer && !dealer->isNull())
            m_position.dealer = seatFrom(*dealer, m_seats);
        if (const auto direction = m_node.find("direction")) {
            if (direction->integer(-1, 1) == 0)
                direction->fail(JsonText::tr("the direction is 1 or -1"));
            m_position.direction = static_cast<Direction>(direction->integer(-1, 1));
        }
    }

    void readPhase()
    {
        if (const auto phase = m_node.find("phase"))
            m_position.phase = phaseFrom(*phase);
        m_position.played = m_position.phase == Phase::Turn;
        if (const auto played = m_node.find("played"))
            m_position.played = played->flag();
        if (const auto seed = m_node.find("seed"))
            m_position.seed = static_cast<std::uint64_t>(seed->integer(0, MaxSeed));
    }

    static Phase phaseFrom(const JsonNode &node)
    {
        const auto phase = phaseFromText(node.text().toStdString());
        if (phase != Phase::Turn && phase != Phase::Opening && phase != Phase::Color)
            node.fail(JsonText::tr("a scenario starts in phase \"turn\", \"opening\" or \"color\", not %1").arg(quoted(node.text())));
        return *phase;
    }

    void readColor()
    {
        readSide();
        const Face top = m_position.discard.back().face(m_position.side);
        if (const auto color = m_node.find("color")) {
            m_position.color = colorFrom(*color);
            if (m_position.color && sideOf(*m_position.color) != m_position.side)
                color->fail(JsonText::tr("%1 is not a color of the side that is up").arg(quoted(color->text())));
        } else if (!top.black()) {
            m_position.color = top.color();
        } else if (m_position.phase != Phase::Color) {
            m_node.fail(JsonText::tr("\"color\" is missing, and the top card is black"));
        }
    }

    void readSide()
    {
        const auto side = m_node.find("side");
        if (!side)
            return;
        const auto read = sideFromText(side->text().toStdString());
        if (!read)
            side->fail(JsonText::tr("the side is \"light\" or \"dark\", not %1").arg(quoted(side->text())));
        if (*read == Side::Dark && !isFlipDeck(deck()))
            side->fail(JsonText::tr("only the flip decks have a dark side"));
        m_position.side = *read;
    }

    void readScores()
    {
        const auto scores = m_node.find("scores");
        if (!scores)
            return;
        for (const JsonNode &score : scores->list())
            m_position.scores.push_back(static_cast<int>(score.integer(-MaxScore, MaxScore)));
        if (m_position.scores.size() != static_cast<std::size_t>(m_seats))
            scores->fail(JsonText::tr("%1 scores are given for %2 seats").arg(m_position.scores.size()).arg(m_seats));
    }

    std::vector<Action> actions() const
    {
        std::vector<Action> list;
        if (const auto given = m_node.find("actions"))
            for (const JsonNode &item : given->list())
                list.push_back(actionFrom(item, m_seats, deck()));
        return list;
    }

    JsonNode m_node;
    Position m_position;
    int m_seats = MinSeats;
};

} // namespace

Scenario scenarioFrom(const QByteArray &bytes) { return Reader(parseJson(bytes)).scenario(); }

} // namespace uno
