"""Savrip, a hunched giant: the head low between huge shoulders, knuckles on the ground. Heavy; grabs, lifts, slams."""

from dataclasses import replace

import numpy as np

from creatures import savrip_body, savrip_head
from rig.clip import Clip
from rig.language import down, pace, paces, stride, wave
from rig.skeleton import Limb, Skeleton
from sculpt.field import IVORY, PALE, SHADE, SKIN
from sculpt.finish import CRISP
from sculpt.parts import clefts, eyes, finger, shield, unit
from sculpt.patterns import lumps, pebbles, wrinkles
from sculpt.piece import piece

BOX = ((-0.78, -0.9, -0.03), (0.78, 0.64, 1.56))
HEIGHT = 1.525
FINISH = replace(CRISP, bits=6)
TINT = (1.0, 0.595, 0.02)

SET_BACK = 0.09
"""How far behind its own coordinates it stands: so its head and hands do not reach out of its cell."""

SKELETON = Skeleton(
    {
        "root": (None, (0, -SET_BACK, 0)),
        "hips": ("root", (0, 0.16, 0.56)),
        "belly": ("hips", (0, 0.13, 0.66)),
        "chest": ("belly", (0, 0.06, 0.84)),
        "neck": ("chest", (0, -0.14, 1.08)),
        "head": ("neck", (0, -0.29, 1.06)),
        "jaw": ("head", (0, -0.4, 0.97)),
        "tail": ("hips", (0, 0.30, 0.54)),
        "clav.L": ("chest", (0.16, 0.0, 1.08)),
        "arm.L": ("clav.L", (0.42, -0.01, 1.07)),
        "fore.L": ("arm.L", (0.63, 0.065, 0.66)),
        "hand.L": ("fore.L", (0.5, -0.09, 0.31)),
        "fingers.L": ("hand.L", (0.5, -0.34, 0.16)),
        "thigh.L": ("hips", (0.14, 0.14, 0.49)),
        "shin.L": ("thigh.L", (0.242, -0.11, 0.315)),
        "foot.L": ("shin.L", (0.228, 0.085, 0.12)),
        "chain.R": ("fore.R", (-0.6, 0.045, 0.33)),
    },
    {
        "step.L": Limb("thigh.L", "shin.L", "foot.L", tip=0.2, heel=0.1),
        "fist.L": Limb("arm.L", "fore.L", "hand.L", tip=None),
    },
    {"tail": ((0, 0.2, -0.2), 0.8, 2.2, 0.35), "jaw": ((0, -0.3, -0.08), 0.35, 3.5, 0.4), "chain.R": ((0, 0, -0.25), 1.0, 2.4, 0.2)},
)
PARTS = {
    "head": ((-0.45, -0.92, 0.66), (0.45, -0.24, 1.4)),
    "hand": ((0.3, -0.5, -0.03), (0.75, 0.05, 0.46)),
    "back": ((-0.55, -0.1, 0.4), (0.55, 0.52, 1.55)),
    "belly": ((-0.36, -0.42, 0.3), (0.36, 0.05, 1.1)),
    "foot": ((0.1, -0.3, -0.03), (0.42, 0.25, 0.45)),
}
SKELETON.place = {name: place + (0, SET_BACK, 0) for name, place in SKELETON.place.items()}


def sculpt(s):
    """Builds the figure in the field."""
    _base(s)
    _trunk(s)
    _back(s)
    _legs(s)
    _arms(s)
    _relief(s)
    _head(s)
    s.lo = s.lo + (0, SET_BACK, 0)


def _muscle(s, points, widths, height):
    s.stroke(points, [1.4 * w for w in widths], 1.2 * height, 0.75, mirror=True, ends=0.4)


def _base(s):
    """Primary forms: an anatomy of flesh and bone, bent into this one's posture; hunch and neck on top of it."""
    v, tris, joints, _ = savrip_body.mesh()
    piece(s, v, tris, joints)
    s.sharpen(0.7, 0.03)
    # The neck and the hump of the trapezius: thick, low, carried before the chest.
    s.on("neck").tube([(0, 0.03, 1.12), (0, -0.16, 1.14), (0, -0.34, 1.1)], [0.2, 0.175, 0.125], 0.06)
    s.on("chest").tube([(0.05, 0.12, 1.24), (0.2, 0.06, 1.27), (0.38, 0.0, 1.14)], [0.14, 0.135, 0.1], 0.06, mirror=True)
    s.ball((0, 0.1, 1.24), (0.25, 0.2, 0.18), (24, 0, 0), 0.08)
    s.on("belly").ball((0, -0.01, 0.68), (0.17, 0.165, 0.15), blend=0.06)
    # Thighs over the squeezed ones of the base.
    s.on("thigh.L").tube([(0.135, 0.13, 0.48), (0.195, -0.01, 0.41), (0.24, -0.1, 0.325)], [0.105, 0.098, 0.07], 0.03, mirror=True)
    s.on("tail").tube([(0, 0.22, 0.56), (0, 0.36, 0.48), (0, 0.47, 0.34), (0, 0.51, 0.22)], [0.11, 0.088, 0.06, 0.02], 0.05)


