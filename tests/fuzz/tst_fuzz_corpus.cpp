// Replays the fuzzer's corpus, and cuts and bends of each file, through the same doors: nothing may crash or hang.
#include "entries.h"

#include "core/rng.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace {

using Door = void (*)(const QByteArray &);

Door doorOf(const QString &kind)
{
    if (kind == QLatin1String("record"))
        return uno::fuzz::record;
    if (kind == QLatin1String("scenario"))
        return uno::fuzz::scenario;
    return kind == QLatin1String("rules") ? uno::fuzz::rules : uno::fuzz::answer;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray bent(QByteArray bytes, uno::Rng &rng)
{
    for (int changes = 1 + static_cast<int>(rng.below(4)); changes > 0 && !bytes.isEmpty(); --changes) {
        const auto at = static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(bytes.size())));
        switch (rng.below(4)) {
        case 0: bytes[at] = static_cast<char>(rng.below(256)); break;
        case 1: bytes.remove(at, 1 + rng.below(8)); break;
        case 2: bytes.insert(at, bytes.mid(at, 1 + rng.below(16))); break;
        default: bytes[at] = "0123456789{}[]\":,+-"[rng.below(19)]; break;
        }
    }
    return bytes;
}

} // namespace

class TestFuzzCorpus : public QObject {
    Q_OBJECT

private slots:
    void anythingIsUsedOrTurnedDown_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("path");
        for (QDirIterator all(UNO_CORPUS, QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
            const QString path = all.next();
            const QString kind = QFileInfo(path).dir().dirName();
            QTest::newRow(qPrintable(kind + QLatin1Char('/') + all.fileName())) << kind << path;
        }
    }

    void anythingIsUsedOrTurnedDown()
    {
        QFETCH(QString, kind);
        QFETCH(QString, path);
        const Door door = doorOf(kind);
        const QByteArray whole = contentOf(path);
        door(whole);
        for (qsizetype length = 0; length < whole.size(); length += 1 + whole.size() / 60)
            door(whole.left(length));
        uno::Rng rng(static_cast<std::uint64_t>(whole.size()));
        for (int i = 0; i < 200; ++i)
            door(bent(whole, rng));
    }
};

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
