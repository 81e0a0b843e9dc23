"""The monnok's head: a wading bird's beak of horn on a reptile's skull, brows over eyes that look aside, a crest of two sails."""

import numpy as np

from sculpt.field import CLOAK, DARK, IVORY, PALE, SHADE, rotation, spline
from sculpt.parts import eyes
from sculpt.patterns import pebbles

LARGER, NAPE = 1.38, (0, -0.06, 1.6)
"""How much larger than its own coordinates the head is, and about which place."""

EYE, BALL = np.array([0.07, -0.19, 1.716]), 0.031
"""The left eye's middle, and the radius of its ball."""
TIPS = ((0.12, -0.34, 2.03), (0.225, -0.2, 2.16), (0.325, 0.04, 2.16), (0.37, 0.26, 2.04), (0.335, 0.4, 1.84))
ROOTS = ((0.04, -0.19, 1.79), (0.055, -0.13, 1.82), (0.068, -0.06, 1.815), (0.072, 0.0, 1.785), (0.062, 0.06, 1.73))
"""Of the spines of the left sail, from the brow to the nape."""


def add(s):
    """Joins neck, head and crest to the figure."""
    whole, s = s, s.nook((-0.5, -0.7, 1.3), (0.5, 0.6, 2.3))
    if s.distance.size:
        _neck(s)
        h = s.layer((0, 0, 0), LARGER, NAPE)
        _skull(h)
        jaw = _jaw(h)
        h.trim(jaw, 0.004, 0.004)
        h.join(jaw, 0.001)
        _mouth(h)
        _face(h)
        h.on("head")
        eyes(h, EYE, BALL, turn=42, tilt=16, slit=0.62)
        h.paint(EYE + BALL * (rotation((0, -16, 42)) @ (0, -1.0, 0)), np.array([0.26, 0.5, 0.66]) * BALL, (0, -16, 42), DARK, mirror=True)
        _brow(h)
        _beak_horn(h)
        _cheek(h)
        s.join(h, 0.01)
        _crest(s)
        _hackles(s)
        whole.put(s)


def _neck(s):
    """A bird's neck: long cords from skull to shoulders, a windpipe before them."""
    s.on("neck").tube([(0, 0.03, 1.42), (0, -0.03, 1.53), (0, -0.075, 1.64), (0, -0.1, 1.7)], [0.1, 0.074, 0.072, 0.08], 0.05)
    s.stroke([(0.05, -0.13, 1.66), (0.045, -0.09, 1.56), (0.02, -0.06, 1.46)], [0.014, 0.022, 0.012], 0.014, 0.7, mirror=True)
    s.stroke([(0.075, -0.06, 1.66), (0.08, -0.02, 1.55), (0.13, 0.0, 1.45)], [0.014, 0.026, 0.016], 0.014, 0.7, mirror=True)
    for k in range(5):
        z = 1.46 + 0.034 * k
        y = -0.075 - 0.45 * (z - 1.46)
        s.stroke([(-0.03, y, z + 0.004), (0, y - 0.012, z - 0.004), (0.03, y, z + 0.004)], 0.008, 0.007, 0.8, cut=True)


def _skull(h):
    """Masses and planes: a narrow cranium, a wedge of a face, the root of the beak."""
    h.on("head").ball((0, -0.1, 1.698), (0.082, 0.12, 0.086), (-6, 0, 0), 0.03)
    h.tube([(0, -0.1, 1.69), (0, -0.2, 1.684), (0, -0.26, 1.672)], [0.084, 0.072, 0.056], 0.03)
    h.tube([(0.06, -0.24, 1.66), (0.082, -0.17, 1.668), (0.086, -0.09, 1.664), (0.07, -0.02, 1.67)], [0.016, 0.02, 0.024, 0.02], 0.02, mirror=True)
    h.plane((0.07, -0.24, 1.7), (0.9, -0.42, 0.2), 0.004, 0.08, mirror=True)
    h.plane((0, -0.2, 1.752), (0, -0.32, 0.95), 0.006, 0.09)
    h.plane((0.05, -0.1, 1.772), (0.66, -0.1, 0.74), 0.006, 0.08, mirror=True)
    upper = [(0, -0.19, 1.69), (0, -0.27, 1.682), (0, -0.345, 1.658), (0, -0.402, 1.615), (0, -0.418, 1.568)]
    h.tube(upper, [0.062, 0.05, 0.037, 0.023, 0.004], 0.012, ((1, 0, 0), 0.74))