def _trunk(s):
    """Secondary forms of the trunk: each muscle a strip on the skin, each gap a groove."""
    # Breast: upper and lower head, hung from the collarbone; a sharp lower edge.
    s.on("chest")
    _muscle(s, [(0.05, -0.3, 0.99), (0.17, -0.28, 1.03), (0.3, -0.19, 1.05)], [0.03, 0.05, 0.035], 0.014)
    _muscle(s, [(0.045, -0.33, 0.9), (0.17, -0.33, 0.9), (0.31, -0.22, 0.95)], [0.045, 0.075, 0.03], 0.02)
    s.stroke([(0.02, -0.3, 0.8), (0.12, -0.3, 0.775), (0.22, -0.25, 0.79), (0.31, -0.15, 0.86)], 0.026, 0.018, 1.2, cut=True, mirror=True)
    s.stroke([(0, -0.3, 1.02), (0, -0.34, 0.9), (0, -0.28, 0.79)], [0.018, 0.024, 0.02], 0.012, 1.2, cut=True)
    # Collarbone and the two straps of the throat.
    s.stroke([(0.035, -0.26, 1.09), (0.16, -0.2, 1.14), (0.3, -0.12, 1.15), (0.39, -0.08, 1.15)], [0.022, 0.02, 0.02, 0.03], 0.016, mirror=True)
    s.on("neck").stroke([(0.035, -0.24, 1.04), (0.1, -0.2, 1.16), (0.12, -0.16, 1.26)], [0.018, 0.03, 0.03], 0.012, mirror=True)
    # Belly: three pairs of swellings beside a furrow; flanks in strips; ribs like fingers; the line of the groin.
    s.on("belly")
    for z, y in ((0.735, -0.165), (0.665, -0.18), (0.595, -0.18)):
        s.stroke([(0.028, y, z), (0.07, y + 0.008, z + 0.004), (0.115, y + 0.045, z + 0.018)], [0.026, 0.036, 0.018], 0.016, 0.9, mirror=True)
    s.stroke([(0, -0.2, 0.78), (0, -0.2, 0.66), (0, -0.19, 0.52)], [0.01, 0.014, 0.01], 0.007, 1.2, cut=True)
    for i in range(4):
        z = 0.775 - 0.048 * i
        s.stroke([(0.15 - 0.008 * i, -0.23, z - 0.03), (0.205, -0.16, z), (0.26, -0.05, z + 0.055)], [0.01, 0.03, 0.026], [0.006, 0.016, 0.006], mirror=True)
    _muscle(s, [(0.24, 0.02, 0.72), (0.215, -0.08, 0.62), (0.15, -0.17, 0.53), (0.06, -0.2, 0.48)], [0.02, 0.04, 0.03, 0.012], 0.016)
    s.on("hips").stroke([(0.24, 0.0, 0.56), (0.17, -0.12, 0.48), (0.06, -0.18, 0.45)], [0.015, 0.026, 0.018], 0.014, 1.2, cut=True, mirror=True)
    # A belt of hide, and a rag before the groin with folds and a torn edge.
    s.on("hips")
    ring = [(0.0, -0.195, 0.5), (0.13, -0.165, 0.515), (0.225, -0.05, 0.545), (0.25, 0.1, 0.565), (0.2, 0.24, 0.575), (0.0, 0.315, 0.575)]
    s.tube(ring + [(-x, y, z) for x, y, z in reversed(ring[:-1])], 0.026, 0.004, ((0, 0.2, 1), 0.9), matter=SHADE)
    s.block((0, -0.19, 0.4), (0.085, 0.022, 0.115), (-8, 0, 0), 0.016, -0.25, 0.006, matter=SHADE)
    for x, top, low in ((-0.05, 0.5, 0.3), (-0.015, 0.49, 0.28), (0.022, 0.5, 0.31), (0.058, 0.49, 0.29)):
        s.tube([(x * 0.8, -0.212, top), (x, -0.222, 0.4), (x * 1.1, -0.2, low)], [0.012, 0.018, 0.008], 0.012, matter=SHADE)
    s.ball((0, -0.222, 0.505), (0.03, 0.016, 0.03), blend=0.003, matter=IVORY)


