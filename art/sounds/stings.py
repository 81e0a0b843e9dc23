"""Three moments that have music of their own, on the instruments and in the key of the rest."""

import numpy as np

from .instruments import bowed_glass, brass, drum, dull, pitch, reed, strings, swell
from .interface import glass
from .synth.basic import RATE, band, curve, low, peak, samples, shutter, times, wander, white
from .synth.room import in_hall, panned
from .synth.sound import Sound


def _ground(seconds):
    return np.zeros((samples(seconds), 2))


def _put(x, sound, at, place, gain):
    panned(x, sound, samples(at), place, gain, loop=False)


def won(r):
    """B♭ gives way to an open A: brass that rises once, no third and so no fanfare; glass climbs out of it."""
    x = _ground(4.0)
    m = samples(3.4)
    rise = curve(m, (0, 0), (0.12, 0.45), (0.75, 0.55), (0.85, 0.35), (0.95, 0.9), (1.5, 0.7), (2.6, 0.25), (3.4, 0))
    bend = np.interp(times(m), [0.76, 0.9], [0, 1])
    first = brass(r, ((34, 0.8), (41, 0.7), (46, 1), (53, 0.5)), m, rise * (1 - bend), 1500)
    second = brass(r, ((33, 0.9), (40, 0.7), (45, 1), (52, 0.8), (59, 0.5), (64, 0.4)), m, rise * bend, 2600)
    _put(x, low(first, 3000), 0, 0.45, 0.3)
    _put(x, low(second, 4500), 0, 0.52, 0.4)
    _put(x, drum(r, 62, 0.9), 0.88, 0.5, 0.4)
    for side, keys in enumerate(((57, 64, 71), (52, 69, 76))):
        for key in keys:
            k = samples(3.2)
            pad = dull(strings(r, key, k), 500 + 1500 * np.sin(np.pi * np.linspace(0, 1, k) ** 0.6) ** 2) * swell(k, 0.35, 2.2)
            _put(x, pad, 0.86, 0.25 + 0.5 * side, 0.035)
    for index, key in enumerate((69, 71, 76, 81, 83)):
        at = 0.92 + 0.115 * index + 0.02 * index**1.4
        _put(x, glass(r, pitch(key), 2.4, 0.9, 1.2), at, 0.3 + 0.1 * index, 0.24 + 0.03 * index)
        _put(x, reed(r, pitch(key - 12), 1.6, 0.9), at, 0.7 - 0.1 * index, 0.16)
    _put(x, bowed_glass(r, pitch(88), 2.6), 1.5, 0.6, 0.07)
    return in_hall(x, 0.4, 1.9, 91, 5500)


def lost(r):
    """The same two chords the other way: it sinks from A to B♭ below and stays there while the projector's tone runs down."""
    x = _ground(4.0)
    m = samples(3.6)
    loud = curve(m, (0, 0), (0.1, 0.6), (0.7, 0.4), (0.95, 0.55), (1.8, 0.3), (3.0, 0.06), (3.6, 0))
    bend = np.interp(times(m), [0.78, 1.0], [0, 1])
    first = brass(r, ((33, 0.9), (40, 0.7), (45, 1), (52, 0.6), (60, 0.35)), m, loud * (1 - bend), 1300)
    second = brass(r, ((34, 0.9), (41, 0.7), (45, 0.6), (50, 0.7), (58, 0.35)), m, loud * bend, 900)
    _put(x, low(first, 2400), 0, 0.45, 0.34)
    _put(x, low(second, 1800), 0, 0.55, 0.42)
    _put(x, drum(r, 55, 0.7), 0.0, 0.5, 0.34)
    _put(x, drum(r, 49, 0.55), 0.92, 0.5, 0.3)
    for index, key in enumerate((76, 74, 70, 65)):
        _put(x, glass(r, pitch(key) * (1 - 0.0015 * index), 2.4, 0.6, 1.2), 0.08 + 0.27 * index, 0.65 - 0.1 * index, 0.26 - 0.03 * index)
    n = samples(2.6)
    f = 220 * np.interp(np.linspace(0, 1, n), [0, 0.25, 1], [1, 0.93, 0.22])
    phase = np.cumsum(f * (1 + 0.01 * wander(r, n, 6))) / RATE
    coil = sum(np.sin(2 * np.pi * k * phase) / k for k in (1, 2, 3, 4, 6)) * swell(n, 0.3, 1.8) * (1 - 0.4 * shutter(11 * times(n)))
    _put(x, low(coil, 2600), 1.0, 0.4, 0.07)
    return in_hall(x, 0.45, 2.1, 93, 4200)


def duel(r):
    """A breath drawn in, low brass under it, and then the skin, twice: two are left."""
    x = _ground(4.0)
    m = samples(2.1)
    loud = curve(m, (0, 0), (0.5, 0.12), (1.5, 0.7), (1.86, 1), (1.98, 0.5), (2.1, 0))
    _put(x, brass(r, ((33, 0.7), (45, 0.9), (46, 0.4), (52, 0.7), (57, 0.8), (58, 0.35)), m, loud, 3200), 0, 0.5, 0.42)
    k = samples(1.95)
    breath = peak(band(white(r, k), 500, 4200) * np.linspace(0, 1, k) ** 3.2)
    _put(x, breath, 0, 0.3, 0.16)
    _put(x, peak(band(white(r, k), 700, 5200) * np.linspace(0, 1, k) ** 3.6), 0, 0.7, 0.16)
    for at, force in ((1.96, 1.0), (2.32, 0.7)):
        for place in (0.42, 0.58):
            _put(x, drum(r, 66 * r.uniform(0.985, 1.015), force), at + r.uniform(0, 0.006), place, 0.34)
    _put(x, bowed_glass(r, pitch(82), 2.6), 0.2, 0.7, 0.05)
    _put(x, bowed_glass(r, pitch(81), 2.6), 0.3, 0.3, 0.05)
    return in_hall(x, 0.35, 1.7, 95, 4800)


SOUNDS = [
    Sound("match_won", "the person has won the match", -18, won, peak=-2, fade_out=0.6),
    Sound("match_lost", "the person has lost the match", -19, lost, peak=-2, fade_out=0.6),
    Sound("duel_begins", "the last two fight", -18, duel, peak=-2, fade_out=0.5),
]
