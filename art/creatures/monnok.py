"""Monnok, a tall lean lancer: sickle crest, a cape of folded wings, a spear taller than itself. Stalks; thrusts, vaults on the
spear."""

from dataclasses import replace

import numpy as np

from creatures import monnok_body, monnok_head
from creatures.monnok_body import ELBOWS, FRAMES, GRIP, HIP, KNUCKLES, LEGS, PALM, SHAFT, SHOULDER, WRISTS
from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton, between
from sculpt.body import about
from sculpt.field import CLOAK, IVORY, PALE, SKIN, rotation
from sculpt.finish import FINE
from sculpt.parts import along, muscle, talons, unit
from sculpt.patterns import bands, lumps
from sculpt.piece import piece

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 2.3))
HEIGHT = 1.985
FINISH = replace(FINE, voxel=0.006, baked_size=1024, triangles=13_100)
TINT = (0.36, 0.16, 1.0)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "hips": ("root", (0, 0.04, 0.89)),
        "belly": ("hips", (0, 0.04, 1.01)),
        "chest": ("belly", (0, 0.03, 1.17)),
        "neck": ("chest", (0, 0.01, 1.44)),
        "head": ("neck", (0, -0.08, 1.61)),
        "jaw": ("head", (0, -0.1, 1.64)),
        "fin.L": ("chest", (0.17, 0.12, 1.43)),
        "hem.L": ("fin.L", (0.2, 0.37, 0.95)),
        "arm.L": ("chest", SHOULDER),
        "fore.L": ("arm.L", ELBOWS["L"]),
        "hand.L": ("fore.L", tuple(WRISTS["L"])),
        "fingers.L": ("hand.L", tuple(KNUCKLES["L"])),
        "fore.R": ("arm.R", ELBOWS["R"]),
        "hand.R": ("fore.R", tuple(WRISTS["R"])),
        "fingers.R": ("hand.R", tuple(KNUCKLES["R"])),
        "spear": ("hand.R", tuple(GRIP)),
        "thigh.L": ("hips", HIP),
        "shin.L": ("thigh.L", LEGS["L"][0]),
        "shank.L": ("shin.L", LEGS["L"][1]),
        "foot.L": ("shank.L", LEGS["L"][2]),
        "shin.R": ("thigh.R", LEGS["R"][0]),
        "shank.R": ("shin.R", LEGS["R"][1]),
        "foot.R": ("shank.R", LEGS["R"][2]),
    },
    {
        "step.L": Limb("thigh.L", "shin.L", "foot.L", shank="shank.L", pole=(0, -1, 0.1), tip=0.18, heel=0.1),
        "grip.L": Limb("arm.L", "fore.L", "hand.L", tip=None, free=1.0),
        "grip.R": Limb("arm.R", "fore.R", "hand.R", tip=None, free=1e-9),
    },
    {"fin.L": ((0.05, 0.3, -0.6), 0.4, 1.8, 0.4), "hem.L": ((0.0, 0.1, -0.5), 0.6, 1.6, 0.35)},
    {"spear": ((80.3, 0, -62), (-0.3, -0.1, 0.045))},
)
PARTS = {
    "head": ((-0.44, -0.62, 1.4), (0.44, 0.44, 2.16)),
    "face": ((-0.22, -0.56, 1.5), (0.22, 0.06, 1.9)),
    "grip": ((-0.62, -0.46, 0.98), (-0.34, -0.06, 1.26)),
    "hand": ((0.36, -0.5, 0.8), (0.6, -0.1, 1.12)),
    "back": ((-0.48, 0.0, 0.2), (0.48, 0.6, 1.72)),
    "trunk": ((-0.4, -0.3, 0.62), (0.4, 0.16, 1.56)),
    "legs": ((-0.42, -0.46, -0.03), (0.42, 0.44, 0.95)),
    "foot": ((0.02, -0.4, -0.03), (0.42, 0.12, 0.36)),
    "arm": ((0.16, -0.4, 0.85), (0.6, 0.24, 1.5)),
}


def sculpt(s):
    """Builds the figure in the field."""
    _base(s)
    _trunk(s)
    for side in (1, -1):
        _leg(s, side)
        _arm(s, side)
    s.relief(lumps(14, 3), 0.003)
    _skirt(s)
    _wings(s)
    monnok_head.add(s)
    for side in (1, -1):
        _foot(s, side)
        _hand(s, side)
    _spear(s)
    s.loupe((0, -0.24, 1.74), 0.24, 1.9)
    for side in "LR":
        s.loupe(KNUCKLES[side], 0.14, 1.35)


def _base(s):
    """Primary forms: an anatomy of sinew and bone, bent into this one's posture; a bird's breastbone and legs on top of it."""
    v, tris, joints, _ = monnok_body.mesh()
    piece(s, v, tris, joints, around=0.05)
    s.sharpen(0.8, 0.03)
    s.on("chest").tube([(0.03, 0.03, 1.47), (0.14, 0.02, 1.45), (0.24, 0.0, 1.405)], [0.07, 0.062, 0.06], 0.05, mirror=True)
    s.ball((0, 0.08, 1.36), (0.15, 0.075, 0.12), (14, 0, 0), 0.05)
    s.tube([(0, -0.1, 1.42), (0, -0.155, 1.33), (0, -0.15, 1.23), (0, -0.1, 1.13)], [0.02, 0.034, 0.032, 0.016], 0.04)
    s.on("hips").ball((0, 0.05, 0.9), (0.125, 0.1, 0.08), blend=0.05)
    for side, end in ((1, ".L"), (-1, ".R")):
        knee, hock, foot = (np.array(p) for p in LEGS[end[1]])
        hip = np.array(HIP) * (side, 1, 1)
        s.on("thigh" + end).tube([hip + (side * 0.02, 0.01, 0), (hip + knee) / 2 + (side * 0.015, 0.015, 0.01), knee + (0, 0.01, 0.01)], [0.084, 0.072, 0.046], 0.03)
        s.on("shin" + end).tube([knee + (0, 0.012, -0.005), knee * 0.68 + hock * 0.32 + (0, 0.022, 0.01), hock * 0.8 + knee * 0.2, hock], [0.05, 0.058, 0.03, 0.032], 0.02)
        s.on("shank" + end).tube([hock, hock * 0.75 + foot * 0.25, hock * 0.3 + foot * 0.7, foot + (0, 0, 0.01)], [0.035, 0.027, 0.026, 0.036], 0.015)


def _trunk(s):
    """A lean fighter's: collarbones, flat strips of breast muscle on a keel, ribs that show, a tight belly, straps to the groin."""
    s.on("chest")
    muscle(s, [(0.02, -0.155, 1.36), (0.12, -0.13, 1.36), (0.22, -0.06, 1.38)], [0.024, 0.036, 0.02], 0.009, mirror=True)
    muscle(s, [(0.025, -0.165, 1.29), (0.12, -0.14, 1.29), (0.22, -0.06, 1.34)], [0.03, 0.042, 0.018], 0.01, mirror=True)
    s.stroke([(0.01, -0.16, 1.215), (0.09, -0.145, 1.21), (0.17, -0.1, 1.25), (0.21, -0.05, 1.31)], 0.018, 0.009, 1.1, cut=True, mirror=True)
    s.stroke([(0.02, -0.09, 1.44), (0.11, -0.065, 1.445), (0.2, -0.02, 1.435)], [0.013, 0.015, 0.018], 0.014, 0.8, mirror=True)
    s.stroke([(0.03, -0.1, 1.41), (0.12, -0.08, 1.41), (0.19, -0.04, 1.405)], 0.012, 0.01, 1.0, cut=True, mirror=True)
    for k in range(6):
        z = 1.24 - 0.037 * k
        x = 0.165 - 0.006 * k
        s.stroke([(0.075 + 0.006 * k, -0.145 + 0.012 * k, z - 0.035), (x, -0.06, z - 0.005), (x + 0.01, 0.03, z + 0.03), (x - 0.03, 0.11, z + 0.055)], [0.009, 0.015, 0.014, 0.008], [0.008, 0.013, 0.01, 0.004], 0.8, mirror=True)
    s.on("belly")
    s.stroke([(0.01, -0.13, 1.17), (0.07, -0.11, 1.13), (0.125, -0.05, 1.06)], [0.012, 0.014, 0.01], 0.012, 1.1, cut=True, mirror=True)
    for z in (1.125, 1.07, 1.012):
        s.stroke([(0.012, -0.095, z), (0.04, -0.09, z + 0.003), (0.072, -0.07, z + 0.014)], [0.02, 0.03, 0.014], 0.007, 1.2, mirror=True)
    s.stroke([(0, -0.11, 1.16), (0, -0.09, 1.06), (0, -0.07, 0.94)], [0.008, 0.011, 0.008], 0.008, 1.1, cut=True)
    muscle(s, [(0.14, -0.01, 1.08), (0.13, -0.035, 1.01), (0.11, -0.055, 0.95)], [0.016, 0.032, 0.016], 0.016, mirror=True)
    # Behind, above and between the wings: blades, the two straps along a furrowed spine.
    s.on("chest")
    muscle(s, [(0.04, 0.11, 1.2), (0.045, 0.11, 1.08), (0.04, 0.12, 0.97)], [0.02, 0.032, 0.022], 0.016, mirror=True)
    s.stroke([(0, 0.12, 1.34), (0, 0.11, 1.15), (0, 0.12, 0.95)], 0.014, 0.012, 1.0, cut=True)


