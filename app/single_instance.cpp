#include "single_instance.h"

#include <QFileInfo>
#include <QLocalSocket>

namespace uno {

namespace {

constexpr int PatienceMs = 1000;

} // namespace

SingleInstance::SingleInstance(QString name, QObject *parent) : QObject(parent), m_name(std::move(name))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::welcome);
}

bool SingleInstance::claim(const QString &file)
{
    if (tellTheFirst(file))
        return false;
    if (!m_server.listen(m_name)) {
        QLocalServer::removeServer(m_name); // left over from a program that was killed
        m_server.listen(m_name);            // where that fails too we simply are not the only one
    }
    return true;
}

bool SingleInstance::tellTheFirst(const QString &file) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(PatienceMs))
        return false;
    const QString path = file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
    socket.write(path.toUtf8() + '\n');
    if (!socket.waitForBytesWritten(PatienceMs))
        return false;
    socket.disconnectFromServer();
    return true;
}

void SingleInstance::welcome()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            if (socket->canReadLine())
                emit raised(QString::fromUtf8(socket->readLine()).trimmed());
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        read();
    }
}

} // namespace uno
