"""What the movements of all creatures are made of."""

import math

import numpy as np


def wave(share, phase=0.0, times=1):
    """A sine that comes round once (or `times` times) while `share` goes from 0 to 1."""
    return math.sin(2 * math.pi * (times * share + phase))


def ease(share):
    """From 0 to 1, gently at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def pulse(share, start, peak, end):
    """0, up to 1 at the peak, down again."""
    return ease((share - start) / (peak - start)) if share < peak else 1 - ease((share - peak) / (end - peak))


def stride(share, phase, length, lift, stance=0.6, over=24, heel=-14, swing=0.0):
    """A foot that walks on the spot: its offset and its roll.

    On the ground it goes back at an even speed, `length` before and behind its rest; in the air it comes forward, `lift`
    high and `swing` outwards. Heels come down first, tips leave last.
    """
    t = (share + phase) % 1
    if t < stance:
        q = t / stance
        roll = heel * max(0.0, 1 - q / 0.18) if q < 0.18 else over * max(0.0, (q - 0.75) / 0.25)
        return (0, -length + 2 * length * q, 0), roll
    q = (t - stance) / (1 - stance)
    return (swing * math.sin(math.pi * q), length - 2 * length * ease(q), lift * math.sin(math.pi * q) ** 0.8 * (1 - 0.2 * q)), over * (1 - q) ** 1.5 + heel * q**3


def down(phase, length):
    """When such a foot comes down, in seconds of a loop."""
    return round((-phase % 1) * length, 3)


def pace(length, seconds, stance):
    """How fast the ground goes by under such feet, in sculpting units a second."""
    return 2 * length / (stance * seconds)


def paces(share, feet, lift, order=None):
    """Steps on the spot, one foot after the other: channels for every limb named in `feet`."""
    out = {}
    for i, foot in enumerate(order or feet):
        t = share * len(feet) - i
        out[foot] = (0, 0, lift * math.sin(math.pi * t) if 0 < t < 1 else 0.0)
    return out


def tremble(share, times, size, seed=0):
    """Shivering, as a turn."""
    a = np.array([1.0, 1.7, 2.3]) * seed
    return [size * math.sin(2 * math.pi * times * share * k + p) for k, p in zip((1, 1.31, 0.77), a)]
