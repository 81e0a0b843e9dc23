"""Ng'ok, a war-beast: a broad shield of a skull held like a wall, four legs, heavy claws. Plants itself; lets others break on
it, then claws."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, pulse, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import CLOAK, GLOW, IVORY, SHADE
from sculpt.patterns import lumps, wrinkles

BOX = ((-0.8, -0.78, -0.03), (0.8, 0.84, 1.66))
HEIGHT = 1.47
TINT = (0.9, 0.045, 0.06)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "loin": ("root", (0, 0.16, 0.62)),
        "hips": ("loin", (0, 0.36, 0.56)),
        "tail": ("hips", (0, 0.5, 0.63)),
        "club": ("tail", (0, 0.67, 0.9)),
        "chest": ("loin", (0, 0.02, 0.68)),
        "neck": ("chest", (0, -0.14, 0.78)),
        "head": ("neck", (0, -0.3, 0.74)),
        "jaw": ("head", (0, -0.44, 0.54)),
        "arm.L": ("chest", (0.33, -0.04, 0.72)),
        "elbow.L": ("arm.L", (0.44, 0.08, 0.42)),
        "paw.L": ("elbow.L", (0.39, -0.18, 0.16)),
        "arm.R": ("chest", (-0.33, -0.04, 0.72)),
        "elbow.R": ("arm.R", (-0.44, 0.19, 0.42)),
        "paw.R": ("elbow.R", (-0.39, -0.05, 0.16)),
        "thigh.L": ("hips", (0.22, 0.42, 0.5)),
        "shin.L": ("thigh.L", (0.31, 0.32, 0.33)),
        "foot.L": ("shin.L", (0.36, 0.48, 0.12)),
    },
    {
        "fore.L": Limb("arm.L", "elbow.L", "paw.L", pole=(0.3, 1, 0), tip=0.18, heel=0.1),
        "hind.L": Limb("thigh.L", "shin.L", "foot.L", pole=(0, -1, 0), tip=0.14, heel=0.06),
    },
    {"tail": ((0, 0.17, 0.27), 0.6, 2.4, 0.35), "club": ((0, -0.12, 0.32), 0.7, 2.0, 0.4), "jaw": ((0, -0.2, -0.05), 0.4, 3.6, 0.4)},
)


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _hind_legs(s)
    _arms(s)
    _shield(s)
    _face(s)


def _body(s):
    """A back that falls away behind the shield: broad at the chest, a waist like a hound's, and a tail that stands over it all
    with a crown of bone."""
    s.on("chest").ball((0, -0.01, 0.69), (0.28, 0.26, 0.23), (16, 0, 0), 0.08)
    s.on("hips").ball((0, 0.38, 0.61), (0.15, 0.18, 0.145), (8, 0, 0), 0.08)
    s.on("neck").tube([(0, -0.02, 0.8), (0, -0.18, 0.8), (0, -0.3, 0.76)], [0.24, 0.22, 0.19], 0.08)
    s.on("chest").ball((0.24, -0.06, 0.7), (0.18, 0.2, 0.21), (0, -20, 0), 0.035, mirror=True)
    s.on("loin").ball((0, 0.19, 0.7), (0.16, 0.2, 0.13), (-8, 0, 0), 0.07)
    for i in range(4):  # ribs
        y = 0.02 + 0.06 * i
        s.on("chest" if i < 2 else "loin").tube([(0.17 - 0.012 * i, y + 0.02, 0.82), (0.27 - 0.034 * i, y, 0.7), (0.18 - 0.028 * i, y - 0.05, 0.52 + 0.026 * i)], [0.026, 0.036, 0.022], 0.024, mirror=True)
    s.tube([(0.1, 0.0, 0.86), (0.105, 0.2, 0.79), (0.1, 0.4, 0.72)], [0.07, 0.06, 0.05], 0.02, mirror=True)
    s.on("tail").tube([(0, 0.46, 0.62), (0, 0.58, 0.66), (0, 0.67, 0.8), (0, 0.685, 0.92)], [0.13, 0.1, 0.085, 0.075], 0.04)
    s.on("club").tube([(0, 0.685, 0.9), (0, 0.67, 1.02), (0, 0.6, 1.15)], [0.075, 0.068, 0.06], 0.02)
    # Down the spine a file of small shields, each behind the last, on to the tail.
    for y, z, wide, high, tilt in ((0.1, 0.94, 0.17, 0.13, -34), (0.24, 0.87, 0.15, 0.115, -34), (0.38, 0.81, 0.13, 0.105, -30), (0.52, 0.78, 0.11, 0.09, -6)):
        s.on("chest" if y < 0.12 else "loin" if y < 0.3 else "hips" if y < 0.45 else "tail")
        _plate(s, (0, y, z), wide, high, (tilt, 0, 0))
    # It ends in a crown of tongues, as the rim of the shield does.
    top, along = np.array([0, 0.6, 1.15]), np.array([0, -0.36, 0.93])
    s.on("club").ball(top + along * 0.03, (0.085, 0.08, 0.075), blend=0.02)
    for turn in np.radians((90, 162, 234, 306, 18)):
        out = np.array([np.cos(turn), 0.93 * np.sin(turn), 0.36 * np.sin(turn)])
        s.tube([top + along * 0.03 + out * 0.05, top + along * 0.14 + out * 0.125, top + along * 0.29 + out * 0.11], [0.05, 0.064, 0.026], 0.008)
    s.relief(wrinkles((8, 8, 14), 6), 0.014, (0, 0.05, 0.46), (0.4, 0.5, 0.22))
    s.relief(lumps(5, 9), 0.01)


def _plate(s, centre, wide, high, turn, mirror=False):
    """A small shield that stands out of the skin: a thin disc with a boss."""
    s.ball(centre, (wide, 0.034, high), turn, 0.012, matter=CLOAK, mirror=mirror)


def _hind_legs(s):
    """Lean, of a runner: a flat thigh, a hock that stands out behind, a long foot."""
    for side in (1, -1):
        end = ".L" if side > 0 else ".R"
        s.on("thigh" + end).ball((side * 0.2, 0.41, 0.51), (0.095, 0.16, 0.18), (14, side * -14, 0), 0.03)
        s.tube([(side * 0.16, 0.47, 0.64), (side * 0.25, 0.44, 0.5), (side * 0.3, 0.36, 0.34)], [0.06, 0.08, 0.055], 0.014)
        s.on("shin" + end).tube([(side * 0.3, 0.34, 0.35), (side * 0.345, 0.5, 0.22), (side * 0.36, 0.47, 0.08)], [0.085, 0.054, 0.062], 0.02)
        s.ball((side * 0.345, 0.54, 0.22), (0.034, 0.045, 0.05), blend=0.012)
        s.ball((side * 0.3, 0.275, 0.355), (0.055, 0.05, 0.065), blend=0.01)
        s.on("foot" + end)
        for dx in (-0.075, 0.0, 0.075):
            p = np.array([side * 0.36 + dx, 0.36, 0.055])
            s.tube([(side * 0.36, 0.46, 0.065), p], [0.066, 0.045], 0.012)
            s.spike(p, p + [dx * 0.3, -0.1, -0.04], 0.034)


def _arms(s):
    for side, step in ((1, -0.08), (-1, 0.05)):
        shoulder, elbow = np.array([side * 0.33, -0.04, 0.72]), np.array([side * 0.44, 0.14 + step, 0.42])
        wrist = np.array([side * 0.39, -0.1 + step, 0.16])
        end = ".L" if side > 0 else ".R"
        s.on("arm" + end).tube([shoulder, (shoulder + elbow) / 2 + [side * 0.03, 0, 0], elbow], [0.16, 0.135, 0.085], 0.03)
        s.tube([shoulder + [side * 0.04, -0.1, 0], (shoulder + elbow) / 2 + [side * 0.06, -0.1, -0.02], elbow + [side * 0.02, -0.05, 0]], [0.07, 0.095, 0.04], 0.012)
        s.tube([shoulder + [side * 0.04, 0.1, 0.04], (shoulder + elbow) / 2 + [side * 0.08, 0.09, 0.0], elbow + [side * 0.03, 0.05, 0.02]], [0.08, 0.1, 0.04], 0.012)
        s.on("elbow" + end).tube([elbow, (elbow + wrist) / 2 + [side * 0.01, -0.02, 0], wrist], [0.09, 0.115, 0.09], 0.02)
        s.ball(elbow + [side * 0.02, 0.07, 0.0], (0.055, 0.06, 0.07), blend=0.014)
        s.ball((elbow + wrist) / 2 + [side * 0.115, -0.02, 0.02], (0.035, 0.12, 0.15), (-24, 0, 0), 0.01, matter=IVORY)  # a shield on the forearm
        s.on("paw" + end).ball(wrist + [0, -0.04, -0.05], (0.15, 0.15, 0.1), blend=0.025)
        for i, dx in enumerate((-0.11, 0.0, 0.11)):
            p = wrist + [dx, -0.16 + abs(dx) * 0.4, -0.05]
            s.ball(p, (0.058, 0.07, 0.06), blend=0.012)
            s.spike(p + [0, -0.02, 0.015], p + [dx * 0.2, -0.2 + abs(dx) * 0.5, -0.1], 0.052, (0, -0.02, 0.06))


def _shield(s):
    """A wall of bone, wider than everything behind it: struts that spread from the neck, great windows of skin between them,
    thin enough for light, and a rim of tongues. Its rear is built like its front."""
    d = s.layer().on("head")
    turn, middle = (-14, 0, 0), np.array([0, -0.26, 0.97])
    n, up = np.array([0, -0.97, 0.242]), np.array([0, 0.242, 0.97])
    at = lambda across, high, out=0.0: middle + np.array([across, 0, 0]) + up * high + n * out
    d.ball(middle, (0.58, 0.035, 0.44), turn, 0.03, matter=SHADE)
    d.ball(middle - up * 0.2, (0.34, 0.1, 0.26), turn, 0.06)
    foot = s.layer()
    foot.block((0.77, -0.2, 0.71), (0.6, 0.5, 0.3), (0, -26, 0), 0.02, mirror=True)
    foot.block((0, -0.2, 0.42), (0.9, 0.5, 0.2), (0, 0, 0), 0.02)
    d.trim(foot, 0, 0.05)
    edge = [at(0.575 * np.sin(a), 0.435 * np.cos(a)) for a in np.linspace(-1.62, 1.62, 19)]
    d.tube(edge, 0.062, 0.02)
    for a in (-1.5, -0.78, 0.0, 0.78, 1.5):
        tip = (0.56 * np.sin(a), 0.42 * np.cos(a))
        for out in (0.03, -0.03):
            d.tube([at(tip[0] * 0.12, -0.22 + tip[1] * 0.12, out * 2.4), at(tip[0] * 0.6, tip[1] * 0.6 - 0.06, out * 1.6), at(*tip, out)], [0.075, 0.052, 0.044], 0.02, matter=CLOAK)
    for i, a in enumerate(np.linspace(-1.5, 1.5, 11)):
        way = np.array([np.sin(a), 0, 0]) + up * np.cos(a)
        p = at(0.575 * np.sin(a), 0.435 * np.cos(a))
        long = 0.2 if i == 5 else 0.13 if i % 2 else 0.11 if i in (0, 10) else 0.16
        d.tube([p, p + way * long * 0.55, p + way * long], [0.075, 0.074, 0.03], 0.01, (n, 0.55))
    s.join(d, 0.02)


def _face(s):
    h = s.layer().on("head")
    h.tube([(0, -0.28, 0.76), (0, -0.46, 0.7)], [0.18, 0.17], 0.04)
    h.ball((0, -0.5, 0.68), (0.185, 0.16, 0.16), (-10, 0, 0))
    h.block((0, -0.6, 0.6), (0.115, 0.1, 0.09), (-14, 0, 0), 0.045, -0.15, 0.035)
    h.tube([(-0.21, -0.53, 0.85), (-0.1, -0.645, 0.78), (0, -0.665, 0.73), (0.1, -0.645, 0.78), (0.21, -0.53, 0.85)], [0.04, 0.05, 0.045, 0.05, 0.04], 0.016)
    h.tube([(0.18, -0.46, 0.68), (0.16, -0.56, 0.62), (0.11, -0.66, 0.575)], [0.05, 0.05, 0.036], 0.016, mirror=True)
    jaw = s.layer().on("jaw")
    jaw.tube([(0.16, -0.45, 0.54), (0.135, -0.6, 0.47), (0, -0.68, 0.455), (-0.135, -0.6, 0.47), (-0.16, -0.45, 0.54)], [0.06, 0.054, 0.052, 0.054, 0.06], 0.02)
    jaw.ball((0, -0.53, 0.455), (0.135, 0.13, 0.05), blend=0.03)
    mouth = s.layer()
    mouth.ball((0, -0.6, 0.515), (0.1, 0.13, 0.026))
    h.trim(jaw, 0.016, 0.01)
    h.join(jaw, 0.002)
    h.trim(mouth, 0, 0.01)
    h.paint((0, -0.58, 0.515), (0.12, 0.14, 0.034))
    h.ball((0.114, -0.64, 0.7), (0.068, 0.05, 0.046), (0, 22, -22), 0.01, cut=True, mirror=True)
    h.ball((0.112, -0.622, 0.698), (0.06, 0.05, 0.042), (0, 22, -22), 0, matter=GLOW, mirror=True)
    h.ball((0.045, -0.705, 0.625), (0.018, 0.022, 0.014), blend=0.008, cut=True, mirror=True)
    h.spike((0, -0.66, 0.65), (0, -0.71, 0.87), 0.055, (0, -0.035, -0.01), 0.015)
    h.on("jaw")
    for side in (1, -1):
        h.spike((side * 0.135, -0.6, 0.49), (side * 0.22, -0.68, 0.66), 0.04, (side * 0.035, -0.03, 0))
        h.spike((side * 0.05, -0.675, 0.49), (side * 0.055, -0.7, 0.57), 0.022)
    h.on("head")
    for side in (1, -1):
        h.spike((side * 0.085, -0.685, 0.555), (side * 0.09, -0.7, 0.47), 0.02)
    s.join(h, 0.025)


REACH, CYCLE, STANCE = 0.23, 25 / 24, 0.6
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("paw.L", "paw.R", "foot.L", "foot.R")
BLOWS = {"attack": "Claw", "attack_heavy": "Ram", "push": "Ram", "block": "Claw", "finisher": "Claw"}

LATE = {"head": (3.0, 0.5), "neck": (3.4, 0.55)}
CLAWS, SHIELD = ("paw.R", (0, -0.26, -0.05)), ("head", (0, -0.18, 0.15))
WALL = dict(loin_pos=(0, 0.03, -0.1), loin=(4, 0, 0), chest=(6, 0, 0), neck=(12, 0, 0), head=(16, 0, 0))
"""Crouched behind the shield."""
BACK = dict(loin_pos=(0.05, 0.06, -0.02), loin=(-6, 3, -6), chest=(-8, 6, -18), neck=(2, 0, 10), head=(4, 0, 12))
SLASH = dict(loin_pos=(0.02, -0.09, -0.06), loin=(6, -2, 6), chest=(10, -4, 20), neck=(-22, 0, -10), head=(-16, 0, -10))
"""Drawn back for a blow with the right claws, and through it: the head is thrown up, so that the arm passes below the snout."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 5.6, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=[0, 0.32, *(down(p, CYCLE) for p in (0.5, 0.25))]),
        Clip.round(SKELETON, "turn", 1.3, _turn, steps=[0.325, 0.65, 0.975, 1.3]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """A wall that breathes; the shield turns slowly from side to side."""
    breath = wave(t, 0, 2)
    return dict(
        loin_pos=(0.012 * wave(t, 0.1), 0, -0.01 + 0.01 * breath), loin=(0.6 * breath, 1.2 * wave(t), 0.8 * wave(t, 0.1)), chest=(-1.4 * wave(t, 0.1, 2), 0, 1.2 * wave(t, 0.2)),
        hips=(breath, 0, -wave(t, 0.15)), neck=(1.2 * wave(t, 0.15, 2), 0, 4 * wave(t, -0.1)), head=(1 + 1.5 * wave(t, 0.25, 2), 2 * wave(t, 0.3), 6 * wave(t, -0.14)),
        jaw=(3 + 3 * wave(t, 0.15, 2), 0, 0), tail=(4 * wave(t, 0.2, 2), 0, 14 * wave(t, 0.05)), fore=(0, 0, 0), hind=(0, 0, 0),
    )  # fmt: skip


def _paw(start, side):
    """Claws tear at the ground, slowly: keys."""
    paw = f"fore_{side}"
    return [
        (start, {paw: (0, 0, 0), paw + "_roll": 0}), (start + 0.2, {paw: (0, -0.1, 0.16), paw + "_roll": -14}), (start + 0.32, {paw: (0, -0.13, 0.045), paw + "_roll": 4}),
        (start + 0.6, {paw: (0, 0.09, 0.045), paw + "_roll": 14}), (start + 0.75, {paw: (0, 0.03, 0.06), paw + "_roll": 6}), (start + 0.88, {paw: (0, 0, 0), paw + "_roll": 0}),
    ]


def _fidget(key):
    """Paws the ground twice, blows through its nose, settles like a building."""
    return key("fidget", 4.6, [
        (0.3, dict(loin_pos=(0.03, 0.02, -0.03), chest=(3, 0, -3), neck=(4, 0, -4), head=(6, 0, -8), fore_L=0, hind=0)),
        *_paw(0.4, "R"), *_paw(1.35, "R"),
        (1.0, dict(loin_pos=(0.04, 0.03, -0.05), chest=(5, 3, -4), head=(10, 0, -10))), (1.95, dict(loin_pos=(0.04, 0.03, -0.05), chest=(5, 3, -4), head=(12, 0, -6))),
        (2.5, dict(loin_pos=(0, 0, 0), chest=(-3, 0, 0), neck=(-5, 0, 0), head=(-10, 0, 0), jaw=16)),
        (2.66, dict(chest=(3, 0, 0), neck=(4, 0, 0), head=(8, 0, 0), jaw=2)),
        (3.1, dict(head=(2, 0, 14), neck=(0, 0, 8), tail=(0, 0, 20))), (3.6, dict(loin_pos=(0, 0, -0.03), head=(4, 0, -6), neck=(2, 0, 0), hind=0, fore_L=0)),
    ], steps=[0.72, 1.67])  # fmt: skip


def _walk(t):
    """One foot at a time, each set down as if for good."""
    out = {}
    for name, phase in (("hind_L", 0.0), ("fore_L", 0.25), ("hind_R", 0.5), ("fore_R", 0.75)):
        out[name], out[name + "_roll"] = stride(t, phase, REACH, 0.13, STANCE, 20, -10, 0.02 if name.endswith("L") else -0.02)
    return dict(
        out, loin_pos=(0.03 * wave(t, 0.1), 0, -0.05 + 0.012 * wave(t, 0.1, 4)), loin=(1.5 * wave(t, 0.1, 2), 3.5 * wave(t, 0.1), 3 * wave(t, 0.25)), chest=(2, -3 * wave(t, 0.35), 4 * wave(t, 0.0)),
        hips=(0, 3 * wave(t, 0.1), -4 * wave(t, 0.2)), neck=(3 + 2 * wave(t, 0.2, 4), 0, -3 * wave(t, 0.0)), head=(4 + 2 * wave(t, 0.3, 4), 2 * wave(t, 0.4), -3 * wave(t, 0.05)), tail=(0, 0, 12 * wave(t, 0.3)), jaw=(3, 0, 0),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("fore_L", "hind_R", "fore_R", "hind_L"), 0.1), loin_pos=(-0.02 * wave(t), 0, -0.03 + 0.01 * wave(t, 0, 4)), loin=(2, 2 * wave(t), 2 * wave(t, 0.1)), chest=(2, 0, 5 * wave(t, 0.05)),
        hips=(0, 0, -4 * wave(t, 0.1)), neck=(4, 0, 5 * wave(t, 0.05)), head=(6, 0, 7 * wave(t, 0.08)), tail=(0, 0, -16 * wave(t, 0.1)),
    )  # fmt: skip


