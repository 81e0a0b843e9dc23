"""Sculpting with signed distances on a dense grid.

A `Field` is a block of voxels that holds, for every voxel, the distance to the figure's skin (negative inside), the
matter there and the joint that moves it: a sculptor says `field.on("head")` and goes on. Shapes are added with a soft union, whose blend width makes the style: about .1 for masses, .02 for
muscles, .004 for teeth and claws. Z is up, the figure looks along -Y, its left hand is at +X.
"""

import math

import numpy as np
from numba import njit, prange
from scipy.ndimage import gaussian_filter, map_coordinates

DARK, SKIN, IVORY, GLOW, SHADE, PALE, CLOAK = range(7)
"""What a voxel is made of; the shader draws each class its own way. `SHADE`, `CLOAK` and `PALE` are skin: markings; shells, fans
and wings; bellies."""

KINDS = 8
"""How many kinds of matter there is room for beside the number of a joint."""

FINE_VOXEL = 0.006
"""Below this a flattened tube is bent in finer steps: its facets would show."""

REACH = np.float32(0.16)
"""Distances beyond this are not kept: shapes only touch voxels that near."""


@njit(cache=True, inline="always")
def _blend(field, matter, i, j, k, d, cut, width, what):
    """Joins (or cuts away) a shape at distance `d` in one voxel."""
    a = field[i, j, k]
    if cut:
        h = max(width - abs(a + d), 0.0) / width if width > 0 else 0.0
        field[i, j, k] = max(a, -d) + h * h * width * 0.25
        return
    if d < a:
        matter[i, j, k] = what
    h = max(width - abs(a - d), 0.0) / width if width > 0 else 0.0
    field[i, j, k] = min(a, d) - h * h * width * 0.25


@njit(cache=True, parallel=True, fastmath=True)
def _tube(field, matter, lo, h, box, points, radii, axis, flat, cut, width, what):
    for i in prange(box[0], box[1]):
        x = lo[0] + i * h
        for j in range(box[2], box[3]):
            y = lo[1] + j * h
            for k in range(box[4], box[5]):
                z = lo[2] + k * h
                best = 1e9
                for s in range(len(points) - 1):
                    ax, ay, az = points[s, 0], points[s, 1], points[s, 2]
                    dx, dy, dz = points[s + 1, 0] - ax, points[s + 1, 1] - ay, points[s + 1, 2] - az
                    px, py, pz = x - ax, y - ay, z - az
                    t = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz + 1e-12)
                    t = min(1.0, max(0.0, t))
                    qx, qy, qz = px - t * dx, py - t * dy, pz - t * dz
                    if flat != 1.0:
                        c = (qx * axis[0] + qy * axis[1] + qz * axis[2]) * (1.0 / flat - 1.0)
                        qx += c * axis[0]
                        qy += c * axis[1]
                        qz += c * axis[2]
                    d = math.sqrt(qx * qx + qy * qy + qz * qz) - radii[s] - t * (radii[s + 1] - radii[s])
                    best = min(best, d)
                if flat < 1.0 and best > 0:
                    best *= max(flat, 0.35)
                _blend(field, matter, i, j, k, best, cut, width, what)


@njit(cache=True, parallel=True, fastmath=True)
def _ball(field, matter, lo, h, box, centre, size, turn, cut, width, what):
    for i in prange(box[0], box[1]):
        x = lo[0] + i * h - centre[0]
        for j in range(box[2], box[3]):
            y = lo[1] + j * h - centre[1]
            for k in range(box[4], box[5]):
                z = lo[2] + k * h - centre[2]
                u = (turn[0, 0] * x + turn[1, 0] * y + turn[2, 0] * z) / size[0]
                v = (turn[0, 1] * x + turn[1, 1] * y + turn[2, 1] * z) / size[1]
                w = (turn[0, 2] * x + turn[1, 2] * y + turn[2, 2] * z) / size[2]
                a = math.sqrt(u * u + v * v + w * w)
                b = math.sqrt((u / size[0]) ** 2 + (v / size[1]) ** 2 + (w / size[2]) ** 2)
                d = -min(size[0], min(size[1], size[2])) if b < 1e-6 else a * (a - 1.0) / b
                _blend(field, matter, i, j, k, d, cut, width, what)


