// See sounds.h.
#include "sounds.h"

#ifdef UNO_SOUND
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QTimer>
#endif
#include <QThread>
#include <QUrl>

namespace uno {

#ifdef UNO_SOUND
namespace {

constexpr int MostAtOnce = 6;
/// A sound that no device finishes must not stay for ever.
constexpr int LongestSound = 3000;
/// The thread may hang in a sound server; then it is left alone.
constexpr unsigned long PatienceAtExit = 300;

/// Lives in the sound thread. An effect is made for one sound and goes with it, so that no stream stays open.
void playIn(QObject *player, const QString &name, double volume)
{
    if (player->children().size() >= MostAtOnce || QMediaDevices::defaultAudioOutput().isNull())
        return;
    auto *effect = new QSoundEffect(player);
    effect->setSource(QUrl(QStringLiteral("qrc:/assets/sounds/%1.wav").arg(name)));
    effect->setVolume(static_cast<float>(volume));
    QObject::connect(effect, &QSoundEffect::playingChanged, effect, [effect] {
        if (!effect->isPlaying())
            effect->deleteLater();
    });
    QTimer::singleShot(LongestSound, effect, &QObject::deleteLater);
    effect->play();
}

} // namespace
#endif

Sounds::Sounds(Settings &settings, TableModel &table, QObject *parent) : QObject(parent), m_settings(settings)
{
    connect(&table, &TableModel::soundRequested, this, &Sounds::play);
}

bool Sounds::available()
{
#ifdef UNO_SOUND
    return true;
#else
    return false;
#endif
}

#ifdef UNO_SOUND

Sounds::~Sounds()
{
    if (!m_thread)
        return;
    m_player->deleteLater();
    m_thread->quit();
    if (m_thread->wait(PatienceAtExit))
        delete m_thread;
}

void Sounds::play(const QString &name)
{
    const double volume = m_settings.soundVolume();
    if (m_settings.muted() || volume <= 0)
        return;
    startThread();
    QMetaObject::invokeMethod(m_player, [player = m_player, name, volume] { playIn(player, name, volume); }, Qt::QueuedConnection);
}

void Sounds::startThread()
{
    if (m_thread)
        return;
    m_thread = new QThread; // without a parent: it may have to outlive us
    m_player = new QObject;
    m_player->moveToThread(m_thread);
    m_thread->start();
}

#else

Sounds::~Sounds() = default;
void Sounds::play(const QString &) {}
void Sounds::startThread() {}

#endif

} // namespace uno
