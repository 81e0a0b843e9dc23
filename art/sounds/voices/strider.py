"""Strider, an armoured ball on stilts: plates that click over a hollow body, a file drawn over a scraper, a shriek through
breathing holes. The shell of every call is drawn anew and bends while it sounds: no two calls share their resonances."""

import numpy as np

from ..synth.basic import RATE, course, lay, level, peak, phrase, samples, saturate, wander, white
from ..synth.bodies import resonate, ring, roll, struck
from ..synth.throat import folds


class Shell:
    """How one call's plates and hollow ring."""

    def __init__(self, r):
        size = r.uniform(0.86, 1.16)
        self.hollow = size * np.array([148, 224, 327, 455, 610, 840, 1160]) * r.uniform(0.95, 1.05, 7)
        self.plates = np.sort(np.exp(r.uniform(np.log(1300), np.log(7600), 13)))

    def click(self, r, force=1.0, hollow=0.6, seconds=0.12):
        """One plate on another; often in two parts, as mandibles shut."""
        some = r.permutation(13)[: r.integers(5, 9)]
        plate = ring(self.plates[some] * r.uniform(0.97, 1.03), r.uniform(0.0012, 0.0055, len(some)), r.uniform(0.2, 1, len(some)), seconds, r)
        decays = 0.02 * (138 / self.hollow) ** 0.5 * r.uniform(0.7, 1.3, 7)
        body = ring(self.hollow * r.uniform(0.97, 1.03), decays, np.array([1, 0.9, 0.9, 0.8, 0.6, 0.5, 0.4]) * r.uniform(0.4, 1, 7), seconds, r)
        y = struck(peak(plate) + hollow * peak(body), 0.12 + 0.5 * (1 - force))
        if r.random() < 0.55:
            twice = np.zeros_like(y)
            lay(twice, y, r.uniform(0.003, 0.011), r.uniform(0.3, 0.7))
            y = y + twice
        return y * force


def series(r, shell, count, first, change, force):
    """Clicks that quicken (`change` below 1) or slow down."""
    y = np.zeros(samples(count * max(first, first * change**count) * 1.3 + 0.2))
    now, gap = 0.005, first
    for _ in range(count):
        lay(y, shell.click(r, min(1, force * r.uniform(0.7, 1.15)), r.uniform(0.1, 0.35)), now)
        now += max(0.014, gap) * r.uniform(0.82, 1.2)
        gap *= change
    return y[: samples(now + 0.1)]


def stroke(r, seconds, rate, drawn_up=True):
    """The file over the scraper, once: its rate swells and falls, and the legs' angle bends what resonates."""
    shell = Shell(r)
    n = samples(seconds)
    x = np.linspace(0, 1, n)
    strikes = [shell.click(r, force, 0.25, 0.05) for force in r.uniform(0.35, 1, 24)]
    rates = rate * (0.5 + np.sin(np.pi * x ** (0.8 if drawn_up else 1.3)))
    loud = (np.sin(np.pi * x) ** 0.7 * (1 + 0.2 * wander(r, n, 12))).clip(0)
    y = roll(r, n, strikes, rates, loud)
    bend = course(n, [(0, 0.75), (0.5, 1.25), (1, 0.9)] if drawn_up else [(0, 1.25), (1, 0.72)]) * r.uniform(0.78, 1.28)
    a, b, c = r.uniform(0.85, 1.18, 3)
    rung = resonate(y, (2300 * bend * a, 240, 0), (4300 * bend * b, 420, r.uniform(-6, 1)), (880 * bend * c, 110, r.uniform(-9, -3)))
    return peak(0.5 * peak(y) + peak(rung))


def shriek(r, seconds, top):
    """Air through two holes that do not agree."""
    n = samples(seconds)
    trill = np.sin(2 * np.pi * np.cumsum(27 + 5 * wander(r, n, 4)) / RATE)
    pitch = top * course(n, [(0, 0.55), (0.12, 1), (0.45, 0.93), (0.75, 0.8), (1, 0.5)]) * (1 + 0.02 * trill + 0.012 * wander(r, n, 30))
    rough = course(n, [(0, 0.8), (0.12, 0.3), (0.4, 0.9), (0.6, 0.3), (1, 1)])
    one, gap = folds(r, pitch, 0.008 + 0.05 * rough, 0.15 + 0.3 * rough, 0.5, 3, rough * 0.8)
    other, _ = folds(r, pitch * 1.372, 0.02, 0.25, 0.45)
    source = level(one) + 0.55 * level(other) * (0.4 + 0.6 * rough) + 0.32 * white(r, n) * (0.2 + gap / (gap.max() + 1e-9))
    size = r.uniform(0.85, 1.18)
    tracks = [(f * size * r.uniform(0.93, 1.07) * course(n, [(0, low), (r.uniform(0.15, 0.4), high), (1, end)]) * (1 + 0.04 * wander(r, n, 7)), width, gain)
              for f, width, gain, low, high, end in ((1220, 170, 0, 0.8, 1.1, 0.75), (2650, 240, 7, 0.85, 1.12, 0.8), (4300, 400, 6, 0.95, 1.05, 0.9),
                                                     (6400, 900, 0, 1, 1, 1), (470, 140, -9, 1, 1, 1))]  # fmt: skip
    torn = 1 - 0.5 * rough * (0.5 + 0.5 * np.tanh(5 * np.sin(2 * np.pi * np.cumsum(46 * (1 + 0.2 * wander(r, n, 9))) / RATE)))
    loud = course(n, [(0, 0), (0.05, 0.9), (0.15, 1), (0.6, 0.8), (0.9, 0.25), (1, 0)])
    return saturate(peak(level(resonate(source, *tracks)) * loud * torn), 1.5, 0.2)


