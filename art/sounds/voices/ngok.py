"""Ng'ok, the war-beast behind its shield: it keeps its mouth shut. Bellows through bone and nose, deeper than anybody,
snorts like a bull, and grinds stone on stone."""

import numpy as np

from ..synth.basic import band, course, lay, low, peak, phrase, samples, saturate, times, wander, white
from ..synth.bodies import resonate, ring, roll, struck
from ..synth.throat import Throat, rattle

SKULL = Throat(
    shut=(215, 430, 900, 1500, 2300), open=(330, 690, 1150, 1800, 2500), widths=(40, 60, 120, 220, 350), gains=(3, 3, -3, -8, -13),
    air=((3600, 900, -22),), chest=((84, 30, 0), (168, 45, 2), (252, 60, 0)), chest_level=0.5, loose=17, second=1.5, skipped=3, breath_above=300,
    drive=2.6, jitter=0.008, shimmer=0.05, opening=0.7, tilt=420,
)  # fmt: skip


def bellow(r, seconds, tune, loud=((0, 0), (0.12, 0.8), (0.6, 1), (1, 0)), mouth=0.3, rough=0.1):
    """A long pressed note; the skull hums with it."""
    return SKULL.call(r, seconds, tune, loud, mouth, rough, 0.06, (4.2, 0.008))


def snort(r, seconds=0.3, force=1.0):
    """A bull's: wide nostrils that flap."""
    n = samples(seconds)
    loud = course(n, [(0, 0), (0.06, 1), (0.3, 0.7), (1, 0)])
    air = white(r, n) * (0.3 + 0.7 * rattle(r, n, 24 * np.linspace(1.3, 0.7, n), 2.4))
    f = course(n, [(0, 1.2), (1, 0.8)])
    y = peak(resonate(air, (310 * f, 90, 0), (720 * f, 170, -3), (1250 * f, 300, -8), (2600, 900, -13)) * loud)
    lay(y, ring([96, 178], [0.05, 0.03], [1, 0.7], 0.2), 0, 0.4 * force)
    return saturate(y, 1.8, 0.1)


def grind(r, seconds, rates, loud=((0, 0), (0.25, 1), (0.8, 0.8), (1, 0))):
    """Plates of bone that bear on each other: stone in a mill."""
    n = samples(seconds)
    stones = [peak(struck(ring(np.exp(r.uniform(np.log(190), np.log(1500), 7)), r.uniform(0.006, 0.02, 7), r.uniform(0.3, 1, 7), 0.08, r), 1.4)) for _ in range(14)]
    y = roll(r, n, stones, course(n, rates), course(n, loud) * (1 + 0.3 * wander(r, n, 9)).clip(0), 0.3)
    return peak(peak(y) + 0.25 * peak(band(white(r, n), 250, 1400) * course(n, loud) * (1 + 0.8 * wander(r, n, 40)).clip(0)))


def paw(r):
    """A claw drawn over the table, once."""
    n = samples(0.3)
    drawn = np.sin(np.pi * np.linspace(0, 1, n) ** 0.7) ** 1.5
    scrape = resonate(white(r, n) * drawn * (1 + 0.6 * wander(r, n, 60)).clip(0), (520, 60, 0), (1340, 110, -3), (2450, 260, -8))
    y = peak(scrape)
    knock = low(white(r, n), 500) * np.exp(-times(n) / 0.02)
    return peak(y + 0.6 * peak(knock))


def idle(r, variant):
    if variant == 0:
        return phrase((0, snort(r, 0.36, 0.5), 0.8), (0.2, bellow(r, 0.8, [(0, 38), (1, 33)], ((0, 0), (0.3, 0.4), (1, 0)), 0.05), 0.7))
    if variant == 1:
        return phrase((0, grind(r, 0.8, [(0, 40), (0.5, 70), (1, 30)]), 0.6), (0.1, snort(r, 0.3, 0.4), 0.7))
    return phrase((0, paw(r), 0.6), (0.18, paw(r), 0.7), (0.12, snort(r, 0.3, 0.6), 0.8))


def select(r, variant):
    if variant:
        return phrase((0, snort(r, 0.26), 0.9), (0.05, bellow(r, 0.6, [(0, 58), (0.6, 50), (1, 42)], mouth=0.15), 1))
    return phrase((0, bellow(r, 0.9, [(0, 42), (0.5, 55), (1, 52)], mouth=[(0, 0), (0.6, 0.5), (1, 0.1)]), 1), (-0.1, grind(r, 0.3, 60), 0.25))


