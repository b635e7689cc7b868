// uno-table: the window. Options, renderer, one program per person, and off it goes.
#include "app_id.h"
#include "card_image.h"
#include "demo.h"
#include "gallery.h"
#include "main_window.h"
#include "options.h"
#include "program.h"
#include "single_instance.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIcon>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>

namespace uno {

namespace {

/// No render node means no GPU; asking OpenGL itself would cost a tenth of a second.
bool hasGpu()
{
#if defined(Q_OS_LINUX)
    return !QDir(QStringLiteral("/dev/dri")).entryList({QStringLiteral("renderD*")}, QDir::System).isEmpty()
        || QFile::exists(QStringLiteral("/dev/nvidia0"));
#else
    return true;
#endif
}

/// Before any Qt Quick object is made.
void chooseRenderer(Options::Renderer wish)
{
    const bool told = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    if (wish == Options::Renderer::Software || (wish == Options::Renderer::Auto && !told && !hasGpu()))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 128})
        icon.addPixmap(QPixmap::fromImage(drawing(QStringLiteral("icons/uno-table"), {size, size}, 1)));
    return icon;
}

int runDemo(const Options &options)
{
    auto clock = std::make_unique<ManualClock>();
    ManualClock &time = *clock;
    Program program(std::move(clock), Program::Kept::Nowhere);
    if (!options.language.isEmpty())
        program.settings().setLanguage(options.language);
    MainWindow window(program, MainWindow::Audience::Nobody);
    window.show();
    window.loadTable();
    Demo demo(program, time, window, options.demo, options.seed);
    demo.begin();
    return QApplication::exec();
}

int runGallery(const Options &options)
{
    Gallery gallery(options.gallery);
    QTimer::singleShot(0, &gallery, &Gallery::begin);
    return QApplication::exec();
}

int runGame(const Options &options)
{
    SingleInstance instance(QString::fromLatin1(AppId) + QLatin1Char('.') + qEnvironmentVariable("USER", QStringLiteral("player")));
    if (!instance.claim(options.file))
        return 0;
    Program program;
    if (!options.language.isEmpty())
        program.language().choose(options.language);
    if (options.seed)
        program.session().setNextSeed(seedFrom(*options.seed));
    MainWindow window(program);
    QObject::connect(&instance, &SingleInstance::raised, &window, [&window](const QString &file) {
        window.comeForward();
        window.openRecordFile(file);
    });
    window.show();
    window.loadTable();
    QTimer::singleShot(0, &window, [&window, &options] {
        window.openRecordFile(options.file);
        window.offerTutorial();
    });
    return QApplication::exec();
}

int run(int argc, char **argv)
{
    QApplication::setApplicationName(QStringLiteral("uno-table"));
    QApplication::setOrganizationName(QStringLiteral("uno-table"));
    QApplication::setApplicationDisplayName(QStringLiteral("Uno Table"));
    QApplication::setApplicationVersion(QString::fromLatin1(AppVersion));
    QApplication::setDesktopFileName(QString::fromLatin1(AppId));

    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const Options options = parseOptions(arguments);
    switch (options.outcome) {
    case Options::Outcome::Help: std::printf("%s", qPrintable(OptionsText::help())); return 0;
    case Options::Outcome::Version: std::printf("uno-table %s\n", AppVersion); return 0;
    case Options::Outcome::Wrong: std::fprintf(stderr, "uno-table: %s\n", qPrintable(options.complaint)); return 2;
    case Options::Outcome::Run: break;
    }
    const QApplication application(argc, argv);
    QApplication::setWindowIcon(programIcon());
    chooseRenderer(options.renderer);
    if (!options.demo.isEmpty())
        return runDemo(options);
    return options.gallery.isEmpty() ? runGame(options) : runGallery(options);
}

} // namespace

} // namespace uno

int main(int argc, char **argv)
{
    return uno::run(argc, argv);
}