def _jaw(s):
    """The lower jaw in a layer of its own, so that the mouth keeps its line."""
    jaw = s.layer().on("jaw")
    half = [(0.07, -0.07, 1.636), (0.066, -0.13, 1.612), (0.05, -0.22, 1.588), (0.026, -0.31, 1.57)]
    jaw.tube([*half, (0, -0.362, 1.564), *[(-x, y, z) for x, y, z in reversed(half)]], [0.03, 0.028, 0.023, 0.019, 0.012, 0.019, 0.023, 0.028, 0.03], 0.008)
    jaw.tube([(0, -0.12, 1.592), (0, -0.22, 1.574), (0, -0.33, 1.561)], [0.05, 0.036, 0.014], 0.014, ((0, 0, 1), 0.45))
    jaw.tube([(0.066, -0.15, 1.632), (0.05, -0.235, 1.606), (0.026, -0.315, 1.586)], [0.01, 0.011, 0.008], 0.008, mirror=True)
    jaw.plane((0.05, -0.24, 1.572), (0.72, -0.25, -0.65), 0.004, 0.09, mirror=True)
    jaw.stroke([(0.072, -0.13, 1.63), (0.055, -0.22, 1.604), (0.03, -0.31, 1.585)], [0.006, 0.007, 0.005], 0.005, 0.6, mirror=True)
    jaw.stroke([(0.078, -0.11, 1.61), (0.066, -0.18, 1.592), (0.046, -0.27, 1.574)], [0.006, 0.008, 0.005], 0.006, 0.9, cut=True, mirror=True)
    jaw.stroke([(0.0, -0.17, 1.56), (0, -0.26, 1.545), (0, -0.34, 1.55)], [0.01, 0.014, 0.006], 0.008, 0.6)
    return jaw


def _mouth(h):
    """A dark gape between the two halves of the beak, a tongue in it."""
    cave = h.layer()
    cave.tube([(0, -0.13, 1.627), (0, -0.25, 1.612), (0, -0.345, 1.594)], [0.048, 0.034, 0.012], 0, ((0, 0, 1), 0.3))
    h.trim(cave, 0, 0.004)
    h.paint((0, -0.22, 1.613), (0.052, 0.13, 0.022), (-9, 0, 0), DARK)
    h.on("jaw").tube([(0, -0.15, 1.6), (0, -0.24, 1.6), (0, -0.32, 1.588)], [0.024, 0.017, 0.006], 0.003, ((0, 0, 1), 0.5), matter=PALE)