def _leg(s, side):
    """A wading bird's leg: flat straps to a knee with its cap, a drumstick that runs out into one cord, a bare scaled shank."""
    end = ".L" if side > 0 else ".R"
    hip = np.array(HIP) * (side, 1, 1)
    knee, hock, foot = (np.array(p) for p in LEGS[end[1]])
    front, out = np.array([0, -1.0, 0.3]), np.array([side * 1.0, 0, 0])
    one = lambda points, widths, height: muscle(s, points, widths, height)
    p = along(hip, knee, front, out)
    s.on("thigh" + end)
    one([p(0.1, 0.07, 0.05), p(0.5, 0.075, 0.055), p(0.95, 0.035, 0.035)], [0.022, 0.04, 0.012], 0.014)
    one([p(0.1, 0.09, 0.0), p(0.5, 0.09, 0.01), p(0.97, 0.045, 0.008)], [0.02, 0.036, 0.012], 0.013)
    one([p(0.4, 0.065, -0.04), p(0.72, 0.055, -0.035), p(0.98, 0.03, -0.025)], [0.014, 0.032, 0.013], 0.013)
    one([p(0.0, 0.0, 0.1), p(0.45, 0.0, 0.09), p(0.92, -0.01, 0.045)], [0.02, 0.034, 0.01], 0.01)
    one([p(0.2, -0.09, 0.05), p(0.6, -0.075, 0.05), p(1.0, -0.05, 0.035)], [0.02, 0.034, 0.01], 0.013)
    one([p(0.2, -0.09, -0.01), p(0.6, -0.075, -0.015), p(1.0, -0.05, -0.025)], [0.02, 0.034, 0.01], 0.012)
    s.stroke([p(0.1, 0.03, 0.1), p(0.5, 0.025, 0.085), p(0.95, 0.01, 0.05)], [0.006, 0.01, 0.006], 0.01, 1.0, cut=True)
    q = along(knee, hock, front, out)
    s.on("shin" + end).ball(knee + (0, -0.042, 0.012), (0.027, 0.02, 0.034), (-14, 0, 0), 0.014)
    s.stroke([q(-0.06, 0.03, 0.03), q(0.03, 0.03, 0.035), q(0.1, 0.03, 0.03)], 0.01, 0.01, 0.9, cut=True)
    s.stroke([q(-0.06, 0.03, -0.03), q(0.03, 0.03, -0.035), q(0.1, 0.03, -0.03)], 0.01, 0.01, 0.9, cut=True)
    s.stroke([q(0.08, 0.06), q(0.5, 0.045), q(0.92, 0.03)], [0.013, 0.011, 0.008], 0.01, 0.6)
    one([q(0.06, 0.03, 0.045), q(0.38, 0.02, 0.052), q(0.8, 0.01, 0.025)], [0.014, 0.03, 0.008], 0.015)
    one([q(0.06, -0.04, 0.035), q(0.36, -0.06, 0.032), q(0.75, -0.035, 0.01)], [0.014, 0.034, 0.008], 0.018)
    one([q(0.06, -0.04, -0.03), q(0.36, -0.06, -0.028), q(0.75, -0.035, -0.006)], [0.014, 0.032, 0.008], 0.017)
    s.stroke([q(0.36, -0.06, 0.004), q(0.6, -0.045, 0.002), q(0.75, -0.03)], [0.005, 0.008, 0.004], 0.012, 1.0, cut=True)
    # The heel: a bony knob, a cord to it that stands off the shin, knuckles of the joint beside.
    s.tube([q(0.62, -0.03), q(0.82, -0.045), hock + (0, 0.04, 0.018)], [0.013, 0.0125, 0.018], 0.008)
    s.on("shank" + end).ball(hock + (0, 0.03, 0.006), (0.022, 0.024, 0.03), (-20, 0, 0), 0.012)
    for out_ in (1, -1):
        s.ball(hock + (out_ * 0.027, -0.004, 0), (0.014, 0.022, 0.022), blend=0.012)
    r = along(hock, foot, front, out)
    s.stroke([r(0.05, -0.035), r(0.5, -0.03), r(0.95, -0.035)], [0.009, 0.008, 0.011], 0.009, 0.5)
    s.stroke([r(0.15, -0.012, 0.03), r(0.85, -0.012, 0.03)], 0.007, 0.006, 1.0, cut=True)
    s.stroke([r(0.15, -0.012, -0.03), r(0.85, -0.012, -0.03)], 0.007, 0.006, 1.0, cut=True)
    way = unit(foot - hock)
    scutes = lambda x, y, z: bands(((x - hock[0]) * way[0] + (y - hock[1]) * way[1] + (z - hock[2]) * way[2]) / 0.031, 0.25, 0.1)
    s.relief(lambda x, y, z: scutes(x, y, z) * ((y - hock[1]) * 1.0 + (z - hock[2]) * -0.72 < 0.012), 0.007, (hock + foot) / 2 + (0, -0.02, 0), (0.07, 0.16, 0.18), soft=0.25)


TOES = ((-32, 0.172), (2, 0.2), (36, 0.168), (184, 0.105))
"""Of each foot: how far a toe points outwards, in degrees, and how long it is."""


def _foot(s, side):
    """Three long toes before and one behind: pads below, knuckles above, each claw out of a cuff."""
    end = ".L" if side > 0 else ".R"
    x, y, z = LEGS[end[1]][2]
    whole, s = s, s.nook((x - 0.26, y - 0.36, -0.1), (x + 0.26, y + 0.26, 0.3))
    if not s.distance.size:
        return
    s.on("foot" + end).ball((x, y, z), (0.046, 0.05, 0.038), (16, 0, 0), 0.015)
    talons(s, x, y, TOES, side)
    s.ball((x, y - 0.01, 0.02), (0.04, 0.045, 0.02), blend=0.012)
    whole.put(s)


