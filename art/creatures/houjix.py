"""Houjix, a low four-legged guard beast: a plated back, a blunt ramming brow, a stub of a tail. Trots on the spot, shakes
itself like a dog; rams and digs in."""

from dataclasses import replace
from itertools import combinations

import numpy as np
from scipy.spatial import cKDTree

from rig.clip import Clip
from rig.language import down, pace, paces, pulse, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import CLOAK, DARK, IVORY, PALE, SKIN, spline
from sculpt.finish import CRISP
from sculpt.parts import eyes, plate
from sculpt.patterns import bands, cracks, wrinkles

BOX = ((-0.62, -0.92, -0.03), (0.62, 0.8, 1.24))
HEIGHT = 1.13
FINISH = replace(CRISP, triangles=12_000, bits=6)
TINT = (0.38, 0.55, 0.09)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "loin": ("root", (0, 0.06, 0.66)),
        "hips": ("loin", (0, 0.26, 0.64)),
        "tail": ("hips", (0, 0.48, 0.62)),
        "chest": ("loin", (0, -0.12, 0.68)),
        "neck": ("chest", (0, -0.3, 0.62)),
        "head": ("neck", (0, -0.42, 0.52)),
        "jaw": ("head", (0, -0.335, 0.335)),
        "ear.L": ("head", (0.145, -0.32, 0.525)),
        "arm.L": ("chest", (0.2, -0.2, 0.56)),
        "elbow.L": ("arm.L", (0.255, -0.11, 0.34)),
        "paw.L": ("elbow.L", (0.255, -0.22, 0.09)),
        "thigh.L": ("hips", (0.19, 0.34, 0.58)),
        "shin.L": ("thigh.L", (0.25, 0.26, 0.36)),
        "foot.L": ("shin.L", (0.25, 0.42, 0.09)),
    },
    {
        "fore.L": Limb("arm.L", "elbow.L", "paw.L", pole=(0, 1, 0), tip=0.14, heel=0.08),
        "hind.L": Limb("thigh.L", "shin.L", "foot.L", pole=(0, -1, 0), tip=0.14, heel=0.08),
    },
    {"tail": ((0.2, 0.12, 0.12), 0.6, 3.2, 0.3), "ear.L": ((0.15, 0.08, -0.1), 0.8, 3.0, 0.3)},
)

PARTS = {
    "head": ((-0.5, -0.92, 0.12), (0.5, -0.15, 0.85)),
    "paw": ((0.08, -0.5, -0.03), (0.5, 0.1, 0.5)),
    "back": ((-0.5, -0.45, 0.35), (0.55, 0.75, 1.12)),
}


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _legs(s)
    _shell(s)
    _tail(s)
    _head(s)


def _body(s):
    s.on("hips").ball((0, 0.28, 0.58), (0.25, 0.26, 0.22), (-4, 0, 0), 0.06)
    s.ball((0, 0.43, 0.52), (0.2, 0.115, 0.12), blend=0.05)
    s.on("loin").ball((0, 0.08, 0.62), (0.26, 0.28, 0.23), blend=0.08)
    s.on("chest").ball((0, -0.14, 0.65), (0.27, 0.27, 0.27), blend=0.08)
    s.ball((0.16, -0.18, 0.58), (0.13, 0.18, 0.22), (0, -10, 0), 0.04, mirror=True)
    s.on("thigh.L").ball((0.18, 0.34, 0.52), (0.13, 0.19, 0.22), (0, -10, 0), 0.04, mirror=True)
    s.on("neck").tube([(0, -0.26, 0.62), (0, -0.33, 0.56), (0, -0.39, 0.5)], [0.21, 0.18, 0.135], 0.05)
    s.on("loin").relief(wrinkles((10, 10, 18), 3), 0.016, (0, 0.1, 0.46), (0.36, 0.55, 0.16))


def _muscle(s, points, widths, height):
    s.stroke(points, [1.4 * w for w in widths], 1.2 * height, 0.75, mirror=True, ends=0.4)


