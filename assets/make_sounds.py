#!/usr/bin/env python3
"""Makes the program's sounds (assets/sounds/*.wav) out of sines and noise: 22050 Hz, mono, 16 bit.

Usage: make_sounds.py [FOLDER]. The same files come out every time.
"""
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def envelope(i, count, attack=0.01):
    """A quick rise, then a fall to nothing."""
    rise = min(1.0, i / (RATE * attack + 1))
    return rise * (1 - i / count) ** 2


def tone(frequency, seconds, volume=0.5, glide=1.0, overtones=(1.0, 0.3, 0.1)):
    """A soft plucked tone; `glide` is the factor by which its pitch has changed at the end."""
    count = int(RATE * seconds)
    phase, samples = 0.0, []
    for i in range(count):
        phase += 2 * math.pi * frequency * glide ** (i / count) / RATE
        value = sum(part * math.sin(phase * (n + 1)) for n, part in enumerate(overtones))
        samples.append(volume * envelope(i, count) * value / sum(overtones))
    return samples


def rustle(seconds, volume=0.5, softness=0.5, seed=1):
    """Noise through a simple low-pass filter: paper on cloth."""
    chance = random.Random(seed)
    count = int(RATE * seconds)
    level, samples = 0.0, []
    for i in range(count):
        level += (chance.uniform(-1, 1) - level) * (1 - softness)
        samples.append(volume * envelope(i, count, 0.003) * level)
    return samples


def mix(*parts):
    """Parts are (start in seconds, samples)."""
    length = max(int(RATE * at) + len(samples) for at, samples in parts)
    total = [0.0] * length
    for at, samples in parts:
        start = int(RATE * at)
        for i, value in enumerate(samples):
            total[start + i] += value
    return total


def melody(notes, seconds=0.14, volume=0.4):
    return mix(*[(i * seconds * 0.8, tone(note, seconds * 2, volume)) for i, note in enumerate(notes)])


SOUNDS = {
    "card": lambda: mix((0, rustle(0.09, 0.9, 0.6, 1)), (0.015, tone(150, 0.06, 0.35, 0.6))),
    "draw": lambda: rustle(0.14, 0.7, 0.4, 2),
    "shuffle": lambda: mix(*[(0.05 * i, rustle(0.08, 0.6, 0.35 + 0.03 * (i % 4), 10 + i)) for i in range(12)]),
    "uno": lambda: melody((523.25, 783.99), 0.16, 0.5),
    "win": lambda: melody((523.25, 659.25, 783.99, 1046.5), 0.18, 0.45),
    "skip": lambda: tone(330, 0.22, 0.4, 0.5),
    "reverse": lambda: mix((0, tone(300, 0.16, 0.35, 1.6)), (0.12, tone(480, 0.16, 0.35, 0.62))),
    "penalty": lambda: mix((0, tone(196, 0.25, 0.45, 0.8)), (0.02, rustle(0.12, 0.5, 0.5, 3))),
    "flip": lambda: mix((0, rustle(0.25, 0.5, 0.3, 4)), (0, tone(400, 0.3, 0.25, 2.0))),
    "refuse": lambda: mix((0, tone(160, 0.1, 0.4)), (0.11, tone(140, 0.12, 0.4))),
    "turn": lambda: tone(880, 0.25, 0.25, 1.0, (1.0, 0.15)),
}


def write(path, samples):
    loudest = max(1.0, max(abs(value) for value in samples))
    data = b"".join(struct.pack("<h", int(32000 * value / loudest)) for value in samples + silence(0.02))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent / "sounds")
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


if __name__ == "__main__":
    main()
