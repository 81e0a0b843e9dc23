"""Savrip, a hunched giant: the head low between huge shoulders, knuckles on the ground. Heavy; grabs, lifts, slams."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import DARK, GLOW, IVORY, PALE, SKIN
from sculpt.patterns import lumps, wrinkles

BOX = ((-0.78, -0.78, -0.03), (0.78, 0.78, 1.62))
HEIGHT = 1.53
TINT = (1.0, 0.595, 0.02)

SET_BACK = 0.05
"""How far behind its own coordinates it stands: so its head and hands do not reach out of its cell."""

SKELETON = Skeleton(
    {
        "root": (None, (0, -SET_BACK, 0)),
        "hips": ("root", (0, 0.16, 0.56)),
        "belly": ("hips", (0, 0.13, 0.66)),
        "chest": ("belly", (0, 0.06, 0.84)),
        "neck": ("chest", (0, -0.14, 1.08)),
        "head": ("neck", (0, -0.29, 1.06)),
        "jaw": ("head", (0, -0.34, 0.97)),
        "tail": ("hips", (0, 0.30, 0.54)),
        "clav.L": ("chest", (0.16, 0.0, 1.08)),
        "arm.L": ("clav.L", (0.42, -0.02, 1.05)),
        "fore.L": ("arm.L", (0.575, 0.08, 0.63)),
        "hand.L": ("fore.L", (0.535, -0.17, 0.26)),
        "fingers.L": ("hand.L", (0.535, -0.27, 0.2)),
        "thigh.L": ("hips", (0.14, 0.15, 0.52)),
        "shin.L": ("thigh.L", (0.235, -0.05, 0.3)),
        "foot.L": ("shin.L", (0.235, 0.07, 0.1)),
        "chain.R": ("fore.R", (-0.6, 0.03, 0.33)),
    },
    {
        "step.L": Limb("thigh.L", "shin.L", "foot.L", tip=0.2, heel=0.1),
        "fist.L": Limb("arm.L", "fore.L", "hand.L", tip=None),
    },
    {"tail": ((0, 0.2, -0.2), 0.8, 2.2, 0.35), "jaw": ((0, -0.3, -0.08), 0.35, 3.5, 0.4), "chain.R": ((0, 0, -0.25), 1.0, 2.4, 0.2)},
)
SKELETON.place = {name: place + (0, SET_BACK, 0) for name, place in SKELETON.place.items()}


def sculpt(s):
    """Builds the figure in the field."""
    _torso(s)
    _legs(s)
    _arms(s)
    _relief(s)
    _head(s)
    s.lo = s.lo + (0, SET_BACK, 0)


def _torso(s):
    s.on("hips").ball((0, 0.16, 0.53), (0.22, 0.18, 0.16), blend=0.05)
    s.on("belly").ball((0, 0.05, 0.68), (0.245, 0.22, 0.2), (12, 0, 0), 0.08)
    s.on("chest").ball((0, -0.02, 0.93), (0.37, 0.26, 0.25), (22, 0, 0), 0.08)
    s.ball((0.02, 0.1, 1.13), (0.33, 0.25, 0.21), (30, 0, 0), 0.1)
    s.on("neck").tube([(0, 0.0, 1.14), (0, -0.18, 1.11), (0, -0.34, 1.05)], [0.22, 0.2, 0.145], 0.07)
    s.on("chest").tube([(0.05, -0.28, 1.07), (0.2, -0.09, 1.2), (0.4, -0.01, 1.14)], [0.08, 0.14, 0.13], 0.05, mirror=True)
    s.ball((0.17, -0.2, 0.89), (0.19, 0.095, 0.13), (-14, 20, -24), 0.02, mirror=True)
    s.on("belly").ball((0, -0.09, 0.66), (0.2, 0.155, 0.16), (8, 0, 0), 0.03)
    s.on("hips").tube([(-0.2, 0.0, 0.58), (0, -0.15, 0.53), (0.2, 0.0, 0.58)], [0.055, 0.085, 0.055], 0.03)
    s.on("belly")
    for z in (0.745, 0.66):
        s.tube([(-0.13, -0.2, z + 0.02), (0, -0.25, z), (0.13, -0.2, z + 0.02)], [0.006, 0.014, 0.006], 0.03, cut=True)
    s.on("chest").tube([(0.36, 0.07, 1.0), (0.32, 0.13, 0.82), (0.19, 0.16, 0.62)], [0.12, 0.11, 0.06], 0.035, mirror=True)
    _back(s)
    s.on("tail").tube([(0, 0.27, 0.53), (0, 0.36, 0.44), (0, 0.39, 0.35)], [0.1, 0.07, 0.03], 0.04)


def _back(s):
    """Planes, not scales: shoulder blades like shovels, the wedge of the trapezius, broad straps down to the loins, and
    between them a spine whose bones stand out of a deep furrow."""
    s.on("chest").tube([(0.36, 0.14, 1.03), (0.31, 0.24, 0.87), (0.15, 0.29, 0.66)], [0.1, 0.115, 0.06], 0.016, mirror=True)
    s.on("belly").tube([(0.1, 0.33, 0.92), (0.11, 0.32, 0.78), (0.09, 0.29, 0.63), (0.075, 0.27, 0.54)], [0.07, 0.076, 0.07, 0.05], 0.014, mirror=True)
    s.on("chest").ball((0.14, 0.08, 1.27), (0.2, 0.16, 0.11), (16, 24, 0), 0.02, mirror=True)
    s.block((0.215, 0.28, 1.09), (0.15, 0.075, 0.155), (32, -10, -20), 0.06, 0.16, 0.016, mirror=True)
    s.tube([(0.1, 0.29, 1.24), (0.24, 0.25, 1.235), (0.34, 0.17, 1.21)], [0.03, 0.046, 0.04], 0.016, mirror=True)
    s.tube([(0, 0.3, 1.24), (0, 0.4, 1.1), (0, 0.4, 0.92), (0, 0.36, 0.76), (0, 0.34, 0.6)], [0.03, 0.04, 0.042, 0.036, 0.026], 0.02, cut=True)
    for y, z, wide, tilt in ((0.05, 1.345, 0.085, 10), (0.17, 1.31, 0.1, 34), (0.275, 1.22, 0.094, 52), (0.34, 1.1, 0.08, 68), (0.355, 0.98, 0.066, 82), (0.335, 0.87, 0.056, 92), (0.305, 0.77, 0.05, 100)):
        s.on("chest" if z > 0.85 else "belly").block((0, y, z), (wide, 0.045, 0.062), (-tilt, 0, 0), 0.03, 0.0, 0.01, matter=PALE)


def _legs(s):
    s.on("thigh.L").tube([(0.13, 0.16, 0.51), (0.215, 0.03, 0.39), (0.235, -0.03, 0.3)], [0.155, 0.15, 0.09], 0.03, mirror=True)
    s.tube([(0.18, 0.0, 0.5), (0.27, -0.05, 0.4), (0.255, -0.08, 0.32)], [0.06, 0.085, 0.04], 0.016, mirror=True)
    s.ball((0.155, 0.25, 0.46), (0.135, 0.12, 0.13), blend=0.012, mirror=True)
    s.on("shin.L").tube([(0.235, -0.035, 0.3), (0.24, 0.04, 0.19), (0.235, 0.065, 0.1)], [0.09, 0.08, 0.065], 0.02, mirror=True)
    s.tube([(0.27, 0.07, 0.28), (0.275, 0.115, 0.21), (0.25, 0.1, 0.12)], [0.045, 0.075, 0.03], 0.012, mirror=True)
    s.ball((0.237, -0.085, 0.305), (0.068, 0.045, 0.062), blend=0.008, mirror=True)
    s.on("foot.L").ball((0.235, 0.03, 0.065), (0.1, 0.13, 0.07), blend=0.025, mirror=True)
    s.ball((0.238, 0.13, 0.055), (0.07, 0.06, 0.055), blend=0.02, mirror=True)
    for dx, dy in ((-0.08, 0.0), (0.008, -0.03), (0.095, 0.008)):
        toe = [(0.235 + dx * 0.6, -0.01, 0.08), (0.238 + dx, -0.105 + dy, 0.07), (0.238 + dx * 1.1, -0.19 + dy, 0.042)]
        s.tube(toe, [0.052, 0.053, 0.042], 0.009, mirror=True)
        s.ball((0.238 + dx * 1.1, -0.215 + dy, 0.06), (0.032, 0.036, 0.022), (24, 0, 0), 0.004, matter=IVORY, mirror=True)


def _arms(s):
    s.on("arm.L").ball((0.43, -0.03, 1.06), (0.195, 0.195, 0.185), (0, -25, 0), 0.03, mirror=True)
    s.ball((0.53, -0.02, 1.02), (0.115, 0.17, 0.2), (0, -22, 0), 0.012, mirror=True)
    for path, width in (
        ([(0.4, -0.17, 1.09), (0.5, -0.15, 0.93), (0.54, -0.05, 0.74)], [0.08, 0.1, 0.03]),
        ([(0.42, 0.1, 1.11), (0.54, 0.13, 0.95), (0.575, 0.12, 0.72)], [0.09, 0.11, 0.03]),
    ):
        s.tube(path, width, 0.01, mirror=True)
    s.tube([(0.45, -0.04, 0.97), (0.545, 0.02, 0.78), (0.572, 0.075, 0.63)], [0.13, 0.1, 0.068], 0.02, mirror=True)
    s.tube([(0.49, -0.1, 0.9), (0.535, -0.11, 0.78), (0.56, -0.01, 0.64)], [0.036, 0.088, 0.03], 0.01, mirror=True)
    # The elbow: a block of bone between two knobs, where the arm is thinnest.
    s.on("fore.L").block((0.582, 0.13, 0.615), (0.042, 0.052, 0.072), (24, 0, 0), 0.026, -0.2, 0.012, mirror=True)
    s.ball((0.635, 0.07, 0.635), (0.036, 0.045, 0.05), blend=0.012, mirror=True)
    s.ball((0.512, 0.06, 0.63), (0.036, 0.045, 0.05), blend=0.012, mirror=True)
    s.tube([(0.572, 0.08, 0.62), (0.59, -0.01, 0.47), (0.545, -0.15, 0.29)], [0.068, 0.11, 0.07], 0.02, mirror=True)
    s.tube([(0.615, 0.02, 0.7), (0.645, -0.03, 0.54), (0.585, -0.13, 0.34)], [0.034, 0.086, 0.04], 0.01, mirror=True)
    s.tube([(0.53, 0.03, 0.59), (0.515, -0.05, 0.47), (0.515, -0.13, 0.34)], [0.036, 0.076, 0.036], 0.01, mirror=True)
    s.tube([(0.585, 0.13, 0.6), (0.605, 0.05, 0.46), (0.575, -0.08, 0.3)], [0.035, 0.048, 0.034], 0.008, mirror=True)
    _irons(s)
    s.on("hand.L").block((0.535, -0.2, 0.19), (0.118, 0.075, 0.09), (28, 0, 8), 0.045, blend=0.02, mirror=True)
    s.tube([(0.45, -0.17, 0.22), (0.385, -0.25, 0.17), (0.4, -0.33, 0.1), (0.43, -0.36, 0.06)], [0.058, 0.056, 0.046, 0.036], 0.01, mirror=True)
    s.ball((0.385, -0.262, 0.172), (0.045, 0.04, 0.042), blend=0.006, mirror=True)
    s.on("fingers.L")
    for i, dx in enumerate((-0.09, 0.0, 0.088)):
        x, out = 0.538 + dx, 0.013 * (i - 1)
        s.tube([(x, -0.24, 0.235), (x + out, -0.34, 0.15), (x + out, -0.3, 0.052), (x, -0.19, 0.055)], [0.044, 0.05, 0.046, 0.034], 0.005, mirror=True)
        s.ball((x + out * 0.8, -0.352, 0.165), (0.044, 0.03, 0.044), (30, 0, 0), 0.005, mirror=True)


def _irons(s):
    """It has been somebody's captive: an iron round each wrist, and on its right what is left of the chain."""
    s.on("fore.L").block((0.553, -0.1, 0.345), (0.118, 0.112, 0.058), (-34, 8, 0), 0.026, blend=0.004, matter=IVORY, mirror=True)
    for dx in (-0.06, 0.06):
        s.ball((0.553 + dx, -0.2, 0.405), 0.022, blend=0.006, matter=IVORY, mirror=True)
    s.on("chain.R")
    links = np.linspace(0, 2 * np.pi, 13)
    for n, z in enumerate((0.275, 0.19, 0.105)):
        way = np.array([0, 1, 0]) if n % 2 else np.array([1, 0, 0])
        s.tube([np.array([-0.6, 0.03, z]) + 0.038 * np.cos(a) * way + (0, 0, 0.056 * np.sin(a)) for a in links], 0.019, 0.002, matter=IVORY)


