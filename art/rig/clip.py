"""Clips: poses in time.

`Clip` is keyed like a puppet's sheet, `[(seconds, pose), …]`: what a pose does not mention flows on between its
neighbours. `Clip.round` is a loop, given as a function of its share, 0 to 1. After the keys come the springs: channels
that lag and swing over, and limp joints (`Skeleton.drag`) that trail behind whatever carries them.
"""

import math
from dataclasses import replace

import numpy as np
from scipy.interpolate import PchipInterpolator

from .skeleton import quaternion, skin, turn_between


LYING = ("death", "crumple")
"""Clips at whose end a body lies."""

SAG, TOUCHING = 0.30, 5
"""How far a fallen body sags at most, in sculpting units, and how many parts of it are to touch the table."""


def sag(skeleton, model, solved, weight):
    """Lets a body that lies on one rigid part sink until more of it touches; what would go through the table is pressed up
    into the body. `weight` is how far it has come to lie, 0 to 1."""
    if weight <= 0:
        return
    main = model.joints[np.arange(len(model.joints)), model.shares.argmax(1)]
    heights = skin(skeleton, model, solved)[:, 2]
    lowest = {joint: heights[main == i].min() for i, joint in enumerate(skeleton.names) if (main == i).any()}
    depth = min(SAG, sorted(lowest.values())[min(TOUCHING, len(lowest)) - 1]) * weight
    for joint, (turn, place) in solved.items():
        pressed = max(0.0, depth - max(0.0, lowest.get(joint, depth)))
        solved[joint] = turn, place + (0, 0, pressed - depth)
    # The model has more vertices than its outermost: a little air for those.
    rest = skin(skeleton, model, solved)[:, 2].min() - 0.006 * weight
    if rest < 0:
        for joint, (turn, place) in solved.items():
            solved[joint] = turn, place + (0, 0, -rest)


def pose(skeleton, **channels):
    """A pose. Underscores stand for dots; a name without a side holds for both sides, mirrored; one number is the first."""
    out = {}
    known = set(skeleton.names) | set(skeleton.limbs)
    for key, value in channels.items():
        name, _, part = key.replace("_", ".").partition(".")
        if part[:2] in ("L.", "R.") or part in ("L", "R"):
            name, part = f"{name}.{part[0]}", part[2:]
        scalar = part in ("roll", "turn", "free", "lean", "let") or name == "settle"
        value = float(value) if scalar else np.array([value, 0, 0] if np.isscalar(value) else value, float)
        tail = f".{part}" if part else ""
        if name in known or name == "settle":
            out[name + tail] = value
            continue
        left, right = name + ".L", name + ".R"
        assert left in known, f"there is nothing named {name}"
        out[left + tail] = value
        if scalar:
            out[right + tail] = -value if part == "turn" else value
        else:
            moves = part in ("pos", "pole") or (not part and left in skeleton.limbs)
            out[right + tail] = value * ((-1, 1, 1) if moves else (1, -1, -1))
    return out


