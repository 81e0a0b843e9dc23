"""Houjix, a low four-legged guard beast: a plated back, a blunt ramming brow, a stub of a tail. Trots on the spot, shakes
itself like a dog; rams and digs in."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, pulse, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import CLOAK, DARK, GLOW, IVORY, PALE, SKIN
from sculpt.patterns import bands, lumps, wrinkles

BOX = ((-0.62, -0.84, -0.03), (0.62, 0.8, 1.24))
HEIGHT = 1.13
TINT = (0.38, 0.55, 0.09)

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
    {"tail": ((0.2, 0.12, 0.12), 0.6, 3.2, 0.3), "ear.L": ((0.15, 0.08, -0.1), 0.8, 3.0, 0.3)},
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
    # The tail ends in a hammer with two faces, held out to its left so that it shows from behind.
    s.on("tail").tube([(0, 0.44, 0.6), (0.09, 0.54, 0.6), (0.28, 0.49, 0.69), (0.41, 0.37, 0.82)], [0.13, 0.1, 0.078, 0.07], 0.04)
    s.block((0.43, 0.355, 0.85), (0.072, 0.072, 0.15), (20, -48, 0), 0.035, 0.0, 0.02, matter=IVORY)
    s.relief(lumps(7, 5), 0.01)


def _legs(s):
    """Pillars, with nails like a tortoise's."""
    s.on("arm.L").tube([(0.2, -0.2, 0.54), (0.26, -0.14, 0.44), (0.265, -0.11, 0.34)], [0.155, 0.14, 0.1], 0.03, mirror=True)
    s.on("elbow.L").tube([(0.26, -0.11, 0.34), (0.268, -0.15, 0.24), (0.258, -0.2, 0.1)], [0.105, 0.1, 0.095], 0.018, mirror=True)
    s.ball((0.29, -0.05, 0.35), (0.06, 0.07, 0.07), blend=0.014, mirror=True)
    s.on("shin.L").tube([(0.24, 0.25, 0.38), (0.265, 0.37, 0.26), (0.25, 0.41, 0.1)], [0.12, 0.086, 0.088], 0.024, mirror=True)
    s.on("thigh.L").ball((0.255, 0.225, 0.38), (0.09, 0.085, 0.105), blend=0.014, mirror=True)
    s.ball((0.23, 0.38, 0.45), (0.13, 0.16, 0.17), (-14, 0, 0), 0.014, mirror=True)
    for joint, y in (("paw.L", -0.22), ("foot.L", 0.42)):
        s.on(joint).ball((0.255, y - 0.01, 0.07), (0.115, 0.125, 0.085), blend=0.03, mirror=True)
        for dx in (-0.075, 0.0, 0.075):
            tip = np.array([0.255 + dx, y - 0.105 + abs(dx) * 0.35, 0.045])
            s.ball(tip, (0.048, 0.05, 0.052), blend=0.008, matter=IVORY, mirror=True)
    s.on("loin").relief(wrinkles((7, 7, 14), 2), 0.012, (0, 0.05, 0.24), (0.5, 0.7, 0.2))


def _plates(s):
    """Four broad hoops over its back, fluted like a shell, each with a pale thick rim; nothing on them stands up."""
    shell = s.layer().on("shell")
    shell.ball((0, -0.03, 0.65), (0.355, 0.32, 0.36), (-8, 0, 0), 0.02, matter=CLOAK)
    shell.ball((0, 0.2, 0.58), (0.345, 0.38, 0.31), (-10, 0, 0), 0.08, matter=CLOAK)
    stop = lambda x, y: (y + 0.42 + 0.18 * np.abs(x)) / 0.235
    shell.relief(lambda x, y, z: bands(stop(x, y), 0.1, 0.0), 0.075)
    shell.relief(lambda x, y, z: np.cos(13 * np.arctan2(x, z - 0.36)) * np.clip(stop(x, y) % 1 * 1.6, 0, 1) * np.clip((1 - stop(x, y) % 1) * 6, 0, 1), 0.02)
    shell.paint((0, 0.1, 0.6), (0.7, 0.8, 0.7), matter=SKIN, where=lambda x, y, z: stop(x, y) % 1 > 0.82)
    below = s.layer()
    below.block((0, 0.1, 0.22), (0.9, 0.9, 0.3), (-6, 0, 0), 0.02)
    shell.trim(below, 0, 0.03)
    inside = s.layer()
    inside.ball((0, 0.06, 0.52), (0.29, 0.44, 0.28))
    shell.trim(inside, 0, 0.02)
    shell.divide("shell", 1, (0.05, 0.285), ("chest", "loin", "hips"))
    s.join(shell, 0.012)