def _back(s):
    """Shoulder blades with their spines, the wedge of the trapezius, lats as sheets, two straps beside a row of shields."""
    s.on("chest").tube([(0.3, 0.09, 1.0), (0.235, 0.15, 0.86), (0.13, 0.2, 0.7)], [0.12, 0.105, 0.06], 0.07, mirror=True)
    s.ball((0.2, 0.22, 1.02), (0.11, 0.06, 0.085), (20, 0, -24), 0.06, mirror=True)
    for k in range(3):
        s.stroke([(0.33 - 0.03 * k, 0.16 + 0.02 * k, 0.96), (0.27 - 0.04 * k, 0.22, 0.83), (0.17 - 0.025 * k, 0.25, 0.7)], [0.006, 0.014, 0.006], 0.007, 1.2, cut=True, mirror=True)
    s.tube([(0, 0.22, 1.18), (0, 0.25, 0.95), (0, 0.225, 0.78), (0, 0.215, 0.62)], 0.08, 0.06)
    _muscle(s, [(0.34, 0.12, 0.98), (0.3, 0.2, 0.84), (0.19, 0.25, 0.7), (0.1, 0.26, 0.6)], [0.05, 0.085, 0.06, 0.02], 0.028)
    _muscle(s, [(0.075, 0.3, 0.86), (0.085, 0.28, 0.72), (0.08, 0.28, 0.6), (0.06, 0.28, 0.52)], [0.03, 0.045, 0.04, 0.02], 0.026)
    _muscle(s, [(0.09, 0.3, 1.05), (0.2, 0.31, 1.12), (0.33, 0.2, 1.17), (0.41, 0.08, 1.16)], [0.014, 0.028, 0.03, 0.02], 0.018)
    _muscle(s, [(0.13, 0.31, 1.02), (0.22, 0.29, 0.98), (0.33, 0.2, 0.99)], [0.02, 0.05, 0.03], 0.014)
    _muscle(s, [(0.06, 0.1, 1.34), (0.16, 0.08, 1.32), (0.3, 0.06, 1.24)], [0.04, 0.06, 0.03], 0.02)
    _muscle(s, [(0.03, 0.26, 1.25), (0.06, 0.31, 1.08), (0.035, 0.31, 0.88)], [0.045, 0.05, 0.015], 0.016)
    s.stroke([(0, 0.28, 1.24), (0, 0.34, 1.08), (0, 0.33, 0.9), (0, 0.3, 0.74), (0, 0.3, 0.6)], 0.03, 0.013, 1.0, cut=True)
    skin, out = s.skin_at([place for place, _, _ in SCUTES])
    for at, way, (_, wide, long) in zip(skin, out, SCUTES):
        way = np.array([0, way[1], way[2]]) / (np.hypot(way[1], way[2]) + 1e-9)
        s.on("chest" if at[2] > 0.85 else "belly" if at[2] > 0.62 else "tail")
        shield(s, at, way, np.array([0, way[2], -way[1]]), wide, long, PALE)


SCUTES = (
    ((0, -0.02, 1.44), 0.075, 0.075), ((0, 0.1, 1.46), 0.1, 0.085), ((0, 0.22, 1.4), 0.115, 0.09), ((0, 0.31, 1.29), 0.115, 0.09), ((0, 0.35, 1.17), 0.105, 0.085),
    ((0, 0.35, 1.05), 0.098, 0.08), ((0, 0.34, 0.94), 0.088, 0.075), ((0, 0.31, 0.84), 0.076, 0.068), ((0, 0.3, 0.75), 0.064, 0.06), ((0, 0.29, 0.67), 0.056, 0.052),
    ((0, 0.36, 0.57), 0.06, 0.055), ((0, 0.44, 0.5), 0.058, 0.055), ((0, 0.51, 0.41), 0.05, 0.05), ((0, 0.545, 0.31), 0.038, 0.042),
)  # fmt: skip
"""Of the shields along its spine: near where each lies, half its breadth, half its length."""