def _legs(s):
    """Short and bowed: shoulder, elbow and hock of bone, and paws with four toes, each bent twice, each with a claw."""
    s.on("arm.L").tube([(0.2, -0.2, 0.54), (0.26, -0.14, 0.44), (0.265, -0.11, 0.34)], [0.145, 0.125, 0.085], 0.03, mirror=True)
    s.on("elbow.L").tube([(0.262, -0.11, 0.34), (0.268, -0.15, 0.24), (0.258, -0.2, 0.1)], [0.086, 0.07, 0.06], 0.018, mirror=True)
    s.ball((0.285, -0.035, 0.35), (0.034, 0.05, 0.05), (30, 0, 0), 0.014, mirror=True)
    s.on("shin.L").tube([(0.24, 0.25, 0.38), (0.265, 0.37, 0.26), (0.25, 0.41, 0.1)], [0.1, 0.058, 0.058], 0.024, mirror=True)
    s.ball((0.258, 0.425, 0.25), (0.03, 0.036, 0.05), (-20, 0, 0), 0.014, mirror=True)
    s.on("thigh.L").ball((0.255, 0.22, 0.39), (0.06, 0.055, 0.075), blend=0.014, mirror=True)
    s.ball((0.22, 0.37, 0.46), (0.115, 0.145, 0.165), (-14, 0, 0), 0.02, mirror=True)
    for path, wide, high in (
        ([(0.27, -0.3, 0.6), (0.34, -0.24, 0.5), (0.33, -0.16, 0.39)], [0.04, 0.06, 0.02], 0.024),
        ([(0.34, -0.06, 0.56), (0.37, -0.1, 0.46), (0.34, -0.08, 0.37)], [0.04, 0.055, 0.016], 0.022),
        ([(0.33, -0.16, 0.38), (0.345, -0.2, 0.29), (0.3, -0.25, 0.17)], [0.024, 0.042, 0.014], 0.02),
        ([(0.35, -0.08, 0.34), (0.345, -0.13, 0.25), (0.31, -0.18, 0.15)], [0.02, 0.034, 0.012], 0.016),
        ([(0.22, -0.2, 0.36), (0.2, -0.22, 0.28), (0.215, -0.25, 0.18)], [0.02, 0.036, 0.012], 0.018),
        ([(0.3, 0.24, 0.58), (0.36, 0.3, 0.47), (0.32, 0.28, 0.37)], [0.05, 0.07, 0.02], 0.026),
        ([(0.3, 0.46, 0.58), (0.34, 0.47, 0.46), (0.31, 0.41, 0.34)], [0.04, 0.06, 0.016], 0.022),
        ([(0.32, 0.32, 0.36), (0.325, 0.37, 0.29), (0.3, 0.42, 0.2)], [0.02, 0.034, 0.01], 0.018),
    ):
        _muscle(s.on("loin"), path, wide, high)
    for joint, y in (("paw.L", -0.22), ("foot.L", 0.42)):
        s.on(joint).block((0.255, y + 0.0, 0.075), (0.075, 0.075, 0.05), (12, 0, 0), 0.045, 0.0, 0.03, mirror=True)
        s.ball((0.255, y + 0.045, 0.036), (0.068, 0.05, 0.034), blend=0.02, mirror=True)
        for dx, reach in ((-0.088, 0.86), (-0.03, 1.0), (0.032, 1.0), (0.09, 0.86)):
            at = lambda out, z, k=1.0: np.array([0.255 + dx * (0.8 + 0.25 * out), y - 0.15 * out * reach - 0.02, z])
            s.tube([at(0.0, 0.1), at(0.32, 0.112), at(0.62, 0.078), at(0.8, 0.04)], [0.034, 0.037, 0.027, 0.028], 0.006, mirror=True)
            s.ball(at(0.3, 0.132), (0.027, 0.026, 0.022), (20, 0, 0), 0.008, mirror=True)
            s.ball(at(0.64, 0.098), (0.024, 0.022, 0.02), (40, 0, 0), 0.006, mirror=True)
            s.ball(at(0.66, 0.026), (0.032, 0.04, 0.026), blend=0.006, mirror=True)
            s.tube([at(0.78, 0.066), at(0.9, 0.056)], [0.028, 0.024], 0.006, mirror=True)
            s.spike(at(0.86, 0.058), at(1.28, 0.008), 0.02, (0, -0.012, 0.022), 0.002, mirror=True)
    # Behind: the tendon over the hock, the groove between the hamstrings.
    s.on("shin.L").stroke([(0.255, 0.47, 0.3), (0.252, 0.475, 0.22), (0.25, 0.47, 0.1)], [0.016, 0.014, 0.018], 0.014, 0.6, mirror=True)
    s.stroke([(0.2, 0.54, 0.56), (0.22, 0.54, 0.46), (0.24, 0.5, 0.36)], [0.012, 0.018, 0.01], 0.008, 1.2, cut=True, mirror=True)
    s.stroke([(0.3, 0.5, 0.56), (0.31, 0.5, 0.46), (0.28, 0.46, 0.36)], [0.012, 0.016, 0.01], 0.006, 1.2, cut=True, mirror=True)
    s.on("loin").relief(wrinkles((9, 9, 18), 2), 0.01, (0, 0.05, 0.24), (0.5, 0.7, 0.14))
    s.relief(wrinkles((10, 10, 26), 4), 0.012, (0.3, -0.12, 0.38), (0.14, 0.16, 0.07), mirror=True)


ROWS = np.arange(-0.325, 0.57, 0.095)
"""Where the rows of scutes begin, along the body."""
COLUMN = 31
"""Degrees from scute to scute about the body's length; every other row lies half as much beside."""
AXIS = 0.5
"""The height of the line about which they turn."""


def _shell(s):
    """A dome with a rim, and on it rows of scutes that follow it to its end; each covers the root of the next."""
    dome = s.layer().on("shell")
    dome.ball((0, -0.03, 0.69), (0.325, 0.32, 0.37), (-8, 0, 0), 0.02, matter=CLOAK)
    dome.ball((0, 0.2, 0.6), (0.315, 0.36, 0.3), (-10, 0, 0), 0.08, matter=CLOAK)
    below = s.layer()
    below.block((0, 0.1, 0.2), (0.9, 0.9, 0.3), (-6, 0, 0), 0.02)
    dome.trim(below, 0, 0.02)
    dome.divide("shell", 1, (0.05, 0.285), ("chest", "loin", "hips"))
    scutes = s.layer()
    for row, y in enumerate(ROWS):
        for place in range(-3, 4):
            _scute(dome, scutes, y, COLUMN * (place + 0.5 * (row % 2)))
    # Over the nape, behind the top and over the root of the tail one more, where two of a row would leave a hole between them.
    for joint, start, way, back in (("chest", (0, -0.7, 0.92), (0, 1, -0.12), (0, 0.45, 0.9)), ("hips", (0, 0.25, 1.3), (0, 0, -1), (0, 1, -0.4)), ("hips", (0, 1.0, 0.66), (0, -1, 0), (0, 0.5, -0.86))):
        (skin,), (out,) = dome.skin_at([dome.hit(start, way, 1.2)])
        back = np.array(back) - out * (out @ back)
        plate(scutes.on(joint), dome, skin, out, back, 0.14, 0.115, 0.06, 0.014, 0.026, CLOAK)
    dome.join(scutes, 0)
    s.join(dome, 0.008)


def _scute(dome, scutes, y, degrees):
    if abs(degrees) > 100:
        return
    way = np.array([np.sin(np.radians(degrees)), 0, np.cos(np.radians(degrees))])
    found = [dome.hit((0, y + shift, AXIS) + 0.6 * way, -way, 0.55) for shift in (0, -0.03, 0.03)]
    if any(place is None for place in found):
        return
    skin, before, behind = found
    back = (behind - before) / np.linalg.norm(behind - before)
    (_,), (out,) = dome.skin_at([skin])
    out -= back * (out @ back)
    radius = np.linalg.norm((skin - (0, y, AXIS))[[0, 2]])
    wide = np.clip(0.315 * radius, 0.05, 0.128)
    scutes.on("chest" if y < 0.02 else "loin" if y < 0.25 else "hips")
    plate(scutes, dome, skin, out, back, wide, 0.062 + 0.36 * wide, 0.054, 0.008, 0.024, CLOAK)


