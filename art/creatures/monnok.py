"""Monnok, a tall lean lancer: sickle crest, cape-like fins, a spear taller than itself."""

import numpy as np

from sculpt.field import GLOW, IVORY
from sculpt.patterns import bands, lumps, pebbles, shingles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 2.1))
HEIGHT = 2.0
TINT = (0.43, 0.2, 0.95)


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
    for side, ahead in ((1, -0.1), (-1, 0.12)):
        hip, knee = np.array([side * 0.12, 0.02, 0.86]), np.array([side * 0.2, ahead - 0.16, 0.56])
        hock, foot = np.array([side * 0.21, ahead + 0.14, 0.26]), np.array([side * 0.22, ahead - 0.02, 0.05])
        s.tube([hip, (hip + knee) / 2 + [side * 0.03, 0, 0.02], knee], [0.12, 0.115, 0.06], 0.04)
        s.ball(knee + [0, -0.02, 0], (0.06, 0.065, 0.075), blend=0.012)
        s.spike(knee + [0, -0.06, 0.03], knee + [side * 0.02, -0.13, 0.14], 0.028)
        s.tube([knee, (knee + hock) / 2 + [0, 0.035, 0.03], hock], [0.058, 0.075, 0.036], 0.02)
        s.tube([hock, (hock + foot) / 2, foot], [0.042, 0.034, 0.045], 0.015)
        s.spike(hock + [0, 0.03, 0], hock + [0, 0.12, 0.06], 0.022)
        for turn in (-0.5, 0.0, 0.5, np.pi):
            way = np.array([np.sin(turn), -np.cos(turn), 0])
            reach = 0.1 if turn > 3 else 0.16
            s.tube([foot, foot + way * reach * 0.6 + [0, 0, 0.015], foot + way * reach + [0, 0, -0.015]], [0.045, 0.036, 0.026], 0.012)
            s.spike(foot + way * reach, foot + way * (reach + 0.08) + [0, 0, -0.042], 0.02)


def _body(s):
    s.ball((0, 0.04, 0.88), (0.17, 0.14, 0.15), blend=0.05)
    s.tube([(0, 0.03, 0.9), (0, 0.01, 1.06), (0, -0.01, 1.2)], [0.125, 0.1, 0.15], 0.06)
    s.ball((0, -0.01, 1.3), (0.225, 0.15, 0.18), (14, 0, 0), 0.06)
    s.tube([(0, -0.1, 1.46), (0, -0.2, 1.32), (0, -0.15, 1.16), (0, -0.1, 1.02)], [0.04, 0.07, 0.05, 0.03], 0.05)
    for i in range(4):
        z = 1.36 - 0.085 * i
        s.tube([(0.22 - 0.03 * i, -0.02, z + 0.03), (0.13 - 0.015 * i, -0.13, z), (0.03, -0.17 + 0.012 * i, z - 0.05)], [0.02, 0.034, 0.02], 0.022, mirror=True)
    s.tube([(0, 0.02, 1.42), (0, -0.04, 1.53), (0, -0.09, 1.62)], [0.105, 0.075, 0.07], 0.05)
    s.tube([(0.05, 0.0, 1.52), (0.14, 0.03, 1.45), (0.24, 0.02, 1.42)], [0.05, 0.065, 0.06], 0.03, mirror=True)
    plates = lambda x, y, z: shingles((1.36 - z) / 0.095, x / 0.12 + 0.5)
    s.relief(plates, 0.024, (0, 0.16, 1.12), (0.24, 0.16, 0.34), soft=0.3)
    s.relief(lambda x, y, z: shingles((0.98 - z) / 0.075, np.arctan2(x, -y) / 0.6), 0.02, (0, 0, 0.84), (0.24, 0.22, 0.16), soft=0.3)


def _fins(s):
    """Two long fins hang from the shoulders like the halves of a cape, ribbed and ragged at the hem."""
    for side in (1, -1):
        fin = s.layer()
        hem = ((0.56, 0.36, 0.34), (0.44, 0.5, 0.2), (0.28, 0.56, 0.32))
        root = np.array([side * 0.2, 0.08, 1.44])
        ribs = [np.array([side * x, y, z]) for x, y, z in hem]
        middles = [root * 0.45 + r * 0.55 + [side * 0.09, 0.1, 0.16] for r in ribs]
        for a, b in ((0, 1), (1, 2)):
            for t in np.linspace(0, 1, 7):
                low, mid = ribs[a] * (1 - t) + ribs[b] * t, middles[a] * (1 - t) + middles[b] * t
                low = low + [0, 0, 0.13 * np.sin(np.pi * t)]
                fin.tube([root, mid, low], [0.05, 0.036, 0.024], 0.05)
        s.join(fin, 0.03)
        for rib, mid in zip(ribs, middles):
            s.tube([root, mid + [0, 0.02, 0], rib], [0.055, 0.036, 0.018], 0.01)
            s.spike(rib, rib + [side * 0.02, 0.03, -0.1], 0.02)
        s.ball(root + [side * 0.05, -0.05, 0], (0.115, 0.115, 0.1), (0, side * -25, 0), 0.03)
        s.relief(lambda x, y, z: bands((z - 1.3) / 0.06), 0.016, root + [side * 0.06, -0.05, 0.02], 0.17, soft=0.3)


