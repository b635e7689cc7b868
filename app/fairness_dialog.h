// Shows that no card is switched: the commitment of each round's shuffle, its seed once the round is over, and a check of both.
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace uno {

class FairnessModel;

class FairnessDialog : public QDialog {
    Q_OBJECT

public:
    /// `model` must outlive the dialog.
    explicit FairnessDialog(FairnessModel &model, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void checkAll();

    FairnessModel &m_model;
    QLabel *m_explanation;
    QTextBrowser *m_text;
    QPushButton *m_check;
};

} // namespace uno
