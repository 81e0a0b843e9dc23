"""Ng'ok, a war-beast: a broad shield of a skull held like a wall, four legs, heavy claws. Plants itself; lets others break on
it, then claws."""

import numpy as np

from rig.clip import Clip
from rig.language import down, pace, paces, pulse, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import CLOAK, DARK, IVORY, PALE, SHADE, spline
from sculpt.finish import CRISP
from sculpt.parts import eyes, shield
from sculpt.patterns import cracks, wrinkles

BOX = ((-0.8, -0.84, -0.03), (0.8, 0.84, 1.66))
HEIGHT = 1.47
FINISH = CRISP
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
        "fore.L": Limb("arm.L", "elbow.L", "paw.L", pole=(0.3, 1, 0), tip=0.4, heel=0.1),
        "hind.L": Limb("thigh.L", "shin.L", "foot.L", pole=(0, -1, 0), tip=0.31, heel=0.06),
    },
    {"tail": ((0, 0.17, 0.27), 0.6, 2.4, 0.35), "club": ((0, -0.12, 0.32), 0.7, 2.0, 0.4), "jaw": ((0, -0.2, -0.05), 0.4, 3.6, 0.4)},
)


PARTS = {
    "head": ((-0.4, -0.8, 0.36), (0.4, -0.2, 1.1)),
    "paw": ((0.15, -0.72, -0.03), (0.66, 0.2, 0.62)),
    "back": ((-0.5, -0.2, 0.3), (0.5, 0.84, 1.5)),
}


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _hind_legs(s)
    _arms(s)
    _tail(s)
    _frill(s)
    _face(s)


def _muscle(s, points, widths, height, mirror=True):
    s.stroke(points, [1.4 * w for w in widths], 1.2 * height, 0.75, mirror=mirror, ends=0.4)


def _body(s):
    """A back that falls away behind the shield: broad at the chest, a waist like a hound's."""
    s.on("chest").ball((0, -0.01, 0.69), (0.27, 0.27, 0.23), (16, 0, 0), 0.08)
    s.ball((0, -0.15, 0.6), (0.17, 0.14, 0.15), (-20, 0, 0), 0.08)
    s.on("hips").ball((0, 0.38, 0.61), (0.155, 0.18, 0.145), (8, 0, 0), 0.08)
    s.on("loin").ball((0, 0.19, 0.69), (0.16, 0.22, 0.135), (-8, 0, 0), 0.08)
    s.on("neck").tube([(0, -0.02, 0.8), (0, -0.18, 0.8), (0, -0.3, 0.76)], [0.24, 0.215, 0.18], 0.08)
    s.on("chest").ball((0.24, -0.05, 0.71), (0.165, 0.19, 0.2), (0, -20, 0), 0.05, mirror=True)
    s.ball((0.16, 0.03, 0.85), (0.07, 0.13, 0.09), (24, 24, 0), 0.05, mirror=True)
    s.on("tail").tube([(0, 0.42, 0.63), (0, 0.5, 0.62), (0, 0.58, 0.66)], [0.13, 0.125, 0.1], 0.06)
    s.on("loin")
    # Blade of the shoulder, the strap to the neck, the sheet from arm to loins, the breast in two halves.
    _muscle(s, [(0.1, 0.1, 0.9), (0.2, 0.04, 0.86), (0.33, -0.04, 0.8)], [0.016, 0.026, 0.02], 0.02)
    _muscle(s, [(0.05, 0.08, 0.98), (0.13, -0.08, 0.98), (0.18, -0.2, 0.92)], [0.03, 0.06, 0.03], 0.02)
    _muscle(s, [(0.1, 0.32, 0.74), (0.22, 0.17, 0.7), (0.32, 0.08, 0.62)], [0.04, 0.085, 0.03], 0.026)
    _muscle(s, [(0.035, -0.28, 0.62), (0.15, -0.26, 0.6), (0.27, -0.17, 0.62)], [0.04, 0.075, 0.03], 0.026)
    s.stroke([(0, -0.25, 0.7), (0, -0.29, 0.6), (0, -0.24, 0.5)], [0.014, 0.02, 0.014], 0.014, 1.2, cut=True)
    for i in range(5):
        y = 0.03 + 0.055 * i
        s.stroke([(0.19 - 0.014 * i, y + 0.05, 0.76), (0.235 - 0.026 * i, y, 0.67), (0.15 - 0.022 * i, y - 0.05, 0.55 + 0.018 * i)], [0.01, 0.024, 0.016], [0.006, 0.017, 0.008], mirror=True)
    _muscle(s, [(0.07, 0.12, 0.88), (0.08, 0.26, 0.82), (0.07, 0.42, 0.75)], [0.025, 0.042, 0.02], 0.024)
    _muscle(s, [(0.07, 0.34, 0.75), (0.15, 0.42, 0.7), (0.22, 0.43, 0.6)], [0.03, 0.075, 0.04], 0.03)
    _muscle(s, [(0.15, 0.32, 0.6), (0.14, 0.2, 0.57), (0.08, 0.08, 0.5)], [0.025, 0.04, 0.02], 0.016)
    s.relief(wrinkles((8, 8, 14), 6), 0.01, (0, 0.02, 0.46), (0.26, 0.4, 0.12))
    # Down the spine a file of shields with keels, each over the root of the next.
    skin, out = s.skin_at([place for place, _, _ in SCUTES])
    for at, way, (_, wide, long) in zip(skin, out, SCUTES):
        way = np.array([0, way[1], way[2]]) / np.hypot(way[1], way[2])
        s.on("chest" if at[1] < 0.12 else "loin" if at[1] < 0.3 else "hips" if at[1] < 0.45 else "tail")
        shield(s, at, way, np.array([0, way[2], -way[1]]), wide, long, CLOAK, 0.34)


