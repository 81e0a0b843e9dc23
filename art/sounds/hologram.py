"""Figures built up of light, and falling apart."""

import numpy as np

from .synth.basic import RATE, curve, high, lay, level, peak, samples, saturate, telegraph, times, wander, white
from .synth.bodies import grains, resonate, ring
from .synth.room import in_room
from .synth.sound import variants
from .table import A


def beam(r, n, bend, bright):
    """A chord on A as coils would sing it: every partial bent by a line, the higher the more, and dull above `bright` Hz."""
    y = np.zeros(n)
    for multiple, gain in ((2, 1), (3, 0.7), (4, 0.8), (6, 0.5), (8, 0.35), (9, 0.22)):
        for detuned in (-0.006, 0.004, 0.0):
            f = A * multiple * bend ** (1 + 0.25 * (multiple - 2) / 7) * (1 + detuned) * (1 + 0.003 * wander(r, n, 9))
            phase = 2 * np.pi * np.cumsum(f) / RATE + r.uniform(0, 6)
            for k in range(1, 9):
                y += gain / k * np.sin(k * phase) / (1 + (k * f / bright) ** 4)
    return level(y)


def appear(r):
    """The beam rises, stutters, finds its figure: a click of glass and a soft low knock where it stands."""
    seconds = 1.7
    n = samples(seconds)
    bend = curve(n, (0, 0.62 * r.uniform(0.94, 1.06)), (0.55, 0.9), (0.78, 1), (seconds, 1))
    chord = beam(r, n, bend, curve(n, (0, 350), (0.6, 1500), (0.8, 4200), (1.1, 1500), (seconds, 500)))
    chord *= curve(n, (0, 0), (0.1, 0.12), (0.7, 0.55), (0.8, 1), (1, 0.5), (1.4, 0.12), (seconds, 0))
    f = curve(n, (0, 700), (0.75, 5200), (seconds, 2600))
    dust = level(resonate(white(r, n), (f, f * 0.18, 0), (f * 1.6, f * 0.25, -5)))
    dust *= curve(n, (0, 0.05), (0.4, 0.3), (0.76, 1), (0.83, 0.3), (seconds, 0))
    gate = telegraph(r, n, curve(n, (0, 0.25), (0.5, 0.5), (0.8, 0.97), (1, 0.9), (1.2, 1), (seconds, 1)), 38)
    sparks = grains(r, n, 0, 0.85, 130, (2200, 9500), (0.004, 0.02), lambda u: u**0.55, 4)
    sparks += 0.5 * grains(r, n, 0.8, 1.6, 45, (3200, 8000), (0.006, 0.03), lambda u: u**2)
    y = peak((0.5 * chord + 0.55 * dust) * gate + 0.45 * sparks)
    there = ring([880, 1320, 1763, 2637, 3951, 5274], [0.12, 0.1, 0.07, 0.05, 0.035, 0.02], [0.6, 0.5, 0.4, 0.3, 0.2, 0.12], 0.6, r)
    lay(y, peak(there), 0.785, 0.35)
    m = samples(0.3)
    knock = np.sin(2 * np.pi * np.cumsum(curve(m, (0, 190), (0.05, 105), (0.3, 72))) / RATE) * np.exp(-times(m) / 0.07)
    lay(y, saturate(knock * (1 - np.exp(-times(m) / 0.003)), 2.5, 0.2), 0.78, 0.4)
    return in_room(saturate(y, 1.5), 0.25, 0.5, seed=31, decay=0.6, damping=8000)


def dissolve(r):
    """The figure tears: short discharges, the chord sinks and breaks up, its grains rain down."""
    seconds = 1.9
    n = samples(seconds)
    t = times(n)
    chord = beam(r, n, curve(n, (0, 1), (0.12, 1.02), (0.3, 0.97), (1.1, 0.5), (seconds, 0.36)),
                 curve(n, (0, 2800), (0.3, 3600), (1.1, 700), (seconds, 250)))  # fmt: skip
    chord *= curve(n, (0, 0), (0.02, 0.8), (0.3, 0.9), (0.8, 0.35), (1.4, 0.08), (seconds, 0))
    gate = telegraph(r, n, curve(n, (0, 0.95), (0.25, 0.75), (0.8, 0.4), (1.3, 0.15), (seconds, 0.05)), 46)
    f = curve(n, (0, 3200), (0.3, 6000), (seconds, 1400))
    dust = level(resonate(white(r, n), (f, f * 0.35, 0), (f * 0.5, f * 0.3, -6))) * curve(n, (0, 0.1), (0.28, 0.75), (0.9, 0.3), (seconds, 0))
    rain = grains(r, n, 0.1, seconds - 0.2, 240, (1800, 10500), (0.003, 0.016), lambda u: 0.15 + 0.85 * u**1.4, 9)
    strikes = [(0.0, 0.8)] + [(r.uniform(0.05, 0.5), r.uniform(0.2, 0.8)) for _ in range(9)]
    arcs = high(white(r, n), 1800) * sum(np.where(t >= at, np.exp(-np.maximum(0, t - at) / 0.004), 0) * gain for at, gain in strikes)
    y = peak((0.5 * chord + 0.4 * dust) * gate + 0.55 * rain + 0.12 * arcs)
    return in_room(saturate(y, 1.5), 0.28, 0.6, seed=31, decay=0.7, damping=8000)


SOUNDS = [
    *variants("holo_appear", "ab", "a figure is built up of light", -21, appear, peak=-2),
    *variants("holo_dissolve", "ab", "a figure falls apart", -21, dissolve, peak=-2),
]
