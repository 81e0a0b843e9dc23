"""Ghhhk, a squat biter: a mouth on two feet, eyes on top, tiny arms. Waddles and hops; snaps, swallows, belly-bumps."""

import numpy as np

from rig.clip import Clip
from rig.language import down, ease, pace, pulse, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import DARK, GLOW, PALE, SHADE, SKIN
from sculpt.patterns import lumps, wrinkles

BOX = ((-0.9, -0.8, -0.03), (0.9, 0.84, 1.26))
HEIGHT = 1.03
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


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _mouth(s)
    _cheeks(s)
    _back(s)
    _eyes(s)
    _limbs(s)
    _markings(s)


def _around(ends):
    """A line from the left corner of the mouth round its front to the right one, given its left half."""
    return ends + [(-x, y, z) for x, y, z in reversed(ends[:-1])]


def _body(s):
    """Behind the mouth hardly anything: a back that falls away to the hips, narrower than what it follows."""
    s.on("body").ball((0, 0.12, 0.4), (0.52, 0.32, 0.28), blend=0.08)
    s.ball((0, 0.3, 0.49), (0.4, 0.4, 0.21), (-27, 0, 0), 0.1)
    s.ball((0, 0.44, 0.35), (0.37, 0.25, 0.21), (-20, 0, 0), 0.06)
    # The throat: a sac in three folds.
    for k, (y, z, r) in enumerate(((-0.26, 0.22, 0.1), (-0.14, 0.175, 0.115), (0.04, 0.17, 0.12))):
        s.tube([(-0.44 + 0.06 * k, y + 0.14, z + 0.05), (0, y, z - 0.015), (0.44 - 0.06 * k, y + 0.14, z + 0.05)], [r * 0.8, r, r * 0.8], 0.022, matter=PALE)
    s.relief(wrinkles((8, 8, 16), 4), 0.018, (0, -0.1, 0.2), (0.6, 0.4, 0.18))
    s.on("tail").tube([(0, 0.46, 0.4), (0, 0.6, 0.31), (0, 0.67, 0.25)], [0.13, 0.085, 0.05], 0.06)


def _mouth(s):
    # The lower jaw is a scoop in a layer of its own, so that the lip keeps a clean line.
    jaw = s.layer().on("jaw")
    lip = _around([(0.68, 0.15, 0.54), (0.67, -0.16, 0.37), (0.42, -0.43, 0.27), (0, -0.53, 0.235)])
    jaw.tube(lip, [0.06, 0.085, 0.08, 0.085, 0.08, 0.085, 0.06], 0.03, matter=PALE)
    jaw.tube([(x * 0.97, y * 0.97 + 0.01, z - 0.1) for x, y, z in lip], [0.06, 0.07, 0.07, 0.075, 0.07, 0.07, 0.06], 0.014, matter=PALE)
    jaw.ball((0, -0.14, 0.25), (0.6, 0.39, 0.18), (14, 0, 0), 0.05, matter=PALE)
    jaw.ball((0, -0.16, 0.38), (0.54, 0.33, 0.16), (14, 0, 0), 0.03, cut=True)
    upper = s.layer().on("crown")
    upper.ball((0, -0.03, 0.68), (0.58, 0.38, 0.14), (-4, 0, 0), 0.06)
    upper.ball((0, 0.04, 0.64), (0.68, 0.36, 0.1), (-4, 0, 0), 0.06)
    brow = _around([(0.7, 0.15, 0.6), (0.62, -0.16, 0.645), (0.37, -0.38, 0.675), (0, -0.44, 0.66)])
    upper.tube(brow, [0.06, 0.078, 0.078, 0.07, 0.078, 0.078, 0.06], 0.035)
    # A muzzle of two bosses over the lip, and folds that run back to the eyes.
    upper.ball((0.11, -0.36, 0.725), (0.11, 0.11, 0.07), (-14, 0, 18), 0.025, mirror=True)
    for k in (0.2, 0.38):
        upper.tube([(k, -0.38 + 0.1 * k, 0.73), (k + 0.03, -0.22, 0.79), (k + 0.02, -0.06, 0.79)], [0.02, 0.03, 0.02], 0.03, mirror=True)
    s.ball((0, -0.2, 0.48), (0.58, 0.37, 0.19), (2, 0, 0), 0.03, cut=True)
    s.join(upper, 0.05)
    s.ball((0, -0.25, 0.49), (0.56, 0.36, 0.15), (2, 0, 0), 0.02, cut=True)
    s.paint((0, -0.13, 0.48), (0.6, 0.36, 0.21), (2, 0, 0))
    s.join(jaw, 0.02)
    s.paint((0, -0.14, 0.43), (0.6, 0.36, 0.2), (8, 0, 0))
    s.on("tongue")
    tongue = [(0, 0.1, 0.35), (0.03, -0.14, 0.37), (0.08, -0.34, 0.35), (0.09, -0.5, 0.4)]
    s.tube(tongue[:3], [0.17, 0.16, 0.12], 0.02, ((0, 0, 1), 0.5))
    s.on("tip").tube([tongue[2], (0.09, -0.42, 0.37), tongue[3]], [0.12, 0.09, 0.04], 0.02, ((0, 0, 1), 0.5))
    s.on("jaw")
    for i, a in enumerate(np.linspace(-1.3, 1.3, 11)):
        big = (1.15, 0.6, 0.95, 0.7)[i % 4]
        p = np.array([0.63 * np.sin(a), -0.03 - 0.46 * np.cos(a), 0.43 - 0.14 * np.cos(a)])
        s.spike(p, p + [0.03 * np.sin(a), -0.03, 0.22 * big], 0.045 * big + 0.008, (0.015 * np.sin(a), -0.02, 0))
    s.on("crown")
    for i, a in enumerate(np.linspace(-1.15, 1.15, 10)):
        p = np.array([0.58 * np.sin(a), -0.02 - 0.39 * np.cos(a), 0.57 + 0.05 * np.cos(a)])
        s.spike(p, p + [0, -0.02, -0.13 if i % 3 else -0.2], 0.036)
    s.ball((0.07, -0.475, 0.745), (0.026, 0.034, 0.018), (0, -24, 0), 0.01, cut=True, mirror=True)


