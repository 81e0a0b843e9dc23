"""Monnok, the tall lancer: its crest is a horn. Reedy calls in few clear notes, and under them a dry creaking of the throat
and the clack of hollow fins, as of large insects."""

import numpy as np

from ..synth.basic import course, lay, peak, phrase, samples, saturate
from ..synth.bodies import ring, roll, struck, tube
from ..synth.throat import Throat

CREST = Throat(
    shut=(430, 1020, 1650, 2500, 3500), open=(620, 1240, 1900, 2800, 3700), widths=(60, 80, 130, 220, 320), gains=(2, 4, 2, -2, -6),
    air=((5200, 900, -16),), loose=41, second=1.5, skipped=0, breath_above=900, drive=1.5, jitter=0.004, shimmer=0.03, opening=0.38, tilt=1300,
)  # fmt: skip


def horn(r, seconds, tune, loud=((0, 0), (0.08, 0.9), (0.6, 0.8), (1, 0)), mouth=0.4, rough=0.05, breath=0.06, vibrato=0.012):
    """A call through the crest; its pipe holds on to some notes and lets others go."""
    y = CREST.call(r, seconds, tune, loud, mouth, rough, breath, (5.6, vibrato))
    return peak(0.6 * y + 0.4 * peak(tube(y, 147 * r.uniform(0.97, 1.03), 0.6)))


def clack(r, force=1.0):
    """Two hollow fins."""
    hz = np.array([415, 1130, 2060, 3310]) * r.uniform(0.92, 1.1) * r.uniform(0.98, 1.02, 4)
    return peak(struck(ring(hz, [0.016, 0.009, 0.006, 0.004], [1, 0.8, 0.5, 0.3], 0.1, r), 0.9 - 0.5 * force)) * force


def creak(r, seconds, rates, loud=((0, 0), (0.2, 1), (0.8, 0.8), (1, 0))):
    """The throat shut, opening tick by tick."""
    n = samples(seconds)
    ticks = [peak(struck(ring(np.array([610, 1380, 2240]) * r.uniform(0.95, 1.06, 3), [0.006, 0.004, 0.003], [1, 0.7, 0.4], 0.03, r), 0.3)) for _ in range(10)]
    return peak(roll(r, n, ticks, course(n, rates), course(n, loud), 0.08))


def clacks(r, *gaps):
    """Fins shaken: one clack after each gap."""
    y = np.zeros(samples(sum(gaps) + 0.2))
    now = 0.0
    for k, gap in enumerate(gaps):
        now += gap
        lay(y, clack(r, r.uniform(0.6, 1)), now)
    return y


def idle(r, variant):
    if variant == 0:
        return phrase((0, creak(r, 0.7, [(0, 14), (0.6, 26), (1, 18)]), 0.8), (0.15, horn(r, 0.55, [(0, 168), (0.3, 176), (1, 165)], [(0, 0), (0.3, 0.35), (1, 0)], 0.1), 0.6))
    if variant == 1:
        return phrase((0, clacks(r, 0.0, 0.09, 0.2), 0.7), (0.1, creak(r, 0.5, [(0, 30), (1, 12)]), 0.8))
    return phrase((0, horn(r, 0.8, [(0, 150), (0.5, 158), (1, 147)], [(0, 0), (0.4, 0.4), (1, 0)], 0.05, 0.02, 0.25), 0.8), (0.05, clack(r, 0.6), 0.4))


def select(r, variant):
    tune = ([(0, 200), (0.36, 206), (0.44, 296), (1, 294)], [(0, 300), (0.3, 294), (0.42, 222), (1, 220)])[variant]
    return phrase((0, clack(r, 0.8), 0.4), (-0.05, horn(r, 0.75, tune, [(0, 0), (0.1, 0.8), (0.36, 0.6), (0.48, 0.9), (1, 0)]), 1))


