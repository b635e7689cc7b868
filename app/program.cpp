#include "program.h"

#include <QTemporaryDir>

namespace uno {

class Program::Scratch {
public:
    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private:
    QTemporaryDir m_folder;
};

Program::Program(std::unique_ptr<Clock> clock, Kept kept)
    : m_scratch(kept == Kept::Nowhere ? std::make_unique<Scratch>() : nullptr), m_clock(std::move(clock))
{
    m_settings = m_scratch ? std::make_unique<Settings>(m_scratch->file("settings.ini")) : std::make_unique<Settings>();
    m_saves = m_scratch ? std::make_unique<Saves>(m_scratch->file("matches")) : std::make_unique<Saves>();
    m_statistics = m_scratch ? std::make_unique<Statistics>(m_scratch->file("statistics.json")) : std::make_unique<Statistics>();
    if (!m_clock)
        m_clock = std::make_unique<SystemClock>();
    m_language.choose(m_settings->language());
    m_session = std::make_unique<Session>(House{*m_settings, *m_saves, *m_statistics, *m_clock});
    if (kept == Kept::InOwnFolders)
        m_sounds = std::make_unique<Sounds>(*m_settings, *m_session->table());
    QObject::connect(m_settings.get(), &Settings::languageChanged, m_session.get(),
                     [this] { m_language.choose(m_settings->language()); });
    QObject::connect(&m_language, &Language::languageChanged, m_session.get(), &Session::reword);
}

Program::~Program() = default;

} // namespace uno