def _greetings(key):
    yield key("select", 1.8, [
        (0.3, dict(jaw=0, fore=0, hind=0, tail=(-10, 0, 0), **WALL)),
        (0.62, dict(loin_pos=(0, 0.04, 0.05), loin=(-8, 0, 0), chest=(-8, 0, 0), neck=(-8, 0, 0), head=(-16, 0, 0), jaw=28, fore=(0, 0, 0), tail=(20, 0, 0), fore_R=(0, 0, 0))),
        (0.85, dict(head=(-18, 0, 8), loin_pos=(0, 0.04, 0.05), jaw=30)), (1.05, dict(head=(-16, 0, -8), jaw=26, chest=(-8, 0, -2))),
        (1.3, dict(loin_pos=(0, 0, -0.07), loin=(2, 0, 0), chest=(5, 0, 0), neck=(8, 0, 0), head=(10, 0, 0), jaw=2, fore=0)),
    ])  # fmt: skip
    rear = dict(loin_pos=(0, 0.12, 0.12), loin=(-30, 0, 0), chest=(-10, 0, 0), neck=(4, 0, 0), head=(-4, 0, 0))
    keys = [(0.3, dict(fore=0, fore_roll=0, hind=0, jaw=0, **WALL))]
    for i in range(2):
        start = 0.3 + 1.0 * i
        keys += [
            (start + 0.34, dict(fore_L=(0.16, -0.06, 0.44), fore_R=(-0.16, -0.08, 0.50), fore_roll=-40, jaw=30, tail=(20, 0, 0), **rear)),
            (start + 0.5, dict(loin_pos=(0, 0.12, 0.13), fore_L=(0.16, -0.08, 0.52), fore_R=(-0.16, -0.12, 0.44), head=(-8, 0, 6))),
            (start + 0.62, dict(loin_pos=(0, 0, -0.06), loin=(2, 0, 0), chest=(8, 0, 0), neck=(6, 0, 0), head=(10, 0, 0), fore=0, fore_roll=0, jaw=8)),
            (start + 0.74, dict(loin_pos=(0, 0, -0.1), head=(12, 0, 0), fore=0, hind=0)),
        ]
    keys += [(2.3, dict(neck=(-8, 0, 0), head=(-18, 0, 6), jaw=30, loin_pos=(0, 0.02, 0), chest=(-4, 0, 0), loin=0)), (2.6, dict(head=(-18, 0, -6), jaw=28))]
    yield key("victory", 3.1, keys, steps=[0.92, 1.92])
    yield key("defeat", 2.6, [
        (0.5, dict(neck=(-4, 0, 0), head=(-8, 0, 0), jaw=10, fore=0, hind=0)),
        (1.3, dict(loin_pos=(0, 0.03, -0.16), loin=(4, 0, 0), chest=(6, 0, 0), neck=(14, 0, 0), head=(14, 0, 0), jaw=2, tail=(-26, 0, 0), club=(-24, 0, 0))),
        (1.8, dict(loin_pos=(0, 0.03, -0.22), loin=(5, 0, 0), neck=(16, 0, 0), head=(18, 0, 8))),
        (2.6, dict(loin_pos=(0, 0.03, -0.22), loin=(5, 0, 0), chest=(7, 0, 0), neck=(16, 0, 0), head=(18, 4, 12), jaw=6, tail=(-40, 0, 10), club=(-64, 0, 0), fore=0, hind=0)),
    ], holds=True)  # fmt: skip


