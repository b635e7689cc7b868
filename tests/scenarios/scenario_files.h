// The scenario files of the project: those given with the rules and our own.
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QStringList>

namespace uno::tests {

inline QStringList scenarioFiles()
{
    QStringList files;
    for (const char *folder : {"given", "own"})
        for (QDirIterator all(QDir(UNO_SCENARIOS).filePath(folder), {"*.json"}, QDir::Files); all.hasNext();)
            files += all.next();
    files.sort();
    return files;
}

} // namespace uno::tests
