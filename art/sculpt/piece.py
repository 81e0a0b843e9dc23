"""A mesh as a shape of the field: its signed distance on the field's own grid, its joints by the nearest vertex."""

import igl
import numpy as np
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree

from .field import REACH, SKIN, soft_min

COARSE_STEPS = (0.04, 0.012)
"""Grids on which distances are first computed, in sculpting units; a finer one asks again only near the skin."""


def piece(field, v, tris, joints, blend=0.0, matter=SKIN, around=0.03):
    """Adds a mesh, closed or nearly so, that may pass into itself. `joints`: a joint's name for every vertex; they hold `around`
    it too, for what strokes add."""
    v, tris = np.ascontiguousarray(v, np.float64), np.ascontiguousarray(tris, np.int64)
    b = field.box(v.min(0), v.max(0), REACH)
    if (b[1::2] <= b[::2]).any():
        return field
    part = tuple(slice(*b[2 * a : 2 * a + 2]) for a in range(3))
    lo = field.lo + b[::2] * field.voxel
    distance = np.minimum(distances(v, tris, lo, field.voxel, b[1::2] - b[::2]), REACH)
    own, stuff = field.distance[part], field.stuff[part]
    inside = np.nonzero((distance < np.minimum(own, around)) & (distance > -0.06))
    _, nearest = cKDTree(v).query(np.column_stack(inside) * field.voxel + lo, workers=2)
    stuff[inside] = _codes(field, joints, matter)[nearest]
    field.distance[part] = soft_min(own, distance, blend)
    return field


def _codes(field, joints, matter):
    """What a voxel near each vertex holds: its matter and the number of the vertex's joint."""
    names, number = np.unique(np.asarray(joints), return_inverse=True)
    here = field.joint
    codes = np.array([field.on(name)._code(matter) for name in names], np.uint16)
    field.joint = here
    return codes[number.ravel()]


def distances(v, tris, lo, step, shape):
    """The signed distance on a grid: exact near the skin, coarse elsewhere. The sign comes from winding numbers, so that
    fingers may pass into a palm and bodies may overlap."""
    size = (np.array(shape) - 1) * step
    before, before_step = None, None
    for h in [*(h for h in COARSE_STEPS if h > 1.5 * step), step]:
        counts = np.array(shape) if h == step else np.ceil(size / h).astype(int) + 2
        d = np.zeros(counts, np.float32) if before is None else _refined(before, counts, h / before_step)
        near = np.nonzero(np.abs(d) < 1.2 * (before_step or np.inf))
        if len(near[0]):
            d[near] = _exact(v, tris, np.column_stack(near) * h + lo)
        before, before_step = d, h
    return d


def _exact(v, tris, points):
    return igl.signed_distance(np.ascontiguousarray(points), v, tris, sign_type=igl.SIGNED_DISTANCE_TYPE_FAST_WINDING_NUMBER)[0]


def _refined(coarse, counts, ratio):
    """A grid read on a finer one, slab by slab for memory's sake."""
    fine = np.empty(counts, np.float32)
    y, z = np.arange(counts[1])[:, None] * ratio, np.arange(counts[2])[None] * ratio
    for i in range(counts[0]):
        at = np.stack(np.broadcast_arrays(np.float64(i * ratio), y, z))
        fine[i] = map_coordinates(coarse, at, order=1, mode="nearest")
    return fine
