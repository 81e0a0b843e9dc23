"""Surface patterns for `Field.relief`: each takes coordinates and gives heights, about -1 to 1."""

import math

import numpy as np
from numba import njit, prange


@njit(cache=True, inline="always")
def _hash(i, j, k, seed):
    n = (i * 73856093) ^ (j * 19349663) ^ (k * 83492791) ^ (seed * 2654435761)
    n = ((n ^ (n >> 13)) * 1274126177) & 0x7FFFFFFF
    n = (n ^ (n >> 16)) * 60493
    return (n & 0xFFFF) / 65535.0


@njit(cache=True, fastmath=True)
def _value(x, y, z, seed):
    """Smooth value noise, -1 to 1."""
    i, j, k = int(math.floor(x)), int(math.floor(y)), int(math.floor(z))
    f = (x - i, y - j, z - k)
    ease = (f[0] ** 3 * (f[0] * (f[0] * 6 - 15) + 10), f[1] ** 3 * (f[1] * (f[1] * 6 - 15) + 10), f[2] ** 3 * (f[2] * (f[2] * 6 - 15) + 10))
    total = 0.0
    for a in range(2):
        for b in range(2):
            for c in range(2):
                w = (ease[0] if a else 1 - ease[0]) * (ease[1] if b else 1 - ease[1]) * (ease[2] if c else 1 - ease[2])
                total += w * _hash(i + a, j + b, k + c, seed)
    return total * 2 - 1


@njit(cache=True, fastmath=True)
def _cells(x, y, z, seed):
    """Distances to the nearest and second nearest of scattered points."""
    i, j, k = int(math.floor(x)), int(math.floor(y)), int(math.floor(z))
    first, second = 9.0, 9.0
    for a in range(-1, 2):
        for b in range(-1, 2):
            for c in range(-1, 2):
                u, v, w = i + a, j + b, k + c
                dx = u + 0.15 + 0.7 * _hash(u, v, w, seed) - x
                dy = v + 0.15 + 0.7 * _hash(u, v, w, seed + 1) - y
                dz = w + 0.15 + 0.7 * _hash(u, v, w, seed + 2) - z
                d = dx * dx + dy * dy + dz * dz
                if d < first:
                    first, second = d, first
                elif d < second:
                    second = d
    return math.sqrt(first), math.sqrt(second)


@njit(cache=True, parallel=True, fastmath=True)
def _each(kind, x, y, z, fx, fy, fz, seed):
    out = np.empty(len(x))
    for i in prange(len(x)):
        u, v, w = x[i] * fx, y[i] * fy, z[i] * fz
        if kind == 0:
            out[i] = 0.6 * _value(u, v, w, seed) + 0.3 * _value(2.1 * u, 2.1 * v, 2.1 * w, seed + 1) + 0.1 * _value(4.3 * u, 4.3 * v, 4.3 * w, seed + 2)
        elif kind == 1:
            du, dv = 0.6 * _value(0.7 * u, 0.7 * v, 0.7 * w, seed + 5), 0.6 * _value(0.7 * u, 0.7 * v, 0.7 * w, seed + 6)
            a = 1 - abs(_value(u + du, v + dv, w, seed))
            b = 1 - abs(_value(2.3 * u + du, 2.3 * v + dv, 2.3 * w, seed + 1))
            out[i] = -(0.7 * a**3 + 0.3 * b**3)
        elif kind == 2:
            a, b = _cells(u, v, w, seed)
            out[i] = math.sqrt(min(1.0, (b - a) * 2.2)) * 1.2 - 0.9 + 0.25 * (1 - a)
        else:
            a, b = _cells(u, v, w, seed)
            out[i] = -max(0.0, 1 - (b - a) * 7)
    return out


def _pattern(kind, frequency, seed):
    fx, fy, fz = [frequency] * 3 if np.isscalar(frequency) else frequency
    return lambda x, y, z: _each(kind, x, y, z, float(fx), float(fy), float(fz), seed)


def lumps(frequency, seed=1):
    """Soft unevenness, so that no mass is a perfect ball."""
    return _pattern(0, frequency, seed)


def wrinkles(frequency, seed=1):
    """Folds of hide."""
    return _pattern(1, frequency, seed)


def pebbles(frequency, seed=1):
    """Small domed scales with creases between."""
    return _pattern(2, frequency, seed)


def cracks(frequency, seed=1):
    """A net of fine fissures, as in horn and old shell."""
    return _pattern(3, frequency, seed)


def bands(u, edge=0.12, low=0.25):
    """Overlapping rings: one for every unit of `u`, rising to a sharp rear edge."""
    a = u - np.floor(u)
    return (low + (1 - low) * a) * np.clip((1 - a) / edge, 0, 1)


def shingles(u, v, keel=0.3, tip=1.55, sharp=1.3, edge=0.2):
    """Overlapping pointed scales: `u` counts the rows downwards, `v` the scales across."""
    out = np.zeros_like(u)
    whole = np.floor(u)
    for back in (1, 0):
        row = whole - back
        a = u - row
        across = 2 * np.abs(np.mod(v + 0.5 * np.mod(row, 2), 1) - 0.5)
        length = tip - (tip - 0.72) * across**sharp
        rise = np.clip(a / length, 0, 1) * (0.75 + keel * (1 - across)) + 0.12 * (1 - across)
        out = np.maximum(out, rise * np.clip((length - a) / edge, 0, 1))
    return out
