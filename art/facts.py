"""Writes what follows from a figure's model and clips into its `creature.ron`; the rest of the file stays as it is."""

import numpy as np

from sculpt.figure import Model
from sculpt.glb import upright

SCALE = 0.2
"""From sculpting units to table radii."""


def update(path, creature, clips, model):
    """Brings sizes, clips, marks and blows up to date."""
    figure = Model(model)
    idle = figure.places("idle")
    rest = np.concatenate([idle(t) for t in np.arange(0, figure.length("idle"), 0.25)]) * SCALE
    by_name = {clip.name: clip for clip in clips}
    entries = {
        "height": f"{rest[:, 1].max():.3f}",
        "footprint": f"{np.ceil(np.hypot(rest[:, 0], rest[:, 2]).max() * 1000) / 1000:.3f}",
        "pace": f"{creature.PACE * SCALE:.3f}",
        "touches": _table("[", [_touch(creature.SKELETON, joint) for joint in creature.TOUCHES], "]"),
        "clips": _table("{", [f'{c.name}: "{c.name}"' for c in clips], "}"),
        "steps": _table("{", [f"{c.name}: [{', '.join(f'{t:g}' for t in c.steps)}]" for c in clips if c.steps], "}"),
        "blows": _table("{", [_blow(creature, by_name[n], m) for n, m in creature.BLOWS.items()], "}"),
    }
    text = path.read_text()
    for name, value in entries.items():
        text = _replace(text, name, value)
    path.write_text(text)


def _table(opened, lines, closed):
    return opened + "\n" + "".join(f"        {line},\n" for line in lines) + "    " + closed


def _point(p):
    return "(" + ", ".join(f"{v + 0.0:.3f}" for v in p) + ")"


def _touch(skeleton, joint):
    """The place under a joint where it meets the table, in the joint's own space."""
    return f'(joint: "{joint}", point: {_point((0, -skeleton.place[joint][2], 0))})'


def _blow(creature, clip, motion):
    joint, tip = clip.weapon
    turn, place = clip.solved[min(round(clip.contact * clip.RATE), clip.frames - 1)][joint]
    weapon = upright(place + turn @ np.array(tip, float)) * SCALE
    return f"{clip.name}: (motion: {motion}, contact: {clip.contact:g}, length: {clip.length:.2f}, weapon: {_point(weapon)})"


def _replace(text, name, value):
    """Puts a value in place of the one that a top-level field has; new fields go before `blows`."""
    lines = text.split("\n")
    start = next((i for i, line in enumerate(lines) if line.startswith(f"    {name}:")), None)
    if start is None:
        end = start = next(i for i, line in enumerate(lines) if line.startswith("    blows:"))
    elif lines[start].rstrip().endswith(("[", "{", "(")):
        end = next(i for i in range(start, len(lines)) if lines[i].rstrip() in ("    ],", "    },", "    ),")) + 1
    else:
        end = start + 1
    return "\n".join([*lines[:start], f"    {name}: {value},", *lines[end:]])
