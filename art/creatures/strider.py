"""Strider, a round armoured body on very long two-jointed legs, with one club arm. Wades; stamps and sweeps."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import DARK, GLOW, IVORY, PALE, SHADE
from sculpt.patterns import bands, lumps, wrinkles

BOX = ((-0.86, -0.82, -0.03), (0.76, 0.8, 2.16))
HEIGHT = 2.1
TINT = (0.085, 0.48, 0.99)

HIP, KNEE, HOCK, FOOT = (np.array(p) for p in ((0.29, 0.06, 1.36), (0.53, -0.24, 1.14), (0.45, 0.27, 0.63), (0.43, -0.02, 0.07)))
ELBOW, WRIST, CLUB = (np.array(p) for p in ((-0.46, -0.35, 1.22), (-0.555, -0.32, 1.47), (-0.575, -0.28, 1.8)))

SKELETON = Skeleton(
    {
        "root": (None, (0, 0, 0)),
        "body": ("root", (0, 0.03, 1.3)),
        "tail": ("body", (0, 0.36, 1.34)),
        "jaw.L": ("body", (0.1, -0.42, 1.3)),
        "arm.L": ("body", (0.2, -0.24, 1.3)),
        "fore.L": ("arm.L", (0.35, -0.46, 1.15)),
        "clav.R": ("body", (-0.12, -0.14, 1.4)),
        "arm.R": ("clav.R", (-0.22, -0.28, 1.36)),
        "fore.R": ("arm.R", ELBOW),
        "club.R": ("fore.R", WRIST),
        "thigh.L": ("body", HIP),
        "shin.L": ("thigh.L", KNEE),
        "shank.L": ("shin.L", HOCK),
        "foot.L": ("shank.L", FOOT),
    },
    {"step.L": Limb("thigh.L", "shin.L", "foot.L", shank="shank.L", pole=(0, -1, 0.15), tip=0.26, heel=0.16)},
    {"tail": ((0, 0.4, 0.1), 0.9, 2.4, 0.35), "club.R": ((0, 0, 0.3), 0.35, 2.6, 0.4), "fore.L": ((-0.05, -0.3, 0.05), 0.5, 2.8, 0.4)},
)  # fmt: skip


def sculpt(s):
    """Builds the figure in the field."""
    s.on("body").ball((0, 0.02, 1.47), (0.325, 0.42, 0.345), blend=0.04)
    s.ball((0, 0.02, 1.29), (0.24, 0.28, 0.16), blend=0.05)
    _leg(s)
    _arms(s)
    _face(s)
    _tail(s)
    s.relief(wrinkles((10, 10, 18), 3), 0.012, (0, 0, 1.24), (0.33, 0.38, 0.2))
    s.relief(lumps(6, 11), 0.009)
    _shell(s)


def _leg(s):
    """Hips and thighs of a runner, on shanks like a heron's."""
    thigh, shin, shank = KNEE - HIP, HOCK - KNEE, FOOT - HOCK
    s.on("body").tube([HIP * (-1, 1, 1) + (0, 0.04, -0.1), (0, 0.1, 1.2), HIP + (0, 0.04, -0.1)], [0.13, 0.12, 0.13], 0.05)
    s.on("thigh.L").ball(HIP + (0.06, 0.04, -0.03), (0.145, 0.175, 0.17), (0, 0, -20), 0.02, mirror=True)
    s.tube([HIP + (0.02, 0, 0), HIP + thigh * 0.35 + (0.05, -0.02, 0.05), HIP + thigh * 0.75 + (0.01, 0, 0.02), KNEE], [0.13, 0.145, 0.105, 0.068], 0.02, mirror=True)
    s.tube([HIP + (0.03, 0.14, -0.1), HIP + thigh * 0.45 + (0.01, 0.12, -0.13), KNEE + (-0.01, 0.04, -0.05)], [0.1, 0.115, 0.04], 0.012, mirror=True)
    s.tube([HIP + (0.12, -0.06, 0.04), HIP + thigh * 0.5 + (0.09, -0.05, 0.04), KNEE + (0.02, 0, 0.02)], [0.05, 0.085, 0.035], 0.01, mirror=True)
    s.ball(KNEE, (0.082, 0.088, 0.092), blend=0.012, mirror=True)
    s.ball(KNEE + (0.01, -0.06, 0.05), (0.075, 0.045, 0.105), (24, 0, 0), 0.008, matter=IVORY, mirror=True)
    s.on("shin.L").tube([KNEE, KNEE + shin * 0.22 + (0, 0.035, -0.03), KNEE + shin * 0.55, HOCK], [0.07, 0.084, 0.05, 0.05], 0.02, mirror=True)
    s.tube([KNEE + (-0.02, 0.03, -0.05), KNEE + shin * 0.28 + (-0.02, 0.05, -0.07), HOCK + (-0.01, 0.03, -0.01)], [0.03, 0.056, 0.024], 0.012, mirror=True)
    s.tube([KNEE + (0.045, 0, -0.03), KNEE + shin * 0.5 + (0.03, 0, 0.015), HOCK + (0.025, 0, 0.02)], [0.028, 0.028, 0.02], 0.012, mirror=True)
    s.on("shank.L").ball(HOCK, (0.064, 0.07, 0.066), blend=0.012, mirror=True)
    s.ball(HOCK + (0, 0.06, 0.02), (0.045, 0.05, 0.075), (-20, 0, 0), 0.008, matter=IVORY, mirror=True)
    s.tube([HOCK, HOCK + shank * 0.3, HOCK + shank * 0.8, FOOT], [0.056, 0.045, 0.042, 0.055], 0.015, mirror=True)
    s.tube([HOCK + (0, 0.03, -0.02), HOCK + shank * 0.5 + (0, 0.034, 0), FOOT + (0, 0.04, 0.02)], [0.025, 0.02, 0.024], 0.008, mirror=True)
    s.on("foot.L").ball(FOOT + (0, -0.01, -0.005), (0.075, 0.085, 0.055), blend=0.02, mirror=True)
    for turn, long in ((-38, 0.19), (0, 0.22), (36, 0.18), (180, 0.14)):
        way = np.array([np.sin(np.radians(turn)), -np.cos(np.radians(turn)), 0])
        s.tube([FOOT + way * 0.03, FOOT + way * long * 0.5 + (0, 0, 0.012), FOOT + way * long + (0, 0, -0.025)], [0.044, 0.046, 0.036], 0.014, mirror=True)
        s.ball(FOOT + way * long * 0.98 + (0, 0, -0.015), (0.042, 0.042, 0.036), blend=0.01, mirror=True)
        s.spike(FOOT + way * long + (0, 0, -0.012), FOOT + way * (long + 0.11) + (0, 0, -0.062), 0.03, (0, 0, 0.02), mirror=True)