SCUTES = (
    ((0, 0.03, 1.0), 0.15, 0.095), ((0, 0.13, 0.93), 0.145, 0.09), ((0, 0.225, 0.86), 0.132, 0.085), ((0, 0.315, 0.82), 0.118, 0.08),
    ((0, 0.4, 0.77), 0.104, 0.075), ((0, 0.475, 0.74), 0.09, 0.066),
)  # fmt: skip
"""Of the shields along its spine: near where each lies, half its breadth, half its length."""


def _hind_legs(s):
    """Lean, of a runner: a flat thigh, a hock that stands out behind, and below it a foot that spreads under the weight."""
    s.on("thigh.L").ball((0.2, 0.41, 0.51), (0.1, 0.165, 0.185), (14, -14, 0), 0.03, mirror=True)
    s.tube([(0.16, 0.47, 0.62), (0.25, 0.43, 0.5), (0.3, 0.35, 0.35)], [0.07, 0.088, 0.062], 0.02, mirror=True)
    s.on("shin.L").tube([(0.3, 0.34, 0.36), (0.33, 0.43, 0.28), (0.345, 0.5, 0.21), (0.36, 0.47, 0.08)], [0.082, 0.066, 0.05, 0.06], 0.02, mirror=True)
    s.ball((0.345, 0.545, 0.225), (0.034, 0.04, 0.06), (-18, 0, 0), 0.014, mirror=True)
    s.ball((0.305, 0.275, 0.36), (0.054, 0.046, 0.066), (-14, 0, 0), 0.012, mirror=True)
    s.ball((0.408, 0.475, 0.12), (0.02, 0.03, 0.032), blend=0.014, mirror=True)
    s.ball((0.312, 0.475, 0.12), (0.02, 0.03, 0.032), blend=0.014, mirror=True)
    _muscle(s, [(0.24, 0.3, 0.62), (0.32, 0.28, 0.5), (0.33, 0.27, 0.4)], [0.035, 0.06, 0.02], 0.028)
    _muscle(s, [(0.3, 0.4, 0.6), (0.345, 0.37, 0.48), (0.35, 0.33, 0.37)], [0.03, 0.05, 0.016], 0.022)
    _muscle(s, [(0.26, 0.54, 0.6), (0.31, 0.51, 0.47), (0.33, 0.42, 0.36)], [0.035, 0.055, 0.018], 0.028)
    _muscle(s, [(0.36, 0.36, 0.37), (0.385, 0.43, 0.3), (0.37, 0.5, 0.22)], [0.02, 0.04, 0.01], 0.022)
    _muscle(s, [(0.27, 0.4, 0.37), (0.285, 0.46, 0.3), (0.32, 0.52, 0.23)], [0.018, 0.036, 0.01], 0.02)
    s.stroke([(0.35, 0.57, 0.24), (0.352, 0.55, 0.16), (0.36, 0.53, 0.08)], [0.014, 0.014, 0.02], 0.016, 0.6, mirror=True)
    s.stroke([(0.36, 0.42, 0.2), (0.36, 0.4, 0.12)], [0.014, 0.018], 0.012, 0.7, mirror=True)
    s.on("foot.L").ball((0.36, 0.45, 0.05), (0.078, 0.085, 0.05), blend=0.03, mirror=True)
    for dx, reach in ((-0.072, 0.9), (0.0, 1.0), (0.072, 0.9)):
        at = lambda out, z: np.array([0.36 + dx * (0.7 + 0.5 * out), 0.42 - 0.15 * out * reach, z])
        _toe(s, at, 0.045, 0.062)
    s.tube([(0.36, 0.49, 0.052), (0.362, 0.54, 0.044)], [0.046, 0.034], 0.01, mirror=True)
    s.spike((0.362, 0.545, 0.044), (0.366, 0.62, 0.012), 0.027, (0, 0, 0.014), 0.002, mirror=True)


