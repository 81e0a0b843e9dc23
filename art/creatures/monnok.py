"""Monnok, a tall lean lancer: sickle crest, cape-like fins, a spear taller than itself. Stalks; thrusts, vaults on the spear."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import CLOAK, DARK, GLOW, IVORY, PALE, spline
from sculpt.patterns import lumps, shingles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 2.3))
HEIGHT = 2.0
TINT = (0.36, 0.16, 1.0)

GRIP = (-0.415, -0.24, 1.1)
"""Where the right hand holds the spear."""

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "hips": ("root", (0, 0.03, 0.88)),
        "belly": ("hips", (0, 0.02, 1.0)),
        "chest": ("belly", (0, 0.0, 1.18)),
        "neck": ("chest", (0, 0.01, 1.42)),
        "head": ("neck", (0, -0.08, 1.6)),
        "jaw": ("head", (0, -0.13, 1.61)),
        "fin.L": ("chest", (0.2, 0.08, 1.44)),
        "hem.L": ("fin.L", (0.2, 0.37, 0.95)),
        "arm.L": ("chest", (0.27, -0.04, 1.4)),
        "fore.L": ("arm.L", (0.45, 0.02, 1.2)),
        "hand.L": ("fore.L", (0.46, -0.22, 1.04)),
        "arm.R": ("chest", (-0.26, -0.04, 1.4)),
        "fore.R": ("arm.R", (-0.42, 0.04, 1.16)),
        "hand.R": ("fore.R", (-0.41, -0.24, 1.1)),
        "spear": ("hand.R", GRIP),
        "thigh.L": ("hips", (0.12, 0.02, 0.86)),
        "shin.L": ("thigh.L", (0.2, -0.26, 0.56)),
        "shank.L": ("shin.L", (0.21, 0.04, 0.26)),
        "foot.L": ("shank.L", (0.22, -0.12, 0.05)),
        "thigh.R": ("hips", (-0.12, 0.02, 0.86)),
        "shin.R": ("thigh.R", (-0.2, -0.04, 0.56)),
        "shank.R": ("shin.R", (-0.21, 0.26, 0.26)),
        "foot.R": ("shank.R", (-0.22, 0.1, 0.05)),
    },
    {
        "step.L": Limb("thigh.L", "shin.L", "foot.L", shank="shank.L", pole=(0, -1, 0.1), tip=0.18, heel=0.1),
        "grip.L": Limb("arm.L", "fore.L", "hand.L", tip=None, free=1.0),
        "grip.R": Limb("arm.R", "fore.R", "hand.R", tip=None),
    },
    {"fin.L": ((0.05, 0.3, -0.6), 0.4, 1.8, 0.4), "hem.L": ((0.0, 0.1, -0.5), 0.6, 1.6, 0.35)},
    {"spear": ((71.6, 0, -62), (-0.3, -0.1, 0.045))},
)


def sculpt(s):
    """Builds the figure in the field."""
    _legs(s)
    _body(s)
    _fins(s)
    _arms(s)
    _head(s)
    s.relief(lumps(6, 3), 0.008)
    _spear(s)


def _legs(s):
    for side, ahead, end in ((1, -0.1, ".L"), (-1, 0.12, ".R")):
        hip, knee = np.array([side * 0.12, 0.02, 0.86]), np.array([side * 0.2, ahead - 0.16, 0.56])
        hock, foot = np.array([side * 0.21, ahead + 0.14, 0.26]), np.array([side * 0.22, ahead - 0.02, 0.05])
        s.on("thigh" + end).tube([hip, (hip + knee) / 2 + [side * 0.03, 0, 0.02], knee], [0.105, 0.096, 0.056], 0.04)
        s.ball(knee + [0, -0.02, 0], (0.06, 0.065, 0.075), blend=0.012)
        s.spike(knee + [0, -0.06, 0.03], knee + [side * 0.02, -0.13, 0.14], 0.028)
        s.on("shin" + end).tube([knee, (knee + hock) / 2 + [0, 0.035, 0.03], hock], [0.058, 0.075, 0.036], 0.02)
        s.on("shank" + end).tube([hock, (hock + foot) / 2, foot], [0.042, 0.034, 0.045], 0.015)
        s.spike(hock + [0, 0.03, 0], hock + [0, 0.12, 0.06], 0.022)
        scales = lambda x, y, z: shingles((0.95 - z) / 0.085, (y - 0.02) / 0.1 + 0.5)
        s.relief(scales, 0.026, (hip + knee) / 2 + [side * 0.08, 0, 0.0], (0.12, 0.2, 0.24), soft=0.3)
        s.on("foot" + end)
        for turn in (-0.5, 0.0, 0.5, np.pi):
            way = np.array([np.sin(turn), -np.cos(turn), 0])
            reach = 0.1 if turn > 3 else 0.16
            s.tube([foot, foot + way * reach * 0.6 + [0, 0, 0.015], foot + way * reach + [0, 0, -0.015]], [0.045, 0.036, 0.026], 0.012)
            s.spike(foot + way * reach, foot + way * (reach + 0.08) + [0, 0, -0.042], 0.02)


def _body(s):
    s.on("hips").ball((0, 0.04, 0.88), (0.15, 0.13, 0.14), blend=0.05)
    s.on("belly").tube([(0, 0.03, 0.9), (0, 0.01, 1.06), (0, -0.01, 1.2)], [0.125, 0.1, 0.15], 0.06)
    s.on("chest").ball((0, -0.01, 1.3), (0.225, 0.15, 0.18), (14, 0, 0), 0.06)
    s.tube([(0, -0.1, 1.46), (0, -0.2, 1.32), (0, -0.15, 1.16), (0, -0.1, 1.02)], [0.04, 0.07, 0.05, 0.03], 0.05)
    for i in range(4):
        z = 1.36 - 0.085 * i
        s.tube([(0.22 - 0.03 * i, -0.02, z + 0.03), (0.13 - 0.015 * i, -0.13, z), (0.03, -0.17 + 0.012 * i, z - 0.05)], [0.02, 0.034, 0.02], 0.022, mirror=True)
    # A skirt of long scales over the hips, longest before and behind.
    for row, (ring, high, long, count) in enumerate(((0.135, 0.9, 0.2, 11), (0.125, 0.99, 0.16, 9))):
        for a in np.linspace(0, 2 * np.pi, count, endpoint=False) + row * 0.3:
            way = np.array([np.sin(a), -np.cos(a), 0])
            root, reach = np.array([0, 0.03, high]) + way * ring * (1, 0.85, 0), long * (1 + 0.45 * np.cos(a) ** 4 * (1 - row))
            blade = [root - way * 0.02, root + way * 0.055 - (0, 0, reach * 0.5), root + way * 0.05 - (0, 0, reach)]
            s.on("hips").tube(blade, [0.052, 0.05, 0.008], 0.006, (way, 0.55))
    # A collar that the neck rises from.
    for a in np.linspace(-2.5, 2.5, 9):
        way = np.array([np.sin(a), -np.cos(a), 0])
        root = np.array([0, 0.02, 1.45]) + way * 0.08
        s.on("chest").tube([root, root + way * 0.06 + (0, 0, 0.03), root + way * 0.1 + (0, 0, 0.1)], [0.05, 0.044, 0.01], 0.01)
    s.on("neck").tube([(0, 0.02, 1.42), (0, -0.04, 1.53), (0, -0.09, 1.62)], [0.105, 0.075, 0.07], 0.05)
    s.on("chest").tube([(0.05, 0.0, 1.52), (0.14, 0.03, 1.45), (0.24, 0.02, 1.42)], [0.05, 0.065, 0.06], 0.03, mirror=True)
    plates = lambda x, y, z: shingles((1.36 - z) / 0.095, x / 0.12 + 0.5)
    s.relief(plates, 0.024, (0, 0.16, 1.12), (0.24, 0.16, 0.34), soft=0.3)
    s.relief(lambda x, y, z: shingles((0.98 - z) / 0.075, np.arctan2(x, -y) / 0.6), 0.02, (0, 0, 0.84), (0.24, 0.22, 0.16), soft=0.3)


def _fins(s):
    """Two wings, folded: their wrists stand over the shoulders, their fingers run down together into one long point, so that
    from behind it wears a kite."""
    for side in (1, -1):
        end, there = ".L" if side > 0 else ".R", np.array([side, 1, 1])
        root, wrist = np.array([0.2, 0.08, 1.44]) * there, np.array([0.35, 0.25, 1.6]) * there
        tips = [np.array(p) * there for p in ((0.37, 0.33, 1.16), (0.27, 0.42, 0.7), (0.07, 0.47, 0.2), (0.015, 0.4, 0.56))]
        inner = np.array([0.02, 0.2, 1.42]) * there
        starts = [wrist, wrist * 0.85 + inner * 0.15, wrist * 0.6 + inner * 0.4, inner]
        fin = s.layer().on("fin" + end)
        for a in range(3):
            for t in np.linspace(0, 1, 8):
                high, low = starts[a] * (1 - t) + starts[a + 1] * t, tips[a] * (1 - t) + tips[a + 1] * t
                low = low + [0, 0, 0.07 * np.sin(np.pi * t)]
                mid = high * 0.5 + low * 0.5 + [0, 0.05 - 0.03 * np.sin(np.pi * t), 0]
                _fold(fin, end, [high, mid, low], [0.034, 0.03, 0.024], 0.03)
        s.join(fin, 0.02)
        for high, tip, r in zip(starts, tips[:3], (0.05, 0.05, 0.052)):
            _fold(s, end, [high, high * 0.5 + tip * 0.5 + [0, 0.075, 0], tip + [0, 0.015, 0]], [r, r * 0.85, r * 0.4], 0.01)
        s.on("fin" + end).tube([root, root * 0.5 + wrist * 0.5 + [side * 0.02, 0.04, -0.03], wrist], [0.09, 0.075, 0.062], 0.02)
        s.ball(wrist + [0, 0.01, 0.01], 0.078, blend=0.015)
        s.spike(wrist + [side * 0.01, -0.02, 0.03], wrist + [side * 0.03, -0.13, 0.16], 0.04, (side * 0.03, 0, 0.05))
        s.on("chest").ball(root + [side * 0.05, -0.05, 0], (0.115, 0.115, 0.1), (0, side * -25, 0), 0.03)


def _fold(s, end, path, width, blend):
    """One fold of a fin: its upper half moves with the shoulder, its lower half follows."""
    path, width = spline(path, width)
    s.on("fin" + end).tube(path[:10:3], width[:10:3], blend, matter=CLOAK)
    s.on("hem" + end).tube(path[9::2], width[9::2], blend, matter=CLOAK)


def _arms(s):
    # The right hand holds the spear, the left is spread for balance.
    for shoulder, elbow, hand in (
        ((-0.26, -0.04, 1.4), (-0.42, 0.04, 1.16), (-0.41, -0.24, 1.1)),
        ((0.27, -0.04, 1.4), (0.45, 0.02, 1.2), (0.46, -0.22, 1.04)),
    ):
        shoulder, elbow, hand = (np.array(p) for p in (shoulder, elbow, hand))
        end = ".L" if shoulder[0] > 0 else ".R"
        s.on("arm" + end).tube([shoulder, (shoulder + elbow) / 2, elbow], [0.08, 0.062, 0.05], 0.025)
        s.tube([shoulder + [0, -0.04, 0], (shoulder + elbow) / 2 + [0, -0.045, 0], elbow], [0.04, 0.05, 0.02], 0.012)
        s.on("fore" + end).tube([elbow, (elbow * 2 + hand) / 3 + [0, 0, -0.01], hand], [0.05, 0.066, 0.038], 0.018)
        s.spike(elbow, elbow + [np.sign(elbow[0]) * 0.03, 0.14, 0.04], 0.036)
        way = (hand - elbow) / np.linalg.norm(hand - elbow)
        for k, high in ((0.2, 0.09), (0.45, 0.08), (0.68, 0.06)):  # fins on the forearm, one behind the other
            p = elbow * (1 - k) + hand * k
            s.tube([p, p + [np.sign(elbow[0]) * 0.02, 0.03, 0.03] - way * 0.02, p + [np.sign(elbow[0]) * 0.05, 0.06, high] - way * 0.09], [0.05, 0.036, 0.008], 0.01)
        s.on("hand" + end).ball(hand, (0.055, 0.06, 0.055), blend=0.015)
    s.on("hand.L")
    for dx, dz in ((-0.05, 0.03), (0.0, 0.045), (0.05, 0.02), (-0.04, -0.05)):
        a = np.array([0.46 + dx, -0.26, 1.03 + dz])
        s.tube([(0.46, -0.22, 1.04), a, a + [dx * 0.4, -0.05, -0.03]], [0.03, 0.026, 0.02], 0.008)
        s.spike(a + [dx * 0.4, -0.05, -0.03], a + [dx * 0.3, -0.09, -0.1], 0.018)


def _spear_at(t):
    return np.array([-0.5, 0.12, 0.02]) * (1 - t) + np.array([-0.33, -0.56, 2.06]) * t


def _spear(s):
    s.on("hand.R")
    for t in (0.48, 0.52, 0.56):
        p = _spear_at(t)
        s.ball(p + [0, -0.015, 0], (0.058, 0.05, 0.026), (18, 0, 0), 0.008)
    s.on("spear").tube([_spear_at(0), _spear_at(0.5), _spear_at(0.84)], [0.024, 0.026, 0.024], 0.004)
    s.tube([_spear_at(0.8), _spear_at(0.83), _spear_at(0.93), _spear_at(1.0)], [0.03, 0.085, 0.06, 0.004], 0.004, ((0, 1, 0.33), 0.42), matter=IVORY)
    for side in (1, -1):
        s.spike(_spear_at(0.815), _spear_at(0.865) + [side * 0.14, 0, 0.02], 0.028, (side * 0.03, 0, -0.03))
    for t in (0.76, 0.785, 0.2, 0.225):
        s.ball(_spear_at(t), (0.038, 0.038, 0.016), (18, 0, 0), 0.006)


LARGE, NAPE = 1.3, np.array([0, -0.06, 1.6])
"""How much larger than its own coordinates the head is, and about which place."""


def _large(*p):
    return tuple(NAPE + (np.array(p) - NAPE) * LARGE)


def _head(s):
    h, g = s.layer().on("head"), LARGE
    h.ball(_large(0, -0.12, 1.68), (0.085 * g, 0.14 * g, 0.085 * g), (-8, 0, 0))
    h.tube([_large(0, -0.16, 1.68), _large(0, -0.28, 1.64), _large(0, -0.41, 1.565)], [0.078 * g, 0.056 * g, 0.014 * g], 0.03, ((1, 0, 0), 0.8))
    h.tube([_large(0.02, -0.27, 1.7), _large(0.068, -0.18, 1.735), _large(0.09, -0.04, 1.74)], [0.018 * g, 0.032 * g, 0.03 * g], 0.012, mirror=True)
    h.on("jaw").tube([_large(0, -0.12, 1.61), _large(0, -0.24, 1.575), _large(0, -0.34, 1.535)], [0.05 * g, 0.038 * g, 0.014 * g], 0.012)
    h.on("head").tube([_large(0.062, -0.2, 1.625), _large(0.036, -0.3, 1.6), _large(0.01, -0.385, 1.56)], [0.008 * g, 0.009 * g, 0.006 * g], 0.008, cut=True, mirror=True)
    h.ball(_large(0.07, -0.19, 1.685), (0.034 * g, 0.052 * g, 0.028 * g), (-14, 0, -14), 0.008, cut=True, mirror=True)
    h.ball(_large(0.058, -0.19, 1.684), (0.032 * g, 0.046 * g, 0.024 * g), (-14, 0, -14), 0, matter=GLOW, mirror=True)
    h.paint(_large(0.09, -0.205, 1.684), (0.03, 0.016, 0.03), matter=DARK, mirror=True)
    # The crest is two sails that stand apart: from the front a V, from the side a fan, from behind both.
    root = np.array([0.03, -0.1, 1.74])
    tips = [np.array(p) for p in ((0.11, -0.28, 2.02), (0.21, -0.14, 2.1), (0.29, 0.06, 2.09), (0.33, 0.25, 2.0), (0.31, 0.39, 1.84))]
    low = [np.array(p) for p in ((0.035, -0.2, 1.8), (0.045, -0.14, 1.83), (0.055, -0.07, 1.82), (0.06, 0.0, 1.79), (0.055, 0.06, 1.73))]
    for k in range(4):
        for t in np.linspace(0, 1, 7):
            high = tips[k] * (1 - t) + tips[k + 1] * t
            foot = low[k] * (1 - t) + low[k + 1] * t
            high = high + (foot - high) * 0.2 * np.sin(np.pi * t)
            h.tube([foot, foot * 0.5 + high * 0.5, high], [0.034, 0.026, 0.02], 0.02, mirror=True)
    for foot, tip in zip(low, tips):
        h.tube([root * 0.5 + foot * 0.5, foot * 0.45 + tip * 0.55, tip + (tip - foot) * 0.06], [0.046, 0.036, 0.012], 0.01, matter=PALE, mirror=True)
    s.join(h, 0.02)
    s.paint(_large(0, -0.4, 1.56), (0.05, 0.07, 0.07), matter=IVORY)


REACH, CYCLE, STANCE = 0.35, 24 / 24, 0.56
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Thrust", "attack_heavy": "Leap", "push": "Sweep", "block": "Thrust", "finisher": "Thrust"}

LATE = {"neck": (4.5, 0.55), "head": (4.5, 0.5)}
POINT = ("spear", np.array(_spear_at(1.0)) - GRIP)
LEVEL = dict(grip_L_free=0, grip_R=(0.2, 0.3, 0.06), grip_R_roll=70, grip_R_turn=-4, grip_L=(-0.6, -0.16, 0.2), grip_L_pole=(0.6, 0, -0.6), grip_R_pole=(-0.6, 0.3, -0.3))
"""The spear level in both hands, drawn back."""
OUT = dict(grip_L_free=0, grip_R=(0.28, -0.22, 0.1), grip_R_roll=74, grip_R_turn=-2, grip_L=(-0.56, -0.36, 0.22), grip_L_pole=(0.6, 0, -0.6), grip_R_pole=(-0.6, 0.3, -0.3))
"""Thrust out."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
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
        (1.0, dict(chest=(2, 0, 8), grip_R=(0.14, -0.02, 0.3), grip_R_roll=60, grip_R_pole=(-0.6, 0.2, -0.4), head=(2, 10, -8))),
        (1.3, dict(chest=(4, 0, 10), grip_R=(0.2, 0.04, 0.42), grip_R_roll=70, head=(8, 14, -10), neck=(6, 0, -4), jaw=6)),
        (1.9, dict(grip_R=(0.2, 0.05, 0.42), grip_R_roll=66, grip_R_turn=10, head=(8, 14, 2), chest=(4, 0, 14))),
        (2.3, dict(grip_R=(0.2, 0.04, 0.42), grip_R_roll=70, grip_R_turn=-8, head=(8, 14, -14), chest=(4, 0, 6))),
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
        grip_R=(0.08, 0.05 + 0.05 * wave(t, 0.25), 0.12 + 0.02 * wave(t, 0, 2)), grip_R_roll=32 + 3 * wave(t, 0.1, 2), grip_R_turn=-6,
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
    spin = [(0.25, dict(hips_pos=(0, 0.02, -0.08), chest=(6, 0, 0), head=(6, 0, 0), step=0, grip_R=(0, 0, 0.02), grip_R_roll=0))]
    for i in range(9):
        spin.append((0.5 + 0.13 * i, dict(grip_R=(0.1, -0.16, 0.84), grip_R_roll=-90 + 90 * i)))
    spin += [
        (0.55, dict(hips_pos=(0, 0, 0.02), chest=(-8, 0, 6), head=(-14, 0, 0), fin=(-20, -26, 0), hem=(-10, -10, 0), jaw=22, arm_L=(-20, -50, 0), fore_L=(-20, 0, 0), grip_R_pole=(-0.8, 0.4, -0.2))),
        (1.5, dict(hips_pos=(0, 0, 0.02), chest=(-10, 0, -4), head=(-16, 0, 6), fin=(-24, -30, 0), arm_L=(-24, -56, 0), jaw=26)),
        (1.9, dict(grip_R=(0.06, -0.1, 0.6), grip_R_roll=710, chest=(-10, 0, 0), grip_R_pole=(-0.5, 0.2, 0))),
        (2.2, dict(grip_R=(0.06, -0.1, 0.66), grip_R_roll=712, head=(-20, 0, 0), fin=(-22, -28, 0))),
        (2.4, dict(hips_pos=(0, 0, -0.05), grip_R=(0, 0, 0), grip_R_roll=720, chest=(6, 0, 0), head=(6, 0, 0), fin=(8, 4, 0), arm_L=(0, -4, 0), jaw=2, grip_R_pole=0)),
        (3.0, dict(grip_R=0, grip_R_roll=720)),
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
    planted = dict(grip_L_free=0.0, grip_R=(0.34, -0.26, 0.1), grip_R_roll=12, grip_L=(-0.5, -0.24, 0.42), grip_L_pole=(0.6, 0, -0.4))
    yield key("attack_heavy", 1.9, [
        (0.0, dict(grip_L_free=1)),
        (0.3, dict(hips_pos=(0, 0.06, -0.2), hips=(10, 0, 0), chest=(10, 0, 0), head=(-10, 0, 0), step=0, step_roll=0, step_lean=0, grip_L_free=0.4, grip_R=(0.1, -0.04, 0.2), grip_R_roll=10, fin=(10, 0, 0))),
        (0.46, dict(hips_pos=(0, 0.02, -0.26), hips=(12, 0, 0), **planted)),
        (0.6, dict(hips_pos=(0, -0.04, 0.1), hips=(-4, 0, 0), belly=(-4, 0, 0), chest=(-4, 0, 0), step=(0, 0.02, 0.05), step_roll=30, step_lean=10, fin=(-20, -14, 0), hem=(-16, 0, 0), **planted)),
        (0.8, dict(hips_pos=(0.02, -0.06, 0.42), hips=(-36, 0, 0), belly=(6, 0, 0), chest=(18, 0, 0), neck=(16, 0, 0), head=(14, 0, 0), step_L=(-0.12, -0.2, 0.62), step_R=(0.12, -0.42, 0.66), step_roll=-20, step_lean=-50, jaw=16, **{**planted, "grip_R": (0.34, -0.24, 0.4), "grip_L": (-0.5, -0.22, 0.7)})),
        (0.94, dict(hips_pos=(0.02, -0.16, 0.4), hips=(-50, 0, 0), belly=(4, 0, 0), chest=(14, 0, 0), step_L=(-0.12, -0.5, 0.86), step_R=(0.12, -0.72, 0.84), step_roll=-66, step_lean=-64, jaw=26, fin=(26, 0, 0), hem=(20, 0, 0), **{**planted, "grip_R": (0.34, -0.2, 0.42), "grip_L": (-0.5, -0.2, 0.72)})),
        (1.04, dict(hips_pos=(0.02, -0.14, 0.34), step_L=(-0.12, -0.46, 0.76), step_R=(0.12, -0.68, 0.76))),
        (1.26, dict(hips_pos=(0, -0.02, 0.1), hips=(-8, 0, 0), belly=0, chest=(2, 0, 0), neck=0, head=(4, 0, 0), step_L=(-0.02, -0.06, 0.2), step_R=(0.02, -0.06, 0.2), step_roll=20, step_lean=-10, grip_L_free=0.6, grip_R=(0.16, -0.1, 0.3), fin=(-16, -20, 0))),
        (1.38, dict(hips_pos=(0, 0.0, -0.08), step=0, step_roll=0, step_lean=0, jaw=4)),
        (1.48, dict(hips_pos=(0, 0.02, -0.24), hips=(8, 0, 0), chest=(10, 0, 0), head=(-6, 0, 0), step=0, grip_L_free=1, grip_R=(0, 0, 0.06), grip_R_roll=4, fin=(10, 0, 0))),
    ], contact=0.94, weapon=("foot.R", (0, -0.1, -0.05)), steps=[0.46, 1.38])  # fmt: skip
    across = dict(grip_L_free=0, grip_R=(0.06, 0.12, 0.1), grip_R_roll=20, grip_R_turn=-70, grip_L=(-0.3, -0.06, 0.2))
    yield key("push", 1.3, [
        (0.0, dict(grip_L_free=1)),
        (0.34, dict(hips_pos=(0, 0.1, -0.1), chest=(-4, 0, 0), head=(2, 0, 0), step_R=0, step_L=0, grip_L_pole=(0.7, 0, -0.4), grip_R_pole=(-0.7, 0, -0.4), **across)),
        (0.44, dict(hips_pos=(0, 0.12, -0.12), step_L=(0, -0.03, 0.04))),
        (0.54, dict(hips_pos=(0, -0.14, -0.12), hips=(12, 0, 0), belly=(6, 0, 0), chest=(8, 0, 0), neck=(-10, 0, 0), head=(-8, 0, 0), jaw=18, fin=(20, 0, 0), hem=(14, 0, 0), step_L=(0, -0.14, 0), **{**across, "grip_R": (0.12, -0.3, 0.16), "grip_L": (-0.26, -0.34, 0.26)})),
        (0.76, dict(hips_pos=(0, -0.14, -0.12), chest=(9, 0, 0), step_L=(0, -0.14, 0), **{**across, "grip_R": (0.12, -0.28, 0.16), "grip_L": (-0.26, -0.32, 0.26)})),
        (0.98, dict(step_L=(0, -0.07, 0.06), grip_L_free=0.5)),
        (1.12, dict(step_L=0, grip_L_free=1, grip_R=(0, 0, 0.04), grip_R_turn=0, grip_R_roll=4)),
    ], contact=0.54, weapon=("hand.R", (0.15, -0.05, 0)), steps=[0.54, 1.12])  # fmt: skip
    stab = dict(grip_L_free=0, grip_R=(0.36, -0.16, -0.06), grip_R_roll=128, grip_L=(-0.5, -0.3, -0.2), grip_L_pole=(0.6, 0, 0.2), grip_R_pole=(-0.6, 0.3, 0.3))
    high = dict(grip_L_free=0, grip_R=(0.34, 0.04, 0.72), grip_R_roll=138, grip_L=(-0.5, -0.16, 0.6), grip_L_pole=(0.7, 0, 0.2), grip_R_pole=(-0.7, 0.3, 0.3))
    yield key("finisher", 3.0, [
        (0.0, dict(grip_L_free=1)),
        (0.36, dict(hips_pos=(0, 0.12, -0.12), hips=(2, 0, -16), chest=(-4, 0, -14), neck=(4, 0, 16), head=(4, 0, 18), step_L=0, step_L_lean=0, step_R_roll=0, **LEVEL)),
        (0.46, dict(hips_pos=(0, 0.14, -0.13), step_L=(0, -0.04, 0.06))),
        (0.55, dict(hips_pos=(0, -0.14, -0.17), hips=(12, 0, 12), chest=(10, 0, 14), neck=(-12, 0, -12), head=(-8, 0, -14), jaw=20, fin=(20, 0, 0), step_L=(0, -0.2, 0), step_R_roll=24, **OUT)),
        (0.72, dict(hips_pos=(0, -0.14, -0.18), step_L=(0, -0.2, 0), step_R_roll=24, **OUT)),
        (1.05, dict(hips_pos=(0, 0.0, -0.06), hips=(0, 0, 0), chest=(0, 0, -10), head=(2, 0, 8), jaw=4, step_L=(0, -0.2, 0), step_R_roll=4, grip_L_free=0, grip_R=(0.2, 0.1, 0.4), grip_R_roll=80, grip_L=(-0.56, -0.16, 0.4))),
        (1.4, dict(hips_pos=(0, 0.02, 0.03), hips=(-8, 0, 0), belly=(-8, 0, 0), chest=(-12, 0, 0), neck=(8, 0, 0), head=(10, 0, 0), jaw=26, fin=(-22, -26, 0), hem=(-12, 0, 0), step_L=(0, -0.2, 0), step_R_roll=0, **high)),
        (1.6, dict(hips_pos=(0, 0.03, 0.04), chest=(-14, 0, 0), step_L=(0, -0.2, 0), **{**high, "grip_R": (0.34, 0.06, 0.76), "grip_L": (-0.5, -0.14, 0.64)})),
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
    bar = dict(grip_L_free=0, grip_R=(0.1, -0.06, 0.3), grip_R_roll=-10, grip_R_turn=-50, grip_L=(-0.24, -0.06, 0.5), grip_L_pole=(0.7, 0, -0.4), grip_R_pole=(-0.7, 0, -0.4))
    yield key("block", 1.5, [
        (0.0, dict(grip_L_free=1)),
        (0.18, dict(hips_pos=(0, 0.06, -0.1), chest=(-2, 0, 0), head=(4, 0, 0), fin=(-10, 6, 0), step=0, **bar)),
        (0.27, dict(hips_pos=(0, 0.12, -0.16), chest=(-8, 0, 0), **{**bar, "grip_R": (0.1, 0.04, 0.3), "grip_L": (-0.24, 0.04, 0.52)})),
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