def _cheeks(s):
    """The hinge of the jaw, the line of the mouth that runs on round the flank, and an eardrum above it."""
    s.on("body").tube([(0.46, 0.24, 0.42), (0.58, 0.18, 0.52), (0.5, 0.22, 0.64)], [0.15, 0.12, 0.12], 0.05, mirror=True)
    line = [(0.6, -0.06, 0.49), (0.73, 0.1, 0.56), (0.72, 0.24, 0.59), (0.6, 0.36, 0.6)]
    s.tube([np.array(p) + (0, 0, 0.05) for p in line], [0.05, 0.05, 0.045, 0.02], 0.02, mirror=True)
    s.tube([np.array(p) - (0, 0, 0.05) for p in line], [0.05, 0.05, 0.045, 0.02], 0.02, matter=PALE, mirror=True)
    s.tube(line, [0.03, 0.03, 0.026, 0.01], 0.012, cut=True, mirror=True)
    s.paint((0.68, 0.16, 0.57), (0.16, 0.24, 0.035), (8, 0, 0), DARK, mirror=True)
    s.on("crown").ball((0.5, 0.29, 0.71), (0.03, 0.09, 0.085), (0, -30, 42), 0.008, mirror=True)


def _top(s, x, y):
    """How high the skin is over a place."""
    i, j = ((np.array([x, y]) - s.lo[:2]) / s.voxel).round().astype(int)
    return s.lo[2] + s.voxel * np.nonzero(s.distance[i, j] < 0)[0].max()


SPOT = (0.185, 0.575, 0.46)
"""Where on its rump the left of its two false eyes sits."""


def _back(s):
    """A frog's back: a keel, the hinge of the hips like a roof's edge on either side of it, and on the rump two false eyes that
    stare at whoever comes from behind."""
    s.relief(lumps(4, 2), 0.01)
    keel = [(0, y, _top(s, 0, y) - 0.012) for y in (0.0, 0.14, 0.28, 0.42)]
    s.on("body").tube(keel, [0.02, 0.034, 0.04, 0.03], 0.03)
    fold = [(x, y, _top(s, x, y) - 0.02) for x, y in ((0.3, 0.16), (0.27, 0.28), (0.22, 0.39), (0.13, 0.47))]
    s.tube(fold, [0.05, 0.06, 0.062, 0.04], 0.016, matter=PALE, mirror=True)
    s.ball(SPOT, (0.15, 0.07, 0.125), (-42, 0, -20), 0.02, matter=SHADE, mirror=True)
    s.ball(np.array(SPOT) + (0.012, 0.03, 0.026), (0.105, 0.06, 0.088), (-42, 0, -20), 0.006, matter=GLOW, mirror=True)
    s.paint(np.array(SPOT) + (0.03, 0.08, 0.08), (0.04, 0.06, 0.07), (-42, 0, -20), mirror=True, over=GLOW)


LOOK, BACKWARDS = np.array([0.6, -0.72, 0.36]), np.array([-0.62, 0.66, 0.42])
"""Where its left eye looks, and its right."""


def _eyes(s):
    """On turrets, half as high again as the head: the only part of it that can look over anything. Each looks where it likes:
    the left at its prey, the right over its shoulder."""
    for side, look in ((1, LOOK), (-1, BACKWARDS)):
        _eye(s, side, look / np.linalg.norm(look))


