"""Ghhhk, a squat biter: a mouth on two feet, eyes on top, tiny arms. Waddles and hops; snaps, swallows, belly-bumps."""

import numpy as np

from rig.clip import Clip
from rig.language import down, ease, pace, pulse, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import DARK, GLOW
from sculpt.patterns import lumps, pebbles, wrinkles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 1.15))
HEIGHT = 0.98
TINT = (0.03, 0.66, 0.4)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "body": ("root", (0, 0.14, 0.36)),
        "tail": ("body", (0, 0.46, 0.38)),
        "crown": ("body", (0, 0.24, 0.56)),
        "eye.L": ("crown", (0.28, 0.02, 0.88)),
        "jaw": ("body", (0, 0.16, 0.42)),
        "tongue": ("jaw", (0.02, -0.06, 0.42)),
        "tip": ("tongue", (0.06, -0.36, 0.41)),
        "arm.L": ("body", (0.48, -0.06, 0.31)),
        "fore.L": ("arm.L", (0.585, -0.22, 0.28)),
        "thigh.L": ("body", (0.43, 0.2, 0.3)),
        "shin.L": ("thigh.L", (0.47, 0.06, 0.22)),
        "foot.L": ("shin.L", (0.44, 0.08, 0.07)),
    },
    {"step.L": Limb("thigh.L", "shin.L", "foot.L", pole=(0.3, -1, 0), tip=0.26, heel=0.1)},
    {"tip": ((0, -0.16, 0.04), 0.9, 3.0, 0.3), "tongue": ((0, -0.3, 0), 0.25, 3.4, 0.4), "fore.L": ((-0.05, -0.14, 0), 1.2, 4.0, 0.3), "tail": ((0, 0.2, 0.04), 0.9, 3.4, 0.3), "eye.L": ((0, -0.05, 0.12), 0.3, 5.0, 0.3)},
)


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _mouth(s)
    _eyes(s)
    _limbs(s)
    _warts(s)


def _body(s):
    s.on("body").ball((0, 0.1, 0.46), (0.49, 0.44, 0.35), blend=0.08)
    s.ball((0, 0.22, 0.62), (0.4, 0.34, 0.26), (20, 0, 0), 0.1)
    s.tube([(-0.3, 0.1, 0.22), (0, -0.02, 0.16), (0.3, 0.1, 0.22)], [0.16, 0.18, 0.16], 0.06)
    s.on("tail").tube([(0, 0.42, 0.4), (0, 0.58, 0.34), (0, 0.66, 0.42)], [0.16, 0.09, 0.02], 0.06)
    s.relief(wrinkles((8, 8, 16), 4), 0.022, (0, 0.0, 0.24), (0.6, 0.55, 0.2))
    s.relief(lumps(5, 2), 0.02)


def _mouth(s):
    # The lower jaw is a scoop in a layer of its own, so that the lip keeps a clean line.
    jaw = s.layer().on("jaw")
    lip = [(0.53, 0.12, 0.56), (0.52, -0.2, 0.4), (0.31, -0.5, 0.31), (0, -0.6, 0.29)]
    lip = lip + [(-x, y, z) for x, y, z in reversed(lip[:-1])]
    jaw.tube(lip, [0.075, 0.085, 0.08, 0.08, 0.08, 0.085, 0.075], 0.03)
    jaw.ball((0, -0.2, 0.29), (0.5, 0.44, 0.2), (14, 0, 0), 0.05)
    jaw.ball((0, -0.22, 0.42), (0.43, 0.37, 0.16), (14, 0, 0), 0.03, cut=True)
    upper = s.layer().on("crown")
    upper.ball((0, -0.06, 0.79), (0.49, 0.44, 0.17), (-4, 0, 0), 0.06)
    brow = [(0.53, 0.12, 0.6), (0.48, -0.22, 0.71), (0.28, -0.44, 0.765), (0, -0.51, 0.78)]
    brow = brow + [(-x, y, z) for x, y, z in reversed(brow[:-1])]
    upper.tube(brow, [0.07, 0.072, 0.07, 0.075, 0.07, 0.072, 0.07], 0.04)
    s.ball((0, -0.24, 0.54), (0.46, 0.42, 0.22), (2, 0, 0), 0.03, cut=True)
    s.join(upper, 0.05)
    s.ball((0, -0.3, 0.56), (0.44, 0.4, 0.165), (2, 0, 0), 0.02, cut=True)
    s.paint((0, -0.16, 0.54), (0.48, 0.4, 0.24), (2, 0, 0))
    s.join(jaw, 0.03)
    s.on("tongue")
    tongue = [(0, 0.1, 0.4), (0.03, -0.16, 0.42), (0.06, -0.38, 0.4), (0.06, -0.54, 0.46)]
    s.tube(tongue[:3], [0.15, 0.14, 0.11], 0.02, ((0, 0, 1), 0.5))
    s.on("tip").tube([tongue[2], (0.065, -0.46, 0.42), tongue[3]], [0.11, 0.085, 0.04], 0.02, ((0, 0, 1), 0.5))
    s.on("jaw")
    for i, a in enumerate(np.linspace(-1.25, 1.25, 9)):
        big = 1.0 if i % 2 == 0 else 0.62
        p = np.array([0.5 * np.sin(a), -0.03 - 0.53 * np.cos(a), 0.45 - 0.11 * np.cos(a)])
        s.spike(p, p + [0.03 * np.sin(a), -0.03, 0.22 * big], 0.045 * big + 0.008, (0.015 * np.sin(a), -0.02, 0))
    s.on("crown")
    for i, a in enumerate(np.linspace(-1.1, 1.1, 8)):
        p = np.array([0.48 * np.sin(a), -0.02 - 0.46 * np.cos(a), 0.62 + 0.1 * np.cos(a)])
        s.spike(p, p + [0, -0.02, -0.15 if i % 3 else -0.2], 0.038)
    s.ball((0.06, -0.55, 0.83), (0.022, 0.03, 0.016), (0, -20, 0), 0.01, cut=True, mirror=True)


