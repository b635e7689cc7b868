// The command line of uno-table.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace uno {

struct Options {
    enum class Renderer { Auto, Gpu, Software };
    enum class Outcome { Run, Help, Version, Wrong };

    Outcome outcome = Outcome::Run;
    QString complaint;               ///< a sentence, when Wrong
    Renderer renderer = Renderer::Auto;
    std::optional<std::uint64_t> seed;
    QString language;                ///< "", "system", "en", "ru": overrides the settings for this run
    QString demo;                    ///< file for the demonstration's screenshot
    QString gallery;                 ///< folder for the gallery
    QString file;                    ///< record to open
};

class OptionsText {
    Q_DECLARE_TR_FUNCTIONS(OptionsText)

public:
    static QString help();
};

/// `arguments` without the program's name.
Options parseOptions(const QStringList &arguments);

} // namespace uno