def idle(r, variant):
    shell = Shell(r)
    if variant == 0:
        return phrase((0, series(r, shell, 5, 0.11, 0.9, 0.7), 0.8), (0.3, shell.click(r, 0.95, 0.8, 0.2), 1), (0.2, series(r, shell, 3, 0.09, 1.1, 0.5), 0.5))
    if variant == 1:
        return phrase((0, series(r, shell, 11, 0.12, 0.86, 0.7), 1), (0.35, series(r, shell, 2, 0.16, 1, 0.6), 0.6))
    return phrase((0, shell.click(r, 0.9, 0.9, 0.2), 1), (0.28, shell.click(r, 0.7, 0.7, 0.2), 0.7), (0.2, series(r, shell, 8, 0.05, 1.13, 0.6), 0.8))


def select(r, variant):
    rates = ((130, 170, 210), (190, 120))[variant]
    strokes = [(0.02 + 0.06 * (k > 0), stroke(r, r.uniform(0.2, 0.32), rate, k % 2 == 0), 0.8 + 0.1 * k) for k, rate in enumerate(rates)]
    return saturate(phrase(*strokes), 1.4)


def attack(r, variant):
    lead = (0, stroke(r, 0.22, (120, 220)[variant]), 0.6)
    top = (690, 800)[variant] * r.uniform(0.96, 1.04)
    parts = [lead, (-0.05, shriek(r, 0.42, top), 1), (0.0, series(r, Shell(r), 4, 0.04, 1.1, 0.8), 0.5)]
    return saturate(phrase(*(parts if variant else [lead, (-0.04, shriek(r, 0.2, top), 0.8), (0.03, shriek(r, 0.36, 1.12 * top), 1)])), 0.9)


def heavy(r, variant):
    tops = ((640, 720, 820), (860, 700))[variant]
    lengths = ((0.22, 0.26, 0.8), (0.34, 1.0))[variant]
    parts = [(0, stroke(r, 0.3, 90), 0.5)]
    for top, seconds in zip(tops, lengths):
        parts.append((-0.03, shriek(r, seconds * r.uniform(0.93, 1.08), top * r.uniform(0.96, 1.04)), 0.7 + 0.3 * (top == tops[-1])))
        parts.append((-0.5 * seconds, stroke(r, 0.6 * seconds, r.uniform(90, 190), bool(variant)), 0.5))
    return saturate(phrase(*parts, (0.0, series(r, Shell(r), 9, 0.022, 1.16, 0.8), 0.45)), 0.9)


def hurt(r, variant):
    shell = Shell(r)
    knock = (0, shell.click(r, 1, 1.4, 0.2), 1)
    if variant == 1:
        return phrase(knock, (-0.14, shriek(r, 0.26, 900), 0.8), (-0.02, series(r, shell, 6, 0.03, 1.2, 0.7), 0.5))
    return phrase(knock, (-0.16, shriek(r, (0.36, 0, 0.2)[variant], (760, 0, 1040)[variant]), 0.95), *([(0.02, shriek(r, 0.2, 700), 0.6)] if variant else []))


def death(r, variant):
    shell = Shell(r)
    cry = shriek(r, (0.8, 0.5)[variant], (780, 940)[variant])
    rundown = series(r, shell, 17, 0.018, 1.17, 0.9)
    legs = series(r, shell, 7, 0.14, 0.82, 0.8)
    return phrase((0, cry, 1), (-0.06, stroke(r, 0.5, 110, False), 0.5), (-0.3, legs if variant else rundown, 0.7), *(() if variant == 0 else ((-0.1, rundown, 0.5),)))


def victory(r, variant):
    if variant:
        strokes = [(0.03, stroke(r, 0.2, rate, k % 2 == 0), 0.8) for k, rate in enumerate((120, 150, 190, 240))]
        return phrase(*strokes, (0.0, shriek(r, 0.7, 760), 1), (-0.1, series(r, Shell(r), 8, 0.05, 0.9, 0.8), 0.5))
    return phrase(*[(0.05, shriek(r, seconds, top), gain) for seconds, top, gain in ((0.2, 560, 0.7), (0.2, 640, 0.8), (0.2, 720, 0.9), (0.75, 850, 1))],
                  (-0.2, series(r, Shell(r), 10, 0.09, 0.88, 0.8), 0.5))  # fmt: skip
