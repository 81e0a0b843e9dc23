"""Joints and poses.

A pose is a dictionary of channels. Every joint has one of its own name: its turn against its parent, three angles in
degrees about the figure's own axes (x: forward and down, y: over to its left, z: round to its left, all positive);
`NAME.pos` moves it, `NAME.let` (0 to 1) lets go of it: it comes to lie where `lies` says. A limb is three joints that reach for a place, such as a leg: its channel moves that place, so a foot
stays where it is while the body above it moves. Z is up, the figure looks along -Y, its left is +X.
"""

import math
from dataclasses import dataclass

import numpy as np

from sculpt.field import other_side, rotation


@dataclass(frozen=True)
class Limb:
    """Joints that reach: `upper` and `lower` bend so that `end` comes to its place.

    Channels of a limb NAME: `NAME`, the offset of its place; `.roll`, the end tilts forward over its tip (positive) or back
    over its heel; `.turn`, about the upright; `.free`, 1 lets the limb hang from the body instead; `.lean`, the tilt of
    the shank of a leg with a hock.
    """

    upper: str
    lower: str
    end: str
    shank: str | None = None
    pole: tuple | None = None
    """Which way the bend points; without one as it does at rest."""
    tip: float | None = 0.18
    """How far before the end joint it rolls over, and behind; without a tip (a hand) it turns about the joint itself."""
    heel: float = 0.1
    free: float = 0.0
    """What `.free` is where nothing else is said: arms hang, legs stand."""

    def across(self):
        """The limb of the other side."""
        names = (other_side(n) if n else None for n in (self.upper, self.lower, self.end, self.shank))
        pole = None if self.pole is None else (-self.pole[0], *self.pole[1:])
        return Limb(*names, pole, self.tip, self.heel, self.free)


