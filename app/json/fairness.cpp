#include "fairness.h"

#include "core/notation.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>

namespace uno {

namespace {

QByteArray bytesOf(const Seed &seed) { return {reinterpret_cast<const char *>(seed.data()), static_cast<qsizetype>(seed.size())}; }

QByteArray sha256(const QByteArray &bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); }

Seed seedOf(const QByteArray &bytes)
{
    Seed seed{};
    std::copy_n(bytes.begin(), seed.size(), seed.begin());
    return seed;
}

} // namespace

QByteArray commitmentOf(const Seed &seed) { return sha256(bytesOf(seed)).toHex(); }

Seed roundSeed(const Seed &matchSeed, int round)
{
    QByteArray bytes = bytesOf(matchSeed);
    for (int i = 0; i < 4; ++i)
        bytes += static_cast<char>((static_cast<unsigned>(round) >> (8 * i)) & 255u);
    return seedOf(sha256(bytes));
}

QByteArray hashOf(const State &state) { return sha256(QByteArray::fromStdString(describe(state))).toHex(); }

QByteArray toHex(const Seed &seed) { return bytesOf(seed).toHex(); }

std::optional<Seed> seedFromHex(const QByteArray &digits)
{
    const QByteArray bytes = QByteArray::fromHex(digits);
    if (digits.size() != 64 || bytes.toHex() != digits.toLower())
        return std::nullopt;
    return seedOf(bytes);
}

Seed freshSeed()
{
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); i += 8) {
        const quint64 word = QRandomGenerator::system()->generate64();
        for (std::size_t byte = 0; byte < 8; ++byte)
            seed[i + byte] = static_cast<std::uint8_t>(word >> (8 * byte));
    }
    return seed;
}

} // namespace uno