def attack(r, variant):
    push = bellow(r, (0.65, 0.5)[variant], [(0, 52), (0.4, (76, 88)[variant]), (1, 58)], ((0, 0), (0.06, 1), (0.6, 0.9), (1, 0)), [(0, 0.1), (0.4, 0.8), (1, 0.2)], [(0, 0.1), (0.4, 0.4), (1, 0.3)])
    if variant:
        return phrase((0, snort(r, 0.22), 0.8), (-0.03, push, 1), (-0.12, snort(r, 0.2), 0.5))
    return phrase((0, grind(r, 0.3, [(0, 40), (1, 110)]), 0.5), (-0.08, push, 1))


def heavy(r, variant):
    rise = ([(0, 34), (0.25, 60), (0.55, 82), (0.8, 74), (1, 46)], [(0, 62), (0.2, 92), (0.5, 70), (0.6, 86), (1, 50)])[variant]
    long = bellow(r, (1.8, 1.4)[variant], rise, ((0, 0), (0.1, 0.8), (0.45, 1), (0.8, 0.7), (1, 0)), [(0, 0.05), (0.45, 1), (1, 0.1)], [(0, 0.05), (0.4, 0.2), (0.5, 0.6), (0.8, 0.3), (1, 0.6)])
    mill = grind(r, (0.9, 0.6)[variant], [(0, 50), (0.6, 140), (1, 60)])
    if variant:
        return phrase((0, paw(r), 0.4), (0.02, snort(r, 0.24), 0.7), (-0.02, long, 1), (-0.7, mill, 0.35), (0.05, snort(r, 0.3), 0.5))
    return phrase((0, snort(r, 0.22), 0.6), (0.0, long, 1), (-1.3, mill, 0.4), (0.45, snort(r, 0.34), 0.5))


def hurt(r, variant):
    top = (98, 84, 112)[variant]
    grunt = bellow(r, (0.5, 0.42, 0.6)[variant], [(0, 0.6 * top), (0.08, top), (0.5, 0.75 * top), (1, 0.5 * top)], ((0, 0), (0.04, 1), (0.4, 0.7), (1, 0)), [(0, 0.3), (0.15, 1), (1, 0)], [(0, 0.5), (0.4, 0.3), (1, 0.6)])
    after = snort(r, 0.22) if variant != 1 else grind(r, 0.2, 70)
    return phrase((0, grunt, 1), (-0.12, after, 0.4))


def death(r, variant):
    cry = bellow(r, (1.3, 0.9)[variant], [(0, 70), (0.12, (92, 104)[variant]), (0.5, 64), (1, 34)], ((0, 0), (0.06, 1), (0.5, 0.7), (1, 0)), [(0, 0.2), (0.15, 1), (1, 0)], [(0, 0.4), (0.3, 0.15), (1, 0.8)])
    sinks = bellow(r, 1.0, [(0, 46), (1, 21)], ((0, 0), (0.1, 0.7), (1, 0)), 0.02, [(0, 0.3), (1, 0.9)])
    stones = grind(r, 0.8, [(0, 90), (1, 12)], ((0, 1), (0.6, 0.5), (1, 0.1)))
    return phrase((0, cry, 1), (-0.15, sinks, 0.7), (-0.75, stones, 0.45), (-0.2, snort(r, 0.5, 0.2), 0.3))


def victory(r, variant):
    if variant:
        return phrase((0, paw(r), 0.4), (0.1, paw(r), 0.45), (0.05, bellow(r, 1.5, [(0, 48), (0.3, 72), (0.75, 84), (1, 60)], mouth=[(0, 0.1), (0.6, 0.9), (1, 0.2)]), 1), (0.02, snort(r, 0.3), 0.5))
    notes = [(0.06, bellow(r, seconds, [(0, 0.85 * hz), (0.2, hz), (1, 0.8 * hz)], mouth=[(0, 0.1), (0.3, 0.8), (1, 0.1)]), gain) for hz, seconds, gain in ((62, 0.45, 0.8), (70, 0.45, 0.9), (84, 1.0, 1))]
    return phrase(*notes, (-0.1, snort(r, 0.34), 0.5))