def _arm(s, side):
    """Wiry: three heads of the shoulder, biceps and triceps as cords, a bony elbow, a forearm that thins to the wrist."""
    end = ".L" if side > 0 else ".R"
    shoulder = np.array(SHOULDER) * (side, 1, 1)
    elbow, wrist = np.array(ELBOWS[end[1]]), WRISTS[end[1]]
    one = lambda points, widths, height: muscle(s, points, widths, height)
    p = along(shoulder, elbow, np.array([0, -1.0, 0]), np.array([side * 1.0, 0, 0]))
    s.on("arm" + end)
    s.ball(shoulder + (side * 0.012, 0, -0.01), (0.072, 0.074, 0.085), (0, side * -30, 0), 0.04)
    one([p(-0.05, 0.075, -0.03), p(0.18, 0.08, 0.03), p(0.5, 0.05, 0.045)], [0.026, 0.038, 0.008], 0.015)
    one([p(-0.12, 0.0, 0.03), p(0.14, 0.01, 0.095), p(0.52, 0.01, 0.065)], [0.03, 0.045, 0.008], 0.016)
    one([p(-0.05, -0.075, -0.01), p(0.18, -0.08, 0.04), p(0.5, -0.045, 0.055)], [0.026, 0.038, 0.008], 0.015)
    one([p(0.3, 0.06, -0.02), p(0.58, 0.066, -0.005), p(0.94, 0.035, 0.0)], [0.014, 0.036, 0.01], 0.02)
    one([p(0.42, 0.02, 0.06), p(0.68, 0.02, 0.058), p(0.95, 0.015, 0.045)], [0.01, 0.022, 0.009], 0.012)
    one([p(0.3, -0.055, 0.04), p(0.58, -0.06, 0.04), p(0.9, -0.045, 0.015)], [0.014, 0.032, 0.008], 0.017)
    one([p(0.3, -0.06, -0.02), p(0.58, -0.066, -0.015), p(0.9, -0.045, 0.0)], [0.014, 0.032, 0.008], 0.017)
    s.stroke([p(0.4, 0.045, 0.035), p(0.66, 0.045, 0.04), p(0.92, 0.035, 0.03)], [0.005, 0.008, 0.005], 0.009, 1.0, cut=True)
    s.on("fore" + end)
    point = unit(unit(elbow - shoulder) - unit(wrist - elbow))
    hinge = unit(np.cross(unit(elbow - shoulder), unit(wrist - elbow)))
    hinge = hinge if hinge[0] * side > 0 else -hinge
    s.ball(elbow + point * 0.042, (0.02, 0.021, 0.025), blend=0.012)
    s.ball(elbow + hinge * 0.043, 0.017, blend=0.016)
    s.ball(elbow - hinge * 0.043, 0.017, blend=0.016)
    way, thumb, palm = FRAMES[end[1]].T
    fore, inner = unit(wrist - elbow), -point

    def q(t, start, stop, r):
        turn = unit((1 - t) * np.asarray(start) + t * np.asarray(stop))
        return elbow + (wrist - elbow) * t + (turn - fore * (turn @ fore)) * r

    s.tube([elbow, q(0.3, hinge, thumb, 0.006), q(0.66, hinge, thumb, 0.0), wrist], [0.044, 0.052, 0.038, 0.031], 0.02)
    one([elbow - fore * 0.04 + hinge * 0.05, q(0.25, hinge + inner, thumb, 0.06), q(0.78, hinge + inner, thumb, 0.04)], [0.01, 0.03, 0.007], 0.016)
    one([q(0.02, hinge, -palm, 0.05), q(0.32, hinge, -palm, 0.055), q(0.86, hinge, -palm, 0.034)], [0.009, 0.026, 0.007], 0.014)
    one([q(0.05, hinge + point, -palm - thumb, 0.05), q(0.4, hinge + point, -palm - thumb, 0.05), q(0.9, hinge + point, -palm - thumb, 0.034)], [0.008, 0.02, 0.006], 0.01)
    one([q(0.03, -hinge, palm, 0.05), q(0.32, -hinge, palm, 0.055), q(0.86, -hinge, palm, 0.034)], [0.01, 0.028, 0.007], 0.015)
    s.stroke([q(0.08, point, -thumb, 0.05), q(0.5, point, -thumb, 0.045), q(0.95, point, -thumb, 0.032)], [0.005, 0.006, 0.005], 0.007, cut=True)
    s.stroke([q(0.55, -hinge, palm + 0.3 * thumb, 0.04), q(0.97, -hinge, palm + 0.3 * thumb, 0.032)], [0.006, 0.006], 0.006, 0.6)
    # Blades of horn-edged skin along the outside of the forearm, one behind the other.
    for k, long, wide in ((0.66, 0.06, 0.026), (0.42, 0.07, 0.03), (0.16, 0.075, 0.032)):
        out = unit(point * 1.0 + hinge * 0.6)
        a = elbow + (wrist - elbow) * k + out * 0.032
        flat = unit(np.cross(out, fore))
        s.tube([a + fore * 0.03, a + out * 0.02, a - fore * long * 0.6 + out * 0.034, a - fore * long + out * 0.048], [0.016, wide, wide * 0.7, 0.005], 0.006, (flat, 0.36), matter=CLOAK)


def _hand(s, side):
    """Tendons from the wrist, a cap on each knuckle, fingers of three bones with their joints, claws out of cuffs, a ball to the
    thumb. The right one is closed round the shaft."""
    name = "L" if side > 0 else "R"
    end, knuckles, wrist = "." + name, KNUCKLES[name], WRISTS[name]
    way, thumb, palm = FRAMES[name].T
    whole, s = s, s.nook(knuckles - 0.26, knuckles + 0.26)
    if not s.distance.size:
        return
    s.on("hand" + end)
    s.tube([wrist, (wrist + knuckles) / 2 + thumb * 0.002, knuckles - way * 0.02], [0.032, 0.042, 0.046], 0.014, (palm, 0.55))
    s.ball(wrist - palm * 0.018 - thumb * 0.022, 0.014, blend=0.014)
    one = monnok_body.bones(name, 1)
    s.tube([wrist + thumb * 0.014 + palm * 0.01, (wrist + one[1]) / 2 + thumb * 0.012, one[1]], [0.024, 0.03, 0.021], 0.012)
    s.tube([one[0], one[1], one[2], one[3]], [0.022, 0.0205, 0.0185, 0.0145], 0.006)
    for a in one[1:3]:
        s.ball(a, 0.0215, blend=0.008)
    _claw(s, one[2], one[3], unit(unit(one[3] - one[2]) + palm * 0.2), 0.07 if name == "L" else 0.045)
    for n in (2, 3, 4, 5):
        size = 0.88 if n == 5 else 1.0
        b = monnok_body.bones(name, n)
        s.on("fingers" + end)
        s.tube(b, [0.0215 * size, 0.0195 * size, 0.0185 * size, 0.0145 * size], 0.004)
        for a, r in ((b[0] - palm * 0.002, 0.0235), (b[1], 0.0215), (b[2], 0.02)):
            s.ball(a, r * size, blend=0.007)
        _claw(s, b[2], b[3], unit(unit(b[3] - b[2]) + palm * 0.3) if name == "L" else unit(b[3] - b[2]), 0.075 if name == "L" else 0.022)
        s.on("hand" + end).stroke([wrist - palm * 0.025 + (b[0] - wrist) * 0.2, wrist - palm * 0.03 + (b[0] - wrist) * 0.65, b[0] - palm * 0.026], [0.005, 0.007, 0.008], 0.007, 0.6)
    whole.put(s)


def _claw(s, joint, tip, way, long):
    """A claw that grows out of a finger's last bone, in a cuff of skin."""
    back = unit(tip - joint)
    s.tube([tip - back * 0.012, tip + back * 0.004], [0.0165, 0.017], 0.004)
    s.tube([tip - back * 0.01, tip + back * 0.3 * long + way * 0.1 * long, tip + back * 0.4 * long + way * 0.6 * long], [0.0135, 0.0115, 0.003], 0.002, matter=IVORY)


def _skirt(s):
    """Leaves of hide over the hips, row over row, longest before and behind: each with a keel and an edge."""
    rows = ((0.925, 0.15, 9, 0.0, 0.076), (1.0, 0.125, 9, 0.5, 0.06), (1.035, 0.07, 11, 0.0, 0.042))
    places = []
    for row, (high, long, count, shift, wide) in enumerate(rows):
        for k in range(count):
            a = 2 * np.pi * (k + shift) / count
            way = np.array([np.sin(a), -np.cos(a), 0])
            root = s.hit(np.array([0, 0.045, high]) + way * 0.24, -way, 0.24)
            if root is not None:
                places.append((row, a, way, root, long * (1 + (0.8, 0.4, 0)[row] * np.cos(a) ** 4), wide))
    for row, a, way, root, reach, wide in places:
        out = 0.75 if np.cos(a) < 0 else 1.0
        blade = [root - way * 0.012, root + way * (0.018 + 0.012 * row) * out - (0, 0, reach * 0.35), root + way * (0.034 + 0.012 * row) * out - (0, 0, reach * 0.75), root + way * (0.04 + 0.014 * row) * out - (0, 0, reach)]
        matter = SKIN if row == 1 else CLOAK
        s.on("hips").tube(blade, [wide * 0.85, wide, wide * 0.68, 0.008], 0.003, (way, 0.26), matter=matter)
        s.tube([p + way * wide * 0.2 for p in blade], [0.008, 0.0125, 0.01, 0.005], 0.012, matter=matter)


EDGES = (
    # down the wing: the leading edge and the inner one
    ((0.345, 0.25, 1.6), (0.016, 0.2, 1.44)),
    ((0.385, 0.32, 1.3), (0.012, 0.27, 1.2)),
    ((0.36, 0.37, 0.99), (0.008, 0.35, 0.88)),
    ((0.235, 0.43, 0.63), (0.008, 0.41, 0.5)),
    ((0.07, 0.47, 0.24), (0.005, 0.46, 0.2)),
)
"""Of the left wing, folded."""
ROWS = (
    # where its feathers begin down the wing, how long they are, how many
    (0.44, 0.56, 7),
    (0.24, 0.4, 6),
    (0.12, 0.26, 6),
    (0.03, 0.17, 6),
    (-0.03, 0.11, 7),
)
"""The undermost first: each laps over the one below."""


def _on_wing(side, u, v, off=0.0):
    """A place on the left or right wing: `u` from the leading edge to the middle, `v` down, `off` outwards."""
    edges = np.array(EDGES)
    ahead, inner = (np.array([np.interp(v * 4, range(5), edges[:, e, a]) for a in range(3)]) for e in (0, 1))
    if v < 0:
        ahead, inner = ahead + (0, -0.12 * v, -0.7 * v), inner + (0, -0.12 * v, -0.7 * v)
    p = ahead * (1 - u) + inner * u + (0, 0.045 * np.sin(np.pi * u), 0)
    return (p + off * unit((0.3 * (0.5 - u), 1, 0.15))) * (side, 1, 1)


