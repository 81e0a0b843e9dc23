"""Ghhhk, all jaw: it croaks through a slack pouch, yelps when it is in a hurry, snaps, and swallows."""

import numpy as np

from ..synth.basic import RATE, band, course, low, peak, phrase, samples, saturate, times, wander, white
from ..synth.bodies import bubbles, crack, resonate, ring, struck
from ..synth.throat import Throat, folds

SMALL = Throat(
    shut=(520, 1250, 2300, 3300, 4300), open=(960, 1750, 2750, 3700, 4600), gains=(2, 4, 3, 0, -4), loose=36, second=1.31, skipped=2,
    wet=0.1, wet_hz=(500, 1600), breath_above=900, drive=2, jitter=0.02, opening=0.5, tilt=1500,
)  # fmt: skip


def croak(r, seconds, rate, pouch=1.0, loud=((0, 0), (0.12, 1), (0.7, 0.8), (1, 0))):
    """Separate puffs, so many a second, that ring in the pouch; it fills as it sounds, and so it falls in pitch."""
    n = samples(seconds)
    puffs, _ = folds(r, course(n, rate), 0.05, 0.25, 0.22)
    filling = course(n, [(0, 1.12), (0.4, 1.0), (1, 0.9)]) * pouch * (1 + 0.02 * wander(r, n, 8))
    y = resonate(puffs, (410 * filling, 38, 0), (960 * filling, 80, 1), (1540 * filling, 140, -3), (2600, 300, -9), (3900, 700, -16))
    wet = bubbles(r, n, 34, (380, 1400), (0.01, 0.03), (5, 16))
    return saturate(peak(peak(y * course(n, loud)) + 0.16 * peak(wet) * course(n, loud)), 1.6, 0.1)


def yelp(r, seconds, top, rough=0.15):
    """Up and down at once, the mouth opening and shutting with it."""
    tune = [(0, 0.5 * top), (0.3, top), (0.5, 0.96 * top), (1, 0.45 * top)]
    return SMALL.call(r, seconds, tune, [(0, 0), (0.12, 0.9), (0.45, 1), (1, 0)], [(0, 0), (0.35, 1), (1, 0.1)], rough, 0.1)


def snap(r, force=1.0):
    """The jaws shut: bone on bone, a smack of wet lips, the hollow of the mouth."""
    n = samples(0.16)
    t = times(n)
    bone = ring(np.array([690, 1440, 2620, 4150]) * r.uniform(0.94, 1.06, 4), [0.01, 0.006, 0.004, 0.003], [0.8, 1, 0.7, 0.5], 0.16, r)
    mouth = resonate(white(r, n) * np.exp(-t / 0.012), (310, 90, 0), (820, 150, -2))
    y = 0.8 * peak(struck(bone, 0.25)[:n]) + 0.7 * peak(mouth) + 0.7 * crack(r, n, 1600, 8000, 0.002)
    smack = band(white(r, n), 1800, 6500) * np.exp(-np.abs(t - 0.035) / 0.004)
    return peak(y + 0.25 * peak(smack)) * force


def gulp(r):
    """Something goes down."""
    n = samples(0.34)
    t = times(n)
    f = np.interp(t, [0, 0.1, 0.16, 0.34], [190, 150, 420, 300])
    drop = np.sin(2 * np.pi * np.cumsum(f) / RATE) * np.interp(t, [0, 0.02, 0.1, 0.13, 0.16, 0.34], [0, 0.8, 0.3, 0.15, 1, 0])
    close = low(white(r, n), 900) * np.interp(t, [0, 0.01, 0.09, 0.15, 0.17, 0.3], [0, 1, 0.1, 0.1, 0.8, 0])
    return peak(saturate(drop, 2, 0.2) + 0.3 * peak(close) + 0.4 * peak(bubbles(r, n, 50, (400, 1300), (0.01, 0.03), (8, 20))))