def attack(r, variant):
    tune = ([(0, 220), (0.2, 236), (0.55, 330), (1, 340)], [(0, 330), (0.15, 350), (0.3, 262), (0.5, 392), (1, 385)])[variant]
    blast = horn(r, 0.62, tune, [(0, 0), (0.06, 0.9), (0.7, 1), (1, 0)], [(0, 0.3), (0.7, 0.9), (1, 0.6)], 0.1, 0.06, 0.006)
    return phrase((0, creak(r, 0.18, [(0, 30), (1, 70)]), 0.5), (-0.02, saturate(blast, 1.6), 1), (-0.08, clacks(r, 0, 0.05), 0.5))


def heavy(r, variant):
    if variant:
        calls = [(seconds, tune) for seconds, tune in ((0.24, [(0, 290), (1, 294)]), (0.24, [(0, 290), (1, 294)]), (1.15, [(0, 392), (0.5, 440), (0.8, 436), (1, 290)]))]
    else:
        calls = [(0.4, [(0, 147), (0.5, 220), (1, 222)]), (1.35, [(0, 294), (0.15, 330), (0.7, 441), (1, 436)])]
    parts = [(0.01, saturate(horn(r, seconds, tune, [(0, 0), (0.06, 1), (0.8, 0.95), (1, 0)], [(0, 0.4), (0.8, 1), (1, 0.6)], 0.09, 0.05, 0.008), 1.8), 0.85 + 0.15 * (seconds > 1))
             for seconds, tune in calls]  # fmt: skip
    return phrase((0, creak(r, 0.3, [(0, 18), (1, 60)]), 0.4), *parts, (-0.2, clacks(r, 0, 0.06, 0.05, 0.08), 0.5))


def hurt(r, variant):
    top = (470, 392, 560)[variant]  # overblown: the pipe jumps
    tune = [(0, 0.6 * top), (0.06, top), (0.3, 0.93 * top), (0.34, 0.64 * top), (1, 0.45 * top)]
    cry = horn(r, (0.42, 0.34, 0.5)[variant], tune, [(0, 0), (0.04, 1), (0.3, 0.85), (1, 0)], [(0, 0.9), (1, 0.2)], [(0, 0.2), (0.3, 0.4), (1, 0.1)], 0.16, 0.02)
    return phrase((0, clack(r, 1), 0.7), (-0.09, cry, 1), *(((0.02, clacks(r, 0, 0.05), 0.4),) if variant == 2 else ()))


def death(r, variant):
    tune = ([(0, 330), (0.1, 392), (0.3, 330), (0.45, 262), (0.75, 190), (1, 120)], [(0, 440), (0.12, 440), (0.16, 294), (0.5, 270), (1, 138)])[variant]
    loud = [(0, 0), (0.05, 1), (0.3, 0.8), (0.45, 0.5), (0.55, 0.65), (0.8, 0.3), (1, 0)]
    cry = horn(r, 1.5, tune, loud, [(0, 0.9), (1, 0)], [(0, 0.1), (0.4, 0.25), (1, 0.3)], [(0, 0.05), (0.6, 0.2), (1, 0.8)], 0.03)
    return phrase((0, cry, 1), (-0.25, creak(r, 0.7, [(0, 40), (1, 7)], [(0, 0.8), (1, 0.3)]), 0.5), (-0.3, clacks(r, 0, 0.13, 0.09), 0.5))


def victory(r, variant):
    notes = ((220, 0.22), (294, 0.22), (330, 0.22), (440, 0.9)) if variant else ((294, 0.3), (220, 0.2), (392, 0.35), (330, 0.8))
    parts = [(0.02, saturate(horn(r, seconds, [(0, 0.94 * hz), (0.12, hz), (0.9, hz), (1, 0.97 * hz)], [(0, 0), (0.1, 0.9), (0.85, 0.85), (1, 0)], 0.6, 0.04, 0.05), 1.3), 0.75 + 0.25 * (seconds > 0.5))
             for hz, seconds in notes]  # fmt: skip
    return phrase((0, clacks(r, 0, 0.08), 0.5), *parts, (-0.3, clacks(r, 0, 0.07, 0.07, 0.1), 0.5))
