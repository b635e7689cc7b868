// What a match starts from: the rules of the table and who sits there.
#pragma once

#include "json/record_json.h"

#include "core/bots/levels.h"
#include "core/rng.h"
#include "core/rules.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace uno {

struct SeatSetup {
    QString name;
    Level level = Level::Normal;
    Temper temper = Temper::None;
    bool human = false;

    friend bool operator==(const SeatSetup &, const SeatSetup &) = default;
};

struct MatchSetup {
    Rules rules;
    QString presetId; ///< "" if the rules were made by hand
    std::vector<SeatSetup> seats;
    std::optional<Seed> seed{}; ///< none: from the system's secure source

    int seatCount() const { return static_cast<int>(seats.size()); }
    /// The seat that a person plays, if any (the first one).
    std::optional<Seat> person() const;
    friend bool operator==(const MatchSetup &, const MatchSetup &) = default;
};

class SetupText {
    Q_DECLARE_TR_FUNCTIONS(SetupText)

public:
    /// `official`, four seats, the first one the person's: what a first start offers.
    static MatchSetup firstTable();
    /// A name for seat `place`, 0 to 9.
    static QString defaultName(int place);
    /// The name as it is shown: a default name, in whatever language it was given, is said in the language of the moment.
    static QString shownName(const QString &name, int place);
    /// All of them, by seat.
    static QStringList shownNames(const MatchSetup &setup);
    /// "Official, 4 players: Anna, Boris, Clara"
    static QString summary(const MatchSetup &setup);
    /// The table's rules in a line: the preset and what differs from it.
    static QString rulesLine(const Rules &rules, const QString &presetId);
    /// The same, short: "Official", "Official, 2 changes"
    static QString rulesTitle(const Rules &rules, const QString &presetId);
    /// "to 500 points", "5 rounds", "to 500 points, 5 rounds", "without end"
    static QString lengthText(const Rules &rules);
};

QJsonObject toJson(const MatchSetup &setup);
/// None if it isn't a table that can be played.
std::optional<MatchSetup> matchSetupFrom(const QJsonObject &json);

RecordHeader headerOf(const MatchSetup &setup, const Seed &matchSeed);
MatchSetup setupOf(const RecordHeader &header);

} // namespace uno