def idle(r, variant):
    if variant == 0:
        return phrase((0, croak(r, 0.42, [(0, 30), (1, 42)]), 0.8), (0.22, croak(r, 0.3, [(0, 34), (1, 40)], 1.06), 0.6))
    if variant == 1:
        return phrase((0, gulp(r), 0.8), (0.25, croak(r, 0.5, [(0, 22), (0.7, 34), (1, 24)], 0.92), 0.7))
    return phrase((0, croak(r, 0.16, 44, 1.1), 0.6), (0.1, croak(r, 0.16, 44, 1.08), 0.6), (0.3, snap(r, 0.5), 0.45))


def select(r, variant):
    if variant:
        return phrase((0, yelp(r, 0.2, 560), 0.8), (0.06, croak(r, 0.36, [(0, 46), (1, 36)]), 1))
    return phrase((0, croak(r, 0.2, 52, 1.12), 0.8), (0.05, croak(r, 0.32, [(0, 40), (1, 62)], 1.0), 1), (0.02, snap(r, 0.6), 0.5))


def attack(r, variant):
    if variant:
        return phrase((0, croak(r, 0.3, [(0, 40), (1, 78)], 1.05), 0.8), (0.0, yelp(r, 0.22, 720, 0.3), 0.9), (0.03, snap(r), 1))
    return phrase((0, yelp(r, 0.2, 600, 0.25), 0.8), (0.04, yelp(r, 0.3, 780, 0.35), 0.9), (0.0, snap(r), 1))


def heavy(r, variant):
    belly = croak(r, (1.0, 0.7)[variant], [(0, 28), (0.6, 58), (1, 74)], 0.82, [(0, 0), (0.2, 0.8), (0.8, 1), (1, 0.2)])
    if variant:
        return phrase((0, yelp(r, 0.18, 640), 0.6), (0.03, belly, 1), (0.0, snap(r), 1), (0.06, snap(r), 0.8), (0.1, gulp(r), 0.7))
    return phrase((0, belly, 1), (-0.06, yelp(r, 0.34, 860, 0.45), 0.9), (0.0, snap(r), 1), (0.16, gulp(r), 0.7))


def hurt(r, variant):
    if variant == 1:
        return phrase((0, yelp(r, 0.14, 920, 0.1), 0.9), (0.03, yelp(r, 0.26, 760, 0.2), 1))
    tune = [(0, 500), (0.1, (900, 0, 1060)[variant]), (0.4, 700), (1, 330)]
    cry = SMALL.call(r, (0.42, 0, 0.32)[variant], tune, [(0, 0), (0.05, 1), (0.4, 0.8), (1, 0)], [(0, 0.7), (0.2, 1), (1, 0.2)], [(0, 0.1), (0.3, 0.5), (1, 0.2)], 0.15)
    return phrase((0, cry, 1), *(((-0.05, croak(r, 0.2, 50), 0.5),) if variant else ()))


def death(r, variant):
    out = croak(r, 1.3, [(0, 62), (0.3, 40), (1, 9)], 0.86, [(0, 0), (0.06, 1), (0.5, 0.6), (1, 0.15)])
    cry = yelp(r, (0.4, 0.26)[variant], (880, 1000)[variant], 0.4)
    sigh = SMALL.breathe(r, 0.6, [(0, 0), (0.2, 1), (1, 0)], [(0, 0.6), (1, 0)], 0.4, 14)
    return phrase((0, cry, 1), (-0.05, out, 0.9), (-0.25, gulp(r) if variant else sigh, 0.5 if variant else 0.2))


def victory(r, variant):
    if variant:
        return phrase(*[(0.05, croak(r, 0.22, 44 + 8 * k, 1.1 - 0.05 * k), 0.8) for k in range(4)], (0.03, yelp(r, 0.4, 760, 0.1), 1), (0.04, snap(r), 0.7))
    return phrase((0, yelp(r, 0.18, 620, 0.1), 0.8), (0.05, yelp(r, 0.18, 700, 0.1), 0.9), (0.05, yelp(r, 0.24, 800, 0.1), 1), (0.08, croak(r, 0.8, [(0, 36), (0.5, 54), (1, 40)], 0.9), 1))
