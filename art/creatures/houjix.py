"""Houjix, a low four-legged guard beast: a plated dome of a back, a blunt ramming brow, a stub of a tail."""

import numpy as np

from sculpt.field import GLOW, IVORY
from sculpt.patterns import bands, cracks, lumps, pebbles, wrinkles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 1.2))
HEIGHT = 1.15
TINT = (0.45, 0.72, 0.08)


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _legs(s)
    _plates(s)
    _head(s)


def _body(s):
    s.ball((0, 0.12, 0.58), (0.36, 0.46, 0.29), (-4, 0, 0), 0.06)
    s.ball((0, -0.16, 0.62), (0.34, 0.28, 0.3), (0, 0, 0), 0.08)
    s.ball((0.2, -0.2, 0.58), (0.17, 0.2, 0.22), (0, -10, 0), 0.04, mirror=True)
    s.ball((0.22, 0.32, 0.52), (0.16, 0.21, 0.23), (0, -10, 0), 0.04, mirror=True)
    s.relief(wrinkles((9, 9, 16), 3), 0.018, (0, 0.1, 0.4), (0.45, 0.6, 0.2))
    s.tube([(0, 0.48, 0.56), (0, 0.62, 0.54), (0, 0.69, 0.6)], [0.13, 0.09, 0.03], 0.04)
    s.relief(lumps(6, 5), 0.012)


def _legs(s):
    for side in (1, -1):
        for y, lean in ((-0.24, -0.04), (0.36, 0.05)):
            top, knee, foot = np.array([side * 0.3, y, 0.5]), np.array([side * 0.37, y + lean, 0.28]), np.array([side * 0.37, y - 0.02, 0.08])
            s.tube([top, knee, foot], [0.16, 0.115, 0.11], 0.04)
            s.ball(knee + [side * 0.04, -0.04, 0.02], (0.07, 0.07, 0.085), blend=0.016)
            s.ball(foot + [0, -0.02, -0.01], (0.13, 0.14, 0.085), blend=0.03)
            for dx in (-0.085, 0, 0.085):
                tip = foot + [dx, -0.12 + abs(dx) * 0.3, -0.015]
                s.ball(tip, (0.052, 0.06, 0.055), blend=0.012)
                s.spike(tip + [0, -0.02, 0], tip + [dx * 0.25, -0.085, -0.055], 0.034)
    s.relief(pebbles(16, 2), 0.01, (0, 0.05, 0.2), (0.6, 0.7, 0.28))


def _plates(s):
    """A dome of broad overlapping plates; the rear edge of each stands off and carries a row of horns."""
    shell = s.layer()
    shell.ball((0, 0.06, 0.56), (0.46, 0.55, 0.45), blend=0.02)
    shell.ball((0, -0.1, 0.62), (0.4, 0.34, 0.4), blend=0.06)
    shell.relief(lambda x, y, z: bands((y + 0.52 + 0.22 * np.abs(x)) / 0.175, 0.1, 0.0), 0.075)
    shell.relief(lumps(7, 8), 0.012)
    shell.relief(cracks(7, 5), 0.012)
    below = s.layer()
    below.block((0, 0.1, 0.16), (0.9, 0.9, 0.3), (-3, 0, 0), 0.02)
    shell.trim(below, 0, 0.03)
    inside = s.layer()
    inside.ball((0, 0.06, 0.5), (0.4, 0.5, 0.36))
    shell.trim(inside, 0, 0.02)
    s.join(shell, 0.012)
    for i, y in enumerate((-0.26, -0.08, 0.1, 0.27, 0.43)):
        for x in (-0.92, -0.5, 0.0, 0.5, 0.92):
            if i == 0 and x == 0:
                continue
            flat = y / 0.6
            top = np.sqrt(max(0.05, 1 - flat * flat - x * x * 0.98))
            p = np.array([0.47 * x * np.sqrt(1 - flat * flat), y - 0.06 * abs(x) + 0.06, 0.56 + 0.47 * top])
            d = np.array([p[0] * 1.3, 0.3 + p[1] * 0.5, (p[2] - 0.4) * 1.3])
            d /= np.linalg.norm(d)
            long = (0.15 if x == 0 else 0.13) * (0.75, 0.95, 1.1, 1.05, 0.9)[i]
            s.spike(p - d * 0.03, p + d * long, 0.05, (0, -0.015, 0.015), 0.015)


def _head(s):
    h = s.layer()
    h.tube([(0, -0.28, 0.6), (0, -0.4, 0.54), (0, -0.48, 0.5)], [0.2, 0.18, 0.15], 0.05)
    h.ball((0, -0.5, 0.44), (0.17, 0.18, 0.15), (-10, 0, 0), 0.05)
    h.block((0, -0.585, 0.34), (0.115, 0.1, 0.08), (-16, 0, 0), 0.05, -0.1, 0.04)
    jaw = s.layer()
    jaw.block((0, -0.53, 0.245), (0.11, 0.13, 0.04), (-8, 0, 0), 0.035, 0, 0.02)
    jaw.ball((0.1, -0.45, 0.27), (0.05, 0.09, 0.06), blend=0.03, mirror=True)
    h.trim(jaw, 0.014, 0.01)
    h.join(jaw, 0.002)
    # The ram: two bosses of horn that meet over the brow, drawn out into short hooks.
    ram = s.layer()
    ram.ball((0.1, -0.55, 0.57), (0.15, 0.115, 0.125), (-24, 10, 0), 0.02, matter=IVORY, mirror=True)
    ram.tube([(0.16, -0.53, 0.6), (0.3, -0.5, 0.6), (0.38, -0.53, 0.66), (0.36, -0.58, 0.76)], [0.09, 0.085, 0.06, 0.006], 0.03, matter=IVORY, mirror=True)
    ram.relief(lambda x, y, z: bands(np.abs(x) / 0.05, 0.3, 0.4), 0.014)
    ram.relief(lumps(12, 3), 0.012)
    h.join(ram, 0.012)
    h.ball((0.135, -0.585, 0.43), (0.05, 0.045, 0.036), (0, 0, -20), 0.01, cut=True, mirror=True)
    h.ball((0.128, -0.575, 0.43), (0.042, 0.04, 0.03), (0, 0, -20), 0, matter=GLOW, mirror=True)
    h.ball((0.045, -0.685, 0.365), (0.02, 0.02, 0.016), blend=0.008, cut=True, mirror=True)
    h.spike((0.085, -0.63, 0.27), (0.11, -0.67, 0.37), 0.024, (0.01, -0.015, 0), mirror=True)
    h.spike((0.03, -0.665, 0.265), (0.032, -0.68, 0.325), 0.016, mirror=True)
    h.tube([(0.19, -0.4, 0.5), (0.28, -0.34, 0.46), (0.34, -0.28, 0.38)], [0.05, 0.06, 0.012], 0.02, ((0, 1, 0.4), 0.5), mirror=True)
    s.join(h, 0.025)
