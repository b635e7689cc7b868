// Every option, value, group and preset has its words, and the rule book its paragraph, in both languages (docs/DESIGN.md, "Texts").
#include "text_rules.h"

#include "core/presets.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace uno;

namespace {

QString asQString(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Values worth asking for: all of them, or a few for wide ranges.
std::vector<int> someValues(const RuleRow &row)
{
    std::vector<int> values;
    for (int value = row.least; value <= row.most && values.size() < 130; ++value)
        if (admits(row, value))
            values.push_back(value);
    return values;
}

QString textOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList cardsIn(const QString &text)
{
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]+\\]\\(card:([a-z0-9_]+)\\)"));
    QStringList cards;
    for (auto found = picture.globalMatch(text); found.hasNext();)
        cards += found.next().captured(1);
    return cards;
}

bool isRussian(const QString &text)
{
    static const QRegularExpression cyrillic(QStringLiteral("[а-яё]"), QRegularExpression::CaseInsensitiveOption);
    return text.contains(cyrillic);
}

} // namespace

class RuleTextsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { QCoreApplication::removeTranslator(&m_translator); }

    void everyOptionHasAName_data() { languages(); }
    void everyOptionHasAName();
    void everyValueHasAName_data() { languages(); }
    void everyValueHasAName();
    void valuesOfAnOptionDiffer_data() { languages(); }
    void valuesOfAnOptionDiffer();
    void everyGroupHasAName_data() { languages(); }
    void everyGroupHasAName();
    void everyPresetHasANameAndTwoLines_data() { languages(); }
    void everyPresetHasANameAndTwoLines();
    void everyValueHasAParagraph_data() { languages(); }
    void everyValueHasAParagraph();
    void everyFileOfTheRuleBookIsUsed_data() { languages(); }
    void everyFileOfTheRuleBookIsUsed();
    void picturesNameCardsThatExist_data() { languages(); }
    void picturesNameCardsThatExist();
    void bothLanguagesShowTheSameCards();
    void bothLanguagesHaveTheSameChapters();
    void everyConflictIsExplained_data() { languages(); }
    void everyConflictIsExplained();
    void numbersAgreeWithTheirNouns();

private:
    void languages();
    void speak(const QString &language);
    QString m_language;
    QTranslator m_translator;
};

void RuleTextsTest::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ru") << QStringLiteral("ru");
}

void RuleTextsTest::speak(const QString &language)
{
    m_language = language;
    QVERIFY(m_translator.load(QStringLiteral(":/i18n/uno_%1.qm").arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&m_translator));
}

void RuleTextsTest::init()
{
    if (!QTest::currentDataTag())
        return;
    speak(QString::fromLatin1(QTest::currentDataTag()));
}

void RuleTextsTest::everyOptionHasAName()
{
    for (const RuleRow &row : ruleTable()) {
        const QString name = RuleText::optionName(row.key);
        QVERIFY2(name != asQString(row.key), row.key.data());
        QCOMPARE(isRussian(name), m_language == QLatin1String("ru"));
    }
}

void RuleTextsTest::everyValueHasAName()
{
    for (const RuleRow &row : ruleTable())
        for (const int value : someValues(row)) {
            const QString name = RuleText::optionValueName(row.key, value);
            QVERIFY2(!name.isEmpty() && !name.contains(QLatin1String("(s)")), row.key.data());
            QVERIFY2(isRussian(name) == (m_language == QLatin1String("ru")), qPrintable(name));
        }
}

void RuleTextsTest::valuesOfAnOptionDiffer()
{
    for (const RuleRow &row : ruleTable()) {
        QSet<QString> names;
        for (const int value : someValues(row))
            names.insert(RuleText::optionValueName(row.key, value));
        QCOMPARE(static_cast<std::size_t>(names.size()), someValues(row).size());
    }
}

void RuleTextsTest::everyGroupHasAName()
{
    for (const RuleRow &row : ruleTable())
        QCOMPARE(isRussian(RuleText::groupName(row.group)), m_language == QLatin1String("ru"));
}

void RuleTextsTest::everyPresetHasANameAndTwoLines()
{
    for (const Preset &preset : presets()) {
        QVERIFY2(RuleText::presetName(preset.id) != asQString(preset.id), preset.id.data());
        const QStringList lines = RuleText::presetLines(preset.id);
        QCOMPARE(lines.size(), 2);
        for (const QString &line : lines)
            QVERIFY2(!line.isEmpty() && isRussian(line) == (m_language == QLatin1String("ru")), qPrintable(line));
    }
}