def _blows(key):
    yield key("attack", 1.5, [
        (0.2, dict(loin_pos=(0.02, 0.02, -0.06), chest=(5, 0, 4), head=(6, 0, 0), jaw=0, fore_R=0, fore_R_roll=0, fore_L=0, hind=0)),
        (0.5, dict(fore_R=(-0.12, 0.02, 0.62), fore_R_roll=-50, fore_R_pole=(-0.8, 0, 0.2), jaw=20, tail=(0, 0, 24), fore_L=0, **BACK)),
        (0.62, dict(loin_pos=(0.05, 0.08, -0.02), chest=(-9, 7, -22), fore_R=(-0.14, 0.06, 0.68), fore_R_roll=-60)),
        (0.7, dict(fore_R=(0.02, -0.4, 0.5), fore_R_roll=-30)),
        (0.76, dict(fore_R=(0.28, -0.44, 0.26), fore_R_roll=-10, jaw=26, tail=(0, 0, -24), **SLASH)),
        (0.86, dict(loin_pos=(0.01, -0.09, -0.08), chest=(10, -4, 24), fore_R=(0.42, -0.3, 0.14), fore_R_roll=10)),
        (1.05, dict(loin_pos=(0.01, -0.06, -0.06), chest=(6, 0, 14), head=(-2, 0, -6), jaw=8, fore_R=(0.2, -0.18, 0.12), fore_R_roll=0)),
        (1.25, dict(loin_pos=(0, 0, -0.04), chest=(2, 0, 2), fore_R=(0, -0.03, 0.02), fore_R_pole=0)), (1.32, dict(fore_R=0, fore_L=0, hind=0)),
    ], contact=0.76, weapon=CLAWS, steps=[1.32])  # fmt: skip
    charge = dict(loin_pos=(0, -0.14, -0.1), loin=(4, 0, 0), chest=(4, 0, 0), hips=(-6, 0, 0), neck=(10, 0, 0), head=(18, 0, 0))
    yield key("attack_heavy", 1.9, [
        *_paw(0.05, "R"),
        (0.5, dict(fore_L=0, hind=0, hind_roll=0, jaw=0, tail=(16, 0, 0), **WALL)),
        (0.86, dict(loin_pos=(0, 0.12, -0.14), loin=(5, 0, 0), chest=(8, 0, 0), neck=(14, 0, 0), head=(20, 0, 0), fore_R=0, fore_L=0)),
        (0.93, dict(fore_L=(0, -0.06, 0.05), hind_roll=14, fore_R=0)),
        (1.02, dict(fore_L=(0, -0.13, 0), fore_R=0, hind_roll=22, tail=(-20, 0, 0), **charge)),
        (1.12, dict(loin_pos=(0, -0.12, -0.06), neck=(-4, 0, 0), head=(-2, 0, 0), chest=(-6, 0, 0), jaw=20, fore_L=(0, -0.13, 0), hind_roll=14, fore_R=0)),
        (1.3, dict(loin_pos=(0, -0.1, -0.04), neck=(-8, 0, 0), head=(-12, 0, 0), jaw=26, fore_L=(0, -0.13, 0), hind_roll=4)),
        (1.55, dict(loin_pos=(0, -0.04, -0.05), neck=0, head=(2, 0, 0), jaw=6, hind_roll=0, fore_L=(0, -0.13, 0))), (1.67, dict(fore_L=(0, -0.06, 0.05))), (1.79, dict(fore_L=0, fore_R=0, hind=0)),
    ], contact=1.02, weapon=SHIELD, steps=[0.37, 1.02, 1.79])  # fmt: skip
    yield key("push", 1.5, [
        (0.3, dict(fore=0, hind=0, hind_roll=0, jaw=0, **WALL)), (0.44, dict(loin_pos=(0, 0.08, -0.14), head=(20, 0, 0))),
        (0.58, dict(hind_roll=20, fore=0, **charge)), (0.78, dict(loin_pos=(0, -0.12, -0.12), head=(14, 0, 0), neck=(8, 0, 0), hind_roll=16)),
        (0.92, dict(loin_pos=(0, -0.16, -0.06), chest=(-4, 0, 0), neck=(-4, 0, 0), head=(-4, 0, 0), jaw=14, hind_roll=24, fore=0)),
        (1.25, dict(loin_pos=(0, -0.03, -0.04), chest=0, neck=(2, 0, 0), head=(2, 0, 0), hind_roll=0, fore=0, hind=0)),
    ], contact=0.58, weapon=SHIELD)  # fmt: skip
    rear = dict(loin_pos=(0, 0.12, 0.14), loin=(-32, 0, 0), chest=(-12, 0, 0), neck=(8, 0, 0), head=(8, 0, 0))
    fall = dict(loin_pos=(0, -0.12, -0.1), loin=(6, 0, 0), chest=(14, 0, 0), neck=(-18, 0, 0), head=(-14, 0, 0))
    yield key("finisher", 3.0, [
        (0.2, dict(loin_pos=(0.02, 0.02, -0.06), chest=(5, 0, 4), jaw=0, fore_R=0, fore_L=0, fore_roll=0, hind=0, hind_roll=0)),
        (0.46, dict(fore_R=(-0.14, 0.06, 0.66), fore_R_roll=-60, jaw=20, fore_L=0, tail=(0, 0, 24), **BACK)),
        (0.58, dict(fore_R=(0.28, -0.44, 0.26), fore_R_roll=-10, jaw=26, tail=(0, 0, -24), **SLASH)),
        (0.74, dict(fore_R=(0.4, -0.26, 0.14), fore_R_roll=0, chest=(8, -4, 20), loin_pos=(0, -0.06, -0.06))),
        (1.0, dict(loin_pos=(0, 0.02, -0.1), loin=(2, 0, 0), chest=(6, 0, 0), neck=(8, 0, 0), head=(8, 0, 0), fore_R=(0, 0, 0), jaw=4, fore_L=0)),
        (1.4, dict(fore_L=(0.06, -0.12, 0.8), fore_R=(-0.06, -0.24, 0.8), fore_roll=-70, jaw=34, tail=(24, 0, 0), **rear)),
        (1.58, dict(loin_pos=(0, 0.14, 0.15), loin=(-34, 0, 0), fore_L=(0.06, -0.08, 0.88), fore_R=(-0.06, -0.2, 0.88), fore_roll=-84)),
        (1.7, dict(fore_L=(-0.14, -0.3, 0.02), fore_R=(0.14, -0.4, 0.02), fore_roll=0, jaw=12, tail=(-20, 0, 0), hind_roll=10, **fall)),
        (1.84, dict(loin_pos=(0, -0.12, -0.14), chest=(15, 0, 0), fore_L=(-0.14, -0.3, 0.01), fore_R=(0.14, -0.4, 0.01), jaw=10)),
        (2.06, dict(neck=(-12, 0, 0), head=(-18, 0, 0), loin_pos=(0, -0.1, -0.06), chest=(2, 0, 0), jaw=30, fore_L=(-0.14, -0.3, 0.01), fore_R=(0.14, -0.4, 0.01))),
        (2.2, dict(neck=(16, 0, 0), head=(28, 0, 0), loin_pos=(0, -0.12, -0.14), chest=(12, 0, 0), jaw=0, fore_L=(-0.14, -0.3, 0.01), fore_R=(0.14, -0.4, 0.01))),
        (2.4, dict(neck=(14, 0, 0), head=(24, 0, 0), fore_L=(-0.14, -0.3, 0.01), fore_R=(0.14, -0.4, 0.01), hind_roll=4)),
        (2.56, dict(loin_pos=(0, -0.04, -0.05), neck=0, head=(2, 0, 0), fore_L=(-0.07, -0.15, 0.1), fore_R=(0.14, -0.4, 0.01), hind_roll=0)), (2.68, dict(fore_L=0, fore_R=(0.14, -0.4, 0.01))),
        (2.8, dict(fore_R=(0.07, -0.2, 0.1))), (2.92, dict(fore_R=0, hind=0)),
    ], contact=1.7, weapon=CLAWS, steps=[1.7, 2.2, 2.68, 2.92])  # fmt: skip


