"""Writes and reads binary glTF, as much of it as the figures need."""

import io
import json
import struct

import numpy as np
from PIL import Image

FLOAT, USHORT, UINT = 5126, 5123, 5125
ARRAY, ELEMENTS = 34962, 34963


def png(image, bits):
    """An image of floats 0 to 1 as PNG bytes; fewer bits a channel compress far better and are not seen."""
    step = 2 ** (8 - bits)
    values = np.clip(np.round(np.clip(image, 0, 1) * 255 / step) * step, 0, 255).astype(np.uint8)
    out = io.BytesIO()
    Image.fromarray(values).save(out, "PNG", optimize=True)
    return out.getvalue()


def write(path, name, model, tint, bits=6):
    """Writes a static figure. Z-up becomes Y-up, the figure then looks along +Z.

    The class map rides in the occlusion slot: its red channel is the occlusion, and a reader loads that slot as data,
    not as colour.
    """
    views, accessors, blob = [], [], bytearray()

    def view(data, target=None):
        blob.extend(b"\0" * (-len(blob) % 4))
        views.append({"buffer": 0, "byteOffset": len(blob), "byteLength": len(data)} | ({"target": target} if target else {}))
        blob.extend(data)
        return len(views) - 1

    def accessor(array, kind, component, target, bounds=False):
        entry = {"bufferView": view(array.tobytes(), target), "componentType": component, "count": len(array), "type": kind}
        if bounds:
            entry |= {"min": array.min(0).tolist(), "max": array.max(0).tolist()}
        accessors.append(entry)
        return len(accessors) - 1

    upright = lambda v: np.column_stack([v[:, 0], v[:, 2], -v[:, 1]]).astype(np.float32)
    attributes = {
        "POSITION": accessor(upright(model.position), "VEC3", FLOAT, ARRAY, bounds=True),
        "NORMAL": accessor(upright(model.normal), "VEC3", FLOAT, ARRAY),
        "TEXCOORD_0": accessor(model.uv.astype(np.float32), "VEC2", FLOAT, ARRAY),
    }
    small = len(model.position) < 65536
    indices = accessor(model.triangles.ravel().astype(np.uint16 if small else np.uint32), "SCALAR", USHORT if small else UINT, ELEMENTS)
    images = [
        {"name": f"{name}-normal", "mimeType": "image/png", "bufferView": view(png(model.normal_map, bits))},
        {"name": f"{name}-classes", "mimeType": "image/png", "bufferView": view(png(model.class_map, bits))},
    ]
    document = {
        "asset": {"version": "2.0", "generator": "holochess art"},
        "scene": 0,
        "scenes": [{"name": name, "nodes": [0]}],
        "nodes": [{"name": name, "mesh": 0}],
        "meshes": [{"name": name, "primitives": [{"attributes": attributes, "indices": indices, "material": 0}]}],
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
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": len(blob)}],
    }
    save(path, document, bytes(blob))


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
