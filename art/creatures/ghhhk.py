"""Ghhhk, a squat biter: a mouth on two feet, eyes on top, tiny arms. Waddles and hops; snaps, swallows, belly-bumps."""

from dataclasses import replace

import numpy as np

from rig.clip import Clip
from rig.language import down, ease, pace, pulse, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import DARK, GLOW, IVORY, PALE, SHADE, SKIN
from sculpt.finish import CRISP
from sculpt.parts import along, muscle, unit
from sculpt.patterns import lumps, pebbles, wrinkles

BOX = ((-0.9, -0.8, -0.03), (0.9, 0.84, 1.28))
HEIGHT = 1.03
FINISH = replace(CRISP, voxel=0.006, baked_size=1024, triangles=14_500)
TINT = (0.03, 0.66, 0.4)

HIP, KNEE, HEEL = (0.39, 0.46, 0.37), (0.69, 0.27, 0.36), (0.42, 0.47, 0.1)
"""Of its left hind leg, folded for a leap."""

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "body": ("root", (0, 0.14, 0.33)),
        "tail": ("body", (0, 0.48, 0.36)),
        "crown": ("body", (0, 0.22, 0.5)),
        "eye.L": ("crown", (0.36, 0.06, 0.78)),
        "jaw": ("body", (0, 0.14, 0.37)),
        "tongue": ("jaw", (0.02, -0.04, 0.36)),
        "tip": ("tongue", (0.08, -0.32, 0.36)),
        "arm.L": ("body", (0.54, -0.08, 0.26)),
        "fore.L": ("arm.L", (0.73, -0.13, 0.24)),
        "thigh.L": ("body", HIP),
        "shin.L": ("thigh.L", KNEE),
        "foot.L": ("shin.L", HEEL),
    },
    {"step.L": Limb("thigh.L", "shin.L", "foot.L", tip=0.3, heel=0.17)},
    {"tip": ((0, -0.16, 0.04), 0.9, 3.0, 0.3), "tongue": ((0, -0.3, 0), 0.25, 3.4, 0.4), "fore.L": ((-0.04, -0.2, 0), 0.5, 4.0, 0.3), "tail": ((0, 0.2, 0.04), 0.9, 3.4, 0.3), "eye.L": ((0, -0.05, 0.12), 0.3, 5.0, 0.3)},
)

PARTS = {
    "face": ((-0.78, -0.72, 0.1), (0.78, 0.1, 1.28)),
    "mouth": ((-0.5, -0.7, 0.1), (0.5, 0.0, 0.85)),
    "eye": ((0.12, -0.32, 0.62), (0.7, 0.34, 1.28)),
    "back": ((-0.6, 0.0, 0.1), (0.6, 0.8, 0.95)),
    "leg": ((0.25, 0.1, -0.03), (0.9, 0.8, 0.7)),
    "hand": ((0.4, -0.66, -0.03), (0.9, 0.1, 0.42)),
    "corner": ((0.3, -0.45, 0.2), (0.85, 0.45, 0.85)),
}


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _jaws(s)
    _cheeks(s)
    s.relief(lumps(5, 2), 0.008)
    for side in (1, -1):
        _leg(s, side, ".L" if side > 0 else ".R")
        _arm(s, side, ".L" if side > 0 else ".R")
    _back(s)
    _skin(s)
    _inside(s)
    _teeth(s)
    for side in (1, -1):
        _eye(s, side, unit(LOOK * (side, 1, 1)))
    _markings(s)
    s.loupe((0, -0.38, 0.45), 0.34, 1.35)
    s.loupe((0.45, -0.03, 1.05), 0.2, 1.7)
    s.loupe((-0.45, -0.03, 1.05), 0.2, 1.7)


def _around(ends):
    """A line from the left corner of the mouth round its front to the right one, given its left half."""
    return ends + [(-x, y, z) for x, y, z in reversed(ends[:-1])]


def _body(s):
    """Behind the mouth hardly anything: a back that falls away to the hips, narrower than what it follows; below a throat that
    hangs in folds."""
    s.on("body").ball((0, 0.12, 0.4), (0.52, 0.32, 0.28), blend=0.08)
    s.ball((0, 0.3, 0.49), (0.4, 0.4, 0.21), (-27, 0, 0), 0.1)
    s.ball((0, 0.44, 0.35), (0.37, 0.25, 0.21), (-20, 0, 0), 0.06)
    for k, (y, z, r) in enumerate(((-0.26, 0.22, 0.1), (-0.14, 0.175, 0.115), (0.04, 0.17, 0.12))):
        s.tube([(-0.44 + 0.06 * k, y + 0.14, z + 0.05), (0, y, z - 0.015), (0.44 - 0.06 * k, y + 0.14, z + 0.05)], [r * 0.8, r, r * 0.8], 0.022, matter=PALE)
    s.on("tail").tube([(0, 0.46, 0.4), (0, 0.6, 0.31), (0, 0.67, 0.25)], [0.13, 0.085, 0.05], 0.06)
    for y, z, r in ((0.565, 0.335, 0.1), (0.615, 0.3, 0.082), (0.655, 0.265, 0.064)):
        s.stroke([(-r, y, z), (-0.7 * r, y + 0.01, z + 0.7 * r), (0, y + 0.014, z + r), (0.7 * r, y + 0.01, z + 0.7 * r), (r, y, z)], [0.006, 0.012, 0.014, 0.012, 0.006], 0.009, 1.2, cut=True, ends=0.5)


LOWER_LIP = [(0.68, 0.15, 0.54), (0.67, -0.16, 0.37), (0.42, -0.43, 0.27), (0, -0.53, 0.235)]
UPPER_LIP = [(0.7, 0.15, 0.6), (0.62, -0.16, 0.645), (0.37, -0.38, 0.675), (0, -0.44, 0.66)]


def _jaws(s):
    """The lower jaw is a scoop in a layer of its own, so that the lip keeps a clean line; so is what lies above the gape."""
    jaw = s.layer().on("jaw")
    lip = _around(LOWER_LIP)
    jaw.ball((0, -0.14, 0.25), (0.61, 0.4, 0.185), (14, 0, 0), 0.05, matter=PALE)
    jaw.tube(lip, [0.056, 0.074, 0.068, 0.07, 0.068, 0.074, 0.056], 0.024, matter=PALE)
    # Below the lip a bar of bone with a knob for a chin, and a dewlap.
    jaw.tube([(x * 0.985, y * 0.985 + 0.005, z - 0.085) for x, y, z in lip], [0.05, 0.06, 0.058, 0.062, 0.058, 0.06, 0.05], 0.02, matter=PALE)
    jaw.ball((0.075, -0.515, 0.15), (0.075, 0.05, 0.05), (20, 0, 8), 0.03, matter=PALE, mirror=True)
    jaw.stroke([(0, -0.6, 0.2), (0, -0.58, 0.15), (0, -0.53, 0.09)], [0.01, 0.02, 0.01], 0.016, 0.9, cut=True)
    for drop, depth, wide in ((0.062, 0.02, 0.018), (0.135, 0.016, 0.016)):
        jaw.stroke([(x * 1.05, y * 1.06, z - drop) for x, y, z in lip], [0.6 * wide, wide, wide, 1.1 * wide, wide, wide, 0.6 * wide], depth, 0.8, cut=True, ends=0.12)
    jaw.ball((0, -0.16, 0.38), (0.54, 0.33, 0.16), (14, 0, 0), 0.03, cut=True)
    # What a lip does that is stretched over so much: creases across it, unequal, never in step.
    for n, a in enumerate((-1.28, -1.19, -1.02, -0.88, -0.81, -0.6, -0.33, -0.26, -0.02, 0.2, 0.29, 0.52, 0.68, 0.93, 1.0, 1.16, 1.3)):
        p = np.array([0.7 * np.sin(a), -0.02 - 0.53 * np.cos(a), 0.4 - 0.155 * np.cos(a)])
        aside, long = 0.022 * np.sin(4.7 * n), (1.0, 0.35, 0.7, 0.2, 0.85)[n % 5]
        jaw.stroke([p + (aside, -0.01, 0.05 * long - 0.015), p + (0, -0.03, -0.02), p + (-aside, -0.02, -0.03 - 0.075 * long)], [0.004, 0.006 + 0.006 * long, 0.004], 0.005 + 0.007 * long, 1.1, cut=True)
    jaw.relief(lumps((16, 16, 9), 8), 0.007)
    s.on("body")
    upper = s.layer().on("crown")
    upper.ball((0, -0.03, 0.68), (0.58, 0.38, 0.14), (-4, 0, 0), 0.06)
    upper.ball((0, 0.04, 0.64), (0.68, 0.36, 0.1), (-4, 0, 0), 0.06)
    upper.tube(_around(UPPER_LIP), [0.052, 0.068, 0.066, 0.062, 0.066, 0.068, 0.052], 0.03)
    _snout(upper)
    s.ball((0, -0.2, 0.48), (0.58, 0.37, 0.19), (2, 0, 0), 0.03, cut=True)
    s.join(upper, 0.05)
    s.ball((0, -0.25, 0.49), (0.56, 0.36, 0.15), (2, 0, 0), 0.02, cut=True)
    s.paint((0, -0.13, 0.48), (0.6, 0.36, 0.21), (2, 0, 0))
    s.join(jaw, 0.02)
    s.paint((0, -0.14, 0.43), (0.6, 0.36, 0.2), (8, 0, 0))


