"""From a field of voxels to a light mesh with two textures.

The skin is meshed, thinned and unwrapped; then every texel walks from the thin mesh to the field's true surface and
keeps what the thinning lost: the normal, and in a second map occlusion, curvature and matter.
"""

import math
from dataclasses import dataclass

import fast_simplification
import numpy as np
import xatlas
from numba import njit, prange
from scipy.ndimage import distance_transform_edt, gaussian_filter
from scipy.sparse import coo_matrix, diags
from scipy.sparse.csgraph import connected_components
from skimage.measure import marching_cubes

from .field import CLOAK, GLOW, IVORY, KINDS, SHADE, SKIN
from .finish import COARSE
from .loupe import through

CLASSES = np.array([0.0, 0.4, 0.7, 1.0, 0.09, 0.57, 0.14], np.float32)
"""The map's blue channel for dark, skin, ivory, glow: the contract with the hologram shader; and where its ramps give skin
most of the dark (shade), half of it (cloak: a shell, a fan, a wing, behind which a body is) or some of the ivory (pale)."""

LIMBS = ("arm", "fore", "elbow", "hand", "paw", "fingers", "thigh", "shin", "shank", "foot", "leg")
"""What joints of arms and legs are called, before their side and number."""
LIMB = 0.07
"""What their skin adds to the blue channel, still below the ramp of ivory: from afar the shader gives them more light than the
trunk."""

DUSK = 0.62
"""How much of the sky a dark marking is given, so that it holds its own in full light too; a cloak is given more."""

NORMAL_SIZE, MAP_SIZE = 1024, 512
GUTTER = 6


@dataclass
class Model:
    """A finished figure: vertices with normals, texture coordinates (v down) and up to four joints with their shares,
    triangles, two images of floats 0 to 1. `joints` are numbers in the list that was asked for."""

    position: np.ndarray
    normal: np.ndarray
    uv: np.ndarray
    triangles: np.ndarray
    joints: np.ndarray
    shares: np.ndarray
    normal_map: np.ndarray
    class_map: np.ndarray


@njit(cache=True, inline="always")
def _sample(f, x, y, z):
    nx, ny, nz = f.shape
    x = min(max(x, 0.0), nx - 1.001)
    y = min(max(y, 0.0), ny - 1.001)
    z = min(max(z, 0.0), nz - 1.001)
    i, j, k = int(x), int(y), int(z)
    x, y, z = x - i, y - j, z - k
    a = (f[i, j, k] * (1 - z) + f[i, j, k + 1] * z) * (1 - y) + (f[i, j + 1, k] * (1 - z) + f[i, j + 1, k + 1] * z) * y
    b = (f[i + 1, j, k] * (1 - z) + f[i + 1, j, k + 1] * z) * (1 - y) + (f[i + 1, j + 1, k] * (1 - z) + f[i + 1, j + 1, k + 1] * z) * y
    return a * (1 - x) + b * x


@njit(cache=True)
def _texels(size, uv, tris):
    """For every texel the triangle that covers it (or comes within half a texel) and where in it."""
    owner = np.full((size, size), -1, np.int64)
    place = np.zeros((size, size, 2))
    for t in range(len(tris)):
        a, b, c = tris[t]
        x0, y0, x1, y1, x2, y2 = uv[a, 0] * size, uv[a, 1] * size, uv[b, 0] * size, uv[b, 1] * size, uv[c, 0] * size, uv[c, 1] * size
        area = (y1 - y2) * (x0 - x2) + (x2 - x1) * (y0 - y2)
        if abs(area) < 1e-9:
            continue
        for row in range(max(0, int(min(y0, y1, y2)) - 1), min(size, int(max(y0, y1, y2)) + 2)):
            for col in range(max(0, int(min(x0, x1, x2)) - 1), min(size, int(max(x0, x1, x2)) + 2)):
                x, y = col + 0.5, row + 0.5
                u = ((y1 - y2) * (x - x2) + (x2 - x1) * (y - y2)) / area
                v = ((y2 - y0) * (x - x2) + (x0 - x2) * (y - y2)) / area
                least = min(u, v, 1 - u - v)
                if least < -0.35 or (least < -1e-4 and owner[row, col] >= 0):
                    continue
                u, v, w = max(u, 0.0), max(v, 0.0), max(1 - u - v, 0.0)
                s = u + v + w
                owner[row, col] = t
                place[row, col, 0], place[row, col, 1] = u / s, v / s
    return owner, place


