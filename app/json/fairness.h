// What lets anybody check that no card was switched: seeds, their commitments, and the hash of a state.
#pragma once

#include "core/state.h"

#include <QByteArray>

namespace uno {

/// SHA-256 of the seed's bytes as 64 hex digits: shown before the deal.
QByteArray commitmentOf(const Seed &seed);
/// The seed of a round, from 1: SHA-256 of the match seed's bytes and the round's number as four bytes, little-endian.
Seed roundSeed(const Seed &matchSeed, int round);
/// SHA-256 of `describe(state)` as 64 hex digits.
QByteArray hashOf(const State &state);

/// 64 hex digits.
QByteArray toHex(const Seed &seed);
/// None if it is not 64 hex digits.
std::optional<Seed> seedFromHex(const QByteArray &digits);

/// 256 bits from the system's secure source.
Seed freshSeed();

} // namespace uno
