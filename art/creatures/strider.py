"""Strider, a round armoured body on very long two-jointed legs, with one club arm. Wades; stamps and sweeps."""

from dataclasses import replace

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import DARK, GLOW, IVORY, PALE, SHADE, SKIN
from sculpt.finish import CRISP
from sculpt.parts import along, muscle, shield, talons, unit
from sculpt.patterns import bands, cracks, lumps, pebbles, wrinkles

BOX = ((-0.86, -0.82, -0.03), (0.76, 0.8, 2.16))
HEIGHT = 2.1
FINISH = replace(CRISP, voxel=0.0055, baked_size=1024, triangles=14_500, bits=6)
TINT = (0.085, 0.48, 0.99)

HIP, KNEE, HOCK, FOOT = (np.array(p) for p in ((0.29, 0.06, 1.36), (0.53, -0.24, 1.14), (0.45, 0.27, 0.63), (0.43, -0.02, 0.07)))
ELBOW, WRIST, CLUB = (np.array(p) for p in ((-0.46, -0.35, 1.22), (-0.555, -0.32, 1.47), (-0.575, -0.28, 1.8)))

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "body": ("root", (0, 0.03, 1.3)),
        "tail": ("body", (0, 0.36, 1.34)),
        "jaw.L": ("body", (0.1, -0.42, 1.3)),
        "arm.L": ("body", (0.2, -0.24, 1.3)),
        "fore.L": ("arm.L", (0.35, -0.42, 1.15)),
        "clav.R": ("body", (-0.12, -0.14, 1.4)),
        "arm.R": ("clav.R", (-0.22, -0.28, 1.36)),
        "fore.R": ("arm.R", ELBOW),
        "club.R": ("fore.R", WRIST),
        "thigh.L": ("body", HIP),
        "shin.L": ("thigh.L", KNEE),
        "shank.L": ("shin.L", HOCK),
        "foot.L": ("shank.L", FOOT),
    },
    {"step.L": Limb("thigh.L", "shin.L", "foot.L", shank="shank.L", pole=(0, -1, 0.15), tip=0.26, heel=0.16)},
    {"tail": ((0, 0.4, 0.1), 0.9, 2.4, 0.35), "club.R": ((0, 0, 0.3), 0.35, 2.6, 0.4), "fore.L": ((-0.05, -0.3, 0.05), 0.5, 2.8, 0.4)},
)  # fmt: skip


PARTS = {
    "face": ((-0.36, -0.74, 1.1), (0.36, -0.2, 1.72)),
    "shell": ((-0.52, -0.56, 1.05), (0.52, 0.62, 2.0)),
    "legs": ((0.1, -0.45, -0.03), (0.7, 0.45, 1.56)),
    "foot": ((0.2, -0.42, -0.03), (0.7, 0.22, 0.3)),
    "arm": ((-0.76, -0.56, 1.0), (-0.1, 0.05, 2.02)),
    "hand": ((0.1, -0.76, 1.02), (0.45, -0.2, 1.36)),
}


def sculpt(s):
    """Builds the figure in the field."""
    s.on("body").ball((0, 0.02, 1.47), (0.325, 0.42, 0.345), blend=0.04)
    s.ball((0, 0.02, 1.29), (0.24, 0.28, 0.16), blend=0.05)
    s.on("body").tube([HIP * (-1, 1, 1) + (0, 0.04, -0.1), (0, 0.1, 1.2), HIP + (0, 0.04, -0.1)], [0.13, 0.12, 0.13], 0.05)
    _tail(s)
    _belly(s)
    for side in (1, -1):
        _leg(s, np.array([side, 1, 1]), ".L" if side > 0 else ".R")
    _club(s)
    _small_arm(s)
    s.relief(lumps(12, 11), 0.004)
    _face(s)
    _shell(s)
    for side in (1, -1):
        _foot(s, side)
    s.loupe((0, -0.5, 1.4), 0.28, 1.6)
    s.loupe(EYE - (0, 0.06, 0), 0.15, 1.9)


def _belly(s):
    """Below the shell: bands of a soft belly, the straps that hang it between the hips."""
    s.on("body")
    for k in range(5):
        y = -0.22 + 0.1 * k
        s.stroke([(-0.2, y + 0.03, 1.22), (-0.1, y, 1.14), (0, y - 0.012, 1.12), (0.1, y, 1.14), (0.2, y + 0.03, 1.22)], [0.012, 0.02, 0.022, 0.02, 0.012], 0.016, 0.9, cut=True)
    muscle(s, [(0.14, -0.2, 1.24), (0.2, -0.08, 1.2), (0.25, 0.04, 1.22)], [0.03, 0.055, 0.03], 0.024, mirror=True)
    muscle(s, [(0.1, 0.3, 1.24), (0.18, 0.2, 1.2), (0.26, 0.12, 1.24)], [0.03, 0.055, 0.03], 0.024, mirror=True)


