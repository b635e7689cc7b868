// The opponents of a match: their minds, and what each has seen. Every seat has a memory, the person's too (for hints and the
// autopilot); all are fed only with events redacted for that seat.
#pragma once

#include "match_run.h"

#include "core/bots/bot.h"

#include <memory>
#include <vector>

namespace uno {

/// The events as `viewer` perceives them.
Events redactedFor(const Events &events, Seat viewer);

class BotSeats {
public:
    BotSeats() = default;
    explicit BotSeats(const MatchSetup &setup);

    /// Forgets everything and takes in what has been played so far.
    void recall(const MatchRun &run);
    void note(const Events &events, const State &after);

    std::shared_ptr<const Bot> bot(Seat seat) const { return m_mates[at(seat)].bot; }
    const Memory &memory(Seat seat) const { return m_mates[at(seat)].memory; }

private:
    static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

    struct Mate {
        std::shared_ptr<const Bot> bot;
        Memory memory;
    };
    std::vector<Mate> m_mates;
};

} // namespace uno
