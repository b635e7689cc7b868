// uno-cli rules: the presets, or one of them in full.
#include "arguments.h"
#include "commands.h"

#include "app/json/action_json.h"
#include "app/json/rules_json.h"

#include "core/presets.h"

#include <QJsonDocument>

namespace uno::cli {

namespace {

QByteArray presetIds()
{
    QJsonArray ids;
    for (const Preset &preset : presets())
        ids += qt(preset.id);
    return QJsonDocument(ids).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

QByteArray rules(const QStringList &words)
{
    const Arguments arguments(words, {});
    if (arguments.files().isEmpty())
        return presetIds();
    return rulesLine(rulesFrom(JsonNode(arguments.onlyFile()))) + '\n';
}

} // namespace uno::cli