def cross(a, b):
    """The cross product of two vectors; numpy's own is made for tables of them."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def unit(v):
    """The same way, one long."""
    return v / (math.sqrt(v @ v) + 1e-12)


def turn_by(vector):
    """The rotation about a vector by its length in radians."""
    angle = np.linalg.norm(vector)
    if angle < 1e-9:
        return np.eye(3)
    x, y, z = vector / angle
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(angle) * k + (1 - math.cos(angle)) * k @ k


def turn_between(a, b):
    """The rotation vector that turns one way into another."""
    a, b = unit(a), unit(b)
    axis = cross(a, b)
    sine = np.linalg.norm(axis)
    return axis * (math.atan2(sine, a @ b) / (sine + 1e-12))


def quaternion(m):
    """x, y, z, w of a rotation matrix."""
    w = math.sqrt(max(0.0, 1 + m[0, 0] + m[1, 1] + m[2, 2])) / 2
    if w > 0.05:
        q = np.array([m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1], 4 * w * w]) / (4 * w)
    else:
        i = int(np.argmax(np.diag(m)))
        j, k = (i + 1) % 3, (i + 2) % 3
        s = math.sqrt(max(1e-12, 1 + m[i, i] - m[j, j] - m[k, k])) * 2
        q = np.zeros(4)
        q[i], q[j], q[k], q[3] = s / 4, (m[j, i] + m[i, j]) / s, (m[k, i] + m[i, k]) / s, (m[k, j] - m[j, k]) / s
    return q / np.linalg.norm(q)


def between(a, b, share):
    """A rotation on the way from one to another."""
    if share <= 0:
        return a
    if share >= 1:
        return b
    x, y, z, w = quaternion(b @ a.T)
    s = math.sqrt(max(1e-12, 1 - w * w))
    return turn_by(np.array([x, y, z]) / s * 2 * math.acos(max(-1.0, min(1.0, abs(w)))) * math.copysign(1, w) * share) @ a


def _frame(along, across):
    along = unit(along)
    across = unit(across - along * (across @ along))
    return np.stack([along, across, cross(along, across)], 1)


class Skeleton:
    """Joints as `{name: (parent, place)}`, parents first; what ends in `.L` is there on the other side too."""

    def __init__(self, joints, limbs=None, drag=None, lies=None):
        self.parent, self.place = {}, {}
        for name, (parent, place) in joints.items():
            self._add(name, parent, place)
            if name.endswith(".L") and other_side(name) not in joints:
                self._add(other_side(name), other_side(parent), np.array(place) * (-1, 1, 1))
        self.names = sorted(self.place, key=self._depth)
        self.limbs = dict(limbs or {})
        for name, limb in (limbs or {}).items():
            if name.endswith(".L") and other_side(name) not in self.limbs:
                self.limbs[other_side(name)] = limb.across()
        self.drag = {}
        for name, spring in (drag or {}).items():
            self.drag[name] = spring
            if name.endswith(".L"):
                self.drag.setdefault(other_side(name), (np.array(spring[0]) * (-1, 1, 1), *spring[1:]))
        self.lies = dict(lies or {})
        """Where what is dropped comes to lie: its turn and its place, as `{name: (turn, place)}`."""
        self.sliding = ["root"]
        """Joints that clips move, not only turn."""

    def _add(self, name, parent, place):
        self.parent[name], self.place[name] = parent, np.array(place, float)

    def _depth(self, name):
        return 0 if self.parent[name] is None else 1 + self._depth(self.parent[name])

    def fit(self, low, across, up):
        """Follows a sculpture that was put on the ground and brought to its size."""
        self.place = {name: (place - (0, 0, low)) * (across, across, up) for name, place in self.place.items()}

    def offset(self, name):
        """Where a joint rests, from its parent."""
        parent = self.parent[name]
        return self.place[name] - (self.place[parent] if parent else 0)

    def solve(self, pose):
        """Every joint's rotation and place."""
        out, forced = {}, {}
        reaching = {limb.upper: name for name, limb in self.limbs.items()}
        for name in self.names:
            parent = self.parent[name]
            above, there = out[parent] if parent else (np.eye(3), np.zeros(3))
            head = there + above @ (self.offset(name) + np.asarray(pose.get(name + ".pos", (0, 0, 0)), float))
            turned = above @ rotation(pose[name]) if name in pose else above
            if name in forced:
                goal, share = forced[name]
                turned = between(turned, goal, share)
            if name + ".drag" in pose:
                turned = turn_by(np.asarray(pose[name + ".drag"])) @ turned
            if name in reaching:
                turned = self._reach(reaching[name], pose, above, turned, head, forced)
            let = float(np.ravel(pose.get(name + ".let", 0))[0])
            if let > 0:
                turn, place = self.lies[name]
                turned, head = between(turned, rotation(turn), let), head * (1 - let) + np.array(place) * let
            out[name] = turned, head
        return out

    def _reach(self, name, pose, above, turned, head, forced):
        limb = self.limbs[name]
        hold = 1 - float(np.ravel(pose.get(name + ".free", limb.free))[0])
        if hold <= 0.001:
            return turned
        get = lambda part, rest: np.asarray(pose.get(f"{name}.{part}", rest), float)
        roll, turn = float(np.ravel(get("roll", 0))[0]), float(np.ravel(get("turn", 0))[0])
        end = self.place[limb.end]
        flat = rotation((roll, 0, 0))
        pivot = np.zeros(3) if limb.tip is None else np.array([0, -limb.tip if roll > 0 else limb.heel, -end[2]])
        goal = end + np.asarray(pose.get(name, (0, 0, 0)), float) + pivot - flat @ pivot
        planted = rotation((0, 0, turn)) @ flat
        wrist, last = end, limb.end
        if limb.shank:
            lean = rotation((0, 0, turn)) @ rotation((float(np.ravel(get("lean", 0.6 * roll))[0]), 0, 0))
            wrist, last = self.place[limb.shank], limb.shank
            goal = goal + lean @ (wrist - end)
            forced[limb.shank] = lean, hold
        forced[limb.end] = planted, hold if not limb.free or name + ".roll" in pose or name + ".turn" in pose else 0.0
        a, b, c = self.place[limb.upper], self.place[limb.lower], wrist
        one, two = np.linalg.norm(b - a), np.linalg.norm(c - b)
        below = turned @ rotation(pose[limb.lower]) if limb.lower in pose else turned
        hanging = head + turned @ (b - a) + below @ (c - b)
        goal = hanging * (1 - hold) + goal * hold
        way = goal - head
        far = min(max(np.linalg.norm(way), abs(one - two) + 1e-3), (one + two) * 0.998)
        way = unit(way)
        rest_pole = np.array(limb.pole, float) if limb.pole else (b - a) - unit(c - a) * ((b - a) @ unit(c - a))
        bend = above @ unit(rest_pole) + get("pole", (0, 0, 0))
        bend = hold * bend + (1 - hold) * unit(turned @ (b - a) - (hanging - head) * 0.5)
        bend = unit(bend - way * (bend @ way))
        cosine = (one * one + far * far - two * two) / (2 * one * far)
        knee = head + way * cosine * one + bend * math.sqrt(max(0.0, 1 - cosine * cosine)) * one
        across, rested = cross(bend, way), cross(b - a, c - b)
        if np.linalg.norm(rested) < 0.02 * one * two:
            rested = cross(rest_pole, c - a)
        forced[limb.lower] = _frame(head + way * far - knee, across) @ _frame(c - b, rested).T, 1.0
        return _frame(knee - head, across) @ _frame(b - a, rested).T


def skin(skeleton, model, solved):
    """The model's vertices in a pose."""
    turns = np.stack([solved[n][0] for n in skeleton.names])
    shifts = np.stack([solved[n][1] - solved[n][0] @ skeleton.place[n] for n in skeleton.names])
    t = (turns[model.joints] * model.shares[:, :, None, None]).sum(1)
    s = (shifts[model.joints] * model.shares[:, :, None]).sum(1)
    return np.einsum("nij,nj->ni", t, model.position) + s
