"""Molator, an upright brute: two huge horns, long arms with fists, small legs. Lopes, roars; charges, strikes with both fists."""

from dataclasses import replace

import numpy as np

from creatures import molator_body, molator_head
from creatures.molator_body import ARMS, HIP, LEGS, SHOULDER
from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import IVORY, SHADE
from sculpt.finish import CRISP
from sculpt.parts import clefts, finger, lock
from sculpt.patterns import bands, lumps, wrinkles
from sculpt.piece import piece

BOX = ((-0.8, -0.8, -0.03), (0.8, 0.76, 2.06))
HEIGHT = 1.965
FINISH = replace(CRISP, voxel=0.006, baked_size=1024, bits=6)
TINT = (1.0, 0.15, 0.44)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "hips": ("root", (0, 0.06, 0.57)),
        "belly": ("hips", (0, 0.05, 0.68)),
        "chest": ("belly", (0, 0.03, 0.87)),
        "neck": ("chest", (0, 0.0, 1.22)),
        "head": ("neck", (0, -0.05, 1.34)),
        "jaw": ("head", (0, -0.15, 1.3)),
        "tail": ("hips", (0, 0.22, 0.6)),
        "brush": ("tail", (-0.06, 0.36, 0.42)),
        "clav.L": ("chest", (0.12, 0.02, 1.18)),
        "arm.L": ("clav.L", SHOULDER),
        "fore.L": ("arm.L", ARMS["L"][0]),
        "hand.L": ("fore.L", ARMS["L"][1]),
        "fore.R": ("arm.R", ARMS["R"][0]),
        "hand.R": ("fore.R", ARMS["R"][1]),
        "thigh.L": ("hips", HIP),
        "shin.L": ("thigh.L", LEGS["L"][0]),
        "hock.L": ("shin.L", LEGS["L"][1]),
        "foot.L": ("hock.L", LEGS["L"][2]),
        "shin.R": ("thigh.R", LEGS["R"][0]),
        "hock.R": ("shin.R", LEGS["R"][1]),
        "foot.R": ("hock.R", LEGS["R"][2]),
    },
    {
        "step.L": Limb("thigh.L", "shin.L", "foot.L", shank="hock.L", pole=(0, -1, 0), tip=0.13, heel=0.06),
        "fist.L": Limb("arm.L", "fore.L", "hand.L", tip=None, free=1.0),
    },
    {"jaw": ((0, -0.25, -0.08), 0.4, 3.6, 0.4), "tail": ((0, 0.14, -0.18), 0.7, 2.2, 0.35), "brush": ((0, 0.05, -0.25), 0.9, 2.0, 0.3)},
)
PARTS = {
    "head": ((-0.42, -0.6, 1.05), (0.42, 0.14, 1.72)),
    "fist": ((0.26, -0.56, 0.5), (0.62, -0.1, 0.82)),
    "hand": ((-0.75, -0.35, 0.02), (-0.38, 0.08, 0.42)),
    "back": ((-0.6, -0.05, 0.4), (0.6, 0.6, 1.55)),
    "belly": ((-0.45, -0.4, 0.4), (0.45, 0.1, 1.25)),
    "legs": ((-0.42, -0.35, -0.03), (0.42, 0.4, 0.66)),
    "arm": ((0.25, -0.5, 0.5), (0.72, 0.28, 1.35)),
}


def sculpt(s):
    """Builds the figure in the field."""
    _base(s)
    _trunk(s)
    _back(s)
    for side in (1, -1):
        _leg(s, side)
        _arm(s, side)
    _relief(s)
    _mane(s)
    _tail(s)
    molator_head.add(s)
    for side in (1, -1):
        _hoof(s, side)


def _muscle(s, points, widths, height, mirror=True):
    s.stroke(points, [1.4 * w for w in widths], 1.2 * height, 0.75, mirror=mirror, ends=0.4)


def _unit(v):
    return np.asarray(v, float) / np.linalg.norm(v)


def _base(s):
    """Primary forms: an anatomy of flesh and bone, bent into this one's posture; bull's neck and haunches on top of it."""
    v, tris, joints, _ = molator_body.mesh()
    piece(s, v, tris, joints, around=0.06)
    s.sharpen(0.7, 0.03)
    s.on("neck").tube([(0, 0.05, 1.14), (0, -0.04, 1.27), (0, -0.12, 1.38)], [0.2, 0.18, 0.15], 0.06)
    s.on("chest").tube([(0.05, 0.1, 1.3), (0.18, 0.06, 1.29), (0.35, 0.02, 1.18)], [0.12, 0.115, 0.1], 0.06, mirror=True)
    s.ball((0, 0.13, 1.2), (0.24, 0.15, 0.18), (20, 0, 0), 0.07)
    s.on("belly").ball((0, 0.02, 0.74), (0.17, 0.14, 0.17), blend=0.06)
    s.on("hips").ball((0, 0.06, 0.6), (0.2, 0.14, 0.1), blend=0.06)
    for side, end in ((1, ".L"), (-1, ".R")):
        knee, hock, fetlock = (np.array(p) for p in LEGS[end[1]])
        hip = np.array(HIP) * (side, 1, 1)
        s.on("thigh" + end).tube([hip, (hip + knee) / 2 + (side * 0.02, 0.0, 0.02), knee + (0, 0.01, 0.01)], [0.13, 0.128, 0.08], 0.03)
        s.ball(hip + (side * 0.025, 0.08, -0.04), (0.11, 0.088, 0.13), (-12, 0, 0), 0.05)
        s.on("shin" + end).tube([knee + (0, 0.01, 0), knee * 0.62 + hock * 0.38 + (0, 0.025, 0.01), hock], [0.084, 0.085, 0.046], 0.025)
        s.on("hock" + end).tube([hock, (hock + fetlock) / 2, fetlock], [0.046, 0.042, 0.05], 0.02)
        s.ball(hock + (0, 0.04, 0.02), (0.03, 0.036, 0.05), (-20, 0, 0), 0.02)


def _trunk(s):
    """Secondary forms in front: each muscle a strip on the skin, each gap a groove."""
    s.on("chest")
    _muscle(s, [(0.05, -0.26, 1.07), (0.17, -0.25, 1.11), (0.3, -0.16, 1.12)], [0.03, 0.055, 0.035], 0.016)
    _muscle(s, [(0.045, -0.29, 0.99), (0.17, -0.29, 0.98), (0.31, -0.19, 1.02)], [0.045, 0.08, 0.03], 0.022)
    s.stroke([(0.0, -0.27, 0.895), (0.1, -0.27, 0.875), (0.21, -0.22, 0.885), (0.3, -0.12, 0.95)], 0.028, 0.022, 1.2, cut=True, mirror=True)
    s.stroke([(0, -0.27, 1.1), (0, -0.3, 0.99), (0, -0.26, 0.88)], [0.016, 0.024, 0.02], 0.014, 1.2, cut=True)
    for k in range(3):
        s.stroke([(0.07, -0.28, 1.02 - 0.03 * k), (0.17, -0.27, 1.035 - 0.035 * k), (0.28, -0.2, 1.07 - 0.03 * k)], 0.007, 0.005, 1.0, cut=True, mirror=True)
    s.stroke([(0.035, -0.2, 1.17), (0.16, -0.16, 1.2), (0.3, -0.1, 1.21), (0.37, -0.07, 1.2)], [0.02, 0.022, 0.022, 0.03], 0.016, mirror=True)
    # Ribs end in an arch over a tight belly; three pairs of swellings beside a furrow; the line of the groin.
    s.on("belly")
    for z, y in ((0.84, -0.11), (0.765, -0.12), (0.695, -0.12)):
        s.stroke([(0.026, y, z), (0.065, y + 0.008, z + 0.004), (0.11, y + 0.04, z + 0.018)], [0.026, 0.038, 0.018], 0.02, 0.9, mirror=True)
    s.stroke([(0, -0.14, 0.89), (0, -0.13, 0.77), (0, -0.11, 0.62)], [0.012, 0.015, 0.01], 0.01, 1.2, cut=True)
    s.stroke([(0.02, -0.14, 0.9), (0.1, -0.12, 0.85), (0.17, -0.04, 0.8)], [0.014, 0.016, 0.01], 0.012, 1.2, cut=True, mirror=True)
    for i in range(4):
        z = 0.9 - 0.05 * i
        s.stroke([(0.14 - 0.008 * i, -0.16, z - 0.035), (0.2 - 0.006 * i, -0.08, z - 0.005), (0.25 - 0.012 * i, 0.02, z + 0.05)], [0.01, 0.03, 0.026], [0.008, 0.02, 0.008], mirror=True)
    _muscle(s, [(0.22, 0.02, 0.78), (0.2, -0.04, 0.69), (0.15, -0.08, 0.62), (0.07, -0.1, 0.56)], [0.02, 0.045, 0.032, 0.012], 0.02)
    s.on("hips").stroke([(0.23, 0.0, 0.66), (0.16, -0.09, 0.585), (0.06, -0.12, 0.53)], [0.014, 0.024, 0.018], 0.016, 1.2, cut=True, mirror=True)


