// A program for the arena's tests that behaves as it is told: first, flood, gush (a line without end), chatty, rubbish,
// range, die, hang, deaf.
#include <chrono>
#include <cstdio>
#include <iostream>
#include <string>
#include <thread>

namespace {

[[noreturn]] void hang()
{
    while (true)
        std::this_thread::sleep_for(std::chrono::seconds(1));
}

void answer(const std::string &manner)
{
    if (manner == "first")
        std::cout << "{\"pick\": 0}\n";
    else if (manner == "chatty")
        std::cout << "{\"pick\": 0}\n{\"pick\": 0}\n";
    else if (manner == "rubbish")
        std::cout << "I pass\n";
    else if (manner == "range")
        std::cout << "{\"pick\": 1000000}\n";
    else if (manner == "hang")
        hang();
    std::cout.flush();
}

} // namespace

int main(int argc, char **argv)
{
    const std::string manner = argc > 1 ? argv[1] : "first";
    if (manner == "deaf")
        hang();
    while (manner == "flood")
        if (std::puts("{\"pick\": 0}") < 0)
            return 1;
    while (manner == "gush")
        if (std::fputs("{\"pick\": 0}", stdout) < 0)
            return 1;
    std::string line;
    while (std::getline(std::cin, line)) {
        if (manner == "die")
            return 3;
        if (line.find("\"view\"") != std::string::npos)
            answer(manner);
    }
}