def _wings(s):
    """Two wings, folded like a cape: their wrists stand over the shoulders, their feathers lap over each other in five rows and
    run down to one point, so that from behind it wears a kite."""
    whole, s = s, s.nook((-0.52, 0.0, 0.08), (0.52, 0.66, 1.86))
    if not s.distance.size:
        return
    for side in (1, -1):
        end, there = ".L" if side > 0 else ".R", np.array([side, 1, 1])
        wing = s.layer().on("fin" + end)
        for u in np.linspace(0.02, 1, 13):
            wing.tube([_on_wing(side, u, v, -0.012) for v in (0, 0.25, 0.5, 0.75, 0.9)], [0.024, 0.022, 0.02, 0.018, 0.014], 0.02, matter=CLOAK)
        for row, (begin, long, count) in enumerate(ROWS):
            for k in range(count):
                _feather(wing, side, (k + 0.32 + 0.34 * (row % 2)) / count, begin, long, row, 0.76 / count, k)
        for k in range(7):  # inside, the furrows between the quills
            u = (k + 0.8) / 7.6
            wing.stroke([_on_wing(side, u, v, -0.034) for v in (0.06, 0.3, 0.55, 0.8)], [0.012, 0.017, 0.015, 0.008], 0.015, 0.8, cut=True)
        root, wrist = np.array([0.16, 0.1, 1.44]) * there, np.array([0.345, 0.24, 1.6]) * there
        elbow = root * 0.5 + wrist * 0.5 + (side * 0.014, 0.04, -0.035)
        wing.tube([root, elbow, wrist], [0.064, 0.05, 0.036], 0.02)
        wing.stroke([root + (side * 0.02, -0.05, 0.03), elbow + (0, -0.05, 0.03), wrist + (0, -0.03, 0.0)], [0.02, 0.03, 0.012], 0.016, 0.7)
        wing.stroke([root + (0, -0.02, 0.06), elbow + (0, -0.01, 0.05), wrist + (0, 0, 0.03)], [0.008, 0.012, 0.006], 0.012, 1.0, cut=True)
        wing.ball(wrist + (0, 0.0, 0.006), (0.047, 0.05, 0.052), blend=0.02)
        wing.ball(wrist + (side * 0.03, -0.02, -0.01), 0.026, blend=0.014)
        wing.tube([wrist + (side * 0.006, -0.015, 0.03), wrist + (side * 0.018, -0.045, 0.058)], [0.032, 0.032], 0.01)
        wing.tube([wrist + (side * 0.01, -0.028, 0.04), wrist + (side * 0.028, -0.075, 0.085), wrist + (side * 0.033, -0.12, 0.165)], [0.0275, 0.022, 0.004], 0.003, matter=IVORY)
        wing.divide("fin" + end, 2, [0.98], ["hem" + end, "fin" + end])
        s.join(wing, 0.012)
        s.on("chest").ball(root + (side * 0.02, 0.0, -0.02), (0.07, 0.07, 0.075), (0, side * -25, 0), 0.03)
    whole.put(s)


def _feather(s, side, u, begin, long, row, half, k):
    """A leaf with a shaft: it lies flat at its root, laps over its inner neighbour, and its tip stands off over the next row."""
    long = long * (1 + 0.06 * np.sin(4.7 * k + 2.1 * row))
    inwards = u if row else u + 0.1 * (u - 0.5)
    at = lambda t: _on_wing(side, u * (1 - t) + np.clip(inwards, 0.02, 0.98) * t, begin + long * t, 0.006 + 0.011 * row + (0.006 + 0.02 * t) * (1.0 if row else 0.6))
    points = [at(t) for t in (0.0, 0.3, 0.62, 0.86, 1.0)]
    across = np.linalg.norm(_on_wing(side, 0, begin + 0.5 * long) - _on_wing(side, 1, begin + 0.5 * long))
    wide = max(0.034, across * half)
    out = unit((0.3 * side * (0.5 - u) + 0.22 * side, 1, 0.15))
    s.tube(points, [0.8 * wide, wide, 0.98 * wide, 0.66 * wide, 0.01], 0.002, (out, max(0.26, 0.015 / wide)), matter=CLOAK)
    rise = out * max(0.26 * wide, 0.015)
    s.tube([p + rise * f for p, f in zip(points, (1, 1, 0.95, 0.8, 0.3))], [0.009, 0.0095, 0.0085, 0.007, 0.004], 0.007, matter=CLOAK)


def _spear_at(t):
    """A place along the spear: 0 at its butt, 1 at its point."""
    return GRIP + SHAFT * (-1.125 + 2.08 * t)


def _spear(s):
    """A shaft as thick as a thumb, bound with cord at the hand, a narrow leaf of a point in a socket, a shoe at its foot."""
    if not s.nook(*zip(*[(min(a, b) - 0.05, max(a, b) + 0.05) for a, b in zip(_spear_at(0), _spear_at(1))])).distance.size:
        return
    across = unit(np.cross(SHAFT, (0, 1, 0)))
    s.on("spear").tube([_spear_at(0.03), _spear_at(0.5), _spear_at(0.9)], [0.021, 0.0235, 0.02], 0.002)
    for t in np.linspace(0.468, 0.612, 13):
        s.ball(_spear_at(t), (0.0285, 0.0285, 0.0085), blend=0.004)
    for t in (0.445, 0.635):
        s.ball(_spear_at(t), (0.034, 0.034, 0.014), blend=0.004, matter=PALE)
    s.tube([_spear_at(0.845), _spear_at(0.875), _spear_at(0.905)], [0.0285, 0.031, 0.02], 0.003, matter=PALE)
    for t in (0.842, 0.87):
        s.ball(_spear_at(t), (0.034, 0.034, 0.0095), blend=0.003, matter=PALE)
    s.tube([_spear_at(0.892), _spear_at(0.925), _spear_at(0.955), _spear_at(1.0)], [0.02, 0.042, 0.034, 0.003], 0.003, (np.cross(across, SHAFT), 0.42), matter=IVORY)
    s.tube([_spear_at(0.89), _spear_at(0.94), _spear_at(0.99)], [0.017, 0.014, 0.004], 0.004, matter=IVORY)
    s.tube([_spear_at(0.0), _spear_at(0.02), _spear_at(0.06)], [0.004, 0.022, 0.027], 0.002, matter=PALE)
    s.ball(_spear_at(0.065), (0.031, 0.031, 0.01), blend=0.003, matter=PALE)


REACH, CYCLE, STANCE = 0.35, 24 / 24, 0.56
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Thrust", "attack_heavy": "Leap", "push": "Sweep", "block": "Thrust", "finisher": "Thrust"}

LATE = {"neck": (4.5, 0.55), "head": (4.5, 0.5)}
POINT = ("spear", np.array(_spear_at(1.0)) - GRIP)
BUTT = 1.125
"""How far its foot lies behind the hand."""
CLOSING, OPENING = 56, 44
"""How far the left hand's fingers bend to hold the shaft, and the right hand's to let go of it, in degrees."""
LEVEL = dict(grip_L_free=0, grip_R=(0.13, 0.36, 0.04), grip_R_roll=79, grip_R_turn=14, grip_L=0.46, grip_L_pole=(0.6, 0, -0.6), grip_R_pole=(-0.8, 0.3, -0.1))
"""The spear level in both hands, drawn back, its foot beside the wing."""
OUT = dict(grip_L_free=0, grip_R=(0.22, -0.18, 0.08), grip_R_roll=82, grip_R_turn=13, grip_L=0.2, grip_L_pole=(0.6, 0, -0.6), grip_R_pole=(-0.6, 0.3, -0.3))
"""Thrust out: it slides through the left hand."""


