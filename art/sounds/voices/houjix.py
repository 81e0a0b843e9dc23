"""Houjix, the low guard beast: a blunt muzzle and a short throat. Compact growls, barks, snorts, and the shaking of plates;
hurt, it whines like anybody's dog."""

import numpy as np

from ..synth.basic import band, lay, peak, phrase, samples, times, white
from ..synth.bodies import ring, struck
from ..synth.throat import Throat

MUZZLE = Throat(
    shut=(390, 1250, 2400, 3400, 4400), open=(870, 1780, 2800, 3800, 4800), widths=(115, 160, 230, 330, 460), gains=(2, 6, 5, 2, -3),
    chest=((155, 70, 0), (290, 110, 0)), chest_level=0.28, loose=33, second=1.27, wet=0.06, wet_hz=(500, 1400), breath_above=800, drive=2.4,
    jitter=0.016, opening=0.55, tilt=1100,
)  # fmt: skip


def bark(r, top, seconds=0.17, rough=0.45):
    """The mouth flies open and shuts."""
    tune = [(0, 0.6 * top), (0.28, top), (0.6, 0.85 * top), (1, 0.5 * top)]
    y = MUZZLE.call(r, seconds, tune, [(0, 0), (0.07, 0.9), (0.3, 1), (0.7, 0.5), (1, 0)], [(0, 0), (0.25, 1), (0.6, 0.7), (1, 0)], rough, 0.2)
    n = len(y)
    burst = band(white(r, n), 900, 5200) * np.exp(-times(n) / 0.012)
    return peak(y + 0.3 * peak(burst))


def growl(r, seconds, tune, loud=((0, 0), (0.2, 0.7), (0.8, 0.85), (1, 0)), rough=0.5, mouth=0.12):
    """Behind shut teeth."""
    return MUZZLE.call(r, seconds, tune, loud, mouth, rough, 0.15)


def whine(r, seconds, tune, loud=((0, 0), (0.15, 0.6), (0.7, 0.5), (1, 0))):
    """Through the nose, thin."""
    return MUZZLE.call(r, seconds, tune, loud, [(0, 0.1), (0.5, 0.5), (1, 0)], 0.04, 0.06, (7.5, 0.012))


def snort(r, seconds=0.16):
    """Out through wet nostrils."""
    return MUZZLE.breathe(r, seconds, [(0, 0), (0.08, 1), (0.4, 0.6), (1, 0)], 0.3, 0.6, 42)


def panting(r, count, pace=0.17):
    """In and out, in and out."""
    y = np.zeros(samples(count * pace + 0.2))
    for k in range(count):
        breath = MUZZLE.breathe(r, pace * 0.8, [(0, 0), (0.3, 1), (1, 0)], 0.9 if k % 2 else 0.45, 0.15)
        lay(y, breath, k * pace, (1 if k % 2 else 0.6) * r.uniform(0.85, 1))
    return y


def shake(r, seconds=0.7):
    """Wet fur would flap; here plates do, thirteen times a second."""
    y = np.zeros(samples(seconds + 0.1))
    now, side = 0.0, 1.0
    while now < seconds:
        loud = np.sin(np.pi * now / seconds) ** 0.6
        plates = ring(np.array([540, 1270, 2380, 3900]) * r.uniform(0.9, 1.12, 4) * side, [0.012, 0.009, 0.006, 0.004], r.uniform(0.4, 1, 4), 0.06, r)
        m = samples(0.06)
        flap = band(white(r, m), 350, 2600) * np.exp(-times(m) / 0.014)
        lay(y, 0.7 * peak(struck(plates, 0.8))[:m] + peak(flap), now, loud * r.uniform(0.7, 1))
        side = 1.12 / side
        now += 1 / 13 * r.uniform(0.9, 1.1)
    return y


def idle(r, variant):
    if variant == 0:
        return phrase((0, panting(r, 5), 0.6), (0.1, snort(r), 0.7))
    if variant == 1:
        return phrase((0, snort(r, 0.12), 0.6), (0.06, snort(r, 0.14), 0.7), (0.2, growl(r, 0.7, [(0, 84), (0.5, 92), (1, 78)], rough=0.3), 0.6))
    return phrase((0, shake(r, 0.6), 0.7), (0.1, snort(r, 0.2), 0.6))