def _toe(s, at, wide, high, mirror=True):
    """A toe bent twice: knuckle, pad below, a cuff of skin, and the claw out of it. `at` gives places: how far out, how high."""
    s.tube([at(0.0, high), at(0.35, 1.35 * high), at(0.7, 0.95 * high), at(0.9, 0.8 * wide)], [0.9 * wide, wide, 0.8 * wide, 0.74 * wide], 0.008, mirror=mirror)
    s.ball(at(0.34, 1.35 * high + 0.5 * wide), (0.66 * wide, 0.7 * wide, 0.56 * wide), blend=0.012, mirror=mirror)
    s.ball(at(0.8, 0.6 * wide), (0.86 * wide, 1.05 * wide, 0.6 * wide), blend=0.008, mirror=mirror)
    s.tube([at(0.84, 1.25 * wide), at(0.98, 1.1 * wide)], [0.82 * wide, 0.7 * wide], 0.006, mirror=mirror)
    tip = at(1.0, 0)
    long = 3.3 * wide
    way = at(1.0, 0) - at(0.4, 0)
    way = way / np.linalg.norm(way)
    s.spike(at(0.94, 1.1 * wide), tip + way * long + (0, 0, 0.006), 0.62 * wide, (0, 0, 0.55 * wide), 0.002, mirror=mirror)