def clips():
    """All clips, one by one: who needs only the first waits for no other."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return (_held(clip) for clip in _sheets(key))


def _sheets(key):
    return [
        Clip.round(SKELETON, "idle", 5.4, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 0.95, _turn, steps=[0.475, 0.95]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _held(clip):
    """Lays both hands on the shaft, frame by frame. In the sheets `grip_R` moves the place where the right hand holds it,
    `grip_R_roll` and `_turn` tilt the spear, and `grip_L` is how far ahead of that place the left hand closes. Each hand turns
    about the shaft so that it runs on from its forearm; the left one's fingers close as it takes hold."""
    tracks, place = clip.tracks, SKELETON.place
    up = (place["head"][2] - place["hips"][2]) / (1.61 - 0.89)
    read = lambda name, i, rest: tracks[name][i] if name in tracks else rest
    out = {name: [] for name in ("grip.R", "hand.R", "fingers.R", "grip.L", "hand.L", "fingers.L", "spear.pos")}
    ways = {side: FRAMES[side][:, 0] for side in "RL"}
    for i in range(clip.frames):
        pose = {name: track[i] for name, track in tracks.items() if not name.startswith(("grip.R.roll", "grip.R.turn"))}
        tilt = rotation((0, 0, float(read("grip.R.turn", i, 0)))) @ rotation((float(read("grip.R.roll", i, 0)), 0, 0))
        shaft = tilt @ SHAFT
        held = place["spear"] + np.asarray(read("grip.R", i, np.zeros(3)))
        let = float(np.ravel(read("spear.let", i, 0))[0])
        slid = 0.0
        if "spear" not in tracks and let == 0:
            slid = max(0.0, held[2] / shaft[2] / up - BUTT) * _planted(clip, i)
            sunk = max(0.0, 0.012 - min(held[2] - (BUTT + slid) * up * shaft[2], held[2] + (POINT[1] @ SHAFT) * up * shaft[2]))
            held = held + (0, 0, sunk)
        turns = {}
        holds = {"R": 1 - float(read("grip.R.free", i, 0)), "L": 1 - float(read("grip.L.free", i, 1))}
        ahead = float(np.ravel(read("grip.L", i, np.zeros(3)))[0])
        goals = {"R": (held, GRIP), "L": (held + shaft * ahead * up, KNUCKLES["L"] + FRAMES["L"] @ (0.012, 0, PALM))}
        for again in range(2 if i else 6):
            for side in "RL":
                if again:
                    ways[side] = unit(ways[side] + unit(solved["hand." + side][1] - solved["fore." + side][1]))
                turns[side] = _round_shaft(side, shaft, ways[side])
                goal, inside = goals[side]
                pose["grip." + side] = goal - turns[side] @ ((inside - WRISTS[side]) * up) - place["hand." + side]
            solved = SKELETON.solve(pose)
        for side in "RL":
            own = rotation(np.asarray(read("hand." + side, i, np.zeros(3)), float))
            out["hand." + side].append(_angles(between(own, solved["fore." + side][0].T @ turns[side], holds[side])))
            out["grip." + side].append(pose["grip." + side])
        out["fingers.L"].append(_angles(about(FRAMES["L"][:, 1], -CLOSING * holds["L"])))
        out["fingers.R"].append(_angles(about(FRAMES["R"][:, 1], -OPENING * min(1.0, 2 * let))))
        out["spear.pos"].append(-SHAFT * slid * up)
    for name in [name for name in tracks if name.startswith(("grip.R.roll", "grip.R.turn"))]:
        del tracks[name]
    tracks.update({name: np.array(track) for name, track in out.items()})
    return clip


def _planted(clip, i):
    """Whether the spear's foot stands on the ground while the hands climb it: 0 to 1."""
    if clip.name != "attack_heavy":
        return 0.0
    t = i / clip.RATE
    return float(np.clip(min((t - 0.4) / 0.06, (1.24 - t) / 0.14), 0, 1))


def _round_shaft(side, shaft, fore):
    """How a hand turns to hold a shaft: it points on along its forearm, as far as the shaft lets it."""
    way = fore - shaft * (fore @ shaft)
    way = unit(way) if np.linalg.norm(way) > 1e-3 else FRAMES[side][:, 0]
    palm = np.cross(way, shaft) * (1 if side == "L" else -1)
    return np.stack([way, shaft, palm], 1) @ FRAMES[side].T


def _angles(m):
    """The three angles of a rotation, in degrees, about x, then y, then z."""
    return np.degrees([np.arctan2(m[2, 1], m[2, 2]), -np.arcsin(np.clip(m[2, 0], -1, 1)), np.arctan2(m[1, 0], m[0, 0])])