def _back(s):
    """What shows beside and below the mane: blades, lats as sheets, two straps along the spine, the dimples over the haunches."""
    s.on("chest").tube([(0.3, 0.08, 1.06), (0.23, 0.13, 0.93), (0.12, 0.15, 0.76)], [0.11, 0.1, 0.06], 0.06, mirror=True)
    s.ball((0.22, 0.2, 1.08), (0.1, 0.05, 0.09), (14, 0, -28), 0.05, mirror=True)
    _muscle(s, [(0.33, 0.12, 1.04), (0.28, 0.18, 0.92), (0.18, 0.2, 0.79), (0.1, 0.2, 0.68)], [0.05, 0.085, 0.06, 0.02], 0.028)
    for k in range(3):
        s.stroke([(0.33 - 0.03 * k, 0.14 + 0.02 * k, 1.02), (0.27 - 0.04 * k, 0.2, 0.9), (0.16 - 0.025 * k, 0.2, 0.77)], [0.006, 0.014, 0.006], 0.008, 1.2, cut=True, mirror=True)
    _muscle(s, [(0.15, 0.26, 1.08), (0.25, 0.22, 1.04), (0.35, 0.14, 1.06)], [0.02, 0.05, 0.03], 0.018)
    _muscle(s, [(0.07, 0.21, 0.88), (0.075, 0.2, 0.76), (0.07, 0.21, 0.66), (0.05, 0.22, 0.6)], [0.03, 0.045, 0.04, 0.02], 0.026)
    s.stroke([(0, 0.24, 1.0), (0, 0.2, 0.85), (0, 0.2, 0.72), (0, 0.22, 0.62)], 0.026, 0.016, 1.0, cut=True)
    s.on("hips")
    _muscle(s, [(0.05, 0.24, 0.62), (0.15, 0.24, 0.58), (0.25, 0.12, 0.5)], [0.05, 0.09, 0.04], 0.014)
    s.stroke([(0.05, 0.22, 0.68), (0.13, 0.2, 0.67), (0.23, 0.08, 0.68)], [0.01, 0.02, 0.012], 0.014, 1.1, cut=True, mirror=True)
    s.stroke([(0.02, 0.26, 0.45), (0.12, 0.25, 0.435), (0.24, 0.14, 0.42)], [0.012, 0.016, 0.01], 0.016, 1.0, cut=True, mirror=True)


def _along(a, b, front, out):
    """Places on a limb: a share of the way from joint to joint, and how far to its front and its outside."""
    way = _unit(b - a)
    front = _unit(front - way * (front @ way))
    out = _unit(out - way * (out @ way) - front * (out @ front))
    return lambda t, f=0.0, o=0.0: a + (b - a) * t + front * f + out * o


def _leg(s, side):
    """A bull's leg: a haunch, a knee that points forward, a hock that points back, a thin shank."""
    end = ".L" if side > 0 else ".R"
    hip = np.array(HIP) * (side, 1, 1)
    knee, hock, fetlock = (np.array(p) for p in LEGS[end[1]])
    front, out = np.array([0, -1.0, 0.3]), np.array([side * 1.0, 0, 0])
    p = _along(hip, knee, front, out)
    s.on("thigh" + end)
    one = lambda points, widths, height: _muscle(s, points, widths, height, False)
    one([p(0.0, 0.08, 0.06), p(0.5, 0.1, 0.09), p(0.95, 0.05, 0.05)], [0.03, 0.06, 0.018], 0.017)
    one([p(0.0, 0.1, 0.0), p(0.5, 0.13, 0.02), p(0.95, 0.07, 0.015)], [0.03, 0.054, 0.018], 0.015)
    one([p(0.35, 0.09, -0.05), p(0.7, 0.08, -0.05), p(0.97, 0.04, -0.035)], [0.02, 0.048, 0.02], 0.016)
    one([p(-0.1, -0.03, 0.13), p(0.4, 0.0, 0.13), p(0.9, -0.02, 0.07)], [0.03, 0.055, 0.016], 0.012)
    one([p(0.15, -0.12, 0.08), p(0.6, -0.11, 0.08), p(1.0, -0.08, 0.06)], [0.03, 0.05, 0.016], 0.015)
    one([p(0.15, -0.13, 0.0), p(0.6, -0.12, -0.01), p(1.0, -0.08, -0.04)], [0.03, 0.05, 0.016], 0.014)
    s.stroke([p(-0.05, 0.0, 0.15), p(0.5, -0.05, 0.13), p(0.95, -0.05, 0.07)], [0.008, 0.014, 0.008], 0.012, 1.0, cut=True)
    # Kneecap between two dimples, the gaskin's three bellies, the strap to the hock.
    q = _along(knee, hock, front, out)
    s.on("shin" + end).ball(knee + (side * 0.004, -0.062, 0.008), (0.036, 0.022, 0.042), (-14, 0, 0), 0.022)
    s.stroke([q(0.08, 0.1, 0.0), q(0.5, 0.08, 0.0), q(0.9, 0.05, 0.0)], [0.02, 0.018, 0.01], 0.014)
    one([q(0.1, 0.05, 0.07), q(0.45, 0.03, 0.08), q(0.9, 0.02, 0.04)], [0.02, 0.042, 0.014], 0.022)
    one([q(0.1, -0.06, 0.05), q(0.4, -0.09, 0.05), q(0.85, -0.06, 0.01)], [0.02, 0.045, 0.012], 0.026)
    one([q(0.1, -0.06, -0.04), q(0.4, -0.09, -0.04), q(0.85, -0.06, -0.005)], [0.02, 0.045, 0.012], 0.026)
    s.stroke([q(0.55, -0.07), q(0.8, -0.06), hock + (0, 0.075, 0.04)], [0.012, 0.014, 0.018], 0.014, 0.5)
    s.stroke([q(0.62, -0.03, 0.045), q(0.95, -0.03, 0.045)], [0.012, 0.016], 0.012, 1.0, cut=True)
    r = _along(hock, fetlock, front, out)
    s.on("hock" + end)
    s.stroke([r(0.0, -0.07), r(0.5, -0.06), r(1.0, -0.06)], [0.016, 0.014, 0.02], 0.01, 0.5)
    s.stroke([r(0.15, -0.03, 0.045), r(0.9, -0.03, 0.045)], [0.008, 0.01], 0.008, 1.0, cut=True)
    s.stroke([r(0.05, 0.05, 0.0), r(0.9, 0.05, 0.0)], [0.016, 0.012], 0.006, 0.6)


