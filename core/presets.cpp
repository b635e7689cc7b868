#include "presets.h"

#include <algorithm>
#include <array>

namespace uno {

namespace {

Rules official() { return {}; }

Rules russian()
{
    Rules r = official();
    r.firstCard = FirstCard::NumberOnly;
    r.drawWhenPlayable = false;
    r.twoPlayerReverse = TwoPlayerReverse::Plain;
    r.guilty = Guilty::TakeBack;
    r.drawTwoResponse = DrawTwoResponse::Deflect;
    r.drawFourResponse = DrawTwoNamed;
    r.lastDrawCounts = false;
    return r;
}

Rules russianNegative()
{
    Rules r = russian();
    r.scoring = Scoring::EachKeeps;
    r.target = 200;
    return r;
}

Rules deflectAny()
{
    Rules r = russian();
    r.firstCard = FirstCard::Inert;
    r.drawFour = DrawFour::Strict;
    r.drawFourResponse = DrawTwoAny;
    r.unoPenalty = 1;
    return r;
}

Rules interference()
{
    Rules r = russian();
    r.jumpIn = JumpIn::Identical;
    r.doublePlay = DoublePlay::Sequential;
    r.misplayPenalty = 2;
    return r;
}

Rules interferenceStrict()
{
    Rules r = interference();
    r.unoPenalty = 4;
    r.scoring = Scoring::EachKeeps;
    r.target = 200;
    r.drawnCard = DrawnCard::MustPlay;
    return r;
}

Rules stacking()
{
    Rules r = russian();
    r.drawTwoResponse = DrawTwoResponse::Stack;
    r.drawFourResponse = DrawTwoNamed | StackDrawFour;
    return r;
}

Rules sevenZero()
{
    Rules r = russian();
    r.sevenZero = true;
    return r;
}

Rules eightRace()
{
    Rules r = stacking();
    r.handSize = 8;
    r.firstCard = FirstCard::Inert;
    r.firstPlayer = FirstPlayer::Race;
    r.drawFour = DrawFour::Free;
    r.jumpIn = JumpIn::Numbers;
    r.doublePlay = DoublePlay::Together;
    r.scoring = Scoring::EachKeeps;
    r.target = 0;
    r.rounds = 5;
    return r;
}

Rules blank120()
{
    Rules r = russian();
    r.deck = Deck::Blank120;
    r.actionMatch = ActionMatch::Color;
    r.drawFour = DrawFour::Free;
    r.drawFourResponse = 0;
    r.skipResponse = SkipResponse::Identical;
    r.scoring = Scoring::EachKeeps;
    r.target = 500;
    return r;
}

Rules hundredOne()
{
    Rules r = official();
    r.firstCard = FirstCard::Inert;
    r.draw = DrawRule::UntilPlayable;
    r.drawFour = DrawFour::Free;
    r.wildColor = WildColor::FollowUp;
    r.unoPenalty = 2;
    r.scoring = Scoring::EachKeeps;
    r.target = 101;
    r.count = Count::Numbers;
    r.lastDrawCounts = false;
    return r;
}

Rules withDeck(Deck deck)
{
    Rules r = official();
    r.deck = deck;
    return r;
}

Rules h2o()
{
    Rules r = withDeck(Deck::H2o);
    r.scoring = Scoring::EachKeeps;
    r.target = 101;
    r.h2oBonus = true;
    return r;
}

Rules party()
{
    Rules r = stacking();
    r.jumpIn = JumpIn::Identical;
    r.doublePlay = DoublePlay::Sequential;
    r.sevenZero = true;
    r.exchangeFive = true;
    r.reverseResponse = true;
    r.unoSlap = true;
    r.silence = Silence::Twos;
    r.misplayPenalty = 2;
    r.spareBlanks = SpareBlanks::PlusTen;
    return r;
}

} // namespace

std::span<const Preset> presets()
{
    static const std::array<Preset, 15> all{{
        {"official", official()},
        {"russian", russian()},
        {"russian_negative", russianNegative()},
        {"deflect_any", deflectAny()},
        {"interference", interference()},
        {"interference_strict", interferenceStrict()},
        {"stacking", stacking()},
        {"seven_zero", sevenZero()},
        {"eight_race", eightRace()},
        {"blank120", blank120()},
        {"hundred_one", hundredOne()},
        {"flip", withDeck(Deck::Flip)},
        {"flip108", withDeck(Deck::Flip108)},
        {"h2o", h2o()},
        {"party", party()},
    }};
    return all;
}

const Preset *findPreset(std::string_view id)
{
    const auto all = presets();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Preset &p) { return p.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace uno