def _arms(s):
    """Pillars that bear the wall: each muscle from its origin to where it pulls, a hook of an elbow, knobs at the wrist; plates
    of horn down the outer side; three toes as thick as wrists, and a spur."""
    for side, step in ((1, -0.08), (-1, 0.05)):
        shoulder, elbow = np.array([side * 0.33, -0.04, 0.72]), np.array([side * 0.44, 0.14 + step, 0.42])
        wrist = np.array([side * 0.39, -0.1 + step, 0.16])
        end = ".L" if side > 0 else ".R"
        x = lambda p, dx, dy, dz: p + np.array([side * dx, dy, dz])
        middle, low = (shoulder + elbow) / 2, (elbow + wrist) / 2
        s.on("arm" + end).tube([shoulder, x(middle, 0.03, 0, 0), elbow], [0.155, 0.128, 0.088], 0.04)
        s.on("elbow" + end).tube([elbow, x(low, 0.01, -0.01, 0.02), wrist], [0.092, 0.1, 0.078], 0.024)
        s.ball(x(elbow, 0.0, 0.075, 0.015), (0.046, 0.056, 0.066), (24, 0, 0), 0.018)
        for dx in (-0.07, 0.07):
            s.ball(x(wrist, dx, 0.0, 0.03), (0.03, 0.04, 0.044), blend=0.016)
        s.on("arm" + end)
        one = lambda points, widths, height: _muscle(s, points, widths, height, False)
        one([x(shoulder, 0.0, -0.17, 0.06), x(middle, 0.05, -0.15, 0.04), x(elbow, 0.03, -0.1, 0.08)], [0.05, 0.07, 0.016], 0.028)
        one([x(shoulder, 0.1, -0.02, 0.14), x(shoulder, 0.17, -0.02, -0.02), x(elbow, 0.1, -0.02, 0.12)], [0.05, 0.08, 0.016], 0.03)
        one([x(shoulder, 0.06, 0.15, 0.08), x(middle, 0.1, 0.12, 0.04), x(elbow, 0.06, 0.06, 0.06)], [0.05, 0.075, 0.018], 0.03)
        one([x(shoulder, -0.04, 0.15, -0.08), x(middle, -0.04, 0.13, -0.02), x(elbow, -0.02, 0.09, 0.06)], [0.04, 0.06, 0.018], 0.024)
        one([x(middle, 0.06, -0.1, -0.04), x(elbow, 0.05, -0.1, 0.03)], [0.02, 0.04], 0.016)
        one([x(elbow, 0.07, -0.08, 0.03), x(low, 0.06, -0.1, 0.02), x(wrist, 0.03, -0.09, 0.04)], [0.024, 0.052, 0.014], 0.026)
        one([x(elbow, -0.05, -0.07, 0.0), x(low, -0.08, -0.06, 0.0), x(wrist, -0.04, -0.06, 0.04)], [0.024, 0.056, 0.014], 0.024)
        one([x(elbow, -0.03, 0.1, -0.04), x(low, -0.03, 0.1, -0.02), x(wrist, -0.01, 0.08, 0.04)], [0.02, 0.05, 0.016], 0.022)
        one([x(elbow, 0.06, 0.08, -0.04), x(low, 0.07, 0.08, 0.0), x(wrist, 0.05, 0.07, 0.04)], [0.02, 0.04, 0.014], 0.016)
        s.relief(wrinkles((12, 12, 24), 2), 0.008, x(elbow, 0, -0.09, 0.0), (0.12, 0.06, 0.07))
        # Plates from the elbow to the wrist.
        s.on("elbow" + end)
        down = (wrist - elbow) / np.linalg.norm(wrist - elbow)
        found = [s.hit(x(elbow + (wrist - elbow) * k, 0.4, 0, 0), (-side, 0, 0), 0.5) for k in (0.2, 0.46, 0.72)]
        for place, wide in zip(found, (0.1, 0.094, 0.082)):
            if place is None:  # beyond the box of a part
                continue
            out = np.array([side, 0, 0.12]) / np.hypot(1, 0.12)
            shield(s, place, out, down - out * (out @ down), wide, 0.075, IVORY, 0.3)
        s.on("paw" + end).ball(x(wrist, 0, -0.05, -0.065), (0.125, 0.13, 0.088), blend=0.04)
        s.ball(x(wrist, 0, 0.03, -0.11), (0.1, 0.075, 0.05), blend=0.025)
        for dx, reach in ((-0.095, 0.9), (0.0, 1.0), (0.095, 0.9)):
            at = lambda out, z: np.array([wrist[0] + dx * (0.75 + 0.45 * out), wrist[1] - 0.08 - 0.19 * out * reach, z])
            s.stroke([x(wrist, 0.3 * dx * side, -0.09, 0.02), at(0.1, 0.16), at(0.3, 0.18)], [0.012, 0.016, 0.02], 0.012, 0.6)
            _toe(s, at, 0.06, 0.088, False)
        s.spike(x(wrist, -0.12, 0.0, -0.06), x(wrist, -0.17, -0.09, -0.12), 0.03, (0, -0.01, 0.03), 0.004)


def _tail(s):
    """It stands over the back in rings of hide, and ends in a crown of bone, as the rim of the shield does."""
    path, thick = [(0, 0.5, 0.63), (0, 0.59, 0.67), (0, 0.665, 0.79), (0, 0.685, 0.92), (0, 0.67, 1.03), (0, 0.6, 1.15)], [0.12, 0.1, 0.086, 0.076, 0.066, 0.058]
    curve, wide = spline(path, thick, 5)
    s.on("tail").tube(path[:4], thick[:4], 0.04)
    s.on("club").tube(path[3:], thick[3:], 0.02)
    for i in range(5, len(curve) - 2, 2):
        s.on("tail" if i < 15 else "club")
        way = curve[i + 1] - curve[i - 1]
        s.tube([curve[i], curve[i] + 0.5 * way], [1.0 * wide[i], 1.22 * wide[i]], 0.006, matter=CLOAK)
    top, along = np.array([0, 0.6, 1.15]), np.array([0, -0.36, 0.93])
    s.on("club").ball(top + along * 0.03, (0.085, 0.08, 0.075), blend=0.02)
    for turn in np.radians((90, 162, 234, 306, 18)):
        out = np.array([np.cos(turn), 0.93 * np.sin(turn), 0.36 * np.sin(turn)])
        s.tube([top + along * 0.03 + out * 0.05, top + along * 0.1 + out * 0.105], [0.056, 0.058], 0.01)
        s.tube([top + along * 0.06 + out * 0.075, top + along * 0.15 + out * 0.13, top + along * 0.23 + out * 0.135, top + along * 0.315 + out * 0.1], [0.05, 0.056, 0.04, 0.01], 0.004, matter=PALE)


