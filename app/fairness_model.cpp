// See fairness_model.h.
#include "fairness_model.h"

#include "json/fairness.h"

namespace uno {

int FairnessModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FairnessModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundRole: return index.row() + 1;
    case Qt::DisplayRole:
    case CommitmentRole: return row.commitment;
    case SeedRole: return row.seed;
    case VerdictRole: return row.verdict;
    default: return {};
    }
}

QHash<int, QByteArray> FairnessModel::roleNames() const
{
    return {{RoundRole, "round"}, {CommitmentRole, "commitment"}, {SeedRole, "seed"}, {VerdictRole, "verdict"}};
}

void FairnessModel::follow(const MatchRun &run)
{
    beginResetModel();
    m_rows.clear();
    const auto &rounds = run.rounds();
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        Row row;
        row.commitment = QString::fromLatin1(commitmentOf(rounds[i].seed));
        row.start = rounds[i].start;
        row.deal.rules = rounds[i].start.rules;
        row.deal.seats = rounds[i].start.seats;
        row.deal.dealer = rounds[i].start.dealer;
        row.deal.standing = rounds[i].start.standing;
        row.deal.seed = rounds[i].seed;
        if (rounds[i].over)
            row.seed = QString::fromLatin1(toHex(rounds[i].seed));
        m_rows.push_back(std::move(row));
    }
    m_matchCommitment = QString::fromLatin1(run.id());
    m_matchSeed = run.matchOver() ? QString::fromLatin1(toHex(run.matchSeed())) : QString();
    endResetModel();
    emit changed();
}

void FairnessModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_matchCommitment.clear();
    m_matchSeed.clear();
    endResetModel();
    emit changed();
}

QString FairnessModel::check(int row)
{
    if (row < 0 || row >= rowCount())
        return {};
    Row &round = m_rows[static_cast<std::size_t>(row)];
    if (round.seed.isEmpty())
        return tr("The seed is told when the round is over.");
    const auto seed = seedFromHex(round.seed.toLatin1());
    const bool promised = seed && QString::fromLatin1(commitmentOf(*seed)) == round.commitment;
    const State again = dealRound(round.deal);
    const bool dealt = again.row == round.start.row && again.ends == round.start.ends;
    round.verdict = promised && dealt ? tr("The seed is the one that was promised, and it gives exactly this deal.")
                                      : tr("This does not fit: the seed is not the one that was promised.");
    emit dataChanged(index(row), index(row), {VerdictRole});
    return round.verdict;
}

} // namespace uno
