"""Ng'ok, a war-beast: a broad shield of a skull held like a wall, four legs, heavy claws."""

import numpy as np

from sculpt.field import GLOW
from sculpt.patterns import bands, cracks, lumps, pebbles, shingles, wrinkles

BOX = ((-0.76, -0.76, -0.03), (0.76, 0.76, 1.5))
HEIGHT = 1.4
TINT = (0.8, 0.05, 0.1)


def sculpt(s):
    """Builds the figure in the field."""
    _body(s)
    _hind_legs(s)
    _arms(s)
    _shield(s)
    _face(s)


def _body(s):
    s.ball((0, -0.02, 0.8), (0.37, 0.32, 0.34), (24, 0, 0), 0.08)
    s.ball((0, 0.3, 0.62), (0.27, 0.3, 0.26), (24, 0, 0), 0.12)
    s.tube([(0, -0.04, 0.98), (0, -0.2, 0.9), (0, -0.34, 0.82)], [0.24, 0.22, 0.18], 0.08)
    s.ball((0.3, -0.08, 0.84), (0.21, 0.22, 0.25), (0, -20, 0), 0.05, mirror=True)
    s.tube([(0, 0.48, 0.56), (0, 0.6, 0.42), (0, 0.66, 0.26)], [0.15, 0.09, 0.015], 0.06)
    rows = lambda x, y, z: shingles((y + 0.3) / 0.13, np.arctan2(x, z - 0.5) / 0.42 + 0.5)
    s.relief(rows, 0.036, (0, 0.24, 0.9), (0.42, 0.5, 0.36), (-24, 0, 0), soft=0.25)
    for i, (y, z) in enumerate(((0.1, 1.12), (0.26, 1.0), (0.4, 0.88), (0.52, 0.74))):
        s.spike((0, y, z - 0.05), (0, y + 0.13, z + 0.16 - 0.02 * i), 0.055, (0, -0.02, 0.02), 0.02)
    s.relief(wrinkles((8, 8, 14), 6), 0.016, (0, 0, 0.55), (0.45, 0.5, 0.25))
    s.relief(lumps(5, 9), 0.014)


def _hind_legs(s):
    for side in (1, -1):
        s.ball((side * 0.26, 0.36, 0.5), (0.16, 0.21, 0.24), (12, side * -12, 0), 0.04)
        rows = lambda x, y, z: shingles((0.74 - z) / 0.12, (y - 0.3) / 0.15 + 0.5)
        s.relief(rows, 0.034, (side * 0.38, 0.36, 0.52), (0.14, 0.26, 0.28), soft=0.3)
        s.tube([(side * 0.32, 0.28, 0.36), (side * 0.35, 0.44, 0.22), (side * 0.35, 0.4, 0.08)], [0.12, 0.085, 0.085], 0.03)
        for dx in (-0.08, 0.0, 0.08):
            p = np.array([side * 0.35 + dx, 0.3, 0.06])
            s.tube([(side * 0.35, 0.4, 0.07), p], [0.075, 0.05], 0.012)
            s.spike(p, p + [dx * 0.3, -0.1, -0.045], 0.036)


def _arms(s):
    for side, step in ((1, -0.06), (-1, 0.05)):
        shoulder, elbow = np.array([side * 0.42, -0.06, 0.86]), np.array([side * 0.54, 0.12 + step, 0.48])
        wrist = np.array([side * 0.45, -0.1 + step, 0.16])
        s.tube([shoulder, (shoulder + elbow) / 2 + [side * 0.03, 0, 0], elbow], [0.18, 0.17, 0.12], 0.04)
        s.tube([elbow, (elbow + wrist) / 2 + [side * 0.01, -0.02, 0], wrist], [0.12, 0.15, 0.12], 0.03)
        s.spike(elbow + [side * 0.02, 0.06, 0.02], elbow + [side * 0.06, 0.2, 0.1], 0.05, blend=0.02)
        guard = lambda x, y, z: bands((0.52 - z) / 0.1)
        s.relief(guard, 0.03, (side * 0.56, -0.06 + step, 0.34), (0.18, 0.24, 0.22), soft=0.3)
        s.ball(wrist + [0, -0.04, -0.05], (0.15, 0.15, 0.1), blend=0.03)
        for i, dx in enumerate((-0.11, 0.0, 0.11)):
            p = wrist + [dx, -0.16 + abs(dx) * 0.4, -0.05]
            s.ball(p, (0.058, 0.07, 0.06), blend=0.015)
            s.spike(p + [0, -0.02, 0.015], p + [dx * 0.2, -0.19 + abs(dx) * 0.5, -0.1], 0.05, (0, -0.02, 0.06))
    s.relief(pebbles(15, 8), 0.012, (0.5, 0, 0.55), (0.3, 0.4, 0.55), mirror=True)