def _relief(s):
    """Hide: folds at belly, neck and breast; the rest is kept clean for the light. The back is silver, as old males' are."""
    s.on("chest")
    s.tube([(0, -0.27, 0.98), (0, -0.31, 0.87), (0, -0.25, 0.78)], [0.012, 0.016, 0.008], 0.03, cut=True)
    s.relief(lumps(6.5, 3), 0.009)
    s.relief(wrinkles((9, 9, 18), 5), 0.018, (0, -0.11, 0.66), (0.36, 0.26, 0.24))
    s.relief(wrinkles((9, 9, 18), 6), 0.018, (0, -0.27, 1.06), (0.3, 0.24, 0.17))
    s.paint((0, 0.3, 0.86), (0.36, 0.3, 0.56), (8, 0, 0), PALE, over=SKIN, where=lambda x, y, z: (np.abs(x) < 0.1 + 0.42 * np.clip(z - 0.5, 0, 1) ** 0.9) & (y > 0.12 - 0.3 * (z - 1.0)) & (np.abs(x) < 0.36))


RAISED = np.array([0, 0, 0.1])
"""How much higher than its own coordinates the head is carried: so that it shows over the hump from behind."""


def _head(s):
    h = s.layer(RAISED)
    h.on("head").ball((0, -0.4, 0.95), (0.155, 0.19, 0.135), (10, 0, 0))
    # Planes: a lintel of a brow, cheekbones like corners, a box of a muzzle with a flat bridge.
    h.block((0.08, -0.53, 1.035), (0.105, 0.055, 0.036), (-16, 10, -20), 0.018, 0.0, 0.012, mirror=True)
    h.block((0, -0.43, 1.05), (0.12, 0.13, 0.04), (-14, 0, 0), 0.03, -0.2, 0.04)
    h.block((0.145, -0.5, 0.925), (0.042, 0.095, 0.04), (-14, -16, -26), 0.018, 0.0, 0.016, mirror=True)
    h.block((0, -0.58, 0.895), (0.092, 0.105, 0.062), (-16, 0, 0), 0.026, -0.14, 0.016)
    h.block((0, -0.6, 0.955), (0.034, 0.085, 0.03), (-30, 0, 0), 0.014, 0.0, 0.012)
    h.ball((0.044, -0.67, 0.9), (0.038, 0.034, 0.03), (0, 20, 0), 0.008, mirror=True)
    h.ball((0.088, -0.59, 0.965), (0.062, 0.05, 0.04), (0, 14, -25), 0.008, cut=True, mirror=True)
    h.ball((0.046, -0.7, 0.895), (0.019, 0.026, 0.013), (0, -30, 0), 0.006, cut=True, mirror=True)
    # Ears like leaves, torn on its right: they stand up over the shoulders, so that there is a head from behind too.
    leaf = (0.55, 0.8, 0.25)
    h.tube([(0.13, -0.41, 1.0), (0.26, -0.41, 1.17), (0.4, -0.37, 1.3), (0.53, -0.29, 1.41)], [0.06, 0.11, 0.09, 0.008], 0.018, (leaf, 0.4), mirror=True)
    h.tube([(0.2, -0.47, 1.07), (0.31, -0.47, 1.2), (0.44, -0.42, 1.32)], [0.02, 0.06, 0.01], 0.012, (leaf, 0.5), cut=True, mirror=True)
    h.ball((-0.46, -0.38, 1.26), (0.045, 0.09, 0.05), (0, -30, 0), 0.004, cut=True)
    jaw = s.layer(RAISED).on("jaw")
    lip = [(0.155, -0.37, 0.86), (0.165, -0.51, 0.79), (0.105, -0.64, 0.785), (0, -0.67, 0.78)]
    lip += [(-x, y, z) for x, y, z in reversed(lip[:-1])]
    jaw.tube(lip, [0.062, 0.058, 0.052, 0.048, 0.052, 0.058, 0.062], 0.025)
    jaw.block((0, -0.54, 0.765), (0.14, 0.14, 0.045), (-8, 0, 0), 0.04, blend=0.025)
    jaw.block((0, -0.685, 0.755), (0.06, 0.033, 0.04), (14, 0, 0), 0.025, blend=0.02)
    jaw.ball((0.172, -0.41, 0.82), (0.038, 0.06, 0.062), blend=0.016, mirror=True)
    jaw.ball((0, -0.59, 0.84), (0.085, 0.11, 0.038), blend=0.025, cut=True)
    h.trim(jaw, 0.012, 0.008)
    h.paint((0, -0.58, 0.845), (0.1, 0.13, 0.03))
    h.join(jaw, 0.002)
    h.on("head").tube([(-0.105, -0.62, 0.875), (0, -0.665, 0.873), (0.105, -0.62, 0.875)], [0.01, 0.014, 0.01], 0.008)
    # Tusks: one whole, one broken long ago.
    h.on("jaw")
    for side, path, width in (
        (1, [(0.105, -0.645, 0.795), (0.2, -0.69, 0.84), (0.27, -0.675, 0.93), (0.262, -0.645, 1.02)], [0.05, 0.05, 0.037, 0.005]),
        (-1, [(0.105, -0.645, 0.795), (0.2, -0.69, 0.84), (0.268, -0.675, 0.91), (0.274, -0.665, 0.94)], [0.05, 0.05, 0.042, 0.034]),
    ):
        h.tube([(side * x, y, z) for x, y, z in path], width, 0.004, matter=IVORY)
        h.tube([(side * 0.12, -0.61, 0.815), (side * 0.17, -0.66, 0.8), (side * 0.125, -0.69, 0.8), (side * 0.09, -0.665, 0.81)], [0.02, 0.025, 0.023, 0.016], 0.012)
    h.ball((-0.278, -0.665, 0.965), (0.042, 0.042, 0.025), (15, 30, 0), 0.003, cut=True)
    for x in (0.042, 0.0, -0.042):
        h.spike((x, -0.665, 0.8), (x, -0.675, 0.855 - 0.2 * abs(x)), 0.017)
    h.on("head").ball((0.087, -0.6, 0.955), (0.042, 0.035, 0.033), matter=GLOW, blend=0, mirror=True)
    h.paint((0.083, -0.636, 0.955), (0.009, 0.026, 0.028), matter=DARK, mirror=True)
    h.tube([(0.026, -0.645, 0.97), (0.085, -0.65, 0.995), (0.145, -0.585, 1.0)], [0.015, 0.02, 0.014], 0.01, mirror=True)
    h.tube([(0.042, -0.64, 0.925), (0.092, -0.635, 0.917), (0.135, -0.59, 0.93)], [0.008, 0.014, 0.008], 0.008, mirror=True)
    s.join(h, 0.025)
    s.relief(wrinkles((18, 18, 28), 7), 0.005, (0, -0.52, 1.04), (0.2, 0.25, 0.2))