@njit(cache=True, parallel=True, fastmath=True)
def _walk(f, lo, h, p, n):
    """Moves points along their normals onto the surface; gives the surface's own normals."""
    out = np.empty_like(p)
    for q in prange(len(p)):
        x, y, z = (p[q, 0] - lo[0]) / h, (p[q, 1] - lo[1]) / h, (p[q, 2] - lo[2]) / h
        moved = 0.0
        for _ in range(6):
            d = max(-1.5, min(1.5, _sample(f, x, y, z) / h * 0.8))
            if abs(moved - d) > 5:
                break
            x, y, z = x - n[q, 0] * d, y - n[q, 1] * d, z - n[q, 2] * d
            moved -= d
        e = 0.75
        gx = _sample(f, x + e, y, z) - _sample(f, x - e, y, z)
        gy = _sample(f, x, y + e, z) - _sample(f, x, y - e, z)
        gz = _sample(f, x, y, z + e) - _sample(f, x, y, z - e)
        s = math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9
        gx, gy, gz = gx / s, gy / s, gz / s
        along = gx * n[q, 0] + gy * n[q, 1] + gz * n[q, 2]
        if along < 0.12:  # walked to a far side: lean back towards the mesh
            gx, gy, gz = gx + n[q, 0] * (0.25 - along), gy + n[q, 1] * (0.25 - along), gz + n[q, 2] * (0.25 - along)
            s = math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9
            gx, gy, gz = gx / s, gy / s, gz / s
        p[q, 0], p[q, 1], p[q, 2] = lo[0] + x * h, lo[1] + y * h, lo[2] + z * h
        out[q, 0], out[q, 1], out[q, 2] = gx, gy, gz
    return out


@njit(cache=True, parallel=True, fastmath=True)
def _occlusion(f, lo, h, p, n, directions, reach):
    """How open the sky is above each point: rays through the field, 1 where all escape."""
    out = np.empty(len(p))
    for q in prange(len(p)):
        nx, ny, nz = n[q, 0], n[q, 1], n[q, 2]
        if abs(nz) < 0.9:
            tx, ty, tz = -ny, nx, 0.0
        else:
            tx, ty, tz = 0.0, -nz, ny
        s = math.sqrt(tx * tx + ty * ty + tz * tz)
        tx, ty, tz = tx / s, ty / s, tz / s
        bx, by, bz = ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx
        open_, total = 0.0, 0.0
        for k in range(len(directions)):
            u, v, w = directions[k]
            dx, dy, dz = u * tx + v * bx + w * nx, u * ty + v * by + w * ny, u * tz + v * bz + w * nz
            r, seen = 1.5 * h, 1.0
            while r < reach:
                x = p[q, 0] + nx * h * 0.8 + dx * r
                y = p[q, 1] + ny * h * 0.8 + dy * r
                z = p[q, 2] + nz * h * 0.8 + dz * r
                d = _sample(f, (x - lo[0]) / h, (y - lo[1]) / h, (z - lo[2]) / h)
                if d < 0.15 * h:
                    seen = min(1.0, r / reach) * 0.85
                    break
                r += max(d, 0.6 * h)
            weight = 0.35 + 0.65 * w
            open_, total = open_ + seen * weight, total + weight
        out[q] = open_ / total
    return out


@njit(cache=True, parallel=True)
def _at(f, lo, h, p):
    out = np.empty(len(p))
    for q in prange(len(p)):
        out[q] = _sample(f, (p[q, 0] - lo[0]) / h, (p[q, 1] - lo[1]) / h, (p[q, 2] - lo[2]) / h)
    return out


def skin(field, target):
    """The field's surface as a thinned mesh of about `target` triangles, floating crumbs left out."""
    v, f, _, _ = marching_cubes(field.distance, 0.0, spacing=(field.voxel,) * 3, allow_degenerate=False)
    if np.einsum("ij,ij->", v[f[:, 0]], np.cross(v[f[:, 1]], v[f[:, 2]])) < 0:
        f = f[:, ::-1]  # outward winding
    ones = np.ones(len(f) * 2)
    _, part = connected_components(coo_matrix((ones, (np.r_[f[:, 0], f[:, 1]], np.r_[f[:, 1], f[:, 2]])), (len(v),) * 2), False)
    f = f[(np.bincount(part) > 150)[part[f[:, 0]]]]
    used, f = np.unique(f, return_inverse=True)
    seen = through(field.loupes, v[used] + field.lo).astype(np.float32)
    v, f = fast_simplification.simplify(seen, f.reshape(-1, 3).astype(np.int32), target_count=target, agg=5)
    return through(field.loupes, v, back=True), f


def vertex_normals(v, f):
    """Area-weighted normals."""
    face = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    out = np.zeros_like(v)
    for corner in range(3):
        np.add.at(out, f[:, corner], face)
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)


