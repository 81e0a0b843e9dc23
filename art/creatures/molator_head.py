"""The molator's head: a bull's muzzle and a brute's brow, built of planes; horns that grow from the skull in rings."""

import numpy as np
from scipy.spatial import cKDTree

from sculpt.field import DARK, IVORY, PALE, SHADE, SKIN, spline
from sculpt.parts import eyes, lock
from sculpt.patterns import wrinkles

HORNS = {
    1: ([(0.1, -0.08, 1.5), (0.19, -0.05, 1.55), (0.36, 0.03, 1.575), (0.53, 0.1, 1.64), (0.605, 0.1, 1.78), (0.54, 0.05, 1.91), (0.44, 0.02, 1.985)], [0.1, 0.118, 0.113, 0.1, 0.074, 0.042, 0.006]),
    -1: ([(-0.1, -0.08, 1.5), (-0.19, -0.05, 1.55), (-0.36, 0.03, 1.575), (-0.53, 0.1, 1.635), (-0.61, 0.11, 1.77), (-0.56, 0.07, 1.91), (-0.47, 0.04, 2.0)], [0.1, 0.118, 0.113, 0.1, 0.074, 0.042, 0.006]),
}  # fmt: skip
"""Of the left and the right horn: their spine and its radii."""


LARGER = 1.12
"""How much larger than its own coordinates the head is."""


def add(s):
    """Joins head and horns to the figure."""
    whole, s = s, s.nook((-0.62, -0.74, 0.72), (0.62, 0.26, 1.86))
    h = s.layer((0, -0.01, 0), LARGER, (0, -0.08, 1.46))
    _skull(h)
    jaw = _jaw(h)
    h.trim(jaw, 0.012, 0.01)
    h.join(jaw, 0.002)
    _mouth(h)
    _cheeks(h)
    _face(h)
    _ears(h)
    _hair(h)
    h.on("head")
    eyes(h, (0.106, -0.29, 1.412), 0.036, turn=26, tilt=14, slit=0.6, iris=0.74)
    s.join(h, 0.03)
    whole.put(s)
    s = whole
    for side in (1, -1):
        _horn(s, side)


def _skull(h):
    """Masses: neck, cranium, a long wedge of a muzzle, cheekbones, brow."""
    h.on("neck").tube([(0, 0.02, 1.25), (0, -0.1, 1.38)], [0.18, 0.155], 0.05)
    h.on("head").ball((0, -0.1, 1.44), (0.165, 0.17, 0.13), (10, 0, 0), 0.05)
    h.tube([(0, -0.06, 1.5), (0, -0.22, 1.455)], [0.13, 0.115], 0.05)
    h.tube([(0, -0.2, 1.385), (0, -0.31, 1.355), (0, -0.42, 1.32)], [0.13, 0.104, 0.085], 0.04)
    h.tube([(0.07, -0.345, 1.372), (0.128, -0.295, 1.362), (0.168, -0.2, 1.372), (0.172, -0.1, 1.4)], [0.018, 0.03, 0.034, 0.03], 0.02, mirror=True)
    h.tube([(0.018, -0.325, 1.432), (0.07, -0.325, 1.462), (0.13, -0.28, 1.484), (0.165, -0.2, 1.5), (0.17, -0.12, 1.52)], [0.024, 0.034, 0.035, 0.026, 0.014], 0.016, mirror=True)
    # Planes, cut as with a knife: the bridge, the sides of the muzzle, temples, cheeks, the front of the forehead.
    h.plane((0, -0.36, 1.43), (0, -0.42, 0.9), 0.004, 0.1)
    h.plane((0.088, -0.36, 1.36), (0.92, -0.28, 0.28), 0.004, 0.1, mirror=True)
    h.plane((0, -0.27, 1.52), (0, -0.6, 0.8), 0.006, 0.12)
    h.plane((0.1, -0.3, 1.3), (0.7, -0.3, -0.6), 0.006, 0.09, mirror=True)


