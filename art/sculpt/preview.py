"""A field at a glance: rays marched straight through the voxels, in clay. No mesh, no maps: seconds."""

import math

import numpy as np
from numba import njit, prange
from PIL import Image
from scipy.ndimage import gaussian_filter

from .bake import _sample
from .field import DARK, GLOW, IVORY, KINDS

TONES = {DARK: 0.35, IVORY: 1.12, GLOW: 1.3}
"""How bright each matter is beside skin."""
SKIN_TONE = 0.86
SIZE = (420, 440)
TILT = 10


@njit(cache=True)
def _span(shape, lo, h, start, ahead):
    """From where to where a ray lies in the block."""
    near, far = 0.0, 6.0
    for a in range(3):
        low, high = lo[a] + h, lo[a] + (shape[a] - 2) * h
        if abs(ahead[a]) < 1e-9:
            if start[a] < low or start[a] > high:
                return 0.0, -1.0
            continue
        p, q = (low - start[a]) / ahead[a], (high - start[a]) / ahead[a]
        near, far = max(near, min(p, q)), min(far, max(p, q))
    return near, far


@njit(cache=True)
def _first_hit(f, lo, h, start, ahead):
    """Where a ray meets the skin, in voxels."""
    t, far = _span(f.shape, lo, h, start, ahead)
    while t < far:
        x, y, z = (start[0] + ahead[0] * t - lo[0]) / h, (start[1] + ahead[1] * t - lo[1]) / h, (start[2] + ahead[2] * t - lo[2]) / h
        d = _sample(f, x, y, z)
        if d < 0.05 * h:
            return True, (x, y, z)
        t += max(d * 0.8, 0.25 * h)
    return False, (0.0, 0.0, 0.0)


@njit(cache=True)
def _slope(f, p):
    """The unit normal at a place in voxels."""
    e = 0.9
    x = _sample(f, p[0] + e, p[1], p[2]) - _sample(f, p[0] - e, p[1], p[2])
    y = _sample(f, p[0], p[1] + e, p[2]) - _sample(f, p[0], p[1] - e, p[2])
    z = _sample(f, p[0], p[1], p[2] + e) - _sample(f, p[0], p[1], p[2] - e)
    s = math.sqrt(x * x + y * y + z * z) + 1e-9
    return x / s, y / s, z / s


@njit(cache=True)
def _openness(f, h, p, n, directions):
    """How much of the sky above a place is free."""
    free, total = 0.0, 0.0
    for k in range(len(directions)):
        dx, dy, dz = directions[k]
        towards = dx * n[0] + dy * n[1] + dz * n[2]
        if towards < 0.05:
            continue
        r, seen = 0.012, 1.0
        while r < 0.4:
            d = _sample(f, p[0] + (n[0] * 0.006 + dx * r) / h, p[1] + (n[1] * 0.006 + dy * r) / h, p[2] + (n[2] * 0.006 + dz * r) / h)
            if d < 0.001:
                seen = r / 0.4 * 0.8
                break
            r += max(d, 0.008)
        free, total = free + seen * towards, total + towards
    return free / max(total, 1e-6)


@njit(cache=True)
def _sunlit(f, h, p, n, light):
    """How much of the key light reaches a place."""
    r, lit = 0.02, 1.0
    while r < 0.9 and lit > 0.02:
        d = _sample(f, p[0] + (n[0] * 0.01 + light[0] * r) / h, p[1] + (n[1] * 0.01 + light[1] * r) / h, p[2] + (n[2] * 0.01 + light[2] * r) / h)
        lit = min(lit, max(0.0, 10.0 * d / r))
        r += max(d * 0.7, 0.012)
    return lit


@njit(cache=True, parallel=True)
def _march(f, curve, tones, stuff, lo, h, frame, light, middle, scale, directions, out):
    right, up, ahead = frame
    height, width = out.shape
    for row in prange(height):
        for col in range(width):
            u, v = (col + 0.5 - width / 2) * scale, (height / 2 - row - 0.5) * scale
            start = middle + right * u + up * v - ahead * 2.5
            hit, p = _first_hit(f, lo, h, start, ahead)
            if not hit:
                continue
            n = _slope(f, p)
            free = _openness(f, h, p, n, directions)
            key = max(0.0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2]) * (0.25 + 0.75 * _sunlit(f, h, p, n, light))
            rim = (1 - max(0.0, -(n[0] * ahead[0] + n[1] * ahead[1] + n[2] * ahead[2]))) ** 3
            ridge = _sample(curve, p[0], p[1], p[2]) / h
            grey = free * free * (0.2 + 0.1 * n[2]) + 0.62 * key * (0.4 + 0.6 * free) + 0.18 * rim * free
            grey += max(-0.12, min(0.08, ridge * (0.10 if ridge > 0 else 0.2)))
            kind = stuff[int(p[0] + 0.5), int(p[1] + 0.5), int(p[2] + 0.5)] % len(tones)
            out[row, col] = min(1.0, max(0.02, grey * tones[kind]))


def draw(field, turns, centre, span, path, size=SIZE):
    """Pictures beside each other: turn 0 is from the front, 90 from its left, 180 from behind; `span` is their height in
    units."""
    curve = gaussian_filter(field.distance, 0.0165 / field.voxel) - field.distance
    row = np.concatenate([_view(field, curve, turn, np.array(centre, float), span, size) for turn in turns], 1)
    Image.fromarray((255 * row ** (1 / 2.2)).astype(np.uint8)).save(path)


def _view(field, curve, turn, centre, span, size):
    a, b = math.radians(turn), math.radians(TILT)
    ahead = -np.array([math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)])
    right = np.cross(ahead, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)
    light = -0.5 * right + 0.62 * up - 0.6 * ahead
    tones = np.array([TONES.get(kind, SKIN_TONE) for kind in range(KINDS)])
    out = np.full((size[1], size[0]), 0.03)
    grid = field.lo, field.voxel
    _march(field.distance, curve, tones, field.stuff, *grid, np.stack([right, up, ahead]), light, centre, span / size[1], _sphere(40), out)
    return out


def _sphere(count):
    k = np.arange(count) + 0.5
    z = 1 - 2 * k / count
    return np.column_stack([np.sqrt(1 - z * z) * np.cos(k * 2.399963), np.sqrt(1 - z * z) * np.sin(k * 2.399963), z])

