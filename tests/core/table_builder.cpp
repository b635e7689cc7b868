#include "table_builder.h"

#include "core/notation.h"
#include "core/presets.h"
#include "core/rule_table.h"

#include <algorithm>
#include <set>

namespace uno::test {

namespace {

std::vector<std::string> split(std::string_view text, char divider)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(divider), text.size());
        if (end > 0)
            parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::string joined(const std::vector<std::string> &parts, const char *divider = " ")
{
    std::string text;
    for (const auto &part : parts)
        text += (text.empty() ? "" : divider) + part;
    return text;
}

template <typename Cards>
std::string textOf(const Cards &cards)
{
    std::vector<std::string> parts;
    for (const Card c : cards)
        parts.push_back(toText(c));
    return joined(parts);
}

std::string textOf(std::optional<Seat> seat) { return seat ? std::to_string(index(*seat)) : "-"; }

int valueOf(const RuleRow &row, const std::string &text)
{
    const auto place = [&](const std::string &word) {
        const auto found = std::find(row.values.begin(), row.values.end(), word);
        if (found == row.values.end())
            qFatal("no value %s of %s", word.c_str(), std::string(row.key).c_str());
        return static_cast<int>(found - row.values.begin());
    };
    if (row.kind == RuleKind::Number)
        return std::stoi(text);
    if (row.kind != RuleKind::Set)
        return place(text);
    int mask = 0;
    for (const auto &word : split(text, ','))
        mask |= 1 << place(word);
    return mask;
}

void addWord(Action &action, const std::string &word)
{
    if (word == "uno")
        action.uno = true;
    else if (word[0] == '@')
        action.target = seatAt(std::stoi(word.substr(1)));
    else if (word.starts_with("give="))
        action.give = card(word.substr(5));
    else if (word.starts_with("second="))
        action.second = card(word.substr(7));
    else if (const auto color = colorFromText(word))
        action.color = color;
    else
        action.card = card(word);
}

std::string resultOf(const Verdict &verdict)
{
    if (verdict.accepted())
        return "ok";
    if (verdict.penalized)
        return "penalized:" + std::to_string(*verdict.penalized);
    return "refused:" + std::string(toText(*verdict.rejection));
}

template <typename Numbers>
std::string numbersOf(const Numbers &numbers, int count)
{
    std::vector<std::string> parts;
    for (int i = 0; i < count; ++i)
        parts.push_back(std::to_string(numbers[static_cast<std::size_t>(i)]));
    return joined(parts);
}

} // namespace

Card card(std::string_view text)
{
    const auto found = cardFromText(text);
    if (!found)
        qFatal("no card: %s", std::string(text).c_str());
    return *found;
}

std::vector<Card> cards(std::string_view text)
{
    std::vector<Card> list;
    for (const auto &word : split(text, ' '))
        list.push_back(card(word));
    return list;
}

Rules rules(std::string_view preset, std::string_view options)
{
    const Preset *found = findPreset(preset);
    if (!found)
        qFatal("no preset: %s", std::string(preset).c_str());
    Rules made = found->rules;
    for (const auto &option : split(options, ' ')) {
        const auto equals = option.find('=');
        const RuleRow *row = findRule(option.substr(0, equals));
        if (!row)
            qFatal("no option: %s", option.c_str());
        row->set(made, valueOf(*row, option.substr(equals + 1)));
    }
    return made;
}

Action action(std::string_view text)
{
    const auto words = split(text, ' ');
    Action made;
    made.seat = seatAt(std::stoi(words.at(0)));
    const auto verb = verbFromText(words.at(1));
    if (!verb)
        qFatal("no verb: %s", words[1].c_str());
    made.verb = *verb;
    for (std::size_t i = 2; i < words.size(); ++i)
        addWord(made, words[i]);
    return made;
}

Table::Table(const Rules &rules, std::vector<std::string> hands, std::string_view discard, std::string_view draw)
{
    m_position.rules = rules;
    for (const auto &hand : hands)
        m_position.hands.push_back(cards(hand));
    m_position.discard = cards(discard);
    m_position.draw = cards(draw);
}

Table::Table(const Deal &deal) { m_state = dealRound(deal, &m_events); }