def _tail(s):
    """A stub in rings of horn; it ends in a mace of bone, held out to its left so that it shows from behind."""
    path, thick = [(0, 0.44, 0.58), (0.09, 0.54, 0.6), (0.27, 0.5, 0.69), (0.4, 0.39, 0.81)], [0.11, 0.085, 0.064, 0.055]
    curve, wide = spline(path, thick, 60)
    s.on("tail").tube(path, thick, 0.04)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    tree = cKDTree(curve)

    def hoops(x, y, z):
        far, near = tree.query(np.column_stack([x, y, z]))
        t = length[near] / 0.062
        return bands(t, 0.1, 0.0) * (near > 36) * (near < len(curve) - 26) * (far < 2 * wide[near])

    s.relief(hoops, 0.024, (0.2, 0.5, 0.68), (0.34, 0.3, 0.3), soft=0.1)
    s.paint((0.22, 0.5, 0.68), (0.3, 0.24, 0.26), matter=CLOAK, over=SKIN, where=lambda x, y, z: (x > 0.03) & (y > 0.36) & (z > 0.56 + 0.3 * (x < 0.12)))
    # The mace: a knot of bone cut into facets, spikes out of collars.
    middle = np.array([0.42, 0.37, 0.835])
    s.ball(middle, (0.105, 0.105, 0.12), (20, -48, 0), 0.012, matter=IVORY)
    spikes = ((0.8, -0.2, 0.5), (0.1, -0.7, 0.7), (-0.3, 0.2, 0.9), (0.6, 0.6, 0.5), (0.7, -0.6, -0.3), (-0.55, -0.55, 0.5), (0.9, 0.35, -0.35))
    ways = [np.array(way) / np.linalg.norm(way) for way in spikes]
    for a, b in combinations(ways, 2):
        if a @ b > 0.3:
            between = (a + b) / np.linalg.norm(a + b)
            s.plane(middle + 0.094 * between, between, 0.004, 0.09)
    for way in ways:
        s.tube([middle + 0.06 * way, middle + 0.106 * way], [0.054, 0.046], 0.004, matter=IVORY)
        s.tube([middle + 0.09 * way, middle + 0.115 * way, middle + 0.175 * way], [0.036, 0.032, 0.005], 0.002, matter=IVORY)
    s.relief(cracks(16, 5), 0.004, middle, 0.22)


def _head(s):
    """Carried low and far ahead of the shell; a ram's horns curl behind its eyes, and the boss between them is the ram."""
    h = s.layer((0, 0.1, 0.02), 0.96, (0, -0.5, 0.45)).on("head")
    _skull(h)
    _muzzle(h)
    _jaw(h)
    _horns(h)
    h.on("head")
    eyes(h, (0.1, -0.609, 0.482), 0.042, 38, 14, 0.66, 0.72)
    h.tube([(0.035, -0.69, 0.515), (0.085, -0.68, 0.538), (0.145, -0.61, 0.555), (0.168, -0.51, 0.525)], [0.014, 0.02, 0.023, 0.014], 0.02, mirror=True)
    h.stroke([(0.05, -0.69, 0.455), (0.09, -0.665, 0.425), (0.145, -0.6, 0.42)], [0.006, 0.008, 0.006], 0.007, 0.9, cut=True, mirror=True)
    h.on("ear.L").tube([(0.15, -0.42, 0.51), (0.2, -0.36, 0.5), (0.235, -0.31, 0.44)], [0.04, 0.05, 0.01], 0.02, ((0.5, -0.6, 0.6), 0.35), mirror=True)
    s.join(h, 0.02)
    s.on("neck").stroke([(0.1, -0.42, 0.36), (0.16, -0.34, 0.42), (0.2, -0.26, 0.5)], [0.02, 0.04, 0.03], 0.016, 0.7, mirror=True)
    s.loupe((0, -0.54, 0.44), 0.28, 1.7)


def _skull(h):
    """A wedge; cheekbones that stand out before the hinge, the chewing muscle below them, hollows at the temples."""
    h.ball((0, -0.47, 0.47), (0.16, 0.2, 0.15), (-10, 0, 0), 0.05)
    h.ball((0.07, -0.56, 0.52), (0.085, 0.09, 0.055), (-20, 0, 0), 0.04, mirror=True)
    h.block((0, -0.66, 0.41), (0.1, 0.14, 0.08), (-14, 0, 0), 0.034, -0.12, 0.04)
    h.ball((0.1, -0.57, 0.4), (0.06, 0.11, 0.055), blend=0.04, mirror=True)
    h.stroke([(0.09, -0.68, 0.43), (0.145, -0.58, 0.42), (0.17, -0.47, 0.43)], [0.016, 0.03, 0.026], 0.026, 0.5, mirror=True)
    h.stroke([(0.155, -0.5, 0.41), (0.155, -0.46, 0.34), (0.125, -0.48, 0.28)], [0.03, 0.052, 0.03], 0.026, 0.65, mirror=True)
    h.ball((0.112, -0.5, 0.345), (0.045, 0.06, 0.055), blend=0.03, mirror=True)
    h.stroke([(0.13, -0.52, 0.55), (0.16, -0.45, 0.53), (0.16, -0.4, 0.47)], [0.02, 0.034, 0.02], 0.014, 1.0, cut=True, mirror=True)