def _answers(key):
    yield key("hit", 0.85, [
        (0.1, dict(loin_pos=(0.02, 0.07, -0.03), loin=(-4, 4, 5), chest=(-5, 4, 6), neck=(-8, 4, 8), head=(-14, 6, 12), jaw=26, hips=(4, 0, -4), tail=(-26, 0, 0), fore=0, hind=0)),
        (0.24, dict(loin_pos=(0, 0.07, -0.09), loin=(2, 0, 0), neck=(4, 0, -3), head=(6, 0, -5), fore=0)), (0.5, dict(loin_pos=(0, 0.03, -0.04), head=(2, 0, 2), jaw=8, fore=0, hind=0)),
    ])  # fmt: skip
    yield key("pushed", 1.2, [
        (0.12, dict(loin_pos=(0, 0.09, -0.02), loin=(-6, 0, 0), chest=(-5, 0, 0), neck=(2, 0, 0), head=(-4, 0, 0), jaw=14, fore=0, hind=0, fore_roll=0, tail=(20, 0, 0))),
        (0.24, dict(fore_L=(0, 0.03, 0.05), fore_R=0, hind=0)),
        (0.36, dict(loin_pos=(0, 0.1, -0.15), loin=(4, 0, 0), chest=(7, 0, 0), neck=(10, 0, 0), head=(12, 0, 0), fore_L=(0, 0.05, 0), fore_R=0, jaw=2, hind=0)),
        (0.75, dict(loin_pos=(0, 0.07, -0.11), head=(12, 0, 4), fore_L=(0, 0.05, 0), fore_R=0, hind=0)), (0.92, dict(fore_L=(0, 0.03, 0.05))), (1.06, dict(fore_L=0)),
    ], steps=[0.36, 1.06])  # fmt: skip
    yield key("block", 1.7, [
        (0.18, dict(fore=0, hind=0, jaw=0, **WALL)),
        (0.28, dict(loin_pos=(0, 0.1, -0.15), neck=(14, 0, 0), head=(20, 0, 0), chest=(4, 0, 0))),
        (0.4, dict(loin_pos=(0, 0.06, -0.12), neck=(10, 0, 0), head=(14, 0, 3))), (0.56, dict(loin_pos=(0, 0.06, -0.12), fore_R=0, fore_R_roll=0, head=(14, 0, 0))),
        (0.78, dict(fore_R=(-0.12, 0.02, 0.6), fore_R_roll=-50, fore_R_pole=(-0.8, 0, 0.2), jaw=18, fore_L=0, **BACK)),
        (0.92, dict(fore_R=(0.28, -0.44, 0.3), fore_R_roll=-10, jaw=26, tail=(0, 0, -20), **SLASH)),
        (1.04, dict(loin_pos=(0.01, -0.08, -0.07), chest=(10, -4, 23), fore_R=(0.4, -0.28, 0.16), fore_R_roll=10)),
        (1.4, dict(loin_pos=(0, 0, -0.04), chest=(3, 0, 4), jaw=4, fore_R=(0.06, -0.06, 0.08), fore_R_roll=0, fore_R_pole=0)), (1.54, dict(fore_R=0, fore_L=0, hind=0)),
    ], contact=0.92, weapon=CLAWS, steps=[1.54])  # fmt: skip