def _frill(s):
    """A wall of bone, wider than everything behind it: struts that spread from the skull, great windows of skin between them,
    thin enough for light, and a rim of horns. Its rear is built like its front."""
    d = s.layer().on("head")
    turn, middle = (-14, 0, 0), np.array([0, -0.26, 0.97])
    n, up = np.array([0, -0.97, 0.242]), np.array([0, 0.242, 0.97])
    at = lambda across, high, out=0.0: middle + np.array([across, 0, 0]) + up * high + n * out
    d.ball(middle, (0.58, 0.03, 0.44), turn, 0.03, matter=SHADE)
    d.ball(middle - up * 0.2, (0.32, 0.09, 0.25), turn, 0.06)
    foot = s.layer()
    foot.block((0.77, -0.2, 0.71), (0.6, 0.5, 0.3), (0, -26, 0), 0.02, mirror=True)
    foot.block((0, -0.2, 0.42), (0.9, 0.5, 0.2), (0, 0, 0), 0.02)
    d.trim(foot, 0, 0.05)
    # Windows sag between the struts, and veins branch in them.
    for a in (-1.14, -0.39, 0.39, 1.14):
        for out in (0.03, -0.03):
            p = lambda b, k: at(0.575 * np.sin(b) * k, 0.435 * np.cos(b) * k - 0.1 * (1 - k), out)
            d.stroke([p(a, 0.45), p(a, 0.7), p(a + 0.05, 0.92)], [0.02, 0.014, 0.008], 0.012, 0.7)
            for way in (-0.16, 0.16):
                d.stroke([p(a, 0.55), p(a + 0.6 * way, 0.72), p(a + 1.2 * way, 0.92)], [0.014, 0.01, 0.006], 0.01, 0.7)
    edge = [at(0.572 * np.sin(a), 0.432 * np.cos(a)) for a in np.linspace(-1.62, 1.62, 19)]
    d.tube(edge, 0.05, 0.02)
    for a in (-1.5, -0.78, 0.0, 0.78, 1.5):
        tip = (0.56 * np.sin(a), 0.42 * np.cos(a))
        for out in (0.03, -0.03):
            d.tube([at(tip[0] * 0.12, -0.22 + tip[1] * 0.12, out * 2.4), at(tip[0] * 0.6, tip[1] * 0.6 - 0.06, out * 1.5), at(*tip, out * 1.1)], [0.082, 0.046, 0.05], 0.02, matter=CLOAK)
    for a in (-1.5, -0.78, 0.0, 0.78, 1.5):
        tip = (0.56 * np.sin(a), 0.42 * np.cos(a))
        for out in (1, -1):  # the ridge of a strut, as of a bone that bears load
            d.stroke([at(tip[0] * 0.3, -0.15 + tip[1] * 0.3, out * 0.13), at(tip[0] * 0.65, tip[1] * 0.65 - 0.05, out * 0.09), at(tip[0] * 0.95, tip[1] * 0.95, out * 0.08)], [0.012, 0.014, 0.02], 0.016, 0.8, ends=0.5)
    d.relief(cracks(9, 7), 0.004, middle, (0.7, 0.3, 0.55))
    for i, a in enumerate(np.linspace(-1.5, 1.5, 11)):
        way = np.array([np.sin(a), 0, 0]) + up * np.cos(a)
        p = at(0.572 * np.sin(a), 0.432 * np.cos(a))
        long = 0.2 if i == 5 else 0.13 if i % 2 else 0.11 if i in (0, 10) else 0.16
        thick = 0.064 if i % 2 else 0.074
        d.tube([p - way * 0.02, p + way * 0.3 * long], [1.1 * thick, 0.98 * thick], 0.024, (n, 0.72))
        for k in (0.3, 0.46):  # rings where it grew
            d.tube([p + way * (k - 0.06) * long, p + way * k * long], [0.78 * thick, 0.98 * thick], 0.003, (n, 0.66), matter=PALE)
        d.tube([p, p + way * long * 0.5, p + way * long * 0.82, p + way * long * 1.04 + n * 0.02], [0.86 * thick, 0.84 * thick, 0.5 * thick, 0.008], 0.003, (n, 0.64), matter=PALE)
    s.join(d, 0.02)


HORN = [(0, -0.655, 0.68), (0, -0.69, 0.765), (0, -0.712, 0.84), (0, -0.705, 0.925)]


