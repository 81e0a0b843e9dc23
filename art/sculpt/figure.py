"""Reads a figure back from its .glb, posed by one of its clips: for pictures and for measuring."""

import io
from dataclasses import dataclass

import numpy as np
from PIL import Image

from . import glb

_WIDTH = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
_TYPE = {5121: np.uint8, 5122: np.int16, 5123: np.uint16, 5125: np.uint32, 5126: np.float32}


@dataclass
class Figure:
    """A posed mesh in glTF's axes (Y up, looking along +Z) with its two maps."""

    position: np.ndarray
    normal: np.ndarray
    uv: np.ndarray
    triangles: np.ndarray
    normal_map: np.ndarray
    class_map: np.ndarray

    @property
    def height(self):
        """From the ground to the highest point."""
        return self.position[:, 1].max()

    @property
    def footprint(self):
        """The farthest reach from the vertical through the base's centre."""
        return np.hypot(self.position[:, 0], self.position[:, 2]).max()


class Model:
    """A .glb file with one mesh, with or without a skin."""

    def __init__(self, path):
        self.document, self.blob = glb.load(path)
        self.primitive = self.document["meshes"][0]["primitives"][0]
        self.clips = {a["name"]: a for a in self.document.get("animations", [])}

    def length(self, clip):
        """Seconds of a clip."""
        return max(self._array(s["input"]).max() for s in self.clips[clip]["samplers"])

    def pose(self, clip=None, time=0.0):
        """The figure at one moment of a clip, or as it was built."""
        get = lambda name: self._array(self.primitive["attributes"][name]).astype(float)
        position, normal = get("POSITION"), get("NORMAL")
        if self.document.get("skins"):
            position, normal = self._skinned(position, normal, get("JOINTS_0").astype(int), get("WEIGHTS_0"), clip, time)
        tris = self._array(self.primitive["indices"]).reshape(-1, 3).astype(int)
        material = self.document["materials"][self.primitive["material"]]
        maps = (self._image(material[slot]) for slot in ("normalTexture", "occlusionTexture"))
        return Figure(position, normal, get("TEXCOORD_0"), tris, *maps)

    def places(self, clip):
        """A function of time that gives the places of all vertices in a clip, and nothing else."""
        get = lambda name: self._array(self.primitive["attributes"][name])
        position, joints, shares = get("POSITION").astype(float), get("JOINTS_0").astype(int), get("WEIGHTS_0")
        return lambda time: self._skinned(position, position[:0], joints, shares, clip, time)[0]

    def main_joints(self):
        """For every vertex the joint that moves it most."""
        joints, shares = (self._array(self.primitive["attributes"][n]) for n in ("JOINTS_0", "WEIGHTS_0"))
        return joints[np.arange(len(joints)), shares.argmax(1)]

    def thinned(self, count):
        """A function of clip and time that gives the places of a few thousand vertices; their triangles are `flat`."""
        import fast_simplification
        from scipy.spatial import cKDTree

        whole = self._array(self.primitive["attributes"]["POSITION"]).astype(np.float32)
        tris = self._array(self.primitive["indices"]).reshape(-1, 3).astype(np.int32)
        _, first, same = np.unique(whole.round(5), axis=0, return_index=True, return_inverse=True)
        v, flat = fast_simplification.simplify(whole[first], same.ravel()[tris].astype(np.int32), target_count=count)
        _, kept = cKDTree(whole).query(v)
        self.flat = flat
        get = lambda name: self._array(self.primitive["attributes"][name])[kept]
        position, joints, shares = get("POSITION").astype(float), get("JOINTS_0").astype(int), get("WEIGHTS_0")
        return lambda clip, time: self._skinned(position, position, joints, shares, clip, time)[0]

    def _skinned(self, position, normal, joints, weights, clip, time):
        nodes = self.document["nodes"]
        moved = {}
        for channel in self.clips[clip]["channels"] if clip else []:
            sampler = self.clips[clip]["samplers"][channel["sampler"]]
            keys, values = self._array(sampler["input"]).ravel(), self._array(sampler["output"])
            at = np.clip(np.searchsorted(keys, time, "right") - 1, 0, len(keys) - 1)
            after = min(at + 1, len(keys) - 1)
            share = 0.0 if after == at else (time - keys[at]) / (keys[after] - keys[at])
            a, b = values[at], values[after]
            if channel["target"]["path"] == "rotation" and a @ b < 0:
                b = -b
            moved[channel["target"]["node"], channel["target"]["path"]] = a + (b - a) * np.clip(share, 0, 1)
        parent = {c: i for i, n in enumerate(nodes) for c in n.get("children", [])}
        world = {}

        def matrix(i):
            if i not in world:
                get = lambda path, rest: np.array(moved.get((i, path), nodes[i].get(path, rest)), float)
                local = np.eye(4)
                local[:3, :3] = _rotation(get("rotation", [0, 0, 0, 1])) * get("scale", [1, 1, 1])
                local[:3, 3] = get("translation", [0, 0, 0])
                world[i] = matrix(parent[i]) @ local if i in parent else local
            return world[i]

        skin = self.document["skins"][0]
        bind = self._array(skin["inverseBindMatrices"]).reshape(-1, 4, 4).transpose(0, 2, 1)
        bones = np.stack([matrix(j) @ b for j, b in zip(skin["joints"], bind)])
        blend = (bones[joints] * weights[:, :, None, None]).sum(1)
        position = np.einsum("nij,nj->ni", blend[:, :3, :3], position) + blend[:, :3, 3]
        normal = np.einsum("nij,nj->ni", blend[: len(normal), :3, :3], normal)
        return position, normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12)

    def _array(self, index):
        a = self.document["accessors"][index]
        view = self.document["bufferViews"][a["bufferView"]]
        width = _WIDTH[a["type"]]
        start = view.get("byteOffset", 0) + a.get("byteOffset", 0)
        values = np.frombuffer(self.blob, _TYPE[a["componentType"]], a["count"] * width, start)
        if a.get("normalized"):
            values = values / np.float64(np.iinfo(values.dtype).max)
        return values.reshape(-1, width) if width > 1 else values

    def _image(self, slot):
        view = self.document["bufferViews"][self.document["images"][self.document["textures"][slot["index"]]["source"]]["bufferView"]]
        start = view.get("byteOffset", 0)
        return np.asarray(Image.open(io.BytesIO(self.blob[start : start + view["byteLength"]])).convert("RGB"), float) / 255


def _rotation(q):
    x, y, z, w = q / np.linalg.norm(q)
    return np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ])