def unwrap(v, f, n):
    """Charts and packing by xatlas: which vertex each new one copies, the triangles, the coordinates."""
    atlas = xatlas.Atlas()
    atlas.add_mesh(v.astype(np.float32), f.astype(np.uint32), n.astype(np.float32))
    charts, packing = xatlas.ChartOptions(), xatlas.PackOptions()
    charts.max_iterations, charts.normal_deviation_weight, charts.normal_seam_weight, charts.max_cost = 1, 0.8, 1.0, 16.0
    packing.resolution, packing.padding, packing.bilinear = NORMAL_SIZE, 3, True
    atlas.generate(charts, packing)
    copies, tris, uv = atlas[0]
    return copies.astype(int), tris.astype(int), uv.astype(np.float64)


def _frame(pos, uv, tris):
    """Each triangle's texture axes in space: along u, and against v as glTF has it."""
    e1, e2 = pos[tris[:, 1]] - pos[tris[:, 0]], pos[tris[:, 2]] - pos[tris[:, 0]]
    d1, d2 = uv[tris[:, 1]] - uv[tris[:, 0]], uv[tris[:, 2]] - uv[tris[:, 0]]
    det = d1[:, 0] * d2[:, 1] - d2[:, 0] * d1[:, 1]
    inv = (1 / np.where(np.abs(det) < 1e-14, 1e-14, det))[:, None]
    return (e1 * d2[:, 1:] - e2 * d1[:, 1:]) * inv, -(e2 * d1[:, :1] - e1 * d2[:, :1]) * inv


def _unit(v):
    return v / (np.linalg.norm(v, axis=1, keepdims=True) + 1e-12)


def _surface(field, size, pos, nor, uv, tris):
    """Texels with the points of the true surface that they show."""
    owner, place = _texels(size, uv, tris)
    mask = owner >= 0
    t = tris[owner[mask]]
    w = np.column_stack([place[mask], 1 - place[mask].sum(1)])[:, :, None]
    p, n = (pos[t] * w).sum(1), _unit((nor[t] * w).sum(1))
    true = _walk(field.distance, field.lo, field.voxel, p, n)
    return mask, owner[mask], p, n, true


def _spread(mask, image, empty):
    """Fills the gutters between charts, so that filtering never drags the background in."""
    far, (row, col) = distance_transform_edt(~mask, return_indices=True)
    return np.where((far < GUTTER)[..., None], image[row, col], np.array(empty, np.float32))


def bake(field, names, finish=COARSE, rays=28, reach=0.5, maps=True):
    """The finished model of a field, bound to the joints of these names; without maps for a quick look."""
    v, f = skin(field, finish.triangles)
    joints, shares = weights(field, v, f, names, finish.blending)
    seen = through(field.loupes, v)
    copies, tris, uv = unwrap(seen, f, vertex_normals(v, f)) if maps else (np.arange(len(v)), f, np.zeros((len(v), 2)))
    pos, nor = v[copies], vertex_normals(v, f)[copies]
    if maps:
        normals = averaged(_normal_map(field, pos, nor, uv, tris, finish.baked_size), NORMAL_SIZE)
        pictures = normals, _class_map(field, pos, nor, uv, tris, rays, reach, finish.ridges)
    else:
        pictures = np.full((8, 8, 3), (0.5, 0.5, 1.0)), np.full((8, 8, 3), (0.9, 0.5, CLASSES[SKIN]))
    return Model(pos, nor, uv, tris, joints[copies], shares[copies], *pictures)


def weights(field, v, f, names, passes):
    """Which joints move each vertex: the one whose shape it lies on, blended over the skin with its neighbours'.
    Teeth, horns and eyes stay rigid."""
    index = np.clip(np.round((v - field.lo) / field.voxel).astype(int), 0, np.array(field.distance.shape) - 1)
    stuff = field.stuff[tuple(index.T)]
    number = np.array([names.index(n) if n in names else -1 for n in field.joints])[stuff // KINDS]
    assert (number >= 0).all(), f"shapes on joints that are not there: {[n for n in field.joints if n not in names]}"
    share = np.zeros((len(v), len(names)))
    share[np.arange(len(v)), number] = 1
    ends = np.r_[f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 0]]]
    beside = coo_matrix((np.ones(len(ends) * 2), (ends.T.ravel(), ends[:, ::-1].T.ravel())), (len(v), len(v))).tocsr()
    beside.data[:] = 1
    beside = diags(1 / np.maximum(np.asarray(beside.sum(1)).ravel(), 1)) @ beside
    first, rigid = share.copy(), np.isin(stuff % KINDS, (IVORY, GLOW))
    for _ in range(passes):
        share = 0.5 * share + 0.5 * (beside @ share)
        share[rigid] = first[rigid]
    order = np.argsort(-share, 1)[:, :4]
    best = np.take_along_axis(share, order, 1)
    best[best < 0.02] = 0
    return order, best / best.sum(1, keepdims=True)