def _snout(u):
    """Ridges of bone from the nostrils to the turrets of the eyes, hollows beside them, a muzzle of two bosses, a lip in creases."""
    u.ball((0.11, -0.35, 0.73), (0.115, 0.12, 0.075), (-14, 0, 18), 0.03, mirror=True)
    u.ball((0, -0.3, 0.74), (0.07, 0.14, 0.06), (-10, 0, 0), 0.04)
    u.stroke([(0.12, -0.38, 0.78), (0.2, -0.27, 0.81), (0.28, -0.13, 0.815), (0.34, 0.0, 0.82)], [0.05, 0.075, 0.085, 0.08], 0.042, 0.8, mirror=True)
    u.ball((0.37, -0.235, 0.8), (0.1, 0.07, 0.045), (0, 0, -35), 0.05, cut=True, mirror=True)
    u.ball((0.0, -0.1, 0.84), (0.1, 0.15, 0.04), (-6, 0, 0), 0.05, cut=True)
    u.stroke([(0, -0.43, 0.765), (0, -0.3, 0.8), (0, -0.16, 0.8)], [0.01, 0.018, 0.01], 0.014, 0.9, cut=True)
    for k in range(4):
        y = -0.31 + 0.062 * k
        u.stroke([(0.03, y - 0.012, 0.81), (0.11, y + 0.02, 0.82), (0.19 + 0.02 * k, y + 0.012, 0.815)], [0.006, 0.013, 0.006], 0.013, 0.9, cut=True, mirror=True)
    # The lip: an edge above it, creases across it.
    u.stroke([(x * 1.03, y * 1.03, z + 0.06) for x, y, z in _around(UPPER_LIP)], [0.01, 0.018, 0.018, 0.016, 0.018, 0.018, 0.01], 0.018, 0.8, cut=True, ends=0.1)
    for n, a in enumerate((-1.2, -0.98, -0.8, -0.57, -0.42, -0.15, 0.06, 0.31, 0.47, 0.7, 0.86, 1.1)):
        p = np.array([0.67 * np.sin(a), 0.0 - 0.505 * np.cos(a), 0.64])
        u.stroke([p + (0.01 * (-1) ** n, 0, 0.05 - 0.03 * (n % 2)), p + (0, -0.01, 0.01), p + (0.012 * (-1) ** n, 0, -0.05)], [0.004, 0.009, 0.005], 0.009, 1.1, cut=True)
    u.relief(lumps((15, 15, 9), 6), 0.006)
    # Nostrils: a slit in a raised ring.
    (nose,), (out,) = u.skin_at([(0.085, -0.445, 0.775)])
    u.ball(nose + (0.012, 0.01, -0.004), (0.05, 0.05, 0.034), (0, -20, 20), 0.03, mirror=True)
    u.ball(nose + (0.014, -0.026, 0.012), (0.03, 0.05, 0.012), (-24, -38, 24), 0.006, cut=True, mirror=True)
    u.paint(nose + (0.014, -0.014, 0.008), (0.034, 0.04, 0.017), (-24, -38, 24), mirror=True)


def _cheeks(s):
    """The hinge of the jaw, the line of the mouth that runs on round the flank, skin that folds there, an eardrum above it."""
    s.on("body").tube([(0.46, 0.24, 0.42), (0.58, 0.18, 0.52), (0.5, 0.22, 0.64)], [0.15, 0.12, 0.12], 0.05, mirror=True)
    line = [(0.6, -0.06, 0.49), (0.73, 0.1, 0.56), (0.72, 0.24, 0.59), (0.6, 0.36, 0.6)]
    s.tube([np.array(p) + (0, 0, 0.05) for p in line], [0.045, 0.046, 0.042, 0.02], 0.02, mirror=True)
    s.tube([np.array(p) - (0, 0, 0.05) for p in line], [0.045, 0.046, 0.042, 0.02], 0.02, matter=PALE, mirror=True)
    s.tube(line, [0.03, 0.03, 0.026, 0.01], 0.012, cut=True, mirror=True)
    s.paint((0.68, 0.16, 0.57), (0.16, 0.24, 0.035), (8, 0, 0), DARK, mirror=True)
    # Folds that open with the jaw: they hang from the hinge, each over the next.
    for k in range(4):
        y = 0.24 + 0.055 * k
        out = 0.7 - 0.035 * k
        s.stroke([(out - 0.03, y + 0.01, 0.44 - 0.006 * k), (out - 0.06, y, 0.39), (out - 0.12, y - 0.04, 0.31 + 0.01 * k)], [0.01, 0.022, 0.01], 0.02, 0.8, mirror=True)
    for k in range(3):
        s.stroke([(0.69 - 0.02 * k, 0.18 + 0.07 * k, 0.675), (0.65 - 0.02 * k, 0.2 + 0.07 * k, 0.7), (0.6 - 0.02 * k, 0.2 + 0.06 * k, 0.72)], [0.005, 0.011, 0.005], 0.011, 1.0, cut=True, mirror=True)
    s.on("crown").ball((0.5, 0.29, 0.705), (0.032, 0.095, 0.09), (0, -30, 42), 0.01, mirror=True)
    s.ball((0.522, 0.318, 0.722), (0.02, 0.066, 0.062), (0, -30, 42), 0.006, cut=True, mirror=True)
    s.ball((0.508, 0.304, 0.712), (0.03, 0.03, 0.03), (0, -30, 42), 0.02, mirror=True)


def _top(s, x, y):
    """How high the skin is over a place."""
    i, j = ((np.array([x, y]) - s.lo[:2]) / s.voxel).round().astype(int)
    if not (0 <= i < s.distance.shape[0] and 0 <= j < s.distance.shape[1]):
        return 0.5
    inside = np.nonzero(s.distance[i, j] < 0)[0]
    return s.lo[2] + s.voxel * inside.max() if len(inside) else 0.5


SPOT = (0.185, 0.575, 0.46)
"""Where on its rump the left of its two false eyes sits."""