def _muzzle(h):
    """A flat bridge and flat sides that meet in an edge, a square end, heavy lips with a rolled rim, beds of whiskers."""
    h.block((0, -0.63, 0.472), (0.05, 0.135, 0.03), (-8, 0, 0), 0.016, -0.2, 0.03)
    h.plane((0.092, -0.73, 0.43), (0.93, -0.28, 0.24), 0.008, 0.14, mirror=True)
    h.plane((0.062, -0.75, 0.476), (0.62, -0.25, 0.74), 0.008, 0.12, mirror=True)
    h.plane((0, -0.79, 0.46), (0, -0.75, 0.65), 0.008, 0.12)
    # Nose leather: a pad with two commas cut into it, and the furrow to the lip.
    h.block((0, -0.772, 0.442), (0.055, 0.044, 0.036), (-10, 0, 0), 0.03, 0.12, 0.012, matter=DARK)
    h.ball((0.032, -0.818, 0.438), (0.017, 0.026, 0.014), (0, -20, 24), 0.006, cut=True, mirror=True)
    h.ball((0.054, -0.8, 0.426), (0.009, 0.026, 0.007), (0, 0, 24), 0.004, cut=True, mirror=True)
    h.stroke([(0, -0.82, 0.405), (0, -0.815, 0.34)], 0.01, 0.014, 0.9, cut=True)
    # Flesh behind the lip, or it would be a hose with air between it and the cheek.
    h.ball((0.094, -0.61, 0.352), (0.042, 0.13, 0.045), (0, 0, 8), 0.03, mirror=True)
    h.tube([(0.012, -0.795, 0.362), (0.07, -0.772, 0.345), (0.115, -0.69, 0.318), (0.127, -0.6, 0.305), (0.12, -0.53, 0.312)], [0.026, 0.033, 0.034, 0.03, 0.02], 0.014, mirror=True)
    h.stroke([(0.03, -0.8, 0.386), (0.08, -0.76, 0.385), (0.105, -0.69, 0.38)], [0.026, 0.032, 0.02], 0.016, 0.65, mirror=True)
    h.stroke([(0.07, -0.79, 0.366), (0.118, -0.7, 0.348), (0.14, -0.6, 0.335)], 0.008, 0.008, 0.9, cut=True, mirror=True)
    for k in range(3):
        h.stroke([(-0.04, -0.705 + 0.028 * k, 0.505 + 0.008 * k), (0, -0.715 + 0.028 * k, 0.51 + 0.012 * k), (0.04, -0.705 + 0.028 * k, 0.505 + 0.008 * k)], 0.007, 0.007, 0.9, cut=True)


def _jaw(h):
    """Two bars of bone from the hinge to a square chin, skin between them, a lower lip; fangs that stand out over the upper."""
    jaw = h.layer().on("jaw")
    bar = [(0.13, -0.43, 0.31), (0.118, -0.52, 0.256), (0.096, -0.64, 0.268), (0.056, -0.735, 0.288), (0.012, -0.755, 0.292)]
    jaw.tube(bar, [0.05, 0.047, 0.042, 0.04, 0.038], 0.02, mirror=True)
    jaw.ball((0, -0.59, 0.27), (0.09, 0.15, 0.032), (-4, 0, 0), 0.03)
    jaw.ball((0, -0.765, 0.268), (0.046, 0.03, 0.034), (14, 0, 0), 0.024)
    jaw.plane((0.085, -0.72, 0.25), (0.8, -0.55, -0.15), 0.006, 0.06, mirror=True)
    jaw.stroke([(0.1, -0.66, 0.232), (0.122, -0.55, 0.238), (0.13, -0.46, 0.29)], [0.014, 0.022, 0.024], 0.014, 0.5, mirror=True)
    jaw.stroke([(-0.06, -0.765, 0.298), (0, -0.79, 0.296), (0.06, -0.765, 0.298)], 0.009, 0.008, 0.9, cut=True)
    jaw.stroke([(0, -0.8, 0.29), (0, -0.79, 0.24)], 0.01, 0.008, 0.9, cut=True)
    jaw.tube([(0.112, -0.52, 0.28), (0.104, -0.63, 0.297), (0.068, -0.735, 0.319), (0, -0.768, 0.321)], [0.014, 0.02, 0.021, 0.02], 0.008, mirror=True)
    jaw.ball((0, -0.62, 0.332), (0.062, 0.11, 0.026), blend=0.012, cut=True)
    h.trim(jaw, 0.009, 0.006)
    h.paint((0, -0.62, 0.337), (0.09, 0.14, 0.026))
    h.join(jaw, 0.002)
    # The hinge: a fold from the corner of the mouth over it.
    h.on("jaw").ball((0.137, -0.445, 0.305), (0.026, 0.05, 0.05), (-14, 0, 0), 0.02, mirror=True)
    h.ball((0.085, -0.705, 0.315), (0.03, 0.03, 0.022), blend=0.01, mirror=True)
    h.spike((0.088, -0.708, 0.31), (0.115, -0.755, 0.425), 0.024, (0.012, -0.012, 0), 0.002, mirror=True)
    for x in (0.018, 0.05):
        h.spike((x, -0.757 + 0.2 * x, 0.31), (x, -0.762 + 0.2 * x, 0.352), 0.012, mirror=True)


HORN = [(0.09, -0.5, 0.625), (0.22, -0.42, 0.685), (0.335, -0.3, 0.655), (0.385, -0.215, 0.54), (0.375, -0.25, 0.42), (0.35, -0.35, 0.375), (0.335, -0.435, 0.41), (0.345, -0.46, 0.47)]
THICK = [0.085, 0.086, 0.08, 0.07, 0.056, 0.042, 0.026, 0.004]
"""A ram's horn: it lies behind the eye, on the neck, so that from the side the whole face is before it."""


def _horns(h):
    ram = h.layer().on("head")
    ram.ball((0, -0.565, 0.57), (0.145, 0.11, 0.08), (-34, 0, 0), 0.02, matter=IVORY)
    ram.stroke([(0, -0.66, 0.56), (0, -0.6, 0.64), (0, -0.5, 0.67)], 0.012, 0.012, 0.9, cut=True)
    ram.tube(HORN, THICK, 0.02, matter=PALE, mirror=True)
    curve, wide = spline(HORN, THICK, 40)
    steps = np.linalg.norm(np.diff(curve, axis=0), axis=1)
    # Rings are as far apart as the horn is thick there.
    rings = np.concatenate([[0], np.cumsum(steps / (0.62 * np.maximum(wide[1:], 0.02)))])
    tree = cKDTree(curve)

    def grown(x, y, z):
        far, nearest = tree.query(np.column_stack([np.abs(x), y, z]))
        on_horn = (far < 1.4 * wide[nearest]) & (rings[nearest] > 0.5)
        return np.where(on_horn, (bands(-rings[nearest], 0.18, 0.1) - 0.4) * np.minimum(wide[nearest] / 0.07, 1), 0)

    ram.relief(grown, 0.016, (0, -0.34, 0.54), (0.6, 0.32, 0.32), soft=0.1)
    ram.relief(cracks(13, 4), 0.003, (0, -0.6, 0.6), (0.16, 0.16, 0.1))
    h.join(ram, 0.006)


