#include "input.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace uno::cli {

QByteArray readWhole(const QString &file)
{
    QFile device(file);
    const bool standard = file == QLatin1String("-");
    if (!standard && QFileInfo(file).isDir())
        throw BadInput(file, JsonText::tr("this is a folder"));
    if (!(standard ? device.open(stdin, QIODevice::ReadOnly) : device.open(QIODevice::ReadOnly)))
        throw BadInput(file, device.errorString());
    const QByteArray bytes = device.readAll();
    if (device.error() != QFileDevice::NoError)
        throw BadInput(file, device.errorString());
    return bytes;
}

Scenario readScenario(const QString &file)
{
    const QByteArray bytes = readWhole(file);
    return inFile(file, [&] { return scenarioFrom(bytes); });
}

} // namespace uno::cli
