"""Houjix, a low four-legged guard beast: a plated back, a blunt ramming brow, a stub of a tail. Trots on the spot, shakes
itself like a dog; rams and digs in."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, pulse, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import GLOW, IVORY
from sculpt.patterns import bands, cracks, lumps, pebbles, wrinkles

BOX = ((-0.62, -0.78, -0.03), (0.62, 0.8, 1.24))
HEIGHT = 1.13
TINT = (0.42, 0.68, 0.05)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "loin": ("root", (0, 0.06, 0.66)),
        "hips": ("loin", (0, 0.26, 0.64)),
        "tail": ("hips", (0, 0.48, 0.62)),
        "chest": ("loin", (0, -0.12, 0.68)),
        "neck": ("chest", (0, -0.3, 0.62)),
        "head": ("neck", (0, -0.42, 0.52)),
        "jaw": ("head", (0, -0.44, 0.32)),
        "ear.L": ("head", (0.15, -0.4, 0.52)),
        "arm.L": ("chest", (0.2, -0.2, 0.56)),
        "elbow.L": ("arm.L", (0.255, -0.11, 0.34)),
        "paw.L": ("elbow.L", (0.255, -0.22, 0.09)),
        "thigh.L": ("hips", (0.19, 0.34, 0.58)),
        "shin.L": ("thigh.L", (0.25, 0.26, 0.36)),
        "foot.L": ("shin.L", (0.25, 0.42, 0.09)),
    },
    {
        "fore.L": Limb("arm.L", "elbow.L", "paw.L", pole=(0, 1, 0), tip=0.14, heel=0.08),
        "hind.L": Limb("thigh.L", "shin.L", "foot.L", pole=(0, -1, 0), tip=0.14, heel=0.08),
    },
    {"tail": ((0, 0.2, 0.12), 0.9, 3.2, 0.3), "ear.L": ((0.15, 0.08, -0.1), 0.8, 3.0, 0.3)},
)


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _legs(s)
    _plates(s)
    _head(s)


def _body(s):
    s.on("hips").ball((0, 0.28, 0.58), (0.25, 0.26, 0.22), (-4, 0, 0), 0.06)
    s.on("loin").ball((0, 0.08, 0.62), (0.26, 0.28, 0.23), blend=0.08)
    s.on("chest").ball((0, -0.14, 0.65), (0.27, 0.27, 0.27), blend=0.08)
    s.ball((0.16, -0.18, 0.58), (0.13, 0.18, 0.22), (0, -10, 0), 0.04, mirror=True)
    s.on("thigh.L").ball((0.18, 0.34, 0.52), (0.13, 0.19, 0.22), (0, -10, 0), 0.04, mirror=True)
    s.on("neck").tube([(0, -0.26, 0.62), (0, -0.38, 0.54), (0, -0.46, 0.48)], [0.21, 0.18, 0.15], 0.05)
    s.on("loin").relief(wrinkles((10, 10, 18), 3), 0.016, (0, 0.1, 0.46), (0.36, 0.55, 0.16))
    # The stub: carried high, banded, with a knob.
    s.on("tail").tube([(0, 0.44, 0.6), (0, 0.56, 0.62), (0, 0.63, 0.72), (0, 0.62, 0.82)], [0.12, 0.085, 0.06, 0.055], 0.04)
    s.ball((0, 0.615, 0.85), (0.065, 0.062, 0.06), blend=0.02)
    s.relief(lambda x, y, z: bands((y + z) / 0.09), 0.016, (0, 0.58, 0.68), (0.14, 0.14, 0.2), soft=0.3)
    for way in ((1, 0.3, 0.7), (-1, 0.3, 0.7), (0, 0.9, 0.5), (0, -0.4, 1)):
        way = np.array(way) / np.linalg.norm(way)
        s.spike(np.array([0, 0.615, 0.85]) + way * 0.045, np.array([0, 0.615, 0.85]) + way * 0.12, 0.024)
    s.relief(lumps(7, 5), 0.01)


def _legs(s):
    s.on("arm.L").tube([(0.2, -0.2, 0.54), (0.25, -0.14, 0.44), (0.255, -0.11, 0.34)], [0.145, 0.125, 0.092], 0.035, mirror=True)
    s.on("elbow.L").tube([(0.255, -0.11, 0.34), (0.262, -0.14, 0.24), (0.255, -0.2, 0.1)], [0.098, 0.1, 0.085], 0.025, mirror=True)
    s.spike((0.26, -0.05, 0.35), (0.275, 0.05, 0.39), 0.035, blend=0.015, mirror=True)
    s.on("shin.L").tube([(0.24, 0.25, 0.38), (0.26, 0.36, 0.26), (0.25, 0.41, 0.1)], [0.11, 0.086, 0.08], 0.03, mirror=True)
    s.on("thigh.L").ball((0.255, 0.235, 0.38), (0.085, 0.08, 0.1), blend=0.02, mirror=True)
    for joint, y in (("paw.L", -0.22), ("foot.L", 0.42)):
        s.on(joint).ball((0.255, y - 0.01, 0.075), (0.105, 0.115, 0.08), blend=0.03, mirror=True)
        for dx in (-0.07, 0.0, 0.07):
            tip = np.array([0.255 + dx, y - 0.1 + abs(dx) * 0.35, 0.06])
            s.ball(tip, (0.046, 0.056, 0.05), blend=0.012, mirror=True)
            s.spike(tip + (0, -0.02, 0.01), tip + (dx * 0.25, -0.085, -0.05), 0.03, (0, 0, 0.015), mirror=True)
    for side in (1, -1):
        guard = lambda x, y, z: bands((0.36 - z) / 0.075)
        s.relief(guard, 0.02, (side * 0.3, -0.17, 0.22), (0.14, 0.17, 0.15), soft=0.3)
    s.relief(pebbles(20, 2), 0.008, (0, 0.05, 0.2), (0.5, 0.7, 0.26))


def _plates(s):
    """Broad overlapping plates, highest over the shoulders; each carries a row of horns on its rear edge."""
    shell = s.layer().on("shell")
    shell.ball((0, -0.12, 0.66), (0.36, 0.32, 0.36), (-8, 0, 0), 0.02)
    shell.ball((0, 0.16, 0.6), (0.34, 0.4, 0.31), (-6, 0, 0), 0.08)
    shell.relief(lambda x, y, z: bands((y + 0.5 + 0.22 * np.abs(x)) / 0.16, 0.1, 0.0), 0.06)
    shell.relief(lumps(7, 8), 0.012)
    shell.relief(cracks(8, 5), 0.01)
    below = s.layer()
    below.block((0, 0.1, 0.25), (0.9, 0.9, 0.3), (-6, 0, 0), 0.02)
    shell.trim(below, 0, 0.03)
    inside = s.layer()
    inside.ball((0, 0.02, 0.54), (0.29, 0.44, 0.28))
    shell.trim(inside, 0, 0.02)
    shell.divide("shell", 1, (-0.02, 0.2), ("chest", "loin", "hips"))
    s.join(shell, 0.012)
    for i, y in enumerate((-0.28, -0.13, 0.04, 0.2, 0.36)):
        s.on("chest" if y < -0.02 else "loin" if y < 0.2 else "hips")
        high = (1.0, 1.03, 0.98, 0.91, 0.79)[i]
        wide = (0.3, 0.345, 0.345, 0.325, 0.26)[i]
        for a in (-1.05, -0.55, 0.0, 0.55, 1.05):
            p = np.array([wide * np.sin(a), y - 0.04 * abs(a) + 0.07, 0.6 + (high - 0.6) * np.cos(a)])
            way = np.array([np.sin(a), 0.7, np.cos(a) * 0.9])
            way /= np.linalg.norm(way)
            long = (0.17 if a == 0 else 0.12) * (0.8, 1.1, 1.1, 1.0, 0.9)[i]
            s.spike(p - way * 0.03, p + way * long, 0.046, (0, -0.012, 0.014), 0.015)


def _head(s):
    h = s.layer().on("head")
    h.ball((0, -0.49, 0.45), (0.155, 0.17, 0.14), (-10, 0, 0), 0.05)
    h.block((0, -0.575, 0.36), (0.105, 0.095, 0.075), (-16, 0, 0), 0.05, -0.1, 0.04)
    jaw = s.layer().on("jaw")
    jaw.block((0, -0.525, 0.27), (0.1, 0.125, 0.038), (-8, 0, 0), 0.035, 0, 0.02)
    jaw.ball((0.09, -0.45, 0.29), (0.045, 0.085, 0.055), blend=0.03, mirror=True)
    h.trim(jaw, 0.014, 0.01)
    h.join(jaw, 0.002)
    h.on("head")
    # The ram: two bosses of horn that meet over the brow, drawn out into hooks.
    ram = s.layer().on("head")
    ram.ball((0.085, -0.545, 0.56), (0.13, 0.105, 0.12), (-24, 10, 0), 0.02, matter=IVORY, mirror=True)
    ram.tube([(0.14, -0.52, 0.59), (0.27, -0.48, 0.59), (0.35, -0.51, 0.66), (0.33, -0.57, 0.77)], [0.085, 0.08, 0.056, 0.006], 0.03, matter=IVORY, mirror=True)
    ram.relief(lambda x, y, z: bands(np.abs(x) / 0.05, 0.3, 0.4), 0.014)
    ram.relief(lumps(12, 3), 0.01)
    h.join(ram, 0.012)
    h.ball((0.125, -0.57, 0.445), (0.046, 0.043, 0.034), (0, 0, -20), 0.01, cut=True, mirror=True)
    h.ball((0.118, -0.562, 0.445), (0.04, 0.038, 0.029), (0, 0, -20), 0, matter=GLOW, mirror=True)
    h.ball((0.04, -0.67, 0.385), (0.019, 0.02, 0.015), blend=0.008, cut=True, mirror=True)
    h.on("jaw").spike((0.078, -0.62, 0.295), (0.105, -0.655, 0.39), 0.022, (0.01, -0.015, 0), mirror=True)
    h.spike((0.028, -0.65, 0.285), (0.03, -0.665, 0.345), 0.016, mirror=True)
    h.on("ear.L").tube([(0.15, -0.4, 0.52), (0.25, -0.34, 0.49), (0.31, -0.28, 0.4)], [0.046, 0.058, 0.012], 0.02, ((0, 1, 0.4), 0.5), mirror=True)
    s.join(h, 0.025)


REACH, CYCLE, STANCE = 0.21, 15 / 24, 0.52
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("paw.L", "paw.R", "foot.L", "foot.R")
BLOWS = {"attack": "Ram", "attack_heavy": "Ram", "push": "Ram", "block": "Ram", "finisher": "Ram"}

LATE = {"head": (4.5, 0.5), "jaw": (6, 0.5)}
BROW = ("head", (0, -0.2, 0.05))
RAM = dict(loin_pos=(0, -0.14, -0.06), loin=(-4, 0, 0), chest=(-2, 0, 0), hips=(-6, 0, 0), neck=(-4, 0, 0), head=(16, 0, 0))
"""The moment of a blow with the brow."""


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 4.2, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 0.8, _turn, steps=[0.2, 0.4, 0.6, 0.8]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """On guard: breathing, sniffing, an ear for every side."""
    breath = wave(t, 0, 2)
    sniff = 4 * wave(t, 0, 12) * pulse(t, 0.55, 0.65, 0.8)
    return dict(
        loin_pos=(0.012 * wave(t), 0, -0.008 + 0.008 * breath), loin=(0.8 * breath, 1.5 * wave(t), 1.2 * wave(t, 0.1)), chest=(-1.5 * wave(t, 0.1, 2), 0, 1.5 * wave(t, 0.2)),
        hips=(breath, 0, -1.5 * wave(t, 0.15)), neck=(2 + 2 * wave(t, 0.15, 2), 0, 5 * wave(t, -0.1)), head=(sniff, 3 * wave(t, 0.3), 9 * wave(t, -0.13)),
        jaw=(2 + 2 * wave(t, 0.1, 2), 0, 0), ear_L=(0, 6 * wave(t, 0.2, 3), 0), ear_R=(0, -6 * wave(t, 0.5, 2), 0), tail=(3 * breath, 0, 14 * wave(t, 0.0, 3)), fore=(0, 0, 0), hind=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Shakes itself like a dog, from the head to the tail."""
    clip = key("fidget", 4.0, [
        (0.5, dict(loin_pos=(0, 0.03, -0.05), chest=(5, 0, 0), neck=(8, 0, 0), head=(10, 0, 0), fore=0, hind=0)),
        (0.8, dict(loin_pos=(0, 0, 0.0), chest=(-2, 0, 0), neck=(2, 0, 0), head=(4, 0, 0))),
        (2.3, dict(loin_pos=(0, 0, -0.02), chest=(2, 0, 0), neck=(4, 0, 0), head=(6, 0, 0))),
        (2.7, dict(neck=(-6, 0, 0), head=(-12, 0, 0), jaw=14, loin_pos=(0, 0, 0.01))),
        (3.0, dict(neck=(2, 0, 0), head=(4, 0, 12), jaw=0)),
    ])  # fmt: skip

    def shake(t):
        turn = lambda start, size: size * wave(t, -start, 22) * pulse(t, start, start + 0.12, start + 0.34)
        return dict(head=(0, turn(0.18, 34), 0), neck=(0, turn(0.2, 16), 0), chest=(0, turn(0.24, 12), 0), loin=(0, turn(0.28, 9), 0), hips=(0, turn(0.32, 14), 0), tail=(0, turn(0.36, 30), turn(0.36, 40)))

    return clip.add(SKELETON, shake)