def _arms(s):
    # The right hand holds the spear, the left is spread for balance.
    for shoulder, elbow, hand in (
        ((-0.26, -0.04, 1.4), (-0.42, 0.04, 1.16), (-0.41, -0.24, 1.1)),
        ((0.27, -0.04, 1.4), (0.45, 0.02, 1.2), (0.46, -0.22, 1.04)),
    ):
        shoulder, elbow, hand = (np.array(p) for p in (shoulder, elbow, hand))
        s.tube([shoulder, (shoulder + elbow) / 2, elbow], [0.085, 0.072, 0.05], 0.025)
        s.tube([elbow, (elbow * 2 + hand) / 3 + [0, 0, -0.01], hand], [0.05, 0.066, 0.038], 0.018)
        s.spike(elbow, elbow + [np.sign(elbow[0]) * 0.03, 0.12, 0.03], 0.03)
        s.ball(hand, (0.055, 0.06, 0.055), blend=0.015)
    for dx, dz in ((-0.05, 0.03), (0.0, 0.045), (0.05, 0.02), (-0.04, -0.05)):
        a = np.array([0.46 + dx, -0.26, 1.03 + dz])
        s.tube([(0.46, -0.22, 1.04), a, a + [dx * 0.4, -0.05, -0.03]], [0.03, 0.026, 0.02], 0.008)
        s.spike(a + [dx * 0.4, -0.05, -0.03], a + [dx * 0.3, -0.09, -0.1], 0.018)


def _spear_at(t):
    return np.array([-0.5, 0.12, 0.02]) * (1 - t) + np.array([-0.33, -0.56, 2.06]) * t


def _spear(s):
    for t in (0.48, 0.52, 0.56):
        p = _spear_at(t)
        s.ball(p + [0, -0.015, 0], (0.058, 0.05, 0.026), (18, 0, 0), 0.008)
    s.tube([_spear_at(0), _spear_at(0.5), _spear_at(0.84)], [0.024, 0.026, 0.024], 0.004)
    s.tube([_spear_at(0.8), _spear_at(0.83), _spear_at(0.93), _spear_at(1.0)], [0.03, 0.085, 0.06, 0.004], 0.004, ((0, 1, 0.33), 0.42), matter=IVORY)
    for side in (1, -1):
        s.spike(_spear_at(0.815), _spear_at(0.865) + [side * 0.14, 0, 0.02], 0.028, (side * 0.03, 0, -0.03))
    for t in (0.76, 0.785, 0.2, 0.225):
        s.ball(_spear_at(t), (0.038, 0.038, 0.016), (18, 0, 0), 0.006)


def _head(s):
    h = s.layer()
    h.ball((0, -0.12, 1.68), (0.085, 0.14, 0.085), (-8, 0, 0))
    h.tube([(0, -0.16, 1.68), (0, -0.28, 1.64), (0, -0.4, 1.575)], [0.078, 0.055, 0.014], 0.03, ((1, 0, 0), 0.8))
    h.tube([(0.02, -0.25, 1.7), (0.065, -0.17, 1.725), (0.085, -0.06, 1.735)], [0.018, 0.03, 0.03], 0.015, mirror=True)
    h.tube([(0, -0.12, 1.61), (0, -0.24, 1.575), (0, -0.34, 1.54)], [0.05, 0.036, 0.012], 0.012)
    h.tube([(0.062, -0.2, 1.625), (0.036, -0.3, 1.6), (0.01, -0.385, 1.56)], [0.008, 0.008, 0.005], 0.008, cut=True, mirror=True)
    h.ball((0.068, -0.19, 1.685), (0.03, 0.045, 0.022), (-14, 0, -14), 0.008, cut=True, mirror=True)
    h.ball((0.058, -0.19, 1.684), (0.028, 0.04, 0.018), (-14, 0, -14), 0, matter=GLOW, mirror=True)
    # The crest: a tall sickle with a toothed rear edge.
    flat = ((1, 0, 0), 0.38)
    h.tube([(0, -0.22, 1.72), (0, -0.15, 1.86), (0, 0.03, 1.95), (0, 0.24, 1.95), (0, 0.42, 1.83)], [0.04, 0.085, 0.105, 0.085, 0.006], 0.03, flat)
    for i, (y, z) in enumerate(((0.0, 1.83), (0.1, 1.82), (0.2, 1.81), (0.3, 1.8))):
        h.tube([(0, y - 0.02, z + 0.05), (0, y + 0.03, z), (0, y + 0.08, z - 0.08 + i * 0.01)], [0.06, 0.036, 0.005], 0.012, flat)
    h.relief(lambda x, y, z: bands(np.arctan2(z - 1.62, y + 0.1) / 0.17), 0.02, (0, 0.06, 1.9), (0.08, 0.36, 0.2), soft=0.3)
    s.join(h, 0.02)
    s.relief(pebbles(30, 4), 0.006, (0, -0.12, 1.6), (0.14, 0.3, 0.2))
    s.paint((0, -0.36, 1.57), (0.05, 0.05, 0.06), matter=IVORY)
