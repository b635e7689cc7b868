// Positions, actions and what comes of them as short text, for tests named after the rules. Cards are written as in
// SCENARIOS.md; "R7 B7 W+4" is three of them.
#pragma once

#include "core/round.h"

#include <QString>
#include <QTest>

#include <string>
#include <string_view>
#include <vector>

/// Compares text; both sides are shown when they differ.
#define IS(actual, expected) QCOMPARE(QString::fromStdString(std::string(actual)), QString::fromUtf8(expected))

namespace uno::test {

Card card(std::string_view text);
std::vector<Card> cards(std::string_view text);

/// A preset with options set on top: rules("russian", "jump_in=identical draw_four_response=stack,draw_two_any").
Rules rules(std::string_view preset, std::string_view options = {});

/// "0 play R7 uno", "0 play W+4 red", "0 play R7 @2", "0 play R5 @1 give=G3", "0 play R5 second=R5", "2 catch @0", ...
Action action(std::string_view text);

/// A table in the middle of a round. Seat 0 is on turn unless said otherwise; the color is the top card's.
class Table {
public:
    Table(const Rules &rules, std::vector<std::string> hands, std::string_view discard = "R5",
          std::string_view draw = "G1 G2 G3 G4 G6 G7 G8 G9 Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9");
    explicit Table(const Deal &deal);

    Table &turn(int seat);
    Table &dealer(int seat);
    Table &color(Color color);
    Table &anyColor();
    Table &anticlockwise();
    Table &dark();
    Table &unplayed();
    Table &phase(Phase phase);
    Table &scores(std::vector<int> scores);

    /// Actions divided by ';', and their results as in SCENARIOS.md divided by blanks: "ok refused:no_match penalized:2".
    std::string act(std::string_view actions);

    /// Phase, seat on turn and what it would draw: "turn 2", "respond 1 4", "respond 1 color", "slap", "round_over".
    std::string asks() const;
    /// The sorted moves of a seat.
    std::string legal(int seat) const;
    std::string hand(int seat) const;
    /// The top card is the last.
    std::string discard() const;
    /// The card drawn next is the first.
    std::string drawPile() const;
    std::string color() const;
    int held(int seat) const { return state().handCount(seatAt(seat)); }
    /// The seat that can be caught, or "-".
    std::string owes() const;
    std::string silence() const;
    /// Points that the round added, per seat.
    std::string points() const;
    std::string scores() const;
    std::string winner() const;
    std::string loser() const;

    /// What the last `act` told of this kind as `viewer` perceives it (none: unredacted): seat, other and amount where there
    /// are any, cards. Several are divided by ';'.
    std::string told(EventKind kind, int viewer = -1) const;
    const Events &events() const { return m_events; }

    const State &state() const;
    State &mutableState();

private:
    void build() const;

    Position m_position;
    mutable std::optional<State> m_state;
    bool m_ownColor = false;
    Events m_events;
};

std::string seatList(SeatSet seats);

} // namespace uno::test
