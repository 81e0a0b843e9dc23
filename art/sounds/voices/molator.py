"""Molator, the upright brute: an ape's lungs. Hoots that quicken into whoops, voice on the breath drawn in as well as out,
screams that crack, fists on the chest."""

import numpy as np

from ..synth.basic import band, lay, peak, phrase, samples, saturate, times, white
from ..synth.bodies import ring, struck
from ..synth.throat import Throat

LUNGS = Throat(
    shut=(330, 760, 2050, 2900, 3800), open=(700, 1120, 2350, 3200, 4100), widths=(65, 90, 170, 260, 380), gains=(6, 4, -2, -6, -10),
    chest=((190, 80, 0), (380, 120, -3)), chest_level=0.34, loose=38, second=1.36, skipped=2, breath_above=700, drive=2, jitter=0.009,
    shimmer=0.06, opening=0.6, tilt=1000,
)  # fmt: skip


def hoot(r, hz, seconds=0.26, loud=0.7, mouth=0.08):
    """Round lips: hoo."""
    tune = [(0, 0.88 * hz), (0.3, hz), (0.7, 0.98 * hz), (1, 0.85 * hz)]
    return LUNGS.call(r, seconds, tune, [(0, 0), (0.2, loud), (0.7, 0.85 * loud), (1, 0)], mouth, 0.04, 0.16)


def drawn_in(r, hz, seconds=0.16):
    """The same, on the way in: higher, thin and breathy."""
    return LUNGS.call(r, seconds, [(0, 0.8 * hz), (1, 1.15 * hz)], [(0, 0), (0.5, 0.5), (1, 0)], 0.25, 0.1, 0.6)


def pant_hoots(r, first, last, count, pace=0.3):
    """In, out, in, out: higher, louder, quicker."""
    parts = []
    for k in range(count):
        share = k / max(1, count - 1)
        hz = first * (last / first) ** share
        quick = pace * (1 - 0.35 * share)
        parts.append((0.01, drawn_in(r, 1.2 * hz, 0.4 * quick), 0.3 + 0.1 * share))
        parts.append((0.01, hoot(r, hz, 0.75 * quick, 0.55 + 0.4 * share, 0.08 + 0.3 * share), 0.6 + 0.4 * share))
    return phrase(*parts)


def whoop(r, low_hz, high_hz, seconds=0.5, rough=0.12):
    """From the chest to the head in one pull."""
    tune = [(0, low_hz), (0.35, 1.15 * low_hz), (0.6, high_hz), (0.85, 0.96 * high_hz), (1, 0.7 * high_hz)]
    return LUNGS.call(r, seconds, tune, [(0, 0), (0.15, 0.7), (0.6, 1), (1, 0)], [(0, 0.1), (0.6, 1), (1, 0.4)], rough, 0.1)


def scream(r, seconds, top, cracks=0.5):
    """Open throat; where it cracks, two voices fight."""
    tune = [(0, 0.6 * top), (0.12, top), (cracks, 0.95 * top), (cracks + 0.05, 0.8 * top), (0.85, 0.85 * top), (1, 0.5 * top)]
    rough = [(0, 0.2), (0.15, 0.1), (cracks - 0.05, 0.15), (cracks, 0.8), (0.8, 0.6), (1, 0.4)]
    return LUNGS.call(r, seconds, tune, [(0, 0), (0.06, 0.9), (0.3, 1), (0.8, 0.8), (1, 0)], [(0, 0.4), (0.15, 1), (0.8, 0.9), (1, 0.3)], rough, 0.14)


def beats(r, count, pace=0.105):
    """Fists on a hollow chest."""
    y = np.zeros(samples(count * pace + 0.3))
    for k in range(count):
        hz = np.array([128, 205, 318, 470, 690]) * (1.08 if k % 2 else 1) * r.uniform(0.97, 1.03)
        chest = struck(ring(hz, [0.04, 0.034, 0.026, 0.02, 0.014], [1, 0.9, 0.7, 0.5, 0.3], 0.25, r), 2.5)
        n = len(chest)
        palm = band(white(r, n), 500, 2600) * np.exp(-times(n) / 0.008)
        lay(y, peak(chest) + 0.4 * peak(palm), k * pace * r.uniform(0.97, 1.03), r.uniform(0.75, 1))
    return saturate(peak(y), 1.8, 0.1)


