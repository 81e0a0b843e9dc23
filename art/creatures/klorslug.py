"""K'lor'slug, a long segmented slug: coiled on its many legs, rearing, a ring of hooked teeth for a face. Ripples; coils,
bites, spits."""

import math
from dataclasses import replace

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from rig.clip import Clip
from rig.language import ease, pace, wave
from rig.skeleton import Skeleton
from sculpt.field import IVORY, PALE, SHADE, SKIN, spline
from sculpt.finish import FINE
from sculpt.parts import eyes, unit
from sculpt.patterns import lumps, pebbles

BOX = ((-0.76, -0.8, -0.08), (0.76, 0.76, 1.5))
HEIGHT = 1.3
FINISH = replace(FINE, voxel=0.006, baked_size=1024, triangles=11_950)
TINT = (1.0, 0.24, 0.0)

# The spine from the tail's tip, round in a coil, up into the rearing neck.
SPINE = [
    (0.62, -0.14, 0.04), (0.55, 0.2, 0.09), (0.3, 0.42, 0.13), (-0.05, 0.44, 0.17), (-0.34, 0.26, 0.2), (-0.38, 0.0, 0.24),
    (-0.24, -0.14, 0.36), (0.0, -0.04, 0.54), (0.06, 0.12, 0.74), (0.04, 0.15, 0.97), (0.0, -0.02, 1.12), (0.0, -0.24, 1.08),
]  # fmt: skip
WIDTH = [0.02, 0.07, 0.115, 0.15, 0.175, 0.19, 0.2, 0.19, 0.172, 0.155, 0.145, 0.16]

PATH, BREADTH = spline(SPINE, WIDTH, 40)
ALONG = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(PATH, axis=0), axis=1))])
SEGMENT = 0.205
"""From ring to ring."""
MIDDLE = np.array([0.06, 0.1])
"""Of the coil, seen from above."""
SECTIONS = ("tail6", "tail5", "tail4", "tail3", "tail2", "tail1", "neck1", "neck2", "neck3", "neck4", "head")
"""The joints that move the stretches between the points of the spine."""


def _frame(path, i):
    """The way the body runs, its side and its back at one point of the spine."""
    ahead = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
    ahead /= np.linalg.norm(ahead)
    side = np.cross(ahead, (0, 0, 1.0) if abs(ahead[2]) < 0.9 else (0, 1.0, 0))
    if i > len(path) * 0.55:  # upright: the side is the figure's own, so that nothing twists
        side = np.array([-1.0, 0, 0]) - ahead * -ahead[0]
    side /= np.linalg.norm(side)
    return ahead, side, np.cross(side, ahead)


def _feet():
    """Every leg: its number, its side, the place on the spine, where it leaves the body and which way, and whether it stands. A
    ring has two pairs; within the coil there is room for one."""
    for n, stop in enumerate(np.arange(0.34, ALONG[-1] - 0.3, SEGMENT / 2)):
        i = int(np.searchsorted(ALONG, stop))
        ahead, side, back = _frame(PATH, i)
        for end, way in (("L", side), ("R", -side)):
            if n % 2 and way[:2] @ (PATH[i][:2] - MIDDLE) < 0:
                continue
            yield n, end, i, PATH[i] + way * BREADTH[i] * 0.8 - back * BREADTH[i] * 0.35, way, PATH[i][2] < 0.4


def _joints():
    joints = {"root": (None, (0, 0, 0)), "coil": ("root", (-0.1, 0.12, 0.2))}
    for k in range(6):
        joints[f"tail{k + 1}"] = (f"tail{k}" if k else "coil", SPINE[6 - k])
    for k in range(4):
        joints[f"neck{k + 1}"] = (f"neck{k}" if k else "coil", SPINE[6 + k])
    joints["head"] = ("neck4", SPINE[10])
    for k, (x, z) in enumerate(((0.24, 1.21), (-0.24, 1.21), (0.24, 0.91), (-0.24, 0.91))):
        joints[f"hook{k + 1}"] = ("head", (x, -0.3, z))
    for n, end, i, root, _, stands in _feet():
        if stands:
            joints[f"leg{n}.{end}"] = ("root", root)  # the body glides over its legs; they stay where they stand
    return joints