def _leg(s, there, end):
    """The haunch of a runner in straps, a knee between two knobs under a cap of two plates, a drumstick that runs out into cords,
    a heron's shank."""
    hip, knee, hock, foot = (p * there for p in (HIP, KNEE, HOCK, FOOT))
    thigh, shin, shank = knee - hip, hock - knee, foot - hock
    one = lambda points, widths, height: muscle(s, points, widths, height)
    off = lambda *p: np.array(p) * there
    s.on("thigh" + end).ball(hip + off(0.05, 0.04, -0.03), (0.13, 0.16, 0.155), (0, 0, -20 * there[0]), 0.02)
    s.tube([hip + off(0.02, 0, 0), hip + thigh * 0.35 + off(0.05, -0.02, 0.04), hip + thigh * 0.75 + off(0.01, 0, 0.01), knee], [0.125, 0.13, 0.09, 0.062], 0.02)
    s.tube([hip + off(0.03, 0.13, -0.1), hip + thigh * 0.45 + off(0.01, 0.11, -0.12), knee + off(-0.01, 0.04, -0.05)], [0.095, 0.1, 0.036], 0.03)
    p = along(hip, knee, np.array([0, 0, 1.0]), off(0.78, 0.62, 0))
    one([p(0.0, 0.14, 0.02), p(0.42, 0.15, 0.03), p(0.95, 0.07, 0.01)], [0.03, 0.06, 0.016], 0.026)
    one([p(-0.05, 0.08, 0.12), p(0.42, 0.08, 0.14), p(0.95, 0.03, 0.06)], [0.03, 0.062, 0.016], 0.026)
    one([p(0.05, -0.03, 0.15), p(0.48, -0.05, 0.15), p(0.97, -0.03, 0.06)], [0.03, 0.056, 0.014], 0.026)
    one([p(0.1, -0.14, 0.1), p(0.5, -0.16, 0.08), p(0.97, -0.07, 0.02)], [0.03, 0.056, 0.014], 0.026)
    one([p(0.1, 0.09, -0.1), p(0.45, 0.08, -0.11), p(0.95, 0.03, -0.05)], [0.03, 0.054, 0.014], 0.024)
    s.stroke([p(0.05, 0.03, 0.16), p(0.5, 0.015, 0.15), p(0.95, 0.0, 0.07)], [0.008, 0.014, 0.008], 0.016, 1.0, cut=True)
    s.stroke([p(0.05, 0.12, 0.09), p(0.5, 0.12, 0.09), p(0.95, 0.06, 0.04)], [0.008, 0.012, 0.007], 0.014, 1.0, cut=True)
    # Hide in folds where the thigh is bent against the shin, and behind the hip.
    s.relief(wrinkles((14, 14, 40), 5), 0.009, knee + off(-0.01, 0.09, -0.05), (0.11, 0.1, 0.09), soft=0.6)
    # The knee: two knobs on its hinge, bands from thigh to shin over them, the cap.
    front, hinge = unit(unit(thigh) - unit(shin)), unit(np.cross(thigh, shin)) * there[0]
    s.ball(knee, (0.076, 0.076, 0.078), blend=0.01)
    for way in (1, -1):
        s.ball(knee + hinge * 0.068 * way, 0.04, blend=0.01)
        s.stroke([knee - unit(thigh) * 0.1 + hinge * 0.062 * way, knee + hinge * 0.095 * way + front * 0.03, knee + unit(shin) * 0.12 + hinge * 0.06 * way], [0.012, 0.019, 0.012], 0.016, 0.5)
    up = unit(np.cross(hinge, front))
    up = up if up[2] > 0 else -up
    for high, wide, long in ((-0.04, 0.062, 0.052), (0.036, 0.074, 0.058)):
        shield(s, knee + front * (0.052 + 0.008 * (high > 0)) + up * high, front, -up, wide, long, IVORY, 0.36)
    # The shin: a drumstick high up, below it bare bone with an edge, and the cord to the heel that stands off it.
    s.on("shin" + end).tube([knee, knee + shin * 0.2 + off(0, 0.036, -0.03), knee + shin * 0.42 + off(0, 0.012, -0.012), knee + shin * 0.62, knee + shin * 0.85, hock], [0.06, 0.09, 0.07, 0.04, 0.036, 0.052], 0.014)
    q = along(knee, hock, np.array([0, -1.0, -1.0]), off(1, 0, 0))
    one([q(0.05, -0.06, 0.05), q(0.24, -0.105, 0.05), q(0.56, -0.05, 0.012)], [0.022, 0.055, 0.008], 0.036)
    one([q(0.05, -0.06, -0.05), q(0.24, -0.105, -0.05), q(0.56, -0.05, -0.012)], [0.022, 0.055, 0.008], 0.036)
    one([q(0.06, 0.03, 0.08), q(0.26, 0.035, 0.095), q(0.66, 0.012, 0.04)], [0.018, 0.044, 0.008], 0.028)
    one([q(0.06, 0.03, -0.08), q(0.26, 0.035, -0.095), q(0.66, 0.012, -0.04)], [0.018, 0.044, 0.008], 0.028)
    s.stroke([q(0.1, 0.09), q(0.5, 0.06), q(0.95, 0.05)], [0.014, 0.013, 0.012], 0.022, 0.4)
    s.stroke([q(0.08, -0.1, 0.0), q(0.3, -0.11, 0.0), q(0.52, -0.06, 0.0)], [0.008, 0.014, 0.006], 0.022, 0.8, cut=True)
    for way in (1, -1):
        s.stroke([q(0.08, -0.01, 0.085 * way), q(0.3, -0.03, 0.1 * way), q(0.6, -0.012, 0.045 * way)], [0.007, 0.012, 0.006], 0.018, 0.8, cut=True)
        s.stroke([q(0.55, 0.005, 0.04 * way), q(0.78, 0.004, 0.036 * way), q(0.95, 0.0, 0.05 * way)], [0.008, 0.01, 0.008], 0.01, 0.5)
    spur = hock + off(0, 0.092, 0.05)
    s.tube([q(0.4, -0.07), q(0.52, -0.085), q(0.76, -0.1), spur], [0.03, 0.022, 0.0175, 0.026], 0.006)
    # The heel: knobs, a cuff of horn, the bone of the heel at which the cord ends.
    s.on("shank" + end).ball(hock, (0.058, 0.064, 0.062), blend=0.01)
    for way in (1, -1):
        s.ball(hock + off(0.054 * way, -0.004, 0.004), (0.028, 0.044, 0.05), blend=0.012)
    s.tube([hock + off(0, 0.02, 0.0), spur], [0.044, 0.034], 0.012)
    # The shank: a head and a foot of bone, slim between; behind it the cords in a sheath of their own.
    lay = lambda t, f=0.0, o=0.0: hock + shank * t + off(o, -f, 0)
    s.tube([hock, lay(0.14), lay(0.34), lay(0.62), lay(0.85), foot + off(0, 0, 0.016)], [0.06, 0.058, 0.038, 0.031, 0.043, 0.068], 0.012)
    s.tube([hock + off(0, 0.06, -0.01), lay(0.22, -0.056), lay(0.55, -0.044), lay(0.88, -0.046), foot + off(0, 0.05, 0.012)], [0.03, 0.02, 0.0175, 0.021, 0.03], 0.004)
    shield(s, spur + off(0, 0.008, -0.004), unit((0, 1.0, 0.3)), unit((0, 0.3, -1.0)), 0.04, 0.05, IVORY, 0.4)
    for way in (1, -1):
        s.ball(foot + off(0.058 * way, 0.004, 0.026), (0.028, 0.036, 0.036), blend=0.008)
    # In front broad scutes, each with a sharp lower edge over the next; they leave the sides and the cords bare.
    way, facing = unit(shank), unit(off(0, -1.0, 0) - unit(shank) * (unit(shank) @ off(0, -1.0, 0)))
    rel = lambda x, y, z: np.stack([x - hock[0], y - hock[1], z - hock[2]])
    down_it = lambda x, y, z: np.tensordot(way, rel(x, y, z), 1)
    ahead = lambda x, y, z: np.tensordot(facing, rel(x, y, z), 1)

    def scutes(x, y, z):
        far = down_it(x, y, z)
        aside = np.sqrt(np.maximum((rel(x, y, z) ** 2).sum(0) - far**2 - ahead(x, y, z) ** 2, 0))
        turn = np.arctan2(aside, ahead(x, y, z))
        return bands(far / 0.066, 0.1, 0.05) * np.clip((1.25 - turn) / 0.08, 0, 1)

    s.relief(scutes, 0.0165, (hock + foot) / 2 + off(0, 0, 0.01), (0.13, 0.3, 0.36), soft=0.15)
    # Greaves of horn under the heel joint, the upper over the lower, each with a keel; beside them the sinews that turn the toes.
    for t, wide, long in ((0.42, 0.052, 0.088), (0.2, 0.078, 0.1)):
        shield(s, lay(t) + facing * (0.03 if t > 0.3 else 0.05), facing, way, wide, long, IVORY, 0.34)
    for aside in (1, -1):
        s.stroke([lay(0.5, 0.0, 0.034 * aside), lay(0.75, 0.0, 0.036 * aside), lay(0.97, 0.01, 0.06 * aside)], [0.007, 0.011, 0.012], 0.012, 0.5)
    s.relief(pebbles(38, 3), 0.004, (hock + foot) / 2 + off(0, 0.06, 0), (0.1, 0.24, 0.3), soft=0.4)


SPREAD = ((-38, 0.225), (0, 0.255), (38, 0.215), (180, 0.155))
"""Of each foot: how far a toe points outwards, in degrees, and how long it is."""


def _foot(s, side):
    """Long toes that grip, each claw out of its cuff."""
    x, y, z = FOOT * (side, 1, 1)
    whole, s = s, s.nook((x - 0.4, y - 0.5, -0.1), (x + 0.4, y + 0.42, 0.4))
    if not s.distance.size:
        return
    s.on("foot.L" if side > 0 else "foot.R").ball((x, y - 0.01, z - 0.004), (0.062, 0.07, 0.05), blend=0.02)
    talons(s, x, y, SPREAD, side, 1.36)
    s.ball((x, y - 0.012, 0.026), (0.056, 0.064, 0.027), blend=0.014)
    whole.put(s)


