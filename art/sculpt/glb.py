"""Writes and reads binary glTF, as much of it as the figures need."""

import io
import json
import struct

import numpy as np
from PIL import Image

from .order import for_drawing

BYTE, SHORT, USHORT, UINT, FLOAT = 5121, 5122, 5123, 5125, 5126
ARRAY, ELEMENTS = 34962, 34963


def png(image, bits):
    """An image of floats 0 to 1 as PNG bytes; fewer bits (a number, or one for each channel) compress far better and are not seen."""
    step = 2 ** (8 - np.array(bits))
    values = np.clip(np.round(np.clip(image, 0, 1) * 255 / step) * step, 0, 255).astype(np.uint8)
    out = io.BytesIO()
    Image.fromarray(values).save(out, "PNG", optimize=True)
    return out.getvalue()


def upright(v):
    """From Z up and a front at -Y to glTF's Y up and a front at +Z."""
    v = np.asarray(v, float)
    return np.stack([v[..., 0], v[..., 2], -v[..., 1]], -1)


class _Parts:
    """The tables of a document as they fill up, and the bytes that they point at."""

    def __init__(self):
        self.views, self.accessors, self.blob = [], [], bytearray()

    def view(self, data, target=None):
        self.blob.extend(b"\0" * (-len(self.blob) % 4))
        entry = {"buffer": 0, "byteOffset": len(self.blob), "byteLength": len(data)}
        self.views.append(entry | ({"target": target} if target else {}))
        self.blob.extend(data)
        return len(self.views) - 1

    def accessor(self, array, kind, component, target=None, bounds=False, normalized=False):
        entry = {"bufferView": self.view(array.tobytes(), target), "componentType": component, "count": len(array), "type": kind}
        if bounds:
            flat = array.reshape(len(array), -1)
            entry |= {"min": flat.min(0).tolist(), "max": flat.max(0).tolist()}
        if normalized:
            entry["normalized"] = True
        self.accessors.append(entry)
        return len(self.accessors) - 1


UPRIGHT_BITS = 2
"""How many bits fewer than the others the normal map's blue channel keeps: it follows from them but for rounding."""
CLASS_BITS = 6
"""What the class map keeps of each channel's eight bits."""


def write(path, name, model, tint, skeleton, clips, bits):
    """Writes a figure with its skeleton and clips; the normal map keeps so many bits a channel.

    The class map rides in the occlusion slot: its red channel is the occlusion, and a reader loads that slot as data,
    not as colour. Joints rest without rotation, so a clip's rotations are the poses themselves. Every joint is in every
    clip: one that is not would keep the pose of the clip before.
    """
    parts = _Parts()
    shares = np.round(model.shares * 255).astype(np.uint8)
    shares[:, 0] += (255 - shares.sum(1, dtype=int)).astype(np.uint8)
    triangles, order = for_drawing(model.triangles, len(model.position))
    attributes = {
        "POSITION": parts.accessor(upright(model.position[order]).astype(np.float32), "VEC3", FLOAT, ARRAY, bounds=True),
        "NORMAL": parts.accessor(upright(model.normal[order]).astype(np.float32), "VEC3", FLOAT, ARRAY),
        "TEXCOORD_0": parts.accessor(model.uv[order].astype(np.float32), "VEC2", FLOAT, ARRAY),
        "JOINTS_0": parts.accessor(model.joints[order].astype(np.uint8), "VEC4", BYTE, ARRAY),
        "WEIGHTS_0": parts.accessor(shares[order], "VEC4", BYTE, ARRAY, normalized=True),
    }
    small = len(order) < 65536
    indices = parts.accessor(triangles.ravel().astype(np.uint16 if small else np.uint32), "SCALAR", USHORT if small else UINT, ELEMENTS)
    images = [
        {"name": f"{name}-normal", "mimeType": "image/png", "bufferView": parts.view(png(model.normal_map, (bits, bits, bits - UPRIGHT_BITS)))},
        {"name": f"{name}-classes", "mimeType": "image/png", "bufferView": parts.view(png(model.class_map, CLASS_BITS))},
    ]
    document = {
        "asset": {"version": "2.0", "generator": "holochess art"},
        "scene": 0,
        "scenes": [{"name": name, "nodes": [0]}],
        "nodes": _nodes(name, skeleton),
        "meshes": [{"name": name, "primitives": [{"attributes": attributes, "indices": indices, "material": 0}]}],
        "skins": [_skin(parts, skeleton)],
        "animations": [_animation(parts, skeleton, clip) for clip in clips],
        "materials": [
            {
                "name": name,
                "pbrMetallicRoughness": {"baseColorFactor": [*tint, 1.0], "metallicFactor": 0.0, "roughnessFactor": 0.7},
                "normalTexture": {"index": 0},
                "occlusionTexture": {"index": 1},
            }
        ],
        "textures": [{"source": 0, "sampler": 0}, {"source": 1, "sampler": 0}],
        "samplers": [{"magFilter": 9729, "minFilter": 9987}],
        "images": images,
        "accessors": parts.accessors,
        "bufferViews": parts.views,
        "buffers": [{"byteLength": len(parts.blob)}],
    }
    save(path, document, bytes(parts.blob))