SKELETON = Skeleton(_joints(), drag={f"tail{k}": ((0.15, 0.1, 0.0), 0.3, 2.0, 0.4) for k in (5, 6)})
LEGS = sorted({int(n[3:-2]) for n in SKELETON.names if n.startswith("leg")})


def sculpt(s):
    """Builds the figure in the field."""
    _segments(s, PATH, BREADTH, ALONG)
    _legs(s)
    _mouth(s)


PARTS = {
    "head": ((-0.5, -0.8, 0.62), (0.5, 0.16, 1.5)),
    "coil": ((-0.76, -0.4, -0.08), (0.76, 0.76, 0.5)),
    "legs": ((-0.76, -0.4, -0.08), (-0.1, 0.5, 0.45)),
    "neck": ((-0.4, -0.4, 0.3), (0.4, 0.45, 1.2)),
}


def _segments(s, path, width, along):
    for part, joint in enumerate(SECTIONS):
        bit = slice(40 * part, 40 * part + 41, 8)
        s.on(joint).tube(path[bit], width[bit] * 0.94, 0.02)
    s.relief(_plates(path, width, along), 1.0)
    s.relief(lumps(9, 3), 0.005)
    # The tail ends in pincers, saw-toothed within, on a bulb of muscle.
    s.on(SECTIONS[0])
    ahead, side, _ = _frame(path, 4)
    p = path[8]
    s.ball(p - ahead * 0.01, (0.05, 0.05, 0.045), blend=0.02)
    for way in (side, -side):
        arc = [p, p + way * 0.07 - ahead * 0.02, p + way * 0.078 - ahead * 0.1, p + way * 0.04 - ahead * 0.16, p - way * 0.004 - ahead * 0.19]
        s.tube(arc, [0.04, 0.034, 0.027, 0.018, 0.004], 0.008)
        for a, b in ((0.064, 0.07), (0.062, 0.1), (0.046, 0.13)):
            s.spike(p + way * a - ahead * b, p + way * (a - 0.04) - ahead * (b + 0.008), 0.012, blend=0.003, matter=SKIN)


def _plates(path, width, along):
    """What lies on the body, by the nearest point of its spine: over the back a plate to every ring, its rear edge drawn out in the
    middle, rolled, and standing off over the next; along the flank a seam; below, the soft folds of a belly. All of it in the
    measure of the breadth, so that it tapers as one."""
    nearest = cKDTree(path)
    # Where the body rises the frame turns: plates turn with it over a stretch, not from one point to the next.
    ahead, _, back = gaussian_filter1d([_frame(path, i) for i in range(len(path))], 16, axis=0).transpose(1, 0, 2)
    side = np.cross(ahead, back)
    frames = np.stack([v / np.linalg.norm(v, axis=1, keepdims=True) for v in (ahead, side, back)], 1)
    step = lambda x, low, high: np.clip((x - low) / (high - low), 0, 1) ** 2 * (3 - 2 * np.clip((x - low) / (high - low), 0, 1))
    bump = lambda x, at, wide: np.exp(-(((x - at) / wide) ** 2))

    def heights(x, y, z):
        points = np.column_stack([x, y, z])
        _, i = nearest.query(points)
        off = points - path[i]
        ahead, side, back = frames[i, 0], frames[i, 1], frames[i, 2]
        length = along[i] + (off * ahead).sum(1)
        angle = np.abs(np.arctan2((off * side).sum(1), (off * back).sum(1)))
        u = -length / SEGMENT + 0.1 * np.cos(angle) * step(angle, 1.6, 0.0)
        a = u - np.floor(u)
        dorsal = step(angle, 2.05, 1.85)
        edge = np.clip((1 - a) / 0.07, 0, 1)
        plate = (0.06 + 0.26 * a**0.8) * edge
        plate += 0.07 * bump(a, 0.88, 0.06) - 0.05 * bump(a, 0.74, 0.05)
        plate += 0.07 * bump(angle, 0.0, 0.16) * a * edge - 0.05 * bump(angle, 0.34, 0.1) * edge
        plate += 0.07 * bump(angle, 1.72, 0.13) * edge
        plate -= 0.03 * np.clip(np.sin(19 * angle + 1.5 * np.sin(3 * np.floor(u))), 0, 1) ** 2 * step(a, 0.08, 0.3) * step(a, 0.72, 0.5)
        # Below: two lobes to a ring, a furrow along the middle, a fold before each.
        low = 0.1 * np.sin(np.pi * a) ** 0.7 + 0.04 * np.sin(np.pi * ((2 * a) % 1)) ** 0.7 - 0.07 * bump(angle, np.pi, 0.16) - 0.06 * bump(angle, 2.12, 0.1)
        return width[i] * (dorsal * plate + (1 - dorsal) * low)

    return heights