def _legs(s):
    s.on("thigh.L")
    _muscle(s, [(0.2, 0.0, 0.53), (0.285, -0.06, 0.44), (0.29, -0.13, 0.355)], [0.03, 0.052, 0.02], 0.022)
    _muscle(s, [(0.14, -0.04, 0.5), (0.21, -0.12, 0.42), (0.255, -0.16, 0.36)], [0.025, 0.045, 0.018], 0.02)
    _muscle(s, [(0.12, 0.0, 0.44), (0.17, -0.1, 0.37), (0.215, -0.14, 0.335)], [0.02, 0.04, 0.022], 0.018)
    _muscle(s, [(0.33, 0.1, 0.52), (0.345, 0.03, 0.42), (0.325, -0.06, 0.34)], [0.03, 0.05, 0.02], 0.016)
    # Behind: buttock, hamstrings, the two bellies of the calf and the tendon at the heel.
    s.on("hips").stroke([(0.06, 0.3, 0.55), (0.16, 0.28, 0.5), (0.25, 0.16, 0.46)], [0.05, 0.085, 0.04], 0.03, 0.7, mirror=True)
    s.stroke([(0.06, 0.26, 0.42), (0.16, 0.24, 0.4), (0.27, 0.14, 0.4)], [0.012, 0.016, 0.01], 0.014, 1.0, cut=True, mirror=True)
    for x, y in ((0.16, 0.17), (0.27, 0.14)):
        _muscle(s, [(x, y, 0.42), (x + 0.02, y - 0.09, 0.35), (x + 0.02, y - 0.13, 0.28)], [0.02, 0.04, 0.014], 0.018)
    for x in (0.205, 0.265):
        _muscle(s, [(x, 0.02, 0.3), (x, 0.08, 0.24), (0.23, 0.135, 0.16)], [0.018, 0.036, 0.01], 0.024)
    s.stroke([(0.232, 0.143, 0.17), (0.228, 0.165, 0.09)], 0.014, 0.01, 0.6, mirror=True)
    # The kneecap: a small shield between two dimples, and the ligament under it.
    s.on("shin.L").ball((0.272, -0.168, 0.335), (0.036, 0.028, 0.04), (-22, 0, 8), 0.014, mirror=True)
    s.stroke([(0.268, -0.167, 0.29), (0.248, -0.085, 0.22), (0.232, 0.005, 0.14)], [0.02, 0.016, 0.012], 0.014, mirror=True)
    _muscle(s, [(0.331, -0.047, 0.29), (0.313, 0.035, 0.22), (0.262, 0.075, 0.14)], [0.02, 0.04, 0.015], 0.018)
    _muscle(s, [(0.204, -0.035, 0.28), (0.183, 0.045, 0.22), (0.197, 0.095, 0.15)], [0.02, 0.04, 0.015], 0.018)
    s.on("foot.L")
    for dx in (-0.042, -0.012, 0.02, 0.05):
        s.stroke([(0.23 + dx * 0.5, 0.0, 0.13), (0.236 + dx, -0.1, 0.08), (0.242 + dx * 1.2, -0.16, 0.05)], [0.008, 0.009, 0.007], 0.006, mirror=True)
    # Toes end in claws, out of a cuff of skin.
    placed = savrip_body.mesh()[3].placed
    for side in ("L", "R"):
        s.on(f"foot.{side}")
        for n in range(1, 6):
            a, c = placed[f"toe{n}-{2 if n == 1 else 3}.{side}"]
            out = np.array([c[0] - a[0], c[1] - a[1], 0])
            out /= np.linalg.norm(out)
            size = 0.021 if n == 1 else 0.016
            p = np.array([c[0], c[1], max(a[2], 0.03)]) - out * 0.012
            s.tube([p, p + out * 0.02], [size * 1.25, size], 0.008)
            s.spike(p + out * 0.012, p + out * 0.06 + (0, 0, -0.022), size * 0.85, (0, 0, 0.008), 0.002)


