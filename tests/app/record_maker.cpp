// Plays a match by every preset with the program's own session and leaves the records in a folder, with the hash of each
// one's end: the golden records of tests/records, when a new format version needs new ones. Not a test.
#include "session_house.h"

#include "json/fairness.h"

#include "core/presets.h"

#include <QDir>
#include <QFile>

#include <cstdio>

using namespace uno;

namespace {

constexpr std::array recordLevels{Level::Normal, Level::Easy, Level::Easy, Level::Hard, Level::Normal, Level::Easy};
constexpr std::array recordTempers{Temper::None, Temper::Forgetful, Temper::Forgetful,
                                   Temper::None, Temper::Talkative, Temper::None};

MatchSetup tableFor(const Preset &preset, int number)
{
    MatchSetup setup;
    setup.presetId = QString::fromStdString(std::string(preset.id));
    setup.rules = preset.rules;
    const bool jumps = preset.rules.jumpIn != JumpIn::None;
    setup.rules.rounds = jumps ? 3 : 1 + number % 2;
    if (number == 0) { // a whole match
        setup.rules.target = 300;
        setup.rules.rounds = 0;
    }
    setup.seed = seedFrom(1000 + static_cast<std::uint64_t>(number));
    for (int seat = 0; seat < (jumps ? 6 : 2 + number % 4); ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        setup.seats.push_back({SetupText::defaultName(seat), recordLevels[place], recordTempers[place], seat == 0});
    }
    return setup;
}

/// The person is quicker than any bot, so that the records have catches and jump-ins.
void snatch(SessionHouse &house)
{
    for (const Move &move : legalMoves(house.state(), seatAt(0)))
        if (move.verb == Verb::Catch || move.verb == Verb::JumpIn) {
            Rng rng(house.session.run()->rounds().back().actions.size());
            return house.session.submit(spellAtRandom(house.state(), seatAt(0), move, rng));
        }
}

bool playToTheEnd(SessionHouse &house)
{
    constexpr qint64 Hours = 3'600'000;
    for (int round = 0; round < 50 && !house.session.run()->matchOver(); ++round) {
        const auto over = [&] {
            if (!house.session.run()->roundOver())
                snatch(house);
            return house.session.run()->roundOver();
        };
        if (!house.goOn(4 * Hours, over))
            return false;
        house.table().nextRound();
        house.settle();
    }
    return house.session.run()->matchOver();
}

/// Takes something back once, so that the record has it.
void undoOnce(SessionHouse &house)
{
    house.settings.setOpenPractice(true);
    house.goOn(600'000, [&] { return house.session.run()->rounds().back().actions.size() > 6 && house.session.canUndo(); });
    house.session.undo();
}

bool make(const Preset &preset, int number, const QDir &folder, QFile &hashes)
{
    SessionHouse house;
    house.settings.setSpeed(QStringLiteral("instant"));
    house.settings.setAutopilot(true);
    house.session.start(tableFor(preset, number));
    if (number % 5 == 0)
        undoOnce(house);
    if (!playToTheEnd(house))
        return false;
    const QString name = QString::fromStdString(std::string(preset.id)) + QStringLiteral(".unorec");
    hashes.write(name.toUtf8() + ' ' + hashOf(house.state()) + '\n');
    return QFile::copy(house.saves.finished().front().path, folder.filePath(name));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("uno-table"));
    const QDir folder(app.arguments().value(1));
    QFile hashes(folder.filePath(QStringLiteral("hashes.txt")));
    if (argc != 2 || !hashes.open(QIODevice::WriteOnly)) {
        std::fprintf(stderr, "usage: uno_record_maker FOLDER\n");
        return 2;
    }
    int number = 0;
    for (const Preset &preset : presets())
        if (!make(preset, number++, folder, hashes)) {
            std::fprintf(stderr, "uno_record_maker: %s failed\n", std::string(preset.id).c_str());
            return 1;
        }
    return 0;
}
