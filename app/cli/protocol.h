// What is said between the arena and a program of anybody's: its command line and its answers.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace uno::cli {

/// The words of a command as a shell splits them: quotes and backslashes. Throws BadInput for an open quote or no word.
QStringList shellWords(const QString &command);

/// The index that a program's answer picks, or none if it is no answer to a question with so many actions.
std::optional<int> pickFrom(const QByteArray &line, int actions);

} // namespace uno::cli