def _hoof(s, side):
    """Two claws of horn, cloven to the pastern, flat below; dewclaws behind, and a skirt of hair over the crown."""
    end = ".L" if side > 0 else ".R"
    x, y, z = LEGS[end[1]][2]
    whole, s = s, s.nook((x - 0.24, y - 0.36, -0.1), (x + 0.24, y + 0.28, 0.34))
    if not s.distance.size:
        return
    s.on("foot" + end)
    s.ball((x, y - 0.012, z), (0.074, 0.062, 0.044), (14, 0, 0), 0.02)
    h = s.layer().on("foot" + end)
    for c in (-1, 1):
        claw = s.layer().on("foot" + end)
        claw.tube([(x + c * 0.034, y + 0.03, 0.05), (x + c * 0.046, y - 0.05, 0.052), (x + c * 0.05, y - 0.14, 0.018)], [0.05, 0.062, 0.03], 0, matter=IVORY)
        claw.block((x - c * 0.1, y - 0.06, 0.05), (0.1 + 0.009, 0.3, 0.2), (0, 0, c * 4), 0.002, blend=0.006, cut=True)
        claw.plane((x + c * 0.05, y - 0.1, 0.078), (0, -0.62, 0.78), 0.006, 0.12)
        claw.plane((x + c * 0.112, y - 0.1, 0.04), (c * 0.8, -0.5, 0.15), 0.006, 0.09)
        h.join(claw, 0)
    h.block((x, y, -0.1), (0.3, 0.3, 0.1), round=0.002, blend=0.004, cut=True)
    h.relief(lambda x_, y_, z_: bands((z_ - 0.45 * (y_ - y)) / 0.021, 0.3, 0.3), 0.004, (x, y - 0.05, 0.03), (0.2, 0.2, 0.12), soft=0.2)
    s.join(h, 0.003)
    s.ball((x + 0.036, y + 0.066, 0.055), (0.02, 0.02, 0.03), (24, 0, 0), 0.003, matter=IVORY)
    s.ball((x - 0.036, y + 0.066, 0.055), (0.02, 0.02, 0.03), (24, 0, 0), 0.003, matter=IVORY)
    for a in (-150, -105, -62, -20, 20, 62, 105, 150):
        d = np.array([np.sin(np.radians(a)), -np.cos(np.radians(a)), 0])
        at = np.array([x, y - 0.005, 0])
        drop = 0.055 if abs(a) < 120 else 0.035
        s.tube([at + d * 0.04 + (0, 0, 0.15), at + d * 0.068 + (0, 0, 0.108), at + d * 0.092 + (0, 0, drop)], [0.03, 0.03, 0.006], 0.005, (d, 0.5), matter=SHADE)
    whole.put(s)


def _arm(s, side):
    """Shoulder in three heads, biceps and triceps, a bony elbow, a forearm that thins to the wrist, tendons and knuckles."""
    end = ".L" if side > 0 else ".R"
    shoulder = np.array(SHOULDER) * (side, 1, 1)
    elbow, wrist, _ = (np.array(p) for p in ARMS[end[1]])
    one = lambda points, widths, height: _muscle(s, points, widths, height, False)
    p = _along(shoulder, elbow, np.array([0, -1.0, 0]), np.array([side * 1.0, 0, 0]))
    s.on("arm" + end)
    s.tube([p(0.72), p(1.0)], [0.085, 0.082], 0.05)
    one([p(-0.14, 0.13, -0.05), p(0.2, 0.15, 0.04), p(0.55, 0.09, 0.08)], [0.045, 0.066, 0.014], 0.026)
    one([p(-0.25, 0.0, 0.03), p(0.12, 0.02, 0.16), p(0.56, 0.02, 0.12)], [0.05, 0.08, 0.014], 0.026)
    one([p(-0.14, -0.13, -0.02), p(0.2, -0.14, 0.06), p(0.55, -0.07, 0.1)], [0.045, 0.068, 0.014], 0.026)
    one([p(0.4, 0.12, -0.03), p(0.66, 0.13, -0.01), p(0.98, 0.06, 0.0)], [0.025, 0.062, 0.018], 0.032)
    one([p(0.52, 0.04, 0.11), p(0.75, 0.04, 0.11), p(0.97, 0.03, 0.09)], [0.015, 0.036, 0.015], 0.018)
    one([p(0.36, -0.1, 0.08), p(0.62, -0.11, 0.07), p(0.92, -0.09, 0.03)], [0.025, 0.054, 0.014], 0.026)
    one([p(0.38, -0.12, -0.03), p(0.66, -0.13, -0.02), p(0.93, -0.09, 0.0)], [0.025, 0.054, 0.014], 0.026)
    s.stroke([p(0.45, 0.09, 0.06), p(0.7, 0.09, 0.075), p(0.95, 0.07, 0.06)], [0.006, 0.012, 0.006], 0.012, 1.0, cut=True)
    # The elbow: the hook of the ulna and the two knobs beside it.
    s.on("fore" + end)
    point = _unit(_unit(elbow - shoulder) - _unit(wrist - elbow))
    hinge = _unit(np.cross(_unit(elbow - shoulder), _unit(wrist - elbow)))
    hinge = hinge if hinge[0] * side > 0 else -hinge
    s.ball(elbow + point * 0.075, (0.036, 0.036, 0.042), blend=0.018)
    s.stroke([elbow + hinge * 0.09 + point * 0.01, elbow + hinge * 0.085 + point * 0.05], 0.03, 0.012, 1.2)
    s.stroke([elbow - hinge * 0.09 + point * 0.01, elbow - hinge * 0.085 + point * 0.05], 0.03, 0.012, 1.2)
    # From the elbow's directions to those of the hand, each muscle along its own turn.
    middle, way, thumb, palm = molator_body.hand(molator_body.mesh()[3], end[1])
    fore = _unit(wrist - elbow)
    inner = -point

    def q(t, start, stop, r):
        turn = _unit((1 - t) * np.asarray(start) + t * np.asarray(stop))
        return elbow + (wrist - elbow) * t + (turn - fore * (turn @ fore)) * r

    s.tube([elbow, q(0.3, hinge, thumb, 0.015), q(0.62, hinge, thumb, 0.0)], [0.084, 0.1, 0.07], 0.04)
    one([elbow - fore * 0.07 + hinge * 0.09, q(0.25, hinge + inner, thumb, 0.12), q(0.75, hinge + inner, thumb, 0.08)], [0.018, 0.055, 0.012], 0.03)
    one([q(0.02, hinge, -palm, 0.1), q(0.32, hinge, -palm, 0.11), q(0.85, hinge, -palm, 0.07)], [0.014, 0.045, 0.012], 0.024)
    one([q(0.05, hinge + point, -palm - thumb, 0.1), q(0.4, hinge + point, -palm - thumb, 0.1), q(0.9, hinge + point, -palm - thumb, 0.06)], [0.012, 0.036, 0.01], 0.018)
    one([q(0.03, -hinge, palm, 0.1), q(0.32, -hinge, palm, 0.11), q(0.85, -hinge, palm, 0.07)], [0.016, 0.05, 0.012], 0.026)
    one([q(0.08, -hinge + point, palm - thumb, 0.1), q(0.4, -hinge + point, palm - thumb, 0.1), q(0.9, -hinge, palm - thumb, 0.06)], [0.012, 0.038, 0.01], 0.018)
    s.stroke([q(0.08, point, -thumb, 0.1), q(0.5, point, -thumb, 0.09), q(0.95, point, -thumb, 0.06)], [0.008, 0.009, 0.007], 0.008, cut=True)
    s.stroke([q(0.55, hinge, -palm + 0.5 * thumb, 0.08), q(0.97, hinge, -palm + 0.5 * thumb, 0.06)], 0.008, 0.007, cut=True)
    # The wrist: the knob of the ulna; the hand: a ball to its thumb, tendons to its knuckles, a cap on each, fingers closed.
    body = molator_body.mesh()[3]
    (knob,), (out,) = s.skin_at([wrist - palm * 0.05 - thumb * 0.045])
    s.ball(knob - out * 0.012, 0.022, blend=0.018)
    s.on("hand" + end)
    s.ball(middle - way * 0.06 + palm * 0.035, (0.075, 0.07, 0.06), blend=0.03)
    s.ball(middle - way * 0.03 + palm * 0.06 + thumb * 0.055, 0.052, blend=0.02)
    bones = [[np.array(v) for v in body.placed[f"finger1-{b}{end}"]] for b in (1, 2, 3)]
    s.tube([wrist + palm * 0.02 + thumb * 0.03, (wrist + bones[0][1]) / 2 + thumb * 0.025, bones[0][1]], [0.05, 0.052, 0.042], 0.02)
    places = {n: [np.array(body.placed[f"finger{n}-{b}{end}"][0]) for b in (1, 2, 3)] + [np.array(body.placed[f"finger{n}-3{end}"][1])] for n in (1, 2, 3, 4, 5)}
    half = [(places[n][0] + places[n][1]) / 2 - way * 0.012 + palm * 0.01 for n in (2, 5)]
    s.tube(half, 0.028, 0.008)
    clefts(s, wrist, [places[n] for n in FINGERS], 0.035)
    for n in FINGERS:
        a = places[n][0]
        s.stroke([wrist - palm * 0.05 + (a - wrist) * 0.2, wrist - palm * 0.05 + (a - wrist) * 0.65, a - palm * 0.04], [0.006, 0.012, 0.018], 0.012, 0.6)
    for one, other in zip((2, 3, 4), (3, 4, 5)):
        m = (places[one][0] + places[other][0]) / 2 - palm * 0.035
        s.stroke([wrist - palm * 0.045 + (m - wrist) * 0.4, wrist - palm * 0.045 + (m - wrist) * 0.75, m], [0.007, 0.012, 0.01], 0.009, 1.0, cut=True)
    for n, size in FINGERS.items():
        finger(s, wrist, places[n], size, IVORY)
    finger(s, wrist + palm * 0.02 + thumb * 0.03, places[1], 0.039, IVORY)