def _idle(t):
    """Still, but for the breath in the cape and a head that never stops measuring."""
    look = wave(t, -0.1) ** 3
    return dict(
        hips_pos=(0.012 * wave(t), 0, -0.012 + 0.008 * wave(t, 0.1, 2)), hips=(0, 1.2 * wave(t), 1.5 * wave(t, 0.2)), belly=(wave(t, 0.1, 2), 0, 0),
        chest=(-1.5 * wave(t, 0.08, 2), -wave(t), wave(t, 0.1)), neck=(1.5 * wave(t, 0.2, 2), 0, 8 * look), head=(2 * wave(t, 0.3, 2), 3 * wave(t, 0.4), 14 * look),
        jaw=(2 + 2 * wave(t, 0.2, 2), 0, 0), fin=(1.5 * wave(t, 0.2, 2), -2 * wave(t, 0.3), 0), hem=(3 * wave(t, 0.1, 2), 0, 3 * wave(t, 0.15)),
        grip_R=(0, 0, 0.004 * wave(t, 0.1, 2)), arm_L=(2 * wave(t, 0.15, 2), -2, 0), fore_L=(3 * wave(t, 0.3, 2), 0, 0), hand_L=(5 * wave(t, 0.4, 2), 0, 6 * wave(t, 0.1)), step=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Tips the spear down, sights along it, taps the ground twice, plants it again."""
    return key("fidget", 4.4, [
        (0.5, dict(hips_pos=(0, 0.02, -0.03), head=(4, 0, -14), step=0, grip_R=(0, 0, 0), grip_R_roll=0)),
        (1.0, dict(chest=(2, 0, 8), grip_R=(0.14, -0.02, 0.3), grip_R_roll=66, grip_R_pole=(-0.6, 0.2, -0.4), head=(2, 10, -8))),
        (1.3, dict(chest=(4, 0, 10), grip_R=(0.2, 0.04, 0.36), grip_R_roll=78, head=(8, 14, -10), neck=(6, 0, -4), jaw=6)),
        (1.9, dict(grip_R=(0.2, 0.05, 0.36), grip_R_roll=74, grip_R_turn=10, head=(8, 14, 2), chest=(4, 0, 14))),
        (2.3, dict(grip_R=(0.2, 0.04, 0.36), grip_R_roll=78, grip_R_turn=-8, head=(8, 14, -14), chest=(4, 0, 6))),
        (2.9, dict(chest=(-3, 0, 0), grip_R=(0.02, -0.02, 0.2), grip_R_roll=0, grip_R_turn=0, head=(-4, 0, 0), neck=0, grip_R_pole=0)),
        (3.05, dict(grip_R=(0, 0, 0), chest=(2, 0, 0), hem=(-6, 0, 0))),
        (3.3, dict(grip_R=(0.0, 0, 0.12), head=(-2, 0, 8))),
        (3.42, dict(grip_R=(0, 0, 0), chest=(2, 0, 0))),
        (3.8, dict(head=(0, 0, 16), neck=(0, 0, 8), hips_pos=(0, 0, 0.01))),
    ], steps=[3.05, 3.42])  # fmt: skip


def _walk(t):
    """Stalks: long placed steps, the head still, the spear aslant before it."""
    left, left_roll = stride(t, 0.0, REACH, 0.22, STANCE, 34, -10)
    right, right_roll = stride(t, 0.5, REACH, 0.22, STANCE, 34, -10)
    lean = lambda foot: -30 * foot[2] / 0.22 + 30 * foot[1]
    return dict(
        step_L=(left[0] - 0.06, left[1] + 0.1, left[2]), step_R=(right[0] + 0.06, right[1] - 0.1, right[2]), step_L_roll=left_roll, step_R_roll=right_roll,
        step_L_lean=lean(left), step_R_lean=lean(right), hips_pos=(0.03 * wave(t, -0.05), -0.02, -0.1 + 0.03 * wave(t, -0.15, 2)),
        hips=(4, 3 * wave(t, -0.05), 8 * wave(t, -0.25)), belly=(4, -2 * wave(t), -5 * wave(t, -0.25)), chest=(5 + 2 * wave(t, 0.1, 2), 0, -8 * wave(t, -0.25)),
        neck=(4 + 5 * wave(t, 0.3, 2), 0, 3 * wave(t, -0.25)), head=(-10 - 5 * wave(t, 0.3, 2), 0, 2 * wave(t, -0.25)),
        grip_R=(-0.02, 0.05 + 0.05 * wave(t, 0.25), 0.12 + 0.02 * wave(t, 0, 2)), grip_R_roll=32 + 3 * wave(t, 0.1, 2), grip_R_turn=-6,
        arm_L=(10 * wave(t, 0.25), -4, 0), fore_L=(-10 + 8 * wave(t, 0.15), 0, 0), fin=(10, -3 * wave(t, 0.1), 0), hem=(10 + 5 * wave(t, 0.2, 2), 0, 6 * wave(t, 0.1)),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("step_L", "step_R"), 0.14), step_L_lean=-20 * max(0, wave(t)), step_R_lean=-20 * max(0, -wave(t)),
        hips_pos=(-0.02 * wave(t), 0, -0.03), hips=(2, -2 * wave(t), 5 * wave(t, 0.1)), chest=(2, 0, 6 * wave(t, 0.05)), head=(-2, 0, 10 * wave(t, 0.1)),
        grip_R=(0.02, 0.02, 0.14 * (0.5 - 0.5 * wave(t, 0.25))), grip_R_roll=10 * (0.5 - 0.5 * wave(t, 0.25)), hem=(8 * wave(t, 0.1, 2), 0, 12 * wave(t, 0.15)), fin=(0, -6 * abs(wave(t)), 0),
    )  # fmt: skip


def _greetings(key):
    yield key("select", 1.7, [
        (0.2, dict(hips_pos=(0, 0.02, -0.06), chest=(4, 0, 6), head=(8, 0, 0), step=0, grip_R=(0, 0.02, 0.03), grip_R_roll=0, fin=(6, 0, 0))),
        (0.5, dict(hips_pos=(0, 0, 0.02), chest=(-6, 0, -8), head=(-12, 0, 0), neck=(-4, 0, 0), grip_R=(-0.04, -0.1, 0.44), grip_R_roll=-14, grip_R_turn=30, fin=(-24, -24, 0), hem=(-10, -16, 0), arm_L=(-10, -40, 0), fore_L=(-30, 0, 0), jaw=18)),
        (0.75, dict(chest=(-6, 0, -4), grip_R=(-0.02, -0.12, 0.42), grip_R_roll=10, grip_R_turn=80, fin=(-26, -28, 0), jaw=20)),
        (1.0, dict(chest=(-4, 0, 0), grip_R=(0, -0.04, 0.3), grip_R_roll=0, grip_R_turn=0, hips_pos=(0, 0, 0.01), head=(-4, 0, 0), fin=(-14, -12, 0))),
        (1.14, dict(hips_pos=(0, 0, -0.03), chest=(4, 0, 0), grip_R=(0, 0, 0), head=(10, 0, 0), jaw=4, fin=(6, 4, 0), arm_L=(0, -4, 0))),
        (1.35, dict(head=(14, 0, 0), neck=(6, 0, 0), grip_R=0, chest=(6, 0, 0))),
    ], steps=[1.14])  # fmt: skip
    spin = [(0.25, dict(hips_pos=(0, 0.02, -0.08), chest=(6, 0, 0), head=(6, 0, 0), step=0, grip_R=(0, 0, 0.02), spear=0))]
    for i in range(9):
        spin.append((0.5 + 0.13 * i, dict(grip_R=(0.1, -0.12, 0.8), spear=(-90 + 90 * i, 0, 0))))
    spin += [
        (0.55, dict(hips_pos=(0, 0, 0.02), chest=(-8, 0, 6), head=(-14, 0, 0), fin=(-20, -26, 0), hem=(-10, -10, 0), jaw=22, arm_L=(-20, -50, 0), fore_L=(-20, 0, 0), grip_R_pole=(-0.8, 0.4, -0.2))),
        (1.5, dict(hips_pos=(0, 0, 0.02), chest=(-10, 0, -4), head=(-16, 0, 6), fin=(-24, -30, 0), arm_L=(-24, -56, 0), jaw=26)),
        (1.9, dict(grip_R=(0.06, -0.1, 0.6), spear=(710, 0, 0), chest=(-10, 0, 0), grip_R_pole=(-0.5, 0.2, 0))),
        (2.2, dict(grip_R=(0.06, -0.1, 0.66), spear=(712, 0, 0), head=(-20, 0, 0), fin=(-22, -28, 0))),
        (2.4, dict(hips_pos=(0, 0, -0.05), grip_R=(0, 0, 0), spear=(720, 0, 0), chest=(6, 0, 0), head=(6, 0, 0), fin=(8, 4, 0), arm_L=(0, -4, 0), jaw=2, grip_R_pole=0)),
        (3.0, dict(grip_R=0, spear=(720, 0, 0))),
    ]
    spin.sort(key=lambda k: k[0])
    yield key("victory", 3.0, spin, steps=[2.4], holds=False)
    yield key("defeat", 2.6, [
        (0.4, dict(chest=(-4, 0, 0), head=(-8, 0, 0), step=0, grip_R=0, grip_R_roll=0)),
        (1.2, dict(hips_pos=(0, 0.04, -0.28), hips=(10, 0, 0), belly=(10, 0, 0), chest=(16, 0, 0), neck=(18, 0, 0), head=(20, 0, 6), step_R_roll=30, step=0, grip_R=(0.12, -0.14, 0.07), grip_R_roll=-14, arm_L=(-20, 6, 0), fin=(-14, 0, 0), hem=(-8, 0, 0))),
        (1.7, dict(hips_pos=(0, 0.05, -0.34), neck=(22, 0, 0), head=(26, 0, 8))),
        (2.6, dict(hips_pos=(0, 0.05, -0.34), hips=(11, 0, 0), belly=(10, 0, 0), chest=(18, 0, 0), neck=(24, 0, 0), head=(28, 0, 10), step_R_roll=32, step=0, grip_R=(0.12, -0.14, 0.07), grip_R_roll=-14, arm_L=(-24, 8, 0), fin=(-16, 0, 0), hem=(-6, 0, 0), jaw=6)),
    ], holds=True)  # fmt: skip


def _blows(key):
    yield key("attack", 1.35, [
        (0.0, dict(grip_L_free=1)),
        (0.18, dict(hips_pos=(0, 0.02, -0.04), chest=(4, 0, -6), head=(4, 0, 0), step=0, grip_L_free=0.5)),
        (0.44, dict(hips_pos=(0, 0.12, -0.12), hips=(2, 0, -16), belly=(0, 0, -8), chest=(-4, 0, -14), neck=(4, 0, 16), head=(4, 0, 18), jaw=4, fin=(-8, -10, 0), step_L=0, step_L_lean=0, **LEVEL)),
        (0.53, dict(hips_pos=(0, 0.14, -0.13), grip_R=(0.19, 0.36, 0.05), step_L=(0, -0.04, 0.06), step_L_lean=-10)),
        (0.62, dict(hips_pos=(0, -0.14, -0.17), hips=(12, 0, 12), belly=(8, 0, 6), chest=(10, 0, 14), neck=(-12, 0, -12), head=(-8, 0, -14), jaw=20, fin=(20, 0, 0), hem=(14, 0, 0), step_L=(0, -0.2, 0), step_L_lean=6, step_R_roll=24, **OUT)),
        (0.74, dict(hips_pos=(0, -0.15, -0.19), chest=(11, 0, 15), step_L=(0, -0.2, 0), **OUT)),
        (0.92, dict(hips_pos=(0, -0.02, -0.12), hips=(4, 0, -4), chest=(0, 0, -4), step_L=(0, -0.2, 0), step_R_roll=6, **LEVEL)),
        (1.06, dict(step_L=(0, -0.1, 0.06), grip_L_free=0.5)),
        (1.18, dict(step_L=0, grip_L_free=1, grip_R=(0, 0, 0.05), grip_R_roll=6)),
    ], contact=0.62, weapon=POINT, steps=[0.62, 1.18])  # fmt: skip
    planted = dict(grip_L_free=0.0, grip_R=(0.34, -0.12, 0.0), grip_R_roll=-20, grip_R_turn=0, grip_L=0.28, grip_L_pole=(0.6, 0, -0.4))
    yield key("attack_heavy", 1.9, [
        (0.0, dict(grip_L_free=1)),
        (0.3, dict(hips_pos=(0, 0.06, -0.2), hips=(10, 0, 0), chest=(10, 0, 0), head=(-10, 0, 0), step=0, step_roll=0, step_lean=0, grip_L_free=0.4, grip_R=(0.1, -0.04, 0.2), grip_R_roll=10, fin=(10, 0, 0))),
        (0.46, dict(hips_pos=(0, 0.02, -0.26), hips=(12, 0, 0), **planted)),
        (0.6, dict(hips_pos=(0, -0.04, 0.1), hips=(-4, 0, 0), belly=(-4, 0, 0), chest=(-4, 0, 0), step=(0, 0.02, 0.05), step_roll=30, step_lean=10, fin=(-20, -14, 0), hem=(-16, 0, 0), **planted)),
        (0.8, dict(hips_pos=(0.02, -0.06, 0.42), hips=(-36, 0, 0), belly=(6, 0, 0), chest=(18, 0, 0), neck=(16, 0, 0), head=(14, 0, 0), step_L=(-0.12, -0.2, 0.62), step_R=(0.12, -0.42, 0.66), step_roll=-20, step_lean=-50, jaw=16, **{**planted, "grip_R": (0.34, -0.24, 0.4), "grip_R_roll": -14})),
        (0.94, dict(hips_pos=(0.02, -0.16, 0.4), hips=(-50, 0, 0), belly=(4, 0, 0), chest=(14, 0, 0), step_L=(-0.12, -0.5, 0.86), step_R=(0.12, -0.72, 0.84), step_roll=-66, step_lean=-64, jaw=26, fin=(26, 0, 0), hem=(20, 0, 0), **{**planted, "grip_R": (0.34, -0.3, 0.42), "grip_R_roll": -10})),
        (1.04, dict(hips_pos=(0.02, -0.14, 0.34), step_L=(-0.12, -0.46, 0.76), step_R=(0.12, -0.68, 0.76))),
        (1.26, dict(hips_pos=(0, -0.02, 0.1), hips=(-8, 0, 0), belly=0, chest=(2, 0, 0), neck=0, head=(4, 0, 0), step_L=(-0.02, -0.06, 0.2), step_R=(0.02, -0.06, 0.2), step_roll=20, step_lean=-10, grip_L_free=0.6, grip_R=(0.2, -0.16, 0.16), grip_R_roll=0, fin=(-16, -20, 0))),
        (1.38, dict(hips_pos=(0, 0.0, -0.08), step=0, step_roll=0, step_lean=0, jaw=4)),
        (1.48, dict(hips_pos=(0, 0.02, -0.24), hips=(8, 0, 0), chest=(10, 0, 0), head=(-6, 0, 0), step=0, grip_L_free=1, grip_R=(0, 0, 0.06), grip_R_roll=4, fin=(10, 0, 0))),
    ], contact=0.94, weapon=("foot.R", (0, -0.1, -0.05)), steps=[0.46, 1.38])  # fmt: skip
    across = dict(grip_L_free=0, grip_R=(0.15, 0.1, -0.14), grip_R_roll=36, grip_R_turn=80, grip_L=0.46)
    yield key("push", 1.3, [
        (0.0, dict(grip_L_free=1)),
        (0.34, dict(hips_pos=(0, 0.1, -0.1), chest=(-4, 0, 0), head=(2, 0, 0), step_R=0, step_L=0, grip_L_pole=(0.7, 0, -0.4), grip_R_pole=(-0.7, 0, -0.4), **across)),
        (0.44, dict(hips_pos=(0, 0.12, -0.12), step_L=(0, -0.03, 0.04))),
        (0.54, dict(hips_pos=(0, -0.14, -0.12), hips=(12, 0, 0), belly=(6, 0, 0), chest=(8, 0, 0), neck=(-10, 0, 0), head=(-8, 0, 0), jaw=18, fin=(20, 0, 0), hem=(14, 0, 0), step_L=(0, -0.14, 0), **{**across, "grip_R": (0.18, -0.28, -0.06)})),
        (0.76, dict(hips_pos=(0, -0.14, -0.12), chest=(9, 0, 0), step_L=(0, -0.14, 0), **{**across, "grip_R": (0.18, -0.26, -0.06)})),
        (0.98, dict(step_L=(0, -0.07, 0.06), grip_L_free=0.5)),
        (1.12, dict(step_L=0, grip_L_free=1, grip_R=(0, 0, 0.04), grip_R_turn=0, grip_R_roll=4)),
    ], contact=0.54, weapon=("hand.R", (0.15, -0.05, 0)), steps=[0.54, 1.12])  # fmt: skip
    stab = dict(grip_L_free=0, grip_R=(0.36, -0.1, -0.18), grip_R_roll=136, grip_R_turn=0, grip_L=0.26, grip_L_pole=(0.6, 0, 0.2), grip_R_pole=(-0.6, 0.3, 0.3))
    high = dict(grip_L_free=0, grip_R=(0.34, 0.0, 0.62), grip_R_roll=146, grip_R_turn=0, grip_L=0.26, grip_L_pole=(0.7, 0, 0.2), grip_R_pole=(-0.7, 0.3, 0.3))
    yield key("finisher", 3.0, [
        (0.0, dict(grip_L_free=1)),
        (0.36, dict(hips_pos=(0, 0.12, -0.12), hips=(2, 0, -16), chest=(-4, 0, -14), neck=(4, 0, 16), head=(4, 0, 18), step_L=0, step_L_lean=0, step_R_roll=0, **LEVEL)),
        (0.46, dict(hips_pos=(0, 0.14, -0.13), step_L=(0, -0.04, 0.06))),
        (0.55, dict(hips_pos=(0, -0.14, -0.17), hips=(12, 0, 12), chest=(10, 0, 14), neck=(-12, 0, -12), head=(-8, 0, -14), jaw=20, fin=(20, 0, 0), step_L=(0, -0.2, 0), step_R_roll=24, **OUT)),
        (0.72, dict(hips_pos=(0, -0.14, -0.18), step_L=(0, -0.2, 0), step_R_roll=24, **OUT)),
        (1.05, dict(hips_pos=(0, 0.0, -0.06), hips=(0, 0, 0), chest=(0, 0, -10), head=(2, 0, 8), jaw=4, step_L=(0, -0.2, 0), step_R_roll=4, grip_L_free=0, grip_R=(0.2, 0.1, 0.34), grip_R_roll=96, grip_R_turn=6, grip_L=0.36)),
        (1.4, dict(hips_pos=(0, 0.02, 0.03), hips=(-8, 0, 0), belly=(-8, 0, 0), chest=(-12, 0, 0), neck=(8, 0, 0), head=(10, 0, 0), jaw=26, fin=(-22, -26, 0), hem=(-12, 0, 0), step_L=(0, -0.2, 0), step_R_roll=0, **high)),
        (1.6, dict(hips_pos=(0, 0.03, 0.04), chest=(-14, 0, 0), step_L=(0, -0.2, 0), **{**high, "grip_R": (0.34, 0.02, 0.66)})),
        (1.72, dict(hips_pos=(0, -0.1, -0.3), hips=(18, 0, 0), belly=(12, 0, 0), chest=(16, 0, 0), neck=(-6, 0, 0), head=(4, 0, 0), jaw=6, fin=(24, 10, 0), hem=(14, 0, 0), step_L=(0, -0.2, 0), step_R_roll=34, **stab)),
        (2.0, dict(hips_pos=(0, -0.1, -0.32), hips=(19, 0, 0), step_L=(0, -0.2, 0), step_R_roll=34, **stab)),
        (2.16, dict(hips_pos=(0, -0.1, -0.32), chest=(17, 0, 8), grip_R_turn=16, step_L=(0, -0.2, 0))),
        (2.45, dict(hips_pos=(0, -0.02, -0.06), hips=(2, 0, 0), belly=0, chest=(-2, 0, -6), neck=0, head=(-6, 0, 0), step_L=(0, -0.2, 0), step_R_roll=0, grip_L_free=0.5, grip_R=(0.1, -0.04, 0.24), grip_R_roll=60, grip_R_turn=0, fin=(-8, -8, 0))),
        (2.64, dict(step_L=(0, -0.1, 0.07))),
        (2.78, dict(step_L=0, grip_L_free=1, grip_R=(0, 0, 0.04), grip_R_roll=4)),
    ], contact=1.72, weapon=POINT, steps=[0.55, 2.78])  # fmt: skip


def _answers(key):
    yield key("hit", 0.8, [
        (0.08, dict(hips_pos=(0.02, 0.1, -0.02), hips=(-8, 4, 10), belly=(-8, 3, 8), chest=(-12, 4, 12), neck=(-10, 0, 10), head=(-18, 6, 14), jaw=26, fin=(26, -10, 0), hem=(16, 0, 0), arm_L=(-30, -40, 0), grip_R=(-0.04, 0.06, 0.1), grip_R_roll=-12, step_R=(0, 0.02, 0.03))),
        (0.18, dict(step_R=(0, 0.12, 0), step_R_lean=6)),
        (0.3, dict(hips_pos=(0, 0.1, -0.1), hips=(4, 0, 0), chest=(6, -2, -4), head=(6, 0, -6), fin=(-8, 0, 0), arm_L=(4, -10, 0), step_R=(0, 0.12, 0))),
        (0.5, dict(hips_pos=(0, 0.05, -0.05), jaw=6, step_R=(0, 0.12, 0))),
        (0.62, dict(step_R=(0, 0.05, 0.06), step_R_lean=-10)),
        (0.74, dict(step_R=0, step_R_lean=0)),
    ], steps=[0.18, 0.74])  # fmt: skip
    yield key("pushed", 1.2, [
        (0.12, dict(hips_pos=(0, 0.14, -0.02), hips=(-14, 0, 0), belly=(-6, 0, 0), chest=(-8, 0, 0), neck=(10, 0, 0), head=(8, 0, 0), arm_L=(-50, -40, 0), fin=(-30, 0, 0), hem=(-20, 0, 0), grip_R=(0.02, -0.1, 0.2), grip_R_roll=20, jaw=16, step_L=0, step_R=0)),
        (0.22, dict(step_R=(0, 0.1, 0.1), step_R_lean=-16, step_L=0)),
        (0.32, dict(hips_pos=(0.02, 0.16, -0.1), step_R=(0, 0.2, 0), step_R_lean=6, step_L=0)),
        (0.46, dict(hips_pos=(0, 0.16, -0.22), hips=(10, 0, 0), chest=(12, 0, 0), neck=(-8, 0, 0), head=(-10, 0, 0), arm_L=(10, -30, 0), fin=(10, 0, 0), grip_R=(0, 0.0, 0.0), grip_R_roll=0, step_R=(0, 0.2, 0), step_L=0, jaw=4)),
        (0.76, dict(hips_pos=(0, 0.1, -0.12), chest=(4, 0, 0), step_R=(0, 0.2, 0), step_L=0)),
        (0.92, dict(step_R=(0, 0.08, 0.08), step_R_lean=-12)),
        (1.06, dict(step_R=0, step_R_lean=0)),
    ], steps=[0.32, 1.06])  # fmt: skip
    bar = dict(grip_L_free=0, grip_R=(0.14, 0.02, -0.04), grip_R_roll=30, grip_R_turn=78, grip_L=0.46, grip_L_pole=(0.7, 0, -0.4), grip_R_pole=(-0.7, 0, -0.4))
    yield key("block", 1.5, [
        (0.0, dict(grip_L_free=1)),
        (0.18, dict(hips_pos=(0, 0.06, -0.1), chest=(-2, 0, 0), head=(4, 0, 0), fin=(-10, 6, 0), step=0, **bar)),
        (0.27, dict(hips_pos=(0, 0.12, -0.16), chest=(-8, 0, 0), **{**bar, "grip_R": (0.14, 0.1, -0.02)})),
        (0.46, dict(hips_pos=(0, 0.1, -0.12), hips=(0, 0, -10), chest=(-4, 0, -10), **bar)),
        (0.62, dict(hips_pos=(0, 0.12, -0.12), hips=(2, 0, -18), chest=(-4, 0, -14), neck=(4, 0, 14), head=(4, 0, 18), fin=(-6, -8, 0), **LEVEL)),
        (0.76, dict(hips_pos=(0, -0.1, -0.12), hips=(10, 0, 12), chest=(10, 0, 14), neck=(-12, 0, -12), head=(-6, 0, -14), jaw=20, fin=(20, 0, 0), hem=(12, 0, 0), step=0, **OUT)),
        (0.92, dict(hips_pos=(0, -0.1, -0.13), chest=(10, 0, 14), **OUT)),
        (1.2, dict(hips_pos=(0, 0.02, -0.05), chest=(2, 0, 0), grip_L_free=0.7)),
        (1.4, dict(grip_L_free=1, grip_R=(0, 0, 0.03), grip_R_roll=2)),
    ], contact=0.76, weapon=POINT)  # fmt: skip


def _ends(key):
    yield key("death", 2.4, [
        (0.0, dict(step_free=0, settle=0, grip_R_free=0)),
        (0.1, dict(hips_pos=(0.02, 0.1, 0.02), hips=(-12, 0, -8), belly=(-10, 0, 0), chest=(-16, 0, -10), neck=(-12, 0, 0), head=(-20, 0, -10), jaw=30, arm_L=(-50, -50, 0), fin=(30, -10, 0), grip_R=(-0.02, 0.06, 0.1), grip_R_roll=-10, grip_R_free=0)),
        (0.34, dict(hips_pos=(0.04, 0.12, -0.08), hips=(-4, 8, 60), chest=(-4, 6, 20), head=(6, 0, 20), step_R=(0.05, 0.14, 0.06), step_R_turn=40, step_free=0, settle=0, arm_L=(0, -60, 0), grip_R_free=0.8, arm_R=(-20, 50, 0), spear_let=0, fin=(0, -30, 0))),
        (0.56, dict(hips_pos=(0.06, 0.08, -0.1), hips=(14, 10, 130), chest=(4, 4, 20), neck=(10, 0, 0), head=(8, 0, 10), arm_L=(-40, -50, 0), arm_R=(-50, 50, 0), fore_R=(-10, 0, 0), fin=(-10, -36, 0), hem=(0, -20, 0), step_free=1, grip_R_free=1, spear_let=0.3, settle=0.2)),
        (0.84, dict(hips_pos=(0.0, 0.0, -0.5), hips=(56, 8, 165), chest=(-4, 0, 6), head=(-20, 0, 0), thigh=(10, -8, 0), shin=(30, 0, 0), spear_let=0.9, arm_L=(-110, -40, 0), arm_R=(-120, 40, 0), settle=1)),
        (0.96, dict(hips_pos=(0.0, -0.1, -0.72), hips=(84, 6, 172), belly=(-2, 0, 0), chest=(-6, 0, 0), neck=(-16, 0, 0), head=(-20, 0, 0), jaw=24, thigh_L=(20, -6, 0), shin_L=(10, 0, 0), thigh_R=(-6, -10, 0), shin_R=(30, 0, 0), arm_L=(-140, -40, 0), arm_R=(-130, 50, 0), fin=(-26, -10, 0), hem=(-10, 0, 0), spear_let=1, settle=1)),
        (1.14, dict(hips=(80, 8, 172), chest=(-2, 0, 0), neck=(-20, 0, 0), head=(-14, 0, 10), shin=(36, 0, 0), settle=1)),
        (1.5, dict(hips=(84, 7, 172), chest=(-4, 0, 0), neck=(-10, 0, 0), head=(-6, 0, 26), shin_L=(6, 0, 0), shin_R=(20, 0, 0), fin=(-16, -16, 0), settle=1)),
        (2.4, dict(hips_pos=(0.0, -0.1, -0.72), hips=(84, 7, 172), belly=(-2, 0, 0), chest=(-4, 0, 0), neck=(-8, 0, 0), head=(-4, 0, 32), jaw=8, thigh_L=(20, -6, 0), shin_L=(4, 0, 0), thigh_R=(-4, -12, 0), shin_R=(18, 0, 0), arm_L=(-142, -46, 0), arm_R=(-132, 56, 0), fin=(-14, -20, 0), hem=(-4, 0, 0), step_free=1, grip_R_free=1, spear_let=1, settle=1)),
    ], holds=True, steps=[0.34, 0.96])  # fmt: skip
    # Goes down on its knees at the planted spear and stays there, hung from its own hand, its wings drawn round it.
    yield key("crumple", 2.8, [
        (0.0, dict(step_free=0, settle=0, grip_R_free=0, step=0)),
        (0.2, dict(hips_pos=(0, 0.06, -0.06), belly=(12, 0, 0), chest=(16, 0, 6), neck=(6, 0, 0), head=(14, 0, 0), jaw=24, arm_L=(-30, 30, 0), fore_L=(-60, 0, 30), fin=(-16, 0, 0))),
        (0.7, dict(hips_pos=(0, 0.06, -0.3), hips=(6, 0, -6), belly=(8, 0, 0), chest=(2, 0, -6), neck=(-10, 0, 0), head=(-20, 0, 10), step_R_roll=30, grip_R=(0.1, -0.12, 0.04), grip_R_roll=-10, jaw=26, fin=(4, -30, 0), hem=(0, -16, 0), arm_L=(-10, -50, 0))),
        (1.15, dict(hips_pos=(0, 0.08, -0.44), hips=(8, 0, 0), chest=(10, 0, 0), neck=(4, 0, 0), head=(4, 0, -6), step_R_roll=34, grip_R=(0.12, -0.14, 0.07), jaw=8, fin=(-6, -10, 0), arm_L=(-30, -6, 0))),
        (1.4, dict(hips_pos=(0.0, 0.1, -0.56), hips=(14, -4, 6), belly=(8, 0, 0), chest=(12, -6, 8), neck=(16, 0, 0), head=(18, 0, 0), step_R_roll=40, step_L_roll=20, step=0, grip_R=(0.12, -0.14, 0.07), grip_R_roll=-12, arm_L=(-10, 4, 0), fore_L=(10, 0, 0))),
        (1.52, dict(hips_pos=(0, 0.1, -0.53), head=(10, 0, 0), neck=(10, 0, 0))),
        (1.9, dict(hips_pos=(0, 0.1, -0.55), hips=(14, -4, 6), neck=(6, 0, 0), head=(-6, 0, 8), jaw=18, fin=(-14, 12, 0), hem=(-8, 8, 0))),
        (2.25, dict(hips_pos=(0, 0.1, -0.57), hips=(15, -5, 7), belly=(10, 0, 0), chest=(16, -7, 10), neck=(24, 0, 0), head=(30, 0, 10), jaw=6, fin=(-22, 18, 0), hem=(-14, 12, 0))),
        (2.8, dict(hips_pos=(0, 0.1, -0.57), hips=(15, -5, 7), belly=(10, 0, 0), chest=(16, -7, 10), neck=(24, 0, 0), head=(32, 4, 12), jaw=8, step=0, step_R_roll=40, step_L_roll=20, grip_R=(0.12, -0.14, 0.07), grip_R_roll=-12, grip_R_free=0, step_free=0, arm_L=(-8, 4, 0), fore_L=(12, 0, 0), fin=(-22, 18, 0), hem=(-14, 12, 0), settle=0)),
    ], holds=True, steps=[1.4])  # fmt: skip