def _jaw(s):
    """The lower jaw in a layer of its own, so that the mouth keeps its line."""
    jaw = s.layer().on("jaw")
    half = [(0.15, -0.1, 1.3), (0.145, -0.19, 1.225), (0.108, -0.32, 1.188), (0.055, -0.395, 1.178)]
    jaw.tube([*half, (0, -0.405, 1.176), *[(-x, y, z) for x, y, z in reversed(half)]], [0.055, 0.056, 0.044, 0.04, 0.038, 0.04, 0.044, 0.056, 0.055], 0.02)
    jaw.ball((0, -0.24, 1.17), (0.11, 0.16, 0.034), (-5, 0, 0), 0.03)
    jaw.ball((0, -0.405, 1.155), (0.05, 0.034, 0.045), (-12, 0, 0), 0.02)
    jaw.plane((0.13, -0.26, 1.17), (0.8, -0.25, -0.55), 0.004, 0.1, mirror=True)
    jaw.plane((0, -0.44, 1.14), (0, -0.8, -0.6), 0.004, 0.06)
    # The lip stands over a furrow.
    lip = [(0.115, -0.3, 1.222), (0.085, -0.37, 1.212), (0.04, -0.42, 1.206)]
    jaw.tube([*lip, (0, -0.428, 1.204), *[(-x, y, z) for x, y, z in reversed(lip)]], [0.014, 0.017, 0.018, 0.017, 0.018, 0.017, 0.014], 0.01)
    jaw.stroke([(-0.075, -0.4, 1.185), (0, -0.44, 1.18), (0.075, -0.4, 1.185)], 0.012, 0.01, 0.8, cut=True)
    jaw.ball((0, -0.3, 1.222), (0.078, 0.1, 0.026), (-4, 0, 0), 0.01, cut=True)
    jaw.stroke([(0.16, -0.14, 1.3), (0.175, -0.17, 1.25), (0.16, -0.2, 1.2)], [0.02, 0.036, 0.022], 0.014, 0.6, mirror=True)
    return jaw


def _mouth(h):
    """A dark throat; gums with teeth, blunt ones before and two hooks below."""
    mouth = h.layer()
    mouth.ball((0, -0.29, 1.245), (0.085, 0.15, 0.034), (-4, 0, 0))
    h.trim(mouth, 0, 0.01)
    h.paint((0, -0.28, 1.245), (0.1, 0.15, 0.045), matter=DARK)
    h.on("head")
    upper = [(0.075, -0.33, 1.272), (0.058, -0.395, 1.268), (0.025, -0.425, 1.266)]
    h.tube([*upper, *[(-x, y, z) for x, y, z in reversed(upper)]], 0.015, 0.006, matter=SHADE)
    for x, y, long, thick in ((0.014, -0.428, 0.026, 0.013), (0.042, -0.416, 0.03, 0.013), (0.062, -0.388, 0.036, 0.014), (0.072, -0.352, 0.026, 0.013)):
        h.spike((x, y, 1.262), (x * 1.04, y - 0.002, 1.262 - long), thick, mirror=True, blend=0.003)
    h.on("jaw")
    lower = [(0.078, -0.32, 1.215), (0.062, -0.375, 1.21), (0.025, -0.402, 1.207)]
    h.tube([*lower, *[(-x, y, z) for x, y, z in reversed(lower)]], 0.016, 0.006, matter=SHADE)
    h.tube([(0, -0.2, 1.185), (0, -0.3, 1.213), (0, -0.375, 1.212)], [0.05, 0.045, 0.022], 0.004, ((0, 0, 1), 0.5), matter=PALE)
    for x, y in ((0.014, -0.404), (0.04, -0.396)):
        h.tube([(x, y, 1.205), (x, y - 0.004, 1.222), (x, y - 0.006, 1.238)], [0.012, 0.0125, 0.009], 0.003, matter=IVORY, mirror=True)
    h.tube([(0.07, -0.36, 1.19), (0.086, -0.385, 1.225)], [0.034, 0.03], 0.01, matter=SKIN, mirror=True)
    h.tube([(0.072, -0.36, 1.2), (0.094, -0.395, 1.24), (0.12, -0.405, 1.295), (0.122, -0.385, 1.35)], [0.024, 0.025, 0.018, 0.003], 0.003, matter=IVORY, mirror=True)


def _cheeks(h):
    """Flesh from cheekbone to jaw, behind the corner of the mouth: it stretches when the jaw drops."""
    h.on("head").ball((0.108, -0.19, 1.315), (0.05, 0.1, 0.07), (-14, 0, 8), 0.03, mirror=True)
    h.tube([(0.09, -0.33, 1.33), (0.1, -0.285, 1.295), (0.11, -0.25, 1.27)], [0.026, 0.026, 0.03], 0.02, mirror=True)
    h.on("jaw").ball((0.122, -0.175, 1.235), (0.044, 0.085, 0.05), (-24, 0, 8), 0.03, mirror=True)
    h.tube([(0.108, -0.25, 1.275), (0.108, -0.275, 1.235), (0.1, -0.32, 1.21)], [0.028, 0.024, 0.02], 0.02, mirror=True)
    h.stroke([(0.15, -0.15, 1.36), (0.17, -0.17, 1.29), (0.16, -0.19, 1.2)], [0.02, 0.04, 0.022], 0.014, 0.6, mirror=True)
    h.stroke([(0.13, -0.235, 1.33), (0.14, -0.235, 1.28), (0.135, -0.24, 1.22)], 0.01, 0.01, 0.9, cut=True, mirror=True)
    h.on("neck").tube([(0, -0.2, 1.2), (0, -0.08, 1.22)], [0.1, 0.15], 0.04)


