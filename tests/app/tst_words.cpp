// The core has no sentences: every enumerator that a person may meet has its words, in both languages, and Russian puts a card
// that somebody lays or takes into the right case (docs/RULES.md §13).
#include "text.h"

#include "core/bots/levels.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace uno;

namespace {

const Cast people{{QStringLiteral("Анна"), QStringLiteral("Борис"), QStringLiteral("Клара")}, {}, Side::Light};

Card light(Face face) { return {face, {}}; }

/// An event with everything in it that some kind may speak of.
Event eventOf(EventKind kind)
{
    Event event;
    event.kind = kind;
    event.seat = seatAt(0);
    event.other = seatAt(1);
    event.cards = {light(Face(Color::Red, Symbol::Seven)), light(Face(Color::Blue, Symbol::Skip))};
    event.color = Color::Green;
    event.amount = 2;
    event.rejection = Rejection::NoMatch;
    return event;
}

/// Some events are only shown: the hands dealt, the turn that comes.
bool isTold(EventKind kind) { return kind != EventKind::Dealt && kind != EventKind::TurnCame; }

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { QCoreApplication::removeTranslator(&m_translator); }

    void namesOfCards_data() { languages(); }
    void namesOfCards();
    void verbsPhasesAndCauses_data() { languages(); }
    void verbsPhasesAndCauses();
    void opponents_data() { languages(); }
    void opponents();
    void refusals_data() { languages(); }
    void refusals();
    void events_data() { languages(); }
    void events();

    void russianPutsTheCardIntoTheAccusative();
    void russianCardsAgreeWithTheirColor();
    void russianCountsCards();
    void englishCountsCards();

private:
    void languages();
    void speak(const QString &language);
    void check(const QString &words) const;
    QString m_language;
    QTranslator m_translator;
};

void WordsTest::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ru") << QStringLiteral("ru");
}

