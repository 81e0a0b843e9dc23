"""The anatomy under the monnok: the base mesh bent into its posture. Its heels are the hocks of a wading bird's legs."""

from functools import cache

import numpy as np

from creatures.savrip_body import HEAD, JOINTS
from sculpt.body import Aim, Body, skin_mesh

MORPHS = {
    "macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-maxmuscle-minweight": 1.0, "torso/torso-vshape-incr": 0.8,
    "torso/torso-muscle-dorsi-incr": 0.6, "stomach/stomach-tone-incr": 1.0, **{f"hands/{s}-hand-fingers-length-incr": 0.8 for s in "lr"},
}  # fmt: skip
JOINTS = {**JOINTS, "clavicle": "chest", "shoulder": "chest", "foot": "shank", "toe": "shank"}
SIZE, ROOT = 1.12, (0, 0.115, 0.88)

SHAFT = np.array([-0.02, -0.17, 1.0])
"""From the hand that holds the spear towards its point."""
SHAFT = SHAFT / np.linalg.norm(SHAFT)
GRIP = np.array([-0.44, -0.3, 1.12])
"""Where the right hand holds it."""
PALM = 0.052
"""How far the middle of a shaft lies out of the knuckles of the hand round it."""
SHOULDER = (0.228, 0.0, 1.395)
ELBOWS = {"L": (0.44, 0.1, 1.105), "R": (-0.465, 0.12, 1.105)}
HANDS = {"L": ((0.03, -0.86, -0.5), (-0.62, 0.25, -0.72)), "R": ((0.09, -0.97, -0.17), (1.0, 0.08, 0.0))}
"""The way each hand points, and out of its palm."""
LENGTH = 0.142
"""From wrist to knuckles."""
HIP = (0.115, 0.03, 0.87)
LEGS = {
    "L": ((0.2, -0.25, 0.575), (0.215, 0.04, 0.265), (0.22, -0.11, 0.055)),
    "R": ((-0.2, -0.03, 0.575), (-0.215, 0.26, 0.265), (-0.22, 0.11, 0.055)),
}
"""Knee, hock, foot: the left one stands ahead."""
CURL = {"L": (14, 32, 12), "R": (58, 78, 52)}
"""How far each of a finger's three bones is bent, in degrees."""


def _frame(way, palm, side):
    """The axes of a hand: where it points, across to its thumb, out of its palm."""
    way = np.array(way) / np.linalg.norm(way)
    palm = np.array(palm) - way * (way @ np.array(palm))
    palm /= np.linalg.norm(palm)
    return np.stack([way, np.cross(palm, way) * (1 if side == "L" else -1), palm], 1)


def _hands():
    left = _frame(*HANDS["L"], "L")
    across = SHAFT
    way = np.array(HANDS["R"][0]) - across * (across @ np.array(HANDS["R"][0]))
    way /= np.linalg.norm(way)
    right = np.stack([way, across, -np.cross(way, across)], 1)
    return {"L": left, "R": right}


FRAMES = _hands()
"""Of each hand: the way it points, across to its thumb, out of its palm."""
KNUCKLES = {"L": np.array([0.5, -0.17, 1.03]) + FRAMES["L"][:, 0] * LENGTH, "R": GRIP - FRAMES["R"][:, 2] * PALM - FRAMES["R"][:, 0] * 0.012}
WRISTS = {side: KNUCKLES[side] - FRAMES[side][:, 0] * LENGTH for side in "LR"}


@cache
def mesh():
    """Vertices, triangles, joints of all but head and toes, and the posed body."""
    body = Body(MORPHS)
    v = body.pose(_aims(body) | _thumbs(body), _turns(body), SIZE, ROOT)
    bones = body.bone_of()
    names = np.array([joint_of(bone) for bone in bones])
    gone = np.array([bone.startswith((*HEAD, "toe", "foot")) for bone in bones])
    return *skin_mesh(v, body.quads[~gone[body.quads].all(1)], names, 1), body


def joint_of(bone):
    """Our joint for a bone of the base."""
    stem, side = (bone[:-2], bone[-2:]) if bone[-2:] in (".L", ".R") else (bone, "")
    joint = next((joint for start, joint in JOINTS.items() if stem.startswith(start)), "neck")
    return joint if joint in ("hips", "belly", "chest", "neck") else joint + side


def bones(side, finger):
    """The four places of a finger's bones, from its knuckle to its tip."""
    placed = mesh()[3].placed
    return [np.array(placed[f"finger{finger}-{b}.{side}"][0]) for b in (1, 2, 3)] + [np.array(placed[f"finger{finger}-3.{side}"][1])]