def _arms(s):
    shoulder = SKELETON.place["arm.R"]
    s.on("arm.R").tube([shoulder + (0.06, 0.1, 0.03), (shoulder + ELBOW) / 2 + (0, -0.04, 0.02), ELBOW], [0.1, 0.108, 0.082], 0.03)
    s.ball((shoulder + ELBOW) / 2 + (0, -0.03, 0.01), (0.11, 0.1, 0.1), blend=0.02)
    s.spike(ELBOW + (-0.01, -0.03, -0.05), ELBOW + (-0.05, -0.1, -0.17), 0.045, blend=0.012)
    s.on("fore.R").tube([ELBOW, (ELBOW + WRIST) / 2 + (-0.02, -0.02, 0), WRIST], [0.084, 0.1, 0.086], 0.02)
    s.tube([ELBOW + (0.03, -0.05, 0.04), (ELBOW + WRIST) / 2 + (0.03, -0.07, 0.0), WRIST + (0.02, -0.04, 0)], [0.035, 0.056, 0.04], 0.014)
    s.on("club.R").tube([WRIST, CLUB], [0.085, 0.1], 0.02)
    s.ball(CLUB, (0.115, 0.115, 0.15), blend=0.02, matter=IVORY)
    for a in np.linspace(0, 2 * np.pi, 7)[:-1]:  # a mace: six flanges round a core
        way = np.array([np.cos(a), np.sin(a), 0])
        s.tube([CLUB + way * 0.06 - (0, 0, 0.13), CLUB + way * 0.15 - (0, 0, 0.02), CLUB + way * 0.1 + (0, 0, 0.15)], [0.05, 0.062, 0.03], 0.006, ((-way[1], way[0], 0), 0.45), matter=IVORY)
    s.ball(CLUB + (0, 0, 0.17), (0.05, 0.05, 0.06), blend=0.01, matter=IVORY)
    a, b = SKELETON.place["arm.L"], SKELETON.place["fore.L"]
    s.on("arm.L").tube([a, (a + b) / 2 + (0.02, -0.03, 0), b], [0.065, 0.055, 0.042], 0.02)
    tip = np.array([0.26, -0.62, 1.19])
    s.on("fore.L").tube([b, (b + tip) / 2 + (0.01, 0, -0.01), tip], [0.042, 0.046, 0.028], 0.014)
    for dx, dz in ((0.03, 0.05), (-0.03, 0.0), (0.035, -0.045)):
        s.tube([tip, tip + (dx - 0.02, -0.05, dz + 0.01), tip + (dx * 0.4 - 0.05, -0.08, dz * 1.3 + 0.03)], [0.026, 0.022, 0.005], 0.006, matter=IVORY)


def _face(s):
    """One great eye under the lip of the shell, two small ones, and mandibles."""
    h, o = s.layer().on("body"), np.array([0, -0.02, -0.03])
    at = lambda *p: tuple(np.array(p) * (0.92, 0.92, 1) + o)
    h.ball(at(0, -0.34, 1.42), (0.205, 0.22, 0.17), (-6, 0, 0), matter=PALE)
    h.ball(at(0, -0.52, 1.49), (0.145, 0.085, 0.112), blend=0.02, cut=True)
    h.ball(at(0, -0.5, 1.49), (0.13, 0.13, 0.112), blend=0, matter=GLOW)
    h.ball(at(0, -0.64, 1.49), (0.021, 0.03, 0.07), blend=0.008, cut=True)
    h.paint(at(0, -0.63, 1.49), (0.026, 0.06, 0.077), matter=DARK)
    h.tube([at(-0.165, -0.45, 1.515), at(-0.075, -0.535, 1.58), at(0.075, -0.535, 1.58), at(0.165, -0.45, 1.515)], [0.025, 0.034, 0.034, 0.025], 0.01)
    h.tube([at(-0.15, -0.47, 1.44), at(-0.06, -0.53, 1.39), at(0.06, -0.53, 1.39), at(0.15, -0.47, 1.44)], [0.02, 0.028, 0.028, 0.02], 0.012)
    for side in (1, -1):
        h.ball(at(side * 0.19, -0.44, 1.462), (0.042, 0.052, 0.05), blend=0, matter=GLOW)
        h.tube([at(side * 0.15, -0.485, 1.505), at(side * 0.2, -0.475, 1.522), at(side * 0.235, -0.41, 1.508)], [0.014, 0.022, 0.012], 0.006)
    h.tube([at(0, -0.46, 1.355), at(0, -0.54, 1.315), at(0, -0.585, 1.255)], [0.06, 0.05, 0.02], 0.02)
    h.on("jaw.L").tube([at(0.12, -0.42, 1.345), at(0.16, -0.54, 1.285), at(0.095, -0.63, 1.22), at(0.03, -0.66, 1.185)], [0.07, 0.062, 0.044, 0.008], 0.02, matter=PALE, mirror=True)
    h.spike(at(0.1, -0.6, 1.235), at(0.055, -0.645, 1.27), 0.018, mirror=True)
    h.spike(at(0.14, -0.56, 1.27), at(0.085, -0.605, 1.305), 0.018, mirror=True)
    s.join(h, 0.02)


