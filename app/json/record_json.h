// A saved match (.unorec): JSON Lines, UTF-8, one document per line. A header; a line per accepted or penalized action, as in
// SCENARIOS.md; `{"undo": N}` takes the round's last N actions back; a line at each round's end with its seed, commitment and
// the state's hash; at the end of the match its seed. A match that goes on appends lines; a torn last line is dropped.
#pragma once

#include "bad_input.h"

#include "core/action.h"
#include "core/rng.h"
#include "core/rules.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace uno {

struct RecordPlayer {
    QString name;
    QString level;  ///< "hard", ...; empty for a person
    QString temper; ///< "greedy", ...; empty or "none" for none
    friend bool operator==(const RecordPlayer &, const RecordPlayer &) = default;
};

struct RecordHeader {
    QString program;      ///< name and version that wrote it
    QString preset;       ///< id, for its name; empty if the table was made by hand
    Rules rules;
    std::vector<RecordPlayer> players; ///< one per seat
    Seat dealer{};        ///< of the first round
    QByteArray commitment;///< of the match seed, 64 hex digits
    int seats() const { return static_cast<int>(players.size()); }
    friend bool operator==(const RecordHeader &, const RecordHeader &) = default;
};

struct RecordUndo {
    int actions = 1;
    friend bool operator==(const RecordUndo &, const RecordUndo &) = default;
};

struct RecordRoundEnd {
    int round = 1;
    Seed seed{};
    QByteArray commitment; ///< 64 hex digits
    QByteArray hash;       ///< of the state when the round was over, 64 hex digits
    friend bool operator==(const RecordRoundEnd &, const RecordRoundEnd &) = default;
};

/// The match seed: the last line of a finished match; an unfinished one needs it to be gone on with.
struct RecordMatchSeed {
    Seed seed{};
    friend bool operator==(const RecordMatchSeed &, const RecordMatchSeed &) = default;
};

QByteArray recordLine(const RecordHeader &header); ///< these all end with a line feed
QByteArray recordLine(const Action &action);
QByteArray recordLine(const RecordUndo &undo);
QByteArray recordLine(const RecordRoundEnd &end);
QByteArray recordLine(const RecordMatchSeed &seed);

struct RecordedAction {
    Action action;
    int line = 0; ///< in the file, from 1
};
struct RecordedRound {
    std::vector<RecordedAction> actions; ///< those that were not taken back
    std::optional<RecordRoundEnd> end;   ///< none: the round was not over
    int endLine = 0;
};
struct Record {
    RecordHeader header;
    std::vector<RecordedRound> rounds;   ///< the last one may be empty or unfinished
    std::optional<Seed> matchSeed;
    int matchSeedLine = 0;
    qint64 goodBytes = 0;                ///< up to the end of the last whole line: cut there before appending
    bool torn = false;                   ///< a torn last line was dropped
};

/// Throws BadInput naming line and reason. At most 64 MiB.
Record readRecord(const QByteArray &bytes);
/// Only the header: for lists of saved matches. Throws BadInput.
RecordHeader readRecordHeader(const QByteArray &firstLine);

} // namespace uno
