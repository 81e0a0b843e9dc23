"""Molator, an upright brute: two huge horns, long arms with fists, small legs."""

import numpy as np

from sculpt.field import GLOW, IVORY
from sculpt.patterns import bands, lumps, pebbles, shingles, wrinkles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 1.9))
HEIGHT = 1.8
TINT = (0.95, 0.18, 0.45)


def sculpt(s):
    """Builds the figure in the field."""
    _legs(s)
    _torso(s)
    _arms(s)
    s.relief(lumps(5, 3), 0.014)
    _head(s)
    _horns(s)


def _legs(s):
    for side, step in ((1, -0.05), (-1, 0.07)):
        s.tube([(side * 0.13, 0.06, 0.52), (side * 0.22, step - 0.02, 0.36), (side * 0.22, step + 0.02, 0.24)], [0.15, 0.14, 0.09], 0.04)
        s.tube([(side * 0.22, step + 0.02, 0.26), (side * 0.22, step + 0.07, 0.16), (side * 0.22, step + 0.04, 0.08)], [0.09, 0.085, 0.075], 0.03)
        s.ball((side * 0.22, step - 0.06, 0.28), (0.06, 0.05, 0.065), blend=0.015)
        s.ball((side * 0.23, step - 0.02, 0.06), (0.1, 0.14, 0.065), blend=0.03)
        for dx in (-0.07, 0.0, 0.07):
            p = np.array([side * 0.23 + dx, step - 0.14 + abs(dx) * 0.3, 0.045])
            s.ball(p, (0.042, 0.06, 0.042), blend=0.012)
            s.spike(p + [0, -0.03, 0], p + [dx * 0.3, -0.1, -0.03], 0.028)


def _torso(s):
    s.ball((0, 0.06, 0.56), (0.22, 0.17, 0.15), blend=0.05)
    s.ball((0, 0.03, 0.76), (0.24, 0.19, 0.2), blend=0.08)
    s.ball((0, 0.0, 1.04), (0.4, 0.25, 0.25), (12, 0, 0), 0.08)
    s.ball((0.17, -0.16, 1.05), (0.19, 0.1, 0.135), (-10, 18, -20), 0.022, mirror=True)
    s.tube([(0.3, 0.08, 1.1), (0.28, 0.1, 0.9), (0.17, 0.1, 0.7)], [0.12, 0.11, 0.06], 0.04, mirror=True)
    s.tube([(0.06, 0.02, 1.26), (0.2, 0.03, 1.24), (0.36, 0.0, 1.17)], [0.12, 0.13, 0.12], 0.06, mirror=True)
    for z in (0.86, 0.76, 0.665):
        s.ball((0.07, -0.13, z), (0.075, 0.055, 0.05), blend=0.018, mirror=True)
    mane = lambda x, y, z: shingles((1.35 - z) / 0.13, x / 0.16 + 0.5, tip=1.7)
    s.relief(mane, 0.06, (0, 0.24, 1.05), (0.42, 0.24, 0.4), soft=0.25)
    s.relief(lambda x, y, z: shingles((0.72 - z) / 0.09, np.arctan2(x, -y) / 0.45), 0.03, (0, 0.04, 0.56), (0.28, 0.26, 0.16), soft=0.3)
    s.relief(wrinkles((9, 9, 16), 8), 0.012, (0, -0.1, 0.75), (0.3, 0.2, 0.25))


def _arms(s):
    # The right arm hangs, the left is drawn up for the blow.
    for side, elbow, fist in ((1, (0.59, 0.06, 0.74), (0.47, -0.26, 0.62)), (-1, (-0.6, 0.05, 0.68), (-0.53, -0.1, 0.26))):
        shoulder, elbow, fist = np.array([side * 0.44, 0.0, 1.12]), np.array(elbow), np.array(fist)
        s.ball(shoulder + [0, 0, 0.02], (0.17, 0.18, 0.17), blend=0.04)
        s.tube([shoulder, (shoulder + elbow) / 2 + [side * 0.0, -0.02, 0], elbow], [0.14, 0.13, 0.085], 0.03)
        s.tube([shoulder + [0, -0.08, 0], (shoulder + elbow) / 2 + [0, -0.07, -0.02], elbow], [0.06, 0.085, 0.04], 0.016)
        s.tube([elbow, elbow * 0.6 + fist * 0.4, fist], [0.085, 0.125, 0.085], 0.025)
        s.spike(elbow + [0, 0.05, 0], elbow + [side * 0.02, 0.19, 0.06], 0.045, blend=0.02)
        way = (fist - elbow) / np.linalg.norm(fist - elbow)
        s.relief(lambda x, y, z, e=elbow, w=way: bands(((x - e[0]) * w[0] + (y - e[1]) * w[1] + (z - e[2]) * w[2]) / 0.09), 0.026,
                 (elbow + fist) / 2, (0.2, 0.22, 0.22), soft=0.3)  # fmt: skip
        _fist(s, fist, way, side)
        for x, y, z, l in ((0.43, 0.02, 1.28, 0.13), (0.53, 0.04, 1.2, 0.11)):
            s.spike((side * x, y, z - 0.02), (side * (x + l * 0.5), y + 0.03, z + l), 0.045, (0, 0, -0.015), 0.015)