REACH, CYCLE, STANCE = 0.21, 15 / 24, 0.52
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("paw.L", "paw.R", "foot.L", "foot.R")
BLOWS = {"attack": "Ram", "attack_heavy": "Ram", "push": "Ram", "block": "Ram", "finisher": "Ram"}

LATE = {"head": (4.5, 0.5), "jaw": (6, 0.5)}
BROW = ("head", (0, -0.2, 0.05))
RAM = dict(loin_pos=(0, -0.14, -0.06), loin=(-4, 0, 0), chest=(-2, 0, 0), hips=(-6, 0, 0), neck=(-4, 0, 0), head=(16, 0, 0))
"""The moment of a blow with the brow."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 4.2, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 0.8, _turn, steps=[0.2, 0.4, 0.6, 0.8]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """On guard: breathing, sniffing, an ear for every side."""
    breath = wave(t, 0, 2)
    sniff = 4 * wave(t, 0, 12) * pulse(t, 0.55, 0.65, 0.8)
    return dict(
        loin_pos=(0.012 * wave(t), 0, -0.008 + 0.008 * breath), loin=(0.8 * breath, 1.5 * wave(t), 1.2 * wave(t, 0.1)), chest=(-1.5 * wave(t, 0.1, 2), 0, 1.5 * wave(t, 0.2)),
        hips=(breath, 0, -1.5 * wave(t, 0.15)), neck=(-16 + 2 * wave(t, 0.15, 2), 0, 5 * wave(t, -0.1)), head=(sniff - 14, 3 * wave(t, 0.3), 9 * wave(t, -0.13)),
        jaw=(2 + 2 * wave(t, 0.1, 2), 0, 0), ear_L=(0, 6 * wave(t, 0.2, 3), 0), ear_R=(0, -6 * wave(t, 0.5, 2), 0), tail=(3 * breath, 0, 14 * wave(t, 0.0, 3)), fore=(0, 0, 0), hind=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Shakes itself like a dog, from the head to the tail."""
    clip = key("fidget", 4.0, [
        (0.5, dict(loin_pos=(0, 0.03, -0.05), chest=(5, 0, 0), neck=(8, 0, 0), head=(10, 0, 0), fore=0, hind=0)),
        (0.8, dict(loin_pos=(0, 0, 0.0), chest=(-2, 0, 0), neck=(2, 0, 0), head=(4, 0, 0))),
        (2.3, dict(loin_pos=(0, 0, -0.02), chest=(2, 0, 0), neck=(4, 0, 0), head=(6, 0, 0))),
        (2.7, dict(neck=(-6, 0, 0), head=(-12, 0, 0), jaw=14, loin_pos=(0, 0, 0.01))),
        (3.0, dict(neck=(2, 0, 0), head=(4, 0, 12), jaw=0)),
    ])  # fmt: skip

    def shake(t):
        turn = lambda start, size: size * wave(t, -start, 22) * pulse(t, start, start + 0.12, start + 0.34)
        return dict(head=(0, turn(0.18, 34), 0), neck=(0, turn(0.2, 16), 0), chest=(0, turn(0.24, 12), 0), loin=(0, turn(0.28, 9), 0), hips=(0, turn(0.32, 14), 0), tail=(0, turn(0.36, 30), turn(0.36, 40)))

    return clip.add(SKELETON, shake)


def _walk(t):
    """Trots: paws in diagonal pairs, short and springy."""
    out = {}
    for name, phase in (("fore_L", 0.0), ("hind_R", 0.04), ("fore_R", 0.5), ("hind_L", 0.54)):
        out[name], out[name + "_roll"] = stride(t, phase, REACH, 0.13, STANCE, 26, -8)
    bob = wave(t, -0.12, 2)
    return dict(
        out, loin_pos=(0.012 * wave(t), 0, -0.045 + 0.025 * bob), loin=(1.5 * wave(t, 0.05, 2), 2.5 * wave(t), 3 * wave(t, 0.25)), chest=(1, 0, 4 * wave(t, -0.25)), hips=(0, 0, -5 * wave(t, -0.25)),
        neck=(3 - 3 * wave(t, 0.0, 2), 0, 0), head=(2 + 4 * wave(t, 0.05, 2), 2 * wave(t), -3 * wave(t, -0.25)), jaw=(3, 0, 0), tail=(6 * wave(t, 0, 2), 0, 12 * wave(t, 0.1)),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("fore_L", "hind_R", "fore_R", "hind_L"), 0.1), loin_pos=(-0.01 * wave(t), 0, -0.02 + 0.01 * wave(t, 0, 4)), loin=(0, 2 * wave(t), 3 * wave(t, 0.1)),
        chest=(0, 0, 7 * wave(t, 0.05)), hips=(0, 0, -6 * wave(t, 0.1)), neck=(0, 0, 6 * wave(t, 0.05)), head=(0, 0, 10 * wave(t, 0.08)), tail=(0, 0, -16 * wave(t, 0.1)),
    )  # fmt: skip