_FIRST = 2
"""The number of the first joint's node: the figure and its mesh come before."""


def _nodes(name, skeleton):
    """The figure, its mesh, and the joints."""
    nodes = [{"name": name, "children": [1, _FIRST]}, {"name": f"{name}-skin", "mesh": 0, "skin": 0}]
    for joint in skeleton.names:
        children = [_FIRST + i for i, n in enumerate(skeleton.names) if skeleton.parent[n] == joint]
        node = {"name": joint, "translation": upright(skeleton.offset(joint)).round(5).tolist()}
        nodes.append(node | ({"children": children} if children else {}))
    return nodes


def _skin(parts, skeleton):
    bind = np.tile(np.eye(4, dtype=np.float32), (len(skeleton.names), 1, 1))
    bind[:, 3, :3] = [-upright(skeleton.place[n]) for n in skeleton.names]  # columns first, as glTF wants them
    joints = list(range(_FIRST, _FIRST + len(skeleton.names)))
    return {"inverseBindMatrices": parts.accessor(bind.reshape(-1, 16), "MAT4", FLOAT), "joints": joints, "skeleton": _FIRST}


def _animation(parts, skeleton, clip):
    times = np.arange(clip.frames, dtype=np.float32) / clip.RATE
    every = parts.accessor(times, "SCALAR", FLOAT, bounds=True)
    ends = parts.accessor(times[[0, -1]], "SCALAR", FLOAT, bounds=True)
    samplers, channels = [], []

    def channel(joint, path, values, write):
        still = np.ptp(values, 0).max() < 1e-4
        samplers.append({"input": ends if still else every, "output": write(values[[0, -1]] if still else values)})
        target = {"node": _FIRST + skeleton.names.index(joint), "path": path}
        channels.append({"sampler": len(samplers) - 1, "target": target})

    shorts = lambda q: parts.accessor(np.round(q * 32767).astype(np.int16), "VEC4", SHORT, normalized=True)
    floats = lambda v: parts.accessor(v.astype(np.float32), "VEC3", FLOAT)
    for joint in skeleton.names:
        turn = clip.turns[joint]
        channel(joint, "rotation", np.column_stack([turn[:, 0], turn[:, 2], -turn[:, 1], turn[:, 3]]), shorts)
        if joint in skeleton.sliding:
            channel(joint, "translation", upright(clip.shifts[joint] + skeleton.offset(joint)), floats)
    return {"name": clip.name, "samplers": samplers, "channels": channels}


def save(path, document, blob):
    """Packs a document and its binary part into one file."""
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    blob += b"\0" * (-len(blob) % 4)
    with open(path, "wb") as out:
        out.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(blob)))
        out.write(struct.pack("<I4s", len(text), b"JSON") + text)
        out.write(struct.pack("<I4s", len(blob), b"BIN\0") + blob)


def load(path):
    """A file's document and binary part."""
    with open(path, "rb") as file:
        data = file.read()
    length = struct.unpack_from("<I", data, 12)[0]
    return json.loads(data[20 : 20 + length]), data[28 + length :]