FINGERS = {2: 0.036, 3: 0.037, 4: 0.036, 5: 0.032}
"""Of each finger half its thickness."""


def _relief(s):
    """Veins, unevenness, folds where it bends."""
    s.on("chest")
    s.relief(lumps(14, 3), 0.004)
    s.relief(wrinkles((14, 14, 26), 6), 0.008, (0, -0.14, 1.2), (0.3, 0.2, 0.13))
    s.grain(wrinkles((26, 26, 60), 13), 0.0014, (0, -0.12, 0.76), (0.3, 0.2, 0.2))
    s.loupe((0, -0.34, 1.36), 0.26, 1.9)
    s.loupe(molator_body.hand(molator_body.mesh()[3], "L")[0], 0.18, 1.3)
    s.loupe(molator_body.hand(molator_body.mesh()[3], "R")[0], 0.18, 1.3)


ROWS = (
    # height of the roots, half the breadth there, how many, length, half a lock's breadth, joint
    (0.9, 0.1, 3, 0.27, 0.046, "belly"),
    (1.0, 0.18, 5, 0.29, 0.048, "belly"),
    (1.1, 0.25, 6, 0.31, 0.05, "chest"),
    (1.2, 0.3, 7, 0.32, 0.052, "chest"),
    (1.3, 0.3, 8, 0.32, 0.052, "chest"),
    (1.4, 0.23, 7, 0.32, 0.05, "neck"),
    (1.49, 0.13, 5, 0.3, 0.048, "neck"),
    (1.56, 0.06, 3, 0.22, 0.046, "neck"),
)
"""Of the mane, the lowest first: each row hangs over the next below."""


def _mane(s):
    """One wedge of hair, as a bison has it, from the horns over the shoulders to a point: lock over lock, as if carved."""
    whole, s = s, s.nook((-0.5, -0.25, 0.6), (0.5, 0.6, 1.8))
    m = s.layer().on("neck")
    m.tube([(0, -0.04, 1.54), (0, 0.08, 1.44), (0, 0.17, 1.34), (0, 0.2, 1.28)], [0.1, 0.19, 0.25, 0.27], 0, ((0, 1, 0.6), 0.5), matter=SHADE)
    m.on("chest").tube([(0, 0.18, 1.3), (0, 0.235, 1.16), (0, 0.245, 1.0), (0, 0.2, 0.84)], [0.3, 0.29, 0.2, 0.05], 0.03, ((0, 1, 0.1), 0.34), matter=SHADE)
    s.join(m, 0.012)
    whole.put(s)
    s = whole
    for row, (high, half, count, long, wide, joint) in enumerate(ROWS):
        s.on(joint)
        places = []
        for k in range(count):
            n = 11 * row + k
            x = half * (2 * k / (count - 1) - 1) + 0.012 * np.sin(7.3 * n)
            z = high - 0.06 * (x / half) ** 2 + 0.016 * np.sin(5.1 * n)
            length = long * (1 + 0.2 * np.sin(3.7 * n))
            root, tip = s.hit((x, 0.7, z), (0, -1, 0)), s.hit(((1.06 if high > 1.15 else 0.8) * x, 0.7, z - length), (0, -1, 0))
            if root is not None and tip is not None:
                places.append((root, tip + (0, 0.03 + 0.01 * np.sin(n), 0), x, n))
        for root, tip, x, n in sorted(places, key=lambda p: -abs(p[2])):
            lock(s, root - np.array([0, 0.012, 0]), tip, wide * (1 + 0.15 * np.sin(2.3 * n)), (0.5 * x, 1, 0.3), 0.02 * np.sin(4.1 * n))
    # Over the shoulders to the breast, on each side three.
    s.on("chest")
    for side in (1, -1):
        for root, tip, wide in (
            ((0.31, 0.08, 1.29), (0.41, 0.14, 1.06), 0.046), ((0.3, 0.02, 1.3), (0.39, -0.06, 1.07), 0.046), ((0.26, -0.03, 1.31), (0.3, -0.16, 1.09), 0.046), ((0.22, -0.07, 1.31), (0.23, -0.23, 1.05), 0.046),
            ((0.17, -0.1, 1.3), (0.16, -0.26, 1.02), 0.044), ((0.11, -0.13, 1.27), (0.095, -0.28, 0.98), 0.044),
        ):  # fmt: skip
            (a, b), (m, n) = s.skin_at([np.array(root) * (side, 1, 1), np.array(tip) * (side, 1, 1)])
            lock(s, a, b + n * 0.02, wide, m + n, 0.015 * side)
    # Before the loins.
    s.on("hips")
    for x, low in ((0.1, 0.46), (-0.1, 0.45), (0.055, 0.4), (-0.05, 0.42), (0.0, 0.36)):
        lock(s, (x, -0.1, 0.61), (1.05 * x, -0.15, low), 0.05, (0.6 * x, -1, 0.2), 0.01)


def _tail(s):
    """A bull's tail with a brush, hung to its right."""
    s.on("tail").tube([(0, 0.2, 0.63), (0, 0.29, 0.6), (-0.035, 0.34, 0.5), (-0.06, 0.36, 0.41)], [0.06, 0.042, 0.032, 0.028], 0.03)
    s.on("brush").tube([(-0.06, 0.36, 0.43), (-0.075, 0.375, 0.34), (-0.085, 0.385, 0.26), (-0.07, 0.36, 0.15)], [0.026, 0.056, 0.05, 0.006], 0.01, matter=SHADE)
    for a in (0, 72, 144, 216, 288):
        d = np.array([np.cos(np.radians(a)), np.sin(np.radians(a)), 0])
        s.stroke([(-0.062, 0.362, 0.41) + d * 0.03, (-0.078, 0.377, 0.32) + d * 0.05, (-0.078, 0.372, 0.2) + d * 0.03], [0.006, 0.011, 0.005], 0.012, 0.8, cut=True)