def _head(s):
    """Carried low and far ahead of the shell; a ram's horns curl behind its eyes, and the boss between them is the ram."""
    h = s.layer().on("head")
    h.ball((0, -0.5, 0.46), (0.165, 0.19, 0.15), (-10, 0, 0), 0.05)
    h.block((0, -0.645, 0.385), (0.125, 0.12, 0.085), (-16, 0, 0), 0.045, -0.1, 0.03)
    h.block((0.13, -0.58, 0.4), (0.05, 0.1, 0.045), (-10, -10, -20), 0.025, 0, 0.02, mirror=True)
    jaw = s.layer().on("jaw")
    jaw.block((0, -0.585, 0.275), (0.108, 0.14, 0.042), (-8, 0, 0), 0.035, 0, 0.02)
    jaw.ball((0.09, -0.46, 0.29), (0.045, 0.085, 0.055), blend=0.03, mirror=True)
    h.trim(jaw, 0.014, 0.01)
    h.join(jaw, 0.002)
    h.on("head")
    ram = s.layer().on("head")
    ram.ball((0, -0.57, 0.575), (0.15, 0.11, 0.075), (-34, 0, 0), 0.02, matter=IVORY)
    # The curl lies behind the eye, on the neck: from the side the whole face is before it.
    curl = [(0.09, -0.5, 0.63), (0.22, -0.41, 0.69), (0.34, -0.29, 0.66), (0.39, -0.22, 0.54), (0.39, -0.27, 0.43), (0.38, -0.37, 0.41), (0.39, -0.41, 0.48), (0.42, -0.37, 0.53)]
    ram.tube(curl, [0.09, 0.088, 0.08, 0.072, 0.062, 0.05, 0.036, 0.008], 0.02, matter=PALE, mirror=True)

    def rings(x, y, z):
        turn = np.arctan2(z - 0.54, -(y + 0.34))
        return np.where(np.abs(x) > 0.17, np.cos(turn * 11), 0)

    ram.relief(rings, 0.011, (0, -0.36, 0.54), (0.6, 0.3, 0.3), soft=0.2)
    h.join(ram, 0.01)
    # Eyes at the sides of the snout, under a heavy lid, so that they look past the horns.
    h.ball((0.135, -0.62, 0.487), (0.068, 0.06, 0.054), (0, 0, -38), 0.008, cut=True, mirror=True)
    h.ball((0.128, -0.61, 0.486), (0.062, 0.058, 0.052), (0, 0, -38), 0, matter=GLOW, mirror=True)
    h.paint((0.158, -0.655, 0.486), (0.018, 0.03, 0.042), matter=DARK, mirror=True)
    h.tube([(0.06, -0.685, 0.525), (0.135, -0.67, 0.545), (0.195, -0.57, 0.53)], [0.024, 0.03, 0.022], 0.01, mirror=True)
    h.ball((0.05, -0.765, 0.4), (0.026, 0.026, 0.02), (0, 20, 0), 0.008, cut=True, mirror=True)
    h.on("jaw").spike((0.09, -0.68, 0.295), (0.118, -0.735, 0.385), 0.03, (0.012, -0.015, 0), mirror=True)
    h.on("ear.L").tube([(0.15, -0.4, 0.5), (0.23, -0.28, 0.46), (0.27, -0.2, 0.38)], [0.046, 0.055, 0.012], 0.02, ((0, 1, 0.4), 0.5), mirror=True)
    s.join(h, 0.02)


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
        hips=(breath, 0, -1.5 * wave(t, 0.15)), neck=(-16 + 2 * wave(t, 0.15, 2), 0, 5 * wave(t, -0.1)), head=(sniff - 14, 3 * wave(t, 0.3), 9 * wave(t, -0.13)),
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
    # Sits down where it won, and howls; the hammer of its tail beats the time.
    sits = dict(loin_pos=(0, 0.12, -0.12), loin=(-19, 0, 0), chest=(-8, 0, 0), hips=(-6, 0, 0), fore=0, hind=0)
    keys = [(0.25, dict(loin_pos=(0, 0.02, -0.08), chest=(6, 0, 0), neck=(6, 0, 0), head=(10, 0, 0), fore=0, hind=0))]
    for i in range(4):
        start = 0.6 + 0.5 * i
        keys += [
            (start, dict(neck=(-8, 0, 0), head=(-16, 0, 0), jaw=4, tail=(24, 0, 0), **sits)),
            (start + 0.14, dict(tail=(-34, 0, 0))),
            (start + 0.24, dict(neck=(-22, 0, 0), head=(-42, 0, (8, -8)[i % 2]), jaw=32, ear=(0, 20, 0), tail=(10, 0, (20, -20)[i % 2]), **sits)),
        ]
    keys += [(2.5, dict(loin_pos=(0, 0.02, -0.04), head=(-4, 0, 0), jaw=6, fore=0, hind=0))]
    yield key("victory", 2.8, keys, steps=[0.74, 1.24, 1.74, 2.24])
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
    """Two deaths: rolled over onto its domed back, where it rocks; and laid down in a curl, its nose at its tail."""
    free = dict(fore_free=1, hind_free=1)
    up = dict(arm=(-10, -14, 0), elbow=(-20, 0, 0), thigh=(10, -14, 0), shin=(-10, 0, 0))
    yield key("death", 2.1, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.1, dict(loin_pos=(0.04, 0.08, 0.0), loin=(-6, 10, 6), chest=(-6, 6, 10), neck=(-12, 6, 12), head=(-18, 10, 16), jaw=28, tail=(-40, 0, 0))),
        (0.26, dict(loin_pos=(-0.04, 0.06, 0.02), loin=(-4, -24, 0), neck=(0, 0, -8), head=(0, 0, -12), fore_free=0.3, hind_free=0.3, settle=0)),
        (0.46, dict(loin_pos=(-0.1, 0.02, 0.16), loin=(0, -92, 0), chest=(0, -8, 0), neck=(-4, 0, 0), head=(-10, 0, 0), settle=0.2, **free, **up)),
        (0.64, dict(loin_pos=(-0.1, 0, 0.0), loin=(0, -158, 0), jaw=30, settle=0.9, **up)),
        (0.78, dict(loin=(4, -192, 0), neck=(-14, 0, 0), head=(-20, 0, 0), arm_L=(-50, -20, 0), arm_R=(20, 20, 0), thigh_L=(40, -20, 0), thigh_R=(-20, 20, 0), settle=1)),
        (1.0, dict(loin=(0, -166, 0), arm_L=(20, -20, 0), arm_R=(-50, 20, 0), thigh_L=(-20, -20, 0), thigh_R=(40, 20, 0), tail=(20, 0, 30), settle=1)),
        (1.22, dict(loin=(0, -190, 0), arm_L=(-40, -20, 0), arm_R=(10, 20, 0), thigh_L=(30, -20, 0), thigh_R=(-10, 20, 0), tail=(20, 0, -30), jaw=20, settle=1)),
        (1.46, dict(loin=(0, -174, 0), arm_L=(-6, -24, 0), arm_R=(-20, 24, 0), thigh_L=(10, -24, 0), thigh_R=(20, 24, 0), tail=(0, 0, 10), settle=1)),
        (1.68, dict(loin=(0, -181, 0), head=(-26, 0, 10), settle=1)),
        (2.1, dict(loin_pos=(-0.1, 0.0, 0.0), loin=(0, -178, 0), chest=(0, -4, 0), neck=(-16, 0, 0), head=(-26, 0, 14), arm=(14, -30, 0), elbow=(-50, 0, 0), thigh=(20, -30, 0), shin=(40, 0, 0), jaw=14, tail=(10, 0, 0), settle=1, **free)),
    ], holds=True, steps=[0.7])  # fmt: skip
    yield key("crumple", 2.2, [
        (0.0, dict(fore_free=0, hind_free=0, settle=0)),
        (0.14, dict(loin_pos=(0, 0.06, -0.04), chest=(6, 4, 0), neck=(10, 0, 8), head=(14, 0, 8), jaw=20, fore=0, hind=0)),
        (0.45, dict(loin_pos=(0.02, 0.02, -0.06), loin=(4, 4, 8), chest=(2, -4, 10), neck=(0, 0, 8), head=(0, 0, 10), fore_L=0, hind=0, fore_free=0, hind_free=0, settle=0)),
        (0.8, dict(loin_pos=(0, 0.0, -0.16), loin=(8, -4, 24), chest=(4, 0, 16), neck=(2, 0, 16), head=(2, 0, 14), hips=(0, 0, -14), tail=(0, 0, -20), jaw=10, arm=(-40, -16, 0), elbow=(70, 0, 0), fore_free=0.7, hind_free=0.3, settle=0.4)),
        (1.1, dict(loin_pos=(0.02, 0, -0.3), loin=(2, 10, 40), chest=(2, 0, 26), neck=(4, 0, 28), head=(4, 0, 24), hips=(0, 0, -26), arm=(-54, -26, 0), elbow=(90, 0, 0), thigh=(40, -34, 0), shin=(-40, 0, 0), tail=(0, 0, -40), settle=1, **free)),
        (1.24, dict(loin=(0, 4, 42), chest=(0, 0, 30), neck=(-2, 0, 32), head=(-4, 0, 26), jaw=16, settle=1)),
        (1.6, dict(loin=(0, 14, 48), chest=(4, 0, 34), neck=(6, 0, 40), head=(6, 0, 36), hips=(0, 0, -34), tail=(-10, 0, -70), jaw=2, ear=(0, 10, 0), settle=1)),
        (1.85, dict(loin=(0, 14, 48), chest=(2, 0, 35), jaw=8, settle=1)),
        (2.2, dict(loin_pos=(0.02, 0.0, -0.32), loin=(0, 16, 50), chest=(5, 0, 36), neck=(8, 0, 42), head=(10, 8, 40), hips=(0, 0, -36), jaw=3, arm=(-56, -28, 0), elbow=(94, 0, 0), thigh=(42, -36, 0), shin=(-44, 0, 0), tail=(-20, 0, -84), ear=(0, 24, 0), settle=1, **free)),
    ], holds=True, steps=[1.1])  # fmt: skip