def _face(s):
    """A bull's weight on a hound's planes: brows that run on into the struts, a nose with holes, a lip that hangs."""
    h = s.layer((0, 0.012, 0), 1.1, (0, -0.42, 0.66)).on("head")
    _skull(h)
    _jaw(h)
    _muzzle(h)
    h.on("head")
    h.ball((0.118, -0.665, 0.698), (0.062, 0.05, 0.034), (0, 10, 24), 0.02, cut=True, mirror=True)
    eyes(h, (0.113, -0.614, 0.697), 0.041, 28, 18, 0.62, 0.74)
    # The brow: a beam over each eye, knotted over the nose, from the eye outwards on to the shield.
    h.tube([(0.026, -0.675, 0.718), (0.085, -0.668, 0.742), (0.155, -0.61, 0.778), (0.215, -0.52, 0.83), (0.25, -0.42, 0.86)], [0.026, 0.032, 0.036, 0.036, 0.024], 0.018, mirror=True)
    h.ball((0, -0.615, 0.748), (0.1, 0.07, 0.05), (-34, 0, 0), 0.03)
    for k in range(2):
        h.stroke([(0.05, -0.675, 0.672 - 0.016 * k), (0.1, -0.665, 0.655 - 0.018 * k), (0.155, -0.6, 0.668 - 0.016 * k)], 0.007, 0.007, 0.9, cut=True, mirror=True)
    s.join(h, 0.02)
    s.on("neck").tube([(0, -0.44, 0.52), (0, -0.34, 0.58), (0, -0.2, 0.64)], [0.08, 0.115, 0.16], 0.05)
    s.loupe((0, -0.6, 0.64), 0.28, 1.6)


def _skull(h):
    h.tube([(0, -0.26, 0.77), (0, -0.46, 0.7)], [0.17, 0.16], 0.04)
    h.ball((0, -0.49, 0.7), (0.172, 0.16, 0.14), (-10, 0, 0), 0.04)
    h.tube([(0.1, -0.54, 0.8), (0.2, -0.4, 0.87), (0.3, -0.3, 0.95)], [0.07, 0.085, 0.06], 0.05, mirror=True)
    h.block((0, -0.61, 0.61), (0.092, 0.13, 0.076), (-6, 0, 0), 0.036, -0.1, 0.04)
    h.ball((0.125, -0.53, 0.645), (0.06, 0.1, 0.05), (0, 0, 16), 0.04, mirror=True)
    h.ball((0.1, -0.57, 0.585), (0.055, 0.12, 0.05), (0, 0, 10), 0.03, mirror=True)
    h.plane((0.094, -0.66, 0.63), (0.86, -0.44, 0.26), 0.008, 0.13, mirror=True)
    h.plane((0.05, -0.66, 0.695), (0.62, -0.3, 0.72), 0.008, 0.09, mirror=True)
    h.tube([(0.09, -0.63, 0.645), (0.145, -0.56, 0.655), (0.165, -0.44, 0.69)], [0.028, 0.038, 0.034], 0.03, mirror=True)


def _muzzle(h):
    # Bone swells out of the bridge; the horn grows from it in rings.
    h.ball((0, -0.645, 0.69), (0.066, 0.07, 0.045), (-30, 0, 0), 0.03)
    h.tube([(0, -0.645, 0.69), (0, -0.672, 0.725)], [0.064, 0.056], 0.014)
    horn = h.layer().on("head")
    horn.tube(HORN, [0.052, 0.045, 0.03, 0.005], 0, matter=IVORY)
    for k, (a, b) in enumerate(((0, 1), (0.33, 0.9), (0.62, 0.78))):
        p = np.array([0, -0.672 - 0.03 * a, 0.718 + 0.07 * a])
        horn.tube([p, p + (0, -0.008, 0.018)], [0.044 * b, 0.058 * b], 0.004, matter=IVORY)
    h.join(horn, 0.004)
    # Nose: a pad, wings about the holes, the furrow to the lip.
    h.ball((0, -0.71, 0.635), (0.072, 0.046, 0.042), (-8, 0, 0), 0.02)
    h.ball((0.052, -0.722, 0.642), (0.034, 0.04, 0.03), (0, 20, 20), 0.014, mirror=True)
    h.ball((0.048, -0.762, 0.638), (0.022, 0.036, 0.014), (-10, -24, 22), 0.006, cut=True, mirror=True)
    h.paint((0.048, -0.745, 0.638), (0.021, 0.026, 0.014), matter=DARK, mirror=True)
    h.stroke([(0.084, -0.71, 0.66), (0.095, -0.7, 0.625), (0.085, -0.71, 0.6)], 0.009, 0.01, 0.9, cut=True, mirror=True)
    # The lip: thick, rolled, and it hangs over the corner of the mouth.
    lip = [(0.012, -0.745, 0.582), (0.06, -0.725, 0.564), (0.108, -0.655, 0.545), (0.15, -0.56, 0.532), (0.17, -0.47, 0.55)]
    h.tube(lip, [0.032, 0.036, 0.037, 0.036, 0.022], 0.016, mirror=True)
    h.stroke([(0.03, -0.75, 0.606), (0.08, -0.71, 0.602), (0.13, -0.63, 0.592), (0.165, -0.54, 0.583)], [0.008, 0.01, 0.01, 0.008], 0.012, 0.9, cut=True, mirror=True)
    h.stroke([(0.05, -0.74, 0.57), (0.105, -0.69, 0.556), (0.15, -0.6, 0.545)], 0.006, 0.005, 0.9, cut=True, mirror=True)
    for side in (1, -1):
        for x, y, long in ((0.082, -0.7, 0.07), (0.036, -0.73, 0.04)):
            h.spike((side * x, y + 0.012, 0.55), (side * x * 1.04, y - 0.006, 0.54 - long), 0.018 if long > 0.05 else 0.013)


