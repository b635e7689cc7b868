// A program of anybody's that plays a seat: one JSON line per decision in, one line out (SCENARIOS.md, "Arena and bench").
// A program that answers rubbish, dies, floods or is too slow loses its seat to `normal`, with a warning; the game goes on.
#pragma once

#include "player.h"

#include <QProcess>
#include <QStringList>

namespace uno::cli {

/// Its quick reactions (catches, jump-ins, slaps, late calls) are those of `normal`: there is no time to ask.
class ProgramPlayer : public Player {
public:
    /// `seat`: the place in --seats, for warnings.
    ProgramPlayer(int seat, const QStringList &command, double timeoutSeconds);
    ~ProgramPlayer() override;
    Action decide(const PlayerView &view, const Witness &witness, Rng &rng) override;
    std::optional<Action> react(const PlayerView &view, const Witness &witness, Rng &rng) override;
    std::optional<double> reactionTime(Reaction reaction, Rng &rng) const override;
    void roundOver(const State &state) override;

private:
    enum class Trouble { None, Silent, Dead, Flood, Rubbish };

    std::optional<int> ask(const QByteArray &question, int actions);
    QByteArray readLine();
    void lose(Trouble trouble);

    int m_seat;
    int m_timeout; ///< milliseconds
    QProcess m_process;
    QByteArray m_unread;
    Trouble m_trouble = Trouble::None;
    LevelPlayer m_standIn;
};

} // namespace uno::cli