def _club(s):
    """The right arm: a shoulder in a socket, an elbow like a crab's, a forearm in plates, a mace of bone grown round the wrist."""
    shoulder = SKELETON.place["arm.R"]
    one = lambda points, widths, height: muscle(s, points, widths, height)
    s.on("arm.R").tube([shoulder + (0.06, 0.1, 0.03), (shoulder + ELBOW) / 2 + (0, -0.03, 0.015), ELBOW], [0.1, 0.098, 0.068], 0.03)
    p = along(shoulder, ELBOW, np.array([0, -1.0, 0.4]), np.array([-1.0, -0.3, 0.3]))
    one([p(-0.1, 0.03, 0.08), p(0.4, 0.04, 0.1), p(0.95, 0.02, 0.06)], [0.03, 0.055, 0.016], 0.026)
    one([p(-0.05, 0.1, 0.0), p(0.45, 0.11, 0.0), p(0.95, 0.06, 0.0)], [0.03, 0.052, 0.016], 0.026)
    one([p(0.05, -0.08, 0.04), p(0.5, -0.09, 0.05), p(0.95, -0.05, 0.04)], [0.03, 0.05, 0.016], 0.024)
    s.stroke([p(0.0, 0.08, 0.06), p(0.5, 0.08, 0.07), p(0.95, 0.045, 0.04)], [0.008, 0.012, 0.007], 0.014, 1.0, cut=True)
    # A joint like a crab's: a ball on the arm, round it, apart by air, the cup of the forearm. It folds by more than half a turn, and
    # skin would be wrung there.
    s.ball(ELBOW, 0.072, blend=0.012)
    f = s.layer().on("fore.R")
    f.tube([ELBOW, (ELBOW + WRIST) / 2 + (-0.012, -0.012, 0), WRIST], [0.08, 0.09, 0.072], 0.02)
    q = along(ELBOW, WRIST, np.array([0, -1.0, 0]), np.array([-1.0, 0, 0]))
    for a, o in ((0.08, 0.03), (0.03, 0.09), (-0.07, 0.05), (-0.07, -0.04), (0.05, -0.07)):
        muscle(f, [q(0.2, 0.9 * a, 0.9 * o), q(0.5, a, o), q(0.98, 0.75 * a, 0.75 * o)], [0.02, 0.036, 0.014], 0.02)
    f.ball(ELBOW, 0.098, blend=0.004, cut=True)
    s.join(f, 0)
    s.on("fore.R")
    for t, wide in ((0.86, 0.05), (0.6, 0.056)):
        shield(s, q(t, 0.02, 0.078), unit((-1.0, -0.2, 0.1)), unit(ELBOW - WRIST), wide, 0.05, matter=SHADE)
    # The mace: a cuff of hide, the swollen bone, six flanges with worn edges, a boss.
    s.on("club.R").tube([WRIST - (0, 0, 0.02), WRIST + (0, 0, 0.05), CLUB], [0.075, 0.072, 0.08], 0.02)
    ring = [WRIST + (0.075 * np.cos(a), 0.075 * np.sin(a), 0.075) for a in np.linspace(0, 2 * np.pi, 17)]
    c = s.nook(CLUB - 0.34, CLUB + 0.34)
    if c.distance.size:
        c.on("club.R").tube(ring, 0.026, 0.008)
        c.tube([CLUB - (0, 0, 0.2), CLUB - (0, 0, 0.1), CLUB + (0, 0, 0.06), CLUB + (0, 0, 0.15)], [0.066, 0.084, 0.088, 0.058], 0.01, matter=IVORY)
        for n, a in enumerate(np.linspace(0, 2 * np.pi, 7)[:-1]):
            way = np.array([np.cos(a), np.sin(a), 0])
            worn = 0.012 * np.sin(5.1 * n)
            c.tube([CLUB + way * 0.06 - (0, 0, 0.18), CLUB + way * 0.105 - (0, 0, 0.1), CLUB + way * (0.165 + worn) - (0, 0, 0.005), CLUB + way * 0.12 + (0, 0, 0.09), CLUB + way * 0.065 + (0, 0, 0.17)], [0.022, 0.044, 0.052, 0.042, 0.018], 0.006, ((-way[1], way[0], 0), 0.34), matter=IVORY)
            side = np.array([-way[1], way[0], 0])
            c.stroke([CLUB + way * 0.16 + side * 0.02 - (0, 0, 0.03), CLUB + way * 0.17 - (0, 0, 0.005 + worn), CLUB + way * 0.16 - side * 0.02 + (0, 0, 0.02)], 0.009, 0.012, 0.8, cut=True)
        c.ball(CLUB + (0, 0, 0.17), (0.055, 0.055, 0.05), blend=0.012, matter=IVORY)
        c.relief(cracks(26, 4), 0.006, CLUB, 0.24, soft=0.2)
        s.put(c)


def _small_arm(s):
    """The left arm: thin, jointed, with three fingers of two bones."""
    a, b = SKELETON.place["arm.L"], SKELETON.place["fore.L"]
    s.on("arm.L").tube([a, (a + b) / 2 + (0.015, -0.02, 0), b], [0.062, 0.054, 0.036], 0.02)
    p = along(a, b, np.array([0, 0, 1.0]), np.array([1.0, 0, 0]))
    muscle(s, [p(0.1, 0.04, 0.03), p(0.5, 0.045, 0.035), p(0.95, 0.03, 0.02)], [0.018, 0.03, 0.01], 0.018)
    muscle(s, [p(0.1, -0.04, 0.03), p(0.5, -0.045, 0.03), p(0.95, -0.03, 0.01)], [0.018, 0.03, 0.01], 0.018)
    tip = np.array([0.255, -0.535, 1.185])
    s.on("fore.L").ball(b, 0.04, blend=0.014)
    s.ball(b + (0.03, 0.01, -0.02), 0.024, blend=0.014)
    s.tube([b, (b + tip) / 2 + (0.008, 0, -0.006), tip], [0.038, 0.042, 0.026], 0.014)
    q = along(b, tip, np.array([0, 0, 1.0]), np.array([1.0, 0, 0]))
    for f, o in ((0.035, 0.012), (-0.012, 0.035), (-0.03, -0.02)):
        muscle(s, [q(0.05, f, o), q(0.4, 1.1 * f, 1.1 * o), q(0.95, 0.6 * f, 0.6 * o)], [0.01, 0.022, 0.007], 0.013)
    s.ball(tip, (0.034, 0.034, 0.036), blend=0.014)
    for dx, dz in ((0.045, 0.045), (-0.02, 0.055), (0.03, -0.05)):
        knuckle, end = tip + (dx * 0.6, -0.026, dz * 0.7), tip + (dx * 0.8 - 0.034, -0.062, dz * 0.9)
        s.tube([tip, knuckle, end], [0.02, 0.0195, 0.0165], 0.006)
        s.ball(knuckle, 0.0215, blend=0.008)
        s.tube([end + (0.006, 0.008, 0), end + (-0.022, -0.012, -dz * 0.3), end + (-0.045, -0.006, -dz * 0.75)], [0.0145, 0.0125, 0.003], 0.002, matter=IVORY)


EYE, BALL = np.array([0, -0.475, 1.475]), 0.112
"""The great eye: its middle and its radius."""


