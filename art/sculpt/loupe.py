"""Magnifiers: thinning and unwrapping see a face larger than it is, and spend more triangles and texels on it."""

import numpy as np


def through(loupes, points, back=False):
    """Points as seen through the loupes (each a centre, a radius, how many times), or back again."""
    p = np.array(points, np.float64)
    for centre, radius, times in reversed(loupes) if back else loupes:
        d = p - centre
        r = np.linalg.norm(d, axis=1) + 1e-12
        to = _shrunk(r, radius, times) if back else _grown(r, radius, times)
        p = centre + d * (to / r)[:, None]
    return p


def _grown(r, radius, times):
    """How far from a loupe's middle lies what was `r` from it: all of it moves outwards, nothing folds over."""
    t = np.clip(r / radius, 0, 1)
    edge = radius * (times - 1)
    return np.where(r < radius, r * times - edge / 2 * t * t, r + edge / 2)


def _shrunk(r, radius, times):
    table = np.linspace(0, 8, 8001)
    return np.interp(r, _grown(table, radius, times), table)
