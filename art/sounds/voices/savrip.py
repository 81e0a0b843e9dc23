"""Savrip, the hunched giant: a wet roar that breaks in the middle, growls, breath through heavy lips."""

import numpy as np

from ..synth.basic import high, lay, peak, phrase, samples, saturate, white
from ..synth.bodies import resonate, ring
from ..synth.throat import Throat, folds, rattle

THROAT = Throat(
    shut=(240, 620, 1250, 2000, 2900), open=(600, 1010, 1700, 2350, 3050),
    chest=((72, 45, 0), (132, 70, 1), (225, 110, -2)), chest_level=0.42, loose=29, wet=0.13,
)  # fmt: skip


def lips(r, seconds):
    """A puff that makes the lips flap."""
    n = samples(seconds)
    x = np.linspace(0, seconds, n)
    loud = np.interp(x, [0, 0.018, 0.3 * seconds, 0.75 * seconds, seconds], [0, 1, 0.75, 0.3, 0])
    flapping = 0.25 + rattle(r, n, 36 * np.linspace(1.25, 0.75, n), 3, 0.15)
    voice, _ = folds(r, np.linspace(58, 41, n), 0.07, 0.4, 0.6)
    open_to = np.interp(x, [0, 0.3 * seconds, seconds], [1.25, 1, 0.8]) * r.uniform(0.93, 1.07)
    air = high(white(r, n), 250, 1) * flapping + 0.55 * voice * flapping
    y = peak(resonate(air, (270 * open_to, 110, 0), (690 * open_to, 170, -2), (1350 * open_to, 300, -7), (2400, 600, -12), (4200, 1500, -19))) * loud
    lay(y, ring([88, 141], [0.03, 0.02], [1, 0.6], 0.15), 0, 0.35)
    return saturate(y, 1.7, 0.1)


def idle(r, variant):
    puffs = [(r.uniform(0.05, 0.14), lips(r, r.uniform(0.2, 0.34)), r.uniform(0.75, 1) * (1 - 0.16 * k)) for k in range((2, 3, 1)[variant])]
    breath = (0.02, THROAT.breathe(r, 0.6, [(0, 0), (0.58, 1), (0.87, 0.3), (1, 0)], 0.2), 0.2)
    hum = (0.1, THROAT.call(r, 0.7, [(0, 40), (0.5, 46), (1, 36)], [(0, 0), (0.4, 0.5), (1, 0)], 0.1, 0.3, 0.3), 0.5)
    return phrase(breath, *puffs, *((hum,) if variant == 2 else ()))


def select(r, variant):
    tune = ([(0, 40), (0.45, 50), (1, 62)], [(0, 52), (0.3, 46), (1, 36)])[variant]
    loud = [(0, 0), (0.12, 0.5), (0.4, 0.9), (0.6, 0.7), (0.78, 0.85), (1, 0)]
    mouth = ([(0, 0.05), (0.6, 0.55), (1, 0.35)], [(0, 0.2), (0.4, 0.05), (1, 0)])[variant]
    growl = THROAT.call(r, 1.05, tune, loud, mouth, [(0, 0.2), (0.4, 0.25), (0.7, 0.8), (1, 0.4)], 0.16)
    return phrase((0, growl, 1), (0.02, lips(r, 0.2), 0.45)) if variant else growl


def roar(r, seconds, top, breaks=0.5):
    """One roar: clear as it rises, broken where it is loudest, clear again as it sinks."""
    tune = [(0, 0.5 * top), (0.08, 0.66 * top), (0.25, 0.94 * top), (0.45, top), (0.62, 0.84 * top), (0.82, 0.62 * top), (1, 0.44 * top)]
    loud = [(0, 0), (0.05, 0.5), (0.12, 1), (0.3, 0.85), (breaks, 1), (0.7, 0.7), (0.88, 0.3), (1, 0)]
    mouth = [(0, 0.1), (0.15, 0.75), (0.45, 1), (0.7, 0.55), (1, 0.05)]
    rough = [(0, 0.3), (0.1, 0.06), (breaks - 0.12, 0.1), (breaks - 0.06, 0.85), (breaks + 0.1, 0.9), (breaks + 0.17, 0.2), (0.85, 0.25), (1, 0.8)]
    return THROAT.call(r, seconds, tune, loud, mouth, rough, [(0, 0.3), (0.12, 0.06), (breaks, 0.2), (0.7, 0.12), (1, 0.4)])