@njit(cache=True, parallel=True, fastmath=True)
def _block(field, matter, lo, h, box, centre, size, turn, round_, taper, cut, width, what):
    for i in prange(box[0], box[1]):
        x = lo[0] + i * h - centre[0]
        for j in range(box[2], box[3]):
            y = lo[1] + j * h - centre[1]
            for k in range(box[4], box[5]):
                z = lo[2] + k * h - centre[2]
                u = turn[0, 0] * x + turn[1, 0] * y + turn[2, 0] * z
                v = turn[0, 1] * x + turn[1, 1] * y + turn[2, 1] * z
                w = turn[0, 2] * x + turn[1, 2] * y + turn[2, 2] * z
                f = 1.0 + taper * max(-1.0, min(1.0, w / size[2]))
                qx, qy, qz = abs(u) - size[0] * f + round_, abs(v) - size[1] * f + round_, abs(w) - size[2] + round_
                ox, oy, oz = max(qx, 0.0), max(qy, 0.0), max(qz, 0.0)
                d = math.sqrt(ox * ox + oy * oy + oz * oz) + min(max(qx, max(qy, qz)), 0.0) - round_
                _blend(field, matter, i, j, k, d, cut, width, what)


@njit(cache=True, parallel=True)
def _stroke(field, lo, h, box, points, wide, high, crisp):
    for i in prange(box[0], box[1]):
        x = lo[0] + i * h
        for j in range(box[2], box[3]):
            y = lo[1] + j * h
            for k in range(box[4], box[5]):
                if abs(field[i, j, k]) > 0.09:
                    continue
                z = lo[2] + k * h
                best, raised = 1.0, 0.0
                for s in range(len(points) - 1):
                    ax, ay, az = points[s, 0], points[s, 1], points[s, 2]
                    dx, dy, dz = points[s + 1, 0] - ax, points[s + 1, 1] - ay, points[s + 1, 2] - az
                    px, py, pz = x - ax, y - ay, z - az
                    t = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz + 1e-12)
                    t = min(1.0, max(0.0, t))
                    qx, qy, qz = px - t * dx, py - t * dy, pz - t * dz
                    w = wide[s] + t * (wide[s + 1] - wide[s])
                    off = (qx * qx + qy * qy + qz * qz) / (w * w)
                    if off < best:
                        best = off
                        raised = high[s] + t * (high[s + 1] - high[s])
                if best < 1.0:
                    field[i, j, k] -= raised * (1.0 - best) ** crisp


def rotation(turn):
    """The matrix of Euler angles in degrees, about x, then y, then z."""
    (cx, cy, cz), (sx, sy, sz) = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    return z @ y @ x


def spline(points, radii, steps=8):
    """A Catmull-Rom curve through the points, its radii along with it."""
    points, radii = np.asarray(points, float), np.asarray(radii, float)
    if len(points) == 2:
        return points, radii
    q = np.column_stack([points, radii])
    ends = np.vstack([2 * q[0] - q[1], q, 2 * q[-1] - q[-2]])
    out = []
    for s in range(len(q) - 1):
        a, b, c, d = ends[s : s + 4]
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    out = np.array([*out, q[-1]])
    return out[:, :3].copy(), np.maximum(out[:, 3], 1e-3)


def other_side(joint):
    """The joint across: names end in .L and .R, or in neither."""
    return joint[:-2] + {".L": ".R", ".R": ".L"}[joint[-2:]] if joint[-2:] in (".L", ".R") else joint


def _mirrored(point):
    return np.asarray(point, float) * (-1, 1, 1)