def _aims(body):
    aims = {
        "spine05": Aim((0, 0.065, 0.955), width=(1.1, 1.15, 1)),
        "spine04": Aim((0, 0.07, 1.05), width=(1.02, 1.0, 1)),
        "spine03": Aim((0, 0.065, 1.15), width=(1.05, 1.05, 1)),
        "spine02": Aim((0, 0.05, 1.28), width=(1.16, 1.28, 1)),
        "spine01": Aim((0, 0.015, 1.45), width=(1.18, 1.22, 1)),
        "neck01": Aim((0, -0.01, 1.49), width=(1.2, 1.2, 1)),
        "neck02": Aim((0, -0.04, 1.53), width=(1.15, 1.15, 1)),
        "neck03": Aim((0, -0.07, 1.575), width=(1.1, 1.1, 1)),
        "head": Aim(width=1.0),
    }
    for side in "LR":
        aims |= _arm(body, side) | _leg(side)
    return aims


def _placed(side, point):
    return np.array(point) * (1 if side == "L" else -1, 1, 1)


TWIST = {"L": (12, 22), "R": (18, 30)}
"""How far the forearm's two bones are turned in, in degrees; the hand itself is laid as `FRAMES` says."""


def _arm(body, side):
    turn = 1 if side == "L" else -1
    elbow, wrist = np.array(ELBOWS[side]), WRISTS[side]
    shoulder = _placed(side, SHOULDER)
    one, two = TWIST[side]
    rest = _rest_hand(body, side)
    facing = FRAMES[side] @ rest.T
    return {
        f"clavicle.{side}": Aim(_placed(side, (0.15, -0.01, 1.43)), width=1.15),
        f"shoulder01.{side}": Aim(shoulder, width=1.15),
        f"upperarm01.{side}": Aim((shoulder + elbow) / 2, width=(1.15, 1.2, 1)),
        f"upperarm02.{side}": Aim(elbow, width=(1.1, 1.15, 1)),
        f"lowerarm01.{side}": Aim((elbow + wrist) / 2, width=(1.3, 1.3, 1), twist=turn * one),
        f"lowerarm02.{side}": Aim(wrist, width=(1.35, 1.35, 1), twist=turn * two),
        f"wrist.{side}": Aim(width=1.5, facing=facing),
        **{f"metacarpal{n}.{side}": Aim(width=(1.65, 1.65, 1.5)) for n in (1, 2, 3, 4)},
    }


def _rest_hand(body, side):
    k = {n: body.head[f"finger{n}-1.{side}"] for n in (2, 3, 4, 5)}
    way = sum(k.values()) / 4 - body.head[f"wrist.{side}"]
    way /= np.linalg.norm(way)
    across = k[2] - k[5]
    across -= way * (across @ way)
    across /= np.linalg.norm(across)
    return np.stack([way, across, np.cross(way, across) * (1 if side == "L" else -1)], 1)


def _thumbs(body):
    """The right thumb closes over the fingers round the shaft; the left one stands off, half bent."""
    aims = {}
    for side, places in (("R", ((-0.055, 0.075, 0.05), (0.005, 0.062, 0.096), (0.052, 0.03, 0.1))), ("L", ((-0.05, 0.085, 0.03), (0.0, 0.105, 0.062), (0.045, 0.1, 0.085)))):
        axes = FRAMES[side]
        for bone, place in enumerate(places, 1):
            aims[f"finger1-{bone}.{side}"] = Aim(KNUCKLES[side] + axes @ np.array(place), width=1.65)
    return aims


def _leg(side):
    knee, hock, foot = map(np.array, LEGS[side])
    hip = _placed(side, HIP)
    return {
        f"pelvis.{side}": Aim(width=1.1),
        f"upperleg01.{side}": Aim((hip + knee) / 2, hip, (0.85, 0.92, 1)),
        f"upperleg02.{side}": Aim(knee, width=(0.86, 0.92, 1)),
        f"lowerleg01.{side}": Aim((knee + hock) / 2, width=(1.0, 1.05, 1)),
        f"lowerleg02.{side}": Aim(hock, width=(0.9, 0.95, 1)),
        f"foot.{side}": Aim((hock + foot) / 2, width=(0.8, 0.8, 1)),
    }


def _turns(body):
    """The fingers curl about the line of the knuckles."""
    turns = {"root": [((1, 0, 0), 8)]}
    for side, way in (("L", -1), ("R", 1)):
        knuckles = body.head[f"finger2-1.{side}"] - body.head[f"finger5-1.{side}"]
        for finger in range(2, 6):
            for bone, degrees in enumerate(CURL[side], 1):
                turns[f"finger{finger}-{bone}.{side}"] = [(knuckles, way * degrees)]
    return turns
