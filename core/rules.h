// The rules of one table: a plain value, one field per option of RULES.md. What each option is called in JSON, which values
// it has and what it excludes stands in rule_table; what it does is read in one place each (fits, offer, resolve, ...).
#pragma once

#include <cstdint>

namespace uno {

enum class Deck : std::uint8_t { Classic, Blank120, Flip, Flip108, H2o };
enum class SpareBlanks : std::uint8_t { None, PlusTen };
enum class FirstCard : std::uint8_t { Official, NumberOnly, Inert };
enum class FirstPlayer : std::uint8_t { LeftOfDealer, Race };
enum class DrawRule : std::uint8_t { One, UntilPlayable };
enum class DrawnCard : std::uint8_t { MayPlay, MustPlay, Keep };
enum class Finish : std::uint8_t { Any, NoBlack, NoAction };
enum class ActionMatch : std::uint8_t { Face, Color };
enum class TwoPlayerReverse : std::uint8_t { Skip, Plain };
enum class WildColor : std::uint8_t { Chosen, Wheel, FollowUp, Open };
enum class DrawFour : std::uint8_t { Bluff, Strict, Free };
enum class Guilty : std::uint8_t { Stays, TakeBack };
enum class DrawTwoResponse : std::uint8_t { None, Deflect, Stack };
enum class SkipResponse : std::uint8_t { None, Identical };
enum class JumpIn : std::uint8_t { None, Numbers, Identical };
enum class DoublePlay : std::uint8_t { None, Sequential, Together };
enum class Silence : std::uint8_t { None, Twos, Blacks };
enum class Count : std::uint8_t { All, Numbers };
enum class Scoring : std::uint8_t { WinnerTakes, EachKeeps, Lazy };

/// What may be laid on a Wild Draw Four: a set of these bits.
enum DrawFourResponse : std::uint8_t { DrawTwoNamed = 1, DrawTwoAny = 2, StackDrawFour = 4 };

struct Rules {
    Deck deck = Deck::Classic;
    SpareBlanks spareBlanks = SpareBlanks::None;
    std::uint8_t decks = 1;
    std::uint8_t handSize = 7;
    FirstCard firstCard = FirstCard::Official;
    FirstPlayer firstPlayer = FirstPlayer::LeftOfDealer;
    DrawRule draw = DrawRule::One;
    bool drawWhenPlayable = true;
    DrawnCard drawnCard = DrawnCard::MayPlay;
    Finish finish = Finish::Any;
    ActionMatch actionMatch = ActionMatch::Face;
    TwoPlayerReverse twoPlayerReverse = TwoPlayerReverse::Skip;
    WildColor wildColor = WildColor::Chosen;
    DrawFour drawFour = DrawFour::Bluff;
    Guilty guilty = Guilty::Stays;
    DrawTwoResponse drawTwoResponse = DrawTwoResponse::None;
    std::uint8_t drawFourResponse = 0; ///< bits of DrawFourResponse
    bool mixedStack = false;
    bool reverseResponse = false;
    SkipResponse skipResponse = SkipResponse::None;
    bool lateCall = true;
    std::uint8_t unoPenalty = 2; ///< cards; 0 switches the UNO rule off
    JumpIn jumpIn = JumpIn::None;
    DoublePlay doublePlay = DoublePlay::None;
    bool sevenZero = false;
    bool exchangeFive = false;
    Silence silence = Silence::None;
    bool unoSlap = false;
    bool courtesy = false;
    std::uint8_t misplayPenalty = 0; ///< cards, 0 or 2
    bool sevenRounds = false;
    bool untilLast = false;
    bool zeroFifty = false;
    bool h2oBonus = false;
    bool lastDrawCounts = true;
    Count count = Count::All;
    Scoring scoring = Scoring::WinnerTakes;
    std::uint16_t target = 500; ///< points, 0 for no limit
    std::uint8_t rounds = 0;    ///< rounds, 0 for no limit

    friend bool operator==(const Rules &, const Rules &) = default;
};

/// True when the deck's cards have two sides.
constexpr bool isFlipDeck(Deck deck) { return deck == Deck::Flip || deck == Deck::Flip108; }

} // namespace uno
