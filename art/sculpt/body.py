"""Real anatomy as clay: MakeHuman's base mesh (CC0), morphed, its bones bent and stretched, as a closed mesh.

Axes and units are the sculptor's: Z up, looking along -Y, left hand at +X.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

DATA = Path(__file__).with_name("anatomy.npz")
"""Made by extract_anatomy.py."""


@dataclass
class Aim:
    """How a bone is laid: from `head` to `tail`, each where it falls by itself if None, stretched along to fit; `width` times
    as thick (one number, or two across and one along), as its parent if None; twisted about itself by degrees. `facing` is a
    rotation instead of the parent's."""

    tail: tuple = None
    head: tuple = None
    width: float | tuple = None
    twist: float = 0
    facing: np.ndarray = None


@dataclass
class _Laid:
    """Where a bone came to lie: its rotation, the matrix that also stretches, its head, its width."""

    rotation: np.ndarray
    matrix: np.ndarray
    place: np.ndarray
    width: float


class Body:
    """The base mesh: `v` (all vertices), `quads` (of the skin), bones with `head` and `tail`, `weight` (vertex, bone),
    `groups` (sets of vertices by name: joints, eyes, teeth). `targets` says how much of which morph."""

    def __init__(self, targets):
        data = _data()
        v = data["v"].astype(float)
        for name, amount in targets.items():
            v[data["i:" + name]] += amount * data["d:" + name].astype(float)
        self.v, self.quads = np.stack([v[:, 0], -v[:, 2], v[:, 1]], -1) / 10, data["quads"].astype(int)
        text = json.loads(str(data["text"]))
        rig = text["rig"]
        self.groups = {name: np.array(vertices) for name, vertices in text["groups"].items()}
        self.parent = {bone: r["parent"] for bone, r in rig.items()}
        self.head, self.tail = ({bone: self._place(r[end]) for bone, r in rig.items()} for end in ("head", "tail"))
        self.order = sorted(rig, key=self._depth)
        self.weight = np.zeros((len(v), len(rig)))
        number = np.array([self.order.index(bone) for bone in rig])
        self.weight[data["w_vertex"], number[data["w_bone"]]] = data["w_share"]
        self.weight /= np.maximum(self.weight.sum(1, keepdims=True), 1e-9)

    def _depth(self, bone):
        return 1 + self._depth(self.parent[bone]) if self.parent[bone] else 0

    def _place(self, rule):
        if rule["strategy"] == "CUBE":
            return self.v[self.groups[rule["cube_name"]]].mean(0)
        if rule["strategy"] == "VERTEX":
            return self.v[rule["vertex_index"]]
        if rule["strategy"] == "MEAN":
            return self.v[rule["vertex_indices"]].mean(0)
        return np.array(rule["default_position"])

    def pose(self, aims, turns, scale=1.0, at=(0, 0, 0)):
        """All vertices in a posture. `aims`: for a bone its `Aim`. `turns`: for other bones pairs of axis and degrees, in the
        rest pose's axes, on top of the parent's turn. `at` is the place of the root, `scale` its width. Where each bone came
        to lie is in `placed`: head and tail."""
        laid = {}
        for bone in self.order:
            laid[bone] = self._laid(bone, laid.get(self.parent[bone]), aims.get(bone), turns.get(bone, ()), scale, at)
        matrices = np.stack([laid[b].matrix for b in self.order])
        heads = np.stack([self.head[b] for b in self.order])
        offsets = np.stack([laid[b].place for b in self.order]) - np.einsum("bij,bj->bi", matrices, heads)
        self.placed = {b: (laid[b].place, laid[b].matrix @ (self.tail[b] - self.head[b]) + laid[b].place) for b in self.order}
        return np.einsum("vb,bij,vj->vi", self.weight, matrices, self.v) + self.weight @ offsets

    def _laid(self, bone, parent, aim, turns, scale, at):
        if parent is None:
            rotation, width, start = np.eye(3), scale, np.asarray(at, float)
        else:
            rotation, width = parent.rotation, parent.width
            start = parent.matrix @ (self.head[bone] - self.head[self.parent[bone]]) + parent.place
        if aim:
            return self._aimed(aim, self.tail[bone] - self.head[bone], rotation, width, start)
        for axis, degrees in turns:
            rotation = rotation @ about(axis, degrees)
        return _Laid(rotation, width * rotation, start, width)

    def _aimed(self, aim, way, rotation, width, start):
        rotation = rotation if aim.facing is None else aim.facing
        start = start if aim.head is None else np.asarray(aim.head, float)
        width = aim.width or width
        side, depth, length = (width,) * 3 if np.isscalar(width) else width
        if aim.tail is not None:
            goal = np.asarray(aim.tail, float) - start
            rotation = _between(rotation @ way, goal) @ rotation
            length = np.linalg.norm(goal) / np.linalg.norm(way)
        rotation = about(rotation @ way, aim.twist) @ rotation
        along = way / np.linalg.norm(way)
        across = np.array([1.0, 0, 0]) - along * along[0]
        across = across / np.linalg.norm(across) if np.linalg.norm(across) > 0.2 else np.cross(along, (0, 1, 0))
        third = np.cross(along, across)
        stretch = side * np.outer(across, across) + depth * np.outer(third, third) + length * np.outer(along, along)
        return _Laid(rotation, rotation @ stretch, start, (side * depth) ** 0.5)

    def bone_of(self):
        """For every vertex the bone that moves it most."""
        return np.array(self.order)[self.weight.argmax(1)]