def _tail(s):
    s.on("tail").tube([(0, 0.32, 1.36), (0, 0.46, 1.31), (0, 0.58, 1.36), (0, 0.66, 1.48)], [0.12, 0.092, 0.068, 0.02], 0.03)
    s.relief(lambda x, y, z: bands((y - 0.3 + (z - 1.36) * 0.5) / 0.078), 0.02, (0, 0.54, 1.38), (0.18, 0.24, 0.22), soft=0.3)


def _shell(s):
    """A house like an ammonite's: the whorl coils up on either flank, ribs run from its eye over the keel."""
    d = s.layer().on("body")
    d.ball((0, 0.03, 1.5), (0.35, 0.47, 0.4), (-6, 0, 0), matter=SHADE)
    d.ball((0, 0.0, 1.575), (0.37, 0.385, 0.37), (8, 0, 0), 0.08, matter=SHADE)
    eye = np.array([0, 0.05, 1.5])
    for side in (1, -1):
        coil, width = [], []
        for turn in np.linspace(0.0, 2.1, 22):
            a, r = 2 * np.pi * turn + 2.6, 0.035 * np.exp(1.02 * turn)
            coil.append(eye + (side * (0.385 - 0.62 * r * r), -r * np.cos(a), r * np.sin(a)))
            width.append(0.03 + 0.2 * r)
        d.tube(coil, width, 0.05, matter=SHADE)

    def ribs(x, y, z):
        a, r = np.arctan2(z - eye[2], -(y - eye[1])), np.hypot(y - eye[1], z - eye[2])
        return np.cos(12 * a + 6 * r) * np.clip((r - 0.12) / 0.2, 0, 1)

    d.relief(ribs, 0.021, (0, 0.02, 1.5), (0.6, 0.62, 0.6), soft=0.1, band=0.12)
    inside = s.layer()
    inside.ball((0, -0.01, 1.41), (0.315, 0.42, 0.345), (-6, 0, 0)).ball((0, -0.37, 1.37), (0.25, 0.3, 0.22), (-8, 0, 0), 0.03)
    d.trim(inside, 0, 0.02)
    below = s.layer()
    below.block((0, 0, 1.0), (0.9, 0.9, 0.26), round=0.02)
    d.trim(below, 0, 0.03)
    for side in (1, -1):
        d.ball((side * 0.43, -0.02, 1.24), (0.22, 0.25, 0.17), blend=0.03, cut=True)
    d.ball((-0.31, -0.38, 1.36), (0.2, 0.2, 0.2), blend=0.03, cut=True)
    d.tube([(-0.3, -0.22, 1.5), (-0.18, -0.36, 1.63), (0, -0.41, 1.68), (0.18, -0.36, 1.63), (0.3, -0.22, 1.5)], [0.036, 0.054, 0.066, 0.054, 0.036], 0.03, matter=PALE)
    d.relief(lumps(7, 2), 0.006)
    d.tube([(0, -0.38, 1.69), (0, -0.48, 1.75), (0.01, -0.5, 1.92)], [0.06, 0.044, 0.006], 0.03, matter=IVORY)
    s.join(d, 0.008)


REACH, CYCLE, STANCE = 0.4, 28 / 24, 0.56
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("foot.L", "foot.R")
BLOWS = {"attack": "Sweep", "attack_heavy": "Stamp", "push": "Stamp", "block": "Sweep", "finisher": "Stamp"}

