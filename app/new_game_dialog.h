// A new table: which rules, how many seats, who sits there and how well they play. It opens as it was left last.
#pragma once

#include "match_setup.h"

#include <QDialog>

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace uno {

class PresetList;

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(const MatchSetup &start, QWidget *parent = nullptr);

    /// What has been chosen.
    MatchSetup setup() const;

signals:
    /// The person wants to read something up.
    void bookWanted(const QString &link);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct SeatRow {
        QLabel *picture;
        QLineEdit *name;
        QComboBox *level;
        QComboBox *temper;
        QString defaultName; ///< of the language in which it was filled in
    };

    void build();
    QLayout *buildRules();
    QLayout *buildSeats();
    void addSeatRow(QGridLayout *grid, int seat);
    void retranslate();
    void fillLevels(SeatRow &row);
    void choosePreset();
    void editRules();
    void showSeats();
    void refresh();
    int seats() const;

    Rules m_rules;
    QString m_presetId; ///< "own:NAME" for the person's own
    PresetList *m_presets;
    QLabel *m_presetsTitle;
    QLabel *m_summary;
    QPushButton *m_editRules;
    QLabel *m_seatsTitle;
    QSpinBox *m_seats;
    QCheckBox *m_watch;
    QLabel *m_nameTitle;
    QLabel *m_levelTitle;
    QLabel *m_temperTitle;
    std::vector<SeatRow> m_rows;
    QLabel *m_clash;
    QPushButton *m_help;
    QDialogButtonBox *m_buttons;
    QPushButton *m_play;
};

} // namespace uno
