// The list of presets, each with its name and the two lines that say what is special; the person's own ones come last.
#pragma once

#include <QListWidget>

namespace uno {

class PresetList : public QListWidget {
    Q_OBJECT

public:
    explicit PresetList(QWidget *parent = nullptr);

    /// Fills the list in the language of the moment; the selection stays.
    void fill();
    /// "official", ..., or "own:NAME"; "" if none is selected.
    QString chosen() const;
    /// Selects it without telling anybody.
    void choose(const QString &id);

private:
    void addEntry(const QString &id, const QString &name, const QStringList &lines);
};

} // namespace uno
