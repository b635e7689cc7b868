#include "program_player.h"

#include "protocol.h"

#include "app/json/action_json.h"
#include "app/json/state_json.h"
#include "app/json/view_json.h"

#include <QElapsedTimer>

#include <cstdio>

namespace uno::cli {

namespace {

constexpr qsizetype MaxAnswer = 4096;
constexpr int StartTime = 5000;
constexpr int PartingTime = 300;

} // namespace

ProgramPlayer::ProgramPlayer(int seat, const QStringList &command, double timeoutSeconds)
    : m_seat(seat), m_timeout(static_cast<int>(timeoutSeconds * 1000)), m_standIn({Level::Normal, Temper::None}, std::nullopt)
{
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(command.first(), command.mid(1));
    if (!m_process.waitForStarted(StartTime))
        lose(Trouble::Dead);
}

ProgramPlayer::~ProgramPlayer()
{
    m_process.closeWriteChannel();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(PartingTime)) {
        m_process.kill();
        m_process.waitForFinished(PartingTime);
    }
}

void ProgramPlayer::lose(Trouble trouble)
{
    static constexpr const char *Sentences[] = {"", "took too long", "has ended or could not be started",
                                                "wrote more than one line per question", "answered rubbish"};
    m_trouble = trouble;
    std::fprintf(stderr, "uno-cli: warning: the program at seat %d %s; normal plays on for it\n", m_seat,
                 Sentences[static_cast<int>(trouble)]);
    m_process.kill();
}

/// The line that answers, or nothing: then `m_trouble` says why.
QByteArray ProgramPlayer::readLine()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_unread.contains('\n')) {
        const qint64 left = m_timeout - clock.elapsed();
        if (left <= 0 || !m_process.waitForReadyRead(static_cast<int>(left))) {
            const bool running = m_process.state() == QProcess::Running;
            lose(running ? Trouble::Silent : Trouble::Dead);
            return {};
        }
        m_unread += m_process.readAllStandardOutput();
        if (m_unread.size() > MaxAnswer) {
            lose(Trouble::Flood);
            return {};
        }
    }
    return std::exchange(m_unread, QByteArray());
}

std::optional<int> ProgramPlayer::ask(const QByteArray &question, int actions)
{
    m_unread += m_process.readAllStandardOutput();
    if (!m_unread.isEmpty()) {
        lose(Trouble::Flood);
        return std::nullopt;
    }
    m_process.write(question);
    const QByteArray line = readLine();
    if (m_trouble != Trouble::None)
        return std::nullopt;
    if (line.indexOf('\n') != line.size() - 1) {
        lose(Trouble::Flood);
        return std::nullopt;
    }
    const auto pick = pickFrom(line, actions);
    if (!pick)
        lose(Trouble::Rubbish);
    return pick;
}

Action ProgramPlayer::decide(const PlayerView &view, const Witness &witness, Rng &rng)
{
    if (m_trouble == Trouble::None) {
        const QByteArray question = toLine({{"view", witness.viewToJson(view)}, {"legal", toJson(std::span(view.legal))}});
        if (const auto pick = ask(question, static_cast<int>(view.legal.size())))
            return view.legal[static_cast<std::size_t>(*pick)];
    }
    return m_standIn.decide(view, witness, rng);
}

std::optional<Action> ProgramPlayer::react(const PlayerView &view, const Witness &witness, Rng &rng)
{
    return view.phase == Phase::Opening ? decide(view, witness, rng) : m_standIn.react(view, witness, rng);
}

std::optional<double> ProgramPlayer::reactionTime(Reaction reaction, Rng &rng) const
{
    return m_standIn.reactionTime(reaction, rng);
}

void ProgramPlayer::roundOver(const State &state)
{
    if (m_trouble != Trouble::None)
        return;
    m_process.write(toLine({{"end", toJson(state)}}));
    m_process.waitForBytesWritten(PartingTime);
}

} // namespace uno::cli
