// See choice_model.h.
#include "choice_model.h"

namespace uno {

int ChoiceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant ChoiceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Choice &choice = m_choices[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ChoiceIdRole: return choice.id;
    case Qt::DisplayRole:
    case TextRole: return choice.text;
    case KeyRole: return choice.key;
    case PrimaryRole: return choice.primary;
    default: return {};
    }
}

QHash<int, QByteArray> ChoiceModel::roleNames() const
{
    return {{ChoiceIdRole, "choiceId"}, {TextRole, "text"}, {KeyRole, "key"}, {PrimaryRole, "primary"}};
}

void ChoiceModel::set(std::vector<Choice> choices)
{
    if (choices == m_choices)
        return;
    beginResetModel();
    m_choices = std::move(choices);
    endResetModel();
    emit countChanged();
}

} // namespace uno