def _face(s):
    """One great eye in heavy lids under the lip of the shell; a beak and jaws set in gums."""
    whole, s = s, s.nook((-0.42, -0.8, 1.02), (0.42, -0.02, 1.8))
    if not s.distance.size:
        return
    h, o = s.layer().on("body"), np.array([0, -0.02, -0.03])
    at = lambda *p: tuple(np.array(p) * (0.92, 0.92, 1) + o)
    h.ball(at(0, -0.34, 1.42), (0.205, 0.22, 0.17), (-6, 0, 0), matter=PALE)
    h.tube([at(-0.17, -0.42, 1.4), at(-0.07, -0.5, 1.36), at(0.07, -0.5, 1.36), at(0.17, -0.42, 1.4)], [0.04, 0.05, 0.05, 0.04], 0.03, matter=PALE)
    h.ball(EYE + (0, 0.022, 0), 1.24 * BALL, blend=0.012, matter=PALE)
    h.ball(EYE - (0, 1.24 * BALL, 0), (1.1 * BALL, 0.86 * BALL, 0.66 * BALL), blend=0.006, cut=True)
    # The pupil is the shader's, drawn by the ball's normals: a dent or a painted one would tear it.
    h.ball(EYE, BALL, blend=0, matter=GLOW)
    lid = lambda side, up, r=1.27: EYE + BALL * np.array([side, -np.sqrt(max(0.05, r**2 - side**2 - up**2)), up])
    h.tube([lid(-1.16, -0.02), lid(-0.55, 0.6), lid(0, 0.74), lid(0.55, 0.6), lid(1.16, -0.02)], [0.012, 0.02, 0.022, 0.02, 0.012], 0.006, matter=PALE)
    h.tube([lid(-1.16, -0.06), lid(-0.55, -0.62), lid(0, -0.74), lid(0.55, -0.62), lid(1.16, -0.06)], [0.011, 0.014, 0.015, 0.014, 0.011], 0.006, matter=PALE)
    for k in range(2):
        h.stroke([lid(-0.9, 0.55 + 0.14 * k), lid(-0.4, 0.92 + 0.1 * k), lid(0.4, 0.92 + 0.1 * k), lid(0.9, 0.55 + 0.14 * k)], [0.006, 0.01, 0.01, 0.006], 0.01, 0.8, cut=True)
        h.stroke([lid(-0.85, -0.6 - 0.14 * k), lid(-0.35, -0.94 - 0.1 * k), lid(0.35, -0.94 - 0.1 * k), lid(0.85, -0.6 - 0.14 * k)], [0.006, 0.009, 0.009, 0.006], 0.009, 0.8, cut=True)
    # Folds over the brow, and from the lids to the cheeks.
    for k, (r, high) in enumerate(((1.5, 0.017), (1.72, 0.014))):
        arc = [EYE + BALL * np.array([r * np.sin(a), -0.62 + 0.3 * k + 0.25 * abs(a), r * np.cos(a) * 0.94]) for a in np.linspace(-1.15, 1.15, 7)]
        h.stroke(arc, [0.01, 0.018, 0.022, 0.02, 0.022, 0.018, 0.01], high, 0.8)
    h.stroke([lid(0.0, 1.0, 1.35), EYE + BALL * np.array([0, -0.5, 1.65])], [0.008, 0.012], 0.014, 0.8, cut=True)
    for k in range(3):
        h.stroke([lid(1.25, -0.1 - 0.22 * k, 1.5), lid(1.45, -0.2 - 0.28 * k, 1.7), lid(1.5, -0.45 - 0.3 * k, 1.8)], [0.006, 0.009, 0.006], 0.01, 0.8, cut=True, mirror=True)
        h.stroke([at(0.06 + 0.035 * k, -0.5, 1.395 - 0.004 * k), at(0.075 + 0.035 * k, -0.47, 1.36 - 0.004 * k)], [0.006, 0.009], 0.009, 0.8, cut=True, mirror=True)
    # The beak between the jaws, its root in a ring of gum; below it the gape.
    h.ball(at(0, -0.5, 1.27), (0.075, 0.08, 0.06), (20, 0, 0), 0.02, cut=True)
    h.paint(at(0, -0.47, 1.28), (0.1, 0.1, 0.07), matter=DARK)
    h.tube([at(0.0, -0.47, 1.36), at(0, -0.53, 1.345)], [0.06, 0.052], 0.014, matter=PALE)
    h.tube([at(0, -0.5, 1.35), at(0, -0.56, 1.315), at(0, -0.59, 1.245)], [0.046, 0.04, 0.005], 0.003, matter=IVORY)
    h.stroke([at(0, -0.56, 1.36), at(0, -0.6, 1.315), at(0, -0.61, 1.265)], [0.008, 0.009, 0.005], 0.006, 0.6)
    for side in (1, -1):
        h.on("jaw.L" if side > 0 else "jaw.R")
        m = lambda x, y, z, side=side: np.array(at(side * x, y, z))
        h.ball(m(0.13, -0.41, 1.345), (0.072, 0.075, 0.07), blend=0.02, matter=PALE)
        h.tube([m(0.12, -0.42, 1.345), m(0.165, -0.53, 1.29), m(0.12, -0.61, 1.235)], [0.062, 0.056, 0.042], 0.014, matter=PALE)
        h.tube([m(0.135, -0.585, 1.25), m(0.1, -0.635, 1.215), m(0.035, -0.665, 1.185)], [0.044, 0.036, 0.005], 0.004, matter=IVORY)
        h.tube([m(0.125, -0.52, 1.305), m(0.105, -0.575, 1.268), m(0.085, -0.61, 1.245)], [0.026, 0.028, 0.024], 0.008, matter=SHADE)
        for k, long in enumerate((0.03, 0.042, 0.036, 0.026)):
            root = m(0.112 - 0.013 * k, -0.53 - 0.028 * k, 1.297 - 0.017 * k)
            h.tube([root, root + (-side * long * 0.6, -0.004, 0.01), root + (-side * long * 1.2, -0.008, 0.024)], [0.0125, 0.01, 0.003], 0.002, matter=IVORY)
        h.stroke([m(0.19, -0.44, 1.36), m(0.215, -0.53, 1.3), m(0.165, -0.62, 1.235)], [0.012, 0.02, 0.01], 0.014, 0.6)
        h.stroke([m(0.16, -0.42, 1.4), m(0.2, -0.47, 1.36), m(0.19, -0.5, 1.3)], [0.008, 0.01, 0.006], 0.012, 0.9, cut=True)
        h.stroke([m(0.15, -0.5, 1.25), m(0.16, -0.56, 1.225), m(0.12, -0.61, 1.205)], [0.008, 0.011, 0.006], 0.01, 0.9, cut=True)
    h.grain(wrinkles((50, 50, 80), 4), 0.0008, (0, -0.45, 1.4), (0.26, 0.2, 0.2))
    s.join(h, 0.014)
    whole.put(s)


def _tail(s):
    """A tail in rings, each over the next, with a sting of horn."""
    s.on("tail").tube([(0, 0.3, 1.36), (0, 0.46, 1.31), (0, 0.57, 1.36), (0, 0.62, 1.43)], [0.12, 0.092, 0.066, 0.04], 0.03)
    s.relief(lambda x, y, z: bands((y - 0.3 + (z - 1.36) * 0.5) / 0.07, 0.14, 0.1), 0.022, (0, 0.52, 1.37), (0.2, 0.24, 0.22), soft=0.25)
    s.tube([(0, 0.615, 1.41), (0, 0.635, 1.47), (0, 0.625, 1.565)], [0.036, 0.03, 0.004], 0.004, matter=IVORY)


