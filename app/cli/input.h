// Files and standard input, read whole.
#pragma once

#include "app/json/bad_input.h"
#include "app/json/scenario_json.h"

#include <QByteArray>
#include <QString>

namespace uno::cli {

/// "-" is standard input. Throws BadInput naming the file.
QByteArray readWhole(const QString &file);
/// A scenario out of a file; what is wrong in it is told with the file's name.
Scenario readScenario(const QString &file);

/// What `read` returns; whatever it finds wrong is told with the file's name.
auto inFile(const QString &file, const auto &read)
{
    try {
        return read();
    } catch (const BadInput &bad) {
        throw BadInput(file, bad.sentence());
    }
}

} // namespace uno::cli
