// Fails for an option value that fewer than two scenarios show, and for a pair of options of pairs.txt that none shows.
//
// A scenario shows a value if it ends differently under another value of that option; it shows a pair if it does so for both
// options. Options that only the deal obeys can't make a difference in a position: there, having the value is enough.
#include "scenario_files.h"

#include "app/json/json_node.h"
#include "app/json/scenario_json.h"
#include "app/json/state_json.h"

#include "core/rule_table.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

namespace {

using namespace uno;

constexpr int ScenariosPerValue = 2;

struct Shown {
    QString file;
    Rules rules;
    QSet<QString> options; ///< whose other values would have ended it differently
    QSet<QString> values;  ///< "draw=one"
};

QString nameOf(const RuleRow &row) { return QString::fromUtf8(row.key.data(), static_cast<qsizetype>(row.key.size())); }

bool onlyDealt(const QString &option)
{
    return QStringList{"deck", "spare_blanks", "decks", "hand_size", "first_card", "first_player"}.contains(option);
}

QByteArray played(Scenario scenario, const RuleRow &row, int value)
{
    row.set(scenario.position.rules, value);
    State state = stateFrom(scenario.position);
    QJsonArray results;
    for (const Action &action : scenario.actions)
        results += toText(step(state, action));
    return QJsonDocument(QJsonArray{results, toJson(state), legalToJson(state)}).toJson();
}

std::vector<int> valuesOf(const RuleRow &row, int current)
{
    if (!row.numbers.empty())
        return {row.numbers.begin(), row.numbers.end()};
    std::vector<int> values;
    if (row.kind == RuleKind::Number)
        values = {row.least, current - 1, current + 1, row.most};
    else
        for (int i = 0; i < (row.kind == RuleKind::Set ? 1 << row.values.size() : static_cast<int>(row.values.size())); ++i)
            values.push_back(i);
    std::erase_if(values, [&](int value) { return !admits(row, value); });
    return values;
}

QString label(const RuleRow &row, int value)
{
    if (row.kind == RuleKind::Number)
        return row.numbers.empty() ? nameOf(row) : QStringLiteral("%1=%2").arg(nameOf(row)).arg(value);
    return QStringLiteral("%1=%2").arg(nameOf(row), QString::fromStdString(std::string(row.values[static_cast<std::size_t>(value)])));
}

/// The labels of a value; a set has one for each member that is in it or not.
QStringList labelsOf(const RuleRow &row, int value)
{
    if (row.kind != RuleKind::Set)
        return {label(row, value)};
    QStringList labels;
    for (int i = 0; i < static_cast<int>(row.values.size()); ++i)
        labels += (value & (1 << i) ? QString() : QStringLiteral("without ")) + label(row, i);
    return labels;
}

/// What would change under `other`: for a set the members in which the two values differ, if it is only one.
QStringList shownBy(const RuleRow &row, int current, int other)
{
    if (row.kind != RuleKind::Set)
        return labelsOf(row, current);
    QStringList labels;
    const QStringList all = labelsOf(row, current);
    for (int i = 0; i < static_cast<int>(row.values.size()); ++i)
        if ((current ^ other) == 1 << i)
            labels += all[i];
    return labels;
}

Shown lookAt(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Scenario scenario = scenarioFrom(file.readAll());
    Shown shown{path, scenario.position.rules, {}, {}};
    for (const RuleRow &row : ruleTable()) {
        const int current = row.get(scenario.position.rules);
        const QByteArray asIs = played(scenario, row, current);
        for (const int other : valuesOf(row, current))
            if (other != current && played(scenario, row, other) != asIs) {
                shown.options += nameOf(row);
                for (const QString &value : shownBy(row, current, other))
                    shown.values += value;
            }
        if (onlyDealt(nameOf(row)))
            shown.values += label(row, current);
    }
    return shown;
}

QStringList pairLines()
{
    QFile file(QDir(UNO_SCENARIOS).filePath("pairs.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    lines.removeIf([](const QString &line) { return line.isEmpty() || line.startsWith(QLatin1Char('#')); });
    return lines;
}

} // namespace

class TestScenarioCoverage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString &path : uno::tests::scenarioFiles())
            m_shown.push_back(lookAt(path));
        QVERIFY(!m_shown.empty());
    }

    void everyValueHasTwoScenarios_data()
    {
        QTest::addColumn<QString>("value");
        for (const RuleRow &row : ruleTable())
            for (const int value : valuesOf(row, row.get(Rules{})))
                for (const QString &name : labelsOf(row, value))
                    if (!m_rows.contains(name)) {
                        m_rows += name;
                        QTest::newRow(qPrintable(name)) << name;
                    }
    }

    void everyValueHasTwoScenarios()
    {
        QFETCH(QString, value);
        const auto count = std::count_if(m_shown.begin(), m_shown.end(), [&](const Shown &shown) { return shown.values.contains(value); });
        QVERIFY2(count >= ScenariosPerValue, qPrintable(QStringLiteral("%1 scenarios").arg(count)));
    }

    void everyPairThatMeetsHasAScenario_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const QString &line : pairLines()) {
            const QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
            QTest::newRow(qPrintable(line)) << words.value(1) << words.value(2);
        }
    }

    void everyPairThatMeetsHasAScenario()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QVERIFY2(findRule(first.toStdString()) && findRule(second.toStdString()), "both are options");
        QVERIFY2(std::any_of(m_shown.begin(), m_shown.end(), [&](const Shown &shown) {
            return shown.options.contains(first) && shown.options.contains(second);
        }), "no scenario ends differently for both");
    }

private:
    std::vector<Shown> m_shown;
    QSet<QString> m_rows;
};

QTEST_GUILESS_MAIN(TestScenarioCoverage)
#include "tst_scenario_coverage.moc"