def _shield(s):
    """A great disc of bone with a scalloped, horned rim, tilted a little back."""
    d = s.layer()
    turn = (-18, 0, 0)
    d.ball((0, -0.32, 0.97), (0.52, 0.13, 0.4), turn, 0.03)
    hollow = s.layer()
    hollow.ball((0, -0.2, 0.99), (0.47, 0.1, 0.36), turn)
    d.trim(hollow, 0, 0.03)
    n, up = np.array([0, -0.951, 0.309]), np.array([0, 0.309, 0.951])
    for a in np.linspace(-1.75, 1.75, 11):
        way = np.array([np.sin(a), 0, 0]) + up * np.cos(a)
        p = np.array([0, -0.31, 0.97]) + np.array([0.5 * np.sin(a), 0, 0]) + up * 0.39 * np.cos(a)
        d.ball(p, 0.072, blend=0.03)
        d.spike(p + way * 0.03, p + way * (0.14 if abs(a) < 1.2 else 0.12) + n * 0.05, 0.05, way * 0.0 + n * -0.02, 0.015)
    for side in (1, -1):
        d.tube([(side * 0.08, -0.48, 0.85), (side * 0.22, -0.45, 1.05), (side * 0.34, -0.36, 1.19)], [0.045, 0.05, 0.03], 0.03)
    d.tube([(0, -0.49, 0.89), (0, -0.46, 1.09), (0, -0.36, 1.33)], [0.05, 0.06, 0.04], 0.03)
    d.relief(cracks(5, 2), 0.016)
    d.relief(lumps(9, 4), 0.014)
    s.join(d, 0.02)


def _face(s):
    h = s.layer()
    h.tube([(0, -0.3, 0.84), (0, -0.46, 0.78)], [0.18, 0.17], 0.04)
    h.ball((0, -0.5, 0.76), (0.19, 0.16, 0.17), (-10, 0, 0))
    h.block((0, -0.6, 0.68), (0.11, 0.09, 0.09), (-14, 0, 0), 0.05, -0.15, 0.04)
    h.tube([(-0.19, -0.55, 0.88), (-0.09, -0.645, 0.82), (0, -0.66, 0.8), (0.09, -0.645, 0.82), (0.19, -0.55, 0.88)], [0.04, 0.045, 0.04, 0.045, 0.04], 0.02)
    jaw = s.layer()
    jaw.tube([(0.15, -0.46, 0.62), (0.12, -0.6, 0.55), (0, -0.67, 0.54), (-0.12, -0.6, 0.55), (-0.15, -0.46, 0.62)], [0.06, 0.05, 0.05, 0.05, 0.06], 0.02)
    jaw.ball((0, -0.52, 0.54), (0.13, 0.12, 0.05), blend=0.03)
    h.trim(jaw, 0.014, 0.01)
    h.join(jaw, 0.002)
    h.ball((0.1, -0.64, 0.775), (0.045, 0.04, 0.03), (0, 14, -20), 0.01, cut=True, mirror=True)
    h.ball((0.098, -0.63, 0.775), (0.038, 0.036, 0.025), (0, 14, -20), 0, matter=GLOW, mirror=True)
    h.spike((0, -0.67, 0.72), (0, -0.71, 0.88), 0.045, (0, -0.03, -0.01), 0.015)
    for side in (1, -1):
        h.spike((side * 0.12, -0.6, 0.58), (side * 0.19, -0.66, 0.72), 0.034, (side * 0.03, -0.02, 0))
        h.spike((side * 0.05, -0.66, 0.57), (side * 0.055, -0.68, 0.65), 0.02)
    s.join(h, 0.025)