def _greetings(key):
    yield key("select", 1.5, [
        (0.2, dict(loin_pos=(0, 0.04, -0.08), chest=(8, 0, 0), hips=(-4, 0, 0), neck=(6, 0, 0), head=(8, 0, 0), fore=0, hind=0, tail=(20, 0, 0))),
        (0.42, dict(loin_pos=(0, 0.02, 0.02), loin=(-12, 0, 0), chest=(-8, 0, 0), neck=(-10, 0, 0), head=(-16, 0, 0), jaw=26, fore=(0, 0.02, 0.12), fore_roll=20, tail=(-20, 0, 30))),
        (0.56, dict(jaw=4, head=(-10, 0, 0), fore=(0, 0.02, 0.14))),
        (0.7, dict(loin_pos=(0, 0, -0.05), loin=(2, 0, 0), chest=(4, 0, 0), neck=(2, 0, 0), head=(-4, 0, 0), jaw=0, fore=0, fore_roll=0, tail=(0, 0, -30))),
        (0.86, dict(head=(-14, 0, 8), jaw=26, loin_pos=(0, 0, 0.01), tail=(0, 0, 30))),
        (1.0, dict(head=(0, 0, 6), jaw=2, tail=(0, 0, -24))),
        (1.15, dict(tail=(0, 0, 20), head=(2, 0, -4))),
    ], steps=[0.7])  # fmt: skip
    # Sits down where it won, and howls; the hammer of its tail beats the time.
    sits = dict(loin_pos=(0, 0.12, -0.12), loin=(-19, 0, 0), chest=(-8, 0, 0), hips=(-6, 0, 0), fore=0, hind=0)
    keys = [(0.25, dict(loin_pos=(0, 0.02, -0.08), chest=(6, 0, 0), neck=(6, 0, 0), head=(10, 0, 0), fore=0, hind=0))]
    for i in range(4):
        start = 0.6 + 0.5 * i
        keys += [
            (start, dict(neck=(-8, 0, 0), head=(-16, 0, 0), jaw=4, tail=(24, 0, 0), **sits)),
            (start + 0.14, dict(tail=(-34, 0, 0))),
            (start + 0.24, dict(neck=(-22, 0, 0), head=(-42, 0, (8, -8)[i % 2]), jaw=32, ear=(0, 20, 0), tail=(10, 0, (20, -20)[i % 2]), **sits)),
        ]
    keys += [(2.5, dict(loin_pos=(0, 0.02, -0.04), head=(-4, 0, 0), jaw=6, fore=0, hind=0))]
    yield key("victory", 2.8, keys, steps=[0.74, 1.24, 1.74, 2.24])
    yield key("defeat", 2.2, [
        (0.4, dict(neck=(-4, 0, 0), head=(-8, 0, 0), fore=0, hind=0, tail=(0, 0, 0))),
        (1.0, dict(loin_pos=(0, 0.02, -0.13), loin=(1, 0, 0), chest=(2, 0, 0), neck=(4, 0, 0), head=(6, 0, 0), tail=(-50, 0, 0), ear=(0, 20, 0))),
        (1.4, dict(loin_pos=(0, 0.02, -0.16), neck=(4, 0, 0), head=(8, 0, 12))),
        (2.2, dict(loin_pos=(0, 0.02, -0.16), loin=(1, 0, 0), chest=(2, 0, 0), neck=(4, 0, 0), head=(8, 0, 16), jaw=3, tail=(-60, 0, 0), ear=(0, 24, 0), fore=0, hind=0)),
    ], holds=True)  # fmt: skip


def _dig(start, side):
    """One paw scrapes the ground back: keys."""
    paw = f"fore_{side}"
    return [
        (start, {paw: (0, 0, 0), paw + "_roll": 0}),
        (start + 0.1, {paw: (0, -0.1, 0.12), paw + "_roll": 10}),
        (start + 0.18, {paw: (0, -0.12, 0.03), paw + "_roll": 0}),
        (start + 0.3, {paw: (0, 0.1, 0.03), paw + "_roll": 20}),
        (start + 0.4, {paw: (0, 0.02, 0.06), paw + "_roll": 10}),
        (start + 0.5, {paw: (0, 0, 0), paw + "_roll": 0}),
    ]


