"""Parts that several creatures have: eyes in lids, shields of horn, locks of hair, birds' feet, limbs to measure along."""

import numpy as np

from .field import GLOW, IVORY, SHADE, SKIN, rotation
from .patterns import bands

LIDS = 1.28
"""How much larger than the ball the sphere is on which the lids lie."""
UPPER = ((-1.12, -0.04, 0.14), (-0.42, 0.55, 0.28), (0.46, 0.64, 0.3), (1.19, 0.1, 0.22))
LOWER = ((-1.12, -0.1, 0.14), (-0.45, -0.6, 0.2), (0.32, -0.7, 0.2), (1.19, 0.0, 0.16))
"""The rims of the lids from the inner to the outer corner: sideways, upwards, half the thickness, in radii of the ball."""


def eyes(s, middle, radius, turn=0, tilt=10, slit=0.58):
    """A pair of eyes: a shell of lids slit like an almond, in it the ball with a dent for a pupil, the rims of the lids. The
    left one lies at `middle` and looks `turn` degrees outwards; its outer corner is `tilt` degrees higher."""
    matrix = rotation((0, -tilt, turn))
    at = lambda side, out, up: np.array(middle, float) + radius * (matrix @ (side, -out, up))
    on_lids = lambda side, up: at(side, np.sqrt(LIDS**2 - side**2 - up**2), up)
    s.ball(at(0, -0.12, 0), LIDS * radius, blend=0.006, mirror=True)
    s.ball(at(0, 1.2, 0), (1.03 * radius, 0.9 * radius, slit * radius), (0, -tilt, turn), 0.004, cut=True, mirror=True)
    s.ball(middle, radius, blend=0, matter=GLOW, mirror=True)
    s.ball(at(0, 1.05, 0), 0.36 * radius, matter=GLOW, blend=0.002, cut=True, mirror=True)
    for rim in (UPPER, LOWER):
        s.tube([on_lids(side, up) for side, up, _ in rim], [radius * thick for _, _, thick in rim], 0.004, mirror=True)


def shield(s, skin, out, back, wide, long, matter=SKIN, thick=0.3):
    """A scute with a keel: it lies at `skin`, faces `out` and points `back`, where its edge stands off over the next one.
    `wide` and `long` are halves, `thick` is a share of the breadth."""
    at = lambda along, off: skin + back * long * along + out * off
    s.tube([at(-1.0, -0.004), at(-0.3, 0.014), at(0.5, 0.034), at(1.25, 0.05)], [0.6 * wide, wide, 0.8 * wide, 0.012], 0.004, (out, thick), matter=matter)
    s.tube([at(-0.7, 0.024), at(0.1, 0.05), at(0.7, 0.06), at(1.2, 0.056)], [0.006, 0.016, 0.014, 0.006], 0.01, matter=matter)


def lock(s, root, tip, wide, out, bow, blend=0.004, matter=SHADE, lift=1.0):
    """One lock of hair: a flat leaf that swells early and runs out to a long point, bent like an S, with strands cut into it."""
    root, tip, out = np.array(root), np.array(tip), np.array(out, float)
    if np.linalg.norm(tip - root) < 0.03 or np.linalg.norm(out) < 0.1:
        return  # in a part that is looked at by itself there is nothing to hang it on
    out = out / np.linalg.norm(out)
    side = np.cross(tip - root, out)
    side = side / np.linalg.norm(side)
    at = lambda t, b, high: root + (tip - root) * t + side * b * bow + out * high * lift
    s.tube([at(0, 0, 0), at(0.25, 0.7, 0.014), at(0.6, 0.4, 0.016), at(0.85, -0.7, 0.01), at(1, -1.2, 0.004)], [0.7 * wide, wide, 0.72 * wide, 0.36 * wide, 0.006], blend, (out, 0.55), matter=matter)
    for aside in (-0.42, 0.0, 0.42):
        s.stroke([at(t, b, 0.5 * wide) + side * wide * aside * w for t, b, w in ((0.06, 0.2, 0.9), (0.3, 0.7, 1.1), (0.62, 0.3, 0.75), (0.88, -0.8, 0.3))], [0.005, 0.0075, 0.007, 0.004], 0.007, 0.9, cut=True)


def unit(v):
    """The same way, one long."""
    return np.asarray(v, float) / np.linalg.norm(v)


def along(a, b, front, out):
    """Places on a limb: a share of the way from joint to joint, and how far to its front and its outside."""
    way = unit(b - a)
    front = unit(front - way * (front @ way))
    out = unit(out - way * (out @ way) - front * (out @ front))
    return lambda t, f=0.0, o=0.0: a + (b - a) * t + front * f + out * o


def muscle(s, points, widths, height, mirror=False):
    """A strip of flesh from its origin to where it takes hold."""
    s.stroke(points, [1.4 * w for w in widths], 1.2 * height, 0.75, mirror=mirror, ends=0.4)


def talons(s, x, y, toes, side, size=1.0):
    """The toes of a bird's foot under a joint at `x`, `y`: pads below, knuckles above, each claw out of a cuff. `toes` are pairs:
    how many degrees a toe points outwards, beyond 90 backwards, and how long it is; `side` is -1 on the right."""
    for turn, reach in toes:
        a, back = np.radians(turn), turn > 90
        way = np.array([side * np.sin(a), -np.cos(a), 0])
        at = lambda t, high, way=way, reach=reach: np.array([x, y, 0]) + way * reach * t + (0, 0, high * size)
        tube = lambda points, radii, *more, **rest: s.tube(points, [r * size for r in radii], *more, **rest)
        ball = lambda place, radii, *more: s.ball(place, [r * size for r in radii], *more)
        tube([at(0.0, 0.055), at(0.4, 0.042), at(0.72, 0.034), at(1.0, 0.025)], [0.036, 0.025, 0.0235, 0.02], 0.008)
        for t, r in ((0.55, 0.0265),) if back else ((0.42, 0.0275), (0.74, 0.026)):
            ball(at(t, 0.04 if t < 0.6 else 0.034), (r, r, r * 0.92), (0, 0, 0), 0.008)
            ball(at(t + 0.1, 0.017), (0.021, 0.024, 0.016), (0, 0, -side * turn), 0.008)
        ball(at(0.98, 0.018), (0.019, 0.022, 0.017), (0, 0, -side * turn), 0.008)
        length = lambda px, py, pz, way=way: ((px - x) * way[0] + (py - y) * way[1]) / (0.021 * size)
        s.relief(lambda px, py, pz, f=length: bands(f(px, py, pz), 0.3, 0.1) * (pz > 0.03 * size), 0.0035 * size, at(0.55, 0.05), (0.5 * reach,) * 2 + (0.06 * size,), soft=0.3)
        tube([at(0.86, 0.036), at(1.04, 0.03)], [0.014, 0.0185], 0.006)
        tube([at(0.9, 0.03), at(1.06, 0.033), at(1.4 if back else 1.25, 0.03), at(1.75 if back else 1.44, 0.004)], [0.015, 0.0165, 0.0125, 0.003], 0.002, matter=IVORY)
