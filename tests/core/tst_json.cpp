// Rules, actions and scenarios as JSON: what is written reads back the same.
#include "app/json/action_json.h"
#include "app/json/rules_json.h"
#include "app/json/scenario_json.h"

#include "core/presets.h"
#include "core/rule_table.h"

#include <QTest>

namespace {

using namespace uno;

/// Rules with every option at random.
Rules randomRules(Rng &rng)
{
    Rules rules;
    for (const RuleRow &row : ruleTable()) {
        int value = row.least - 1;
        const int most = row.kind == RuleKind::Set ? (1 << row.values.size()) - 1
            : row.kind == RuleKind::Number ? row.most : static_cast<int>(row.values.size()) - 1;
        while (!admits(row, value))
            value = static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
        row.set(rules, value);
    }
    return rules;
}

QByteArray scenarioWith(const char *members)
{
    return QByteArray(R"({"seats": 2, "hands": [[],[]], "turn": 1, )") + members + '}';
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void rulesReadBackAsTheyWere()
    {
        Rng rng(11);
        for (int i = 0; i < 300; ++i) {
            const Rules rules = randomRules(rng);
            QCOMPARE(rulesFrom(JsonNode(toJson(rules))), rules);
            QCOMPARE(rulesFrom(parseJson(rulesLine(rules))), rules);
        }
    }

    void aPresetIsTheBaseOfWhatIsNamed()
    {
        Rules rules = findPreset("stacking")->rules;
        rules.jumpIn = JumpIn::Numbers;
        rules.drawFourResponse = 0;
        QCOMPARE(rulesFromArgument(R"({"jump_in": "numbers", "preset": "stacking", "draw_four_response": []})"), rules);
        QCOMPARE(rulesFromArgument("stacking"), findPreset("stacking")->rules);
        QCOMPARE(rulesFromArgument("{}"), Rules{});
    }

    void actionsReadBackAsTheyWere()
    {
        const char *const texts[] = {
            R"({"seat":1,"do":"play","card":"W+4","color":"blue","uno":true})",
            R"({"seat":0,"do":"jump_in","card":"R5","target":2,"give":"G1","second":"R5"})",
            R"({"seat":0,"do":"draw"})", R"({"seat":0,"do":"keep"})", R"({"seat":0,"do":"pass"})", R"({"seat":0,"do":"accept"})",
            R"({"seat":0,"do":"challenge"})", R"({"seat":0,"do":"color","color":"red"})", R"({"seat":2,"do":"give","card":"B_"})",
            R"({"seat":0,"do":"call"})", R"({"seat":0,"do":"catch","target":1})", R"({"seat":0,"do":"slap"})",
            R"({"seat":0,"do":"speak"})", R"({"seat":0,"do":"ready"})"};
        for (const char *text : texts) {
            const Action action = actionFrom(parseJson(text), 3, Deck::Classic);
            QCOMPARE(actionFrom(JsonNode(toJson(action)), 3, Deck::Classic), action);
            QCOMPARE(toJson(action), parseJson(text).value().toObject());
        }
    }

    void anyTargetIsLeftToTheRules()
    {
        for (const char *target : {"-1", "3", "9", "10", "999999"}) {
            const QByteArray text = QByteArray(R"({"seat":0,"do":"catch","target":)") + target + '}';
            QVERIFY(index(*actionFrom(parseJson(text), 3, Deck::Classic).target) < 16);
        }
    }

    void scenarioDefaultsAreThoseOfTheText()
    {
        const Position turn = scenarioFrom(scenarioWith(R"("rules": "russian", "discard": ["R5", "B7"])")).position;
        QCOMPARE(turn.color, std::optional(Color::Blue));
        QVERIFY(turn.played);
        QVERIFY(!turn.dealer);
        QCOMPARE(turn.direction, Direction::Clockwise);
        QCOMPARE(turn.side, Side::Light);
        const Position opening = scenarioFrom(scenarioWith(R"("rules": "russian", "discard": ["R5"], "phase": "opening")")).position;
        QVERIFY(!opening.played);
        const Position color = scenarioFrom(scenarioWith(R"("rules": "official", "discard": ["W"], "phase": "color")")).position;
        QVERIFY(!color.color && !color.played);
        const Position dark = scenarioFrom(scenarioWith(R"("rules": "flip", "discard": ["R5/T3"], "side": "dark")")).position;
        QCOMPARE(dark.color, std::optional(Color::Teal));
    }

    void aSyntaxErrorIsToldWithLineAndColumn()
    {
        try {
            parseJson("{\n  \"ключ\": nope}");
            QFAIL("this is no JSON");
        } catch (const BadInput &bad) {
            QVERIFY2(bad.place().startsWith("line 2, column 1"), qPrintable(bad.place()));
        }
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
