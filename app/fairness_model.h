// The fairness panel: per round the shuffle's commitment, shown before the deal, and its seed after the round; "check" computes
// the commitment from the seed once more and deals the round again.
#pragma once

#include "match_run.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace uno {

class FairnessModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the session")
    Q_PROPERTY(QString matchCommitment READ matchCommitment NOTIFY changed)
    Q_PROPERTY(QString matchSeed READ matchSeed NOTIFY changed)

public:
    enum Role { RoundRole = Qt::UserRole + 1, CommitmentRole, SeedRole, VerdictRole };
    explicit FairnessModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString matchCommitment() const { return m_matchCommitment; }
    /// "" until the match is over.
    QString matchSeed() const { return m_matchSeed; }
    /// Takes over what may be known of the match by now.
    void follow(const MatchRun &run);
    void clear();
    /// A sentence that says whether the round's seed gives its commitment and its deal.
    Q_INVOKABLE QString check(int row);

signals:
    void changed();

private:
    struct Row {
        QString commitment;
        QString seed; ///< "" while the round is played
        QString verdict;
        State start{};
        Deal deal{};
    };
    std::vector<Row> m_rows;
    QString m_matchCommitment;
    QString m_matchSeed;
};

} // namespace uno