void WordsTest::speak(const QString &language)
{
    m_language = language;
    QVERIFY(m_translator.load(QStringLiteral(":/i18n/uno_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&m_translator));
}

void WordsTest::init()
{
    if (QTest::currentDataTag())
        speak(QString::fromLatin1(QTest::currentDataTag()));
}

/// Words are there, without a place left empty, and in the language asked for.
void WordsTest::check(const QString &words) const
{
    static const QRegularExpression cyrillic(QStringLiteral("[а-яё]"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression latin(QStringLiteral("[a-z]"), QRegularExpression::CaseInsensitiveOption);
    QVERIFY(!words.isEmpty());
    QVERIFY2(!words.contains(QLatin1Char('%')) && !words.contains(QLatin1String("(s)")), qPrintable(words));
    QString own = words;
    for (const QString &name : people.names)
        own.remove(name);
    QVERIFY2(!own.contains(m_language == QLatin1String("ru") ? latin : cyrillic), qPrintable(words));
    QVERIFY2(own.contains(m_language == QLatin1String("ru") ? cyrillic : latin), qPrintable(words));
}

void WordsTest::namesOfCards()
{
    for (int symbol = static_cast<int>(Symbol::Skip); symbol < SymbolCount; ++symbol)
        check(Text::symbolName(static_cast<Symbol>(symbol)));
    for (int color = 0; color <= static_cast<int>(Color::Purple); ++color)
        for (const Naming naming : {Naming::Subject, Naming::Object}) {
            check(Text::colorName(static_cast<Color>(color)));
            check(Text::faceName(Face(static_cast<Color>(color), Symbol::Four), naming));
        }
    check(Text::colorName(std::nullopt));
    check(Text::faceName(Face()));
    check(Text::cardName({Face(Color::Red, Symbol::Flip), Face(Color::Pink, Symbol::Nine)}, Side::Dark));
    check(Text::sideName(Side::Light));
    check(Text::sideName(Side::Dark));
    check(Text::directionName(Direction::Clockwise));
    check(Text::directionName(Direction::Anticlockwise));
}

void WordsTest::verbsPhasesAndCauses()
{
    for (int verb = 0; verb < VerbCount; ++verb)
        check(Text::verbName(static_cast<Verb>(verb)));
    for (int phase = 0; phase < PhaseCount; ++phase)
        check(Text::phaseName(static_cast<Phase>(phase)));
    for (int cause = 0; cause <= static_cast<int>(DrawCause::LastCard); ++cause)
        check(Text::drawCauseText(static_cast<DrawCause>(cause)));
    for (int end = 0; end <= static_cast<int>(RoundEnd::Exhausted); ++end)
        check(Text::roundEndSentence(static_cast<RoundEnd>(end)));
    for (const QString &phrase : Text::phrases())
        check(phrase);
}

void WordsTest::opponents()
{
    for (int level = 0; level < LevelCount; ++level)
        check(Text::levelName(static_cast<Level>(level)));
    for (int temper = 0; temper < TemperCount; ++temper)
        check(Text::temperName(static_cast<Temper>(temper)));
}

void WordsTest::refusals()
{
    for (int i = 0; i < RejectionCount; ++i) {
        const auto rejection = static_cast<Rejection>(i);
        check(Text::rejectionSentence(rejection));
        const QString red = Text::faceName(Face(Color::Red, Symbol::Seven));
        check(Text::rejectionSentence(Refusal{rejection, Color::Red, red, red, {}}));
        check(Text::rejectionSentence(Refusal{rejection, Color::Red, red, red, {red}}));
    }
}

void WordsTest::events()
{
    for (int i = 0; i < EventKindCount; ++i) {
        const auto kind = static_cast<EventKind>(i);
        const QString sentence = Text::eventSentence(eventOf(kind), people);
        if (isTold(kind))
            check(sentence);
        else
            QCOMPARE(sentence, QString());
    }
}

void WordsTest::russianPutsTheCardIntoTheAccusative()
{
    speak(QStringLiteral("ru"));
    Event event = eventOf(EventKind::Played);
    event.cards.resize(1);
    QCOMPARE(Text::eventSentence(event, people), QStringLiteral("Анна кладёт красную 7."));
    event.cards = {light(Face(Symbol::WildDrawFour))};
    QCOMPARE(Text::eventSentence(event, people), QStringLiteral("Анна кладёт «Закажи цвет и возьми четыре». Заказан цвет: зелёный."));
    event = eventOf(EventKind::FirstCardTurned);
    event.cards.resize(1);
    QCOMPARE(Text::eventSentence(event, people), QStringLiteral("Первая карта — красная 7."));
    event = eventOf(EventKind::Exchanged);
    QCOMPARE(Text::eventSentence(event, people), QStringLiteral("Анна отдаёт красную 7, Борис отдаёт синюю «Пропусти ход»."));
}

void WordsTest::russianCardsAgreeWithTheirColor()
{
    speak(QStringLiteral("ru"));
    QCOMPARE(Text::faceName(Face(Color::Blue, Symbol::DrawTwo)), QStringLiteral("синяя «Возьми две»"));
    QCOMPARE(Text::faceName(Face(Color::Blue, Symbol::DrawTwo), Naming::Object), QStringLiteral("синюю «Возьми две»"));
    QCOMPARE(Text::colorName(Color::Blue), QStringLiteral("синий"));
}

void WordsTest::russianCountsCards()
{
    speak(QStringLiteral("ru"));
    const auto draws = [](std::size_t amount) {
        Event event = eventOf(EventKind::Drew);
        event.cards.assign(amount, Card{});
        return Text::eventSentence(event, people);
    };
    QCOMPARE(draws(1), QStringLiteral("Анна берёт 1 карту."));
    QCOMPARE(draws(2), QStringLiteral("Анна берёт 2 карты."));
    QCOMPARE(draws(5), QStringLiteral("Анна берёт 5 карт."));
    QCOMPARE(draws(21), QStringLiteral("Анна берёт 21 карту."));
}

void WordsTest::englishCountsCards()
{
    speak(QStringLiteral("en"));
    Event event = eventOf(EventKind::Drew);
    event.cards.assign(1, Card{});
    QCOMPARE(Text::eventSentence(event, people), QStringLiteral("Анна draws 1 card."));
    event.cards.assign(4, Card{});
    QCOMPARE(Text::eventSentence(event, people), QStringLiteral("Анна draws 4 cards."));
}

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