def idle(r, variant):
    if variant == 0:
        return phrase((0, hoot(r, 205, 0.3, 0.45), 0.7), (0.15, hoot(r, 188, 0.36, 0.4), 0.6))
    if variant == 1:
        return phrase((0, LUNGS.breathe(r, 0.5, [(0, 0), (0.5, 1), (1, 0)], 0.3), 0.35), (0.05, hoot(r, 172, 0.5, 0.4), 0.7))
    return phrase((0, drawn_in(r, 240, 0.2), 0.4), (0.04, hoot(r, 215, 0.18, 0.5), 0.7), (0.08, drawn_in(r, 250, 0.2), 0.4), (0.04, hoot(r, 200, 0.2, 0.5), 0.7))


def select(r, variant):
    if variant:
        return phrase((0, beats(r, 3), 0.5), (-0.15, whoop(r, 200, 340, 0.45), 1))
    return pant_hoots(r, 210, 320, 3, 0.26)


def attack(r, variant):
    if variant:
        return phrase((0, drawn_in(r, 300, 0.16), 0.4), (0.0, whoop(r, 250, 480, 0.34, 0.3), 0.9), (0.02, scream(r, 0.4, 430, 0.3), 1))
    return phrase((0, hoot(r, 240, 0.14, 0.8, 0.3), 0.7), (0.02, hoot(r, 280, 0.14, 0.9, 0.4), 0.8), (0.02, scream(r, 0.55, 400, 0.4), 1))


def heavy(r, variant):
    if variant:
        return phrase((0, whoop(r, 190, 420, 0.5, 0.2), 0.8), (-0.03, scream(r, 1.3, 520, 0.35), 1), (0.03, drawn_in(r, 320, 0.2), 0.3), (0.02, hoot(r, 230, 0.24, 0.8, 0.3), 0.6))
    return phrase((0, pant_hoots(r, 220, 330, 2, 0.24), 0.7), (0.0, scream(r, 1.25, 460, 0.5), 1), (-0.1, scream(r, 0.35, 360, 0.4), 0.7))


def hurt(r, variant):
    top = (560, 480, 640)[variant]
    cry = scream(r, (0.42, 0.3, 0.34)[variant], top, (0.3, 0.6, 0.2)[variant])
    if variant == 1:
        return phrase((0, cry, 1), (0.04, hoot(r, 260, 0.2, 0.7, 0.3), 0.6))
    return phrase((0, cry, 1), (0.02, drawn_in(r, 330, 0.18), 0.35))


def death(r, variant):
    cry = scream(r, (0.9, 0.6)[variant], (560, 620)[variant], 0.3)
    fading = [(0.06, hoot(r, hz, 0.3 + 0.08 * k, 0.7 - 0.13 * k, 0.2 - 0.04 * k), 0.7 - 0.15 * k) for k, hz in enumerate((250, 205, 160))]
    groan = LUNGS.call(r, 1.0, [(0, 280), (0.3, 210), (1, 95)], [(0, 0), (0.1, 0.8), (1, 0)], [(0, 0.7), (1, 0)], [(0, 0.3), (1, 0.7)], [(0, 0.15), (1, 0.7)])
    return phrase((0, cry, 1), *((((-0.06, groan, 0.8),)) if variant else fading))


def victory(r, variant):
    if variant:
        return phrase((0, beats(r, 7), 0.8), (-0.2, whoop(r, 220, 470, 0.6), 1), (0.03, whoop(r, 240, 500, 0.6), 1))
    return phrase((0, pant_hoots(r, 215, 400, 4, 0.28), 0.9), (0.0, scream(r, 0.8, 500, 0.6), 1), (-0.1, beats(r, 5), 0.6))
