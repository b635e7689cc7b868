// All settings. Each takes effect at once, so that it can be seen; there is nothing to confirm.
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QSlider;

namespace uno {

class Settings;

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(Settings &settings, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// One setting of a few values: `name` is the property of Settings, `words` what a value is called.
    void addChoice(QFormLayout *form, const char *name, const char *label, const QStringList &values,
                   std::function<QString(const QString &)> words);
    void addFlag(QFormLayout *form, const char *name, const char *label, const char *explanation);
    void addTextSize(QFormLayout *form);
    void addVolume(QFormLayout *form);
    QLabel *addLabel(const char *words);
    void retranslate();
    void read();

    Settings &m_settings;
    std::vector<std::function<void()>> m_words;   ///< word everything anew
    std::vector<std::function<void()>> m_readers; ///< show what is set
};

} // namespace uno
