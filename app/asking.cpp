// See asking.h.
#include "asking.h"

#include <algorithm>

namespace uno {
namespace {

template <typename T, typename Field>
std::vector<T> distinct(const std::vector<Action> &options, Field field)
{
    std::vector<T> values;
    for (const Action &option : options)
        if (std::ranges::find(values, T(field(option))) == values.end())
            values.push_back(field(option));
    return values;
}

std::vector<std::optional<Card>> secondsOf(const std::vector<Action> &options)
{
    return distinct<std::optional<Card>>(options, [](const Action &a) { return a.second; });
}

std::vector<std::optional<Card>> giftsOf(const std::vector<Action> &options)
{
    return distinct<std::optional<Card>>(options, [](const Action &a) { return a.give; });
}

} // namespace

Asking::Question Asking::question() const
{
    if (secondsOf(m_options).size() > 1)
        return Question::Second;
    if (colors().size() > 1)
        return Question::Color;
    if (seats().size() > 1)
        return Question::Target;
    if (giftsOf(m_options).size() > 1)
        return Question::Give;
    return Question::None;
}

std::vector<Color> Asking::colors() const
{
    std::vector<Color> values;
    for (const Action &option : m_options)
        if (option.color && std::ranges::find(values, *option.color) == values.end())
            values.push_back(*option.color);
    std::ranges::sort(values);
    return values;
}

std::vector<std::optional<Seat>> Asking::seats() const
{
    return distinct<std::optional<Seat>>(m_options, [](const Action &a) { return a.target; });
}

std::vector<std::optional<Card>> Asking::cards() const
{
    return question() == Question::Second ? secondsOf(m_options) : giftsOf(m_options);
}

bool Asking::choose(Color color)
{
    return narrow([color](const Action &a) { return a.color == color; });
}

bool Asking::choose(std::optional<Seat> seat)
{
    return narrow([seat](const Action &a) { return a.target == seat; });
}

bool Asking::choose(std::optional<Card> card)
{
    if (question() == Question::Second)
        return narrow([card](const Action &a) { return a.second == card; });
    return narrow([card](const Action &a) { return a.give == card; });
}

template <typename Keep>
bool Asking::narrow(Keep keep)
{
    std::vector<Action> kept;
    std::ranges::copy_if(m_options, std::back_inserter(kept), keep);
    if (kept.empty())
        return false;
    m_options = std::move(kept);
    return true;
}

} // namespace uno