def _arms(s):
    s.on("arm.L")
    # Deltoid: three heads, run together to a point on the arm.
    _muscle(s, [(0.355, -0.16, 1.14), (0.467, -0.19, 1.021), (0.566, -0.122, 0.885)], [0.045, 0.062, 0.012], 0.026)
    _muscle(s, [(0.415, -0.02, 1.22), (0.6, -0.02, 1.08), (0.644, -0.04, 0.904)], [0.05, 0.075, 0.014], 0.026)
    _muscle(s, [(0.375, 0.13, 1.17), (0.533, 0.17, 1.051), (0.624, 0.08, 0.904)], [0.045, 0.065, 0.012], 0.026)
    # Biceps, the brachialis under it, triceps in two heads with its flat tendon.
    _muscle(s, [(0.507, -0.135, 0.943), (0.554, -0.139, 0.826), (0.603, -0.075, 0.699)], [0.025, 0.062, 0.018], 0.03)
    _muscle(s, [(0.631, -0.062, 0.885), (0.676, -0.044, 0.787), (0.682, -0.024, 0.709)], [0.015, 0.035, 0.015], 0.016)
    _muscle(s, [(0.618, 0.125, 0.943), (0.675, 0.111, 0.826), (0.66, 0.127, 0.719)], [0.025, 0.052, 0.014], 0.024)
    _muscle(s, [(0.49, 0.123, 0.924), (0.536, 0.149, 0.816), (0.61, 0.147, 0.719)], [0.025, 0.05, 0.014], 0.024)
    # A mass over the folded skin of the elbow.
    s.tube([(0.57, 0.04, 0.82), (0.64, 0.036, 0.67)], [0.085, 0.085], 0.06, mirror=True)
    s.on("fore.L").tube([(0.64, 0.036, 0.67), (0.6, -0.02, 0.5)], [0.085, 0.06], 0.06, mirror=True)
    # The elbow: the hook of the ulna, the knobs of the humerus.
    s.ball((0.645, 0.135, 0.66), (0.034, 0.042, 0.058), (24, 0, 0), 0.02, mirror=True)
    s.stroke([(0.713, 0.033, 0.685), (0.715, 0.08, 0.66)], 0.03, 0.01, 1.2, mirror=True)
    s.stroke([(0.568, 0.033, 0.68), (0.569, 0.071, 0.65)], 0.03, 0.01, 1.2, mirror=True)
    # Forearm: brachioradialis over the bend, extensors, flexors, the ridge of the ulna; all thin out to the wrist.
    _muscle(s, [(0.687, -0.019, 0.748), (0.704, -0.055, 0.607), (0.629, -0.121, 0.458)], [0.018, 0.05, 0.012], 0.028)
    _muscle(s, [(0.713, 0.041, 0.649), (0.701, 0.009, 0.565), (0.621, -0.066, 0.416)], [0.014, 0.034, 0.012], 0.018)
    _muscle(s, [(0.673, 0.103, 0.628), (0.662, 0.063, 0.522), (0.577, 0.002, 0.395)], [0.012, 0.03, 0.01], 0.014)
    _muscle(s, [(0.578, 0.001, 0.649), (0.529, -0.04, 0.554), (0.511, -0.106, 0.416)], [0.016, 0.046, 0.012], 0.024)
    _muscle(s, [(0.623, -0.087, 0.628), (0.597, -0.118, 0.543), (0.563, -0.158, 0.427)], [0.012, 0.034, 0.01], 0.016)
    s.stroke([(0.653, 0.103, 0.628), (0.611, 0.056, 0.49), (0.559, -0.018, 0.374)], 0.007, 0.006, cut=True, mirror=True)
    _irons(s)
    # The hand: tendons to its knuckles, fingers apart, of three bones each; a thumb with a broad nail.
    placed = savrip_body.mesh()[3].placed
    for side in ("L", "R"):
        _hand(s, placed, "." + side)


FINGERS = {2: 0.045, 3: 0.048, 4: 0.045, 5: 0.039}
"""Of each finger half its thickness."""


def _hand(s, placed, end):
    start, palm = (np.array(p) for p in placed["wrist" + end])
    wrist = (start + palm) / 2 + (0, -0.03, 0.05)
    places = {n: [np.array(placed[f"finger{n}-{b}{end}"][0]) for b in (1, 2, 3)] + [np.array(placed[f"finger{n}-3{end}"][1])] for n in (1, 2, 3, 4, 5)}
    for n, size in FINGERS.items():
        for k in (1, 2):  # none of them below the soles
            places[n][k][2] = max(places[n][k][2], 1.13 * size - 0.017)
    whole, s = s, s.nook(places[3][0] - (0.3, 0.3, 0.22), places[3][0] + (0.3, 0.3, 0.26))
    if not s.distance.size:
        return
    s.on("hand" + end)
    clefts(s, wrist, [places[n] for n in FINGERS], 0.043)
    back = np.array([0, -0.6, 0.8])
    for n in FINGERS:
        a = places[n][0]
        s.on("hand" + end).stroke([wrist + (a - wrist) * 0.15 + back * 0.03, wrist + (a - wrist) * 0.6 + back * 0.04, a + back * 0.04], [0.006, 0.014, 0.024], 0.01, 0.7)
    for one, other in zip((2, 3, 4), (3, 4, 5)):
        m = (places[one][0] + places[other][0]) / 2
        s.stroke([wrist + (m - wrist) * 0.35 + back * 0.03, wrist + (m - wrist) * 0.7 + back * 0.04, m + back * 0.03], [0.008, 0.016, 0.014], 0.008, 1.1, cut=True)
    for n, size in FINGERS.items():
        finger(s.on("fingers" + end), wrist, places[n], size)
    a, b, c, d = places[1]
    s.on("hand" + end).tube([a, b, c, c + (d - c) * 0.85], [0.044, 0.044, 0.041, 0.031], 0.008)
    for p in (b, c):
        s.ball(p + (0, -0.012, 0.008), 0.043, blend=0.006)
        for k in (-1, 0, 1):
            s.stroke([p + (x, -0.05, 0.012 + 0.013 * k) for x in (-0.026, 0, 0.026)], 0.006, 0.006, 0.8, cut=True)
    way = unit(d - c)
    out = unit(np.array([0, -0.6, 0.8]) - way * (np.array([0, -0.6, 0.8]) @ way))
    s.tube([d + out * 0.022 - way * 0.035, d + out * 0.024, d + out * 0.02 + way * 0.03], [0.021, 0.025, 0.016], 0.002, (out, 0.3), matter=SHADE)
    whole.put(s)


