// Runs the tests of the table beside this file. The models are fakes (fake/Uno/App), the table is the real one.
#include "fake_rows.h"

#include <QQmlEngine>
#include <QtQuickTest>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        qmlRegisterType<FakeRows>("Uno.Fake", 1, 0, "FakeRows");
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImportPath(QStringLiteral(FAKE_IMPORTS));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(table, Setup)

#include "tst_table.moc"
