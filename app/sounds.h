// The table's sounds. They are played in a thread of their own that starts with the first sound: a sound server that hangs must
// never stop the table. Without a device, or built without Qt Multimedia, nothing is heard and nothing else happens.
#pragma once

#include "settings.h"
#include "table_model.h"

#include <QObject>
#include <QString>

class QThread;

namespace uno {

class Sounds : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Sounds(Settings &settings, TableModel &table, QObject *parent = nullptr);
    ~Sounds() override;

    /// Whether the program was built with sound.
    static bool available();
    /// A file of assets/sounds, without ".wav".
    void play(const QString &name);

private:
    void startThread();

    Settings &m_settings;
    QThread *m_thread = nullptr;
    QObject *m_player = nullptr; ///< lives in m_thread
};

} // namespace uno