def _legs(s):
    """Of the body's own matter: nothing but its head is pale on a slug, and nothing stands out from its raised neck. Each has a hip
    in a socket, a thigh that rises to the knee, a shin, a foot that is a claw."""
    for n, end, i, root, way, stands in _feet():
        if not stands:
            continue
        ahead, _, back = _frame(PATH, i)
        size = (0.62 + 0.38 * min(1.0, BREADTH[i] / 0.17)) * np.clip(root[2] / 0.15, 1, 1.4)
        reach = 0.06 if np.hypot(*(root + way * 0.1)[:2]) > 0.58 else 0.14
        s.on(f"leg{n}.{end}")
        knee = root + way * reach + (0, 0, 0.03 * size)
        tip = np.array([*(root + way * (reach + 0.02))[:2], -0.04])
        ankle = knee + 0.62 * (tip - knee) + way * 0.012
        s.ball(root + way * 0.01, 0.05 * size, blend=0.012)
        s.tube([root, (root + knee) / 2 + (0, 0, 0.012), knee], [0.045 * size, 0.042 * size, 0.034 * size], 0.01)
        s.ball(knee, (0.042 * size, 0.042 * size, 0.044 * size), blend=0.01)
        s.tube([knee, (knee + ankle) / 2 + way * 0.008, ankle], [0.036 * size, 0.036 * size, 0.026 * size], 0.006)
        s.ball(ankle, 0.031 * size, blend=0.008)
        s.tube([ankle, (ankle + tip) / 2 + way * 0.012, tip], [0.026 * size, 0.02 * size, 0.004], 0.004)


FANGS = (0.9, 1.38, 0.82, 0.98, 1.3, 0.86, 1.06, 1.32, 0.8, 0.92, 1.36, 0.84)
"""How long each of the fangs on the rim is, from its left round over the top; the four great ones are on the hooks."""


def _mouth(s):
    """A bell of muscle, paler than the body and wider than the neck: on its lip stand fangs, each for itself and all forward, in gums
    round a throat that goes down in rings of smaller teeth. Seen from a seat or aside, fangs that spread would be a tangle, and a
    head of the body's own light would be no head."""
    whole, s = s, s.nook((-0.56, -0.8, 0.56), (0.56, 0.24, 1.5))
    if not s.distance.size:
        return
    h = s.layer().on("head")
    c, ahead = np.array([0, -0.34, 1.06]), np.array([0, -0.98, -0.19])
    up = np.array([0, -0.19, 0.98])
    around = lambda a: np.array([np.cos(a), 0, 0]) + up * np.sin(a)
    h.ball(c - ahead * 0.02, (0.25, 0.17, 0.25), (-11, 0, 0), matter=PALE)
    for back, wide, thick in ((0.06, 0.2, 0.075), (-0.02, 0.245, 0.06)):
        h.tube([c + around(a) * wide - ahead * back for a in np.linspace(0, 2 * np.pi, 17)], thick, 0.04, matter=PALE)
    h.tube([c + around(a) * 0.285 + ahead * 0.08 for a in np.linspace(0, 2 * np.pi, 25)], 0.05, 0.02, matter=PALE)
    # Straps of muscle from the neck to the lip, one behind each fang; the lip swells there and is drawn in between.
    for n in range(12):
        a = 2 * np.pi * (n + 0.5) / 12
        between = a + np.pi / 12
        h.stroke([c + around(a) * 0.2 - ahead * 0.14, c + around(a) * 0.295 - ahead * 0.03, c + around(a) * 0.325 + ahead * 0.07], [0.02, 0.042, 0.05], 0.026, 0.8)
        h.stroke([c + around(between) * 0.22 - ahead * 0.12, c + around(between) * 0.3 - ahead * 0.02, c + around(between) * 0.33 + ahead * 0.1], [0.008, 0.014, 0.012], 0.018, 0.9, cut=True)
        h.ball(c + around(a) * 0.29 + ahead * 0.105, 0.052 * (0.8 + 0.2 * FANGS[n]), blend=0.02, matter=PALE)
    for back, deep in ((0.055, 0.01), (0.1, 0.012)):
        h.stroke([c + around(a) * (0.29 - 0.4 * back) - ahead * back for a in np.linspace(0, 2 * np.pi, 33)], 0.012, deep, 0.9, cut=True, ends=0)
    h.relief(lumps((14, 9, 14), 7), 0.006)
    h.ball(c + ahead * 0.16, (0.23, 0.25, 0.23), (-11, 0, 0), 0.02, cut=True)
    h.paint(c + ahead * 0.12, (0.25, 0.2, 0.25), (-11, 0, 0))
    _eyes(h, c)
    s.join(h, 0.03)
    # The throat goes down the neck, in rings.
    inner = [c + ahead * 0.02, c - ahead * 0.12, np.array(SPINE[10]) + (0, 0.02, -0.03), np.array(SPINE[9]) + (0, -0.04, 0.0)]
    s.on("head").tube(inner, [0.2, 0.135, 0.09, 0.05], 0.02, cut=True)
    s.paint(c + ahead * 0.1, (0.225, 0.24, 0.225), (-11, 0, 0))
    s.paint(c - ahead * 0.1, (0.17, 0.24, 0.17), (-11, 0, 0))
    for back, wide, thick in ((-0.035, 0.2, 0.03), (0.05, 0.158, 0.028), (0.13, 0.112, 0.024)):
        s.tube([c + around(a) * wide - ahead * back for a in np.linspace(0, 2 * np.pi, 25)], thick, 0.012, matter=SHADE)
    _teeth(s, c, ahead, around)
    s.loupe(c, 0.3, 1.5)
    whole.put(s)