def _blows(key):
    low = dict(loin_pos=(0, 0.12, -0.08), loin=(3, 0, 0), chest=(4, 0, 0), neck=(4, 0, 0), head=(18, 0, 0))
    yield key("attack", 1.5, [
        *_dig(0.05, "R"),
        (0.4, dict(fore_L=0, hind=0, jaw=0, tail=(30, 0, 0), **low)),
        (0.6, dict(loin_pos=(0, 0.15, -0.12), chest=(9, 0, 0), head=(22, 0, 0), fore_R=0, fore_L=0, hind=0)),
        (0.66, dict(fore_R=(0, -0.06, 0.06), fore_L=(0, -0.04, 0.04), hind=(0, 0, 0), hind_roll=20)),
        (0.72, dict(tail=(-30, 0, 0), fore=(0, -0.14, 0), hind_roll=26, **RAM)),
        (0.8, dict(loin_pos=(0, -0.12, -0.04), head=(0, 0, 0), neck=(-10, 0, 0), chest=(-8, 0, 0), jaw=12, fore=(0, -0.14, 0))),
        (0.92, dict(loin_pos=(0, -0.1, -0.02), head=(-18, 0, 0), fore=(0, -0.14, 0), hind_roll=10)),
        (1.14, dict(loin_pos=(0, -0.03, -0.03), head=(-4, 0, 0), jaw=4, fore_L=(0, -0.07, 0.06), fore_R=(0, -0.14, 0), hind_roll=0)),
        (1.24, dict(fore_L=0, fore_R=(0, -0.14, 0))),
        (1.33, dict(fore_R=(0, -0.06, 0.06))),
        (1.43, dict(fore_R=0)),
    ], contact=0.72, weapon=BROW, steps=[0.23, 0.72, 1.24, 1.43])  # fmt: skip
    leap = [
        (0.9, dict(loin_pos=(0, 0.17, -0.13), loin=(1, 0, 0), fore=0, hind=0, fore_roll=0, hind_roll=0, chest=(3, 0, 0), neck=(2, 0, 0), head=(18, 0, 0), tail=(30, 0, 0))),
        (1.04, dict(loin_pos=(0, -0.02, 0.16), loin=(-10, 0, 0), fore=(0, -0.08, 0.22), fore_roll=30, hind=(0, 0.02, 0.05), hind_roll=30)),
        (1.14, dict(loin_pos=(0, -0.2, 0.22), loin=(8, 0, 0), chest=(8, 0, 0), hips=(-10, 0, 0), neck=(2, 0, 0), head=(24, 0, 0), fore=(0, -0.16, 0.2), fore_roll=40, hind=(0, 0.0, 0.24), hind_roll=40, tail=(-30, 0, 0), jaw=0)),
        (1.26, dict(loin_pos=(0, -0.12, 0.04), loin=(10, 0, 0), fore=(0, -0.12, 0.0), fore_roll=0, hind=(0, -0.05, 0.12), head=(0, 0, 0))),
        (1.36, dict(loin_pos=(0, -0.08, -0.1), loin=(2, 0, 0), chest=(4, 0, 0), hips=0, head=(-8, 0, 0), neck=(-4, 0, 0), hind=(0, -0.06, 0), hind_roll=0, fore=(0, -0.12, 0), jaw=16)),
        (1.55, dict(loin_pos=(0, -0.05, -0.05), hind=(0, -0.06, 0), fore=(0, -0.12, 0))),
        (1.65, dict(hind=(0, -0.03, 0.05), fore=(0, -0.12, 0))), (1.74, dict(hind=0, fore=(0, -0.12, 0))), (1.83, dict(fore=(0, -0.06, 0.05))), (1.93, dict(fore=0)),
    ]
    yield key("attack_heavy", 2.0, [
        *_dig(0.05, "R"), *[(t + 0.0, k) for t, k in _dig(0.45, "L")],
        (0.5, dict(hind=0, tail=(20, 0, 0), **low)), (0.62, dict(jaw=10, head=(14, 0, 6))), *leap,
    ], contact=1.14, weapon=BROW, steps=[0.23, 0.63, 1.26, 1.74])  # fmt: skip
    yield key("push", 1.5, [
        (0.3, dict(fore=0, hind=0, tail=(20, 0, 0), hind_roll=0, **low)),
        (0.44, dict(loin_pos=(0, -0.06, -0.14), chest=(6, 0, 0), neck=(4, 0, 0), head=(22, 0, 0), hind_roll=14)),
        (0.56, dict(tail=(-20, 0, 0), hind_roll=24, fore=0, **RAM)),
        (0.7, dict(loin_pos=(0, -0.12, -0.1), head=(18, 0, 0), hind_roll=20, fore=0, hind_L=(0, 0, 0))),
        (0.84, dict(loin_pos=(0, -0.16, -0.05), head=(8, 0, 0), neck=(-10, 0, 0), chest=(-8, 0, 0), hind_roll=28, fore=0)),
        (1.0, dict(loin_pos=(0, -0.14, -0.03), head=(-10, 0, 0), jaw=16, hind_roll=20, fore=0)),
        (1.25, dict(loin_pos=(0, -0.03, -0.04), head=(0, 0, 0), hind_roll=0, fore=0, hind=0)),
    ], contact=0.56, weapon=BROW)  # fmt: skip
    after = [(t + 0.95, k) for t, k in leap]
    yield key("finisher", 3.1, [
        *_dig(0.05, "R"),
        (0.4, dict(fore_L=0, hind=0, hind_roll=0, jaw=0, tail=(30, 0, 0), **low)),
        (0.58, dict(loin_pos=(0, 0.15, -0.12), fore=0)),
        (0.64, dict(fore_R=(0, -0.06, 0.06), fore_L=(0, -0.05, 0.05))),
        (0.7, dict(tail=(-30, 0, 0), fore=(0, -0.12, 0), hind_roll=26, **RAM)),
        (0.82, dict(loin_pos=(0, -0.1, -0.02), head=(-22, 0, 0), neck=(-12, 0, 0), chest=(-8, 0, 0), jaw=14, fore=(0, -0.12, 0), hind_roll=20)),
        (1.1, dict(loin_pos=(0, 0.02, -0.06), head=(6, 0, 0), neck=0, chest=(4, 0, 0), jaw=4, fore_L=(0, -0.05, 0.06), fore_R=(0, -0.12, 0), hind_roll=0)),
        (1.16, dict(fore_L=0, fore_R=(0, -0.06, 0.05))),
        (1.22, dict(fore=0)), *[k for k in _dig(1.25, "L")], *after,
    ], contact=2.09, weapon=BROW, steps=[0.23, 0.7, 1.43, 2.21, 2.69])  # fmt: skip


def _answers(key):
    yield key("hit", 0.8, [
        (0.08, dict(loin_pos=(0.02, 0.08, -0.02), loin=(-5, 5, 6), chest=(-6, 6, 10), neck=(-10, 6, 12), head=(-16, 10, 18), jaw=26, hips=(6, 0, -6), tail=(-40, 0, 0), ear=(0, -30, 0), fore=(0, 0.0, 0.0), hind=0)),
        (0.2, dict(loin_pos=(0, 0.09, -0.1), loin=(3, 0, 0), head=(6, 0, -6), neck=(4, 0, -4), fore=0)),
        (0.45, dict(loin_pos=(0, 0.04, -0.05), head=(2, 0, 3), chest=(2, 0, 0), jaw=6, fore=0, hind=0)),
    ])  # fmt: skip
    yield key("pushed", 1.2, [
        (0.1, dict(loin_pos=(0, 0.1, -0.02), loin=(-8, 0, 0), chest=(-6, 0, 0), neck=(-4, 0, 0), head=(-10, 0, 0), jaw=18, fore=0, hind=0, fore_roll=-10, tail=(30, 0, 0))),
        (0.22, dict(fore=(0, 0.04, 0.05), fore_roll=0, hind=0)),
        (0.34, dict(loin_pos=(0, 0.12, -0.16), loin=(4, 0, 0), chest=(7, 0, 0), neck=(6, 0, 0), head=(12, 0, 0), fore=(0, 0.06, 0), jaw=2, tail=(-20, 0, 0), hind=0)),
        (0.7, dict(loin_pos=(0, 0.09, -0.12), head=(12, 0, 4), fore=(0, 0.06, 0), hind=0)),
        (0.86, dict(loin_pos=(0, 0.04, -0.05), fore_L=(0, 0.03, 0.05), fore_R=(0, 0.06, 0))),
        (0.95, dict(fore_L=0, fore_R=(0, 0.06, 0))), (1.03, dict(fore_R=(0, 0.03, 0.05))), (1.12, dict(fore_R=0)),
    ], steps=[0.34, 0.95, 1.12])  # fmt: skip
    yield key("block", 1.4, [
        (0.16, dict(loin_pos=(0, 0.04, -0.14), loin=(1, 0, 0), chest=(3, 0, 0), neck=(2, 0, 0), head=(20, 0, 0), jaw=0, fore=0, hind=0, tail=(-20, 0, 0))),
        (0.25, dict(loin_pos=(0, 0.1, -0.14), neck=(3, 0, 0), head=(22, 0, 0), chest=(2, 0, 0))),
        (0.52, dict(loin_pos=(0, 0.08, -0.13), head=(18, 0, 5), hind_roll=0, hind=0)),
        (0.66, dict(loin_pos=(0, 0.08, -0.16), head=(24, 0, -4), fore=0)),
        (0.76, dict(hind_roll=22, tail=(20, 0, 0), fore=0, **RAM)),
        (0.86, dict(loin_pos=(0, -0.11, -0.02), head=(-16, 0, 10), neck=(-8, 0, 0), chest=(-8, 0, 0), jaw=20, fore=0, hind_roll=20)),
        (1.1, dict(loin_pos=(0, -0.02, -0.03), head=(-4, 0, 0), jaw=4, hind_roll=0, fore=0)),
    ], contact=0.76, weapon=BROW)  # fmt: skip


