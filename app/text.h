// Words for everything that the core only names: a sentence or a label for every enumerator, in the language of the moment. The
// core has no sentences; this is their home (those about options and presets are in text_rules). Log sentences are in the present tense with the name in the nominative, so that a
// name needs neither gender nor case.
#pragma once

#include "core/event.h"
#include "core/rules.h"
#include "core/state.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace uno {

enum class Level : std::uint8_t;
enum class Temper : std::uint8_t;
enum class Reaction : std::uint8_t;
struct Why;

/// Who sits where and which side is up: what an event's sentence needs besides the event.
struct Cast {
    QStringList names;
    std::optional<Seat> me;
    Side up = Side::Light;

    QString nameOf(Seat seat) const { return names.value(index(seat)); }
    bool isMe(std::optional<Seat> seat) const { return seat && me == seat; }
};

/// What a refusal's sentence may speak of.
struct Refusal {
    Rejection rejection{};
    std::optional<Color> color; ///< in force; none: "any"
    QString topName;            ///< "red 7"
    QString cardName;           ///< of the card that was tried, "" if none
    QStringList fitting;        ///< names of the cards in hand that do fit
};

/// Whether a card's name is the sentence's subject or what somebody lays, takes or gives: languages with cases tell them apart.
enum class Naming : std::uint8_t { Subject, Object };

class Text {
    Q_DECLARE_TR_FUNCTIONS(Text)

public:
    /// "red"; "any color" where none is in force.
    static QString colorName(std::optional<Color> color);
    static QString symbolName(Symbol symbol, Naming naming = Naming::Subject);
    /// "red 7", "Wild Draw Four", "a card" for an unknown face.
    static QString faceName(Face face, Naming naming = Naming::Subject);
    /// The face that is up, and for two-sided cards what is on their back.
    static QString cardName(Card card, Side up);
    static QString sideName(Side side);
    static QString directionName(Direction direction);

    static QString rejectionSentence(const Refusal &refusal);
    static QString rejectionSentence(Rejection rejection) { return rejectionSentence(Refusal{rejection, {}, {}, {}, {}}); }
    /// "" for events that need no words.
    static QString eventSentence(const Event &event, const Cast &cast);
    static QString drawCauseText(DrawCause cause);
    static QString roundEndSentence(RoundEnd end);
    static QString verbName(Verb verb);
    static QString phaseName(Phase phase);
    static QString levelName(Level level);
    static QString temperName(Temper temper);
    static QString reactionName(Reaction reaction);
    /// "Play red 7 and say UNO.": what a hint tells.
    static QString adviceSentence(const Action &action, Side up);
    /// What speaks for it: "Boris has to draw four cards."
    static QString whySentence(const Why &why, const Cast &cast);
    /// What one may say at the table during a silence.
    static QStringList phrases();

    /// The paragraph of the rule book that a refusal rests on: "rule:OPTION.VALUE" as the table is set, or "general:CHAPTER".
    static QString ruleLink(Rejection rejection, const Rules &rules);

private:
    static QString noMatchSentence(const Refusal &refusal);
    static QString playedSentence(const Event &event, const Cast &cast);
    static QString drewSentence(const Event &event, const Cast &cast);
    static QString penaltySentence(const Event &event, const Cast &cast);
    static QString handShownSentence(const Event &event, const Cast &cast);
    static QString exchangedSentence(const Event &event, const Cast &cast);
    static QString flippedTop(const Event &event, const Cast &cast);
    static QString roundEndedSentence(const Event &event, const Cast &cast);
    static QString rejectionSentenceOf(const Event &event);
};

} // namespace uno