def _face(h):
    """Nose pad with wings and holes, a cleft lip, sockets, wrinkles; a ring through the nose."""
    h.on("head")
    h.ball((0, -0.435, 1.326), (0.09, 0.045, 0.05), (-10, 0, 0), 0.02)
    h.ball((0.046, -0.425, 1.285), (0.05, 0.045, 0.03), (0, 12, 20), 0.014, mirror=True)
    h.tube([(0.022, -0.478, 1.338), (0.055, -0.475, 1.358), (0.086, -0.448, 1.345), (0.085, -0.435, 1.312)], [0.014, 0.019, 0.02, 0.012], 0.01, mirror=True)
    h.ball((0.056, -0.485, 1.328), (0.021, 0.04, 0.0135), (0, -24, 28), 0.006, cut=True, mirror=True)
    h.paint((0.054, -0.462, 1.328), (0.02, 0.03, 0.013), (0, -24, 28), DARK, mirror=True)
    h.stroke([(0, -0.49, 1.31), (0, -0.475, 1.285), (0, -0.46, 1.262)], 0.01, 0.014, 0.9, cut=True)
    h.ball((0.112, -0.315, 1.412), (0.05, 0.036, 0.03), (0, -14, 32), 0.012, cut=True, mirror=True)
    # Strips: the muscle of the lip, the fold under the cheekbone, the brow's corrugator, veins over the muzzle.
    h.stroke([(0.075, -0.35, 1.37), (0.09, -0.385, 1.335), (0.085, -0.42, 1.3)], [0.014, 0.024, 0.016], 0.012, 0.6, mirror=True)
    h.stroke([(0.105, -0.33, 1.345), (0.125, -0.3, 1.31), (0.125, -0.27, 1.27)], 0.012, 0.012, 0.9, cut=True, mirror=True)
    h.stroke([(0.14, -0.26, 1.345), (0.155, -0.22, 1.31), (0.155, -0.2, 1.27)], 0.01, 0.01, 0.9, cut=True, mirror=True)
    h.stroke([(0.01, -0.34, 1.43), (0.025, -0.31, 1.48), (0.03, -0.27, 1.52)], [0.012, 0.018, 0.012], 0.012, 0.6, mirror=True)
    h.stroke([(0, -0.35, 1.425), (0, -0.32, 1.47), (0, -0.28, 1.51)], 0.009, 0.01, 0.9, cut=True)
    for z, wide in ((1.418, 0.04), (1.4, 0.048), (1.383, 0.05)):
        y = -0.36 - (1.42 - z) * 0.9
        h.stroke([(-wide, y + 0.02, z - 0.012), (0, y - 0.01, z + 0.006), (wide, y + 0.02, z - 0.012)], 0.008, 0.007, 0.9, cut=True)
    for k in range(3):
        h.stroke([(0.045, -0.29, 1.5 + 0.016 * k), (0.09, -0.27, 1.515 + 0.016 * k), (0.14, -0.22, 1.515 + 0.014 * k)], 0.008, 0.006, 0.9, cut=True, mirror=True)
    for k in range(2):
        h.stroke([(0.07, -0.335, 1.382 - 0.013 * k), (0.11, -0.315, 1.372 - 0.014 * k), (0.15, -0.26, 1.378 - 0.014 * k)], 0.006, 0.005, 0.9, cut=True, mirror=True)
    h.grain(wrinkles((60, 60, 90), 4), 0.0009, (0, -0.34, 1.36), (0.18, 0.2, 0.2))
    ring = [(0.036 * np.sin(a), -0.492 - 0.008 * np.cos(a), 1.272 - 0.04 * np.cos(a)) for a in np.linspace(-2.75, 2.75, 13)]
    h.tube(ring, 0.0115, 0, matter=IVORY)