REACH, CYCLE, STANCE = 0.28, 22 / 24, 0.52
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Slam", "attack_heavy": "Ram", "push": "Ram", "block": "Slam", "finisher": "Slam"}

LATE = {"neck": (3.6, 0.5), "head": (3.2, 0.45), "hand.L": (5, 0.5), "hand.R": (5, 0.5)}
FIST, HORNS = ("hand.R", (0, -0.05, -0.16)), ("head", (0, -0.3, 0.15))
UP = dict(fist_free=0, fist_L=(-0.23, 0.2, 1.12), fist_R=(0.29, 0.04, 1.48), fist_L_roll=-110, fist_R_roll=-180, fist_L_pole=(1.2, 0.2, 0.4), fist_R_pole=(-1.2, 0.2, 0.4))
"""Both fists over the head."""
DOWN = dict(fist_free=0, fist_L=(-0.29, -0.42, -0.46), fist_R=(0.35, -0.58, -0.1), fist_L_roll=0, fist_R_roll=-60, fist_L_pole=(0.8, 0.3, 0.6), fist_R_pole=(-0.8, 0.3, 0.6))
"""Both fists on the ground before it."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 4.0, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 0.9, _turn, steps=[0.45, 0.9]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """Heaves with breath and clenches its fists."""
    breath, sway = wave(t, 0.1, 2), wave(t)
    return dict(
        hips_pos=(0.018 * sway, 0, -0.012 - 0.01 * breath), hips=(0, 2 * sway, 2 * wave(t, 0.2)), belly=(1.5 * breath, -1.5 * sway, 0),
        chest=(-3 * wave(t, 0.06, 2), -1.5 * sway, -2 * wave(t, 0.1)), clav=(0, -1.5 * wave(t, 0.08, 2), 0), neck=(1, 0, 4 * wave(t, -0.1)),
        head=(1 + 2 * wave(t, 0.25, 2), 2 * wave(t, 0.3), 6 * wave(t, -0.15)), jaw=(3 + 3 * wave(t, 0.2, 2), 0, 0),
        arm_L=(2 * wave(t, 0.2), 7 - wave(t, 0.1, 2), 0), arm_R=(2 * wave(t, 0.5), -6 + wave(t, 0.1, 2), 0), fore=(2 * wave(t, 0.3, 2), 0, 0),
        hand=(4 * wave(t, 0.4, 2), 0, 0), step=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Cracks its neck, punches its own palm, twice."""
    pound = lambda time, far: (time, dict(fist_L=(-0.27, -0.22, 0.3), fist_R=(0.35 - far, -0.36 + far * 0.3, 0.66), chest=(2, 0, -14 * far), hips_pos=(0, 0.02, -0.03 + 0.1 * far)))
    ready = dict(fist_free=0.0, fist_R_roll=-80, fist_L_roll=0, fist_R_pole=(-0.7, 0, -0.1), fist_L_pole=(0.6, 0, -0.1))
    return key("fidget", 3.85, [
        (0.0, dict(fist_free=1)),
        (0.45, dict(neck=(0, 14, 0), head=(0, 20, 0), clav_L=(0, 6, 0), fist_free=1)),
        (0.8, dict(neck=(0, 15, 0), head=(0, 24, 0), jaw=2)),
        (1.1, dict(neck=(4, -14, 0), head=(2, -22, 0), jaw=8, fist_free=1)),
        (1.4, dict(neck=(0, -12, 0), head=(0, -18, 0))),
        (1.9, dict(neck=0, head=(8, 0, 0), **ready)), pound(1.9, 0.2), pound(2.1, 0.24), pound(2.22, 0.0), pound(2.36, 0.02),
        pound(2.66, 0.22), pound(2.76, -0.01), (2.78, dict(head=(10, 0, 0), jaw=4)), pound(2.95, 0.01),
        (3.2, dict(head=(-8, 0, 0), chest=(-5, 0, 0), jaw=18, **ready)),
        (3.5, dict(fist_free=0.5, jaw=10)),
        (3.75, dict(fist_free=1, head=0)),
    ])  # fmt: skip


def _walk(t):
    """Lopes: far forward, a fist reaching out with every bound."""
    left, left_roll = stride(t, 0.0, REACH, 0.16, STANCE, 34, -16)
    right, right_roll = stride(t, 0.5, REACH, 0.16, STANCE, 34, -16)
    return dict(
        step_L=(left[0], left[1] + 0.05, left[2]), step_R=(right[0], right[1] - 0.07, right[2]), step_L_roll=left_roll, step_R_roll=right_roll,
        hips_pos=(0.03 * wave(t, -0.05), 0, -0.05 + 0.045 * wave(t, -0.15, 2)), hips=(8 + 3 * wave(t, 0, 2), 4 * wave(t, -0.05), 12 * wave(t, -0.25)),
        belly=(5, -3 * wave(t, -0.05), -8 * wave(t, -0.25)), chest=(6 + 4 * wave(t, 0.1, 2), -3 * wave(t), -16 * wave(t, -0.25)),
        neck=(-8 - 3 * wave(t, 0.1, 2), 0, 5 * wave(t, -0.25)), head=(-6 - 4 * wave(t, 0.15, 2), 0, 6 * wave(t, -0.25)), jaw=(6 + 4 * wave(t, 0.2, 2), 0, 0),
        arm_L=(4 + 32 * wave(t, 0.25), -6, 0), arm_R=(-8 - 34 * wave(t, 0.25), 6, 0), fore_L=(14 - 16 * wave(t, 0.05), 0, 0), fore_R=(-18 + 16 * wave(t, 0.05), 0, 0),
        clav=(0, -4 * wave(t, 0.1, 2), 0),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("step_L", "step_R"), 0.1), hips_pos=(-0.03 * wave(t), 0, -0.02 + 0.02 * wave(t, 0.1, 2)), hips=(3, -4 * wave(t), 5 * wave(t, 0.1)),
        chest=(4, 3 * wave(t), 8 * wave(t, 0.05)), head=(0, 0, 10 * wave(t, 0.1)), arm_L=(-10 * wave(t, 0.1), -8, 0), arm_R=(10 * wave(t, 0.1), 8, 0),
    )  # fmt: skip


# Both fists above its horns and well apart, so that its face is free.
EXULT = dict(fist_free=0, fist_L=(0.16, 0.1, 1.06), fist_R=(-0.10, 0.0, 1.38), fist_L_roll=-110, fist_R_roll=-180, fist_L_pole=(1.4, 0.4, 0.2), fist_R_pole=(-1.4, 0.4, 0.2))


