// Which opponent plays which level.
#include "bot.h"

#include "heuristic.h"
#include "random_bot.h"
#include "search.h"

namespace uno {

namespace {

Care careOf(Level level)
{
    Care care;
    if (level == Level::Easy) {
        care.noise = 1.5;
        care.challenge = 0.55;
    }
    return care;
}

} // namespace

std::unique_ptr<Bot> makeBot(Level level, Temper temper)
{
    if (level == Level::Random)
        return std::make_unique<RandomBot>(temper);
    if (defaultPlayouts(level) == 0)
        return std::make_unique<HeuristicBot>(level, temper, careOf(level));
    Thinking thinking;
    thinking.playouts = defaultPlayouts(level);
    return std::make_unique<SearchBot>(level, temper, careOf(level), thinking);
}

int defaultPlayouts(Level level)
{
    switch (level) {
    case Level::Hard:
        return 400;
    case Level::Expert:
        return 900;
    default:
        return 0;
    }
}

} // namespace uno
