// The person's own presets: rules under a name, kept in the settings as the JSON of `uno-cli rules`.
#pragma once

#include "core/rules.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace uno {

class OwnPresets {
public:
    static QStringList names();
    static std::optional<Rules> find(const QString &name);
    static void save(const QString &name, const Rules &rules);
    static void remove(const QString &name);
};

} // namespace uno
