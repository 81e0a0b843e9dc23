"""The anatomy under the savrip's face: the base mesh's head, morphed and warped into a brute's."""

from functools import cache

import numpy as np

from creatures.savrip_body import HEAD as SKULL
from sculpt.body import Body, skin_mesh

MORPHS = {
    "macrodetails/caucasian-male-old": 0.5, "macrodetails/caucasian-male-young": 0.5, "macrodetails/universal-male-young-maxmuscle-averageweight": 1.0,
    "head/head-age-incr": 0.8, "head/head-square": 0.8, "nose/nose-flaring-incr": 1.0, "nose/nose-scale-horiz-incr": 1.0, "nose/nose-volume-incr": 0.7,
    "nose/nose-width1-incr": 1.0, "nose/nose-width3-incr": 1.0, "nose/nose-compression-compress": 0.6, "nose/nose-base-up": 0.6, "nose/nose-nostrils-width-incr": 1.0,
    "eyebrows/eyebrows-trans-forward": 0.6, "eyebrows/eyebrows-trans-up": 0.5, "eyebrows/eyebrows-angle-down": 0.8, "forehead/forehead-trans-backward": 1.0,
    "chin/chin-width-incr": 1.0, "chin/chin-prognathism-incr": 1.2, "chin/chin-bones-incr": 1.0, "chin/chin-prominent-incr": 0.5,
    "cheek/l-cheek-bones-incr": 1.3, "cheek/r-cheek-bones-incr": 1.3, "cheek/l-cheek-inner-decr": 0.6, "cheek/r-cheek-inner-decr": 0.6,
    "mouth/mouth-scale-horiz-incr": 1.2, "mouth/mouth-lowerlip-volume-incr": 0.8, "mouth/mouth-laugh-lines-in": 1.0, "mouth/mouth-angles-down": 0.8,
    "eyes/l-eye-bag-incr": 1.0, "eyes/r-eye-bag-incr": 1.0, "eyes/l-eye-height1-incr": 1.0, "eyes/r-eye-height1-incr": 1.0, "eyes/l-eye-height2-incr": 1.0, "eyes/r-eye-height2-incr": 1.0, "eyes/l-eye-height3-incr": 0.7, "eyes/r-eye-height3-incr": 0.7, "eyes/l-eye-scale-incr": 1.0, "eyes/r-eye-scale-incr": 1.0, "eyes/l-eye-push1-out": 0.6, "eyes/r-eye-push1-out": 0.6, "eyes/l-eye-corner2-up": 0.8, "eyes/r-eye-corner2-up": 0.8,
    "expression/units/caucasian/eyebrows-left-down": 0.6, "expression/units/caucasian/eyebrows-right-down": 0.6,
    "expression/units/caucasian/nose-left-elevation": 0.8, "expression/units/caucasian/nose-right-elevation": 0.8,
    "expression/units/caucasian/nose-compression": 0.8, "expression/units/caucasian/mouth-upward-retraction": 0.5,
}  # fmt: skip
HEAD = (*SKULL, "neck03", "neck02")
LOWER = ("jaw", "oris01", "oris02", "oris06", "oris07", "special04", "tongue")
OPEN = 17
"""How far the jaw hangs, in degrees."""
BETWEEN_EARS = (0, 0.09, -0.012)
"""From the middle of the eyes, in the base mesh's measure."""
SIZE = np.array([1.95, 1.8, 1.62])
PLACE = np.array([0, -0.4, 0.945])
"""Where the point between the ears comes to lie."""


def _ease(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def warp(p, middle):
    """From a man's head, in the base mesh's measure, to a brute's: a low sloping crown, a jaw wider than the skull, a muzzle."""
    q = p - middle
    x, y, z = q.T.copy()
    front = _ease((-y - 0.02) / 0.07)
    crown = np.maximum(z - 0.055, 0)
    z = z - 0.62 * crown
    y = y + 0.5 * crown
    low = _ease((0.0 - z) / 0.07)
    y = np.where(y > 0, y * 0.72, y)
    x = x * (1 + 0.3 * low - 0.1 * _ease((z - 0.04) / 0.05))
    muzzle = np.exp(-(((z + 0.055) / 0.045) ** 2)) * front * np.exp(-((x / 0.06) ** 2))
    y = y - 0.035 * muzzle
    y = y - 0.02 * low * front
    return np.column_stack([x, y, z]) * SIZE + PLACE


@cache
def mesh():
    """Vertices, triangles, joints; the middle of the left eye."""
    body = Body(MORPHS)
    v = body.pose({}, {"jaw": [((1, 0, 0), OPEN)]}, at=body.head["root"])
    eyes = {side: body.groups[f"joint-{side}-eye"] for side in "lr"}
    middle = body.v[np.concatenate(list(eyes.values()))].mean(0) + BETWEEN_EARS
    v = warp(v, middle)
    bones = body.bone_of()
    names = np.where([bone.startswith(LOWER) for bone in bones], "jaw", "head")
    headed = np.array([bone.startswith(HEAD) for bone in bones])
    return *skin_mesh(v, body.quads[headed[body.quads].all(1)], names, 2), v[eyes["l"]].mean(0)
