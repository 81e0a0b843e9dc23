"""Pictures of figures without a graphics card: grey clay, black outline, or tinted light with a transparent ground."""

import math

import numpy as np
from numba import njit, prange

from .bake import CLASSES
from .field import DARK, GLOW, IVORY, PALE, SHADE

CLAY, OUTLINE, LIGHT = range(3)


@njit(cache=True, fastmath=True)
def _cover(points, tris, depth, owner, place):
    height, width = depth.shape
    for t in range(len(tris)):
        a, b, c = tris[t]
        x0, y0, x1, y1, x2, y2 = points[a, 0], points[a, 1], points[b, 0], points[b, 1], points[c, 0], points[c, 1]
        area = (y1 - y2) * (x0 - x2) + (x2 - x1) * (y0 - y2)
        if area >= -1e-9:
            continue  # seen from behind
        for row in range(max(0, int(min(y0, y1, y2))), min(height, int(max(y0, y1, y2)) + 1)):
            for col in range(max(0, int(min(x0, x1, x2))), min(width, int(max(x0, x1, x2)) + 1)):
                x, y = col + 0.5, row + 0.5
                u = ((y1 - y2) * (x - x2) + (x2 - x1) * (y - y2)) / area
                v = ((y2 - y0) * (x - x2) + (x0 - x2) * (y - y2)) / area
                if u < -1e-5 or v < -1e-5 or u + v > 1 + 1e-5:
                    continue
                z = u * points[a, 2] + v * points[b, 2] + (1 - u - v) * points[c, 2]
                if z < depth[row, col]:
                    depth[row, col], owner[row, col] = z, t
                    place[row, col, 0], place[row, col, 1] = u, v


def _frames(pos, uv, tris):
    """Texture axes of every triangle in space."""
    e1, e2 = pos[tris[:, 1]] - pos[tris[:, 0]], pos[tris[:, 2]] - pos[tris[:, 0]]
    d1, d2 = uv[tris[:, 1]] - uv[tris[:, 0]], uv[tris[:, 2]] - uv[tris[:, 0]]
    det = (d1[:, 0] * d2[:, 1] - d2[:, 0] * d1[:, 1])[:, None]
    det = np.where(np.abs(det) < 1e-14, 1e-14, det)
    return (e1 * d2[:, 1:] - e2 * d1[:, 1:]) / det, -(e2 * d1[:, :1] - e1 * d2[:, :1]) / det


def _unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-12)


def _texture(image, uv):
    size = len(image)
    at = np.clip((uv * size).astype(int), 0, size - 1)
    return image[at[:, 1], at[:, 0]]


def render(figures, size, eye, target, fov, mode=CLAY, tints=None, over=2):
    """One picture (float RGBA) of several figures; `size` is (width, height), `fov` the vertical angle in degrees."""
    width, height = size[0] * over, size[1] * over
    eye, target = np.array(eye, float), np.array(target, float)
    ahead = _unit(target - eye)
    right = _unit(np.cross(ahead, (0, 1, 0)))
    up = np.cross(right, ahead)
    focal = 0.5 * height / math.tan(math.radians(fov) / 2)
    picture = np.zeros((height, width, 4))
    depth = np.full((height, width), 1e9)
    for index, figure in enumerate(figures):
        d = figure.position - eye
        z = d @ ahead
        points = np.column_stack([width / 2 + focal * (d @ right) / z, height / 2 - focal * (d @ up) / z, z])
        owner, place = np.full((height, width), -1, np.int64), np.zeros((height, width, 2))
        _cover(points, figure.triangles, depth, owner, place)
        seen = owner >= 0
        picture[seen] = _shade(figure, owner[seen], place[seen], eye, right, up, ahead, mode, None if tints is None else tints[index])
    return picture.reshape(size[1], over, size[0], over, 4).mean((1, 3))


def _shade(figure, owner, place, eye, right, up, ahead, mode, tint):
    if mode == OUTLINE:
        return np.tile([0.0, 0, 0, 1], (len(owner), 1))
    t = figure.triangles[owner]
    w = np.column_stack([place, 1 - place.sum(1)])[:, :, None]
    p, n, uv = (figure.position[t] * w).sum(1), _unit((figure.normal[t] * w).sum(1)), (figure.uv[t] * w).sum(1)
    along_u, against_v = (axis[owner] for axis in _frames(figure.position, figure.uv, figure.triangles))
    x = _unit(along_u - n * (along_u * n).sum(1, keepdims=True))
    y = np.cross(n, x)
    y *= np.sign((y * against_v).sum(1, keepdims=True))
    bump = _texture(figure.normal_map, uv) * 2 - 1
    n = _unit(x * bump[:, :1] + y * bump[:, 1:2] + n * bump[:, 2:])
    maps = _texture(figure.class_map, uv)
    open_, curve, matter = maps[:, 0], (maps[:, 1] - 0.5) * 2, maps[:, 2]
    view = _unit(eye - p)
    light = _unit(-right * 0.55 + up * 0.65 - ahead * 0.55)
    lit = np.clip(n @ light, 0, 1)
    sky = 0.5 + 0.5 * n[:, 1]
    rim = (1 - np.clip((n * view).sum(1), 0, 1)) ** 3
    shine = np.clip((n * _unit(light + view)).sum(1), 0, 1) ** 24
    grey = open_**2 * (0.13 + 0.2 * sky) + lit * 0.62 * (0.35 + 0.65 * open_) + 0.1 * shine * open_ + 0.2 * rim * open_ * sky
    grey = np.clip(grey + curve * np.where(curve > 0, 0.1, 0.2), 0, 1)
    if mode == CLAY:
        colour = np.repeat(grey[:, None], 3, 1)
    else:
        tint = np.array(tint, float)
        colour = grey[:, None] * tint * 1.25 + (rim * open_)[:, None] * (0.35 * tint + 0.2)
        ivory, glow, dark, shade, pale = (np.abs(matter - CLASSES[kind]) < 0.04 for kind in (IVORY, GLOW, DARK, SHADE, PALE))
        bone = grey[:, None] * (0.8 * np.array([0.95, 0.92, 0.82]) + 0.2 * tint) * 1.15
        colour[ivory] = bone[ivory]
        colour[glow] = 0.55 + 0.45 * tint
        colour[dark] *= 0.3
        colour[shade] *= 0.45
        colour[pale] = 0.55 * colour[pale] + 0.45 * bone[pale]
    return np.column_stack([np.clip(colour, 0, 1) ** (1 / 2.2), np.ones(len(colour))])
