// The rule editor and the rule book, offscreen.
#include "book.h"
#include "language.h"
#include "option_row.h"
#include "own_presets.h"
#include "rule_book.h"
#include "rules_editor.h"
#include "text_rules.h"

#include "core/presets.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>
#include <QAction>
#include <QTest>
#include <QTreeWidget>

using namespace uno;

class TestShellRules : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyOptionHasARowInTheEditor();
    void everyRowSetsAndShowsEveryValue();
    void aClashIsNamedAndTwoDecksHelp();
    void searchLeavesTheFittingOptions();
    void differencesAreMarkedAndTakenBack();
    void ownPresetsAreKept();
    void everyPageOfTheBookHasText();
    void ruleLinksLeadToTheOption();
    void searchFindsWords();
    void aChangeOfLanguageKeepsThePlace();
    void backGoesBack();

private:
    void picture(QWidget &widget, const char *name);
    Language m_language;
};

void TestShellRules::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("uno-table-tests"));
    QSettings().clear();
}

void TestShellRules::init()
{
    m_language.choose(QStringLiteral("en"));
}

/// Saves what a person would see where SHELL_PICTURES names a folder.
void TestShellRules::picture(QWidget &widget, const char *name)
{
    const QString folder = qEnvironmentVariable("SHELL_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, QString::fromLatin1(name)));
}

void TestShellRules::everyOptionHasARowInTheEditor()
{
    RulesEditor editor(presets().front().rules, QStringLiteral("official"), 4);
    for (const RuleRow &row : ruleTable())
        QVERIFY2(editor.findChild<OptionRow *>(QString::fromStdString(std::string(row.key))), row.key.data());
    editor.show();
    picture(editor, "editor");
    m_language.choose(QStringLiteral("ru"));
    QCoreApplication::processEvents();
    picture(editor, "editor_ru");
    QCOMPARE(editor.findChild<OptionRow *>(QStringLiteral("scoring"))->findChild<QLabel *>()->text(), RuleText::optionName("scoring"));
}

void TestShellRules::everyRowSetsAndShowsEveryValue()
{
    for (const RuleRow &row : ruleTable()) {
        OptionRow option(row);
        for (int value = row.least; value <= row.most; ++value) {
            if (!admits(row, value))
                continue;
            option.show(value);
            QCOMPARE(option.value(), value);
        }
    }
}

void TestShellRules::aClashIsNamedAndTwoDecksHelp()
{
    Rules rules = findPreset("h2o")->rules;
    RulesEditor editor(rules, QStringLiteral("h2o"), 9);
    editor.show();
    QVERIFY(!editor.findChild<QLabel *>(QStringLiteral("clash"))->text().isEmpty());
    auto *help = editor.findChild<QPushButton *>(QStringLiteral("help"));
    QVERIFY(help->isVisible());
    QTest::mouseClick(help, Qt::LeftButton);
    QCOMPARE(int(editor.rules().decks), 2);
    QVERIFY(editor.findChild<QLabel *>(QStringLiteral("clash"))->text().isEmpty());
}

void TestShellRules::searchLeavesTheFittingOptions()
{
    RulesEditor editor(presets().front().rules, QStringLiteral("official"), 4);
    editor.show();
    editor.findChild<QLineEdit *>(QStringLiteral("search"))->setText(QStringLiteral("jump"));
    QVERIFY(editor.findChild<OptionRow *>(QStringLiteral("jump_in"))->isVisible());
    QVERIFY(!editor.findChild<OptionRow *>(QStringLiteral("target"))->isVisible());
}

void TestShellRules::differencesAreMarkedAndTakenBack()
{
    Rules rules = findPreset("russian")->rules;
    rules.sevenZero = true;
    RulesEditor editor(rules, QStringLiteral("russian"), 4);
    editor.show();
    auto *row = editor.findChild<OptionRow *>(QStringLiteral("seven_zero"));
    auto *mark = row->findChild<QToolButton *>();
    QVERIFY(mark->isVisible());
    QVERIFY(mark->toolTip().contains(RuleText::presetName("russian")));
    QTest::mouseClick(mark, Qt::LeftButton);
    QCOMPARE(editor.rules(), findPreset("russian")->rules);
    QVERIFY(!mark->isVisible());
}

void TestShellRules::ownPresetsAreKept()
{
    Rules rules = findPreset("party")->rules;
    rules.target = 150;
    OwnPresets::save(QStringLiteral("Дача / Friday"), rules);
    QVERIFY(OwnPresets::names().contains(QStringLiteral("Дача / Friday")));
    QCOMPARE(*OwnPresets::find(QStringLiteral("Дача / Friday")), rules);
    RulesEditor editor(rules, QStringLiteral("own:Дача / Friday"), 4);
    QVERIFY(editor.findChild<QComboBox *>(QStringLiteral("preset"))->currentText() == QStringLiteral("Дача / Friday"));
    OwnPresets::remove(QStringLiteral("Дача / Friday"));
    QVERIFY(OwnPresets::names().isEmpty());
}

void TestShellRules::everyPageOfTheBookHasText()
{
    for (const char *language : {"en", "ru"}) {
        m_language.choose(QString::fromLatin1(language));
        const Book book(findPreset("party")->rules, QStringLiteral("party"), QString::fromLatin1(language));
        for (const BookEntry &entry : book.contents()) {
            QVERIFY(!entry.title.isEmpty());
            if (!entry.page.isEmpty())
                QVERIFY2(!book.partsOf(entry.page).empty(), qPrintable(entry.page));
        }
        for (const RuleRow &row : ruleTable())
            QVERIFY(!book.partsOf(QStringLiteral("option:") + QString::fromStdString(std::string(row.key))).empty());
    }
}

void TestShellRules::ruleLinksLeadToTheOption()
{
    const Book book(findPreset("official")->rules, QStringLiteral("official"), QStringLiteral("en"));
    const auto here = book.find(QStringLiteral("rule:draw_four.bluff"));
    QVERIFY(here);
    QCOMPARE(here->anchor, QStringLiteral("draw_four"));
    QCOMPARE(book.find(QStringLiteral("draw_four.bluff")), here);
    QCOMPARE(book.find(QStringLiteral("rule:draw_four.free"))->page, QStringLiteral("option:draw_four"));
    QCOMPARE(book.find(QStringLiteral("general:matching"))->page, QStringLiteral("general:matching"));
    QCOMPARE(book.find(QStringLiteral("matching"))->page, QStringLiteral("general:matching"));
    QVERIFY(!book.find(QStringLiteral("rule:no_such_option")));
    QVERIFY(!book.find(QStringLiteral("general:no-such-chapter")));
}

void TestShellRules::searchFindsWords()
{
    const Book book(findPreset("official")->rules, QStringLiteral("official"), QStringLiteral("en"));
    const auto hits = book.search(QStringLiteral("bluff"));
    QVERIFY(hits.size() >= 2);
    QVERIFY(hits.front().snippet.contains(QStringLiteral("<b>"), Qt::CaseInsensitive));
    QVERIFY(book.search(QStringLiteral("qqqq")).empty());
}

void TestShellRules::aChangeOfLanguageKeepsThePlace()
{
    RuleBook window;
    window.setBook(Book(findPreset("party")->rules, QStringLiteral("party"), QStringLiteral("en")));
    window.show();
    window.open(QStringLiteral("rule:silence"));
    QCOMPARE(window.findChild<BookBrowser *>()->place().anchor, QStringLiteral("silence"));
    picture(window, "book");
    m_language.choose(QStringLiteral("ru"));
    window.setBook(Book(findPreset("party")->rules, QStringLiteral("party"), QStringLiteral("ru")));
    QCoreApplication::processEvents();
    QCOMPARE(window.findChild<BookBrowser *>()->place().anchor, QStringLiteral("silence"));
    picture(window, "book_ru");
    window.open(QStringLiteral("compare:official,russian,party"));
    picture(window, "book_compare");
    window.open(QStringLiteral("table"));
    picture(window, "book_table");
    window.open(QStringLiteral("general:cards-and-points"));
    picture(window, "book_cards");
    window.findChild<QLineEdit *>(QStringLiteral("search"))->setText(QStringLiteral("штраф"));
    picture(window, "book_search");
}

void TestShellRules::backGoesBack()
{
    RuleBook window;
    window.open(QStringLiteral("general:matching"));
    window.open(QStringLiteral("rule:silence"));
    QVERIFY(window.page() != QStringLiteral("general:matching"));
    QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
    window.show();
    for (QAction *action : window.findChildren<QAction *>())
        if (action->text() == QStringLiteral("Back"))
            action->trigger();
    QCOMPARE(window.page(), QStringLiteral("general:matching"));
}

QTEST_MAIN(TestShellRules)
#include "tst_shell_rules.moc"
