"""Ghhhk, a squat biter: a mouth on two feet, eyes on top, tiny arms."""

import numpy as np

from sculpt.field import DARK, GLOW
from sculpt.patterns import lumps, pebbles, wrinkles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 1.15))
HEIGHT = 1.05
TINT = (0.05, 0.62, 0.42)


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _mouth(s)
    _eyes(s)
    _limbs(s)
    _warts(s)


def _body(s):
    s.ball((0, 0.1, 0.46), (0.5, 0.45, 0.36), blend=0.08)
    s.ball((0, 0.22, 0.62), (0.4, 0.34, 0.26), (20, 0, 0), 0.1)
    s.tube([(-0.3, 0.1, 0.22), (0, -0.02, 0.16), (0.3, 0.1, 0.22)], [0.16, 0.18, 0.16], 0.06)
    s.tube([(0, 0.42, 0.4), (0, 0.58, 0.34), (0, 0.66, 0.42)], [0.16, 0.09, 0.02], 0.06)
    s.relief(wrinkles((8, 8, 16), 4), 0.022, (0, 0.0, 0.24), (0.6, 0.55, 0.2))
    s.relief(lumps(5, 2), 0.02)


def _mouth(s):
    # The lower jaw is a scoop in a layer of its own, so that the lip keeps a clean line.
    jaw = s.layer()
    lip = [(0.53, 0.12, 0.56), (0.52, -0.2, 0.4), (0.31, -0.5, 0.31), (0, -0.6, 0.29)]
    lip = lip + [(-x, y, z) for x, y, z in reversed(lip[:-1])]
    jaw.tube(lip, [0.075, 0.085, 0.08, 0.08, 0.08, 0.085, 0.075], 0.03)
    jaw.ball((0, -0.2, 0.29), (0.5, 0.44, 0.2), (14, 0, 0), 0.05)
    jaw.ball((0, -0.22, 0.42), (0.43, 0.37, 0.16), (14, 0, 0), 0.03, cut=True)
    upper = s.layer()
    upper.ball((0, -0.06, 0.79), (0.49, 0.44, 0.17), (-4, 0, 0), 0.06)
    brow = [(0.53, 0.12, 0.6), (0.48, -0.22, 0.71), (0.28, -0.44, 0.765), (0, -0.51, 0.78)]
    brow = brow + [(-x, y, z) for x, y, z in reversed(brow[:-1])]
    upper.tube(brow, [0.07, 0.072, 0.07, 0.075, 0.07, 0.072, 0.07], 0.04)
    s.ball((0, -0.24, 0.54), (0.46, 0.42, 0.22), (2, 0, 0), 0.03, cut=True)
    s.join(upper, 0.05)
    s.ball((0, -0.3, 0.56), (0.44, 0.4, 0.165), (2, 0, 0), 0.02, cut=True)
    s.paint((0, -0.16, 0.54), (0.48, 0.4, 0.24), (2, 0, 0))
    s.join(jaw, 0.03)
    tongue = [(0, 0.1, 0.4), (0.03, -0.16, 0.42), (0.06, -0.38, 0.4), (0.06, -0.54, 0.46)]
    s.tube(tongue, [0.15, 0.14, 0.11, 0.04], 0.02, ((0, 0, 1), 0.5))
    for i, a in enumerate(np.linspace(-1.25, 1.25, 9)):
        big = 1.0 if i % 2 == 0 else 0.62
        p = np.array([0.5 * np.sin(a), -0.03 - 0.53 * np.cos(a), 0.45 - 0.11 * np.cos(a)])
        s.spike(p, p + [0.03 * np.sin(a), -0.03, 0.22 * big], 0.045 * big + 0.008, (0.015 * np.sin(a), -0.02, 0))
    for i, a in enumerate(np.linspace(-1.1, 1.1, 8)):
        p = np.array([0.48 * np.sin(a), -0.02 - 0.46 * np.cos(a), 0.62 + 0.1 * np.cos(a)])
        s.spike(p, p + [0, -0.02, -0.15 if i % 3 else -0.2], 0.038)
    s.ball((0.06, -0.55, 0.83), (0.022, 0.03, 0.016), (0, -20, 0), 0.01, cut=True, mirror=True)


def _eyes(s):
    s.ball((0.27, 0.02, 0.93), (0.135, 0.14, 0.13), blend=0.05, mirror=True)
    s.ball((0.285, -0.07, 0.975), (0.115, 0.11, 0.105), blend=0.012, cut=True, mirror=True)
    s.ball((0.28, -0.035, 0.965), (0.112, 0.12, 0.105), blend=0, matter=GLOW, mirror=True)
    s.paint((0.29, -0.13, 1.0), (0.075, 0.06, 0.026), (30, 0, 0), DARK, mirror=True)
    s.tube([(0.155, 0.03, 1.04), (0.28, 0.02, 1.085), (0.395, 0.03, 1.03)], [0.024, 0.034, 0.024], 0.012, mirror=True)
    s.tube([(0.17, -0.09, 0.9), (0.28, -0.14, 0.88), (0.39, -0.08, 0.91)], [0.02, 0.024, 0.02], 0.012, mirror=True)


def _limbs(s):
    for side in (1, -1):
        s.ball((side * 0.44, 0.16, 0.26), (0.17, 0.21, 0.2), (0, side * 14, 0), 0.04)
        foot = np.array([side * 0.43, 0.0, 0.06])
        s.tube([(side * 0.46, 0.14, 0.18), (side * 0.45, 0.08, 0.08), foot + [0, -0.05, 0]], [0.12, 0.1, 0.08], 0.03)
        for dx, dy in ((-0.14, -0.2), (0.0, -0.26), (0.1, -0.2)):
            tip = foot + [dx, dy, -0.005]
            s.tube([foot, (foot + tip) / 2 + [0, 0, 0.02], tip], [0.075, 0.06, 0.055], 0.012)
            s.spike(tip + [0, -0.02, 0.005], tip + [dx * 0.3, -0.1, -0.045], 0.034)
        # Arms too short for anything.
        s.tube([(side * 0.5, -0.1, 0.3), (side * 0.585, -0.22, 0.28), (side * 0.52, -0.34, 0.27)], [0.065, 0.058, 0.046], 0.02)
        for d in (-0.04, 0.0, 0.04):
            p = np.array([side * 0.51, -0.36, 0.27 + d])
            s.tube([(side * 0.52, -0.33, 0.27), p], [0.03, 0.024], 0.008)
            s.spike(p, p + [side * -0.02, -0.07, -0.02 + d], 0.018)


def _warts(s):
    rng = np.random.default_rng(7)
    for _ in range(34):
        a, b = rng.uniform(-2.6, 2.6), rng.uniform(0.25, 1.3)
        d = np.array([np.sin(a) * np.cos(b), np.cos(a) * np.cos(b), np.sin(b)])
        p = np.array([0, 0.16, 0.5]) + d * (0.47, 0.42, 0.4)
        s.ball(p, rng.uniform(0.025, 0.055), blend=0.02)
    for i, (y, z) in enumerate(((-0.02, 0.93), (0.16, 0.94), (0.33, 0.86), (0.47, 0.73), (0.56, 0.58))):
        s.spike((0, y, z - 0.04), (0, y + 0.1, z + 0.11 - i * 0.01), 0.05, (0, -0.02, 0.02), blend=0.02)
    s.relief(pebbles(17, 5), 0.012, (0, 0.2, 0.6), (0.6, 0.55, 0.45))