def select(r, variant):
    if variant:
        return phrase((0, growl(r, 0.5, [(0, 96), (0.7, 108), (1, 120)]), 0.7), (0.0, bark(r, 250), 1))
    return phrase((0, bark(r, 215, 0.15, 0.2), 0.9), (0.12, bark(r, 265, 0.17, 0.2), 1))


def attack(r, variant):
    lead = growl(r, (0.3, 0.18)[variant], [(0, 110), (1, 150)], rough=0.7, mouth=0.4)
    barks = ((240, 0.17), (300, 0.22)) if variant == 0 else ((290, 0.14), (270, 0.14), (320, 0.24))
    return phrase((0, lead, 0.7), *[(0.02 + 0.05 * (k > 0), bark(r, top, seconds, 0.55), 0.85 + 0.15 * (k == len(barks) - 1)) for k, (top, seconds) in enumerate(barks)])


def heavy(r, variant):
    snarl = growl(r, (0.9, 0.5)[variant], [(0, 92), (0.6, 130), (1, 185)], ((0, 0), (0.15, 0.8), (0.9, 1), (1, 0.6)), [(0, 0.4), (0.5, 0.85), (1, 0.7)], [(0, 0.1), (1, 0.7)])
    tune = [(0, 190), (0.2, (330, 290)[variant]), (0.6, 280), (1, 150)]
    ram = MUZZLE.call(r, (0.5, 0.9)[variant], tune, [(0, 0), (0.06, 1), (0.7, 0.8), (1, 0)], [(0, 0.4), (0.2, 1), (1, 0.2)], [(0, 0.3), (0.3, 0.75), (1, 0.5)], 0.15)
    if variant:
        return phrase((0, snarl, 0.8), (-0.05, ram, 1), (0.06, bark(r, 300, 0.16, 0.5), 0.8), (0.08, snort(r), 0.4))
    return phrase((0, snort(r, 0.14), 0.4), (0.02, snarl, 0.85), (-0.06, ram, 1), (0.05, snort(r, 0.2), 0.4))


def hurt(r, variant):
    if variant == 2:
        return phrase((0, bark(r, 380, 0.12, 0.5), 0.9), (0.02, whine(r, 0.3, [(0, 900), (0.3, 780), (1, 560)]), 0.7))
    top = (980, 1150)[variant]
    yip = MUZZLE.call(r, (0.2, 0.28)[variant], [(0, 0.55 * top), (0.2, top), (1, 0.6 * top)], [(0, 0), (0.08, 1), (0.5, 0.7), (1, 0)], [(0, 0.3), (0.3, 1), (1, 0.2)], 0.12, 0.08)
    return phrase((0, yip, 1), *(((0.03, whine(r, 0.3, [(0, 700), (1, 520)]), 0.5),) if variant == 0 else ()))


def death(r, variant):
    yip = MUZZLE.call(r, 0.3, [(0, 600), (0.2, (1080, 940)[variant]), (1, 500)], [(0, 0), (0.08, 1), (0.5, 0.7), (1, 0)], [(0, 0.3), (0.3, 1), (1, 0.2)], 0.3, 0.1)
    going = whine(r, (1.0, 0.7)[variant], [(0, 720), (0.25, 640), (0.4, 660), (1, 330)], [(0, 0), (0.1, 0.8), (0.5, 0.5), (1, 0)])
    groan = growl(r, 0.6, [(0, 120), (1, 62)], ((0, 0), (0.15, 0.8), (1, 0)), 0.4)
    last = panting(r, 2, 0.3)
    return phrase((0, yip, 1), (0.04, going, 0.8), (0.0, groan if variant else last, 0.6 if variant else 0.22), *(((-0.1, last, 0.2),) if variant else ()))


def victory(r, variant):
    if variant:
        return phrase((0, shake(r, 0.7), 0.6), (0.05, bark(r, 260, 0.16, 0.2), 0.9), (0.1, bark(r, 300, 0.16, 0.2), 1), (0.08, panting(r, 4), 0.3))
    barks = [(0.11 * (k > 0), bark(r, top, 0.15, 0.2), 0.85) for k, top in enumerate((250, 270, 260, 310))]
    return phrase(*barks, (0.05, growl(r, 0.5, [(0, 110), (1, 84)], rough=0.3), 0.5), (0.05, snort(r), 0.4))