def _teeth(s, c, ahead, around):
    """Fangs on the rim and three rings of teeth down the throat, each in its swell of gum, none as long as its neighbour."""
    corners = {1: "hook1", 4: "hook2", 10: "hook3", 7: "hook4"}
    for n, long in enumerate(FANGS):
        a = 2 * np.pi * (n + 0.5) / 12
        s.on(corners.get(n, "head"))
        p = c + around(a) * 0.285 + ahead * 0.11
        at = lambda t, out, p=p, a=a, long=long: p + ahead * 0.17 * long * t + around(a) * out * long
        r = 0.04 * long**0.5
        s.tube([at(0.06, 0.008), at(0.2, 0.018)], [1.3 * r, 1.12 * r], 0.008, matter=SHADE)
        s.tube([at(-0.15, -0.004), at(0.12, 0.014), at(0.5, 0.05), at(0.82, 0.058), at(1.0, 0.046)], [r, r, 0.7 * r, 0.36 * r, 0.004], 0.002, matter=IVORY)
    s.on("head")
    for back, wide, count, long, turn in ((-0.05, 0.192, 15, 0.085, 0.1), (0.035, 0.15, 12, 0.066, 0.3), (0.115, 0.104, 9, 0.05, 0.0)):
        for n in range(count):
            a = 2 * np.pi * n / count + turn
            size = 1 + 0.28 * np.sin(2.4 * n + 9 * back)
            p = c + around(a) * wide - ahead * back
            tip = p + (ahead * 0.75 - around(a) * 0.66) * long * size
            r = 0.19 * long + 0.008
            s.tube([p + around(a) * 0.012, p + 0.24 * (tip - p)], [1.45 * r, 1.2 * r], 0.008, matter=SHADE)
            s.tube([p, p + 0.3 * (tip - p), p + 0.66 * (tip - p) + ahead * 0.01, tip], [r, r, 0.6 * r, 0.004], 0.002, matter=IVORY)