def _back(s):
    """A frog's back: the spine in knobs, the bars of the hips like a roof's edge on either side of it, muscle between; and on the
    rump two false eyes that stare at an enemy behind it."""
    s.on("body")
    s.stroke([(0.06, 0.06, _top(s, 0.06, 0.06)), (0.07, 0.24, _top(s, 0.07, 0.24)), (0.06, 0.42, _top(s, 0.06, 0.42))], [0.02, 0.05, 0.02], 0.022, 0.8, mirror=True)
    spine = [(0, y, _top(s, 0, y)) for y in np.linspace(0.04, 0.5, 9)]
    fold = [(x, y, _top(s, x, y) - 0.02) for x, y in ((0.31, 0.14), (0.28, 0.27), (0.23, 0.38), (0.13, 0.47))]
    s.tube(fold, [0.045, 0.056, 0.058, 0.036], 0.016, matter=PALE, mirror=True)
    for n, (x, y, z) in enumerate(spine):
        r = 0.026 + 0.008 * np.sin(np.pi * n / 8)
        s.ball((x, y, z - 0.008), (0.8 * r, r, r), (-30, 0, 0), 0.012)
    # Where the bars of the hips meet the spine.
    s.ball((0.1, 0.49, _top(s, 0.1, 0.49) - 0.014), (0.055, 0.035, 0.03), (-40, 0, 0), 0.02, mirror=True)
    # The false eyes: a socket, a lid over it, the ball with a slit.
    spot = np.array(SPOT)
    s.ball(SPOT, (0.15, 0.07, 0.125), (-42, 0, -20), 0.02, matter=SHADE, mirror=True)
    s.ball(spot + (0.012, 0.03, 0.026), (0.105, 0.06, 0.088), (-42, 0, -20), 0.006, matter=GLOW, mirror=True)
    s.paint(spot + (0.03, 0.08, 0.08), (0.034, 0.06, 0.07), (-42, 0, -20), mirror=True, over=GLOW)
    ring = [spot + (0.012, 0.032, 0.03) + np.array([0.118 * np.cos(a), 0.05 * abs(np.sin(a)) * np.sign(np.sin(a)) * -0.6 + 0.03, 0.098 * np.sin(a)]) for a in np.linspace(-0.35, 3.5, 9)]
    ring, out = s.skin_at(ring)
    s.tube(ring + 0.006 * out, [0.01, 0.018, 0.022, 0.024, 0.024, 0.024, 0.022, 0.018, 0.01], 0.006, matter=SHADE, mirror=True)


def _wart(s, start, way, r, matter=SKIN):
    """A wart where a ray meets the skin, with a dimple."""
    place = s.hit(start, way)
    if place is None:
        return
    (skin,), (out,) = s.skin_at([place])
    s.ball(skin + 0.1 * r * out, r, blend=0.5 * r, matter=matter)
    if r > 0.02:
        s.ball(skin + 1.2 * r * out, 0.42 * r, blend=0.3 * r, cut=True)


def _skin(s):
    """Of a toad: glands behind the eyes, warts in rows that grow smaller downwards, wrinkles wherever something bends."""
    s.on("body")
    s.relief(wrinkles((8, 8, 16), 4), 0.014, (0, -0.1, 0.18), (0.6, 0.4, 0.16))
    s.relief(pebbles(30, 3), 0.004, (0, 0.34, 0.62), (0.36, 0.34, 0.2))
    for (x, y), r in (((0.33, 0.2), 0.036), ((0.375, 0.27), 0.028), ((0.36, 0.34), 0.032), ((0.31, 0.42), 0.026), ((0.41, 0.2), 0.022), ((0.24, 0.53), 0.022), ((0.2, 0.2), 0.02), ((0.155, 0.3), 0.026), ((0.14, 0.4), 0.02), ((0.21, 0.33), 0.016)):
        for side in (1, -1):
            aside = 0.012 * side
            _wart(s.on("body"), (side * x + aside, y + aside, 1.0), (0, 0, -1), r * (1 + 0.12 * side))
    for (y, z), r in (((0.34, 0.52), 0.02), ((0.4, 0.47), 0.024), ((0.45, 0.4), 0.018), ((0.38, 0.42), 0.015)):
        for side in (1, -1):
            _wart(s.on("body"), (side * 0.42, y, z + 0.1), (side * -0.3, 0.1, -0.7), r)
    # On the snout and along the brow small ones.
    for (x, y), r in (((0.24, -0.33), 0.014), ((0.3, -0.31), 0.011), ((0.19, -0.14), 0.013), ((0.44, -0.12), 0.016), ((0.5, -0.04), 0.02), ((0.54, 0.06), 0.016), ((0.47, -0.2), 0.012), ((0.12, -0.02), 0.012), ((0.05, 0.02), 0.015)):
        for side in (1, -1):
            _wart(s.on("crown"), (side * x, y + 0.008 * side, 1.0), (0, 0, -1), r)


def _inside(s):
    """A palate in ridges, arches before a throat that goes down, a tongue with a furrow."""
    s.on("crown")
    for k in range(4):
        y = -0.3 + 0.09 * k
        s.stroke([(-0.34, y + 0.06, 0.6), (-0.16, y, 0.62), (0, y - 0.02, 0.62), (0.16, y, 0.62), (0.34, y + 0.06, 0.6)], [0.01, 0.018, 0.014, 0.018, 0.01], 0.016, 0.8)
    s.on("body").tube([(0, 0.0, 0.46), (0, 0.16, 0.44), (0, 0.3, 0.37)], [0.17, 0.13, 0.07], 0.03, cut=True)
    s.paint((0, 0.16, 0.43), (0.24, 0.26, 0.18))
    for y, w, h, r in ((0.04, 0.22, 0.14, 0.026), (0.13, 0.15, 0.1, 0.02)):
        arch = [(w * np.cos(a), y + 0.02 * np.sin(a), 0.43 + h * np.sin(a)) for a in np.linspace(0.1, np.pi - 0.1, 9)]
        s.tube(arch, [0.6 * r, r, r, r, r, r, r, r, 0.6 * r], 0.012, matter=DARK)
    s.on("tongue")
    tongue = [(0, 0.1, 0.35), (0.03, -0.14, 0.37), (0.08, -0.34, 0.35), (0.09, -0.5, 0.4)]
    s.tube(tongue[:3], [0.17, 0.17, 0.125], 0.016, ((0, 0, 1), 0.42))
    s.on("tip").tube([tongue[2], (0.09, -0.42, 0.37), tongue[3]], [0.125, 0.1, 0.045], 0.016, ((0, 0, 1), 0.42))
    s.stroke([(0.02, -0.02, 0.43), (0.035, -0.16, 0.44), (0.08, -0.34, 0.41), (0.09, -0.47, 0.42)], [0.014, 0.022, 0.018, 0.008], 0.022, 0.9, cut=True)
    s.relief(pebbles(26, 9), 0.005, (0.05, -0.26, 0.4), (0.18, 0.26, 0.08))


LOWER_TEETH = ((-1.32, 0.5), (-1.14, 0.85), (-0.93, 0.6), (-0.74, 1.22), (-0.5, 0.62), (-0.29, 0.9), (-0.08, 0.58), (0.14, 0.95), (0.37, 0.55), (0.6, 1.3), (0.82, 0.66), (1.03, 0.98), (1.25, 0.6))
UPPER_TEETH = ((-1.2, 0.62), (-1.0, 1.0), (-0.8, 0.72), (-0.56, 0.86), (-0.36, 1.45), (-0.14, 0.7), (0.06, 0.85), (0.24, 0.66), (0.46, 1.3), (0.7, 0.74), (0.92, 1.05), (1.14, 0.66))
"""Where along a jaw each tooth stands, in radians from the middle, and how large it is."""


