#include "gallery.h"

#include "main_window.h"
#include "program.h"
#include "rule_book.h"
#include "rules_editor.h"
#include "shell_words.h"

#include "core/fits.h"
#include "core/presets.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QEventLoop>
#include <QPixmap>
#include <QQuickItem>
#include <QTimer>

#include <cstdio>

namespace uno {

namespace {

constexpr QSize PictureSize(1280, 800);
constexpr QSize SmallestSize(960, 600);
constexpr int RestMs = 500;
constexpr int TickMs = 8;
constexpr int GameMsPerTick = 400;
constexpr int MostTicks = 1500;
constexpr int SeedsToTry = 2000;

MatchSetup tableOf(const char *preset, int seats)
{
    MatchSetup setup;
    setup.presetId = QString::fromLatin1(preset);
    setup.rules = findPreset(preset)->rules;
    setup.seed = seedFrom(7);
    for (int seat = 0; seat < seats; ++seat)
        setup.seats.push_back({SetupText::defaultName(seat), Level::Normal, Temper::None, seat == 0});
    return setup;
}

/// A first deal in which the person begins and may lay a card of this symbol.
MatchSetup tableToBeginWith(Symbol symbol, const char *preset, int seats)
{
    MatchSetup setup = tableOf(preset, seats);
    for (int number = 1; number < SeedsToTry; ++number) {
        setup.seed = seedFrom(static_cast<std::uint64_t>(number));
        MatchRun run(setup, *setup.seed);
        run.deal();
        if (seatOnTurn(run.state()) != seatAt(0))
            continue;
        for (const Card card : run.state().hand(seatAt(0)))
            if (card.light.symbol() == symbol && fits(run.state(), card.light))
                return setup;
    }
    return setup;
}

} // namespace

Gallery::Gallery(QString folder) : m_folder(std::move(folder)) {}

Gallery::~Gallery() = default;

void Gallery::begin()
{
    QDir().mkpath(m_folder);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("ru")}) {
        for (const QString &theme : ShellWords::themes()) {
            open(language, theme);
            takeTables();
            if (theme == ShellWords::themes().front())
                takeDialogs();
        }
    }
    QCoreApplication::exit(m_failed ? 1 : 0);
}

void Gallery::open(const QString &language, const QString &theme)
{
    m_window.reset();
    auto clock = std::make_unique<ManualClock>();
    m_clock = clock.get();
    m_program = std::make_unique<Program>(std::move(clock), Program::Kept::Nowhere);
    m_program->settings().setLanguage(language);
    m_program->settings().setTheme(theme);
    m_program->settings().setSpeed(QStringLiteral("instant"));
    m_prefix = QStringLiteral("%1_%2_").arg(language, theme);
    m_window = std::make_unique<MainWindow>(*m_program, MainWindow::Audience::Nobody);
    m_window->resize(PictureSize);
    m_window->show();
    m_window->loadTable();
}

// ---- the table ----------------------------------------------------------------------------------------------------------

void Gallery::takeTables()
{
    takeStart();
    takePlay("turn", tableOf("official", 4));
    takePlay("two_seats", tableOf("russian", 2));
    takePlay("ten_seats", tableOf("party", 10));
    MatchSetup large = tableOf("official", 3);
    large.rules.decks = 2;
    large.rules.handSize = static_cast<std::uint8_t>(findRule("hand_size")->most);
    takePlay("large_hand", large);
    takePicker();
    takeAnswer();
    takeDarkSide();
    takeTarget();
    takeSmall();
    takeEnds();
}

void Gallery::takeStart()
{
    rest(RestMs);
    save(*m_window, "start");
}

void Gallery::takePlay(const char *name, const MatchSetup &setup)
{
    TableModel *table = m_program->session().table();
    m_program->session().start(setup);
    int turns = 0;
    bool was = false;
    playUntil([&] {
        if (table->myTurn() && !was)
            ++turns;
        was = table->myTurn();
        return turns >= 2 && table->myTurn();
    });
    rest(RestMs);
    save(*m_window, name);
}

void Gallery::takePicker()
{
    Session &session = m_program->session();
    session.start(tableToBeginWith(Symbol::Wild, "russian", 4));
    playUntil([&] { return session.table()->myTurn(); });
    const auto &hand = session.table()->view().hand;
    for (int row = 0; row < static_cast<int>(hand.size()) && session.table()->ask().isEmpty(); ++row) {
        HandModel *model = session.table()->hand();
        const QHash<int, QByteArray> roles = model->roleNames();
        const QModelIndex index = model->index(row);
        if (model->data(index, roles.key("face")).toString() == QLatin1String("wild"))
            session.table()->playCard(model->data(index, roles.key("cardId")).toInt());
    }
    rest(RestMs);
    save(*m_window, "color_picker");
    session.table()->cancelAsk();
}

