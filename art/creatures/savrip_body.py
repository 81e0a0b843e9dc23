"""The anatomy under the savrip: the base mesh bent into its posture."""

from functools import cache

import numpy as np

from sculpt.body import Aim, Body, about, skin_mesh

MORPHS = {
    "macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-maxmuscle-averageweight": 0.8,
    "macrodetails/universal-male-young-maxmuscle-maxweight": 0.2, "torso/torso-muscle-pectoral-incr": 1.0,
    "torso/torso-muscle-dorsi-incr": 1.0, "torso/torso-vshape-incr": 0.6, "stomach/stomach-tone-incr": 1.0,
    **{f"arms/{s}-{part}-muscle-incr": 1.0 for s in "lr" for part in ("upperarm", "upperarm-shoulder", "lowerarm")},
    **{f"hands/{s}-hand-fingers-diameter-incr": 0.8 for s in "lr"},
}  # fmt: skip
JOINTS = {
    "root": "hips", "pelvis": "hips", "spine05": "hips", "spine04": "belly", "spine03": "belly", "spine02": "chest", "spine01": "chest",
    "breast": "chest", "neck": "neck", "clavicle": "clav", "shoulder": "clav", "upperarm": "arm", "lowerarm": "fore", "wrist": "hand",
    "metacarpal": "hand", "finger1": "hand", "finger": "fingers", "upperleg": "thigh", "lowerleg": "shin", "foot": "foot", "toe": "foot",
}  # fmt: skip
"""How the bones of the base are called begins like this; which joint of ours moves them. The thumb goes with the hand."""
HEAD = ("head", "jaw", "special", "levator", "oculi", "orbicularis", "oris", "risorius", "temporalis", "tongue", "eye")
SIZE, ROOT = 1.75, (0, 0.25, 0.54)

SHOULDER, ELBOW, WRIST, KNUCKLES = (0.4, -0.01, 1.08), (0.63, 0.07, 0.66), (0.5, -0.09, 0.31), (0.495, -0.215, 0.245)
HIP, KNEE, ANKLE = (0.13, 0.13, 0.48), (0.242, -0.11, 0.315), (0.228, 0.085, 0.12)
CURL = (48, 85, 62)
"""How far each of a finger's three bones is bent, in degrees."""


@cache
def mesh():
    """Vertices, triangles, joints of all but the head, and the posed body."""
    body = Body(MORPHS)
    v = body.pose(_aims(), _turns(body), SIZE, ROOT)
    bones = body.bone_of()
    names = np.array([joint_of(bone) for bone in bones])
    headed = np.array([bone.startswith(HEAD) for bone in bones])
    return *skin_mesh(v, body.quads[~headed[body.quads].all(1)], names, 1), body


def joint_of(bone):
    """Our joint for a bone of the base."""
    stem, side = (bone[:-2], bone[-2:]) if bone[-2:] in (".L", ".R") else (bone, "")
    joint = next((joint for start, joint in JOINTS.items() if stem.startswith(start)), "neck")
    return joint if joint in ("hips", "belly", "chest", "neck") else joint + side


def _aims():
    aims = {
        "spine05": Aim((0, 0.17, 0.66), width=(1.6, 1.7, 1)),
        "spine04": Aim((0, 0.165, 0.75), width=(1.5, 1.6, 1)),
        "spine03": Aim((0, 0.135, 0.87), width=(1.7, 1.6, 1)),
        "spine02": Aim((0, 0.075, 1.02), width=(2.05, 1.7, 1)),
        "spine01": Aim((0, -0.075, 1.2), width=(2.15, 1.75, 1)),
        "neck01": Aim((0, -0.15, 1.195), width=(2.2, 2.0, 1)),
        "neck02": Aim((0, -0.21, 1.185), width=(2.1, 1.9, 1)),
        "neck03": Aim((0, -0.28, 1.16), width=(1.9, 1.8, 1)),
        "head": Aim(width=1.0),
    }
    for side in "LR":
        aims |= _arm(side) | _leg(side)
    return aims


def _placed(side, point):
    return np.array(point) * (1 if side == "L" else -1, 1, 1)


def _between(side, a, b):
    return _placed(side, (np.array(a) + b) / 2)


def _arm(side):
    turn = 1 if side == "L" else -1
    return {
        f"clavicle.{side}": Aim(_placed(side, (0.225, 0.025, 1.23)), width=2.0),
        f"shoulder01.{side}": Aim(_placed(side, SHOULDER), width=2.1),
        f"upperarm01.{side}": Aim(_between(side, SHOULDER, ELBOW), width=(1.9, 2.1, 1)),
        f"upperarm02.{side}": Aim(_placed(side, ELBOW), width=(1.9, 1.9, 1)),
        f"lowerarm01.{side}": Aim(_between(side, ELBOW, WRIST), width=(2.35, 2.35, 1), twist=turn * 25),
        f"lowerarm02.{side}": Aim(_placed(side, WRIST), width=(2.4, 2.4, 1), twist=turn * 50),
        f"wrist.{side}": Aim(_placed(side, KNUCKLES), width=3.25, twist=turn * 8),
        f"finger1-1.{side}": Aim(_placed(side, (0.425, -0.22, 0.135)), width=2.9),
        f"finger1-2.{side}": Aim(_placed(side, (0.418, -0.31, 0.095)), width=2.9),
        f"finger1-3.{side}": Aim(_placed(side, (0.43, -0.375, 0.065)), width=2.9),
    }


def _leg(side):
    turn = 1 if side == "L" else -1
    return {
        f"pelvis.{side}": Aim(width=1.7),
        f"upperleg01.{side}": Aim(_between(side, HIP, KNEE), _placed(side, HIP), (1.4, 1.5, 1)),
        f"upperleg02.{side}": Aim(_placed(side, KNEE), width=(1.45, 1.5, 1)),
        f"lowerleg01.{side}": Aim(_between(side, KNEE, ANKLE), width=(1.6, 1.6, 1)),
        f"lowerleg02.{side}": Aim(_placed(side, ANKLE), width=(1.8, 1.8, 1)),
        f"foot.{side}": Aim(width=1.85, facing=about((0, 0, 1), turn * 6)),
    }


def _turns(body):
    """The pelvis tips forward; the fingers curl about the line of the knuckles."""
    turns = {"root": [((1, 0, 0), 16)]}
    for side, way in (("L", -1), ("R", 1)):
        knuckles = body.head[f"finger2-1.{side}"] - body.head[f"finger5-1.{side}"]
        for finger in range(2, 6):
            for bone, degrees in enumerate(CURL, 1):
                turns[f"finger{finger}-{bone}.{side}"] = [(knuckles, way * degrees)]
    return turns