def _eyes(h, c):
    """On short stalks at the crown of the head, ringed, turned forward and aside, in heavy lids."""
    for side in (1, -1):
        root, top = c + np.array((side * 0.14, 0.1, 0.17)), c + np.array((side * 0.19, 0.165, 0.215))
        h.tube([root, top], [0.115, 0.12], 0.03, matter=PALE)
        way = unit(top - root)
        across = unit(np.cross(way, (0, 1.0, 0)))
        other = np.cross(way, across)
        for t, r in ((0.15, 0.128), (0.75, 0.128)):
            ring = [root + (top - root) * t + r * (np.cos(a) * across + np.sin(a) * other) for a in np.linspace(0, 2 * np.pi, 17)]
            h.stroke(ring, 0.012, 0.012, 0.9, cut=True, ends=0)
    eyes(h, c + np.array((0.215, 0.135, 0.22)), 0.1, 34, 12, 0.72)
    h.relief(pebbles(26, 4), 0.004, c + np.array((0.2, 0.24, 0.24)), (0.15, 0.12, 0.15), mirror=True)
    for k in range(2):
        brow = c + np.array((0.215, 0.135, 0.22))
        h.stroke([brow + (-0.1, -0.1 + 0.02 * k, 0.045 + 0.03 * k), brow + (-0.02, -0.1 + 0.03 * k, 0.1 + 0.02 * k), brow + (0.09, -0.06 + 0.03 * k, 0.085 + 0.02 * k)], [0.008, 0.016, 0.008], 0.012, 0.9, cut=True, mirror=True)


REACH, CYCLE, STANCE = 0.1, 18 / 24, 0.6
"""Of the walk: how far a foot goes before and behind its rest, the seconds of two steps, the share in which it stands."""
PACE = pace(REACH, CYCLE, STANCE)
TOUCHES = ("tail1", "tail3", "tail5")
BLOWS = {"attack": "Bite", "attack_heavy": "Slam", "push": "Sweep", "block": "Bite", "finisher": "Bite"}

LATE = {"neck3": (3.6, 0.5), "neck4": (3.2, 0.45), "head": (3.0, 0.42)}
MAW = ("head", (0, -0.42, -0.08))


def neck(*bends, yaw=0.0, tilt=0.0):
    """The raised part bent: a pitch for each of its five joints, and a share of yaw and tilt for every one."""
    return {name: (bend, tilt, yaw) for name, bend in zip(("neck1", "neck2", "neck3", "neck4", "head"), bends)}


def maw(open_):
    """The four great hooks spread, in degrees."""
    return dict(hook1=(-open_ * 0.6, 0, open_ * 0.7), hook2=(-open_ * 0.6, 0, -open_ * 0.7), hook3=(open_ * 0.6, 0, open_ * 0.7), hook4=(open_ * 0.6, 0, -open_ * 0.7))


STRIKE, BACK = neck(16, 28, 26, 10, -30), neck(-8, -22, -20, -2, 16)
"""Drawn back for a bite, and in it."""


def coils(size, t=0.0, lift=0.0):
    """The coil's turns tightened (positive) or thrown open, with a wave running through them."""
    return {f"tail{k}": (lift * (1 - 0.1 * k), 0, 0.5 * size + 0.2 * abs(size) * wave(t, 0.13 * k)) for k in range(2, 7)}


def crawl(t, reach, lift, times=1):
    """A wave through all legs, from behind forward."""
    out = {}
    for n in LEGS:
        for end, late in (("L", 0.0), ("R", 0.5)):
            if f"leg{n}.{end}" not in SKELETON.names:
                continue
            q = (times * t + 0.045 * n + late) % 1
            y, z = (-reach + 2 * reach * q / STANCE, 0) if q < STANCE else (reach - 2 * reach * ease((q - STANCE) / (1 - STANCE)), lift * math.sin(math.pi * (q - STANCE) / (1 - STANCE)))
            out[f"leg{n}_{end}_pos"] = (0, y, z)
    return out


def clips():
    """All clips."""
    key = lambda name, length, keys, **more: Clip(SKELETON, name, length, keys, springs=LATE, **more)
    return [
        Clip.round(SKELETON, "idle", 4.8, _idle),
        _fidget(key),
        Clip.round(SKELETON, "walk", CYCLE, _walk, steps=[CYCLE * k / 12 for k in (2, 6, 11)]),
        Clip.round(SKELETON, "turn", 1.0, _turn, steps=[0.5, 1.0]),
        *_greetings(key),
        *_blows(key),
        *_answers(key),
        *_ends(key),
    ]


def _idle(t):
    """Sways like a snake, a slow wave through every ring; the hooks open and close."""
    out = neck(1 + 1.5 * wave(t, 0, 2), 1 + 2 * wave(t, -0.08, 2), 2.5 * wave(t, -0.16, 2), 3 * wave(t, -0.24, 2), 4 * wave(t, -0.34, 2))
    for k, name in enumerate(("neck1", "neck2", "neck3", "neck4", "head")):
        out[name] = (out[name][0], 2.0 * wave(t, -0.07 * k), 2.6 * wave(t, -0.1 * k))
    return dict(out, **maw(6 + 8 * wave(t, 0.2, 3)), **{f"tail{k}": (0, 0, 1.2 * wave(t, 0.12 * k, 2)) for k in range(2, 7)})