Table &Table::turn(int seat)
{
    m_position.turn = seatAt(seat);
    return *this;
}

Table &Table::dealer(int seat)
{
    m_position.dealer = seatAt(seat);
    return *this;
}

Table &Table::color(Color color)
{
    m_position.color = color;
    m_ownColor = true;
    return *this;
}

Table &Table::anyColor()
{
    m_position.color.reset();
    m_ownColor = true;
    return *this;
}

Table &Table::anticlockwise()
{
    m_position.direction = Direction::Anticlockwise;
    return *this;
}

Table &Table::dark()
{
    m_position.side = Side::Dark;
    return *this;
}

Table &Table::unplayed()
{
    m_position.played = false;
    return *this;
}

Table &Table::phase(Phase phase)
{
    m_position.phase = phase;
    m_position.played = false;
    return *this;
}

Table &Table::scores(std::vector<int> scores)
{
    m_position.scores = std::move(scores);
    return *this;
}

void Table::build() const
{
    if (m_state)
        return;
    Position position = m_position;
    if (!m_ownColor)
        position.color = position.discard.back().face(position.side).color();
    m_state = stateFrom(position);
}

const State &Table::state() const
{
    build();
    return *m_state;
}

State &Table::mutableState()
{
    build();
    return *m_state;
}

std::string Table::act(std::string_view actions)
{
    build();
    m_events.clear();
    std::vector<std::string> results;
    for (const auto &text : split(actions, ';')) {
        Outcome outcome = advance(*m_state, action(text));
        results.push_back(resultOf(outcome.verdict));
        m_events.insert(m_events.end(), outcome.events.begin(), outcome.events.end());
        if (const auto broken = brokenInvariant(*m_state))
            results.push_back(*broken);
    }
    return joined(results);
}

std::string Table::asks() const
{
    const State &now = state();
    std::string text(toText(phaseOf(now)));
    if (const auto seat = seatOnTurn(now))
        text.append(1, ' ').append(textOf(seat));
    if (phaseOf(now) != Phase::Respond)
        return text;
    const Charge &charge = now.agenda.top().charge;
    text += ' ';
    text += charge.untilColor ? "color" : std::to_string(charge.cards);
    return text;
}

std::string Table::legal(int seat) const
{
    std::set<std::string> moves;
    for (const Move &move : legalMoves(state(), seatAt(seat)))
        moves.insert(toText(move));
    return joined({moves.begin(), moves.end()});
}

std::string Table::hand(int seat) const { return textOf(state().hand(seatAt(seat))); }

std::string Table::discard() const
{
    const auto pile = state().discardPile();
    return textOf(std::vector<Card>(pile.rbegin(), pile.rend()));
}

std::string Table::drawPile() const
{
    const auto pile = state().drawPile();
    return textOf(std::vector<Card>(pile.rbegin(), pile.rend()));
}

std::string Table::color() const { return state().color ? std::string(toText(*state().color)) : "any"; }
std::string Table::owes() const { return textOf(catchable(state())); }
std::string Table::silence() const { return textOf(state().silence); }
std::string Table::points() const { return numbersOf(state().result.points, state().seats); }
std::string Table::scores() const { return numbersOf(state().standing.points, state().seats); }
std::string Table::winner() const { return textOf(state().result.winner); }
std::string Table::loser() const { return textOf(state().result.loser); }

std::string Table::told(EventKind kind, int viewer) const
{
    std::vector<std::string> lines;
    for (const Event &whole : m_events) {
        if (whole.kind != kind)
            continue;
        const Event event = viewer < 0 ? whole : redacted(whole, seatAt(viewer));
        std::vector<std::string> parts;
        for (const auto &seat : {event.seat, event.other}) {
            if (seat)
                parts.push_back(textOf(seat));
        }
        if (event.amount != 0)
            parts.push_back(std::to_string(event.amount));
        for (const Card c : event.cards)
            parts.push_back(toText(c));
        lines.push_back(joined(parts));
    }
    return joined(lines, ";");
}

std::string seatList(SeatSet seats)
{
    std::vector<std::string> parts;
    for (int s = 0; s < MaxSeats; ++s) {
        if (contains(seats, seatAt(s)))
            parts.push_back(std::to_string(s));
    }
    return joined(parts);
}

} // namespace uno::test
