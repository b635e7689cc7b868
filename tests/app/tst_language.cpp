// No window shows a word of the other language: every menu, dialog and table text, switched while it is open.
#include "actions.h"
#include "main_window.h"
#include "program.h"
#include "rule_book.h"
#include "tutorial_strip.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QQuickItem>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace uno;

namespace {

/// Words that are the same in both languages: names, licences, keys, digests, units.
QString withoutNames(QString text)
{
    static const QRegularExpression html(QStringLiteral("<[^>]*>"));
    static const QRegularExpression names(QStringLiteral(
        "Uno Table|English|Русский|Mattel|UNO|GNU|GPL|SHA-256|Qt|H2O|Ctrl|Shift|Alt|[0-9a-f]{16,}|unorec|http[^ ]*|Windows|Linux"));
    return text.remove(html).remove(names);
}

QString strange(const QString &text, const QString &language)
{
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
    static const QRegularExpression cyrillic(QStringLiteral("[А-Яа-яЁё]"));
    return withoutNames(text).contains(language == QLatin1String("ru") ? latin : cyrillic) ? text : QString();
}

QStringList wordsOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList words;
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            words << index.data().toString();
            if (column == 0)
                words << wordsOf(model, index);
        }
    return words;
}

QStringList wordsOf(QWidget &widget)
{
    QStringList words{widget.windowTitle(), widget.toolTip(), widget.accessibleName()};
    for (const QAction *action : widget.actions())
        words << action->text().section(QLatin1Char('\t'), 0, 0) << action->toolTip();
    if (const auto *label = qobject_cast<QLabel *>(&widget))
        words << label->text();
    else if (const auto *button = qobject_cast<QAbstractButton *>(&widget))
        words << button->text();
    else if (const auto *group = qobject_cast<QGroupBox *>(&widget))
        words << group->title();
    else if (const auto *combo = qobject_cast<QComboBox *>(&widget))
        words << wordsOf(*combo->model());
    else if (const auto *line = qobject_cast<QLineEdit *>(&widget))
        words << line->text() << line->placeholderText();
    else if (const auto *text = qobject_cast<QTextBrowser *>(&widget))
        words << text->toPlainText();
    else if (const auto *view = qobject_cast<QAbstractItemView *>(&widget)) {
        if (view->model())
            words << wordsOf(*view->model());
        const auto *tree = qobject_cast<const QTreeView *>(view);
        for (int column = 0; tree && tree->model() && !tree->isHeaderHidden() && column < tree->model()->columnCount(); ++column)
            words << tree->model()->headerData(column, Qt::Horizontal).toString();
    }
    return words;
}

QStringList wordsOf(const QQuickItem &item)
{
    QStringList words{item.property("text").toString(), item.property("title").toString()};
    for (const QQuickItem *child : item.childItems())
        words << wordsOf(*child);
    return words;
}

QString strangeWords(const QQuickItem &scene, const QString &language)
{
    QStringList found;
    const QStringList shown = wordsOf(scene);
    for (const QString &text : shown)
        if (!strange(text, language).isEmpty())
            found << text;
    return shown.join(QString()).isEmpty() ? QStringLiteral("no text at all") : found.join(QLatin1Char('\n'));
}

QString strangeWords(QWidget &window, const QString &language)
{
    QList<QWidget *> widgets = window.findChildren<QWidget *>();
    widgets.prepend(&window);
    QStringList found;
    for (QWidget *widget : std::as_const(widgets))
        for (const QString &text : wordsOf(*widget))
            if (!strange(text, language).isEmpty())
                found << QStringLiteral("%1 %2: %3").arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(), text);
    return found.join(QLatin1Char('\n'));
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void strangeWordsAreSeen();
    void menus_data() { languages(); }
    void menus();
    void dialogs_data();
    void dialogs();
    void theRuleBook_data() { languages(); }
    void theRuleBook();
    void theStartPane_data() { languages(); }
    void theStartPane();
    void theTable_data();
    void theTable();
    void theTutorial_data() { languages(); }
    void theTutorial();

private:
    static void languages();
    void change(const QString &to);
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
    ManualClock *m_clock = nullptr;
};

void TestLanguage::languages()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("to Russian") << QStringLiteral("en") << QStringLiteral("ru");
    QTest::newRow("to English") << QStringLiteral("ru") << QStringLiteral("en");
}

void TestLanguage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    auto clock = std::make_unique<ManualClock>();
    m_clock = clock.get();
    m_program = std::make_unique<Program>(std::move(clock), Program::Kept::Nowhere);
    m_program->settings().setSpeed(QStringLiteral("instant"));
    m_window = std::make_unique<MainWindow>(*m_program, MainWindow::Audience::Nobody);
    m_window->show();
    m_window->loadTable();
}