def _ends(key):
    free = dict(fore_free=1, hind_free=1)
    yield key("death", 2.5, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.14, dict(loin_pos=(0, 0.08, 0.0), loin=(-10, 0, 0), chest=(-10, 4, 6), neck=(-8, 0, 0), head=(-14, 0, 0), jaw=32, fore_R=(-0.04, -0.1, 0.2), tail=(-20, 0, 0))),
        (0.5, dict(loin_pos=(-0.04, 0.08, 0.08), loin=(-26, -12, 0), chest=(-10, -6, 0), neck=(-4, 0, 0), head=(-6, 0, 10), fore_R=(-0.06, -0.16, 0.6), fore_L=(0.04, -0.1, 0.5), fore_free=0, hind_free=0, jaw=20, settle=0)),
        (0.78, dict(loin_pos=(-0.16, 0.06, 0.0), loin=(-24, -56, 0), chest=(-4, -8, 0), neck=(0, 6, 0), head=(6, 4, 8), arm=(-40, -10, 0), elbow=(-10, 0, 0), thigh=(10, -16, 0), settle=0.4, **free)),
        (0.98, dict(loin_pos=(-0.12, 0.04, -0.3), loin=(-8, -104, 0), chest=(0, -4, 0), neck=(0, 8, 0), head=(4, 6, 0), arm_L=(-50, -40, 0), arm_R=(-30, 6, 0), elbow=(-20, 0, 0), thigh_L=(10, -34, 0), thigh_R=(20, 6, 0), jaw=26, settle=1)),
        (1.16, dict(loin=(-8, -92, 0), head=(4, -4, 0), arm_L=(-40, -60, 0), tail=(-20, -8, 0), club=(-10, -8, 0), settle=1)),
        (1.4, dict(loin=(-8, -100, 0), head=(6, 4, 0), arm_L=(-20, -20, 0), arm_R=(-16, 6, 0), thigh_L=(6, -10, 0), settle=1)),
        (2.5, dict(loin_pos=(-0.12, 0.04, -0.3), loin=(-8, -100, 0), chest=(0, -4, 0), neck=(4, 8, 0), head=(8, 6, 0), arm_L=(-16, -10, 0), arm_R=(-16, 6, 0), elbow=(-10, 0, 0), thigh_L=(6, -6, 0), thigh_R=(18, 6, 0), jaw=8, tail=(-40, -14, 0), club=(-30, -20, 0), settle=1, **free)),
    ], holds=True, steps=[0.98])  # fmt: skip
    yield key("crumple", 2.6, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.2, dict(loin_pos=(0, 0.04, -0.04), chest=(4, 3, 0), neck=(6, 0, 6), head=(10, 0, 6), jaw=20, fore=0, hind=0)),
        (0.6, dict(loin_pos=(0.02, 0.04, -0.1), loin=(-6, 3, 0), hips=(-8, 0, 0), neck=(-6, 0, -4), head=(-8, 0, -8), hind_free=0.0, fore_free=0, jaw=26)),
        (0.95, dict(loin_pos=(0, 0.06, -0.24), loin=(-14, -3, 0), hips=(-10, 0, 0), chest=(4, 0, 0), neck=(4, 0, 4), head=(8, 0, 4), thigh=(30, -24, 0), shin=(-30, 0, 0), hind_free=1, fore_free=0, settle=0)),
        (1.3, dict(loin_pos=(0, 0.04, -0.26), loin=(-10, 5, 0), chest=(0, 4, 0), neck=(-6, 0, 0), head=(-12, 0, 0), jaw=24, hind_free=1, fore_free=0.1, settle=0.2)),
        (1.6, dict(loin_pos=(0, 0, -0.42), loin=(2, 4, 0), hips=(-6, 0, 0), chest=(4, 0, 0), neck=(10, 0, 0), head=(14, 4, 0), jaw=6, arm=(-30, -56, 0), elbow=(30, -20, 0), thigh=(24, -72, 0), shin=(-20, 0, 0), tail=(-20, 24, 0), club=(-10, 10, 0), settle=1, **free)),
        (1.76, dict(loin=(0, 2, 0), neck=(4, 0, 0), head=(6, 0, 6), tail=(-30, 56, 0), club=(-20, 50, 0), settle=1)),
        (1.9, dict(tail=(-32, 62, 0), club=(-20, 44, 0), settle=1)),
        (2.6, dict(loin_pos=(0, 0, -0.42), loin=(2, 5, 0), hips=(-6, 0, 0), chest=(4, 0, 0), neck=(10, 0, 0), head=(12, 6, 12), jaw=5, arm=(-32, -60, 0), elbow=(34, -22, 0), thigh=(26, -76, 0), shin=(-22, 0, 0), tail=(-34, 64, 0), club=(-20, 50, 0), settle=1, **free)),
    ], holds=True, steps=[0.95, 1.6])  # fmt: skip
