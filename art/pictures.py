"""Pictures of the eight: a contact sheet to judge them by, and their portraits."""

import math
import re

import numpy as np
from PIL import Image

from sculpt import look
from sculpt.figure import Model

ORDER = ("strider", "monnok", "molator", "savrip", "ngok", "klorslug", "houjix", "ghhhk")
"""Tallest first."""
ELEVATION, FOV, DISTANCE = 31, 30, 3.9
"""The match camera."""


def _number(text, field):
    return float(re.search(rf"\b{field}:\s*([\d.]+)", text)[1])


def _tint(text):
    values = re.search(r"\btint:\s*\(([^)]*)\)", text)[1].split(",")
    return [float(v) for v in values if v.strip()]


def _posed(folder, name, scale=None):
    """A creature standing as it stands at rest, at table size."""
    model = Model(folder / name / "model.glb")
    figure = model.pose("idle" if "idle" in model.clips else None)
    data = folder / name / "creature.ron"
    figure.position = figure.position * (scale or (_number(data.read_text(), "scale") if data.is_file() else 0.2))
    return figure


def _orbit(azimuth, elevation, distance, height):
    a, e = math.radians(azimuth), math.radians(elevation)
    return (distance * math.sin(a) * math.cos(e), height + distance * math.sin(e), distance * math.cos(a) * math.cos(e)), (0, height, 0)


def sheet(folder, path):
    """Rows: clay from in front, from the side, from behind; outlines from the same three sides; at match size in grey."""
    rows = []
    figures = [_posed(folder, n) for n in ORDER if (folder / n / "model.glb").is_file()]
    for mode, ground in ((look.CLAY, 0.12), (look.OUTLINE, 1.0)):
        for azimuth in (25, 100, 205):
            eye, target = _orbit(azimuth, ELEVATION, DISTANCE, 0.18)
            rows.append(np.concatenate([_over(look.render([f], (230, 250), eye, target, 7.4, mode), ground) for f in figures], 1))
    eye, target = _orbit(25, ELEVATION, DISTANCE, 0.18)
    small = np.concatenate([_over(look.render([f], (115, 125), eye, target, 7.4 * 1.16, look.CLAY), 0.12) for f in figures], 1)
    rows.append(np.pad(small, ((0, 0), (0, rows[0].shape[1] - small.shape[1]), (0, 0))))
    Image.fromarray((np.concatenate(rows) * 255).astype(np.uint8)).save(path)


def _over(picture, ground):
    return picture[..., :3] * picture[..., 3:] + ground * (1 - picture[..., 3:])


def portraits(folder, size=256):
    """Writes `portrait.png` for every creature, in its tint on a transparent ground."""
    for name in ORDER:
        figure = _posed(folder, name)
        middle = (figure.position.min(0) + figure.position.max(0)) / 2
        figure.position = figure.position - middle
        eye, target = _orbit(28, 12, 4.0, 0)
        reach = np.abs(figure.position[:, [0, 1]]).max() * 1.18
        tint = _tint((folder / name / "creature.ron").read_text())
        picture = look.render([figure], (size, size), eye, target, 2 * math.degrees(math.atan(reach / 4.0)), look.LIGHT, [tint], over=3)
        Image.fromarray((np.clip(picture, 0, 1) * 255).astype(np.uint8)).save(folder / name / "portrait.png", optimize=True)