void Gallery::takeAnswer()
{
    TableModel *table = m_program->session().table();
    m_program->session().start(tableOf("stacking", 4));
    playUntil([&] { return table->myTurn() && table->phase() == QLatin1String("respond"); });
    rest(RestMs);
    save(*m_window, "answer");
}

void Gallery::takeDarkSide()
{
    TableModel *table = m_program->session().table();
    m_program->session().start(tableOf("flip", 4));
    playUntil([&] { return table->myTurn() && table->side() == QLatin1String("dark"); });
    rest(RestMs);
    save(*m_window, "dark_side");
}

void Gallery::takeEnds()
{
    TableModel *table = m_program->session().table();
    MatchSetup setup = tableOf("official", 4);
    setup.rules.rounds = 2;
    m_program->session().start(setup);
    playUntil([&] { return table->overlay() == QLatin1String("roundOver"); });
    rest(4 * RestMs);
    save(*m_window, "round_over");
    table->nextRound();
    playUntil([&] { return table->overlay() == QLatin1String("matchOver"); });
    rest(4 * RestMs);
    save(*m_window, "match_over");
    if (auto *panes = m_window->tableItem()->findChild<QQuickItem *>(QStringLiteral("panes")))
        panes->setProperty("resultWanted", true);
    rest(RestMs);
    save(*m_window, "match_result");
}

/// The smallest window, with everything on it that a turn may need: log, refusal, hint.
void Gallery::takeSmall()
{
    m_window->resize(SmallestSize);
    takePlay("small_turn", tableOf("official", 10));
    TableModel *table = m_program->session().table();
    HandModel *hand = table->hand();
    const QHash<int, QByteArray> roles = hand->roleNames();
    for (int row = 0; row < hand->rowCount(); ++row)
        if (!hand->index(row).data(roles.key("playable")).toBool())
            table->playCard(hand->index(row).data(roles.key("cardId")).toInt());
    m_window->tableItem()->setProperty("logOpen", true);
    rest(RestMs);
    save(*m_window, "small_refusal");
    m_window->tableItem()->setProperty("logOpen", false);
    m_window->resize(PictureSize);
    rest(RestMs);
}

/// Whom to swap with, after a seven.
void Gallery::takeTarget()
{
    Session &session = m_program->session();
    TableModel *table = session.table();
    session.start(tableToBeginWith(Symbol::Seven, "seven_zero", 5));
    playUntil([&] { return table->myTurn(); });
    const QHash<int, QByteArray> roles = table->hand()->roleNames();
    for (int row = 0; row < table->hand()->rowCount() && table->ask().isEmpty(); ++row) {
        const QModelIndex card = table->hand()->index(row);
        if (card.data(roles.key("face")).toString().endsWith(QLatin1String("_7")) && card.data(roles.key("playable")).toBool())
            table->playCard(card.data(roles.key("cardId")).toInt());
    }
    rest(RestMs);
    save(*m_window, "target");
    table->cancelAsk();
}

bool Gallery::playUntil(const std::function<bool()> &reached)
{
    m_program->settings().setAutopilot(true);
    bool done = false;
    for (int tick = 0; tick < MostTicks && !done; ++tick) {
        done = reached();
        if (done)
            break;
        m_clock->advance(GameMsPerTick);
        rest(TickMs);
    }
    m_program->settings().setAutopilot(false);
    return done;
}

// ---- dialogs ------------------------------------------------------------------------------------------------------------

void Gallery::takeDialogs()
{
    const auto take = [this](QDialog *dialog, const char *name) {
        if (!dialog)
            return;
        rest(RestMs / 2);
        save(*dialog, name);
        dialog->close();
        rest(TickMs);
    };
    take(m_window->openNewGame(), "dialog_new_game");
    take(m_window->openSettings(), "dialog_settings");
    take(m_window->openStatistics(), "dialog_statistics");
    take(m_window->openFairness(), "dialog_fairness");
    take(m_window->openMatches(), "dialog_matches");
    take(m_window->openReview(), "dialog_review");
    take(m_window->openAbout(), "dialog_about");
    RulesEditor editor(findPreset("party")->rules, QStringLiteral("russian"), 4);
    editor.show();
    rest(RestMs / 2);
    save(editor, "dialog_rules");
    editor.close();
    for (const char *link : {"table", "rule:draw_four", "general:matching", "presets", "compare:official,russian,party"}) {
        RuleBook *book = m_window->openRuleBook(QString::fromLatin1(link));
        rest(RestMs / 2);
        const QByteArray name = "book_" + QByteArray(link).split(':').front();
        save(*book, name.constData());
        book->close();
    }
}

void Gallery::rest(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void Gallery::save(QWidget &widget, const char *name)
{
    const QString file = QDir(m_folder).filePath(m_prefix + QString::fromLatin1(name) + QStringLiteral(".png"));
    if (!widget.grab().save(file)) {
        std::fprintf(stderr, "uno-table: %s can't be written\n", qPrintable(file));
        m_failed = true;
    }
}

} // namespace uno