def _greetings(key):
    roar = dict(hips=(-6, 0, 0), belly=(-8, 0, 0), chest=(-14, 0, 0), neck=(-4, 0, 0), clav=(0, -12, 0), jaw=32)
    yield key("select", 1.9, [
        (0.3, dict(hips_pos=(0, 0.01, -0.09), hips=(6, 0, 0), belly=(6, 0, 0), chest=(10, 0, 0), neck=(10, 0, 0), head=(8, 0, 0), arm_L=(-10, 0, 0), arm_R=(-20, 0, 0), jaw=0, step=0)),
        (0.7, dict(hips_pos=(0, 0.02, 0.03), head=(-20, 0, 0), arm_L=(18, -46, 0), arm_R=(-6, 52, 0), fore_L=(-10, 0, 0), fore_R=(-64, 0, 0), **roar)),
        (0.95, dict(head=(-24, 0, 10), chest=(-16, 0, 6))),
        (1.2, dict(hips_pos=(0, 0.02, 0.03), head=(-22, 0, -10), arm_L=(18, -50, 0), arm_R=(-6, 54, 0), **{**roar, "chest": (-16, 0, -6)})),
        (1.55, dict(hips_pos=(0, 0, -0.05), chest=(6, 0, 0), neck=(4, 0, 0), head=(4, 0, 0), jaw=6, arm_L=(0, -6, 0), arm_R=(0, 6, 0))),
    ])  # fmt: skip
    # Paws the ground, throws its horns from side to side, and lifts both fists into one long roar.
    paw = lambda start: [(start, dict(step_R=(0, 0, 0))), (start + 0.12, dict(step_R=(0, -0.08, 0.12))), (start + 0.24, dict(step_R=(0, 0.1, 0.03))), (start + 0.34, dict(step_R=(0, 0, 0)))]
    keys = [
        (0.25, dict(hips_pos=(0.06, 0.01, -0.08), hips=(8, 0, 0), chest=(12, 0, 0), neck=(8, 0, 0), head=(14, 0, 0), step_L=0, fist_free=1, jaw=6)),
        *paw(0.28), *paw(0.64),
        (1.0, dict(hips_pos=(0.05, 0.02, -0.08), hips=(8, 0, 0), chest=(14, 0, 0), head=(18, 0, 0), jaw=10, fist_free=1, step=0)),
        (1.24, dict(chest=(8, 6, 22), neck=(4, 0, 14), head=(0, -14, 20), jaw=22, arm_L=(-6, -20, 0), arm_R=(-6, 20, 0), hips_pos=(0, 0.01, -0.04))),
        (1.5, dict(chest=(8, -6, -22), neck=(4, 0, -14), head=(0, 14, -20), jaw=26)),
        (1.74, dict(hips_pos=(0, 0, -0.07), hips=(6, 0, 0), chest=(8, 0, 0), neck=(4, 0, 0), head=(8, 0, 0), jaw=8, fist_free=0.8)),
        (2.05, dict(hips_pos=(0, 0.02, 0.03), hips=(-6, 0, 0), chest=(-16, 0, 0), neck=(-4, 0, 0), head=(-22, 0, 0), jaw=34, clav=(0, -14, 0), step=0, **EXULT)),
        (2.3, dict(chest=(-17, 0, 4), head=(-26, 0, 7), jaw=30, **EXULT)),
        (2.55, dict(hips_pos=(0, 0.02, 0.03), chest=(-17, 0, -4), head=(-26, 0, -7), jaw=34, clav=(0, -14, 0), **EXULT)),
        (2.85, dict(fist_free=0.8, jaw=6, chest=0, clav=0)),
    ]
    yield key("victory", 3.0, keys, steps=[0.62, 0.98])
    propped = dict(fist_free=0, fist_R=(0.1, -0.26, -0.1), fist_L=(-0.02, -0.16, -0.44), fist_R_roll=-10, fist_L_roll=30)
    yield key("defeat", 2.4, [
        (0.0, dict(fist_free=1)),
        (0.4, dict(chest=(-6, 0, 0), head=(-10, 0, 0), jaw=10, step=0, fist_free=0.8)),
        (1.1, dict(hips_pos=(0, 0.05, -0.1), hips=(8, 0, 0), belly=(12, 0, 0), chest=(14, 0, 0), neck=(18, 0, 0), head=(22, 0, 6), clav=(0, 12, 0), **propped)),
        (1.5, dict(hips_pos=(0, 0.05, -0.14), chest=(17, 0, 0), head=(26, 0, 9))),
        (2.4, dict(hips_pos=(0, 0.05, -0.14), hips=(9, 0, 0), belly=(13, 0, 0), chest=(17, 0, 0), neck=(20, 0, 0), head=(26, 0, 10), jaw=4, clav=(0, 13, 0), step=0, **propped)),
    ], holds=True)  # fmt: skip


