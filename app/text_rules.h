// The words for rules: options, their values, groups, presets, and why a table can't be made. One row per id of
// core/rule_table and core/presets; tests walk them all in both languages. The longer texts of the rule book are in
// assets/rules, found here by option and value.
#pragma once

#include "core/rule_table.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string_view>

namespace uno {

class RuleText {
    Q_DECLARE_TR_FUNCTIONS(RuleText)

public:
    /// The short label of an option ("Scoring"); the key itself if there is no such option.
    static QString optionName(std::string_view key);
    /// The short label of an option's value, `value` as `RuleRow::get` gives it ("Winner takes all", "7 cards").
    static QString optionValueName(std::string_view key, int value);
    static QString groupName(RuleGroup group);

    static QString presetName(std::string_view id);
    /// Two short lines that say what is special.
    static QStringList presetLines(std::string_view id);

    /// Why these rules can't be played by so many seats, and what would help.
    static QString conflictSentence(const Clash &clash, const Rules &rules, int seats);

    /// The rule book's paragraph (Markdown) for an option as it is set; `language` is "en" or "ru".
    static QString paragraph(std::string_view key, int value, const QString &language);
    /// The resource files that make that paragraph, in order; all of them exist.
    static QStringList paragraphFiles(std::string_view key, int value, const QString &language);
};

} // namespace uno