def _jaw(h):
    """Two bars from the hinge to a square chin, a lower lip over them; tusks out of rings of gum."""
    jaw = h.layer().on("jaw")
    jaw.tube([(0.158, -0.43, 0.545), (0.142, -0.53, 0.478), (0.108, -0.64, 0.462), (0.045, -0.708, 0.466), (0, -0.716, 0.466)], [0.044, 0.05, 0.048, 0.046, 0.046], 0.02, mirror=True)
    jaw.ball((0, -0.54, 0.455), (0.12, 0.14, 0.045), blend=0.03)
    jaw.ball((0, -0.718, 0.446), (0.058, 0.034, 0.04), (14, 0, 0), 0.024)
    jaw.tube([(0.15, -0.52, 0.506), (0.112, -0.64, 0.5), (0.055, -0.716, 0.504), (0, -0.73, 0.504)], [0.018, 0.024, 0.024, 0.024], 0.008, mirror=True)
    jaw.stroke([(-0.08, -0.72, 0.478), (0, -0.745, 0.474), (0.08, -0.72, 0.478)], 0.009, 0.009, 0.9, cut=True)
    jaw.stroke([(0, -0.75, 0.47), (0, -0.74, 0.41)], 0.011, 0.01, 0.9, cut=True)
    jaw.stroke([(0.13, -0.6, 0.42), (0.155, -0.52, 0.44), (0.175, -0.44, 0.49)], [0.014, 0.024, 0.024], 0.014, 0.5, mirror=True)
    jaw.ball((0, -0.57, 0.515), (0.08, 0.13, 0.028), blend=0.012, cut=True)
    h.trim(jaw, 0.012, 0.008)
    h.paint((0, -0.58, 0.522), (0.11, 0.135, 0.03), matter=DARK)
    h.join(jaw, 0.002)
    # The muscle that closes it runs from the cheekbone over the hinge.
    h.tube([(0.155, -0.48, 0.655), (0.164, -0.465, 0.58), (0.145, -0.49, 0.5)], [0.04, 0.056, 0.036], 0.04, mirror=True)
    h.on("jaw").ball((0.172, -0.435, 0.55), (0.028, 0.044, 0.044), (-14, 0, 0), 0.024, mirror=True)
    h.ball((0.122, -0.645, 0.5), (0.046, 0.046, 0.028), blend=0.012, mirror=True)
    h.ball((0.128, -0.655, 0.518), (0.04, 0.04, 0.014), (0, 24, 0), 0.006, mirror=True)
    h.spike((0.128, -0.65, 0.505), (0.21, -0.7, 0.665), 0.036, (0.03, -0.024, 0), 0.003, mirror=True)
    for x in (0.022, 0.062):
        h.spike((x, -0.722 + 0.2 * x, 0.5), (x, -0.728 + 0.2 * x, 0.552), 0.015, mirror=True)


REACH, CYCLE, STANCE = 0.23, 25 / 24, 0.6
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("paw.L", "paw.R", "foot.L", "foot.R")
BLOWS = {"attack": "Claw", "attack_heavy": "Ram", "push": "Ram", "block": "Claw", "finisher": "Claw"}