void RuleTextsTest::everyValueHasAParagraph()
{
    for (const RuleRow &row : ruleTable())
        for (const int value : someValues(row)) {
            const QString text = RuleText::paragraph(row.key, value, m_language);
            QVERIFY2(text.size() > 20, qPrintable(asQString(row.key) + QString::number(value)));
            QCOMPARE(isRussian(text), m_language == QLatin1String("ru"));
        }
}

void RuleTextsTest::everyFileOfTheRuleBookIsUsed()
{
    QSet<QString> used;
    for (const RuleRow &row : ruleTable())
        for (const int value : someValues(row))
            for (const QString &file : RuleText::paragraphFiles(row.key, value, m_language))
                used.insert(file);
    const QDir folder(QStringLiteral(":/assets/rules/") + m_language);
    for (const QString &name : folder.entryList({QStringLiteral("*.md")}, QDir::Files))
        QVERIFY2(used.contains(folder.filePath(name)), qPrintable(name));
}

void RuleTextsTest::picturesNameCardsThatExist()
{
    int pictures = 0;
    for (const QString &folder : {QStringLiteral(""), QStringLiteral("/general")}) {
        const QDir dir(QStringLiteral(":/assets/rules/") + m_language + folder);
        for (const QString &name : dir.entryList({QStringLiteral("*.md")}, QDir::Files)) {
            const QString text = textOf(dir.filePath(name));
            QCOMPARE(cardsIn(text).size(), text.count(QLatin1String("(card:")));
            for (const QString &card : cardsIn(text)) {
                QVERIFY2(QFile::exists(QStringLiteral(":/assets/cards/%1.svg").arg(card)), qPrintable(name + card));
                ++pictures;
            }
        }
    }
    QVERIFY(pictures > 50);
}

void RuleTextsTest::bothLanguagesShowTheSameCards()
{
    const QDir english(QStringLiteral(":/assets/rules/en"));
    const QDir russian(QStringLiteral(":/assets/rules/ru"));
    const QStringList names = english.entryList(QDir::Files);
    QCOMPARE(russian.entryList(QDir::Files), names);
    for (const QString &name : names)
        QCOMPARE(cardsIn(textOf(russian.filePath(name))), cardsIn(textOf(english.filePath(name))));
}

void RuleTextsTest::bothLanguagesHaveTheSameChapters()
{
    const QStringList chapters = QDir(QStringLiteral(":/assets/rules/en/general")).entryList(QDir::Files);
    QVERIFY(chapters.size() >= 12);
    QCOMPARE(QDir(QStringLiteral(":/assets/rules/ru/general")).entryList(QDir::Files), chapters);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("ru")})
        for (const QString &chapter : chapters)
            QVERIFY(textOf(QStringLiteral(":/assets/rules/%1/general/%2").arg(language, chapter)).startsWith(QLatin1String("# ")));
}

void RuleTextsTest::everyConflictIsExplained()
{
    const auto sentenceOf = [](const Rules &rules, int seats) {
        const auto clash = clashOf(rules, seats);
        return clash ? RuleText::conflictSentence(*clash, rules, seats) : QString();
    };
    Rules small;
    small.deck = Deck::H2o;
    Rules bonus;
    bonus.h2oBonus = true;
    Rules spare;
    spare.deck = Deck::Flip;
    spare.spareBlanks = SpareBlanks::PlusTen;
    Rules huge;
    huge.deck = Deck::H2o;
    huge.handSize = 20;
    const QStringList sentences{sentenceOf(small, 9), sentenceOf(huge, 9), sentenceOf(bonus, 4), sentenceOf(spare, 4), sentenceOf({}, 11)};
    for (const QString &sentence : sentences) {
        QVERIFY2(sentence.size() > 20 && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
        QCOMPARE(isRussian(sentence), m_language == QLatin1String("ru"));
    }
    QVERIFY(sentences[0].contains(QLatin1Char('7')));
}

void RuleTextsTest::numbersAgreeWithTheirNouns()
{
    speak(QStringLiteral("ru"));
    QCOMPARE(RuleText::optionValueName("hand_size", 1), QStringLiteral("1 карта"));
    QCOMPARE(RuleText::optionValueName("hand_size", 3), QStringLiteral("3 карты"));
    QCOMPARE(RuleText::optionValueName("hand_size", 11), QStringLiteral("11 карт"));
    QCOMPARE(RuleText::optionValueName("target", 101), QStringLiteral("101 очко"));
    QCoreApplication::removeTranslator(&m_translator);
    speak(QStringLiteral("en"));
    QCOMPARE(RuleText::optionValueName("hand_size", 1), QStringLiteral("1 card"));
    QCOMPARE(RuleText::optionValueName("hand_size", 7), QStringLiteral("7 cards"));
}

QTEST_GUILESS_MAIN(RuleTextsTest)
#include "tst_rule_texts.moc"
