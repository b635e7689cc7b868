// Tables of words first, then the lookups. See text_rules.h.
#include "text_rules.h"

#include "core/seat.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace uno {

namespace {

/// An id, or `option.value`, and its words.
struct Label {
    std::string_view id;
    const char *words;
};

constexpr std::array optionLabels{
    Label{"deck", QT_TRANSLATE_NOOP("RuleText", "Deck")},
    Label{"spare_blanks", QT_TRANSLATE_NOOP("RuleText", "Draw Ten cards")},
    Label{"decks", QT_TRANSLATE_NOOP("RuleText", "Number of decks")},
    Label{"hand_size", QT_TRANSLATE_NOOP("RuleText", "Cards dealt")},
    Label{"first_card", QT_TRANSLATE_NOOP("RuleText", "First card")},
    Label{"first_player", QT_TRANSLATE_NOOP("RuleText", "Who starts")},
    Label{"draw", QT_TRANSLATE_NOOP("RuleText", "Drawing")},
    Label{"draw_when_playable", QT_TRANSLATE_NOOP("RuleText", "Drawing by choice")},
    Label{"drawn_card", QT_TRANSLATE_NOOP("RuleText", "The drawn card")},
    Label{"finish", QT_TRANSLATE_NOOP("RuleText", "The last card")},
    Label{"action_match", QT_TRANSLATE_NOOP("RuleText", "Action cards match")},
    Label{"two_player_reverse", QT_TRANSLATE_NOOP("RuleText", "Reverse with two players")},
    Label{"wild_color", QT_TRANSLATE_NOOP("RuleText", "Color after a Wild")},
    Label{"draw_four", QT_TRANSLATE_NOOP("RuleText", "Playing a Wild Draw Four")},
    Label{"guilty", QT_TRANSLATE_NOOP("RuleText", "When a bluff is caught")},
    Label{"draw_two_response", QT_TRANSLATE_NOOP("RuleText", "Answering a Draw Two")},
    Label{"draw_four_response", QT_TRANSLATE_NOOP("RuleText", "Answering a Wild Draw Four")},
    Label{"mixed_stack", QT_TRANSLATE_NOOP("RuleText", "Mixed stacking")},
    Label{"reverse_response", QT_TRANSLATE_NOOP("RuleText", "Answering with a Reverse")},
    Label{"skip_response", QT_TRANSLATE_NOOP("RuleText", "Answering a Skip")},
    Label{"late_call", QT_TRANSLATE_NOOP("RuleText", "Late UNO call")},
    Label{"uno_penalty", QT_TRANSLATE_NOOP("RuleText", "Forgotten UNO")},
    Label{"jump_in", QT_TRANSLATE_NOOP("RuleText", "Jump-in")},
    Label{"double_play", QT_TRANSLATE_NOOP("RuleText", "Two identical cards")},
    Label{"seven_zero", QT_TRANSLATE_NOOP("RuleText", "Seven-Zero")},
    Label{"exchange_five", QT_TRANSLATE_NOOP("RuleText", "Exchange with a 5")},
    Label{"silence", QT_TRANSLATE_NOOP("RuleText", "Silence")},
    Label{"uno_slap", QT_TRANSLATE_NOOP("RuleText", "UNO slap")},
    Label{"courtesy", QT_TRANSLATE_NOOP("RuleText", "Courtesy")},
    Label{"misplay_penalty", QT_TRANSLATE_NOOP("RuleText", "Misplays")},
    Label{"seven_rounds", QT_TRANSLATE_NOOP("RuleText", "Seven rounds")},
    Label{"until_last", QT_TRANSLATE_NOOP("RuleText", "Until the last")},
    Label{"zero_fifty", QT_TRANSLATE_NOOP("RuleText", "A lone 0 counts 50")},
    Label{"h2o_bonus", QT_TRANSLATE_NOOP("RuleText", "Bonus for a last Draw card")},
    Label{"last_draw_counts", QT_TRANSLATE_NOOP("RuleText", "A Draw card laid last")},
    Label{"count", QT_TRANSLATE_NOOP("RuleText", "Cards that count")},
    Label{"scoring", QT_TRANSLATE_NOOP("RuleText", "Scoring")},
    Label{"target", QT_TRANSLATE_NOOP("RuleText", "Target")},
    Label{"rounds", QT_TRANSLATE_NOOP("RuleText", "Length of a match")},
};

constexpr std::array valueLabels{
    Label{"deck.classic", QT_TRANSLATE_NOOP("RuleText", "Classic, 108 cards")},
    Label{"deck.blank120", QT_TRANSLATE_NOOP("RuleText", "With Blanks, 120 cards")},
    Label{"deck.flip", QT_TRANSLATE_NOOP("RuleText", "Flip, 112 two-sided cards")},
    Label{"deck.flip108", QT_TRANSLATE_NOOP("RuleText", "Flip, 108 two-sided cards")},
    Label{"deck.h2o", QT_TRANSLATE_NOOP("RuleText", "H2O, 54 cards")},
    Label{"spare_blanks.none", QT_TRANSLATE_NOOP("RuleText", "Left in the box")},
    Label{"spare_blanks.plus_ten", QT_TRANSLATE_NOOP("RuleText", "One in each color")},
    Label{"first_card.official", QT_TRANSLATE_NOOP("RuleText", "Takes effect")},
    Label{"first_card.number_only", QT_TRANSLATE_NOOP("RuleText", "Always a number")},
    Label{"first_card.inert", QT_TRANSLATE_NOOP("RuleText", "Any card, no effect")},
    Label{"first_player.left_of_dealer", QT_TRANSLATE_NOOP("RuleText", "Next to the dealer")},
    Label{"first_player.race", QT_TRANSLATE_NOOP("RuleText", "Whoever is quickest")},
    Label{"draw.one", QT_TRANSLATE_NOOP("RuleText", "One card")},
    Label{"draw.until_playable", QT_TRANSLATE_NOOP("RuleText", "Until a card fits")},
    Label{"draw_when_playable.false", QT_TRANSLATE_NOOP("RuleText", "Only when nothing fits")},
    Label{"draw_when_playable.true", QT_TRANSLATE_NOOP("RuleText", "Always allowed")},
    Label{"drawn_card.may_play", QT_TRANSLATE_NOOP("RuleText", "May be played at once")},
    Label{"drawn_card.must_play", QT_TRANSLATE_NOOP("RuleText", "Must be played if it fits")},
    Label{"drawn_card.keep", QT_TRANSLATE_NOOP("RuleText", "Is kept")},
    Label{"finish.any", QT_TRANSLATE_NOOP("RuleText", "Any card")},
    Label{"finish.no_black", QT_TRANSLATE_NOOP("RuleText", "Not a black card")},
    Label{"finish.no_action", QT_TRANSLATE_NOOP("RuleText", "Only a number")},
    Label{"action_match.face", QT_TRANSLATE_NOOP("RuleText", "By color or symbol")},
    Label{"action_match.color", QT_TRANSLATE_NOOP("RuleText", "By color only")},
    Label{"two_player_reverse.skip", QT_TRANSLATE_NOOP("RuleText", "The same player again")},
    Label{"two_player_reverse.plain", QT_TRANSLATE_NOOP("RuleText", "The other player")},
    Label{"wild_color.chosen", QT_TRANSLATE_NOOP("RuleText", "Named by its player")},
    Label{"wild_color.wheel", QT_TRANSLATE_NOOP("RuleText", "The next on the wheel")},
    Label{"wild_color.follow_up", QT_TRANSLATE_NOOP("RuleText", "Set by a card laid on it")},
    Label{"wild_color.open", QT_TRANSLATE_NOOP("RuleText", "None: anything fits")},
    Label{"draw_four.bluff", QT_TRANSLATE_NOOP("RuleText", "Bluffing is possible")},
    Label{"draw_four.strict", QT_TRANSLATE_NOOP("RuleText", "Only without the color")},
    Label{"draw_four.free", QT_TRANSLATE_NOOP("RuleText", "At any time")},
    Label{"guilty.stays", QT_TRANSLATE_NOOP("RuleText", "The card stays")},
    Label{"guilty.take_back", QT_TRANSLATE_NOOP("RuleText", "The card goes back")},
    Label{"draw_two_response.none", QT_TRANSLATE_NOOP("RuleText", "Not possible")},
    Label{"draw_two_response.deflect", QT_TRANSLATE_NOOP("RuleText", "Passed on, stays 2")},
    Label{"draw_two_response.stack", QT_TRANSLATE_NOOP("RuleText", "Stacked, grows by 2")},
    Label{"draw_four_response.none", QT_TRANSLATE_NOOP("RuleText", "Not possible")},
    Label{"draw_four_response.draw_two_named", QT_TRANSLATE_NOOP("RuleText", "Draw Two of the named color")},
    Label{"draw_four_response.draw_two_any", QT_TRANSLATE_NOOP("RuleText", "Any Draw Two")},
    Label{"draw_four_response.stack", QT_TRANSLATE_NOOP("RuleText", "Another Wild Draw Four")},
    Label{"skip_response.none", QT_TRANSLATE_NOOP("RuleText", "Not possible")},
    Label{"skip_response.identical", QT_TRANSLATE_NOOP("RuleText", "With the same Skip")},
    Label{"jump_in.none", QT_TRANSLATE_NOOP("RuleText", "Off")},
    Label{"jump_in.numbers", QT_TRANSLATE_NOOP("RuleText", "With identical numbers")},
    Label{"jump_in.identical", QT_TRANSLATE_NOOP("RuleText", "With any identical card")},
    Label{"double_play.none", QT_TRANSLATE_NOOP("RuleText", "One at a time")},
    Label{"double_play.sequential", QT_TRANSLATE_NOOP("RuleText", "One after the other, if quick")},
    Label{"double_play.together", QT_TRANSLATE_NOOP("RuleText", "Two numbers together")},
    Label{"silence.none", QT_TRANSLATE_NOOP("RuleText", "Off")},
    Label{"silence.twos", QT_TRANSLATE_NOOP("RuleText", "After a 2")},
    Label{"silence.blacks", QT_TRANSLATE_NOOP("RuleText", "After a black card")},
    Label{"zero_fifty.false", QT_TRANSLATE_NOOP("RuleText", "No")},
    Label{"zero_fifty.true", QT_TRANSLATE_NOOP("RuleText", "Yes")},
    Label{"last_draw_counts.false", QT_TRANSLATE_NOOP("RuleText", "Nobody draws")},
    Label{"last_draw_counts.true", QT_TRANSLATE_NOOP("RuleText", "Its victim still draws")},
    Label{"count.all", QT_TRANSLATE_NOOP("RuleText", "All cards")},
    Label{"count.numbers", QT_TRANSLATE_NOOP("RuleText", "Only numbers")},
    Label{"scoring.winner_takes", QT_TRANSLATE_NOOP("RuleText", "The winner takes the points")},
    Label{"scoring.each_keeps", QT_TRANSLATE_NOOP("RuleText", "Each keeps their own points")},
    Label{"scoring.lazy", QT_TRANSLATE_NOOP("RuleText", "Lazy: rounds won and lost")},
};

struct PresetLabel {
    std::string_view id;
    const char *name;
    const char *lines[2];
};

constexpr std::array presetLabels{
    PresetLabel{"official", QT_TRANSLATE_NOOP("RuleText", "Official"),
                {QT_TRANSLATE_NOOP("RuleText", "The game as printed: draw one, bluff with Wild Draw Four."),
                 QT_TRANSLATE_NOOP("RuleText", "The winner takes the points; 500 win.")}},
    PresetLabel{"russian", QT_TRANSLATE_NOOP("RuleText", "Russian standard"),
                {QT_TRANSLATE_NOOP("RuleText", "A Draw Two passes the penalty on; you draw only when nothing fits."),
                 QT_TRANSLATE_NOOP("RuleText", "A caught bluffer takes the card back.")}},
    PresetLabel{"russian_negative", QT_TRANSLATE_NOOP("RuleText", "Russian, 200 loses"),
                {QT_TRANSLATE_NOOP("RuleText", "The Russian standard, but each keeps the points in hand."),
                 QT_TRANSLATE_NOOP("RuleText", "Whoever reaches 200 has lost; the lowest score wins.")}},
    PresetLabel{"deflect_any", QT_TRANSLATE_NOOP("RuleText", "Save yourself"),
                {QT_TRANSLATE_NOOP("RuleText", "Any Draw Two saves you from a Wild Draw Four."),
                 QT_TRANSLATE_NOOP("RuleText", "No bluffing; a forgotten UNO costs one card.")}},
    PresetLabel{"interference", QT_TRANSLATE_NOOP("RuleText", "With jump-in"),
                {QT_TRANSLATE_NOOP("RuleText", "Lay an identical card out of turn, even on your own."),
                 QT_TRANSLATE_NOOP("RuleText", "A misplay costs two cards.")}},
    PresetLabel{"interference_strict", QT_TRANSLATE_NOOP("RuleText", "Jump-in, UNO costs 4"),
                {QT_TRANSLATE_NOOP("RuleText", "Jump-ins; a drawn card that fits must be played."),
                 QT_TRANSLATE_NOOP("RuleText", "A forgotten UNO costs four cards; 200 points lose.")}},
    PresetLabel{"stacking", QT_TRANSLATE_NOOP("RuleText", "Stacking"),
                {QT_TRANSLATE_NOOP("RuleText", "Draw Two on Draw Two: the penalty grows and moves on."),
                 QT_TRANSLATE_NOOP("RuleText", "A Wild Draw Four can be stacked too.")}},
    PresetLabel{"seven_zero", QT_TRANSLATE_NOOP("RuleText", "Seven-Zero"),
                {QT_TRANSLATE_NOOP("RuleText", "A 7 swaps hands with a player you name."),
                 QT_TRANSLATE_NOOP("RuleText", "A 0 passes all hands on.")}},
    PresetLabel{"eight_race", QT_TRANSLATE_NOOP("RuleText", "Eight cards, race to open"),
                {QT_TRANSLATE_NOOP("RuleText", "Eight cards each; whoever is quickest starts."),
                 QT_TRANSLATE_NOOP("RuleText", "Stacking, two numbers together, five rounds.")}},
    PresetLabel{"blank120", QT_TRANSLATE_NOOP("RuleText", "120 cards with Blanks"),
                {QT_TRANSLATE_NOOP("RuleText", "A Blank repeats the card under it."),
                 QT_TRANSLATE_NOOP("RuleText", "Actions match by color only; 500 points lose.")}},
    PresetLabel{"hundred_one", QT_TRANSLATE_NOOP("RuleText", "Kitchen table to 101"),
                {QT_TRANSLATE_NOOP("RuleText", "Draw until a card fits; lay a further card on a Wild."),
                 QT_TRANSLATE_NOOP("RuleText", "Only numbers count; 101 points lose.")}},
    PresetLabel{"flip", QT_TRANSLATE_NOOP("RuleText", "Flip"),
                {QT_TRANSLATE_NOOP("RuleText", "Two-sided cards: a Flip turns everything over."),
                 QT_TRANSLATE_NOOP("RuleText", "The dark side has Draw Five and Skip Everyone.")}},
    PresetLabel{"flip108", QT_TRANSLATE_NOOP("RuleText", "Flip, 108 cards"),
                {QT_TRANSLATE_NOOP("RuleText", "Two-sided cards with one Flip in each color."),
                 QT_TRANSLATE_NOOP("RuleText", "The light side plays like the classic deck.")}},
    PresetLabel{"h2o", QT_TRANSLATE_NOOP("RuleText", "H2O"),
                {QT_TRANSLATE_NOOP("RuleText", "A small deck for up to seven players."),
                 QT_TRANSLATE_NOOP("RuleText", "Go out with a Draw card for a bonus; 101 points lose.")}},
    PresetLabel{"party", QT_TRANSLATE_NOOP("RuleText", "Everything at once"),
                {QT_TRANSLATE_NOOP("RuleText", "Stacking, jump-ins, Seven-Zero, exchange, slap, silence."),
                 QT_TRANSLATE_NOOP("RuleText", "Draw Ten cards are in; a misplay costs two.")}},
};

constexpr std::array groupLabels{
    QT_TRANSLATE_NOOP("RuleText", "Cards"),
    QT_TRANSLATE_NOOP("RuleText", "Start of a round"),
    QT_TRANSLATE_NOOP("RuleText", "A turn"),
    QT_TRANSLATE_NOOP("RuleText", "Black cards"),
    QT_TRANSLATE_NOOP("RuleText", "Penalties and answers"),
    QT_TRANSLATE_NOOP("RuleText", "Saying UNO"),
    QT_TRANSLATE_NOOP("RuleText", "House rules"),
    QT_TRANSLATE_NOOP("RuleText", "Points and match"),
};

QString asQString(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// The words of `id` in the language of the moment; null if there are none.
QString wordsOf(std::span<const Label> labels, std::string_view id)
{
    const auto found = std::find_if(labels.begin(), labels.end(), [&](const Label &label) { return label.id == id; });
    return found == labels.end() ? QString() : RuleText::tr(found->words);
}

const PresetLabel *presetLabel(std::string_view id)
{
    const auto found = std::find_if(presetLabels.begin(), presetLabels.end(), [&](const PresetLabel &label) { return label.id == id; });
    return found == presetLabels.end() ? nullptr : &*found;
}

/// What stands after the option's key: "bluff", "true", "7"; several for a set.
std::vector<std::string> valueIds(const RuleRow &row, int value)
{
    if (row.kind == RuleKind::Number)
        return {std::to_string(value)};
    if (row.kind != RuleKind::Set)
        return {std::string(row.values[static_cast<std::size_t>(value)])};
    std::vector<std::string> ids;
    for (std::size_t bit = 0; bit < row.values.size(); ++bit)
        if (value & (1 << bit))
            ids.emplace_back(row.values[bit]);
    return ids.empty() ? std::vector<std::string>{"none"} : ids;
}

QString numberName(std::string_view key, int value)
{
    if (key == "decks")
        return RuleText::tr("%n deck(s)", "number of decks shuffled together", value);
    if (key == "hand_size")
        return RuleText::tr("%n card(s)", "cards dealt to each player", value);
    if (key == "uno_penalty")
        return value == 0 ? RuleText::tr("Nobody says UNO") : RuleText::tr("%n card(s) to draw", "a penalty", value);
    if (key == "misplay_penalty")
        return value == 0 ? RuleText::tr("Refused, free of charge") : RuleText::tr("%n card(s) to draw", "a penalty", value);
    if (key == "rounds")
        return value == 0 ? RuleText::tr("No limit") : RuleText::tr("%n round(s)", "length of a match", value);
    return value == 0 ? RuleText::tr("No limit") : RuleText::tr("%n point(s)", "score that ends a match", value);
}

QString flagName(const std::string &id, int value)
{
    const QString own = wordsOf(valueLabels, id);
    return !own.isNull() ? own : value == 0 ? RuleText::tr("Off") : RuleText::tr("On");
}

} // namespace

QString RuleText::optionName(std::string_view key)
{
    const QString words = wordsOf(optionLabels, key);
    return words.isNull() ? asQString(key) : words;
}

QString RuleText::optionValueName(std::string_view key, int value)
{
    const RuleRow *row = findRule(key);
    if (!row || !admits(*row, value))
        return QString::number(value);
    if (row->kind == RuleKind::Number)
        return numberName(key, value);
    QStringList names;
    for (const std::string &id : valueIds(*row, value)) {
        const std::string full = std::string(key) + "." + id;
        names += row->kind == RuleKind::Flag ? flagName(full, value) : wordsOf(valueLabels, full);
    }
    return names.join(tr("; ", "between several answers that are allowed"));
}

QString RuleText::groupName(RuleGroup group) { return tr(groupLabels[static_cast<std::size_t>(group)]); }

QString RuleText::presetName(std::string_view id)
{
    const PresetLabel *label = presetLabel(id);
    return label ? tr(label->name) : asQString(id);
}

QStringList RuleText::presetLines(std::string_view id)
{
    const PresetLabel *label = presetLabel(id);
    return label ? QStringList{tr(label->lines[0]), tr(label->lines[1])} : QStringList{};
}

namespace {

QString tooFewCards(const Rules &rules, int seats)
{
    const int most = mostSeats(rules);
    Rules twice = rules;
    twice.decks = 2;
    const QString help = rules.decks == 1 && mostSeats(twice) >= seats
                             ? RuleText::tr("Two decks shuffled together would do.")
                             : RuleText::tr("Deal fewer cards or take fewer players.");
    if (most < MinSeats)
        return RuleText::tr("This deck is too small to deal %n card(s) each.", "", rules.handSize) + QLatin1Char(' ') + help;
    return RuleText::tr("With %1 dealt to each, this deck is enough for %n player(s) at most.", "%1: '7 cards'", most)
               .arg(numberName("hand_size", rules.handSize))
           + QLatin1Char(' ') + help;
}

} // namespace

QString RuleText::conflictSentence(const Clash &clash, const Rules &rules, int seats)
{
    switch (clash.conflict) {
    case Conflict::TooFewCards:
        return tooFewCards(rules, seats);
    case Conflict::BonusWithoutCards:
        return tr("“%1” needs a deck with Draw One or Wild Draw Two cards; “%2” has none.")
            .arg(optionName("h2o_bonus"), optionValueName("deck", static_cast<int>(rules.deck)));
    case Conflict::SpareBlanksTwoSided:
        return tr("“%1” can be added to one-sided cards only, not to “%2”.")
            .arg(optionName("spare_blanks"), optionValueName("deck", static_cast<int>(rules.deck)));
    case Conflict::SeatsOutOfRange:
        return tr("UNO is played by %1 to %2 players.").arg(MinSeats).arg(MaxSeats);
    }
    return {};
}

QStringList RuleText::paragraphFiles(std::string_view key, int value, const QString &language)
{
    const RuleRow *row = findRule(key);
    if (!row || !admits(*row, value))
        return {};
    const QString stem = QStringLiteral(":/assets/rules/%1/%2").arg(language, asQString(key));
    QStringList files;
    for (const std::string &id : valueIds(*row, value))
        for (const QString &name : {stem + QLatin1Char('.') + asQString(id), stem})
            if (const QString file = name + QStringLiteral(".md"); QFile::exists(file)) {
                files += file;
                break;
            }
    return files;
}

QString RuleText::paragraph(std::string_view key, int value, const QString &language)
{
    QStringList parts;
    for (const QString &name : paragraphFiles(key, value, language)) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly))
            parts += QString::fromUtf8(file.readAll()).trimmed();
    }
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace uno