def _eyes(s):
    s.on("eye.L").ball((0.27, 0.02, 0.93), (0.135, 0.14, 0.13), blend=0.05, mirror=True)
    s.ball((0.285, -0.07, 0.975), (0.115, 0.11, 0.105), blend=0.012, cut=True, mirror=True)
    s.ball((0.28, -0.035, 0.965), (0.112, 0.12, 0.105), blend=0, matter=GLOW, mirror=True)
    s.paint((0.29, -0.13, 1.0), (0.075, 0.06, 0.026), (30, 0, 0), DARK, mirror=True)
    s.tube([(0.155, 0.03, 1.04), (0.28, 0.02, 1.085), (0.395, 0.03, 1.03)], [0.024, 0.034, 0.024], 0.012, mirror=True)
    s.tube([(0.17, -0.09, 0.9), (0.28, -0.14, 0.88), (0.39, -0.08, 0.91)], [0.02, 0.024, 0.02], 0.012, mirror=True)


def _limbs(s):
    for side in (1, -1):
        end = ".L" if side > 0 else ".R"
        s.on("thigh" + end).ball((side * 0.44, 0.16, 0.26), (0.17, 0.21, 0.2), (0, side * 14, 0), 0.04)
        foot = np.array([side * 0.43, 0.0, 0.06])
        s.on("foot" + end).tube([(side * 0.46, 0.14, 0.18), (side * 0.45, 0.08, 0.08), foot + [0, -0.05, 0]], [0.12, 0.1, 0.08], 0.03)
        for dx, dy in ((-0.14, -0.2), (0.0, -0.26), (0.1, -0.2)):
            tip = foot + [dx, dy, -0.005]
            s.tube([foot, (foot + tip) / 2 + [0, 0, 0.02], tip], [0.075, 0.06, 0.055], 0.012)
            s.spike(tip + [0, -0.02, 0.005], tip + [dx * 0.3, -0.1, -0.045], 0.034)
        # Arms too short for anything.
        s.on("arm" + end).tube([(side * 0.5, -0.1, 0.3), (side * 0.56, -0.15, 0.29), (side * 0.585, -0.22, 0.28)], [0.065, 0.062, 0.056], 0.02)
        s.on("fore" + end).tube([(side * 0.585, -0.22, 0.28), (side * 0.56, -0.29, 0.275), (side * 0.52, -0.34, 0.27)], [0.056, 0.05, 0.046], 0.02)
        for d in (-0.04, 0.0, 0.04):
            p = np.array([side * 0.51, -0.36, 0.27 + d])
            s.tube([(side * 0.52, -0.33, 0.27), p], [0.03, 0.024], 0.008)
            s.spike(p, p + [side * -0.02, -0.07, -0.02 + d], 0.018)


def _warts(s):
    rng = np.random.default_rng(7)
    for _ in range(34):
        a, b = rng.uniform(-2.6, 2.6), rng.uniform(0.25, 1.3)
        d = np.array([np.sin(a) * np.cos(b), np.cos(a) * np.cos(b), np.sin(b)])
        p = np.array([0, 0.16, 0.5]) + d * (0.47, 0.42, 0.4)
        s.on("crown" if p[2] > 0.66 else "body").ball(p, rng.uniform(0.025, 0.055), blend=0.02)
    for i, (y, z) in enumerate(((-0.02, 0.93), (0.16, 0.94), (0.33, 0.86), (0.47, 0.73), (0.56, 0.58))):
        s.on("crown" if z > 0.8 else "body")
        s.spike((0, y, z - 0.04), (0, y + 0.1, z + 0.11 - i * 0.01), 0.05, (0, -0.02, 0.02), blend=0.02)
    s.relief(pebbles(17, 5), 0.012, (0, 0.2, 0.6), (0.6, 0.55, 0.45))


PACE = pace(0.12, 0.8, 0.6)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Bite", "attack_heavy": "Leap", "push": "Ram", "block": "Bite", "finisher": "Bite"}

