"""Molator, an upright brute: two huge horns, long arms with fists, small legs. Lopes, roars; charges, strikes with both fists."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import GLOW, IVORY
from sculpt.patterns import bands, lumps, wrinkles

BOX = ((-0.8, -0.76, -0.03), (0.8, 0.76, 2.06))
HEIGHT = 1.92
TINT = (1.0, 0.15, 0.44)

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "hips": ("root", (0, 0.06, 0.54)),
        "belly": ("hips", (0, 0.05, 0.66)),
        "chest": ("belly", (0, 0.03, 0.86)),
        "neck": ("chest", (0, 0.0, 1.22)),
        "head": ("neck", (0, -0.05, 1.32)),
        "jaw": ("head", (0, -0.12, 1.26)),
        "clav.L": ("chest", (0.12, 0.02, 1.18)),
        "arm.L": ("clav.L", (0.37, 0.0, 1.13)),
        "fore.L": ("arm.L", (0.5, 0.06, 0.76)),
        "hand.L": ("fore.L", (0.4, -0.27, 0.68)),
        "fore.R": ("arm.R", (-0.54, 0.05, 0.69)),
        "hand.R": ("fore.R", (-0.53, -0.11, 0.28)),
        "clav.R": ("chest", (-0.12, 0.02, 1.18)),
        "arm.R": ("clav.R", (-0.37, 0.0, 1.13)),
        "thigh.L": ("hips", (0.11, 0.06, 0.52)),
        "shin.L": ("thigh.L", (0.18, -0.08, 0.31)),
        "foot.L": ("shin.L", (0.18, 0.0, 0.09)),
        "thigh.R": ("hips", (-0.11, 0.06, 0.52)),
        "shin.R": ("thigh.R", (-0.18, 0.04, 0.31)),
        "foot.R": ("shin.R", (-0.18, 0.11, 0.09)),
    },
    {
        "step.L": Limb("thigh.L", "shin.L", "foot.L", pole=(0, -1, 0), tip=0.2, heel=0.1),
        "fist.L": Limb("arm.L", "fore.L", "hand.L", tip=None, free=1.0),
    },
    {"jaw": ((0, -0.25, -0.08), 0.4, 3.6, 0.4)},
)


def sculpt(s):
    """Builds the figure in the field."""
    _legs(s)
    _torso(s)
    _arms(s)
    s.relief(lumps(5, 3), 0.014)
    _head(s)
    _horns(s)


def _legs(s):
    """Haunches of a bull on cloven hooves."""
    for side, step, end in ((1, -0.05, ".L"), (-1, 0.07, ".R")):
        s.on("thigh" + end).tube([(side * 0.14, 0.07, 0.54), (side * 0.195, step - 0.02, 0.4), (side * 0.185, step - 0.01, 0.27)], [0.17, 0.155, 0.085], 0.03)
        s.ball((side * 0.16, 0.17, 0.49), (0.155, 0.14, 0.16), (10, 0, 0), 0.02)
        s.tube([(side * 0.22, 0.0, 0.56), (side * 0.255, step - 0.03, 0.42), (side * 0.21, step - 0.05, 0.29)], [0.06, 0.085, 0.04], 0.012)
        s.on("shin" + end).ball((side * 0.19, step - 0.05, 0.275), (0.066, 0.055, 0.075), blend=0.01)
        s.tube([(side * 0.19, step + 0.0, 0.28), (side * 0.2, step + 0.09, 0.18), (side * 0.19, step + 0.03, 0.09)], [0.085, 0.075, 0.06], 0.02)
        s.tube([(side * 0.195, step + 0.06, 0.2), (side * 0.2, step + 0.1, 0.13), (side * 0.2, step + 0.12, 0.04)], [0.08, 0.1, 0.04], 0.012, ((0, 1, 0), 0.6))
        s.on("foot" + end)
        for dx in (-0.062, 0.062):
            s.block((side * 0.195 + dx, step - 0.06, 0.06), (0.05, 0.12, 0.06), (0, 0, dx * -200), 0.024, -0.3, 0.002, matter=IVORY)
        s.ball((side * 0.195, step + 0.02, 0.1), (0.085, 0.08, 0.05), blend=0.02)


def _torso(s):
    """A wedge: all shoulder, hardly any loin, hung with a mane."""
    s.on("hips").ball((0, 0.07, 0.57), (0.25, 0.19, 0.16), blend=0.05)
    s.on("belly").ball((0, 0.03, 0.76), (0.17, 0.16, 0.2), blend=0.07)
    s.on("chest").ball((0, 0.0, 1.04), (0.3, 0.24, 0.25), (12, 0, 0), 0.08)
    s.ball((0, 0.1, 1.13), (0.24, 0.17, 0.18), (24, 0, 0), 0.08)
    s.ball((0.13, -0.15, 1.0), (0.15, 0.1, 0.13), (-10, 18, -20), 0.018, mirror=True)
    s.tube([(0.24, 0.08, 1.1), (0.21, 0.1, 0.9), (0.12, 0.1, 0.68)], [0.11, 0.1, 0.05], 0.03, mirror=True)
    s.tube([(0.06, 0.02, 1.26), (0.18, 0.03, 1.24), (0.31, 0.0, 1.17)], [0.12, 0.12, 0.11], 0.06, mirror=True)
    s.on("belly")
    s.ball((0, -0.06, 0.74), (0.15, 0.13, 0.17), (10, 0, 0), 0.03)
    for i in range(3):
        z = 0.9 - 0.075 * i
        s.tube([(0.2 - 0.03 * i, 0.02, z + 0.03), (0.165 - 0.03 * i, -0.1, z), (0.1 - 0.02 * i, -0.15, z - 0.02)], [0.02, 0.032, 0.02], 0.024, mirror=True)
    s.relief(lambda x, y, z: bands((0.95 - z + 0.3 * np.abs(x)) / 0.085), 0.024, (0, -0.2, 0.74), (0.14, 0.16, 0.2), soft=0.3)
    s.relief(wrinkles((9, 9, 16), 8), 0.012, (0, -0.1, 0.75), (0.3, 0.2, 0.25))
    _mane(s)
    s.on("hips").tube([(0, -0.13, 0.6), (0, -0.17, 0.48), (0, -0.14, 0.33)], [0.1, 0.095, 0.01], 0.012, ((0, 1, 0), 0.6))
    s.tube([(0.1, -0.1, 0.6), (0.115, -0.15, 0.5), (0.09, -0.14, 0.4)], [0.07, 0.06, 0.008], 0.008, ((0, 1, 0), 0.6), mirror=True)


def _locks(highs, wides, count):
    """Broad locks with narrow furrows between them that run together to a point: relief for a wedge of hair that is as wide
    as `wides` says at the heights `highs`, lowest first."""
    def relief(x, y, z):
        u = x / np.interp(z + 0.03 * np.sin(14 * x), highs, wides)
        return -np.abs(np.cos(np.pi * u * count / 2)) ** 10

    return relief


def _mane(s):
    """One mass of hair, as a bison has it: two wedges over each other, from the shoulders to a point, as if carved."""
    flat = ((0, 1, 0.2), 0.42)
    m = s.layer().on("chest")
    m.tube([(0, 0.1, 1.3), (0, 0.27, 1.16), (0, 0.33, 0.96), (0, 0.34, 0.72), (0, 0.33, 0.44)], [0.26, 0.36, 0.29, 0.17, 0.006], 0, flat)
    m.relief(_locks((0.44, 0.72, 0.96, 1.16, 1.3), (0.03, 0.17, 0.29, 0.36, 0.3), 7), 0.032)
    s.join(m, 0.008)
    s.tube([(0.16, 0.22, 1.12), (0.27, 0.3, 0.94), (0.24, 0.31, 0.62)], [0.14, 0.125, 0.006], 0.003, flat, mirror=True)
    for side in (1, -1):  # over the shoulders, to the breast
        m = s.layer().on("chest")
        m.tube([(side * 0.2, -0.08, 1.3), (side * 0.27, -0.2, 1.16), (side * 0.22, -0.24, 0.93)], [0.12, 0.115, 0.006], 0, ((side * 0.4, 1, 0), 0.5))
        s.join(m, 0.008)
    m = s.layer().on("chest")
    m.tube([(0, 0.0, 1.42), (0, 0.22, 1.36), (0, 0.4, 1.22), (0, 0.48, 1.1), (0, 0.53, 0.93)], [0.2, 0.3, 0.25, 0.16, 0.006], 0, ((0, 1, 0.5), 0.42))
    m.relief(_locks((0.93, 1.1, 1.22, 1.36, 1.42), (0.03, 0.16, 0.25, 0.31, 0.3), 5), 0.03)
    m.tube([(0.16, 0.12, 1.38), (0.32, 0.26, 1.24), (0.34, 0.35, 1.02)], [0.15, 0.13, 0.006], 0.003, ((0, 1, 0.4), 0.45), mirror=True)
    s.join(m, 0.004)


def _arms(s):
    # The right arm hangs, the left is drawn up for the blow.
    for side, elbow, fist in ((1, (0.5, 0.06, 0.76), (0.4, -0.27, 0.68)), (-1, (-0.54, 0.05, 0.69), (-0.53, -0.11, 0.28))):
        shoulder, elbow, fist = np.array([side * 0.37, 0.0, 1.13]), np.array(elbow), np.array(fist)
        end = ".L" if side > 0 else ".R"
        s.on("arm" + end).ball(shoulder + [0, 0, 0.02], (0.13, 0.15, 0.15), blend=0.04)
        s.tube([shoulder, (shoulder + elbow) / 2 + [side * 0.0, -0.02, 0], elbow], [0.12, 0.11, 0.08], 0.025)
        s.tube([shoulder + [0, -0.08, 0], (shoulder + elbow) / 2 + [0, -0.075, -0.02], elbow], [0.05, 0.08, 0.036], 0.012)
        s.tube([shoulder + [0, 0.08, 0], (shoulder + elbow) / 2 + [side * 0.02, 0.075, -0.02], elbow], [0.05, 0.078, 0.036], 0.012)
        s.on("fore" + end).tube([elbow, elbow * 0.6 + fist * 0.4, fist], [0.082, 0.135, 0.092], 0.025)
        way = (fist - elbow) / np.linalg.norm(fist - elbow)
        bulge = elbow * 0.65 + fist * 0.35
        s.tube([elbow + [side * 0.04, 0, 0.02], bulge + [side * 0.085, 0.0, 0.02], fist + [side * 0.02, 0, 0]], [0.04, 0.075, 0.03], 0.012)
        s.tube([elbow - [side * 0.04, 0, 0.0], bulge - [side * 0.075, 0.0, 0.0], fist - [side * 0.02, 0, 0]], [0.04, 0.066, 0.03], 0.012)
        for high, back, low in ((0.05, 0.1, -0.2),):  # a brush of hair behind the elbow
            s.tube([elbow + [0, 0.03, high], elbow + [side * 0.02, back, high - 0.05], elbow + [side * 0.03, back + 0.08, low + high]], [0.066, 0.06, 0.006], 0.01)
        _fist(s.on("hand" + end), fist, way, side)


def _fist(s, p, way, side):
    """A hand half closed: the back of it, four fingers with knuckles, and a thumb that stands against them."""
    across = np.cross(way, (0, -1.0, 0)) if abs(way[1]) < 0.8 else np.cross(way, (0, 0, 1.0))
    across /= np.linalg.norm(across)
    palm = -np.cross(across, way)
    s.ball(p + way * 0.05, 0.095, blend=0.02)
    for k, d in enumerate((-0.105, -0.037, 0.033, 0.1)):
        long = (0.9, 1.06, 1.08, 0.98)[k if side < 0 else 3 - k]
        knuckle = p + way * 0.14 * long + across * d - palm * 0.035
        s.tube([p + across * d * 0.6 - palm * 0.02, knuckle], [0.055, 0.05], 0.016)
        s.ball(knuckle - palm * 0.018, 0.044, blend=0.006)
        s.tube([knuckle, knuckle + way * 0.075 * long + palm * 0.02, knuckle + way * 0.06 * long + palm * 0.11, knuckle - way * 0.01 + palm * 0.13], [0.045, 0.045, 0.04, 0.032], 0.004)
    thumb = across * side
    s.ball(p + thumb * 0.085 + way * 0.03 + palm * 0.02, 0.066, blend=0.016)
    s.tube([p + thumb * 0.07, p + thumb * 0.165 + way * 0.06 + palm * 0.05, p + thumb * 0.165 + way * 0.13 + palm * 0.1, p + thumb * 0.12 + way * 0.17 + palm * 0.13], [0.055, 0.05, 0.045, 0.032], 0.006)


def _head(s):
    h = s.layer().on("neck")
    h.tube([(0, 0.02, 1.22), (0, -0.1, 1.34)], [0.17, 0.15], 0.05)
    h.on("head").ball((0, -0.12, 1.4), (0.17, 0.17, 0.16), (10, 0, 0), 0.05)
    h.block((0, -0.27, 1.31), (0.1, 0.12, 0.085), (-12, 0, 0), 0.06, -0.1, 0.04)
    h.tube([(-0.17, -0.18, 1.46), (-0.08, -0.3, 1.42), (0, -0.31, 1.405), (0.08, -0.3, 1.42), (0.17, -0.18, 1.46)], [0.04, 0.046, 0.04, 0.046, 0.04], 0.02)
    h.tube([(0.16, -0.18, 1.36), (0.13, -0.28, 1.31), (0.08, -0.36, 1.27)], [0.05, 0.045, 0.035], 0.02, mirror=True)
    jaw = s.layer().on("jaw")
    jaw.tube([(0.15, -0.1, 1.26), (0.125, -0.26, 1.17), (0, -0.37, 1.155), (-0.125, -0.26, 1.17), (-0.15, -0.1, 1.26)], [0.06, 0.052, 0.055, 0.052, 0.06], 0.02)
    jaw.ball((0, -0.2, 1.16), (0.12, 0.15, 0.055), (-8, 0, 0), 0.03)
    mouth = s.layer()
    mouth.ball((0, -0.3, 1.225), (0.1, 0.16, 0.035))
    h.trim(jaw, 0.014, 0.01)
    h.join(jaw, 0.002)
    h.trim(mouth, 0, 0.012)
    h.paint((0, -0.28, 1.225), (0.105, 0.14, 0.04))
    h.ball((0.09, -0.3, 1.385), (0.045, 0.04, 0.028), (0, 16, -22), 0.01, cut=True, mirror=True)
    h.ball((0.088, -0.288, 1.385), (0.04, 0.036, 0.025), (0, 16, -22), 0, matter=GLOW, mirror=True)
    h.ball((0.04, -0.395, 1.33), (0.018, 0.02, 0.014), blend=0.008, cut=True, mirror=True)
    h.on("jaw")
    for x, l in ((0.09, 0.1), (0.035, 0.05)):
        h.spike((x, -0.335 + x * 0.5, 1.195), (x * 1.15, -0.36 + x * 0.5, 1.195 + l), 0.022, (0.01, -0.01, 0), mirror=True)
    # A ring through the nose.
    h.on("head")
    ring = [(0.045 * np.sin(a), -0.415 - 0.012 * np.cos(a), 1.285 - 0.05 * np.cos(a)) for a in np.linspace(-2.6, 2.6, 9)]
    h.tube(ring, 0.014, 0, matter=IVORY)
    s.join(h, 0.03)
    s.relief(wrinkles((20, 20, 30), 4), 0.008, (0, -0.32, 1.38), (0.16, 0.14, 0.12))
    beard = s.layer().on("jaw")
    beard.tube([(0, -0.31, 1.15), (0, -0.35, 1.03), (0, -0.3, 0.86)], [0.085, 0.08, 0.006], 0.01, ((0, 1, 0), 0.7))
    beard.tube([(0.1, -0.25, 1.17), (0.115, -0.29, 1.07), (0.08, -0.27, 0.95)], [0.06, 0.055, 0.006], 0.008, mirror=True)
    s.join(beard, 0.01)


def _horns(s):
    """Wider than the shoulders, and a third of its height. They sweep back before they rise, so that from the side the face is before
    them."""
    s.on("head")
    for side, tip in ((1, (0.44, 0.06, 1.97)), (-1, (-0.46, 0.09, 2.0))):
        path = [(side * 0.1, -0.05, 1.48), (side * 0.3, 0.05, 1.51), (side * 0.53, 0.13, 1.55), (side * 0.62, 0.12, 1.74), tip]
        s.tube(path, [0.11, 0.118, 0.108, 0.08, 0.006], 0.02, matter=IVORY)
        ring = lambda x, y, z: bands((np.abs(x) + np.maximum(0, z - 1.55) * 0.8) / 0.062, 0.25, 0.4)
        s.relief(ring, 0.026, (side * 0.42, 0.11, 1.56), (0.34, 0.24, 0.24), soft=0.25)
        s.ball((side * 0.14, -0.06, 1.46), (0.1, 0.12, 0.12), blend=0.03)
        s.tube([(side * 0.14, 0.02, 1.36), (side * 0.29, 0.02, 1.36), (side * 0.4, 0.06, 1.3)], [0.045, 0.06, 0.01], 0.015, ((0, 1, 0.5), 0.5))
    for x in (-0.07, 0.0, 0.07):
        s.tube([(x, -0.1, 1.52), (x * 1.2, -0.2, 1.55), (x * 1.1, -0.31, 1.47 - abs(x) * 0.4)], [0.05, 0.046, 0.008], 0.008)


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
        Clip.round(SKELETON, "idle", 4.4, _idle),
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
        chest=(-3 * wave(t, 0.06, 2), -1.5 * sway, -2 * wave(t, 0.1)), clav=(0, -4 * wave(t, 0.08, 2), 0), neck=(1, 0, 4 * wave(t, -0.1)),
        head=(1 + 2 * wave(t, 0.25, 2), 2 * wave(t, 0.3), 6 * wave(t, -0.15)), jaw=(3 + 3 * wave(t, 0.2, 2), 0, 0),
        arm_L=(2 * wave(t, 0.2), -1 - wave(t, 0.1, 2), 0), arm_R=(2 * wave(t, 0.5), 1 + wave(t, 0.1, 2), 0), fore=(2 * wave(t, 0.3, 2), 0, 0),
        hand=(4 * wave(t, 0.4, 2), 0, 0), step=(0, 0, 0),
    )  # fmt: skip


def _fidget(key):
    """Cracks its neck, punches its own palm, twice."""
    pound = lambda time, far: (time, dict(fist_L=(-0.27, -0.22, 0.3), fist_R=(0.35 - far, -0.36 + far * 0.3, 0.66), chest=(2, 0, -14 * far), hips_pos=(0, 0.02, -0.03 + 0.1 * far)))
    ready = dict(fist_free=0.0, fist_R_roll=-80, fist_L_roll=0, fist_R_pole=(-0.7, 0, -0.1), fist_L_pole=(0.6, 0, -0.1))
    return key("fidget", 4.2, [
        (0.0, dict(fist_free=1)),
        (0.45, dict(neck=(0, 14, 0), head=(0, 20, 0), clav_L=(0, 6, 0), fist_free=1)),
        (0.8, dict(neck=(0, 15, 0), head=(0, 24, 0), jaw=2)),
        (1.1, dict(neck=(4, -14, 0), head=(2, -22, 0), jaw=8, fist_free=1)),
        (1.4, dict(neck=(0, -12, 0), head=(0, -18, 0))),
        (1.9, dict(neck=0, head=(8, 0, 0), **ready)), pound(1.9, 0.2), pound(2.1, 0.24), pound(2.22, 0.0), pound(2.36, 0.02),
        pound(2.66, 0.22), pound(2.76, -0.01), (2.78, dict(head=(10, 0, 0), jaw=4)), pound(2.95, 0.01),
        (3.2, dict(head=(-8, 0, 0), chest=(-5, 0, 0), jaw=18, **ready)),
        (3.6, dict(fist_free=0.5, jaw=10)),
        (4.0, dict(fist_free=1, head=0)),
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
        (0.58, dict(hips_pos=(0, -0.16, -0.1), hips=(56, 2, 0), belly=(10, 0, 0), chest=(14, 0, 0), neck=(10, 0, 0), head=(28, 0, 0), arm_L=(40, -30, 0), arm_R=(50, 30, 0), step_R=(0, -0.14, 0), step_free=0.8, settle=0.3)),
        (0.78, dict(hips_pos=(0, -0.2, -0.2), hips=(104, 0, 0), belly=(10, 0, 0), chest=(10, 0, 0), neck=(0, 0, 0), head=(16, 0, 0), jaw=4, thigh=(-50, -10, 0), shin=(70, 0, 0), arm_L=(30, -40, 0), arm_R=(40, 40, 0), step_free=1, settle=1)),
        (0.94, dict(hips=(92, 0, 0), chest=(4, 0, 0), neck=(-10, 0, 0), head=(0, 0, 0), thigh=(-76, -14, 0), shin=(96, 0, 0), arm_L=(-60, -50, 0), arm_R=(-60, 54, 0), jaw=24, settle=1)),
        (1.12, dict(hips=(100, 0, 0), belly=(8, 0, 0), chest=(8, 0, 0), neck=(-4, 0, 0), head=(8, 0, 0), thigh=(-88, -14, 0), shin=(100, 0, 0), arm_L=(-90, -60, 0), arm_R=(-96, 64, 0), settle=1)),
        (1.5, dict(hips=(101, 6, 0), thigh=(-90, -16, 0), shin=(100, 0, 0), jaw=12, arm_L=(-100, -64, 0), arm_R=(-104, 68, 0), settle=1)),
        (1.8, dict(hips=(98, 20, 4), belly=(6, 0, 0), head=(6, 8, 0), thigh_L=(-84, -24, 0), thigh_R=(-70, 24, 0), shin=(104, 0, 0), settle=1)),
        (2.3, dict(hips_pos=(0, -0.2, -0.24), hips=(97, 24, 6), belly=(6, 0, 0), chest=(6, 0, 0), neck=(-4, 0, 0), head=(6, 10, 0), jaw=10, thigh_L=(-82, -26, 0), thigh_R=(-66, 26, 0), shin=(104, 0, 0), arm_L=(-102, -66, 0), arm_R=(-106, 70, 0), step_free=1, settle=1)),
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