def _fidget(key):
    """Bends down to its own coil, runs its mouth along it, then spits to the side."""
    return key("fidget", 4.4, [
        (0.6, dict(neck(-4, -6, -6, -4, -6), **maw(10))),
        (1.2, dict(neck(4, 14, 18, 16, 30, yaw=12), **maw(26))),
        (1.5, dict(neck(4, 14, 20, 18, 34, yaw=16), **maw(4))), (1.75, dict(neck(4, 14, 18, 16, 30, yaw=19), **maw(24))), (2.0, dict(neck(4, 14, 20, 18, 34, yaw=21), **maw(2))),
        (2.5, dict(neck(-6, -10, -14, -16, -30, yaw=-8), **maw(2), **coils(2))),
        (2.68, dict(neck(6, 8, 10, 8, 10, yaw=-12), **maw(40), **coils(-2))),
        (2.9, dict(neck(4, 4, 6, 4, 4, yaw=-11), **maw(20))), (3.3, dict(neck(0, -2, -2, -4, -8, yaw=-4), **maw(0))), (3.5, dict(neck(0, 0, 0, 0, 8), **maw(16))), (3.7, dict(neck(0, 0, 0, 0, -4), **maw(2))),
    ])  # fmt: skip


def _walk(t):
    """The wave that carries it: legs, rings and neck one after the other."""
    out = neck(4 + 1.5 * wave(t), 3 + 2.5 * wave(t, -0.1), 2 + 3 * wave(t, -0.2), 3 * wave(t, -0.3), -6 + 5 * wave(t, -0.42))
    for k, name in enumerate(("neck1", "neck2", "neck3", "neck4", "head")):
        out[name] = (out[name][0], 0, 4 * wave(t, -0.12 * k))
    bulge = {f"tail{k}": (1.5 * (0.5 + 0.5 * wave(t, 0.2 * k, 2)), 0, 4 * wave(t, 0.16 * k)) for k in range(2, 7)}
    return dict(out, coil_pos=(0.012 * wave(t), 0.02 * wave(t, 0.3), 0.012 + 0.012 * wave(t, 0.1, 2)), **bulge, **maw(8 + 6 * wave(t, 0.2, 2)), **crawl(t, REACH, 0.06))


def _turn(t):
    out = neck(2, 2, 0, 0, -4, yaw=5 * wave(t, 0.05))
    return dict(out, coil_pos=(0, 0, 0.008 + 0.008 * wave(t, 0, 2)), coil=(0, 0, 4 * wave(t, 0.1)), **coils(3 * wave(t), t), **crawl(t, 0.035, 0.06, 2), **maw(6))


def _greetings(key):
    yield key("select", 1.8, [
        (0.3, dict(neck(6, 10, 10, 8, 10), **maw(-4), **coils(3))),
        (0.65, dict(neck(-8, -16, -14, -8, -4), **maw(46), **coils(-3))),
        (0.85, dict(neck(-8, -18, -16, -10, -2, yaw=5), **maw(40))), (1.05, dict(neck(-8, -18, -16, -10, -6, yaw=-5), **maw(46))),
        (1.35, dict(neck(3, 6, 5, 4, 6), **maw(0))),
    ])  # fmt: skip
    keys = [(0.3, dict(neck(8, 12, 12, 10, 12), **maw(-4), **coils(3)))]
    for i in range(4):
        side = 1 if i % 2 else -1
        keys += [(0.62 + 0.45 * i, dict(neck(-10, -18, -14, -6, -8, yaw=8 * side, tilt=6 * side), **maw(46), **coils(-4 * side), coil_pos=(0, 0, 0.02))),
                 (0.84 + 0.45 * i, dict(neck(-4, -8, -8, -2, 6, yaw=2 * side), **maw(10), **coils(3), coil_pos=0))]  # fmt: skip
    yield key("victory", 2.8, [*keys, (2.5, dict(neck(2, 4, 2, 0, 4), **maw(4)))])
    yield key("defeat", 2.4, [
        (0.4, dict(neck(-4, -4, -4, -4, -6), **maw(20))), (1.1, dict(neck(-6, 4, 22, 30, 34), **maw(0), **coils(2))),
        (1.6, dict(neck(-8, 6, 28, 36, 38, yaw=2), **maw(-6), **coils(3))), (2.4, dict(neck(-8, 6, 28, 36, 40, yaw=3), **maw(-4), **coils(3))),
    ], holds=True)  # fmt: skip


