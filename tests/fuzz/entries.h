// The doors through which bytes from outside come in. Each takes anything and either uses it or turns it down with a sentence;
// whatever else happens is an error of ours. The fuzzer and the test that replays its corpus go through the same doors.
#pragma once

#include <QByteArray>

namespace uno::fuzz {

void record(const QByteArray &bytes);   ///< a saved match: read and replayed
void scenario(const QByteArray &bytes); ///< read, played, written out and looked at from every seat
void rules(const QByteArray &bytes);    ///< options as JSON, read and written
void answer(const QByteArray &bytes);   ///< what a program answers in the arena, and its command line

} // namespace uno::fuzz
