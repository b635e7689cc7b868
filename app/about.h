// Who made this, under which licence, and that it has nothing to do with the publisher of the printed game.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;

namespace uno {

class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
};

} // namespace uno