def _blows(key):
    yield key("attack", 1.3, [
        (0.2, dict(neck(4, 4, 2, 0, 6), **maw(0), **coils(2))), (0.46, dict(BACK, **maw(20), **coils(4))), (0.54, dict(neck(-9, -25, -23, -4, 18), **maw(50))),
        (0.62, dict(STRIKE, **maw(56), **coils(-4))), (0.68, dict(neck(18, 30, 28, 10, -26), **maw(-10))), (0.82, dict(neck(16, 27, 25, 10, -20, tilt=4), **maw(-12), **coils(-2))),
        (1.05, dict(neck(2, 2, -2, -4, -4), **maw(4))),
    ], contact=0.64, weapon=MAW)  # fmt: skip
    yield key("attack_heavy", 1.8, [
        (0.25, dict(neck(8, 10, 10, 6, 8), **maw(0), **coils(4))),
        (0.62, dict(neck(-14, -30, -20, 4, 20), **maw(30), **coils(-3), coil_pos=(0, 0, 0.02))), (0.8, dict(neck(-16, -34, -24, 4, 26), **maw(46))),
        (0.92, dict(neck(14, 22, 20, 20, 16), **maw(10))), (0.96, dict(neck(26, 40, 30, 18, -6), **maw(0), **coils(4), coil_pos=0)),
        (1.06, dict(neck(24, 37, 28, 16, -14), **maw(20), **coils(2))), (1.3, dict(neck(20, 30, 22, 10, -20, tilt=-4), **maw(8))), (1.6, dict(neck(2, 2, 0, 0, -4), **maw(2))),
    ], contact=0.96, weapon=MAW, steps=[0.96])  # fmt: skip
    yield key("push", 1.3, [
        (0.36, dict(neck(2, 8, 10, 6, 4, yaw=-14, tilt=-6), **maw(0), **coils(4), coil=(0, 0, -8))), (0.46, dict(neck(2, 9, 11, 7, 4, yaw=-16, tilt=-7), coil=(0, 0, -9))),
        (0.58, dict(neck(12, 26, 22, 8, -8, yaw=12, tilt=4), **maw(20), **coils(-4), coil=(0, 0, 8))), (0.76, dict(neck(11, 24, 20, 6, -10, yaw=18, tilt=5), **maw(16), coil=(0, 0, 10))),
        (1.05, dict(neck(2, 4, 2, 0, -2, yaw=3), **maw(2), coil=(0, 0, 2))),
    ], contact=0.58, weapon=("neck4", (0, -0.15, 0.05)))  # fmt: skip
    shake = [(1.34 + 0.14 * i, dict(neck(-4, -14, -12, -4, -6, yaw=(7, -7)[i % 2], tilt=(5, -5)[i % 2]), **maw(-12))) for i in range(4)]
    yield key("finisher", 3.0, [
        (0.2, dict(neck(4, 4, 2, 0, 6), **maw(0), **coils(2))), (0.46, dict(BACK, **maw(20), **coils(4))), (0.54, dict(neck(-9, -25, -23, -4, 18), **maw(50))),
        (0.62, dict(STRIKE, **maw(56), **coils(-4))), (0.7, dict(neck(18, 30, 28, 10, -26), **maw(-12))), (0.92, dict(neck(15, 26, 24, 8, -22), **maw(-12))),
        (1.2, dict(neck(-4, -14, -12, -4, -8), **maw(-12), **coils(3), coil_pos=(0, 0, 0.02))), *shake,
        (2.0, dict(neck(-12, -28, -22, -8, -14), **maw(-10))), (2.1, dict(neck(20, 32, 28, 18, 6), **maw(10))),
        (2.14, dict(neck(26, 40, 30, 18, -6), **maw(30), **coils(4), coil_pos=0)), (2.34, dict(neck(22, 34, 26, 14, -16), **maw(40))), (2.75, dict(neck(2, 0, -4, -6, -10), **maw(20))),
    ], contact=0.66, weapon=MAW, steps=[2.14])  # fmt: skip