def _walk(t):
    """Trots: paws in diagonal pairs, short and springy."""
    out = {}
    for name, phase in (("fore_L", 0.0), ("hind_R", 0.04), ("fore_R", 0.5), ("hind_L", 0.54)):
        out[name], out[name + "_roll"] = stride(t, phase, REACH, 0.13, STANCE, 26, -8)
    bob = wave(t, -0.12, 2)
    return dict(
        out, loin_pos=(0.012 * wave(t), 0, -0.045 + 0.025 * bob), loin=(1.5 * wave(t, 0.05, 2), 2.5 * wave(t), 3 * wave(t, 0.25)), chest=(1, 0, 4 * wave(t, -0.25)), hips=(0, 0, -5 * wave(t, -0.25)),
        neck=(3 - 3 * wave(t, 0.0, 2), 0, 0), head=(2 + 4 * wave(t, 0.05, 2), 2 * wave(t), -3 * wave(t, -0.25)), jaw=(3, 0, 0), tail=(6 * wave(t, 0, 2), 0, 12 * wave(t, 0.1)),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("fore_L", "hind_R", "fore_R", "hind_L"), 0.1), loin_pos=(-0.01 * wave(t), 0, -0.02 + 0.01 * wave(t, 0, 4)), loin=(0, 2 * wave(t), 3 * wave(t, 0.1)),
        chest=(0, 0, 7 * wave(t, 0.05)), hips=(0, 0, -6 * wave(t, 0.1)), neck=(0, 0, 6 * wave(t, 0.05)), head=(0, 0, 10 * wave(t, 0.08)), tail=(0, 0, -16 * wave(t, 0.1)),
    )  # fmt: skip