@cache
def _data():
    return dict(np.load(DATA))


def about(axis, degrees):
    """The rotation about an axis."""
    x, y, z = np.asarray(axis, float) / np.linalg.norm(axis)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    a = np.radians(degrees)
    return np.eye(3) + np.sin(a) * k + (1 - np.cos(a)) * k @ k


def _between(a, b):
    """The least rotation that turns one direction into another."""
    a, b = a / np.linalg.norm(a), b / np.linalg.norm(b)
    c, d = np.cross(a, b), a @ b
    if d < -0.9999:
        return about(np.cross(a, (1, 0, 0) if abs(a[0]) < 0.9 else (0, 1, 0)), 180)
    k = np.array([[0, -c[2], c[1]], [c[2], 0, -c[0]], [-c[1], c[0], 0]])
    return np.eye(3) + k + k @ k / (1 + d)


def skin_mesh(v, quads, names, times):
    """Vertices, triangles and joints of some of the skin's quads, smoothed `times`; `names` has a joint for every vertex."""
    v, quads, near = subdivided(v, quads, times)
    used, quads = np.unique(quads, return_inverse=True)
    quads = quads.reshape(-1, 4)
    tris = np.concatenate([quads[:, :3], quads[quads[:, 2] != quads[:, 3]][:, [0, 2, 3]]])
    return v[used], tris, names[near[used]]


def subdivided(v, quads, times):
    """Catmull-Clark: the quads made smooth (a triangle names its last corner twice). Gives vertices, quads, and for each
    vertex one of the old ones near it."""
    origin = np.arange(len(v))
    for _ in range(times):
        v, quads, near = _catmull_clark(v, quads)
        origin = origin[near]
    return v, quads, origin


def _catmull_clark(v, quads):
    three = quads[:, 2] == quads[:, 3]
    sides = np.stack([quads, np.roll(quads, -1, 1)], -1)
    edges, number = np.unique(np.sort(sides.reshape(-1, 2), 1), axis=0, return_inverse=True)
    number = number.reshape(-1, 4)
    number[three, 2] = number[three, 3]  # a triangle's third side is named twice
    corners = np.where(np.column_stack([np.zeros((len(quads), 3), bool), three]), -1, quads)
    middles = v[quads].mean(1)
    middles[three] = v[quads[three, :3]].mean(1)
    moved, on_edges = _moved(v, corners, number, edges, middles)
    edge, face = len(v) + len(quads) + number, len(v) + np.arange(len(quads))
    parts = []
    for c in range(4):
        use = corners[:, c] >= 0
        parts.append(np.column_stack([quads[:, c], edge[:, c], face, edge[:, c - 1]])[use])
    near = np.concatenate([np.arange(len(v)), quads[:, 0], edges[:, 0]])
    return np.concatenate([moved, middles, on_edges]), np.concatenate(parts), near


def _moved(v, corners, number, edges, middles):
    """Where the old vertices go, and the new ones on the edges; a border stays."""
    real = corners >= 0
    face = np.broadcast_to(np.arange(len(corners))[:, None], corners.shape)
    beside = np.bincount(number[real], minlength=len(edges))
    around = np.zeros((len(edges), 3))
    np.add.at(around, number[real], middles[face[real]])
    halves = v[edges].mean(1)
    on_edges = np.where((beside == 2)[:, None], (v[edges].sum(1) + around) / 4, halves)
    true = edges[:, 0] != edges[:, 1]
    valence, halved, faced, faces = np.zeros(len(v)), np.zeros_like(v), np.zeros_like(v), np.zeros(len(v))
    for end in edges[true].T:
        np.add.at(valence, end, 1)
        np.add.at(halved, end, halves[true])
    np.add.at(faced, corners[real], middles[face[real]])
    np.add.at(faces, corners[real], 1)
    k = np.maximum(valence, 1)[:, None]
    moved = (faced / np.maximum(faces, 1)[:, None] + 2 * halved / k + (k - 3) * v) / k
    still = valence == 0
    still[edges[beside == 1].ravel()] = True
    moved[still] = v[still]
    return moved, on_edges