REACH, CYCLE, STANCE = 0.27, 27 / 24, 0.56
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R", "fingers.L", "fingers.R")
BLOWS = {"attack": "Slam", "attack_heavy": "Slam", "push": "Ram", "block": "Slam", "finisher": "Slam"}

HEAVY = {"neck": (3.2, 0.5), "head": (2.8, 0.42), "chest": (5, 0.7)}
"""The head comes late after every blow."""
FIST = ("hand.L", (0, -0.12, -0.05))


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=HEAVY, **more)
    return [
        Clip.round(SKELETON, "idle", 5.0, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        _turn(),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """Rolls its weight from one side to the other, breathing deep."""
    roll, breath = wave(t), wave(t, 0.1, 2)
    return dict(
        hips_pos=(0.03 * roll, 0, -0.014 - 0.012 * breath), hips=(0, 2.2 * roll, 1.5 * wave(t, 0.2)),
        belly=(1.2 * breath, -1.5 * roll, 0), chest=(-2.4 * wave(t, 0.08, 2), -1.8 * wave(t, 0.05), -1.5 * wave(t, 0.1)),
        clav=(0, -2.6 * breath, 0), neck=(1.5 * wave(t, 0.2, 2), 0, 5 * wave(t, -0.1)),
        head=(-2 + 1.5 * wave(t, 0.3, 2), 2 * wave(t, 0.2), 8 * wave(t, -0.15)), jaw=(3 + 3 * wave(t, 0.25, 2), 0, 0),
        fist=(0, 0, 0), step=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Looks about, thumps the ground with one fist, twice, and snorts."""
    up, low = dict(fist_R=(0.02, -0.06, 0.34), fist_R_roll=-20), dict(fist_R=(0.01, -0.05, 0), fist_R_roll=0)
    return key("fidget", 4.5, [
        (0.6, dict(neck=(-4, 0, 14), head=(-6, 0, 18), hips_pos=(0.03, 0, -0.02), fist_R=0, jaw=2)),
        (1.15, dict(neck=(-4, 0, 12), head=(-4, 6, 16), hips_pos=(0.04, 0, -0.02))),
        (1.7, dict(neck=(0, 0, -8), head=(2, 0, -14), hips_pos=(0.06, 0.02, 0.0), chest=(-6, 5, -7), clav_R=(0, 14, 0), **up)),
        (1.95, dict(hips_pos=(0.06, 0.02, 0.01), chest=(-8, 6, -8), clav_R=(0, 16, 0), fist_R=(0.02, -0.06, 0.38), fist_R_roll=-24)),
        (2.08, dict(hips_pos=(0, -0.03, -0.05), chest=(7, -2, 4), clav_R=(0, -6, 0), head=(6, 0, -10), jaw=10, **low)),
        (2.25, dict(hips_pos=(0, -0.02, -0.04), chest=(5, -1, 3), fist_R=(0.01, -0.05, 0))),
        (2.55, dict(hips_pos=(0.05, 0.02, 0), chest=(-5, 4, -6), clav_R=(0, 12, 0), head=(0, 0, -8), jaw=3, **up)),
        (2.68, dict(hips_pos=(0, -0.03, -0.06), chest=(8, -2, 4), clav_R=(0, -6, 0), **low)),
        (3.0, dict(hips_pos=(0, -0.02, -0.05), chest=(6, 0, 2), neck=(6, 0, 0), head=(10, 0, 0), jaw=2, fist_R=(0.01, -0.05, 0))),
        (3.3, dict(chest=(-5, 0, 0), neck=(-8, 0, 0), head=(-12, 0, 0), jaw=16)),
        (3.45, dict(chest=(3, 0, 0), neck=(5, 0, 0), head=(6, 0, 4), jaw=4)),
    ], steps=[2.08, 2.68])  # fmt: skip


def _walk(t):
    """On knuckles, the fist of one side with the foot of the other, the whole trunk rolling over each step."""
    left, left_roll = stride(t, 0.0, REACH, 0.12, STANCE, swing=0.03)
    right, right_roll = stride(t, 0.5, REACH, 0.12, STANCE, swing=-0.03)
    near, _ = stride(t, 0.56, REACH, 0.14, STANCE)
    far, _ = stride(t, 0.06, REACH, 0.14, STANCE)
    return dict(
        step_L=left, step_L_roll=left_roll, step_R=right, step_R_roll=right_roll, fist_L=near, fist_R=far,
        fist_L_roll=-30 * max(0, near[2]) / 0.14, fist_R_roll=-30 * max(0, far[2]) / 0.14,
        hips_pos=(0.05 * wave(t, -0.05), 0, -0.06 + 0.024 * wave(t, -0.13, 2)),
        hips=(3 + 2 * wave(t, 0, 2), 5 * wave(t, -0.08), 8 * wave(t, -0.25)), belly=(2, -4 * wave(t, -0.08), -6 * wave(t, -0.25)),
        chest=(3 + 2 * wave(t, 0.05, 2), -5 * wave(t, -0.12), -10 * wave(t, -0.25)),
        clav=(0, -3, 0), neck=(-3 - 2 * wave(t, 0.05, 2), 2 * wave(t), 5 * wave(t, -0.25)),
        head=(-2 - 3 * wave(t, 0.12, 2), 3 * wave(t, -0.02), 4 * wave(t, -0.25)), jaw=(4 + 3 * wave(t, 0.2, 2), 0, 0),
    )  # fmt: skip


def _turn():
    """Shuffles round on feet and fists."""
    def at(t):
        feet = paces(t, ("fist_L", "step_L", "step_R", "fist_R"), 0.09)
        return dict(
            hips_pos=(-0.035 * wave(t, 0), 0, -0.03 + 0.012 * wave(t, 0, 4)), hips=(2, -4 * wave(t), 5 * wave(t, 0.1)),
            chest=(4, 3 * wave(t), 7 * wave(t, 0.05)), neck=(0, 0, 8 * wave(t, 0.1)), head=(-4, 0, 12 * wave(t, 0.12)), **feet,
        )  # fmt: skip
    return Clip.round(SKELETON, "turn", 1.25, at, steps=[0.31, 0.62, 0.94, 1.25])


def _greetings(key):
    """Rears up and roars when it is chosen; beats its chest when it has won; sinks when it has lost."""
    open_ = dict(fist=(0.08, -0.12, 0.52), fist_roll=-70, fist_pole=(0.5, 0.2, 0))
    yield key("select", 1.9, [
        (0.25, dict(hips_pos=(0, 0.03, -0.07), chest=(9, 0, 0), neck=(8, 0, 0), head=(6, 0, 0), jaw=0, fist=(0, 0, 0.0))),
        (0.7, dict(hips_pos=(0, 0.05, 0.06), hips=(-10, 0, 0), belly=(-8, 0, 0), chest=(-16, 0, 0), neck=(6, 0, 0), head=(-6, 0, 0), jaw=18, clav=(0, -14, 0), **open_)),
        (0.95, dict(hips_pos=(0, 0.05, 0.07), chest=(-19, 0, 0), neck=(2, 0, 0), head=(-16, 0, 0), jaw=30, fist=(0.1, -0.14, 0.56))),
        (1.2, dict(hips_pos=(0, 0.05, 0.05), hips=(-9, 0, 0), belly=(-7, 0, 0), chest=(-17, 0, 3), neck=(0, 0, 0), head=(-14, 0, -7), jaw=30, clav=(0, -13, 0), **open_)),
        (1.5, dict(hips_pos=(0, 0, -0.05), hips=(4, 0, 0), belly=(2, 0, 0), chest=(8, 0, 0), neck=(-4, 0, 0), head=(2, 0, 0), jaw=6, clav=(0, 4, 0), fist=(0, 0, 0), fist_roll=0, fist_pole=(0, 0, 0))),
    ], steps=[1.5])  # fmt: skip
    high, beat = dict(fist=(0.02, -0.06, 0.62), fist_roll=-60), dict(fist_roll=-100)
    keys = [
        (0.3, dict(hips_pos=(0, 0.02, -0.07), chest=(8, 0, 0), head=(6, 0, 0), fist=(0, 0, 0))),
        (0.7, dict(hips_pos=(0, 0.05, 0.05), hips=(-9, 0, 0), belly=(-7, 0, 0), chest=(-14, 0, 0), neck=(4, 0, 0), head=(-8, 0, 0), jaw=20, fist_pole=(0.9, 0.3, 0.3), clav=(0, -8, 0), **high)),
    ]
    for i in range(6):
        near, far = ("L", "R") if i % 2 else ("R", "L")
        side = 1 if i % 2 else -1
        time = 0.9 + 0.17 * i
        keys.append((time, {f"fist_{near}": (-side * 0.28, -0.16, 0.66), f"fist_{near}_roll": -100, f"fist_{far}": (-side * 0.02, -0.12, 0.66),
                            "chest": (-13, 0, 4 * side), "head": (-9, 0, -4 * side), "hips_pos": (0.015 * side, 0.05, 0.05)}))  # fmt: skip
    keys += [
        (2.05, dict(chest=(-19, 0, 0), neck=(0, 0, 0), head=(-16, 0, 0), jaw=32, fist=(0.06, -0.14, 0.6), clav=(0, -16, 0))),
        (2.5, dict(hips_pos=(0, 0.05, 0.06), hips=(-9, 0, 0), belly=(-7, 0, 0), chest=(-18, 0, 0), neck=(0, 0, 0), head=(-18, 0, 8), jaw=30, fist_roll=-70, fist_pole=(0.5, 0.2, 0), clav=(0, -15, 0))),
        (2.85, dict(hips_pos=(0, 0, -0.05), hips=(3, 0, 0), belly=(2, 0, 0), chest=(8, 0, 0), neck=(0, 0, 0), head=(3, 0, 0), jaw=6, clav=(0, 3, 0), fist=(0, 0, 0), fist_roll=0, fist_pole=(0, 0, 0))),
    ]
    yield key("victory", 3.2, keys, steps=[2.85])
    yield key("defeat", 2.4, [
        (0.5, dict(hips_pos=(0, 0.0, 0.01), chest=(-4, 0, 0), neck=(-3, 0, 0), head=(-8, 0, 0), jaw=8, fist=(0, 0, 0))),
        (1.2, dict(hips_pos=(0, 0.04, -0.13), hips=(5, 0, 0), belly=(5, 0, 0), chest=(9, 0, 0), neck=(12, 0, 0), head=(14, 0, 8), jaw=2, clav=(0, 9, 0))),
        (1.7, dict(hips_pos=(0, 0.05, -0.16), chest=(11, 0, 0), neck=(17, 0, 0), head=(20, 0, 12))),
        (2.4, dict(hips_pos=(0, 0.05, -0.16), hips=(6, 0, 0), belly=(6, 0, 0), chest=(11, 0, 0), neck=(17, 0, 0), head=(21, 0, 14), jaw=5, clav=(0, 10, 0), fist=(0, 0, 0))),
    ], holds=True)  # fmt: skip


def _blows(key):
    """The slam, the lift, the shove and the end of a fight."""
    up = dict(fist_roll=-150, fist_pole=(1.1, -0.1, 0.2), clav=(0, -24, 0))
    wind = [
        (0.22, dict(hips_pos=(0.01, 0.02, -0.07), hips=(6, 0, 0), belly=(7, 0, 0), chest=(8, 0, 0), neck=(-8, 0, 0), head=(-6, 0, 0), jaw=2, fist=(0.0, 0.0, 0.04), clav=(0, 4, 0))),
        (0.46, dict(fist=(-0.12, -0.24, 0.62), fist_roll=-60, fist_pole=(0.8, 0.2, 0.3))),
        (0.74, dict(hips_pos=(0.05, 0.06, 0.04), hips=(-12, 3, -4), belly=(-14, 0, 0), chest=(-16, 0, 0), neck=(8, 0, 0), head=(4, 0, 0), jaw=26, fist=(-0.3, 0.02, 1.14), **up)),
        (0.86, dict(hips_pos=(0.05, 0.07, 0.05), hips=(-14, 3, -5), belly=(-17, 0, 0), chest=(-20, 0, 0), neck=(12, 0, 0), head=(8, 0, 0), jaw=30, fist=(-0.31, 0.1, 1.17), fist_roll=-165)),
        (0.93, dict(fist=(-0.34, -0.46, 0.9), fist_roll=-90)),
    ]
    fallen = dict(fist=(-0.36, -0.56, 0.06), fist_roll=-20, fist_pole=(0.8, 0.2, 0.5))
    yield key("attack", 1.85, [
        *wind,
        (1.0, dict(hips_pos=(0, -0.09, -0.09), hips=(15, 0, 2), belly=(16, 0, 0), chest=(17, 0, 0), neck=(-34, 0, 0), head=(-24, 0, 0), jaw=2, clav=(0, 8, -12), **fallen)),
        (1.12, dict(hips_pos=(0, -0.1, -0.12), chest=(16, 0, 0), neck=(-32, 0, 0), head=(-26, 0, 0), jaw=22, fist=(-0.36, -0.56, 0.05))),
        (1.36, dict(hips_pos=(0, -0.08, -0.09), hips=(12, 0, 0), belly=(13, 0, 0), chest=(12, 0, 0), neck=(-24, 0, 0), head=(-18, 0, 6), jaw=10, clav=(0, 4, -8), **fallen)),
        (1.6, dict(hips_pos=(0, -0.02, -0.03), fist=(-0.1, -0.22, 0.12), fist_roll=-10, fist_pole=(0.3, 0.1, 0.1))),
    ], contact=1.0, weapon=FIST, steps=[1.0])  # fmt: skip
    grip = dict(fist=(-0.36, -0.5, 0.12), fist_roll=-45, fist_pole=(0.7, 0.2, 0.4))
    aloft = dict(hips=(-10, 0, 0), belly=(-13, 0, 0), chest=(-16, 0, 0), neck=(10, 0, 0), head=(4, 0, 0), clav=(0, -24, 0), fist_roll=-150)
    reach = [
        (0.22, dict(hips_pos=(0, 0.05, -0.03), hips=(-5, 0, 0), chest=(-4, 0, 0), fist=(0.05, 0.05, 0.06), fingers=(0, 0, 0))),
        (0.46, dict(fist=(-0.2, -0.48, 0.14), fist_roll=-45, fingers=(-45, 0, 0))),
        (0.6, dict(hips_pos=(0, -0.07, -0.14), hips=(20, 0, 0), belly=(14, 0, 0), chest=(12, 0, 0), neck=(-16, 0, 0), head=(-14, 0, 0), jaw=4, clav=(0, 10, -14), fingers=(8, 0, 0), **grip)),
        (0.78, dict(hips_pos=(0, -0.05, -0.17), fist=(-0.37, -0.49, 0.1))),
        (1.1, dict(fist=(-0.35, -0.42, 0.72), fist_roll=-85)),
    ]
    yield key("attack_heavy", 2.4, [
        *reach,
        (1.34, dict(hips_pos=(0, 0.02, 0.04), jaw=30, fist=(-0.31, -0.14, 1.12), fist_pole=(1.2, -0.1, 0), fingers=(8, 0, 0), **aloft)),
        (1.5, dict(hips_pos=(0.03, 0.02, 0.03), head=(4, 0, 12), fist=(-0.31, -0.12, 1.07))),
        (1.62, dict(hips_pos=(-0.03, 0.02, 0.04), hips=(-9, -4, -4), head=(4, 0, -12), jaw=30, fist=(-0.32, -0.06, 1.15), **{k: v for k, v in aloft.items() if k not in ("head", "hips")})),
        (1.72, dict(fist=(-0.34, -0.5, 0.9), fist_roll=-80)),
        (1.8, dict(hips_pos=(0, -0.1, -0.13), hips=(8, 0, 0), belly=(0, 0, 0), chest=(-4, 0, 0), neck=(-22, 0, 0), head=(14, 0, 0), jaw=30, clav=(0, 14, -4), fist=(-0.34, -0.56, 0.14), fist_roll=-25, fingers=(-30, 0, 0), fist_pole=(0.7, 0.2, 0.4))),
        (2.02, dict(hips_pos=(0, -0.09, -0.16), chest=(0, 0, 0), neck=(-20, 0, 0), head=(10, 0, 0), jaw=18, fist=(-0.34, -0.54, 0.1))),
    ], contact=1.8, weapon=FIST, steps=[1.8])  # fmt: skip
    yield key("push", 1.5, [
        (0.36, dict(hips_pos=(0, 0.09, -0.08), hips=(6, 0, 0), chest=(-6, 0, 0), neck=(6, 0, 0), head=(-4, 0, 0), fist=(0.02, 0.05, 0.42), fist_roll=-60, fist_pole=(0.6, 0.2, 0), clav=(0, 0, 10), jaw=4)),
        (0.48, dict(hips_pos=(0, 0.1, -0.09), chest=(-8, 0, 0), fist=(0.03, 0.06, 0.45))),
        (0.6, dict(hips_pos=(0, -0.13, -0.08), hips=(10, 0, 0), belly=(4, 0, 0), chest=(4, 0, 0), neck=(-6, 0, 0), head=(-8, 0, 0), fist=(-0.18, -0.62, 0.44), fist_roll=-80, clav=(0, 0, -16), jaw=22)),
        (0.82, dict(hips_pos=(0, -0.14, -0.09), hips=(10, 0, 0), chest=(5, 0, 0), fist=(-0.18, -0.64, 0.42), fist_roll=-80, jaw=24)),
        (1.2, dict(hips_pos=(0, -0.03, -0.05), chest=(5, 0, 0), fist=(0, -0.14, 0.1), fist_roll=-15)),
    ], contact=0.6, weapon=FIST, steps=[1.3])  # fmt: skip
    yield key("finisher", 3.2, [
        *reach,
        (1.34, dict(hips_pos=(0, 0.03, 0.05), jaw=30, fist=(-0.31, -0.1, 1.15), fist_pole=(1.2, -0.1, 0), fingers=(8, 0, 0), **aloft)),
        (1.52, dict(hips_pos=(0.02, 0.05, 0.06), chest=(-20, 0, 0), fist=(-0.31, 0.04, 1.2), fist_roll=-165)),
        (1.62, dict(fist=(-0.34, -0.5, 0.85), fist_roll=-80)),
        (1.69, dict(hips_pos=(0, -0.11, -0.16), hips=(9, 0, 0), belly=(1, 0, 0), chest=(-3, 0, 0), neck=(-22, 0, 0), head=(14, 0, 0), jaw=30, clav=(0, 14, -4), fist=(-0.36, -0.55, 0.06), fist_roll=-20, fist_pole=(0.8, 0.2, 0.5))),
        (1.86, dict(hips_pos=(0, -0.1, -0.14), hips=(17, 0, 0), chest=(15, 0, 0), fist_L=(-0.36, -0.55, 0.05), fist_R=(0.36, -0.55, 0.05))),
        (2.08, dict(hips_pos=(0.03, -0.06, -0.06), chest=(2, 4, -10), fist_R=(0.3, -0.3, 0.8), fist_R_roll=-110, fist_L=(-0.34, -0.53, 0.05), jaw=22)),
        (2.2, dict(hips_pos=(0, -0.1, -0.14), chest=(16, -3, 8), fist_R=(0.32, -0.56, 0.05), fist_R_roll=-20, jaw=8)),
        (2.4, dict(hips_pos=(0, -0.1, -0.13), hips=(15, 0, 0), belly=(14, 0, 0), chest=(13, 0, 0), neck=(-26, 0, 0), head=(-18, 0, 5), jaw=26, fist=(-0.33, -0.53, 0.05), fist_roll=-20)),
        (2.8, dict(hips_pos=(0, -0.03, -0.05), chest=(4, 0, 0), head=(-8, 0, 0), jaw=12, fist=(-0.08, -0.16, 0.1), fist_roll=-10, fist_pole=(0.2, 0, 0))),
    ], contact=1.69, weapon=FIST, steps=[1.69, 2.2])  # fmt: skip


def _answers(key):
    """What it does when others strike."""
    yield key("hit", 0.95, [
        (0.1, dict(hips_pos=(0.02, 0.1, 0.01), hips=(-9, 5, 10), belly=(-8, 3, 7), chest=(-9, 4, 10), neck=(9, 0, 7), head=(7, 6, 11), jaw=26, fist_L=(0, 0.02, 0.08), fist_R=(0.0, 0.0, 0.02))),
        (0.17, dict(step_R=(0, 0.06, 0.05))),
        (0.24, dict(hips_pos=(0, 0.12, -0.05), hips=(-5, 3, 6), neck=(-8, 0, -4), head=(-6, -3, -4), step_R=(0, 0.1, 0.0), fist=(0, 0.03, 0))),
        (0.55, dict(hips_pos=(0, 0.07, -0.04), chest=(4, 0, 2), jaw=8, step_R=(0, 0.1, 0), fist=(0, 0.03, 0))),
        (0.72, dict(step_R=(0, 0.06, 0.05))),
    ], steps=[0.24, 0.85])  # fmt: skip
    yield key("pushed", 1.25, [
        (0.14, dict(hips_pos=(0, 0.12, 0.02), hips=(-14, 0, 0), belly=(-9, 0, 0), chest=(-12, 0, 0), neck=(14, 0, 0), head=(10, 0, 0), jaw=20, fist=(0.05, -0.12, 0.26), fist_roll=-40, step_L=(0, 0, 0))),
        (0.32, dict(hips_pos=(0, 0.13, -0.05), step_L=(0, 0.08, 0.07), fist=(0.04, -0.08, 0.16))),
        (0.46, dict(hips_pos=(0, 0.12, -0.13), hips=(8, 0, 0), belly=(7, 0, 0), chest=(10, 0, 0), neck=(-16, 0, 0), head=(-12, 0, 0), jaw=6, fist=(0.0, -0.03, 0), fist_roll=0, step_L=(0, 0.14, 0))),
        (0.75, dict(hips_pos=(0, 0.09, -0.12), chest=(8, 0, 0), head=(-8, 0, 4), fist=(0, -0.03, 0), step_L=(0, 0.14, 0))),
        (0.98, dict(hips_pos=(0, 0.03, -0.04), step_L=(0, 0.06, 0.06), fist=(0, -0.02, 0))),
    ], steps=[0.46, 1.15])  # fmt: skip
    guard = dict(fist=(-0.3, -0.34, 0.62), fist_roll=-120, fist_pole=(0.9, -0.1, -0.3), clav=(0, -4, -14))
    yield key("block", 1.5, [
        (0.22, dict(hips_pos=(0, 0.07, -0.1), hips=(3, 0, 0), belly=(4, 0, 0), chest=(6, 0, 0), neck=(10, 0, 0), head=(8, 0, 0), jaw=0, **guard)),
        (0.3, dict(hips_pos=(0, 0.11, -0.14), chest=(2, 0, 0), neck=(14, 0, 0), head=(12, 0, 0), fist=(-0.3, -0.26, 0.6))),
        (0.55, dict(hips_pos=(0, 0.09, -0.11), chest=(-2, 0, 0), neck=(6, 0, 0), head=(2, 0, 0), jaw=8, **guard)),
        (0.68, dict(hips_pos=(0, 0.08, -0.09), chest=(-8, 0, -16), fist_R=(0.12, 0.0, 0.62), fist_R_roll=-110, fist_L=(-0.28, -0.3, 0.58), fist_L_roll=-120)),
        (0.82, dict(hips_pos=(0, -0.08, -0.05), hips=(8, 0, 8), belly=(6, 0, 6), chest=(8, 0, 20), neck=(-12, 0, -10), head=(-8, 0, -6), jaw=24, fist_R=(0.2, -0.66, 0.55), fist_R_roll=-80, fist_R_pole=(-0.9, 0, 0), fist_L=(-0.1, -0.1, 0.3), fist_L_roll=-60, clav=(0, 0, 0))),
        (1.0, dict(hips_pos=(0, -0.07, -0.06), chest=(8, 0, 18), fist_R=(0.2, -0.62, 0.5), fist_R_roll=-75)),
        (1.3, dict(hips_pos=(0, 0, -0.04), chest=(4, 0, 4), fist=(0, -0.06, 0.08), fist_roll=-10, fist_pole=(0, 0, 0))),
    ], contact=0.82, weapon=("hand.R", (0, -0.12, -0.05)), steps=[1.45])  # fmt: skip


def _ends(key):
    """Two deaths: spun off its feet onto its side and over; and sat down, as one who rests."""
    limp = dict(fist_free=1.0, step_free=1.0)
    yield key("death", 2.4, [
        (0.0, dict(fist_free=0, step_free=0, settle=0)),
        (0.12, dict(hips_pos=(0.02, 0.08, 0.03), hips=(-8, -8, -26), belly=(-4, 0, -10), chest=(-8, -6, -22), neck=(6, 0, -10), head=(8, 0, -24), jaw=30, fist=(0.06, -0.1, 0.3), fist_roll=-50)),
        (0.34, dict(hips_pos=(-0.1, 0.1, -0.08), hips=(4, -18, -40), chest=(4, -10, -10), head=(-4, 0, -10), step_R=(-0.14, 0.12, 0), fist_L=(0.0, -0.2, 0.5), fist_free=0.3, step_free=0, settle=0)),
        (0.6, dict(hips_pos=(-0.2, 0.06, -0.06), hips=(20, -52, -70), chest=(0, -10, 0), neck=(0, 16, 0), head=(0, 10, 0), arm_L=(-60, -70, 0), step_R=(-0.14, 0.12, 0), settle=0.3, fist_free=1.0, step_free=0.7)),
        (0.84, dict(hips_pos=(-0.16, 0, -0.3), hips=(45, -94, -101), belly=(4, 0, 0), chest=(2, -4, 0), neck=(4, 20, 0), head=(6, 14, 0), jaw=34, arm_L=(-90, -40, 0), fore_L=(-30, 0, 0), arm_R=(-50, 10, 0), fore_R=(-30, 0, 0), thigh_L=(-30, -34, 0), shin_L=(40, 0, 0), thigh_R=(-10, 0, 0), shin_R=(14, 0, 0), settle=1, **limp)),
        (1.02, dict(hips=(47, -82, -101), chest=(4, 2, 0), neck=(2, 4, 0), head=(2, 0, 0), thigh_L=(-60, -20, 0), settle=1)),
        (1.3, dict(hips=(60, -54, -92), chest=(6, 0, 0), neck=(-8, 0, 0), head=(-10, 0, 10), arm_L=(-120, -40, 0), fore_L=(-10, 0, 0), arm_R=(-10, 24, 0), thigh_L=(-20, -10, 0), jaw=16, settle=1)),
        (1.45, dict(hips=(84, -6, -80), chest=(4, 0, 0), neck=(-30, 0, 0), head=(-20, 0, 20), arm_L=(-146, -50, 0), arm_R=(16, 26, 0), fore_R=(10, 0, 0), thigh_L=(14, -14, 0), shin_L=(6, 0, 0), settle=1)),
        (1.62, dict(hips=(78, -10, -80), neck=(-22, 0, 0), settle=1)),
        (2.4, dict(hips_pos=(-0.16, -0.02, -0.34), hips=(83, -8, -80), belly=(6, 0, 0), chest=(4, 0, 0), neck=(-26, 0, 0), head=(-14, 0, 34), jaw=10, arm_L=(-142, -54, 0), fore_L=(-12, 0, 0), arm_R=(18, 28, 0), fore_R=(12, 0, 0), thigh_L=(14, -18, 0), shin_L=(8, 0, 0), thigh_R=(10, 14, 0), shin_R=(6, 0, 0), settle=1, **limp)),
    ], holds=True, steps=[0.34, 0.84])  # fmt: skip
    yield key("crumple", 2.6, [
        (0.0, dict(fist_free=0, step_free=0, settle=0)),
        (0.16, dict(hips_pos=(0.02, 0.06, -0.03), chest=(8, 3, 6), neck=(10, 0, 0), head=(12, 0, 8), jaw=22, fist_L=(-0.3, -0.1, 0.4), fist_L_roll=-80)),
        (0.6, dict(hips_pos=(-0.04, 0.06, -0.12), hips=(2, -6, 0), belly=(6, 0, 0), chest=(4, -6, 0), neck=(-6, 0, 0), head=(-10, 0, -12), jaw=14, fist_L=(-0.32, -0.08, 0.36))),
        (0.95, dict(hips_pos=(0.0, 0.12, -0.2), hips=(-6, 4, 0), chest=(-2, 3, 0), neck=(-8, 0, 0), head=(-12, 0, 6), jaw=26, fist_L=(-0.2, -0.08, 0.2), fist_L_roll=-40, settle=0, fist_free=0, step_free=0)),
        (1.18, dict(hips_pos=(0, 0.18, -0.3), hips=(-22, 0, 0), belly=(4, 0, 0), chest=(4, 0, 0), neck=(4, 0, 0), head=(4, 0, 0), thigh=(-50, -16, 0), shin=(20, 0, 0), arm=(-20, -24, 0), fore=(-50, 0, 0), step_free=1, fist_free=0.9, settle=0.7)),
        (1.32, dict(hips=(-16, 0, 0), belly=(8, 0, 0), chest=(10, 0, 0), neck=(14, 0, 0), head=(14, 0, 0), thigh=(-62, -22, 0), shin=(26, 0, 0), jaw=6, arm=(-16, -30, 0), fore=(-74, 0, 0), settle=1, **limp)),
        (1.46, dict(hips=(-18, 0, 0), chest=(6, 0, 0), neck=(2, 0, 0), head=(0, 0, 0), arm=(-10, -26, 0), fore=(-66, 0, 0), settle=1)),
        (1.8, dict(hips=(-18, 0, 0), belly=(4, 0, 0), chest=(-4, 0, 0), neck=(-10, 0, 0), head=(-16, 0, -6), jaw=24, arm=(-6, -26, 0), fore=(-62, 0, 0), settle=1)),
        (2.14, dict(hips=(-15, 0, 0), belly=(16, 0, 0), chest=(18, 0, 2), neck=(24, 0, 0), head=(30, 0, 6), jaw=8, arm=(-26, -24, 0), fore=(-72, 0, 0), settle=1)),
        (2.6, dict(hips_pos=(0, 0.18, -0.3), hips=(-15, 2, 0), belly=(16, 0, 0), chest=(17, 2, 2), neck=(22, 0, 0), head=(28, 4, 10), jaw=12, thigh=(-62, -24, 0), shin=(28, 0, 0), arm=(-24, -26, 0), fore=(-72, 0, 0), settle=1, **limp)),
    ], holds=True, steps=[1.32])  # fmt: skip