def _greetings(key):
    yield key("select", 1.5, [
        (0.2, dict(loin_pos=(0, 0.04, -0.08), chest=(8, 0, 0), hips=(-4, 0, 0), neck=(6, 0, 0), head=(8, 0, 0), fore=0, hind=0, tail=(20, 0, 0))),
        (0.42, dict(loin_pos=(0, 0.02, 0.02), loin=(-12, 0, 0), chest=(-8, 0, 0), neck=(-10, 0, 0), head=(-16, 0, 0), jaw=26, fore=(0, 0.02, 0.12), fore_roll=20, tail=(-20, 0, 30))),
        (0.56, dict(jaw=4, head=(-10, 0, 0), fore=(0, 0.02, 0.14))),
        (0.7, dict(loin_pos=(0, 0, -0.05), loin=(2, 0, 0), chest=(4, 0, 0), neck=(2, 0, 0), head=(-4, 0, 0), jaw=0, fore=0, fore_roll=0, tail=(0, 0, -30))),
        (0.86, dict(head=(-14, 0, 8), jaw=26, loin_pos=(0, 0, 0.01), tail=(0, 0, 30))),
        (1.0, dict(head=(0, 0, 6), jaw=2, tail=(0, 0, -24))),
        (1.15, dict(tail=(0, 0, 20), head=(2, 0, -4))),
    ], steps=[0.7])  # fmt: skip
    keys = [(0.2, dict(loin_pos=(0, 0, -0.12), chest=(6, 0, 0), neck=(6, 0, 0), head=(6, 0, 0), fore=0, hind=0, fore_roll=0, hind_roll=0))]
    for i in range(3):
        start, side = 0.2 + 0.5 * i, (1, -1, 1)[i]
        keys += [
            (start + 0.2, dict(loin_pos=(0, 0, 0.22), loin=(-6, 0, 8 * side), chest=(-4, 0, 8 * side), hips=(4, 0, -10 * side), neck=(-6, 0, 0), head=(-14, 0, 6 * side), jaw=24, fore=(0, 0.03, 0.22), hind=(0, -0.03, 0.22), fore_roll=30, hind_roll=30, tail=(0, 0, 36 * side))),
            (start + 0.34, dict(loin_pos=(0, 0, -0.02), fore=0, hind=0, fore_roll=0, hind_roll=0)),
            (start + 0.42, dict(loin_pos=(0, 0, -0.12), loin=(2, 0, 0), chest=(6, 0, 0), hips=0, neck=(4, 0, 0), head=(6, 0, 0), jaw=4, tail=(0, 0, -30 * side), fore=0, hind=0)),
        ]
    keys += [(2.05, dict(loin_pos=0, neck=(-8, 0, 0), head=(-18, 0, 0), jaw=28, chest=(-4, 0, 0))), (2.4, dict(head=(-20, 0, 6), jaw=24, tail=(0, 0, 30)))]
    yield key("victory", 2.8, keys, steps=[0.54, 1.04, 1.54])
    yield key("defeat", 2.2, [
        (0.4, dict(neck=(-4, 0, 0), head=(-8, 0, 0), fore=0, hind=0, tail=(0, 0, 0))),
        (1.0, dict(loin_pos=(0, 0.02, -0.13), loin=(1, 0, 0), chest=(2, 0, 0), neck=(4, 0, 0), head=(6, 0, 0), tail=(-50, 0, 0), ear=(0, 20, 0))),
        (1.4, dict(loin_pos=(0, 0.02, -0.16), neck=(4, 0, 0), head=(8, 0, 12))),
        (2.2, dict(loin_pos=(0, 0.02, -0.16), loin=(1, 0, 0), chest=(2, 0, 0), neck=(4, 0, 0), head=(8, 0, 16), jaw=3, tail=(-60, 0, 0), ear=(0, 24, 0), fore=0, hind=0)),
    ], holds=True)  # fmt: skip


