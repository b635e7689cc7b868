// The translation files hold exactly the sentences that the program speaks, all finished, with every plural form, the same
// places for numbers and names, and no word of the other language (docs/DESIGN.md, "Texts").
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString key; ///< context, source and comment
    QString source;
    QStringList translations; ///< one, or all plural forms
    bool finished = true;
    bool plural = false;
};

QString sourceFolder() { return QStringLiteral(UNO_SOURCE_FOLDER); }
QString tsFile(const QString &language) { return sourceFolder() + QStringLiteral("/translations/uno_%1.ts").arg(language); }

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.finished = xml.attributes().value(QLatin1String("type")).isEmpty();
    if (!message.plural) {
        message.translations += xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.translations += xml.readElementText();
}

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    QString comment;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    message.key = context + QLatin1String(" | ") + message.source + QLatin1String(" | ") + comment;
    return message;
}

QList<Message> messagesOf(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages += readMessage(xml, context);
    }
    return messages;
}

QStringList keysOf(const QList<Message> &messages)
{
    QStringList keys;
    for (const Message &message : messages)
        keys += message.key;
    keys.sort();
    return keys;
}

/// The places for values in a text, each as often as it stands there.
QStringList placesIn(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%(?:L?\\d+|n)"));
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places += found.next().captured();
    places.removeDuplicates();
    places.sort();
    return places;
}

/// The files that translations/update.py reads.
QStringList programSources()
{
    QStringList files;
    for (const QString &folder : {QStringLiteral("/app"), QStringLiteral("/qml")})
        for (QDirIterator walk(sourceFolder() + folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml")},
                               QDir::Files, QDirIterator::Subdirectories);
             walk.hasNext();)
            if (const QString file = walk.next(); !file.contains(QLatin1String("/app/cli/")))
                files += file;
    return files;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everySentenceIsInTheFile_data() { languages(); }
    void everySentenceIsInTheFile();
    void everyMessageIsFinished_data() { languages(); }
    void everyMessageIsFinished();
    void placesForValuesAreKept_data() { languages(); }
    void placesForValuesAreKept();
    void englishHasTwoPluralFormsAndRussianThree();
    void russianHasNoEnglishWord();
    void englishHasNoRussianWord();
    void menuKeysAreKept();

private:
    void languages();
    QMap<QString, QList<Message>> m_messages;
    QTemporaryDir m_folder;
};

void TranslationsTest::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("ru") << QStringLiteral("ru");
}

void TranslationsTest::initTestCase()
{
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("ru")}) {
        m_messages[language] = messagesOf(tsFile(language));
        QVERIFY(!m_messages[language].isEmpty());
    }
}

void TranslationsTest::everySentenceIsInTheFile()
{
    QFETCH(QString, language);
    const QString fresh = m_folder.filePath(QStringLiteral("uno_%1.ts").arg(language));
    QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-no-obsolete"), QStringLiteral("-locations"), QStringLiteral("none")};
    arguments += programSources();
    arguments += {QStringLiteral("-target-language"), language, QStringLiteral("-ts"), fresh};
    QProcess lupdate;
    lupdate.start(QStringLiteral(UNO_LUPDATE), arguments);
    QVERIFY(lupdate.waitForFinished(120'000));
    QCOMPARE(lupdate.exitCode(), 0);
    const QStringList wanted = keysOf(messagesOf(fresh));
    const QStringList held = keysOf(m_messages[language]);
    for (const QString &key : wanted)
        QVERIFY2(held.contains(key), qPrintable(QStringLiteral("run translations/update.py: not translated: ") + key));
    for (const QString &key : held)
        QVERIFY2(wanted.contains(key), qPrintable(QStringLiteral("run translations/update.py: nobody says: ") + key));
}

void TranslationsTest::everyMessageIsFinished()
{
    QFETCH(QString, language);
    for (const Message &message : m_messages[language]) {
        QVERIFY2(message.finished, qPrintable(message.key));
        for (const QString &translation : message.translations)
            QVERIFY2(!translation.isEmpty(), qPrintable(message.key));
    }
}

void TranslationsTest::placesForValuesAreKept()
{
    QFETCH(QString, language);
    for (const Message &message : m_messages[language]) {
        QVERIFY2(!message.plural || message.source.contains(QLatin1String("%n")) || message.source.contains(QLatin1String("%1")),
                 qPrintable(message.key));
        for (const QString &translation : message.translations)
            QVERIFY2(placesIn(translation) == placesIn(message.source), qPrintable(message.key + translation));
    }
}

void TranslationsTest::englishHasTwoPluralFormsAndRussianThree()
{
    for (const Message &message : m_messages[QStringLiteral("en")])
        QCOMPARE(message.translations.size(), message.plural ? 2 : 1);
    for (const Message &message : m_messages[QStringLiteral("ru")])
        QCOMPARE(message.translations.size(), message.plural ? 3 : 1);
}

void TranslationsTest::russianHasNoEnglishWord()
{
    // names of the game's box, of keys, formats and machines' words that are written so in Russian too
    static const QSet<QString> allowed{"UNO",  "H2O",  "Uno",   "Table", "JSON",  "English", "Qt", "Esc", "Enter", "Tab",
                                       "true", "false", "unorec", "Ctrl", "Shift", "Alt",     "GPL", "GNU", "Mattel", "F1",  "F11"};
    static const QRegularExpression latin(QStringLiteral("[A-Za-z][A-Za-z0-9]+"));
    static const QRegularExpression markup(QStringLiteral("<[^>]*>|SHA-256|&\\w+;|%L?\\d|%n|\\*\\.\\w+|\\w+:\\w+"));
    for (const Message &message : m_messages[QStringLiteral("ru")]) {
        if (message.key.startsWith(QLatin1String("OptionsText"))) // the command line is typed as it is
            continue;
        for (QString translation : message.translations)
            for (auto found = latin.globalMatch(translation.remove(markup)); found.hasNext();) {
                const QString word = found.next().captured();
                QVERIFY2(allowed.contains(word), qPrintable(message.key + QLatin1String(" | ") + word));
            }
    }
}

void TranslationsTest::englishHasNoRussianWord()
{
    static const QRegularExpression cyrillic(QStringLiteral("[А-Яа-яЁё]"));
    for (const Message &message : m_messages[QStringLiteral("en")])
        for (const QString &translation : message.translations)
            QVERIFY2(!translation.contains(cyrillic) || message.source.contains(QStringLiteral("Русский")), qPrintable(message.key));
}

void TranslationsTest::menuKeysAreKept()
{
    static const QRegularExpression key(QStringLiteral("&\\w"), QRegularExpression::UseUnicodePropertiesOption);
    for (const Message &message : m_messages[QStringLiteral("ru")])
        QVERIFY2(message.source.contains(key) == message.translations.first().contains(key), qPrintable(message.key));
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