def _teeth(s):
    """Gums in a swell round each root, teeth that taper and bend, none like its neighbour; one is broken."""
    low = lambda a: np.array([0.63 * np.sin(a), -0.035 - 0.462 * np.cos(a), 0.415 - 0.14 * np.cos(a)])
    high = lambda a: np.array([0.58 * np.sin(a), -0.02 - 0.392 * np.cos(a), 0.585 + 0.045 * np.cos(a)])
    s.on("jaw").tube([low(a) + (0, 0.012, -0.012) for a in np.linspace(-1.42, 1.42, 15)], 15 * [0.038], 0.014, matter=SHADE)
    s.on("crown").tube([high(a) + (0, 0.008, 0.012) for a in np.linspace(-1.32, 1.32, 15)], 15 * [0.036], 0.014, matter=SHADE)
    for joint, at, teeth, up, tall, thick in (("jaw", low, LOWER_TEETH, 1, 0.205, 0.041), ("crown", high, UPPER_TEETH, -1, 0.14, 0.036)):
        s.on(joint)
        for n, (a, big) in enumerate(teeth):
            out, root = np.array([np.sin(a), -np.cos(a), 0]), at(a)
            r, h = thick * (0.45 + 0.55 * big), tall * big
            way = lambda t, o, r=root, h=h, out=out: r + (0, 0, up * h * t) + out * o
            s.tube([way(-0.05, 0.0), way(0.13, 0.004)], [1.42 * r, 1.16 * r], 0.012, matter=SHADE)
            lean = 0.012 * np.sin(2.3 * n)
            aside = np.array([np.cos(a), np.sin(a), 0]) * lean
            tip = way(1.0, -0.01) + aside
            if joint == "jaw" and n == 7:
                s.tube([way(-0.12, 0.0), way(0.1, 0.004), way(0.56, 0.014) + 0.5 * aside], [r, r, 0.74 * r], 0.002, matter=IVORY)
                s.plane(way(0.52, 0.014), out * 0.2 + (0.5, 0, 0.8), 0.002, 0.06)
                continue
            s.tube([way(-0.12, 0.0), way(0.08, 0.004), way(0.5, 0.016) + 0.5 * aside, way(0.82, 0.006) + 0.9 * aside, tip], [r, r, 0.68 * r, 0.32 * r, 0.004], 0.002, matter=IVORY)


LOOK = np.array([0.51, -0.86, 0.09])
"""Where its left eye looks at rest, and mirrored its right: there the shader draws the pupil. Poses turn both where they please."""


def _angles(matrix):
    """The turns about x, y and z, in degrees, that make up a rotation."""
    return tuple(np.degrees((np.arctan2(matrix[2, 1], matrix[2, 2]), -np.arcsin(matrix[2, 0]), np.arctan2(matrix[1, 0], matrix[0, 0]))))


def _eye(s, side, look):
    """On a turret, half as high again as the head: the only part of it that can look over anything. Each looks where it likes.
    A turret is rings of skin, then a shell of lids, slit, with the ball in it."""
    level = unit(np.cross(look, (0, 0, 1)))
    tilt = np.radians(14 if look[1] < 0 else -14) * side
    upright = np.cross(level, look)
    across, above = level * np.cos(tilt) + upright * np.sin(tilt), upright * np.cos(tilt) - level * np.sin(tilt)
    turn = _angles(np.column_stack([across, -look, above]))
    bulb = np.array([0.41 * side, 0.03, 1.04])
    r = 0.156
    ball = bulb + 0.055 * look
    at = lambda x, out, up: ball + r * (x * across + out * look + up * above)
    lids = lambda x, up, k=1.2: at(x, np.sqrt(max(0.05, k**2 - x**2 - up**2)) - 0.06, up)
    s.on("eye.L" if side > 0 else "eye.R").tube([(0.32 * side, 0.1, 0.7), (0.36 * side, 0.06, 0.86), bulb], [0.215, 0.135, 0.13], 0.06)
    for k in range(3):
        t = 0.34 + 0.17 * k
        middle = np.array([(0.335 + 0.045 * t) * side, 0.09 - 0.05 * t, 0.74 + 0.24 * t])
        wide = 0.205 - 0.075 * min(1, 1.5 * t)
        ring = [middle + wide * np.array([np.cos(a), np.sin(a), 0.1 * np.sin(2 * a + k)]) for a in np.linspace(0, 2 * np.pi, 17)]
        s.stroke(ring, 0.014, 0.014, 0.8, cut=True, ends=0)
    s.ball(ball - 0.06 * r * look, 1.22 * r, blend=0.03)
    s.relief(pebbles(32, 5), 0.005, bulb - 0.05 * look, (0.23, 0.23, 0.23), soft=0.3)
    # Behind the lids veins of muscle and a few warts.
    for a in (-0.7, 0.0, 0.7):
        back = np.cos(a) * -look + np.sin(a) * across
        s.stroke([bulb + 0.17 * unit(back + 0.9 * above), bulb + 0.17 * back, bulb + 0.16 * unit(back - 0.8 * above)], [0.012, 0.026, 0.012], 0.014, 0.8)
    for x, up in ((-0.9, 0.9), (0.0, 1.12), (0.85, 0.95), (0.45, 1.35), (-0.5, 1.4)):
        _wart(s, ball + 0.5 * (x * across + up * above - 0.3 * look), -(x * across + up * above - 0.3 * look), 0.017 + 0.004 * abs(x))
    s.ball(at(0, 1.2, -0.04), (1.06 * r, 0.92 * r, 0.8 * r), turn, 0.008, cut=True)
    # The pupil is the shader's, drawn by the ball's normals: a dent or a painted one would tear it.
    s.ball(ball, r, blend=0, matter=GLOW)
    s.tube([lids(-1.06, -0.08), lids(-0.56, 0.58), lids(0.05, 0.7), lids(0.6, 0.58), lids(1.08, -0.02)], [0.012, 0.028, 0.034, 0.03, 0.012], 0.014)
    s.tube([lids(-1.06, -0.12), lids(-0.5, -0.62), lids(0, -0.75), lids(0.5, -0.65), lids(1.08, -0.06)], [0.011, 0.019, 0.022, 0.019, 0.011], 0.012)
    s.stroke([lids(-1.0, 0.42, 1.3), lids(-0.4, 0.92, 1.3), lids(0.3, 0.98, 1.3), lids(1.0, 0.5, 1.3)], [0.02, 0.04, 0.04, 0.02], 0.024, 0.9)
    for k in range(2):
        s.stroke([lids(-1.0, 0.5 + 0.2 * k, 1.3), lids(-0.3, 0.86 + 0.16 * k, 1.3), lids(0.4, 0.88 + 0.16 * k, 1.3), lids(1.0, 0.5 + 0.2 * k, 1.3)], [0.006, 0.012, 0.012, 0.006], 0.014, 0.8, cut=True)
    s.stroke([lids(-0.9, -0.72, 1.3), lids(0, -1.02, 1.3), lids(0.9, -0.7, 1.3)], [0.006, 0.012, 0.006], 0.013, 0.8, cut=True)


TOES = ((0.79, 0.14), (0.77, 0.31), (0.66, 0.47), (0.49, 0.59))


def _leg(s, side, end):
    """Hind legs folded for a leap, in straps of muscle over hip, knee and heel; feet like fans, webbed."""
    there = np.array([side, 1, 1])
    hip, knee, heel = (np.array(p) * there for p in (HIP, KNEE, HEEL))
    off = lambda *p: np.array(p) * there
    leg = s.layer().on("thigh" + end)
    leg.tube([hip, off(0.55, 0.42, 0.42), knee], [0.185, 0.2, 0.1], 0.02)
    leg.tube([hip + off(0.02, 0.06, 0.06), off(0.56, 0.5, 0.44), knee + (0, 0.03, 0.02)], [0.1, 0.115, 0.05], 0.014)
    leg.ball(knee + off(0.0, -0.01, 0.01), (0.085, 0.082, 0.085), blend=0.02)
    p = along(hip, knee, np.array([0, 0, 1.0]), off(0.5, 0.8, 0))
    for f, o in ((0.17, 0.02), (0.13, 0.13), (0.02, 0.2), (-0.1, 0.17), (0.12, -0.12)):
        leg.stroke([p(-0.5, 0.8 * f, 0.8 * o), p(0.1, 1.1 * f, 1.1 * o), p(0.5, 1.12 * f, 1.12 * o), p(1.05, 0.4 * f, 0.4 * o)], [0.04, 0.075, 0.08, 0.02], 0.026, 1.0, ends=0.5)
    for f, o in ((0.15, 0.08), (0.08, 0.17), (-0.05, 0.19)):
        leg.stroke([p(-0.3, f, o), p(0.3, 1.12 * f, 1.12 * o), p(0.92, 0.5 * f, 0.5 * o)], [0.008, 0.016, 0.006], 0.012, 1.2, cut=True, ends=0.5)
    for t, f, o, r in ((0.2, 0.2, 0.1, 0.024), (0.42, 0.21, 0.06, 0.03), (0.6, 0.16, 0.1, 0.02), (0.38, 0.14, 0.19, 0.022), (0.7, 0.12, 0.02, 0.017)):
        (skin,), (out,) = leg.skin_at([p(t, f, o)])
        leg.ball(skin, r, blend=0.5 * r)
    s.join(leg, 0.01)
    shin = s.layer().on("shin" + end)
    shin.tube([knee, off(0.62, 0.42, 0.22), heel], [0.088, 0.108, 0.066], 0.02)
    q = along(knee, heel, off(0.6, -0.6, 0), off(0.5, 0.6, 0.2))
    for f, o in ((0.06, 0.07), (-0.02, 0.1), (0.09, 0.0)):
        shin.stroke([q(-0.1, 0.7 * f, 0.7 * o), q(0.42, 1.1 * f, 1.1 * o), q(1.0, 0.5 * f, 0.5 * o)], [0.03, 0.06, 0.014], 0.022, 1.0, ends=0.5)
    shin.stroke([q(0.1, 0.03, 0.09), q(0.5, 0.03, 0.1), q(0.9, 0.02, 0.06)], [0.006, 0.011, 0.006], 0.01, 1.2, cut=True, ends=0.5)
    shin.ball(heel + off(0.02, 0.03, 0.01), (0.055, 0.05, 0.055), blend=0.02)
    s.trim(shin, 0.0, 0.02)
    s.join(shin, 0.0)
    _foot(s.on("foot" + end), side, heel)