class Field:
    """A figure in clay. Every shape method takes `blend` (the soft union's width), `cut` (take away instead of adding),
    `matter`, and `mirror` (the same again on the other side)."""

    def __init__(self, lo, hi, voxel):
        self.lo, self.voxel = np.array(lo, float), float(voxel)
        shape = np.ceil((np.array(hi) - self.lo) / voxel).astype(int) + 1
        self.distance = np.full(shape, REACH, np.float32)
        self.stuff = np.full(shape, SKIN, np.uint16)
        """Matter and `KINDS` times the number of the joint."""
        self.joints, self.joint = ["root"], "root"
        self.times = 1.0
        """How much larger a layer is than its own coordinates say."""
        self.grains, self.loupes = [], []

    def on(self, joint):
        """What is added from now on is moved by this joint; mirrored shapes by the one of the other side."""
        self.joint = joint
        return self

    def _code(self, matter):
        if self.joint not in self.joints:
            self.joints.append(self.joint)
        return self.joints.index(self.joint) * KINDS + matter

    def _across(self, shape, *arguments):
        """Calls a shape again with the joint of the other side."""
        here, self.joint = self.joint, other_side(self.joint)
        shape(*arguments)
        self.joint = here

    def layer(self, shift=(0, 0, 0), times=1.0, about=(0, 0, 0)):
        """An empty field over the same block: sculpt a part apart, then `join` it or `trim` with it. All of it comes to
        lie as far beside its coordinates as `shift` says, and is `times` as large about a place."""
        other = object.__new__(Field)
        about = np.asarray(about, float)
        other.lo, other.voxel = (self.lo - shift - about) / times + about, self.voxel / times
        other.times, other.grains, other.loupes = self.times * times, self.grains, self.loupes
        other.distance, other.stuff = np.full_like(self.distance, REACH), np.full_like(self.stuff, SKIN)
        other.joints, other.joint = self.joints, self.joint
        return other

    def nook(self, low, high):
        """A part of the block as a field of its own, with what is there: layers of it cost less. `put` brings it back."""
        b = self.box(low, high, 0)
        other = object.__new__(Field)
        other.lo, other.voxel, other.times = self.lo + b[::2] * self.voxel, self.voxel, self.times
        other.grains, other.loupes, other.joints, other.joint = self.grains, self.loupes, self.joints, self.joint
        other.place = tuple(slice(*b[2 * a : 2 * a + 2]) for a in range(3))
        other.distance, other.stuff = self.distance[other.place].copy(), self.stuff[other.place].copy()
        return other

    def put(self, nook):
        """Brings a `nook` back to its place."""
        self.distance[nook.place], self.stuff[nook.place] = nook.distance, nook.stuff
        return self

    def box(self, low, high, pad):
        """The voxels between two corners, as six indices."""
        shape = self.distance.shape
        a = np.clip(np.floor((np.asarray(low) - pad - self.lo) / self.voxel), 0, shape).astype(int)
        b = np.clip(np.ceil((np.asarray(high) + pad - self.lo) / self.voxel) + 1, 0, shape).astype(int)
        return np.array([a[0], b[0], a[1], b[1], a[2], b[2]])

    def tube(self, points, radii, blend=0.03, flat=None, cut=False, matter=SKIN, mirror=False):
        """A tube along a curve; `flat` is (axis, ratio): squashed along the axis, for blades and fins."""
        radii = [radii] * len(points) if np.isscalar(radii) else radii
        curve, width = spline(points, radii, 24 if flat is not None and self.voxel < FINE_VOXEL else 8)
        axis, ratio = (np.array([0, 0, 1.0]), 1.0) if flat is None else (np.array(flat[0], float), float(flat[1]))
        axis = axis / np.linalg.norm(axis)
        box = self.box(curve.min(0) - width.max(), curve.max(0) + width.max(), REACH)
        _tube(self.distance, self.stuff, self.lo, self.voxel, box, curve, width, axis, ratio, cut, float(blend), self._code(matter))
        if mirror:
            turned = None if flat is None else (_mirrored(axis), ratio)
            self._across(self.tube, [_mirrored(p) for p in points], radii, blend, turned, cut, matter)
        return self

    def ball(self, centre, size, turn=(0, 0, 0), blend=0.03, cut=False, matter=SKIN, mirror=False):
        """An ellipsoid with three half axes."""
        centre, size, matrix = np.array(centre, float), _three(size), rotation(turn)
        reach = np.sqrt(((matrix * size) ** 2).sum(1))
        box = self.box(centre - reach, centre + reach, REACH)
        _ball(self.distance, self.stuff, self.lo, self.voxel, box, centre, size, matrix, cut, float(blend), self._code(matter))
        if mirror:
            self._across(self.ball, _mirrored(centre), size, (turn[0], -turn[1], -turn[2]), blend, cut, matter)
        return self

    def block(self, centre, size, turn=(0, 0, 0), round=0.02, taper=0.0, blend=0.02, cut=False, matter=SKIN, mirror=False):
        """A rounded box with three half widths, wider at its top by `taper`."""
        centre, size, matrix = np.array(centre, float), _three(size), rotation(turn)
        reach = np.abs(matrix) @ (size * (1 + abs(taper)))
        box = self.box(centre - reach, centre + reach, REACH)
        _block(self.distance, self.stuff, self.lo, self.voxel, box, centre, size, matrix, float(round), float(taper), cut, float(blend), self._code(matter))
        if mirror:
            self._across(self.block, _mirrored(centre), size, (turn[0], -turn[1], -turn[2]), round, taper, blend, cut, matter)
        return self

    def spike(self, base, tip, radius, bend=(0, 0, 0), blend=0.006, matter=IVORY, mirror=False):
        """A tooth, claw or horn: sunk a little into its base, bent at its middle."""
        base, tip, bend = (np.array(p, float) for p in (base, tip, bend))
        middle = (base + tip) / 2 + bend
        root = base - (middle - base) * 0.25
        return self.tube([root, base, middle, tip], [radius, radius, radius * 0.68, 0.004], blend, matter=matter, mirror=mirror)

    def skin_at(self, points):
        """The places on the skin nearest to these points, and the normals there: a walk along the field's slope."""
        p = np.array(points, float).reshape(-1, 3)
        read = lambda q: map_coordinates(self.distance, ((q - self.lo) / self.voxel).T, order=1, mode="nearest")
        n = np.zeros_like(p)
        for _ in range(12):
            n = np.stack([read(p + d) - read(p - d) for d in np.eye(3) * 1.5 * self.voxel], -1)
            n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
            p = p - n * np.clip(read(p), -0.03, 0.03)[:, None]
        return p, n

    def hit(self, start, way, length=1.0):
        """Where a ray first meets the skin, or None."""
        start, way = np.array(start, float), np.array(way, float) / np.linalg.norm(way)
        steps = np.arange(0, length, 0.5 * self.voxel)
        points = start + steps[:, None] * way
        read = map_coordinates(self.distance, ((points - self.lo) / self.voxel).T, order=1, mode="constant", cval=REACH)
        inside = np.nonzero(read <= 0)[0]
        return points[inside[0]] if len(inside) else None

    def stroke(self, points, widths, height, crisp=0.6, cut=False, mirror=False, ends=0.25):
        """A strip of clay laid on the skin along a curve, or a groove cut into it: `widths` are half its breadth, `height` how
        far it stands out (or how deep it goes). The points need only be near the skin. It runs out to nothing at its `ends`;
        `crisp` says how steep its sides are: 1.5 a swelling, .6 a muscle, .3 a plank. Joints and matter stay."""
        curve, wide = spline(points, [widths] * len(points) if np.isscalar(widths) else widths, 10)
        curve, _ = self.skin_at(curve)
        place = np.linspace(0, 1, len(curve))
        high = np.interp(place, np.linspace(0, 1, np.size(height)), np.atleast_1d(height))
        if ends:
            t = np.clip(np.minimum(place, 1 - place) / ends, 0, 1)
            high = high * np.sqrt(t * (2 - t))
        box = self.box(curve.min(0) - wide.max(), curve.max(0) + wide.max(), 0.01)
        _stroke(self.distance, self.lo, self.voxel, box, curve, wide, -high if cut else high, float(crisp))
        if mirror:
            self.stroke([_mirrored(p) for p in points], widths, height, crisp, cut, False, ends)
        return self

    def plane(self, point, normal, blend=0.01, within=0.12, mirror=False):
        """Cuts away what lies outside a plane, near a point: a facet, as with a knife."""
        point, normal = np.array(point, float), np.array(normal, float) / np.linalg.norm(normal)
        b = self.box(point, point, within)
        part = self.distance[b[0] : b[1], b[2] : b[3], b[4] : b[5]]
        x, y, z = (c - at for c, at in zip(self._coordinates(b), point))
        outside = x * normal[0] + y * normal[1] + z * normal[2]
        # Towards the edge the knife lifts, so that the cut has no wall.
        far = np.sqrt(x**2 + y**2 + z**2) / within
        outside = (outside - 0.5 * within * np.clip((far - 0.45) / 0.55, 0, None) ** 2).astype(np.float32)
        part[...] = -soft_min(-part, -outside, blend)
        if mirror:
            self.plane(_mirrored(point), _mirrored(normal), blend, within)
        return self

    def sharpen(self, amount, wide, band=0.05):
        """Deepens every furrow and raises every ridge about as broad as `wide`: the distance minus its own blur."""
        blurred = gaussian_filter(self.distance, wide / self.voxel)
        near = np.abs(self.distance) < band
        self.distance[near] += amount * (self.distance - blurred)[near]
        return self

    def paint(self, centre, size, turn=(0, 0, 0), matter=DARK, mirror=False, over=None, where=None):
        """Changes the matter inside an ellipsoid, not the shape: only what is `over` now, only `where(x, y, z)` says so."""
        centre, size, matrix = np.array(centre, float), _three(size), rotation(turn)
        reach = np.sqrt(((matrix * size) ** 2).sum(1))
        b = self.box(centre - reach, centre + reach, 0)
        x, y, z = self._coordinates(b)
        local = [(matrix[0, i] * (x - centre[0]) + matrix[1, i] * (y - centre[1]) + matrix[2, i] * (z - centre[2])) / size[i] for i in range(3)]
        inside = local[0] ** 2 + local[1] ** 2 + local[2] ** 2 < 1
        part = self.stuff[b[0] : b[1], b[2] : b[3], b[4] : b[5]]
        if over is not None:
            inside &= part % KINDS == over
        if where:
            inside &= where(x, y, z)
        part[inside] = part[inside] // KINDS * KINDS + matter
        if mirror:
            across = where and (lambda x, y, z: where(-x, y, z))
            self.paint(_mirrored(centre), size, (turn[0], -turn[1], -turn[2]), matter, False, over, across)
        return self

    def join(self, other, blend=0.02):
        """Adds a part sculpted apart."""
        distance = other.distance * np.float32(other.times / self.times)
        self.stuff = np.where(distance < self.distance, other.stuff, self.stuff)
        self.distance = soft_min(self.distance, distance, blend)
        return self

    def trim(self, other, grow=0.0, blend=0.01):
        """Cuts a part's shape, grown by a margin, out of this one: a mouth keeps its line that way."""
        self.distance = -soft_min(-self.distance, other.distance - np.float32(grow), blend)
        return self

    def divide(self, joint, axis, stops, names):
        """Hands what one joint moves to several, cut across an axis (0 to 2) at the stops."""
        at = np.digitize(self.lo[axis] + np.arange(self.stuff.shape[axis]) * self.voxel, stops)
        codes = []
        for name in names:
            self.on(name)
            codes.append(self._code(0))
        fresh = np.array(codes, np.uint16)[at]
        shape = [1, 1, 1]
        shape[axis] = -1
        own = self.stuff // KINDS == self.on(joint)._code(0) // KINDS
        self.stuff = np.where(own, self.stuff % KINDS + fresh.reshape(shape), self.stuff)
        return self

    def relief(self, pattern, height, centre=None, size=None, turn=(0, 0, 0), soft=0.4, band=0.1, mirror=False):
        """Raises the skin by `height` times `pattern(x, y, z)`, fading out towards the edge of an ellipsoid."""
        if centre is None:
            b = np.array([v for n in self.distance.shape for v in (0, n)])
        else:
            centre, size, matrix = np.array(centre, float), _three(size), rotation(turn)
            reach = np.sqrt(((matrix * size) ** 2).sum(1))
            b = self.box(centre - reach, centre + reach, 0)
        part = self.distance[b[0] : b[1], b[2] : b[3], b[4] : b[5]]
        near = np.nonzero(np.abs(part) < band)
        x, y, z = (np.broadcast_to(c, part.shape)[near].astype(np.float64) for c in self._coordinates(b))
        mask = 1.0
        if centre is not None:
            local = [(matrix[0, i] * (x - centre[0]) + matrix[1, i] * (y - centre[1]) + matrix[2, i] * (z - centre[2])) / size[i] for i in range(3)]
            t = np.clip((1 - np.sqrt(sum(c * c for c in local))) / soft, 0, 1)
            mask = t * t * (3 - 2 * t)
        part[near] -= (mask * height * pattern(x, y, z)).astype(np.float32)
        if mirror:
            self.relief(lambda x, y, z: pattern(-x, y, z), height, _mirrored(centre), size, (turn[0], -turn[1], -turn[2]), soft, band)
        return self

    def grain(self, pattern, height, centre=None, size=None, soft=0.4):
        """Relief too fine for voxels: only the normal map gets it, texel by texel."""
        centre, size = (None, None) if centre is None else (np.array(centre, float), _three(size))
        self.grains.append((pattern, height, centre, size, soft))
        return self

    def loupe(self, centre, radius, times):
        """A place that is looked at closely: it gets more triangles and texels."""
        self.loupes.append((np.array(centre, float), float(radius), float(times)))
        return self

    def smooth(self, sigma=0.75):
        """Takes the steps of the voxels away, in voxels."""
        self.distance = gaussian_filter(self.distance, sigma)
        return self

    def _coordinates(self, b):
        x, y, z = (self.lo[a] + np.arange(b[2 * a], b[2 * a + 1]) * self.voxel for a in range(3))
        return x[:, None, None], y[None, :, None], z[None, None, :]


def _three(size):
    return np.array([size] * 3 if np.isscalar(size) else size, float)


def soft_min(a, b, width):
    """The smaller of two distances, rounded where they are nearly equal."""
    if width <= 0:
        return np.minimum(a, b)
    h = np.maximum(width - np.abs(a - b), 0) / width
    return (np.minimum(a, b) - h * h * np.float32(width * 0.25)).astype(np.float32)
