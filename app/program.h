// Everything that lives as long as the program: settings, language, saves, statistics, the clock and the session.
#pragma once

#include "language.h"
#include "pace.h"
#include "saves.h"
#include "session.h"
#include "settings.h"
#include "sounds.h"
#include "statistics.h"

#include <memory>

namespace uno {

class Program {
public:
    /// A clock of one's own is for demonstrations and tests; none: the system's.
    enum class Kept { InOwnFolders, Nowhere };
    explicit Program(std::unique_ptr<Clock> clock = nullptr, Kept kept = Kept::InOwnFolders);
    ~Program();
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    Settings &settings() { return *m_settings; }
    Language &language() { return m_language; }
    Saves &saves() { return *m_saves; }
    Statistics &statistics() { return *m_statistics; }
    Session &session() { return *m_session; }
    Clock &clock() { return *m_clock; }

private:
    class Scratch;
    std::unique_ptr<Scratch> m_scratch; ///< a folder that goes away with the program
    std::unique_ptr<Settings> m_settings;
    Language m_language;
    std::unique_ptr<Saves> m_saves;
    std::unique_ptr<Statistics> m_statistics;
    std::unique_ptr<Clock> m_clock;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Sounds> m_sounds; ///< none in demonstrations and tests
};

} // namespace uno