def _foot(s, side, heel):
    palm = np.array([0.54 * side, 0.4, 0.06])
    s.tube([heel, palm], [0.075, 0.066], 0.02)
    s.ball(palm + (-0.01 * side, 0.005, 0.016), (0.085, 0.085, 0.05), blend=0.02)
    tips = [np.array([x * side, y, 0.04]) for x, y in TOES]
    # The webs: skin stretched from toe to toe, its edge drawn in between them, a rib of muscle less than a toe.
    for a, b in zip(tips, tips[1:]):
        for t, reach in ((0.2, 0.8), (0.4, 0.7), (0.6, 0.7), (0.8, 0.8)):
            end = palm + reach * (a * (1 - t) + b * t - palm)
            s.tube([palm + (0, 0, -0.005), (palm + end) / 2 + (0, 0, 0.0), end - (0, 0, 0.014)], [0.06, 0.05, 0.036], 0.008, ((0, 0, 1), 0.42), matter=SHADE)
    for n, tip in enumerate(tips):
        way = unit((tip - palm) * (1, 1, 0))
        length = np.linalg.norm((tip - palm)[:2])
        at = lambda t, z, way=way, length=length: np.array([palm[0], palm[1], 0]) + way * length * t + (0, 0, z)
        s.tube([at(0, 0.075), at(0.36, 0.082), at(0.72, 0.062), at(1.0, 0.042)], [0.05, 0.041, 0.035, 0.034], 0.008)
        for t, z, r in ((0.4, 0.095, 0.038), (0.74, 0.072, 0.034)):
            s.ball(at(t, z), (r, r, 0.86 * r), blend=0.01)
            s.stroke([at(t + 0.06, z + 0.03) + 0.03 * np.cross(way, (0, 0, 1)), at(t + 0.07, z + 0.035), at(t + 0.06, z + 0.03) - 0.03 * np.cross(way, (0, 0, 1))], [0.005, 0.009, 0.005], 0.01, 0.9, cut=True)
        s.ball(at(0.98, 0.036), (0.046, 0.046, 0.036), blend=0.01)
        s.tube([at(1.0, 0.05), at(1.0, 0.048) + 0.03 * way], [0.03, 0.027], 0.006)
        s.tube([at(1.0, 0.048), at(1.0, 0.052) + 0.04 * way, at(1.0, 0.034) + 0.085 * way, at(1.0, 0.006) + 0.112 * way], [0.021, 0.0225, 0.015, 0.004], 0.002, matter=IVORY)


def _arm(s, side, end):
    """Too short for anything, with hands too large for it: four fingers, two joints each, their tips round as drops."""
    a, b, wrist = (np.array(p) * (side, 1, 1) for p in ((0.54, -0.08, 0.26), (0.73, -0.13, 0.24), (0.68, -0.34, 0.235)))
    off = lambda *p: np.array(p) * (side, 1, 1)
    s.on("arm" + end).tube([a, off(0.66, -0.1, 0.25), b], [0.085, 0.07, 0.052], 0.02)
    s.stroke([a + off(0.02, -0.02, 0.09), off(0.66, -0.1, 0.32), b + (0, 0, 0.05)], [0.03, 0.045, 0.014], 0.022, 0.8)
    s.on("fore" + end).ball(b + off(0.012, 0.008, 0), (0.052, 0.054, 0.054), blend=0.014)
    s.ball(b + off(0.03, 0.034, 0.004), (0.026, 0.028, 0.03), blend=0.012)
    s.tube([b, (b + wrist) / 2 + off(0.012, 0, 0.004), wrist], [0.052, 0.058, 0.04], 0.014)
    p = along(b, wrist, np.array([0, 0, 1.0]), off(1.0, 0, 0))
    for f, o in ((0.045, 0.02), (0.02, 0.045), (0.03, -0.03)):
        muscle(s, [p(0.0, f, o), p(0.38, 1.2 * f, 1.2 * o), p(0.95, 0.7 * f, 0.7 * o)], [0.012, 0.024, 0.008], 0.014)
    s.stroke([p(0.05, 0.045, 0.04), p(0.5, 0.05, 0.04), p(0.95, 0.03, 0.03)], [0.005, 0.008, 0.005], 0.01, 1.0, cut=True)
    palm = wrist + off(-0.005, -0.045, -0.008)
    s.ball(palm, (0.066, 0.058, 0.034), (-8, 0, 0), 0.014)
    fingers = ((0.105, -0.055), (0.045, -0.15), (-0.05, -0.162), (-0.125, -0.085))
    for (dx, dy), (ex, ey) in zip(fingers, fingers[1:]):
        middle = wrist + off(0.5 * (dx + ex) * 0.62, 0.5 * (dy + ey) * 0.66, -0.018)
        s.tube([palm, middle], [0.04, 0.03], 0.008, ((0, 0, 1), 0.5), matter=SHADE)
    for dx, dy in fingers:
        tip = wrist + off(dx, dy, -0.034)
        joint = wrist + off(0.56 * dx, 0.6 * dy, 0.008)
        s.tube([palm, joint, tip], [0.032, 0.026, 0.0225], 0.008)
        s.ball(joint, (0.03, 0.03, 0.031), blend=0.01)
        s.ball(tip, (0.036, 0.036, 0.03), blend=0.012)
        s.stroke([joint + off(0.02, -0.02, 0.03), joint + off(0, -0.024, 0.034), joint + off(-0.02, -0.02, 0.03)], [0.004, 0.008, 0.004], 0.009, 0.9, cut=True)
        s.stroke([tip + off(0.02, 0.01, 0.034), tip + off(0, 0.014, 0.036), tip + off(-0.02, 0.01, 0.034)], [0.004, 0.007, 0.004], 0.008, 0.9, cut=True)


def _markings(s):
    """A dark saddle with a pale line along the keel, bars across the legs, a pale flank."""
    edge = lambda y: 0.18 * np.sqrt(np.clip(1 - ((y - 0.31) / 0.36) ** 2, 0, 1)) + 0.03 * np.sin(26 * y + 1)
    s.paint((0, 0.36, 0.56), (0.5, 0.4, 0.34), matter=SHADE, over=SKIN, where=lambda x, y, z: abs(x) < edge(y))
    s.paint((0, 0.36, 0.6), (0.05, 0.36, 0.34), matter=PALE, over=SHADE, where=lambda x, y, z: abs(x) < 0.024 + 0.01 * np.sin(40 * y))
    bars = lambda x, y, z: (np.sin(2 * np.pi * (x + 0.4 * y) / 0.17) > 0.3) & (x > 0.38)
    s.paint((0.64, 0.42, 0.34), (0.34, 0.34, 0.3), matter=SHADE, mirror=True, over=SKIN, where=bars)
    drum = lambda x, y, z: (x - 0.5) * 0.6 + (y - 0.29) * 0.62 + (z - 0.71) * 0.5 > 0.005
    s.paint((0.5, 0.29, 0.71), (0.075, 0.075, 0.075), matter=PALE, mirror=True, over=SKIN, where=drum)