def attack(r, variant):
    grunt = THROAT.call(r, 0.2, [(0, 62), (0.4, 80), (1, 58)], [(0, 0), (0.15, 0.8), (1, 0)], 0.2, 0.2, 0.2)
    if variant:
        return phrase((0, grunt, 0.6), (0.03, roar(r, 0.75, 112, 0.35), 1))
    return phrase((0, roar(r, 0.55, 96, 0.4), 0.85), (-0.08, roar(r, 0.62, 118, 0.3), 1))


def heavy(r, variant):
    drawn = THROAT.breathe(r, 0.4, [(0, 0), (0.62, 1), (0.9, 0.35), (1, 0)], 0.5, 0.35, 25)
    grunt = THROAT.call(r, 0.24, [(0, 50), (0.5, 72), (1, 60)], [(0, 0), (0.2, 0.7), (1, 0.1)], 0.15, 0.25, 0.2)
    if variant:
        return phrase((0, drawn, 0.14), (-0.03, roar(r, 1.25, 108, 0.42), 1), (-0.16, roar(r, 0.8, 92, 0.5), 0.8), (-0.1, lips(r, 0.3), 0.3))
    return phrase((0, drawn, 0.14), (-0.02, grunt, 0.5), (-0.05, roar(r, 1.7, 104, 0.55), 1), (-0.12, lips(r, 0.24), 0.25))


def hurt(r, variant):
    top = (128, 112, 146)[variant]
    seconds = (0.6, 0.5, 0.72)[variant]
    tune = [(0, 0.55 * top), (0.07, top), (0.33, 0.8 * top), (1, 0.42 * top)]
    return THROAT.call(r, seconds, tune, [(0, 0), (0.03, 1), (0.27, 0.85), (0.6, 0.4), (1, 0)], [(0, 0.4), (0.1, 0.95), (1, 0.1)],
                       [(0, 0.3), (0.13, 0.85 - 0.25 * variant), (0.5, 0.4), (1, 0.9)], [(0, 0.3), (0.4, 0.3), (1, 0.7)])  # fmt: skip


def death(r, variant):
    cry = roar(r, (1.2, 0.9)[variant], (98, 122)[variant], 0.35)
    mouth = [(0, (0.25, 0.8)[variant]), (1, (0, 0.4)[variant])]
    sinking = THROAT.call(r, 1.0, [(0, 62), (0.4, 44), (1, 26)], [(0, 0), (0.1, 0.7), (0.5, 0.4), (1, 0)], mouth, [(0, 0.4), (0.5, 0.9), (1, 1)], [(0, 0.3), (1, 0.8)])
    last = THROAT.breathe(r, 0.7, [(0, 0), (0.15, 1), (1, 0)], [(0, 0.5), (1, 0)], 0.5, 18)
    return phrase((0, cry, 1), (-0.12, sinking, (0.75, 0.5)[variant]), (-0.2, last, (0.12, 0.24)[variant]))


def victory(r, variant):
    if variant:
        return phrase((0, roar(r, 0.6, 92, 0.5), 0.8), (0.05, roar(r, 0.6, 104, 0.4), 0.9), (0.05, roar(r, 1.3, 118, 0.5), 1))
    return phrase((0, lips(r, 0.22), 0.4), (0.03, lips(r, 0.24), 0.5), (0.05, roar(r, 1.9, 114, 0.6), 1))