LATE = {"crown": (6, 0.45), "jaw": (6, 0.45)}
TEETH = ("jaw", (0, -0.72, 0.0))
SHUT, GAPE = dict(jaw=-13, crown=7), dict(jaw=17, crown=-22)
"""The mouth closed, and as wide as it goes; at rest it hangs half open."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, [(t, _above(k)) for t, k in keys], springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 4.0, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", 0.8, _walk, steps=sorted(down(p, 0.8) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 0.7, _turn, steps=[0.35, 0.7]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _above(pose):
    """There is hardly any air under this belly: it crouches by as much as there is. The rest is in the mouth."""
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
        if q < 0.6:
            return (0, -0.12 + 0.24 * q / 0.6, 0), 0.0
        u = (q - 0.6) / 0.4
        return (out * np.sin(np.pi * u), 0.12 - 0.24 * ease(u), 0.11 * np.sin(np.pi * u)), 14 * np.sin(np.pi * u) * (1 - 1.6 * u)
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
        (0.61, dict(body_pos=(0, -0.16, 0.04), body=(9, 0, 0), step=(0, -0.12, 0.0), arm=(20, 0, 0), tail=(20, 0, 0), eye=(8, 0, 0), **SHUT)),
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
        (0.7, dict(body_pos=(0, -0.2, 0.02), body=(11, 0, 0), step=(0, -0.16, 0), arm=(20, 0, 0), jaw=-8, crown=3)), (0.82, dict(body=(9, 0, 14), step=(0, -0.16, 0), jaw=-8, crown=3)), (0.92, dict(body=(9, 0, -14))), (1.02, dict(body=(8, 0, 10), step=(0, -0.16, 0))), (1.12, dict(body=(4, 0, 0), body_pos=(0, -0.12, 0), step=(0, -0.16, 0))),
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
    yield key("death", 2.0, [
        (0.0, dict(step_free=0, settle=0)), (0.1, dict(body_pos=(0.02, 0.1, 0.05), body=(-22, 6, 8), eye=(-24, 0, 0), arm=(-60, 0, 0), tongue=(0, 0, 14), step=0, **GAPE)),
        (0.3, dict(body_pos=(0, 0.1, 0.2), body=(-50, 0, 20), step_free=0.9, settle=0, thigh=(-10, -10, 0))), (0.5, dict(body_pos=(0, 0.0, 0.26), body=(-110, 0, 30), step_free=1, settle=0.3)),
        (0.66, dict(body_pos=(0, -0.1, 0.1), body=(-165, 0, 36), arm=(-80, 0, 0), thigh=(20, -14, 0), settle=1, jaw=10, crown=-10)), (0.78, dict(body=(-172, 0, 38), settle=1, thigh=(-30, -14, 0), arm=(-40, 0, 0), **GAPE)), (0.92, dict(body=(-160, 8, 38), settle=1, thigh=(6, -20, 0))),
        (1.08, dict(body=(-178, -8, 38), settle=1, thigh_L=(-16, -24, 0), thigh_R=(10, 24, 0))), (1.25, dict(body=(-170, 5, 38), settle=1, thigh_L=(12, -24, 0), thigh_R=(-14, 24, 0))),
        (1.45, dict(body=(-174, -3, 38), settle=1, jaw=6, crown=-14)), (2.0, dict(body_pos=(0, -0.1, 0.1), body=(-174, 0, 38), arm=(-30, 0, 0), thigh_L=(4, -26, 0), thigh_R=(2, 28, 0), jaw=6, crown=-14, tongue=(14, 0, 20), tip=(20, 0, 20), eye=(14, 0, 0), step_free=1, settle=1)),
    ], holds=True, steps=[0.66])  # fmt: skip
    yield key("crumple", 2.1, [
        (0.0, dict(step_free=0, settle=0)), (0.16, dict(body_pos=(0, 0.04, 0.03), body=(-10, 0, 0), eye=(-20, 0, 0), step=0, **GAPE)), (0.45, dict(body_pos=(0.03, 0.02, -0.02), body=(0, 10, 6), jaw=4, crown=-6, step_free=0, settle=0)), (0.72, dict(body_pos=(-0.03, 0.02, -0.04), body=(-2, -10, -6), jaw=8, crown=-12)),
        (1.0, dict(body_pos=(0, 0, -0.06), body=(4, 3, 0), step_free=0.4, thigh=(-10, -20, 0), jaw=-4, crown=4, settle=0.5)), (1.2, dict(body_pos=(0, -0.02, -0.16), body=(14, 0, 0), step_free=1, thigh=(-20, -50, 0), shin=(-10, -10, 0), settle=1, arm=(0, 0, -20), **GAPE)), (1.32, dict(body=(10, 2, 0), settle=1, jaw=2, crown=-2)),
        (1.6, dict(body=(13, 4, 0), settle=1, jaw=6, crown=4, eye=(20, 0, 0))), (2.1, dict(body_pos=(0, -0.02, -0.16), body=(14, 5, 0), step_free=1, thigh=(-20, -54, 0), shin=(-10, -10, 0), jaw=5, crown=7, eye=(30, 0, 0), tongue=(4, 0, 16), tip=(14, 0, 20), arm=(10, 0, -20), settle=1)),
    ], holds=True, steps=[1.2])  # fmt: skip
