"""Feet of light on metal and glass: hardly more than a touch, but the table answers, the heavier the deeper."""

import numpy as np

from .synth.basic import band, high, lay, low, peak, samples, saturate, times, wander, white
from .synth.bodies import bubbles, grains, ring, snap, struck, table
from .synth.room import in_room
from .synth.sound import variants


def step(r, weight):
    """One foot, from a bird's (0) to a boulder's (1): heel, then toe; the glass under it; a spark of the light it is of."""
    n = samples(0.16 + 0.2 * weight)
    t = times(n)
    y = np.zeros(n)
    for at, gain in ((0, 1), (r.uniform(0.018, 0.03) * (1 + 1.2 * weight), r.uniform(0.35, 0.6))):
        lowest = (290 - 190 * weight) * r.uniform(0.93, 1.07)
        sole = ring(lowest * np.array([1, 1.7, 2.6, 3.9]), np.array([0.016, 0.014, 0.01, 0.008]) * (1 + 1.6 * weight), [1, 0.8, 0.55, 0.35], n / 48000, r)
        sole = peak(struck(sole, 1.2 + 2.2 * weight)[:n])
        sole = 0.5 * sole + 0.8 * weight * high(saturate(sole, 5, 0.3), 240)
        glass = ring(np.array([1240, 1890, 2760, 3980, 5600]) * r.uniform(0.96, 1.04, 5), [0.02, 0.015, 0.011, 0.008, 0.006], r.uniform(0.3, 1, 5), n / 48000, r)
        top = peak(high(struck(table(r, n / 48000, -4 * weight, 0.55), 0.5 + 1.1 * weight)[:n], 230, 1))
        scuff = band(white(r, n), 500 - 250 * weight, 3200 - 1200 * weight) * np.exp(-t / (0.009 + 0.012 * weight))
        foot = 0.8 * sole + 0.8 * top + (0.32 - 0.2 * weight) * peak(glass) + 0.45 * peak(scuff)
        lay(y, foot + 0.1 * snap(r, 5200, 1.5, n / 48000), at, gain)
    light = grains(r, n, 0.004, 0.05 + 0.05 * weight, 12, (3800, 9500), (0.002, 0.006), lambda u: u**2, 3)
    return in_room(saturate(peak(y) + 0.05 * peak(light), 1.3), 0.1, 0.2, seed=11, decay=0.26, damping=6000)


def slither(r):
    """What has no feet worth the name: a wet belly is drawn on, and many small legs tick along in a wave."""
    n = samples(0.46)
    x = np.linspace(0, 1, n)
    drawn = np.sin(np.pi * x**0.75) ** 1.4
    stuck = (1 + 0.55 * wander(r, n, 34)).clip(0.05)
    belly = band(white(r, n), 260, 1500 * r.uniform(0.85, 1.15), 1) * drawn * stuck
    film = high(low(white(r, n), 5200, 1), 1800) * drawn**2 * stuck**2
    legs = np.zeros(n)
    for k in range(r.integers(9, 13)):
        at = 0.03 + 0.032 * k * r.uniform(0.9, 1.1)
        tick = struck(ring(np.array([980, 1720, 2650, 4100]) * r.uniform(0.9, 1.12, 4), [0.007, 0.005, 0.004, 0.003], r.uniform(0.3, 1, 4), 0.04, r), 0.4)
        lay(legs, peak(tick), at, r.uniform(0.3, 1) * np.sin(np.pi * min(1, at / 0.46)))
    wet = bubbles(r, n, 40, (420, 1500), (0.008, 0.022), (6, 18), drawn)
    y = peak(belly) + 0.3 * peak(film) + 0.42 * peak(legs) + 0.4 * peak(wet)
    return in_room(saturate(y, 1.2), 0.1, 0.2, seed=11, decay=0.26, damping=6000)


SOUNDS = [
    *variants("step_light", "abcd", "a light foot meets the table", -30, lambda r: step(r, 0.05), peak=-3, fade_in=0.0003),
    *variants("step_medium", "abcd", "a foot of middling weight", -27, lambda r: step(r, 0.45), peak=-3, fade_in=0.0003),
    *variants("step_heavy", "abcd", "a heavy foot", -23, lambda r: step(r, 1), peak=-3, fade_in=0.0003),
    *variants("slither", "abcd", "K'lor'slug moves on", -28, slither, peak=-3),
]