void TestLanguage::change(const QString &to)
{
    m_program->settings().setLanguage(to);
    QCoreApplication::processEvents();
}

/// The net itself: it must catch.
void TestLanguage::strangeWordsAreSeen()
{
    QCOMPARE(strange(QStringLiteral("&Game"), QStringLiteral("ru")), QStringLiteral("&Game"));
    QCOMPARE(strange(QStringLiteral("Игра"), QStringLiteral("en")), QStringLiteral("Игра"));
    QCOMPARE(strange(QStringLiteral("Uno Table"), QStringLiteral("ru")), QString());
    QWidget window;
    QLabel label(QStringLiteral("Deck"), &window);
    QVERIFY(strangeWords(window, QStringLiteral("ru")).contains(QStringLiteral("Deck")));
    QCOMPARE(strangeWords(window, QStringLiteral("en")), QString());
}

void TestLanguage::menus()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    change(from);
    change(to);
    QCOMPARE(strangeWords(*m_window->menuBar(), to), QString());
    QVERIFY(m_window->menuBar()->actions().size() >= 5);
}

void TestLanguage::dialogs_data()
{
    QTest::addColumn<QString>("dialog");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const char *dialog : {"new game", "settings", "statistics", "fairness", "matches", "review", "about"}) {
        QTest::addRow("%s to Russian", dialog) << QString::fromLatin1(dialog) << QStringLiteral("en") << QStringLiteral("ru");
        QTest::addRow("%s to English", dialog) << QString::fromLatin1(dialog) << QStringLiteral("ru") << QStringLiteral("en");
    }
}

void TestLanguage::dialogs()
{
    QFETCH(QString, dialog);
    QFETCH(QString, from);
    QFETCH(QString, to);
    change(from);
    const std::map<QString, std::function<QDialog *()>> openers{
        {QStringLiteral("new game"), [this] { return m_window->openNewGame(); }},
        {QStringLiteral("settings"), [this] { return m_window->openSettings(); }},
        {QStringLiteral("statistics"), [this] { return m_window->openStatistics(); }},
        {QStringLiteral("fairness"), [this] { return m_window->openFairness(); }},
        {QStringLiteral("matches"), [this] { return m_window->openMatches(); }},
        {QStringLiteral("review"), [this] { return m_window->openReview(); }},
        {QStringLiteral("about"), [this] { return m_window->openAbout(); }}};
    m_program->session().start(SetupText::firstTable());
    QPointer<QDialog> window = openers.at(dialog)();
    QVERIFY(window);
    change(to);
    const QString found = strangeWords(*window, to);
    QCOMPARE(found, QString());
    window->close();
}

void TestLanguage::theRuleBook()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    change(from);
    for (const char *link : {"table", "rule:draw_four", "general:matching", "presets", "compare:official,russian,party"}) {
        RuleBook *book = m_window->openRuleBook(QString::fromLatin1(link));
        change(to);
        QCOMPARE(strangeWords(*book, to), QString());
        change(from);
    }
    m_window->openRuleBook(QStringLiteral("table"))->close();
}

void TestLanguage::theStartPane()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    auto clock = std::make_unique<ManualClock>();
    Program program(std::move(clock), Program::Kept::Nowhere);
    program.settings().setLanguage(from);
    MainWindow window(program, MainWindow::Audience::Nobody);
    window.show();
    window.loadTable();
    program.settings().setLanguage(to);
    QCoreApplication::processEvents();
    QCOMPARE(strangeWords(*window.tableItem(), to), QString());
}

void TestLanguage::theTable_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const char *end : {"", "roundOver", "matchOver"}) {
        QTest::addRow("%s to Russian", end) << QString::fromLatin1(end) << QStringLiteral("en") << QStringLiteral("ru");
        QTest::addRow("%s to English", end) << QString::fromLatin1(end) << QStringLiteral("ru") << QStringLiteral("en");
    }
}

void TestLanguage::theTable()
{
    QFETCH(QString, end);
    QFETCH(QString, from);
    QFETCH(QString, to);
    change(from);
    MatchSetup setup = SetupText::firstTable();
    setup.rules.rounds = end == QLatin1String("matchOver") ? 1 : 0;
    m_program->session().start(setup);
    m_program->settings().setAutopilot(true);
    TableModel *table = m_program->session().table();
    QTRY_VERIFY_WITH_TIMEOUT((m_clock->advance(400), table->hurry(), table->overlay() == end), 60'000);
    change(to);
    QCOMPARE(strangeWords(*m_window->tableItem(), to), QString());
}

void TestLanguage::theTutorial()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    change(from);
    m_window->startTutorial();
    auto *strip = m_window->findChild<TutorialStrip *>();
    QVERIFY(strip);
    change(to);
    QCOMPARE(strangeWords(*strip, to), QString());
}

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