REACH, CYCLE, STANCE = 0.16, 15 / 24, 0.55
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Bite", "attack_heavy": "Leap", "push": "Ram", "block": "Bite", "finisher": "Bite"}

LATE = {"crown": (6, 0.45), "jaw": (6, 0.45)}
TEETH = ("jaw", (0, -0.62, 0.0))
SHUT, GAPE = dict(jaw=-13, crown=7), dict(jaw=17, crown=-22)
"""The mouth closed, and as wide as it goes; at rest it hangs half open."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, [(t, _above(k)) for t, k in keys], springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 4.0, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 0.7, _turn, steps=[0.35, 0.7]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _above(pose):
    """There is hardly any air under this belly and these hands: it crouches by as much as there is. The rest is in the mouth."""
    if pose.get("arm"):
        ahead, out, round_ = pose["arm"]
        pose = pose | {"arm": (min(ahead, 0.25 * ahead), out, round_)}
    x, y, z = pose.get("body_pos", (0, 0, 0))
    return pose | {"body_pos": (x, y, max(z, 0.2 * z))} if "body_pos" in pose and not pose.get("step_free") else pose


def _idle(t):
    """Pants with its tongue out, its left eye turned to where the right one looks."""
    pant = wave(t, 0, 4)
    return dict(
        body_pos=(0.01 * wave(t), 0, 0.012 + 0.012 * pant), body=(0.8 * pant, 2.5 * wave(t), 2.5 * wave(t, 0.2)), crown=(-3 - 2.5 * pant, 0, 0), jaw=(2 + 2 * wave(t, 0.05, 4), 0, 0),
        eye_L=(0, 0, -44 + 10 * wave(t, 0.1)), eye_R=(0, 0, 10 * wave(t, 0.45, 2)), tongue=(2 * wave(t, 0.1, 4), 0, 5 * wave(t, 0.1)), tip=(4 * wave(t, 0.2, 4), 0, 8 * wave(t, 0.05)),
        arm_L=(8 * wave(t, 0.1, 4), 0, 6 * wave(t, 0.2, 2)), arm_R=(8 * wave(t, 0.3, 4), 0, 6 * wave(t, 0.4, 2)), tail=(4 * pant, 0, 10 * wave(t, 0.1, 2)), step=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Yawns, snaps at a fly, twice, licks its lip and is pleased."""
    bite = lambda t, yaw: [(t, dict(body=(-8, 0, yaw), body_pos=(0, 0, 0.02), **GAPE)), (t + 0.1, dict(body=(3, 0, yaw), body_pos=(0, -0.03, 0.0), **SHUT)), (t + 0.26, dict(body=(1, 0, yaw), body_pos=(0, 0, -0.02), **SHUT))]
    return key("fidget", 4.2, [
        (0.7, dict(body=(-10, 0, 0), body_pos=(0, 0.03, 0.01), step=0, tongue=(10, 0, 0), tip=(-20, 0, 0), arm=(-40, 0, -20), eye=(-16, 0, 0), jaw=15, crown=-20)),
        (1.1, dict(body=(-11, 0, 3), jaw=16, crown=-21)), (1.4, dict(body=(3, 0, 0), body_pos=(0, 0, -0.03), arm=0, eye=0, tongue=0, **SHUT)),
        (1.8, dict(body=(-4, 0, 14), eye_L=(0, 0, 20), eye_R=(0, 0, 20), jaw=-8, crown=2)), *bite(2.0, 16), (2.4, dict(body=(-4, 0, -16), eye_L=(0, 0, -24), eye_R=(0, 0, -24), jaw=-8, crown=2)), *bite(2.6, -18),
        (3.1, dict(body=(2, 0, -4), jaw=-4, crown=2, tongue=(-8, 0, 16), tip=(-30, 0, 30), eye=0)), (3.4, dict(tongue=(-8, 0, -14), tip=(-30, 0, -30), jaw=-4, crown=2)), (3.7, dict(tongue=0, tip=0, jaw=-2, crown=0)),
    ])  # fmt: skip


def _walk(t):
    """Waddles: the whole mouth tips from foot to foot."""
    def foot(phase, out):
        q = (t + phase) % 1
        if q < STANCE:
            return (0, REACH * (2 * q / STANCE - 1), 0), 0.0
        u = (q - STANCE) / (1 - STANCE)
        return (out * np.sin(np.pi * u), REACH * (1 - 2 * ease(u)), 0.12 * np.sin(np.pi * u)), 14 * np.sin(np.pi * u) * (1 - 1.6 * u)
    left, left_roll = foot(0.0, 0.03)
    right, right_roll = foot(0.5, -0.03)
    return dict(
        step_L=left, step_R=right, step_L_roll=left_roll, step_R_roll=right_roll, body_pos=(0.045 * wave(t, -0.05), 0, 0.012 + 0.03 * wave(t, -0.1, 2)),
        body=(2 * wave(t, 0, 2), 11 * wave(t, -0.05), 10 * wave(t, -0.25)), crown=(-4 + 5 * wave(t, 0.15, 2), -4 * wave(t, -0.1), 0), jaw=(3 + 4 * wave(t, 0.25, 2), 0, 0),
        arm_L=(-14 + 18 * wave(t, 0.1, 2), 0, 0), arm_R=(-14 + 18 * wave(t, 0.1, 2), 0, 0), tail=(0, 0, -20 * wave(t, -0.1)), tongue=(0, 0, 8 * wave(t, 0.1)), tip=(6 * wave(t, 0, 2), 0, 12 * wave(t)),
    )  # fmt: skip


def _turn(t):
    """Hops round, once for each half."""
    air = abs(wave(t, 0, 1)) ** 0.8
    return dict(
        body_pos=(0, 0, -0.04 + 0.16 * air), body=(-6 * air + 3, 0, 8 * wave(t, 0.1)), step=(0, 0, 0.11 * air), step_roll=10 * air, crown=(-4 + 10 * air, 0, 0), jaw=(4 - 8 * air, 0, 0),
        arm=(-40 * air, 0, 0), tail=(20 * air, 0, 0),
    )  # fmt: skip


def hop(start, high, ahead=0.0, **more):
    """Keys of one hop: down, off, up, down, deep."""
    return [
        (start, dict(body_pos=(0, 0, -0.1), body=(5, 0, 0), step=(0, 0, 0), step_roll=0, arm=(14, 0, 0), crown=4, jaw=-6)),
        (start + 0.1, dict(body_pos=(0, ahead * 0.3, 0.06), body=(-10, 0, 0), step=(0, ahead * 0.1, 0.01), step_roll=20, arm=(-60, 0, 0))),
        (start + 0.24, dict(body_pos=(0, ahead, high), body=(-4, 0, 0), step=(0, ahead, high * 0.85), step_roll=14, arm=(-70, 0, 0), **GAPE) | more),
        (start + 0.37, dict(body_pos=(0, ahead, 0.02), body=(4, 0, 0), step=(0, ahead, 0), step_roll=0)),
        (start + 0.45, dict(body_pos=(0, ahead, -0.11), body=(5, 0, 0), step=(0, ahead, 0), arm=(20, 0, 0), jaw=-10, crown=5)),
    ]