def _ends(key):
    """Two deaths: rolled over onto its domed back, where it rocks; and laid down in a curl, its nose at its tail."""
    free = dict(fore_free=1, hind_free=1)
    up = dict(arm=(-10, -14, 0), elbow=(-20, 0, 0), thigh=(10, -14, 0), shin=(-10, 0, 0))
    yield key("death", 2.1, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.1, dict(loin_pos=(0.04, 0.08, 0.0), loin=(-6, 10, 6), chest=(-6, 6, 10), neck=(-12, 6, 12), head=(-18, 10, 16), jaw=28, tail=(-40, 0, 0))),
        (0.26, dict(loin_pos=(-0.04, 0.06, 0.02), loin=(-4, -24, 0), neck=(0, 0, -8), head=(0, 0, -12), fore_free=0.3, hind_free=0.3, settle=0)),
        (0.46, dict(loin_pos=(-0.1, 0.02, 0.16), loin=(0, -92, 0), chest=(0, -8, 0), neck=(-4, 0, 0), head=(-10, 0, 0), settle=0.2, **free, **up)),
        (0.64, dict(loin_pos=(-0.1, 0, 0.0), loin=(0, -158, 0), jaw=30, settle=0.9, **up)),
        (0.78, dict(loin=(4, -192, 0), neck=(-14, 0, 0), head=(-20, 0, 0), arm_L=(-50, -20, 0), arm_R=(20, 20, 0), thigh_L=(40, -20, 0), thigh_R=(-20, 20, 0), settle=1)),
        (1.0, dict(loin=(0, -166, 0), arm_L=(20, -20, 0), arm_R=(-50, 20, 0), thigh_L=(-20, -20, 0), thigh_R=(40, 20, 0), tail=(20, 0, 30), settle=1)),
        (1.22, dict(loin=(0, -190, 0), arm_L=(-40, -20, 0), arm_R=(10, 20, 0), thigh_L=(30, -20, 0), thigh_R=(-10, 20, 0), tail=(20, 0, -30), jaw=20, settle=1)),
        (1.46, dict(loin=(0, -174, 0), arm_L=(-6, -24, 0), arm_R=(-20, 24, 0), thigh_L=(10, -24, 0), thigh_R=(20, 24, 0), tail=(0, 0, 10), settle=1)),
        (1.68, dict(loin=(0, -181, 0), head=(-26, 0, 10), settle=1)),
        (2.1, dict(loin_pos=(-0.1, 0.0, 0.0), loin=(0, -178, 0), chest=(0, -4, 0), neck=(-16, 0, 0), head=(-26, 0, 14), arm=(14, -30, 0), elbow=(-50, 0, 0), thigh=(20, -30, 0), shin=(40, 0, 0), jaw=14, tail=(10, 0, 0), settle=1, **free)),
    ], holds=True, steps=[0.7])  # fmt: skip
    # Wholly free a leg would turn over between two frames, through the table.
    limp = dict(fore_free=0.99, hind_free=0.99)
    yield key("crumple", 2.2, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.14, dict(loin_pos=(0, 0.06, -0.04), chest=(6, 4, 0), neck=(10, 0, 8), head=(14, 0, 8), jaw=20, fore=0, hind=0)),
        (0.45, dict(loin_pos=(0.02, 0.02, -0.06), loin=(4, 4, 8), chest=(2, -4, 10), neck=(0, 0, 8), head=(0, 0, 10), fore_L=0, hind=0, fore_free=0, hind_free=0, settle=0)),
        (0.8, dict(loin_pos=(0, 0.0, -0.16), loin=(8, -4, 24), chest=(4, 0, 16), neck=(2, 0, 16), head=(2, 0, 14), hips=(0, 0, -14), tail=(0, 0, -20), jaw=10, arm=(-40, -16, 0), elbow=(70, 0, 0), fore_free=0.7, hind_free=0.3, settle=0.4)),
        (1.1, dict(loin_pos=(0.02, 0, -0.3), loin=(2, 10, 40), chest=(2, 0, 26), neck=(4, 0, 28), head=(4, 0, 24), hips=(0, 0, -26), arm=(-54, -26, 0), elbow=(90, 0, 0), thigh=(40, -34, 0), shin=(-40, 0, 0), tail=(0, 0, -40), settle=1, **limp)),
        (1.24, dict(loin=(0, 4, 42), chest=(0, 0, 30), neck=(-2, 0, 32), head=(-4, 0, 26), jaw=16, settle=1)),
        (1.6, dict(loin=(0, 14, 48), chest=(4, 0, 34), neck=(6, 0, 40), head=(6, 0, 36), hips=(0, 0, -34), tail=(-10, 0, -70), jaw=2, ear=(0, 10, 0), settle=1)),
        (1.85, dict(loin=(0, 14, 48), chest=(2, 0, 35), jaw=8, settle=1)),
        (2.2, dict(loin_pos=(0.02, 0.0, -0.32), loin=(0, 16, 50), chest=(5, 0, 36), neck=(8, 0, 42), head=(10, 8, 40), hips=(0, 0, -36), jaw=3, arm=(-56, -28, 0), elbow=(94, 0, 0), thigh=(42, -36, 0), shin=(-44, 0, 0), tail=(-20, 0, -84), ear=(0, 24, 0), settle=1, **limp)),
    ], holds=True, steps=[1.1])  # fmt: skip