def _face(h):
    """Sockets, the soft skin at the beak's root with its nostrils, folds, scales."""
    h.on("head")
    h.ball((0.082, -0.2, 1.716), (0.044, 0.044, 0.034), (0, -16, 42), 0.012, cut=True, mirror=True)
    h.tube([(0, -0.262, 1.731), (0.028, -0.262, 1.722), (0.05, -0.25, 1.69), (0.056, -0.235, 1.655)], [0.016, 0.017, 0.015, 0.01], 0.008, mirror=True)
    h.ball((0.028, -0.288, 1.712), (0.016, 0.02, 0.011), (0, -20, 30), 0.008, mirror=True)
    h.ball((0.036, -0.292, 1.71), (0.007, 0.019, 0.0055), (-14, 0, 24), 0.003, cut=True, mirror=True)
    h.paint((0.034, -0.292, 1.71), (0.014, 0.018, 0.0065), (-14, 0, 24), DARK, mirror=True)
    h.stroke([(0.057, -0.235, 1.672), (0.07, -0.2, 1.676), (0.084, -0.15, 1.68)], [0.005, 0.007, 0.005], 0.007, 0.9, cut=True, mirror=True)
    h.stroke([(0.06, -0.22, 1.65), (0.078, -0.165, 1.642), (0.084, -0.1, 1.64)], [0.006, 0.009, 0.006], 0.01, 0.8, cut=True, mirror=True)
    for k in range(3):
        h.stroke([(0.088, -0.13 + 0.012 * k, 1.71 - 0.014 * k), (0.092, -0.1 + 0.014 * k, 1.708 - 0.016 * k), (0.088, -0.07 + 0.012 * k, 1.7 - 0.016 * k)], 0.005, 0.005, 0.9, cut=True, mirror=True)
    h.stroke([(0, -0.1, 1.79), (0, -0.17, 1.775), (0, -0.24, 1.745)], [0.01, 0.014, 0.008], 0.012, 0.7)
    h.grain(pebbles(70, 3), 0.0009, (0, -0.2, 1.72), (0.2, 0.2, 0.2))


def _brow(h):
    """Ridges of bone over the eyes, drawn out behind into a point."""
    h.on("head").tube([(0.022, -0.262, 1.738), (0.058, -0.236, 1.752), (0.094, -0.18, 1.764), (0.106, -0.11, 1.776), (0.118, -0.04, 1.792)], [0.012, 0.019, 0.023, 0.018, 0.004], 0.009, ((0.3, 0, 1), 0.66), mirror=True)
    h.stroke([(0.03, -0.25, 1.752), (0.075, -0.21, 1.776), (0.098, -0.13, 1.79)], [0.005, 0.006, 0.004], 0.005, 0.8, cut=True, mirror=True)


def _beak_horn(h):
    """Horn from the cere to the hook: a keel on top, edges, fine rings at its root."""
    h.on("head").stroke([(0, -0.285, 1.725), (0, -0.345, 1.698), (0, -0.405, 1.64)], [0.012, 0.012, 0.008], 0.009, 0.5)
    h.stroke([(0.047, -0.27, 1.64), (0.034, -0.33, 1.622), (0.018, -0.385, 1.59)], [0.008, 0.008, 0.006], 0.006, 0.6, mirror=True)
    h.stroke([(0.042, -0.275, 1.668), (0.032, -0.335, 1.65), (0.016, -0.39, 1.612)], [0.007, 0.009, 0.005], 0.006, 0.9, cut=True, mirror=True)
    front = lambda x, y, z: y + 0.28 + 0.35 * (z - 1.65) < 0
    h.paint((0, -0.36, 1.6), (0.1, 0.13, 0.16), matter=IVORY, over=1, where=front)


def _cheek(h):
    """The muscle of the jaw, an ear in a ring, and three blades that sweep back from the jaw's hinge."""
    h.on("head").ball((0.07, -0.1, 1.66), (0.03, 0.06, 0.036), (-20, 0, 8), 0.016, mirror=True)
    h.stroke([(0.09, -0.13, 1.67), (0.094, -0.105, 1.645), (0.084, -0.08, 1.625)], [0.01, 0.018, 0.01], 0.009, 0.6, mirror=True)
    h.ball((0.098, -0.045, 1.7), (0.012, 0.016, 0.018), (0, 0, 20), 0.006, cut=True, mirror=True)
    h.on("head")
    for x, y, z, tip in ((0.074, -0.05, 1.64, (0.112, 0.02, 1.575)), (0.08, -0.035, 1.666, (0.128, 0.045, 1.628)), (0.078, -0.025, 1.695, (0.126, 0.055, 1.69))):
        for side in (1, -1):
            _leaf(h, np.array([side * x, y, z]), np.array([side * tip[0], tip[1], tip[2]]), 0.022, np.array([side, -0.35, 0.1]), CLOAK)