def _shell(s):
    """A house like an ammonite's: the whorl coils up on either flank between grooves, ribs run from its eye over the keel in knobs,
    and its edge is a rolled lip."""
    whole, s = s, s.nook((-0.62, -0.62, 0.98), (0.62, 0.66, 2.06))
    if not s.distance.size:
        return
    d = s.layer().on("body")
    d.ball((0, 0.03, 1.5), (0.35, 0.47, 0.4), (-6, 0, 0), matter=SHADE)
    d.ball((0, 0.0, 1.575), (0.37, 0.385, 0.37), (8, 0, 0), 0.08, matter=SHADE)
    eye = np.array([0, 0.05, 1.5])
    grooves = []
    for side in (1, -1):
        coil, width, groove = [], [], []
        for turn in np.linspace(0.0, 2.1, 22):
            a, r = 2 * np.pi * turn + 2.6, 0.035 * np.exp(1.02 * turn)
            coil.append(eye + (side * (0.385 - 0.62 * r * r), -r * np.cos(a), r * np.sin(a)))
            width.append(0.03 + 0.2 * r)
            wide = 1.42 * r
            groove.append(eye + (side * (0.4 - 0.62 * wide * wide), -wide * np.cos(a), wide * np.sin(a)))
        d.tube(coil, width, 0.05, matter=SHADE)
        grooves.append(groove[5:])

    def place(x, y, z):
        a, r = np.arctan2(z - eye[2], -(y - eye[1])), np.hypot(y - eye[1], z - eye[2])
        v = (13 * a + 6 * r + 2.2 * np.abs(x) * np.clip((r - 0.2) / 0.2, 0, 1)) / (2 * np.pi)
        return v - np.floor(v), r

    def ribs(x, y, z):
        v, r = place(x, y, z)
        rib = np.minimum(v / 0.78, (1 - v) / 0.22) ** 1.1 * 2 - 1
        lines = 0.12 * np.sin(5 * 2 * np.pi * v)
        keel = 0.3 * np.exp(-((x / 0.05) ** 2)) + 0.6 * np.exp(-((x / 0.06) ** 2)) * np.clip(rib, 0, 1)
        return (rib + lines + keel) * np.clip((r - 0.1) / 0.2, 0, 1)

    d.relief(ribs, 0.027, (0, 0.02, 1.5), (0.6, 0.62, 0.6), soft=0.1, band=0.12)
    edges = lambda x, y, z: (place(x, y, z)[0] > 0.6) & (place(x, y, z)[0] < 0.9) & (place(x, y, z)[1] > 0.22)
    d.paint((0, 0.02, 1.5), (0.7, 0.7, 0.7), matter=SKIN, over=SHADE, where=edges)
    for groove in grooves:
        d.stroke(groove, [0.012 + 0.0012 * k for k in range(len(groove))], 0.02, 0.9, cut=True)
    d.relief(cracks(11, 6), 0.004, (0, 0.05, 1.6), (0.5, 0.55, 0.4), soft=0.2)
    inside = s.layer()
    inside.ball((0, -0.01, 1.41), (0.315, 0.42, 0.345), (-6, 0, 0)).ball((0, -0.37, 1.37), (0.25, 0.3, 0.22), (-8, 0, 0), 0.03)
    d.trim(inside, 0, 0.008)
    below = s.layer()
    below.block((0, 0, 1.0), (0.9, 0.9, 0.26), round=0.02)
    d.trim(below, 0, 0.012)
    for side in (1, -1):
        d.ball((side * 0.43, -0.02, 1.24), (0.22, 0.25, 0.17), blend=0.012, cut=True)
    d.ball((-0.31, -0.38, 1.36), (0.2, 0.2, 0.2), blend=0.012, cut=True)
    lip = [(-0.3, -0.22, 1.5), (-0.18, -0.36, 1.63), (0, -0.41, 1.68), (0.18, -0.36, 1.63), (0.3, -0.22, 1.5)]
    d.tube(lip, [0.034, 0.05, 0.06, 0.05, 0.034], 0.02, matter=PALE)
    for k in range(3):
        d.stroke([np.array(p) + (0, -0.03 + 0.035 * k, 0.055 - 0.003 * k) for p in lip], 0.009, 0.011, 0.9, cut=True)
    for k in range(9):
        x = -0.24 + 0.06 * k + 0.01 * np.sin(5 * k)
        d.stroke([(x, -0.47 + 0.55 * x * x, 1.655 - 1.6 * x * x), (1.03 * x, -0.43 + 0.6 * x * x, 1.735 - 1.7 * x * x)], [0.006, 0.011], 0.011, 0.8, cut=True)
    d.relief(lumps(9, 2), 0.004)
    d.tube([(0, -0.4, 1.7), (0, -0.455, 1.735)], [0.07, 0.058], 0.02, matter=PALE)
    d.tube([(0, -0.41, 1.7), (0, -0.485, 1.76), (0.01, -0.5, 1.92)], [0.05, 0.043, 0.005], 0.004, matter=IVORY)
    s.join(d, 0.006)
    whole.put(s)


REACH, CYCLE, STANCE = 0.4, 28 / 24, 0.56
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Sweep", "attack_heavy": "Stamp", "push": "Stamp", "block": "Sweep", "finisher": "Stamp"}

LATE = {"arm.L": (3, 0.45), "fore.R": (3.4, 0.45), "jaw.L": (4, 0.5), "jaw.R": (4, 0.5)}
HEAD_OF_CLUB = ("club.R", (0.03, 0.06, 0.3))
TOES = ("foot.R", (0, -0.25, -0.05))


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 5.0, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 1.1, _turn, steps=[0.55, 1.1]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """Sways like something on stilts; the mandibles never rest. The mace hangs beside the thigh: raised, it was taken for the head."""
    sway = wave(t)
    return dict(
        body_pos=(0.028 * sway, 0.012 * wave(t, 0.2), -0.03 + 0.02 * wave(t, 0, 2)), body=(1.5 * wave(t, 0.1, 2), 2.2 * wave(t, 0.05), 3.5 * wave(t, -0.1)),
        step=(0, 0, 0), tail=(6 * wave(t, 0.3, 2), 0, 12 * wave(t, 0.2)), jaw=(0, 0, 6 + 6 * wave(t, 0.2, 5)),
        arm_R=(22 + 1.5 * wave(t, 0.1, 2), 0, 1.5 * sway), fore_R=(216 + 2 * wave(t, 0, 2), -16, 0), club_R=(3 * wave(t, -0.1, 2), 0, 2 * wave(t, -0.1)),
        arm_L=(5 * wave(t, 0.1, 2), 0, 6 * wave(t, 0.3)), fore_L=(8 * wave(t, 0.3, 3), 0, 8 * wave(t, 0.1, 3)),
    )  # fmt: skip


def _fidget(key):
    """Bends down to look at something small, scratches a shank with the other foot, straightens."""
    return key("fidget", 4.6, [
        (0.5, dict(body_pos=(0, 0.04, -0.1), body=(6, 0, 18), jaw=(0, 0, 14), step=0)),
        (1.0, dict(body_pos=(0.02, 0.02, -0.22), body=(22, 0, 20), tail=(-20, 0, 0), jaw=(0, 0, 2), arm_L=(-16, 0, 10))),
        (1.25, dict(body_pos=(0.02, 0.02, -0.24), body=(24, -8, 14), jaw=(0, 0, 22))),
        (1.6, dict(body_pos=(0.02, 0.02, -0.22), body=(22, 8, 18), jaw=(0, 0, 4))),
        (2.1, dict(body_pos=(0.14, 0.03, -0.02), body=(-4, 12, 0), step_R=0, step_R_lean=0, tail=(10, 0, 10))),
        (2.5, dict(body_pos=(0.2, 0.04, 0.02), body=(-2, 16, -6), step_R=(0.32, 0.06, 0.36), step_R_lean=-30, step_R_roll=30)),
        (2.7, dict(step_R=(0.34, 0.06, 0.26), step_R_roll=10, jaw=(0, 0, 20))),
        (2.9, dict(step_R=(0.34, 0.06, 0.4), step_R_roll=34)),
        (3.1, dict(step_R=(0.34, 0.06, 0.27), step_R_roll=10, jaw=(0, 0, 6))),
        (3.3, dict(body_pos=(0.2, 0.04, 0.02), body=(-2, 16, -6), step_R=(0.33, 0.06, 0.38), step_R_roll=30, step_R_lean=-30, club_R=(8, 0, 10))),
        (3.75, dict(body_pos=(0.06, 0.0, -0.08), body=(2, 4, 0), step_R=0, step_R_roll=0, step_R_lean=0)),
        (4.1, dict(body_pos=(-0.02, 0.0, -0.02), body=(-2, -2, 2))),
    ], steps=[3.75])  # fmt: skip