def _eye(s, side, look):
    across = np.cross(look, (0, 0, 1))
    across /= np.linalg.norm(across)
    above = np.cross(across, look)
    bulb = np.array([0.41 * side, 0.03, 1.04])
    ball = bulb + 0.07 * look
    s.on("eye.L" if side > 0 else "eye.R").tube([(0.32 * side, 0.1, 0.7), (0.36 * side, 0.06, 0.86), bulb], [0.22, 0.135, 0.13], 0.06)
    s.ball(bulb, 0.172, blend=0.03)
    s.ball(ball, 0.172, blend=0.008, cut=True)
    s.ball(ball, 0.163, blend=0, matter=GLOW)
    lid = s.layer()
    lid.ball(ball, 0.188)
    scowl = 0.8 * above + 0.6 * side * across * (1 if look[1] < 0 else -1)
    lid.ball(ball - 0.9 * scowl + 0.1 * look, 1.02, blend=0.02, cut=True)
    s.join(lid, 0.004)
    ring = [bulb + 0.178 * (np.cos(1.2) * look + np.sin(1.2) * (np.cos(a) * across + np.sin(a) * above)) for a in np.linspace(0, 2 * np.pi, 13)]
    s.tube(ring, 0.03, 0.01, matter=SHADE)
    slit = [ball + 0.17 * (np.cos(a) * look + np.sin(a) * across) for a in (-0.85, -0.4, 0, 0.4, 0.85)]
    s.tube(slit, [0.02, 0.045, 0.055, 0.045, 0.02], 0.004, cut=True)
    dark = lambda x, y, z: ((x - ball[0]) * above[0] + (y - ball[1]) * above[1] + (z - ball[2]) * above[2]) ** 2 / 0.058**2 + (
        ((x - ball[0]) * across[0] + (y - ball[1]) * across[1] + (z - ball[2]) * across[2]) ** 2 / 0.142**2) < 1  # fmt: skip
    s.paint(ball + 0.1 * look, 0.17, matter=DARK, over=GLOW, where=dark)


TOES = ((0.78, 0.15), (0.76, 0.31), (0.66, 0.46), (0.5, 0.59))


def _limbs(s):
    """Hind legs folded for a leap, on feet like fans; arms too short for anything, with hands too large for them."""
    for side in (1, -1):
        end, there = ".L" if side > 0 else ".R", np.array([side, 1, 1])
        leg = s.layer().on("thigh" + end)
        leg.tube([there * HIP, (0.55 * side, 0.42, 0.42), there * KNEE], [0.19, 0.205, 0.115], 0.02)
        leg.tube([there * HIP + (0.02 * side, 0.06, 0.06), (0.56 * side, 0.5, 0.44), there * KNEE + (0, 0.03, 0.02)], [0.1, 0.115, 0.05], 0.014)
        s.join(leg, 0.01)
        shin = s.layer().on("shin" + end)
        shin.tube([there * KNEE, (0.62 * side, 0.42, 0.22), there * HEEL], [0.1, 0.115, 0.075], 0.02)
        s.trim(shin, 0.0, 0.02)
        s.join(shin, 0.0)
        s.on("foot" + end)
        palm = np.array([0.54 * side, 0.4, 0.06])
        s.tube([there * HEEL, palm], [0.08, 0.07], 0.02)
        tips = [np.array([x * side, y, 0.045]) for x, y in TOES]
        for a, b in zip(tips, tips[1:]):
            s.tube([palm, palm + 0.72 * ((a + b) / 2 - palm) - [0, 0, 0.02]], [0.09, 0.085], 0.01, ((0, 0, 1), 0.34), matter=SHADE)
        for tip in tips:
            s.tube([palm, (palm + tip) / 2 + [0, 0, 0.03], tip], [0.06, 0.046, 0.042], 0.01)
            s.ball(tip, (0.056, 0.056, 0.044), blend=0.012)
            way = (tip - palm) / np.linalg.norm(tip - palm)
            s.spike(tip + 0.02 * way, tip + 0.1 * way - [0, 0, 0.03], 0.028)
        s.on("arm" + end).tube([(side * 0.54, -0.08, 0.26), (side * 0.66, -0.1, 0.25), (side * 0.73, -0.13, 0.24)], [0.085, 0.07, 0.058], 0.02)
        wrist = np.array([side * 0.68, -0.34, 0.235])
        s.on("fore" + end).tube([(side * 0.73, -0.13, 0.24), wrist], [0.058, 0.046], 0.014)
        for dx, dy, dz in ((0.1, -0.06, 0.0), (0.04, -0.15, 0.01), (-0.05, -0.16, 0.01), (-0.12, -0.09, 0.0)):
            tip = wrist + [side * dx, dy, dz - 0.03]
            s.tube([wrist, tip], [0.04, 0.032], 0.01)
            s.ball(tip, 0.038, blend=0.01)


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
    """Pants with its tongue out, blinks one eye after the other, looks everywhere at once."""
    pant = wave(t, 0, 4)
    return dict(
        body_pos=(0.01 * wave(t), 0, 0.012 + 0.012 * pant), body=(0.8 * pant, 2.5 * wave(t), 2.5 * wave(t, 0.2)), crown=(-3 - 2.5 * pant, 0, 0), jaw=(2 + 2 * wave(t, 0.05, 4), 0, 0),
        eye_L=(0, 0, 10 * wave(t, 0.1)), eye_R=(0, 0, 10 * wave(t, 0.45, 2)), tongue=(2 * wave(t, 0.1, 4), 0, 5 * wave(t, 0.1)), tip=(4 * wave(t, 0.2, 4), 0, 8 * wave(t, 0.05)),
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
