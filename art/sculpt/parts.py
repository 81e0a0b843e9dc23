"""Parts that several creatures have: eyes in lids, shields of horn, locks of hair, birds' feet, limbs to measure along."""

import numpy as np

from .field import GLOW, IVORY, SHADE, SKIN, rotation
from .patterns import bands

LIDS = 1.28
"""How much larger than the ball the sphere is on which the lids lie."""
UPPER = ((-1.12, -0.04, 0.14), (-0.42, 0.55, 0.28), (0.46, 0.64, 0.3), (1.19, 0.1, 0.22))
LOWER = ((-1.12, -0.1, 0.14), (-0.45, -0.6, 0.2), (0.32, -0.7, 0.2), (1.19, 0.0, 0.16))
"""The rims of the lids from the inner to the outer corner: sideways, upwards, half the thickness, in radii of the ball."""


def eyes(s, middle, radius, turn=0, tilt=10, slit=0.58, iris=0.0):
    """A pair of eyes: a shell of lids slit like an almond, in it the ball with a dent for a pupil, the rims of the lids. The
    left one lies at `middle` and looks `turn` degrees outwards; its outer corner is `tilt` degrees higher. With an `iris`, its breadth
    in radii of the ball, only that glows, round a dark pupil."""
    matrix = rotation((0, -tilt, turn))
    at = lambda side, out, up: np.array(middle, float) + radius * (matrix @ (side, -out, up))
    on_lids = lambda side, up: at(side, np.sqrt(LIDS**2 - side**2 - up**2), up)
    s.ball(at(0, -0.12, 0), LIDS * radius, blend=0.006, mirror=True)
    s.ball(at(0, 1.2, 0), (1.03 * radius, 0.9 * radius, slit * radius), (0, -tilt, turn), 0.004, cut=True, mirror=True)
    s.ball(middle, radius, blend=0, matter=GLOW, mirror=True)
    if iris:
        # Of the ball only the iris glows, round a pupil; the rest lies in the dark of the socket.
        s.ball(at(0, 0.98, 0), 0.27 * radius, blend=0.002, cut=True, mirror=True)
        far = lambda x, y, z: np.sqrt(sum((c - p) ** 2 for c, p in zip((x, y, z), at(0, 1.0, 0)))) / radius
        s.paint(middle, 1.04 * radius, over=GLOW, where=lambda x, y, z: (far(x, y, z) > iris) | (far(x, y, z) < 0.34), mirror=True)
    else:
        s.ball(at(0, 1.05, 0), 0.36 * radius, matter=GLOW, blend=0.002, cut=True, mirror=True)
    for rim in (UPPER, LOWER):
        s.tube([on_lids(side, up) for side, up, _ in rim], [radius * thick for _, _, thick in rim], 0.004, mirror=True)


def shield(s, skin, out, back, wide, long, matter=SKIN, thick=0.3):
    """A scute with a keel: it lies at `skin`, faces `out` and points `back`, where its edge stands off over the next one.
    `wide` and `long` are halves, `thick` is a share of the breadth."""
    at = lambda along, off: skin + back * long * along + out * off
    s.tube([at(-1.0, -0.004), at(-0.3, 0.014), at(0.5, 0.034), at(1.25, 0.05)], [0.6 * wide, wide, 0.8 * wide, 0.012], 0.004, (out, thick), matter=matter)
    s.tube([at(-0.7, 0.024), at(0.1, 0.05), at(0.7, 0.06), at(1.2, 0.056)], [0.006, 0.016, 0.014, 0.006], 0.01, matter=matter)