def _walk(t):
    """Long wading steps, each foot drawn out and set down flat, the shell nodding over them."""
    left, left_roll = stride(t, 0.0, REACH, 0.32, STANCE, 30, -16)
    right, right_roll = stride(t, 0.5, REACH, 0.32, STANCE, 30, -16)
    lean = lambda foot: -28 * foot[2] / 0.32 + 40 * foot[1]
    return dict(
        step_L=left, step_L_roll=left_roll, step_L_lean=lean(left), step_R=right, step_R_roll=right_roll, step_R_lean=lean(right),
        body_pos=(0.09 * wave(t, -0.05), 0.03 * wave(t, 0.1, 2), -0.12 + 0.05 * wave(t, -0.16, 2)),
        body=(6 + 3.5 * wave(t, 0.05, 2), 6 * wave(t, -0.05), 7 * wave(t, -0.25)), tail=(8 * wave(t, 0.25, 2), 0, -20 * wave(t, -0.1)),
        clav_R=(0, 0, 4 * wave(t, 0.2)), arm_R=(6 * wave(t, 0.2), 0, 6 * wave(t, 0.25)), fore_R=(6 * wave(t, 0.1, 2), 0, 4 * wave(t, 0.15)),
        club_R=(8 * wave(t, -0.02, 2), 0, 6 * wave(t, 0.05)), arm_L=(10 * wave(t, 0.3, 2), 0, 8 * wave(t)), jaw=(0, 0, 8 + 5 * wave(t, 0, 2)),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("step_L", "step_R"), 0.22), step_L_lean=-20 * max(0, wave(t)), step_R_lean=-20 * max(0, -wave(t)),
        body_pos=(-0.07 * wave(t), 0, -0.04 + 0.03 * wave(t, 0.1, 2)), body=(3, -5 * wave(t), 6 * wave(t, 0.1)), tail=(0, 0, -20 * wave(t, 0.1)), club_R=(0, 0, 8 * wave(t, -0.1)),
    )  # fmt: skip


def _greetings(key):
    yield key("select", 1.7, [
        (0.25, dict(body_pos=(0, 0.02, -0.2), body=(10, 0, 0), jaw=(0, 0, -2), step=0, tail=(-12, 0, 0))),
        (0.6, dict(body_pos=(0, 0.02, 0.03), body=(-16, 0, 0), jaw=(0, 0, 40), clav_R=(0, 0, -6), arm_R=(-16, 16, 0), fore_R=(-12, 0, 0), arm_L=(-40, 0, 20), tail=(30, 0, 0))),
        (0.8, dict(body_pos=(0, 0.02, 0.02), body=(-14, 0, 8), jaw=(0, 0, 24))),
        (1.0, dict(body_pos=(0, 0.02, 0.03), body=(-16, 0, -8), jaw=(0, 0, 40), arm_R=(-18, 18, 0), arm_L=(-42, 0, 24))),
        (1.4, dict(body_pos=(0, 0, -0.08), body=(5, 0, 0), jaw=(0, 0, 4), arm_R=(4, 0, 0), arm_L=(4, 0, 0), tail=(-6, 0, 0))),
    ])  # fmt: skip
    # A crane's dance: on one leg, the mace whirled overhead; a stamp; a bow.
    one = dict(step_R=(0.33, 0.04, 0.42), step_R_roll=30, step_R_lean=-34, step_L=0, clav_R=(0, 0, -6), arm_R=(-22, 18, 0))
    keys = [(0.25, dict(body_pos=(0, 0, -0.2), body=(8, 0, 0), step=0, step_R_roll=0, step_R_lean=0, jaw=(0, 0, 0), tail=(-14, 0, 0)))]
    for i in range(7):
        way = np.radians(90 * i)
        keys.append((0.62 + 0.15 * i, dict(body_pos=(0.21, 0.04, 0.03), body=(-8, 14, 10 * np.sin(way)), fore_R=(26 * np.sin(way), 0, 0), club_R=(34 * np.sin(way), 34 * np.cos(way), 0), jaw=(0, 0, 40 if i % 2 else 16), arm_L=(-40, 0, 20), tail=(26, 0, 20 * np.cos(way)), **one)))
    keys += [
        (1.68, dict(body_pos=(0.02, -0.04, -0.12), body=(10, 0, 0), step_R=0, step_R_roll=0, step_R_lean=0, step_L=0, fore_R=(20, 0, 0), club_R=(20, 0, 0), jaw=(0, 0, 4))),
        (1.84, dict(body_pos=(0, 0, -0.2), body=(16, 0, 0), arm_R=(8, 0, 0), arm_L=(10, 0, 0), tail=(-12, 0, 0), step=0)),
        (2.2, dict(body_pos=(0, 0.02, 0.02), body=(-16, 0, 0), jaw=(0, 0, 40), arm_R=(-18, 18, 0), arm_L=(-42, 0, 24), fore_R=(0, 0, 0), club_R=(0, 0, 0), tail=(26, 0, 0))),
        (2.5, dict(body_pos=(0, 0.02, 0.0), body=(-12, 0, 6), jaw=(0, 0, 26))),
    ]
    yield key("victory", 2.8, keys, steps=[1.68])
    yield key("defeat", 2.6, [
        (0.4, dict(body_pos=(0, 0.02, 0.02), body=(-6, 0, 0), jaw=(0, 0, 20), step=0)),
        (1.2, dict(body_pos=(0, 0.03, -0.34), body=(16, 0, 4), jaw=(0, 0, 0), arm_R=(18, -6, 0), fore_R=(30, 0, 0), club_R=(20, 0, 0), arm_L=(14, 0, -8), tail=(-26, 0, 0))),
        (1.7, dict(body_pos=(0, 0.03, -0.42), body=(20, 0, 8))),
        (2.6, dict(body_pos=(0, 0.03, -0.42), body=(21, 3, 10), jaw=(0, 0, 4), arm_R=(22, -8, 0), fore_R=(46, 0, 0), club_R=(34, 0, 0), arm_L=(16, 0, -10), tail=(-30, 0, 4), step=0)),
    ], holds=True)  # fmt: skip