LATE = {"arm.L": (3, 0.45), "fore.R": (3.4, 0.45), "jaw.L": (4, 0.5), "jaw.R": (4, 0.5)}
HEAD_OF_CLUB = ("club.R", (0.03, 0.06, 0.3))
TOES = ("foot.R", (0, -0.25, -0.05))


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 5.0, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=sorted(down(p, CYCLE) for p in (0, 0.5))),
        Clip.round(SKELETON, "turn", 1.1, _turn, steps=[0.55, 1.1]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """Sways like something on stilts; the mandibles never rest. The mace hangs beside the thigh: raised, it was taken for the head."""
    sway = wave(t)
    return dict(
        body_pos=(0.028 * sway, 0.012 * wave(t, 0.2), -0.03 + 0.02 * wave(t, 0, 2)), body=(1.5 * wave(t, 0.1, 2), 2.2 * wave(t, 0.05), 3.5 * wave(t, -0.1)),
        step=(0, 0, 0), tail=(6 * wave(t, 0.3, 2), 0, 12 * wave(t, 0.2)), jaw=(0, 0, 6 + 6 * wave(t, 0.2, 5)),
        arm_R=(22 + 1.5 * wave(t, 0.1, 2), 0, 1.5 * sway), fore_R=(216 + 2 * wave(t, 0, 2), -16, 0), club_R=(3 * wave(t, -0.1, 2), 0, 2 * wave(t, -0.1)),
        arm_L=(5 * wave(t, 0.1, 2), 0, 6 * wave(t, 0.3)), fore_L=(8 * wave(t, 0.3, 3), 0, 8 * wave(t, 0.1, 3)),
    )  # fmt: skip


def _fidget(key):
    """Bends down to look at something small, scratches a shank with the other foot, straightens."""
    return key("fidget", 4.6, [
        (0.5, dict(body_pos=(0, 0.04, -0.1), body=(6, 0, 18), jaw=(0, 0, 14), step=0)),
        (1.0, dict(body_pos=(0.02, 0.02, -0.22), body=(22, 0, 20), tail=(-20, 0, 0), jaw=(0, 0, 2), arm_L=(-16, 0, 10))),
        (1.25, dict(body_pos=(0.02, 0.02, -0.24), body=(24, -8, 14), jaw=(0, 0, 22))),
        (1.6, dict(body_pos=(0.02, 0.02, -0.22), body=(22, 8, 18), jaw=(0, 0, 4))),
        (2.1, dict(body_pos=(0.14, 0.03, -0.02), body=(-4, 12, 0), step_R=0, step_R_lean=0, tail=(10, 0, 10))),
        (2.5, dict(body_pos=(0.2, 0.04, 0.02), body=(-2, 16, -6), step_R=(0.32, 0.06, 0.36), step_R_lean=-30, step_R_roll=30)),
        (2.7, dict(step_R=(0.34, 0.06, 0.26), step_R_roll=10, jaw=(0, 0, 20))),
        (2.9, dict(step_R=(0.34, 0.06, 0.4), step_R_roll=34)),
        (3.1, dict(step_R=(0.34, 0.06, 0.27), step_R_roll=10, jaw=(0, 0, 6))),
        (3.3, dict(body_pos=(0.2, 0.04, 0.02), body=(-2, 16, -6), step_R=(0.33, 0.06, 0.38), step_R_roll=30, step_R_lean=-30, club_R=(8, 0, 10))),
        (3.75, dict(body_pos=(0.06, 0.0, -0.08), body=(2, 4, 0), step_R=0, step_R_roll=0, step_R_lean=0)),
        (4.1, dict(body_pos=(-0.02, 0.0, -0.02), body=(-2, -2, 2))),
    ], steps=[3.75])  # fmt: skip


def _walk(t):
    """Long wading steps, each foot drawn out and set down flat, the shell nodding over them."""
    left, left_roll = stride(t, 0.0, REACH, 0.32, STANCE, 30, -16)
    right, right_roll = stride(t, 0.5, REACH, 0.32, STANCE, 30, -16)
    lean = lambda foot: -28 * foot[2] / 0.32 + 40 * foot[1]
    return dict(
        step_L=left, step_L_roll=left_roll, step_L_lean=lean(left), step_R=right, step_R_roll=right_roll, step_R_lean=lean(right),
        body_pos=(0.09 * wave(t, -0.05), 0.03 * wave(t, 0.1, 2), -0.12 + 0.05 * wave(t, -0.16, 2)),
        body=(6 + 3.5 * wave(t, 0.05, 2), 6 * wave(t, -0.05), 7 * wave(t, -0.25)), tail=(8 * wave(t, 0.25, 2), 0, -20 * wave(t, -0.1)),
        clav_R=(0, 0, 4 * wave(t, 0.2)), arm_R=(6 * wave(t, 0.2), 0, 6 * wave(t, 0.25)), fore_R=(6 * wave(t, 0.1, 2), 0, 4 * wave(t, 0.15)),
        club_R=(8 * wave(t, -0.02, 2), 0, 6 * wave(t, 0.05)), arm_L=(10 * wave(t, 0.3, 2), 0, 8 * wave(t)), jaw=(0, 0, 8 + 5 * wave(t, 0, 2)),
    )  # fmt: skip


def _turn(t):
    return dict(
        paces(t, ("step_L", "step_R"), 0.22), step_L_lean=-20 * max(0, wave(t)), step_R_lean=-20 * max(0, -wave(t)),
        body_pos=(-0.07 * wave(t), 0, -0.04 + 0.03 * wave(t, 0.1, 2)), body=(3, -5 * wave(t), 6 * wave(t, 0.1)), tail=(0, 0, -20 * wave(t, 0.1)), club_R=(0, 0, 8 * wave(t, -0.1)),
    )  # fmt: skip


def _greetings(key):
    yield key("select", 1.7, [
        (0.25, dict(body_pos=(0, 0.02, -0.2), body=(10, 0, 0), jaw=(0, 0, -2), step=0, tail=(-12, 0, 0))),
        (0.6, dict(body_pos=(0, 0.02, 0.03), body=(-16, 0, 0), jaw=(0, 0, 40), clav_R=(0, 0, -6), arm_R=(-16, 16, 0), fore_R=(-12, 0, 0), arm_L=(-40, 0, 20), tail=(30, 0, 0))),
        (0.8, dict(body_pos=(0, 0.02, 0.02), body=(-14, 0, 8), jaw=(0, 0, 24))),
        (1.0, dict(body_pos=(0, 0.02, 0.03), body=(-16, 0, -8), jaw=(0, 0, 40), arm_R=(-18, 18, 0), arm_L=(-42, 0, 24))),
        (1.4, dict(body_pos=(0, 0, -0.08), body=(5, 0, 0), jaw=(0, 0, 4), arm_R=(4, 0, 0), arm_L=(4, 0, 0), tail=(-6, 0, 0))),
    ])  # fmt: skip
    # A crane's dance: on one leg, the mace whirled overhead; a stamp; a bow.
    one = dict(step_R=(0.33, 0.04, 0.42), step_R_roll=30, step_R_lean=-34, step_L=0, clav_R=(0, 0, -6), arm_R=(-22, 18, 0))
    keys = [(0.25, dict(body_pos=(0, 0, -0.2), body=(8, 0, 0), step=0, step_R_roll=0, step_R_lean=0, jaw=(0, 0, 0), tail=(-14, 0, 0)))]
    for i in range(7):
        way = np.radians(90 * i)
        keys.append((0.62 + 0.15 * i, dict(body_pos=(0.21, 0.04, 0.03), body=(-8, 14, 10 * np.sin(way)), fore_R=(26 * np.sin(way), 0, 0), club_R=(34 * np.sin(way), 34 * np.cos(way), 0), jaw=(0, 0, 40 if i % 2 else 16), arm_L=(-40, 0, 20), tail=(26, 0, 20 * np.cos(way)), **one)))
    keys += [
        (1.68, dict(body_pos=(0.02, -0.04, -0.12), body=(10, 0, 0), step_R=0, step_R_roll=0, step_R_lean=0, step_L=0, fore_R=(20, 0, 0), club_R=(20, 0, 0), jaw=(0, 0, 4))),
        (1.84, dict(body_pos=(0, 0, -0.2), body=(16, 0, 0), arm_R=(8, 0, 0), arm_L=(10, 0, 0), tail=(-12, 0, 0), step=0)),
        (2.2, dict(body_pos=(0, 0.02, 0.02), body=(-16, 0, 0), jaw=(0, 0, 40), arm_R=(-18, 18, 0), arm_L=(-42, 0, 24), fore_R=(0, 0, 0), club_R=(0, 0, 0), tail=(26, 0, 0))),
        (2.5, dict(body_pos=(0, 0.02, 0.0), body=(-12, 0, 6), jaw=(0, 0, 26))),
    ]
    yield key("victory", 2.8, keys, steps=[1.68])
    yield key("defeat", 2.6, [
        (0.4, dict(body_pos=(0, 0.02, 0.02), body=(-6, 0, 0), jaw=(0, 0, 20), step=0)),
        (1.2, dict(body_pos=(0, 0.03, -0.34), body=(16, 0, 4), jaw=(0, 0, 0), arm_R=(18, -6, 0), fore_R=(30, 0, 0), club_R=(20, 0, 0), arm_L=(14, 0, -8), tail=(-26, 0, 0))),
        (1.7, dict(body_pos=(0, 0.03, -0.42), body=(20, 0, 8))),
        (2.6, dict(body_pos=(0, 0.03, -0.42), body=(21, 3, 10), jaw=(0, 0, 4), arm_R=(22, -8, 0), fore_R=(46, 0, 0), club_R=(34, 0, 0), arm_L=(16, 0, -10), tail=(-30, 0, 4), step=0)),
    ], holds=True)  # fmt: skip


def _blows(key):
    ahead = dict(step_L=(0.02, -0.2, 0), step_L_lean=8)
    yield key("attack", 1.6, [
        (0.2, dict(body_pos=(0.03, -0.02, -0.05), body=(4, 0, 8), arm_R=(6, 0, 8), step_L=0, step_L_lean=0)),
        (0.58, dict(body_pos=(-0.12, 0.1, -0.12), body=(-8, -8, -36), clav_R=(-6, 6, -14), arm_R=(-10, 10, -30), fore_R=(-14, -10, -16), club_R=(-16, -10, 0), arm_L=(-10, 0, -25), tail=(10, 0, 28), jaw=(0, 0, 30), step_L=0)),
        (0.7, dict(body_pos=(-0.13, 0.11, -0.11), body=(-9, -9, -42), arm_R=(-12, 12, -36), fore_R=(-18, -12, -20), club_R=(-22, -12, 0), step_L=(0.01, -0.08, 0.12), step_L_lean=-14)),
        (0.8, dict(body_pos=(0.02, -0.12, -0.1), body=(6, 0, 4), arm_R=(12, 0, 4), fore_R=(26, 0, 6), club_R=(24, 0, 0), **ahead)),
        (0.86, dict(body_pos=(0.1, -0.27, -0.1), body=(18, 8, 40), clav_R=(0, -4, 8), arm_R=(16, -4, 14), fore_R=(34, 0, 12), club_R=(26, 0, 10), jaw=(0, 0, 0))),
        (1.0, dict(body_pos=(0.12, -0.28, -0.13), body=(18, 8, 54), clav_R=(0, -4, 8), arm_R=(16, -4, 18), fore_R=(32, 0, 16), club_R=(10, 0, 16), arm_L=(-30, 0, 30), tail=(5, 0, -36), **ahead)),
        (1.22, dict(body_pos=(0.05, -0.08, -0.06), body=(6, 2, 18), arm_R=(10, 0, 8), fore_R=(18, 0, 6), step_L=(0.01, -0.12, 0.1), step_L_lean=-12)),
        (1.42, dict(step_L=0, step_L_lean=0)),
    ], contact=0.86, weapon=HEAD_OF_CLUB, steps=[0.8, 1.42])  # fmt: skip
    lifted = dict(step_R=(0.1, -0.3, 0.78), step_R_lean=-20, step_R_roll=-18)
    stamp = [
        (0.28, dict(body_pos=(0.05, 0.04, -0.14), body=(6, 3, 0), step_R=0, step_R_roll=0, step_R_lean=0, step_L_lean=0)),
        (0.5, dict(body_pos=(0.14, 0.05, -0.02), step_R=(0.06, -0.02, 0.3), step_R_lean=-40, step_R_roll=40)),
        (0.78, dict(body_pos=(0.27, 0.08, 0.03), body=(-15, 15, -12), clav_R=(-5, 0, -10), arm_R=(-16, 10, -14), arm_L=(-25, 0, 25), jaw=(0, 0, 36), tail=(28, 0, 0), step_R=(0.1, -0.26, 0.7), step_R_lean=-28, step_R_roll=20)),
        (0.96, dict(body_pos=(0.28, 0.1, 0.05), body=(-18, 17, -14), step_L_lean=4, **lifted)),
    ]
    landed = dict(step_R=(0.08, -0.44, 0), step_R_lean=10, step_R_roll=0)
    yield key("attack_heavy", 1.95, [
        *stamp,
        (1.08, dict(body_pos=(0.09, -0.1, -0.14), body=(18, -6, 10), arm_R=(14, 0, 10), fore_R=(16, 0, 0), jaw=(0, 0, 2), tail=(-24, 0, 0), step_L_lean=-8, **landed)),
        (1.2, dict(body_pos=(0.07, -0.12, -0.22), body=(17, -4, 8), arm_L=(10, 0, 0), jaw=(0, 0, 24), **landed)),
        (1.45, dict(body_pos=(0.07, -0.09, -0.15), body=(10, 0, 4), **landed)),
        (1.66, dict(body_pos=(0.04, -0.02, -0.06), step_R=(0.04, -0.2, 0.14), step_R_lean=-20, step_R_roll=20)),
        (1.82, dict(step_R=0, step_R_roll=0, step_R_lean=0)),
    ], contact=1.08, weapon=TOES, steps=[1.08, 1.82])  # fmt: skip
    yield key("push", 1.5, [
        (0.26, dict(body_pos=(0.08, 0.06, -0.1), body=(4, 4, 0), step_R=0, step_R_roll=0, step_R_lean=0)),
        (0.48, dict(body_pos=(0.22, 0.1, 0.0), body=(-8, 12, -8), step_R=(0.08, -0.12, 0.66), step_R_lean=-46, step_R_roll=-10, arm_L=(-20, 0, 20), jaw=(0, 0, 20))),
        (0.56, dict(body_pos=(0.23, 0.11, 0.01), step_R=(0.1, -0.1, 0.72), step_R_roll=-30)),
        (0.66, dict(body_pos=(0.2, -0.04, -0.02), body=(-22, 12, -2), step_R=(0.16, -0.72, 0.84), step_R_lean=-62, step_R_roll=-72, tail=(-20, 0, 0), jaw=(0, 0, 2))),
        (0.84, dict(body_pos=(0.2, -0.03, -0.03), body=(-20, 11, -2), step_R=(0.16, -0.7, 0.82), step_R_lean=-60, step_R_roll=-68)),
        (1.14, dict(body_pos=(0.1, -0.02, -0.06), body=(2, 4, 0), step_R=(0.06, -0.26, 0.22), step_R_lean=-20, step_R_roll=10)),
        (1.32, dict(step_R=0, step_R_lean=0, step_R_roll=0)),
    ], contact=0.66, weapon=TOES, steps=[1.32])  # fmt: skip
    yield key("finisher", 3.0, [
        *stamp,
        (1.06, dict(body_pos=(0.09, -0.1, -0.14), body=(16, -6, 10), tail=(-24, 0, 0), jaw=(0, 0, 2), **landed)),
        (1.18, dict(body_pos=(0.07, -0.12, -0.22), body=(17, -4, 6), **landed)),
        (1.44, dict(body_pos=(-0.06, -0.1, -0.2), body=(4, -6, -30), clav_R=(-6, 6, -10), arm_R=(-14, 14, -14), fore_R=(-26, 0, 0), club_R=(-26, 0, 0), jaw=(0, 0, 30), arm_L=(-30, 0, 0), **landed)),
        (1.62, dict(body_pos=(-0.06, -0.06, 0.0), body=(-14, -4, -28), arm_R=(-26, 16, -10), fore_R=(-34, 0, 0), club_R=(-30, 0, 0), **landed)),
        (1.74, dict(body_pos=(0.04, -0.22, -0.18), body=(28, 4, 12), arm_R=(16, 0, 8), fore_R=(30, 0, 6), club_R=(30, 0, 0))),
        (1.8, dict(body_pos=(0.08, -0.3, -0.4), body=(44, 4, 20), arm_R=(22, 0, 10), fore_R=(36, 0, 8), club_R=(26, 0, 0), jaw=(0, 0, 0), **landed)),
        (2.05, dict(body_pos=(0.08, -0.29, -0.4), body=(43, 4, 20), arm_R=(22, 0, 10), fore_R=(35, 0, 8), jaw=(0, 0, 30), **landed)),
        (2.45, dict(body_pos=(0.04, -0.08, -0.1), body=(4, 2, 4), arm_R=(8, 0, 4), fore_R=(10, 0, 0), club_R=(0, 0, 0), jaw=(0, 0, 10), **landed)),
        (2.66, dict(step_R=(0.04, -0.2, 0.14), step_R_lean=-20, step_R_roll=20)),
        (2.84, dict(step_R=0, step_R_roll=0, step_R_lean=0)),
    ], contact=1.8, weapon=HEAD_OF_CLUB, steps=[1.06, 1.8, 2.84])  # fmt: skip


MACE_AWAY = (-14, -70, -60)
"""The mace arm is thrown back by a blow, so that it does not stand before the face."""


def _answers(key):
    yield key("hit", 0.95, [
        (0.0, dict(arm_R=MACE_AWAY)),
        (0.11, dict(body_pos=(-0.02, 0.16, 0.02), body=(-22, -8, -14), tail=(28, 0, 10), arm_R=MACE_AWAY, fore_R=(-12, 0, 6), arm_L=(-30, 0, 20), jaw=(0, 0, 42), step_R=(0, 0.04, 0.05), step_R_lean=-10, step_L_lean=-6)),
        (0.24, dict(step_R=(-0.02, 0.2, 0), step_R_lean=4)),
        (0.32, dict(body_pos=(-0.02, 0.14, -0.16), body=(9, 3, 4))),
        (0.6, dict(body_pos=(0, 0.08, -0.06), body=(-2, 0, 0), jaw=(0, 0, 8), step_R=(-0.02, 0.2, 0), step_R_lean=2)),
        (0.76, dict(step_R=(0, 0.08, 0.08), step_R_lean=-14)),
        (0.9, dict(step_R=0, step_R_lean=0)),
    ], steps=[0.24, 0.9])  # fmt: skip
    yield key("pushed", 1.4, [
        (0.0, dict(arm_R=MACE_AWAY)),
        (0.14, dict(body_pos=(0, 0.2, 0.0), body=(-24, 0, 0), arm_L=(-40, 0, 20), arm_R=MACE_AWAY, jaw=(0, 0, 36), tail=(-24, 0, 0), step_L=0, step_R=0, step_L_roll=-8)),
        (0.26, dict(step_L=(0.02, 0.12, 0.16), step_L_lean=-24, step_L_roll=0)),
        (0.38, dict(body_pos=(0.05, 0.2, -0.14), body=(-6, 10, 8), step_L=(0.02, 0.26, 0), step_L_lean=0, step_R=(0, 0, 0))),
        (0.52, dict(step_R=(-0.02, 0.1, 0.14), step_R_lean=-22)),
        (0.64, dict(body_pos=(-0.03, 0.16, -0.24), body=(14, -8, -4), jaw=(0, 0, 6), step_R=(-0.02, 0.2, 0), step_R_lean=0, step_L=(0.02, 0.26, 0))),
        (0.9, dict(body_pos=(0, 0.1, -0.12), body=(4, 0, 0), step_L=(0.02, 0.26, 0), step_R=(-0.02, 0.2, 0))),
        (1.02, dict(step_L=(0.01, 0.1, 0.1), step_L_lean=-12, step_R=(-0.02, 0.2, 0))),
        (1.14, dict(step_L=0, step_L_lean=0, step_R=(-0.02, 0.2, 0))),
        (1.24, dict(step_R=(-0.01, 0.1, 0.1), step_R_lean=-12)),
        (1.36, dict(step_R=0, step_R_lean=0)),
    ], steps=[0.38, 0.64, 1.14, 1.36])  # fmt: skip
    yield key("block", 1.5, [
        (0.2, dict(body_pos=(0, 0.05, -0.36), body=(26, 0, 14), clav_R=(0, 0, 16), arm_R=(10, 0, 20), fore_R=(8, 20, 10), jaw=(0, 0, -4), arm_L=(14, 0, -16), tail=(-10, 0, 0), step=0)),
        (0.3, dict(body_pos=(0, 0.12, -0.42), body=(30, 0, 10), arm_R=(2, 0, 16))),
        (0.56, dict(body_pos=(-0.04, 0.08, -0.34), body=(20, -4, -18), clav_R=(0, 0, -8), arm_R=(-6, 4, -20), fore_R=(-10, 0, 0), club_R=(-14, 0, 0), jaw=(0, 0, 24))),
        (0.66, dict(body_pos=(-0.04, 0.09, -0.3), body=(14, -4, -24), fore_R=(-16, 0, 0))),
        (0.8, dict(body_pos=(0.06, -0.2, -0.16), body=(18, 4, 34), clav_R=(0, -3, 6), arm_R=(14, 0, 10), fore_R=(32, 0, 6), club_R=(26, 0, 0), jaw=(0, 0, 4))),
        (1.0, dict(body_pos=(0.06, -0.2, -0.16), body=(18, 4, 34), arm_R=(14, 0, 12), fore_R=(30, 0, 8), step=0)),
        (1.3, dict(body_pos=(0, 0, -0.06), body=(2, 0, 4), arm_R=(2, 0, 0), fore_R=(6, 0, 0))),
    ], contact=0.8, weapon=HEAD_OF_CLUB)  # fmt: skip


def _ends(key):
    yield key("death", 2.5, [
        (0.0, dict(step_free=0, settle=0, arm_R=MACE_AWAY)),
        (0.12, dict(body_pos=(0.02, 0.12, 0.03), body=(-24, 0, -8), arm_R=MACE_AWAY, arm_L=(-40, 0, 20), jaw=(0, 0, 44), tail=(28, 0, 0), step_L_lean=-6, step_R_lean=-10)),
        (0.34, dict(body_pos=(0.08, 0.12, -0.06), body=(-14, 20, 6), step_R=(0.1, 0.1, 0.34), step_R_lean=-30, step_L=0, step_free=0, settle=0)),
        (0.6, dict(body_pos=(0.2, 0.08, -0.06), body=(-8, 34, 10), step_R=(0.24, 0.12, 0.5), step_R_lean=-36, arm_R=(-20, 30, 0), step_L_free=0, step_L=0, settle=0)),
        (0.84, dict(body_pos=(0.34, 0.04, -0.46), body=(-4, 62, 10), step_L_free=0.5, step_R_free=0.7, thigh=(-10, -20, 0), settle=0.3)),
        (1.0, dict(body_pos=(0.24, 0.0, -0.9), body=(-2, 84, 8), step_free=1, thigh_L=(-40, 12, 0), shin_L=(30, 0, 0), thigh_R=(-20, -14, 0), shin_R=(20, 0, 0), arm_R=(-26, 40, 0), fore_R=(10, 0, 0), jaw=(0, 0, 10), settle=1)),
        (1.12, dict(body_pos=(0.1, 0.0, -0.86), body=(-2, 76, 8), thigh_L=(-34, 14, 0), thigh_R=(-40, -30, 0), shin_R=(40, 0, 0), settle=1)),
        (1.3, dict(body_pos=(0.06, 0.0, -0.9), body=(-4, 88, 10), thigh_L=(-46, 16, 0), thigh_R=(-16, 6, 0), shin_R=(26, 0, 0), arm_R=(-10, 44, 0), settle=1)),
        (1.7, dict(body=(-4, 92, 12), thigh_R=(-34, 14, 0), shin_R=(34, 0, 0), jaw=(0, 0, 30), settle=1)),
        (2.5, dict(body_pos=(0.04, 0, -0.9), body=(-4, 94, 12), step_free=1, thigh_L=(-50, 16, 0), shin_L=(36, 0, 0), thigh_R=(-38, 18, 0), shin_R=(36, 0, 0), arm_R=(-6, 46, 0), fore_R=(10, 0, 0), arm_L=(10, 0, -10), jaw=(0, 0, 12), tail=(-14, 0, 0), settle=1)),
    ], holds=True, steps=[1.0])  # fmt: skip
    yield key("crumple", 2.5, [
        (0.0, dict(step=0, step_lean=0, arm_R=MACE_AWAY)),
        (0.25, dict(body_pos=(0.02, 0.08, 0.02), body=(-18, 0, -8), jaw=(0, 0, 40), arm_L=(-30, 0, 20), arm_R=MACE_AWAY, tail=(28, 0, 0), step_lean=-8)),
        (0.6, dict(body_pos=(-0.06, 0.05, -0.12), body=(8, -10, 6), step_R=0, step_lean=6, step_L=0, arm_R=(8, 0, 10), jaw=(0, 0, 16), tail=(-6, 0, 10))),
        (0.78, dict(step_R=(-0.06, 0.1, 0.08), step_R_lean=0)),
        (0.95, dict(body_pos=(0.06, 0.02, -0.24), body=(-4, 12, -8), step_R=(-0.12, 0.14, 0), step_R_lean=12, step_L_lean=16)),
        (1.2, dict(body_pos=(0.02, 0.0, -0.34), body=(-2, 4, 0), step_L=(0.0, 0, 0), step_lean=24)),
        (1.5, dict(body_pos=(0, -0.03, -0.84), body=(13, 6, 0), step_L=(0.12, -0.06, 0), step_R=(-0.16, 0.14, 0), step_lean=36, arm_R=(20, 6, -10), fore_R=(34, 0, 0), jaw=(0, 0, 34), tail=(24, 0, 0))),
        (1.6, dict(body_pos=(0, -0.03, -0.8), body=(7, 13, 3), step_L=(0.14, -0.06, 0))),
        (1.78, dict(body_pos=(0, -0.04, -0.86), body=(10, 16, 4), arm_R=(34, 4, -14), fore_R=(60, 0, 0), club_R=(30, 0, 0))),
        (2.5, dict(body_pos=(0, -0.04, -0.86), body=(10, 18, 4), step_L=(0.14, -0.06, 0), step_R=(-0.16, 0.14, 0), step_lean=36, arm_R=(36, 4, -16), fore_R=(64, 0, 0), club_R=(34, 0, 0), arm_L=(20, 0, -10), jaw=(0, 0, 8), tail=(4, 0, 0))),
    ], holds=True, steps=[0.95, 1.5])  # fmt: skip