class Clip:
    """One clip, ready to be solved."""

    RATE = 24

    def __init__(self, skeleton, name, length, keys, contact=None, steps=(), weapon=None, holds=False, springs=None):
        self.name, self.loops = name, False
        self.contact, self.steps, self.weapon = contact, list(steps), weapon
        self.lies = name in LYING
        self.frames = round(length * self.RATE) + 1
        sheet = {}
        for time, channels in keys:
            for channel, value in pose(skeleton, **channels).items():
                sheet.setdefault(channel, {})[time] = value
        self.tracks = {c: self._flow(c, sorted(k.items()), length, holds, skeleton) for c, k in sheet.items()}
        for channel, (frequency, damping) in (springs or {}).items():
            for one in (channel,) if channel in self.tracks else (channel + ".L", channel + ".R"):
                if one in self.tracks:
                    self.tracks[one] = spring(self.tracks[one], frequency, damping, self.RATE)

    @classmethod
    def round(cls, skeleton, name, length, at, steps=()):
        """A loop: `at` gives the pose at a share of it."""
        clip = cls(skeleton, name, length, [], steps=steps)
        clip.loops = True
        poses = [pose(skeleton, **at(i / (clip.frames - 1))) for i in range(clip.frames)]
        clip.tracks = {c: np.array([p[c] for p in poses]) for c in poses[0]}
        return clip

    @property
    def length(self):
        """Seconds."""
        return (self.frames - 1) / self.RATE

    def _flow(self, channel, keys, length, holds, skeleton):
        """From rest through the keys and, unless the last pose is held, back to rest."""
        name, _, part = channel.rpartition(".")
        rest = keys[0][1] * 0 + (skeleton.limbs[name].free if part == "free" else 0)
        if keys[0][0] > 0:
            keys = [(0.0, rest), *keys]
        if not holds and keys[-1][0] < length - 1e-6:
            keys = [*keys, (length, rest)]
        times, values = [k[0] for k in keys], np.array([k[1] for k in keys])
        if len(times) == 1:
            return np.repeat(values, self.frames, 0)
        at = np.clip(np.arange(self.frames) / self.RATE, times[0], times[-1])
        return PchipInterpolator(times, values)(at)

    def add(self, skeleton, at):
        """Lays more on top: `at` gives channels at a share of the clip; what is there already is added to."""
        poses = [pose(skeleton, **at(i / (self.frames - 1))) for i in range(self.frames)]
        for channel in poses[0]:
            more = np.array([p[channel] for p in poses])
            self.tracks[channel] = self.tracks[channel] + more if channel in self.tracks else more
        return self

    def solve(self, skeleton, model):
        """Turns and shifts of every joint in every frame, with nothing below the table; `model` may be its `outermost`
        vertices."""
        tracks = dict(self.tracks)
        settle = tracks.pop("settle", np.zeros(self.frames))
        at = lambda i: {c: v[i] for c, v in tracks.items()}
        if skeleton.drag:
            solved = [skeleton.solve(at(i)) for i in range(self.frames)]
            for joint, (tip, gain, frequency, damping) in skeleton.drag.items():
                heads = np.array([s[joint][1] for s in solved])
                arms = np.array([s[joint][0] @ np.array(tip, float) for s in solved])
                late = spring(heads + arms, frequency, damping, self.RATE, self.loops)
                swing = np.array([turn_between(a, b - h) for a, b, h in zip(arms, late, heads)]) * gain
                size = np.linalg.norm(swing, axis=1, keepdims=True)
                tracks[joint + ".drag"] = swing * np.tanh(size / 0.8) * 0.8 / np.maximum(size, 1e-9)
        self.solved = [skeleton.solve(at(i)) for i in range(self.frames)]
        lowest = np.array([skin(skeleton, model, s)[:, 2].min() for s in self.solved])
        lift = np.where(lowest < 0, -lowest, -lowest * np.ravel(settle))
        self.lifted = lift.max()
        for solved, up in zip(self.solved, lift):
            for joint, (turn, place) in solved.items():
                solved[joint] = turn, place + (0, 0, up)
        if self.lies:
            for solved, weight in zip(self.solved, np.ravel(settle)):
                sag(skeleton, model, solved, weight)
        self.turns, self.shifts = {}, {}
        for joint in skeleton.names:
            parent = skeleton.parent[joint]
            above = lambda s: s[parent] if parent else (np.eye(3), np.zeros(3))
            turns = [quaternion(above(s)[0].T @ s[joint][0]) for s in self.solved]
            for i in range(1, len(turns)):
                if turns[i] @ turns[i - 1] < 0:
                    turns[i] = -turns[i]
            self.turns[joint] = np.array(turns)
            shifts = [above(s)[0].T @ (s[joint][1] - above(s)[1]) - skeleton.offset(joint) for s in self.solved]
            self.shifts[joint] = np.array(shifts)
        return self


def outermost(model, names):
    """The vertices of a model that can be lowest in a pose: those farthest out on each joint, whichever way it turns."""
    ways = np.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) != (0, 0, 0)], float)
    ways = np.vstack([ways, ways[:, [1, 2, 0]] * (0.4, 1, 1), ways * (1, 0.4, 1)])
    main = model.joints[np.arange(len(model.joints)), model.shares.argmax(1)]
    kept = set(range(0, len(main), 6))  # and some of all the others: where joints share a vertex, it may come out farther
    for joint in range(len(names)):
        own = np.nonzero(main == joint)[0]
        if len(own):
            kept |= set(own[(model.position[own] @ ways.T).argmax(0)])
    some = np.array(sorted(kept))
    return replace(model, position=model.position[some], joints=model.joints[some], shares=model.shares[some])


def spring(track, frequency, damping, rate, loops=False):
    """A track as something elastic follows it: late, and a little beyond."""
    track = np.asarray(track, float)
    fine, w = 4, 2 * math.pi * frequency
    step = 1 / rate / fine
    x, v = track[0].copy(), track[0] * 0
    for _ in range(4 if loops else 1):
        out = []
        for i in range(len(track)):
            out.append(x.copy())
            a, b = track[i], track[min(i + 1, len(track) - 1)]
            for k in range(fine):
                v = v + step * (w * w * (a + (b - a) * (k / fine) - x) - 2 * damping * w * v)
                x = x + step * v
        if loops:
            x = out[-1].copy()
    out = np.array(out)
    if loops:
        out[-1] = out[0]
    return out