def _blows(key):
    ahead = dict(step_L=(0.02, -0.2, 0), step_L_lean=8)
    yield key("attack", 1.6, [
        (0.2, dict(body_pos=(0.03, -0.02, -0.05), body=(4, 0, 8), arm_R=(6, 0, 8), step_L=0, step_L_lean=0)),
        (0.58, dict(body_pos=(-0.12, 0.1, -0.12), body=(-8, -8, -36), clav_R=(-6, 6, -14), arm_R=(-10, 10, -30), fore_R=(-14, -10, -16), club_R=(-16, -10, 0), arm_L=(-10, 0, -25), tail=(10, 0, 28), jaw=(0, 0, 30), step_L=0)),
        (0.7, dict(body_pos=(-0.13, 0.11, -0.11), body=(-9, -9, -42), arm_R=(-12, 12, -36), fore_R=(-18, -12, -20), club_R=(-22, -12, 0), step_L=(0.01, -0.08, 0.12), step_L_lean=-14)),
        (0.8, dict(body_pos=(0.02, -0.12, -0.1), body=(6, 0, 4), arm_R=(12, 0, 4), fore_R=(26, 0, 6), club_R=(24, 0, 0), **ahead)),
        (0.86, dict(body_pos=(0.1, -0.27, -0.1), body=(18, 8, 40), clav_R=(0, -4, 8), arm_R=(16, -4, 14), fore_R=(34, 0, 12), club_R=(26, 0, 10), jaw=(0, 0, 0))),
        (1.0, dict(body_pos=(0.12, -0.28, -0.13), body=(18, 8, 54), clav_R=(0, -4, 8), arm_R=(16, -4, 18), fore_R=(32, 0, 16), club_R=(10, 0, 16), arm_L=(-30, 0, 30), tail=(5, 0, -36), **ahead)),
        (1.22, dict(body_pos=(0.05, -0.08, -0.06), body=(6, 2, 18), arm_R=(10, 0, 8), fore_R=(18, 0, 6), step_L=(0.01, -0.12, 0.1), step_L_lean=-12)),
        (1.42, dict(step_L=0, step_L_lean=0)),
    ], contact=0.86, weapon=HEAD_OF_CLUB, steps=[0.8, 1.42])  # fmt: skip
    lifted = dict(step_R=(0.1, -0.3, 0.78), step_R_lean=-20, step_R_roll=-18)
    stamp = [
        (0.28, dict(body_pos=(0.05, 0.04, -0.14), body=(6, 3, 0), step_R=0, step_R_roll=0, step_R_lean=0, step_L_lean=0)),
        (0.5, dict(body_pos=(0.14, 0.05, -0.02), step_R=(0.06, -0.02, 0.3), step_R_lean=-40, step_R_roll=40)),
        (0.78, dict(body_pos=(0.27, 0.08, 0.03), body=(-15, 15, -12), clav_R=(-5, 0, -10), arm_R=(-16, 10, -14), arm_L=(-25, 0, 25), jaw=(0, 0, 36), tail=(28, 0, 0), step_R=(0.1, -0.26, 0.7), step_R_lean=-28, step_R_roll=20)),
        (0.96, dict(body_pos=(0.28, 0.1, 0.05), body=(-18, 17, -14), step_L_lean=4, **lifted)),
    ]
    landed = dict(step_R=(0.08, -0.44, 0), step_R_lean=10, step_R_roll=0)
    yield key("attack_heavy", 1.95, [
        *stamp,
        (1.08, dict(body_pos=(0.09, -0.1, -0.14), body=(18, -6, 10), arm_R=(14, 0, 10), fore_R=(16, 0, 0), jaw=(0, 0, 2), tail=(-24, 0, 0), step_L_lean=-8, **landed)),
        (1.2, dict(body_pos=(0.07, -0.12, -0.22), body=(17, -4, 8), arm_L=(10, 0, 0), jaw=(0, 0, 24), **landed)),
        (1.45, dict(body_pos=(0.07, -0.09, -0.15), body=(10, 0, 4), **landed)),
        (1.66, dict(body_pos=(0.04, -0.02, -0.06), step_R=(0.04, -0.2, 0.14), step_R_lean=-20, step_R_roll=20)),
        (1.82, dict(step_R=0, step_R_roll=0, step_R_lean=0)),
    ], contact=1.08, weapon=TOES, steps=[1.08, 1.82])  # fmt: skip
    yield key("push", 1.5, [
        (0.26, dict(body_pos=(0.08, 0.06, -0.1), body=(4, 4, 0), step_R=0, step_R_roll=0, step_R_lean=0)),
        (0.48, dict(body_pos=(0.22, 0.1, 0.0), body=(-8, 12, -8), step_R=(0.08, -0.12, 0.66), step_R_lean=-46, step_R_roll=-10, arm_L=(-20, 0, 20), jaw=(0, 0, 20))),
        (0.56, dict(body_pos=(0.23, 0.11, 0.01), step_R=(0.1, -0.1, 0.72), step_R_roll=-30)),
        (0.66, dict(body_pos=(0.2, -0.04, -0.02), body=(-22, 12, -2), step_R=(0.16, -0.72, 0.84), step_R_lean=-62, step_R_roll=-72, tail=(-20, 0, 0), jaw=(0, 0, 2))),
        (0.84, dict(body_pos=(0.2, -0.03, -0.03), body=(-20, 11, -2), step_R=(0.16, -0.7, 0.82), step_R_lean=-60, step_R_roll=-68)),
        (1.14, dict(body_pos=(0.1, -0.02, -0.06), body=(2, 4, 0), step_R=(0.06, -0.26, 0.22), step_R_lean=-20, step_R_roll=10)),
        (1.32, dict(step_R=0, step_R_lean=0, step_R_roll=0)),
    ], contact=0.66, weapon=TOES, steps=[1.32])  # fmt: skip
    yield key("finisher", 3.0, [
        *stamp,
        (1.06, dict(body_pos=(0.09, -0.1, -0.14), body=(16, -6, 10), tail=(-24, 0, 0), jaw=(0, 0, 2), **landed)),
        (1.18, dict(body_pos=(0.07, -0.12, -0.22), body=(17, -4, 6), **landed)),
        (1.44, dict(body_pos=(-0.06, -0.1, -0.2), body=(4, -6, -30), clav_R=(-6, 6, -10), arm_R=(-14, 14, -14), fore_R=(-26, 0, 0), club_R=(-26, 0, 0), jaw=(0, 0, 30), arm_L=(-30, 0, 0), **landed)),
        (1.62, dict(body_pos=(-0.06, -0.06, 0.0), body=(-14, -4, -28), arm_R=(-26, 16, -10), fore_R=(-34, 0, 0), club_R=(-30, 0, 0), **landed)),
        (1.74, dict(body_pos=(0.04, -0.22, -0.18), body=(28, 4, 12), arm_R=(16, 0, 8), fore_R=(30, 0, 6), club_R=(30, 0, 0))),
        (1.8, dict(body_pos=(0.08, -0.3, -0.4), body=(44, 4, 20), arm_R=(22, 0, 10), fore_R=(36, 0, 8), club_R=(26, 0, 0), jaw=(0, 0, 0), **landed)),
        (2.05, dict(body_pos=(0.08, -0.29, -0.4), body=(43, 4, 20), arm_R=(22, 0, 10), fore_R=(35, 0, 8), jaw=(0, 0, 30), **landed)),
        (2.45, dict(body_pos=(0.04, -0.08, -0.1), body=(4, 2, 4), arm_R=(8, 0, 4), fore_R=(10, 0, 0), club_R=(0, 0, 0), jaw=(0, 0, 10), **landed)),
        (2.66, dict(step_R=(0.04, -0.2, 0.14), step_R_lean=-20, step_R_roll=20)),
        (2.84, dict(step_R=0, step_R_roll=0, step_R_lean=0)),
    ], contact=1.8, weapon=HEAD_OF_CLUB, steps=[1.06, 1.8, 2.84])  # fmt: skip


MACE_AWAY = (-14, -70, -60)
"""The mace arm is thrown back by a blow, so that it does not stand before the face."""