def _dig(start, side):
    """One paw scrapes the ground back: keys."""
    paw = f"fore_{side}"
    return [
        (start, {paw: (0, 0, 0), paw + "_roll": 0}),
        (start + 0.1, {paw: (0, -0.1, 0.12), paw + "_roll": 10}),
        (start + 0.18, {paw: (0, -0.12, 0.03), paw + "_roll": 0}),
        (start + 0.3, {paw: (0, 0.1, 0.03), paw + "_roll": 20}),
        (start + 0.4, {paw: (0, 0.02, 0.06), paw + "_roll": 10}),
        (start + 0.5, {paw: (0, 0, 0), paw + "_roll": 0}),
    ]


def _blows(key):
    low = dict(loin_pos=(0, 0.12, -0.08), loin=(3, 0, 0), chest=(4, 0, 0), neck=(4, 0, 0), head=(18, 0, 0))
    yield key("attack", 1.5, [
        *_dig(0.05, "R"),
        (0.4, dict(fore_L=0, hind=0, jaw=0, tail=(30, 0, 0), **low)),
        (0.6, dict(loin_pos=(0, 0.15, -0.12), chest=(9, 0, 0), head=(22, 0, 0), fore_R=0, fore_L=0, hind=0)),
        (0.66, dict(fore_R=(0, -0.06, 0.06), fore_L=(0, -0.04, 0.04), hind=(0, 0, 0), hind_roll=20)),
        (0.72, dict(tail=(-30, 0, 0), fore=(0, -0.14, 0), hind_roll=26, **RAM)),
        (0.8, dict(loin_pos=(0, -0.12, -0.04), head=(0, 0, 0), neck=(-10, 0, 0), chest=(-8, 0, 0), jaw=12, fore=(0, -0.14, 0))),
        (0.92, dict(loin_pos=(0, -0.1, -0.02), head=(-18, 0, 0), fore=(0, -0.14, 0), hind_roll=10)),
        (1.14, dict(loin_pos=(0, -0.03, -0.03), head=(-4, 0, 0), jaw=4, fore_L=(0, -0.07, 0.06), fore_R=(0, -0.14, 0), hind_roll=0)),
        (1.24, dict(fore_L=0, fore_R=(0, -0.14, 0))),
        (1.33, dict(fore_R=(0, -0.06, 0.06))),
        (1.43, dict(fore_R=0)),
    ], contact=0.72, weapon=BROW, steps=[0.23, 0.72, 1.24, 1.43])  # fmt: skip
    leap = [
        (0.9, dict(loin_pos=(0, 0.17, -0.13), loin=(1, 0, 0), fore=0, hind=0, fore_roll=0, hind_roll=0, chest=(3, 0, 0), neck=(2, 0, 0), head=(18, 0, 0), tail=(30, 0, 0))),
        (1.04, dict(loin_pos=(0, -0.02, 0.16), loin=(-10, 0, 0), fore=(0, -0.08, 0.22), fore_roll=30, hind=(0, 0.02, 0.05), hind_roll=30)),
        (1.14, dict(loin_pos=(0, -0.2, 0.22), loin=(8, 0, 0), chest=(8, 0, 0), hips=(-10, 0, 0), neck=(2, 0, 0), head=(24, 0, 0), fore=(0, -0.16, 0.2), fore_roll=40, hind=(0, 0.0, 0.24), hind_roll=40, tail=(-30, 0, 0), jaw=0)),
        (1.26, dict(loin_pos=(0, -0.12, 0.04), loin=(10, 0, 0), fore=(0, -0.12, 0.0), fore_roll=0, hind=(0, -0.05, 0.12), head=(0, 0, 0))),
        (1.36, dict(loin_pos=(0, -0.08, -0.1), loin=(2, 0, 0), chest=(4, 0, 0), hips=0, head=(-8, 0, 0), neck=(-4, 0, 0), hind=(0, -0.06, 0), hind_roll=0, fore=(0, -0.12, 0), jaw=16)),
        (1.55, dict(loin_pos=(0, -0.05, -0.05), hind=(0, -0.06, 0), fore=(0, -0.12, 0))),
        (1.65, dict(hind=(0, -0.03, 0.05), fore=(0, -0.12, 0))), (1.74, dict(hind=0, fore=(0, -0.12, 0))), (1.83, dict(fore=(0, -0.06, 0.05))), (1.93, dict(fore=0)),
    ]
    yield key("attack_heavy", 2.0, [
        *_dig(0.05, "R"), *[(t + 0.0, k) for t, k in _dig(0.45, "L")],
        (0.5, dict(hind=0, tail=(20, 0, 0), **low)), (0.62, dict(jaw=10, head=(14, 0, 6))), *leap,
    ], contact=1.14, weapon=BROW, steps=[0.23, 0.63, 1.26, 1.74])  # fmt: skip
    yield key("push", 1.5, [
        (0.3, dict(fore=0, hind=0, tail=(20, 0, 0), hind_roll=0, **low)),
        (0.44, dict(loin_pos=(0, -0.06, -0.14), chest=(6, 0, 0), neck=(4, 0, 0), head=(22, 0, 0), hind_roll=14)),
        (0.56, dict(tail=(-20, 0, 0), hind_roll=24, fore=0, **RAM)),
        (0.7, dict(loin_pos=(0, -0.12, -0.1), head=(18, 0, 0), hind_roll=20, fore=0, hind_L=(0, 0, 0))),
        (0.84, dict(loin_pos=(0, -0.16, -0.05), head=(8, 0, 0), neck=(-10, 0, 0), chest=(-8, 0, 0), hind_roll=28, fore=0)),
        (1.0, dict(loin_pos=(0, -0.14, -0.03), head=(-10, 0, 0), jaw=16, hind_roll=20, fore=0)),
        (1.25, dict(loin_pos=(0, -0.03, -0.04), head=(0, 0, 0), hind_roll=0, fore=0, hind=0)),
    ], contact=0.56, weapon=BROW)  # fmt: skip
    after = [(t + 0.95, k) for t, k in leap]
    yield key("finisher", 3.1, [
        *_dig(0.05, "R"),
        (0.4, dict(fore_L=0, hind=0, hind_roll=0, jaw=0, tail=(30, 0, 0), **low)),
        (0.58, dict(loin_pos=(0, 0.15, -0.12), fore=0)),
        (0.64, dict(fore_R=(0, -0.06, 0.06), fore_L=(0, -0.05, 0.05))),
        (0.7, dict(tail=(-30, 0, 0), fore=(0, -0.12, 0), hind_roll=26, **RAM)),
        (0.82, dict(loin_pos=(0, -0.1, -0.02), head=(-22, 0, 0), neck=(-12, 0, 0), chest=(-8, 0, 0), jaw=14, fore=(0, -0.12, 0), hind_roll=20)),
        (1.1, dict(loin_pos=(0, 0.02, -0.06), head=(6, 0, 0), neck=0, chest=(4, 0, 0), jaw=4, fore_L=(0, -0.05, 0.06), fore_R=(0, -0.12, 0), hind_roll=0)),
        (1.16, dict(fore_L=0, fore_R=(0, -0.06, 0.05))),
        (1.22, dict(fore=0)), *[k for k in _dig(1.25, "L")], *after,
    ], contact=2.09, weapon=BROW, steps=[0.23, 0.7, 1.43, 2.21, 2.69])  # fmt: skip