LATE = {"head": (3.0, 0.5), "neck": (3.4, 0.55)}
CLAWS, SHIELD = ("paw.R", (0, -0.26, -0.05)), ("head", (0, -0.18, 0.15))
WALL = dict(loin_pos=(0, 0.03, -0.1), loin=(4, 0, 0), chest=(6, 0, 0), neck=(10, 0, 0), head=(13, 0, 0))
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
        (1.3, dict(loin_pos=(0, 0.03, -0.11), loin=(4, 0, 0), chest=(6, 0, 0), neck=(9, 0, 0), head=(10, 0, 0), jaw=2, tail=(-26, 0, 0), club=(-24, 0, 0))),
        (1.8, dict(loin_pos=(0, 0.03, -0.11), loin=(5, 0, 0), neck=(9, 0, 0), head=(11, 0, 8))),
        (2.6, dict(loin_pos=(0, 0.03, -0.11), loin=(5, 0, 0), chest=(7, 0, 0), neck=(9, 0, 0), head=(11, 4, 12), jaw=6, tail=(-40, 0, 10), club=(-64, 0, 0), fore=0, hind=0)),
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
    charge = dict(loin_pos=(0, -0.14, -0.1), loin=(4, 0, 0), chest=(4, 0, 0), hips=(-6, 0, 0), neck=(8, 0, 0), head=(14, 0, 0))
    yield key("attack_heavy", 1.9, [
        *_paw(0.05, "R"),
        (0.5, dict(fore_L=0, hind=0, hind_roll=0, jaw=0, tail=(16, 0, 0), **WALL)),
        (0.86, dict(loin_pos=(0, 0.12, -0.09), loin=(5, 0, 0), chest=(7, 0, 0), neck=(10, 0, 0), head=(13, 0, 0), fore_R=0, fore_L=0)),
        (0.93, dict(fore_L=(0, -0.06, 0.05), hind_roll=14, fore_R=0)),
        (1.02, dict(fore_L=(0, -0.13, 0), fore_R=0, hind_roll=22, tail=(-20, 0, 0), **charge)),
        (1.12, dict(loin_pos=(0, -0.12, -0.06), neck=(-4, 0, 0), head=(-2, 0, 0), chest=(-6, 0, 0), jaw=20, fore_L=(0, -0.13, 0), hind_roll=14, fore_R=0)),
        (1.3, dict(loin_pos=(0, -0.1, -0.04), neck=(-8, 0, 0), head=(-12, 0, 0), jaw=26, fore_L=(0, -0.13, 0), hind_roll=4)),
        (1.55, dict(loin_pos=(0, -0.04, -0.05), neck=0, head=(2, 0, 0), jaw=6, hind_roll=0, fore_L=(0, -0.13, 0))), (1.67, dict(fore_L=(0, -0.06, 0.05))), (1.79, dict(fore_L=0, fore_R=0, hind=0)),
    ], contact=1.02, weapon=SHIELD, steps=[0.37, 1.02, 1.79])  # fmt: skip
    yield key("push", 1.5, [
        (0.3, dict(fore=0, hind=0, hind_roll=0, jaw=0, **WALL)), (0.44, dict(loin_pos=(0, 0.08, -0.12), head=(17, 0, 0))),
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
        (2.2, dict(neck=(8, 0, 0), head=(18, 0, 0), loin_pos=(0, -0.12, -0.12), chest=(12, 0, 0), jaw=0, fore_L=(-0.14, -0.3, 0.01), fore_R=(0.14, -0.4, 0.01))),
        (2.4, dict(neck=(8, 0, 0), head=(16, 0, 0), fore_L=(-0.14, -0.3, 0.01), fore_R=(0.14, -0.4, 0.01), hind_roll=4)),
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
        (0.36, dict(loin_pos=(0, 0.1, -0.13), loin=(4, 0, 0), chest=(7, 0, 0), neck=(8, 0, 0), head=(10, 0, 0), fore_L=(0, 0.05, 0), fore_R=0, jaw=2, hind=0)),
        (0.75, dict(loin_pos=(0, 0.07, -0.11), head=(12, 0, 4), fore_L=(0, 0.05, 0), fore_R=0, hind=0)), (0.92, dict(fore_L=(0, 0.03, 0.05))), (1.06, dict(fore_L=0)),
    ], steps=[0.36, 1.06])  # fmt: skip
    yield key("block", 1.7, [
        (0.18, dict(fore=0, hind=0, jaw=0, **WALL)),
        (0.28, dict(loin_pos=(0, 0.1, -0.13), neck=(12, 0, 0), head=(17, 0, 0), chest=(4, 0, 0))),
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