def averaged(normals, size):
    """A normal map averaged down to a size."""
    k = len(normals) // size
    if k <= 1:
        return normals
    n = normals.reshape(size, k, size, k, 3).mean((1, 3)) * 2 - 1
    return n / (np.linalg.norm(n, axis=2, keepdims=True) + 1e-9) * 0.5 + 0.5


def _normal_map(field, pos, nor, uv, tris, size):
    mask, owner, p, n, true = _surface(field, size, pos, nor, uv, tris)
    true = _grained(field, p, true)
    along_u, against_v = (axis[owner] for axis in _frame(pos, uv, tris))
    x = _unit(along_u - n * (along_u * n).sum(1, keepdims=True))
    y = np.cross(n, x)
    y *= np.sign((y * against_v).sum(1, keepdims=True))
    normals = np.zeros((size, size, 3), np.float32)
    normals[mask] = np.column_stack([(true * x).sum(1), (true * y).sum(1), (true * n).sum(1)])
    return _spread(mask, normals, (0, 0, 1)) * 0.5 + 0.5


def _grained(field, p, n):
    """The normals with the field's grain on them; horn and eyes stay smooth."""
    if not field.grains:
        return n
    slope = np.zeros_like(p)
    step = 0.0015
    for pattern, height, centre, size, soft in field.grains:
        share = np.ones(len(p)) if centre is None else _fading(p, centre, size, soft)
        on = np.nonzero(share > 0.01)[0]
        x, y, z = p[on].T
        for a, (dx, dy, dz) in enumerate(np.eye(3) * step):
            rise = pattern(x + dx, y + dy, z + dz) - pattern(x - dx, y - dy, z - dz)
            slope[on, a] += share[on] * height * rise / (2 * step)
    index = np.clip(np.round((p - field.lo) / field.voxel).astype(int), 0, np.array(field.distance.shape) - 1)
    slope[np.isin(field.stuff[tuple(index.T)] % KINDS, (IVORY, GLOW))] = 0
    return _unit(n - (slope - n * (slope * n).sum(1, keepdims=True)))


def _fading(p, centre, size, soft):
    """1 within an ellipsoid, running out to 0 at its edge."""
    t = np.clip((1 - np.sqrt((((p - centre) / size) ** 2).sum(1))) / soft, 0, 1)
    return t * t * (3 - 2 * t)


def _class_map(field, pos, nor, uv, tris, rays, reach, ridges):
    lo, h = field.lo, field.voxel
    mask, _, p, _, true = _surface(field, MAP_SIZE, pos, nor, uv, tris)
    k = np.arange(rays) + 0.5
    up = np.sqrt(1 - k / rays * 0.97)
    side, angle = np.sqrt(1 - up * up), k * 2.399963
    directions = np.column_stack([side * np.cos(angle), side * np.sin(angle), up])
    narrow, broad, contrast = ridges
    coarse = COARSE.voxel / h  # the same breadth whatever the voxels
    blurred = gaussian_filter(field.distance, narrow * coarse) * 0.65 + gaussian_filter(field.distance, broad * coarse) * 0.35
    maps = np.zeros((MAP_SIZE, MAP_SIZE, 3), np.float32)
    matter = _matter(field, p)
    maps[mask] = np.column_stack([
        _occlusion(field.distance, lo, h, p, true, directions, reach) * np.where(matter == SHADE, DUSK, np.where(matter == CLOAK, 0.5 + 0.5 * DUSK, 1)),
        np.clip(0.5 + _at(blurred, lo, h, p) / COARSE.voxel * contrast, 0, 1),
        CLASSES[matter] + np.where(matter == SKIN, LIMB * _limbs(field, p), 0),
    ])
    return _spread(mask, maps, (0.9, 0.5, CLASSES[SKIN]))


def _limbs(field, p):
    """How much each point belongs to an arm or a leg, 0 to 1."""
    parts = np.array([joint.split(".")[0].rstrip("0123456789") in LIMBS for joint in field.joints], np.float32)
    return np.clip(_at(gaussian_filter(parts[field.stuff // KINDS], 1.2), field.lo, field.voxel, p), 0, 1)


def _matter(field, p):
    """The matter that weighs most around each point."""
    lo, h = field.lo, field.voxel
    weight = np.stack([_at(gaussian_filter((field.stuff % KINDS == m).astype(np.float32), 0.6), lo, h, p) for m in range(len(CLASSES))])
    return weight.argmax(0)