def _blows(key):
    wind = [
        (0.0, dict(fist_free=1)),
        (0.2, dict(hips_pos=(0, 0.02, -0.08), hips=(6, 0, 0), chest=(8, 0, 0), neck=(4, 0, 0), head=(4, 0, 0), jaw=0, step=0, fist_free=0.6)),
        (0.55, dict(hips_pos=(0, 0.07, 0.02), hips=(-10, 0, 0), belly=(-12, 0, 0), chest=(-16, 0, 0), neck=(10, 0, 0), head=(4, 0, 0), jaw=24, clav=(0, -22, 0), step_L=(0, 0, 0), **UP)),
        (0.68, dict(hips_pos=(0, 0.08, 0.03), belly=(-14, 0, 0), chest=(-19, 0, 0), step_L=(0, -0.08, 0.1), fist_L=(-0.23, 0.26, 1.1), fist_R=(0.29, 0.1, 1.46))),
        (0.75, dict(step_L=(0, -0.14, 0.06), fist_L=(-0.29, -0.34, 0.8), fist_R=(0.35, -0.5, 1.16), fist_L_roll=-70, fist_R_roll=-130)),
    ]
    struck = dict(hips_pos=(0, -0.08, -0.1), hips=(16, 0, 0), belly=(17, 0, 0), chest=(22, 0, 0), neck=(-24, 0, 0), head=(-22, 0, 0), clav=(0, 10, -10))
    yield key("attack", 1.6, [
        *wind,
        (0.82, dict(jaw=6, step_L=(0, -0.16, 0), **struck, **DOWN)),
        (0.94, dict(hips_pos=(0, -0.09, -0.14), chest=(23, 0, 0), jaw=22, step_L=(0, -0.16, 0), **DOWN)),
        (1.2, dict(hips_pos=(0, -0.05, -0.08), hips=(9, 0, 0), belly=(9, 0, 0), chest=(12, 0, 0), neck=(-12, 0, 0), head=(-10, 0, 0), jaw=12, step_L=(0, -0.16, 0), fist_free=0.5)),
        (1.35, dict(step_L=(0, -0.07, 0.07))),
        (1.48, dict(step_L=0, fist_free=1)),
    ], contact=0.82, weapon=FIST, steps=[0.82, 1.48])  # fmt: skip
    low = dict(hips=(18, 0, 0), belly=(16, 0, 0), chest=(20, 0, 0), neck=(14, 0, 0), head=(26, 0, 0))
    yield key("attack_heavy", 1.8, [
        (0.25, dict(hips_pos=(0, 0.04, -0.06), chest=(-6, 0, 0), head=(-10, 0, 0), jaw=24, step=0, arm_L=(20, -16, 0), arm_R=(20, 16, 0))),
        (0.5, dict(hips_pos=(0, 0.12, -0.12), hips=(6, 0, 0), belly=(8, 0, 0), chest=(10, 0, 0), neck=(16, 0, 0), head=(24, 0, 0), jaw=0, arm_L=(46, -10, 0), arm_R=(56, 10, 0), step_R=(0, 0, 0), step_R_roll=0)),
        (0.62, dict(hips_pos=(0, 0.13, -0.12), step_R=(0, 0.02, 0.05), step_R_roll=16)),
        (0.72, dict(hips_pos=(0, 0.13, -0.13), step_R=(0, 0.05, 0), step_R_roll=0)),
        (0.84, dict(hips_pos=(0, -0.04, -0.1), step_R=(0, -0.12, 0.1), arm_L=(50, -10, 0), arm_R=(62, 10, 0))),
        (0.94, dict(hips_pos=(0, -0.17, -0.11), arm_L=(40, -20, 0), arm_R=(50, 20, 0), step_R=(0, -0.24, 0), **low)),
        (1.0, dict(hips_pos=(0, -0.15, -0.1), **{**low, "head": (12, 0, 0), "neck": (4, 0, 0)}, jaw=10)),
        (1.14, dict(hips_pos=(0, -0.13, -0.04), hips=(2, 0, 0), belly=(-4, 0, 0), chest=(-8, 0, 0), neck=(-10, 0, 0), head=(-24, 0, 12), jaw=30, arm_L=(0, -26, 0), arm_R=(-20, 26, 0), step_R=(0, -0.24, 0))),
        (1.4, dict(hips_pos=(0, -0.06, -0.05), head=(-10, 0, 0), step_R=(0, -0.24, 0))),
        (1.55, dict(step_R=(0, -0.1, 0.08))),
        (1.7, dict(step_R=0)),
    ], contact=0.94, weapon=HORNS, steps=[0.72, 0.94, 1.7])  # fmt: skip
    yield key("push", 1.35, [
        (0.0, dict(fist_free=1)),
        (0.32, dict(hips_pos=(0, 0.08, -0.08), hips=(4, 0, 0), chest=(-8, 0, 0), head=(-4, 0, 0), jaw=6, fist_free=0, fist_L=(0.0, 0.18, 0.2), fist_R=(0.06, 0.06, 0.56), fist_L_roll=-20, fist_R_roll=-60, fist_L_pole=(0.7, 0.4, 0), fist_R_pole=(-0.7, 0.4, 0), clav=(0, 0, 10), step=0)),
        (0.44, dict(hips_pos=(0, 0.09, -0.09), chest=(-10, 0, 0))),
        (0.55, dict(hips_pos=(0, -0.1, -0.06), hips=(14, 0, 0), belly=(10, 0, 0), chest=(10, 0, 0), neck=(-12, 0, 0), head=(-12, 0, 0), jaw=26, fist_free=0, fist_L=(-0.19, -0.48, 0.28), fist_R=(0.25, -0.64, 0.64), fist_L_roll=-50, fist_R_roll=-90, clav=(0, 0, -16))),
        (0.76, dict(hips_pos=(0, -0.11, -0.06), chest=(11, 0, 0), fist_free=0, fist_L=(-0.19, -0.48, 0.26), fist_R=(0.25, -0.64, 0.62), jaw=26)),
        (1.1, dict(hips_pos=(0, -0.03, -0.04), chest=(3, 0, 0), fist_free=0.9)),
    ], contact=0.55, weapon=FIST)  # fmt: skip
    yield key("finisher", 3.0, [
        *wind,
        (0.82, dict(jaw=6, step_L=(0, -0.16, 0), **struck, **DOWN)),
        (0.96, dict(hips_pos=(0, -0.09, -0.14), step_L=(0, -0.16, 0), **DOWN)),
        (1.3, dict(hips_pos=(0, 0.04, 0.02), hips=(-8, 0, 0), belly=(-12, 0, 0), chest=(-18, 0, 0), neck=(8, 0, 0), head=(-6, 0, 0), jaw=34, clav=(0, -22, 0), step_L=(0, -0.16, 0), **UP)),
        (1.5, dict(hips_pos=(0, 0.05, 0.03), chest=(-20, 0, 0), head=(-8, 0, 0), step_L=(0, -0.16, 0), **UP)),
        (1.57, dict(fist_L=(-0.29, -0.34, 0.8), fist_R=(0.35, -0.5, 1.16), fist_L_roll=-70, fist_R_roll=-130)),
        (1.64, dict(jaw=4, step_L=(0, -0.16, 0), **{**struck, "hips_pos": (0, -0.1, -0.16)}, **DOWN)),
        (1.84, dict(hips_pos=(0, -0.1, -0.16), jaw=10, step_L=(0, -0.16, 0), **DOWN)),
        (2.2, dict(hips_pos=(0, -0.02, 0.0), hips=(-2, 0, 0), belly=(-6, 0, 0), chest=(-12, 0, 0), neck=(-4, 0, 0), head=(-22, 0, 0), jaw=34, clav=(0, -10, 0), fist_free=0.9, arm_L=(20, -40, 0), arm_R=(0, 44, 0), fore_R=(-50, 0, 0))),
        (2.5, dict(head=(-24, 0, 8), chest=(-12, 0, 4), step_L=(0, -0.16, 0), arm_L=(20, -42, 0), arm_R=(0, 46, 0), fist_free=1)),
        (2.68, dict(step_L=(0, -0.07, 0.07))),
        (2.82, dict(step_L=0)),
    ], contact=1.64, weapon=FIST, steps=[0.82, 1.64, 2.82])  # fmt: skip


ARMS_APART = dict(arm_L=(34, -46, 0), arm_R=(34, 46, 0), chest=(-8, 0, 0), neck=(16, 0, 0), head=(-20, 0, 0), jaw=26)
"""The moment of a blow: both arms fly back and the face forward, so that nothing of it is before or behind it."""


def _answers(key):
    yield key("hit", 0.85, [
        (0.0, ARMS_APART),
        (0.09, dict(hips_pos=(0.02, 0.08, 0.0), hips=(-10, 4, 8), belly=(-10, 2, 6), chest=(-12, 4, 10), neck=(-8, 0, 8), head=(-14, 6, 14), jaw=28, arm_L=(-24, -20, 0), arm_R=(-30, 20, 0), step_R=(0, 0.02, 0.04))),
        (0.2, dict(step_R=(0, 0.12, 0))),
        (0.3, dict(hips_pos=(0, 0.1, -0.08), hips=(2, 0, 0), chest=(6, -2, -4), head=(6, 0, -4), arm_L=(0, -8, 0), arm_R=(0, 8, 0), step_R=(0, 0.12, 0))),
        (0.52, dict(hips_pos=(0, 0.05, -0.04), jaw=10, step_R=(0, 0.12, 0))),
        (0.66, dict(step_R=(0, 0.05, 0.05))),
        (0.78, dict(step_R=0)),
    ], steps=[0.2, 0.78])  # fmt: skip
    yield key("pushed", 1.25, [
        (0.0, ARMS_APART),
        (0.12, dict(hips_pos=(0, 0.12, 0.02), hips=(-16, 0, 0), belly=(-8, 0, 0), chest=(-10, 0, 0), neck=(12, 0, 0), head=(8, 0, 0), arm_L=(-60, -30, 0), arm_R=(-70, 30, 0), jaw=20, step_R=0, step_L=0)),
        (0.24, dict(step_R=(0, 0.1, 0.08), step_L=0)),
        (0.34, dict(hips_pos=(0.02, 0.14, -0.06), hips=(-8, 6, 0), step_R=(0, 0.18, 0), step_L=0)),
        (0.46, dict(step_L=(0, 0.12, 0.07))),
        (0.58, dict(hips_pos=(0, 0.14, -0.13), hips=(10, -3, 0), belly=(8, 0, 0), chest=(10, 0, 0), neck=(-6, 0, 0), head=(-8, 0, 0), arm_L=(10, -30, 0), arm_R=(0, 34, 0), step_L=(0, 0.18, 0), step_R=(0, 0.18, 0), jaw=8)),
        (0.8, dict(hips_pos=(0, 0.1, -0.08), chest=(4, 0, 0), step_L=(0, 0.18, 0), step_R=(0, 0.18, 0))),
        (0.91, dict(step_R=(0, 0.07, 0.06), step_L=(0, 0.18, 0))),
        (1.02, dict(step_R=0)),
        (1.1, dict(step_L=(0, 0.07, 0.06))),
        (1.2, dict(step_L=0)),
    ], steps=[0.34, 0.58, 1.02, 1.2])  # fmt: skip
    guard = dict(fist_free=0, fist_L=(-0.27, -0.02, 0.54), fist_R=(0.33, -0.2, 0.9), fist_L_roll=-70, fist_R_roll=-130, fist_L_pole=(0.9, -0.4, -0.5), fist_R_pole=(-0.9, -0.4, -0.5))
    yield key("block", 1.45, [
        (0.0, dict(fist_free=1)),
        (0.18, dict(hips_pos=(0, 0.04, -0.1), hips=(4, 0, 0), belly=(6, 0, 0), chest=(8, 0, 0), neck=(10, 0, 0), head=(14, 0, 0), clav=(0, -6, -14), step=0, **guard)),
        (0.27, dict(hips_pos=(0, 0.1, -0.14), chest=(2, 0, 0), head=(18, 0, 0), fist_L=(-0.27, 0.06, 0.5), fist_R=(0.33, -0.12, 0.86))),
        (0.5, dict(hips_pos=(0, 0.07, -0.1), chest=(4, 0, 0), jaw=6, **guard)),
        (0.64, dict(hips_pos=(0, 0.07, -0.08), chest=(-6, 0, -20), fist_R=(0.0, 0.3, 0.7), fist_R_roll=-90, fist_L=(-0.23, -0.06, 0.4))),
        (0.76, dict(hips_pos=(0, -0.08, -0.05), hips=(6, 0, 10), belly=(6, 0, 8), chest=(8, 0, 26), neck=(-8, 0, -16), head=(-8, 0, -12), jaw=26, fist_R=(0.29, -0.68, 0.72), fist_R_roll=-80, fist_L=(-0.06, 0.02, 0.1), fist_L_roll=-20, fist_free=0)),
        (0.94, dict(hips_pos=(0, -0.07, -0.05), chest=(8, 0, 24), fist_R=(0.29, -0.64, 0.68), fist_free=0)),
        (1.25, dict(hips_pos=0, fist_free=1)),
    ], contact=0.76, weapon=FIST)  # fmt: skip


