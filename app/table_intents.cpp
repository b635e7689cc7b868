// What the person wants, made into whole actions for the session. See table_model.h.
#include "table_model.h"

#include "face_id.h"
#include "text.h"

#include <algorithm>

namespace uno {

bool TableModel::may(Verb verb) const
{
    return settled() && !m_watching
        && std::ranges::any_of(m_view.legal, [verb](const Action &a) { return a.verb == verb; });
}

std::vector<Action> TableModel::legal(Verb verb) const
{
    std::vector<Action> actions;
    std::ranges::copy_if(m_view.legal, std::back_inserter(actions), [verb](const Action &a) { return a.verb == verb; });
    return actions;
}

/// While something is being shown a wish waits, and what is running is hurried. A second wish while the person's own act is
/// being shown is a double click unless it makes sense then (a late call, a catch, another card).
bool TableModel::deferred(std::function<void()> wish, Repeat repeat)
{
    if (settled())
        return false;
    if (!m_ownAct || repeat == Repeat::Sensible)
        m_wish = std::move(wish);
    hurry();
    return true;
}

void TableModel::want(Action action, int cardId)
{
    if (m_watching || !m_inMatch)
        return;
    action.seat = m_me;
    m_playedId = cardId >= 0 ? std::optional(cardId) : std::nullopt;
    m_hint.clear();
    endAsking();
    emit actionWanted(action, cardId);
    m_ownAct = !settled();
}

void TableModel::wantVerb(Verb verb)
{
    Action action;
    action.verb = verb;
    want(action);
}

void TableModel::playCard(int cardId)
{
    if (deferred([this, cardId] { playCard(cardId); }, Repeat::Sensible))
        return;
    const HandCard *held = m_hand.find(cardId);
    if (!held || m_watching)
        return;
    for (const Verb verb : {Verb::Play, Verb::Give, Verb::JumpIn}) {
        std::vector<Action> options = legal(verb);
        std::erase_if(options, [held](const Action &a) { return a.card != held->card; });
        if (!options.empty()) {
            startAsking(std::move(options), cardId);
            return;
        }
    }
    Action action;
    action.verb = m_view.turn != m_me && m_rules.jumpIn != JumpIn::None ? Verb::JumpIn : Verb::Play;
    action.card = held->card;
    want(action, cardId); // the rules say why not
}

void TableModel::jumpIn()
{
    if (deferred([this] { jumpIn(); }, Repeat::Slip))
        return;
    const auto &cards = m_hand.cards();
    const auto at = std::ranges::find_if(cards, &HandCard::jumpable);
    if (at == cards.end())
        return;
    std::vector<Action> options = legal(Verb::JumpIn);
    std::erase_if(options, [&](const Action &a) { return a.card != at->card; });
    if (!options.empty())
        startAsking(std::move(options), at->id);
}

void TableModel::startAsking(std::vector<Action> options, int cardId)
{
    const auto called = [this](const Action &a) { return a.uno == m_unoArmed; };
    if (std::ranges::any_of(options, called))
        std::erase_if(options, [&](const Action &a) { return !called(a); });
    m_asking.emplace(std::move(options), cardId);
    proceed();
}

void TableModel::proceed()
{
    if (m_asking->question() != Asking::Question::None) {
        m_hand.select(m_asking->cardId());
        emit stateChanged();
        return;
    }
    const Action action = m_asking->action();
    const int cardId = m_asking->cardId();
    want(action, cardId);
}

void TableModel::endAsking()
{
    if (!m_asking)
        return;
    m_asking.reset();
    m_hand.select(-1);
    emit stateChanged();
}

QString TableModel::ask() const
{
    if (!m_asking)
        return !settled() || m_watching ? QString()
            : may(Verb::NameColor)      ? QStringLiteral("color")
            : may(Verb::Give)           ? QStringLiteral("exchange_back")
                                        : QString();
    switch (m_asking->question()) {
    case Asking::Question::Color: return QStringLiteral("color");
    case Asking::Question::Target: return QStringLiteral("target");
    case Asking::Question::Give: return QStringLiteral("give");
    case Asking::Question::Second: return QStringLiteral("second");
    case Asking::Question::None: break;
    }
    return {};
}

QString TableModel::askText() const
{
    const QString open = ask();
    if (open == QLatin1String("color"))
        return tr("Which color?");
    if (open == QLatin1String("target"))
        return m_rules.sevenZero && m_asking->action().card.face(m_side).symbol() == Symbol::Seven
            ? tr("Swap hands with whom?")
            : tr("Exchange a card with whom?");
    if (open == QLatin1String("give"))
        return tr("Which card do you give away?");
    if (open == QLatin1String("second"))
        return tr("Lay the identical card along with it?");
    if (open == QLatin1String("exchange_back"))
        return m_view.offered && m_view.offered->known()
            ? tr("You are given: %1. Which card do you give back?").arg(Text::cardName(*m_view.offered, m_side))
            : tr("Which card do you give back?");
    return {};
}

QStringList TableModel::askColors() const
{
    QStringList ids;
    if (ask() != QLatin1String("color"))
        return ids;
    std::vector<Color> colors;
    if (m_asking)
        colors = m_asking->colors();
    else
        for (const Action &action : legal(Verb::NameColor))
            if (action.color)
                colors.push_back(*action.color);
    std::ranges::sort(colors);
    for (const Color color : colors)
        ids.append(colorId(color));
    return ids;
}

QList<int> TableModel::askSeats() const
{
    QList<int> seats;
    if (m_asking && m_asking->question() == Asking::Question::Target)
        for (const auto seat : m_asking->seats())
            seats.append(seat ? index(*seat) : -1);
    return seats;
}

QList<int> TableModel::askCards() const
{
    QList<int> ids;
    if (!m_asking) {
        for (const Action &action : may(Verb::Give) ? legal(Verb::Give) : std::vector<Action>{})
            for (const HandCard &held : m_hand.cards())
                if (held.card == action.card && !ids.contains(held.id))
                    ids.append(held.id);
        return ids;
    }
    const auto question = m_asking->question();
    if (question != Asking::Question::Give && question != Asking::Question::Second)
        return ids;
    for (const auto card : m_asking->cards()) {
        if (!card)
            ids.append(-1);
        for (const HandCard &held : m_hand.cards())
            if (card && held.card == *card && held.id != m_asking->cardId())
                ids.append(held.id);
    }
    return ids;
}

void TableModel::chooseColor(const QString &color)
{
    const auto chosen = colorFromId(color);
    if (!chosen)
        return;
    if (m_asking) {
        if (m_asking->question() == Asking::Question::Color && m_asking->choose(*chosen))
            proceed();
        return;
    }
    if (!may(Verb::NameColor))
        return;
    Action action;
    action.verb = Verb::NameColor;
    action.color = chosen;
    want(action);
}

void TableModel::chooseSeat(int seat)
{
    if (!m_asking || m_asking->question() != Asking::Question::Target)
        return;
    if (m_asking->choose(seat < 0 ? std::nullopt : std::optional(seatAt(seat))))
        proceed();
}

void TableModel::chooseCard(int cardId)
{
    const HandCard *held = m_hand.find(cardId);
    if (!m_asking) {
        if (held && may(Verb::Give))
            playCard(cardId);
        return;
    }
    const auto question = m_asking->question();
    if (question != Asking::Question::Give && question != Asking::Question::Second)
        return;
    if (m_asking->choose(held ? std::optional(held->card) : std::nullopt))
        proceed();
}

void TableModel::cancelAsk()
{
    endAsking();
}

void TableModel::draw()
{
    if (deferred([this] { draw(); }, Repeat::Slip))
        return;
    wantVerb(may(Verb::Accept) ? Verb::Accept : Verb::Draw);
}

void TableModel::choose(const QString &choiceId)
{
    if (choiceId == QLatin1String("speak")) {
        m_speaking = !m_speaking;
        refreshChoices();
        return;
    }
    if (choiceId.startsWith(QLatin1String("speak:"))) {
        speak(choiceId.mid(6).toInt());
        return;
    }
    if (choiceId == QLatin1String("go_on")) {
        emit chanceLetGo();
        return;
    }
    if (deferred([this, choiceId] { choose(choiceId); }, Repeat::Slip))
        return;
    if (choiceId == QLatin1String("play") && m_view.drawn) {
        const auto &cards = m_hand.cards();
        const auto at = std::ranges::find_if(cards, &HandCard::drawn);
        if (at != cards.end())
            playCard(at->id);
        return;
    }
    static const QHash<QString, Verb> verbs{
        {QStringLiteral("draw"), Verb::Draw}, {QStringLiteral("keep"), Verb::Keep}, {QStringLiteral("pass"), Verb::Pass},
        {QStringLiteral("accept"), Verb::Accept}, {QStringLiteral("challenge"), Verb::Challenge},
        {QStringLiteral("ready"), Verb::Ready}, {QStringLiteral("slap"), Verb::Slap}, {QStringLiteral("call"), Verb::Call},
    };
    if (const auto verb = verbs.find(choiceId); verb != verbs.end())
        wantVerb(*verb);
}

bool TableModel::canCallUno() const
{
    return settled() && !m_watching && std::ranges::any_of(m_view.legal, [](const Action &a) {
        return a.verb == Verb::Call || a.uno;
    });
}

void TableModel::callUno()
{
    if (deferred([this] { callUno(); }, Repeat::Sensible))
        return;
    if (!may(Verb::Call) && canCallUno()) {
        // A jump-in, or two cards at once: said together with the play.
        m_unoArmed = !m_unoArmed;
        emit stateChanged();
        return;
    }
    wantVerb(Verb::Call);
}

void TableModel::catchSeat(int seat)
{
    if (deferred([this, seat] { catchSeat(seat); }, Repeat::Sensible))
        return;
    Action action;
    action.verb = Verb::Catch;
    action.target = seatAt(std::clamp(seat, 0, MaxSeats - 1));
    want(action);
}

void TableModel::slap()
{
    if (deferred([this] { slap(); }, Repeat::Slip))
        return;
    wantVerb(Verb::Slap);
}

void TableModel::speak(int phraseIndex)
{
    m_phrase = phraseIndex;
    if (deferred([this, phraseIndex] { speak(phraseIndex); }, Repeat::Slip))
        return;
    if (may(Verb::Speak))
        wantVerb(Verb::Speak);
    else if (m_inMatch && !m_watching)
        emit said(index(m_me), Text::phrases().value(phraseIndex));
}

void TableModel::select(int cardId)
{
    m_hand.select(cardId);
}

void TableModel::moveCard(int fromRow, int toRow)
{
    m_hand.move(fromRow, toRow);
}

void TableModel::sortHand()
{
    m_hand.sort();
}

void TableModel::askHint()
{
    if (settled() && m_inMatch && !m_watching)
        emit hintWanted();
}

void TableModel::hurry()
{
    if (m_hurried || settled())
        return;
    m_hurried = true;
    emit hurriedChanged();
}

void TableModel::openRule(const QString &ruleLink)
{
    emit ruleRequested(ruleLink);
}

void TableModel::openRulesInForce()
{
    emit rulesInForceRequested();
}

void TableModel::startMatch()
{
    emit startWanted();
}

void TableModel::continueMatch()
{
    emit continueWanted();
}

void TableModel::newGame()
{
    emit newGameRequested();
}

void TableModel::nextRound()
{
    if (m_overlay == QLatin1String("roundOver") && settled())
        emit nextRoundWanted();
}

void TableModel::playAgain()
{
    emit playAgainWanted();
}

void TableModel::review()
{
    emit reviewRequested();
}

QString TableModel::prompt() const
{
    if (!settled() || m_watching || !m_inMatch || m_view.legal.empty())
        return {};
    const bool canPlay = may(Verb::Play);
    switch (m_view.phase) {
    case Phase::Opening: return may(Verb::Pass) ? tr("Whoever is first may lay the first card.") : QString();
    case Phase::Drawn:
        return m_view.drawn && m_view.turn == m_me ? tr("You drew: %1.").arg(Text::cardName(*m_view.drawn, m_side)) : QString();
    case Phase::Follow: return m_view.turn == m_me ? tr("Lay a further card on the Wild.") : QString();
    case Phase::Respond:
        if (m_view.turn != m_me)
            return {};
        if (m_view.penaltyUntilColor)
            return tr("Draw until %1 comes, or answer.").arg(Text::colorName(m_view.color));
        if (m_view.penalty == 0)
            return tr("You are skipped, unless you answer.");
        return canPlay ? tr("Draw %n card(s), or answer with a card.", nullptr, m_view.penalty)
                       : tr("You have to draw %n card(s).", nullptr, m_view.penalty);
    case Phase::Slap: return may(Verb::Slap) ? tr("Slap! The last one draws two.") : QString();
    case Phase::Ready: return may(Verb::Ready) ? tr("Say when you are ready.") : QString();
    case Phase::Turn:
        if (m_view.turn != m_me)
            return {};
        if (may(Verb::Pass))
            return tr("Nothing can be played or drawn: pass.");
        return canPlay ? tr("Your turn.") : tr("Nothing fits: draw a card.");
    default: return {};
    }
}

std::vector<Choice> TableModel::answerChoices() const
{
    std::vector<Choice> rows;
    const auto offer = [&](Verb verb, const char *id, const QString &text, const char *key, bool primary) {
        if (may(verb))
            rows.push_back({QString::fromLatin1(id), text, QString::fromLatin1(key), primary});
    };
    if (m_view.phase == Phase::Drawn && may(Verb::Play))
        rows.push_back({QStringLiteral("play"), tr("Play it"), QString(), true});
    const QString accept = m_view.penaltyUntilColor ? tr("Draw until %1").arg(Text::colorName(m_view.color))
        : m_view.penalty == 0                       ? tr("Be skipped")
                                                    : tr("Take %n card(s)", nullptr, m_view.penalty);
    offer(Verb::Accept, "accept", accept, "D", !may(Verb::Play));
    offer(Verb::Challenge, "challenge", tr("Challenge"), "C", false);
    offer(Verb::Keep, "keep", tr("Keep it"), "P", !may(Verb::Play));
    if (m_view.phase == Phase::Turn && !may(Verb::Play))
        offer(Verb::Draw, "draw", tr("Draw a card"), "D", true);
    offer(Verb::Pass, "pass", tr("Pass"), "P", !may(Verb::Play));
    offer(Verb::Ready, "ready", tr("Ready"), "R", true);
    offer(Verb::Slap, "slap", tr("Slap!"), "Space", true);
    return rows;
}

void TableModel::refreshChoices()
{
    std::vector<Choice> rows = answerChoices();
    if (m_chanceOffered)
        rows.push_back({QStringLiteral("go_on"), tr("Go on"), QStringLiteral("P"), true});
    if (may(Verb::Speak))
        rows.push_back({QStringLiteral("speak"), tr("Say something"), QStringLiteral("T"), false});
    if (may(Verb::Speak) && m_speaking) {
        const QStringList phrases = Text::phrases();
        for (int i = 0; i < phrases.size(); ++i)
            rows.push_back({QStringLiteral("speak:%1").arg(i), phrases[i], QString(), false});
    }
    m_choices.set(std::move(rows));
}

} // namespace uno
