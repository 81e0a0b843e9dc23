"""The anatomy under the molator: the base mesh bent into its posture. Its heels are the hocks of a bull's legs."""

from functools import cache

import numpy as np

from creatures.savrip_body import HEAD, JOINTS
from sculpt.body import Aim, Body, skin_mesh

MORPHS = {
    "macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-maxmuscle-averageweight": 1.0,
    "torso/torso-muscle-pectoral-incr": 1.0, "torso/torso-muscle-dorsi-incr": 1.0, "torso/torso-vshape-incr": 1.0, "stomach/stomach-tone-incr": 1.0,
    **{f"arms/{s}-{part}-muscle-incr": 1.0 for s in "lr" for part in ("upperarm", "upperarm-shoulder", "lowerarm")},
    **{f"hands/{s}-hand-fingers-diameter-incr": 1.0 for s in "lr"},
}  # fmt: skip
JOINTS = {**JOINTS, "finger": "hand", "foot": "hock", "toe": "hock"}
SIZE, ROOT = 1.6, (0, 0.13, 0.57)

SHOULDER = (0.37, 0.0, 1.13)
ARMS = {
    "L": ((0.53, 0.11, 0.73), (0.39, -0.26, 0.68), (0.35, -0.38, 0.655)),
    "R": ((-0.54, 0.06, 0.71), (-0.52, -0.1, 0.31), (-0.51, -0.145, 0.19)),
}
"""Elbow, wrist, knuckles: the right arm hangs, the left is drawn up for the blow."""
HIP = (0.125, 0.08, 0.56)
LEGS = {
    "L": ((0.225, -0.135, 0.385), (0.255, 0.055, 0.23), (0.255, -0.02, 0.09)),
    "R": ((-0.225, -0.02, 0.385), (-0.255, 0.17, 0.23), (-0.255, 0.095, 0.09)),
}
"""Knee, hock, fetlock: the right foot stands a little farther back."""
CURL = (62, 86, 56)
"""How far each of a finger's three bones is bent, in degrees."""
TWIST = {"L": (22, 40, 20), "R": (14, 28, 12)}
"""How far the forearm's two bones and the wrist are turned in, in degrees."""


@cache
def mesh():
    """Vertices, triangles, joints of all but head and toes, and the posed body."""
    body = Body(MORPHS)
    body.pose(_aims(), _turns(body), SIZE, ROOT)
    v = body.pose(_aims() | _thumbs(body), _turns(body), SIZE, ROOT)
    bones = body.bone_of()
    names = np.array([joint_of(bone) for bone in bones])
    gone = np.array([bone.startswith((*HEAD, "toe")) for bone in bones])
    return *skin_mesh(v, body.quads[~gone[body.quads].all(1)], names, 1), body


def joint_of(bone):
    """Our joint for a bone of the base."""
    stem, side = (bone[:-2], bone[-2:]) if bone[-2:] in (".L", ".R") else (bone, "")
    joint = next((joint for start, joint in JOINTS.items() if stem.startswith(start)), "neck")
    return joint if joint in ("hips", "belly", "chest", "neck") else joint + side


def hand(body, side):
    """The frame of a hand: the middle of its knuckles, the way the hand points, across to the thumb, and out of its palm."""
    k = {n: np.array(body.placed[f"finger{n}-1.{side}"][0]) for n in (2, 3, 4, 5)}
    middle = (k[2] + k[3] + k[4] + k[5]) / 4
    way = middle - np.array(body.placed[f"wrist.{side}"][0])
    way /= np.linalg.norm(way)
    across = k[2] - k[5]
    across -= way * (across @ way)
    across /= np.linalg.norm(across)
    palm = np.cross(way, across) * (1 if side == "L" else -1)
    return middle, way, across, palm


def _aims():
    aims = {
        "spine05": Aim((0, 0.115, 0.67), width=(1.45, 1.5, 1)),
        "spine04": Aim((0, 0.12, 0.77), width=(1.4, 1.45, 1)),
        "spine03": Aim((0, 0.12, 0.89), width=(1.65, 1.65, 1)),
        "spine02": Aim((0, 0.09, 1.04), width=(2.0, 1.85, 1)),
        "spine01": Aim((0, 0.0, 1.22), width=(2.1, 1.9, 1)),
        "neck01": Aim((0, -0.035, 1.26), width=(2.3, 2.2, 1)),
        "neck02": Aim((0, -0.075, 1.3), width=(2.2, 2.1, 1)),
        "neck03": Aim((0, -0.11, 1.34), width=(2.0, 2.0, 1)),
        "head": Aim(width=1.0),
    }
    for side in "LR":
        aims |= _arm(side) | _leg(side)
    return aims


def _placed(side, point):
    return np.array(point) * (1 if side == "L" else -1, 1, 1)


def _arm(side):
    turn = 1 if side == "L" else -1
    elbow, wrist, knuckles = map(np.array, ARMS[side])
    shoulder = _placed(side, SHOULDER)
    one, two, three = TWIST[side]
    return {
        f"clavicle.{side}": Aim(_placed(side, (0.2, 0.03, 1.25)), width=1.9),
        f"shoulder01.{side}": Aim(shoulder, width=1.9),
        f"upperarm01.{side}": Aim((shoulder + elbow) / 2, width=(1.85, 2.0, 1)),
        f"upperarm02.{side}": Aim(elbow, width=(1.8, 1.9, 1)),
        f"lowerarm01.{side}": Aim((elbow + wrist) / 2, width=(2.3, 2.3, 1), twist=turn * one),
        f"lowerarm02.{side}": Aim(wrist, width=(2.25, 2.25, 1), twist=turn * two),
        f"wrist.{side}": Aim(wrist + (knuckles - wrist) * 0.35, width=3.2, twist=turn * three),
        **{f"metacarpal{n}.{side}": Aim(width=(3.2, 3.1, 1.95)) for n in (1, 2, 3, 4)},
    }


def _thumbs(body):
    """Each thumb lies across the fingers that it closes over."""
    aims = {}
    for side in "LR":
        middle, way, across, palm = hand(body, side)
        for bone, (along, aside, out) in enumerate(((-0.05, 0.115, 0.055), (0.01, 0.105, 0.11), (0.025, 0.03, 0.13)), 1):
            aims[f"finger1-{bone}.{side}"] = Aim(middle + way * along + across * aside + palm * out, width=3.0)
    return aims


def _leg(side):
    knee, hock, fetlock = map(np.array, LEGS[side])
    hip = _placed(side, HIP)
    return {
        f"pelvis.{side}": Aim(width=1.5),
        f"upperleg01.{side}": Aim((hip + knee) / 2, hip, (1.45, 1.55, 1)),
        f"upperleg02.{side}": Aim(knee, width=(1.45, 1.5, 1)),
        f"lowerleg01.{side}": Aim((knee + hock) / 2, width=(1.4, 1.4, 1)),
        f"lowerleg02.{side}": Aim(hock, width=(1.35, 1.35, 1)),
        f"foot.{side}": Aim((hock + fetlock) / 2, width=(1.2, 1.1, 1)),
    }


def _turns(body):
    """The fingers curl about the line of the knuckles."""
    turns = {"root": [((1, 0, 0), 8)]}
    for side, way in (("L", -1), ("R", 1)):
        knuckles = body.head[f"finger2-1.{side}"] - body.head[f"finger5-1.{side}"]
        for finger in range(2, 6):
            for bone, degrees in enumerate(CURL, 1):
                turns[f"finger{finger}-{bone}.{side}"] = [(knuckles, way * degrees)]
    return turns