def _ends(key):
    """Two deaths: pitched forward onto its horns, its haunches in the air; and felled backwards like a tree, roaring."""
    yield key("death", 2.3, [
        (0.0, dict(step_free=0, settle=0, **ARMS_APART)),
        (0.12, dict(hips_pos=(0.02, 0.1, 0.03), hips=(-14, 0, -6), belly=(-10, 0, 0), chest=(-14, 0, -8), neck=(-10, 0, 0), head=(-16, 0, -10), jaw=32, arm_L=(-40, -34, 0), arm_R=(-50, 40, 0))),
        (0.36, dict(hips_pos=(0, -0.04, -0.08), hips=(20, 4, 0), belly=(8, 0, 0), chest=(12, 0, 4), neck=(4, 0, 0), head=(10, 0, 0), jaw=20, arm_L=(20, -44, 0), arm_R=(30, 44, 0), step_R=(0, -0.14, 0), step_free=0, settle=0)),
        (0.58, dict(tail=(40, 0, 0), hips_pos=(0, -0.16, -0.1), hips=(56, 2, 0), belly=(10, 0, 0), chest=(14, 0, 0), neck=(10, 0, 0), head=(28, 0, 0), arm_L=(40, -30, 0), arm_R=(50, 30, 0), step_R=(0, -0.14, 0), step_free=0.8, settle=0.3)),
        (0.78, dict(tail=(90, 0, 14), brush=(20, 0, 0), hips_pos=(0, -0.2, -0.2), hips=(104, 0, 0), belly=(10, 0, 0), chest=(10, 0, 0), neck=(0, 0, 0), head=(16, 0, 0), jaw=4, thigh=(-50, -10, 0), shin=(42, 0, 0), arm_L=(30, -40, 0), arm_R=(40, 40, 0), step_free=1, settle=1)),
        (0.94, dict(hips=(92, 0, 0), chest=(4, 0, 0), neck=(-10, 0, 0), head=(0, 0, 0), thigh=(-76, -14, 0), shin=(60, 0, 0), arm_L=(-60, -50, 0), arm_R=(-60, 54, 0), jaw=24, settle=1)),
        (1.12, dict(hips=(100, 0, 0), belly=(8, 0, 0), chest=(8, 0, 0), neck=(-4, 0, 0), head=(8, 0, 0), thigh=(-88, -14, 0), shin=(64, 0, 0), arm_L=(-90, -60, 0), arm_R=(-96, 64, 0), settle=1)),
        (1.5, dict(hips=(101, 6, 0), thigh=(-90, -16, 0), shin=(64, 0, 0), jaw=12, arm_L=(-100, -64, 0), arm_R=(-104, 68, 0), settle=1)),
        (1.8, dict(hips=(98, 20, 4), belly=(6, 0, 0), head=(6, 8, 0), thigh_L=(-84, -24, 0), thigh_R=(-70, 24, 0), shin=(66, 0, 0), settle=1)),
        (2.3, dict(tail=(100, 0, 24), brush=(30, 0, 0), hips_pos=(0, -0.2, -0.24), hips=(97, 24, 6), belly=(6, 0, 0), chest=(6, 0, 0), neck=(-4, 0, 0), head=(6, 10, 0), jaw=10, thigh_L=(-82, -26, 0), thigh_R=(-66, 26, 0), shin=(66, 0, 0), arm_L=(-102, -66, 0), arm_R=(-106, 70, 0), step_free=1, settle=1)),
    ], holds=True, steps=[0.36, 0.78])  # fmt: skip
    wide = dict(arm_L=(-10, -84, 0), arm_R=(-10, 88, 0), fore_L=(0, 0, 0), fore_R=(0, 0, 0))
    yield key("crumple", 2.5, [
        (0.0, dict(step_free=0, settle=0, **ARMS_APART)),
        (0.2, dict(hips_pos=(0, 0.05, -0.05), belly=(8, 0, 0), chest=(12, 0, 6), neck=(8, 0, 0), head=(10, 0, 0), jaw=20, fist_L_free=1, arm_L=(-30, 10, 0), fore_L=(-30, 0, 30), arm_R=(10, 8, 0))),
        (0.55, dict(hips_pos=(0, 0.03, 0.0), hips=(-4, 0, 0), belly=(-8, 0, 0), chest=(-14, 0, 0), neck=(-8, 0, 0), head=(-20, 0, 0), jaw=36, **wide)),
        (0.75, dict(chest=(-16, 0, 5), head=(-24, 0, 8), jaw=34, **wide)), (0.95, dict(chest=(-16, 0, -5), head=(-24, 0, -8), jaw=36, hips_pos=(0, 0.03, 0.0), **wide)),
        (1.15, dict(hips_pos=(0, 0.07, 0.0), hips=(-10, 0, 0), chest=(-14, 0, 0), head=(-22, 0, 0), jaw=30, step_free=0, settle=0, **wide)),
        (1.42, dict(hips_pos=(0, 0.1, -0.04), hips=(-34, 0, 0), belly=(-4, 0, 0), chest=(-8, 0, 0), neck=(2, 0, 0), head=(-8, 0, 0), thigh=(-4, -4, 0), step_free=1, settle=0.6, **wide)),
        (1.62, dict(hips_pos=(0, 0.0, -0.3), hips=(-88, 0, 0), belly=(0, 0, 0), chest=(0, 0, 0), neck=(10, 0, 0), head=(4, 0, 0), jaw=12, thigh=(-6, -6, 0), shin=(4, 0, 0), settle=1, **wide)),
        (1.75, dict(hips=(-80, 0, 0), chest=(6, 0, 0), neck=(14, 0, 0), head=(10, 0, 0), jaw=30, thigh=(-34, -8, 0), shin=(10, 0, 0), arm_L=(-20, -70, 0), arm_R=(-20, 74, 0), settle=1)),
        (1.95, dict(hips=(-88, 0, 0), chest=(0, 0, 0), neck=(4, 0, 0), head=(0, 0, 8), thigh=(-2, -8, 0), shin=(4, 0, 0), settle=1, **wide)),
        (2.5, dict(hips_pos=(0, 0.0, -0.3), hips=(-87, 0, 0), belly=(0, 0, 0), chest=(0, 0, 0), neck=(4, 0, 0), head=(0, 0, 26), jaw=14, thigh=(-2, -10, 0), shin=(4, 0, 0), step_free=1, settle=1, **wide)),
    ], holds=True, steps=[1.62])  # fmt: skip
