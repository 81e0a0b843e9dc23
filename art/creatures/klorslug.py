"""K'lor'slug, a long segmented slug: coiled on its many legs, rearing, a ring of hooked teeth for a face."""

import numpy as np
from scipy.spatial import cKDTree

from sculpt.field import GLOW, spline
from sculpt.patterns import bands, lumps

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 1.42))
HEIGHT = 1.34
TINT = (1.0, 0.3, 0.03)

# The spine from the tail's tip, round in a coil, up into the rearing neck.
SPINE = [
    (0.62, -0.14, 0.04), (0.55, 0.2, 0.09), (0.3, 0.42, 0.13), (-0.05, 0.44, 0.17), (-0.34, 0.26, 0.2), (-0.38, 0.0, 0.24),
    (-0.24, -0.14, 0.36), (0.0, -0.04, 0.54), (0.06, 0.12, 0.74), (0.04, 0.15, 0.97), (0.0, -0.02, 1.12), (0.0, -0.24, 1.08),
]  # fmt: skip
WIDTH = [0.02, 0.07, 0.115, 0.15, 0.175, 0.19, 0.2, 0.19, 0.172, 0.165, 0.17, 0.18]


def sculpt(s):
    """Builds the figure in the field."""
    path, width = spline(SPINE, WIDTH, 40)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    _segments(s, path, width, along)
    _legs(s, path, width, along)
    _mouth(s)


def _frame(path, i):
    """The way the body runs, its side and its back at one point of the spine."""
    ahead = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
    ahead /= np.linalg.norm(ahead)
    side = np.cross(ahead, (0, 0, 1.0) if abs(ahead[2]) < 0.9 else (0, 1.0, 0))
    if i > len(path) * 0.55:  # upright: the side is the figure's own, so that nothing twists
        side = np.array([-1.0, 0, 0]) - ahead * -ahead[0]
    side /= np.linalg.norm(side)
    return ahead, side, np.cross(side, ahead)


def _segments(s, path, width, along):
    s.tube(path[::8], width[::8] * 0.94, 0.02)
    stops = np.arange(0.14, along[-1] - 0.1, 0.135)
    for n, stop in enumerate(stops):
        i = int(np.searchsorted(along, stop))
        ahead, side, back = _frame(path, i)
        r = width[i]
        tip = path[i] + back * r * 1.05
        s.spike(tip, tip + back * (0.05 + 0.4 * r) - ahead * 0.07, 0.24 * r + 0.008, blend=0.02)
    # Rings: the pattern runs along the spine, found by the nearest point on it.
    nearest = cKDTree(path)
    rings = lambda x, y, z: bands(-along[nearest.query(np.column_stack([x, y, z]))[1]] / 0.135, 0.16, 0.0)
    s.relief(rings, 0.05)
    s.relief(lumps(11, 3), 0.008)


def _legs(s, path, width, along):
    for stop in np.arange(0.34, along[-1] - 0.3, 0.135):
        i = int(np.searchsorted(along, stop))
        ahead, side, back = _frame(path, i)
        r = width[i]
        low = path[i][2] < 0.4
        for way in (side, -side):
            root = path[i] + way * r * 0.8 - back * r * 0.35
            if np.hypot(*(root + way * 0.1)[:2]) > 0.58 and low:
                reach = 0.06
            else:
                reach = 0.14
            knee = root + way * reach + back * 0.02
            tip = np.array([*(root + way * (reach + 0.02))[:2], 0.01]) if low else knee + way * 0.07 - back * 0.1 + ahead * 0.08
            s.tube([root, knee, (knee + tip) / 2], [0.046, 0.036, 0.026], 0.015)
            s.spike((knee + tip) / 2, tip, 0.026)


def _mouth(s):
    h = s.layer()
    c, ahead = np.array([0, -0.34, 1.06]), np.array([0, -0.98, -0.19])
    up = np.array([0, -0.19, 0.98])
    around = lambda a: np.array([np.cos(a), 0, 0]) + up * np.sin(a)
    h.ball(c, (0.25, 0.15, 0.25), (-11, 0, 0))
    ring = [c + around(a) * 0.21 + ahead * 0.09 for a in np.linspace(0, 2 * np.pi, 13)]
    h.tube(ring, 0.07, 0.03)
    h.ball(c + ahead * 0.14, (0.165, 0.2, 0.165), (-11, 0, 0), 0.02, cut=True)
    h.paint(c + ahead * 0.1, (0.185, 0.17, 0.185), (-11, 0, 0))
    for n in range(10):
        a = 2 * np.pi * (n + 0.5) / 10
        p = c + around(a) * 0.2 + ahead * 0.15
        h.spike(p, p - around(a) * 0.11 + ahead * 0.07, 0.034, around(a) * 0.04 + ahead * 0.04)
    for n in range(7):
        a = 2 * np.pi * n / 7
        p = c + around(a) * 0.13 + ahead * 0.06
        h.spike(p, p - around(a) * 0.06 + ahead * 0.05, 0.022)
    # Four outer hooks make the ring's outline.
    for a in (0.55, np.pi - 0.55, -0.6, np.pi + 0.6):
        p = c + around(a) * 0.25 + ahead * 0.04
        h.spike(p, p + around(a) * 0.14 + ahead * 0.15, 0.055, around(a) * 0.07, 0.02)
    for side in (1, -1):
        for dx, dz, r in ((0.11, 0.235, 0.04), (0.19, 0.17, 0.03)):
            p = c + [side * dx, 0.02, dz]
            h.ball(p, r * 1.4, blend=0.03)
            h.ball(p + [side * 0.015, -0.034, 0.014], r * 0.8, blend=0, matter=GLOW)
    s.join(h, 0.03)