def plate(s, ground, skin, out, back, wide, long, thick=0.03, root=0.006, keel=0.014, matter=SKIN):
    """A plate of armour that follows the `ground` it lies on (a layer of its own): thin at its root, `thick` at its rear edge, which
    is cut off steeply and stands over the next one. Round its edge runs a rim, inside it rings of growth, a keel along its middle.
    `wide` and `long` are halves."""
    skin, out, back = np.asarray(skin, float), unit(out), unit(back)
    side = np.cross(back, out)
    b = s.box(skin, skin, 1.25 * max(wide, long) + thick)
    if (b[1::2] <= b[::2]).any():
        return
    x, y, z = (c - at for c, at in zip(s._coordinates(b), skin))
    u = (x * side[0] + y * side[1] + z * side[2]) / wide
    v = (x * back[0] + y * back[1] + z * back[2]) / long
    off = x * out[0] + y * out[1] + z * out[2]
    # A shield: straight shoulders ahead, sides that draw in behind to a blunt point.
    size = min(wide, long)
    edge = np.maximum(np.maximum(np.abs(u) - 1 + 0.1 * np.abs(v), np.abs(u) * 0.62 + v - 1.1), -v - 1)
    inner = edge * size
    t = np.clip(0.5 + 0.5 * v, 0, 1)
    high = root + (thick - root) * t
    rim = np.exp(-(((inner + 0.013) / 0.007) ** 2)) * 0.005
    rings = 0.0014 * np.sin(inner * 2 * np.pi / 0.019) * np.clip(-(inner + 0.022) / 0.01, 0, 1)
    ridge = keel * np.clip(1 - np.abs(u) * wide / 0.03, 0, 1) ** 0.8 * np.clip((v + 0.75) / 0.6, 0, 1) * np.clip(-(inner + 0.01) / 0.02, 0, 1)
    own = ground.distance[b[0] : b[1], b[2] : b[3], b[4] : b[5]]
    # The edge leans in a little, as a bevel; what lies below the ground or far over it is no part of the plate.
    made = np.maximum(own - (high + rim + rings + ridge), (inner + 0.3 * np.clip(own, 0, 0.05)) * 0.9)
    made = np.maximum(made, np.maximum(-own - 0.02, np.abs(off) - 0.16)).astype(np.float32)
    part, stuff = s.distance[b[0] : b[1], b[2] : b[3], b[4] : b[5]], s.stuff[b[0] : b[1], b[2] : b[3], b[4] : b[5]]
    nearer = made < part
    stuff[nearer] = s._code(matter)
    part[...] = np.minimum(part, made)


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


def clefts(s, wrist, fingers, size):
    """Parts the fingers of a closed hand: a cut between every two, as deep as half of one is thick. `fingers` are the four places of
    each, from its knuckle to its tip."""
    for one, other in zip(fingers, fingers[1:]):
        middle = [(np.asarray(p) + q) / 2 for p, q in zip(one, other)]
        out = _outsides(wrist, middle)
        path = [middle[0] + out[0] * 0.5 * size - unit(middle[1] - middle[0]) * 0.3 * size, *(m + o * 0.85 * size for m, o in zip(middle[:3], out))]
        s.tube(path, [0.14 * size, 0.24 * size, 0.28 * size, 0.28 * size], 0.008, cut=True)


def _outsides(wrist, places):
    """At each of a finger's three joints the way out of its bend."""
    chain = [np.asarray(wrist, float), *map(np.asarray, places)]
    return [unit(unit(b - a) - unit(c - b) + 1e-6) for a, b, c in zip(chain, chain[1:], chain[2:])]


def finger(s, wrist, places, size, nail=SHADE):
    """A bent finger: three bones with a waist each, knuckles that stand out on its back, folds of skin across them, a nail in its bed.
    `size` is half its thickness; `nail` is None where a claw follows."""
    a, c, d, e = (np.asarray(p, float) for p in places)
    outs = _outsides(wrist, (a, c, d, e))
    for p, q, wide, narrow in ((a, c, 1.04, 0.97), (c, d, 0.98, 0.93), (d, e, 0.93, 0.78)):
        s.tube([p, p + 0.3 * (q - p), p + 0.65 * (q - p), q], [wide * size, 1.02 * wide * size, 0.95 * narrow * size, narrow * size], 0.003)
    for p, out, before, after, large in ((a, outs[0], a - wrist, c - a, 1.1), (c, outs[1], c - a, d - c, 0.98), (d, outs[2], d - c, e - d, 0.88)):
        s.ball(p + out * 0.32 * size, large * size * 0.8, blend=0.012)
        side, way = unit(np.cross(before, after)), unit(unit(before) + unit(after))
        for along, reach in ((-0.34, 0.55), (0.0, 0.72), (0.34, 0.55)):
            s.stroke([p + out * large * size + way * along * size + side * k * reach * size for k in (-1, 0, 1)], 0.17 * size, 0.2 * size, 0.8, cut=True, ends=0.4)
    # The pad under the tip, and the fold before the middle bone.
    inside = -outs[2]
    s.ball((d + 2 * e) / 3 + inside * 0.3 * size, 0.72 * size, blend=0.006)
    if nail is not None:
        way = unit(e - d)
        out = unit(outs[2] - way * (outs[2] @ way))
        bed = e + out * 0.6 * size
        s.tube([bed - way * 0.75 * size, bed - way * 0.1 * size, bed + way * 0.75 * size], [0.5 * size, 0.56 * size, 0.34 * size], 0.002, (out, 0.3), matter=nail)
        s.stroke([bed - way * 0.7 * size + side * k * 0.5 * size + out * 0.05 for k in (-1, 0, 1)], 0.14 * size, 0.1 * size, 0.8, ends=0.3)
