#include "settings_dialog.h"

#include "language.h"
#include "settings.h"
#include "shell_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>
#include <QVariant>

#include <cmath>

namespace uno {

namespace {

constexpr int Percent = 100;

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, QWidget *parent) : QDialog(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("settingsDialog"));
    const auto group = [this](QVBoxLayout *column, const char *title) {
        auto *box = new QGroupBox;
        m_words.push_back([box, title] { box->setTitle(tr(title)); });
        column->addWidget(box);
        return new QFormLayout(box);
    };
    auto *layout = new QVBoxLayout(this);
    auto *columns = new QHBoxLayout;
    auto *left = new QVBoxLayout;
    auto *right = new QVBoxLayout;
    columns->addLayout(left);
    columns->addLayout(right);
    layout->addLayout(columns);
    auto *look = group(left, QT_TR_NOOP("Look"));
    addChoice(look, "language", QT_TR_NOOP("Language:"), Language::choices(), &Language::nameOf);
    addChoice(look, "theme", QT_TR_NOOP("Theme:"), ShellWords::themes(), &ShellWords::theme);
    addTextSize(look);
    addFlag(look, "reduceMotion", QT_TR_NOOP("Reduce motion"), QT_TR_NOOP("Cards appear where they go instead of flying there."));
    auto *pace = group(right, QT_TR_NOOP("Pace"));
    addChoice(pace, "speed", QT_TR_NOOP("Speed of the cards:"), ShellWords::speeds(), &ShellWords::speed);
    addChoice(pace, "reactions", QT_TR_NOOP("Opponents react:"), ShellWords::reactions(), &ShellWords::reaction);
    addFlag(pace, "unhurried", QT_TR_NOOP("Unhurried"),
            QT_TR_NOOP("Opponents wait with catches, jump-ins and slaps until you have acted or passed."));
    auto *sound = group(left, QT_TR_NOOP("Sound"));
    addVolume(sound);
    addFlag(sound, "muted", QT_TR_NOOP("Mute"), QT_TR_NOOP("No sounds at all."));
    auto *play = group(right, QT_TR_NOOP("Play"));
    addFlag(play, "autopilot", QT_TR_NOOP("Autopilot"), QT_TR_NOOP("The computer plays your hand, until you switch this off again."));
    addFlag(play, "openPractice", QT_TR_NOOP("Open practice"),
            QT_TR_NOOP("Undo goes back even where hidden cards have been seen. Such a match isn't counted."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(&m_settings, &Settings::changed, this, &SettingsDialog::read);
    connect(&m_settings, &Settings::languageChanged, this, &SettingsDialog::read);
    left->addStretch(1);
    right->addStretch(1);
    resize(720, 420);
    retranslate();
    read();
}

QLabel *SettingsDialog::addLabel(const char *words)
{
    auto *label = new QLabel;
    m_words.push_back([label, words] { label->setText(tr(words)); });
    return label;
}

void SettingsDialog::addChoice(QFormLayout *form, const char *name, const char *label, const QStringList &values,
                               std::function<QString(const QString &)> words)
{
    auto *box = new QComboBox;
    box->setObjectName(QString::fromLatin1(name));
    for (const QString &value : values)
        box->addItem(QString(), value);
    QLabel *title = addLabel(label);
    title->setBuddy(box);
    form->addRow(title, box);
    m_words.push_back([box, words, label] {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, words(box->itemData(i).toString()));
        box->setAccessibleName(tr(label));
    });
    m_readers.push_back([this, box, name] { box->setCurrentIndex(box->findData(m_settings.property(name))); });
    connect(box, &QComboBox::activated, this, [this, box, name](int i) { m_settings.setProperty(name, box->itemData(i)); });
}

void SettingsDialog::addFlag(QFormLayout *form, const char *name, const char *label, const char *explanation)
{
    auto *box = new QCheckBox;
    box->setObjectName(QString::fromLatin1(name));
    auto *small = new QLabel;
    small->setWordWrap(true);
    small->setIndent(22);
    small->setForegroundRole(QPalette::PlaceholderText);
    m_words.push_back([box, small, label, explanation] {
        box->setText(tr(label));
        box->setAccessibleDescription(tr(explanation));
        small->setText(tr(explanation));
    });
    form->addRow(box);
    form->addRow(small);
    m_readers.push_back([this, box, name] { box->setChecked(m_settings.property(name).toBool()); });
    connect(box, &QCheckBox::clicked, this, [this, name](bool on) { m_settings.setProperty(name, on); });
}

void SettingsDialog::addTextSize(QFormLayout *form)
{
    auto *box = new QComboBox;
    box->setObjectName(QStringLiteral("textScale"));
    for (const int percent : {80, 90, 100, 115, 130, 150, 175, 200})
        box->addItem(QString(), percent);
    QLabel *title = addLabel(QT_TR_NOOP("Text size:"));
    title->setBuddy(box);
    form->addRow(title, box);
    m_words.push_back([box] {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, tr("%1 %").arg(QLocale().toString(box->itemData(i).toInt())));
        box->setAccessibleName(tr("Text size:"));
    });
    m_readers.push_back([this, box] {
        const int percent = static_cast<int>(std::lround(m_settings.textScale() * Percent));
        box->setCurrentIndex(std::max(0, box->findData(percent)));
    });
    connect(box, &QComboBox::activated, this,
            [this, box](int i) { m_settings.setTextScale(box->itemData(i).toInt() / static_cast<double>(Percent)); });
}

void SettingsDialog::addVolume(QFormLayout *form)
{
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(QStringLiteral("soundVolume"));
    slider->setRange(0, Percent);
    slider->setPageStep(10);
    QLabel *title = addLabel(QT_TR_NOOP("Volume:"));
    title->setBuddy(slider);
    form->addRow(title, slider);
    m_words.push_back([slider] { slider->setAccessibleName(tr("Volume:")); });
    m_readers.push_back([this, slider] {
        const QSignalBlocker quiet(slider);
        slider->setValue(static_cast<int>(std::lround(m_settings.soundVolume() * Percent)));
        slider->setEnabled(!m_settings.muted());
    });
    connect(slider, &QSlider::valueChanged, this,
            [this](int value) { m_settings.setSoundVolume(value / static_cast<double>(Percent)); });
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    for (const auto &word : m_words)
        word();
}

void SettingsDialog::read()
{
    for (const auto &reader : m_readers)
        reader();
}

} // namespace uno
