// Plays every scenario file through the real uno-cli and compares with what the file expects.
#include "scenario_files.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace {

QString asText(const QJsonValue &value)
{
    const QByteArray listed = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(listed.mid(1, listed.size() - 2));
}

bool isNothing(const QJsonValue &value) { return value.isNull() || (value.isArray() && value.toArray().isEmpty()); }

/// A line for each place where `got` lacks what `want` asks for: objects key by key, all else whole.
QStringList differences(const QJsonValue &want, const QJsonValue &got, const QString &place)
{
    if (!want.isObject() || !got.isObject())
        return want == got ? QStringList() : QStringList{QStringLiteral("%1: wanted %2, got %3").arg(place, asText(want), asText(got))};
    QStringList lines;
    const QJsonObject wanted = want.toObject();
    const QJsonObject given = got.toObject();
    for (auto member = wanted.begin(); member != wanted.end(); ++member) {
        const QString inner = place + QLatin1Char('.') + member.key();
        if (given.contains(member.key()))
            lines += differences(member.value(), given.value(member.key()), inner);
        else if (!isNothing(member.value()))
            lines += QStringLiteral("%1: missing, wanted %2").arg(inner, asText(member.value()));
    }
    return lines;
}

QJsonObject expectationOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

class TestScenarios : public QObject {
    Q_OBJECT

private slots:
    void endsAsItsFileExpects_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : uno::tests::scenarioFiles())
            QTest::newRow(qPrintable(QFileInfo(path).completeBaseName())) << path;
    }

    void endsAsItsFileExpects()
    {
        QFETCH(QString, path);
        const QJsonObject scenario = expectationOf(path);
        QVERIFY2(!scenario.value("why").toString().isEmpty(), "a scenario says in `why` what it shows");
        QVERIFY2(!scenario.value("expect").toObject().isEmpty(), "a scenario expects something");
        QProcess cli;
        cli.start(UNO_CLI, {"script", path});
        QVERIFY(cli.waitForFinished());
        const QByteArray complaint = cli.readAllStandardError();
        QVERIFY2(cli.exitCode() == 0, complaint.constData());
        const QJsonObject result = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
        const QStringList lines = differences(scenario.value("expect"), result, {});
        QVERIFY2(lines.isEmpty(), qPrintable(lines.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
