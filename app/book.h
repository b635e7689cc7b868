// What the rule book says: the general game, this table's rules option by option, and every preset with what sets it apart.
// A page is a row of parts (Markdown or HTML) with anchors; links name a page or a part of one. No widgets here.
#pragma once

#include "core/rule_table.h"
#include "core/rules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace uno {

struct BookPart {
    QString anchor; ///< an option's key, or ""
    QString text;
    enum class Form { Markdown, Html } form = Form::Markdown;
};

struct BookPlace {
    QString page;
    QString anchor;
    friend bool operator==(const BookPlace &, const BookPlace &) = default;
};

/// A line of the contents.
struct BookEntry {
    QString page; ///< "" for a heading that is no page itself
    QString anchor;
    QString title;
    int depth = 0;
};

struct BookHit {
    BookPlace place;
    QString title;
    QString snippet;
};

class Book {
    Q_DECLARE_TR_FUNCTIONS(Book)

public:
    /// `presetId` is what the table's rules come from, "" if from none; `language` is "en" or "ru".
    Book(const Rules &rules, QString presetId, QString language);

    std::vector<BookEntry> contents() const;
    QString titleOf(const QString &page) const;
    /// Empty if there is no such page.
    std::vector<BookPart> partsOf(const QString &page) const;
    /// Where a link leads: "rule:draw_four.bluff", "rule:draw_four", "general:matching", or a page; none if nowhere.
    std::optional<BookPlace> find(const QString &link) const;
    std::vector<BookHit> search(const QString &words) const;

    /// "Official", or "Own rules".
    QString tableName() const;
    /// What the table's rules are compared with.
    const Rules &baseRules() const;

private:
    QString chapterFile(const QString &chapter) const;
    QString chapterTitle(const QString &chapter) const;
    QStringList chapters() const;
    std::vector<BookPart> chapterParts(const QString &chapter) const;
    std::vector<BookPart> tableParts() const;
    std::vector<BookPart> groupParts(RuleGroup group) const;
    std::vector<BookPart> optionParts(const RuleRow &row) const;
    std::vector<BookPart> presetListParts() const;
    std::vector<BookPart> presetParts(const QString &id) const;
    std::vector<BookPart> compareParts(const QStringList &ids) const;
    BookPart optionPart(const RuleRow &row) const;
    bool setHere(const RuleRow &row, const QString &value) const;
    QString baseName() const;

    Rules m_rules;
    QString m_presetId;
    QString m_language;
};

} // namespace uno
