// See table_fixture.h.
#include "table_fixture.h"

#include "face_id.h"

namespace uno {
namespace {

Card card(Color color, Symbol symbol)
{
    return {Face(color, symbol), Face()};
}

Card black(Symbol symbol)
{
    return {Face(symbol), Face()};
}

std::vector<Card> sampleHand(SampleHand size)
{
    std::vector<Card> hand{card(Color::Red, Symbol::Seven), card(Color::Red, Symbol::Skip), card(Color::Yellow, Symbol::Three),
                           card(Color::Green, Symbol::DrawTwo), card(Color::Blue, Symbol::Nine), black(Symbol::Wild),
                           black(Symbol::WildDrawFour)};
    for (int i = 0; size == SampleHand::Thirty && i < 23; ++i)
        hand.push_back(card(static_cast<Color>(i % 4), static_cast<Symbol>(i % 12)));
    return hand;
}

void allow(PlayerView &view, Verb verb)
{
    Action action;
    action.seat = view.seat;
    action.verb = verb;
    view.legal.push_back(action);
}

void allowPlays(PlayerView &view)
{
    for (const Card held : view.hand) {
        const Face face = held.light;
        if (!face.black() && !face.has(Color::Red) && face.symbol() != Symbol::Five)
            continue;
        Action action;
        action.seat = view.seat;
        action.verb = Verb::Play;
        action.card = held;
        for (int i = 0; face.black() && i < 4; ++i) {
            action.color = static_cast<Color>(i);
            view.legal.push_back(action);
        }
        if (!face.black())
            view.legal.push_back(action);
    }
}

Scene sampleScene(int seats, SampleHand hand)
{
    Scene scene;
    PlayerView &view = scene.after;
    view.seat = seatAt(0);
    view.seats = seats;
    view.hand = sampleHand(hand);
    view.counts.assign(static_cast<std::size_t>(seats), 5);
    view.counts[0] = static_cast<int>(view.hand.size());
    view.counts[static_cast<std::size_t>(seats) - 1] = 1;
    view.discard = {card(Color::Green, Symbol::Five), card(Color::Red, Symbol::Five)};
    view.drawCount = 62;
    view.color = Color::Red;
    view.turn = view.seat;
    view.owed = seatAt(seats - 1);
    view.dealer = seatAt(seats - 1);
    for (int i = 0; i < seats; ++i)
        view.standing.points[static_cast<std::size_t>(i)] = 40 * i;
    allowPlays(view);
    allow(view, Verb::Draw);
    allow(view, Verb::Catch);
    view.legal.back().target = view.owed;
    for (const Card held : view.hand)
        scene.reasons.push_back(held.light.has(Color::Red) || held.light.black() ? QString() : QStringLiteral("The color is red."));
    return scene;
}

Event happened(EventKind kind, int seat, std::vector<Card> cards = {})
{
    Event event;
    event.kind = kind;
    event.seat = seatAt(seat);
    event.cards = std::move(cards);
    return event;
}

} // namespace

void fillTable(TableModel &table, int seats, SampleHand hand)
{
    const QStringList names{QStringLiteral("Maria"), QStringLiteral("Anna"), QStringLiteral("Boris"), QStringLiteral("Clara"),
                            QStringLiteral("Dmitri"), QStringLiteral("Elena"), QStringLiteral("Felix"), QStringLiteral("Galina"),
                            QStringLiteral("Hugo"), QStringLiteral("Irina")};
    std::vector<SeatIntro> intros;
    for (int i = 0; i < seats; ++i)
        intros.push_back({names[i], i == 0 ? QString() : QStringLiteral("Normal"), QString(), i == 0});
    table.sit(intros, seatAt(0), TableModel::Viewer::Plays);
    table.setRules({}, QStringLiteral("Official"), QStringLiteral("Official"));
    table.setRoundText(QStringLiteral("Round 2 · to 500 points"));
    table.place(sampleScene(seats, hand));
}

void pushSampleScenes(TableModel &table)
{
    PlayerView view = table.view();
    view.legal.clear();
    const int last = view.seats - 1;
    Scene play;
    Event played = happened(EventKind::Played, 1, {card(Color::Red, Symbol::Reverse)});
    played.color = Color::Red;
    Event turned = happened(EventKind::DirectionTurned, 1);
    turned.direction = Direction::Anticlockwise;
    play.events = {played, turned, happened(EventKind::TurnCame, last)};
    view.discard.push_back(played.cards.front());
    view.counts[1] -= 1;
    view.direction = Direction::Anticlockwise;
    view.turn = seatAt(last);
    view.owed.reset();
    play.after = view;
    table.push(play);

    Scene draw;
    draw.events = {happened(EventKind::Drew, last, {Card{}}), happened(EventKind::TurnCame, 0)};
    view.counts[static_cast<std::size_t>(last)] += 1;
    view.drawCount -= 1;
    view.turn = seatAt(0);
    allowPlays(view);
    allow(view, Verb::Draw);
    draw.after = view;
    table.push(draw);
}

void endSampleRound(TableModel &table, bool matchOver)
{
    Scene scene;
    scene.after = table.view();
    scene.after.legal.clear();
    scene.after.phase = Phase::RoundOver;
    scene.after.turn.reset();
    ScoreSheet sheet;
    sheet.title = QStringLiteral("Maria wins the round.");
    sheet.subtitle = QStringLiteral("The winner gets the points of all other hands.");
    sheet.matchOver = matchOver;
    for (int i = 0; i < scene.after.seats; ++i) {
        ScoreRow row;
        row.seat = i;
        row.name = table.seats()->at(seatAt(i)).name;
        row.handPoints = i * 11;
        row.gained = i == 0 ? 66 : 0;
        row.total = 100 + 40 * i;
        row.place = i + 1;
        row.winner = i == 0;
        scene.hands.push_back(i == 0 ? std::vector<Card>{} : sampleHand(SampleHand::Usual));
        for (const Card held : scene.hands.back())
            row.handFaces.append(faceId(held, Side::Light));
        sheet.curve.append(QVariant(QVariantList{0, 20 * i, row.total}));
        sheet.rows.push_back(row);
    }
    scene.sheet = sheet;
    table.place(scene);
}

} // namespace uno