def _greetings(key):
    yield key("select", 1.4, [*hop(0.14, 0.24), (0.72, dict(body_pos=(0, 0, 0.02), body=(-6, 0, 0), step=0, arm=(-20, 0, 0), **GAPE)), (0.92, dict(body=(-6, 0, 6), **GAPE)), (1.06, dict(body=(3, 0, 0), body_pos=(0, 0, -0.03), **SHUT))], steps=[0.51])
    yield key("victory", 2.9, [
        *hop(0.15, 0.26, body=(-6, 0, 20)), *hop(0.75, 0.26, body=(-6, 0, -20)), *hop(1.35, 0.34, body=(-10, 0, 0)),
        (2.0, dict(body=(-10, 0, 0), body_pos=(0, 0.02, 0), step=0, arm=(-50, 0, 20), tongue=(0, 0, 14), tip=(-10, 0, 20), **GAPE)), (2.3, dict(body=(-10, 0, 8), tongue=(0, 0, -14), tip=(-10, 0, -20), **GAPE)), (2.55, dict(body=(2, 0, 0), arm=0, tongue=0, tip=0, **SHUT)),
    ], steps=[0.52, 1.12, 1.72])  # fmt: skip
    yield key("defeat", 2.2, [
        (0.3, dict(body=(-6, 0, 0), step=0, **GAPE)), (0.9, dict(body_pos=(0, 0.02, -0.1), body=(6, 0, 0), jaw=-10, crown=9, eye=(24, 0, 0), arm=(20, 0, 0), tail=(-20, 0, 0))),
        (1.3, dict(body_pos=(0, 0.02, -0.13), body=(8, 0, 4), jaw=-8, crown=9)), (2.2, dict(body_pos=(0, 0.02, -0.13), body=(8, 3, 6), jaw=-7, crown=10, eye=(30, 0, 0), arm=(24, 0, 0), tail=(-24, 0, 0), step=0)),
    ], holds=True)  # fmt: skip


def _blows(key):
    yield key("attack", 1.2, [
        (0.16, dict(body_pos=(0, 0.02, -0.06), body=(4, 0, 0), step=0, step_roll=0, **SHUT)), (0.42, dict(body_pos=(0, 0.12, -0.02), body=(-16, 0, 0), arm=(-50, 0, 20), tail=(-20, 0, 0), eye=(-10, 0, 0), tongue=(12, 0, 0), **GAPE)),
        (0.48, dict(body_pos=(0, 0.12, -0.03), body=(-17, 0, 0), step=0)), (0.56, dict(body_pos=(0, -0.12, 0.1), body=(4, 0, 0), step=(0, -0.06, 0.06), jaw=15, crown=-20)),
        (0.61, dict(body_pos=(0, -0.16, 0.04), body=(9, 0, 0), step=(0, -0.12, 0.0), arm=(24, 0, 85), tail=(20, 0, 0), eye=(8, 0, 0), **SHUT)),
        (0.7, dict(body_pos=(0, -0.14, -0.08), body=(8, 0, 8), step=(0, -0.12, 0), jaw=-14, crown=8)), (0.78, dict(body=(6, 0, -8), body_pos=(0, -0.12, -0.06), step=(0, -0.12, 0), tongue=0)), (0.88, dict(body=(2, 0, 0), jaw=-10, crown=4, step=(0, -0.12, 0))),
        (1.0, dict(body_pos=(0, -0.05, 0.06), step=(0, -0.05, 0.06), step_roll=10)), (1.1, dict(body_pos=(0, 0, -0.03), step=0, step_roll=0)),
    ], contact=0.61, weapon=TEETH, steps=[0.61, 1.1])  # fmt: skip
    yield key("attack_heavy", 1.6, [
        (0.36, dict(body_pos=(0, 0.08, -0.13), body=(6, 0, 0), step=0, step_roll=0, arm=(20, 0, 0), tail=(-20, 0, 0), **SHUT)), (0.48, dict(body_pos=(0, 0.08, -0.14), body=(7, 0, 0), step=0)),
        (0.58, dict(body_pos=(0, 0.0, 0.16), body=(-24, 0, 0), step=(0, 0, 0.04), step_roll=26, arm=(-70, 0, 0))),
        (0.72, dict(body_pos=(0, -0.14, 0.38), body=(-34, 0, 0), step=(0, -0.2, 0.34), step_roll=-10, jaw=-6, crown=6, tail=(20, 0, 0))),
        (0.84, dict(body_pos=(0, -0.26, 0.2), body=(-26, 0, 0), step=(0, -0.3, 0.2), step_roll=-20, arm=(-90, 0, 0), **SHUT)),
        (0.94, dict(body_pos=(0, -0.2, 0.0), body=(-6, 0, 0), step=(0, -0.2, 0), step_roll=0)), (1.02, dict(body_pos=(0, -0.18, -0.13), body=(8, 0, 0), step=(0, -0.2, 0), arm=(20, 0, 0), jaw=-4, crown=2)),
        (1.22, dict(body_pos=(0, -0.16, -0.04), body=(0, 0, 0), step=(0, -0.2, 0), jaw=4, crown=-8)), (1.34, dict(body_pos=(0, -0.08, 0.08), step=(0, -0.09, 0.08), step_roll=10)), (1.46, dict(body_pos=(0, 0, -0.04), step=0, step_roll=0)),
    ], contact=0.84, weapon=("body", (0, -0.6, 0.1)), steps=[0.94, 1.46])  # fmt: skip
    yield key("push", 1.2, [
        (0.3, dict(body_pos=(0, 0.1, -0.08), body=(-8, 0, 0), step=0, arm=(20, 0, 0), **SHUT)), (0.4, dict(body_pos=(0, 0.11, -0.09), body=(-9, 0, 0))),
        (0.5, dict(body_pos=(0, -0.16, 0.02), body=(-20, 0, 0), step=(0, -0.05, 0.0), arm=(-60, 0, 10), tail=(20, 0, 0), jaw=-12, crown=4)), (0.64, dict(body_pos=(0, -0.15, 0.01), body=(-18, 0, 0), step=(0, -0.05, 0))),
        (0.8, dict(body_pos=(0, -0.06, -0.05), body=(4, 0, 0), jaw=4, crown=-6, step=(0, -0.05, 0))), (0.9, dict(step=(0, -0.02, 0.05), body_pos=(0, 0, 0.03))), (1.0, dict(step=0, body_pos=(0, 0, -0.03))),
    ], contact=0.5, weapon=("body", (0, -0.6, 0.0)), steps=[1.0])  # fmt: skip
    gulp = [(1.3, dict(body=(-22, 0, 0), body_pos=(0, 0.02, 0.0), jaw=6, crown=-8, tongue=(10, 0, 0))), (1.45, dict(body=(-24, 0, 0), **SHUT)), (1.6, dict(body=(-20, 0, 0), body_pos=(0, 0.02, -0.04), jaw=3, crown=-4)), (1.75, dict(body=(-22, 0, 0), **SHUT)),
            (1.95, dict(body=(-16, 0, 0), body_pos=(0, 0.02, -0.08), eye=(20, 0, 0), **SHUT)), (2.15, dict(body=(6, 0, 0), body_pos=(0, 0, -0.1), eye=(24, 0, 0), **SHUT))]  # fmt: skip
    yield key("finisher", 3.0, [
        (0.16, dict(body_pos=(0, 0.02, -0.06), body=(4, 0, 0), step=0, step_roll=0, **SHUT)), (0.46, dict(body_pos=(0, 0.13, -0.03), body=(-18, 0, 0), arm=(-50, 0, 20), tongue=(12, 0, 0), eye=(-10, 0, 0), **GAPE)),
        (0.54, dict(body_pos=(0, 0.13, -0.04), step=0)), (0.64, dict(body_pos=(0, -0.14, 0.16), body=(6, 0, 0), step=(0, -0.1, 0.1), jaw=16, crown=-21)),
        (0.7, dict(body_pos=(0, -0.2, 0.02), body=(11, 0, 0), step=(0, -0.16, 0), arm=(24, 0, 85), jaw=-8, crown=3)), (0.82, dict(body=(9, 0, 14), step=(0, -0.16, 0), jaw=-8, crown=3)), (0.92, dict(body=(9, 0, -14))), (1.02, dict(body=(8, 0, 10), step=(0, -0.16, 0))), (1.12, dict(body=(4, 0, 0), body_pos=(0, -0.12, 0), step=(0, -0.16, 0))),
        (1.22, dict(step=(0, -0.07, 0.06))), (1.3, dict(step=0)), *gulp,
        (2.4, dict(body=(-8, 0, 0), body_pos=(0, 0, 0.0), eye=0, step=0, jaw=10, crown=-14, tongue=(0, 0, 0), tip=(-20, 0, 20))), (2.55, dict(body=(-4, 0, 0), jaw=0, crown=-4, tip=0)),
    ], contact=0.7, weapon=TEETH, steps=[0.7, 1.3])  # fmt: skip