def _answers(key):
    yield key("hit", 0.8, [
        (0.08, dict(loin_pos=(0.02, 0.08, -0.02), loin=(-5, 5, 6), chest=(-6, 6, 10), neck=(-10, 6, 12), head=(-16, 10, 18), jaw=26, hips=(6, 0, -6), tail=(-40, 0, 0), ear=(0, -30, 0), fore=(0, 0.0, 0.0), hind=0)),
        (0.2, dict(loin_pos=(0, 0.09, -0.1), loin=(3, 0, 0), head=(6, 0, -6), neck=(4, 0, -4), fore=0)),
        (0.45, dict(loin_pos=(0, 0.04, -0.05), head=(2, 0, 3), chest=(2, 0, 0), jaw=6, fore=0, hind=0)),
    ])  # fmt: skip
    yield key("pushed", 1.2, [
        (0.1, dict(loin_pos=(0, 0.1, -0.02), loin=(-8, 0, 0), chest=(-6, 0, 0), neck=(-4, 0, 0), head=(-10, 0, 0), jaw=18, fore=0, hind=0, fore_roll=-10, tail=(30, 0, 0))),
        (0.22, dict(fore=(0, 0.04, 0.05), fore_roll=0, hind=0)),
        (0.34, dict(loin_pos=(0, 0.12, -0.16), loin=(4, 0, 0), chest=(7, 0, 0), neck=(6, 0, 0), head=(12, 0, 0), fore=(0, 0.06, 0), jaw=2, tail=(-20, 0, 0), hind=0)),
        (0.7, dict(loin_pos=(0, 0.09, -0.12), head=(12, 0, 4), fore=(0, 0.06, 0), hind=0)),
        (0.86, dict(loin_pos=(0, 0.04, -0.05), fore_L=(0, 0.03, 0.05), fore_R=(0, 0.06, 0))),
        (0.95, dict(fore_L=0, fore_R=(0, 0.06, 0))), (1.03, dict(fore_R=(0, 0.03, 0.05))), (1.12, dict(fore_R=0)),
    ], steps=[0.34, 0.95, 1.12])  # fmt: skip
    yield key("block", 1.4, [
        (0.16, dict(loin_pos=(0, 0.04, -0.14), loin=(1, 0, 0), chest=(3, 0, 0), neck=(2, 0, 0), head=(20, 0, 0), jaw=0, fore=0, hind=0, tail=(-20, 0, 0))),
        (0.25, dict(loin_pos=(0, 0.1, -0.14), neck=(3, 0, 0), head=(22, 0, 0), chest=(2, 0, 0))),
        (0.52, dict(loin_pos=(0, 0.08, -0.13), head=(18, 0, 5), hind_roll=0, hind=0)),
        (0.66, dict(loin_pos=(0, 0.08, -0.16), head=(24, 0, -4), fore=0)),
        (0.76, dict(hind_roll=22, tail=(20, 0, 0), fore=0, **RAM)),
        (0.86, dict(loin_pos=(0, -0.11, -0.02), head=(-16, 0, 10), neck=(-8, 0, 0), chest=(-8, 0, 0), jaw=20, fore=0, hind_roll=20)),
        (1.1, dict(loin_pos=(0, -0.02, -0.03), head=(-4, 0, 0), jaw=4, hind_roll=0, fore=0)),
    ], contact=0.76, weapon=BROW)  # fmt: skip