def _irons(s):
    """It has been somebody's captive: an iron round each wrist, and on its right what is left of the chain."""
    ring = [np.array([np.cos(a), np.sin(a)]) for a in np.linspace(0, 2 * np.pi, 17)]
    axis = np.array([-0.13, -0.16, -0.35])
    axis = axis / np.linalg.norm(axis)
    u = np.array([1.0, 0, 0]) - axis * axis[0]
    u /= np.linalg.norm(u)
    w = np.cross(axis, u)
    middle = np.array([0.522, -0.058, 0.362])
    s.on("fore.L")
    for shift, thick, out in ((-0.034, 0.021, 0.098), (0.034, 0.021, 0.096), (0.0, 0.015, 0.094), (-0.016, 0.015, 0.095), (0.016, 0.015, 0.094)):
        s.tube([middle + axis * shift + u * c[0] * out + w * c[1] * out * 0.92 for c in ring], thick, 0.002, matter=IVORY, mirror=True)
    for k in range(8):
        c = ring[2 * k]
        s.ball(middle + u * c[0] * 0.112 + w * c[1] * 0.104, 0.014, blend=0.002, matter=IVORY, mirror=True)
    s.on("chain.R")
    links = np.linspace(0, 2 * np.pi, 13)
    for n, z in enumerate((0.275, 0.19, 0.105)):
        way = np.array([0, 1, 0]) if n % 2 else np.array([1, 0, 0])
        s.tube([np.array([-0.6, 0.045, z]) + 0.036 * np.cos(a) * way + (0, 0, 0.056 * np.sin(a)) for a in links], 0.015, 0.002, matter=IVORY)


def _relief(s):
    """Tertiary forms: veins, folds where it bends. The back is silver, as old males' are."""
    s.on("arm.L").stroke([(0.513, -0.17, 0.973), (0.566, -0.16, 0.855), (0.603, -0.09, 0.748), (0.634, -0.09, 0.649)], 0.006, 0.004, mirror=True)
    s.on("fore.L").stroke([(0.634, -0.09, 0.649), (0.642, -0.093, 0.554), (0.598, -0.145, 0.48), (0.58, -0.157, 0.416)], 0.006, 0.004, mirror=True)
    s.stroke([(0.642, -0.093, 0.554), (0.66, -0.055, 0.501), (0.628, -0.076, 0.437)], 0.005, 0.0035, mirror=True)
    s.on("chest")
    s.relief(lumps(14, 3), 0.004)
    s.relief(wrinkles((14, 14, 26), 6), 0.01, (0, -0.24, 1.12), (0.3, 0.2, 0.15))
    # Grain, for the normal map alone: hide on the limbs, coarser on shoulders and back, pores and creases in the face.
    s.grain(wrinkles((26, 26, 60), 13), 0.0016, (0, -0.2, 0.66), (0.32, 0.2, 0.2))
    s.grain(pebbles(70, 14), 0.0004, (0, -0.52, 1.03), (0.25, 0.3, 0.25))
    for x in (0.5, -0.5):
        s.grain(wrinkles((40, 40, 90), 15), 0.0012, (x, -0.28, 0.14), (0.2, 0.2, 0.16))
    s.loupe((0, -0.54, 0.98), 0.3, 1.9)
    for x in (0.5, -0.5):
        s.loupe((x, -0.3, 0.14), 0.2, 1.25)
    s.paint((0, 0.3, 0.86), (0.36, 0.3, 0.56), (8, 0, 0), PALE, over=SKIN, where=lambda x, y, z: (np.abs(x) < 0.1 + 0.42 * np.clip(z - 0.5, 0, 1) ** 0.9) & (y > 0.12 - 0.3 * (z - 1.0)) & (np.abs(x) < 0.36))


RAISED = np.array([0, 0, 0.06])
"""How much higher than its own coordinates the head is carried: so that it shows over the hump from behind."""


