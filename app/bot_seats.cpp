// See bot_seats.h.
#include "bot_seats.h"

namespace uno {

Events redactedFor(const Events &events, Seat viewer)
{
    Events seen;
    for (const Event &event : events)
        seen.push_back(redacted(event, viewer));
    return seen;
}

BotSeats::BotSeats(const MatchSetup &setup)
{
    for (int i = 0; i < setup.seatCount(); ++i) {
        const SeatSetup &seat = setup.seats[static_cast<std::size_t>(i)];
        // The person's seat is played by a bot only on autopilot: a good one.
        const Level level = seat.human ? Level::Hard : seat.level;
        m_mates.push_back({makeBot(level, seat.human ? Temper::None : seat.temper), Memory(seatAt(i), setup.seatCount())});
    }
}

void BotSeats::recall(const MatchRun &run)
{
    const int seats = run.setup().seatCount();
    for (int i = 0; i < seats; ++i)
        m_mates[static_cast<std::size_t>(i)].memory = Memory(seatAt(i), seats);
    for (const PlayedRound &round : run.rounds()) {
        State state = round.start;
        note(round.dealt, state);
        for (const Action &action : round.actions)
            note(advance(state, action).events, state);
    }
}

void BotSeats::note(const Events &events, const State &after)
{
    for (Mate &mate : m_mates) {
        const Seat own = mate.memory.own();
        const PlayerView view = viewFor(after, own);
        for (const Event &event : redactedFor(events, own))
            mate.memory.note(event, view);
    }
}

} // namespace uno
