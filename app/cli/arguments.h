// The words after `uno-cli COMMAND`: options with and without a value, and the rest.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace uno::cli {

class Arguments {
public:
    /// What a command understands, without the leading dashes.
    struct Known {
        QStringList flags;
        QStringList values;
    };

    /// Throws BadInput for an option that the command doesn't know or that lacks its value.
    Arguments(const QStringList &words, const Known &known);

    const QStringList &files() const { return m_files; }
    bool has(const QString &flag) const { return m_flags.contains(flag); }
    std::optional<QString> value(const QString &option) const;
    /// Of an option that may be given several times.
    QStringList values(const QString &option) const;
    /// Throws BadInput if it isn't a whole number in that range.
    qint64 integer(const QString &option, qint64 least, qint64 most, qint64 otherwise) const;
    double number(const QString &option, double least, double most, double otherwise) const;

    /// The only file; throws BadInput if there are none or several.
    QString onlyFile() const;
    void allowNoFiles() const;

private:
    qsizetype takeOption(const QStringList &words, qsizetype at, const Known &known);

    QStringList m_files;
    QStringList m_flags;
    QList<QPair<QString, QString>> m_values;
};

} // namespace uno::cli