def _head(s):
    h = s.layer(RAISED, 1.16, (0, -0.36, 0.93))
    v, tris, joints, eye = savrip_head.mesh()
    piece(h, v, tris, joints)
    h.sharpen(0.9, 0.022, 0.04)
    # A throat under the jaw, instead of the ragged edge where the base was cut off.
    h.on("neck").block((0, -0.36, 0.69), (0.2, 0.13, 0.055), (-8, 0, 0), 0.02, blend=0.02, cut=True)
    h.tube([(0, -0.52, 0.79), (0, -0.42, 0.82), (0, -0.3, 0.88)], [0.075, 0.1, 0.12], 0.04)
    h.on("head")
    # Planes, cut as with a knife: cheekbones, temples, the two fronts of the brow, the sides of the jaw, the chin.
    h.plane((0.15, -0.55, 0.9), (0.75, -0.6, 0.2), 0.004, 0.07, mirror=True)
    h.plane((0.165, -0.46, 0.8), (0.95, -0.15, -0.35), 0.004, 0.09, mirror=True)
    h.plane((0.12, -0.53, 1.04), (0.8, -0.45, 0.35), 0.004, 0.06, mirror=True)
    # Strips: brow over the eye, cheekbone, the fold from the nose round the mouth, the curl of the lip, masseter, jaw.
    h.stroke([(0.012, -0.62, 1.0), (0.06, -0.63, 1.022), (0.115, -0.59, 1.04), (0.15, -0.52, 1.015)], [0.022, 0.026, 0.024, 0.014], [0.006, 0.013, 0.014, 0.004], 0.5, mirror=True)
    h.stroke([(0.075, -0.6, 0.925), (0.125, -0.56, 0.92), (0.165, -0.47, 0.935)], [0.016, 0.026, 0.02], 0.014, 0.6, mirror=True)
    h.stroke([(0.06, -0.65, 0.93), (0.105, -0.63, 0.885), (0.125, -0.6, 0.83)], [0.014, 0.022, 0.018], 0.012, 0.6, mirror=True)
    h.stroke([(0.055, -0.67, 0.925), (0.088, -0.66, 0.885), (0.105, -0.63, 0.845)], 0.011, 0.011, 0.9, cut=True, mirror=True)
    h.stroke([(0.155, -0.52, 0.9), (0.172, -0.48, 0.82), (0.16, -0.47, 0.755)], [0.02, 0.04, 0.026], 0.014, 0.6, mirror=True)
    h.stroke([(0.03, -0.69, 0.745), (0.1, -0.64, 0.74), (0.165, -0.5, 0.76), (0.175, -0.4, 0.83)], [0.016, 0.022, 0.024, 0.016], 0.013, 0.5, mirror=True)
    h.on("jaw").stroke([(-0.06, -0.66, 0.75), (0, -0.7, 0.752), (0.06, -0.66, 0.75)], [0.026, 0.034, 0.026], 0.018, 0.45)
    h.stroke([(0, -0.74, 0.78), (0, -0.73, 0.72)], 0.012, 0.01, 0.9, cut=True)
    # Nose: wings and holes.
    h.on("head").ball((0.05, -0.685, 0.912), (0.025, 0.034, 0.021), (0, 24, 20), 0.02, mirror=True)
    h.ball((0.034, -0.72, 0.897), (0.015, 0.034, 0.011), (-16, -20, 16), 0.006, cut=True, mirror=True)
    # Wrinkles: across the bridge, between the brows, over them, under the eyes, on the cheeks.
    for z, wide in ((0.985, 0.03), (0.968, 0.036), (0.951, 0.04)):
        h.stroke([(-wide, -0.62, z - 0.008), (0, -0.66, z + 0.006), (wide, -0.62, z - 0.008)], 0.008, 0.007, 0.9, cut=True)
    h.stroke([(0.014, -0.62, 1.0), (0.02, -0.58, 1.045)], 0.008, 0.009, 0.9, cut=True, mirror=True)
    for k in range(3):
        h.stroke([(0.005, -0.55, 1.052 + 0.013 * k), (0.06, -0.55, 1.046 + 0.017 * k), (0.12, -0.5, 1.03 + 0.014 * k)], 0.008, 0.0045, 0.9, cut=True, mirror=True)
    for k in range(2):
        h.stroke([(0.035, -0.63, 0.938 - 0.012 * k), (0.075, -0.62, 0.925 - 0.014 * k), (0.11, -0.58, 0.93 - 0.014 * k)], 0.006, 0.005, 0.9, cut=True, mirror=True)
        h.stroke([(0.135 + 0.012 * k, -0.58, 0.87), (0.15 + 0.012 * k, -0.55, 0.81), (0.14, -0.55, 0.77)], 0.007, 0.006, 0.9, cut=True, mirror=True)
    # Ears like a boar's, broad at the root, torn on its right; they stand out beside the hump, so that there is a head from behind too.
    leaf = (0.5, 0.82, 0.28)
    h.ball((0.135, -0.41, 0.985), (0.062, 0.06, 0.075), (0, 30, 0), 0.05, mirror=True)
    h.ball((0.15, -0.375, 0.93), (0.05, 0.07, 0.09), blend=0.04, mirror=True)
    h.tube([(0.11, -0.405, 0.96), (0.21, -0.4, 1.04), (0.37, -0.37, 1.11), (0.56, -0.29, 1.16)], [0.06, 0.118, 0.105, 0.008], 0.03, (leaf, 0.24), mirror=True)
    h.tube([(0.165, -0.455, 0.99), (0.25, -0.455, 1.055), (0.375, -0.425, 1.11), (0.49, -0.37, 1.16)], [0.03, 0.084, 0.066, 0.01], 0.008, (leaf, 0.34), cut=True, mirror=True)
    for way in (-0.035, 0.0, 0.035):
        h.stroke([(0.17, -0.44, 1.0), (0.26, -0.43, 1.055 + way), (0.38, -0.4, 1.11 + 1.3 * way)], [0.016, 0.013, 0.005], 0.009, 0.7, mirror=True)
    h.ball((-0.44, -0.36, 1.05), (0.05, 0.1, 0.024), (0, -60, 0), 0.004, cut=True)
    h.ball((-0.42, -0.37, 1.225), (0.018, 0.1, 0.036), (0, 20, 0), 0.004, cut=True)
    h.ball((0.46, -0.35, 1.06), (0.014, 0.1, 0.03), (0, 40, 0), 0.004, cut=True)
    # The mouth: dark within, teeth above and below.
    h.paint((0, -0.56, 0.845), (0.12, 0.13, 0.034))
    for x, long in ((0.018, 0.03), (0.05, 0.042), (0.08, 0.03)):
        for side in (1, -1):
            h.spike((side * x, -0.675 + 0.35 * x, 0.868), (side * x, -0.685 + 0.35 * x, 0.866 - long), 0.013)
    h.on("jaw")
    for x in (0.02, 0.055):
        for side in (1, -1):
            h.spike((side * x, -0.655 + 0.3 * x, 0.8), (side * x, -0.665 + 0.3 * x, 0.845 - 0.1 * x), 0.014)
    # Tusks in sockets: one whole, one broken long ago; rings of gum about their roots.
    for side, path, width in (
        (1, [(0.09, -0.6, 0.77), (0.155, -0.68, 0.81), (0.222, -0.69, 0.9), (0.23, -0.66, 1.0), (0.215, -0.645, 1.045)], [0.04, 0.042, 0.035, 0.019, 0.003]),
        (-1, [(0.09, -0.6, 0.77), (0.155, -0.68, 0.81), (0.22, -0.69, 0.89), (0.232, -0.675, 0.945)], [0.04, 0.042, 0.036, 0.03]),
    ):
        axis = np.array([side * 0.62, -0.5, 0.6])
        axis /= np.linalg.norm(axis)
        u = np.cross(axis, (0, 0, 1.0))
        u /= np.linalg.norm(u)
        w = np.cross(axis, u)
        root = np.array([side * 0.13, -0.65, 0.79])
        h.tube([(side * 0.09, -0.58, 0.77), root - axis * 0.01], [0.062, 0.05], 0.03)
        h.tube([root + (u * np.cos(a) + w * np.sin(a)) * 0.043 for a in np.linspace(0, 2 * np.pi, 15)], 0.017, 0.012)
        h.tube([(side * x, y, z) for x, y, z in path], width, 0.002, matter=IVORY)
    h.plane((-0.236, -0.672, 0.932), (-0.3, -0.35, 0.9), 0.002, 0.06)
    h.plane((-0.226, -0.7, 0.915), (0.5, -0.8, 0.5), 0.002, 0.05)
    h.on("head")
    eyes(h, eye + (0.004, -0.018, 0.004), 0.033)
    s.join(h, 0.03)
    # Straps from the skull into the shoulders carry the weight of it.
    s.on("neck").stroke([(0.1, -0.38, 1.16), (0.17, -0.26, 1.2), (0.26, -0.12, 1.22)], [0.03, 0.05, 0.04], 0.022, 0.7, mirror=True)


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
