// The commands of uno-cli. Each gets the words after its name and returns all that goes to standard output: nothing is
// printed before everything has been read and found good. Wrong input is thrown as BadInput.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace uno::cli {

QByteArray script(const QStringList &words);
QByteArray view(const QStringList &words);
QByteArray decide(const QStringList &words);
QByteArray arena(const QStringList &words);
QByteArray rules(const QStringList &words);
QByteArray bench(const QStringList &words);
QByteArray verify(const QStringList &words);

} // namespace uno::cli