def _answers(key):
    yield key("hit", 0.8, [
        (0.08, dict(neck(-6, -14, -18, -16, -18, yaw=6, tilt=6), **maw(46), **coils(-4))), (0.26, dict(neck(4, 8, 8, 6, 8, yaw=-2, tilt=-3), **maw(6), **coils(2))), (0.5, dict(neck(-1, -3, -3, -2, -3), **maw(12))),
    ])  # fmt: skip
    yield key("pushed", 1.1, [
        (0.12, dict(neck(8, 12, 10, -4, -18), coil_pos=(0, 0.06, 0.0), coil=(0, 0, 5), **maw(36), **coils(-3))),
        (0.36, dict(neck(-10, -14, -10, 0, 8), coil_pos=(0, 0.07, 0), coil=(0, 0, -3), **maw(4), **coils(4))), (0.62, dict(neck(2, 3, 4, 2, 2), coil_pos=(0, 0.04, 0), **maw(8), **coils(2))),
    ], steps=[0.36])  # fmt: skip
    yield key("block", 1.5, [
        (0.2, dict(neck(-6, 12, 30, 32, 24), **maw(-8), **coils(6))), (0.3, dict(neck(-10, 10, 30, 34, 28), **maw(-10), **coils(8), coil_pos=(0, 0.03, 0))),
        (0.52, dict(neck(-8, 8, 26, 28, 22), **maw(-4), **coils(6), coil_pos=(0, 0.02, 0))), (0.68, dict(BACK, **maw(30), coil_pos=0)),
        (0.8, dict(STRIKE, **maw(54), **coils(-4))), (0.87, dict(neck(18, 30, 28, 10, -24), **maw(-10))), (1.0, dict(neck(15, 26, 24, 8, -20), **maw(-8))), (1.28, dict(neck(1, 0, -2, -3, -3), **maw(4))),
    ], contact=0.82, weapon=MAW)  # fmt: skip


def _ends(key):
    writhe = [(0.34 + 0.16 * i, dict(neck(-6 + 3 * i, -10, -14, -8, -12, yaw=(9, -10)[i % 2], tilt=(8, -9)[i % 2]), **maw(40 - 6 * i), **coils((-6, 6)[i % 2]))) for i in range(4)]
    yield key("death", 2.4, [
        (0.0, dict(coil_pos=0)), (0.1, dict(neck(-8, -16, -18, -16, -24, yaw=5), **maw(50), **coils(-5))), *writhe,
        (1.05, dict(neck(-8, -16, -16, -12, -24, yaw=3, tilt=4), **maw(50))),
        (1.3, dict(neck(-20, -38, -30, -22, -6, yaw=7, tilt=8), **maw(36), **coils(-6))), (1.4, dict(neck(-17, -33, -26, -18, 0, yaw=7, tilt=8), **maw(20))),
        (1.56, dict(neck(-20, -38, -31, -23, -14, yaw=8, tilt=10), **maw(30), **coils(-7))), (1.9, dict(neck(-21, -41, -35, -26, -14, yaw=8, tilt=11), **maw(4))),
        (2.4, dict(neck(-21, -41, -36, -27, -16, yaw=9, tilt=12), **maw(18), **coils(-7), coil_pos=0)),
    ], holds=True, steps=[1.3])  # fmt: skip
    yield key("crumple", 2.6, [
        (0.0, dict(coil_pos=0)), (0.2, dict(neck(4, 8, 6, 6, 16, yaw=3), **maw(30), **coils(3))), (0.6, dict(neck(-6, -8, -8, -10, -20, yaw=-3), **maw(44))),
        (1.0, dict(neck(4, 14, 16, 12, 6), **maw(16), **coils(2))), (1.25, dict(neck(2, 8, 10, 4, -10), **maw(36))),
        (1.62, dict(neck(24, 42, 30, 16, 10), **maw(10), **coils(-2))), (1.74, dict(neck(22, 39, 28, 14, 0), **maw(20))), (1.9, dict(neck(24, 42, 30, 16, 6, tilt=4), **maw(4))),
        (2.6, dict(neck(24, 42, 30, 16, 8, tilt=6), **maw(12), **coils(-3), coil_pos=0)),
    ], holds=True, steps=[1.62])  # fmt: skip