def _leaf(s, root, tip, wide, out, matter):
    """A short stiff feather: it lies close at its root and runs out to a point, with a keel down its middle."""
    out = out / np.linalg.norm(out)
    points = [root - out * 0.01, root + (tip - root) * 0.35 + out * 0.008, root + (tip - root) * 0.72 + out * 0.008, tip]
    s.tube(points, [0.75 * wide, wide, 0.66 * wide, 0.005], 0.003, (out, 0.46), matter=matter)
    s.tube([p + out * 0.36 * wide for p in points], [0.006, 0.008, 0.007, 0.004], 0.008, matter=matter)


def _crest(s):
    """Two sails that stand apart: from the front a V, from the side a fan, from behind both. Between spines of bone a thin
    skin that hangs in bows and is thickest at its root."""
    c = s.layer().on("head")
    tips, roots = np.array(TIPS), np.array(ROOTS)
    bow = lambda t, a, b: a + (b - a) * t + np.array([0.02, 0.03, 0.0]) * np.sin(np.pi * t)
    for k in range(4):
        for t in np.linspace(0, 1, int(np.linalg.norm(tips[k + 1] - tips[k]) / 0.011)):
            high, foot = tips[k] * (1 - t) + tips[k + 1] * t, roots[k] * (1 - t) + roots[k + 1] * t
            high = high + (foot - high) * (0.13 + 0.17 * np.sin(np.pi * t))
            inward = np.array([-0.012, 0, 0]) * np.sin(np.pi * t)
            points = [bow(q, foot, high) + inward * q for q in (0, 0.35, 0.7, 1)]
            c.tube(points, [0.024, 0.017, 0.0145, 0.0125], 0.016, matter=CLOAK, mirror=True)
    for k, (foot, tip) in enumerate(zip(roots, tips)):
        tip = tip + (tip - foot) * 0.05
        points = [bow(t, foot - (tip - foot) * 0.12, tip) for t in (0, 0.3, 0.65, 1)]
        c.tube(points, [0.036, 0.03, 0.021, 0.004] if k else [0.042, 0.036, 0.024, 0.004], 0.012, mirror=True)
        c.paint(points[3], 0.085, matter=IVORY, mirror=True)
        for knuckle in (0.34, 0.62):
            c.ball(bow(knuckle, foot, tip), 0.0285 - 0.008 * knuckle, blend=0.014, mirror=True)
    s.join(c, 0.014)
    whole = spline(roots, [0.04] * 5)[0]
    s.on("head").tube(whole[::4], 0.03, 0.025, mirror=True)


HACKLES = ((1.46, 8, 84, 0.15), (1.525, 7, 62, 0.15), (1.59, 6, 50, 0.14), (1.655, 5, 42, 0.13), (1.72, 4, 38, 0.12))
"""Rows of the neck's feathers, the lowest first: height, how many, how far to either side in degrees, how long."""


def _hackles(s):
    """Narrow feathers down the nape and over the shoulders, row over row."""
    for row, (high, count, wide, long) in enumerate(HACKLES):
        s.on("chest" if row < 1 else "neck")
        middle = np.array([0, 0.03 - 0.42 * (high - 1.42), high])
        for k, a in enumerate(np.radians(np.linspace(-wide, wide, count))):
            n = 9 * row + k
            way = np.array([np.sin(a), np.cos(a), 0])
            place = s.hit(middle + way * (0.26 if row < 1 else 0.15), -way - (0, 0, 0.05), 0.3)
            if place is None:
                continue
            length = long * (1 + 0.12 * np.sin(5.3 * n))
            _leaf(s, place + way * 0.014, place + way * (0.066 + 0.012 * np.sin(3.1 * n) - 0.03 * abs(np.sin(a))) - (0, 0, length), 0.034, way + (0, 0, 0.25), SHADE)