def _answers(key):
    yield key("hit", 0.95, [
        (0.0, dict(arm_R=MACE_AWAY)),
        (0.11, dict(body_pos=(-0.02, 0.16, 0.02), body=(-22, -8, -14), tail=(28, 0, 10), arm_R=MACE_AWAY, fore_R=(-12, 0, 6), arm_L=(-30, 0, 20), jaw=(0, 0, 42), step_R=(0, 0.04, 0.05), step_R_lean=-10, step_L_lean=-6)),
        (0.24, dict(step_R=(-0.02, 0.2, 0), step_R_lean=4)),
        (0.32, dict(body_pos=(-0.02, 0.14, -0.16), body=(9, 3, 4))),
        (0.6, dict(body_pos=(0, 0.08, -0.06), body=(-2, 0, 0), jaw=(0, 0, 8), step_R=(-0.02, 0.2, 0), step_R_lean=2)),
        (0.76, dict(step_R=(0, 0.08, 0.08), step_R_lean=-14)),
        (0.9, dict(step_R=0, step_R_lean=0)),
    ], steps=[0.24, 0.9])  # fmt: skip
    yield key("pushed", 1.4, [
        (0.0, dict(arm_R=MACE_AWAY)),
        (0.14, dict(body_pos=(0, 0.2, 0.0), body=(-24, 0, 0), arm_L=(-40, 0, 20), arm_R=MACE_AWAY, jaw=(0, 0, 36), tail=(-24, 0, 0), step_L=0, step_R=0, step_L_roll=-8)),
        (0.26, dict(step_L=(0.02, 0.12, 0.16), step_L_lean=-24, step_L_roll=0)),
        (0.38, dict(body_pos=(0.05, 0.2, -0.14), body=(-6, 10, 8), step_L=(0.02, 0.26, 0), step_L_lean=0, step_R=(0, 0, 0))),
        (0.52, dict(step_R=(-0.02, 0.1, 0.14), step_R_lean=-22)),
        (0.64, dict(body_pos=(-0.03, 0.16, -0.24), body=(14, -8, -4), jaw=(0, 0, 6), step_R=(-0.02, 0.2, 0), step_R_lean=0, step_L=(0.02, 0.26, 0))),
        (0.9, dict(body_pos=(0, 0.1, -0.12), body=(4, 0, 0), step_L=(0.02, 0.26, 0), step_R=(-0.02, 0.2, 0))),
        (1.02, dict(step_L=(0.01, 0.1, 0.1), step_L_lean=-12, step_R=(-0.02, 0.2, 0))),
        (1.14, dict(step_L=0, step_L_lean=0, step_R=(-0.02, 0.2, 0))),
        (1.24, dict(step_R=(-0.01, 0.1, 0.1), step_R_lean=-12)),
        (1.36, dict(step_R=0, step_R_lean=0)),
    ], steps=[0.38, 0.64, 1.14, 1.36])  # fmt: skip
    yield key("block", 1.5, [
        (0.2, dict(body_pos=(0, 0.05, -0.36), body=(26, 0, 14), clav_R=(0, 0, 16), arm_R=(10, 0, 20), fore_R=(8, 20, 10), jaw=(0, 0, -4), arm_L=(14, 0, -16), tail=(-10, 0, 0), step=0)),
        (0.3, dict(body_pos=(0, 0.12, -0.42), body=(30, 0, 10), arm_R=(-2, 0, 20), fore_R=(4, 20, 12))),
        (0.56, dict(body_pos=(-0.04, 0.08, -0.34), body=(20, -4, -18), clav_R=(0, 0, -8), arm_R=(-6, 4, -20), fore_R=(-10, 0, 0), club_R=(-14, 0, 0), jaw=(0, 0, 24))),
        (0.66, dict(body_pos=(-0.04, 0.09, -0.3), body=(14, -4, -24), fore_R=(-16, 0, 0))),
        (0.8, dict(body_pos=(0.06, -0.2, -0.16), body=(18, 4, 34), clav_R=(0, -3, 6), arm_R=(14, 0, 10), fore_R=(32, 0, 6), club_R=(26, 0, 0), jaw=(0, 0, 4))),
        (1.0, dict(body_pos=(0.06, -0.2, -0.16), body=(18, 4, 34), arm_R=(14, 0, 12), fore_R=(30, 0, 8), step=0)),
        (1.3, dict(body_pos=(0, 0, -0.06), body=(2, 0, 4), arm_R=(2, 0, 0), fore_R=(6, 0, 0))),
    ], contact=0.8, weapon=HEAD_OF_CLUB)  # fmt: skip


def _ends(key):
    yield key("death", 2.5, [
        (0.0, dict(step_free=0, settle=0, arm_R=MACE_AWAY)),
        (0.12, dict(body_pos=(0.02, 0.12, 0.03), body=(-24, 0, -8), arm_R=MACE_AWAY, arm_L=(-40, 0, 20), jaw=(0, 0, 44), tail=(28, 0, 0), step_L_lean=-6, step_R_lean=-10)),
        (0.34, dict(body_pos=(0.08, 0.12, -0.06), body=(-14, 20, 6), step_R=(0.1, 0.1, 0.34), step_R_lean=-30, step_L=0, step_free=0, settle=0)),
        (0.6, dict(body_pos=(0.2, 0.08, -0.06), body=(-8, 34, 10), step_R=(0.24, 0.12, 0.5), step_R_lean=-36, arm_R=(-20, 30, 0), step_L_free=0, step_L=0, settle=0)),
        (0.84, dict(body_pos=(0.34, 0.04, -0.46), body=(-4, 62, 10), step_L_free=0.5, step_R_free=0.7, thigh=(-10, -20, 0), settle=0.3)),
        (1.0, dict(body_pos=(0.24, 0.0, -0.9), body=(-2, 84, 8), step_free=1, thigh_L=(-40, 12, 0), shin_L=(30, 0, 0), thigh_R=(-20, -14, 0), shin_R=(20, 0, 0), arm_R=(-26, 40, 0), fore_R=(10, 0, 0), jaw=(0, 0, 10), settle=1)),
        (1.12, dict(body_pos=(0.1, 0.0, -0.86), body=(-2, 76, 8), thigh_L=(-34, 14, 0), thigh_R=(-40, -30, 0), shin_R=(40, 0, 0), settle=1)),
        (1.3, dict(body_pos=(0.06, 0.0, -0.9), body=(-4, 88, 10), thigh_L=(-46, 16, 0), thigh_R=(-16, 6, 0), shin_R=(26, 0, 0), arm_R=(-10, 44, 0), settle=1)),
        (1.7, dict(body=(-4, 92, 12), thigh_R=(-34, 14, 0), shin_R=(34, 0, 0), jaw=(0, 0, 30), settle=1)),
        (2.5, dict(body_pos=(0.04, 0, -0.9), body=(-4, 94, 12), step_free=1, thigh_L=(-50, 16, 0), shin_L=(36, 0, 0), thigh_R=(-38, 18, 0), shin_R=(36, 0, 0), arm_R=(-6, 46, 0), fore_R=(10, 0, 0), arm_L=(10, 0, -10), jaw=(0, 0, 12), tail=(-14, 0, 0), settle=1)),
    ], holds=True, steps=[1.0])  # fmt: skip
    yield key("crumple", 2.5, [
        (0.0, dict(step=0, step_lean=0, arm_R=MACE_AWAY)),
        (0.25, dict(body_pos=(0.02, 0.08, 0.02), body=(-18, 0, -8), jaw=(0, 0, 40), arm_L=(-30, 0, 20), arm_R=MACE_AWAY, tail=(28, 0, 0), step_lean=-8)),
        (0.6, dict(body_pos=(-0.06, 0.05, -0.12), body=(8, -10, 6), step_R=0, step_lean=6, step_L=0, arm_R=(8, 0, 10), jaw=(0, 0, 16), tail=(-6, 0, 10))),
        (0.78, dict(step_R=(-0.06, 0.1, 0.08), step_R_lean=0)),
        (0.95, dict(body_pos=(0.06, 0.02, -0.24), body=(-4, 12, -8), step_R=(-0.12, 0.14, 0), step_R_lean=12, step_L_lean=16)),
        (1.2, dict(body_pos=(0.02, 0.0, -0.34), body=(-2, 4, 0), step_L=(0.0, 0, 0), step_lean=24)),
        (1.5, dict(body_pos=(0, -0.03, -0.84), body=(13, 6, 0), step_L=(0.12, -0.06, 0), step_R=(-0.16, 0.14, 0), step_lean=36, arm_R=(20, 6, -10), fore_R=(34, 0, 0), jaw=(0, 0, 34), tail=(24, 0, 0))),
        (1.6, dict(body_pos=(0, -0.03, -0.8), body=(7, 13, 3), step_L=(0.14, -0.06, 0))),
        (1.78, dict(body_pos=(0, -0.04, -0.86), body=(10, 16, 4), arm_R=(34, 4, -14), fore_R=(60, 0, 0), club_R=(30, 0, 0))),
        (2.5, dict(body_pos=(0, -0.04, -0.86), body=(10, 18, 4), step_L=(0.14, -0.06, 0), step_R=(-0.16, 0.14, 0), step_lean=36, arm_R=(36, 4, -16), fore_R=(64, 0, 0), club_R=(34, 0, 0), arm_L=(20, 0, -10), jaw=(0, 0, 8), tail=(4, 0, 0))),
    ], holds=True, steps=[0.95, 1.5])  # fmt: skip