def _answers(key):
    yield key("hit", 0.75, [
        (0.08, dict(body_pos=(0.02, 0.09, 0.04), body=(-18, 6, 10), eye=(-24, 0, 0), arm=(-60, 0, 0), tail=(-30, 0, 0), tongue=(0, 0, 14), step=0, step_roll=0, **GAPE)), (0.22, dict(body_pos=(0, 0.08, -0.1), body=(6, -2, -3), jaw=-8, crown=5, eye=(6, 0, 0), arm=(10, 0, 0), step=0)),
        (0.45, dict(body_pos=(0, 0.04, -0.04), body=(-2, 0, 0), jaw=4, crown=-4)),
    ])  # fmt: skip
    yield key("pushed", 1.05, [
        (0.1, dict(body_pos=(0, 0.12, 0.04), body=(-22, 0, 0), arm=(-70, 0, 20), eye=(-20, 0, 0), step=0, step_roll=-14, **GAPE)), (0.24, dict(body_pos=(0, 0.14, 0.06), body=(-14, 0, 8), step=(0, 0.08, 0.06), step_roll=0)),
        (0.36, dict(body_pos=(0, 0.14, -0.12), body=(10, 0, -4), step=(0, 0.12, 0), arm=(20, 0, 0), jaw=-10, crown=6)), (0.6, dict(body_pos=(0, 0.12, -0.04), body=(-2, 0, 0), step=(0, 0.12, 0), jaw=0, crown=0)),
        (0.74, dict(body_pos=(0, 0.05, 0.07), step=(0, 0.05, 0.07), step_roll=10)), (0.86, dict(body_pos=(0, 0, -0.05), step=0, step_roll=0)),
    ], steps=[0.36, 0.86])  # fmt: skip
    yield key("block", 1.3, [
        (0.16, dict(body_pos=(0, 0.04, -0.12), body=(4, 0, 0), eye=(30, 0, 0), arm=(-40, 0, 30), step=0, jaw=-14, crown=11)), (0.25, dict(body_pos=(0, 0.1, -0.13), body=(-4, 0, 0), jaw=-14, crown=12)), (0.46, dict(body_pos=(0, 0.07, -0.1), body=(2, 0, 0), eye=(20, 0, 0), step=0, **SHUT)),
        (0.6, dict(body_pos=(0, 0.09, -0.02), body=(-14, 0, 0), eye=(-8, 0, 0), **GAPE)), (0.7, dict(body_pos=(0, -0.14, 0.03), body=(8, 0, 0), step=(0, -0.05, 0), arm=(10, 0, 0), **SHUT)), (0.84, dict(body_pos=(0, -0.12, -0.04), body=(7, 0, 6), step=(0, -0.05, 0), **SHUT)),
        (1.0, dict(body_pos=(0, -0.03, 0.03), step=(0, -0.02, 0.04), jaw=4, crown=-4)), (1.1, dict(body_pos=(0, 0, -0.03), step=0)),
    ], contact=0.7, weapon=TEETH, steps=[1.1])  # fmt: skip


def _ends(key):
    # Thrown up like a plate, spinning; comes down flat, everything that it has spread out.
    flat = dict(arm=(0, -30, 0), thigh=(8, -46, 0), shin=(10, 20, 0))
    yield key("death", 2.0, [
        (0.0, dict(step_free=0, settle=0)), (0.1, dict(body_pos=(0.02, 0.08, 0.05), body=(-22, 6, 12), eye=(-24, 0, 0), tongue=(0, 0, 14), step=0, **GAPE)),
        (0.26, dict(body_pos=(0, 0.08, 0.34), body=(-26, 10, 70), step_free=0.9, settle=0, jaw=0, crown=0)),
        (0.46, dict(body_pos=(0, 0.04, 0.5), body=(-12, -8, 190), eye=(0, 30, 0), step_free=1, settle=0, **flat)),
        (0.66, dict(body_pos=(0, 0, 0.1), body=(4, 6, 282), settle=0.2, jaw=-6, crown=4, **flat)),
        (0.76, dict(body_pos=(0, 0, -0.12), body=(2, 0, 304), settle=1, jaw=20, crown=-44, eye=(30, 40, 0), tongue=(8, 0, 10), **flat)),
        (0.88, dict(body_pos=(0, 0, 0.0), body=(-8, 0, 312), jaw=6, crown=-14, eye=(-20, 10, 0), arm=(-20, -10, 0), thigh=(-14, -30, 0), settle=0.6)),
        (1.02, dict(body_pos=(0, 0, -0.12), body=(2, 0, 316), settle=1, jaw=18, crown=-36, eye=(20, 60, 0), **flat)),
        (1.2, dict(body=(0, 0, 318), jaw=12, crown=-24, eye_L=(10, 40, 0), eye_R=(-10, -70, 0), settle=1)),
        (1.5, dict(body=(1, 2, 318), jaw=16, crown=-32, eye_L=(24, 86, 0), eye_R=(0, -84, 0), tongue=(10, 0, 24), tip=(10, 0, 30), settle=1)),
        (2.0, dict(body_pos=(0, 0, -0.12), body=(1, 2, 318), jaw=15, crown=-28, eye_L=(26, 92, 0), eye_R=(4, -90, 0), tongue=(12, 0, 30), tip=(12, 0, 40), step_free=1, settle=1, **flat)),
    ], holds=True, steps=[0.76])  # fmt: skip
    yield key("crumple", 2.1, [
        (0.0, dict(step_free=0, settle=0)), (0.16, dict(body_pos=(0, 0.04, 0.03), body=(-10, 0, 0), eye=(-20, 0, 0), step=0, **GAPE)), (0.45, dict(body_pos=(0.03, 0.02, -0.02), body=(0, 10, 6), jaw=4, crown=-6, step_free=0, settle=0)), (0.72, dict(body_pos=(-0.03, 0.02, -0.04), body=(-2, -10, -6), jaw=8, crown=-12)),
        (1.0, dict(body_pos=(0, 0, -0.06), body=(4, 3, 0), step_free=0.4, thigh=(-4, -7, 0), jaw=-4, crown=4, settle=0.5)), (1.16, dict(body_pos=(0.06, 0, -0.08), body=(6, 40, 0), step_free=1, thigh=(-8, -12, 0), shin=(-6, -6, 0), settle=0.7, arm=(0, 0, -20), **GAPE)),
        (1.3, dict(body_pos=(0.12, 0, -0.06), body=(2, 92, 0), eye=(20, 40, 0), thigh=(-24, -10, 0), settle=1, jaw=10, crown=-12)), (1.44, dict(body=(2, 80, 0), thigh=(10, -14, 0), settle=1, **GAPE)), (1.6, dict(body=(2, 90, 0), thigh_L=(-16, -16, 0), settle=1, jaw=6, crown=-8, eye=(20, 50, 0))),
        (2.1, dict(body_pos=(0.12, 0, -0.06), body=(2, 87, 0), step_free=1, thigh_L=(2, -20, 0), thigh_R=(-6, -12, 0), shin=(-6, -6, 0), jaw=8, crown=-10, eye=(24, 60, 0), tongue=(4, 0, 16), tip=(14, 0, 20), arm=(10, 0, -20), settle=1)),
    ], holds=True, steps=[1.3])  # fmt: skip