def _fist(s, p, way, side):
    across = np.cross(way, (0, -1.0, 0)) if abs(way[1]) < 0.8 else np.cross(way, (0, 0, 1.0))
    across /= np.linalg.norm(across)
    out = np.cross(across, way)
    s.ball(p + way * 0.06, 0.115, blend=0.03)
    for d in (-0.085, -0.028, 0.028, 0.085):
        a = p + way * 0.1 + across * d
        s.tube([a - out * 0.06, a + way * 0.055, a + way * 0.03 + out * 0.08, a - way * 0.04 + out * 0.095], [0.04, 0.046, 0.044, 0.036], 0.008)
    s.tube([p + across * 0.1 * side, p + across * 0.1 * side + out * 0.08 + way * 0.03, p + out * 0.13 + way * 0.02], [0.04, 0.044, 0.034], 0.01)


def _head(s):
    h = s.layer()
    h.tube([(0, 0.02, 1.22), (0, -0.1, 1.34)], [0.17, 0.15], 0.05)
    h.ball((0, -0.12, 1.4), (0.17, 0.17, 0.16), (10, 0, 0), 0.05)
    h.block((0, -0.27, 1.31), (0.1, 0.12, 0.085), (-12, 0, 0), 0.06, -0.1, 0.04)
    h.tube([(-0.17, -0.18, 1.46), (-0.08, -0.3, 1.42), (0, -0.31, 1.405), (0.08, -0.3, 1.42), (0.17, -0.18, 1.46)], [0.04, 0.046, 0.04, 0.046, 0.04], 0.02)
    h.tube([(0.16, -0.18, 1.36), (0.13, -0.28, 1.31), (0.08, -0.36, 1.27)], [0.05, 0.045, 0.035], 0.02, mirror=True)
    jaw = s.layer()
    jaw.tube([(0.15, -0.1, 1.26), (0.125, -0.26, 1.17), (0, -0.37, 1.155), (-0.125, -0.26, 1.17), (-0.15, -0.1, 1.26)], [0.06, 0.052, 0.055, 0.052, 0.06], 0.02)
    jaw.ball((0, -0.2, 1.16), (0.12, 0.15, 0.055), (-8, 0, 0), 0.03)
    mouth = s.layer()
    mouth.ball((0, -0.3, 1.225), (0.1, 0.16, 0.035))
    h.trim(jaw, 0.014, 0.01)
    h.join(jaw, 0.002)
    h.trim(mouth, 0, 0.012)
    h.paint((0, -0.28, 1.225), (0.105, 0.14, 0.04))
    h.ball((0.09, -0.3, 1.385), (0.045, 0.04, 0.028), (0, 16, -22), 0.01, cut=True, mirror=True)
    h.ball((0.088, -0.288, 1.385), (0.04, 0.036, 0.025), (0, 16, -22), 0, matter=GLOW, mirror=True)
    h.ball((0.04, -0.395, 1.33), (0.018, 0.02, 0.014), blend=0.008, cut=True, mirror=True)
    for x, l in ((0.09, 0.1), (0.035, 0.05)):
        h.spike((x, -0.335 + x * 0.5, 1.195), (x * 1.15, -0.36 + x * 0.5, 1.195 + l), 0.022, (0.01, -0.01, 0), mirror=True)
    s.join(h, 0.03)
    s.relief(pebbles(26, 3), 0.006, (0, -0.2, 1.36), (0.22, 0.25, 0.2))
    s.tube([(0, -0.32, 1.12), (0, -0.34, 1.06), (0, -0.3, 0.98)], [0.045, 0.04, 0.006], 0.02)


def _horns(s):
    for side, tip in ((1, (0.36, -0.16, 1.82)), (-1, (-0.37, -0.13, 1.8))):
        path = [(side * 0.1, -0.08, 1.48), (side * 0.3, -0.02, 1.5), (side * 0.53, 0.0, 1.52), (side * 0.6, -0.06, 1.66), tip]
        s.tube(path, [0.115, 0.115, 0.1, 0.075, 0.006], 0.02, matter=IVORY)
        s.relief(lambda x, y, z: bands(np.abs(x) / 0.06, 0.25, 0.4), 0.02, (side * 0.36, -0.02, 1.5), (0.27, 0.16, 0.15), soft=0.25)
        s.ball((side * 0.14, -0.06, 1.46), (0.1, 0.12, 0.12), blend=0.03)