def _ears(h):
    """Leaves that hang out below the horns."""
    h.on("head")
    leaf = (0.1, -0.75, 0.6)
    h.ball((0.15, -0.06, 1.4), (0.05, 0.05, 0.05), blend=0.03, mirror=True)
    h.tube([(0.14, -0.06, 1.405), (0.22, -0.045, 1.405), (0.32, -0.02, 1.375), (0.42, 0.0, 1.31)], [0.034, 0.062, 0.055, 0.006], 0.02, (leaf, 0.34), mirror=True)
    h.tube([(0.18, -0.085, 1.42), (0.24, -0.08, 1.415), (0.32, -0.055, 1.385), (0.385, -0.03, 1.345)], [0.014, 0.036, 0.03, 0.006], 0.006, (leaf, 0.42), cut=True, mirror=True)


def _horn(s, side):
    """It grows from a bony boss through a burr, in rings that crowd at the root and fade to a smooth tip."""
    s.on("head")
    points, radii = HORNS[side]
    s.ball((side * 0.125, -0.07, 1.5), (0.1, 0.115, 0.1), blend=0.03)
    s.tube(points, radii, 0.008, matter=IVORY)
    curve, wide = spline(points, radii, 60)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    tree = cKDTree(curve)
    k = int(np.argmin(np.abs(length / length[-1] - 0.135)))
    way = curve[k + 1] - curve[k - 1]
    way /= np.linalg.norm(way)
    u = np.cross(way, (0, 1.0, 0))
    u /= np.linalg.norm(u)
    w = np.cross(way, u)

    def rings(x, y, z):
        p = np.column_stack([x, y, z])
        far, near = tree.query(p)
        t = length[near] / length[-1]
        from_spine = p - curve[near]
        round = np.arctan2(from_spine @ w, from_spine @ u)
        v = 14 * (1 - (1 - t) ** 1.3) + 0.3 * np.sin(9 * t) + 0.12 * np.sin(23 * t) + 0.1 * np.sin(2 * round + 6 * t)
        a = v - np.floor(v)
        deep = 0.75 + 0.25 * np.sin(12.9 * np.floor(v))
        ridge = np.minimum(a / 0.68, (1 - a) / 0.32) ** 0.7 * deep
        grown = np.clip((t - 0.13) / 0.04, 0, 1) * np.clip((0.92 - t) / 0.5, 0, 1) ** 0.7
        flutes = 0.16 * np.sin(7 * round) * np.clip((t - 0.13) / 0.1, 0, 1) * np.clip((1 - t) / 0.3, 0, 1)
        return (grown * (ridge - 0.4) + flutes) * (far < 0.16)

    s.relief(rings, 0.018, (side * 0.4, 0.04, 1.72), (0.36, 0.3, 0.42), soft=0.02)
    # The burr: where horn and hide meet, a swollen rim of hide and a wreath of knobs grown into it.
    s.tube(curve[: k + 1 : 12], wide[: k + 1 : 12] + 0.005, 0.012)
    s.tube([curve[k] + (u * np.cos(a) + w * np.sin(a)) * 0.104 for a in np.linspace(0, 2 * np.pi, 25)], 0.022, 0.012)
    for n in range(13):
        a = 2 * np.pi * n / 13 + 0.15 * np.sin(3 * n)
        size = 0.024 + 0.006 * np.sin(5 * n)
        s.ball(curve[k] + (u * np.cos(a) + w * np.sin(a)) * 0.109 - way * 0.012 * (n % 2), (size, size, size), blend=0.022)


def _hair(h):
    """A forelock between the horns, and a beard."""
    h.on("head")
    for x, root, tip, wide in ((0.085, (0.06, -0.07, 1.605), (0.095, -0.25, 1.535), 0.036), (-0.085, (-0.06, -0.07, 1.605), (-0.09, -0.26, 1.535), 0.036), (0.045, (0.03, -0.08, 1.615), (0.045, -0.29, 1.525), 0.036), (-0.04, (-0.03, -0.08, 1.615), (-0.05, -0.28, 1.53), 0.036), (0, (0, -0.1, 1.615), (0.0, -0.325, 1.495), 0.038)):
        (a, b), (m, n) = h.skin_at([root, tip])
        lock(h, a, b + n * 0.012, wide, m + n, 0.012)
    h.on("jaw")
    for x, y, low in ((0.1, -0.24, 0.12), (-0.1, -0.24, 0.11), (0.07, -0.31, 0.15), (-0.07, -0.31, 0.14), (0.035, -0.36, 0.18), (-0.04, -0.36, 0.17), (0, -0.385, 0.25)):
        lock(h, (x, y, 1.15), (x * 0.9, y - 0.02, 1.15 - low), 0.036, (x * 2, -1, 0.1), 0.012)