def _ends(key):
    free = dict(fore_free=1, hind_free=1)
    yield key("death", 2.1, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.1, dict(loin_pos=(0.04, 0.08, 0.0), loin=(-6, 10, 6), chest=(-6, 6, 10), neck=(-12, 6, 12), head=(-18, 10, 16), jaw=28, tail=(-40, 0, 0))),
        (0.34, dict(loin_pos=(-0.02, 0.06, -0.08), loin=(0, -12, -4), neck=(6, 0, -8), head=(8, 0, -12), fore_L=(0, 0, 0.0), fore_free=0, hind_free=0, settle=0, jaw=10)),
        (0.56, dict(loin_pos=(-0.1, 0.04, -0.02), loin=(0, -46, 0), chest=(0, -8, 0), neck=(0, -10, 0), head=(-8, -10, 0), arm_L=(-20, -20, 0), thigh_L=(10, -20, 0), settle=0.3, **free)),
        (0.74, dict(loin_pos=(-0.1, 0.02, -0.3), loin=(0, -96, 0), chest=(0, -4, 0), neck=(0, 6, 0), head=(-6, 10, 0), arm=(-24, -20, 0), elbow=(-20, 0, 0), thigh=(16, -20, 0), shin=(-10, 0, 0), jaw=22, settle=1)),
        (0.9, dict(loin=(0, -84, 0), neck=(0, -6, 0), head=(-4, -6, 0), arm=(-40, -30, 0), thigh=(30, -30, 0), settle=1)),
        (1.1, dict(loin=(0, -94, 0), neck=(0, 4, 0), head=(0, 4, 0), arm=(-16, -12, 0), thigh=(10, -12, 0), settle=1)),
        (1.4, dict(loin=(0, -92, 0), arm_R=(-34, 0, 0), thigh_R=(24, 0, 0), jaw=8, settle=1)),
        (2.1, dict(loin_pos=(-0.1, 0.02, -0.3), loin=(0, -92, 0), chest=(0, -4, 0), neck=(0, 4, 0), head=(2, 4, 0), arm_L=(-14, -8, 0), arm_R=(-18, 6, 0), elbow=(-10, 0, 0), thigh_L=(10, -8, 0), thigh_R=(14, 6, 0), shin=(-6, 0, 0), jaw=6, tail=(-20, 0, 0), settle=1, **free)),
    ], holds=True, steps=[0.74])  # fmt: skip
    yield key("crumple", 2.2, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.14, dict(loin_pos=(0, 0.06, -0.04), chest=(6, 4, 0), neck=(10, 0, 8), head=(14, 0, 8), jaw=20, fore=0, hind=0)),
        (0.5, dict(loin_pos=(0.02, 0.02, -0.06), loin=(8, 4, 0), chest=(4, -4, 0), neck=(4, 0, -6), head=(0, 0, -10), fore_L=0, hind=0, fore_free=0, hind_free=0, settle=0)),
        (0.8, dict(loin_pos=(0, -0.02, -0.24), loin=(16, -4, 0), chest=(6, 0, 0), neck=(-6, 0, 0), head=(-10, 0, 4), jaw=16, arm=(-40, -16, 0), elbow=(70, 0, 0), fore_free=0.9, hind_free=0, settle=0.4)),
        (1.05, dict(loin_pos=(0, -0.02, -0.3), loin=(10, 6, 0), neck=(-8, 0, 0), head=(-14, 0, 0), jaw=22, hind_free=0.2, settle=0.6)),
        (1.3, dict(loin_pos=(0.06, 0.0, -0.34), loin=(4, 46, 0), chest=(2, 6, 0), neck=(0, 6, 0), head=(0, 8, 0), jaw=10, arm=(-34, -30, 0), elbow=(40, 0, 0), thigh=(26, -26, 0), shin=(-20, 0, 0), settle=1, **free)),
        (1.46, dict(loin_pos=(0.1, 0.0, -0.3), loin=(0, 98, 0), chest=(0, 4, 0), neck=(2, -8, 0), head=(-6, -10, 0), arm=(-20, -16, 0), elbow=(10, 0, 0), thigh=(14, -16, 0), jaw=20, settle=1)),
        (1.6, dict(loin=(0, 86, 0), neck=(0, 6, 0), head=(0, 4, 0), arm_L=(-44, -30, 0), thigh_L=(30, -30, 0), settle=1)),
        (1.78, dict(loin=(0, 94, 0), arm_L=(-20, -10, 0), thigh_L=(12, -12, 0), jaw=8, settle=1)),
        (2.2, dict(loin_pos=(0.1, 0.0, -0.3), loin=(0, 92, 0), chest=(0, 4, 0), neck=(6, -4, 0), head=(10, -4, 0), jaw=5, arm_L=(-16, -8, 0), arm_R=(-30, 8, 0), elbow=(14, 0, 0), thigh_L=(8, -6, 0), thigh_R=(20, 6, 0), shin=(-10, 0, 0), tail=(-40, 0, 0), ear=(0, 20, 0), settle=1, **free)),
    ], holds=True, steps=[0.8, 1.46])  # fmt: skip
